/* The focus on something that is only read, such as a heading. */
import { announcer } from "../live/announce.svelte";

/** Give the focus back to what had it before a dialog. The browser does so as the dialog closes, which
 * is too soon for screen readers: they are still in it, stay silent and keep its ways. */
export function focusAgain(element: Element | null): void {
  if (!(element instanceof HTMLElement) || element === document.body) return;
  element.blur();
  window.setTimeout(() => element.focus({ preventScroll: true }), 100);
  announcer.settle();
}

/** Move the focus there. It can have the focus for as long as it has it: what always can is read out as
 * something to click. */
export function focusOn(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  if (!element) return;
  if (!element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus(options);
  announcer.settle();
}
