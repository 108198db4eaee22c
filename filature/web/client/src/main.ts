/* The entry point. Everything the first page needs is requested at once, before the program that
 * shows it is loaded: no request waits for another.
 */
import { everSeated, listGames, requestGamesEarly } from "./api";
import { coverTexts, firstLanguage, commonText, pageText } from "./words/texts";

const language = firstLanguage();
const early: Promise<unknown>[] = [listGames(), pageText(language), commonText(language)];
if (location.pathname === "/") early.push(coverTexts(language));
// What goes on stands first on the page: it must not come after the rest and push it down.
if (location.pathname === "/" && everSeated()) early.push(requestGamesEarly());
// What could not be loaded is requested again where it is needed, and errors are shown there.
const settled = Promise.allSettled(early);

void import("./start").then(({ start }) => start(settled));
