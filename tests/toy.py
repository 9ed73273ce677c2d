"""Whispers, a game for tests: up to sixteen seats, hidden cards from a deck, and choices made together.

Each round everybody is dealt a card in secret and then, together, whispers it or lies about it by one or two.
Whoever comes highest scores a point, ties included. Three rounds; the most points win.
"""

from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Annotated, Any

from ossuary.kernel import tales
from ossuary.kernel.contract import Box, Cap, Game, Line
from ossuary.kernel.events import HIDDEN, tell
from ossuary.kernel.luck import Draw, Luck, pick
from ossuary.kernel.options import Values
from ossuary.kernel.state import I32, NONE, Row, State, assign

SEATS, CARDS, COPIES, LIES, ROUNDS = 16, 4, 8, 3, 3


class Event(IntEnum):
    DEALT = 1  # seat, card: known to the seat alone
    REVEALED = 2  # seat, card, lie
    SCORED = 3  # seat


class Table(State):
    seats: I32
    rounds: I32
    deck: Annotated[Row, CARDS]
    left: I32
    card: Annotated[Row, SEATS]
    lie: Annotated[Row, SEATS]
    points: Annotated[Row, SEATS]


def setup(s: Table, luck: Luck) -> None:
    deal(s, luck)


def deal(s: Table, luck: Luck) -> None:
    for card in range(CARDS):
        s.deck[card] = COPIES
    s.left = CARDS * COPIES
    s.rounds += 1
    for seat in range(s.seats):
        s.lie[seat] = NONE
        s.card[seat] = draw(s, seat, luck)
        tell(luck, Event.DEALT, seat, s.card[seat])
    s.awaiting = (1 << s.seats) - 1
    s.question = 1


def draw(s: Table, seat: int, luck: Luck) -> int:
    card = pick(luck, 0, s.deck, s.left, seat)
    s.deck[card] -= 1
    s.left -= 1
    return card


def legal(s: Table, seat: int, out: list[int]) -> int:
    for lie in range(LIES):
        out[lie] = lie
    return LIES


def choose(s: Table, seat: int, choice: int, luck: Luck) -> None:
    s.lie[seat] = choice
    s.awaiting &= ~(1 << seat)
    if s.awaiting == 0:
        resolve(s, luck)


def resolve(s: Table, luck: Luck) -> None:
    best = 0
    for seat in range(s.seats):
        tell(luck, Event.REVEALED, seat, s.card[seat], s.lie[seat])
        best = max(best, s.card[seat] + s.lie[seat])
    for seat in range(s.seats):
        if s.card[seat] + s.lie[seat] == best:
            s.points[seat] += 1
            tell(luck, Event.SCORED, seat)
    if s.rounds == ROUNDS:
        s.over = 1
        s.question = 0
    else:
        deal(s, luck)


def scores(s: Table, out: list[int]) -> int:
    best, winners = 0, 0
    for seat in range(s.seats):
        out[seat] = s.points[seat]
        best = max(best, s.points[seat])
    for seat in range(s.seats):
        if s.over and s.points[seat] == best:
            winners |= 1 << seat
    return winners


def view(s: Table, seat: int, out: Table) -> None:
    assign(out, s)
    if not s.over:
        for card in range(CARDS):
            out.deck[card] = HIDDEN
        for other in range(s.seats):
            if other != seat:
                out.card[other] = HIDDEN
                out.lie[other] = HIDDEN


def redeal(s: Table, seat: int, luck: Luck) -> None:
    if not s.over:
        for other in range(s.seats):
            if other != seat and s.card[other] != NONE:
                s.deck[s.card[other]] += 1
                s.left += 1
        for other in range(s.seats):
            if other != seat and s.card[other] != NONE:
                s.card[other] = draw(s, other, luck)


def show(event: Sequence[int], seat: int) -> tuple[int, ...]:
    kind, who, card, *rest = event
    return (kind, who, HIDDEN if kind == Event.DEALT and who != seat else card, *rest)


def fill(s: Any, values: Values, seats: int) -> None:
    s.seats = seats


class Words:
    TALES: Mapping[int, tales.Tale] = {
        Event.DEALT: tales.Tale("R1", "seat card", "{seat} is dealt {card}."),
        Event.REVEALED: tales.Tale("R2", "seat card lie", "{seat} had {card} and said {lie} more."),
        Event.SCORED: tales.Tale("R3", "seat", "{seat} scores."),
    }

    def question(self, question: int) -> str:
        return "whisper"

    def ask(self, s: Table, seat: int, names: Sequence[str]) -> str:
        return f"{names[seat]}, what do you whisper?"

    def choice(self, s: Table, seat: int, choice: int, names: Sequence[str]) -> str:
        return f"say {choice} to {names[(seat + 1) % s.seats]}"

    def explain(self, s: Table, seat: int, choice: int, names: Sequence[str]) -> str:
        return f"lie by {choice}"

    def outcome(self, s: Table, draw: Draw, outcome: int, names: Sequence[str]) -> str:
        return f"card-{outcome}"

    def ask_luck(self, s: Table, draw: Draw, names: Sequence[str]) -> str:
        return f"{names[draw.seat]}'s card"

    def tell(self, event: Sequence[int], names: Sequence[str]) -> Line:
        return tales.retell(self.TALES[event[0]], event, names, {"seat": tales.seat})

    def facts(self, s: Table, names: Sequence[str]) -> Mapping[str, str]:
        return {
            **{f"{name}.points": str(s.points[seat]) for seat, name in enumerate(names)},
            **{f"{name}.card": tales.shown(s.card[seat]) for seat, name in enumerate(names)},
            "round": str(s.rounds),
        }


GAME = Game(
    box=Box(
        name="toy",
        title="Whispers",
        blurb="A game for tests.",
        rules="1",
        seats=(2, SEATS),
        minutes=(1, 2),
        choices=LIES,
        cap=Cap(ROUNDS * SEATS, 0.0, "three rounds"),
        all_open=True,
    ),
    State=Table,
    setup=setup,
    legal=legal,
    choose=choose,
    scores=scores,
    view=view,
    redeal=redeal,
    show=show,
    fill=fill,
    words_of=lambda values: Words(),
    rules_text=lambda: "",
)
