/* The connection to one table: it says hello, comes back by itself, and loses no decision.
 *
 * A command is kept until it is acknowledged and sent again, under the same id, after every new
 * welcome; the server applies it once. `have` is the number of the last message of this viewer's
 * own stream: after an interruption the server sends what came later.
 */
import { randomId } from "../randomId";
import { patched } from "./patch";
import {
  PROTOCOL,
  type Ack,
  type Act,
  type FromClient,
  type FromServer,
  type PatchMessage,
  type Position,
  type Receipt,
  type Say,
} from "../generated/wire";

export type Connection = "connecting" | "open" | "lost" | "ended";

const FIRST_WAIT = 250;
/* In the first minute it is tried often enough that two seconds after the network is back, so is the
 * table; later the server is spared. */
const LONGEST_WAIT = 1_400;
const LONG_LOST = 60_000;
const LONG_WAIT = 5_000;
/* A dead line is noticed by asking: a seat asks often, as the others are told whether it is here.
 * A hidden page may be let run once a minute only, and says so. */
const PING_INTERVAL = 4_000;
const SPECTATOR_PING_INTERVAL = 20_000;
const PONG_WITHIN = 3_000;
const HEARD_WITHIN = { visible: 8, hidden: 90 };
/* A connection that does not come about was asked for while there was no network: soon after a loss
 * it is worth more to ask again than to wait; a slow network is given its time later. */
const OPEN_WITHIN = 8_000;
const SOON_LOST = 15_000;
const SOON_OPEN_WITHIN = 2_000;

/** Close codes after which coming back is pointless: bad message, not allowed, no such table. */
const FOR_GOOD = [4400, 4403, 4404];

/** What a listener hears: of a patch, the event with the whole position. */
export type Heard = Exclude<FromServer, Ack | PatchMessage>;

export interface Listener {
  message(message: Heard): void;
  connection(state: Connection): void;
  /** An act was answered: refused, or done; a contribution to a fair deal with a receipt. */
  answered(act: Act, error: Say | null, receipt: Receipt | null): void;
}

/** An act without the id that the connection gives it. */
export type NewAct = Act extends infer One ? (One extends Act ? Omit<One, "id"> : never) : never;

export class LiveConnection {
  private socket: WebSocket | null = null;
  private state: Connection = "connecting";
  private seq = 0;
  /** The position of the last message, which patches change. */
  private position: Position | null = null;
  private wait = FIRST_WAIT;
  private retry: number | undefined;
  private pingTimer: number | undefined;
  private timeout: number | undefined;
  private seated = false;
  private lostAt = 0;
  private seat: number | null = null;
  /** The viewer was switched: until the welcome, messages are for the previous viewer. */
  private switching = false;
  /** Somebody without a seat watches; otherwise they are at the door, and counted by nobody. */
  watching = false;
  private readonly unacknowledged = new Map<string, Act>();

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly invite: string | null = null,
  ) {}

  start(): void {
    window.addEventListener("online", this.reconnectNow);
    document.addEventListener("visibilitychange", this.reconnectNow);
    this.connect();
  }

  /** Leave for good. */
  stop(): void {
    window.removeEventListener("online", this.reconnectNow);
    document.removeEventListener("visibilitychange", this.reconnectNow);
    this.state = "ended";
    this.drop();
  }

  /** Come again as somebody else, who has been told nothing yet: after sitting down. */
  restart(): void {
    this.seq = 0;
    this.drop();
    this.connect();
  }

  /** Do something at the table; it is done once, however often the connection breaks. */
  act(wanted: NewAct): void {
    const act = { ...wanted, id: randomId() } as Act;
    this.unacknowledged.set(act.id, act);
    if (this.state === "open") this.send(act);
  }

  /** On a device that holds several seats: look as one of them, or as nobody. */
  look(seat: number | null): void {
    this.seat = seat;
    this.seq = 0;
    this.switching = true;
    this.send({ type: "look", seat });
  }

  private connect(): void {
    this.switching = false;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    const soon = this.state === "lost" && Date.now() - this.lostAt < SOON_LOST;
    this.expectWithin(soon ? SOON_OPEN_WITHIN : OPEN_WITHIN);
    socket.onopen = () => {
      this.send({ type: "hello", protocol: PROTOCOL, have: this.seq, watching: this.watching, patches: true, ...(this.invite ? { invite: this.invite } : {}) });
    };
    socket.onmessage = (event) => {
      window.clearTimeout(this.timeout);
      this.receive(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => this.lost(FOR_GOOD.includes(event.code));
  }

  private drop(): void {
    window.clearTimeout(this.retry);
    window.clearTimeout(this.pingTimer);
    window.clearTimeout(this.timeout);
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  private lost(forGood: boolean, waited = false): void {
    this.drop();
    if (forGood) {
      this.setState("ended");
      return;
    }
    if (this.state !== "lost") this.lostAt = Date.now();
    this.setState("lost");
    const wait = waited ? FIRST_WAIT : this.wait;
    this.retry = window.setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
    const longest = Date.now() - this.lostAt < LONG_LOST ? LONGEST_WAIT : LONG_WAIT;
    this.wait = Math.min(this.wait * 2, longest);
  }

  private readonly reconnectNow = (): void => {
    if (this.state === "open") this.ping();
    if (this.state !== "lost" || document.visibilityState === "hidden") return;
    if (this.socket) return;
    window.clearTimeout(this.retry);
    this.connect();
  };

  /** Ask whether the server is there, now and again from time to time. */
  private ping(): void {
    window.clearTimeout(this.pingTimer);
    this.send({ type: "ping", within: HEARD_WITHIN[document.visibilityState] });
    this.expectWithin(PONG_WITHIN);
    this.pingTimer = window.setTimeout(() => this.ping(), this.seated ? PING_INTERVAL : SPECTATOR_PING_INTERVAL);
  }

  /** Take the line for broken unless something is heard in time. */
  private expectWithin(within: number): void {
    window.clearTimeout(this.timeout);
    this.timeout = window.setTimeout(() => this.lost(false, true), within);
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private setState(state: Connection): void {
    if (state === this.state) return;
    this.state = state;
    this.listener.connection(state);
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        if (this.switching && message.you !== this.seat) return;
        if (this.seat !== null && message.you !== this.seat) {
          // A device with several seats reconnects covered; switch back to the viewer.
          this.look(this.seat);
          return;
        }
        this.switching = false;
        this.seq = message.seq;
        this.position = message.position;
        this.seated = message.seats.length > 0;
        this.wait = FIRST_WAIT;
        this.listener.message(message);
        this.setState("open");
        this.ping();
        for (const act of this.unacknowledged.values()) this.send(act);
        return;
      case "event":
      case "patch": {
        if (this.switching || message.seq <= this.seq) return;
        if (message.seq > this.seq + 1) {
          this.lost(false);
          return;
        }
        const { seq, say } = message;
        const position = message.type === "event" ? message.position : (patched(this.position, message.changes) as Position);
        this.seq = seq;
        this.position = position;
        this.listener.message({ type: "event", seq, say, position });
        return;
      }
      case "ack":
        this.acknowledged(message);
        return;
      default:
        this.listener.message(message);
    }
  }

  private acknowledged(ack: Ack): void {
    const act = this.unacknowledged.get(ack.id);
    this.unacknowledged.delete(ack.id);
    if (!act) return;
    const error = ack.result === "refused" ? (ack.error ?? { type: "wrong_moment" }) : null;
    this.listener.answered(act, error, ack.receipt ?? null);
  }
}
