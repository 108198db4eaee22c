/* One table as this viewer knows it: the one store from which the page is drawn. */
import { contributeTo } from "../fair/contributeTo";
import { fairDevice, type FairDevice } from "../fair/fairDevice";
import { focusOn } from "../kit/focusOn";
import { tick } from "svelte";
import { announcer } from "./announce.svelte";
import type {
  Act,
  Clock,
  Decision,
  EventMessage,
  Position,
  Receipt,
  RecordAction,
  Say,
  TableInfo,
} from "../generated/wire";
import { LiveConnection, type Connection, type Heard, type NewAct } from "./liveConnection";
import { SPECTATOR } from "../words/words";

export interface LogEntry<Event = Say> {
  /** The number of the message in this viewer's own stream. */
  seq: number;
  at: number;
  say: Event;
}

/** What the page should speak of, beside showing it. */
export type News =
  /** `missed`: while the connection was lost; `entries`: what has just happened. */
  | { kind: "told"; say: Say[]; entries: LogEntry[]; missed: boolean }
  /** What somebody typed was done; `say` is what was told along with it. */
  | { kind: "done"; action: RecordAction; say: Say[] }
  | { kind: "asked"; asked: string }
  | { kind: "refused"; error: Say }
  | { kind: "lost" }
  | { kind: "restored" }
  | { kind: "hurry"; seconds: number }
  /** `fresh`: it ended just now; otherwise it had when somebody came. */
  | { kind: "over"; fresh: boolean };

/** The time left at which somebody is warned. */
const WARNING = 20;

export class Table {
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<number | null>(null);
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogEntry[]>([]);
  connection = $state.raw<Connection>("connecting");
  notice = $state.raw<Say | null>(null);
  /** The seats that this device holds; with several it is covered until somebody looks. */
  seats = $state.raw<number[]>([]);
  /** As whom somebody is looking, on a device that holds several seats. */
  looking = $state.raw<number | null>(null);
  /** The clocks as they stood at `clocksAt`, where time is kept. */
  clocks = $state.raw<Clock[]>([]);
  clocksAt = $state.raw(0);
  /** Why an act other than the decision was refused, until the next one. */
  trouble = $state.raw<Say | null>(null);
  refusal = $state.raw<{ decision: string; error: Say } | null>(null);
  /** The decision that was answered and is on its way. */
  sent = $state.raw<string | null>(null);
  news = $state.raw<News[]>([]);

  readonly viewer = $derived(this.you ?? SPECTATOR);
  /** The first decision that this viewer owes; the others follow. */
  readonly decision = $derived<Decision | null>(this.position?.decisions[0] ?? null);
  readonly shared = $derived(this.seats.length > 1);
  /** Nobody is looking: no secret of any seat is on this device. */
  readonly covered = $derived(this.shared && this.looking === null);

  /** This device’s part in the fair deal. */
  readonly fair: FairDevice;
  private readonly live: LiveConnection;
  private known = false;
  /** What was typed, until the server has taken it: then it is confirmed. */
  private typed: RecordAction | null = null;

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {
    this.fair = fairDevice(id);
    this.live = new LiveConnection(
      liveAddress(id),
      {
        message: (message) => void this.receive(message),
        connection: (state) => this.connected(state),
        answered: (act, error, receipt) => this.answered(act, error, receipt),
      },
      invite,
    );
  }

  /** `watching`: the page does not ask first whether somebody without a seat wants one. */
  start(watching: boolean): void {
    this.live.watching = watching;
    this.live.start();
  }

  stop(): void {
    window.clearTimeout(this.warning);
    this.live.stop();
  }

  /** Begin anew as the holder of a seat. */
  restart(): void {
    this.known = false;
    this.live.restart();
  }

  /** Somebody at the door has chosen to watch. */
  watch(): void {
    this.live.watching = true;
    this.restart();
  }

  /** Answer a decision. What was `typed` is confirmed in words, where nothing else tells it. */
  answer(decision: Decision, action: RecordAction, typed = false): void {
    if (this.sent === decision.id) return;
    this.sent = decision.id;
    this.typed = typed ? action : null;
    this.refusal = null;
    this.live.act({ type: "command", decision: decision.id, action });
  }

  /** Do something else at the table. */
  act(wanted: NewAct): void {
    this.trouble = null;
    this.live.act(wanted);
  }

  /** Look as one of this device's seats, or cover everything. */
  look(seat: number | null): void {
    this.looking = seat;
    this.forget();
    this.live.look(seat);
    // The button that was pressed is gone.
    void tick().then(keepFocus);
  }

  /** Take everything that somebody was shown out of the page's memory. */
  private forget(): void {
    this.known = false;
    this.you = null;
    this.position = null;
    this.log = [];
    this.news = [];
    this.refusal = null;
    this.trouble = null;
    this.sent = null;
    this.typed = null;
    announcer.forget();
  }

  private answered(act: Act, error: Say | null, receipt: Receipt | null): void {
    if (act.type === "fair_commit" || act.type === "fair_open") {
      this.fair.answered(act, error, receipt);
      return;
    }
    if (act.type === "command") {
      if (!error) return;
      this.sent = null;
      this.typed = null;
      this.refusal = { decision: act.decision, error };
    } else {
      this.trouble = error;
    }
    if (error) this.tell({ kind: "refused", error });
  }

  /** Hand over what is to be spoken, once. */
  takeNews(): News[] {
    const news = this.news;
    if (news.length) this.news = [];
    return news;
  }

  private tell(...news: News[]): void {
    this.news = [...this.news, ...news];
  }

  private connected(state: Connection): void {
    const before = this.connection;
    this.connection = state;
    if (state === "ended" && this.notice?.type === "not_seated") {
      // The seat is somebody else's, or on other devices alone: nothing of it stays on this page.
      this.forget();
      this.info = null;
      return;
    }
    if (state === "lost" && before === "open") this.tell({ kind: "lost" });
    if (state === "open" && before === "lost" && this.known) this.tell({ kind: "restored" });
  }

  private async receive(message: Heard): Promise<void> {
    const held = isHeld();
    this.apply(message);
    if (message.type === "welcome" || message.type === "table") this.contribute(message.table);
    await tick();
    if (held) keepFocus();
  }

  private apply(message: Heard): void {
    switch (message.type) {
      case "welcome": {
        const first = message.seq - message.say.length + 1;
        const fresh = message.say.flatMap((say, at) => entries(first + at, say));
        const returning = this.known && this.you === message.you;
        /** What was heard before may be told anew, as after an erasure: it is shown, and not spoken again. */
        const heard = returning ? (this.log.at(-1)?.seq ?? 0) : 0;
        const news = fresh.filter((entry) => entry.seq > heard);
        this.log = returning ? [...kept(this.log).filter((entry) => entry.seq < first), ...fresh] : fresh;
        this.known = true;
        this.notice = null;
        this.know(message.table);
        this.seats = message.seats;
        this.you = message.you;
        this.setClocks(message.clocks?.clocks ?? []);
        // A new arrival reads the page; after a reconnection, what was missed is spoken.
        const told = returning ? news.map((entry) => entry.say) : (message.say.at(-1) ?? []);
        this.move(message.position, told, returning, returning ? news : []);
        return;
      }
      case "event":
        this.hear(message);
        return;
      case "table":
        this.know(message.table);
        return;
      case "notice":
        this.notice = message.say;
        return;
      case "clocks":
        this.setClocks(message.clocks);
        return;
      case "pong":
        return;
    }
  }

  private know(info: TableInfo): void {
    const stopped = this.info?.phase === "playing" && info.phase === "left";
    this.info = info;
    if (stopped) this.tell({ kind: "over", fresh: true });
  }

  /** Have this device do its part in the fair deal, here or where the same people play again. */
  private contribute({ fair, phase, again }: TableInfo): void {
    const over = phase === "over" || phase === "left" || phase === "closed";
    this.fair.react(fair, this.seats, over, (contribution) => this.live.act(contribution));
    if (again && this.seats.length) contributeTo(again, liveAddress);
  }

  private warning: number | undefined;

  private setClocks(clocks: Clock[]): void {
    this.clocks = clocks;
    this.clocksAt = Date.now();
    window.clearTimeout(this.warning);
    const mine = clocks.find((clock) => clock.seat === this.you && clock.running);
    // With days left nobody is hurried.
    if (!mine || mine.owes !== undefined) return;
    const wait = Math.max(0, mine.left - WARNING) * 1000;
    this.warning = window.setTimeout(() => {
      if (this.decision) this.tell({ kind: "hurry", seconds: Math.min(WARNING, Math.round(mine.left)) });
    }, wait);
  }

  private hear({ seq, say, position }: EventMessage): void {
    const fresh = entries(seq, say);
    this.log = [...kept(this.log), ...fresh];
    this.move(position, say, true, fresh, false);
  }

  /** `told` is spoken; of `fresh`, what has just happened, some is played on the board. */
  private move(position: Position | null, told: Say[], wasHere: boolean, fresh: LogEntry[], missed = true): void {
    const before = this.decision?.id;
    const ended = this.position?.outcome ?? null;
    this.position = position;
    const decision = this.decision;
    const taken = this.sent !== null && decision?.id !== this.sent;
    if (taken && this.typed) this.tell({ kind: "done", action: this.typed, say: told });
    if (taken) this.sent = this.typed = null;
    if (decision?.id !== this.refusal?.decision) this.refusal = null;
    if (told.length) this.tell({ kind: "told", say: told, entries: fresh, missed });
    if (decision && decision.id !== before) this.tell({ kind: "asked", asked: decision.asked });
    if (position?.outcome && !ended) this.tell({ kind: "over", fresh: wasHere });
  }
}

function liveAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live`;
}

/** Tell whether something on the page has the focus. */
export const isHeld = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

/** What had the focus may be gone now; it must not fall to the page's beginning. The place that gets it
 * has a short name: what is asked is announced, in its turn. */
export function keepFocus(): void {
  if (isHeld()) return;
  const place = document.getElementById("table-place") ?? document.getElementById("ask") ?? document.querySelector("h1");
  focusOn(place, { preventScroll: true });
}

/** What is fleeting is told once: the log lets it go when something else happens. */
const kept = (log: LogEntry[]): LogEntry[] => log.filter((entry) => entry.say["fleeting"] !== true);

function entries(seq: number, say: readonly Say[]): LogEntry[] {
  return say.map((one, at) => ({ seq, at, say: one }));
}
