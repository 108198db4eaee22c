/* The result of a finished game as its title in a list: "2e, à 3 points". */
import type { MyGame } from "../generated/wire";
import type { Words } from "../words/words";

/** Say how a finished game ended for this browser's seat. */
export function shortResult(words: Words, { outcome, you, phase }: Pick<MyGame, "outcome" | "you" | "phase">): string {
  const [seat] = you;
  if (!outcome || seat === undefined || phase !== "over") return words.text("ui-mine-stopped");
  const { winners, scores } = outcome;
  const [winner] = winners;
  if (winner === undefined) return words.text("ui-mine-nobody");
  const mine = scores[seat] ?? 0;
  const best = scores[winner] ?? 0;
  const duel = scores.length === 2;
  const won = you.some((one) => winners.includes(one));
  if (won && winners.length > 1) return words.text("ui-mine-shared", { count: winners.length });
  if (duel) {
    const theirs = scores[1 - seat] ?? 0;
    return words.text(won ? "ui-mine-won-duel" : "ui-mine-lost-duel", { mine, theirs });
  }
  if (won) return words.text("ui-mine-won", { points: mine });
  const place = 1 + scores.filter((points, other) => winners.includes(other) || points > mine).length;
  // The rules may have decided against more points: then the margin says nothing.
  return words.text("ui-mine-place", { place, margin: Math.max(0, best - mine) });
}
