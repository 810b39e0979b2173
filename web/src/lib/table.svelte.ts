/**
 * A table as this page knows it: what the server said last, kept up to date by its socket.
 *
 * News are numbered; after a dropped connection the socket goes on after the last number seen.
 * An act has an id of ours and is sent until it is answered, so it happens exactly once.
 */
import { newId } from "./id";
import {
  type Choice,
  type Full,
  get,
  type Happened,
  type News,
  type Position,
  type Problem,
  type TableInfo,
  type Turn,
} from "./server";

export interface Line {
  number: number;
  kind: string;
  seat: number | null;
  at: number;
  // biome-ignore lint/suspicious/noExplicitAny: what the entry's kind says
  body: Record<string, any>;
  events: Happened[];
}

interface Waiting {
  message: string;
  settle: (problem: Problem | null) => void;
}

const UNWELCOME = 4003;
const HASTY = ["too_fast", "too_many"]; // worth another try, later
const REMEMBERED = 150; // lines of the log that are asked for

function lineOf(news: News): Line {
  return {
    number: news.number,
    kind: news.kind,
    seat: news.seat ?? null,
    at: news.at,
    body: news.body ?? {},
    events: news.events ?? [],
  };
}

export type Heard = (line: Line, before: Position, after: Position) => void;

const TURNING = ["start", "undo"]; // kinds that change the position beside decisions

/** Whether the position was another one after this line. */
export function hasMoment(line: Line): boolean {
  return line.events.length > 0 || TURNING.includes(line.kind);
}

export class Table {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<Position>(null);
  turn = $state.raw<Turn | null>(null);
  clock = $state.raw<Full["clock"]>(null);
  viewer = $state<number | null>(null);
  mine = $state.raw<number[]>([]);
  owner = $state(false);
  number = $state(0);
  lines = $state.raw<Line[]>([]);
  recalled = $state(false); // whether those told before this page came are among them
  connected = $state(false);
  problem = $state.raw<Problem | null>(null);
  seen = $state(0); // the number up to which this device had shown the table before
  ended = $state(false); // the end came while this page looked on
  from: string | null = $state(null); // where the numbers are asked for, if not at the table
  skew = 0; // the server's clock less ours

  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #closed = false;
  #why: Problem | null = null; // the server does not want to talk
  #tries = 0;
  #heard = new Set<Heard>();
  #foreseen = { number: 0, events: new Map<number, Promise<Happened[]>>() };

  constructor(
    readonly id: string,
    readonly seat: number | null = null,
    live = true,
  ) {
    if (live) this.#connect();
  }

  get choices(): Choice[] {
    return (this.turn?.legal as Choice[] | undefined) ?? [];
  }

  get asked(): boolean {
    return this.choices.length > 0;
  }

  /** Where the numbers it is played with can be asked for. */
  get numbers(): string {
    const game = this.info?.terms.game ?? "rhodes";
    return this.from ?? (this.id ? `/tables/${this.id}/edition` : `/games/${game}/edition`);
  }

  /** The table as this viewer knew it when a line was told; nothing can be done there. */
  async at(number: number): Promise<Table> {
    const seat = this.viewer === null ? "" : `?seat=${this.viewer}`;
    const news = await get<News>(`/tables/${this.id}/at/${number}${seat}`);
    const then = new Table(this.id, this.seat, false);
    then.info = this.info;
    then.viewer = this.viewer;
    then.view = news.view;
    then.number = number;
    then.turn = { waiting: news.view?.over ? [] : [news.view?.actor] };
    then.lines = [lineOf(news)];
    return then;
  }

  /** Be told of every line as it comes, for movement and sound. Returns how to stop. */
  listen(heard: Heard): () => void {
    this.#heard.add(heard);
    return () => this.#heard.delete(heard);
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  decide(choice: Choice): Promise<Problem | null> {
    return this.act({ type: "decide", seat: this.viewer, after: this.number, action: choice.id });
  }

  /** What a choice would bring about; asked once, as long as nothing happens. */
  foresee(choice: Choice): Promise<Happened[]> {
    if (this.#foreseen.number !== this.number) {
      this.#foreseen = { number: this.number, events: new Map() };
    }
    const query = new URLSearchParams({ action: choice.text, seat: String(this.viewer) });
    const { events } = this.#foreseen;
    const found = events.get(choice.id) ?? get<Happened[]>(`/tables/${this.id}/preview?${query}`);
    events.set(choice.id, found);
    return found;
  }

  /** Do something; resolves with what was wrong, or null. */
  act(act: Record<string, unknown>): Promise<Problem | null> {
    const id = newId();
    return new Promise((settle) => {
      const message = JSON.stringify({ ...act, id });
      this.#waiting.set(id, { message, settle });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(message);
    });
  }

  #connect(): void {
    const query = new URLSearchParams();
    if (this.seat !== null) query.set("seat", String(this.seat));
    if (this.number) query.set("after", String(this.number));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`,
    );
    this.#socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.#tries = 0;
      for (const { message } of this.#waiting.values()) socket.send(message);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data));
    socket.onclose = (event) => {
      this.connected = false;
      if (this.#closed) return;
      if (event.code === UNWELCOME && !HASTY.includes(this.#why?.key ?? "")) {
        this.problem = this.#why; // such as a seat that went on to another device
        return;
      }
      this.#tries += 1;
      const wait = Math.min(10_000, 250 * 2 ** this.#tries) * (0.5 + Math.random() / 2);
      setTimeout(() => this.#closed || this.#connect(), wait);
    };
  }

  // biome-ignore lint/suspicious/noExplicitAny: a message of the server, told apart by its type
  #hear(message: any): void {
    if (message.type === "full") this.#take(message);
    else if (message.type === "news") this.tell(message);
    else if (message.type === "done") this.#settle(message.id, null);
    else if (message.type === "refused") {
      if (message.now) this.#take(message.now);
      if (message.id) this.#settle(message.id, message.problem);
      else this.#why = message.problem;
    }
  }

  #settle(id: string, problem: Problem | null): void {
    this.#waiting.get(id)?.settle(problem);
    this.#waiting.delete(id);
  }

  /** What was said before this page came: for the log, and what is new in it. */
  async #recall(): Promise<void> {
    const kept = `emporion.seen.${this.id}.${this.viewer ?? "-"}`;
    this.seen = Number(localStorage.getItem(kept) ?? 0);
    addEventListener("pagehide", () => this.#keep(kept));
    addEventListener("visibilitychange", () => document.hidden && this.#keep(kept));
    const query = new URLSearchParams({ after: String(Math.max(0, this.number - REMEMBERED)) });
    if (this.viewer !== null) query.set("seat", String(this.viewer));
    const found = await get<News[]>(`/tables/${this.id}/since?${query}`).catch(() => []);
    const first = this.lines[0]?.number ?? Number.POSITIVE_INFINITY;
    this.lines = [...found.filter((news) => news.number < first).map(lineOf), ...this.lines];
    this.recalled = true;
  }

  #keep(kept: string): void {
    try {
      localStorage.setItem(kept, String(this.number));
    } catch {
      // a browser that keeps nothing shows nothing as new
    }
  }

  #take(full: Full): void {
    const first = this.info === null;
    this.info = full.table;
    this.view = full.view ?? null;
    this.turn = (full.turn as Turn | null) ?? null;
    this.clock = full.clock ?? null;
    this.viewer = full.viewer;
    this.mine = full.mine;
    this.owner = full.owner;
    this.number = full.number;
    if (first && full.table.status !== "gathering") this.#recall();
  }

  /** One more thing that happened: by the socket, or by a lesson that tells a game. */
  tell(news: News): void {
    if (news.number <= this.number) return;
    const before = this.view;
    this.number = news.number;
    if (news.table) {
      this.ended ||= news.table.status === "over" && this.info?.status === "playing";
      this.info = news.table;
    }
    if (news.view !== undefined && news.view !== null) this.view = news.view;
    if (news.turn) this.turn = news.turn as Turn;
    if (news.clock) {
      this.clock = news.clock;
      this.skew = news.clock.now - Date.now();
    }
    const line = lineOf(news);
    this.lines = [...this.lines, line];
    for (const heard of this.#heard) heard(line, before, this.view);
  }
}
