/* The table that somebody is about to open: its game, their name, seats, bots and options. */
import { listGames, openTable, Refused } from "../api";
import type { GameInfo, NewSeat, Settings } from "../generated/wire";
import { assertive } from "../live/announce.svelte";
import { rememberedBotPace } from "../page/botPace";
import { rememberedName, rememberName } from "../page/playerName";
import { router, tablePath } from "../router.svelte";
import { coverOf, language, refusal, wordsOf } from "../words/language.svelte";
import type { Words } from "../words/words";

export interface ListedGame {
  info: GameInfo;
  words: Words;
}

/** What is chosen for one game; what is left out is the usual. */
interface Wanted {
  seats?: number;
  bot?: string;
  options?: Record<string, unknown>;
}

export class NewTable {
  games = $state.raw<ListedGame[]>([]);
  name = $state(rememberedName());
  problem = $state<string | null>(null);
  busy = $state(false);
  private chosenId = $state<string | null>(null);
  private wanted = $state.raw<Record<string, Wanted>>({});

  readonly chosen = $derived(this.games.find((game) => game.info.id === this.chosenId) ?? this.games[0] ?? null);
  private readonly wish = $derived(this.wanted[this.chosen?.info.id ?? ""] ?? {});
  readonly seats = $derived(this.wish.seats ?? this.chosen?.info.seats[0] ?? 2);
  /** Opponents for people; the references are for measuring. */
  readonly levels = $derived.by(() => {
    const all = this.chosen?.info.bots ?? [];
    const opponents = all.filter((level) => !level.startsWith("ref-"));
    return opponents.length ? opponents : all;
  });
  readonly bot = $derived(this.wish.bot ?? this.levels[1] ?? this.levels[0]);
  readonly options = $derived(this.wish.options ?? {});

  choose(id: string): void {
    this.chosenId = id;
  }

  want(wish: Wanted): void {
    if (this.chosen) this.wanted = { ...this.wanted, [this.chosen.info.id]: { ...this.wish, ...wish } };
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

  /** Open the table and go there. */
  async open(others: NewSeat[], settings: Settings = {}): Promise<void> {
    if (!this.chosen || this.busy) return;
    this.busy = true;
    this.problem = null;
    const { info, words } = this.chosen;
    const name = this.name.trim();
    rememberName(name);
    try {
      const seated = await openTable({
        game: info.id,
        name: name || language.words.text("ui-guest"),
        seats: [{ kind: "person" }, ...others],
        options: this.options,
        settings: { bot_pace: rememberedBotPace(), ...settings },
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

  /** Fill the other seats with bots. */
  openWithBots(): Promise<void> {
    return this.open(Array.from({ length: this.seats - 1 }, () => ({ kind: "bot", bot: this.bot ?? null })));
  }

  /** Fetch the next page and its words while the button is being reached for. */
  prepare = (): void => {
    void import("../table/TablePage.svelte");
    if (this.chosen) wordsOf(language.now, this.chosen.info).catch(() => undefined);
  };

  private fail(text: string): void {
    this.problem = text;
    assertive.say(text);
  }
}
