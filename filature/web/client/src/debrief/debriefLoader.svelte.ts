/* Asks for a debrief until it is there. The server stops computing when nobody asks for some seconds:
 * a page that is left or hidden asks no more. */
import { Refused } from "../api";
import type { Debrief, DebriefProgress, Say } from "../generated/wire";

/** Between an answer and the next question, in milliseconds. */
export const EVERY = 400;

export class DebriefLoader {
  progress = $state(0);
  debrief = $state.raw<Debrief | null>(null);
  problem = $state.raw<Say | null>(null);
  private timer: number | undefined;
  private running = false;
  /** Counts the starts: an answer to a question of an earlier one is not taken. */
  private started = 0;

  constructor(private readonly request: () => Promise<DebriefProgress>) {}

  /** Begin, also after a problem. Returns what stops it for good. */
  start(): () => void {
    const changed = (): void => (document.hidden ? this.pause() : this.resume());
    document.addEventListener("visibilitychange", changed);
    changed();
    return () => {
      document.removeEventListener("visibilitychange", changed);
      this.pause();
    };
  }

  retry(): void {
    this.problem = null;
    this.pause();
    this.resume();
  }

  private pause(): void {
    this.running = false;
    window.clearTimeout(this.timer);
  }

  private resume(): void {
    if (this.running || this.debrief || this.problem) return;
    this.running = true;
    void this.ask(++this.started);
  }

  private async ask(start: number): Promise<void> {
    const isCurrent = (): boolean => this.running && start === this.started;
    try {
      const { progress, debrief } = await this.request();
      if (!isCurrent()) return;
      this.progress = Math.max(this.progress, progress);
      this.debrief = debrief;
      if (debrief) this.pause();
      else this.askIn(EVERY, start);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (!isCurrent()) return;
      const { type, seconds } = error.say;
      // Somebody else at the same address asks, too.
      if (type === "too_often" && typeof seconds === "number") return this.askIn(Math.max(1, seconds) * 1000, start);
      this.problem = error.say;
      this.pause();
    }
  }

  private askIn(ms: number, start: number): void {
    this.timer = window.setTimeout(() => void this.ask(start), ms);
  }
}
