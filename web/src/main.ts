import "@fontsource-variable/inter";
import "@fontsource/cinzel/600.css";
import "@fontsource/oswald/500.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./style.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
