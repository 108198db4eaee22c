/* The rules in words: chapters, the three sentences of a phase, and searching in them. */
import type { Words } from "../words/words";
import type { GameRules } from "./gameRules";

export interface Chapter {
  /** Its number in the game's words, `rules-N`. */
  number: number;
  title: string;
  paragraphs: string[];
}

/** A passage that a search can find. */
export interface Passage {
  /** Where it stands: the title of a chapter, or of the legend. */
  title: string;
  text: string;
}

/** The non-empty lines of a message. */
export const lines = (text: string): string[] => text.split("\n").filter((line) => line.trim());

export function chapters(words: Words): Chapter[] {
  const found: Chapter[] = [];
  for (let number = 1; words.has(`rules-${String(number)}`); number++) {
    const [title = "", ...paragraphs] = lines(words.text(`rules-${String(number)}`));
    found.push({ number, title, paragraphs });
  }
  return found;
}

/** What may be done now, in three sentences: what is set in bold, and the rest. */
export function sentences(words: Words, asked: string): { lead: string; rest: string }[] {
  if (!words.has(`now-${asked}`)) return [];
  return lines(words.text(`now-${asked}`)).map((line) => {
    const [lead, rest] = line.split(" | ");
    return rest === undefined ? { lead: "", rest: line } : { lead: lead!, rest };
  });
}

/** All passages, those nearest to what is asked now first; then the legend. */
export function passages(words: Words, rules: GameRules | null, asked: string | null): Passage[] {
  const near = rules?.phases[asked ?? ""]?.chapters ?? [];
  const rank = (number: number): number => (near.includes(number) ? near.indexOf(number) : near.length);
  const ordered = chapters(words).sort((a, b) => rank(a.number) - rank(b.number) || a.number - b.number);
  return [
    ...ordered.flatMap(({ title, paragraphs }) => paragraphs.map((text) => ({ title, text }))),
    ...(rules?.symbols ?? []).map((name) => ({
      title: words.text("ui-rules-symbols"),
      text: lines(words.text(`symbol-${name}`)).join(". "),
    })),
  ];
}

/** One sign for another, so that places stay the same: without accents, capitals and typographer's quotes. */
const plain = (text: string): string =>
  [...text].map((sign) => (sign === "’" ? "'" : [...sign.normalize("NFD").toLowerCase()][0]!)).join("");

const wanted = (query: string): string[] => plain(query).split(/\s+/u).filter(Boolean);

/** The passages that hold every word of a query. */
export function search(all: readonly Passage[], query: string): Passage[] {
  const parts = wanted(query);
  return all.filter(({ title, text }) => {
    const there = plain(`${title} ${text}`);
    return parts.length > 0 && parts.every((part) => there.includes(part));
  });
}

/** Cut a text where a query's words stand in it. */
export function marked(text: string, query: string): { text: string; found: boolean }[] {
  const signs = [...text];
  const there = plain(text);
  const found = signs.map(() => false);
  for (const part of wanted(query)) {
    for (let at = there.indexOf(part); at >= 0; at = there.indexOf(part, at + 1)) {
      found.fill(true, at, at + part.length);
    }
  }
  const cut: { text: string; found: boolean }[] = [];
  signs.forEach((sign, at) => {
    const last = cut.at(-1);
    if (last && last.found === found[at]) last.text += sign;
    else cut.push({ text: sign, found: found[at]! });
  });
  return cut;
}

/** What to search for where nothing was found, and as an example. */
export const suggestions = (words: Words): string[] =>
  words.has("rules-search") ? words.text("rules-search").split(", ") : [];
