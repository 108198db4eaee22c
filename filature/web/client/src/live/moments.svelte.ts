/* Events that are played on the board once, when they are first seen: a right guess, a base that falls.
 *
 * The words come first: an event is in the log and spoken before its moment begins. Any key or touch
 * ends it, and input is never held back.
 */
import type { Highlights, Moment } from "../board/boards";
import { sound } from "./sounds";
import type { LogEntry } from "./table.svelte";

/** Without motion the last picture stands for this long, in milliseconds. */
const STILL = 2_000;

interface Planned extends Moment {
  entry: LogEntry;
}

/** Pick the moments among new events; after an absence only the last of them is played. */
export function momentsOf(entries: readonly LogEntry[], highlights: Highlights | null, missed: boolean): Planned[] {
  const found = entries.flatMap((entry): Planned[] => {
    const moment = highlights?.moment(entry.say);
    return moment ? [{ entry, ...moment }] : [];
  });
  return missed ? found.slice(-1) : found;
}

export class Moments {
  /** The event that is being played. */
  now = $state.raw<LogEntry | null>(null);
  private waiting: Planned[] = [];
  private timer: number | undefined;

  /** Take note of what has just happened; tell whether any of it is a moment. */
  arrive(entries: readonly LogEntry[], highlights: Highlights | null, missed: boolean): boolean {
    const hidden = document.visibilityState === "hidden";
    const found = momentsOf(entries, highlights, missed || hidden);
    if (!found.length) return false;
    this.waiting = hidden ? found : [...this.waiting, ...found];
    if (hidden) document.addEventListener("visibilitychange", this.seen, { once: true });
    else if (!this.now) this.next();
    return true;
  }

  /** End what is being played, and what waits. */
  readonly skip = (): void => {
    this.waiting = [];
    this.next();
  };

  private readonly seen = (): void => {
    if (!this.now) this.next();
  };

  private next(): void {
    window.clearTimeout(this.timer);
    const moment = this.waiting.shift();
    this.now = moment?.entry ?? null;
    for (const kind of ["keydown", "pointerdown"]) {
      window.removeEventListener(kind, this.skip, true);
      if (moment) window.addEventListener(kind, this.skip, true);
    }
    if (!moment) return;
    sound(moment.sound);
    const still = document.documentElement.dataset["motion"] === "less";
    this.timer = window.setTimeout(() => this.next(), still ? STILL : moment.ms);
  }
}
