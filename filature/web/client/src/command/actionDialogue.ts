/* A whole decision typed without a table, as in a lesson: the answers to one question after the other,
 * each by its number or by its name.
 */
import type { PartialAction, Question } from "../decision/partialAction";
import type { RecordAction } from "../generated/wire";
import { spoken } from "../words/language.svelte";
import type { Words } from "../words/words";
import { numbered, typed } from "./numbering";

/** Who answers what, and in which words. */
export interface Asked {
  /** Changes with the question: what was offered before is then no answer. */
  readonly key: string;
  readonly viewer: number;
  /** The words of the game, and those of the page. */
  readonly words: Words;
  readonly page: Words;
  readonly names: readonly string[];
  answer: (action: RecordAction) => void;
}

export interface Offer {
  label: string;
  then: () => string[];
}

export class ActionDialogue {
  private asked = "";
  private offers = new Map<string, () => string[]>();

  constructor(protected readonly now: () => Asked) {}

  /** Answer what is asked; anything else asks what kind of action it is to be. */
  act(line: string, actions: PartialAction[]): string[] {
    const pick = this.picked(line);
    if (pick) return pick();
    const [only, ...others] = actions;
    if (only && !others.length) return this.goOn(only);
    return this.offer(
      this.now().page.text("ui-lesson-which"),
      actions.map((partial) => ({ label: this.say("choice", partial.left[0]!.fixed), then: () => this.goOn(partial) })),
    );
  }

  /** What was just offered under a name or number. */
  protected picked(line: string): (() => string[]) | undefined {
    return this.asked === this.now().key ? this.offers.get(typed(line)) : undefined;
  }

  protected offer(heading: string, options: Offer[]): string[] {
    this.asked = this.now().key;
    const numbers = numbered(options.map((one) => one.label));
    const counted = options.map((one, at) => ({ ...one, number: numbers[at]! })).sort((a, b) => a.number - b.number);
    this.offers = new Map([
      ...counted.map(({ label, then }) => [typed(label), then] as const),
      ...counted.map(({ number, then }) => [String(number), then] as const),
    ]);
    return [heading, ...counted.map(({ label, number }) => `${String(number)}. ${label}`)];
  }

  /** Ask for what is missing, or do it. */
  private goOn(partial: PartialAction): string[] {
    const found = partial.next();
    if ("action" in found) {
      this.offers.clear();
      this.now().answer(found.action);
      return [this.say("action", found.action)];
    }
    const { question } = found;
    const asked = this.question(question);
    return this.offer(
      `${this.say("choice", partial.left[0]!.fixed)}${this.now().words.text("ui-colon")} ${asked}`,
      question.options.map(({ value, then }) => ({ label: this.called(question, value), then: () => this.goOn(then) })),
    );
  }

  private say(kind: string, object: object): string {
    const { words, viewer, names } = this.now();
    return spoken(words, kind, { ...object }, viewer, names);
  }

  private question({ field, place, key }: Question): string {
    const { words, viewer, names } = this.now();
    const args = {};
    if (key !== undefined) {
      words.add(args, "key", key, viewer, names);
      if (words.has(`key-${field}`)) return words.text(`key-${field}`, args);
      return String(words.value("key", key, viewer, names));
    }
    if (place !== undefined && words.has(`place-${field}`)) return words.text(`place-${field}`, { place: place + 1 });
    return words.has(`field-${field}`) ? words.text(`field-${field}`) : field;
  }

  private called({ field, key }: Question, value: unknown): string {
    const { words, viewer, names } = this.now();
    if (typeof value === "number" && key !== undefined) return String(value);
    if (value === null && !words.has(`value-${field}`)) return words.text("ui-nothing");
    return words.choice(field, value, viewer, names);
  }
}
