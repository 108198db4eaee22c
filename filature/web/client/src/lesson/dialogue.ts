/* What is typed in a lesson: the name or number of a thing, or the answers to one question after the
 * other where a whole turn is played, as in the command box of a table.
 */
import { numbered, typed } from "../command/numbering";
import type { PartialAction, Question } from "../decision/partialAction";
import { spoken } from "../words/language.svelte";
import type { Words } from "../words/words";
import type { LessonRun } from "./lesson.svelte";

interface Said {
  /** The words of the game, and those of the page. */
  words: Words;
  page: Words;
  names: readonly string[];
}

export class LessonDialogue {
  private step = "";
  private offers = new Map<string, () => string[]>();

  constructor(
    private readonly run: LessonRun,
    private readonly said: () => Said,
  ) {}

  /** Touch a thing by what it is called, or by the number that it was just given. */
  touch(line: string): string[] {
    const things = this.run.nameable;
    const called = (one: (typeof things)[number]): string[] => [typed(one.short), typed(one.name)];
    const exact = things.filter((one) => called(one).includes(typed(line)));
    const { page } = this.said();
    const touched = (one: (typeof things)[number]): string[] => {
      this.run.answer(one.thing);
      return [];
    };
    const pick = exact.length ? undefined : this.picked(line);
    if (pick) return pick();
    const begun = things.filter((one) => called(one).some((name) => name.startsWith(typed(line))));
    const found = exact.length ? exact : begun;
    if (found.length === 1) return touched(found[0]!);
    if (!things.length) return [page.text("ui-lesson-nothing-to-touch")];
    this.step = this.run.step.id;
    const offered = found.length ? found : things;
    return this.offer(
      page.text("ui-lesson-which"),
      offered.map((one) => ({ label: one.name, then: () => touched(one) })),
    );
  }

  /** What was offered in this step under a name or number. */
  private picked(line: string): (() => string[]) | undefined {
    return this.step === this.run.step.id ? this.offers.get(typed(line)) : undefined;
  }

  /** Answer what is asked; anything else asks what kind of action it is to be. */
  act(line: string, actions: PartialAction[]): string[] {
    const pick = this.picked(line);
    if (pick) return pick();
    this.step = this.run.step.id;
    const [only, ...others] = actions;
    if (only && !others.length) return this.goOn(only);
    return this.offer(
      this.said().page.text("ui-lesson-which"),
      actions.map((partial) => ({ label: this.say("choice", partial.left[0]!.fixed), then: () => this.goOn(partial) })),
    );
  }

  /** Ask for what is missing, or do it. */
  private goOn(partial: PartialAction): string[] {
    const found = partial.next();
    if ("action" in found) {
      this.offers.clear();
      this.run.answer(found.action);
      return [this.say("action", found.action)];
    }
    const { question } = found;
    const asked = this.asked(question);
    return this.offer(
      `${this.say("choice", partial.left[0]!.fixed)}${this.said().words.text("ui-colon")} ${asked}`,
      question.options.map(({ value, then }) => ({ label: this.called(question, value), then: () => this.goOn(then) })),
    );
  }

  private offer(heading: string, options: { label: string; then: () => string[] }[]): string[] {
    const numbers = numbered(options.map((one) => one.label));
    const counted = options.map((one, at) => ({ ...one, number: numbers[at]! })).sort((a, b) => a.number - b.number);
    this.offers = new Map([
      ...counted.map(({ label, then }) => [typed(label), then] as const),
      ...counted.map(({ number, then }) => [String(number), then] as const),
    ]);
    return [heading, ...counted.map(({ label, number }) => `${String(number)}. ${label}`)];
  }

  private say(kind: string, object: object): string {
    const { words, names } = this.said();
    return spoken(words, kind, { ...object }, this.run.lesson.viewer, names);
  }

  private asked({ field, place, key }: Question): string {
    const { words, names } = this.said();
    const args = {};
    if (key !== undefined) {
      words.add(args, "key", key, this.run.lesson.viewer, names);
      if (words.has(`key-${field}`)) return words.text(`key-${field}`, args);
      return String(words.value("key", key, this.run.lesson.viewer, names));
    }
    if (place !== undefined && words.has(`place-${field}`)) return words.text(`place-${field}`, { place: place + 1 });
    return words.has(`field-${field}`) ? words.text(`field-${field}`) : field;
  }

  private called({ field, key }: Question, value: unknown): string {
    const { words, names } = this.said();
    if (typeof value === "number" && key !== undefined) return String(value);
    if (value === null && !words.has(`value-${field}`)) return words.text("ui-nothing");
    return words.choice(field, value, this.run.lesson.viewer, names);
  }
}
