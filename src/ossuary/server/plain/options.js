// The form of a game's options, made from what the server says of them; and its text, as tables keep it.

import { el, field, select } from "./dom.js";

// "first=Ann, health.Bo=6" as pairs.
export const readOptions = (text) =>
  new Map(text.split(",").map((part) => part.split("=").map((piece) => piece.trim())).filter((pair) => pair[1]));

const takesOwn = (option) => /\bown with\b/.test(option.expected);

// Names as options have them: without spaces and marks.
export const seatName = (name) => name.replaceAll(" ", "_").replace(/[.,:#=*/]/g, "");

export class OptionsForm {
  constructor(game, text, names, hasOwn) {
    this.game = game;
    this.inputs = new Map();
    const values = readOptions(text);
    this.contents = null;
    this.element = el("div", {}, game.options.map((option) => this.one(option, values, names.map(seatName), hasOwn)),
      game.options.length ? null : el("p", { class: "quiet" }, "This game has no options."));
  }

  one(option, values, names, hasOwn) {
    if (option.per_seat) return this.each(option, values, names);
    const value = values.get(option.name) ?? "";
    const input = this.input(option, value, names);
    this.inputs.set(option.name, input);
    const help = `${option.meaning}${option.words?.length || names.length ? "" : ` Expected: ${option.expected}.`}`;
    const made = field(title(option.name), input, help);
    if (takesOwn(option) && !hasOwn) made.append(this.file(input));
    return made;
  }

  input(option, value, names) {
    const unset = option.default === "-" ? "(by the rules)" : `${option.default} (as printed)`;
    if (option.words?.length) return select({}, [["", unset], ...option.words.filter((w) => w !== option.default).map((w) => [w, w])], value);
    if (option.expected === "the name of a seat" && names.length) return select({}, [["", unset], ...names.map((n) => [n, n])], value);
    if (option.most !== null && option.most !== undefined) {
      return el("input", { type: "number", min: option.least, max: option.most, placeholder: option.default, value, inputmode: "numeric" });
    }
    return el("input", { placeholder: option.default, value });
  }

  each(option, values, names) {
    if (!names.length) return null; // once people sit there
    return el("fieldset", {}, el("legend", {}, title(option.name)), el("p", { class: "help" }, option.meaning), names.map((name) => {
      const key = `${option.name}.${name}`;
      const input = this.input({ ...option, words: [] }, values.get(key) ?? "", []);
      this.inputs.set(key, input);
      return field(name, input);
    }));
  }

  file(input) {
    const box = el("input", { type: "file", accept: ".toml,text/plain", onchange: async () => {
      this.contents = box.files.length ? await box.files[0].text() : null;
      if (this.contents !== null) {
        if (input.tagName === "SELECT") input.append(el("option", { value: "own" }, "own"));
        input.value = "own";
      }
    } });
    return field("A file of your own (TOML)", box, "It must be given when the table is made.");
  }

  // As a table keeps them: what is left at its default is left out.
  text() {
    return [...this.inputs].map(([name, input]) => [name, input.value.trim()]).filter(([, value]) => value)
      .map(([name, value]) => `${name}=${value}`).join(", ");
  }
}

const title = (name) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");

export const span = ([least, most]) => (least === most ? `${least}` : `${least} to ${most}`);
