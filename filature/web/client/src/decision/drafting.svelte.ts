/* A decision that is made piece by piece on a board.
 *
 * The server says what is legal as alternatives (see ../legal.ts): in each, some fields are fixed
 * and some are to be chosen. On a board one does not choose an alternative first; one touches a
 * card, then a place. So a `Drafting` keeps what has been chosen so far by field, whichever
 * alternatives it may belong to, and says what may still be chosen:
 *
 *   const draft = new Drafting(() => board.decision, () => ({ type: "attack", from: "hand" }));
 *   draft.values("target")          the targets that go with all the rest that is chosen
 *   draft.set({ target: 1 })        the newest choice wins: what does not go with it is let go
 *   draft.get("target")             what is chosen, or what is the only possibility
 *   draft.action                    the record's action once it is complete, else null
 *
 * Fields with several values inside (a pick, a subset, an arrangement, a split, an assignment) are
 * chosen by `toggle` and `give`, never beyond what is legal. A new decision begins a new draft.
 */
import type { Alternative, Decision, RecordAction } from "../generated/wire";
import { action, begin, fields, isChosen, same, shared, toggled, valuesFor, valuesOf, type Choice, type Draft } from "./legal";

export class Drafting {
  private readonly read: () => Decision | null;
  private readonly first: (decision: Decision) => Draft;
  private made = $state.raw<{ decision: string; chosen: Draft }>({ decision: "", chosen: {} });

  readonly decision = $derived.by(() => this.read());
  /** What was chosen, by field; the newest last. */
  readonly chosen = $derived.by<Draft>(() => {
    if (!this.decision) return {};
    return this.made.decision === this.decision.id ? this.made.chosen : this.beginning(this.decision);
  });
  /** What was chosen, and whatever has no other possibility then. */
  readonly whole = $derived.by(() => completed(this.all, this.chosen));
  /** The alternatives that go with all that is chosen. */
  readonly alternatives = $derived.by(() => this.all.filter((one) => fits(one, this.whole)));
  /** The complete action, or null. */
  readonly action = $derived.by<RecordAction | null>(() => {
    const [only, ...others] = this.alternatives;
    return only && !others.length ? action(only, { ...begin(only), ...this.whole }) : null;
  });

  /** `read` returns the decision owed now; `first` what is chosen at its beginning, if anything. */
  constructor(read: () => Decision | null, first: (decision: Decision) => Draft = () => ({})) {
    this.read = read;
    this.first = first;
  }

  private get all(): Alternative[] {
    return this.decision?.legal.alternatives ?? [];
  }

  private beginning(decision: Decision): Draft {
    const draft = this.first(decision);
    return decision.legal.alternatives.some((one) => fits(one, draft)) ? draft : {};
  }

  /** Tell whether anything was chosen that was not so at the beginning. */
  get changed(): boolean {
    return this.decision !== null && !same(this.chosen, this.beginning(this.decision));
  }

  get(field: string): unknown {
    return this.whole[field];
  }

  is(field: string, value: unknown): boolean {
    return same(this.whole[field], value);
  }

  /** The values that a field may take with all the other fields as they are chosen. */
  values(field: string): unknown[] {
    const { [field]: _, ...others } = this.chosen;
    return offered(this.all.filter((one) => fits(one, others)), field);
  }

  /** The values that a field may take at all: choosing one may let go of other choices. */
  anyValues(field: string): unknown[] {
    return offered(this.all, field);
  }

  /** Tell whether these choices go together in some alternative, whatever else is chosen. */
  possible(choices: Draft): boolean {
    return this.all.some((one) => fits(one, choices));
  }

  /** Choose; `undefined` takes a choice back. Older choices stay where they go with the new ones. */
  set(choices: Draft): void {
    if (!this.decision) return;
    const given = Object.entries(choices);
    const kept: Draft = Object.fromEntries(given.filter(([, value]) => value !== undefined));
    if (!this.possible(kept)) return;
    const older: [string, unknown][] = [];
    for (const [field, value] of Object.entries(this.chosen).reverse()) {
      if (field in choices || !this.possible({ ...kept, [field]: value })) continue;
      kept[field] = value;
      older.unshift([field, value]);
    }
    const newest = given.filter(([, value]) => value !== undefined);
    this.made = { decision: this.decision.id, chosen: Object.fromEntries([...older, ...newest]) };
  }

  /** Take everything back. */
  restart(): void {
    if (this.decision) this.made = { decision: this.decision.id, chosen: this.beginning(this.decision) };
  }

  /** What is to be chosen for a field, where all the alternatives left agree that it is this. */
  choice(field: string): Choice | null {
    const choice = this.alternatives[0]?.choose?.[field];
    return choice && this.alternatives.every((one) => same(one.choose?.[field], choice)) ? choice : null;
  }

  /** The chosen values of a field that has several, in order; `undefined` is a place still open. */
  list(field: string): unknown[] {
    const value = this.whole[field];
    if (Array.isArray(value)) return value;
    const choice = this.choice(field);
    if (choice?.kind === "pick") return new Array<unknown>(choice.count).fill(undefined);
    if (choice?.kind === "arrange") return new Array<unknown>(choice.of.length).fill(undefined);
    return [];
  }

  /** The chosen values of a field that has one for each key. */
  byKey(field: string): Record<string, unknown> {
    const value = this.whole[field];
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
    const choice = this.choice(field);
    return choice?.kind === "assign" ? Object.fromEntries(choice.keys.map((key) => [key, null])) : {};
  }

  /** Tell whether a field is fully chosen. */
  full(field: string): boolean {
    const choice = this.choice(field);
    return choice !== null && isChosen(choice, this.whole[field]);
  }

  /** Take a value in or out. In an ordered field it goes to the first open place. */
  toggle(field: string, value: unknown): void {
    const choice = this.choice(field);
    if (choice?.kind === "subset") {
      this.set({ [field]: toggled(choice, this.list(field), value) });
    } else if (choice?.kind === "pick" || choice?.kind === "arrange") {
      const list = [...this.list(field)];
      const at = list.findIndex((one) => same(one, value));
      const open = list.indexOf(undefined);
      if (choice.kind === "pick" && at >= 0) list[at] = undefined;
      else if (open >= 0 && valuesFor(choice, list, open).some((one) => same(one, value))) list[open] = value;
      else return;
      this.set({ [field]: list });
    } else {
      this.set({ [field]: this.is(field, value) ? undefined : value });
    }
  }

  /** Put a value at one place of an ordered field, or `undefined` to free the place. */
  place(field: string, at: number, value: unknown): void {
    const choice = this.choice(field);
    if (choice?.kind !== "pick" && choice?.kind !== "arrange") return;
    const list = [...this.list(field)];
    list[at] = undefined;
    if (value !== undefined && !valuesFor(choice, list, at).some((one) => same(one, value))) return;
    list[at] = value;
    this.set({ [field]: list });
  }

  /** Give a key its share of a split, or its value in an assignment. */
  give(field: string, key: string, value: unknown): void {
    const choice = this.choice(field);
    const old = this.byKey(field);
    if (choice?.kind === "split") {
      this.set({ [field]: shared(choice, old as Record<string, number>, key, Number(value)) });
    } else if (choice?.kind === "assign" && valuesOf(choice, old, key).some((one) => same(one, value))) {
      this.set({ [field]: { ...old, [key]: value } });
    }
  }

  /** The fields still to be chosen; `type` alone while it is open what kind of action it will be. */
  get missing(): string[] {
    const left = this.alternatives;
    const open = names(left).filter((field) => !left.every((one) => decided(one, this.whole, field)));
    return open.includes("type") ? ["type"] : open;
  }
}

/** Tell whether what is chosen is, or can be completed to, an action of this alternative. */
function fits(alternative: Alternative, chosen: Draft): boolean {
  return Object.entries(chosen).every(([field, value]) => {
    if (Object.hasOwn(alternative.fixed, field)) return same(alternative.fixed[field], value);
    const choice = alternative.choose?.[field];
    return choice !== undefined && (choice.kind !== "one" || choice.of.some((one) => same(one, value)));
  });
}

/** The names of the fields that every one of these alternatives has. */
function names(alternatives: readonly Alternative[]): string[] {
  const [first, ...others] = alternatives;
  if (!first) return [];
  const all = [...Object.keys(first.fixed), ...fields(first).map(([name]) => name)];
  return all.filter((name) =>
    others.every((one) => Object.hasOwn(one.fixed, name) || Object.hasOwn(one.choose ?? {}, name)),
  );
}

/** The single values that a field may take in these alternatives, each once. */
function offered(alternatives: readonly Alternative[], field: string): unknown[] {
  const found: unknown[] = [];
  for (const one of alternatives) {
    const choice = one.choose?.[field];
    const values = Object.hasOwn(one.fixed, field) ? [one.fixed[field]] : choice?.kind === "one" ? choice.of : [];
    for (const value of values) if (!found.some((other) => same(other, value))) found.push(value);
  }
  return found;
}

function decided(alternative: Alternative, chosen: Draft, field: string): boolean {
  if (Object.hasOwn(alternative.fixed, field)) return Object.hasOwn(chosen, field);
  const choice = alternative.choose?.[field];
  return choice !== undefined && isChosen(choice, chosen[field] ?? begin(alternative)[field]);
}

/** Add to what is chosen whatever then has one possibility only. */
function completed(all: readonly Alternative[], chosen: Draft): Draft {
  let whole = chosen;
  for (;;) {
    const left = all.filter((one) => fits(one, whole));
    const forced = names(left)
      .filter((field) => !Object.hasOwn(whole, field))
      .map((field): [string, unknown[]] => [field, offered(left, field)])
      .filter(([, values]) => values.length === 1)
      .map(([field, values]): [string, unknown] => [field, values[0]]);
    if (!forced.length) return whole;
    whole = { ...whole, ...Object.fromEntries(forced) };
  }
}
