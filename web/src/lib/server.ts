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
export type Seated = Schemas["Seated"];
export type Hint = Schemas["Hint"];
export type Reason = Schemas["Reason"];
export type Undo = Schemas["UndoInfo"];
export type Terms = Schemas["Terms"];
export type NewTable = Schemas["NewTable"];
// biome-ignore lint/suspicious/noExplicitAny: a position is the game's own document
export type Position = any;

/** Whether somebody may still sit down there. */
export const isFree = (seat: SeatInfo) => !seat.name && !seat.bot;

export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.words);
  }
}

/** A JSON text goes as it is: a seed in it has more digits than a number here can keep. */
async function call(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: text,
      signal,
    });
  } catch {
    throw new Refused({ key: "away", words: "the server does not answer" }, 0);
  }
  if (answer.ok) return answer;
  const document = await answer.json().catch(() => null);
  throw new Refused(
    document?.problem ?? { key: "broken", words: answer.statusText },
    answer.status,
  );
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await call(method, path, body);
  return (await answer.json().catch(() => null)) as T;
}

/** A long answer, document by document as they come, until it ends or is given up. */
export async function* answers<T>(path: string, signal: AbortSignal): AsyncGenerator<T> {
  const answer = await call("POST", path, {}, signal);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const whole = (rest + part.value).split("\n");
    rest = whole.pop()!;
    for (const line of whole) yield JSON.parse(line) as T;
  }
}

export const getText = async (path: string) => (await call("GET", path)).text();

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
