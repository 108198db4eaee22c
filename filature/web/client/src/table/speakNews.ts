/* What happens at the table, spoken and sounded. */
import { resultWords } from "../ending/resultWords";
import { announcer, sentences } from "../live/announce.svelte";
import { sound } from "../live/sounds";
import type { News } from "../live/table.svelte";
import { settings } from "../settings.svelte";
import type { Sayable } from "../words/words";
import type { TableView } from "./tableView.svelte";

/** What was shown to the viewer alone is spoken only if they wish so: others may be listening. */
export const isSecret = (told: Sayable): boolean => told["private"] === true && !settings.now.aloud;

function isSpoken(told: Sayable, viewer: number): boolean {
  if (isSecret(told)) return false;
  return settings.now.verbosity === "all" || Object.values(told).includes(viewer);
}

/** The result is told last, in the words of the page: see `resultWords`. */
const RESULT = "over";

export function speakNews(news: News, view: TableView): void {
  const { say, refusal, words, viewer, highlights, moments } = view;
  switch (news.kind) {
    case "told":
      for (const told of news.say) if (told.type !== RESULT && isSpoken(told, viewer)) announcer.say(say("told", brief(told, view)));
      // A moment has a sound of its own.
      if (!moments.arrive(news.entries, highlights, news.missed)) sound("told");
      break;
    case "done":
      // One's own move is told as everybody's is; what only its owner was told is confirmed instead.
      if (!news.say.some((told) => isDecision(told, view) && isSpoken(told, viewer))) {
        announcer.say(say("action", news.action), settings.now.aloud ? undefined : words.text("ui-done"));
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

/** An event by which the viewer decided. */
function isDecision(told: Sayable, { viewer, highlights }: TableView): boolean {
  return told["seat"] === viewer && (highlights === null || highlights.decisions.includes(String(told["type"])));
}

/** That it is the viewer's turn. In short sentences, what was asked the last time is not repeated, nor
 * is it counted what was told anyway. */
function turn(asked: string, view: TableView): string {
  const { words, viewer, steps, say } = view;
  const known = view.lastAsked === asked;
  view.lastAsked = asked;
  const full = settings.now.wording === "full";
  const counted = steps.others && (full || settings.now.verbosity === "mine");
  return [
    `${words.text("ui-your-turn")}.`,
    ...(known && !full ? [] : [say("ask", { type: asked, seat: viewer })]),
    ...(counted ? [words.text("ui-since-yours", { count: steps.others })] : []),
  ].join(" ");
}
