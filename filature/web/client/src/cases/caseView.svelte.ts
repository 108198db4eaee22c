/* What the page of a case shows: the case under way, and its game in words for the seat that looks. */
import { createContext } from "svelte";
import type { Highlights } from "../board/boards";
import type { Line, Position, Say, Section } from "../generated/wire";
import { jsonEqual } from "../jsonEqual";
import type { LogEntry } from "../live/table.svelte";
import type { Value } from "../notebook/marks.svelte";
import { spoken } from "../words/language.svelte";
import { isolated, type Words } from "../words/words";
import type { CaseRun } from "./caseRun.svelte";

export class CaseView {
  constructor(
    readonly run: CaseRun,
    private readonly said: () => Words,
    readonly highlights: () => Highlights | null,
  ) {}

  readonly puzzle = $derived.by(() => this.run.puzzle);
  readonly words = $derived.by(() => this.said());
  readonly viewer = $derived(this.puzzle.viewer);
  readonly names = $derived(
    this.puzzle.players.map((name, seat) => (seat === this.viewer ? this.words.text("ui-lesson-you") : name)),
  );
  readonly position = $derived.by(() => this.run.position);
  readonly game = $derived(this.words.text("name"));
  readonly log = $derived(
    this.puzzle.told.flatMap((told, step): LogEntry[] => told.map((say, at) => ({ seq: step + 1, at, say }))),
  );

  say = (kind: string, object: object): string => spoken(this.words, kind, { ...object }, this.viewer, this.names);

  secretName = (at: number): string => {
    const one = this.puzzle.secrets[at];
    return one ? this.say("secret", { ...one.args, type: one.type }) : "";
  };

  valueName = (at: number, value: Value): string =>
    String(this.words.value(this.puzzle.secrets[at]?.field ?? "", value, this.viewer, this.names));

  /** A line of a proof, or why an answer is refuted: the game's own words, or those of all cases. */
  reason = (say: Say): string => this.say(this.words.has(`because-${say.type}`) ? "because" : "case", say);

  /** The answer that is right, in words. */
  readonly solution = $derived.by(() => {
    const { secret = null, value = null, action = null } = this.run.verdict ?? {};
    if (action) return this.say("action", action);
    if (secret === null || value === null) return "";
    return this.words.text("ui-case-is", { secret: this.secretName(secret), value: this.valueName(secret, value) });
  });

  /** What is asked: in the game's own words, or in those of all cases. */
  readonly question = $derived.by(() => this.words.text(`case_question-${this.puzzle.kind}`));
  /** Why an answer is refuted: the first sentence, and the rest. */
  readonly why = $derived.by((): [string, string] => {
    const { verdict } = this.run;
    return verdict ? firstSentence(this.reason(verdict.why)) : ["", ""];
  });
  /** What stands over the page. */
  readonly title = $derived.by(() => {
    if (this.run.over) return this.solution;
    return this.run.moment === "open" ? this.question : this.why[0];
  });

  /** Whose doing a sentence begins with, and the rest of it. */
  told = (entry: LogEntry): [string, string] => {
    const sentence = this.say("told", entry.say);
    const people = [this.words.text("ui-you"), ...this.names.map(isolated)];
    const who = people.find((name) => name && sentence.startsWith(`${name} `)) ?? "";
    return [who, sentence.slice(who.length)];
  };

  /** What the world that refutes an answer tells beyond what is known, section by section. */
  readonly filled = $derived.by((): { title: string; lines: string[] }[] => {
    const { run, puzzle } = this;
    if (run.moment !== "refuted" || !run.verdict?.world) return [];
    return beyond(run.verdict.world, puzzle.position)
      .filter((section) => section.args?.["seat"] !== this.viewer)
      .map((section) => ({ title: this.part("section", section), lines: section.lines.map((line) => this.part("line", line)) }));
  });

  private part(kind: string, part: Line | Section): string {
    return this.say(kind, { ...part.args, type: part.type });
  }
}

/** Split a text after its first sentence. */
export function firstSentence(text: string): [string, string] {
  const end = /[.!?…](?=\s)/u.exec(text);
  return end ? [text.slice(0, end.index + 1), text.slice(end.index + 1).trim()] : [text, ""];
}

/** The lines of a sheet that another one of the same game does not have. */
export function beyond(sheet: Pick<Position, "sheet">, known: Pick<Position, "sheet">): Section[] {
  const same = (a: Line | Section, b: Line | Section): boolean => a.type === b.type && jsonEqual(a.args ?? {}, b.args ?? {});
  return sheet.sheet
    .map((section) => {
      const before = known.sheet.find((one) => same(one, section))?.lines ?? [];
      return { ...section, lines: section.lines.filter((line) => !before.some((one) => same(one, line))) };
    })
    .filter((section) => section.lines.length);
}

export const [getCase, setCase] = createContext<CaseView>();
