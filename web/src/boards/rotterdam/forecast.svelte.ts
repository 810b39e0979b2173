/** What calling a colour would do, asked of the server before anything is decided. */
import type { Picker } from "../../lib/picker.svelte";
import { type Choice, get, type Happened } from "../../lib/server";
import type { Table } from "../../lib/table.svelte";

export interface Move {
  seat: number;
  start: string;
  end: string;
}

export class Forecast {
  armed = $state.raw<Choice | null>(null);
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

  /** The call that is being considered. */
  shown = $derived.by(() => {
    const choice = this.picker.hovered ?? this.armed;
    return choice?.kind === "call" && this.picker.left.includes(choice) ? choice : null;
  });

  async #ask(choice: Choice): Promise<void> {
    const query = new URLSearchParams({ action: choice.text, seat: String(this.table.viewer) });
    const path = `/tables/${this.table.id}/preview?${query}`;
    const asked = this.#asked.get(choice.id) ?? get<Happened[]>(path).catch(() => []);
    this.#asked.set(choice.id, asked);
    const events = await asked;
    if (this.shown?.id !== choice.id) return;
    this.moves = events
      .filter((event) => event.kind === "sailed")
      .map((event) => event.data as unknown as Move);
  }
}
