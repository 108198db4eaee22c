/* What a game draws of its rules: pictures and symbols made of its board's own parts, with fixed
 * examples, so that nothing of a table is ever shown in them. Their words are in the game's own files:
 * `picture-NAME` is a caption and what is drawn, `symbol-NAME` a name and its meaning.
 */
import type { Component } from "svelte";
import type { Words } from "../words/words";

export interface GameRules {
  /** What is asked of a seat: its picture, and the chapters about it, the nearest first. */
  phases: Record<string, { picture: string; chapters: readonly number[] }>;
  /** The pictures of a chapter. */
  pictures: Record<number, readonly string[]>;
  /** The picture beside each sentence of `brief`, for somebody who has twenty seconds. */
  brief: readonly string[];
  /** Everything on the board that has a meaning, in the order of the legend; the parts of the board
   * carry these names as `data-symbol`, by which they lead to their lines. */
  symbols: readonly string[];
  Picture: Component<{ name: string; words: Words }>;
  Symbol: Component<{ name: string; words: Words }>;
  /** What the drawings refer to, once for a page. */
  Definitions?: Component;
}

const drawn = import.meta.glob<{ rules: GameRules }>("../../../../games/*/board/rules/index.ts");

/** Load what a game draws of its rules, or nothing where it draws nothing. */
export async function rulesOf(game: string): Promise<GameRules | null> {
  return (await drawn[`../../../../games/${game}/board/rules/index.ts`]?.())?.rules ?? null;
}
