/* Shows the page, as it is preferred and in a language whose words are here. */
import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./language.svelte";
import { settings } from "./settings.svelte";

export async function start(): Promise<void> {
  settings.apply();
  await language.choose(language.now);
  const target = document.getElementById("app");
  if (target) mount(App, { target });
  if ("serviceWorker" in navigator) {
    // Where it may not be (plain http in a home network), the page works all the same.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  }
}
