/**
 * The table in words, for those who hear it: the parts of the board as they are labelled, the own
 * goods, the choices, whose turn it is, and how the others stand.
 */
import type { Seat as Farmer } from "../boards/rhodes/model";
import type { Seat as Captain } from "../boards/rotterdam/position";
import { maybe, t } from "../lib/i18n.svelte";
import type { Picker } from "../lib/picker.svelte";
import type { Table } from "../lib/table.svelte";
import { momentWords } from "./log";
import { choiceWords, promptWords, seatName, word } from "./words";

const PART = ".board :is([role=group], ul, section)[aria-label]";
const THING = ":is([data-place], [role=img])[aria-label]:not(button *)";

/** The parts of the board in view, each with what lies in it. */
export function parts(): string[] {
  return [...document.querySelectorAll(PART)].flatMap((part) => {
    const things = [...part.querySelectorAll(THING)]
      .filter((thing) => thing.parentElement?.closest(PART) === part)
      .map((thing) => thing.getAttribute("aria-label")!);
    const zone = part.getAttribute("aria-label") ?? "";
    return things.length ? [t("hear-part", { zone, things: things.join("; ") })] : [];
  });
}

export function board(): string {
  return parts().join(" ");
}

export function goods(table: Table): string {
  if (table.viewer === null) return t("hear-no-seat");
  if (table.info?.terms.game === "rotterdam") {
    const hand = document.querySelector(".board .hand");
    const things = [...(hand?.querySelectorAll(THING) ?? [])];
    return things.map((thing) => thing.getAttribute("aria-label")).join("; ");
  }
  const seat = table.view.seats[table.viewer] as Farmer;
  const estate: Record<string, number> = {};
  for (const { product, units } of seat.farmland) estate[product] = (estate[product] ?? 0) + units;
  for (const product of seat.barn) estate[product] = (estate[product] ?? 0) + 1;
  return t("rhodes-hear-goods", {
    dr: seat.money,
    vp: seat.vp,
    store: counts(seat.warehouse),
    estate: counts(estate),
    tiles: seat.development.map((tile) => word(tile)).join(", ") || t("hear-nothing"),
    markers: seat.markers.filter((at) => at === "held").length,
  });
}

function counts(all: Partial<Record<string, number>>): string {
  const some = Object.entries(all).filter(([, count]) => count);
  const words = some.map(([good, count]) => t("hear-count", { count: count!, thing: word(good) }));
  return words.join(", ") || t("hear-nothing");
}

export function choices(table: Table, picker: Picker): string {
  const game = table.info?.terms.game ?? "rhodes";
  if (!picker.left.length) return t("hear-no-choice");
  const all = picker.left.map((choice) => choiceWords(game, choice, table.info?.seats)).join("; ");
  return t("hear-choices-are", { count: picker.left.length, choices: all });
}

export function turn(table: Table): string {
  const game = table.info?.terms.game ?? "rhodes";
  const title = game === "rotterdam" ? "rotterdam" : "rhodes";
  const { round, phase, decision, over, card } = table.view;
  const named = maybe(`${title}-phase-${phase}`) ?? "";
  const when = round ? t("hear-round", { round, phase: named }) : `${t("rhodes-setup")}.`;
  if (over) return t("game-over");
  const prompt = promptWords(game, decision, card?.card);
  if (table.asked) return t("hear-my-turn", { when, prompt });
  const seats = table.turn?.waiting?.length ? table.turn.waiting : [table.view.actor];
  const who = seats.map((seat: number) => seatName(table.info?.seats, seat)).join(", ");
  return t("hear-their-turn", { when, who });
}

export function players(table: Table): string {
  const seats = table.view.seats as (Farmer & Captain)[];
  const rotterdam = table.info?.terms.game === "rotterdam";
  return seats
    .map((one, seat) => {
      const who = seatName(table.info?.seats, seat);
      if (rotterdam) {
        return t("rotterdam-hear-player", {
          who,
          points: one.points,
          ships: one.ships,
          missions: one.mission_cards,
          cards: one.transport_cards,
          products: Object.values(one.backs).reduce((sum, count) => sum + count, 0),
        });
      }
      return t("rhodes-hear-player", {
        who,
        points: one.vp,
        dr: one.money,
        goods: Object.values(one.warehouse).reduce((sum, count) => sum + (count ?? 0), 0),
        markers: one.markers.filter((at) => at === "held").length,
      });
    })
    .join(" ");
}

/** The last few lines of the log. */
export function lately(table: Table): string {
  const lines = table.lines.map((line) => momentWords(table, line)).filter(Boolean);
  return lines.slice(-4).join(" ") || t("hear-nothing");
}
