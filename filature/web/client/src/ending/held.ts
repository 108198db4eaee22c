/* What games bring for the end page, each in its own small parts: what everybody held. */
import type { Component } from "svelte";
import type { Position } from "../generated/wire";
import type { Words } from "../words/words";

/** What one seat held. */
export interface HeldProps<View = Position["view"]> {
  view: View;
  seat: number;
  viewer: number;
  names: string[];
  words: Words;
}

/** What the ranking cannot show, because it belongs to no seat alone. */
export type AccountProps<View = Position["view"]> = Omit<HeldProps<View>, "seat">;

interface GameEnd {
  default: Component<HeldProps>;
  /** The types of the events that bring points: what the turning point tells. */
  scored: readonly string[];
  /** The types of the events at the end that say more about who won than the outcome does. */
  closing?: readonly string[];
}

const held = import.meta.glob<GameEnd>("../../../../games/*/board/Held.svelte");
const accounts = import.meta.glob<{ default: Component<AccountProps> }>("../../../../games/*/board/Account.svelte");

/** Load what a game brings for its end, or nothing where it has none. */
export const heldOf = async (game: string): Promise<GameEnd | null> =>
  (await held[`../../../../games/${game}/board/Held.svelte`]?.()) ?? null;

export const accountOf = async (game: string): Promise<Component<AccountProps> | null> =>
  (await accounts[`../../../../games/${game}/board/Account.svelte`]?.())?.default ?? null;
