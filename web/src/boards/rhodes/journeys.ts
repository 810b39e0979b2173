/** What moves when something happens: goods from place to place, points and money to their owner. */
import type { Happened } from "../../lib/server";
import type { View } from "./model";

export interface Journey {
  good?: string;
  vp?: number;
  dr?: number;
  from: string; // a place, or `seat.<number>`
  to: string | null; // null: it vanishes where it is
}

/** Where on the board each source of gain and loss is. */
const SOURCES: Record<string, string> = {
  market: "market",
  temple: "temple",
  colossus: "colossus.site",
  bonus: "colossus.site",
  extra: "extra",
  delivery: "farm",
  arrival: "warehouses",
  townhall: "townhall",
  poseidon: "own.poseidon",
  demeter: "own.demeter",
  plutus: "own.plutus",
};

// biome-ignore lint/suspicious/noExplicitAny: what the event's kind says
type Data = Record<string, any>;

/** Where a seat keeps its goods: its own estate if it lies open, otherwise its name plate. */
function home(seat: number, shown: number, store: string, good: string): string {
  return seat === shown ? `${store}.${good}` : `seat.${seat}`;
}

export function journeys(events: Happened[], shown: number): Journey[] {
  const found: Journey[] = [];
  let plaza = "harbour";
  let square = "harbour";
  for (const event of events) {
    const data = event.data as Data;
    const { seat, good, store, source, amount } = data;
    if (event.kind === "fulfilled") {
      plaza = `plaza.${data.plaza}`;
      for (const one of found) if (one.to === "harbour") one.to = plaza;
    } else if (event.kind === "bought") square = `harbour.square.${data.square}`;
    else if (event.kind === "gain") {
      const from = source === "purchase" ? square : (SOURCES[source] ?? `field.${good}`);
      found.push({ good, from, to: home(seat, shown, store, good) });
    } else if (event.kind === "lose") {
      const spent = ["assignment", "supplement"].includes(source);
      const to = spent ? plaza : source === "loading" ? "gate" : (SOURCES[source] ?? null);
      found.push({ good, from: home(seat, shown, store, good), to });
    } else if (event.kind === "vp") {
      const from = source === "assignment" ? plaza : (SOURCES[source] ?? `seat.${seat}`);
      found.push({ vp: amount, from, to: `seat.${seat}` });
    } else if (event.kind === "money" && amount > 0) {
      const from = source === "assignment" ? plaza : (SOURCES[source] ?? `seat.${seat}`);
      found.push({ dr: amount, from, to: `seat.${seat}` });
    }
  }
  return found;
}

export interface Move {
  place: string;
  seat: number;
}

/** Where a line of the log happened, and whose doing it was. */
export function moves(events: Happened[], before: View | null, after: View | null): Move[] {
  const found = events.flatMap((event) => {
    const data = event.data as Data;
    const place = placeOf(event.kind, data);
    return place && typeof data.seat === "number" ? [{ place, seat: data.seat as number }] : [];
  });
  for (const [seat, one] of (after?.seats ?? []).entries()) {
    for (const [k, at] of one.markers.entries()) {
      const was = before?.seats[seat]?.markers[k];
      if (was === "held" && at !== "held") found.push({ place: SPACES[at] ?? at, seat });
    }
  }
  return found.map((one) => (one.place === "farm" ? { ...one, place: `seat.${one.seat}` } : one));
}

const SPACES: Record<string, string> = {
  colossus: "colossus.site",
  zeus: "farm",
  forfeited: "farm",
};

function placeOf(kind: string, data: Data): string | null {
  if (kind === "chip") return `field.${data.product}`;
  if (kind === "row") return `row.${data.row}`;
  if (kind === "fulfilled") return `plaza.${data.plaza}`;
  if (kind === "built") return "colossus.site";
  if (["tile", "farmland", "large ship"].includes(kind)) return "townhall";
  if (kind === "lose" && data.source === "market") return "market";
  if (kind === "vp" && data.source === "temple") return "temple";
  return kind === "bought" ? "harbour" : null;
}
