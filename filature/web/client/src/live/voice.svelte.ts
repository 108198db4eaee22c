/* The voice of the page itself, for people who listen without a screen reader. Off by default.
 *
 * It says what is announced, in the same order and words, less what only the viewer may know and has
 * not asked for: others may be in the room (see `voiced` in `Announcer`).
 */
import { settings } from "../settings.svelte";

const synthesis = (): SpeechSynthesis | null => (typeof speechSynthesis === "undefined" ? null : speechSynthesis);

class Voice {
  private voices = $state.raw<readonly SpeechSynthesisVoice[]>(synthesis()?.getVoices() ?? []);
  /** The language of the page, as a tag. */
  language = $state("en");

  constructor() {
    // Browsers find their voices some time after the page has begun.
    synthesis()?.addEventListener("voiceschanged", () => (this.voices = synthesis()?.getVoices() ?? []));
    window.addEventListener("pagehide", () => this.stop());
    window.addEventListener("keydown", (event) => {
      if (event.key === "Escape" || event.key === "Control") this.stop();
    });
  }

  /** A voice for the language of the page, if the browser has one: its usual one where it can. */
  readonly found = $derived.by(() => {
    const fitting = this.voices.filter((one) => one.lang.slice(0, 2).toLowerCase() === this.language);
    return fitting.find((one) => one.default) ?? fitting[0] ?? null;
  });

  /** Say a text after all that is being said. */
  speak(text: string): void {
    const { voice, rate } = settings.now;
    if (!voice || !text || !this.found) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = this.found;
    utterance.lang = this.found.lang;
    utterance.rate = rate / 100;
    synthesis()?.speak(utterance);
  }

  /** Fall silent: somebody has left, asks something else, or has heard enough. */
  stop(): void {
    synthesis()?.cancel();
  }
}

export const voice = new Voice();
