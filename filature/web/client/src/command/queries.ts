/* Answers to what a player can ask about the table: their hand, the scores, the clocks… */
import { readNotebook, Refused } from "../api";
import type { Line, Section } from "../generated/wire";
import { settings } from "../settings.svelte";
import type { TableView } from "../table/tableView.svelte";
import { isolated } from "../words/words";
import { ASKABLE, keyOf, type Askable } from "./queryKeys";

const LAST = 5;
/** The lines of a sheet that tell points. */
const SCORES = ["points", "score", "total"];

/** What is asked of the viewer now, or what the others are doing. */
export function currentPrompt({ table, waiting, viewer, words, say }: TableView): string {
  if (table.decision) return say("ask", { type: table.decision.asked, seat: viewer });
  return waiting.map((one) => say("waiting", { type: one.asked, seat: one.seat })).join(" ") || words.text("ui-wait");
}

/** How much time everybody has left, where time is kept. */
function clocks({ table, names, words }: TableView): string[] {
  const since = (Date.now() - table.clocksAt) / 1000;
  return table.clocks.map(({ seat, left, running }) =>
    words.text("ui-clock-of", { name: names[seat] ?? "", seconds: Math.max(0, Math.round(left - (running ? since : 0))) }),
  );
}

/** Answer a query, one statement a line. */
export async function answerQuery(what: Exclude<Askable, "legal" | "rules">, view: TableView): Promise<string[]> {
  const { table, info, position, waiting, names, words, viewer, say } = view;
  const sheet = position?.sheet ?? [];
  const statement = (kind: string, part: Line | Section): string => say(kind, { ...part.args, type: part.type });
  const read = (found: readonly Section[]): string[] =>
    found.flatMap((section) => [
      `${statement("section", section)}${words.text("ui-colon")}`,
      ...section.lines.map((line) => statement("line", line)),
    ]);
  const mine = (section: Section): boolean => section.args?.["seat"] === viewer;
  const orNothing = (lines: string[]): string[] => (lines.length ? lines : [words.text("ui-log-empty")]);

  switch (what) {
    case "hand":
      return read(sheet.filter(mine));
    case "board":
      return read(sheet.filter((section) => !mine(section)));
    case "asked":
      return [currentPrompt(view)];
    case "last":
      return orNothing(table.log.slice(-LAST).map((entry) => say("told", entry.say)));
    case "scores":
      return orNothing(
        sheet.flatMap((section) => {
          const lines = section.lines.filter((line) => section.type === "scores" || SCORES.includes(line.type));
          return lines.length ? read([{ ...section, lines }]) : [];
        }),
      );
    case "players": {
      const players = info.players.map(({ seat, kind, present }) => {
        const you = seat === table.you ? ` ${words.text("ui-that-is-you")}` : "";
        const presence = words.text(`ui-presence-${kind === "bot" ? "robot" : present ? "here" : "away"}`);
        const decides = waiting.some((one) => one.seat === seat) ? `, ${words.text("ui-decides")}` : "";
        return `${isolated(names[seat] ?? "")}${you}, ${presence}${decides}.`;
      });
      return [...players, ...clocks(view)];
    }
    case "clock": {
      const lines = clocks(view);
      return lines.length ? lines : [words.text("ui-no-clock")];
    }
    case "notebook":
      if (table.you === null) return [words.text("ui-watching")];
      try {
        return read((await readNotebook(table.id, table.you)).pages);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        return [view.refusal(error.say)];
      }
    case "help": {
      const { keys } = settings.now;
      const key = (one: Askable): string => keyOf(one, keys).toUpperCase();
      return [
        words.text("ui-command-help"),
        ...ASKABLE.filter(key).map((one) => words.text("ui-key-for", { what: words.text(`ui-query-${one}`), key: key(one) })),
      ];
    }
  }
}
