/* The table as its viewer sees it: the line of agents, the two sides, and what happened so far. */
import type { BoardProps } from "$client/board/boards";
import { spoken } from "$client/words/language.svelte";
import { deliveries, exchanges, type Delivery, type Sum } from "./deliveries";
import type { CardView, DocumentView, Say, Spot, View } from "./view";

export type Seen = ReturnType<typeof seenBy>;

/** What the viewer of a board sees; it follows the board as that changes. */
export function seenBy(board: BoardProps) {
  const view = $derived(board.position.view as unknown as View);
  const over = $derived(view.phase === "over");
  const seated = $derived(board.viewer >= 0);
  /** One's own side is the nearer one; whoever watches sits with the second seat. */
  const near = $derived(board.viewer === 0 ? 0 : 1);
  const mine = $derived(view.sides[near]!);
  /** The agents that have not delivered. */
  const live = $derived(view.agents.filter((agent) => !agent.delivery).map((agent) => agent.agent));
  const cards = $derived(new Map(view.deck.map((card) => [card.id, card])));

  /** Put something of any kind into words, as they are for this viewer. */
  const tell = (kind: string, object: Record<string, unknown>): string =>
    spoken(board.words, kind, object, board.viewer, board.names);
  const say: Say = (type, args = {}) => tell("board", { type, ...args });
  /** The statements of the sheet: the whole position in words. */
  function statements(type: string, args: Record<string, unknown> = {}): string[] {
    const section = board.position.sheet.find(
      (one) => one.type === type && Object.entries(args).every(([key, value]) => one.args?.[key] === value),
    );
    return (section?.lines ?? []).map((line) => tell("line", { ...line.args, type: line.type }));
  }

  // What happened

  const newest = $derived(board.log.at(-1)?.seq);
  const past = $derived(deliveries(board.log));
  const delivery = (agent: number): Delivery | undefined => past.find((one) => one.agent === agent);
  /** How many steps of the same chain come before. */
  function stepsBefore(agent: number): number {
    const own = delivery(agent);
    const before = past.slice(0, own ? past.indexOf(own) : 0).filter((one) => one.seq === own?.seq);
    return before.reduce((sum, one) => sum + one.steps.length, 0);
  }
  /** Where something was done last, and whether it was a document that was laid there. */
  const latest = $derived.by(() => {
    for (const { seq, say: told } of [...board.log].reverse()) {
      const agent = told["agent"] ?? told["to"];
      if (typeof agent === "number") {
        return { agent, laid: seq === newest && told.type === "document" ? Number(told["seat"]) : null };
      }
    }
    return null;
  });
  /** For each answer, the exchanges that came after it. */
  const outdated = $derived(exchanges(board.log));
  /** What was answered about two of the opponent's tokens. */
  const sums = $derived(
    view.answers.flatMap(({ agents, total }, at): Sum[] =>
      total === null ? [] : [{ agents, total, later: outdated[at] ?? [] }],
    ),
  );

  // One agent at a time

  let picked = $state.raw<{ agent: number; at: number | undefined } | null>(null);
  /** The agent that is shown where there is room for one. */
  const shown = $derived(picked && picked.at === newest ? picked.agent : (latest?.agent ?? live[0] ?? 0));

  return {
    board,
    get view() {
      return view;
    },
    get over() {
      return over;
    },
    get seated() {
      return seated;
    },
    get near() {
      return near;
    },
    get mine() {
      return mine;
    },
    get live() {
      return live;
    },
    get newest() {
      return newest;
    },
    get past() {
      return past;
    },
    get latest() {
      return latest;
    },
    get outdated() {
      return outdated;
    },
    get sums() {
      return sums;
    },
    get shown() {
      return shown;
    },
    show(agent: number): void {
      picked = { agent, at: newest };
    },
    tell,
    say,
    statements,
    delivery,
    stepsBefore,
    find: (card: string | null | undefined): CardView | null => cards.get(card ?? "") ?? null,
    letter: (agent: number): string => view.agents[agent]!.letter,
    /** One of the viewer's own documents. */
    document: ({ from, index }: Spot): DocumentView => view.agents[from]!.documents[near]![index]!,
  };
}
