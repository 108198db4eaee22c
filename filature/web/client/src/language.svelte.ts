/* The language of the page and where its words come from.
 *
 * The page's own words come with the program, so something can be read at once; those of the house
 * and of the games are the server's own files, the same that the terminal reads.
 */
import { listGames } from "./api";
import type { GameInfo, Say } from "./generated/wire";
import { LANGUAGES, SPECTATOR, Words, type Language, type Sayable } from "./words";
import pageEn from "./words/en.ftl?raw";
import pageFr from "./words/fr.ftl?raw";

const PAGE: Record<Language, string> = { fr: pageFr, en: pageEn };
const REMEMBERED = "filature.language";

const files = new Map<string, Promise<string>>();
const made = new Map<string, Promise<Words>>();

function file(path: string): Promise<string> {
  let text = files.get(path);
  if (!text) {
    text = fetch(path).then((answer) => {
      if (!answer.ok) throw new Error(path);
      return answer.text();
    });
    text.catch(() => files.delete(path));
    files.set(path, text);
  }
  return text;
}

/** Load the words of a game, or of the house alone. */
export function wordsOf(language: Language, game: GameInfo | null): Promise<Words> {
  const key = `${language}/${game?.id ?? ""}`;
  let words = made.get(key);
  if (!words) {
    const paths = [`/words/${language}.ftl`, ...(game ? [`/words/${language}/${game.id}.ftl`] : [])];
    words = Promise.all(paths.map(file)).then(
      (texts) => new Words(language, [...texts, PAGE[language]], game?.fields),
    );
    words.catch(() => made.delete(key));
    made.set(key, words);
  }
  return words;
}

/** Find a game among those that the server has. */
export async function gameNamed(id: string): Promise<GameInfo | null> {
  return (await listGames()).games.find((game) => game.id === id) ?? null;
}

function firstLanguage(): Language {
  const remembered = recall(REMEMBERED);
  const wanted = [remembered, ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.some((l) => l === tag))) ?? "en";
}

class PageLanguage {
  now = $state.raw<Language>(firstLanguage());
  private house = $state<Partial<Record<Language, string>>>({});
  /** The words of the page and, once they are here, of the house. */
  words = $derived(new Words(this.now, [this.house[this.now] ?? "", PAGE[this.now]]));

  constructor() {
    this.choose(this.now);
  }

  choose(language: Language): void {
    this.now = language;
    document.documentElement.lang = language;
    file(`/words/${language}.ftl`).then(
      (text) => (this.house[language] = text),
      () => undefined,
    );
  }

  /** Choose a language and keep it for the next visit. */
  prefer(language: Language): void {
    this.choose(language);
    remember(REMEMBERED, language);
  }
}

export const language = new PageLanguage();

/** Put an object into words, or, should they be missing, into whatever keeps the page usable. */
export function spoken(
  words: Words,
  kind: string,
  object: Sayable,
  viewer = SPECTATOR,
  names: readonly string[] = [],
): string {
  try {
    return words.say(kind, object, viewer, names);
  } catch (error) {
    console.error(error);
    return `${kind}-${String(object["type"])}`;
  }
}

/** Put a refusal into words; one that nobody has words for is still a refusal. */
export function refusal(words: Words, error: Say, viewer = SPECTATOR, names: readonly string[] = []): string {
  if (error.type.startsWith("ui-") && words.has(error.type)) return words.text(error.type);
  return words.has(`refusal-${error.type}`)
    ? spoken(words, "refusal", error, viewer, names)
    : words.text("ui-refused");
}

/** Read something that a former visit left, where the browser keeps such things. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing plays all the same.
  }
}
