/** What a choice would do on the water, asked of the server before anything is decided. */
import type { Picker } from "../../lib/picker.svelte";
import type { Choice, Happened } from "../../lib/server";
import type { Table } from "../../lib/table.svelte";

export interface Move {
  seat: number;
  start: string | null; // null: from the hand
  end: string;
  load: string | null; // null: what it has aboard
}

const FORESEEN = ["call", "launch", "launch-empty", "steer", "back"];

export class Forecast {
  armed = $state.raw<Choice | null>(null); // by a finger, which cannot hover
  moves = $state.raw<Move[]>([]);
  #asked = new Map<number, Promise<Happened[]>>();

  constructor(
    readonly table: Table,
    readonly picker: Picker,
  ) {
    $effect(() => {
      void picker.all;
      this.armed = null;
      this.#asked.clear();
    });
    $effect(() => {
      this.moves = [];
      const choice = this.shown;
      if (choice) this.#ask(choice);
    });
  }

  /** The choice that is being considered. */
  shown = $derived.by(() => {
    const choice = this.picker.considered ?? this.armed;
    if (!choice || !FORESEEN.includes(choice.kind)) return null;
    return this.picker.left.includes(choice) ? choice : null;
  });

  async #ask(choice: Choice): Promise<void> {
    const asked = this.#asked.get(choice.id) ?? this.table.foresee(choice).catch(() => []);
    this.#asked.set(choice.id, asked);
    const events = await asked;
    if (this.shown?.id === choice.id) this.moves = events.flatMap(move);
  }
}

function move({ kind, data }: Happened): Move[] {
  const seat = data.seat as number;
  if (kind === "sailed") {
    return [{ seat, start: data.start as string, end: data.end as string, load: null }];
  }
  if (kind === "launched") {
    return [{ seat, start: null, end: data.position as string, load: data.load as string }];
  }
  return [];
}
