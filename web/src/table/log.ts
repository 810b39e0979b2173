/** The log in words. */
import type { Line, Table } from "../lib/table.svelte";
import { eventWords, lineWords } from "./words";

/** What a line of the log says; nothing where it has no words. */
export function momentWords(table: Table, line: Line): string {
  const seats = table.info?.seats;
  const game = table.info?.terms.game ?? "rhodes";
  const events = line.events.map((event) => eventWords(game, seats, event));
  return [lineWords(seats, line), ...events].filter(Boolean).join(" ");
}
