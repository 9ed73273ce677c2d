"""What one seat sees of a table, followed message by message."""

from typing import Any

# What a match is where a message does not say.
UNSAID: dict[str, Any] = {"awaiting": [], "asked": 0, "ask": None, "over": False, "winners": [], "seed": ""}


class Refused(Exception):
    """The server refused a request: the reason in words, and a word for programs."""

    def __init__(self, why: str, kind: str) -> None:
        super().__init__(why)
        self.why, self.kind = why, kind


class Gone(Exception):
    """The table can be reached no more, and why."""


class Seen:
    """A table and its match as a seat sees them."""

    def __init__(self) -> None:
        self.n = 0  # the number of the last message that came
        self.seat = -1
        self.table: dict[str, Any] = {}
        self.match: dict[str, Any] | None = None
        self.told: list[list[int]] = []  # events of this match that came while we listened
        self.talk: list[dict[str, Any]] = []

    @property
    def ask(self) -> dict[str, Any] | None:
        """The question to this seat, if it is asked one and has not answered."""
        ask = self.match.get("ask") if self.match else None
        return ask if ask and not ask.get("chosen") else None

    @property
    def over(self) -> bool:
        return bool(self.match and self.match.get("over"))

    def keys(self) -> dict[int, str]:
        """The others' public keys."""
        places = enumerate(self.table["places"])
        return {seat: place["key"] for seat, place in places if place.get("key") and seat != self.seat}

    def see(self, message: dict[str, Any]) -> None:
        """A numbered message, in its turn."""
        kind = message["t"]
        if kind == "begun":
            self.match, self.told = whole(message["match"]), message.get("told", [])
        elif kind == "went" and self.match:
            self.went(self.match, message)
        elif kind == "chose" and self.match:
            self.match["awaiting"] = [seat for seat in self.match["awaiting"] if seat != message["seat"]]
            if message["seat"] == self.seat and self.match.get("ask"):
                self.match["ask"]["chosen"] = message.get("words") or "?"
        elif kind == "again":
            self.match = None
            self.table["commitment"] = message["commitment"]
        elif kind == "talk":
            self.talk.append(message)
        elif kind == "hosted":
            self.table["host"] = message["seat"]
        elif "host" in message:
            self.table["host"] = message["host"]

    def went(self, match: dict[str, Any], message: dict[str, Any]) -> None:
        """The rules have acted."""
        match["view"].update(message.get("view", {}))
        if message.get("facts"):
            match["facts"].update(message["facts"])
        for name, default in UNSAID.items():
            match[name] = message.get(name, default)
        match["question"] = message.get("q", "-")
        self.told += message.get("told", [])


def whole(match: dict[str, Any] | None) -> dict[str, Any] | None:
    """A match with what its message left out."""
    return None if match is None else {**UNSAID, **match}
