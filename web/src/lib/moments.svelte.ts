/**
 * What is looked at, asked for one after the other: whoever leaps about sees where that ended, and
 * nothing that comes too late. A server that is away or busy is asked again.
 */
import { get, type Problem, type Refused } from "./server";

const PACE = 60; // milliseconds between two questions
const AGAIN = 1500; // until one is repeated
const PASSING = ["away", "too_fast"]; // what goes by without doing anything

const wait = (time: number) => new Promise((go) => setTimeout(go, time));

interface Wanted<T> {
  path: string;
  show: (found: T) => void;
}

export class Moments<T> {
  problem = $state.raw<Problem | null>(null);
  #wanted: Wanted<T> | null = null;
  #busy = false;

  want(path: string, show: (found: T) => void): void {
    this.#wanted = { path, show };
    if (!this.#busy) this.#go();
  }

  /** Nothing is wanted any more. */
  end(): void {
    this.#wanted = null;
  }

  async #go(): Promise<void> {
    this.#busy = true;
    while (this.#wanted) {
      const wanted = this.#wanted;
      const done = () => {
        if (this.#wanted === wanted) this.#wanted = null;
      };
      try {
        const found = await get<T>(wanted.path);
        if (!this.#wanted) break;
        done();
        this.problem = null;
        wanted.show(found); // on the way to a later one it is shown too
        await wait(PACE);
      } catch (error) {
        this.problem = (error as Refused).problem;
        if (PASSING.includes(this.problem.key)) await wait(AGAIN);
        else done();
      }
    }
    this.#busy = false;
  }
}
