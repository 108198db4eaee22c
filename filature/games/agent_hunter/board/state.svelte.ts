/* The two desks as their viewer sees them, and what follows from what everybody was told. */
import { BoardState } from "$client/board/boardState.svelte";
import { room } from "$client/look/room.svelte";
import { stories, type Story } from "./deduction";
import type { BaseView, DeskView, GameEvent, View } from "./generated";

/** What a base is worth to the player who makes it fall. */
export const worth = (base: BaseView): number => 1 + base.tokens;

/** How many agents each side began with: those in hand, on the bases, and out of play. */
export function agentsOf(view: View): number {
  const desk = view.desks[0];
  if (!desk) return 0;
  const onBases = desk.bases.filter((base) => base.standing && !base.empty).length;
  return desk.hand_count + onBases + view.out_of_play.length;
}

/** The base that an event is about. */
function placeOf(event: GameEvent | undefined): { seat: number; base: number } | null {
  switch (event?.type) {
    case "hand_attack":
    case "base_attack":
      return { seat: 1 - event.seat, base: event.target };
    case "fell":
      return { seat: event.owner, base: event.base };
    case "swapped":
    case "refilled":
      return { seat: event.seat, base: event.base };
    default:
      return null;
  }
}

export class GameState extends BoardState<View, GameEvent> {
  /** How many agents each side began with. */
  readonly everybody = $derived(agentsOf(this.view));
  private readonly known = $derived(
    this.view.desks.map((desk) => stories(this.board.log, desk.seat, desk.bases.length, this.everybody)),
  );
  /** Your own side is the near one; spectators sit with the second seat. */
  private readonly near = $derived(this.viewer === 0 ? 0 : 1);
  readonly mine = $derived(this.view.desks[this.near]!);
  readonly theirs = $derived(this.view.desks[1 - this.near]!);

  /** Bases are narrow, with their ruler folded. */
  readonly small = $derived(room.form === "tablet" ? room.height < 44 : room.width < 75);
  /** The base that an event is about which the viewer steps through, and the one that falls now. */
  readonly pointed = $derived(placeOf(this.board.pointed?.say));
  readonly falling = $derived(this.board.moment?.say.type === "fell" ? this.board.moment.say : null);

  story(desk: DeskView, at: number): Story {
    return this.known[desk.seat]![at]!;
  }
}
