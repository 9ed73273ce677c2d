"""Writes the tables of messages in PROTOCOL.md from the types that the server reads and sends; or prints TypeScript.

python tools/protocol.py                  PROTOCOL.md anew
python tools/protocol.py --typescript     the same types for a page, on standard output
"""

import sys
import types
import typing
from pathlib import Path
from typing import Any

import msgspec

from ossuary.server import messages, requests

PROTOCOL = Path(__file__).parent.parent / "PROTOCOL.md"
BEGIN, END = "<!-- {name}: written by tools/protocol.py -->\n", "<!-- end of {name} -->\n"
PLAIN = {int: "integer", str: "text", bool: "yes or no", float: "number", type(None): "nothing", Any: "anything"}
SCRIPT = {int: "number", str: "string", bool: "boolean", float: "number", type(None): "null", Any: "unknown"}
PARTS = ("PlaceNow", "TableNow", "MatchNow", "Ask")


def kinds(base: type) -> list[type]:
    """All messages of one direction that have a name on the wire, in the order of the file."""
    both = [*vars(requests).values(), *vars(messages).values()]
    found = [each for each in both if isinstance(each, type) and issubclass(each, base)]
    return [each for each in found if each not in (base, messages.Numbered)]


def meaning(kind: type) -> str:
    """A class's docstring as one line."""
    return " ".join((kind.__doc__ or "").split()) if "__doc__" in vars(kind) else ""


def in_words(hint: Any) -> str:
    """A type as people read it."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is list or arguments[1:] == (...,):
        return f"list of {in_words(arguments[0])}"
    if origin is tuple:
        return f"[{', '.join(map(in_words, arguments))}]"
    if origin is dict:
        return f"{{{in_words(arguments[0])}: {in_words(arguments[1])}}}"
    if origin in (typing.Union, types.UnionType):
        return " or ".join(in_words(each) for each in arguments if each is not type(None))
    return PLAIN.get(hint) or f"[{hint.__name__}](#{hint.__name__.lower()})"


def in_script(hint: Any) -> str:
    """A type in TypeScript."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is list or arguments[1:] == (...,):
        return f"{in_script(arguments[0])}[]"
    if origin is tuple:
        return f"[{', '.join(map(in_script, arguments))}]"
    if origin is dict:
        return f"Record<{in_script(arguments[0])}, {in_script(arguments[1])}>"
    if origin in (typing.Union, types.UnionType):
        return " | ".join(map(in_script, arguments))
    return SCRIPT.get(hint) or hint.__name__


def fields(kind: type) -> list[tuple[str, Any, bool]]:
    """Name, type, and whether it may be left out, which it is where it says nothing new."""
    return [(each.encode_name, each.type, not each.required) for each in msgspec.structs.fields(kind)]


def row(kind: type) -> str:
    """A message as a line of a table."""
    listed = [f"`{name}`{'?' if optional else ''} {in_words(hint)}" for name, hint, optional in fields(kind)]
    return f"| `{kind.__struct_config__.tag or kind.__name__}` | {'; '.join(listed)} | {meaning(kind)} |"


def table(found: list[type]) -> str:
    """Messages of one direction, or parts of them."""
    return "\n".join(["| `t` | what is in it | |", "|---|---|---|", *map(row, found), ""])


def parts() -> str:
    """What is inside of messages."""
    lines: list[str] = []
    for name in PARTS:
        kind = getattr(messages, name)
        listed = [f"* `{field}`{'?' if optional else ''}: {in_words(hint)}" for field, hint, optional in fields(kind)]
        lines += [f"#### {name}", "", meaning(kind), "", *listed, ""]
    return "\n".join(lines)


def document(text: str) -> str:
    """PROTOCOL.md with its tables written anew."""
    written = {
        "requests": table(kinds(requests.FromClient)),
        "messages": table(kinds(messages.FromServer)),
        "parts": parts(),
    }
    for name, body in written.items():
        begin, end = BEGIN.format(name=name), END.format(name=name)
        before, _, rest = text.partition(begin)
        _, _, after = rest.partition(end)
        text = f"{before}{begin}\n{body}\n{end}{after}"
    return text


def typescript() -> str:
    """All types, and the two unions."""
    lines = ["// What clients and server say to each other: made from the server's types by tools/protocol.py.", ""]
    for kind in [
        *(getattr(messages, name) for name in PARTS),
        *kinds(requests.FromClient),
        *kinds(messages.FromServer),
    ]:
        tag = kind.__struct_config__.tag
        prefix = "Ask" if issubclass(kind, requests.FromClient) and tag else ""
        lines += [f"/** {meaning(kind)} */"] if meaning(kind) else []
        lines.append(f"export interface {prefix}{kind.__name__} {{")
        lines += [f'  t: "{tag}";'] if tag else []
        lines += [f"  {name}{'?' if optional else ''}: {in_script(hint)};" for name, hint, optional in fields(kind)]
        lines += ["}", ""]
    asked = " | ".join(f"Ask{kind.__name__}" for kind in kinds(requests.FromClient))
    told = " | ".join(kind.__name__ for kind in kinds(messages.FromServer))
    return "\n".join([*lines, f"export type Request = {asked};", f"export type Message = {told};", ""])


if __name__ == "__main__":
    if sys.argv[1:] == ["--typescript"]:
        print(typescript())
    elif sys.argv[1:]:
        sys.exit(f"expected --typescript or nothing; got {' '.join(sys.argv[1:])}")
    else:
        PROTOCOL.write_text(document(PROTOCOL.read_text("utf-8")), "utf-8")
