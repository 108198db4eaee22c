import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import "./look/fonts.css";
import "./look/palette.css";
import "./look/paper.css";

const target = document.getElementById("app");
settings.apply();
if ("serviceWorker" in navigator) {
  // Where it may not be (plain http in a home network), the page works all the same.
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
if (target) mount(App, { target });
