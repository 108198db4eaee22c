/* An action while it is being chosen.
 *
 * The server says what is legal (filature/core/legal.py) as alternatives: in each, some fields are
 * fixed and some are to be chosen. A `PartialAction` holds what is chosen so far, by field, and says
 * what may still be chosen. It never changes; choosing returns another one.
 *
 *   const partial = new PartialAction(decision.legal.alternatives, { type: "attack" });
 *   partial.values("target")        the targets that go with everything else chosen
 *   partial.with({ target: 1 })     the newest choice wins: what conflicts with it is dropped
 *   partial.get("target")           what is chosen, or the only value possible
 *   partial.action                  the complete action, else null
 *   partial.next()                  the next question, for choosing by answering one after another
 *
 * Fields with several values inside (a pick, subset, arrangement, split or assignment) are chosen by
 * `toggle`, `place` and `give`, never beyond what is legal.
 */
import type { Alternative, Arrange, Assign, Draft, One, Pick, RecordAction, Split, Subset } from "../generated/wire";
import { includesEqual, jsonEqual } from "../jsonEqual";

export type Choice = One | Pick | Subset | Arrange | Split | Assign;
type Ordered = Pick | Arrange;
/** Chosen values by field; `undefined` in a list is a place still open. */
export type Values = Readonly<Record<string, unknown>>;

/** The names of the fields of a union of actions, and the values of one of them. */
export type FieldOf<Action> = Action extends unknown ? keyof Action & string : never;
export type ValueOf<Action, Field> = Action extends unknown ? (Field extends keyof Action ? Action[Field] : never) : never;
type ItemOf<Value> = unknown extends Value ? unknown : Value extends readonly (infer Item)[] ? Item : never;
type EntryOf<Value> = unknown extends Value ? unknown : Value extends Readonly<Record<string, infer Entry>> ? Entry : never;

/** What to ask next: a field, at a place of it or for a key, and where each value leads. */
export interface Question {
  field: string;
  place?: number;
  key?: string;
  options: { value: unknown; then: PartialAction }[];
}

export class PartialAction<Action = RecordAction> {
  /** What is chosen, and every field that has only one possible value left. */
  readonly whole: Values;
  /** The alternatives that go with it. */
  readonly left: readonly Alternative[];

  /** `answered` are the keys (`FIELD/KEY`) of splits and assignments that were asked for. */
  constructor(
    private readonly all: readonly Alternative[],
    readonly chosen: Values = {},
    private readonly answered: readonly string[] = [],
  ) {
    this.whole = withForced(all, chosen);
    this.left = all.filter((one) => fits(one, this.whole));
  }

  /** Begin with one alternative: what is forced is chosen, everything else is open. */
  static of(alternative: Alternative): PartialAction {
    return new PartialAction([alternative], initialValues(alternative));
  }

  /** Continue from what the server understood of a typed line. */
  static fromDraft(draft: Draft, alternatives: readonly Alternative[]): PartialAction | null {
    const found = alternatives.find(
      (one) => jsonEqual(one.fixed, draft.fixed) && Object.keys(draft.chosen).every((field) => one.choose?.[field]),
    );
    if (!found) return null;
    const values: Record<string, unknown> = { ...initialValues(found) };
    const answered: string[] = [];
    for (const [field, choice] of fieldsOf(found)) {
      const parts = draft.chosen[field];
      if (!parts?.length) continue;
      if (choice.kind === "one") values[field] = parts[0];
      else if (choice.kind === "pick" || choice.kind === "arrange")
        values[field] = (values[field] as unknown[]).map((open, at) => (at < parts.length ? parts[at] : open));
      else if (choice.kind === "subset") values[field] = choice.of.filter((value) => includesEqual(parts, value));
      else {
        const pairs = parts as [string, unknown][];
        const given = Object.fromEntries(pairs.filter(([, value]) => choice.kind === "assign" || value !== 0));
        values[field] = choice.kind === "assign" ? { ...(values[field] as object), ...given } : given;
        answered.push(...pairs.map(([key]) => `${field}/${key}`));
      }
    }
    return new PartialAction([found], values, answered);
  }

  get action(): RecordAction | null {
    const [only, ...others] = this.left;
    if (!only || others.length) return null;
    const values = { ...initialValues(only), ...this.whole };
    if (!fieldsOf(only).every(([name, choice]) => isComplete(choice, values[name]))) return null;
    return { ...only.fixed, ...Object.fromEntries(fieldsOf(only).map(([name]) => [name, values[name]])) };
  }

  get<Field extends FieldOf<Action>>(field: Field): ValueOf<Action, Field> | undefined {
    return this.whole[field] as ValueOf<Action, Field> | undefined;
  }

  is<Field extends FieldOf<Action>>(field: Field, value: ValueOf<Action, Field>): boolean {
    return jsonEqual(this.whole[field], value);
  }

  /** The values that a field may take with everything else as chosen. */
  values<Field extends FieldOf<Action>>(field: Field): ValueOf<Action, Field>[] {
    const { [field as string]: _, ...others } = this.chosen;
    return offered(this.all.filter((one) => fits(one, others)), field) as ValueOf<Action, Field>[];
  }

  /** Tell whether these choices go together in some alternative, whatever else is chosen. */
  allows(choices: Values): boolean {
    return this.all.some((one) => fits(one, choices));
  }

  /** Choose; `undefined` takes a choice back. Older choices stay where they go with the new ones. */
  with(choices: Values): PartialAction<Action> {
    const newest = Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined));
    if (!this.allows(newest)) return this;
    let kept: Values = {};
    for (const [field, value] of Object.entries(this.chosen).reverse()) {
      if (field in choices || !this.allows({ ...kept, ...newest, [field]: value })) continue;
      kept = { [field]: value, ...kept };
    }
    return new PartialAction(this.all, { ...kept, ...newest }, this.answered);
  }

  /** What is to be chosen for a field, where all the alternatives left agree. */
  choice(field: FieldOf<Action>): Choice | null {
    const choice = this.left[0]?.choose?.[field];
    return choice && this.left.every((one) => jsonEqual(one.choose?.[field], choice)) ? choice : null;
  }

  /** The chosen values of a field that has several, in order. */
  list<Field extends FieldOf<Action>>(field: Field): (ItemOf<ValueOf<Action, Field>> | undefined)[] {
    type Items = (ItemOf<ValueOf<Action, Field>> | undefined)[];
    const value = this.whole[field];
    if (Array.isArray(value)) return value as Items;
    const choice = this.choice(field);
    return choice && isOrdered(choice) ? (new Array(countOf(choice)).fill(undefined) as Items) : [];
  }

  /** The chosen values of a field that has one for each key. */
  byKey<Field extends FieldOf<Action>>(field: Field): Record<string, EntryOf<ValueOf<Action, Field>>> {
    type Entries = Record<string, EntryOf<ValueOf<Action, Field>>>;
    const value = this.whole[field];
    if (isRecord(value)) return value as Entries;
    const choice = this.choice(field);
    return (choice?.kind === "assign" ? initialValue(choice) : {}) as Entries;
  }

  /** Tell whether a field is fully chosen. */
  isFull(field: FieldOf<Action>): boolean {
    const choice = this.choice(field);
    return choice !== null && isComplete(choice, this.whole[field]);
  }

  /** What may stand at one place of an ordered field: each value once, none used elsewhere. */
  valuesAt(field: FieldOf<Action>, place: number): unknown[] {
    const choice = this.choice(field);
    return choice && isOrdered(choice) ? valuesAt(choice, this.list(field), place) : [];
  }

  /** What one key of an assignment may be given: null, and every value that no other key has. */
  valuesFor(field: FieldOf<Action>, key: string): unknown[] {
    const choice = this.choice(field);
    return choice?.kind === "assign" ? valuesFor(choice, this.byKey(field), key) : [];
  }

  /** How much of a split is still to be given out. */
  remaining(field: FieldOf<Action>): number {
    const choice = this.choice(field);
    return choice?.kind === "split" ? remaining(choice, this.byKey(field) as Record<string, number>) : 0;
  }

  /** Take a value in or out. In an ordered field it goes to the first open place. */
  toggle(field: FieldOf<Action>, value: unknown): PartialAction<Action> {
    const choice = this.choice(field);
    if (choice?.kind === "subset") return this.with({ [field]: toggled(choice, this.list(field), value) });
    if (!choice || !isOrdered(choice)) {
      return this.with({ [field]: jsonEqual(this.whole[field], value) ? undefined : value });
    }
    const list = this.list(field);
    const at = choice.kind === "pick" ? list.findIndex((one) => jsonEqual(one, value)) : -1;
    const open = list.indexOf(undefined);
    return at >= 0 ? this.place(field, at, undefined) : open >= 0 ? this.place(field, open, value) : this;
  }

  /** Put a value at one place of an ordered field, or `undefined` to free the place. */
  place(field: FieldOf<Action>, at: number, value: unknown): PartialAction<Action> {
    if (value !== undefined && !includesEqual(this.valuesAt(field, at), value)) return this;
    return this.with({ [field]: this.list(field).map((old, place) => (place === at ? value : old)) });
  }

  /** Give a key its share of a split, or its value in an assignment. */
  give(field: FieldOf<Action>, key: string, value: unknown): PartialAction<Action> {
    const choice = this.choice(field);
    const old: Values = this.byKey(field);
    if (choice?.kind === "split") {
      return this.with({ [field]: shared(choice, old as Record<string, number>, key, Number(value)) });
    }
    if (!includesEqual(this.valuesFor(field, key), value)) return this;
    return this.with({ [field]: { ...old, [key]: value } });
  }

  /** The fields still to be chosen; `type` alone while the kind of action is open. */
  get missing(): string[] {
    const open = commonFields(this.left).filter((field) => !this.left.every((one) => isDecided(one, this.whole, field)));
    return open.includes("type") ? ["type"] : open;
  }

  /** Answer whatever leaves no choice; then return the next question, or the action.
   *
   * As in the terminal (filature/wording/partial_action.py): the fields in their order, the places of a list
   * from the first, the keys as listed. */
  next(): { question: Question } | { action: RecordAction } {
    const question = this.question();
    if (!question) {
      if (!this.action) throw new Error("nothing is left to ask, and something is missing");
      return { action: this.action };
    }
    const [only, ...others] = question.options;
    return only && !others.length ? only.then.next() : { question };
  }

  private question(): Question | null {
    for (const [field, choice] of this.left.length === 1 ? fieldsOf(this.left[0]!) : []) {
      const chosen = this.whole[field];
      const options = (values: readonly unknown[], after: (value: unknown) => unknown, key?: string) =>
        values.map((value) => ({
          value,
          then: new PartialAction(
            this.all,
            { ...this.chosen, [field]: after(value) },
            key === undefined ? this.answered : [...this.answered, `${field}/${key}`],
          ),
        }));
      const unanswered = (keys: readonly string[]): string[] => keys.filter((key) => !this.answered.includes(`${field}/${key}`));
      if (choice.kind === "one") {
        if (chosen === undefined) return { field, options: options(choice.of, (value) => value) };
      } else if (isOrdered(choice)) {
        const list = chosen as unknown[];
        const place = list.indexOf(undefined);
        const put = (value: unknown): unknown[] => list.map((old, at) => (at === place ? value : old));
        if (place >= 0) return { field, place, options: options(valuesAt(choice, list, place), put) };
      } else if (choice.kind === "subset") {
        const list = chosen as unknown[];
        const free = choice.of.filter((value) => !includesEqual(list, value));
        const add = (value: unknown): unknown[] => toggled(choice, list, value);
        if (list.length < choice.count) return { field, place: list.length, options: options(free, add) };
      } else if (choice.kind === "split") {
        const shares = chosen as Record<string, number>;
        const left = remaining(choice, shares);
        const [key, ...later] = unanswered(choice.over);
        if (left === 0 || key === undefined) continue;
        const values = later.length ? Array.from({ length: left + 1 }, (_, share) => share) : [left];
        return { field, key, options: options(values, (value) => shared(choice, shares, key, Number(value)), key) };
      } else {
        const given = chosen as Values;
        const [key] = unanswered(choice.keys);
        if (key === undefined) continue;
        return { field, key, options: options(valuesFor(choice, given, key), (value) => ({ ...given, [key]: value }), key) };
      }
    }
    return null;
  }
}

// One field

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isOrdered = (choice: Choice): choice is Ordered => choice.kind === "pick" || choice.kind === "arrange";
const countOf = (choice: Ordered): number => (choice.kind === "pick" ? choice.count : choice.of.length);

/** What is chosen for a field at the beginning: what is forced, the rest open. */
function initialValue(choice: Choice): unknown {
  switch (choice.kind) {
    case "one":
      return choice.of.length === 1 ? choice.of[0] : undefined;
    case "arrange":
      if (choice.of.every((value) => jsonEqual(value, choice.of[0]))) return [...choice.of];
      return new Array<unknown>(choice.of.length).fill(undefined);
    case "pick":
      return new Array<unknown>(choice.count).fill(undefined);
    case "subset":
      return choice.count === choice.of.length ? [...choice.of] : [];
    case "split":
      return choice.over.length === 1 ? { [choice.over[0]!]: choice.total } : {};
    case "assign":
      return Object.fromEntries(choice.keys.map((key) => [key, null]));
  }
}

function valuesAt(choice: Ordered, list: readonly unknown[], place: number): unknown[] {
  const left = [...choice.of];
  list.forEach((value, at) => {
    const used = at === place || value === undefined ? -1 : left.findIndex((other) => jsonEqual(other, value));
    if (used >= 0) left.splice(used, 1);
  });
  return left.filter((value, at) => left.findIndex((other) => jsonEqual(other, value)) === at);
}

function valuesFor(choice: Assign, given: Values, key: string): unknown[] {
  const used = choice.keys.filter((other) => other !== key).map((other) => given[other]);
  return [null, ...choice.to.filter((value) => !includesEqual(used, value))];
}

/** Add a value to a subset or take it out; the values keep the order in which they are listed. */
function toggled(choice: Subset, list: readonly unknown[], value: unknown): unknown[] {
  const has = includesEqual(list, value);
  if (!has && list.length >= choice.count) return [...list];
  return choice.of.filter((other) => (jsonEqual(other, value) ? !has : includesEqual(list, other)));
}

const remaining = (choice: Split, shares: Readonly<Record<string, number>>): number =>
  choice.total - Object.values(shares).reduce((sum, share) => sum + share, 0);

/** Give a key of a split its share, cut to what there is; keys keep their order, none holds 0. */
function shared(choice: Split, shares: Readonly<Record<string, number>>, key: string, share: number): Record<string, number> {
  const most = remaining(choice, shares) + (shares[key] ?? 0);
  const cut = Math.max(0, Math.min(most, Math.trunc(share) || 0));
  const all = choice.over.map((other): [string, number] => [other, other === key ? cut : (shares[other] ?? 0)]);
  return Object.fromEntries(all.filter(([, value]) => value > 0));
}

/** Tell whether a field is fully and legally chosen. */
function isComplete(choice: Choice, value: unknown): boolean {
  switch (choice.kind) {
    case "one":
      return value !== undefined && includesEqual(choice.of, value);
    case "pick":
    case "arrange":
      if (!Array.isArray(value) || value.length !== countOf(choice)) return false;
      return value.every((one, at) => one !== undefined && includesEqual(valuesAt(choice, value, at), one));
    case "subset":
      if (!Array.isArray(value) || value.length !== choice.count) return false;
      return jsonEqual(value, choice.of.filter((one) => includesEqual(value, one)));
    case "split":
      if (!isRecord(value) || remaining(choice, value as Record<string, number>) !== 0) return false;
      return Object.entries(value).every(
        ([key, share]) => choice.over.includes(key) && Number.isInteger(share) && Number(share) > 0,
      );
    case "assign":
      if (!isRecord(value) || Object.keys(value).length !== choice.keys.length) return false;
      return choice.keys.every((key) => includesEqual(valuesFor(choice, value, key), value[key]));
  }
}

// Alternatives

/** The fields to choose, in order. */
export const fieldsOf = (alternative: Alternative): [string, Choice][] => Object.entries(alternative.choose ?? {});

const initialValues = (alternative: Alternative): Values =>
  Object.fromEntries(
    fieldsOf(alternative)
      .map(([name, choice]): [string, unknown] => [name, initialValue(choice)])
      .filter(([, value]) => value !== undefined),
  );

/** Tell whether what is chosen is, or can be completed to, an action of this alternative. */
function fits(alternative: Alternative, chosen: Values): boolean {
  return Object.entries(chosen).every(([field, value]) => {
    if (Object.hasOwn(alternative.fixed, field)) return jsonEqual(alternative.fixed[field], value);
    const choice = alternative.choose?.[field];
    return choice !== undefined && (choice.kind !== "one" || includesEqual(choice.of, value));
  });
}

/** The names of the fields that every one of these alternatives has. */
function commonFields(alternatives: readonly Alternative[]): string[] {
  const [first, ...others] = alternatives.map((one) => [...Object.keys(one.fixed), ...Object.keys(one.choose ?? {})]);
  return (first ?? []).filter((name) => others.every((names) => names.includes(name)));
}

/** The single values that a field may take in these alternatives, each once. */
function offered(alternatives: readonly Alternative[], field: string): unknown[] {
  const found: unknown[] = [];
  for (const one of alternatives) {
    const choice = one.choose?.[field];
    const values = Object.hasOwn(one.fixed, field) ? [one.fixed[field]] : choice?.kind === "one" ? choice.of : [];
    for (const value of values) if (!includesEqual(found, value)) found.push(value);
  }
  return found;
}

function isDecided(alternative: Alternative, chosen: Values, field: string): boolean {
  if (Object.hasOwn(alternative.fixed, field)) return Object.hasOwn(chosen, field);
  const choice = alternative.choose?.[field];
  return choice !== undefined && isComplete(choice, chosen[field] ?? initialValue(choice));
}

/** Add to what is chosen whatever then has only one possible value. */
function withForced(all: readonly Alternative[], chosen: Values): Values {
  const left = all.filter((one) => fits(one, chosen));
  const forced = commonFields(left)
    .filter((field) => !Object.hasOwn(chosen, field))
    .map((field): [string, unknown[]] => [field, offered(left, field)])
    .filter(([, values]) => values.length === 1);
  if (!forced.length) return chosen;
  return withForced(all, { ...chosen, ...Object.fromEntries(forced.map(([field, [value]]) => [field, value])) });
}
