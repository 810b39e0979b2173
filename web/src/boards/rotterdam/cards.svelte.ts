/** Cards that change places: from a harbour, a pile or a hand to a hand. */
import { pace } from "../../lib/settings.svelte";
import type { Line, Table } from "../../lib/table.svelte";
import { type Edition, harbourOf } from "./position";

export interface Card {
  id: number;
  from: string; // where, as a selector within the board
  to: string;
  kind: "product" | "back" | "mission" | "transport";
  name: string;
  wait: number;
  length: number;
}

type Way = Pick<Card, "from" | "to" | "kind" | "name">;

const LENGTH = 400;
const APART = 90;
const hand = (seat: unknown) => `[data-seat="${seat}"]`;
const harbour = (name: unknown) => `[data-place="harbour.${name}"]`;
const pile = (name: string) => `[data-pile="${name}"]`;

export class Cards {
  flying = $state.raw<Card[]>([]);
  #last = 0;

  constructor(table: Table, edition: () => Edition | null) {
    $effect(() => table.listen((line) => this.#show(line, edition())));
  }

  #show(line: Line, edition: Edition | null): void {
    const length = pace(LENGTH);
    if (!edition || length === 0 || document.hidden) return;
    const ways = line.events
      .map(({ kind, data }) => way(edition, kind, data))
      .filter((one) => one !== null);
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

function way(edition: Edition, kind: string, data: Record<string, unknown>): Way | null {
  const to = hand(data.seat);
  const name = String(data.product ?? data.harbour ?? data.card ?? data.mission ?? "");
  switch (kind) {
    case "product":
      return { from: harbour(harbourOf(edition, name)), to, kind: "product", name };
    case "product back":
      return { from: harbour(name), to, kind: "back", name };
    case "card":
      return { from: pile("deck"), to, kind: "transport", name };
    case "mission":
      return { from: pile("missions"), to, kind: "mission", name };
    case "handed":
      return { from: to, to: hand(data.to), kind: "product", name };
    case "handed back":
      return { from: to, to: hand(data.to), kind: "back", name };
    case "spent":
      return { from: to, to: harbour(harbourOf(edition, name)), kind: "product", name };
    case "played":
      return { from: to, to: pile("deck"), kind: "transport", name };
  }
  return null;
}
