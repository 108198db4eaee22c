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
    this.observeText();
  }

  /** Measure anew when the size of text has changed, be it by the page's settings or by the browser's. */
  private observeText(): void {
    const oneRem = document.createElement("div");
    oneRem.setAttribute("aria-hidden", "true");
    oneRem.style.cssText = "position: absolute; visibility: hidden; width: 1rem; height: 0";
    document.documentElement.append(oneRem);
    new ResizeObserver(() => {
      if (rootSize() !== this.rem) this.textChanged();
    }).observe(oneRem);
  }

  /** To be called when the size of text has changed. */
  textChanged(): void {
    // Chromium keeps the old size of a rem in a container's queries until the container itself changes:
    // also that from before the page's own programs were here.
    const { style } = document.body;
    style.containerType = "normal";
    void document.body.offsetWidth;
    style.containerType = "";
    this.measure();
  }

  private measure(): void {
    this.rem = rootSize();
    this.width = window.innerWidth / this.rem;
    this.height = window.innerHeight / this.rem;
  }
}

export const room = new Room();
