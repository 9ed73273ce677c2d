// Where one is: the first page, a table, or a rulebook.

import { apiPage } from "./api.js";
import { ask, by, check, el, entropy, field, form, keepSeat, kept, nameField, select, sentence } from "./dom.js";
import { OptionsForm, span } from "./options.js";
import { clocks } from "./panels.js";
import { rulesPage, showRule } from "./rules.js";
import { openTable } from "./table.js";

const main = by("main");

async function start() {
  by("sheet").addEventListener("click", (event) => { if (event.target === by("sheet")) by("sheet").close(); });
  const [kind, name] = location.pathname.split("/").filter(Boolean);
  try {
    if (kind === "t") await openTable(main, decodeURIComponent(name).toUpperCase());
    else if (kind === "programs") await apiPage(main);
    else if (kind === "rules") await rulesPage(main, name);
    else await firstPage();
  } catch (error) {
    main.replaceChildren(el("section", {}, el("h1", {}, "That did not work"), el("p", {}, sentence(error.message)),
      el("p", {}, el("a", { href: "/" }, "To the first page"))));
  }
}

async function firstPage() {
  const games = await ask("GET", "/api/games");
  main.replaceChildren(
    el("h1", {}, "Tabletop games about dying"),
    el("div", { class: "columns first" },
      el("div", { class: "stack" }, comeToTable(), myTables()), makeTable(games)),
    el("p", { class: "quiet small-text foot" }, "No account, no cookies. What is said and chosen is kept on this server only. ",
      el("a", { href: "/programs" }, "For programs")));
}

function comeToTable() {
  const code = el("input", { name: "code", class: "code", maxlength: 4, minlength: 4, pattern: "[A-Za-z]{4}", required: true,
    autocomplete: "off", autocapitalize: "characters", spellcheck: "false", title: "four letters" });
  return el("section", { "aria-labelledby": "come" }, el("h2", { id: "come" }, "Come to a table"),
    form({}, async () => {
      const wanted = code.value.trim().toUpperCase();
      await ask("GET", `/api/tables/${wanted}`);
      location.href = `/t/${wanted}`;
    }, field("Its code: four letters", code), el("button", {}, "Go there")));
}

function myTables() {
  const mine = kept.names("ossuary.seat.").map((name) => kept.get(name)).filter(Boolean).sort((a, b) => b.at - a.at);
  if (!mine.length) return null;
  return el("section", { "aria-labelledby": "mine" }, el("h2", { id: "mine" }, "Where you have a place"),
    el("ul", { class: "people" }, mine.slice(0, 12).map((seat) =>
      el("li", { class: "row" }, el("a", { class: "button small", href: `/t/${seat.code}` }, seat.code), el("span", {}, seat.title)))));
}

function makeTable(games) {
  const place = el("div");
  let options = null;
  const choose = (game) => {
    options = new OptionsForm(game, "", [], false);
    const [least, most] = game.seats;
    const counts = Array.from({ length: most - least + 1 }, (_, at) => [least + at, `${least + at}`]);
    const wanted = Math.min(most, Math.max(least, 4));
    place.replaceChildren(
      least < most ? field("Places", select({ name: "places" }, counts, wanted), "You can change this, and put bots in empty places, until the match begins.") : "",
      game.options.length ? el("details", {}, el("summary", {}, "Options of this game"),
        game.note ? el("p", { class: "help" }, game.note) : null, options.element) : "");
  };
  const cards = el("fieldset", {}, el("legend", {}, "The game"), games.map((game, at) => el("div", { class: "game" },
    el("label", {}, el("input", { type: "radio", name: "game", value: game.name, checked: at === 0, onchange: () => choose(game) }),
      el("span", {}, el("b", {}, game.title), game.blurb)),
    el("div", { class: "help game-foot" }, `${span(game.seats)} places, ${span(game.minutes)} minutes`,
      el("button", { type: "button", class: "small", onclick: () => showRule(game.name) },
        "Rules", el("span", { class: "hidden-text" }, ` of ${game.title}`))))));
  const made = form({}, async (given) => {
    const name = String(given.get("name")).trim();
    const seat = await ask("POST", "/api/tables", {
      game: given.get("game"), name, entropy: entropy(), options: options.text(), contents: options.contents,
      places: given.get("places") ? Number(given.get("places")) : null,
      whispers: given.has("whispers"), watching: given.has("watching"), clock: Number(given.get("clock")),
    });
    kept.set("ossuary.name", name);
    keepSeat(seat);
    location.href = `/t/${seat.code}`;
  }, cards, nameField(), place, el("details", {}, el("summary", {}, "More"),
    check("Whispers between two are allowed", "whispers", true),
    check("Others may look on", "watching", true),
    field("When somebody is away", clocks({ name: "clock" }, 120))),
  el("button", { class: "main-button" }, "Make the table"));
  choose(games[0]);
  return el("section", { "aria-labelledby": "make" }, el("h2", { id: "make" }, "Make a table"), made);
}

start();
