import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import "./look/fonts.css";
import "./look/palette.css";
import "./look/paper.css";

const target = document.getElementById("app");
settings.apply();
if (target) mount(App, { target });
