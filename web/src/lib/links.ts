/** The links of a table that are told only once, kept on this device for who may need them again. */

export interface Links {
  join?: string; // for friends who play
  watch?: string | null; // for friends who look on
  recovery?: string | null; // for oneself on another device
}

const key = (table: string) => `emporion.links.${table}`;

export function linksOf(table: string): Links {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? "{}");
  } catch {
    return {};
  }
}

/** Keep what an answer of the server tells; what it leaves out stays as it was. */
export function keepLinks(told: { table: string } & Links): void {
  const { table, join, watch, recovery } = told;
  const found = Object.entries({ join, watch, recovery }).filter(([, token]) => token);
  if (!found.length) return;
  try {
    const kept = { ...linksOf(table), ...Object.fromEntries(found) };
    localStorage.setItem(key(table), JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing tells them only now
  }
}
