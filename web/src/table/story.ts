/** Where the points of a game came from, as the server tells it afterwards. */

export interface Told {
  rounds: number[][];
  sources: Record<string, number[]>;
  scores: number[];
}

export interface Step {
  source: string;
  seat: number;
  points: number;
}

/** The points one after the other: source by source, seat by seat. */
export function steps(story: Told): Step[] {
  return Object.entries(story.sources).flatMap(([source, all]) =>
    all.map((points, seat) => ({ source, seat, points })).filter((one) => one.points !== 0),
  );
}
