/* A case under way: what is answered, what refutes it, and in the end the proof. The server judges
 * answers and keeps nothing; how it went is kept by this browser. */
import { answerCase, Refused } from "../api";
import type { Case, CaseAnswer, CaseVerdict, RecordAction, Say } from "../generated/wire";
import { keyOf, type Mark, type Markable, type Value } from "../notebook/marks.svelte";
import { today } from "./days";
import { caseHistory, type CaseResult } from "./history.svelte";

/** After so many wrong answers the proof is shown. */
export const TRIES = 3;

export type Moment = "open" | "refuted" | CaseResult["state"];

export class CaseRun {
  tries = $state(0);
  seconds = $state(0);
  private ended = $state<CaseResult["state"]>("open");
  /** The judgement of the last answer, or the solution. */
  verdict = $state.raw<CaseVerdict | null>(null);
  /** The last answer. */
  given = $state.raw<CaseAnswer | null>(null);
  /** What is about to be named of what is hidden. */
  secret = $state.raw<number | null>(null);
  value = $state.raw<Value | null>(null);
  busy = $state(false);
  problem = $state.raw<Say | null>(null);
  /** Counts the boards that were shown: a new one begins with nothing chosen. */
  round = $state(0);
  private since = Date.now();

  /** `day`: whose case it is, where it was opened on that day. */
  constructor(
    readonly puzzle: Case,
    private readonly day: string | null,
  ) {
    const kept = caseHistory.of(puzzle.game, puzzle.number);
    if (!kept) return;
    this.tries = kept.tries;
    this.seconds = kept.seconds;
    if (kept.state !== "open") void this.end(kept.state);
  }

  /** Make one for a case that was opened now, as that of a day or by its number. */
  static of(puzzle: Case, day: string | null): CaseRun {
    return new CaseRun(puzzle, day === today() ? day : null);
  }

  readonly over = $derived(this.ended !== "open");
  readonly solved = $derived(this.ended === "solved");
  readonly moment = $derived.by((): Moment => (this.over ? this.ended : this.verdict ? "refuted" : "open"));
  readonly position = $derived.by(() => (this.moment === "refuted" && this.verdict?.world) || this.puzzle.position);
  /** The decision that answers it, where it is not answered by naming something. */
  readonly decision = $derived.by(() =>
    this.puzzle.kind === "certain" || this.moment !== "open" ? null : (this.puzzle.position.decisions[0] ?? null),
  );
  readonly complete = $derived(this.secret !== null && this.value !== null);
  readonly last = $derived(this.tries >= TRIES);

  /** Choose what is to be named; a value stays where it can be that of another secret, too. */
  choose(secret: number, value: Value | null = this.value): void {
    this.secret = secret;
    this.value = value !== null && this.puzzle.secrets[secret]?.values.includes(value) ? value : null;
  }

  /** Find a secret by what a board knows of it. */
  find(secret: Markable): number | null {
    const at = this.puzzle.secrets.findIndex((one) => keyOf(one) === keyOf(secret));
    return at < 0 ? null : at;
  }

  /** What stands on the board as a mark: what is about to be named, what was refuted, the solution. */
  marks = (secret: Markable): readonly Mark[] => {
    const { secret: at, value } = this.over ? (this.verdict ?? {}) : this;
    if (at == null || value == null || this.find(secret) !== at) return [];
    return [{ value, kind: this.over ? "sure" : this.moment === "refuted" ? "not" : "maybe" }];
  };

  /** Have an answer judged. */
  async answer(given: { secret: number; value: Value } | { action: RecordAction }): Promise<void> {
    if (this.busy || this.moment !== "open") return;
    if ("secret" in given) this.choose(given.secret, given.value);
    const verdict = await this.ask(given);
    if (!verdict) return;
    this.given = given;
    this.tries += 1;
    this.measure();
    this.verdict = verdict;
    if (verdict.right) this.finish("solved");
    else this.keep();
  }

  /** Show another world that refutes the same answer; tell whether there was one. */
  async another(): Promise<boolean> {
    const example = (this.given?.example ?? 0) + 1;
    if (!this.given || this.moment !== "refuted") return false;
    const verdict = await this.ask({ ...this.given, example });
    if (!verdict?.world) return false;
    this.given = { ...this.given, example };
    this.verdict = verdict;
    return true;
  }

  /** Go on after an answer that was refuted; what was named can be changed. */
  goOn(): void {
    if (this.moment !== "refuted") return;
    if (this.last) return void this.giveUp();
    this.verdict = null;
    this.value = null;
    this.round += 1;
    this.since = Date.now();
  }

  /** Be shown the solution. */
  async giveUp(): Promise<void> {
    if (this.over) return;
    const verdict = await this.ask({});
    if (!verdict) return;
    if (this.moment === "open") this.measure();
    this.verdict = verdict;
    this.finish("shown");
  }

  private finish(state: "solved" | "shown"): void {
    this.ended = state;
    this.round += 1;
    this.keep();
    if (state === "solved" && this.day !== null) caseHistory.count(this.day);
  }

  /** Show the end of a case that was ended before. */
  private async end(state: "solved" | "shown"): Promise<void> {
    const verdict = await this.ask({});
    if (!verdict) return;
    this.verdict = verdict;
    this.ended = state;
  }

  private measure(): void {
    this.seconds += Math.round((Date.now() - this.since) / 1000);
    this.since = Date.now();
  }

  private keep(): void {
    const { game, number } = this.puzzle;
    caseHistory.keep(game, number, { tries: this.tries, seconds: this.seconds, state: this.ended });
  }

  private async ask(answer: CaseAnswer): Promise<CaseVerdict | null> {
    this.busy = true;
    this.problem = null;
    try {
      return await answerCase(this.puzzle.game, this.puzzle.number, answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.say;
      return null;
    } finally {
      this.busy = false;
    }
  }
}
