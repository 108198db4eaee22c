/* Fair deals: this device commits, opens only to the list that it was shown, and catches the server. */
import { createHash, pbkdf2Sync } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { canonical, listDigest, seatCommitment, serverCommitment, sharedCommitment } from "../src/fair/commitments";
import { fairCheck } from "../src/fair/fairCheck";
import { FairDevice } from "../src/fair/fairDevice";
import { sha256 } from "../src/fair/sha256";
import { spokenCode, stretched } from "../src/fair/spokenCode";
import type { FairCommit, FairDeal, FairFile, FairOpen, FairRound, Receipt } from "../src/generated/wire";

const FILE: FairFile = {
  format: "filature-fair/1",
  table: "abc23",
  game: "kryptos",
  rules: 1,
  seats: ["person", "bot:agent", "person"],
  options: { mystery: true },
};
const [SERVER, FIRST, BOT] = ["00", "11", "22"].map((byte) => byte.repeat(32)) as [string, string, string];

/** Server, seat 0, seat 1, list, shared: as in `docs/fair.md`. */
const VECTORS = [
  "7a37cc04a48fbe061556b2c88c12d7faca172ae24cc5af1c67769f43b3009285",
  "f876c157330dff4591048bcb868bcc4f703159ee3e627d7cc1ea11eeae89a297",
  "97366037ff406ce244504631ac565b063bee7c68d31dbd9689ccc42a80bf017b",
  "0d88faca87aa41b5f632a0a067e9e3c8c41ce351da6094681db7848240caf0d8",
  "d140221bc6bebc2f9ce9aabcdd6538632e17cb01d2f836e6dde8a7079bf4b8fe",
];

describe("texts and hashes", () => {
  it("are those of SHA-256, of any length", () => {
    for (let length = 0; length < 200; length++) {
      const text = "aé".repeat(length).slice(0, length);
      expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
    }
  });

  it("are those of the documentation and of the server", () => {
    const server = serverCommitment(FILE, 1, SERVER);
    const first = seatCommitment("abc23", 1, 0, server, FIRST);
    const bot = seatCommitment("abc23", 1, 1, server, BOT);
    expect([server, first, bot, listDigest("abc23", 1, server, [first, bot, "no_commitment"])]).toEqual(VECTORS.slice(0, 4));
    expect(sharedCommitment(FILE, "ev42", 2, "ab".repeat(16))).toBe(VECTORS[4]);
  });

  it("stretch a code as PBKDF2 does, where the browser cannot", async () => {
    for (const length of [0, 1, 63, 64, 65, 200]) {
      const [password, salt] = [new Uint8Array(length).fill(7), new Uint8Array(length % 80).fill(9)];
      for (const iterations of [1, 2, 3, 300]) {
        const expected = pbkdf2Sync(password, salt, iterations, 32, "sha256").toString("hex");
        expect(Buffer.from(await stretched(password, salt, iterations)).toString("hex")).toBe(expected);
      }
    }
  });

  it("give the code of the documentation, with the browser’s cryptography and without", async () => {
    expect(await spokenCode("abc23", [VECTORS[3]!])).toBe("9272 0767 7828 7972");
    vi.stubGlobal("crypto", { subtle: undefined });
    expect(await spokenCode("abc23", [VECTORS[3]!, VECTORS[3]!])).toBe("0910 4336 1118 9344");
    vi.unstubAllGlobals();
  });

  it("let the page go on while a code is computed", async () => {
    let turns = 0;
    const ticking = setInterval(() => turns++, 1);
    await stretched(new Uint8Array(100), new Uint8Array(20), 100_000);
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(2);
  });

  it("write options as Python does", () => {
    expect(canonical({ b: [1, "é\u{1f600}", null], a: { z: false, y: "\"\\\u007f" } })).toBe(
      '{"a":{"y":"\\"\\\\\\u007f","z":false},"b":[1,"\\u00e9\\ud83d\\ude00",null]}',
    );
  });
});

/** A server at a table of one person, this device, and a bot, of which the test turns each screw. */
class Server {
  readonly secret = "33".repeat(32);
  readonly bot = "44".repeat(32);
  readonly file: FairFile = { ...FILE, table: `t${String(Math.random()).slice(2, 10)}`, seats: ["person", "bot:agent"], options: {} };
  readonly commitment = serverCommitment(this.file, 1, this.secret);
  readonly botCommitment = seatCommitment(this.file.table, 1, 1, this.commitment, this.bot);
  committed = "";
  opened = "";
  device = new FairDevice(this.file.table);

  round(phase: FairRound["phase"], own = this.committed): FairDeal {
    const listed = phase === "commit" ? [] : [{ seat: 0, commitment: own, left_out: null }, { seat: 1, commitment: this.botCommitment, left_out: null }];
    const digest = phase === "commit" ? null : listDigest(this.file.table, 1, this.commitment, [own, this.botCommitment]);
    const round: FairRound = { round: 1, phase, server: this.commitment, asked: [0], seats: listed, digest, withheld: [] };
    return { key: "55".repeat(32), rounds: [round], shared: null };
  }

  show(deal: FairDeal, receipts = true, refusal: string | null = null): void {
    this.device.react(deal, [0], false, (one) => {
      const value = one.type === "fair_commit" ? one.commitment : one.secret;
      if (one.type === "fair_commit") this.committed = value;
      else this.opened = value;
      const receipt: Receipt = {
        table: this.file.table,
        round: 1,
        seat: 0,
        step: one.type === "fair_commit" ? "commit" : "open",
        value,
        bound: one.type === "fair_commit" ? this.commitment : one.digest,
        at: 1,
        signature: "66".repeat(64),
      };
      this.device.answered({ ...one, id: "x" } as FairCommit | FairOpen, refusal ? { type: refusal } : null, receipts && !refusal ? receipt : null);
    });
  }

  play(): FairFile {
    this.show(this.round("commit"));
    this.show(this.round("open"));
    this.show(this.round("dealt"));
    return this.result();
  }

  result(): FairFile {
    const seats = [
      { seat: 0, commitment: this.committed, secret: this.opened, left_out: null },
      { seat: 1, commitment: this.botCommitment, secret: this.bot, left_out: null },
    ];
    const digest = listDigest(this.file.table, 1, this.commitment, [this.committed, this.botCommitment]);
    const { commitment, secret } = this;
    return {
      ...this.file,
      key: "55".repeat(32),
      rounds: [{ round: 1, commitment, secret, began: 1, seats, digest, listed: 2, end: "dealt", ended: 3 }],
    };
  }
}

describe("this device", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => void vi.useRealTimers());

  it("commits, opens, and finds an honest server honest", async () => {
    const server = new Server();
    const file = server.play();
    expect(seatCommitment(server.file.table, 1, 0, server.commitment, server.opened)).toBe(server.committed);
    // The signatures here are no real ones, which is found out where the browser can.
    const found = await fairCheck(file, server.device.file());
    expect(found.faults.filter((fault) => fault !== "receipt")).toEqual([]);
    expect(found).toMatchObject({ witnessed: true, people: true, shared: false, withheld: [] });
  });

  it("goes on after the page was loaded anew, with the same secret", () => {
    const server = new Server();
    server.show(server.round("commit"), false);
    const before = server.committed;
    server.device = new FairDevice(server.file.table);
    server.show(server.round("commit"));
    expect(server.committed).toBe(before);
    server.device = new FairDevice(server.file.table);
    server.show(server.round("open"));
    expect(seatCommitment(server.file.table, 1, 0, server.commitment, server.opened)).toBe(before);
  });

  it("opens nothing to a list in which its commitment is not, or is another", () => {
    const server = new Server();
    server.show(server.round("commit"));
    server.show(server.round("open", "77".repeat(32)));
    expect(server.opened).toBe("");
  });

  it("says so when the deal was made without its part", () => {
    const server = new Server();
    server.show(server.round("commit"));
    expect(server.device.missing(server.round("open"))).toEqual([]);
    expect(server.device.missing(server.round("dealt"))).toEqual([]);
    const without = server.round("dealt");
    Object.assign(without.rounds[0]!.seats[0]!, { commitment: null, left_out: "no_commitment" });
    expect(server.device.missing(without)).toEqual([0]);
    expect(server.device.replaced(without)).toEqual([]);
    expect(new FairDevice("elsewhere").missing(server.round("dealt"))).toEqual([]);
  });

  it("keeps what the server refused, and says that another part is in the deal", () => {
    const server = new Server();
    server.show(server.round("commit"), true, "fair_changed");
    const refused = [{ round: 1, seat: 0, step: "commit", value: server.committed, error: "fair_changed" }];
    const dealt = server.round("dealt", "77".repeat(32));
    server.show(server.round("open", "77".repeat(32)));
    expect(server.opened).toBe("");
    for (const device of [server.device, new FairDevice(server.file.table)]) {
      expect(device.file()).toMatchObject({ sent: [], refused });
      expect([device.replaced(dealt), device.missing(dealt)]).toEqual([[0], []]);
    }
    server.device = new FairDevice(server.file.table);
    server.show(server.round("commit"), true, "fair_changed");
    expect(server.device.file().refused).toEqual(refused);
  });

  it("says that another part is in the deal where the server does not even refuse its own", () => {
    const server = new Server();
    server.show(server.round("commit"), false);
    expect(server.device.replaced(server.round("dealt"))).toEqual([]);
    expect(server.device.replaced(server.round("dealt", "77".repeat(32)))).toEqual([0]);
    expect(server.device.replaced(server.round("open", "77".repeat(32)))).toEqual([]);
  });

  it("does not take another page of this browser for another device", () => {
    const server = new Server();
    const second = new FairDevice(server.file.table);
    server.show(server.round("commit"));
    const first = server.device;
    const { committed } = server;
    server.device = second;
    server.show(server.round("commit"), true, "fair_changed");
    server.show(server.round("dealt", committed));
    expect(second.replaced(server.round("dealt", committed))).toEqual([]);
    first.react(server.round("dealt", committed), [0], false, () => undefined);
    expect(new FairDevice(server.file.table).file().refused).toHaveLength(1);
  });

  it("reads what an older version has stored", () => {
    const server = new Server();
    server.show(server.round("commit"));
    const stored = JSON.parse(localStorage.getItem("filature.fair")!) as Record<string, { file: { refused?: unknown }; times?: unknown }>;
    delete stored[server.file.table]!.file.refused;
    delete stored[server.file.table]!.times;
    localStorage.setItem("filature.fair", JSON.stringify(stored));
    server.device = new FairDevice(server.file.table);
    server.show(server.round("open"));
    expect(server.opened).not.toBe("");
    expect(server.device.file().refused).toEqual([]);
  });

  it.each([
    [29_000, true],
    [31_000, false],
  ])("opens to a list that came %i ms after its commitment: %s", (late, opens) => {
    vi.useFakeTimers();
    const server = new Server();
    server.show(server.round("commit"));
    vi.advanceTimersByTime(late);
    // Loading the page anew does not help either.
    server.device = new FairDevice(server.file.table);
    server.show(server.round("open"));
    expect(server.opened !== "").toBe(opens);
  });

  it("opens nothing to a second list", () => {
    const server = new Server();
    server.show(server.round("commit"));
    server.show(server.round("open", "77".repeat(32)));
    server.show(server.round("open"));
    expect(server.opened).toBe("");
  });

  it("has the lists that it was shown first, of all rounds in their order", () => {
    const server = new Server();
    server.show(server.round("commit"));
    expect(server.device.lists).toEqual([]);
    server.show(server.round("open"));
    const [first] = server.device.lists;
    const deal = server.round("dealt");
    server.show({ ...deal, rounds: [{ ...deal.rounds[0]!, round: 2, digest: "99".repeat(32) }, { ...deal.rounds[0]!, digest: "88".repeat(32) }] });
    expect(server.device.lists).toEqual([first, "99".repeat(32)]);
  });

  it("opens nothing to a list that is not that of its digest", () => {
    const server = new Server();
    server.show(server.round("commit"));
    const deal = server.round("open");
    deal.rounds[0]!.seats[1]!.commitment = "77".repeat(32);
    server.show(deal);
    expect(server.opened).toBe("");
  });

  it("opens nothing before the list stands, and nothing twice", () => {
    const server = new Server();
    server.show(server.round("commit"));
    server.show(server.round("commit"));
    expect(server.opened).toBe("");
    server.show(server.round("open"));
    server.opened = "";
    server.show(server.round("open"));
    expect(server.opened).toBe("");
  });

  const cheats: [string, (file: FairFile) => unknown, string][] = [
    ["another secret of the server", (file) => (file.rounds![0]!.secret = "88".repeat(32)), "server"],
    ["another secret of a seat", (file) => (file.rounds![0]!.seats[1]!.secret = "88".repeat(32)), "seat"],
    ["another list", (file) => (file.rounds![0]!.digest = "88".repeat(32)), "list"],
    ["another key", (file) => (file.key = "88".repeat(32)), "announced"],
    ["a deal made anew though nobody withheld", (file) => (file.rounds![0]!.end = "again"), "again"],
    [
      "a seat that withholds twice",
      (file) => {
        const [last] = file.rounds!;
        const seats = last!.seats.map((seat) => (seat.seat ? seat : { ...seat, secret: null }));
        file.rounds = [{ ...last!, seats, end: "again" }, { ...last!, round: 2, seats, end: "again" }, { ...last!, round: 3 }];
      },
      "again",
    ],
    ["a hidden round", (file) => (file.rounds = []), "hidden"],
    [
      "this device’s part called missing",
      (file) => Object.assign(file.rounds![0]!.seats[0]!, { commitment: null, secret: null, left_out: "no_commitment" }),
      "announced",
    ],
  ];
  it.each(cheats)("finds out %s", async (_, cheat, fault) => {
    const server = new Server();
    const file = server.play();
    cheat(file);
    const { faults } = await fairCheck(file, server.device.file());
    expect(faults).toContain(fault);
  });

  it("keeps what was announced first, whatever is said later", async () => {
    const server = new Server();
    const file = server.play();
    const other = server.round("dealt");
    other.rounds[0]!.digest = "99".repeat(32);
    server.show(other);
    expect((await fairCheck(file, server.device.file())).faults).not.toContain("announced");
  });

  it("cannot vouch for what it did not see", async () => {
    const server = new Server();
    const file = server.play();
    const late = new FairDevice("elsewhere");
    expect((await fairCheck(file, { ...late.file(), table: file.table })).witnessed).toBe(false);
  });

  it("keeps a bounded number of tables", () => {
    for (let n = 0; n < 60; n++) new FairDevice(`t${String(n)}`).react({ key: "k", rounds: [], shared: null }, [], false, () => undefined);
    const kept = Object.keys(JSON.parse(localStorage.getItem("filature.fair") ?? "{}") as object);
    expect(kept).toHaveLength(40);
    expect(kept).toContain("t59");
  });
});
