/* The requests that are not live play. */
import type {
  Case,
  CaseAnswer,
  Cases,
  CaseVerdict,
  FairFile,
  Games,
  Lesson,
  Listings,
  MyGames,
  MyRest,
  MyVacation,
  TablesChanged,
  NewTable,
  Note,
  Notebook,
  OpenedRecord,
  Problem,
  RecoveryCode,
  Recover,
  Replay,
  Say,
  Seated,
  Sit,
  Successor,
  Understanding,
  Reach,
} from "./generated/wire";
import { recall, remember } from "./storage";

/** A request was answered with a refusal, or not at all: `say` is a `refusal-…`, or one of the page's own `ui-…`. */
export class Refused extends Error {
  constructor(readonly say: Say) {
    super(say.type);
  }
}

const UNREACHABLE: Say = { type: "ui-unreachable" };

export async function ask<T>(path: string, body?: unknown, method = "POST"): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, body === undefined ? {} : sending(method, body));
  } catch {
    throw new Refused(UNREACHABLE);
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refused(problem?.error ?? UNREACHABLE);
}

function sending(method: string, body: unknown): RequestInit {
  return { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

export const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

let games: Promise<Games> | null = null;

/** Return the games, asked for once. */
export function listGames(): Promise<Games> {
  games ??= ask<Games>("/api/games").catch((error: unknown) => {
    games = null;
    throw error;
  });
  return games;
}

/** Return the lesson of a game. */
export const readLesson = (game: string): Promise<Lesson> => ask(`/lessons/${encodeURIComponent(game)}.json`);

/** Return the cases of a day, one for each game that has any; without a day, of today by the server’s clock. */
export const readCases = (day: string | null = null): Promise<Cases> => ask(`/api/cases${asked({ day })}`);
const casePart = (game: string, number: number): string => `/api/cases/${encodeURIComponent(game)}/${String(number)}`;
export const readCase = (game: string, number: number): Promise<Case> => ask(casePart(game, number));
/** Have an answer to a case judged; with none, be told the solution. */
export const answerCase = (game: string, number: number, answer: CaseAnswer): Promise<CaseVerdict> =>
  ask(`${casePart(game, number)}/answer`, answer);

const SEATED = "filature.seated";

/** Whether this browser has ever sat down: if not, there is no need to ask for its games. */
export const everSeated = (): boolean => recall(SEATED) !== null;

export async function seated(answer: Promise<Seated>): Promise<Seated> {
  const given = await answer;
  remember(SEATED, "yes");
  return given;
}

/* This device says that it contributes to fair deals: it is waited for. */
export const openTable = (wanted: NewTable): Promise<Seated> => seated(ask("/api/tables", { ...wanted, fair: true }));
export const sitDown = (id: string, sit: Sit): Promise<Seated> => seated(ask(`${table(id)}/sit`, { ...sit, fair: true }));
export const playAgain = (id: string): Promise<Successor> => ask(`${table(id)}/again`, {});
/** The query part of an address; what is null is left out. */
export const asked = (params: Record<string, string | number | null>): string => {
  const given = Object.entries(params).filter(([, value]) => value !== null);
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()}` : "";
};

export const recordAddress = (id: string, invite: string | null = null): string =>
  `${table(id)}/record${asked({ invite })}`;
export const fairAddress = (id: string, invite: string | null = null): string => `${table(id)}/fair${asked({ invite })}`;
export const readFair = (id: string, invite: string | null): Promise<FairFile> => ask(fairAddress(id, invite));
export const listTables = (): Promise<Listings> => ask("/api/tables");
export const myGames = (from = 0): Promise<MyGames> => ask(`/api/mine/games${asked({ from: from || null })}`);
export const changeRest = (wish: MyRest): Promise<TablesChanged> => ask("/api/mine/rest", wish);
export const takeVacation = (wish: MyVacation): Promise<TablesChanged> => ask("/api/mine/vacation", wish);
export const recover = (wish: Recover): Promise<Seated> => seated(ask("/api/recover", wish));
export const reach = (): Promise<Reach> => ask("/api/reach");

let earlyGames: Promise<MyGames> | null = null;

/** Ask for the games of this browser before the program is there that shows them. */
export function requestGamesEarly(): Promise<unknown> {
  earlyGames = myGames();
  return earlyGames.catch(() => undefined);
}

/** Return the early answer, once. */
export function takeEarlyGames(): Promise<MyGames> | null {
  const early = earlyGames;
  earlyGames = null;
  return early;
}
export const recoveryCode = (id: string, seat: number): Promise<RecoveryCode> =>
  ask(`${table(id)}/code${asked({ as: seat })}`, {});
export const readNote = (id: string, seat: number): Promise<Note> => ask(`${table(id)}/note${asked({ as: seat })}`);
export const writeNote = (id: string, seat: number, note: Note): Promise<Note> =>
  ask(`${table(id)}/note${asked({ as: seat })}`, note, "PUT");
export const understand = (id: string, seat: number, text: string): Promise<Understanding> =>
  ask(`${table(id)}/understand${asked({ as: seat })}`, { text });
export const readNotebook = (id: string, seat: number): Promise<Notebook> =>
  ask(`${table(id)}/notebook${asked({ as: seat })}`);
export const replayOf = (id: string, as: string, from: number, invite: string | null): Promise<Replay> =>
  ask(`${table(id)}/replay${asked({ as, from, invite })}`);
/** Have a record verified, and read its steps from one on as somebody saw them. */
export const openRecord = (record: string, viewer: string, start: number): Promise<OpenedRecord> =>
  ask("/api/replays", { record, viewer, start });
