// What programs may ask this server for, from its own OpenAPI document; nothing is fetched from anywhere else.

import { ask, el } from "./dom.js";

export async function apiPage(main) {
  const api = await ask("GET", "/api/openapi.json");
  const rows = Object.entries(api.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, about]) =>
    el("tr", {}, el("td", {}, el("code", {}, method.toUpperCase())), el("th", { scope: "row" }, el("code", {}, path)),
      el("td", {}, about.summary ?? about.description ?? ""), el("td", {}, Object.keys(about.responses ?? {}).join(" ")))));
  main.replaceChildren(el("section", {},
    el("h1", {}, "For programs"),
    el("p", {}, "Bots and bridges sit at the same tables: over HTTP as below, and by a WebSocket at ", el("code", {}, "/api/tables/CODE/socket"),
      ", whose messages PROTOCOL.md describes. In Python: ", el("code", {}, "ossuary.client"), ". The whole document, with every field: ",
      el("a", { href: "/api/openapi.json" }, "openapi.json"), "."),
    el("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "What can be asked for" }, el("table", {},
      el("thead", {}, el("tr", {}, ["method", "path", "what it does", "answers"].map((text) => el("th", { scope: "col" }, text)))), el("tbody", {}, rows)))));
}
