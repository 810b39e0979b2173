/**
 * The way through the harbour: in from the sea between the feet of the Colossus, along the lower
 * quay, round the bend and back along the upper quay to the warehouses.
 */
export const WIDTH = 530;
export const HEIGHT = 310;
const LEFT = 122;
const RIGHT = 404;
const LOWER = 232;
const RADIUS = 72;
const UPPER = LOWER - 2 * RADIUS;
const END = 128;
const GATE = { x: 61, y: LOWER, radius: 34 };

const along = RIGHT - LEFT;
const bend = Math.PI * RADIUS;
const LENGTH = along + bend + (RIGHT - END);

export interface Point {
  x: number;
  y: number;
  angle: number; // degrees, the way a ship is heading
}

/** The point so far along the lane; before its begin a ship is still coming in from the sea. */
function at(way: number): Point {
  if (way < 0) {
    const straight = LEFT - GATE.x - GATE.radius;
    if (way > -straight) return { x: LEFT + way, y: LOWER, angle: 0 };
    const turn = (Math.PI / 2) * GATE.radius;
    const rest = -way - straight;
    if (rest > turn) {
      return { x: GATE.x, y: LOWER + GATE.radius + rest - turn, angle: -90 };
    }
    const a = rest / GATE.radius;
    return {
      x: GATE.x + GATE.radius * (1 - Math.sin(a)),
      y: LOWER + GATE.radius * (1 - Math.cos(a)),
      angle: (-a * 180) / Math.PI,
    };
  }
  if (way <= along) return { x: LEFT + way, y: LOWER, angle: 0 };
  if (way <= along + bend) {
    const a = (way - along) / RADIUS;
    return {
      x: RIGHT + RADIUS * Math.sin(a),
      y: LOWER - RADIUS * (1 - Math.cos(a)),
      angle: (-a * 180) / Math.PI,
    };
  }
  return { x: RIGHT - (way - along - bend), y: UPPER, angle: -180 };
}

export class Lane {
  readonly step: number;

  constructor(squares: number) {
    this.step = LENGTH / squares;
  }

  /** The middle of a square, counted from 1; fractions and numbers below 1 lie between. */
  square(number: number): Point {
    return at((number - 0.5) * this.step);
  }

  /** A line through the lane from one number to another, as an SVG path. */
  line(from: number, to: number): string {
    const parts: string[] = [];
    const count = Math.max(2, Math.ceil((to - from) * 6));
    for (let i = 0; i <= count; i += 1) {
      const { x, y } = this.square(from + ((to - from) * i) / count);
      parts.push(`${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`);
    }
    return parts.join("");
  }

  /** A point beside the lane: positive is to the right of a ship that sails in. */
  beside(number: number, distance: number): Point {
    const { x, y, angle } = this.square(number);
    const a = ((angle + 90) * Math.PI) / 180;
    return { x: x + distance * Math.cos(a), y: y + distance * Math.sin(a), angle };
  }
}
