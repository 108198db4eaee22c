/* What the cards say that somebody has seen (see ../deals.py).
 *
 * The four cards of a category go to the four players, so the last one follows from the other
 * three. Whatever else could be deduced is left to the players and to the notebook.
 */
import type { LogEntry } from "$client/live/table.svelte";
import type { Card, Category, GameEvent, Team, View } from "./generated";

export const CATEGORIES: readonly Category[] = ["accessory", "vehicle", "objective"];
export const PLAYERS = 4;

export const CARDS: Record<Category, readonly Card[]> = {
  accessory: ["umbrella", "fan", "hat", "mask"],
  vehicle: ["bike", "vaporetto", "scooter", "gondola"],
  objective: ["red_stars", "red_omega", "blue_stars", "blue_omega"],
};

export const categoryOf = (card: Card): Category => CATEGORIES.find((one) => CARDS[one].includes(card))!;
export const teamOf = (card: Card): Team => (CARDS[categoryOf(card)].indexOf(card) < 2 ? "red" : "blue");

export interface Known {
  how: "seen" | "deduced" | "unknown";
  card: Card | null;
  /** What it can be. */
  left: readonly Card[];
}

export type Hand = Record<Category, Known>;

/** A card shown where nobody takes notes is known until something else happens, and no longer. */
function glimpsed(log: readonly LogEntry<GameEvent>[], viewer: number): Map<string, Card> {
  const newest = log.at(-1)?.seq;
  const found = new Map<string, Card>();
  for (const { seq, say } of log) {
    if (seq !== newest || say.type !== "glimpsed" || say.seat !== viewer) continue;
    found.set(`${say.owner} ${categoryOf(say.card)}`, say.card);
  }
  return found;
}

/** Work out the four hands as far as they are known. */
export function hands(view: View, log: readonly LogEntry<GameEvent>[]): Hand[] {
  const glimpses = glimpsed(log, view.viewer);
  const result = view.players.map(() => ({}) as Hand);
  for (const category of CATEGORIES) {
    const noted = view.players.map((player) => player[category]);
    const left = CARDS[category].filter((card) => !noted.includes(card));
    noted.forEach((card, seat) => {
      const seen = card ?? glimpses.get(`${String(seat)} ${category}`) ?? null;
      if (seen !== null) result[seat]![category] = { how: "seen", card: seen, left: [seen] };
      else if (left.length === 1) result[seat]![category] = { how: "deduced", card: left[0]!, left };
      else result[seat]![category] = { how: "unknown", card: null, left };
    });
  }
  return result;
}

/** The four teams, once the whole deal is known. */
export function teams(known: readonly Hand[]): Team[] | null {
  const colours = known.map((hand) => coloursOf(hand));
  if (colours.some((hand) => hand.length < CATEGORIES.length)) return null;
  const reds = colours.map((hand) => hand.filter((colour) => colour === "red").length);
  // If exactly one hand has a single colour, everybody goes by the colour of the objective.
  if (reds.filter((count) => count === 0 || count === 3).length === 1) return colours.map((hand) => hand[2]!);
  return reds.map((count) => (count >= 2 ? "red" : "blue"));
}

/** The colour of which a hand has two cards or more, as far as is known: its team, but for the exception. */
export function majority(hand: Hand): Team | null {
  const known = coloursOf(hand);
  return (["red", "blue"] as const).find((team) => known.filter((colour) => colour === team).length >= 2) ?? null;
}

const coloursOf = (hand: Hand): Team[] => CATEGORIES.flatMap((category) => hand[category].card ?? []).map(teamOf);
