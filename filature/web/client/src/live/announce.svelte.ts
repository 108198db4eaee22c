/* What a screen reader is told, beside what stands on the page: one queue for everything.
 *
 * What comes in one burst becomes one message, in order, sentence by sentence. It is assertive if any
 * part of it is urgent. Two messages never come closer together than `GAP`, and one that is not urgent
 * comes `SPACE` after another: screen readers drop what waits in their own queue when something assertive
 * arrives (Orca), and events that come with a flood of others; and a busy Chromium reports what was added
 * at about the same time in any order. A message leaves the page once it has been read from it.
 */
import { voice } from "./voice.svelte";

export const GAP = 300;
export const SPACE = 1_000;
export const KEPT = 7_000;
/** So long after the page moved the focus, a slow screen reader may still drop what it was told. */
export const SETTLING = 900;
/** While a page loads, screen readers tell of that, and drop what else comes: so long after it was loaded. */
export const ARRIVING = 2_500;
/** While the page changes a lot, Orca ignores what is added to it: it drops messages when more than 50
 * changes wait for it. A message waits for so much calm, and for as long as a slow screen reader takes to
 * get through the changes and through every element that came or went, but no longer than `PATIENCE`; an
 * answer does not wait. */
export const CALM = 350;
export const EACH_CHANGE = 12;
export const EACH_ELEMENT = 4;
export const PATIENCE = 4_000;
/** Attributes of which a screen reader hears. */
const HEARD = ["aria-label", "aria-selected", "aria-disabled", "aria-checked", "aria-pressed", "aria-expanded", "aria-hidden", "hidden"];

/** What stands within such is not told to a screen reader. */
const UNHEARD = "svg *, [aria-hidden=true] *";

/** Count the elements of a subtree of which a screen reader is told. */
const elementsIn = (node: Node): number => (node instanceof Element ? 1 + node.querySelectorAll(`:not(${UNHEARD})`).length : 0);

/** How long a slow screen reader takes to get through a change of the page. */
function weight({ target, addedNodes, removedNodes }: MutationRecord): number {
  if (target instanceof Element && target.closest(UNHEARD)) return 0;
  const elements = [...addedNodes, ...removedNodes].reduce((count, node) => count + elementsIn(node), 0);
  return EACH_CHANGE + elements * EACH_ELEMENT;
}

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
  /** Something is about to be said. */
  pending = $state(false);
  private waiting: Part[] = [];
  private timer: number | undefined;
  private count = 0;
  /** The regions on the page, the one in use last: while a dialog is open, all others are out of reach. */
  private places: number[] = [];
  private last = "";
  private settled = 0;
  private changed = 0;
  /** When a slow screen reader will have got through all changes so far. */
  private caughtUp = 0;
  private since = 0;
  /** When the last message came. */
  private flushed = 0;

  constructor() {
    const inRegion = (node: Node): boolean => (node instanceof Element ? node : node.parentElement)?.closest("[aria-live]") != null;
    new MutationObserver((changes) => {
      const weights = changes.filter(({ target }) => !inRegion(target)).map(weight);
      if (!weights.length) return;
      this.changed = Date.now();
      this.caughtUp = Math.max(this.caughtUp, this.changed) + weights.reduce((sum, one) => sum + one);
    }).observe(document, { childList: true, characterData: true, attributeFilter: HEARD, subtree: true });
    this.settle(ARRIVING);
    window.addEventListener("load", () => this.settle(ARRIVING), { once: true });
  }

  /** Have regions for a while; returns their place, and what takes them away. */
  open(): { place: number; close: () => void } {
    const place = this.count++;
    this.places.push(place);
    // What stands elsewhere is out of reach now, and would be read once more when it comes back.
    this.said = [];
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
  settle(ms = SETTLING): void {
    this.settled = Math.max(this.settled, Date.now() + ms);
  }

  /** Take back what was said and what was about to be: somebody else is looking now. */
  forget(): void {
    window.clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    this.pending = false;
    this.said = [];
    this.last = "";
    voice.stop();
  }

  private queue(part: Part): void {
    if (!part.text.trim()) return;
    this.waiting.push(part);
    this.pending = true;
    if (this.timer === undefined) this.since = Date.now();
    this.timer ??= window.setTimeout(() => this.flush(), GAP);
  }

  private flush(): void {
    const calm = Math.min(Math.max(this.changed + CALM, this.caughtUp, this.flushed + SPACE), this.since + PATIENCE);
    const left = Math.max(this.settled, this.waiting.some((part) => part.urgent) ? 0 : calm) - Date.now();
    this.timer = left > 0 ? window.setTimeout(() => this.flush(), left) : undefined;
    if (left > 0) return;
    const parts = this.waiting;
    this.waiting = [];
    this.pending = false;
    const whole = sentences(parts.map((part) => part.text));
    const text = whole === this.last ? whole + AGAIN : whole;
    const urgent = parts.some((part) => part.urgent);
    const one = { id: this.count++, text, urgent, place: this.places.at(-1) ?? 0 };
    this.last = text;
    this.flushed = Date.now();
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
