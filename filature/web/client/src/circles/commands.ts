/* What can be typed on a circle's page. */
import { typed } from "../command/numbering";

export const COMMANDS = ["sit", "watch", "open", "tables", "league", "evening", "come", "members", "help"] as const;
export type Command = (typeof COMMANDS)[number];

/** Read a line: the name of a command, and what follows it, such as the name of a table. */
export function commandOf(line: string, names: (command: Command) => readonly string[]): { command: Command; rest: string } | null {
  const text = typed(line);
  for (const command of COMMANDS) {
    for (const name of names(command)) {
      if (text === name) return { command, rest: "" };
      if (text.startsWith(`${name} `)) return { command, rest: text.slice(name.length + 1).trim() };
    }
  }
  return null;
}

/** Find what has a name, whole or begun; only one that no other shares. */
export function named<T>(things: readonly T[], rest: string, name: (thing: T) => string): T | null {
  const begun = things.filter((thing) => typed(name(thing)).startsWith(rest));
  return things.find((thing) => typed(name(thing)) === rest) ?? (begun.length === 1 ? (begun[0] ?? null) : null);
}
