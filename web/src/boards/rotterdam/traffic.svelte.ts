/** Ships under way: what just happened on the water, shown as it happened. */
import type { Happened } from "../../lib/server";
import { pace } from "../../lib/settings.svelte";
import type { Table } from "../../lib/table.svelte";
import type { Ship, View } from "./position";

interface Passage {
  from: string | null; // null: from the sea
  to: string;
  colour: string | undefined;
  owner: number;
  load: string;
}

export interface Voyage extends Passage {
  id: number;
  wait: number;
  length: number;
}

const LENGTH = 380;
const WAKE = 2400; // how long one sees where a ship came from

export class Traffic {
  voyages = $state.raw<Voyage[]>([]);
  wakes = $state.raw<Voyage[]>([]);
  hidden = $state.raw(new Set<string>()); // where a ship has yet to arrive
  recent = $state.raw<Passage[]>([]); // by others, since the viewer's own last decision
  #arrivals = new Map<string, number>();
  #last = 0;

  constructor(table: Table) {
    $effect(() =>
      table.listen((line, before: View | null) => {
        if (line.kind !== "decide") return;
        const found = before ? passages(before, line.events) : [];
        this.recent = line.seat === table.viewer ? [] : [...this.recent, ...found];
        if (pace(LENGTH) && !document.hidden) for (const passage of found) this.#sail(passage);
      }),
    );
  }

  /** Show once more what the others did, one ship after the other. */
  again(): void {
    const length = pace(LENGTH) || LENGTH;
    this.recent.forEach((passage, index) => {
      this.#start(passage, index * length, length);
    });
  }

  /** A ship that has not arrived yet leaves when it has. */
  #sail(passage: Passage): void {
    const now = performance.now();
    const length = pace(LENGTH);
    const begin = Math.max(now, (passage.from && this.#arrivals.get(passage.from)) || 0);
    this.#arrivals.set(passage.to, begin + length);
    this.hidden = new Set([...this.hidden, passage.to]);
    this.#start(passage, begin - now, length);
  }

  #start(passage: Passage, wait: number, length: number): void {
    this.#last += 1;
    const voyage = { ...passage, id: this.#last, wait, length };
    this.voyages = [...this.voyages, voyage];
    setTimeout(() => this.#arrive(voyage), wait + length);
  }

  #arrive(voyage: Voyage): void {
    this.voyages = this.voyages.filter((one) => one.id !== voyage.id);
    this.wakes = [...this.wakes, voyage];
    setTimeout(() => {
      this.wakes = this.wakes.filter((one) => one.id !== voyage.id);
    }, WAKE);
    if (this.voyages.some((one) => one.to === voyage.to)) return;
    this.hidden = new Set([...this.hidden].filter((one) => one !== voyage.to));
  }
}

function passages(before: View, events: Happened[]): Passage[] {
  const afloat = new Map<string, Ship>(before.water.map((ship) => [ship.at, ship]));
  const found: Passage[] = [];
  let colour: string | undefined = before.sailing?.colour;
  for (const { kind, data } of events) {
    if (kind === "called") colour = data.colour as string;
    if (kind === "launched") {
      const [to, owner] = [data.position as string, data.seat as number];
      const load = data.load as string;
      afloat.set(to, { at: to, owner, load });
      found.push({ from: null, to, colour, owner, load });
    }
    if (kind === "sailed") {
      const [from, to] = [data.start as string, data.end as string];
      const { owner, load } = afloat.get(from) ?? { owner: data.seat as number, load: "empty" };
      afloat.delete(from);
      afloat.set(to, { at: to, owner, load });
      found.push({ from, to, colour, owner, load });
    }
  }
  return found;
}
