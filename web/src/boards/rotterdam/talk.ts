/** What was said at the table this round: who wants what, who offers what, who answered how. */
import type { Line } from "../../lib/table.svelte";

export interface Said {
  wants: Set<string>;
  gives: Set<string>;
}

/** Offers of this round that the viewer could read, by seat. */
export function said(lines: Line[]): Map<number, Said> {
  const found = new Map<number, Said>();
  for (const { kind, data } of lines.flatMap((line) => line.events)) {
    if (kind === "round") found.clear();
    if (kind !== "wants" && kind !== "gives") continue;
    const seat = data.seat as number;
    const one = found.get(seat) ?? { wants: new Set(), gives: new Set() };
    one[kind].add(data.product as string);
    found.set(seat, one);
  }
  return found;
}

/** The answers to the last offer so far. */
export function answers(lines: Line[]): Map<number, boolean> {
  const found = new Map<number, boolean>();
  for (const { kind, data } of lines.flatMap((line) => line.events)) {
    if (kind === "offered") found.clear();
    if (kind === "answered") found.set(data.seat as number, data.accepted as boolean);
  }
  return found;
}
