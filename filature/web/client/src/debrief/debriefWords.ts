/* The words of the debrief, which come with its page. */
import type { GameInfo, TableInfo } from "../generated/wire";
import { words } from "../words/language.svelte";
import { gameText, once, type Language } from "../words/texts";
import type { Words } from "../words/words";

const TEXTS = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

const debriefText = (language: Language): Promise<string> => once(`${language}/debrief`, () => TEXTS[`./words/${language}.ftl`]!());

/** Load all the words of a game and of the debrief; a table's options may bring names of their own. */
export async function wordsInDebrief(language: Language, game: GameInfo, table: Pick<TableInfo, "names">): Promise<Words> {
  const found = await words(`${language}/${game.id}/debrief`, language, game, async () =>
    (await Promise.all([gameText(language, game.id), debriefText(language)])).join("\n"),
  );
  const names = table.names[language];
  return names ? found.calling(names) : found;
}
