// Generated from core/messages.py by `python -m filature.web.schema`: do not edit.

export const PROTOCOL = 1;

export type Json = unknown;
export type Say = { type: string; [field: string]: unknown };
export type RecordAction = { type: string; [field: string]: unknown };

/** Say what is to happen with a seat that is away: a bot decides, or the game is stopped. */
export interface Absent {
  type: "absent";
  id: string;
  seat: number;
  wish: "bot" | "stop" | "wait";
}

/** The one answer to a command. `refused` says why, as a `refusal-…`, and changes nothing. */
export interface Ack {
  type: "ack";
  id: string;
  result: "applied" | "duplicate" | "refused";
  error: Say | null;
  receipt?: Receipt;
}

/** One family of legal actions: what is fixed, and what remains to be chosen, in order. */
export interface Alternative {
  fixed: RecordAction;
  choose?: Record<string, One | Pick | Subset | Arrange | Split | Assign>;
}

/** A round as a device was shown it while it took place. */
export interface AnnouncedRound {
  round: number;
  commitment: string;
  digest?: string | null;
  seats?: string[];
}

/** All the values, in some order; equal values are not told apart. */
export interface Arrange {
  kind: "arrange";
  of: unknown[];
}

/** An object that gives every key null or one of the values, no value twice. */
export interface Assign {
  kind: "assign";
  keys: string[];
  to: unknown[];
}

/** Decide again for oneself, after a bot stood in. */
export interface Back {
  type: "back";
  id: string;
}

/** A finished game that is played on: from which step, of which table (null: of a record), in */
export interface Branch {
  table: string | null;
  step: number;
  world: "known" | "true";
}

/** `POST /api/notifications/confirm` and `/leave`: the secret of a link in an e-mail. */
export interface ByLetter {
  secret: string;
}

/** A decision that was possible: the chance to win after it, and its standard error. */
export interface Candidate {
  action: RecordAction;
  win: number;
  error: number;
}

/** `GET /api/cases/GAME/NUMBER`: a case as its seat sees it. */
export interface Case {
  game: string;
  number: number;
  kind: "certain" | "question" | "win";
  level: "agent" | "master" | "novice" | "recruit";
  options: Record<string, unknown>;
  viewer: number;
  players: string[];
  names: Record<string, Record<string, string>>;
  told: Say[][];
  position: Position;
  worlds: number | string;
  secrets: CaseSecret[];
  margin: number | null;
}

/** `POST /api/cases/GAME/NUMBER/answer`: an answer, or none to be shown the solution. */
export interface CaseAnswer {
  action?: RecordAction | null;
  secret?: number | null;
  value?: number | string | null;
  example?: number;
}

/** A case in a list. */
export interface CaseInfo {
  game: string;
  number: number;
  kind: "certain" | "question" | "win";
  level: "agent" | "master" | "novice" | "recruit";
  seats: number;
}

/** Something hidden that an answer can name: `secret-TYPE` with `args`, and its values by the */
export interface CaseSecret {
  type: string;
  args: Record<string, unknown>;
  field: string;
  values: (number | string)[];
}

/** Whether an answer is right; and if not, a world that agrees with all that is known and */
export interface CaseVerdict {
  right: boolean;
  why: Say;
  world: Position | null;
  proof: Say[] | null;
  action: RecordAction | null;
  secret: number | null;
  value: number | string | null;
}

/** `GET /api/cases?day=2026-11-16`: the case of the day (UTC) of every game. */
export interface Cases {
  day: string;
  cases: CaseInfo[];
  counts: Record<string, number>;
}

/** What the browser is given to ask for a passkey: WebAuthn's options, as JSON. */
export interface Ceremony {
  options: Record<string, unknown>;
}

/** Something hidden that was certain for a seat: what, since when, and when it was used. */
export interface Certain {
  seat: number;
  type: string;
  args: Record<string, unknown>;
  since: number;
  acted: number | null;
  shown: number | null;
  lapsed: number | null;
}

/** What was hidden changed (a swap, a refill, a new deal), was shown because a round or the game */
export interface Change {
  step: number;
  seat: number;
  kind: "forgotten" | "hidden" | "shown";
  bits: number;
}

/** A channel that you chose. */
export interface Channel {
  id: string;
  kind: "feed" | "mail" | "push" | "webhook";
  form: "discord" | "json" | "matrix" | "ntfy" | "slack" | null;
  address: string;
  language: string;
  state: "open" | "unconfirmed";
  failure: Say | null;
}

/** A passkey or a device, by its id. */
export interface Chosen {
  id: string;
}

/** `GET /api/circles/CIRCLE?season=N&from=N`: a circle's page, as the caller may see it. */
export interface Circle {
  id: string;
  name: string;
  founder: string;
  you: number | null;
  invited: boolean;
  asked: boolean;
  invite: string | null;
  members: Member[];
  wishes: Wish[];
  tables: CircleTable[];
  history: CircleTable[];
  older: number;
  league: League | null;
  season_days: number;
  seasons: Season[];
  results: ResultPoint[];
  next_event: CircleEvent | null;
  last_event: CircleEvent | null;
  events: EventListing[];
}

/** `POST /api/circles/CIRCLE/change`: the founder changes the circle; answers `Circle`. */
export interface CircleChange {
  name?: string | null;
  renew_link?: boolean;
  remove?: number | null;
  founder?: number | null;
  accept?: number | null;
  decline?: number | null;
  league?: boolean | null;
  end_season?: boolean;
  season_days?: number | null;
}

/** `GET /api/circles/CIRCLE/events/EVENT`: an event. */
export interface CircleEvent {
  id: string;
  name: string;
  game: string;
  seats: number;
  options: Record<string, unknown>;
  kind: "pods" | "round_robin" | "swiss";
  phase: "called_off" | "over" | "planned" | "playing";
  rounds: number;
  round: number;
  starts: number | null;
  pace: Pace;
  bot: string;
  maker: number;
  coming: number[];
  needed: number;
  may_change: boolean;
  played: EventRound[];
  standings: EventRow[];
}

/** A circle of the caller's, in a list. */
export interface CircleListing {
  id: string;
  name: string;
  members: number;
  running: number;
  next_event: number | null;
}

/** A seat of a circle's table. `member` is null for bots, guests and empty seats. */
export interface CircleSeat {
  kind: "bot" | "empty" | "person";
  name: string | null;
  member: number | null;
}

/** A table of the circle. */
export interface CircleTable {
  id: string;
  name: string;
  game: string;
  phase: "closed" | "gathering" | "left" | "over" | "playing" | "sealed";
  seats: CircleSeat[];
  pace: Pace;
  created: number;
  ended: number | null;
  free: boolean;
  watch: boolean;
  you: number[];
  waiting: number[];
  outcome: Outcome | null;
  season: number;
  invite: string | null;
  event: string | null;
  round: number | null;
}

/** `GET /api/circles`: the circles of which the caller is a member. */
export interface Circles {
  circles: CircleListing[];
}

/** The host, before the start: free a seat, of a bot or of a person. */
export interface Clear {
  type: "clear";
  id: string;
  seat: number;
}

/** The seconds that a seat has left; it runs while the seat owes a decision. */
export interface Clock {
  seat: number;
  left: number;
  running: boolean;
  extensions: number;
  owes?: boolean;
  deadline?: number | null;
  vacation?: number | null;
  rests?: boolean;
}

/** All clocks of a table that keeps time, as they stood when this was sent. */
export interface Clocks {
  type: "clocks";
  clocks: Clock[];
}

/** A decision: the client's own id for it, the decision it answers, and the record's action. */
export interface Command {
  type: "command";
  id: string;
  decision: string;
  action: RecordAction;
}

/** `GET /api/tables/TABLE/debrief`: what could be known, and what each decision was worth. */
export interface Debrief {
  version: number;
  game: string;
  steps: number;
  margin: number;
  chances: ((number | null)[])[];
  unknown: ((number | null)[])[];
  decisions: DecisionDebrief[];
  certain: Certain[];
  changes: Change[];
  seats: SeatDebrief[];
}

/** The answer to every question for a debrief: how far it is (0 to 1), or the whole of it. */
export interface DebriefProgress {
  progress: number;
  debrief: Debrief | null;
}

/** One decision that the viewer owes: `ask-ASKED` says what is asked. */
export interface Decision {
  id: string;
  asked: string;
  legal: Factored;
}

/** What one decision was worth, from the knowledge of the seat that made it. */
export interface DecisionDebrief {
  step: number;
  seat: number;
  asked: string;
  action: RecordAction;
  win: number | null;
  best: number | null;
  given_up: number;
  error: number;
  candidates: Candidate[];
  expected: number;
  received: number;
  luck: number;
  given: Given[];
}

/** A device that is signed in; `this`: the one that asks. */
export interface Device {
  id: string;
  name: string;
  created: number;
  used: number;
  this: boolean;
}

/** What one device, of a seat or of a spectator, has kept of a deal. */
export interface DeviceFile {
  format: "filature-fair-device/1";
  table: string;
  key?: string | null;
  rounds?: AnnouncedRound[];
  sent?: SentValue[];
  shared?: string | null;
  refused?: RefusedValue[];
}

/** An action that is not complete yet: what is fixed, and what is chosen so far. */
export interface Draft {
  fixed: RecordAction;
  chosen: Record<string, unknown[]>;
  missing: string[];
}

/** Erase everything; `sure` says that the person was asked. */
export interface Erase {
  sure: boolean;
}

/** What was erased: at how many tables. */
export interface Erased {
  tables: number;
}

/** `POST /api/circles/CIRCLE/events/EVENT/change`: come or do not; its maker or the founder */
export interface EventChange {
  come?: boolean | null;
  begin?: boolean;
  call_off?: boolean;
}

/** An event in a list. */
export interface EventListing {
  id: string;
  name: string;
  game: string;
  kind: "pods" | "round_robin" | "swiss";
  phase: "called_off" | "over" | "planned" | "playing";
  starts: number | null;
  coming: number;
}

/** The next of a viewer's stream: what it is told, and how things stand then. */
export interface EventMessage {
  type: "event";
  seq: number;
  say: Say[];
  position: Position | null;
}

/** One round: every table plays the same deal. `byes` are members who rest. */
export interface EventRound {
  number: number;
  began: number;
  open: boolean;
  tables: EventTable[];
  byes: number[];
}

/** A member in an event's standings, over the rounds that are open. */
export interface EventRow {
  rank: number;
  member: number;
  name: string;
  points: number;
  won: number;
  played: number;
  byes: number;
}

/** A table of an event. While its deal is sealed nobody is told whether it is over, except its */
export interface EventTable {
  id: string;
  name: string;
  phase: "closed" | "gathering" | "left" | "over" | "playing" | "sealed";
  seats: CircleSeat[];
  you: number[];
  invite: string | null;
  scores: number[] | null;
  gaps: number[] | null;
}

/** Ask for more time for the decision that one owes. */
export interface Extend {
  type: "extend";
  id: string;
}

/** A legal set in the form that leaves the engine: alternatives of record actions. */
export interface Factored {
  alternatives: Alternative[];
}

/** For a fair deal: the commitment to a secret, for a seat that this client holds. */
export interface FairCommit {
  type: "fair_commit";
  id: string;
  seat: number;
  round: number;
  commitment: string;
}

/** How chance is drawn from secrets of the server and of all devices (`docs/fair.md`). */
export interface FairDeal {
  key: string | null;
  rounds: FairRound[];
  shared: string | null;
}

/** `GET /api/tables/TABLE/fair`: all that proves how chance came about, after the end. */
export interface FairFile {
  format: "filature-fair/1";
  table: string;
  game: string;
  rules: number;
  seats: string[];
  options: Record<string, unknown>;
  key?: string | null;
  rounds?: RoundInFile[];
  shared?: SharedInFile | null;
  code?: string | null;
}

/** For a fair deal: the secret, now that the list of all commitments stands (`digest`). */
export interface FairOpen {
  type: "fair_open";
  id: string;
  seat: number;
  round: number;
  digest: string;
  secret: string;
}

/** A round of commitments and openings, as everybody may know it before the end. */
export interface FairRound {
  round: number;
  phase: "again" | "commit" | "dealt" | "open";
  server: string;
  asked: number[];
  seats: FairSeat[];
  digest: string | null;
  withheld: number[];
}

/** A seat in the list of commitments: its own, or why it has none. */
export interface FairSeat {
  seat: number;
  commitment: string | null;
  left_out: "no_commitment" | "no_device" | "withheld" | null;
}

/** The host, before the start: put a bot into an empty seat. */
export interface Fill {
  type: "fill";
  id: string;
  seat: number;
  bot: string;
}

/** One game, for choosing it and for reading its words. */
export interface GameInfo {
  id: string;
  seats: number[];
  options: Option[];
  fields: Record<string, string>;
  bots: string[];
  usual_seats: number;
  lesson: boolean;
}

/** `GET /api/games`. */
export interface Games {
  games: GameInfo[];
}

/** Make a sign to another seat, where the game has signs; a look is `at` a third seat. */
export interface Gesture {
  type: "signal";
  id: string;
  to: number;
  signal: string;
  at?: number | null;
}

/** Bits that a decision told a seat about the secrets of the one who decided. */
export interface Given {
  to: number;
  bits: number;
}

/** The first message on a socket: what the client has, and the invitation if it needs it. */
export interface Hello {
  type: "hello";
  protocol: number;
  have?: number;
  invite?: string | null;
  watching?: boolean;
  patches?: boolean;
}

/** Where to look: the number of a secret worth a thought; and what rules out the rest. */
export interface Hint {
  secret: number;
  reasons?: Reason[];
}

/** `POST /api/circles/CIRCLE/join`: with the link's `invite`, become a member (`Joined`). */
export interface JoinCircle {
  name: string;
  invite?: string | null;
  token?: boolean;
}

/** The answer to `NewCircle` and `JoinCircle`. The page of a circle is `/circle/CIRCLE`, its */
export interface Joined {
  circle: string;
  member: number | null;
  token: string | null;
}

/** How much of one kind is kept of somebody; `type` has words. */
export interface KeptPart {
  type: string;
  count: number;
}

/** The league of a season, over all who take part. */
export interface League {
  rows: LeagueRow[];
  evenings: string[];
}

/** A member in the league: openskill's rating, with the interval of 95 % around it. */
export interface LeagueRow {
  rank: number;
  member: number;
  name: string;
  rating: number;
  low: number;
  high: number;
  games: number;
  won: number;
  gaps: (number | null)[];
}

/** Leave the table: before the start the seat is free again, later the others decide. */
export interface Leave {
  type: "leave";
  id: string;
}

/** `GET /lessons/GAME.json`: scripted positions that teach a game, as one seat sees them. */
export interface Lesson {
  game: string;
  viewer: number;
  names: string[];
  seats: number;
  steps: LessonStep[];
}

/** One step of a lesson: a position, what is shown of it, and what is asked. */
export interface LessonStep {
  id: string;
  position: Position;
  told: Say[];
  show: string[];
  highlight: string | null;
  marked: string[];
  offer: string[];
  board: boolean;
  right: unknown[];
  every: boolean;
  mistakes: Mistake[];
  after: (Position | null)[];
}

/** The e-mail address that was confirmed, or that gets nothing more. */
export interface LetterAnswer {
  address: string;
}

/** One statement of a sheet: `line-TYPE` in the game's words, with its arguments. */
export interface Line {
  type: string;
  args?: Record<string, unknown>;
}

/** A table in a list. */
export interface Listing {
  id: string;
  game: string;
  phase: "closed" | "gathering" | "left" | "over" | "playing" | "sealed";
  host: string;
  taken: number;
  seats: number;
  created: number;
  name: string;
}

/** `GET /api/tables` (the listed ones that gather or play) and `GET /api/mine`. */
export interface Listings {
  tables: Listing[];
}

/** On a device that holds several seats: somebody is looking now, as `seat` (null: nobody). */
export interface Look {
  type: "look";
  seat: number | null;
}

/** A member of a circle; `present`: on the circle's page or at one of its tables now. */
export interface Member {
  id: number;
  name: string;
  joined: number;
  present: boolean;
  founder: boolean;
  league: boolean;
  plays: Record<string, number>;
}

/** `POST /api/circles/CIRCLE/me`: change what concerns yourself; answers `Circle`. */
export interface MemberChange {
  name?: string | null;
  league?: boolean | null;
  leave?: boolean;
}

/** Answers to a step of a lesson that have a reply of their own, `lesson-STEP-wrong-REPLY`. */
export interface Mistake {
  reply: string;
  answers: unknown[];
}

/** A decision of a seat that mattered: `decision` is its index in `Debrief.decisions`. */
export interface Moment {
  kind: "certain" | "good" | "luck" | "misfortune" | "slip" | "talkative" | "turning";
  decision: number;
  before: number;
  after: number;
  knew: Line[];
}

/** The host: somebody's words and signs are shown to nobody, or are again. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  on: boolean;
}

/** One game at which the caller holds a seat, as that seat may know it. */
export interface MyGame {
  id: string;
  name: string;
  game: string;
  phase: "closed" | "gathering" | "left" | "over" | "playing" | "sealed";
  players: Player[];
  you: number[];
  created: number;
  ended: number | null;
  turn: boolean;
  waiting: number[];
  left: number | null;
  last: Say | null;
  outcome: Outcome | null;
  again: string | null;
  names: Record<string, Record<string, string>>;
  aside: boolean;
  since: Say[];
  before: number;
  deadline: number | null;
  clocks: Clock[];
  paused: boolean;
  days: number;
}

/** `GET /api/mine/games`: the caller's games, newest first; finished ones `from` a number on. */
export interface MyGames {
  running: MyGame[];
  finished: MyGame[];
  older: number;
}

/** `POST /api/mine/rest`: other hours of rest at all one's tables with a pace in days. */
export interface MyRest {
  id: string;
  rest: Rest | null;
}

/** `POST /api/mine/vacation`: a vacation at all one's tables with a pace in days. */
export interface MyVacation {
  id: string;
  until: number | null;
}

/** A passkey or a device, by its id, and what it is to be called. */
export interface Named {
  id: string;
  name: string;
}

/** `POST /api/tables/TABLE/branch`, `POST /api/branches`: play on from a step of an ended game. */
export interface NewBranch {
  step: number;
  seat: number;
  name: string;
  bot?: string;
  world?: "known" | "true";
  record?: string | null;
}

/** `POST /api/notifications/channels`: choose a channel. It is tried at once. */
export interface NewChannel {
  target: NewPush | NewMail | NewWebhook | NewFeed;
  language: string;
}

/** `POST /api/circles`: make a circle. You are its first member, and its founder. */
export interface NewCircle {
  name: string;
  member: string;
  token?: boolean;
}

/** `POST /api/circles/CIRCLE/tables`: open a table of the circle; answers `Seated`. */
export interface NewCircleTable {
  table: NewTable;
}

/** `POST /api/circles/CIRCLE/events`: a member plans an event; answers `CircleEvent`. */
export interface NewEvent {
  name: string;
  game: string;
  seats: number;
  kind: "pods" | "round_robin" | "swiss";
  rounds?: number;
  options?: Record<string, unknown>;
  starts?: number | null;
  pace?: Pace;
  bot?: string;
}

/** An address at which programs may read where it is your turn; a new one replaces the old. */
export interface NewFeed {
  kind: "feed";
}

/** An e-mail address; nothing but one message to confirm it is sent before that is done. */
export interface NewMail {
  kind: "mail";
  address: string;
}

/** Somebody wants a passkey. `name` is shown by their own device when it asks which one. */
export interface NewPasskey {
  name?: string;
}

/** A browser that has subscribed with the server's key. */
export interface NewPush {
  kind: "push";
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** One seat of a new table. */
export interface NewSeat {
  kind: "bot" | "here" | "person";
  bot?: string | null;
  name?: string | null;
}

/** `POST /api/tables`: set up a table and sit down at it. */
export interface NewTable {
  game: string;
  name: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  settings?: Settings;
  token?: boolean;
  rest?: Rest | null;
  fair?: boolean;
}

/** An address that takes messages in some form. */
export interface NewWebhook {
  kind: "webhook";
  address: string;
  form?: "discord" | "json" | "matrix" | "ntfy" | "slack";
}

/** `GET` and `PUT /api/tables/TABLE/note`: a seat's own pencil marks, seen by nobody else. */
export interface Note {
  marks?: Record<string, unknown>;
}

/** `GET /api/tables/TABLE/notebook`: what can be known from one's seat. */
export interface Notebook {
  belief: Record<string, unknown> | null;
  pages: Section[];
  secrets: Secret[];
  hint: Hint | null;
}

/** Something about the connection or the server, as a `refusal-…`. */
export interface Notice {
  type: "notice";
  say: Say;
}

/** What this server can send, and what you chose. */
export interface Notifications {
  offered: ("feed" | "mail" | "push" | "webhook")[];
  key: string | null;
  turns: boolean;
  quiet: QuietHours | null;
  channels: Channel[];
}

/** The circle that a table belongs to, and where it is one of an event, which round of it. */
export interface OfCircle {
  id: string;
  event: string | null;
  round: number | null;
}

/** One of the values. */
export interface One {
  kind: "one";
  of: unknown[];
}

/** The answer to `RecordReplay`: the game as it was set up, and some of its steps. */
export interface OpenedRecord {
  game: string;
  players: string[];
  names: Record<string, Record<string, string>>;
  finished: boolean;
  replay: Replay;
}

/** One option of a game: a whole number with bounds, one of some `choices`, or the game's `own`. */
export interface Option {
  name: string;
  default: unknown;
  choices?: unknown[] | null;
  minimum?: number | null;
  maximum?: number | null;
  offered?: unknown[] | null;
  own?: boolean;
}

/** How a game ended. `winners` is rising; empty when no player wins, several when they share. */
export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
}

/** What is kept of the caller, and by which devices and passkeys it is reached. */
export interface OwnData {
  signed_in: boolean;
  passkeys_here: boolean;
  passkeys: Passkey[];
  devices: Device[];
  kept: KeptPart[];
  retention: Retention[];
}

/** How time is kept: not at all, so many seconds for each decision, or for the whole game. */
export interface Pace {
  kind?: "days" | "game" | "move" | "none";
  seconds?: number;
}

/** One passkey; times are in seconds since 1970. */
export interface Passkey {
  id: string;
  name: string;
  created: number;
  used: number;
}

/** A passkey that the browser has made, as WebAuthn's JSON; and what this device is called. */
export interface PasskeyMade {
  credential: Record<string, unknown>;
  name?: string;
  device?: string;
}

/** The answer of a passkey, as WebAuthn's JSON; and what this device is called. */
export interface PasskeyShown {
  credential: Record<string, unknown>;
  device?: string;
}

/** The same as `event`, with what has changed since the position before. */
export interface PatchMessage {
  type: "patch";
  seq: number;
  say: Say[];
  changes: Record<string, unknown>;
}

/** An ordered list of `count` different values. */
export interface Pick {
  kind: "pick";
  count: number;
  of: unknown[];
}

/** Are you there? With `within`: I am, and you will hear of me again in so many seconds. */
export interface Ping {
  type: "ping";
  within?: number | null;
}

/** Who sits where. An empty seat has no name; `bot` is the kind of bot, where one sits. */
export interface Player {
  seat: number;
  kind: "bot" | "empty" | "person";
  name: string | null;
  bot: string | null;
  present: boolean;
  stand_in: boolean;
  left: boolean;
  muted: boolean;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
}

/** The whole present of one viewer. `view` is the game's own; `sheet` says it in statements. */
export interface Position {
  view: Record<string, unknown>;
  sheet: Section[];
  decisions: Decision[];
  waiting: Waiting[];
  outcome: Outcome | null;
  undo: boolean;
}

/** What every refused HTTP request is answered with. */
export interface Problem {
  error: Say;
}

/** From which hour to which nothing is sent, in which time zone; what waits is sent after. */
export interface QuietHours {
  first: number;
  last: number;
  zone: string;
}

/** `GET /api/reach`: who can open the address at which the caller sees this server. */
export interface Reach {
  by: "anybody" | "machine" | "network";
  origin: string | null;
}

/** A fact that the viewer was told, and what of a secret would be possible without it. */
export interface Reason {
  type: string;
  args: Record<string, unknown>;
  out: (number | string)[];
}

/** The server's signed word that it has taken a seat's commitment or opening. */
export interface Receipt {
  table: string;
  round: number;
  seat: number;
  step: "commit" | "open";
  value: string;
  bound: string;
  at: number;
  signature: string;
}

/** `POST /api/debriefs`: a record's debrief, asked for again until it is there. */
export interface RecordDebrief {
  record: string;
}

/** `POST /api/replays`: a record to be verified and stepped through, as `Replay`; not kept. */
export interface RecordReplay {
  record: string;
  viewer?: string;
  start?: number;
}

/** `POST /api/recover`: hold a seat on this device too, or (`move`) on this device alone. */
export interface Recover {
  code: string;
  move?: boolean;
  token?: boolean;
}

/** The answer to `POST /api/tables/TABLE/code`: what brings this seat to another device. */
export interface RecoveryCode {
  code: string;
  minutes: number;
}

/** What a device has sent for a seat and the server refused, by the name of the refusal. */
export interface RefusedValue {
  round: number;
  seat: number;
  step: "commit" | "open";
  value: string;
  error: string;
}

/** `GET /api/tables/TABLE/replay`: steps `from` one on, `as` a seat, `spectator` or `truth`. */
export interface Replay {
  you: number | null;
  steps: ReplayStep[];
  total: number;
}

/** One step of a finished game: who acted (null: chance), what was told, how things stood. */
export interface ReplayStep {
  actor: number | null;
  say: Say[];
  position: Position;
  why: Say | null;
}

/** Somebody's hours of rest each day, by their own time zone: a clock in days stands still. */
export interface Rest {
  zone: string;
  start: number;
  end: number;
}

/** What one member had done at the end of one day: games ended and won, from the first on. */
export interface ResultPoint {
  day: string;
  member: number;
  games: number;
  won: number;
}

/** After how many days the server deletes something by itself; 0 is never. */
export interface Retention {
  type: string;
  days: number;
}

/** One round: commitments, their list, and openings; `again` where a seat withheld its own. */
export interface RoundInFile {
  round: number;
  commitment: string;
  secret: string;
  began: number;
  seats: SeatInFile[];
  digest: string | null;
  listed: number | null;
  end: "again" | "dealt" | "stopped";
  ended: number | null;
}

/** A season; the last one of a circle goes on. `ends`: when it will end by itself. */
export interface Season {
  number: number;
  began: number;
  ended: number | null;
  ends: number | null;
}

/** One seat's account: three sentences, three measures, and the moments that mattered most. */
export interface SeatDebrief {
  seat: number;
  sentences: Say[];
  skill: number | null;
  given_up: number;
  luck: number;
  discretion: number;
  moments: Moment[];
}

/** What one seat did in a round. Times are in milliseconds since 1970. */
export interface SeatInFile {
  seat: number;
  commitment?: string | null;
  committed?: number | null;
  commit_receipt?: string | null;
  secret?: string | null;
  opened?: number | null;
  open_receipt?: string | null;
  left_out?: "no_commitment" | "no_device" | "withheld" | null;
}

/** The answer to `NewTable`, `Sit` and `Recover`. */
export interface Seated {
  table: string;
  seat: number;
  invite: string;
  token: string | null;
}

/** Something hidden from a viewer, and what it can be by the rules alone. */
export interface Secret {
  type: string;
  args: Record<string, unknown>;
  field: string;
  left: (number | string)[];
  likeliest: (number | string)[];
  chance: number;
  shown?: boolean;
}

/** One part of the table as a viewer sees it, in statements. */
export interface Section {
  type: string;
  lines: Line[];
  args?: Record<string, unknown>;
}

/** What a device has sent for a seat, and the receipt if it got one. */
export interface SentValue {
  round: number;
  seat: number;
  step: "commit" | "open";
  value: string;
  receipt?: Receipt | null;
}

/** The host: bots decide faster or slower from now on. */
export interface SetBotPace {
  type: "bot_pace";
  id: string;
  pace: "fast" | "normal" | "slow";
}

/** Have other hours of rest at this table, or none. */
export interface SetRest {
  type: "rest";
  id: string;
  rest: Rest | null;
}

/** How a table is run; the rules of the game are its options. */
export interface Settings {
  listed?: boolean;
  pace?: Pace;
  away?: "ask" | "bot";
  notebook?: boolean;
  delay?: number;
  seed?: number | null;
  bot_pace?: "fast" | "normal" | "slow";
}

/** Which deal several tables of an event play: one of each round. */
export interface SharedDeal {
  event: string;
  round: number;
}

/** The deal that the tables of an event share: the server's own, seats contribute nothing. */
export interface SharedInFile {
  deal: SharedDeal;
  commitment: string;
  secret: string;
}

/** `POST /api/tables/TABLE/sit`: take an empty seat, with the invitation unless it is listed. */
export interface Sit {
  name: string;
  invite?: string | null;
  token?: boolean;
  rest?: Rest | null;
  fair?: boolean;
}

/** `POST /api/circles/CIRCLE/tables/TABLE/sit`: a member takes a free seat, under the name */
export interface SitInCircle {
  fair?: boolean;
}

/** An object of whole numbers above 0, by key, that sum to `total`. */
export interface Split {
  kind: "split";
  total: number;
  over: string[];
}

/** `count` different values, in the order in which they are listed. */
export interface Subset {
  kind: "subset";
  count: number;
  of: unknown[];
}

/** The answer to `POST /api/tables/TABLE/again`: where the same people sit again. */
export interface Successor {
  table: string;
}

/** What everybody at the table may know about the table itself. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  phase: "closed" | "gathering" | "left" | "over" | "playing" | "sealed";
  players: Player[];
  invite: string | null;
  again: string | null;
  settings: Settings;
  host: number;
  talk: boolean;
  signals: string[];
  absent: number[];
  stops: number[];
  watching: number;
  names: Record<string, Record<string, string>>;
  name: string;
  branch?: Branch;
  circle?: OfCircle;
  fair?: FairDeal;
}

/** The table has changed: somebody sat down, came, went, or asked for a rematch. */
export interface TableMessage {
  type: "table";
  table: TableInfo;
}

/** The answer to `POST /api/mine/rest` and `POST /api/mine/vacation`: at how many tables. */
export interface TablesChanged {
  tables: number;
}

/** Say something to the table; spectators are heard by spectators alone until the end. */
export interface Talk {
  type: "say";
  id: string;
  text: string;
  name?: string | null;
}

/** How a trial went: `failure` says why the message was not taken. */
export interface TrialAnswer {
  channel: string;
  failure: Say | null;
}

/** `POST /api/notifications/trial`: a trial by each of your channels. */
export interface Trials {
  answers: TrialAnswer[];
}

/** The answer to `Try`: what the seat saw and was asked then, and how good an action is. */
export interface Tried {
  seat: number;
  position: Position;
  told: Say[][];
  verdict: Verdict | null;
}

/** `POST /api/tables/TABLE/try`, `POST /api/tries`: decide again at a step of a finished game. */
export interface Try {
  step: number;
  action?: RecordAction | null;
  record?: string | null;
}

/** `POST /api/tables/TABLE/understand`: something typed, as an answer to what is asked. */
export interface Typed {
  text: string;
}

/** What something typed may mean: complete actions, or drafts that leave something to choose. */
export interface Understanding {
  actions: RecordAction[];
  drafts: Draft[];
  typed: string[];
  known: number;
}

/** Take back one's own last decision, while nobody has learned anything from it. */
export interface Undo {
  type: "undo";
  id: string;
}

/** Be on vacation from now until a moment, where the pace is in days; null ends it. */
export interface Vacation {
  type: "vacation";
  id: string;
  until: number | null;
}

/** How good a second try is: accepted within `margin` of the best. */
export interface Verdict {
  accepted: boolean;
  win: number;
  best: number;
  error: number;
  margin: number;
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
  say: Say[][];
  position: Position | null;
  seats: number[];
  clocks: Clocks | null;
}

/** `PUT /api/notifications`: when you want to be told. */
export interface WhenToNotify {
  turns: boolean;
  quiet: QuietHours | null;
}

/** Somebody asks to come; shown to the founder alone. */
export interface Wish {
  id: number;
  name: string;
  at: number;
}

export type FromServer =
  | Welcome
  | EventMessage
  | PatchMessage
  | TableMessage
  | Clocks
  | Ack
  | Notice
  | Pong;

export type FromClient =
  | Hello
  | Command
  | Undo
  | Talk
  | Gesture
  | Extend
  | Absent
  | Back
  | Leave
  | Fill
  | Clear
  | Mute
  | SetBotPace
  | SetRest
  | Vacation
  | FairCommit
  | FairOpen
  | Look
  | Ping;

export type Act =
  | Command
  | Undo
  | Talk
  | Gesture
  | Extend
  | Absent
  | Back
  | Leave
  | Fill
  | Clear
  | Mute
  | SetBotPace
  | SetRest
  | Vacation
  | FairCommit
  | FairOpen;
