/* The racks as their viewer sees them, and what every hidden card can be. */
import { BoardState } from "$client/board/boardState.svelte";
import { reducedMotion } from "$client/theme";
import { latest, placeOf } from "./cards";
import { candidates } from "./deduction";
import type { GameEvent, HandView, View } from "./generated";

export class GameState extends BoardState<View, GameEvent> {
  /** By seat and position, the numbers that a card can be. */
  readonly could = $derived(candidates(this.view));
  readonly latest = $derived(latest(this.board.log));
  readonly seats = $derived(this.view.hands.length);
  readonly mine = $derived(this.view.hands[this.viewer]);
  /** The others, clockwise from the viewer's left. */
  readonly others = $derived(
    Array.from({ length: this.seats }, (_, at) => (Math.max(this.viewer, -1) + 1 + at) % this.seats).filter(
      (seat) => seat !== this.viewer,
    ),
  );
  /** Whether anything is left to find out. */
  readonly secret = $derived(this.view.hands.some((hand) => hiddenIn(hand).length > 0));
  /** Numbers that some hidden card can be. */
  readonly anywhere = $derived(
    new Set(this.view.hands.flatMap((hand) => hiddenIn(hand).flatMap((at) => this.could[hand.seat]![at]!))),
  );

  /** Where the event stands that the viewer steps through, or that is played as a moment. */
  readonly pointed = $derived(placeOf(this.board.pointed?.say));
  /** The right guess that is played now; without motion there is only its end. */
  readonly guessed = $derived.by(() => {
    const say = this.board.moment?.say;
    return say?.type === "guessed" && !reducedMotion() ? say : null;
  });

  cardName = (number: number): string => this.value("card", number);

  /** "The third card of Ada." */
  placeName = (seat: number, position: number): string =>
    this.words.text("board-card-of", { position: position + 1, name: this.name(seat) });
}

/** The positions of the cards that the viewer does not know. */
export const hiddenIn = (hand: HandView): number[] =>
  hand.cards.map((_, at) => at).filter((position) => hand.cards[position]!.card === null);
