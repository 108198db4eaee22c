/* The words about one's own data, which come with the page. */
import { language } from "../words/language.svelte";
import { commonText, once, pageText, type Language } from "../words/texts";
import { Words } from "../words/words";

const TEXTS = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

const ownText = (language: Language): Promise<string> => once(`${language}/owndata`, () => TEXTS[`./words/${language}.ftl`]!());

/** To be made while the page is set up: it follows the language. */
export class OwnWords {
  words = $state.raw<Words | null>(null);
  failed = $state(false);

  constructor() {
    $effect(() => {
      const now = language.now;
      this.load(now).catch(() => (this.failed = true));
    });
  }

  private async load(now: Language): Promise<void> {
    const words = new Words(now, await Promise.all([commonText(now), pageText(now), ownText(now)]));
    if (now !== language.now) return;
    this.words = words;
    this.failed = false;
  }
}
