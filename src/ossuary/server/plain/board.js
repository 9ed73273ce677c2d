// What one sees at a table. Each part is drawn anew only when what it shows has changed, so that nobody loses their place.

import { addTo, alarm, ask, by, copyable, el, form, logOf, seatAt, select, sentence, sheet } from "./dom.js";
import { Panels } from "./panels.js";
import { ruleLink, showRule } from "./rules.js";

const HIDDEN_FACTS = new Set(["awaiting", "question", "over", "winners"]);
const LEVELS = [["simple", "play simply"], ["random", "play at random"]];
const MOST_CHOICES_IN_FULL = 24;
const section = (id, title, ...more) => el("section", { id, "aria-label": title }, ...more);

export class Board {
  constructor(main, code, token) {
    this.code = code;
    this.token = token;
    this.goodbye = ""; // why we have lost our place, once we have
    this.drawn = new Map();
    this.ready = new Set(); // who has chosen since the last reveal
    this.lines = []; // the story: number of the message, text, rule
    this.online = false;
    this.parts = {
      status: el("p", { id: "status", role: "status" }, "Coming in…"),
      question: section("question", "What is asked"),
      people: section("people", "Who is here"),
      story: section("story", "What happened", el("h2", {}, "What happened"), logOf("The story so far", el("ol", { id: "log" }))),
      facts: section("facts", "How it stands"),
      share: section("share", "How others come"),
      talk: section("talk", "Talk"),
      table: section("table", "This table"),
      mine: section("mine", "Your place"),
    };
    this.left = el("div", { class: "stack" });
    this.right = el("div", { class: "stack" });
    this.panels = new Panels(this);
    main.replaceChildren(el("h1", { class: "hidden-text" }, "The table"), this.parts.status, el("div", { class: "columns" }, this.left, this.right));
  }

  use(connection) { this.c = connection; }
  get me() { return this.c.seat; }
  get table() { return this.c.table; }
  get match() { return this.c.match; }
  get isHost() { return this.me >= 0 && this.me === this.table.host; }
  get seated() { return this.me >= 0 && this.token !== ""; }
  name(seat) { return this.table.places[seat]?.name || `place ${seat + 1}`; }
  names(seats) { return seats.map((seat) => (seat === this.me ? "you" : this.name(seat))).join(", "); }

  close() {
    document.title = "Ossuary";
    by("sheet").close();
  }

  // Ask the server for something; why not is said.
  async do(kind, given) {
    try { return await this.c.request(kind, given); } catch (error) {
      alarm(sentence(error.message));
      return null;
    }
  }

  connected(yes) {
    this.online = yes;
    document.body.classList.toggle("offline", !yes);
    if (this.table) this.draw();
    else if (!yes) this.parts.status.textContent = "No connection. Trying again…";
  }

  // --- following ---

  hear(m) {
    if (m.t === "welcome") this.welcomed(m);
    if (m.t === "begun") { this.ready.clear(); this.begin(m); }
    if (m.t === "chose") this.ready.add(m.seat);
    if (m.t === "went") { this.ready.clear(); this.tell(m.n, m.lines); }
    if (m.t === "again") { this.lines = []; this.log().replaceChildren(); }
    if (m.t === "talk") this.panels.heard(m);
    if (m.t === "nudged") this.nudged(m);
    if (m.seat === this.me && m.t === "stood") this.goodbye = m.kicked ? "The host has taken your place away." : "You have left the table.";
    if (m.seat === this.me && m.t === "claimed" && m.away) this.goodbye = "Somebody else has your place now.";
    this.draw();
  }

  welcomed(m) {
    this.ready.clear();
    this.panels.fillTalk();
    if (m.match) this.fetchStory();
    else { this.lines = []; this.log().replaceChildren(); }
  }

  begin(m) {
    this.lines = [];
    this.log().replaceChildren();
    this.tell(m.n, m.lines);
  }

  nudged(m) {
    if (m.seat !== this.me) return;
    alarm(`${this.name(m.by)} reminds you: the match waits for you.`);
    navigator.vibrate?.(200);
  }

  // What was told before we came in.
  async fetchStory() {
    try {
      const story = await ask("GET", `/api/tables/${this.code}/story`, null, this.token || undefined);
      const later = this.lines.filter((line) => line.n > story.n);
      this.lines = [];
      const box = this.log().parentElement;
      box.removeAttribute("role"); // nobody wants all of it read out
      this.log().replaceChildren();
      this.tell(story.n, story.lines);
      for (const line of later) this.tell(line.n, [[line.text, line.rule]]);
      setTimeout(() => box.setAttribute("role", "log"), 500);
      this.draw();
    } catch (error) { if (error.status !== 409) alarm(sentence(error.message)); }
  }

  log() { return this.parts.story.querySelector("#log"); }

  tell(n, lines) {
    const added = (lines ?? []).map(([text, rule]) => {
      this.lines.push({ n, text, rule });
      return el("li", { class: /^(Turn|Round|Day) \d/.test(text) ? "new mark" : "new", dir: "auto" }, `${text} `, rule ? ruleLink(this.table.game, rule) : null);
    });
    addTo(this.log(), ...added);
  }

  // --- drawing ---

  // Draw a part if what it shows has changed; who was at a button in it stays there.
  part(name, shows, build) {
    const key = JSON.stringify(shows);
    if (this.drawn.get(name) === key) return;
    this.drawn.set(name, key);
    const place = this.parts[name];
    const focus = place.contains(document.activeElement) ? document.activeElement.dataset.at ?? "" : null;
    const built = build();
    place.hidden = built === null;
    place.replaceChildren(...(built ?? []).filter(Boolean));
    if (focus === null) return;
    const again = focus && [...place.querySelectorAll("[data-at]")].find((each) => each.dataset.at === focus && !each.disabled);
    (again || place.querySelector("h2"))?.focus();
  }

  draw() {
    const playing = Boolean(this.match);
    const left = ["question", ...(playing ? ["story", "facts"] : ["share"]), "people"].map((name) => this.parts[name]);
    const right = [...(playing ? ["share"] : []), "talk", "table", "mine"].map((name) => this.parts[name]);
    if (this.left.children.length !== left.length) { this.left.replaceChildren(...left); this.right.replaceChildren(...right); }
    const { match, table, me } = this;
    this.drawStatus();
    this.part("question", [match && [match.ask, match.over, match.winners, match.stopped, match.question], table.paused, this.isHost, this.online,
      match ? (match.ask ? 0 : match.awaiting) : table.places.map((place) => place.kind), me], () => (match ? this.question(match) : this.lobby()));
    this.part("facts", match && match.facts, () => (match ? this.facts(match.facts, match.before ?? match.facts) : null));
    this.panels.draw();
  }

  drawStatus() {
    const { match, table } = this;
    const free = table.places.some((place) => (place.kind ?? "empty") === "empty");
    let text = free ? "Waiting for people to sit down." : "All places are taken: the host can begin.";
    const mine = match?.ask && !match.ask.chosen && !match.over;
    if (!this.online) text = "No connection. Trying again…";
    else if (match?.stopped) text = sentence(match.stopped);
    else if (match?.over) text = `The match is over. ${winners(this, match)}`;
    else if (table.paused) text = "The host has paused the match.";
    else if (mine) text = `Your turn, ${this.name(this.me)}.`;
    else if (match) text = `Waiting for ${this.names(match.awaiting) || "the others"}.`;
    if (this.parts.status.textContent !== text) this.parts.status.textContent = text;
    document.title = `${mine ? "● Your turn · " : ""}${table.title} · ${this.code} · Ossuary`;
  }

  lobby() {
    const { table } = this;
    const taken = table.places.filter((place) => (place.kind ?? "empty") !== "empty").length;
    const said = `${taken} of ${table.places.length} places taken.`;
    this.parts.question.classList.remove("mine");
    if (!this.isHost) {
      return [heading(this.seated ? "You are sitting" : "You look on"), el("p", {}, `${said} The match begins when ${table.host >= 0 ? this.name(table.host) : "a host"} says so.`)];
    }
    const level = select({ "aria-label": "How bots play", "data-at": "level" }, LEVELS, "simple");
    const bots = taken < table.places.length;
    return [heading("Begin when all are here"), el("p", {}, bots ? `${said} Bots take the others.` : said),
      el("div", { class: "row" }, el("button", { class: "main-button", "data-at": "begin", onclick: () => this.do("begin", { level: level.value }) },
        bots ? "Begin with bots" : "Begin"), bots ? level : null)];
  }

  question(match) {
    this.parts.question.classList.toggle("mine", Boolean(match.ask && !match.ask.chosen && !match.over));
    if (match.stopped) return [heading("This match cannot go on"), el("p", {}, sentence(match.stopped)), this.nextMatch()];
    if (match.over) return this.ending(match);
    if (!match.ask) {
      return [heading(this.seated ? "You are not asked now" : "You look on"),
        el("p", {}, `The match waits for ${this.names(match.awaiting)}: ${match.question}.`)];
    }
    const { ask: asked } = match;
    const stop = this.table.paused || !this.online;
    const chosen = asked.chosen ? el("p", {}, "You chose ", el("strong", { dir: "auto" }, asked.chosen), ". You may change it until the last one has chosen.") : null;
    return [heading(asked.text), chosen, asked.write ? this.writing(asked, stop) : this.choices(asked, stop)];
  }

  choices(asked, stop) {
    const place = el("div", { class: "choices", role: "group", "aria-label": "Your choices" });
    const send = async (choice) => {
      place.querySelectorAll("button").forEach((button) => { button.disabled = true; });
      await this.do("choose", { ask: asked.id, choice });
      if (place.isConnected) place.querySelectorAll("button").forEach((button) => { button.disabled = false; });
    };
    const buttons = asked.choices.map(([choice, words]) => el("button", { "data-at": `choice${choice}`, disabled: stop, dir: "auto",
      "aria-pressed": asked.chosen ? String(asked.chosen === words) : null, onclick: () => send(choice) }, words));
    place.append(...buttons);
    if (buttons.length <= MOST_CHOICES_IN_FULL) return place;
    const filter = el("input", { type: "search", placeholder: "Find among the choices", "aria-label": "Find among the choices", "data-at": "find",
      oninput: () => buttons.forEach((button) => { button.hidden = !button.textContent.toLowerCase().includes(filter.value.toLowerCase()); }) });
    return el("div", {}, filter, place);
  }

  writing(asked, stop) {
    const input = el("input", { name: "text", required: true, dir: "auto", autocomplete: "off", autocapitalize: "words", spellcheck: "false",
      maxlength: 120, "aria-label": asked.text, "data-at": "text", enterkeyhint: "done" });
    const button = asked.write.charAt(0).toUpperCase() + asked.write.slice(1);
    return form({ class: "row" }, async () => {
      const answer = await this.c.request("choose", { ask: asked.id, words: `${asked.write} ${input.value}` });
      if (answer) input.value = "";
    }, input, el("button", { class: "main-button", disabled: stop, "data-at": "write" }, button));
  }

  ending(match) {
    return [el("h2", { class: "winner", tabindex: "-1" }, winners(this, match)),
      el("div", { class: "row" }, this.nextMatch(), this.seated ? el("button", { "data-at": "record", onclick: () => this.record() }, "Download the record") : null),
      el("p", { class: "help" }, "The record is a text file; ", el("code", {}, "ossuary verify FILE"), " draws every die and card again.")];
  }

  nextMatch() {
    if (this.isHost) return el("button", { class: "main-button", "data-at": "again", onclick: () => this.do("again") }, "Play again, all of us");
    return this.seated ? el("p", {}, `${this.table.host >= 0 ? this.name(this.table.host) : "The host"} can begin the next match.`) : null;
  }

  async record() {
    try {
      const text = await ask("GET", `/api/tables/${this.code}/record`, null, this.token);
      const link = el("a", { href: URL.createObjectURL(new Blob([text], { type: "text/plain" })), download: `${this.table.game}-${this.code}.record` });
      document.body.append(link);
      link.click();
      link.remove();
      setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    } catch (error) { alarm(sentence(error.message)); }
  }

  facts(facts, before) {
    const rows = new Map();
    const columns = [];
    const others = [];
    for (const [name, value] of Object.entries(facts)) {
      const dot = name.indexOf(".");
      if (dot < 0) { if (!HIDDEN_FACTS.has(name) && value !== "-") others.push([name, value]); continue; }
      const [seat, column] = [name.slice(0, dot), name.slice(dot + 1)];
      if (!rows.has(seat)) rows.set(seat, {});
      rows.get(seat)[column] = value;
      if (!columns.includes(column)) columns.push(column);
    }
    const used = columns.filter((column) => [...rows.values()].some((row) => (row[column] ?? "-") !== "-"));
    const cell = (seat, column) => el("td", { dir: "auto", class: before[`${seat}.${column}`] !== facts[`${seat}.${column}`] ? "changed" : null }, rows.get(seat)[column] ?? "-");
    return [heading("How it stands"),
      used.length ? el("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Standings, seat by seat" }, el("table", {},
        el("thead", {}, el("tr", {}, el("td"), used.map((column) => el("th", { scope: "col" }, column)))),
        el("tbody", {}, [...rows.keys()].map((seat) => el("tr", {}, el("th", { scope: "row", dir: "auto" }, seat), used.map((column) => cell(seat, column))))))) : null,
      others.length ? el("dl", {}, others.flatMap(([name, value]) => [el("dt", {}, name), el("dd", { dir: "auto" }, value)])) : null];
  }

  // A link to one's own place, for a second device or for somebody else. It is in the part that no server is ever sent.
  async link(away) {
    const answer = await this.do("link", { away });
    if (!answer) return;
    const link = `${(seatAt(this.code)?.link ?? location.href).split("#")[0]}#${away ? "place" : "device"}=${answer.link}`;
    sheet(away ? "Give your place to somebody" : "Your place on a second device",
      el("p", {}, away ? "Whoever opens this link sits where you sit now, and you no longer do. It works once." : "Open this link on the other device. It works once; show it to nobody else."),
      copyable(link));
  }

  rules() { showRule(this.table.game); }
}

export const heading = (text) => el("h2", { tabindex: "-1", dir: "auto" }, text);

function winners(board, match) {
  const names = match.winners.map((seat) => board.name(seat));
  if (!names.length) return "Nobody wins.";
  if (names.length === 1) return match.winners[0] === board.me ? "You win." : `${names[0]} wins.`;
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)} win.`;
}
