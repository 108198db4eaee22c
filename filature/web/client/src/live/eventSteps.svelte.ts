/* What happened since the viewer last decided, one event at a time, oldest first.
 *
 * Nothing advances by itself: the reader steps. Only somebody who has stepped to the end, or who looks
 * at the answer to their own move, is shown the next event when it comes.
 */
import type { Highlights, Sign } from "../board/boards";
import type { LogEntry } from "./table.svelte";

/** How many events somebody without a seat can step through. */
const SPECTATED = 5;
/** How long the board points at what was stepped to, in milliseconds. */
const POINTED = 2_000;

export interface Step {
  key: string;
  entry: LogEntry;
  /** It belongs to the viewer's own last move. */
  own: boolean;
  /** How the viewer's move was answered; null where the event is told as in the log. */
  sign: Sign | null;
  onViewer: boolean;
  /** The points that it brought the viewer, and what the viewer had then, where they are known. */
  gain: number | null;
  total: number | null;
}

/** The viewer's points before and after each message, as far as they were known when it came. */
export type Points = ReadonlyMap<number, { before: number | null; after: number | null }>;

/** Where the reader is. */
export interface Reading {
  steps: readonly Step[];
  /** Which of them is shown, and whether the reader has stepped to it. */
  index: number;
  stepped: boolean;
  /** The furthest one that was shown. */
  read: string | null;
}

export const NOTHING_READ: Reading = { steps: [], index: 0, stepped: false, read: null };

const keyOf = (entry: LogEntry): string => `${String(entry.seq)}.${String(entry.at)}`;

/** Games without a board of their own: whoever is a `seat` decides, everything else is told. */
const PLAIN: Highlights = {
  decisions: [],
  turns: [],
  roundOf: () => null,
  isDetail: () => false,
  sign: () => null,
  isOnViewer: () => false,
  gain: () => null,
  moment: () => null,
};

/** Events of the table itself that the viewer causes need not be told to them. */
const isOwnDoing = ({ say }: LogEntry, viewer: number): boolean => say["person"] === viewer || say.type === "started";

/** Pick what the viewer may step through. */
export function stepsOf(
  log: readonly LogEntry[],
  viewer: number,
  highlights: Highlights | null,
  points: Points = new Map(),
): Step[] {
  const game = highlights ?? PLAIN;
  const decisions = log.filter(
    ({ say }) => say["seat"] === viewer && (highlights === null || game.decisions.includes(say.type)),
  );
  const since = decisions.at(-1)?.seq ?? -1;
  const told = log.filter(
    (entry) => entry.seq >= since && !isOwnDoing(entry, viewer) && !game.isDetail(entry.say, viewer),
  );
  const steps = told.map((entry): Step => ({
    key: keyOf(entry),
    entry,
    own: entry.seq === since,
    sign: game.sign(entry.say, viewer),
    onViewer: game.isOnViewer(entry.say, viewer),
    ...gained(entry, log, viewer, game, points),
  }));
  if (viewer < 0) return steps.slice(-SPECTATED);
  // Where a move of the viewer was answered, the answer need not be led in by the move itself.
  const answered = steps.some((step) => step.own && step.sign);
  const isMove = (step: Step): boolean => step.own && !step.sign && game.decisions.includes(step.entry.say.type);
  return answered ? steps.filter((step) => !isMove(step)) : steps;
}

/** Work out what an event brought the viewer. Several of one message share its points. */
function gained(
  entry: LogEntry,
  log: readonly LogEntry[],
  viewer: number,
  game: Highlights,
  points: Points,
): { gain: number | null; total: number | null } {
  const told = game.gain(entry.say, viewer);
  const { before = null, after = null } = points.get(entry.seq) ?? {};
  const gain = told === "view" ? (before === null || after === null ? null : after - before) : told;
  if (gain === null || after === null) return { gain, total: null };
  const later = log.filter((one) => one.seq === entry.seq && one.at > entry.at).map((one) => game.gain(one.say, viewer));
  const total = later.reduce<number>((left, one) => left - (typeof one === "number" ? one : 0), after);
  return { gain, total };
}

/** Go on reading after more was told, or after the viewer has decided. */
export function follow(reading: Reading, steps: readonly Step[]): Reading {
  const { steps: before, index, stepped, read } = reading;
  const shown = before[index];
  const at = steps.findIndex((step) => step.key === shown?.key);
  if (at < 0) {
    // Somebody who comes begins with what others did; the own move stands before it.
    const others = before.length ? -1 : steps.findIndex((step) => !step.own);
    const unread = lastRead(steps, read) + 1;
    return show({ ...reading, steps }, Math.max(0, others, Math.min(unread, steps.length - 1)));
  }
  const caughtUp = index === before.length - 1 && (stepped || shown?.own === true);
  const next = caughtUp && at < steps.length - 1 ? at + 1 : at;
  return { ...show({ ...reading, steps }, next), stepped: stepped && next === at };
}

const lastRead = (steps: readonly Step[], read: string | null): number => steps.findIndex((step) => step.key === read);

/** Show another step. */
function show({ steps, read }: Reading, index: number, stepped = false): Reading {
  const furthest = Math.max(index, lastRead(steps, read));
  return { steps, index, stepped, read: steps[furthest]?.key ?? null };
}

/** Step to one of the steps. */
export const stepTo = (reading: Reading, index: number): Reading => show(reading, index, true);

/** How many events nobody has stepped to yet. */
export const unreadOf = ({ steps, read }: Reading): number => steps.length - 1 - lastRead(steps, read);

export interface EventSource {
  log: readonly LogEntry[];
  viewer: number;
  highlights: Highlights | null;
  /** The viewer's points now; null where they are not known or hidden. */
  points: number | null;
}

export class EventSteps {
  private reading = $state.raw<Reading>(NOTHING_READ);
  /** The event that was stepped to a moment ago: the board frames what it is about. */
  pointed = $state.raw<LogEntry | null>(null);

  readonly count = $derived.by(() => this.reading.steps.length);
  readonly index = $derived.by(() => this.reading.index);
  readonly shown = $derived.by(() => this.reading.steps[this.reading.index] ?? null);
  readonly atLast = $derived(this.index >= this.count - 1);
  readonly unread = $derived.by(() => unreadOf(this.reading));
  /** The first event that nobody has stepped to yet. */
  readonly firstUnread = $derived.by(() => (this.unread ? (this.reading.steps.at(-this.unread)?.key ?? null) : null));
  /** How many events there were since the viewer's own move. */
  readonly others = $derived.by(() => (this.decided ? this.reading.steps.filter((step) => !step.own).length : 0));
  /** The viewer has made a decision in this game. */
  readonly decided = $derived.by(() => this.reading.steps.some((step) => step.own));

  private readonly points = new Map<number, { before: number | null; after: number | null }>();
  private viewer: number | null = null;
  private newest = 0;
  private lastPoints: number | null = null;
  private timer: number | undefined;

  /** Take note of what was told; to be called whenever any of it changes. */
  update({ log, viewer, highlights, points }: EventSource): void {
    if (viewer !== this.viewer || !log.length) this.forget(viewer);
    const newest = log.at(-1)?.seq ?? 0;
    if (newest !== this.newest) {
      const messages = new Set(log.filter((entry) => entry.seq > this.newest).map((entry) => entry.seq));
      this.points.set(newest, { before: messages.size === 1 ? this.lastPoints : null, after: points });
      this.newest = newest;
    }
    this.lastPoints = points;
    // Points that are hidden now are not shown as a gain either.
    this.reading = follow(this.reading, stepsOf(log, viewer, highlights, points === null ? undefined : this.points));
  }

  next(): void {
    this.go(this.atLast ? 0 : this.index + 1);
  }

  previous(): void {
    this.go(Math.max(0, this.index - 1));
  }

  /** Everything was read elsewhere, in the log. */
  readAll(): void {
    this.reading = { ...this.reading, read: this.reading.steps.at(-1)?.key ?? null };
  }

  private go(index: number): void {
    this.reading = stepTo(this.reading, index);
    window.clearTimeout(this.timer);
    this.pointed = this.shown?.entry ?? null;
    this.timer = window.setTimeout(() => (this.pointed = null), POINTED);
  }

  /** Somebody else is looking now, or another game has begun. */
  private forget(viewer: number): void {
    window.clearTimeout(this.timer);
    this.viewer = viewer;
    this.pointed = null;
    this.points.clear();
    this.newest = 0;
    this.lastPoints = null;
    this.reading = NOTHING_READ;
  }
}
