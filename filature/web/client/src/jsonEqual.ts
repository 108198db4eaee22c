/** Compare two JSON values as a record does. */
export function jsonEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && jsonEqual(a[key], b[key]));
}

/** Tell whether one of these values equals another. */
export const includesEqual = (values: readonly unknown[], value: unknown): boolean =>
  values.some((one) => jsonEqual(one, value));

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
