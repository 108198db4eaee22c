/* What happens at the table, spoken and sounded. */
import { assertive, polite } from "../live/announce.svelte";
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

/** The result is read where it stands, first of all: see `GameOver`. */
const RESULT = "over";

export function speakNews(news: News, { say, refusal, words, viewer, highlights, moments, steps }: TableView): void {
  switch (news.kind) {
    case "told":
      for (const told of news.say) if (told.type !== RESULT && isSpoken(told, viewer)) polite.say(say("told", told));
      // A moment has a sound of its own.
      if (!moments.arrive(news.entries, highlights, news.missed)) sound("told");
      break;
    case "hurry":
      sound("hurry");
      assertive.say(words.text("ui-hurry", { seconds: news.seconds }));
      break;
    case "asked":
      sound("turn");
      assertive.say(
        [
          `${words.text("ui-your-turn")}.`,
          say("ask", { type: news.asked, seat: viewer }),
          ...(steps.others ? [words.text("ui-since-yours", { count: steps.others })] : []),
        ].join(" "),
      );
      break;
    case "refused":
      sound("refused");
      assertive.say(refusal(news.error));
      break;
    case "lost":
      assertive.say(words.text("ui-lost"));
      break;
    case "restored":
      assertive.say(words.text("ui-restored"));
      break;
    case "over":
      sound("over");
      break;
  }
}
