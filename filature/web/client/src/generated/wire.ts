// Made from core/messages.py by `python -m filature.web.schema`: do not edit.

export const PROTOCOL = 1;

export type Json = unknown;
export type Say = { type: string; [field: string]: Json };
export type RecordAction = { type: string; [field: string]: Json };

/** The one answer to a command. `refused` says why, as a `refusal-…`, and changes nothing. */
export interface Ack {
  type: "ack";
  id: string;
  result: "applied" | "duplicate" | "refused";
  error?: Say | null;
}

/** One family of legal actions: what is fixed, and what remains to be chosen, in order. */
export interface Alternative {
  fixed: RecordAction;
  choose?: { [key: string]: One | Pick | Subset | Arrange | Split | Assign };
}

/** All the values, in some order; equal values are not told apart. */
export interface Arrange {
  kind: "arrange";
  of: (Json)[];
}

/** An object that gives every key null or one of the values, no value twice. */
export interface Assign {
  kind: "assign";
  keys: (string)[];
  to: (Json)[];
}

/** A decision: the client's own id for it, the decision it answers, and the record's action. */
export interface Command {
  type: "command";
  id: string;
  decision: string;
  action: RecordAction;
}

/** One decision that the viewer owes: `ask-ASKED` says what is asked. */
export interface Decision {
  id: string;
  asked: string;
  legal: Factored;
}

/** The next of a viewer's stream: what it is told, and how things stand then. */
export interface EventMessage {
  type: "event";
  seq: number;
  say: (Say)[];
  position: Position;
}

/** A legal set in the form that leaves the engine: alternatives of record actions. */
export interface Factored {
  alternatives: (Alternative)[];
}

/** One game, for choosing it and for reading its words. */
export interface GameInfo {
  id: string;
  seats: (number)[];
  options: (Option)[];
  fields: { [key: string]: string };
  bots: (string)[];
}

/** `GET /api/games`. */
export interface Games {
  games: (GameInfo)[];
}

/** The first message on a socket: what the client has, and the invitation if it needs it. */
export interface Hello {
  type: "hello";
  protocol: number;
  have?: number;
  invite?: string | null;
}

/** One statement of a sheet: `line-TYPE` in the game's words, with its arguments. */
export interface Line {
  type: string;
  args?: { [key: string]: Json };
}

/** One seat of a new table: for a person (the first one is the host's) or for a bot. */
export interface NewSeat {
  kind: "bot" | "person";
  bot?: string | null;
}

/** `POST /api/tables`: set up a table and sit down at it. */
export interface NewTable {
  game: string;
  name: string;
  seats: (NewSeat)[];
  options?: { [key: string]: Json };
  token?: boolean;
}

/** Something about the connection or the server, as a `refusal-…`. */
export interface Notice {
  type: "notice";
  say: Say;
}

/** One of the values. */
export interface One {
  kind: "one";
  of: (Json)[];
}

/** One option of a game: a whole number with bounds, one of some `choices`, or the game's `own`. */
export interface Option {
  name: string;
  default: Json;
  choices?: (Json)[] | null;
  minimum?: number | null;
  maximum?: number | null;
  offered?: (Json)[] | null;
  own?: boolean;
}

/** How a game ended. `winners` is rising; empty when no player wins, several when they share. */
export interface Outcome {
  winners: (number)[];
  scores: (number)[];
  reason: string;
}

/** An ordered list of `count` different values. */
export interface Pick {
  kind: "pick";
  count: number;
  of: (Json)[];
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** Who sits where. An empty seat has no name; `bot` is the kind of bot, where one sits. */
export interface Player {
  seat: number;
  kind: "bot" | "empty" | "person";
  name: string | null;
  bot: string | null;
  present: boolean;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
}

/** The whole present of one viewer. `view` is the game's own; `sheet` says it in statements. */
export interface Position {
  view: { [key: string]: Json };
  sheet: (Section)[];
  decisions: (Decision)[];
  waiting: (Waiting)[];
  outcome: Outcome | null;
}

/** What every refused HTTP request is answered with. */
export interface Problem {
  error: Say;
}

/** The answer to `NewTable` and `Sit`. `token` is given only to a client that asked for one. */
export interface Seated {
  table: string;
  seat: number;
  invite: string;
  token?: string | null;
}

/** One part of what lies on the table as a viewer sees it, in statements. */
export interface Section {
  type: string;
  lines: (Line)[];
  args?: { [key: string]: Json };
}

/** `POST /api/tables/TABLE/sit`: take an empty seat with the invitation. */
export interface Sit {
  invite: string;
  name: string;
  token?: boolean;
}

/** An object of whole numbers above 0, by key, that sum to `total`. */
export interface Split {
  kind: "split";
  total: number;
  over: (string)[];
}

/** `count` different values, in the order in which they are listed. */
export interface Subset {
  kind: "subset";
  count: number;
  of: (Json)[];
}

/** The answer to `POST /api/tables/TABLE/again`: where the same people sit again. */
export interface Successor {
  table: string;
}

/** What everybody at the table may know about the table itself. */
export interface TableInfo {
  id: string;
  game: string;
  options: { [key: string]: Json };
  phase: "closed" | "gathering" | "over" | "playing";
  players: (Player)[];
  invite: string | null;
  again: string | null;
}

/** The table has changed: somebody sat down, came, went, or asked for a rematch. */
export interface TableMessage {
  type: "table";
  table: TableInfo;
}

/** One seat that owes a decision: `waiting-ASKED` says so. */
export interface Waiting {
  seat: number;
  asked: string;
}

/** Where a viewer stands: the answer to `hello`, and to every long-poll. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: TableInfo;
  you: number | null;
  seq: number;
  say: ((Say)[])[];
  position: Position | null;
}

export type FromServer = Welcome | EventMessage | TableMessage | Ack | Notice | Pong;

export type FromClient = Hello | Command | Ping;
