import { describe, expect, it } from "vitest";
import { hands, majority, teams } from "../../../games/spies_vs_spies/board/deduction";
import type { Card, GameEvent, View } from "../../../games/spies_vs_spies/board/generated";
import { logOf } from "./log";

type Three = [Card | null, Card | null, Card | null];
const view = (...players: Three[]): View =>
  ({ viewer: 0, players: players.map(([accessory, vehicle, objective], seat) => ({ seat, accessory, vehicle, objective })) }) as View;
const log = logOf<GameEvent>;
const NOTHING: Three = [null, null, null];
const OWN: Three = ["hat", "bike", "red_omega"];

describe("what a player of Spies vs Spies knows", () => {
  it("is at first what its own hand leaves", () => {
    const known = hands(view(OWN, NOTHING, NOTHING, NOTHING), []);
    expect(known[0]?.vehicle).toEqual({ how: "seen", card: "bike", left: ["bike"] });
    expect(known[2]?.accessory).toEqual({ how: "unknown", card: null, left: ["umbrella", "fan", "mask"] });
    expect(teams(known)).toBeNull();
    expect(majority(known[0]!)).toBe("red");
    expect(majority(known[1]!)).toBeNull();
  });

  it("is the last card of a category once the other three are seen", () => {
    const known = hands(view(OWN, ["fan", null, null], ["mask", null, null], NOTHING), []);
    expect(known[3]?.accessory).toEqual({ how: "deduced", card: "umbrella", left: ["umbrella"] });
    expect(known[3]?.vehicle.how).toBe("unknown");
  });

  it("lasts for a moment where nobody takes notes", () => {
    const shown = { type: "glimpsed", owner: 1, seat: 0, card: "gondola" };
    const now = hands(view(OWN, NOTHING, NOTHING, NOTHING), log(shown));
    expect(now[1]?.vehicle).toEqual({ how: "seen", card: "gondola", left: ["gondola"] });
    const later = hands(view(OWN, NOTHING, NOTHING, NOTHING), log(shown, { type: "asked", seat: 1 }));
    expect(later[1]?.vehicle.how).toBe("unknown");
    const other = hands(view(OWN, NOTHING, NOTHING, NOTHING), log({ ...shown, owner: 0, seat: 1, card: "bike" }));
    expect(other[1]?.vehicle.how).toBe("unknown");
  });

  it("tells the teams by majority", () => {
    const known = hands(
      view(["hat", "bike", "red_omega"], ["umbrella", "vaporetto", "blue_omega"], ["fan", "scooter", "blue_stars"], ["mask", "gondola", "red_stars"]),
      [],
    );
    expect(teams(known)).toEqual(["red", "red", "blue", "blue"]);
  });

  it("tells the teams by the objectives if exactly one hand has a single colour", () => {
    const known = hands(
      view(["umbrella", "bike", "red_omega"], ["fan", "scooter", "blue_omega"], ["hat", "gondola", "red_stars"], ["mask", "vaporetto", "blue_stars"]),
      [],
    );
    expect(teams(known)).toEqual(["red", "blue", "red", "blue"]);
    expect(majority(known[2]!)).toBe("blue");
  });
});
