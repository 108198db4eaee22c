/* The beginning. All that the first page needs is asked for at once, before the program that shows it
 * is here: none of it waits for another.
 */
import { listGames } from "./api";
import { coverTexts, firstLanguage, houseText, pageText } from "./texts";
import "./look/fonts.css";
import "./look/palette.css";
import "./look/paper.css";

const language = firstLanguage();
const early: Promise<unknown>[] = [listGames(), pageText(language), houseText(language)];
if (location.pathname === "/") early.push(coverTexts(language), import("./routes/Home.svelte"));
// Whoever needs one of these asks for it again, and hears what went wrong.
for (const one of early) one.catch(() => undefined);

void import("./start").then(({ start }) => start());
