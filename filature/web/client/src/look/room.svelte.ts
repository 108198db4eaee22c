/* How much room the window has, in rem: a layout answers to the size of its text, not to pixels.
 * Style sheets ask the same of the container `page` (see base.css) with the same breakpoints.
 */
export type Form = "phone" | "landscape" | "tablet" | "desk";

/** Breakpoints, in rem. */
export const NARROWEST = 18;
const PHONE = 40;
/** Below this a board beside an aside is narrower than its drawings need. */
const DESK = 76;
const LOW = 30;

const rootSize = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

class Room {
  /** Pixels to a rem. */
  rem = $state(16);
  width = $state(0);
  height = $state(0);

  readonly form = $derived<Form>(
    this.width < PHONE ? "phone" : this.height < LOW ? "landscape" : this.width < DESK ? "tablet" : "desk",
  );
  /** Board and aside stand beside each other; elsewhere a table is one screen with tabs. */
  readonly desk = $derived(this.form === "desk");

  constructor() {
    this.measure();
    window.addEventListener("resize", () => this.measure());
  }

  /** To be called when the size of text has changed. */
  measure(): void {
    this.rem = rootSize();
    this.width = window.innerWidth / this.rem;
    this.height = window.innerHeight / this.rem;
  }
}

export const room = new Room();
