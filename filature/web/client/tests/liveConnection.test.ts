import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveConnection, type Connection } from "../src/live/liveConnection";

/** A socket that the test holds the other end of. */
class Wire {
  static readonly OPEN = 1;
  static made: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Wire.made.push(this);
  }
  /** All that was sent, but for asking whether somebody is there. */
  get said(): Record<string, unknown>[] {
    return this.sent.filter((message) => message["type"] !== "ping");
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  cut(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const welcome = (seq: number): object => ({ type: "welcome", protocol: 1, table: {}, you: 0, seats: [0], seq, say: [], position: null });
const last = (): Wire => Wire.made.at(-1) as Wire;

describe("the connection", () => {
  const states: Connection[] = [];
  const heard: string[] = [];
  const positions: unknown[] = [];
  const refused: unknown[] = [];
  let live: LiveConnection;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Wire);
    Wire.made = [];
    states.length = heard.length = refused.length = positions.length = 0;
    live = new LiveConnection("ws://here/live", {
      message: (message) => {
        heard.push(message.type);
        if (message.type === "event") positions.push(message.position);
      },
      connection: (state) => states.push(state),
      answered: (act, error) => error && refused.push([act.type === "command" ? act.decision : null, error]),
    });
    live.start();
    last().open();
    last().tell(welcome(3));
  });

  afterEach(() => {
    live.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("hears of a patch as of an event with the whole position", () => {
    last().tell({ type: "event", seq: 4, say: [], position: { view: { turn: 1, hands: [{ n: 1 }, { n: 2 }] }, sheet: [] } });
    last().tell({ type: "patch", seq: 5, say: [{ type: "guessed" }], changes: { view: { turn: [2], hands: { "1": { n: [3] } } } } });
    expect(positions).toEqual([
      { view: { turn: 1, hands: [{ n: 1 }, { n: 2 }] }, sheet: [] },
      { view: { turn: 2, hands: [{ n: 1 }, { n: 3 }] }, sheet: [] },
    ]);
    last().tell(welcome(9));
    last().tell({ type: "patch", seq: 11, say: [], changes: {} });
    expect(states.at(-1)).toBe("lost");
  });

  it("says hello and then what it has, at the door until somebody watches", () => {
    expect(last().said).toEqual([{ type: "hello", protocol: 1, have: 0, watching: false, patches: true }]);
    live.watching = true;
    last().tell({ type: "event", seq: 4, say: [], position: {} });
    last().cut();
    vi.advanceTimersByTime(400);
    last().open();
    expect(last().said[0]).toEqual({ type: "hello", protocol: 1, have: 4, watching: true, patches: true });
    expect(states).toEqual(["open", "lost"]);
  });

  it("sends a decision again, under the same id, until it is acknowledged", () => {
    live.act({ type: "command", decision: "d1", action: { type: "pass" } });
    const command = last().said[1];
    last().cut();
    vi.advanceTimersByTime(400);
    last().open();
    last().tell(welcome(3));
    expect(last().said[1]).toEqual(command);
    last().tell({ type: "ack", id: command?.["id"], result: "duplicate" });
    last().cut();
    vi.advanceTimersByTime(400);
    last().open();
    last().tell(welcome(4));
    expect(last().said).toHaveLength(1);
    expect(refused).toEqual([]);
  });

  it("keeps a decision made while the connection is away", () => {
    last().cut();
    live.act({ type: "command", decision: "d1", action: { type: "pass" } });
    vi.advanceTimersByTime(400);
    last().open();
    last().tell(welcome(3));
    expect(last().said[1]).toMatchObject({ type: "command", decision: "d1" });
  });

  it("hands on a refusal", () => {
    live.act({ type: "command", decision: "d1", action: { type: "pass" } });
    last().tell({ type: "ack", id: last().said[1]?.["id"], result: "refused", error: { type: "wrong_moment" } });
    expect(refused).toEqual([["d1", { type: "wrong_moment" }]]);
  });

  it("drops messages that were sent to the previous viewer", () => {
    const seen = (you: number | null): object => ({ ...welcome(1), you });
    live.look(0);
    last().tell(seen(null));
    live.look(null);
    last().tell(seen(0));
    last().tell({ type: "event", seq: 1, say: [], position: {} });
    expect(heard).toEqual(["welcome"]);
    last().tell(seen(null));
    expect(heard).toEqual(["welcome", "welcome"]);
  });

  it("ignores what it has, and comes back for what it missed", () => {
    last().tell({ type: "event", seq: 3, say: [], position: {} });
    expect(heard).toEqual(["welcome"]);
    last().tell({ type: "event", seq: 6, say: [], position: {} });
    expect(heard).toEqual(["welcome"]);
    vi.advanceTimersByTime(400);
    last().open();
    expect(last().said[0]).toMatchObject({ have: 3 });
  });

  it.each([4400, 4403, 4404])("does not come back after %i", (code) => {
    last().cut(code);
    vi.advanceTimersByTime(60_000);
    expect(Wire.made).toHaveLength(1);
    expect(states.at(-1)).toBe("ended");
  });

  it("waits longer each time, up to five seconds or so", () => {
    const waits: number[] = [];
    while (waits.length < 80) {
      const made = Wire.made.length;
      last().cut();
      const at = Date.now();
      while (Wire.made.length === made) vi.advanceTimersByTime(10);
      waits.push(Date.now() - at);
    }
    expect(waits[0]).toBeLessThan(400);
    expect(Math.max(...waits.slice(0, 20))).toBeLessThan(1_800);
    expect(Math.min(...waits.slice(-3))).toBeGreaterThan(3_000);
    expect(Math.max(...waits)).toBeLessThan(6_300);
  });

  it("takes a question without an answer for a broken line", () => {
    expect(last().sent.at(-1)).toEqual({ type: "ping", within: 8 });
    last().tell({ type: "pong" });
    vi.advanceTimersByTime(4_000);
    expect(states.at(-1)).toBe("open");
    vi.advanceTimersByTime(3_000);
    expect(states.at(-1)).toBe("lost");
  });

  it("gives up a connection that does not come about", () => {
    last().cut();
    vi.advanceTimersByTime(400);
    expect(Wire.made).toHaveLength(2);
    vi.advanceTimersByTime(2_000 + 400);
    expect(Wire.made).toHaveLength(3);
  });
});
