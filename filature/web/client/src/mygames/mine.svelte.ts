/* The games at which this browser holds a seat, as the server tells them to those seats. */
import { everSeated, myGames, takeEarlyGames } from "../api";
import type { Clock, MyGame, Say } from "../generated/wire";
import { durationWords, untilWords } from "../words/duration";
import { gameNamed, language, spoken, wordsAt } from "../words/language.svelte";
import { SPECTATOR } from "../words/words";

class Mine {
  running = $state.raw<MyGame[]>([]);
  finished = $state.raw<MyGame[]>([]);
  /** How many finished games are not loaded. */
  older = $state.raw(0);
  /** This browser has sat at a table before. */
  known = $state.raw(everSeated());
  state = $state.raw<"loading" | "loaded" | "unreachable">("loading");

  /** Where it is this browser's turn; those with the least time first, then the newest. */
  readonly turns = $derived(
    this.running.filter(({ turn, aside }) => turn && !aside).sort((a, b) => (a.left ?? Infinity) - (b.left ?? Infinity)),
  );
  readonly waits = $derived(this.running.filter(({ turn }) => !turn));
  /** Games against bots that nobody has gone on with for days: they can be, and call nobody. */
  readonly aside = $derived(this.running.filter(({ turn, aside }) => turn && aside));

  /** The games with a pace in days. */
  readonly days = $derived(this.running.filter(({ days }) => days));

  async load(): Promise<void> {
    try {
      const found = await (takeEarlyGames() ?? myGames());
      this.running = found.running;
      this.finished = found.finished;
      this.older = found.older;
      this.known ||= found.running.length + found.finished.length > 0;
      this.state = "loaded";
      showBadge(this.turns.length);
    } catch {
      this.state = "unreachable";
    }
  }

  /** Load the next finished games. */
  async loadOlder(): Promise<void> {
    const found = await myGames(this.finished.length);
    this.finished = [...this.finished, ...found.finished];
    this.older = found.older;
  }
}

/** Count the decisions owed on the app's icon, where it has one. */
function showBadge(count: number): void {
  // Browsers without installed apps have neither; some have them and refuse.
  void navigator.setAppBadge?.(count).catch(() => undefined);
}

export const mine = new Mine();

const namesOf = (game: MyGame): string[] => game.players.map(({ name }) => name ?? "");
/** As whom this browser reads what it is told; on a device of several, as nobody of them. */
export const viewerOf = (game: MyGame): number => (game.you.length === 1 ? (game.you[0] ?? SPECTATOR) : SPECTATOR);

/** Against or with whom somebody plays, or nothing while nobody else sits there. */
export function opponentsOf(game: MyGame): string {
  const words = language.words;
  const names = game.players.flatMap(({ seat, name }) => (name && !game.you.includes(seat) ? [name] : []));
  if (!names.length) return "";
  if (names.length > 3) return words.text("ui-game-of", { count: game.players.length });
  return words.text(game.players.length === 2 ? "ui-against" : "ui-with", { names: words.joined(names) });
}

/** Whom everybody waits for. */
export function waitingFor(game: MyGame): string {
  const words = language.words;
  const empty = game.players.filter(({ kind }) => kind === "empty").length;
  if (game.phase === "gathering") return words.text("ui-gathering", { count: empty });
  const names = game.waiting.flatMap((seat) => game.players[seat]?.name ?? []);
  return names.length ? words.text("ui-awaiting", { names: words.joined(names) }) : words.text("ui-wait");
}

/** What everybody was told since this browser last looked, or last of all, in words; the words of its game are fetched
 * for it. */
export async function newsOf(game: MyGame): Promise<string[]> {
  // Read before anything is awaited, so that another language is followed.
  const now = language.now;
  const news: Say[] = game.since.length ? game.since : game.last ? [game.last] : [];
  const info = news.length ? await gameNamed(game.game).catch(() => null) : null;
  const words = info && (await wordsAt(now, info, game).catch(() => null));
  if (!words) return [];
  return news
    .filter(({ type }) => words.has(`told-${type}`))
    .map((one) => spoken(words, "told", one, viewerOf(game), namesOf(game)));
}

/** How long there is, for this browser's seat or for whom it waits; with a pace in days until when. */
export function timeOf(game: MyGame): string | null {
  const words = language.words;
  const now = language.now;
  if (game.paused && game.turn) return words.text("ui-mine-paused");
  if (game.turn) {
    if (game.left === null) return null;
    if (game.left <= 0) return words.text("ui-mine-late");
    const time = durationWords(game.left, now);
    return game.deadline === null ? words.text("ui-mine-left", { time }) : words.text("ui-mine-left-until", { time, when: untilWords(game.deadline, now) });
  }
  const others = game.clocks.filter(({ owes, seat }) => owes && !game.you.includes(seat));
  if (!others.length) return null;
  const of = ({ seat, left, vacation }: Clock): string => {
    const name = game.players[seat]?.name ?? "";
    if (vacation) return words.text("ui-clock-vacation", { name, when: untilWords(vacation, now) });
    return left > 0 ? words.text("ui-mine-has", { name, time: durationWords(left, now) }) : words.text("ui-clock-over", { name });
  };
  return others.map(of).join(" ");
}
