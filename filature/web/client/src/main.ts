import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/palette.css";
import "./look/paper.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
