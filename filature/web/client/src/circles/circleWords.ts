/* The words of circles and their events, which come with their pages. */
import { commonText, once, pageText, type Language } from "../words/texts";
import { Words } from "../words/words";

const TEXTS = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });

const circleText = (language: Language): Promise<string> => once(`${language}/circles`, () => TEXTS[`./words/${language}.ftl`]!());

/** Load the words of the page and of circles. */
export async function wordsOfCircles(language: Language): Promise<Words> {
  return new Words(language, await Promise.all([commonText(language), pageText(language), circleText(language)]));
}
