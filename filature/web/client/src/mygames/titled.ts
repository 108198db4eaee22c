/* How many decisions somebody owes, where they see it without looking at the page. */
import { mine } from "./mine.svelte";

/** Return the title of a page with the number of decisions owed. */
export const titled = (title: string): string => (mine.turns.length ? `(${String(mine.turns.length)}) ${title}` : title);
