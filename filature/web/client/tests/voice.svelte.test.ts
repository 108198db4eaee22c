import { beforeEach, expect, test, vi } from "vitest";

interface Spoken {
  text: string;
  lang: string;
  rate: number;
}

/** A browser's speech, as far as the page uses it. */
class FakeSynthesis extends EventTarget {
  queue: Spoken[] = [];
  cancelled = 0;
  voices = [
    { lang: "de-DE", default: true },
    { lang: "fr-FR", default: false },
  ];
  getVoices = () => this.voices;
  speak = (one: Spoken) => this.queue.push(one);
  cancel = () => {
    this.cancelled += 1;
    this.queue = [];
  };
}

class FakeUtterance {
  voice: unknown = null;
  lang = "";
  rate = 1;
  constructor(readonly text: string) {}
}

let browser: FakeSynthesis;

async function loaded(): Promise<{
  announcer: (typeof import("../src/live/announce.svelte"))["announcer"];
  voice: (typeof import("../src/live/voice.svelte"))["voice"];
  settings: (typeof import("../src/settings.svelte"))["settings"];
}> {
  vi.resetModules();
  const [{ announcer, ARRIVING }, { voice }, { settings }] = await Promise.all([
    import("../src/live/announce.svelte"),
    import("../src/live/voice.svelte"),
    import("../src/settings.svelte"),
  ]);
  voice.language = "fr";
  vi.advanceTimersByTime(ARRIVING);
  return { announcer, voice, settings };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  browser = new FakeSynthesis();
  vi.stubGlobal("speechSynthesis", browser);
  vi.stubGlobal("SpeechSynthesisUtterance", FakeUtterance);
});

test("the page is silent until somebody wants its voice", async () => {
  const { announcer } = await loaded();
  announcer.say("Marcel attaque.");
  vi.advanceTimersByTime(1_000);
  expect(browser.queue).toEqual([]);
});

test("it says the same words in the same order, at the wished speed", async () => {
  const { announcer, settings } = await loaded();
  settings.now = { ...settings.now, voice: true, rate: 150 };
  announcer.say("Marcel attaque.");
  announcer.sayNow("Plus grand");
  vi.advanceTimersByTime(1_000);
  announcer.say("À vous.");
  vi.advanceTimersByTime(1_000);
  expect(browser.queue.map(({ text }) => text)).toEqual(["Marcel attaque. Plus grand.", "À vous."]);
  expect(browser.queue.map(({ lang, rate }) => [lang, rate])).toEqual([
    ["fr-FR", 1.5],
    ["fr-FR", 1.5],
  ]);
});

test("what only the viewer may know is replaced", async () => {
  const { announcer, settings } = await loaded();
  settings.now = { ...settings.now, voice: true };
  announcer.say("Placer 7, 2 et 5", "C’est fait.");
  vi.advanceTimersByTime(1_000);
  expect(announcer.said.map(({ text }) => text)).toEqual(["Placer 7, 2 et 5."]);
  expect(browser.queue.map(({ text }) => text)).toEqual(["C’est fait."]);
});

test("without a voice for the language it says nothing, and is known to", async () => {
  browser.voices = [{ lang: "de-DE", default: true }];
  const { announcer, settings, voice } = await loaded();
  settings.now = { ...settings.now, voice: true };
  announcer.say("Marcel attaque.");
  vi.advanceTimersByTime(1_000);
  expect(browser.queue).toEqual([]);
  expect(voice.found).toBeNull();
  browser.voices = [...browser.voices, { lang: "fr-CA", default: false }];
  browser.dispatchEvent(new Event("voiceschanged"));
  expect(voice.found?.lang).toBe("fr-CA");
});

test("whoever leaves, is covered or presses Escape hears no more", async () => {
  const { announcer, settings } = await loaded();
  settings.now = { ...settings.now, voice: true };
  const silenced = (act: () => void): void => {
    announcer.say("Marcel attaque.");
    vi.advanceTimersByTime(1_000);
    expect(browser.queue).toHaveLength(1);
    act();
    expect(browser.queue).toEqual([]);
  };
  silenced(() => window.dispatchEvent(new Event("pagehide")));
  silenced(() => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })));
  silenced(() => announcer.forget());
});

test("a browser that cannot speak is no trouble", async () => {
  vi.stubGlobal("speechSynthesis", undefined);
  const { announcer, settings, voice } = await loaded();
  settings.now = { ...settings.now, voice: true };
  announcer.say("Marcel attaque.");
  vi.advanceTimersByTime(1_000);
  voice.stop();
  expect(announcer.said).toHaveLength(1);
});
