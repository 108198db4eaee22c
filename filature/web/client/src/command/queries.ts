/* Answers to what a player can ask about the table: their hand, the scores, the clocks… */
import { readNotebook, Refused } from "../api";
import type { Line, Section } from "../generated/wire";
import type { LogEntry } from "../live/table.svelte";
import { settings } from "../settings.svelte";
import type { TableView } from "../table/tableView.svelte";
import { durationWords, untilWords } from "../words/duration";
import { language } from "../words/language.svelte";
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
  return table.clocks.flatMap(({ seat, left, running, owes, vacation, deadline }) => {
    const name = names[seat] ?? "";
    const seconds = Math.max(0, Math.round(left - (running ? since : 0)));
    if (owes === undefined) return [words.text("ui-clock-of", { name, seconds })];
    if (vacation) return [words.text("ui-clock-vacation", { name, when: untilWords(vacation, language.now) })];
    if (!owes || !deadline) return [];
    const time = durationWords(seconds, language.now);
    return [seconds ? words.text("ui-clock-days", { name, time, when: untilWords(deadline, language.now) }) : words.text("ui-clock-over", { name })];
  });
}

/** What reads a sheet aloud for its viewer. */
export type SheetReader = Pick<TableView, "position" | "viewer" | "words" | "say">;

/** Read sections of a sheet, one statement a line. */
function readSections({ words, say }: Pick<SheetReader, "words" | "say">, sections: readonly Section[]): string[] {
  const statement = (kind: string, part: Line | Section): string => say(kind, { ...part.args, type: part.type });
  return sections.flatMap((section) => [
    `${statement("section", section)}${words.text("ui-colon")}`,
    ...section.lines.map((line) => statement("line", line)),
  ]);
}

/** Read what the viewer holds, or all the rest. */
export function readSheet(what: "hand" | "board", view: SheetReader): string[] {
  const mine = (section: Section): boolean => section.args?.["seat"] === view.viewer;
  return readSections(view, (view.position?.sheet ?? []).filter((section) => mine(section) === (what === "hand")));
}

/** The last things told. */
export const readLast = (log: readonly LogEntry[], say: SheetReader["say"]): string[] =>
  log.slice(-LAST).map((entry) => say("told", entry.say));

/** Answer a query, one statement a line. */
export async function answerQuery(what: Exclude<Askable, "legal" | "rules">, view: TableView): Promise<string[]> {
  const { table, info, position, waiting, names, words, say } = view;
  const sheet = position?.sheet ?? [];
  const read = (found: readonly Section[]): string[] => readSections(view, found);
  const orNothing = (lines: string[]): string[] => (lines.length ? lines : [words.text("ui-log-empty")]);

  switch (what) {
    case "hand":
    case "board":
      return readSheet(what, view);
    case "asked":
      return [currentPrompt(view)];
    case "last":
      return orNothing(readLast(table.log, say));
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
