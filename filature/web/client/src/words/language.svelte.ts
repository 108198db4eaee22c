/* The language of the page, and the words of the page and of the games in it. */
import { announcer } from "../live/announce.svelte";
import { voice } from "../live/voice.svelte";
import { listGames } from "../api";
import type { GameInfo, Say, TableInfo } from "../generated/wire";
import { coverTexts, firstLanguage, gameText, commonText, lessonText, pageText, rememberLanguage, type Language } from "./texts";
import { SPECTATOR, Words, type Sayable } from "./words";

const made = new Map<string, Promise<Words>>();

/** Load all the words of a game. */
export function wordsOf(language: Language, game: GameInfo): Promise<Words> {
  return words(`${language}/${game.id}`, language, game, () => gameText(language, game.id));
}

/** Load all the words of a game and of its lesson. */
export function wordsInLesson(language: Language, game: GameInfo): Promise<Words> {
  return words(`${language}/${game.id}/lesson`, language, game, async () =>
    (await Promise.all([gameText(language, game.id), lessonText(language, game.id)])).join("\n"),
  );
}

/** Load all the words of a game as it is set up at a table: its options may bring names of their own. */
export async function wordsAt(language: Language, game: GameInfo, table: Pick<TableInfo, "names">): Promise<Words> {
  const words = await wordsOf(language, game);
  const names = table.names[language];
  return names ? words.calling(names) : words;
}

/** Load the words on a game's cover: enough to choose it and set it up, and soon here. */
export function coverOf(language: Language, game: GameInfo): Promise<Words> {
  return words(`${language}/${game.id}/cover`, language, game, async () => (await coverTexts(language))[game.id] ?? "");
}

/** Make the words of a game from its own text, the common one and the page's; once for each key. */
export function words(key: string, language: Language, game: GameInfo, own: () => Promise<string>): Promise<Words> {
  let found = made.get(key);
  if (!found) {
    found = Promise.all([commonText(language), own(), pageText(language)]).then(
      (texts) => new Words(language, texts, game.fields),
    );
    found.catch(() => made.delete(key));
    made.set(key, found);
  }
  return found;
}

/** Find a game among those that the server has. */
export async function gameNamed(id: string): Promise<GameInfo | null> {
  return (await listGames()).games.find((game) => game.id === id) ?? null;
}

class PageLanguage {
  now = $state.raw<Language>(firstLanguage());
  /** The words of the page and, where they could be loaded, the common ones. */
  words = $state.raw(new Words(this.now, []));
  private wish = this.now;

  /** Show the page in a language, as soon as its words are here. */
  async choose(language: Language): Promise<void> {
    this.wish = language;
    const texts = await Promise.all([commonText(language).catch(() => ""), pageText(language)]);
    if (language !== this.wish) return;
    this.now = language;
    this.words = new Words(language, texts);
    document.documentElement.lang = language;
    voice.language = language;
  }

  /** Choose a language and keep it for the next visit. */
  prefer(language: Language): void {
    this.choose(language).then(
      () => {
        rememberLanguage(language);
        announcer.say(this.words.text("ui-language-now"));
      },
      () => announcer.sayNow(this.words.text("ui-unreachable")),
    );
  }
}

export const language = new PageLanguage();

/** Put an object into words; should they be missing, into a name that keeps the page usable. */
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

/** Put a refusal into words; one without words is still a refusal. */
export function refusal(words: Words, error: Say, viewer = SPECTATOR, names: readonly string[] = []): string {
  if (error.type.startsWith("ui-") && words.has(error.type)) return words.text(error.type);
  return words.has(`refusal-${error.type}`)
    ? spoken(words, "refusal", error, viewer, names)
    : words.text("ui-refused");
}
