/** What every part of the board looks at: the position, the edition, who sits where, what is lit. */
import { edition } from "../../lib/edition";
import { t } from "../../lib/i18n.svelte";
import type { Picker } from "../../lib/picker.svelte";
import type { PlaceOptions } from "../../lib/place";
import type { Choice } from "../../lib/server";
import type { Table } from "../../lib/table.svelte";
import { choiceWords, seatName, word } from "../../table/words";
import type { Move } from "./journeys";
import { type Edition, markersAt, type Seat, spaces, type View } from "./model";
import { type Change, change } from "./preview";

const SOLD = /^(farmland|tile)\./; // places where the town hall sells
const COLOURS = ["blue", "red", "yellow", "green", "purple"];

export class Scene {
  edition = $state.raw<Edition | null>(null);
  /** A small screen, where the parts of the board lie one below the other. */
  narrow = $state(false);
  /** Whose estate lies open; null is the viewer's own. */
  opened = $state<number | null>(null);
  /** Whether what the town hall sells lies open, if somebody said so. */
  shop = $state<boolean | null>(null);
  /** Where others moved since the viewer's own last move. */
  moves = $state.raw<Move[]>([]);

  constructor(
    private readonly whichTable: () => Table,
    private readonly whichPicker: () => Picker,
  ) {}

  get table(): Table {
    return this.whichTable();
  }

  get picker(): Picker {
    return this.whichPicker();
  }

  get view(): View {
    return this.table.view as View;
  }

  get game(): string {
    return this.table.info?.terms.game ?? "rhodes";
  }

  /** The seat whose estate is shown. */
  get shown(): number {
    return this.opened ?? this.table.viewer ?? this.view.actor ?? 0;
  }

  get seat(): Seat {
    return this.view.seats[this.shown] ?? this.view.seats[0]!;
  }

  /** Whether the estate shown is the one choices are about. */
  get own(): boolean {
    return this.table.viewer !== null && this.shown === this.table.viewer;
  }

  get shopOpen(): boolean {
    const asked = this.table.asked && ["build", "start"].includes(this.view.decision);
    return this.shop ?? (asked || this.picker.hinted.some((name) => SOLD.test(name)));
  }

  async load(): Promise<void> {
    try {
      this.edition = await edition<Edition>(this.table);
    } catch {
      setTimeout(() => this.load(), 3000);
    }
  }

  colour(seat: number): string | null {
    return this.table.info?.seats[seat]?.colour ?? null;
  }

  /** The colour of a seat as CSS has it. */
  fill(seat: number): string {
    const colour = this.colour(seat);
    return `var(--p${(colour ? COLOURS.indexOf(colour) : seat) + 1})`;
  }

  name(seat: number): string {
    return seatName(this.table.info?.seats, seat);
  }

  lit(name: string): boolean {
    return this.picker.lit.has(name);
  }

  /** For `use:place`: what the place is, and where a single choice is left there, what it does. */
  at(name: string, label: string, here = true): PlaceOptions {
    const choices = here ? this.picker.lit.get(name) : undefined;
    const does = choices?.length === 1 ? choiceWords(this.game, choices[0]!) : null;
    const words = does ? t("rhodes-place-does", { place: label, does }) : label;
    return { picker: this.picker, name, label: words, lit: choices !== undefined };
  }

  /** The choice pointed at, for showing its effect where it will be. */
  get pointed(): Choice | null {
    const { considered, left } = this.picker;
    return considered && left.includes(considered) ? considered : null;
  }

  /** What the choice pointed at would cost and bring. */
  get change(): Change | null {
    return this.pointed && this.edition ? change(this.pointed, this.view, this.edition) : null;
  }

  /** An action space and how many of its slots are free. */
  space(place: string): { free: number; count: number; seats: number[]; label: string } {
    const count = spaces(this.edition!, place, this.view.players);
    const seats = markersAt(this.view, place);
    const free = Math.max(0, count - seats.length);
    const label = t("rhodes-space", { place: word(place), free, count });
    return { free, count, seats, label };
  }
}
