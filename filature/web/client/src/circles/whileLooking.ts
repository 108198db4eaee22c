/* Something that is done now and then while somebody looks at the page, and when they come back to it. */

const EVERY = 15_000;

/** Begin; returns what ends it. */
export function whileLooking(act: () => Promise<unknown>): () => void {
  let timer: number | undefined;
  let ended = false;
  const again = (): void => {
    window.clearTimeout(timer);
    if (!ended) timer = window.setTimeout(() => void look(), EVERY);
  };
  async function look(): Promise<void> {
    if (document.visibilityState !== "visible") return;
    await act();
    again();
  }
  const seen = (): void => {
    if (document.visibilityState === "visible") void look();
  };
  document.addEventListener("visibilitychange", seen);
  again();
  return () => {
    ended = true;
    window.clearTimeout(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
