/* The few requests that are not live play. A refusal carries words; a broken line has its own. */
import type { Games, NewTable, Problem, Say, Seated, Sit, Successor } from "./generated/wire";

/** A request was answered with a refusal, or not at all: `say` is a `refusal-…`, or one of the page's own `ui-…`. */
export class Refused extends Error {
  constructor(readonly say: Say) {
    super(say.type);
  }
}

const UNREACHABLE: Say = { type: "ui-unreachable" };

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? {} : post(body));
  } catch {
    throw new Refused(UNREACHABLE);
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refused(problem?.error ?? UNREACHABLE);
}

function post(body: unknown): RequestInit {
  return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

let games: Promise<Games> | null = null;

/** Return the games, asked for once. */
export function listGames(): Promise<Games> {
  games ??= ask<Games>("/api/games").catch((error: unknown) => {
    games = null;
    throw error;
  });
  return games;
}

export const openTable = (wanted: NewTable): Promise<Seated> => ask("/api/tables", wanted);
export const sitDown = (id: string, sit: Sit): Promise<Seated> => ask(`${table(id)}/sit`, sit);
export const playAgain = (id: string): Promise<Successor> => ask(`${table(id)}/again`, {});
export const recordAddress = (id: string): string => `${table(id)}/record`;
