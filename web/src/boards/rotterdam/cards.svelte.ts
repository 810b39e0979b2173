/** Cards and cargo that change places: from a harbour, a pile, a ship or a hand to another. */
import { pace } from "../../lib/settings.svelte";
import type { Line, Table } from "../../lib/table.svelte";
import { type Edition, harbourOf, type View } from "./position";

export interface Card {
  id: number;
  from: string; // where, as a selector within the board
  to: string;
  kind: "product" | "back" | "mission" | "transport" | "raw";
  name: string;
  wait: number;
  length: number;
}

type Way = Pick<Card, "from" | "to" | "kind" | "name">;

const LENGTH = 400;
const APART = 90;
const hand = (seat: unknown) => `[data-seat="${seat}"]`;
const harbour = (name: unknown) => `[data-place="harbour.${name}"]`;
const ship = (at: unknown) => `[data-place="position.${at}"], [data-place="start.${at}"]`;
const stock = (raw: string) => `[data-place="raw.${raw}"]`;
const pile = (name: string) => `[data-pile="${name}"]`;

export class Cards {
  flying = $state.raw<Card[]>([]);
  #last = 0;

  constructor(table: Table, edition: () => Edition | null) {
    $effect(() => table.listen((line, before) => this.#show(line, before, edition())));
  }

  #show(line: Line, before: View | null, edition: Edition | null): void {
    const length = pace(LENGTH);
    if (!edition || !before || length === 0 || document.hidden) return;
    const ways = line.events.flatMap(({ kind, data }) => [
      ...card(edition, kind, data),
      ...cargo(before, kind, data),
    ]);
    const cards = ways.map((one, index) => {
      this.#last += 1;
      return { ...one, id: this.#last, wait: pace(APART) * index, length };
    });
    if (cards.length === 0) return;
    this.flying = [...this.flying, ...cards];
    const landed = new Set(cards.map((card) => card.id));
    setTimeout(
      () => {
        this.flying = this.flying.filter((card) => !landed.has(card.id));
      },
      length + pace(APART) * cards.length,
    );
  }
}

function card(edition: Edition, kind: string, data: Record<string, unknown>): Way[] {
  const own = hand(data.seat);
  const name = String(data.product ?? data.harbour ?? data.card ?? data.mission ?? "");
  switch (kind) {
    case "product":
      return [{ from: harbour(harbourOf(edition, name)), to: own, kind: "product", name }];
    case "product back":
      return [{ from: harbour(name), to: own, kind: "back", name }];
    case "card":
      return [{ from: pile("deck"), to: own, kind: "transport", name }];
    case "mission":
      return [{ from: pile("missions"), to: own, kind: "mission", name }];
    case "handed":
      return [{ from: own, to: hand(data.to), kind: "product", name }];
    case "handed back":
      return [{ from: own, to: hand(data.to), kind: "back", name }];
    case "spent":
      return [{ from: own, to: harbour(harbourOf(edition, name)), kind: "product", name }];
    case "played":
      return [{ from: own, to: pile("deck"), kind: "transport", name }];
  }
  return [];
}

function cargo(before: View, kind: string, data: Record<string, unknown>): Way[] {
  const load = (at: unknown) => before.water.find((one) => one.at === at)?.load ?? "empty";
  const move = (from: string, to: string, name: string): Way => ({ from, to, kind: "raw", name });
  switch (kind) {
    case "unloaded":
      if (data.load === "empty") return [];
      return [move(harbour(data.harbour), stock(data.load as string), data.load as string)];
    case "swapped":
      return [
        move(ship(data.first), ship(data.second), load(data.first)),
        move(ship(data.second), ship(data.first), load(data.second)),
      ];
    case "stolen":
      return [move(ship(data.start), ship(data.end), load(data.start))];
    case "seized":
      return [move(ship(data.position), stock(data.raw as string), data.raw as string)];
  }
  return [];
}
