/* What a screen reader is told, beside what stands on the page: one queue for everything.
 *
 * What comes in one burst becomes one message, in order, sentence by sentence. It is assertive if any
 * part of it is urgent. Two messages never come closer together than `GAP`: screen readers drop what
 * waits in their own queue when something assertive arrives (Orca), and events that come with a flood
 * of others. A message leaves the page once it has been read from it.
 */
import { voice } from "./voice.svelte";

export const GAP = 300;
export const KEPT = 7_000;
/** So long after the page moved the focus, a slow screen reader may still drop what it was told. */
export const SETTLING = 900;

/** Makes a message differ from the same one just before it; it is neither spoken nor shown. */
const AGAIN = "\u00a0";
const ENDED = /[.!?…:;]["»”’)\s]*$/u;

export interface Announcement {
  id: number;
  text: string;
  urgent: boolean;
  /** The regions in which it stands. */
  place: number;
}

interface Part {
  text: string;
  urgent: boolean;
  /** What the page's own voice says of it, into the room. */
  voiced: string;
}

class Announcer {
  /** What stands on the page, oldest first. */
  said = $state.raw<readonly Announcement[]>([]);
  private waiting: Part[] = [];
  private timer: number | undefined;
  private count = 0;
  /** The regions on the page, the one in use last: while a dialog is open, all others are out of reach. */
  private places: number[] = [];
  private last = "";
  private settled = 0;

  /** Have regions for a while; returns their place, and what takes them away. */
  open(): { place: number; close: () => void } {
    const place = this.count++;
    this.places.push(place);
    return { place, close: () => (this.places = this.places.filter((one) => one !== place)) };
  }

  /** Say something in its turn. `voiced` replaces it where the page itself speaks: others may listen. */
  say(text: string, voiced = text): void {
    this.queue({ text, urgent: false, voiced });
  }

  /** Say something that cannot wait: an answer to what somebody did or asked, or what is in danger. */
  sayNow(text: string, voiced = text): void {
    this.queue({ text, urgent: true, voiced });
  }

  /** The focus was moved: what is said next waits until that was heard. */
  settle(): void {
    this.settled = Date.now() + SETTLING;
  }

  /** Take back what was said and what was about to be: somebody else is looking now. */
  forget(): void {
    window.clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    this.said = [];
    this.last = "";
    voice.stop();
  }

  private queue(part: Part): void {
    if (!part.text.trim()) return;
    this.waiting.push(part);
    this.timer ??= window.setTimeout(() => this.flush(), GAP);
  }

  private flush(): void {
    const left = this.settled - Date.now();
    this.timer = left > 0 ? window.setTimeout(() => this.flush(), left) : undefined;
    if (left > 0) return;
    const parts = this.waiting;
    this.waiting = [];
    const whole = sentences(parts.map((part) => part.text));
    const text = whole === this.last ? whole + AGAIN : whole;
    const urgent = parts.some((part) => part.urgent);
    const one = { id: this.count++, text, urgent, place: this.places.at(-1) ?? 0 };
    this.last = text;
    this.said = [...this.said, one];
    window.setTimeout(() => (this.said = this.said.filter((other) => other.id !== one.id)), KEPT);
    voice.speak(sentences(parts.map((part) => part.voiced)));
  }
}

/** Join texts so that each is heard as a sentence of its own. */
export function sentences(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text)
    .map((text) => (ENDED.test(text) ? text : `${text}.`))
    .join(" ");
}

export const announcer = new Announcer();
