/* Deliveries: which ones a move would cause, and how those of the past went, step by step. */
import type { LogEntry } from "$client/live/table.svelte";
import type { AgentView, CardView, DocumentView, GameEvent } from "./generated";

export interface Forecast {
  /** Who would deliver, in order: the first by the move itself, the others in a chain. */
  order: number[];
  /** Who would then need one document less and still not deliver. */
  fewer: number[];
}

/** Say what follows when the documents (or the counters) at some agents change. */
export function forecast(
  agents: readonly AgentView[],
  documents: Readonly<Record<number, number>>,
  counters: Readonly<Record<number, number>> = {},
): Forecast {
  const delivered = agents.map((agent) => agent.delivery !== null);
  const needed = agents.map((agent, at) => agent.needed + (counters[at] ?? 0));
  const order: number[] = [];
  const fewer = new Set<number>();
  const due = (at: number): boolean => !delivered[at] && agents[at]!.count + (documents[at] ?? 0) >= needed[at]!;
  for (let next = agents.findIndex((_, at) => due(at)); next >= 0; next = agents.findIndex((_, at) => due(at))) {
    for (const near of [next - 1, next + 1]) {
      if (delivered[near] !== false || delivered[near - 1] || delivered[near + 1]) continue;
      needed[near]!--;
      fewer.add(near);
    }
    delivered[next] = true;
    order.push(next);
  }
  return { order, fewer: [...fewer].filter((at) => !delivered[at]).sort((a, b) => a - b) };
}

/** Who would be given the documents of an agent, as far as somebody can be sure of it. */
export interface Prospect {
  /** `token`: it hangs on the opponent's token; `unsure`: on more than that. */
  taker: "mine" | "theirs" | "token" | "unsure";
  loyalty: number;
  /** The opponent's token with which the documents are still the viewer's, whatever else lies there. */
  most: number;
  /** Their value, where all of them are known. */
  points: number | null;
}

export const TOKENS = [1, 2, 2, 3, 4, 5];

/** Say who would be given what an agent holds once the viewer's own `cards` lie there.
 *
 * `tokens` are those that the opponent may have there, `personal` the copies of such cards that the
 * opponent has not shown yet.
 */
export function prospect(
  agent: AgentView,
  near: number,
  cards: readonly (CardView | null)[],
  tokens: readonly number[],
  personal: number,
  find: (card: string | null) => CardView | null,
): Prospect {
  const far = agent.documents[1 - near]!;
  const known = far.map((doc) => find(doc.card));
  const bonus = (seat: number): number => (agent.dark && agent.side === seat ? 1 : 0);
  const count = (all: readonly (CardView | null)[]): number => all.filter((card) => card?.effect === "personal").length;
  const hidden = far.filter((doc, at) => !known[at] && doc.back.split("/").includes("0")).length;
  const loyalty = agent.tokens[near]! + bonus(near) + count(cards);
  const against = bonus(1 - near) + count(known);
  const surprise = Math.min(hidden, personal);
  const wins = (token: number, more: number): boolean =>
    loyalty > token + against + more || (loyalty === token + against + more && agent.side === near);
  const sure = tokens.filter((token) => wins(token, surprise));
  const hope = tokens.some((token) => wins(token, 0));
  const taker = sure.length === tokens.length ? "mine" : sure.length ? "token" : hope ? "unsure" : "theirs";
  return { taker, loyalty, most: Math.max(0, ...sure), points: valueOf([...cards, ...far.map((doc, at) => known[at] ?? simple(doc))]) };
}

/** What a back alone tells of a document: its value, where there is but one. */
const simple = ({ back }: DocumentView): Pick<CardView, "value" | "effect"> | null =>
  /^\d+$/.test(back) ? { value: Number(back), effect: null } : null;

/** The value of documents that are delivered together; null if one of them is unknown. */
function valueOf(cards: readonly (Pick<CardView, "value" | "effect"> | null)[]): number | null {
  const all = cards.flatMap((card) => card ?? []);
  if (all.length < cards.length) return null;
  const trapped = all.some((card) => card.effect === "trapped");
  const highest = trapped ? Math.max(...all.map((card) => card.value)) : Infinity;
  return all.reduce((sum, { value }) => (value < highest ? sum + value : sum), 0);
}

export interface Delivery {
  agent: number;
  seq: number;
  /** The agent whose delivery brought this one about. */
  after: number | null;
  /** What was told of it, in order. */
  steps: GameEvent[];
}

const STEPS = ["delivers", "bonus", "revealed", "personal", "trapped", "taken"];

/** The deliveries so far, oldest first; those of one move are a chain. */
export function deliveries(log: readonly LogEntry<GameEvent>[]): Delivery[] {
  const found: Delivery[] = [];
  for (const { seq, say } of log) {
    if (!STEPS.includes(say.type)) continue;
    const before = found.at(-1);
    if (say.type === "delivers") {
      const after = before?.seq === seq ? before.agent : null;
      found.push({ agent: say.agent, seq, after, steps: [say] });
    } else {
      before?.steps.push(say);
    }
  }
  return found;
}

/** What a seat was told of two of the opponent's tokens, and the exchanges that came after it. */
export interface Sum {
  agents: number[];
  total: number;
  later: number[][];
}

/** For each answer that a seat was given, the later exchanges that may have made it untrue. */
export function exchanges(log: readonly LogEntry<GameEvent>[]): number[][][] {
  const asked: { seat: number; agents: number[]; later: number[][] }[] = [];
  for (const { say } of log) {
    if (say.type === "tip") asked.push({ seat: say.seat, agents: [], later: [] });
    if (say.type === "crosscheck") asked.push({ seat: say.seat, agents: say.agents, later: [] });
    if (say.type !== "turncoat") continue;
    for (const one of asked) {
      const common = say.agents.filter((agent) => one.agents.includes(agent));
      if (one.seat !== say.seat && common.length === 1) one.later.push(say.agents);
    }
  }
  return asked.map((one) => one.later);
}
