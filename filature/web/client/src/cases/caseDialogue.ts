/* What is typed on the page of a case: an answer in words, a move by numbers, a question, or what to do next. */
import { ActionDialogue } from "../command/actionDialogue";
import { typed } from "../command/numbering";
import { readLast, readSheet } from "../command/queries";
import { PartialAction } from "../decision/partialAction";
import type { CaseView } from "./caseView.svelte";
import { readAnswer } from "./typedAnswer";

/** More values than this are not listed: whoever asks knows what such a thing can be. */
const MOST = 12;

export const QUERIES = ["hand", "asked", "board", "last", "legal", "help"] as const;
export type CaseQuery = (typeof QUERIES)[number];
export const COMMANDS = ["go-on", "another", "solution", "proof", "share"] as const;
export type CaseCommand = (typeof COMMANDS)[number];

export class CaseDialogue extends ActionDialogue {
  constructor(private readonly view: CaseView) {
    super(() => ({
      key: `${view.run.moment} ${String(view.run.round)}`,
      viewer: view.viewer,
      words: view.words,
      page: view.words,
      names: view.names,
      answer: (action) => void view.run.answer({ action }),
    }));
  }

  /** The question that a word asks, if it is one. */
  queryNamed(line: string): CaseQuery | null {
    const names = (what: string): string[] => this.view.words.text(`ui-query-names-${what}`).split(", ");
    return QUERIES.find((what) => names(what).includes(typed(line))) ?? null;
  }

  commandNamed(line: string): CaseCommand | null {
    const names = (what: string): string[] => this.view.words.text(`ui-case-says-${what}`).split(", ");
    return COMMANDS.find((what) => names(what).includes(typed(line))) ?? null;
  }

  query(what: CaseQuery): string[] {
    const { view } = this;
    switch (what) {
      case "hand":
      case "board":
        return readSheet(what, view);
      case "asked":
        return [view.title];
      case "last":
        return readLast(view.log, view.say);
      case "legal":
        return this.legal();
      case "help":
        return [this.help()];
    }
  }

  /** What can be answered: the decisions, or what is hidden. */
  private legal(): string[] {
    const { run, puzzle } = this.view;
    if (run.decision) return this.act("", run.decision.legal.alternatives.map(PartialAction.of));
    return run.moment === "open" ? this.offerSecrets([...puzzle.secrets.keys()]) : [this.help()];
  }

  private offerSecrets(secrets: number[]): string[] {
    const options = secrets.map((at) => ({ label: this.view.secretName(at), then: () => this.askValue(at) }));
    return this.offer(this.view.words.text("ui-case-which"), options);
  }

  private help(): string {
    const { words, puzzle, run } = this.view;
    if (run.over) return words.text("ui-case-help-over");
    if (run.moment === "refuted") return words.text("ui-case-help-refuted");
    if (puzzle.kind !== "certain") return words.text("ui-case-help-move");
    return words.text("ui-case-help-certain", { secret: this.view.secretName(0) });
  }

  /** Take what was typed as an answer; return what is said to it. */
  take(line: string): string[] {
    const { run, words } = this.view;
    const pick = this.picked(line);
    if (pick) return pick();
    if (run.decision) return this.act(line, run.decision.legal.alternatives.map(PartialAction.of));
    if (run.moment !== "open") return [this.help()];
    const names = this.view.puzzle.secrets.map((_, at) => this.view.secretName(at));
    const { secrets, values } = readAnswer(line, names, (secret) => this.valuesOf(secret));
    const [secret] = secrets;
    if (secret === undefined) return [words.text("ui-case-not-found", { text: line }), this.help()];
    if (secrets.length > 1) return this.offerSecrets(secrets);
    if (values?.length === 1) return this.answer(secret, values[0]!);
    return this.askValue(secret, values?.length ? values : undefined);
  }

  private valuesOf(secret: number): string[] {
    return this.view.puzzle.secrets[secret]!.values.map((value) => this.view.valueName(secret, value));
  }

  private askValue(secret: number, among?: number[]): string[] {
    const labels = this.valuesOf(secret);
    this.view.run.choose(secret);
    const [heading = "", ...lines] = this.offer(
      this.view.words.text("ui-case-what-value", { secret: this.view.secretName(secret) }),
      (among ?? [...labels.keys()]).map((at) => ({ label: labels[at]!, then: () => this.answer(secret, at) })),
    );
    return lines.length > MOST ? [heading] : [heading, ...lines];
  }

  private answer(secret: number, value: number): string[] {
    void this.view.run.answer({ secret, value: this.view.puzzle.secrets[secret]!.values[value]! });
    return [];
  }
}
