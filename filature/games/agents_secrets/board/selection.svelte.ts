/* What the viewer is about to do: spend the die, move the file, or write the report. */
import { createContext } from "svelte";
import { ActionBuilder } from "$client/decision/actionBuilder.svelte";
import type { GameAction } from "./generated";
import { outlook } from "./outlook";
import { signed } from "./places";
import type { GameState } from "./state.svelte";

export class Selection extends ActionBuilder<GameAction> {
  constructor(private readonly game: GameState) {
    super(game.board);
  }

  readonly spending = $derived(this.asked === "move");
  readonly filing = $derived(this.asked === "file");
  readonly writing = $derived(this.asked === "report");
  /** Whether this board can express what is asked. */
  readonly drawn = $derived(this.asked === null || this.spending || this.filing || this.writing);

  // Spending the die

  readonly steps = $derived(this.spending ? this.now.byKey("steps") : {});
  readonly spent = $derived(Object.values(this.steps).reduce((sum, one) => sum + one, 0));
  readonly left = $derived.by(() => (this.game.view.roll ?? 0) - this.spent);
  readonly plan = $derived.by(() => outlook(this.game.view, this.steps));
  /** The walks that are planned, or those of the last move. */
  readonly walks = $derived.by(() => (this.plan.walks.length ? this.plan.walks : this.game.trail));
  /** What the last count gave each agent, until somebody plans another move. */
  readonly counted = $derived.by(() => (this.plan.walks.length ? null : (this.game.lastMove?.gains ?? null)));

  /** The agents in the order in which they were given points, so that the last can be taken back. */
  private taps = $state.raw<{ decision: string; agents: string[] }>({ decision: "", agents: [] });
  private readonly tapped = $derived(this.taps.decision === this.decision?.id ? this.taps.agents : []);

  spend(agent: string, share: number): void {
    if (this.game.board.sending || !this.decision) return;
    const before = this.steps[agent] ?? 0;
    this.give("steps", agent, share);
    const more = (this.steps[agent] ?? 0) - before;
    if (more > 0) this.taps = { decision: this.decision.id, agents: [...this.tapped, ...Array<string>(more).fill(agent)] };
  }

  /** Take the last point back. */
  undo(): void {
    const rest = [...this.tapped];
    let last = rest.pop();
    while (last && !this.steps[last]) last = rest.pop();
    last ??= Object.keys(this.steps).at(-1);
    if (!last || this.game.board.sending || !this.decision) return;
    this.give("steps", last, (this.steps[last] ?? 0) - 1);
    this.taps = { decision: this.decision.id, agents: rest };
  }

  // The file

  readonly target = $derived(this.filing ? this.now.get("to") : undefined);

  // In words

  /** What is left of the die. */
  readonly caption = $derived.by(() => {
    const { view, words } = this.game;
    if (view.roll === null) return "";
    if (this.spending && this.spent) return words.text("board-points-left", { points: this.left });
    return words.text("board-points", { points: view.roll });
  });
  /** Who caused the last count, and where. */
  readonly why = $derived.by(() => {
    const { lastMove, words, short } = this.game;
    if (!this.counted || !lastMove?.cause) return null;
    const { agents, place } = lastMove.cause;
    return words.text("board-counted", { agents: words.joined(agents.map(short)), place: words.text(`word-${place}`) });
  });
  /** The words of the button, where they are not the usual ones. */
  readonly confirmText = $derived.by((): string | undefined => {
    const { words, short, name } = this.game;
    if (!this.action) return undefined;
    if (this.spending) {
      const moves = this.plan.walks.map(({ agent, steps }) => words.text("board-move-one", { agent: short(agent), steps }));
      return words.text("board-move", { agents: words.joined(moves) });
    }
    if (!this.writing) return undefined;
    const lines = Object.entries(this.now.byKey("owners"));
    const holders = lines.flatMap(([agent, seat]) =>
      seat === null ? [] : [words.text("board-held-by", { agent: short(agent), name: name(seat) })],
    );
    if (!holders.length) return words.text("board-hand-in-nobody");
    return words.text("board-hand-in", { lines: words.joined(holders), open: lines.length - holders.length });
  });
  /** What follows from the planned move. */
  readonly follows = $derived.by((): string[] => {
    const { words, short } = this.game;
    const { walks, arriving, ends, reports } = this.plan;
    if (!this.spending || !walks.length) return [];
    if (!arriving.length) return [words.text("board-no-count")];
    const arrives = words.text("board-arrives", { agents: words.joined(arriving.map(short)), count: arriving.length });
    const next = ends ? ["board-then-end"] : ["board-then-file", ...(reports ? ["board-then-reports"] : [])];
    return [arrives, ...next.map((one) => words.text(one))];
  });

  /** All gains in one line. */
  listed(gainOf: (agent: string) => number): string {
    const { view, words, short } = this.game;
    return view.agents
      .map(({ agent }) => words.text("board-gain", { agent: short(agent), gain: signed(gainOf(agent)) }))
      .join(", ");
  }
}

export const [getBoard, setBoard] = createContext<{ game: GameState; selection: Selection }>();
