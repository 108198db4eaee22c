/* The words of circles and the names of the games, in the language of the page. */
import { listGames } from "../api";
import type { GameInfo } from "../generated/wire";
import { coverOf, language } from "../words/language.svelte";
import type { Words } from "../words/words";
import { wordsOfCircles } from "./circleWords";

/** Milliseconds for which nothing is drawn while a page is loaded. */
const PATIENCE = 700;

/** To be made while a page is set up: it follows the language. */
export class LoadedWords {
  words = $state.raw<Words | null>(null);
  names = $state.raw<Readonly<Record<string, string>>>({});
  failed = $state(false);
  /** It takes a while: that is said now. Before, a page is not drawn without what it is about: a screen reader
   * that has begun to read stops where the page is drawn anew. */
  late = $state(false);

  constructor() {
    $effect(() => {
      const timer = window.setTimeout(() => (this.late = true), PATIENCE);
      return () => window.clearTimeout(timer);
    });
    $effect(() => {
      const now = language.now;
      this.load(now).catch(() => (this.failed = true));
    });
  }

  private async load(now: typeof language.now): Promise<void> {
    const named = async (info: GameInfo): Promise<[string, string]> => [info.id, (await coverOf(now, info)).text("name")];
    const [words, names] = await Promise.all([
      wordsOfCircles(now),
      listGames().then(({ games }) => Promise.all(games.map(named))),
    ]);
    if (now !== language.now) return;
    this.names = Object.fromEntries(names);
    this.words = words;
    this.failed = false;
  }
}
