import { beforeEach, expect, it } from "vitest";
import { NIGHT, rememberedRest, rememberRest, restHours } from "../src/page/rest";

beforeEach(() => localStorage.clear());

it("rests at night unless somebody says otherwise", () => {
  expect(rememberedRest()).toMatchObject(NIGHT);
});

it("keeps other hours, and none at all", () => {
  rememberRest({ zone: "Europe/Paris", start: 23, end: 6 });
  expect(rememberedRest()).toMatchObject({ start: 23, end: 6 });
  rememberRest(null);
  expect(rememberedRest()).toBeNull();
});

it("takes the night where what is kept makes no sense", () => {
  for (const broken of ['{"start":3,"end":3}', '{"start":1,"end":22}', '{"start":"x"}', "{", "[]", '{"start":30,"end":2}']) {
    localStorage.setItem("filature.rest", broken);
    expect(rememberedRest()).toMatchObject(NIGHT);
  }
});

it("counts hours across midnight", () => {
  expect(restHours(22, 8)).toBe(10);
  expect(restHours(1, 6)).toBe(5);
});
