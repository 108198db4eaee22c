/* The table as its viewer sees it: who sits where, and what is known of the cards, also in words. */
import { BoardState } from "$client/board/boardState.svelte";
import { hands, majority, PLAYERS, teams } from "./deduction";
import type { Category, GameEvent, View } from "./generated";

export class GameState extends BoardState<View, GameEvent> {
  readonly own = $derived(Math.max(this.viewer, 0));
  /** The others in the order of turns, round the canal; spectators have no dossier of their own. */
  readonly around = $derived(
    Array.from({ length: this.seated ? PLAYERS - 1 : PLAYERS }, (_, step) => (this.own + 1 + step) % PLAYERS),
  );
  /** The players, the viewer first. */
  readonly order = $derived(this.seated ? [this.own, ...this.around] : this.around);
  readonly known = $derived(hands(this.view, this.board.log));
  /** The four teams, once they are certain. */
  readonly sure = $derived(teams(this.known));
  /** All cards lie open, and what the mission brought takes the place of the questions. */
  readonly open = $derived(this.view.last_mission !== null && (this.over || this.view.phase === "deal"));
  /** The last card that was shown to the viewer in this round. */
  readonly shown = $derived.by(() => {
    for (const { seq, say } of [...this.board.log].reverse()) {
      if (say.type === "round_began") return null;
      if ((say.type === "shown" || say.type === "glimpsed") && say.seat === this.viewer) return { seq, say };
    }
    return null;
  });

  override name = (seat: number): string => this.tell("section", { type: "player", seat });

  /** What stands on a tab: whose dossier it is, and in a mission whether they have pointed. */
  tab(seat: number): string {
    const { has_pointed, pointed } = this.view.players[seat]!;
    return has_pointed ? this.say("tab", { name: this.name(seat), target: pointed }) : this.name(seat);
  }

  /** The team of a player, as far as it is known. */
  status(seat: number): string {
    const team = this.sure?.[seat];
    if (team) return this.say("team", { team });
    const likely = majority(this.known[seat]!);
    return likely ? this.say("likely", { team: likely }) : this.words.text("board-team-unknown");
  }

  /** The viewer's own pencil marks on a card. */
  marksOn = (seat: number, category: Category): string[] =>
    this.marked("card", { seat, category }, (card) => this.words.text(`board-item-${String(card).replace(/^(red|blue)_/, "")}`));

  /** What is known of a card, in words. */
  knownOf(seat: number, category: Category): string {
    const { how, card, left } = this.known[seat]![category];
    const word = (one: string): string => this.words.text(`word-${one}`);
    if (card !== null) return seat === this.viewer ? word(card) : this.words.text(`board-${how}`, { card: word(card) });
    if (left.length < PLAYERS) return this.words.text("board-left", { cards: this.words.either(left.map(word)) });
    return this.words.text("board-unknown");
  }
}
