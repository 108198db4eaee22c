/* A circle as its page shows it: what the server says of it, and the words for it. */
import { getContext, setContext } from "svelte";
import { Refused } from "../api";
import type { Circle, CircleChange, CircleEvent, EventChange, MemberChange } from "../generated/wire";
import { announcer } from "../live/announce.svelte";
import { language, refusal } from "../words/language.svelte";
import type { Words } from "../words/words";
import { changeCircle, changeEvent, changeMe, readCircle } from "./circleApi";

export class CircleView {
  /** Null until it is loaded. */
  found = $state.raw<Circle | null>(null);
  /** The season whose league is shown; null: the present one. */
  season = $state.raw<number | null>(null);
  /** Something is on its way to the server. */
  busy = $state(false);
  problem = $state<string | null>(null);

  constructor(
    private readonly wordsNow: () => Words,
    private readonly gamesNow: () => Readonly<Record<string, string>>,
  ) {}

  /** The circle; to be asked for once it is there. */
  get circle(): Circle {
    if (!this.found) throw new Error("the circle is not loaded");
    return this.found;
  }

  get words(): Words {
    return this.wordsNow();
  }
  text = (id: string, args: Parameters<Words["text"]>[1] = {}): string => this.words.text(id, args);

  readonly you = $derived.by(() => this.found?.members.find(({ id }) => id === this.found?.you) ?? null);
  readonly isFounder = $derived.by(() => this.you?.founder ?? false);

  gameName = (id: string): string => this.gamesNow()[id] ?? id;
  isYou = (member: number | null): boolean => member !== null && member === this.circle.you;
  /** A member by name; who reads is "you". */
  name = (member: number): string => (this.isYou(member) ? this.text("ui-circle-you") : this.ownName(member));
  ownName = (member: number): string => this.circle.members.find(({ id }) => id === member)?.name ?? this.text("ui-circle-gone");

  /** A figure with one digit after the point at most, and a real minus. */
  figure = (value: number): string => formatted(value, { maximumFractionDigits: 1 });
  /** The same with its sign; 0 has none. */
  signed = (value: number): string => formatted(value, { maximumFractionDigits: 1, signDisplay: "exceptZero" });

  async reload(): Promise<void> {
    try {
      this.found = await readCircle(this.circle.id, { season: this.season });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  async showSeason(season: number): Promise<void> {
    this.season = season;
    await this.reload();
  }

  async showOlder(): Promise<void> {
    const found = await this.attempt(() => readCircle(this.circle.id, { from: this.circle.history.length }));
    if (found) this.found = { ...this.circle, history: [...this.circle.history, ...found.history], older: found.older };
  }

  /** Change the circle as its founder; says what was done, or why not. */
  change(change: CircleChange, done: string): Promise<boolean> {
    return this.replace(() => changeCircle(this.circle.id, change), done);
  }

  changeMe(change: MemberChange, done: string): Promise<boolean> {
    return this.replace(() => changeMe(this.circle.id, change), done);
  }

  /** Come to an event, begin it, call it off. */
  async changeEvent(event: string, change: EventChange, done: string): Promise<CircleEvent | null> {
    const found = await this.attempt(() => changeEvent(this.circle.id, event, change), done);
    if (found) await this.reload();
    return found;
  }

  private async replace(ask: () => Promise<Circle>, done: string): Promise<boolean> {
    const found = await this.attempt(ask, done);
    if (found) this.found = found;
    return found !== null;
  }

  /** Ask something of the server, once at a time; a refusal is shown and said. */
  async attempt<T>(ask: () => Promise<T>, done = ""): Promise<T | null> {
    if (this.busy) return null;
    this.busy = true;
    this.problem = null;
    try {
      const found = await ask();
      announcer.say(done);
      return found;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = refusal(this.words, error.say);
      announcer.sayNow(this.problem);
      return null;
    } finally {
      this.busy = false;
    }
  }
}

const formatted = (value: number, form: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(language.now, form).format(Math.abs(value) < 0.05 ? 0 : value).replace("-", "−");

const KEY = Symbol("circle");
export const setCircle = (view: CircleView): CircleView => setContext(KEY, view);
export const getCircle = (): CircleView => getContext<CircleView>(KEY);
