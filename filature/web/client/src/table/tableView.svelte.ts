/* What the page of a table shows: the table, and its game in words for this viewer. */
import { createContext, untrack } from "svelte";
import type { Say, TableInfo } from "../generated/wire";
import { EventSteps } from "../live/eventSteps.svelte";
import type { LoadedGame } from "../live/loadedGame.svelte";
import { Moments } from "../live/moments.svelte";
import type { Table } from "../live/table.svelte";
import { Pencil } from "../notebook/marks.svelte";
import { language, refusal, spoken } from "../words/language.svelte";
import { settings } from "../settings.svelte";
import { isolated, type Sayable, type Words } from "../words/words";

export class TableView {
  /** What happened since the viewer last decided, to be stepped through. */
  readonly steps = new EventSteps();
  /** The events that are played on the board. */
  readonly moments = new Moments();

  /** Make it while a page is made. */
  constructor(
    readonly table: Table,
    private readonly loaded: LoadedGame,
  ) {
    this.pencil = new Pencil(table.id);
    // Marks stand on the board from the beginning; each seat of a device has its own.
    $effect(() => void this.pencil.open(this.table.info?.phase === "playing" ? this.table.you : null));
    $effect.pre(() => {
      const { highlights } = this.loaded;
      if (highlights === undefined) return;
      const told = { log: this.table.log, viewer: this.viewer, highlights, points: this.points[this.viewer] ?? null };
      untrack(() => this.steps.update(told));
    });
    $effect(() => {
      void this.viewer;
      this.lastAsked = null;
      this.everAsked.clear();
      this.lastHeard = null;
    });
  }

  /** The viewer's own marks and notes. */
  readonly pencil: Pencil;

  /** What the viewer was asked the last time, and ever. */
  lastAsked: string | null = null;
  readonly everAsked = new Set<string>();
  /** The event that was said last, and when; nothing else was said since. */
  lastHeard: { event: Sayable; at: number } | null = null;
  /** The rules are open. */
  rules = $state(false);
  /** The words of the game; those of the page until they are loaded. */
  readonly words = $derived.by(() => this.loaded.words ?? language.words);
  readonly viewer = $derived.by(() => this.table.viewer);
  readonly position = $derived.by(() => this.table.position);
  readonly waiting = $derived(this.position?.waiting ?? []);
  readonly outcome = $derived(this.position?.outcome ?? null);
  readonly names = $derived.by(
    () => this.table.info?.players.map((player) => player.name ?? language.words.text("ui-empty-seat")) ?? [],
  );
  /** What the game's events mean, where it says so. */
  readonly highlights = $derived.by(() => this.loaded.highlights ?? null);
  /** The points by seat, as far as the viewer may know them. */
  readonly points = $derived.by(() => (this.position ? (this.loaded.scoring?.points(this.position.view) ?? []) : []));
  readonly goal = $derived.by(() => (this.position ? (this.loaded.scoring?.goal(this.position.view) ?? null) : null));
  /** A scene stands in the place of the board until the viewer goes on: nothing is asked meanwhile. */
  held = $state(false);
  /** The viewer owes a decision that is not sent yet. */
  readonly yours = $derived.by(() => this.table.decision !== null && this.table.sent === null);

  /** The parts of the page that need it are only made once it is known. */
  get info(): TableInfo {
    if (!this.table.info) throw new Error("the table is not known yet");
    return this.table.info;
  }

  /** Put an object with a `type` into words: `KIND-TYPE`. */
  say = (kind: string, object: object): string => spoken(this.words, kind, { ...object }, this.viewer, this.names);

  /** The words for the ear, in short sentences unless somebody wants them full. */
  get wordsHeard(): Words {
    return settings.now.wording === "short" ? this.words.short : this.words;
  }

  /** The same as `say`, for the ear. */
  sayAloud = (kind: string, object: object): string =>
    spoken(this.wordsHeard, kind, { ...object }, this.viewer, this.names);

  refusal = (error: Say): string => refusal(this.words, error, this.viewer, this.names);

  /** Whose doing a sentence begins with, and the rest of it: the eye looks for who did what. */
  whoFirst(sentence: string): [who: string, rest: string] {
    const people = [this.words.text("ui-you"), ...this.names.map(isolated)];
    const who = people.find((name) => name && sentence.startsWith(`${name} `)) ?? "";
    return [who, sentence.slice(who.length)];
  }
}

export const [getTableView, setTableView] = createContext<TableView>();
