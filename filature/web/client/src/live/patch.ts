/* What has changed of a position, applied to the one before (`core/patches.py`, docs/api.md).
 *
 * A change is `[value]`, the value now; `{key: change}`, some members of an object or items of an array;
 * or `[start, count, items]`, which takes items out of an array and puts others in their place. What has
 * not changed is the same object as before.
 */
type Change = unknown[] | Record<string, unknown>;

/** Return a value after a change; the one before stays as it is. */
export function patched(value: unknown, change: Change): unknown {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    const [start, count, items] = change as [number, number, unknown[]];
    const list = value as unknown[];
    return [...list.slice(0, start), ...items, ...list.slice(start + count)];
  }
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  for (const [key, inner] of Object.entries(change)) copy[key] = patched(copy[key], inner as Change);
  return copy;
}
