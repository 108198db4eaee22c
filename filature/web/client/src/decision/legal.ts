/* What may be decided, as the server says it (filature/core/legal.py), while a person is choosing.
 *
 * A draft holds, for each field of an alternative, what has been chosen so far. A draft that is
 * complete is one legal action; an incomplete one can always be completed.
 */
import type {
  Alternative,
  Arrange,
  Assign,
  One,
  Pick,
  RecordAction,
  Split,
  Subset,
} from "../generated/wire";

export type Choice = One | Pick | Subset | Arrange | Split | Assign;

/** Chosen so far for one field; `undefined` inside it is a place still open. */
export type Chosen = unknown;
export type Draft = Record<string, Chosen>;

/** Compare two JSON values as a record does. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(
      (key) => Object.hasOwn(b, key) && same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
    )
  );
}

/** Return the fields to choose, in order. */
export function fields(alternative: Alternative): [string, Choice][] {
  return Object.entries(alternative.choose ?? {});
}

/** Begin a draft: what is forced is chosen, the rest is open. */
export function begin(alternative: Alternative): Draft {
  return Object.fromEntries(fields(alternative).map(([name, choice]) => [name, open(choice)]));
}

function open(choice: Choice): Chosen {
  switch (choice.kind) {
    case "one":
      return choice.of.length === 1 ? choice.of[0] : undefined;
    case "pick":
      return new Array<unknown>(choice.count).fill(undefined);
    case "arrange": {
      const first = choice.of[0];
      const forced = choice.of.every((value) => same(value, first));
      return forced ? [...choice.of] : new Array<unknown>(choice.of.length).fill(undefined);
    }
    case "subset":
      return choice.count === choice.of.length ? [...choice.of] : [];
    case "split": {
      const only = choice.over[0];
      return choice.over.length === 1 && only !== undefined ? { [only]: choice.total } : {};
    }
    case "assign":
      return Object.fromEntries(choice.keys.map((key) => [key, null]));
  }
}

/** Return what may stand at one place of an ordered choice: each value once, none used elsewhere. */
export function valuesFor(choice: Pick | Arrange, chosen: readonly unknown[], place: number): unknown[] {
  const left = [...choice.of];
  chosen.forEach((value, at) => {
    if (at === place || value === undefined) return;
    const used = left.findIndex((other) => same(other, value));
    if (used >= 0) left.splice(used, 1);
  });
  return left.filter((value, at) => left.findIndex((other) => same(other, value)) === at);
}

/** Put a value at a place of an ordered choice, or take it away where it stood there already. */
export function placed(chosen: readonly unknown[], place: number, value: unknown): unknown[] {
  return chosen.map((old, at) => (at === place ? (same(old, value) ? undefined : value) : old));
}

/** Add a value to a subset or take it out; the values keep the order in which they are listed. */
export function toggled(choice: Subset, chosen: readonly unknown[], value: unknown): unknown[] {
  const has = chosen.some((other) => same(other, value));
  if (!has && chosen.length >= choice.count) return [...chosen];
  return choice.of.filter((other) =>
    same(other, value) ? !has : chosen.some((old) => same(old, other)),
  );
}

/** Return how much of a split is still to be given out. */
export function remaining(choice: Split, chosen: Readonly<Record<string, number>>): number {
  return choice.total - Object.values(chosen).reduce((sum, share) => sum + share, 0);
}

/** Give a key of a split its share, cut to what there is; keys keep their order, none holds 0. */
export function shared(
  choice: Split,
  chosen: Readonly<Record<string, number>>,
  key: string,
  share: number,
): Record<string, number> {
  const most = remaining(choice, chosen) + (chosen[key] ?? 0);
  const cut = Math.max(0, Math.min(most, Math.trunc(share) || 0));
  const result: Record<string, number> = {};
  for (const other of choice.over) {
    const value = other === key ? cut : (chosen[other] ?? 0);
    if (value > 0) result[other] = value;
  }
  return result;
}

/** Return what one key may be given: null, and every value that no other key has. */
export function valuesOf(choice: Assign, chosen: Readonly<Record<string, unknown>>, key: string): unknown[] {
  const used = choice.keys.filter((other) => other !== key).map((other) => chosen[other]);
  return [null, ...choice.to.filter((value) => !used.some((other) => same(other, value)))];
}

/** Tell whether a field is fully chosen, legally. */
export function isChosen(choice: Choice, chosen: Chosen): boolean {
  switch (choice.kind) {
    case "one":
      return chosen !== undefined && choice.of.some((value) => same(value, chosen));
    case "pick":
    case "arrange": {
      const count = choice.kind === "pick" ? choice.count : choice.of.length;
      return (
        Array.isArray(chosen) &&
        chosen.length === count &&
        chosen.every(
          (value, at) =>
            value !== undefined && valuesFor(choice, chosen, at).some((other) => same(other, value)),
        )
      );
    }
    case "subset":
      return (
        Array.isArray(chosen) &&
        chosen.length === choice.count &&
        same(chosen, choice.of.filter((value) => chosen.some((other) => same(other, value))))
      );
    case "split":
      return (
        isObject(chosen) &&
        Object.entries(chosen).every(
          ([key, share]) => choice.over.includes(key) && Number.isInteger(share) && Number(share) > 0,
        ) &&
        remaining(choice, chosen as Record<string, number>) === 0
      );
    case "assign":
      return (
        isObject(chosen) &&
        Object.keys(chosen).length === choice.keys.length &&
        choice.keys.every((key) => valuesOf(choice, chosen, key).some((value) => same(value, chosen[key])))
      );
  }
}

/** Return the names of the fields that are still to be chosen. */
export function missing(alternative: Alternative, draft: Draft): string[] {
  return fields(alternative)
    .filter(([name, choice]) => !isChosen(choice, draft[name]))
    .map(([name]) => name);
}

/** Return the action that a complete draft stands for, or null. */
export function action(alternative: Alternative, draft: Draft): RecordAction | null {
  if (missing(alternative, draft).length) return null;
  const result: RecordAction = { ...alternative.fixed };
  for (const [name] of fields(alternative)) result[name] = draft[name];
  return result;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
