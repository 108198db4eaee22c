/* What somebody shares of a solved case: which one, in how many tries and how long; nothing of its answer. */
import type { Words } from "../words/words";
import type { CaseResult } from "./history.svelte";

/** Put a time into words: "3 min 40". */
export function timeWords(words: Words, seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (!minutes) return words.text("ui-case-seconds", { seconds });
  return words.text("ui-case-minutes", { minutes, seconds: String(seconds % 60).padStart(2, "0") });
}

/** The lines to share; `days` is the streak, 0 where it is left out. */
export function shareLines(
  words: Words,
  game: string,
  number: number,
  { tries, seconds }: Pick<CaseResult, "tries" | "seconds">,
  days: number,
): string[] {
  return [
    words.text("ui-case-share-case", { number: String(number), game }),
    words.text("ui-case-share-how", { tries, time: timeWords(words, seconds) }),
    ...(days ? [words.text("ui-case-share-days", { days })] : []),
  ];
}
