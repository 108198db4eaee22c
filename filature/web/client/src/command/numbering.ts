/* Answers by number, as in the terminal. */

/** Give every label the number by which it is chosen: its own where each has only one of its own. */
export function numbered(labels: readonly string[]): number[] {
  const held = labels.map((label) => label.match(/\d+/g) ?? []);
  const own = held.flatMap((found) => (found.length ? [Number(found[0])] : []));
  if (held.some((found) => found.length > 1) || new Set(own).size < own.length) return labels.map((_, at) => at + 1);
  let after = Math.max(0, ...own);
  return held.map((found) => (found.length ? Number(found[0]) : ++after));
}

/** Tell whether labels are the same but for one number each: then the numbers are enough. */
export function byNumberAlone(labels: readonly string[]): boolean {
  const frames = new Set(labels.map((label) => label.replace(/\d+/g, "#")));
  return frames.size === 1 && labels.every((label) => label.match(/\d+/g)?.length === 1);
}
