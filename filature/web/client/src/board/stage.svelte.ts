/* The screen on which a board stands where a page is one grid as high as the window: a phone, a
 * tablet, large text. Rows: head, lead (what is asked and what has happened), board, choices, the
 * main button, tabs. A page that is such a grid sets a stage; a `DecisionForm` takes its rows from it.
 *
 * Rows are measured, because no style sheet can ask how high its neighbours are.
 */
import { getContext, setContext, type Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";
import { NARROWEST, room } from "../look/room.svelte";

type Row = "head" | "lead" | "choices" | "confirm" | "tabs";

/** The least height of the board's own row, in rem. */
const LEAST_BOARD = 12;
/** The share of the window that the fixed rows may take. */
const MOST_FIXED = 0.6;

/** What the content of an element needs: beside a low board the lead itself is squeezed or stretched. */
function contentHeight(element: HTMLElement): number {
  const top = element.getBoundingClientRect().top - element.scrollTop;
  const below = Array.from(element.children, (child) => child.getBoundingClientRect().bottom - top);
  return Math.max(0, ...below) + (parseFloat(getComputedStyle(element).paddingBottom) || 0);
}

export class Stage {
  private heights = $state<Partial<Record<Row, number>>>({});

  /**
   * `shown`: whether the page is a grid now; `lead`: its second row; `boardless`: whether something
   * else stands in the place of the board, so that the lead cannot scroll with it.
   */
  constructor(
    private readonly shown: () => boolean,
    readonly lead: Snippet | null = null,
    private readonly boardless: () => boolean = () => false,
  ) {}

  readonly screen = $derived.by(() => this.shown());
  private readonly landscape = $derived(room.form === "landscape");
  private readonly fixed = $derived(this.height("head") + this.height("lead") + this.height("confirm"));

  /** The lead scrolls with the board: there is no room for it above. */
  readonly flow = $derived.by(() => {
    if (!this.screen || this.boardless()) return false;
    if (this.landscape) return this.fixed > room.height;
    return room.width < NARROWEST || this.fixed + this.height("tabs") > MOST_FIXED * room.height;
  });
  /** Even the rows that must stay leave no room for a board: the page scrolls, as any other. */
  readonly rolls = $derived.by(() => {
    if (!this.screen || this.landscape) return false;
    const lead = this.boardless() ? this.height("lead") : 0;
    return this.height("head") + lead + this.height("confirm") + this.height("tabs") > MOST_FIXED * room.height;
  });
  /** Only the main button stands below the board; the other choices are the end of the board. */
  readonly low = $derived.by(() => {
    if (!this.screen) return false;
    const left = room.height - this.fixed - this.height("choices");
    return this.flow || (this.landscape ? left < 0 : left - this.height("tabs") < LEAST_BOARD);
  });

  /** On its side, the choices stand below the board instead of at its end, where both find room: then
   * nobody scrolls from a card to what it is for. They are as wide in either place, so this is stable. */
  readonly under = $derived.by(
    () => this.landscape && this.low && !this.flow && this.height("choices") <= room.height - LEAST_BOARD,
  );

  /** Measure an element as one of the rows. */
  row(row: Row): Attachment<HTMLElement> {
    return (element) => {
      const observer = new ResizeObserver(() => (this.heights[row] = row === "lead" ? contentHeight(element) : element.offsetHeight));
      observer.observe(element);
      if (row === "lead") for (const child of element.children) observer.observe(child);
      return () => {
        observer.disconnect();
        if (row === "choices") this.heights[row] = 0;
      };
    };
  }

  private height(row: Row): number {
    return (this.heights[row] ?? 0) / room.rem;
  }
}

const KEY = Symbol("stage");
export const setStage = (stage: Stage): Stage => setContext(KEY, stage);
/** The stage that the page has set; none on a page that flows. */
export const getStage = (): Stage | undefined => getContext<Stage | undefined>(KEY);
