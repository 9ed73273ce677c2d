// The socket to a table: greets, follows numbers, comes back by itself; and the table as its messages have made it.

import { Problem, ask } from "./dom.js";

const FIRST_WAIT = 300, LONGEST_WAIT = 5000, QUIET = 20000, ANSWER_WITHIN = 8000;
const AGAIN = /restarting|too much is waiting|fewer requests/; // goodbyes after which one comes back

export class Connection {
  constructor(code, token, hear, state) {
    this.code = code;
    this.token = token;
    this.hear = hear; // told of every change: (message) => void
    this.state = state; // told of the connection: (word, why) => void; open, lost or ended
    this.n = 0;
    this.seat = -1;
    this.table = null;
    this.match = null;
    this.talk = [];
    this.asked = 0;
    this.answers = new Map();
    this.wait = FIRST_WAIT;
    this.ended = false;
    this.wake = () => { if (document.visibilityState === "visible") this.check(); };
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("online", this.wake);
    addEventListener("pageshow", this.wake);
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    if (this.ended) return;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${this.code}/socket`);
    this.socket = socket;
    this.why = "";
    this.welcomed = false;
    socket.onopen = () => {
      this.send({ t: "hello", token: this.token, since: this.n, lines: true, facts: true });
      this.send({ t: "ping" }); // whoever missed nothing is told nothing: this at least is answered
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      clearTimeout(this.heartbeat);
      this.heartbeat = setTimeout(() => this.check(), QUIET);
      if (!this.welcomed) { this.welcomed = true; this.wait = FIRST_WAIT; this.state("open"); }
      for (const message of JSON.parse(event.data)) this.follow(message);
    };
    socket.onclose = () => this.socket === socket && this.lost();
  }

  // Is anybody there? A phone that slept may hold a socket that leads nowhere.
  check() {
    if (this.ended) return;
    if (this.socket.readyState > 1) { this.open(); return; }
    if (this.socket.readyState === 0) return;
    const socket = this.socket;
    const late = setTimeout(() => { if (this.socket === socket) { this.lost(); socket.close(); } }, ANSWER_WITHIN);
    this.request("ping").catch(() => {}).finally(() => clearTimeout(late));
  }

  async lost() {
    clearTimeout(this.heartbeat);
    this.socket.onclose = null;
    for (const { reject } of this.answers.values()) reject(new Problem(0, "The connection broke; look whether it counted, and try again.", "lost"));
    this.answers.clear();
    if (this.ended) return;
    if (this.why && !AGAIN.test(this.why)) { this.end(this.why); return; }
    this.state("lost");
    if (!this.welcomed && this.wait > FIRST_WAIT) {
      try { await ask("GET", `/api/tables/${this.code}`); } catch (error) {
        if (error.status === 404) { this.end(error.message); return; }
      }
    }
    this.timer = setTimeout(() => this.open(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  end(why) {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.heartbeat);
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("online", this.wake);
    removeEventListener("pageshow", this.wake);
    this.socket.onclose = null;
    this.socket.close();
    if (why) this.state("ended", why);
  }

  send(message) { this.socket.send(JSON.stringify(message)); }

  // Ask for something; the answer, or Problem with the reason.
  request(kind, given = {}) {
    return new Promise((resolve, reject) => {
      if (this.socket.readyState !== 1) { reject(new Problem(0, "There is no connection; one moment.", "lost")); return; }
      const id = ++this.asked;
      this.answers.set(id, { resolve, reject });
      this.send({ t: kind, id, ...given });
    });
  }

  // --- following ---

  follow(message) {
    if (message.t === "ok" || message.t === "no") {
      const waiting = this.answers.get(message.id ?? 0);
      this.answers.delete(message.id ?? 0);
      if (message.t === "ok") waiting?.resolve(message);
      else waiting?.reject(new Problem(409, message.why, message.kind ?? "refused"));
      return;
    }
    if (message.t === "bye") { this.why = message.why; return; }
    if (message.t === "welcome") this.welcome(message);
    else if (message.n !== undefined) {
      if (message.n <= this.n) return;
      if (message.n > this.n + 1) { this.send({ t: "resume", since: this.n }); return; }
      this.n = message.n;
      FOLLOW[message.t]?.(this, message);
    } else if (message.t === "here") {
      this.table?.places.forEach((place, seat) => { place.here = message.seats.includes(seat); });
    }
    this.hear(message);
  }

  welcome(message) {
    this.n = message.n;
    this.seat = message.seat;
    this.table = message.table;
    this.match = whole(message.match);
    this.talk = message.talk ?? [];
  }
}

// What a message leaves out is as it always is.
const whole = (match) => match && { awaiting: [], ask: null, over: false, winners: [], seed: "", stopped: "", ...match };

function went(c, m) {
  const match = c.match;
  if (!match) return;
  Object.assign(match.view, m.view ?? {});
  match.before = { ...match.facts };
  for (const [name, value] of Object.entries(m.facts ?? {})) match.facts[name] = value;
  Object.assign(match, { awaiting: m.awaiting ?? [], question: m.q ?? "", asked: m.asked ?? 0, ask: m.ask ?? null,
    over: m.over ?? false, winners: m.winners ?? [], seed: m.seed ?? "", stopped: m.stopped ?? "" });
  if (!match.over) return;
  c.table.playing = false;
  for (const seat of match.winners) c.table.places[seat].wins = (c.table.places[seat].wins ?? 0) + 1;
}

function sit(c, seat, place) {
  const was = c.table.places[seat];
  c.table.places[seat] = { wins: was.wins, ...place };
}

const FOLLOW = {
  sat: (c, m) => { sit(c, m.seat, { name: m.name, kind: "person" }); c.table.host = m.host; },
  stood: (c, m) => {
    c.table.places[m.seat] = m.bot ? { ...c.table.places[m.seat], kind: "bot", level: "simple", here: false } : {};
    c.table.host = m.host;
  },
  botted: (c, m) => sit(c, m.seat, { name: m.name, kind: "bot", level: m.level }),
  claimed: (c, m) => { Object.assign(c.table.places[m.seat], { name: m.name, kind: "person" }); },
  hosted: (c, m) => { c.table.host = m.seat; },
  changed: (c, m) => {
    for (const name of ["options", "clock", "locked", "watching", "whispers", "paused"]) if (m[name] !== undefined && m[name] !== null) c.table[name] = m[name];
    if (m.places) c.table.places = Array.from({ length: m.places }, (_, seat) => c.table.places[seat] ?? {});
  },
  begun: (c, m) => { c.match = whole(m.match); c.table.playing = true; c.table.matches = m.matches; },
  chose: (c, m) => {
    if (!c.match) return;
    c.match.awaiting = c.match.awaiting.filter((seat) => seat !== m.seat);
    if (m.seat === c.seat && c.match.ask) c.match.ask.chosen = m.words || "…";
  },
  went,
  again: (c, m) => { c.match = null; c.table.playing = false; c.table.commitment = m.commitment; },
  talk: (c, m) => { c.talk.push(m); },
  sealed: (c, m) => { c.table.secret = m.seat; },
  burnt: (c) => { c.table.secret = -1; },
};
