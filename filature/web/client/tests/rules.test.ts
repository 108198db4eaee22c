import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { rulesOf, type GameRules } from "../src/rules/gameRules";
import { chapters, lines, marked, passages, search, sentences, suggestions } from "../src/rules/passages";
import { LANGUAGES, type Language } from "../src/words/texts";
import { Words } from "../src/words/words";

const house = join(import.meta.dirname, "../../..");
const text = (path: string): string => readFileSync(join(house, path), "utf8");
const GAMES = ["agent_hunter", "agents_secrets", "double_agent", "kryptos", "spies_vs_spies"];

const wordsOf = (game: string, language: Language): Words =>
  new Words(language, [
    text(`core/${language}.ftl`),
    text(`games/${game}/${language}.ftl`),
    text(`web/client/src/words/${language}.ftl`),
  ]);

/** The names of the messages that begin so. */
const named = (game: string, beginning: string): string[] =>
  [...text(`games/${game}/fr.ftl`).matchAll(new RegExp(`^${beginning}-(\\w+) =`, "gm"))].map((found) => found[1]!).sort();

const drawn = async (game: string): Promise<GameRules> => {
  const rules = await rulesOf(game);
  if (!rules) throw new Error(`${game} draws nothing`);
  return rules;
};

/** What a picture or a symbol looks like. */
function looks(part: GameRules["Picture"], name: string, words: Words): string {
  const target = document.createElement("div");
  const shown = mount(part, { target, props: { name, words } });
  const html = target.innerHTML;
  void unmount(shown);
  return html;
}

describe.each(GAMES)("what %s draws of its rules", (game) => {
  it("has a picture for everything that is asked, of chapters that are there", async () => {
    const rules = await drawn(game);
    expect(Object.keys(rules.phases).sort()).toEqual(named(game, "now"));
    const numbers = chapters(wordsOf(game, "fr")).map((chapter) => chapter.number);
    for (const { picture, chapters: near } of Object.values(rules.phases)) {
      expect(named(game, "picture")).toContain(picture);
      expect(numbers).toEqual(expect.arrayContaining([...near]));
    }
    for (const number of Object.keys(rules.pictures)) expect(numbers).toContain(Number(number));
  });

  it("shows each picture that has words, and each looks different", async () => {
    const rules = await drawn(game);
    const names = [...new Set(Object.values(rules.pictures).flat())].sort();
    expect(names).toEqual(named(game, "picture"));
    const all = names.map((name) => looks(rules.Picture, name, wordsOf(game, "fr")));
    expect(new Set(all).size).toBe(names.length);
  });

  it("has a picture for each sentence that tells the game in short", async () => {
    const rules = await drawn(game);
    expect(rules.brief).toHaveLength(wordsOf(game, "fr").text("brief").split("\n").length);
    expect(named(game, "picture")).toEqual(expect.arrayContaining([...rules.brief]));
  });

  it("draws symbols with parts of the board that lead to their own lines", async () => {
    const rules = await drawn(game);
    const leads = (name: string): string[] =>
      [...looks(rules.Symbol, name, wordsOf(game, "fr")).matchAll(/data-symbol="(\w+)"/g)].map((found) => found[1]!);
    const led = rules.symbols.filter((name) => leads(name).length);
    expect(led.length).toBeGreaterThan(rules.symbols.length / 2);
    for (const name of led) expect(rules.symbols).toEqual(expect.arrayContaining(leads(name)));
  });

  it("has a legend of all symbols that have words, and each looks different", async () => {
    const rules = await drawn(game);
    expect([...rules.symbols].sort()).toEqual(named(game, "symbol"));
    const all = rules.symbols.map((name) => looks(rules.Symbol, name, wordsOf(game, "fr")));
    expect(new Set(all).size).toBe(rules.symbols.length);
  });
});

/** Drawings that are made of parts in the legend, drawn there once more, or mean nothing. */
const NO_SYMBOLS = ["Cover", "Strings", "Street", "ScoreRing", "Textures", "Canal"];

/** The parts of a board that a file is made of, however deep. */
function madeOf(game: string, file: string, found = new Set<string>()): Set<string> {
  for (const [, part] of text(`games/${game}/board/${file}`).matchAll(/from "\.\.?\/([A-Z]\w+)\.svelte"/g)) {
    if (!part || found.has(part)) continue;
    found.add(part);
    madeOf(game, `${part}.svelte`, found);
  }
  return found;
}

describe.each(GAMES)("the legend of %s", (game) => {
  it("has every part of the board that is drawn with a sign of its own", () => {
    const parts = readdirSync(join(house, `games/${game}/board`)).filter((file) => file.endsWith(".svelte"));
    const signs = parts.filter((file) => /<(path|circle|rect)\b/.test(text(`games/${game}/board/${file}`)));
    const names = signs.map((file) => file.replace(".svelte", "")).filter((name) => !NO_SYMBOLS.includes(name));
    expect([...madeOf(game, "rules/Symbol.svelte")]).toEqual(expect.arrayContaining(names));
  });
});

describe.each(LANGUAGES)("searching the rules in %s", (language) => {
  it.each(GAMES)("finds what is proposed in %s, nearest to what is asked first", async (game) => {
    const words = wordsOf(game, language);
    const rules = await drawn(game);
    for (const asked of Object.keys(rules.phases)) {
      const all = passages(words, rules, asked);
      const [nearest] = rules.phases[asked]!.chapters;
      expect(all[0]!.title).toBe(lines(words.text(`rules-${String(nearest)}`))[0]);
      expect(all.length).toBe(passages(words, rules, null).length);
      expect(sentences(words, asked)).toHaveLength(3);
      for (const one of suggestions(words)) expect(search(all, one).length).toBeGreaterThan(0);
    }
  });
});

describe("a search", () => {
  const all = [
    { title: "La fin", text: "À égalité, l’agent le plus tôt." },
    { title: "Le second essai", text: "Payez 1 point." },
  ];

  it("minds neither accents, capitals nor the form of an apostrophe, and looks at titles too", () => {
    expect(search(all, "EGALITE l'agent")).toEqual([all[0]]);
    expect(search(all, "second point")).toEqual([all[1]]);
    expect(search(all, "second égalité")).toEqual([]);
    expect(search(all, "  ")).toEqual([]);
  });

  it("marks the words where they stand and loses nothing", () => {
    const parts = marked(all[0]!.text, "egalite AGENT");
    expect(parts.filter((part) => part.found).map((part) => part.text)).toEqual(["égalité", "agent"]);
    expect(parts.map((part) => part.text).join("")).toBe(all[0]!.text);
  });
});
