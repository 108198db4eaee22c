/* Preferences, kept in this browser: they change how things are shown and said, never what. */
import { room } from "./look/room.svelte";
import { recall, remember } from "./storage";
import { applyTheme } from "./theme";

export interface Preferences {
  theme: "system" | "light" | "dark";
  contrast: "system" | "more";
  motion: "system" | "less";
  /** Per cent of the usual size of text. */
  text: 100 | 125 | 150 | 200;
  sounds: boolean;
  /** Everything that happens is spoken, or only what concerns the viewer, and the end. */
  verbosity: "all" | "mine";
  /** What only the viewer was shown is spoken too: for people on headphones. */
  aloud: boolean;
  /** Single letters ask, while the table has the focus. */
  letters: boolean;
  /** Short sentences leave out what was just heard. */
  wording: "short" | "full";
  /** The page speaks by itself what is announced, so fast, in per cent of the usual. */
  voice: boolean;
  rate: 75 | 100 | 125 | 150 | 200;
  /** The page's voice may say what only the viewer was shown, and what they can do with it. */
  voicePrivate: boolean;
  /** What a hidden thing can be by the rules is printed in the notebook and on the board. */
  ranges: boolean;
  /** The letters of the query keys, by what they ask for. */
  keys: Record<string, string>;
}

const KEPT = "filature.preferences";

const USUAL: Preferences = {
  theme: "system",
  contrast: "system",
  motion: "system",
  text: 100,
  sounds: false,
  verbosity: "all",
  aloud: false,
  letters: false,
  wording: "short",
  voice: false,
  rate: 100,
  voicePrivate: false,
  ranges: true,
  keys: {},
};

function read(): Preferences {
  try {
    const kept: unknown = JSON.parse(recall(KEPT) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...USUAL, ...kept } : USUAL;
  } catch {
    return USUAL;
  }
}

class Settings {
  now = $state.raw<Preferences>(read());
  /** Whether the page shows the dialog in which they are set. */
  shown = $state(false);

  change(wish: Partial<Preferences>): void {
    this.now = { ...this.now, ...wish };
    remember(KEPT, JSON.stringify(this.now));
    this.apply();
  }

  /** Take over what is changed in another tab of this browser. */
  follow(): void {
    addEventListener("storage", (event) => {
      // Without a key, everything was erased.
      if (event.key !== null && event.key !== KEPT) return;
      this.now = read();
      this.apply();
    });
  }

  /** Apply the preferences to the page. */
  apply(): void {
    applyTheme(this.now);
    // Sizes are in rem: everything grows with it, and the layout answers to the room that is left.
    document.documentElement.style.fontSize = this.now.text === 100 ? "" : `${String(this.now.text)}%`;
    room.textChanged();
  }
}

export const settings = new Settings();
