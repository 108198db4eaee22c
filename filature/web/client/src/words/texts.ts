/* The texts of the words, each asked for once. Those of the page come with the program, a language
 * at a time; the common ones and those of the games are the server's own files, the same that the
 * terminal reads.
 */
import LANGUAGE_NAMES from "../../../../core/languages.json";
import { recall, remember } from "../storage";

/** What each language calls itself, by its tag: the server's own list. */
export { LANGUAGE_NAMES };
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];
const FALLBACK: Language = "en";

const PAGE = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const REMEMBERED = "filature.language";

const texts = new Map<string, Promise<string>>();

/** Fetch a text once; retry after a failure. */
export function once(key: string, ask: () => Promise<string>): Promise<string> {
  let text = texts.get(key);
  if (!text) {
    text = ask();
    text.catch(() => texts.delete(key));
    texts.set(key, text);
  }
  return text;
}

const fetched = (path: string): Promise<string> =>
  once(path, async () => {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(path);
    return answer.text();
  });

// Importing again what is here takes a moment, in which the page would be drawn without its words.
export const pageText = (language: Language): Promise<string> =>
  once(language, () => PAGE[`./${language}.ftl`]!());
export const commonText = (language: Language): Promise<string> => fetched(`/words/${language}.ftl`);
export const gameText = (language: Language, game: string): Promise<string> =>
  fetched(`/words/${language}/${game}.ftl`);

export const lessonText = (language: Language, game: string): Promise<string> =>
  fetched(`/words/${language}/${game}/lesson.ftl`);

/** What stands on the covers of the games, by the game's id: enough to choose one and set it up. */
export const coverTexts = async (language: Language): Promise<Record<string, string>> =>
  JSON.parse(await fetched(`/words/${language}/covers.json`)) as Record<string, string>;

/** The language of the last visit, or the first that the browser prefers and the page has. */
export function firstLanguage(): Language {
  const tags = [recall(REMEMBERED), ...navigator.languages];
  const wanted = tags.map((tag) => LANGUAGES.find((language) => language === tag?.split("-")[0]?.toLowerCase()));
  return wanted.find((language) => language !== undefined) ?? FALLBACK;
}

export const rememberLanguage = (language: Language): void => remember(REMEMBERED, language);
