import "@fontsource-variable/rubik";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadGames } from "./lib/catalogue.svelte";
import { loadLanguage } from "./lib/texts.svelte";
import { keepPage } from "./lib/version.svelte";

const target = document.getElementById("page");
if (target) loadLanguage(loadGames).then(() => mount(App, { target }));
addEventListener("load", keepPage);
