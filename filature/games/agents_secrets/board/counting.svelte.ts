/* A count as it is played on the board. It is told, written and scored at once: only the drawing waits. */
import { reducedMotion } from "$client/theme";

/** When the first gain is written, how soon each other follows, and when the markers jump, in milliseconds. */
const FIRST = 300;
const EACH = 180;
const JUMP = 1_600;

export class Counting {
  /** The agents whose gains are written so far. */
  written = $state.raw<readonly string[]>([]);
  /** The markers are still where they stood before. */
  waiting = $state(false);
  #timers: number[] = [];

  /** Go through the agents, or show all of them at once where motion rests. */
  begin(agents: readonly string[]): void {
    this.end();
    if (reducedMotion()) {
      this.written = agents;
      return;
    }
    this.waiting = true;
    this.#timers = agents.map((_, at) =>
      window.setTimeout(() => (this.written = agents.slice(0, at + 1)), FIRST + at * EACH),
    );
    this.#timers.push(window.setTimeout(() => (this.waiting = false), JUMP));
  }

  /** Show the last picture. */
  end(): void {
    this.#timers.forEach((timer) => window.clearTimeout(timer));
    this.written = [];
    this.waiting = false;
  }
}
