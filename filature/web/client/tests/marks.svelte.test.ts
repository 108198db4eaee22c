import { describe, expect, it, vi } from "vitest";
import { keyOf, Pencil } from "../src/notebook/marks.svelte";

const card = { type: "card", args: { seat: 1, position: 3 } };

describe("pencil marks", () => {
  it("belong to a secret whatever the order in which it is described", () => {
    expect(keyOf(card)).toBe(keyOf({ type: "card", args: { position: 3, seat: 1 } }));
    expect(keyOf(card)).not.toBe(keyOf({ type: "card", args: { position: 1, seat: 3 } }));
  });

  it("replace each other on the same value, and the same again rubs out", () => {
    const pencil = new Pencil("t");
    pencil.mark(card, 12, "maybe");
    pencil.mark(card, 14, "not");
    expect(pencil.on(card)).toEqual([
      { value: 12, kind: "maybe" },
      { value: 14, kind: "not" },
    ]);
    pencil.mark(card, 12, "sure");
    expect(pencil.on(card)).toContainEqual({ value: 12, kind: "sure" });
    pencil.mark(card, 12, "sure");
    pencil.erase(card, 14);
    expect(pencil.on(card)).toEqual([]);
    expect(pencil.all).toEqual({});
  });

  it("are those of the seat that is looking, and reach the server", async () => {
    const requests: string[] = [];
    vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
      requests.push(`${init?.method ?? "GET"} ${address} ${String(init?.body ?? "")}`);
      const marks = address.includes("as=0") ? { text: "mine", marks: { x: [{ value: 1, kind: "not" }] } } : {};
      return Promise.resolve(new Response(JSON.stringify({ marks }), { status: 200, headers: { "content-type": "application/json" } }));
    });
    const pencil = new Pencil("t");
    await pencil.open(0);
    expect([pencil.text, Object.keys(pencil.all)]).toEqual(["mine", ["x"]]);
    await pencil.open(1);
    expect([pencil.text, pencil.all]).toEqual(["", {}]);
    pencil.mark(card, 5, "maybe");
    pencil.close();
    await vi.waitFor(() => expect(pencil.kept).toBe(true));
    expect(requests.at(-1)).toContain("PUT");
    expect(requests.at(-1)).toContain("as=1");
    vi.unstubAllGlobals();
  });
});
