/* Shows the page with the preferences applied and its words loaded. */
import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./words/language.svelte";
import { settings } from "./settings.svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/palette.css";
import "./look/base.css";

/** Milliseconds after which the page is shown although a request is still open. */
const PATIENCE = 1500;

/** Show the page once the early requests are done, so that it is drawn only once. */
export async function start(early: Promise<unknown>): Promise<void> {
  settings.apply();
  settings.follow();
  await Promise.race([early, new Promise((go) => setTimeout(go, PATIENCE))]);
  await language.choose(language.now);
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  if ("serviceWorker" in navigator) {
    // Not allowed on plain http in a home network; the page works without it.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  }
}
