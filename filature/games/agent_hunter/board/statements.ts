/* What is said of a base that stands, and what can be concluded about its agent. */
import type { Mark } from "$client/kit/Ruler.svelte";
import type { DeskView } from "./generated";
import type { GameState } from "./state.svelte";

/** All numbers, each as it may or may not be that of the agent. */
export function marks(game: GameState, desk: DeskView, at: number): Mark[] {
  const possible = game.story(desk, at).possible;
  if (game.over || !possible.length) return [];
  return Array.from({ length: game.everybody }, (_, number) => ({
    text: String(number),
    state: game.view.out_of_play.includes(number) ? "out" : possible.includes(number) ? "possible" : "ruled",
  }));
}

/** The conclusion in full. */
export function possible(game: GameState, desk: DeskView, at: number): string {
  const { words, viewer } = game.board;
  const left = game.story(desk, at).possible;
  if (game.over || !left.length) return "";
  const agents = game.words.either(left);
  if (desk.seat === viewer) return words.text("board-possible-to", { name: game.name(1 - desk.seat), agents });
  return words.text("board-possible", { agents });
}

/** The conclusion beside the card, short. */
export function conclusion(game: GameState, desk: DeskView, at: number): string {
  const { words, viewer } = game.board;
  const { possible: left, probes, change } = game.story(desk, at);
  const count = left.length;
  const nothing = count === game.everybody - game.view.out_of_play.length && !probes.length && !change;
  if (game.over || !count || nothing) return "";
  const agents = game.words.either(left);
  if (desk.seat !== viewer) {
    return count > 4 ? words.text("board-left", { count }) : words.text("board-so", { agents });
  }
  const name = game.name(1 - desk.seat);
  return count > 4 ? words.text("board-left-to", { count, name }) : words.text("board-knows", { agents, name });
}

/** The viewer's own pencil marks on the other's base. */
export function pencilled(game: GameState, desk: DeskView, at: number): string[] {
  return desk.seat === game.viewer ? [] : game.marked("base", { seat: desk.seat, base: at }, String);
}

/** Everything about a base that stands, in words. */
export function baseName(game: GameState, desk: DeskView, at: number): string {
  const { words } = game.board;
  const { agent, empty, tokens } = desk.bases[at]!;
  const type = empty ? "base_empty" : agent === null ? "base_hidden" : "base_known";
  const parts = [game.tell("line", { type, base: at, agent, tokens })];
  const { probes, change } = game.story(desk, at);
  if (change?.kind === "swapped") parts.push(words.text("board-was-swapped", { agent: change.shown! }));
  if (change?.kind === "refilled") parts.push(words.text("board-was-refilled"));
  if (probes.length) {
    const said = probes.map((probe) =>
      words.text("board-probe", { agent: probe.agent, answer: words.text(`word-${probe.answer}`) }),
    );
    parts.push(words.text("board-probes", { count: said.length, probes: [...new Set(said)].join(", ") }));
  }
  parts.push(possible(game, desk, at));
  const noted = pencilled(game, desk, at);
  if (noted.length) parts.push(`(${noted.join(", ")})`);
  return parts.filter(Boolean).join(" ");
}
