/* What a screen reader is told, beside what stands on the page.
 *
 * Every message is added to its region and stays a while: a later one never overwrites an earlier
 * one that has not been read yet. What comes in one burst is joined into one message.
 */
const BURST = 120;
const KEPT = 30;

export interface Spoken {
  id: number;
  text: string;
}

class Region {
  spoken = $state.raw<Spoken[]>([]);
  private waiting: string[] = [];
  private timer: number | undefined;
  private count = 0;

  say(text: string): void {
    this.waiting.push(text);
    this.timer ??= window.setTimeout(() => this.flush(), BURST);
  }

  /** Take back what was said and what was about to be: somebody else is looking now. */
  forget(): void {
    window.clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    this.spoken = [];
  }

  private flush(): void {
    this.timer = undefined;
    const text = this.waiting.join(" ");
    this.waiting = [];
    this.spoken = [...this.spoken, { id: this.count++, text }].slice(-KEPT);
  }
}

export const polite = new Region();
export const assertive = new Region();
