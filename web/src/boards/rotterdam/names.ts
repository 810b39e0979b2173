/** What places and ships of the chart are called, with their state, for screen readers and tips. */
import { t } from "../../lib/i18n.svelte";
import type { Table } from "../../lib/table.svelte";
import { seatName, word as wordOf } from "../../table/words";
import type { Edition, Ship, Spot } from "./position";

const ORDER = ["blue", "red", "yellow", "green", "purple"];

/** A thing of this game by its name. */
export const word = (name: string) => wordOf(name, "rotterdam");

/** Which of the five player colours a seat has, as `--p1` to `--p5` count from 1. */
export function tint(table: Table, seat: number): number {
  const colour = table.info?.seats[seat]?.colour;
  return colour ? Math.max(0, ORDER.indexOf(colour)) : seat;
}

export function who(table: Table, seat: number): string {
  return seatName(table.info?.seats, seat);
}

/** A start or a junction: who lies there, and which channels lead on. */
export function spotName(
  table: Table,
  edition: Edition,
  spot: Spot,
  ship: Ship | undefined,
): string {
  const kind = spot.anchor ? "anchor" : spot.kind;
  const name = t(`rotterdam-place-${kind}`, { name: word(spot.name) });
  const ways = edition.channel
    .filter((way) => way.from === spot.name)
    .map((way) => t("rotterdam-way", { colour: word(way.colour), end: word(way.to) }))
    .join(", ");
  const place = ship
    ? t("rotterdam-place-with-ship", {
        place: name,
        who: who(table, ship.owner),
        load: word(ship.load),
      })
    : name;
  return t("rotterdam-place-ways", { place, ways });
}

export const PLACE_OF = { start: "start", junction: "position", harbour: "harbour" } as const;

/** The name of a position as a place that can be lit. */
export function placeOf(spot: Spot): string {
  return `${PLACE_OF[spot.kind]}.${spot.name}`;
}
