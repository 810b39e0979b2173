/** The position of Rhodes and The Colossus as the server writes it, and the edition's numbers. */

export const PRODUCTS = ["wine", "milk", "olives", "grain"] as const;
export const GOODS = [...PRODUCTS, "gold", "bronze"] as const;
export type Product = (typeof PRODUCTS)[number];
export type Good = (typeof GOODS)[number] | "wild";

export interface Farmland {
  product: Product;
  price: number;
  units: number;
}
export interface OwnShip {
  length: number;
  at: "home" | "harbour" | "for sale" | "none";
}
export interface Seat {
  money: number;
  vp: number;
  row: number;
  next_row: number | null;
  markers: string[];
  warehouse: Partial<Record<Good, number>>;
  farmland: Farmland[];
  barn: Product[];
  development: string[];
  ships: OwnShip[];
  assignments: number;
  architect?: number;
  bonus_row?: number;
}
export interface LaneShip {
  square: number;
  goods: (Good | null)[];
  owner: number | null;
  ship: string | number;
}
export interface View {
  players: number;
  round: number;
  phase: string;
  decision: string;
  actor: number;
  last_round: string | null;
  over: boolean;
  seats: Seat[];
  harbour: LaneShip[];
  next_ship: string | null;
  plazas: (string | null)[];
  stack: number;
  chips: { value: number; field: Product | null }[];
  for_sale: {
    farmland: { product: Product; price: number; count: number }[];
    development: Record<string, number>;
  };
  action: {
    at?: string;
    loaded?: Product[];
    ship?: number;
    owed_products?: number;
    owed_bronze?: number;
    connected?: number;
  };
  builder?: number;
  temple?: { tiles: number; bronze: number; opened: boolean };
}

interface Section {
  price: number;
  squares: number;
  players?: number;
}
export interface Assignment {
  category: string;
  goods: Good[];
  dr: number;
  vp: number;
}
export interface Edition {
  estate: { farmland_capacity: number; warehouse: number };
  players: { large_ship_price: number };
  farm: { delivery_vp: number; delivery_dr: number };
  production: { spaces: number[] };
  harbour: { spaces: number[]; last_section: number; sections: Section[] };
  market: { rates: number[]; spaces: number[] };
  temple: { rates: number[]; spaces: number[] };
  townhall: { spaces: number[] };
  sequence: { rows: { pay: number; receive: number; product: boolean }[] };
  farmland: { product: Product; price: number; dr: number; vp: number }[];
  new_farmland?: Edition["farmland"];
  development: { tile: string; price: number }[];
  new_development?: Edition["development"];
  assignment: Assignment[];
  extra?: { spaces: number };
  site?: {
    spaces: number;
    parts: number;
    levels: { products: number; bronze: number; vp: number }[];
    bonus: number[];
  };
  new_temple?: {
    spaces: number;
    tiles: { products: number; vp: number }[];
    printed_on_temple: { products: number; vp: number };
  };
}

/** How many markers an action space takes with so many players. */
export function spaces(edition: Edition, place: string, players: number): number {
  if (place === "colossus") return edition.site?.spaces ?? 0;
  if (place === "extra") return edition.extra?.spaces ?? 0;
  if (place === "temple" && edition.new_temple) return edition.new_temple.spaces;
  const found = edition[place as "market"]?.spaces;
  return found?.[players - 2] ?? 1;
}

/** The seats whose markers lie on an action space, one entry for each marker. */
export function markersAt(view: View, place: string): number[] {
  return view.seats.flatMap((seat, index) =>
    seat.markers.filter((marker) => marker === place).map(() => index),
  );
}

/** `II-4` is the fourth assignment of its category in the edition's list. */
export function assignment(edition: Edition, name: string): Assignment | undefined {
  const [category, place] = name.split("-");
  return edition.assignment.filter((one) => one.category === category)[Number(place) - 1];
}

/** The sections of the lane in use; the squares beside the warehouses have no price. */
export function sections(edition: Edition, players: number) {
  let first = 1;
  const priced: { price: number | null; first: number; squares: number }[] =
    edition.harbour.sections
      .filter((one) => players >= (one.players ?? 2))
      .map((one) => {
        const section = { price: one.price, first, squares: one.squares };
        first += one.squares;
        return section;
      });
  return [...priced, { price: null, first, squares: edition.harbour.last_section }];
}

export function priceOf(edition: Edition, players: number, square: number): number | null {
  const found = sections(edition, players).find((one) => square < one.first + one.squares);
  return found?.price ?? null;
}

export function farmlandIncome(edition: Edition, product: Product, price: number) {
  const all = [...edition.farmland, ...(edition.new_farmland ?? [])];
  return all.find((one) => one.product === product && one.price === price) ?? { dr: 0, vp: 0 };
}

export function tilePrice(edition: Edition, tile: string): number | null {
  const all = [...(edition.new_development ?? []), ...edition.development];
  return all.find((one) => one.tile === tile)?.price ?? null;
}

/** What the next part of the Colossus asks, and what it is worth: CO-2.2 and CO-2.4. */
export function nextPart(edition: Edition, builder: number) {
  const { levels, parts } = edition.site!;
  const level = (place: number) =>
    levels[Math.min(levels.length - 1, Math.floor((place * levels.length) / parts))]!;
  if (builder >= parts) return null;
  return { ...level(builder), vp: level(builder + 1).vp };
}

/** What the temple of The Colossus asks now: its top tile, or what is printed on it. */
export function templeAsks(edition: Edition, tiles: number) {
  const all = edition.new_temple!;
  return tiles ? all.tiles[all.tiles.length - tiles]! : all.printed_on_temple;
}

/** The goods of an Egyptian ship, from its name: bow first. */
export function cargo(name: string): Good[] {
  return name.split(" #")[0]!.split(" ") as Good[];
}

/** What a row of the bonus track gives: CO-2.6. */
export function bonusOf(edition: Edition, row: number): { dr?: number; gives?: string } {
  if (row % 2 === 1 && row < 9) return { dr: edition.site!.bonus[(row - 1) / 2] };
  return { gives: { 2: "estate", 4: "bronze", 6: "product", 8: "gold", 9: "any" }[row] };
}
