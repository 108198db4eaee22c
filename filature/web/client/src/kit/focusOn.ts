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

/** Open a dialog, and give its heading the focus: on a control the dialog's name would go unsaid, and on
 * the dialog all of it would be read. In Firefox the page behind leaves the accessibility tree, and Orca
 * goes silently to whatever has the focus then: so that is the dialog itself, still without its contents. */
export function focusIn(dialog: HTMLDialogElement): void {
  const contents = [...dialog.children].filter((one) => one instanceof HTMLElement && !one.inert) as HTMLElement[];
  for (const one of contents) one.inert = true;
  dialog.showModal();
  window.setTimeout(() => {
    for (const one of contents) one.inert = false;
    if (dialog.open && (document.activeElement === dialog || !isWithin(dialog))) focusOn(dialog.querySelector<HTMLElement>("h2"));
  }, 150);
  announcer.settle();
}

const isWithin = (element: Element): boolean => document.activeElement !== document.body && element.contains(document.activeElement);

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
