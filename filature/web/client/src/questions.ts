/* A decision made by answering one question after the other, by numbers, as in the terminal
 * (filature/wording/partial_action.py): the fields in their order, the places of a list from the first, the
 * keys as listed. What leaves no choice is not asked.
 */
import type { Alternative, Draft as Part, RecordAction } from "./generated/wire";
import {
  action,
  begin,
  fields,
  placed,
  remaining,
  same,
  shared,
  toggled,
  valuesFor,
  valuesOf,
  type Draft,
} from "./legal";

/** A decision on its way: what is chosen, and the keys (`field/key`) that were asked for. */
export interface Begun {
  alternative: Alternative;
  draft: Draft;
  asked: readonly string[];
}

/** What is asked next: a field, at a place of it or for a key, and where each value leads. */
export interface Question {
  field: string;
  place?: number;
  key?: string;
  options: { value: unknown; then: Begun }[];
}

export const start = (alternative: Alternative): Begun => ({ alternative, draft: begin(alternative), asked: [] });

/** Go on from what the server has understood of a typed line. */
export function understood(part: Part, alternatives: readonly Alternative[]): Begun | null {
  const found = alternatives.find(
    (one) => same(one.fixed, part.fixed) && Object.keys(part.chosen).every((field) => one.choose?.[field]),
  );
  if (!found) return null;
  const begun = start(found);
  const asked: string[] = [];
  for (const [field, choice] of fields(found)) {
    const parts = part.chosen[field];
    if (!parts?.length) continue;
    if (choice.kind === "one") begun.draft[field] = parts[0];
    else if (choice.kind === "pick" || choice.kind === "arrange")
      begun.draft[field] = (begun.draft[field] as unknown[]).map((open, at) => (at < parts.length ? parts[at] : open));
    else if (choice.kind === "subset")
      begun.draft[field] = choice.of.filter((value) => parts.some((one) => same(one, value)));
    else {
      const pairs = parts as [string, unknown][];
      const given = Object.fromEntries(pairs.filter(([, value]) => choice.kind === "assign" || value !== 0));
      begun.draft[field] = choice.kind === "assign" ? { ...(begun.draft[field] as object), ...given } : given;
      asked.push(...pairs.map(([key]) => `${field}/${key}`));
    }
  }
  return { ...begun, asked };
}

/** Answer whatever leaves no choice; then return the next question, or the action. */
export function next(begun: Begun): { question: Question } | { action: RecordAction } {
  let now = begun;
  for (;;) {
    const question = open(now);
    if (!question) {
      const made = action(now.alternative, now.draft);
      if (!made) throw new Error("nothing is left to ask, and something is missing");
      return { action: made };
    }
    const [only, ...others] = question.options;
    if (!only || others.length) return { question };
    now = only.then;
  }
}

function open(begun: Begun): Question | null {
  const { alternative, draft, asked } = begun;
  for (const [field, choice] of fields(alternative)) {
    const chosen = draft[field];
    const having = (value: unknown, key?: string): Begun => ({
      alternative,
      draft: { ...draft, [field]: value },
      asked: key === undefined ? asked : [...asked, `${field}/${key}`],
    });
    if (choice.kind === "one") {
      if (chosen !== undefined) continue;
      return { field, options: choice.of.map((value) => ({ value, then: having(value) })) };
    }
    if (choice.kind === "pick" || choice.kind === "arrange") {
      const list = chosen as unknown[];
      const place = list.indexOf(undefined);
      if (place < 0) continue;
      const options = valuesFor(choice, list, place).map((value) => ({ value, then: having(placed(list, place, value)) }));
      return { field, place, options };
    }
    if (choice.kind === "subset") {
      const list = chosen as unknown[];
      if (list.length >= choice.count) continue;
      const free = choice.of.filter((value) => !list.some((one) => same(one, value)));
      return { field, place: list.length, options: free.map((value) => ({ value, then: having(toggled(choice, list, value)) })) };
    }
    if (choice.kind === "split") {
      const shares = chosen as Record<string, number>;
      const left = remaining(choice, shares);
      if (left === 0) continue;
      const open = choice.over.filter((key) => !asked.includes(`${field}/${key}`));
      const key = open[0];
      if (key === undefined) continue;
      const values = open.length === 1 ? [left] : Array.from({ length: left + 1 }, (_, share) => share);
      return { field, key, options: values.map((value) => ({ value, then: having(shared(choice, shares, key, value), key) })) };
    }
    const given = chosen as Record<string, unknown>;
    const key = choice.keys.find((one) => !asked.includes(`${field}/${one}`));
    if (key === undefined) continue;
    const options = valuesOf(choice, given, key).map((value) => ({ value, then: having({ ...given, [key]: value }, key) }));
    return { field, key, options };
  }
  return null;
}

/** Give every label the number by which it is chosen: its own where each has but one of its own. */
export function numbered(labels: readonly string[]): number[] {
  const held = labels.map((label) => label.match(/\d+/g) ?? []);
  const own = held.flatMap((found) => (found.length ? [Number(found[0])] : []));
  if (held.some((found) => found.length > 1) || new Set(own).size < own.length) return labels.map((_, at) => at + 1);
  let after = Math.max(0, ...own);
  return held.map((found) => (found.length ? Number(found[0]) : ++after));
}

/** Tell whether labels are the same but for one number each: then the numbers are enough. */
export function byNumberAlone(labels: readonly string[]): boolean {
  const frames = new Set(labels.map((label) => label.replace(/\d+/g, "#")));
  return frames.size === 1 && labels.every((label) => label.match(/\d+/g)?.length === 1);
}
