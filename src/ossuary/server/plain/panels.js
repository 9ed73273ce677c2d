// What stands beside the match: who is here, how others come, talk, the host's powers, one's own place.

import { addTo, alarm, ask, check, copyable, el, field, form, logOf, seatAt, select, sentence, sheet } from "./dom.js";
import { OptionsForm } from "./options.js";

const REACTIONS = ["👍", "👏", "😂", "😱", "🤔", "🙏", "💀"];
const CLOCKS = [[0, "everybody waits"], [30, "a bot plays after 30 seconds"], [120, "a bot plays after 2 minutes"],
  [600, "a bot plays after 10 minutes"], [86400, "a bot plays after a day"]];
export const clocks = (attributes, value) =>
  select(attributes, CLOCKS.some(([key]) => key === value) ? CLOCKS : [...CLOCKS, [value, `a bot plays after ${value} seconds`]], value);

const qrAt = (code) => `/api/tables/${code}/qr`;
const linkTo = (code) => seatAt(code)?.link ?? `${location.origin}/t/${code}`;
export const showCode = (code) => sheet(`Come to table ${code}`,
  el("img", { src: qrAt(code), alt: `QR code of ${linkTo(code)}` }), el("p", {}), copyable(linkTo(code)));

export class Panels {
  constructor(board) {
    this.b = board;
    this.game = null;
    this.said = el("ol");
    this.log = logOf("What was said", this.said);
  }

  draw() {
    const { b } = this;
    const { table, match, me } = b;
    b.part("people", [table.places, table.host, me, match && [match.awaiting, match.over], [...b.ready]], () => this.people());
    b.part("share", [b.code, Boolean(match)], () => this.share());
    b.part("talk", [me, table.whispers, table.places.map((place) => [place.kind, place.name]), match?.ask?.choices], () => this.talk());
    b.part("table", [table.options, table.clock, table.locked, table.watching, table.whispers, table.paused, table.places.length,
      Boolean(match), b.isHost, match && [match.over, match.commitment, match.seed], table.commitment, Boolean(this.game)], () => this.table());
    b.part("mine", [b.seated, Boolean(match)], () => this.mine());
    if (!this.game && !this.asking) this.fetchGame();
  }

  async fetchGame() {
    this.asking = true;
    try { this.game = await ask("GET", `/api/games/${this.b.table.game}`); this.b.draw(); } catch (error) { alarm(sentence(error.message)); }
  }

  // --- who is here ---

  people() {
    const { table } = this.b;
    return [el("h2", { tabindex: "-1" }, "Who is here"), el("ul", { class: "people" }, table.places.map((place, seat) => this.person(place, seat)))];
  }

  person(place, seat) {
    const { b } = this;
    const { table, match } = b;
    const kind = place.kind ?? "empty";
    const tags = [];
    if (seat === b.me) tags.push("you");
    if (seat === table.host) tags.push("host");
    if (kind === "bot") tags.push(`bot, ${place.level === "random" ? "random" : "simple"}`);
    if (place.wins) tags.push(`${place.wins} won`);
    const marks = tags.map((text) => el("span", { class: "tag" }, text));
    if (kind === "person" && !place.here) marks.push(el("span", { class: "tag away" }, "away"));
    if (match && !match.over && match.awaiting.includes(seat)) marks.push(el("span", { class: "tag waits" }, "… is asked"));
    else if (b.ready.has(seat)) marks.push(el("span", { class: "tag ready" }, "✓ has chosen"));
    return el("li", {}, el("div", { class: "row" }, el("span", { class: "name", dir: "auto" }, kind === "empty" ? "(free)" : place.name), marks),
      this.powers(place, seat, kind));
  }

  powers(place, seat, kind) {
    const { b } = this;
    const { match } = b;
    const name = place.name || `place ${seat + 1}`;
    const button = (text, what, more) => el("button", { class: "small", "data-at": `${text}${seat}`, onclick: what }, text, el("span", { class: "hidden-text" }, ` ${more}`));
    const found = [];
    if (b.seated && seat !== b.me && kind === "person" && match && !match.over && match.awaiting.includes(seat)) {
      found.push(button("Remind", () => b.do("nudge", { seat }), name));
    }
    if (b.isHost && kind === "empty") found.push(button("Add a bot", () => b.do("bot", { seat, level: "simple" }), `at place ${seat + 1}`));
    if (b.isHost && kind === "bot") {
      const other = place.level === "random" ? "simple" : "random";
      found.push(button(`Make it ${other}`, () => b.do("bot", { seat, level: other }), name));
      if (!b.table.playing) found.push(button("Remove", () => b.do("kick", { seat }), name));
    }
    if (b.isHost && kind === "person" && seat !== b.me) {
      found.push(button("Make host", () => b.do("host", { seat }), name));
      found.push(button("Remove", () => confirm(`Remove ${name} from the table?`) && b.do("kick", { seat }), name));
    }
    return found.length ? el("div", { class: "row" }, found) : null;
  }

  // --- how others come ---

  share() {
    const { b } = this;
    return [el("h2", { tabindex: "-1" }, "How others come"),
      el("div", { class: "share" },
        el("button", { "aria-label": "Show the QR code large", onclick: () => showCode(b.code) }, el("img", { src: qrAt(b.code), alt: "", width: 136, height: 136 })),
        el("div", {}, el("p", { class: "code" }, b.code), el("p", { class: "quiet small-text" }, "Scan it, open the link, or type the code there."))),
      el("p", {}), copyable(linkTo(b.code))];
  }

  // --- talk ---

  fillTalk() {
    this.said.replaceChildren();
    for (const said of this.b.c.talk) this.heard(said);
  }

  heard(said) {
    const { b } = this;
    const who = said.seat === b.me ? "You" : b.name(said.seat);
    const whom = said.to === undefined || said.to < 0 ? "" : said.to === b.me ? " to you" : ` to ${b.name(said.to)}`;
    const verb = whom ? (who === "You" ? "whisper" : "whispers") : who === "You" ? "claim" : "claims";
    const kind = said.kind ?? "chat";
    const start = whom ? `${who} ${verb}${whom}` : kind === "claim" ? `${who} ${verb}` : who;
    const text = said.text ? `${kind === "reaction" ? " " : ": "}${said.text}` : "";
    addTo(this.said, el("li", { class: "new", dir: "auto" }, el("strong", {}, start), text));
  }

  talk() {
    const { b } = this;
    if (!b.seated) return [el("h2", { tabindex: "-1" }, "Talk"), this.log];
    const draft = this.draft?.value ?? "";
    const others = b.table.places.map((place, seat) => [seat, place]).filter(([seat, place]) => place.kind === "person" && seat !== b.me);
    const to = b.table.whispers && others.length
      ? select({ "aria-label": "To whom", "data-at": "to" }, [[-1, "to all"], ...others.map(([seat, place]) => [seat, `whisper to ${place.name}`])], this.to ?? -1) : null;
    to?.addEventListener("change", () => { this.to = to.value; });
    const kind = select({ "aria-label": "As what", "data-at": "kind" }, [["chat", "say"], ["claim", "claim or promise"]], "chat");
    const words = el("datalist", { id: "claims" }, (b.match?.ask?.choices ?? []).slice(0, 30).map(([, text]) => el("option", { value: `I choose ${text}` })));
    const input = el("input", { "aria-label": "What to say", maxlength: 500, required: true, autocomplete: "off", dir: "auto", value: draft, "data-at": "say", enterkeyhint: "send" });
    kind.addEventListener("change", () => (kind.value === "claim" ? input.setAttribute("list", "claims") : input.removeAttribute("list")));
    this.draft = input;
    const say = async (text, how) => b.c.request("say", { text, kind: how, to: to ? Number(to.value) : -1 });
    return [el("h2", { tabindex: "-1" }, "Talk"), this.log,
      form({}, async () => { await say(input.value, kind.value); input.value = ""; },
        el("div", { class: "row" }, input, el("button", { "data-at": "send" }, "Say")), el("p", {}), el("div", { class: "row" }, kind, to), words),
      el("div", { class: "row", role: "group", "aria-label": "Reactions" }, REACTIONS.map((sign) =>
        el("button", { class: "small", type: "button", "data-at": sign, onclick: () => b.do("say", { text: sign, kind: "reaction", to: -1 }) }, sign)))];
  }

  // --- the table, and the host's powers over it ---

  table() {
    const { b } = this;
    const { table, match } = b;
    const rules = el("p", {}, el("button", { "data-at": "rules", onclick: () => b.rules() }, `Rules of ${table.title}`));
    const told = el("p", { class: "small-text" }, `Options: ${table.options || "as printed"}.`);
    return [el("h2", { tabindex: "-1" }, "This table"), rules, told, this.game?.note ? el("p", { class: "help" }, this.game.note) : null,
      b.isHost ? this.settings() : null, match && !match.over ? this.pause() : null, this.luck(match)];
  }

  pause() {
    const { b } = this;
    if (!b.isHost) return null;
    return el("p", {}, el("button", { "data-at": "pause", onclick: () => b.do("set", { paused: !b.table.paused }) }, b.table.paused ? "Go on" : "Pause the match"));
  }

  settings() {
    const { b } = this;
    const { table } = b;
    const set = (name) => async (event) => {
      const box = event.target;
      if (!(await b.do("set", { [name]: box.checked }))) box.checked = !box.checked;
    };
    const clock = clocks({ "data-at": "clock", onchange: () => b.do("set", { clock: Number(clock.value) }) }, table.clock);
    return el("details", { open: this.open, ontoggle: (event) => { this.open = event.target.open; } }, el("summary", { "data-at": "settings" }, "Settings, as the host"),
      check("Nobody else may sit down", "locked", table.locked, set("locked")),
      check("Others may look on", "watching", table.watching ?? true, set("watching")),
      check("Whispers are allowed", "whispers", table.whispers, set("whispers")),
      field("When somebody is away", clock), b.match ? null : this.places(), b.match ? null : this.options(), this.remove());
  }

  places() {
    const { b, game } = this;
    if (!game || game.seats[0] === game.seats[1]) return null;
    const counts = Array.from({ length: game.seats[1] - game.seats[0] + 1 }, (_, at) => [game.seats[0] + at, `${game.seats[0] + at}`]);
    const places = select({ "data-at": "places", onchange: async () => {
      if (!(await b.do("set", { places: Number(places.value) }))) places.value = b.table.places.length;
    } }, counts, b.table.places.length);
    return field("Places", places);
  }

  options() {
    const { b, game } = this;
    if (!game?.options.length) return null;
    const names = b.table.places.filter((place) => (place.kind ?? "empty") !== "empty").map((place) => place.name);
    const options = new OptionsForm(game, b.table.options ?? "", names, true);
    return form({}, () => b.c.request("set", { options: options.text() }), el("h3", {}, "Options of this game"), options.element,
      el("button", { "data-at": "options" }, "Set the options"));
  }

  remove() {
    const { b } = this;
    return el("p", {}, el("button", { class: "small", "data-at": "delete", onclick: async () => {
      if (!confirm("Delete this table and all that was kept of it, for everybody?")) return;
      try { await ask("DELETE", `/api/tables/${b.code}`, null, b.token); } catch (error) { alarm(sentence(error.message)); }
    } }, "Delete this table for good"));
  }

  luck(match) {
    const commitment = match?.commitment ?? this.b.table.commitment;
    return el("details", {}, el("summary", {}, "The luck can be checked"),
      el("p", { class: "small-text" }, "The server has fixed its seed, and everybody's browser adds to it; nobody can choose what falls. The commitment is ",
        el("code", {}, commitment), match?.seed ? ", the seed was " : ".", match?.seed ? el("code", {}, match.seed) : null));
  }

  // --- one's own place ---

  mine() {
    const { b } = this;
    if (!b.seated) return [el("h2", { tabindex: "-1" }, "You look on"), el("p", {}, el("a", { class: "button", href: `/t/${b.code}` }, "Sit down"))];
    const button = (at, text, what) => el("button", { class: "small", "data-at": at, onclick: what }, text);
    return [el("h2", { tabindex: "-1" }, "Your place"), el("p", { class: "help" }, "This browser keeps it: reload, close, come back."),
      el("div", { class: "row" },
        button("device", "Second device", () => b.link(false)), button("hand", "Give it to somebody", () => b.link(true)),
        b.match ? button("mine-record", "Record so far", () => b.record()) : null,
        button("leave", "Leave the table", () => confirm("Give up your place?") && b.do("leave")))];
  }
}
