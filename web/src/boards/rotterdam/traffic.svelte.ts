/** Ships and cards on the move: what just happened, shown as it happened. */
import { pace } from "../../lib/settings.svelte";
import type { Line, Table } from "../../lib/table.svelte";
import type { Ship, View } from "./position";

export interface Passage {
  id: number;
  from: string | null; // null: from the sea
  to: string;
  colour: string | undefined;
  owner: number;
  load: string;
  wait: number;
  length: number;
}

const LENGTH = 380;
const WAKE = 2400; // how long one sees where a ship came from

export class Traffic {
  flights = $state.raw<Passage[]>([]);
  wakes = $state.raw<Passage[]>([]);
  hidden = $state.raw(new Set<string>());
  #arrivals = new Map<string, number>();
  #last = 0;

  constructor(table: Table) {
    $effect(() => table.listen((line, before, after) => this.#show(line, before, after)));
  }

  #show(line: Line, before: View | null, after: View | null): void {
    if (!before || !after || pace(LENGTH) === 0 || document.hidden) return;
    const afloat = new Map<string, Ship>(before.water.map((ship) => [ship.at, ship]));
    let colour: string | undefined;
    for (const { kind, data } of line.events) {
      if (kind === "called") colour = data.colour as string;
      if (kind === "launched") {
        const ship = {
          at: data.position as string,
          owner: data.seat as number,
          load: data.load as string,
        };
        afloat.set(ship.at, ship);
        this.#sail(ship, null, ship.at);
      }
      if (kind === "sailed") {
        const [start, end] = [data.start as string, data.end as string];
        const ship = afloat.get(start);
        if (!ship) continue;
        afloat.delete(start);
        afloat.set(end, { ...ship, at: end });
        this.#sail(ship, start, end, colour ?? before.sailing?.colour);
      }
    }
  }

  #sail(ship: Ship, from: string | null, to: string, colour?: string): void {
    const now = performance.now();
    const length = pace(LENGTH);
    const begin = Math.max(now, (from && this.#arrivals.get(from)) || 0);
    this.#arrivals.set(to, begin + length);
    this.#last += 1;
    const { owner, load } = ship;
    const flight = { id: this.#last, from, to, colour, owner, load, wait: begin - now, length };
    this.flights = [...this.flights, flight];
    this.hidden = new Set([...this.hidden, to]);
    setTimeout(() => this.#arrive(flight.id, to), begin - now + length);
  }

  #arrive(id: number, to: string): void {
    const arrived = this.flights.filter((flight) => flight.id === id);
    this.flights = this.flights.filter((flight) => flight.id !== id);
    this.wakes = [...this.wakes, ...arrived];
    setTimeout(() => {
      this.wakes = this.wakes.filter((wake) => wake.id !== id);
    }, WAKE);
    if (this.flights.some((flight) => flight.to === to)) return;
    this.hidden = new Set([...this.hidden].filter((one) => one !== to));
  }
}
