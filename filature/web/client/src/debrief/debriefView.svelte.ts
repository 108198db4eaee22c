/* A debrief as one seat reads it, with one cursor for its charts, its board and its moments. */
import { createContext } from "svelte";
import { lookOf } from "../ending/looks";
import type { Certain, Debrief, DecisionDebrief, Moment, RecordAction, ReplayStep, SeatDebrief } from "../generated/wire";
import { announcer } from "../live/announce.svelte";
import type { ReplaySource } from "../replay/source";
import { router, type DebriefPlace } from "../router.svelte";
import { spoken } from "../words/language.svelte";
import { isolated, type Words } from "../words/words";
import { percent, tenths } from "./measures";

/** A moment that mattered, with the decision that made it. */
export interface KeyMoment extends Moment {
  made: DecisionDebrief;
}

/** What moved the cursor: a slider says by itself where it stands. */
export type MovedBy = "slider" | "other";

/** After so many milliseconds without a further move of the cursor, it is said where it stands. */
const RESTING = 500;

interface Shown {
  source: ReplaySource;
  place: DebriefPlace;
  /** The words of the page, of the game and of the debrief. */
  words: Words;
  /** Whose debrief it is. */
  seat: number;
  /** The steps as the chosen seat saw them. */
  steps: readonly ReplayStep[];
}

export class DebriefView {
  private timer: number | undefined;

  constructor(
    readonly debrief: Debrief,
    private readonly shown: () => Shown,
  ) {}

  readonly source = $derived.by(() => this.shown().source);
  readonly steps = $derived.by(() => this.shown().steps);
  readonly names = $derived.by(() => this.source.players);
  readonly words = $derived.by(() => this.shown().words);
  readonly seat = $derived.by(() => this.shown().seat);
  readonly account = $derived.by((): SeatDebrief => this.debrief.seats.find(({ seat }) => seat === this.seat) ?? this.debrief.seats[0]!);
  readonly seats = $derived.by(() => this.debrief.seats.map(({ seat }) => seat));
  readonly last = $derived.by(() => Math.max(0, this.debrief.steps - 1));
  readonly moments = $derived.by((): KeyMoment[] =>
    this.account.moments
      .flatMap((moment) => {
        const made = this.debrief.decisions[moment.decision];
        return made ? [{ ...moment, made }] : [];
      })
      .sort((a, b) => a.made.step - b.made.step),
  );
  readonly at = $derived.by(() => Math.min(this.shown().place.step ?? this.firstStep, this.last));
  /** Whether what was unknown is counted for this game. */
  readonly counted = $derived.by(() => this.debrief.unknown.some((row) => row.some((bits) => bits !== null)));
  readonly certain = $derived.by((): Certain[] => this.debrief.certain.filter(({ seat }) => seat === this.seat));
  readonly changes = $derived.by(() => this.debrief.changes.filter(({ seat }) => seat === this.seat));

  /** Where the cursor stands at first: at the moment that changed most. */
  private get firstStep(): number {
    const weight = ({ before, after }: Moment): number => Math.abs(after - before);
    const most = this.moments.reduce<KeyMoment | null>((best, one) => (best && weight(best) >= weight(one) ? best : one), null);
    return most?.made.step ?? this.last;
  }

  /** What a seat is called here: the one who reads is "you". */
  name = (seat: number): string => (seat === this.seat ? this.words.text("ui-you") : isolated(this.names[seat] ?? ""));

  look = (seat: number): number => lookOf(seat, this.seat, this.seats.length);

  say = (kind: string, object: object): string => spoken(this.words, kind, { ...object }, this.seat, this.names);

  text = (id: string, args: Record<string, string | number> = {}): string => this.words.text(id, args);

  /** What the chosen seat was told of a step. */
  told = (step: number): string[] => (this.steps[step]?.say ?? []).map((say) => this.say("told", say));

  /** Why a bot decided what led to a step, where it says so. */
  why = (step: number): string | null => {
    const found = this.steps[step];
    if (!found?.why || found.actor === null) return null;
    return `${this.text("ui-why", { name: isolated(this.names[found.actor] ?? "") })} ${this.say("reason", found.why)}`;
  };

  stepName = (step: number): string => (step ? this.text("ui-debrief-step", { step }) : this.text("ui-first"));

  stepOf = (step: number): string =>
    step ? this.text("ui-debrief-step-of", { step, total: this.last }) : this.text("ui-debrief-start-of", { total: this.last });

  /** A seat's chance to win, in hundredths; null where it was not worked out. */
  percentAt = (step: number, seat: number): number | null => {
    const chance = this.debrief.chances[step]?.[seat] ?? null;
    return chance === null ? null : percent(chance);
  };

  /** The bits that a seat did not know; null where they were not counted. */
  bitsAt = (step: number, seat: number): number | null => {
    const bits = this.debrief.unknown[step]?.[seat] ?? null;
    return bits === null ? null : tenths(bits);
  };

  /** The best that was possible instead of what was chosen; none where nothing was better. */
  better = ({ candidates, action, given_up }: DecisionDebrief): { action: RecordAction; win: number }[] =>
    given_up <= this.debrief.margin ? [] : candidates.filter((one) => JSON.stringify(one.action) !== JSON.stringify(action)).slice(0, 1);

  /** The address of a place in this debrief. */
  path = (place: Partial<DebriefPlace>): string => this.source.debriefPath({ as: this.seat, step: this.at, ...place });

  /** Where the cursor stands, in a sentence. */
  heard = (step: number, by: MovedBy = "other"): string => {
    const chance = this.percentAt(step, this.seat);
    return [
      by === "slider" ? "" : `${this.stepOf(step)}.`,
      chance === null ? "" : this.text("ui-debrief-heard", { percent: chance }),
      ...this.told(step),
    ].join(" ").trim();
  };

  /** Move the cursor; once it rests, say where. */
  go = (step: number, by: MovedBy = "other"): void => {
    const there = Math.max(0, Math.min(step, this.last));
    if (there === this.at) return;
    router.replace(this.path({ step: there }));
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => announcer.say(this.heard(there, by)), RESTING);
  };

  /** Say nothing more. */
  close(): void {
    window.clearTimeout(this.timer);
  }
}

export const [getDebrief, setDebrief] = createContext<DebriefView>();
