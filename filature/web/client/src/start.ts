/* Shows the page, as it is preferred and in a language whose words are here. */
import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./words/language.svelte";
import { settings } from "./settings.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/palette.css";
import "./look/base.css";

/** Milliseconds after which the page is shown although something that it asked for is not here yet. */
const PATIENCE = 1500;

/** Show the page once all that was asked for early is here: it is then drawn whole, and only once. */
export async function start(early: Promise<unknown>): Promise<void> {
  settings.apply();
  await Promise.race([early, new Promise((go) => setTimeout(go, PATIENCE))]);
  await language.choose(language.now);
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  if ("serviceWorker" in navigator) {
    // Where it may not be (plain http in a home network), the page works all the same.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  }
}
