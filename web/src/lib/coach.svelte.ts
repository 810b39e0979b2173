/** The coach: a hint for whoever is asked, and the review of a game that was played. */
import { t } from "./i18n.svelte";
import { answers, ask, type Choice, type Hint, type Problem, post, type Refused } from "./server";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

export interface Option {
  text: string;
  wins: number;
  lead: number;
  share: number;
}

export interface Judged {
  number: number; // decisions before it
  seat: number;
  round: number;
  decision: string;
  chosen: string;
  options: Option[];
  loss: number;
  verdict: "best" | "good" | "slip" | "mistake" | "blunder";
  expected: number;
  lead: number;
  points: number; // given away
  cost: number; // both together
}

export interface Lesson {
  key: string;
  args: Record<string, string | number>;
  numbers: number[];
  cost: number;
}

export interface Review {
  seat: number;
  decisions: Judged[];
  turning: number[];
  lessons: Lesson[];
  actions: Record<string, Choice>;
}

type Told =
  | { type: "progress"; done: number; of: number }
  | { type: "review"; review: Review }
  | { type: "refused"; problem: Problem };

/** A verdict at a glance, as those who play chess write it. */
export const GLYPHS = { best: "★", good: "✓", slip: "?!", mistake: "?", blunder: "??" } as const;

export function percent(share: number): string {
  return new Intl.NumberFormat(settings.language, { style: "percent" }).format(share);
}

/** A lead in points, ahead or behind. */
export function points(lead: number, sign: "exceptZero" | "never" = "exceptZero"): string {
  const count = Math.round(lead);
  const said = new Intl.NumberFormat(settings.language, { signDisplay: sign }).format(count);
  return t("review-points", { count: Math.abs(count), lead: said.replace("-", "−") });
}

/** What a decision gave away: a chance to win or points, whichever it is blamed for. */
export function given(one: Judged): string {
  return one.loss === one.cost ? percent(one.loss) : points(one.points, "never");
}

/** What the coach said of the position at hand. */
export class Hints {
  hint = $state.raw<Hint | null>(null);
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  #wish = 0; // an answer to an earlier one comes too late

  async ask(table: Table): Promise<void> {
    if (this.busy || this.hint) return;
    const { view, viewer } = table;
    this.#wish += 1;
    const wish = this.#wish;
    this.problem = null;
    this.busy = true;
    try {
      const found = await post<Hint>(`/tables/${table.id}/hint`, { seat: viewer });
      if (wish !== this.#wish) return;
      if (table.view === view && table.viewer === viewer) this.hint = found;
    } catch (error) {
      if (wish === this.#wish) this.problem = (error as Refused).problem;
    } finally {
      if (wish === this.#wish) this.busy = false;
    }
  }

  /** Forget what was said, and do not wait for more. */
  clear(): void {
    this.#wish += 1;
    this.busy = false;
    this.hint = null;
    this.problem = null;
  }
}

/** A seat's review: in the making, or done. */
export class Reviewing {
  review = $state.raw<Review | null>(null);
  problem = $state.raw<Problem | null>(null);
  done = $state(0);
  of = $state(0);
  #call = new AbortController();

  constructor(
    readonly replay: string,
    readonly seat: number,
  ) {
    this.begin();
  }

  get #path(): string {
    return `/replays/${this.replay}/reviews/${this.seat}`;
  }

  async begin(): Promise<void> {
    this.problem = null;
    this.done = this.of = 0;
    this.#call = new AbortController();
    const { signal } = this.#call;
    try {
      for await (const told of answers<Told>(this.#path, signal)) {
        if (told.type === "progress") [this.done, this.of] = [told.done, told.of];
        else if (told.type === "review") this.review = told.review;
        else this.problem = told.problem;
      }
    } catch (error) {
      if (!signal.aborted) this.problem = (error as Refused).problem;
    }
    if (this.review || this.problem) return;
    this.problem = signal.aborted
      ? { key: "stopped", words: "stopped" }
      : { key: "away", words: "the server went away" };
  }

  /** It is no longer wanted: nobody need work on it. */
  stop(): void {
    if (this.review || this.problem) return;
    this.#call.abort();
    ask("DELETE", this.#path).catch(() => {});
  }
}
