/* The action that a player is choosing on a board: a `PartialAction` that begins anew with each decision. */
import type { Decision, RecordAction } from "../generated/wire";
import { jsonEqual } from "../jsonEqual";
import { PartialAction, type FieldOf, type Values } from "./partialAction";

export class ActionBuilder<Action = RecordAction> {
  private made = $state.raw<{ decision: string; partial: PartialAction<Action> } | null>(null);

  readonly decision = $derived.by(() => this.board.decision);
  /** What the decision is about, such as "turn". */
  readonly asked = $derived(this.decision?.asked ?? null);
  private readonly start = $derived.by(() => {
    const all = this.decision?.legal.alternatives ?? [];
    const empty = new PartialAction<Action>(all);
    const values = this.decision ? this.initial(this.decision) : {};
    return empty.allows(values) ? new PartialAction<Action>(all, values) : empty;
  });
  /** What is chosen so far. */
  readonly now = $derived.by(() => (this.made?.decision === this.decision?.id && this.made ? this.made.partial : this.start));
  /** The complete action, or null. */
  readonly action = $derived.by(() => this.now.action);
  /** Whether anything was chosen since the decision was asked. */
  readonly changed = $derived.by(() => !jsonEqual(this.now.chosen, this.start.chosen));

  constructor(private readonly board: { readonly decision: Decision | null }) {}

  /** What is chosen when a decision is first asked; a board may override it. */
  protected initial(_: Decision): Values {
    return {};
  }

  set(choices: Values): void {
    this.become(this.now.with(choices));
  }

  toggle(field: FieldOf<Action>, value: unknown): void {
    this.become(this.now.toggle(field, value));
  }

  place(field: FieldOf<Action>, at: number, value: unknown): void {
    this.become(this.now.place(field, at, value));
  }

  give(field: FieldOf<Action>, key: string, value: unknown): void {
    this.become(this.now.give(field, key, value));
  }

  /** Take everything back. */
  restart(): void {
    this.become(this.start);
  }

  private become(partial: PartialAction<Action>): void {
    if (this.decision) this.made = { decision: this.decision.id, partial };
  }
}
