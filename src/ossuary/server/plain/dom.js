// Small tools: elements, what is kept in this browser, and requests. All text is set as text, never as HTML.

export function el(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (key === "value" || key === "checked") made[key] = value;
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

export const by = (id) => document.getElementById(id);

let alarms = 0;
export function alarm(text, stays = false) {
  const place = by("alarm");
  const mine = ++alarms;
  place.textContent = text;
  place.hidden = !text;
  if (text && !stays) setTimeout(() => mine === alarms && alarm(""), 8000);
}

// --- what this browser keeps; where it may keep nothing, for as long as the page is open ---

const memory = new Map();
export const kept = {
  get(name) {
    try { return JSON.parse(localStorage.getItem(name)) ?? memory.get(name) ?? null; } catch { return memory.get(name) ?? null; }
  },
  set(name, value) {
    memory.set(name, value);
    try { localStorage.setItem(name, JSON.stringify(value)); } catch { /* it may keep nothing */ }
  },
  drop(name) {
    memory.delete(name);
    try { localStorage.removeItem(name); } catch { /* as above */ }
  },
  names(start) {
    const found = new Set(memory.keys());
    try { for (let at = 0; at < localStorage.length; at += 1) found.add(localStorage.key(at)); } catch { /* as above */ }
    return [...found].filter((name) => name.startsWith(start));
  },
};
export const seatAt = (code) => kept.get(`ossuary.seat.${code}`);
export const keepSeat = (seat) =>
  kept.set(`ossuary.seat.${seat.code}`, { code: seat.code, token: seat.token, link: seat.link, title: seat.table.title, at: Date.now() });
export const dropSeat = (code) => kept.drop(`ossuary.seat.${code}`);
export const myName = () => kept.get("ossuary.name") ?? "";

// --- requests ---

export class Problem extends Error {
  constructor(status, why, kind) { super(why); this.status = status; this.kind = kind; }
}

export async function ask(method, path, data, token) {
  let answer;
  try {
    answer = await fetch(path, {
      method,
      headers: { ...(data ? { "content-type": "application/json" } : {}), ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: data ? JSON.stringify(data) : undefined,
      cache: "no-store",
    });
  } catch {
    throw new Problem(0, "The server does not answer. Is it still running, and are you in its network?", "gone");
  }
  const text = await answer.text();
  if (answer.ok) return /json/.test(answer.headers.get("content-type") ?? "") ? JSON.parse(text) : text;
  let told = {};
  try { told = JSON.parse(text); } catch { /* not one of ours */ }
  throw new Problem(answer.status, told.why ?? `The server answered ${answer.status}.`, told.kind ?? "broken");
}

export const entropy = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// A form whose button waits for the answer, and whose mistakes are said.
export function form(attributes, submit, ...children) {
  const made = el("form", { ...attributes, onsubmit: async (event) => {
    event.preventDefault();
    const buttons = made.querySelectorAll("button[type=submit], button:not([type])");
    buttons.forEach((button) => { button.disabled = true; });
    try { await submit(new FormData(made)); } catch (error) { alarm(sentence(error.message)); }
    buttons.forEach((button) => { button.disabled = false; });
  } }, ...children);
  return made;
}

// The server says "expected …; got …": as a sentence.
export const sentence = (text) => {
  const said = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(said) ? said : `${said}.`;
};

let fields = 0;
export function field(text, input, help) {
  input.id ||= `f${++fields}`;
  const about = help ? el("p", { class: "help", id: `${input.id}-help` }, help) : null;
  if (about) input.setAttribute("aria-describedby", about.id);
  return el("div", { class: "field" }, el("label", { for: input.id }, text), input, about);
}
export const check = (text, name, checked, onchange) =>
  el("label", { class: "check" }, el("input", { type: "checkbox", name, checked, onchange }), text);
export const select = (attributes, pairs, value) =>
  el("select", attributes, pairs.map(([key, text]) => el("option", { value: key, selected: String(key) === String(value) }, text)));
export const nameField = () => field("Your name",
  el("input", { name: "name", required: true, maxlength: 24, value: myName(), autocomplete: "nickname", enterkeyhint: "go" }));

export function sheet(title, ...body) {
  by("sheet-title").textContent = title;
  by("sheet-body").replaceChildren(...body);
  if (!by("sheet").open) by("sheet").showModal();
  by("sheet-body").scrollTop = by("sheet").scrollTop = 0;
}

export function copyable(text) {
  const input = el("input", { value: text, readonly: true, "aria-label": "Link", onfocus: () => input.select() });
  const button = el("button", { type: "button", class: "small", onclick: async () => {
    try { await navigator.clipboard.writeText(text); } catch { input.select(); document.execCommand("copy"); }
    button.textContent = "Copied";
  } }, "Copy");
  return el("div", { class: "row" }, input, button);
}

// A list that grows, in a box that is read out as it does, and that stays at its end unless somebody has scrolled up.
export const logOf = (name, list) => el("div", { class: "log", role: "log", tabindex: "0", "aria-label": name }, list);
export function addTo(list, ...lines) {
  const box = list.parentElement;
  const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 60;
  list.append(...lines);
  if (atEnd) box.scrollTop = box.scrollHeight;
}
