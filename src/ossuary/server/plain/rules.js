// The rules of a game: Markdown as RULES.md has it, made into elements, with a place to jump to for each numbered rule.

import { alarm, ask, by, el, sentence, sheet } from "./dom.js";

const books = new Map();
export const book = (game) => {
  if (!books.has(game)) books.set(game, ask("GET", `/api/games/${game}/rules`).catch((error) => { books.delete(game); throw error; }));
  return books.get(game);
};

// A rule's number as a link into the book: opened over the table, or in a tab of its own.
export function ruleLink(game, rule) {
  return el("a", { class: "rule", href: `/rules/${game}#${rule}`, onclick: (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    showRule(game, rule);
  } }, rule);
}

export async function showRule(game, rule) {
  try {
    const text = await book(game);
    const pages = el("div", { class: "book" }, ...markdown(text, "sheet-"));
    sheet(rule ? `Rule ${rule}` : "Rules", pages);
    const found = rule && (pages.querySelector(`[id="sheet-${rule}"]`) ?? pages.querySelector(`[id="sheet-${rule.split(".")[0]}"]`));
    if (found) {
      found.classList.add("here");
      found.scrollIntoView({ block: "center" });
    }
    by("sheet-body").focus({ preventScroll: true });
  } catch (error) { alarm(sentence(error.message)); }
}

export async function rulesPage(main, game) {
  const text = await book(game);
  main.replaceChildren(el("section", { class: "book" }, ...markdown(text, "")));
  const rule = location.hash.slice(1);
  if (rule) by(rule)?.scrollIntoView();
  addEventListener("hashchange", () => by(location.hash.slice(1))?.scrollIntoView());
}

// --- as much of Markdown as the books use ---

export function markdown(text, prefix) {
  return text.split(/\n{2,}/).map((block) => blockOf(block.trim(), prefix)).filter(Boolean);
}

function blockOf(text, prefix) {
  if (!text) return null;
  const lines = text.split("\n");
  const head = /^(#{1,4}) (.*)$/.exec(lines[0]);
  if (head) {
    const number = /^(R\d+)\b/.exec(head[2]);
    const title = el(`h${head[1].length}`, { id: number && prefix + number[1] }, ...inline(head[2]));
    const rest = blockOf(lines.slice(1).join("\n").trim(), prefix);
    return rest ? el("div", {}, title, rest) : title;
  }
  if (/^```/.test(text)) return el("pre", {}, lines.slice(1, -1).join("\n"));
  if (/^\|/.test(text) && lines.length > 1) return grid(lines);
  if (/^([-*] |\d+\. )/.test(text)) return list(lines);
  const number = /^\*\*(R\d+(?:\.\d+)*)\*\*/.exec(text);
  return el("p", { id: number && prefix + number[1] }, ...inline(lines.join(" ")));
}

function grid(lines) {
  const cells = (line) => line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());
  return el("div", { class: "scroll" }, el("table", {},
    el("thead", {}, el("tr", {}, cells(lines[0]).map((cell) => (cell ? el("th", { scope: "col" }, ...inline(cell)) : el("td"))))),
    el("tbody", {}, lines.slice(2).map((line) => el("tr", {}, cells(line).map((cell) => el("td", {}, ...inline(cell))))))));
}

function list(lines) {
  const items = [];
  for (const line of lines) {
    if (/^([-*] |\d+\. )/.test(line)) items.push(line.replace(/^([-*] |\d+\. )/, ""));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return el(/^\d/.test(lines[0]) ? "ol" : "ul", {}, items.map((item) => el("li", {}, ...inline(item))));
}

function inline(text) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/).filter(Boolean).map((part) => {
    if (part.startsWith("**")) return el("strong", {}, part.slice(2, -2));
    if (part.length > 2 && part.startsWith("*") && part.endsWith("*")) return el("em", {}, ...inline(part.slice(1, -1)));
    if (part.length > 2 && part.startsWith("`")) return el("code", {}, part.slice(1, -1));
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    return link ? link[1] : part;
  });
}
