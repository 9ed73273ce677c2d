"""Views hold exactly what a seat could know that follows every card with its own eyes: here one does, by events."""

from itertools import permutations
from typing import Any

import pytest

from kit import random_match
from ossuary import games
from ossuary.games.death_over_the_kingdom.places import hand_of
from ossuary.games.death_over_the_kingdom.state import HELD_BITS, Card, Event
from ossuary.kernel.contract import SPECTATOR
from ossuary.kernel.events import HIDDEN

GAME = games.load("death-over-the-kingdom")
STARTS = {Event.ONE_EACH: 0, Event.ONE_EACH_ON: 7, Event.ONE_EACH_LAST: 14}


class Follower:
    """Somebody who watches cards, each a number of its own for as long as its way can be seen."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.last = 0
        self.faces: dict[int, int] = {}  # of the cards that have been seen
        self.table: dict[int, int] = {}
        self.hands: dict[int, list[int]] = {}
        self.mixed: list[tuple[list[int], list[int]]] = []  # what went in, and what came out

    def card(self, face: int = HIDDEN) -> int:
        """A card that comes from where nobody can see."""
        self.last += 1
        return self.look(self.last, face)

    def look(self, card: int, face: int) -> int:
        if face != HIDDEN:
            self.faces[card] = face
        return card

    def mix(self, cards: list[int]) -> list[int]:
        """Cards that somebody else has mixed."""
        out = [self.card() for _ in cards]
        self.mixed.append((cards, out))
        return out

    def known(self, card: int) -> int:
        """A card's face, seen or the only one that it can have."""
        if card in self.faces:
            return self.faces[card]
        for inside, out in self.mixed:
            if card in out:
                faces = {
                    self.faces.get(way[out.index(card)], HIDDEN) for way in permutations(inside) if self.fits(way, out)
                }
                return faces.pop() if len(faces) == 1 else HIDDEN
        return HIDDEN

    def fits(self, way: tuple[int, ...], out: list[int]) -> bool:
        """Whether these cards can have come out in this order."""
        faces = [(self.faces.get(one), self.faces.get(other)) for one, other in zip(way, out, strict=True)]
        return all(None in pair or pair[0] == pair[1] for pair in faces)

    def swap(self, one: int, other: int) -> None:
        self.table[one], self.table[other] = self.table[other], self.table[one]

    def hear(self, event: tuple[int, ...]) -> None:
        """What is shown to this seat."""
        kind, one, other, *rest = event
        if kind == Event.TURN:
            self.__init__(self.seat)
        elif kind == Event.ROUND:
            self.table = {}
        elif kind in (Event.DEALT, *STARTS, Event.LAID, Event.LAST_LAID):
            for seat, held in enumerate(event[1:], STARTS.get(Event(kind), 0)):
                if held:
                    self.get(kind, seat, held)
        elif kind == Event.SWAPPED_HAND:
            self.take_from_hand(one, other, rest[1])
        else:
            self.act(kind, one, other, rest)

    def get(self, kind: int, seat: int, held: int) -> None:
        """What is dealt to a seat, or laid by it."""
        faces = [HIDDEN if held == HIDDEN else (held >> HELD_BITS * n) % 16 - 1 for n in range(3)]
        if kind == Event.DEALT:
            self.hands[seat] = [self.card(face) for face in faces]
        elif kind in STARTS:
            self.table[seat] = self.card(faces[0])
        else:
            self.lay(seat, faces[0])

    def act(self, kind: int, one: int, other: int, rest: list[int]) -> None:
        """What cards on the table do."""
        if kind == Event.LIFTED:
            self.look(self.table[one], Card.KING)
        elif kind in (Event.DISCLOSED, Event.SHOWN, Event.VALUE, Event.BURNT):
            self.look(self.table[one], other)
        elif kind in (Event.CAME, Event.DREW):
            self.table[one] = self.card(other)
        elif kind == Event.LOOKED:
            self.look(self.table[other], rest[0])
        elif kind in (Event.STOLEN, Event.JUGGLED):
            self.swap(one, other)
            self.look(self.table[one], rest[0])
        elif kind == Event.EXCHANGED:
            self.swap(one, other)
            self.look(self.table[one], rest[0])
            self.look(self.table[other], rest[2])

    def lay(self, seat: int, face: int) -> None:
        hand = self.hands[seat]
        if seat == self.seat:
            self.table[seat] = hand.pop([self.faces[card] for card in hand].index(face))
        elif len(hand) == 1:
            self.table[seat] = hand.pop()
        else:
            self.table[seat], *self.hands[seat] = self.mix(hand)

    def take_from_hand(self, seat: int, up: int, down: int) -> None:
        hand, card = self.hands[seat], self.table[seat]
        if seat == self.seat:
            self.table[seat] = hand.pop([self.faces[each] for each in hand].index(up))
        elif len(hand) == 1:
            self.table[seat] = hand.pop()
        else:
            self.table[seat], *hand = self.mix(hand)
        self.hands[seat] = [self.look(card, down), *hand]
        self.look(self.table[seat], up)


@pytest.mark.parametrize(("seats", "options"), [(3, ""), (5, ""), (7, ""), (4, "mode=one-card"), (16, "mode=one-card")])
def test_r10_1_views_hold_what_can_be_followed_and_no_more(seats: int, options: str) -> None:
    deduced = 0
    for seed in range(30 // seats + 1):
        followers = [Follower(seat) for seat in (SPECTATOR, *range(seats))]
        heard = 0
        for match in random_match(GAME, seats, seed, options):
            for follower in followers:
                for _, event in match.shown(follower.seat, heard):
                    follower.hear(event)
            heard = len(match.told)
            for follower in followers:
                deduced += compare(follower, match.view(follower.seat), seats)
    assert deduced or seats == 3 or options, "nobody ever knew one card of a pair by the other"


def compare(follower: Follower, view: Any, seats: int) -> int:
    """Every card as the follower has it and as the view has it; how many were known by another."""
    deduced = 0
    for seat in range(seats):
        cards = {seat: follower.table[seat]} if view.card[seat] != -1 else {}
        if seat != follower.seat:
            cards |= {hand_of(seat) + n: card for n, card in enumerate(follower.hands.get(seat, []))}
        for place, card in cards.items():
            assert view.card[place] == follower.known(card), (follower.seat, place)
            deduced += card not in follower.faces and view.card[place] != HIDDEN
    return deduced
