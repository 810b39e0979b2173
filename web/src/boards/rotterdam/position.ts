/** The documents of Rotterdam as the page reads them: the edition, and a view of the position. */

export type Colour = "blue" | "red" | "green" | "white";
export const COLOURS: Colour[] = ["blue", "red", "green", "white"];
export const PHASES = ["launch", "sail", "anchors", "unload", "trade", "missions"] as const;

export interface Spot {
  name: string;
  kind: "start" | "junction" | "harbour";
  column: number;
  row: number;
  anchor?: boolean;
}

export interface Channel {
  from: string;
  to: string;
  colour: Colour;
}

export interface Edition {
  position: Spot[];
  channel: Channel[];
  raw: { raw: string; harbour: string; units: number }[];
  product: { product: string; harbour: string; value: number }[];
  mission: { products: string[]; points: number }[];
  hand: { transport: number };
  trade: { offers: number };
  end: { points: number; rounds: number };
}

type Counts = Record<string, number>;

export interface Seat {
  ships: number;
  backs: Counts;
  transport_cards: number;
  mission_cards: number;
  laid: Counts;
  owed: number;
  points: number;
  products?: Counts;
  transport?: Counts;
  missions?: string[];
  known?: Counts;
}

export interface Ship {
  at: string;
  owner: number;
  load: string;
}

export interface Offer {
  by: number;
  to: number | "all" | null;
  accepted: number[];
  given?: Counts;
  wanted?: Counts;
}

export interface View {
  round: number;
  phase: (typeof PHASES)[number];
  decision: string;
  actor: number;
  turn: number;
  master: number;
  over: boolean;
  offers: number;
  seats: Seat[];
  water: Ship[];
  docked: { harbour: string; owner: number; load: string; count: number }[];
  stock: Counts;
  fulfilled: { mission: string; seat: number }[];
  played: Counts;
  sailing: { colour: Colour; mover: number; moved: string[]; moving: string | null } | null;
  card: { card: string; target: string | null; steps: number } | null;
  offer: Offer | null;
  settling: { number: number; mission: string; left: Counts } | null;
  stacks: Record<string, number | string[]>;
  tops?: Record<string, string | null>;
  missions: number | string[];
  deck: number | string[];
}

/** How many cards a pile has, whether or not the viewer may see them. */
export function pile(cards: number | string[] | undefined): number {
  return typeof cards === "number" ? cards : (cards?.length ?? 0);
}

/** What a mission asks for, and what it brings. */
export function mission(edition: Edition, name: string): { products: string[]; points: number } {
  const products = name.split("+");
  const found = edition.mission.find((one) => one.products.join("+") === name);
  return { products, points: found?.points ?? 0 };
}

export function harbourOf(edition: Edition, product: string): string {
  return edition.product.find((one) => one.product === product)?.harbour ?? "";
}
