import { afterEach, describe, expect, test, vi } from "vitest";
import { deviceName } from "../src/owndata/deviceName";
import { makePasskey, showPasskey } from "../src/owndata/webauthn";

describe("the name of a device", () => {
  test.each([
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1", "Safari · iPhone"],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge · Windows"],
    ["curl", "Filature"],
  ])("%s", (agent, name) => {
    expect(deviceName(agent)).toBe(name);
    expect(name.length).toBeLessThanOrEqual(24);
  });
});

describe("WebAuthn as JSON", () => {
  afterEach(() => vi.unstubAllGlobals());
  const bytes = (...values: number[]): ArrayBuffer => new Uint8Array(values).buffer;

  test("options come to the browser as bytes, and its answer goes back as text", async () => {
    const asked: Record<string, unknown>[] = [];
    const response = { clientDataJSON: bytes(251, 255), attestationObject: bytes(1), authenticatorData: bytes(2), signature: bytes(3), userHandle: null };
    const answer = { id: "-_8", rawId: bytes(251, 255), type: "public-key", response };
    const credentials = {
      create: async ({ publicKey }: { publicKey: Record<string, unknown> }) => (asked.push(publicKey), Promise.resolve(answer)),
      get: async ({ publicKey }: { publicKey: Record<string, unknown> }) => (asked.push(publicKey), Promise.resolve(answer)),
    };
    vi.stubGlobal("navigator", { credentials });
    const made = await makePasskey({ challenge: "-_8", user: { id: "AQ", name: "Ada" }, excludeCredentials: [{ id: "Ag", type: "public-key" }] });
    expect(asked[0]).toMatchObject({ challenge: new Uint8Array([251, 255]), user: { id: new Uint8Array([1]), name: "Ada" } });
    expect(made).toEqual({ id: "-_8", rawId: "-_8", type: "public-key", response: { clientDataJSON: "-_8", attestationObject: "AQ" } });
    const shown = await showPasskey({ challenge: "AQ" });
    expect(asked[1]).toMatchObject({ challenge: new Uint8Array([1]), allowCredentials: [] });
    expect(shown).toMatchObject({ response: { authenticatorData: "Ag", signature: "Aw", userHandle: "" } });
  });
});
