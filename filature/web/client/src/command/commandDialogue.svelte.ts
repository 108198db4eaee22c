/* The command box's side of a conversation: typed lines are answers, queries or moves. */
import { Refused, understand } from "../api";
import { PartialAction, type Question } from "../decision/partialAction";
import type { RecordAction } from "../generated/wire";
import { announcer, sentences } from "../live/announce.svelte";
import { voice } from "../live/voice.svelte";
import type { TableView } from "../table/tableView.svelte";
import { voicedOf } from "../table/speakNews";
import { settings } from "../settings.svelte";
import type { Words } from "../words/words";
import { byNameAlone, byNumberAlone, listAloud, listed, numbered, typed } from "./numbering";
import { answerQuery, currentPrompt } from "./queries";
import { ASKABLE, type Askable } from "./queryKeys";

interface Offer {
  label: string;
  /** What it is called in short sentences. */
  short?: string;
  then: () => void;
  number?: number;
}

/** A question as it is shown, and as it is said where that takes fewer words. */
interface Asked {
  lines: string[];
  aloud?: string[];
}

export class CommandDialogue {
  text = $state("");
  answer = $state.raw<string[]>([]);
  busy = $state(false);
  /** What can be asked is shown, to be chosen from. */
  helping = $state(false);
  /** What may be answered now, by number or by name, for one decision. */
  private offers: { decision: string; of: Map<string, () => void> } | null = null;
  private closed = false;
  /** Counts what was asked: an answer that comes after the next question is not given. */
  private asked = 0;

  constructor(private readonly view: TableView) {}

  /** Say nothing more: an answer that comes after somebody covered the table is not given. */
  close(): void {
    this.closed = true;
  }

  /** Take back what was answered, such as when the page speaks another language from now on. */
  forget(): void {
    this.asked += 1;
    this.answer = [];
    this.helping = false;
    this.offers = null;
  }

  /** Answer a query; the rules have a place of their own. */
  async query(what: Askable): Promise<void> {
    voice.stop();
    if (what === "rules") {
      this.view.rules = true;
      return;
    }
    this.offers = null;
    const asked = ++this.asked;
    const lines = what === "legal" ? [] : await answerQuery(what, this.view);
    if (asked !== this.asked) return;
    const decision = this.view.table.decision;
    if (what !== "legal") this.tell(lines);
    else if (decision) this.listMoves(decision.legal.alternatives.map(PartialAction.of));
    else this.tell([currentPrompt(this.view)]);
    this.helping = what === "help";
  }

  /** Take a typed line. As in the terminal, it is first an answer to what is being asked. */
  async submit(): Promise<void> {
    const line = this.text.trim();
    if (!line || this.busy) return;
    this.asked += 1;
    const { table } = this.view;
    const pick = this.offers?.decision === table.decision?.id ? this.offers?.of.get(typed(line)) : undefined;
    if (pick) return pick();
    const query = this.queryNamed(line);
    if (query) {
      this.text = "";
      return this.query(query);
    }
    if (!table.decision || table.you === null) return this.tell([currentPrompt(this.view)]);
    this.busy = true;
    try {
      await this.understand(line, table.you);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.tell([this.view.refusal(error.say)]);
    } finally {
      this.busy = false;
    }
  }

  private async understand(line: string, seat: number): Promise<void> {
    const { table, words } = this.view;
    const { actions, drafts, typed, known } = await understand(table.id, seat, line);
    const legal = table.decision?.legal.alternatives ?? [];
    const partials = drafts.flatMap((draft) => PartialAction.fromDraft(draft, legal) ?? []);
    if (actions.length === 1 && !drafts.length) return this.play(actions[0]!);
    if (partials.length === 1 && !actions.length) return this.goOn(partials[0]!);
    if (actions.length || partials.length) return this.offerMoves(partials, [words.text("ui-which-of")], actions);
    const word = typed[known];
    const why = word ? words.text("ui-not-understood", { word }) : words.text("ui-not-possible");
    this.tell([why, words.text("ui-command-hint")]);
  }

  /** The names of queries in the language of the page. */
  private queryNamed(line: string): Askable | null {
    const names = (what: Askable): string[] => this.view.words.text(`ui-query-names-${what}`).split(", ");
    return ASKABLE.find((what) => names(what).includes(line.toLowerCase())) ?? null;
  }

  /** Show an answer, and say it: in other words where the ear needs fewer. `isPrivate`: it tells of the
   * viewer's own things, though it was not asked for them. */
  private tell(lines: string[], aloud = lines, isPrivate = false): void {
    if (this.closed) return;
    this.answer = lines;
    this.helping = false;
    this.view.lastHeard = null;
    const text = sentences(aloud);
    announcer.sayNow(text, voicedOf(text, isPrivate, this.view.words.text("ui-voice-private")));
  }

  private play(action: RecordAction): void {
    const { table, say } = this.view;
    if (!table.decision) return;
    // It is told once the server has taken it.
    table.answer(table.decision, action, true);
    this.answer = [say("action", action)];
    this.helping = false;
    this.offers = null;
    this.text = "";
  }

  /** Ask a question; each answer has a number, its place where no other is given. */
  private offer({ lines, aloud }: Asked, offers: Offer[], listed = true): void {
    const counted = offers.map((one, at) => ({ ...one, number: String(one.number ?? at + 1) }));
    this.offers = {
      decision: this.view.table.decision?.id ?? "",
      of: new Map([
        ...counted.map(({ label, short, then }): [string, () => void] => [typed(short ?? label), then]),
        ...counted.map(({ label, then }): [string, () => void] => [typed(label), then]),
        ...counted.map(({ number, then }): [string, () => void] => [number, then]),
      ]),
    };
    this.text = "";
    const shown = [...lines, ...(listed ? counted.map(({ number, label }) => `${number}. ${label}`) : [])];
    const called = counted.map(({ number, label, short }) => ({ number, label: short ?? label }));
    const brief = aloud ?? [...lines, ...listAloud(called, this.view.words.text("ui-colon"))];
    // What can be done names the cards of a hand, and what is left to choose tells what was chosen.
    this.tell(shown, settings.now.wording === "short" ? brief : shown, true);
  }

  /** List the kinds of actions, or ask the first question where there is only one. */
  private listMoves(partials: PartialAction[]): void {
    const [only, ...others] = partials;
    if (only && !others.length && "question" in only.next()) this.goOn(only, false);
    else this.offerMoves(partials, []);
  }

  private offerMoves(partials: PartialAction[], heading: string[], actions: RecordAction[] = []): void {
    const { say, sayAloud } = this.view;
    const called = (kind: string, object: object): Pick<Offer, "label" | "short"> => ({
      label: say(kind, object),
      short: sayAloud(kind, object),
    });
    /** The whole action, or what is fixed of it. */
    const move = (partial: PartialAction): Pick<Offer, "label" | "short"> => {
      const found = partial.next();
      return "action" in found ? called("action", found.action) : called("choice", partial.left[0]!.fixed);
    };
    this.offer({ lines: heading }, [
      ...actions.map((action) => ({ ...called("action", action), then: () => this.play(action) })),
      ...partials.map((partial) => ({ ...move(partial), then: () => this.goOn(partial) })),
    ]);
  }

  /** Ask for what is missing, or do it. `chosen`: what it is about was chosen just now, and is said
   * once more. */
  private goOn(partial: PartialAction, chosen = true): void {
    const found = partial.next();
    if ("action" in found) return this.play(found.action);
    const { words, wordsHeard, say, sayAloud } = this.view;
    const { question } = found;
    const labels = question.options.map(({ value }) => this.optionName(question, value));
    const numbers = numbered(labels);
    const offers = question.options
      .map(({ then }, at) => ({ label: labels[at]!, number: numbers[at]!, then: () => this.goOn(then, false) }))
      .sort((a, b) => a.number - b.number);
    const { fixed } = partial.left[0]!;
    const colon = words.text("ui-colon");
    const what = `${say("choice", fixed)}${colon} ${this.fieldAsked(question, words)}`;
    const asked = this.fieldAsked(question, wordsHeard);
    const among = (of: string, listed: string): string[] => [words.text("ui-ask-among", { what: of, numbers: listed })];
    const briefly = chosen ? `${sayAloud("choice", fixed)}${colon} ${asked}` : asked;
    // Where the names differ by their numbers alone, those are enough to hear; where each is one word, so is that.
    if (byNumberAlone(labels)) {
      const sorted = offers.map((one) => one.number);
      const range = (first: number, last: number): string => words.text("ui-range", { first, last });
      return this.offer({ lines: among(what, sorted.join(", ")), aloud: among(briefly, listed(sorted, range)) }, offers, false);
    }
    const aloud = byNameAlone(labels)
      ? among(briefly, offers.map((one) => one.label).join(", "))
      : [
          words.text("ui-ask-which", { what: briefly }),
          ...listAloud(offers.map((one) => ({ ...one, number: String(one.number) })), colon),
        ];
    this.offer({ lines: [words.text("ui-ask-which", { what })], aloud }, offers);
  }

  private fieldAsked({ field, place, key }: Question, words: Words): string {
    const { viewer, names } = this.view;
    if (key !== undefined) {
      const args = {};
      words.add(args, "key", key, viewer, names);
      const id = words.shortened(`key-${field}`);
      return words.has(id) ? words.text(id, args) : String(words.value("key", key, viewer, names));
    }
    const name = words.has(`field-${field}`) ? words.text(`field-${field}`) : field;
    if (place === undefined) return name;
    const position = place + 1;
    return words.has(`place-${field}`) ? words.text(`place-${field}`, { place: position }) : `${name} (${String(position)})`;
  }

  private optionName({ field, key }: Question, value: unknown): string {
    const { words, viewer, names } = this.view;
    if (typeof value === "number" && key !== undefined) return String(value);
    if (value === null && !words.has(`value-${field}`)) return words.text("ui-nothing");
    return words.choice(field, value, viewer, names);
  }
}
