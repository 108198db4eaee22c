/* What draws the positions of a lesson: excerpts of a board, made of the board's own parts. */
import type { Component } from "svelte";
import type { BoardProps } from "../board/boards";

const excerpts = import.meta.glob<{ default: Component<BoardProps> }>("../../../../games/*/lessons/Excerpt.svelte");

/** Load the excerpts of a game's board, or nothing where it has none. */
export async function excerptOf(game: string): Promise<Component<BoardProps> | null> {
  return (await excerpts[`../../../../games/${game}/lessons/Excerpt.svelte`]?.())?.default ?? null;
}
