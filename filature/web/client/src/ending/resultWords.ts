/* How a game ended, in words. */
import type { TableView } from "../table/tableView.svelte";
import { tieRule, verdict } from "./result";

export interface ResultWords {
  result: string;
  /** How it came to that, one sentence each. */
  ending: string[];
}

export function resultWords({ outcome, info, viewer, words, names }: TableView): ResultWords {
  if (!outcome) {
    const leaver = info.players.find((player) => player.left) ?? null;
    const who = leaver?.seat === viewer ? "you" : "other";
    const result = leaver ? words.text("ui-stopped-by", { who, name: leaver.name ?? "" }) : words.text("ui-stopped");
    return { result, ending: [words.text("ui-stopped-how")] };
  }
  const name = (seat: number): string => String(words.value("seat", seat, viewer, names));
  const ending = [words.text("ui-ending", words.arguments({ ...outcome }, viewer, names))];
  const rule = tieRule(outcome);
  if (rule) ending.push(words.text(words.has(`tie-${rule}`) ? `tie-${rule}` : "ui-tie-shared"));
  return { result: verdict(words, outcome, viewer, name), ending };
}
