/* What this browser keeps from one visit to the next, where it keeps such things at all. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing plays all the same.
  }
}

/** Keep nothing of what was before. */
export function forgetAll(): void {
  try {
    localStorage.clear();
  } catch {
    // There is nothing.
  }
}
