/** What actions, events and entries are called: every sentence about a game is made here. */
import { type Arguments, maybe, t } from "../lib/i18n.svelte";
import type { Choice, Happened, Problem, Reason, SeatInfo, Undo } from "../lib/server";
import { settings } from "../lib/settings.svelte";
import type { Line } from "../lib/table.svelte";

export function seatName(seats: SeatInfo[] | undefined, seat: number | null): string {
  if (seat === null || seat === undefined) return "";
  const info = seats?.[seat];
  if (info?.name) return info.name;
  return t("bot-at-seat", { bot: t(`bot-${info?.bot ?? "medium"}`), seat: seat + 1 });
}

/** Who plays at a table of a list, where free seats have no name and bots are called by theirs. */
export function companyWords(names: (string | null)[] = []): string {
  const found = names.filter((name) => name !== null).map((name) => maybe(`bot-${name}`) ?? name);
  return new Intl.ListFormat(settings.language, { type: "unit" }).format(found);
}

/** A thing of the game by its name: "orange-juice", or several as "bread+jam". */
export function word(value: string, title = ""): string {
  const words = value.split("+").map((one) => {
    const key = `word-${one.replaceAll(/[^a-z0-9]+/g, "-")}`;
    return maybe(`${title}-${key}`) ?? maybe(key) ?? one;
  });
  return new Intl.ListFormat(settings.language).format(words);
}

function plain(args: Record<string, unknown> | undefined, title = ""): Arguments {
  const found: Arguments = {};
  for (const [name, value] of Object.entries(args ?? {})) {
    if (typeof value === "number") found[name] = name === "seat" ? value + 1 : value;
    else if (typeof value === "string") {
      found[name] = word(value, title);
      found[`${name}Id`] = value; // for what a sentence depends on
    } else if (value === null || typeof value === "boolean") found[name] = String(value);
  }
  return found;
}

/** A choice in words: "produce wine with chip 3"; whoever it is about by name, if names are known. */
export function choiceWords(game: string, choice: Choice, seats?: SeatInfo[]): string {
  const title = game === "colossus" ? "rhodes" : game;
  const key = `${title}-action-${choice.kind}`;
  const args = plain(choice.args, title);
  const seat = choice.args?.seat;
  if (seats && typeof seat === "number") args.partner = seatName(seats, seat);
  return (args.partner && maybe(`${key}-named`, args)) || (maybe(key, args) ?? choice.text);
}

const CHOICES = ["best", "next", "idle", "chosen"]; // arguments that are choices in notation

/** What the coach says; the choices it speaks of are found by their text. */
export function coachWords(
  game: string,
  said: { key: string; args: Record<string, unknown> },
  find: (text: string) => Choice | undefined,
  seats?: SeatInfo[],
): string {
  const args = plain(said.args, game === "colossus" ? "rhodes" : game);
  for (const name of CHOICES) {
    const choice = find(String(said.args[name]));
    if (choice) args[name] = choiceWords(game, choice, seats);
  }
  return t(said.key, args);
}

/** What is asked, for the decision at hand; and for which card, if one is being played. */
export function promptWords(
  game: string,
  decision: string | null | undefined,
  card?: string | null,
): string {
  const title = game === "colossus" ? "rhodes" : game;
  const key = `${title}-prompt-${decision}`;
  const named = card ? maybe(`${key}-card`, { card: word(card, title) }) : null;
  return named ?? maybe(key) ?? decision ?? "";
}

export function eventWords(
  game: string,
  seats: SeatInfo[] | undefined,
  event: Happened,
): string | null {
  const title = game === "colossus" ? "rhodes" : game;
  const data = event.data as Record<string, unknown>;
  const args = plain(data, title);
  if (typeof data.seat === "number") args.who = seatName(seats, data.seat);
  else if (typeof data.owner === "number") args.who = seatName(seats, data.owner);
  if (typeof data.to === "number") args.partner = seatName(seats, data.to);
  if (typeof data.amount === "number") {
    args.size = Math.abs(data.amount);
    args.sign = data.amount < 0 ? "minus" : "plus";
  }
  return maybe(`${title}-event-${event.kind.replaceAll(" ", "-")}`, args);
}

export function lineWords(seats: SeatInfo[] | undefined, line: Line): string | null {
  const who = seatName(seats, line.seat);
  if (line.kind === "say") return `${who}: ${line.body.words}`;
  return maybe(`entry-${line.kind}`, { who, ...plain(line.body) });
}

/** Why the rules refuse something, with the rule that does: "not now: the market is full". */
export function reasonWords(game: string, reason: Pick<Reason, "reason" | "rule" | "args">) {
  const title = game === "colossus" ? "rhodes" : game;
  const key = (reason.reason ?? "").replaceAll("_", "-");
  const prompt = promptWords(game, reason.args?.decision as string | null);
  const args = { ...plain(reason.args, title), prompt };
  const words = maybe(`${title}-why-${key}`, args) ?? maybe(`why-${key}`, args);
  return words && t("why-not", { words, rule: reason.rule ?? "" });
}

/** What a check finds wrong with an edition. */
export type Wrong = {
  field: string | null;
  message: string;
  key?: string;
  args?: Record<string, unknown>;
};

/** A field such as "harbour.sections[2].price" in words; from inside its part without that. */
export function fieldWords(field: string, inside = false): string {
  const words = field.split(".").flatMap((step, depth, steps) => {
    const [, name = step, number = ""] = step.match(/^([^[]*)\[(\d+)\]$/) ?? [];
    if (inside && depth === 0 && steps.length > 1) return number || [];
    const said = depth ? null : maybe(`edition-part-${name}`);
    const known = said ?? maybe(`edition-field-${name}`) ?? name;
    return number ? t("edition-field-numbered", { name: known, number }) : known;
  });
  return words.reduce((outer, inner) => t("edition-field-inner", { outer, inner }));
}

export function wrongWords(wrong: Wrong): string {
  const message =
    (wrong.key && maybe(`edition-wrong-${wrong.key}`, plain(wrong.args))) || wrong.message;
  return wrong.field ? t("edition-wrong-at", { field: fieldWords(wrong.field), message }) : message;
}

/** Why the last decision cannot be taken back at once. */
export function undoWords(game: string, seats: SeatInfo[] | undefined, undo: Undo): string {
  const title = game === "colossus" ? "rhodes" : game;
  const { by, seen } = (undo.args ?? {}) as { by?: number; seen?: string };
  if (seen) return t(`${title}-seen-${seen.replaceAll(" ", "-")}`);
  return t(`undo-${undo.reason}`, { who: seatName(seats, by ?? null) });
}

export function problemWords(problem: Problem, game = ""): string {
  const { key, rule, args } = problem;
  if (rule) return reasonWords(game, { reason: key, rule, args }) ?? problem.words;
  return maybe(`problem-${key}`, plain(args)) ?? problem.words;
}
