// Clients for both servers, over plain WebSockets, in one process: they choose, and measure.
//
//   node load.cjs '{"to": "ossuary" | "peer", "url": "http://127.0.0.1:PORT", "pids": [server's processes],
//                   "game": "it-dies-with-me", "tables": 50, "seats": 4, "seconds": 10, "rate": 0, "warm": 2}'
//
// Without a rate, everybody chooses as soon as they are asked; with one, so many choices a second are made by seats picked
// at random among those that are asked, and the time counts from when a choice was meant to be sent. Another "do" than
// "play": "idle" only lays tables out, says READY, and waits to be told to end; "missed" measures what coming back costs.
// With several "urls", each table is at one of them, as behind a proxy that goes by the address; with "scatter", its seats
// are at all of them. Prints one line of JSON.
const fs = require("fs");
const WebSocket = require("ws");

const given = JSON.parse(process.argv[2]);
const { to, url, urls = [url], scatter = false, game, tables, seats, seconds = 10, rate = 0, warm = 2, pids = [] } = given;
const NAMESPACE = "/same-shape";
const TICKS = 100; // of the kernel's clock, a second

const now = () => Number(process.hrtime.bigint()) / 1e6;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const pick = (list) => list[Math.floor(Math.random() * list.length)];
const WORDS = "Anna Bert Cleo Dora Egon Fritz Gerda Hanno Inge Jost Karla Lutz Mia Nils Olga Paul".split(" ");
const someName = () => `${pick(WORDS)}${Math.random().toString(36).replace(/[^a-z]/g, "").slice(0, 5)}`;

// --- what is measured ---

const count = { sent: 0, confirmed: 0, refused: 0, frames: 0, bytes: 0, matches: 0, short: 0 };
let delays = [];
let measuring = false;
let running = false;
const asked = []; // clients that may choose, where choices are paced

const cpuOf = (pid) => {
  try {
    const parts = fs.readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\) /, "").split(" ");
    return (Number(parts[11]) + Number(parts[12])) / TICKS;
  } catch {
    return 0;
  }
};
const serverCpu = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
const machineCpu = () => {
  const parts = fs.readFileSync("/proc/stat", "utf8").split("\n")[0].trim().split(/\s+/).slice(1).map(Number);
  return (parts[0] + parts[1] + parts[2] + parts[5] + parts[6] + parts[7]) / TICKS;
};
const percentile = (sorted, part) => (sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] : 0);

async function post(address, body, at = url) {
  const headers = { "content-type": "application/json" };
  const response = await fetch(at + address, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return response.json();
}

class Client {
  constructor(table, seat) {
    this.table = table;
    this.seat = seat;
    this.pending = 0; // when the choice that is not confirmed yet was meant to be sent
    this.waits = false; // whether it stands in `asked`
    this.bytes = 0;
  }

  connect(address) {
    this.socket = new WebSocket(address, { perMessageDeflate: false, skipUTF8Validation: true });
    this.socket.on("message", (data) => {
      count.frames += 1;
      count.bytes += data.length;
      this.bytes += data.length;
      this.hear(data.toString());
    });
    return new Promise((done, failed) => {
      this.welcomed = done;
      this.socket.on("error", failed);
      this.socket.on("close", () => {
        if (running) failed(new Error("a connection was closed"));
      });
      this.socket.on("open", () => this.greet());
    });
  }

  canChoose() {
    if (!running || this.pending || this.waits || !this.isAsked()) return;
    if (rate) {
      this.waits = true;
      asked.push(this);
    } else this.choose(now());
  }

  choose(at) {
    this.waits = false;
    this.pending = at;
    count.sent += 1;
    this.send();
  }

  confirmed() {
    if (!this.pending) return;
    if (measuring) delays.push(now() - this.pending);
    this.pending = 0;
    count.confirmed += 1;
  }
}

class OssuaryClient extends Client {
  greet() {
    this.socket.send(JSON.stringify({ t: "hello", token: this.token, since: this.since || 0 }));
  }

  hear(frame) {
    for (const message of JSON.parse(frame)) this.follow(message);
  }

  follow(message) {
    if (message.n !== undefined) this.n = message.n;
    if (message.t === "ok") {
      if (message.id === 1) this.confirmed();
    } else if (message.t === "no") {
      count.refused += 1;
      this.pending = 0;
    } else if (message.t === "went") {
      this.ask = message.ask;
      if (message.over) this.startOver();
    } else if (message.t === "begun" || message.t === "welcome") {
      this.ask = message.match && message.match.ask;
      if (this.welcomed) this.welcomed();
    }
    this.canChoose();
  }

  isAsked() {
    return Boolean(this.ask);
  }

  send() {
    const { id, q, choices, write } = this.ask;
    this.ask = null;
    const answer = choices && choices.length ? { choice: this.number(q, choices) } : { words: `${write} ${someName()}` };
    this.socket.send(JSON.stringify({ t: "choose", id: 1, ask: id, ...answer }));
  }

  number(question, choices) {
    const choice = pick(choices);
    return Array.isArray(choice) ? choice[0] : choice;
  }

  startOver() {
    if (this.seat) return;
    count.matches += 1;
    this.socket.send('{"t":"again"}');
    this.socket.send('{"t":"begin"}');
  }

  static async lay(number) {
    const home = urls[number % urls.length];
    const made = await post("/api/tables", { game, places: seats, name: "Seat0" }, home);
    const clients = [];
    for (let seat = 0; seat < seats; seat++) {
      const client = new OssuaryClient(made.code, seat);
      const taken = seat ? await post(`/api/tables/${made.code}/seats`, { name: `Seat${seat}`, seat }, home) : made;
      client.token = taken.token;
      client.at = scatter ? urls[seat % urls.length] : home;
      clients.push(client);
    }
    return clients;
  }

  static address(client) {
    return `${client.at.replace("http", "ws")}/api/tables/${client.table}/socket`;
  }
}

class PeerClient extends Client {
  greet() {}

  emit(...what) {
    this.socket.send(`42${NAMESPACE},${JSON.stringify(what)}`);
  }

  hear(frame) {
    if (frame === "2") this.socket.send("3");
    else if (frame[0] === "0") this.socket.send(`40${NAMESPACE},`);
    else if (frame.startsWith("40")) this.emit("sync", this.table, String(this.seat), this.token, seats);
    else if (frame.startsWith(`42${NAMESPACE},`)) this.follow(JSON.parse(frame.slice(3 + NAMESPACE.length)));
  }

  follow([kind, , what]) {
    if (kind !== "sync" && kind !== "update") return;
    const before = this.state;
    this.state = kind === "sync" ? what.state : what;
    if (kind === "sync") this.welcomed();
    if (this.pending && (this.state.G.round > this.round || this.state.G.set[this.seat])) this.confirmed();
    if (!this.seat && before && this.state.G.wins.join() !== before.G.wins.join()) count.matches += 1;
    this.canChoose();
  }

  isAsked() {
    return !this.state.G.set[this.seat];
  }

  send() {
    this.round = this.state.G.round;
    const payload = { type: "play", args: [1 + Math.floor(Math.random() * 6)], playerID: String(this.seat), credentials: this.token };
    this.emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, this.table, String(this.seat));
  }

  static async lay() {
    const { matchID } = await post(`/games${NAMESPACE}/create`, { numPlayers: seats });
    const clients = [];
    for (let seat = 0; seat < seats; seat++) {
      const client = new PeerClient(matchID, seat);
      const joined = await post(`/games${NAMESPACE}/${matchID}/join`, { playerID: String(seat), playerName: `Seat${seat}` });
      client.token = joined.playerCredentials;
      clients.push(client);
    }
    return clients;
  }

  static address() {
    return `${url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`;
  }
}

const Kind = to === "ossuary" ? OssuaryClient : PeerClient;

async function lay(many) {
  const laid = [];
  for (let at = 0; at < many; at++) laid.push(await Kind.lay(at));
  return laid;
}

async function sit(laid) {
  for (const clients of laid) await Promise.all(clients.map((client) => client.connect(Kind.address(client))));
}

async function begin(laid) {
  if (to !== "ossuary") return;
  for (const clients of laid) {
    const begun = clients.map((client) => new Promise((done) => (client.welcomed = done)));
    clients[0].socket.send('{"t":"begin"}');
    await Promise.all(begun);
  }
}

function paced(from) {
  let made = 0;
  const timer = setInterval(() => {
    if (!running) return clearInterval(timer);
    const due = ((now() - from) * rate) / 1000;
    for (; made < due; made++) {
      if (!asked.length) {
        if (measuring) count.short += 1;
        continue;
      }
      const at = Math.floor(Math.random() * asked.length);
      const client = asked[at];
      asked[at] = asked[asked.length - 1];
      asked.pop();
      client.choose(from + (made * 1000) / rate);
    }
    return undefined;
  }, 1);
}

async function play() {
  const laid = await lay(tables);
  await sit(laid);
  await begin(laid);
  running = true;
  laid.flat().forEach((client) => client.canChoose());
  if (rate) paced(now());
  await sleep(warm * 1000);
  const before = { ...count };
  const [server, machine, own, start] = [serverCpu(), machineCpu(), process.cpuUsage(), now()];
  measuring = true;
  await sleep(seconds * 1000);
  measuring = false;
  const took = (now() - start) / 1000;
  const used = process.cpuUsage(own);
  const done = Object.fromEntries(Object.entries(count).map(([name, value]) => [name, value - before[name]]));
  const [cpu, load] = [serverCpu() - server, (used.user + used.system) / 1e6];
  const others = machineCpu() - machine - cpu - load;
  running = false;
  await sleep(300);
  delays.sort((one, other) => one - other);
  return {
    rate: done.confirmed / took,
    p50: percentile(delays, 0.5),
    p99: percentile(delays, 0.99),
    most: percentile(delays, 1),
    cpu_us: (1e6 * cpu) / done.confirmed,
    cpu: cpu / took,
    load_cpu: load / took,
    other_cpu: others / took,
    pushed: done.bytes / done.confirmed / seats, // to one seat, for one choice at its table
    ...done,
    seconds: took,
  };
}

async function idle() {
  for (let at = 0; at < tables; at++) {
    const laid = await lay(1);
    await sit(laid);
    await begin(laid);
    if (!given.sockets) laid.flat().forEach((client) => client.socket.close());
  }
  await sleep(500);
  console.log("READY");
  await new Promise((done) => process.stdin.once("data", done));
  return {};
}

async function missed() {
  const [clients] = await lay(1);
  await sit([clients]);
  await begin([clients]);
  const laggard = clients[clients.length - 1];
  const found = {};
  for (const behind of [1, 10, 40]) {
    const until = count.confirmed + behind;
    running = true;
    clients.forEach((client) => client.canChoose());
    while (count.confirmed < until) await sleep(0);
    running = false;
    await sleep(200);
    found[behind] = await comeBack(laggard, behind);
  }
  found.whole = await comeBack(laggard, 0);
  return { missed: found };
}

async function comeBack(laggard, behind) {
  const again = new Kind(laggard.table, laggard.seat);
  again.token = laggard.token;
  again.at = laggard.at;
  again.since = behind ? laggard.n - behind : 0;
  const came = again.connect(Kind.address(again));
  await Promise.race([came, sleep(300)]);
  await sleep(100);
  again.socket.close();
  return again.bytes;
}

({ play, idle, missed })[given.do || "play"]()
  .then((found) => {
    console.log(JSON.stringify(found));
    process.exit(0);
  })
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
