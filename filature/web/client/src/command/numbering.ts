/* Answers by number or by name, as in the terminal. */

/** A text as somebody would type it: small letters, all spaces alike, without the marks around names from
 * right to left. */
export const typed = (text: string): string =>
  text.replace(/[\u2066-\u2069]/gu, "").trim().replace(/\s+/gu, " ").toLowerCase();

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

/** Tell whether labels are words of their own: then they are enough, and need no numbers. */
export const byNameAlone = (labels: readonly string[]): boolean =>
  new Set(labels).size === labels.length && labels.every((label) => /^\p{L}+$/u.test(label));

/** As many numbers in a row as are worth being said as one range. */
const RANGE = 4;

/** List numbers in rising order, with ranges: 0 to 3, 5, 7. */
export function listed(numbers: readonly number[], range: (first: number, last: number) => string): string {
  const runs: number[][] = [];
  for (const one of numbers) {
    const run = runs.at(-1);
    if (run && one === run.at(-1)! + 1) run.push(one);
    else runs.push([one]);
  }
  return runs.map((run) => (run.length < RANGE ? run.join(", ") : range(run[0]!, run.at(-1)!))).join(", ");
}

export interface Numbered {
  number: string;
  label: string;
}

/** Say a list of numbered answers: the words with which several in a row begin are said once, and so are
 * those with which several of them go on. */
export function listAloud(all: readonly Numbered[], colon: string): string[] {
  const groups: Numbered[][] = [];
  for (const one of all) {
    const group = groups.at(-1);
    if (group && firstWord(group[0]!.label) === firstWord(one.label)) group.push(one);
    else groups.push([one]);
  }
  return groups.flatMap((group) => (group.length < 2 ? group.map(plainly) : together(group, colon)));
}

const firstWord = (label: string): string => label.split(" ")[0]!;
const plainly = ({ number, label }: Numbered): string => `${number}. ${label}`;

function together(group: readonly Numbered[], colon: string): string[] {
  const labels = group.map(({ label }) => label.split(" "));
  const shortest = Math.min(...labels.map((words) => words.length));
  let shared = 0;
  while (shared < shortest - 1 && labels.every((words) => words[shared] === labels[0]![shared])) shared++;
  const rests = labels.map((words) => words.slice(shared).join(" "));
  const lead = labels[0]!.slice(0, shared).join(" ");
  // A number beside the number of the answer would be taken for it: "3, 4. Swap base 1, 2".
  if (rests.every((rest) => /^\d+$/.test(rest))) return [`${group.map(({ number }) => number).join(", ")}. ${lead} ${rests.join(", ")}`];
  if (!shared || rests.some((rest) => /^\d/.test(rest))) return group.map(plainly);
  const [first, ...others] = listAloud(group.map(({ number }, at) => ({ number, label: rests[at]! })), colon);
  return [`${lead.replace(/\s*:$/u, "")}${colon} ${first!}`, ...others];
}
