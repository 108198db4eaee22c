/* The words of the cases, which come with their pages. */
import type { Case, GameInfo } from "../generated/wire";
import { words } from "../words/language.svelte";
import { commonText, gameText, once, pageText, type Language } from "../words/texts";
import { Words } from "../words/words";

const TEXTS = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

const caseText = (language: Language): Promise<string> => once(`${language}/cases`, () => TEXTS[`./words/${language}.ftl`]!());

/** Load all the words of a game and of its cases; a case's options may bring names of their own. */
export async function wordsInCase(language: Language, game: GameInfo, puzzle: Pick<Case, "names">): Promise<Words> {
  const found = await words(`${language}/${game.id}/cases`, language, game, async () =>
    (await Promise.all([gameText(language, game.id), caseText(language)])).join("\n"),
  );
  const names = puzzle.names[language];
  return names ? found.calling(names) : found;
}

/** Load the words of the page and of the cases. */
export async function wordsOfCases(language: Language): Promise<Words> {
  return new Words(language, await Promise.all([commonText(language), pageText(language), caseText(language)]));
}
