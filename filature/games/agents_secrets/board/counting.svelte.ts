/* A count on the board, agent by agent. It is told, written and scored at once: only the drawing waits. */
import { reducedMotion } from "$client/theme";

const STEP = 600;

export class Counting {
  /** The agent that is being counted, and those that come after it. */
  now = $state<string | null>(null);
  waiting = $state.raw<readonly string[]>([]);
  #timer: number | undefined;

  /** Go through the agents after so many milliseconds, unless motion rests. */
  begin(agents: readonly string[], after: number): void {
    this.end();
    if (reducedMotion()) return;
    this.waiting = agents;
    this.#timer = window.setTimeout(this.#next, after);
  }

  #next = (): void => {
    const [now, ...rest] = this.waiting;
    this.now = now ?? null;
    this.waiting = rest;
    if (now) this.#timer = window.setTimeout(this.#next, STEP);
  };

  /** Show the rest at once. */
  end(): void {
    window.clearTimeout(this.#timer);
    this.now = null;
    this.waiting = [];
  }
}
