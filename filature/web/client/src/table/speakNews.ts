/* What happens at the table, spoken and sounded. */
import { resultWords } from "../ending/resultWords";
import { announcer, sentences } from "../live/announce.svelte";
import { sound } from "../live/sounds";
import type { News } from "../live/table.svelte";
import { settings } from "../settings.svelte";
import type { Sayable } from "../words/words";
import type { TableView } from "./tableView.svelte";

const isPrivate = (told: Sayable): boolean => told["private"] === true;

/** What was shown to the viewer alone is spoken only if they wish so: others may be listening. */
export const isSecret = (told: Sayable): boolean => isPrivate(told) && !settings.now.aloud;

/** What the page's own voice says into the room of a text that may be private: a wish of its own. */
export const voicedOf = (text: string, isPrivate: boolean, instead = ""): string =>
  isPrivate && !settings.now.voicePrivate ? instead : text;

function isSpoken(told: Sayable, { viewer, words, highlights }: TableView): boolean {
  if (isSecret(told)) return false;
  if (settings.now.verbosity === "all") return true;
  const seats = Object.entries(told).flatMap(([name, value]) => (words.fields[name] === "seat" ? [value].flat() : []));
  return seats.includes(viewer) || (highlights?.isOnViewer({ ...told, type: String(told["type"]) }, viewer) ?? false);
}

/** The result is told last, in the words of the page: see `resultWords`. */
const RESULT = "over";

/** So long after an event, in milliseconds, the next one need not repeat what it said. */
const FRESH = 8_000;

export function speakNews(news: News, view: TableView): void {
  const { sayAloud, refusal, words, highlights, moments } = view;
  if (news.kind !== "told") view.lastHeard = null;
  switch (news.kind) {
    case "told":
      for (const told of news.say) {
        if (told.type === RESULT) continue;
        const isHeard = isSpoken(told, view);
        if (isHeard) {
          const text = sayAloud("told", { ...brief(told, view), ...context(told, view) });
          announcer.say(text, voicedOf(text, isPrivate(told)));
        }
        view.lastHeard = isHeard ? { event: told, at: Date.now() } : null;
      }
      // A moment has a sound of its own.
      if (!moments.arrive(news.entries, highlights, news.missed)) sound("told");
      break;
    case "done":
      // One's own move is told as everybody's is; what only its owner was told is confirmed instead.
      if (!news.say.some((told) => isDecision(told, view) && isSpoken(told, view))) {
        const done = sayAloud("action", news.action);
        announcer.say(done, voicedOf(done, true, words.text("ui-done")));
      }
      break;
    case "hurry":
      sound("hurry");
      announcer.sayNow(words.text("ui-hurry", { seconds: news.seconds }));
      break;
    case "asked":
      sound("turn");
      announcer.say(turn(news.asked, view));
      break;
    case "refused":
      sound("refused");
      announcer.sayNow(refusal(news.error));
      break;
    case "lost":
      announcer.sayNow(words.text("ui-lost"));
      break;
    case "restored":
      announcer.sayNow(words.text("ui-restored"));
      break;
    case "over": {
      if (news.fresh) sound("over");
      const { result, ending } = resultWords(view);
      announcer.say(sentences([result, ...ending]));
      break;
    }
  }
}

/** In short sentences, an event without what everybody knows already. */
function brief(told: Sayable, { highlights }: TableView): Sayable {
  const shorter = settings.now.wording === "short" ? highlights?.brief?.({ ...told, type: String(told["type"]) }) : undefined;
  return shorter ?? told;
}

/** What was said directly before an event: see `core/words.py`. */
function context(told: Sayable, { lastHeard }: TableView): { after?: string; again?: boolean } {
  if (!lastHeard || Date.now() - lastHeard.at > FRESH) return {};
  const { event } = lastHeard;
  return { after: String(event["type"]), again: typeof event["seat"] === "number" && event["seat"] === told["seat"] };
}

/** An event by which the viewer decided. */
function isDecision(told: Sayable, { viewer, highlights }: TableView): boolean {
  return told["seat"] === viewer && (highlights === null || highlights.decisions.includes(String(told["type"])));
}

/** That it is the viewer's turn. In short sentences, what was asked the last time is not repeated, what was
 * asked before is asked shortly, and what was told anyway is not counted. */
function turn(asked: string, view: TableView): string {
  const { words, viewer, steps, say, sayAloud } = view;
  const isRepeated = view.lastAsked === asked;
  const ask = view.everAsked.has(asked) ? sayAloud : say;
  view.lastAsked = asked;
  view.everAsked.add(asked);
  const full = settings.now.wording === "full";
  const counted = steps.others && (full || settings.now.verbosity === "mine");
  return [
    `${words.text("ui-your-turn")}.`,
    ...(isRepeated && !full ? [] : [ask("ask", { type: asked, seat: viewer })]),
    ...(counted ? [words.text("ui-since-yours", { count: steps.others })] : []),
  ].join(" ");
}
