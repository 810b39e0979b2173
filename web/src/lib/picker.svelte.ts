/**
 * Choosing on the board. A choice concerns places; pointing at one keeps the choices that concern
 * it, and when a single one is left it is chosen. So "wine" and then "chip 3" is the same as the
 * other way round, and every place that can lead on is lit.
 */
import type { Choice } from "./server";

export class Picker {
  all = $state.raw<Choice[]>([]);
  picked = $state.raw<string[]>([]);
  hovered = $state.raw<Choice | null>(null);
  confirming = $state.raw<Choice | null>(null);
  hinted = $state.raw<string[]>([]); // places the coach points at

  /** With `careful` a choice is shown first, and chosen when it is taken once more. */
  constructor(
    private readonly choose: (choice: Choice) => void,
    private readonly careful: () => boolean = () => false,
  ) {}

  /** The choice somebody thinks about. */
  get considered(): Choice | null {
    return this.hovered ?? this.confirming;
  }

  /** The choices that concern everything picked so far. */
  left = $derived(
    this.all.filter((choice) => this.picked.every((place) => choice.places.includes(place))),
  );

  /** Places that lead on: each with the choices it would leave. */
  lit = $derived.by(() => {
    void this.hinted; // places are shown anew
    const found = new Map<string, Choice[]>();
    for (const choice of this.left) {
      for (const place of choice.places) {
        if (this.picked.includes(place)) continue;
        found.set(place, [...(found.get(place) ?? []), choice]);
      }
    }
    if (this.left.length > 1) {
      for (const [place, choices] of found) {
        const tells = choices.length < this.left.length;
        if (!tells && [...found.values()].some((other) => other.length < this.left.length)) {
          found.delete(place);
        }
      }
    }
    return found;
  });

  /** Choices no place leads to any more: buttons beside the prompt. */
  bare = $derived(
    this.left.filter((choice) => !choice.places.some((place) => this.lit.has(place))),
  );

  offer(choices: Choice[]): void {
    this.all = choices;
    this.reset();
  }

  reset(): void {
    this.picked = [];
    this.hovered = null;
    this.confirming = null;
  }

  pick(place: string): void {
    const choices = this.lit.get(place);
    if (!choices) return;
    if (choices.length === 1) this.take(choices[0]!);
    else {
      this.picked = [...this.picked, place];
      if (this.left.length === 1) this.take(this.left[0]!);
    }
  }

  take(choice: Choice): void {
    if (this.careful() && this.confirming?.id !== choice.id) {
      this.confirming = choice;
      return;
    }
    this.reset();
    this.all = [];
    this.choose(choice);
  }
}
