/* The table as its viewer sees it: who sits where, what is known of the cards, and what is said of it. */
import type { BoardProps } from "$client/board/boards";
import { spoken } from "$client/words/language.svelte";
import { hands, majority, teams } from "./knowing";
import { PLAYERS, type Category, type View } from "./view";

export type Seen = ReturnType<typeof seenBy>;

/** What the viewer of a board sees; it follows the board as that changes. */
export function seenBy(board: BoardProps) {
  const view = $derived(board.position.view as unknown as View);
  const seated = $derived(board.viewer >= 0);
  const own = $derived(Math.max(board.viewer, 0));
  /** The others in the order of turns, round the canal; whoever watches has no dossier of their own. */
  const around = $derived(
    Array.from({ length: seated ? PLAYERS - 1 : PLAYERS }, (_, step) => (own + 1 + step) % PLAYERS),
  );
  const known = $derived(hands(view, board.log));
  const sure = $derived(teams(known));
  const newest = $derived(board.log.at(-1)?.seq);
  const round = $derived(
    board.log.slice(Math.max(0, board.log.map((entry) => entry.say.type).lastIndexOf("round_began"))),
  );
  /** The last card that somebody showed the viewer in this round. */
  const shown = $derived(
    round
      .filter(({ say }) => (say.type === "shown" || say.type === "glimpsed") && say["seat"] === board.viewer)
      .at(-1),
  );

  const say = (kind: string, object: Record<string, unknown>): string =>
    spoken(board.words, kind, object as { type: string }, board.viewer, board.names);
  const name = (seat: number): string => say("section", { type: "player", seat });

  function either(cards: readonly string[]): string {
    const texts = cards.map((card) => board.words.text(`word-${card}`));
    const last = texts.at(-1) ?? "";
    return texts.length < 2 ? last : board.words.text("ui-or", { first: texts.slice(0, -1).join(", "), last });
  }

  return {
    board,
    get view() {
      return view;
    },
    get seated() {
      return seated;
    },
    get own() {
      return own;
    },
    get around() {
      return around;
    },
    /** The players, one's own first. */
    get order() {
      return seated ? [own, ...around] : around;
    },
    get known() {
      return known;
    },
    /** The four teams, once they are certain. */
    get sure() {
      return sure;
    },
    /** All cards lie open, and what the mission brought takes the place of the questions. */
    get open() {
      return view.last_mission !== null && (view.phase === "over" || view.phase === "deal");
    },
    get newest() {
      return newest;
    },
    get shown() {
      return shown;
    },
    say,
    name,
    /** What stands on a tab: whose dossier it is, and in a mission whether they have pointed. */
    tab(seat: number): string {
      const { has_pointed, pointed } = view.players[seat]!;
      return has_pointed ? say("board", { type: "tab", name: name(seat), target: pointed }) : name(seat);
    },
    /** The team of a player, as far as it is known. */
    status(seat: number): string {
      const team = sure?.[seat];
      if (team) return say("board", { type: "team", team });
      const likely = majority(known[seat]!);
      return likely ? say("board", { type: "likely", team: likely }) : board.words.text("board-team-unknown");
    },
    /** What is known of a card, in words. */
    knownOf(seat: number, category: Category): string {
      const { words } = board;
      const { how, card, left } = known[seat]![category];
      if (card !== null && seat === board.viewer) return words.text(`word-${card}`);
      if (card !== null) return words.text(`board-${how}`, { card: words.text(`word-${card}`) });
      return left.length < PLAYERS ? words.text("board-left", { cards: either(left) }) : words.text("board-unknown");
    },
  };
}
