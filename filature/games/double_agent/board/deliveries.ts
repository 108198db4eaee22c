/* Deliveries: which ones a move would cause, and how those of the past went, step by step. */
import type { LogEntry } from "$client/live/table.svelte";
import type { AgentView, GameEvent } from "./generated";

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
