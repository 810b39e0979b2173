/** The numbers a game is played with: a table's own, a replay's own, or the standard ones. */
import { get } from "./server";
import type { Table } from "./table.svelte";

const known = new Map<string, Promise<unknown>>();

/** Asked for once; they do not change while a game lasts. */
export function edition<T>(table: Table): Promise<T> {
  const path = table.numbers;
  const found = known.get(path) ?? get(path);
  known.set(path, found);
  found.catch(() => known.delete(path));
  return found as Promise<T>;
}
