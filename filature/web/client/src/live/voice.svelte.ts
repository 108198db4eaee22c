/* The voice of the page itself, for people who listen without a screen reader. Off by default.
 *
 * It says what is announced, in the same order and words, less what only the viewer may know and has
 * not asked for: others may be in the room (see `voiced` in `Announcer`).
 */
import { createSubscriber } from "svelte/reactivity";
import { settings } from "../settings.svelte";

const synthesis = (): SpeechSynthesis | null => (typeof speechSynthesis === "undefined" ? null : speechSynthesis);

class Voice {
  /** The language of the page, as a tag. */
  language = $state("en");
  // Browsers find their voices some time after they are first asked for them.
  private readonly whenVoicesChange = createSubscriber((update) => {
    synthesis()?.addEventListener("voiceschanged", update);
    return () => synthesis()?.removeEventListener("voiceschanged", update);
  });

  constructor() {
    // Not asked for on every page: that starts the speech of the whole system.
    if (settings.now.voice) synthesis()?.getVoices();
    window.addEventListener("pagehide", () => this.stop());
    window.addEventListener("keydown", (event) => {
      if (event.key === "Escape" || event.key === "Control") this.stop();
    });
  }

  /** A voice for the language of the page, if the browser has one: its usual one where it can. */
  get found(): SpeechSynthesisVoice | null {
    this.whenVoicesChange();
    const voices = synthesis()?.getVoices() ?? [];
    const fitting = voices.filter((one) => one.lang.slice(0, 2).toLowerCase() === this.language);
    return fitting.find((one) => one.default) ?? fitting[0] ?? null;
  }

  /** Say a text after all that is being said. */
  speak(text: string): void {
    const { voice, rate } = settings.now;
    const found = voice && text ? this.found : null;
    if (!found) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = found;
    utterance.lang = found.lang;
    utterance.rate = rate / 100;
    synthesis()?.speak(utterance);
  }

  /** Fall silent: somebody has left, asks something else, or has heard enough. */
  stop(): void {
    synthesis()?.cancel();
  }
}

export const voice = new Voice();
