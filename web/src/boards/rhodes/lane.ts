/**
 * The way through the harbour: in from the sea between the feet of the Colossus, along the lower
 * quay, round the bend and back along the upper quay to the warehouses.
 */
export const WIDTH = 530;
const LEFT = 122;
const EAST = 476; // the middle of the lane where it turns
const UPPER = 88;
const END = 128;
const GATE = { x: 61, radius: 34 };

export interface Point {
  x: number;
  y: number;
  angle: number; // degrees, the way a ship is heading
}

export class Lane {
  readonly step: number;
  readonly lower: number; // where the lower quay is
  readonly #right: number; // where the bend begins
  readonly #along: number;
  readonly #bend: number;

  constructor(
    squares: number,
    readonly radius = 72,
  ) {
    this.lower = UPPER + 2 * radius;
    this.#right = EAST - radius;
    this.#along = this.#right - LEFT;
    this.#bend = Math.PI * radius;
    this.step = (this.#along + this.#bend + (this.#right - END)) / squares;
  }

  /** How wide the bend must be for squares of at least such a length. */
  static bend(squares: number, step: number): number {
    return (squares * step - (2 * EAST - LEFT - END)) / (Math.PI - 2);
  }

  /** The point so far along the lane; before its begin a ship is still coming in from the sea. */
  #at(way: number): Point {
    if (way < 0) return this.#gate(-way);
    if (way <= this.#along) return { x: LEFT + way, y: this.lower, angle: 0 };
    const round = way - this.#along;
    if (round > this.#bend) return { x: this.#right - (round - this.#bend), y: UPPER, angle: -180 };
    const a = round / this.radius;
    return {
      x: this.#right + this.radius * Math.sin(a),
      y: this.lower - this.radius * (1 - Math.cos(a)),
      angle: (-a * 180) / Math.PI,
    };
  }

  #gate(way: number): Point {
    const { x, radius } = GATE;
    const rest = way - (LEFT - x - radius);
    if (rest < 0) return { x: LEFT - way, y: this.lower, angle: 0 };
    const a = rest / radius;
    if (a > Math.PI / 2) {
      return { x, y: this.lower + radius * (1 + a - Math.PI / 2), angle: -90 };
    }
    return {
      x: x + radius * (1 - Math.sin(a)),
      y: this.lower + radius * (1 - Math.cos(a)),
      angle: (-a * 180) / Math.PI,
    };
  }

  /** The middle of a square, counted from 1; fractions and numbers below 1 lie between. */
  square(number: number): Point {
    return this.#at((number - 0.5) * this.step);
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
