// A table: sitting down at it, and everything that is done there. What may be done is the server's to say.

import { Board } from "./board.js";
import { Connection } from "./connection.js";
import { alarm, ask, by, dropSeat, el, entropy, field, form, keepSeat, kept, nameField, seatAt, select, sentence } from "./dom.js";
import { showCode } from "./panels.js";

export async function openTable(main, code) {
  const link = /^#(device|place)=([\w-]+)$/.exec(location.hash);
  if (link) {
    history.replaceState(null, "", location.pathname); // it works once, and is nobody else's
    await useLink(main, code, link[2], link[1] === "place");
    return;
  }
  const seat = seatAt(code);
  if (seat) play(main, code, seat.token);
  else await door(main, code);
}

function head(code, table) {
  document.title = `${table.title} · ${code} · Ossuary`;
  by("where").replaceChildren(el("span", {}, table.title), 
    el("button", { class: "code", "aria-label": `Code ${[...code].join(" ")}: show link and QR code`, onclick: () => showCode(code) }, code));
}

// --- coming in ---

async function door(main, code, why = "") {
  let table;
  try { table = await ask("GET", `/api/tables/${code}`); } catch (error) {
    if (error.status !== 404 && error.status !== 400) throw error;
    dropSeat(code);
    main.replaceChildren(el("section", {}, el("h1", {}, "No such table"), el("p", {}, why ? sentence(why) : `There is no table ${code} here (any more).`),
      el("p", {}, el("a", { class: "button", href: "/" }, "Make one, or try another code"))));
    return;
  }
  head(code, table);
  const free = table.places.map((place, seat) => [seat, place]).filter(([, place]) => (place.kind ?? "empty") !== "person");
  const where = table.playing && free.length > 1
    ? field("Whose place", select({ name: "seat" }, free.map(([seat, place]) => [seat, place.name]), free[0][0])) : null;
  const onMatch = table.playing ? el("p", {}, `A match is on. You can play on for ${free.length > 1 ? "a bot" : free[0]?.[1].name}, under the name it plays by.`) : null;
  main.replaceChildren(el("div", { class: "columns even" },
    el("section", { "aria-labelledby": "sit" }, el("h1", { id: "sit" }, table.title),
      why ? el("p", { role: "status" }, sentence(why)) : null, whyNot(table, free) ?? form({}, async (given) => {
        const name = String(given.get("name") ?? "").trim();
        const seat = await ask("POST", `/api/tables/${code}/seats`,
          { name, seat: given.has("seat") ? Number(given.get("seat")) : null, entropy: entropy() });
        enter(main, code, seat, name);
      }, onMatch, table.playing ? null : nameField(), where,
      el("button", { class: "main-button" }, "Sit down")),
      table.watching === false ? null : el("p", {}, el("button", { type: "button", onclick: () => play(main, code, "") }, "Only look on"))),
    el("section", { "aria-labelledby": "sits" }, el("h2", { id: "sits" }, "Who is here"),
      el("ul", { class: "people" }, table.places.map((place) => el("li", {},
        el("span", { class: "name" }, place.name || "(free)"), place.kind === "bot" ? " · bot" : ""))))));
  main.querySelector("input")?.focus();
}

function whyNot(table, free) {
  if (table.locked) return el("p", {}, "The host has locked this table: nobody else can sit down.");
  if (!free.length) return el("p", {}, "All places are taken.");
  return null;
}

function enter(main, code, seat, name) {
  if (name) kept.set("ossuary.name", name);
  keepSeat(seat);
  play(main, code, seat.token);
}

// A link for a second device takes no name; one that hands a place over does. It is used when the button is pressed,
// not when the page is loaded: messengers load links to show them.
async function useLink(main, code, link, away) {
  const table = await ask("GET", `/api/tables/${code}`);
  head(code, table);
  main.replaceChildren(el("section", { "aria-labelledby": "take" }, el("h1", { id: "take" }, table.title),
    el("p", {}, away ? "Somebody gives you their place at this table." : "Go on with your place on this device."),
    form({}, async (given) => {
      const name = away && !table.playing ? String(given.get("name")).trim() : "";
      enter(main, code, await ask("POST", `/api/tables/${code}/links`, { link, name, entropy: entropy() }), name);
    }, away && !table.playing ? nameField() : null, el("button", { class: "main-button" }, away ? "Take the place" : "Go on here"))));
}

// --- being there ---

function play(main, code, token) {
  const board = new Board(main, code, token);
  const connection = new Connection(code, token, (message) => {
    if (message.t === "welcome") head(code, connection.table);
    board.hear(message);
  }, (word, why) => {
    if (word === "ended") {
      board.close();
      if (token) dropSeat(code);
      alarm("");
      door(main, code, board.goodbye || (/token/.test(why) ? "Your place at this table was given up, or somebody else has it." : why)).catch((error) => alarm(sentence(error.message), true));
    } else board.connected(word === "open");
  });
  board.use(connection);
}
