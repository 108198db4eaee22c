/* Cards, backs, and places on the influence tracks. */
import type { Hat } from "$client/kit/Bust.svelte";
import type { Words } from "$client/words/words";
import type { CardView } from "./generated";

/** What the agents wear. */
export const HATS: Hat[] = ["fedora", "cloche", "cap", "cloche", "fedora", "cap"];

/** An agent, and how far its pawn goes: more than 0 is toward seat 1. */
export type Step = [agent: number, steps: number];

/** Where one of the viewer's own documents lies. */
export interface Spot {
  from: number;
  index: number;
}

/** The seat on whose side a space is, and whether it is the dark one. */
export const standing = (space: number): { side: number; dark: boolean } => ({
  side: space >> 1,
  dark: space === 0 || space === 3,
});

/** How a back looks: its value is known, it is one of several, or it is any. */
export function backKind(back: string): "number" | "risk" | "unknown" {
  if (back === "?") return "unknown";
  return back.includes("/") ? "risk" : "number";
}

/** What a card is called, without its value: as its deck says, or by the game's words. */
export function titleOf(words: Words, card: CardView): string {
  const own = card.name[words.language] ?? (words.isNamed(card.id) ? card.name["en"] : undefined);
  return own ?? words.text(card.effect ? `word-${card.id}` : "title-document");
}
