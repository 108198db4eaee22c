/* The beginning. All that the first page needs is asked for at once, before the program that shows it
 * is here: none of it waits for another.
 */
import { listGames } from "./api";
import { coverTexts, firstLanguage, houseText, pageText } from "./words/texts";

const language = firstLanguage();
const early: Promise<unknown>[] = [listGames(), pageText(language), houseText(language)];
if (location.pathname === "/") early.push(coverTexts(language), import("./home/Home.svelte"));
// Whoever needs what could not be had asks for it again, and hears what went wrong.
const settled = Promise.allSettled(early);

void import("./start").then(({ start }) => start(settled));
