/* The name under which a person sits down, kept for the next time. */
import { recall, remember } from "../storage";

const REMEMBERED = "filature.name";

/** The longest name that fits an index card, in what the eye takes for one letter: an emoji is one. */
export const LONGEST_NAME = 24;

export const rememberedName = (): string => recall(REMEMBERED) ?? "";
export const rememberName = (name: string): void => remember(REMEMBERED, name);

/** A text as letters and signs, each whole: a family or a flag is one of them. */
const graphemes = (text: string): string[] =>
  Array.from(new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text), ({ segment }) => segment);

/** Cut a name that is too long, never through an emoji. */
export function shortened(name: string): string {
  return name.length <= LONGEST_NAME ? name : graphemes(name).slice(0, LONGEST_NAME).join("");
}

/** What stands for a name where there is room for one letter. */
export const initialOf = (name: string): string => (graphemes(name.trim())[0] ?? "?").toUpperCase();
