/**
 * Where things lie on the chart. The edition says in which column and row a position is; the chart
 * runs from the sea to the harbours, to the right on a wide screen and downwards on a tall one.
 */
import type { Channel, Edition, Spot } from "./position";

export interface Point {
  x: number;
  y: number;
}

export interface Way extends Channel {
  points: Point[];
}

export interface Chart {
  tall: boolean;
  width: number;
  height: number;
  spots: (Spot & Point)[];
  at: Map<string, Spot & Point>;
  ways: Way[];
}

// How far a position of the standard map lies beside the grid: rivers are no chessboards.
const BESIDE: Record<string, [column: number, row: number]> = {
  s1: [0.1, -0.1],
  s2: [-0.15, 0.05],
  s3: [0.1, 0],
  s4: [-0.1, 0.1],
  a1: [0.15, 0.15],
  a2: [-0.2, 0.1],
  a3: [0.15, -0.1],
  a4: [-0.15, 0.1],
  a5: [0.2, -0.15],
  b1: [-0.1, -0.2],
  b2: [0.2, 0.1],
  b3: [-0.15, 0.05],
  b4: [0.15, 0.2],
  c1: [0.05, 0.2],
  c2: [-0.2, -0.1],
  c3: [0.15, 0],
  c4: [-0.15, 0.1],
  c5: [0.1, -0.2],
};

const WIDE = { width: 1060, height: 470, sea: 262, quay: 884, near: 44, far: 426 };
const TALL = { width: 390, height: 462, sea: 138, quay: 376, near: 24, far: 366 };
const STEPS = 16;

export function draw(edition: Edition, tall: boolean): Chart {
  const { width, height, sea, quay, near, far } = tall ? TALL : WIDE;
  const columns = Math.max(1, ...edition.position.map((spot) => spot.column));
  const rows = Math.max(1, ...edition.position.map((spot) => spot.row));
  const spots = edition.position.map((spot) => {
    const [column, row] = BESIDE[spot.name] ?? [0, 0];
    const along = sea + ((spot.column + column) / columns) * (quay - sea);
    const across = near + ((spot.row + row) / rows) * (far - near);
    return { ...spot, x: tall ? across : along, y: tall ? along : across };
  });
  const at = new Map(spots.map((spot) => [spot.name, spot]));
  const ways = edition.channel.map((channel, index) => {
    const twins = edition.channel.filter((it) => it.from === channel.from && it.to === channel.to);
    const bend = twins.length > 1 ? twins.indexOf(channel) * 2 - 1 : (index % 2) - 0.5;
    const end = berth(edition, at, channel, tall);
    return { ...channel, points: bow(at.get(channel.from)!, end, bend * (tall ? 8 : 13)) };
  });
  return { tall, width, height, spots, at, ways };
}

/** Where a channel ends: at a harbour, side by side with the others along the quay. */
function berth(
  edition: Edition,
  at: Map<string, Spot & Point>,
  channel: Channel,
  tall: boolean,
): Point {
  const end = at.get(channel.to)!;
  if (end.kind !== "harbour") return end;
  const arriving = edition.channel
    .filter((one) => one.to === channel.to)
    .sort((one, other) => at.get(one.from)!.row - at.get(other.from)!.row);
  const place = arriving.indexOf(channel) - (arriving.length - 1) / 2;
  return tall ? { x: end.x + place * 17, y: end.y + 8 } : { x: end.x + 12, y: end.y + place * 22 };
}

/** A fairway from one position to another, bent to one side. */
function bow(from: Point, to: Point, bend: number): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const side = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = step / STEPS;
    const out = Math.sin(part * Math.PI) * bend;
    return {
      x: from.x + (to.x - from.x) * part + side.x * out,
      y: from.y + (to.y - from.y) * part + side.y * out,
    };
  });
}

/** The same line as a wave. */
export function ripple(points: Point[]): Point[] {
  const found: Point[] = [];
  let gone = 0;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    for (let done = 0; done < length; done += 3) {
      const out = Math.sin((gone + done) / 2.6) * 2.6;
      found.push({
        x: a.x + ((b.x - a.x) * done) / length - ((b.y - a.y) / length) * out,
        y: a.y + ((b.y - a.y) * done) / length + ((b.x - a.x) / length) * out,
      });
    }
    gone += length;
  }
  return found;
}

export function path(points: Point[]): string {
  return `M${points.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join("L")}`;
}

/** The way a ship goes between two neighbours, forwards or back; else as the crow flies. */
export function route(chart: Chart, from: string, to: string, colour?: string): Point[] {
  const joins = (way: Way, a: string, b: string) => way.from === a && way.to === b;
  const ahead = chart.ways.filter((way) => joins(way, from, to));
  const way = ahead.find((one) => one.colour === colour) ?? ahead[0];
  if (way) return way.points;
  const back = chart.ways.find((one) => joins(one, to, from));
  if (back) return back.points.toReversed();
  return [chart.at.get(from), chart.at.get(to)].filter((point) => point !== undefined);
}
