/* What a hidden card can still be, from the viewer's own view and nothing else. */
import { colourOf, type Place } from "./cards";
import type { HandView, View } from "./generated";

/** Why a card cannot be a number. */
export type Ruled = "up" | "own" | "missed" | "colour" | "order";

/** For each seat and position, the numbers that the card can be, rising.
 *
 * A number is out where it is face up or in the viewer's hand, where it was named in vain, where
 * the hand has no token of its colour left, and where the order of the hand leaves no room for it.
 * How the hands depend on each other is left to the players, and to the notebook.
 */
export function candidates(view: View): number[][][] {
  const own = numbersOf(view);
  return view.hands.map((hand) =>
    inOrder(
      hand.cards.map((card, position) =>
        card.card === null ? view.not_up.filter((number) => !barred(view, own, hand, position, number)) : [card.card],
      ),
    ),
  );
}

/** Say why a card cannot be a number that is not among its candidates. */
export function ruling(view: View, { target, position }: Place, number: number): Ruled {
  return barred(view, numbersOf(view), view.hands[target]!, position, number) || "order";
}

/** The numbers that the viewer holds. */
function numbersOf(view: View): number[] {
  return view.hands[view.viewer]?.cards.flatMap(({ card }) => card ?? []) ?? [];
}

function barred(view: View, own: readonly number[], hand: HandView, position: number, number: number): Ruled | null {
  const card = hand.cards[position]!;
  if (!view.not_up.includes(number)) return "up";
  if (own.includes(number)) return "own";
  if (card.refuted.includes(number)) return "missed";
  if (number < card.low || number > card.high) return "order";
  return hand.colours_down[colourOf(number)] ? null : "colour";
}

/** Keep of each card the numbers that some rising row of numbers gives it. */
function inOrder(cards: number[][]): number[][] {
  let least = 0;
  const above = cards.map((numbers) => {
    const left = numbers.filter((number) => number > least);
    least = left[0] ?? least;
    return left;
  });
  let most = Infinity;
  return above
    .reverse()
    .map((numbers) => {
      const left = numbers.filter((number) => number < most);
      most = left.at(-1) ?? most;
      return left;
    })
    .reverse();
}
