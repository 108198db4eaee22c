/* Help in place for the symbols of a board: each part of one carries `data-symbol`, the names of its
 * lines in the legend. Whoever points at one (right click, long touch, the menu key on what has the
 * focus, or a touch after asking for it in the rules) is led to its line.
 */

/** Where symbols are looked for. */
const BOARD = "#panel-table";
/** What is touched as a whole: its symbols are meant, wherever on it somebody points. */
const WHOLE = "[role=option], [role=gridcell], [role=listitem], label, button, li";

const named = (element: Element): string[] => (element as HTMLElement | SVGElement).dataset["symbol"]?.split(" ") ?? [];

/** The symbols drawn on something. */
function within(element: Element): string[] {
  return [element, ...element.querySelectorAll("[data-symbol]")].flatMap(named);
}

/** The symbols at a point of the board, the topmost and innermost first. */
export function symbolsAt(x: number, y: number): string[] {
  const layers = document.elementsFromPoint(x, y).filter((element) => element.closest(BOARD));
  const found: string[] = [];
  for (const layer of layers) {
    for (let at: Element | null = layer; at && !at.matches(BOARD); at = at.parentElement) found.push(...named(at));
  }
  const whole = layers[0]?.closest(WHOLE);
  return [...new Set(found.length || !whole ? found : within(whole))];
}

export class SymbolHelp {
  /** The next touch on the board asks for a symbol. */
  picking = $state(false);
  /** The lines of the legend that are asked for. */
  marked = $state.raw<readonly string[]>([]);

  constructor(
    /** Open the rules at the legend. */
    private readonly open: () => void,
    /** Say that there is nothing to explain at a place. */
    private readonly sayNothing: () => void,
  ) {}

  private show(symbols: readonly string[]): void {
    this.picking = false;
    this.marked = symbols;
    this.open();
  }

  /** Show the lines of everything that is on the board now: for somebody who does not point. */
  showAll(): void {
    const board = document.querySelector(BOARD);
    if (board) this.show([...new Set(within(board))]);
  }

  /** A right click, a long touch, or the menu key. */
  readonly asked = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || !event.target.closest(BOARD)) return;
    const pointed = event instanceof PointerEvent && event.pointerType !== "";
    const found = pointed ? symbolsAt(event.clientX, event.clientY) : [...new Set(within(event.target.closest(WHOLE) ?? event.target))];
    if (!found.length) return;
    event.preventDefault();
    this.show(found);
  };

  /** A touch while a symbol is being looked for: on the board it chooses nothing. */
  readonly touched = (event: MouseEvent): void => {
    if (!this.picking || !(event.target instanceof Element) || event.target.closest("[data-symbol-help]")) return;
    if (!event.target.closest(BOARD)) {
      this.picking = false;
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const found = symbolsAt(event.clientX, event.clientY);
    if (found.length) this.show(found);
    else this.sayNothing();
  };
}
