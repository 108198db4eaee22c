/* What can be typed in a debrief. */
import { typed } from "../command/numbering";

export const COMMANDS = ["next", "previous", "step", "moment", "try", "chances", "unknown", "sentences", "help"] as const;
export type Command = (typeof COMMANDS)[number];

/** Read a line: the name of a command, and a number where one follows; a number alone is a step. */
export function commandOf(line: string, names: (command: Command) => readonly string[]): { command: Command; number: number | null } | null {
  const [, name = "", digits] = /^(.*?)\s*(\d+)?$/.exec(typed(line)) ?? [];
  const number = digits === undefined ? null : Number(digits);
  if (!name) return number === null ? null : { command: "step", number };
  const command = COMMANDS.find((one) => names(one).includes(name));
  return command ? { command, number } : null;
}
