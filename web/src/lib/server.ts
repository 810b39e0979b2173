/** Talking to the server: requests and what it refuses. */
import type { components } from "./api";

type Schemas = components["schemas"];
export type Full = Schemas["Full"] & { view?: Position };
export type News = Schemas["News"] & { view?: Position };
export type TableInfo = Schemas["TableInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type Turn = Omit<Schemas["Turn"], "legal"> & { legal?: Choice[] };
export type Choice = Schemas["Legal"];
export type Happened = Schemas["Happened"];
export type Problem = Schemas["Problem"];
export type Summary = Schemas["Summary"];
export type Made = Schemas["Made"];
export type Reason = Schemas["Reason"];
export type Terms = Schemas["Terms"];
export type NewTable = Schemas["NewTable"];
// biome-ignore lint/suspicious/noExplicitAny: a position is the game's own document
export type Position = any;

export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.words);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refused({ key: "away", words: "the server does not answer" }, 0);
  }
  const document = await answer.json().catch(() => null);
  if (!answer.ok) {
    throw new Refused(
      document?.problem ?? { key: "broken", words: answer.statusText },
      answer.status,
    );
  }
  return document as T;
}

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
