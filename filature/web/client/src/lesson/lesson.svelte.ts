/* A lesson under way: the step, what was touched, what is answered. Nothing of it leaves the device. */
import { createContext } from "svelte";
import type { Lesson, LessonStep, Position, RecordAction } from "../generated/wire";
import { jsonEqual } from "../jsonEqual";
import { announcer } from "../live/announce.svelte";
import { recall, remember } from "../storage";
import type { Words } from "../words/words";

export interface Reply {
  kind: "right" | "wrong" | "hint";
  /** What stands in bold, and the reason after it. */
  lead: string;
  rest: string;
}

/** Things that can be named: for the command box. */
export interface Nameable {
  readonly things: readonly string[];
  name: (thing: string) => string;
  short: (thing: string) => string;
}

const kindOf = (thing: string): string => thing.split(":")[0]!;

/** Tell whether an answer is what a step's data names: the same thing, or an action with these fields. */
function matches(named: unknown, answer: string | RecordAction): boolean {
  if (typeof named === "string" || typeof answer === "string") return named === answer;
  return Object.entries(named as object).every(([field, value]) => jsonEqual(answer[field], value));
}

export class LessonRun {
  private readonly key: string;
  at = $state(0);
  /** The steps done on this device, by id. */
  done = $state.raw<readonly string[]>([]);
  /** Right things touched so far, and the wrong one touched last. */
  found = $state.raw<readonly string[]>([]);
  missed = $state.raw<string | null>(null);
  reply = $state.raw<Reply | null>(null);
  private answered = $state.raw<{ after: Position | null } | null>(null);
  private hints = 0;
  private readonly named = new Set<Nameable>();

  constructor(
    readonly lesson: Lesson,
    private readonly words: () => Words,
    start: number | null,
  ) {
    this.key = `filature.lesson.${lesson.game}`;
    this.done = (recall(this.key) ?? "").split(" ").filter((id) => lesson.steps.some((step) => step.id === id));
    this.at = Math.min(start ?? this.reached, this.reached);
  }

  readonly step = $derived.by((): LessonStep => this.lesson.steps[this.at]!);
  /** The first step that is not done, or the first of all once every step is. */
  private get reached(): number {
    const open = this.lesson.steps.findIndex((step) => !this.done.includes(step.id));
    return open < 0 ? 0 : open;
  }
  readonly last = $derived.by(() => this.at === this.lesson.steps.length - 1);
  readonly solved = $derived(this.answered !== null);
  /** The next step may be opened. */
  readonly passed = $derived.by(() => this.solved || this.done.includes(this.step.id));
  readonly position = $derived.by(() => this.answered?.after ?? this.step.position);
  readonly decision = $derived.by(() => (this.solved ? null : (this.step.position.decisions[0] ?? null)));

  /** Return a message of this step. */
  text(part: string): string {
    return this.words().text(`lesson-${this.step.id}-${part}`);
  }

  title(step: LessonStep): string {
    return this.words().text(`lesson-${step.id}-title`);
  }

  /** Whether a step was done, or is the first that is not: one never goes further ahead. */
  mayOpen(at: number): boolean {
    return this.lesson.steps.slice(0, at).every((step) => this.done.includes(step.id));
  }

  open(at: number): void {
    if (!this.mayOpen(at) || !this.lesson.steps[at]) return;
    this.at = at;
    this.found = [];
    this.missed = null;
    this.reply = null;
    this.answered = null;
    this.hints = 0;
  }

  // What is shown

  /** The arguments of what is shown of a kind: `hand:1` shows the hand of seat 1. */
  shown(kind: string): string[] {
    return this.step.show.filter((one) => kindOf(one) === kind).map((one) => one.slice(kind.length + 1));
  }

  shows(kind: string): boolean {
    return this.step.show.some((one) => kindOf(one) === kind);
  }

  isOffered(thing: string): boolean {
    return !this.solved && (this.step.offer.includes(thing) || this.step.offer.includes(kindOf(thing)));
  }

  isHighlighted(thing: string): boolean {
    return !this.solved && this.step.highlight === thing;
  }

  /** What draws things says how they are called. */
  name(things: Nameable): () => void {
    this.named.add(things);
    return () => this.named.delete(things);
  }

  /** What can be touched now, in words. */
  get nameable(): { thing: string; name: string; short: string }[] {
    return [...this.named].flatMap((one) =>
      one.things
        .filter((thing) => this.isOffered(thing))
        .map((thing) => ({ thing, name: one.name(thing), short: one.short(thing) })),
    );
  }

  // Answers

  answer(given: string | RecordAction): void {
    if (this.solved) return;
    const { right, every, mistakes, after } = this.step;
    const at = right.findIndex((one) => matches(one, given));
    if (at < 0) {
      const mistake = mistakes.find((one) => one.answers.some((named) => matches(named, given)));
      this.missed = typeof given === "string" ? given : null;
      return this.say("wrong", mistake ? `wrong-${mistake.reply}` : "wrong");
    }
    this.missed = null;
    if (typeof given === "string") this.found = [...this.found.filter((one) => one !== given), given];
    if (every && this.found.length < right.length) return this.say("right", "more");
    this.answered = { after: after[at] ?? null };
    if (!this.done.includes(this.step.id)) this.done = [...this.done, this.step.id];
    remember(this.key, this.done.join(" "));
    this.say("right", "right");
  }

  /** Give the next thought, then the answer. */
  hint(): void {
    this.say("hint", this.hints++ ? "answer" : "hint");
  }

  private say(kind: Reply["kind"], part: string): void {
    const [lead = "", ...rest] = this.text(part).split("\n");
    this.reply = kind === "hint" ? { kind, lead: "", rest: [lead, ...rest].join(" ") } : { kind, lead, rest: rest.join(" ") };
    announcer.say([lead, ...rest].join(" "));
  }
}

export const [getLesson, setLesson] = createContext<LessonRun>();
