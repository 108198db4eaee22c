/* What scrolls inside itself can be reached and read by keyboard, but only while it overflows. */
import type { Attachment } from "svelte/attachments";

const SCROLLS = ["auto", "scroll"];

export const scrollable =
  (name: string): Attachment<HTMLElement> =>
  (element) => {
    function update(): void {
      const { overflowX, overflowY } = getComputedStyle(element);
      const down = SCROLLS.includes(overflowY) && element.scrollHeight > element.clientHeight + 1;
      const across = SCROLLS.includes(overflowX) && element.scrollWidth > element.clientWidth + 1;
      if (down || across) {
        element.tabIndex = 0;
        element.setAttribute("role", "region");
        element.setAttribute("aria-label", name);
      } else clear();
    }
    function clear(): void {
      if (document.activeElement === element) return;
      for (const attribute of ["tabindex", "role", "aria-label"]) element.removeAttribute(attribute);
    }
    const observer = new ResizeObserver(update);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => {
      observer.disconnect();
      clear();
    };
  };
