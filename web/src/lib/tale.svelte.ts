/** A game told step by step, as at a real table, without a server that leads it. */
import { t } from "./i18n.svelte";
import {
  type Choice,
  get,
  type Happened,
  type News,
  type Position,
  type TableInfo,
  type Turn,
} from "./server";
import { settings } from "./settings.svelte";
import { Table } from "./table.svelte";

interface Step {
  view: Position;
  events: Happened[];
  actor?: number;
  legal?: Choice[];
  expected?: number;
  notes?: string[];
}
interface Lesson {
  seat: number;
  players: number;
  steps: Step[];
}

const COLOURS = ["blue", "red", "yellow", "green", "purple"];

/** Who is asked for what; of what could be done only the step that is told. */
function turn({ actor, view, expected, legal }: Step): Turn {
  const waiting = actor === undefined ? [] : [actor];
  const asked = legal?.filter((choice) => choice.id === expected);
  return { waiting, actor, decision: view.decision, legal: asked } as unknown as Turn;
}

export class Tale {
  readonly table = new Table("", null, false);
  lesson = $state.raw<Lesson | null>(null);
  at = $state(0);

  constructor(readonly game: string) {}

  async load(path: string): Promise<void> {
    this.lesson = await get<Lesson>(path);
  }

  /** Jump to a step. Nothing moves on the way. */
  show(to: number): void {
    const { lesson, table, game } = this;
    if (!lesson) return;
    const there = lesson.steps[to]!;
    const seats = Array.from({ length: lesson.players }, (_, seat) => ({
      ...(seat === lesson.seat ? { name: settings.name || t("captain") } : { bot: "easy" }),
      colour: COLOURS[seat],
    }));
    table.info = { terms: { game }, seats, status: "playing" } as unknown as TableInfo;
    table.viewer = lesson.seat;
    table.view = there.view;
    table.turn = turn(there);
    table.lines = table.lines.filter((line) => line.number <= to);
    table.number = to;
    this.at = to;
  }

  /** One step on; whether there was one. */
  on(): boolean {
    const { lesson, at } = this;
    const after = lesson?.steps[at + 1];
    if (!lesson || !after) return false;
    this.at = at + 1;
    this.table.tell({
      type: "news",
      number: at + 1,
      kind: "decide",
      at: 0,
      seat: lesson.steps[at]!.actor ?? null,
      events: after.events,
      view: after.view,
      turn: turn(after),
    } as News);
    return true;
  }
}
