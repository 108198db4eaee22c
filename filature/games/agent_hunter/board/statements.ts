/* What is said of a base that stands, and what can be concluded about its agent. */
import type { Mark } from "$client/kit/Ruler.svelte";
import type { Words } from "$client/words/words";
import type { Seen } from "./seen.svelte";
import type { DeskView } from "./view";

function either(words: Words, numbers: readonly number[]): string {
  const last = numbers.at(-1);
  if (last === undefined) return words.text("nothing");
  if (numbers.length === 1) return String(last);
  return words.text("ui-or", { first: numbers.slice(0, -1).join(", "), last });
}

/** All numbers, each as it may or may not be that of the agent. */
export function marks(seen: Seen, desk: DeskView, at: number): Mark[] {
  const possible = seen.story(desk, at).possible;
  if (seen.over || !possible.length) return [];
  return Array.from({ length: seen.everybody }, (_, number) => ({
    text: String(number),
    state: seen.view.out_of_play.includes(number) ? "out" : possible.includes(number) ? "possible" : "ruled",
  }));
}

/** The conclusion in full. */
export function possible(seen: Seen, desk: DeskView, at: number): string {
  const { words, viewer } = seen.board;
  const left = seen.story(desk, at).possible;
  if (seen.over || !left.length) return "";
  const agents = either(words, left);
  if (desk.seat === viewer) return words.text("board-possible-to", { name: seen.name(1 - desk.seat), agents });
  return words.text("board-possible", { agents });
}

/** The conclusion beside the card, short. */
export function conclusion(seen: Seen, desk: DeskView, at: number): string {
  const { words, viewer } = seen.board;
  const { possible: left, probes, change } = seen.story(desk, at);
  const count = left.length;
  const nothing = count === seen.everybody - seen.view.out_of_play.length && !probes.length && !change;
  if (seen.over || !count || nothing) return "";
  const agents = either(words, left);
  if (desk.seat !== viewer) {
    return count > 4 ? words.text("board-left", { count }) : words.text("board-so", { agents });
  }
  const name = seen.name(1 - desk.seat);
  return count > 4 ? words.text("board-left-to", { count, name }) : words.text("board-knows", { agents, name });
}

/** Everything about a base that stands, in words. */
export function baseName(seen: Seen, desk: DeskView, at: number): string {
  const { words } = seen.board;
  const { agent, empty, tokens } = desk.bases[at]!;
  const type = empty ? "base_empty" : agent === null ? "base_hidden" : "base_known";
  const parts = [seen.tell("line", { type, base: at, agent, tokens })];
  const { probes, change } = seen.story(desk, at);
  if (change?.kind === "swapped") parts.push(words.text("board-was-swapped", { agent: change.shown! }));
  if (change?.kind === "refilled") parts.push(words.text("board-was-refilled"));
  if (probes.length) {
    const said = probes.map((probe) =>
      words.text("board-probe", { agent: probe.agent, answer: words.text(`word-${probe.answer}`) }),
    );
    parts.push(words.text("board-probes", { count: said.length, probes: [...new Set(said)].join(", ") }));
  }
  parts.push(possible(seen, desk, at));
  return parts.filter(Boolean).join(" ");
}
