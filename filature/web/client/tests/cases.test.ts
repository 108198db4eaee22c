import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { beyond, firstSentence } from "../src/cases/caseView.svelte";
import { shareLines, timeWords } from "../src/cases/shareText";
import { meant, readAnswer } from "../src/cases/typedAnswer";
import { LANGUAGES, type Language } from "../src/words/texts";
import { Words } from "../src/words/words";

const read = (path: string): string => readFileSync(path, "utf8");
const own = (language: Language): string => read(`src/cases/words/${language}.ftl`);
const words = (language: Language): Words =>
  new Words(language, [read(`../../core/${language}.ftl`), read(`src/words/${language}.ftl`), own(language)]);
const ids = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");

test.each(LANGUAGES)("the words of the cases are the same in %s as in English, and none is the page's", (language) => {
  expect(ids(own(language))).toEqual(ids(own("en")));
  expect(ids(own(language)).filter((id) => ids(read(`src/words/${language}.ftl`)).includes(id))).toEqual([]);
});

test("a shared result says which case, how many tries, how long and the streak", () => {
  const result = { tries: 2, seconds: 220 };
  expect(shareLines(words("fr"), "Kryptos", 1128, result, 7)).toEqual([
    "Filature, affaire n° 1128 (Kryptos)",
    "Résolue en 2 essais, 3 min 40",
    "7 jours de suite",
  ]);
  expect(shareLines(words("en"), "Kryptos", 3, { tries: 1, seconds: 9 }, 1)).toEqual([
    "Filature, case no. 3 (Kryptos)",
    "Solved at the first try, 9 s",
    "First day of the streak",
  ]);
  expect(shareLines(words("de"), "Kryptos", 3, { tries: 3, seconds: 65 }, 0)).toEqual([
    "Filature, Fall Nr. 3 (Kryptos)",
    "Gelöst in 3 Versuchen, 1 min 05",
  ]);
  expect(timeWords(words("en"), 3600)).toBe("60 min 00");
});

const CARDS = ["Carte 3 de Chloé", "Carte 13 de Chloé", "Carte 3 d’Odette"];
const VALUES = ["2 rouge", "25 jaune", "12 vert"];

test("what is hidden is meant by as few words as tell it from the rest", () => {
  expect(meant("chloé 3", CARDS)).toEqual([0]);
  expect(meant("CHLOE 13", CARDS)).toEqual([1]);
  expect(meant("od", CARDS)).toEqual([2]);
  expect(meant("3", CARDS)).toEqual([0, 2]);
  expect(meant("carte 3 de chloé", CARDS)).toEqual([0]);
  expect(meant("marcel", CARDS)).toEqual([]);
  expect(meant(" ", CARDS)).toEqual([]);
});

test("an answer is what is meant, and as what", () => {
  const answer = (line: string): unknown => readAnswer(line, CARDS, () => VALUES);
  for (const line of ["chloé 3 = 25", "Chloé 3: jaune", "chloe 3 25", "Carte 3 de Chloé = 25 jaune"]) {
    expect(answer(line)).toEqual({ secrets: [0], values: [1] });
  }
  expect(answer("chloé 3 = 2")).toEqual({ secrets: [0], values: [0] });
  expect(answer("chloé 3")).toEqual({ secrets: [0], values: null });
  expect(answer("chloé 3 = 26")).toEqual({ secrets: [0], values: [] });
  expect(answer("3 = 25")).toEqual({ secrets: [0, 2], values: null });
  expect(answer("bonjour")).toEqual({ secrets: [], values: null });
});

test("a counter-example tells what was not known", () => {
  const line = (type: string, card: number | null) => ({ type, args: { card } });
  const hand = (...lines: ReturnType<typeof line>[]) => ({ type: "hand", args: { seat: 1 }, lines });
  const known = { sheet: [hand(line("hidden", null), line("up", 7)), { type: "track", args: {}, lines: [] }] };
  const world = { sheet: [hand(line("shown", 5), line("up", 7)), { type: "track", args: {}, lines: [] }] };
  expect(beyond(world, known)).toEqual([hand(line("shown", 5))]);
});

test("a reason is split after its first sentence", () => {
  expect(firstSentence("Possible, pas certain. Ici, elle vaut 3.5.")).toEqual(["Possible, pas certain.", "Ici, elle vaut 3.5."]);
  expect(firstSentence("Pas assez : 1.25 bit.")).toEqual(["Pas assez : 1.25 bit.", ""]);
});
