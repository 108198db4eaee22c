/* What is typed in a lesson: the name or number of a thing, or a whole turn. */
import { ActionDialogue } from "../command/actionDialogue";
import { typed } from "../command/numbering";
import type { Words } from "../words/words";
import type { LessonRun } from "./lesson.svelte";

interface Said {
  /** The words of the game, and those of the page. */
  words: Words;
  page: Words;
  names: readonly string[];
}

export class LessonDialogue extends ActionDialogue {
  constructor(
    private readonly run: LessonRun,
    said: () => Said,
  ) {
    super(() => ({ ...said(), key: run.step.id, viewer: run.lesson.viewer, answer: (action) => run.answer(action) }));
  }

  /** Touch a thing by what it is called, or by the number that it was just given. */
  touch(line: string): string[] {
    const things = this.run.nameable;
    const called = (one: (typeof things)[number]): string[] => [typed(one.short), typed(one.name)];
    const exact = things.filter((one) => called(one).includes(typed(line)));
    const { page } = this.now();
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
    const offered = found.length ? found : things;
    return this.offer(
      page.text("ui-lesson-which"),
      offered.map((one) => ({ label: one.name, then: () => touched(one) })),
    );
  }
}
