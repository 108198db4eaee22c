/* Theme, contrast and motion as attributes of the root element, for the style sheets: the preferences
 * where there are any, else what the system asks for, also while that changes.
 */
import type { Preferences } from "./settings.svelte";

export type ThemePreferences = Pick<Preferences, "theme" | "contrast" | "motion">;

const DARK = matchMedia("(prefers-color-scheme: dark)");
const MORE_CONTRAST = matchMedia("(prefers-contrast: more)");
const LESS_MOTION = matchMedia("(prefers-reduced-motion: reduce)");

let preferences: ThemePreferences = { theme: "system", contrast: "system", motion: "system" };

function update(): void {
  const { theme, contrast, motion } = preferences;
  const { dataset } = document.documentElement;
  dataset["theme"] = theme === "system" ? (DARK.matches ? "dark" : "light") : theme;
  dataset["contrast"] = contrast === "more" || MORE_CONTRAST.matches ? "more" : "normal";
  dataset["motion"] = motion === "less" || LESS_MOTION.matches ? "less" : "normal";
}

for (const query of [DARK, MORE_CONTRAST, LESS_MOTION]) query.addEventListener("change", update);

/** Show the page as it is preferred. */
export function applyTheme(wanted: ThemePreferences): void {
  preferences = wanted;
  update();
}

/** Whether nothing should move. */
export const reducedMotion = (): boolean => document.documentElement.dataset["motion"] === "less";
