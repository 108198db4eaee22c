/* The games on the covers, and the table that somebody is about to open: its seats, bots and options,
 * which are kept for the next time, game by game.
 */
import { listGames, openTable, Refused } from "../api";
import type { GameInfo, NewSeat, NewTable as WantedTable, Seated, Settings } from "../generated/wire";
import { announcer } from "../live/announce.svelte";
import { rememberBotPace, rememberedBotPace, type BotPace } from "../page/botPace";
import { rememberedName } from "../page/playerName";
import { rememberedRest } from "../page/rest";
import { router, tablePath } from "../router.svelte";
import { recall, remember } from "../storage";
import { coverOf, language, refusal, wordsOf } from "../words/language.svelte";
import type { Words } from "../words/words";

export interface ListedGame {
  info: GameInfo;
  words: Words;
}

export interface Choice {
  seats: number;
  bot: string | null;
  /** The options that are not at their default. */
  options: Record<string, unknown>;
}

const KEPT = "filature.choice.";

/** What was chosen for a game last time, as far as the game still has it. */
function keptChoice(info: GameInfo): Choice {
  const levels = info.bots;
  const usual: Choice = { seats: info.usual_seats, bot: levels[1] ?? levels[0] ?? null, options: {} };
  let kept: Partial<Choice>;
  try {
    kept = (JSON.parse(recall(KEPT + info.id) ?? "{}") as Partial<Choice> | null) ?? {};
  } catch {
    return usual;
  }
  const options = Object.entries(kept.options ?? {}).filter(([name]) => info.options.some((one) => one.name === name));
  return {
    seats: kept.seats !== undefined && info.seats.includes(kept.seats) ? kept.seats : usual.seats,
    bot: kept.bot != null && levels.includes(kept.bot) ? kept.bot : usual.bot,
    options: Object.fromEntries(options),
  };
}

export class NewTable {
  games = $state.raw<ListedGame[]>([]);
  problem = $state<string | null>(null);
  busy = $state(false);
  /** How soon bots decide, whatever the game. */
  botPace = $state(rememberedBotPace());
  private choices = $state.raw<Record<string, Choice>>({});

  /** `opener`: asks the server for the table. `among`: says who sees it, where those are the members of a circle. */
  constructor(
    private readonly opener: (wanted: WantedTable) => Promise<Seated> = openTable,
    readonly among: (() => string) | null = null,
  ) {}

  choice(info: GameInfo): Choice {
    return this.choices[info.id] ?? keptChoice(info);
  }

  want(info: GameInfo, wish: Partial<Choice>): void {
    const choice = { ...this.choice(info), ...wish };
    this.choices = { ...this.choices, [info.id]: choice };
    remember(KEPT + info.id, JSON.stringify(choice));
  }

  wantPace(pace: BotPace): void {
    this.botPace = pace;
    rememberBotPace(pace);
  }

  /** Load the games in the language of the page. */
  async load(): Promise<void> {
    const now = language.now;
    try {
      const list = (await listGames()).games;
      const loaded = await Promise.all(list.map(async (info) => ({ info, words: await coverOf(now, info) })));
      if (now !== language.now) return;
      this.games = loaded;
      this.problem = null;
    } catch {
      this.fail(language.words.text("ui-unreachable"));
    }
  }

  /** Open a table and go there. */
  async open({ info, words }: ListedGame, others: NewSeat[], settings: Settings = {}): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    const choice = this.choice(info);
    remember(KEPT + info.id, JSON.stringify(choice));
    try {
      const seated = await this.opener({
        game: info.id,
        name: rememberedName() || language.words.text("ui-guest"),
        seats: [{ kind: "person" }, ...others],
        options: choice.options,
        // Nothing is said of the usual pace.
        rest: settings.pace?.kind === "days" ? rememberedRest() : null,
        settings: { bot_pace: this.botPace === "normal" ? undefined : this.botPace, ...settings },
      });
      router.go(tablePath(seated.table));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // Why a game refuses does not stand on its cover.
      this.fail(refusal(await wordsOf(language.now, info).catch(() => words), error.say));
    } finally {
      this.busy = false;
    }
  }

  /** Play at once: bots take the other seats. */
  play(game: ListedGame): Promise<void> {
    const { seats, bot } = this.choice(game.info);
    return this.open(game, Array.from({ length: seats - 1 }, () => ({ kind: "bot", bot })));
  }

  /** Fetch the next page and its words while a button is being reached for. */
  prepare(info: GameInfo): void {
    void import("../table/TablePage.svelte");
    wordsOf(language.now, info).catch(() => undefined);
  }

  private fail(text: string): void {
    this.problem = text;
    announcer.sayNow(text);
  }
}

/** How many play a game, and for how long, as its cover says. */
export function factsOf({ info, words }: ListedGame, page: Words): { counts: string; minutes: string | null } {
  // As texts: the browser takes long to learn how numbers are written, and these need no telling.
  const first = String(info.seats[0] ?? 2);
  const last = String(info.seats.at(-1) ?? first);
  const together = page.text(info.seats.length === 2 ? "ui-or" : "ui-from-to", { first, last });
  return {
    counts: page.text("ui-players-count", { counts: first === last ? first : together }),
    minutes: words.has("minutes") ? page.text("ui-minutes", { minutes: words.text("minutes") }) : null,
  };
}
