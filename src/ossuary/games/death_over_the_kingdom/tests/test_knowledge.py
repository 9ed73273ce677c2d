"""Who knows which card (R10), what a redeal may make of it, and what never changes in Death Over The Kingdom."""

import math
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, NamedTuple

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kit import NAMES, random_match, told
from ossuary import games
from ossuary.games.death_over_the_kingdom.content import characters, kinds
from ossuary.games.death_over_the_kingdom.deals import knows, redeal
from ossuary.games.death_over_the_kingdom.places import hand_of
from ossuary.games.death_over_the_kingdom.state import CARDS, COPIES, PLACES, SEATS, Card, Question, Table
from ossuary.kernel.contract import SPECTATOR
from ossuary.kernel.events import HIDDEN
from ossuary.kernel.luck import Luck
from ossuary.match.match import Match

GAME = "death-over-the-kingdom"
EVERY = (*range(3), SPECTATOR)


def position(body: str, options: str = "", *, seats: int = 3) -> Match:
    return told(GAME, body, seats=seats, options=", ".join(filter(None, [f"dealer={NAMES[seats - 1]}", options])))


def one_card(cards: str, body: str = "") -> Match:
    return position(f"* {cards}\n{body}", "mode=one-card", seats=len(cards.split()))


def sees(match: Match, seat: int, place: int) -> str:
    """What a seat's view has at a place."""
    kind = match.view(seat).card[place]
    return "?" if kind == HIDDEN else "-" if kind < 0 else characters()[kind].id


def hand(match: Match, seat: int, owner: int) -> list[str]:
    """What a seat's view has of a hand."""
    return [sees(match, seat, place) for place in range(hand_of(owner), hand_of(owner) + 3)]


# --- R10 who knows what ---


def test_r10_1_a_hand_is_its_owners_alone_to_see() -> None:
    match = position("* monk king queen  thief death jester  dragon knight merchant")
    assert hand(match, 1, 1) == ["thief", "death", "jester"]
    assert hand(match, 0, 1) == hand(match, SPECTATOR, 1) == ["?", "?", "?"]


def test_r10_1_a_card_is_known_wherever_it_is_seen_to_go() -> None:
    match = one_card("death queen juggler jester", "Ann: exchange\nBo: exchange\n")
    assert [sees(match, 0, place) for place in range(4)] == ["queen", "?", "death", "?"]
    assert [sees(match, 1, place) for place in range(4)] == ["queen", "juggler", "death", "?"]
    assert [sees(match, 2, place) for place in range(4)] == ["?", "juggler", "death", "?"]
    assert [sees(match, 3, place) for place in range(4)] == ["?", "?", "?", "jester"]


def test_r10_1_what_was_shown_is_known_to_all_also_in_a_hand() -> None:
    body = "* juggler king queen  thief death jester  dragon knight merchant\n"
    body += "Ann: lay juggler\nBo: lay thief\nCy: lay dragon\n"
    match = position(body + "Ann: use Bo\nBo: hand death\n")
    for seat in EVERY:
        assert "juggler" in hand(match, seat, 1)
    assert hand(match, 2, 1) == ["juggler", "?", "-"]


def test_r10_1_kings_cuts_and_discards_are_known_to_all() -> None:
    match = one_card("dragon jester king", "Ann: use\n* monk\n")
    for seat in EVERY:
        assert match.view(seat).card[2] == Card.KING
        assert match.view(seat).discards[Card.JESTER] == 1


def test_r10_1_all_is_forgotten_when_the_cards_are_gathered_in() -> None:
    match = one_card("death queen jester", "Ann: exchange\nBo: keep\nCy: keep\n* thief")
    assert [match.state.seen[place] for place in range(1, 3)] == [1 << 1, 0]


def test_r10_2_that_cards_change_places_is_told_to_all_and_what_they_are_to_those_who_may() -> None:
    match = one_card("juggler queen jester monk", "Ann: use Cy\nBo: exchange\n")
    assert len({len(match.story(seat)) for seat in (0, 1, 2, 3, SPECTATOR)}) == 1
    told_to = {seat: match.story(seat)[-1].text for seat in (0, 1, 3)}
    assert told_to[1] == "Bo exchanges with Cy, gets the Juggler and gives the Queen."
    assert told_to[0] == told_to[3] == "Bo exchanges with Cy, gets the Juggler and gives a card face down."


PAIR = """
* jester king queen  thief death innkeeper  dragon knight merchant
Ann: lay jester
Bo: lay thief
Cy: lay dragon
Ann: exchange
Bo: hand death
Cy: keep
"""


def test_r10_3_of_a_hand_of_two_one_is_known_to_whoever_gave_it() -> None:
    match = position(PAIR)
    assert hand(match, 0, 1) == ["jester", "?", "-"]
    assert hand(match, 2, 1) == ["?", "?", "-"]


@pytest.mark.parametrize("laid", ["jester", "innkeeper"])
def test_r10_3_once_one_of_the_two_is_laid_it_is_known_no_longer_which(laid: str) -> None:
    match = position(PAIR + f"Ann: lay king\nBo: lay {laid}\nCy: lay knight\n")
    assert sees(match, 0, 1) == "?"
    assert hand(match, 0, 1) == ["?", "-", "-"]
    assert match.view(0).told[1] == Card.JESTER
    assert match.view(2).told[1] == HIDDEN
    assert match.view(1).told[1] == Card.JESTER


def test_r10_3_both_ways_of_laying_look_the_same_to_the_others() -> None:
    ways = [position(PAIR + f"Ann: lay king\nBo: lay {laid}\nCy: lay knight\n") for laid in ("jester", "innkeeper")]
    for seat in (0, 2, SPECTATOR):
        assert ways[0].view(seat).to_bytes() == ways[1].view(seat).to_bytes()
    assert ways[0].view(1).to_bytes() != ways[1].view(1).to_bytes()


def seen_by_ann(laid: str) -> Match:
    """Ann's Thief looks at what Bo laid in round 2, when she knew of a jester among Bo's two cards."""
    body = PAIR.replace("jester king queen  thief death", "jester thief queen  thief death")
    return position(body + f"Ann: lay thief\nBo: lay {laid}\nCy: lay knight\nAnn: use Bo\nAnn: leave\n")


def test_r10_3_whoever_sees_the_one_may_know_the_other() -> None:
    match = seen_by_ann("innkeeper")
    assert (sees(match, 0, 1), hand(match, 0, 1)[0]) == ("innkeeper", "jester")
    assert (sees(match, 2, 1), hand(match, 2, 1)[0]) == ("?", "?")


def test_r10_3_but_not_if_it_is_the_one_that_was_known() -> None:
    match = seen_by_ann("jester")
    assert (sees(match, 0, 1), hand(match, 0, 1)[0]) == ("jester", "?")


@pytest.mark.parametrize(("laid", "kept"), [("jester", "?"), ("innkeeper", "jester")])
def test_r10_3_the_reveal_tells_those_who_knew(laid: str, kept: str) -> None:
    match = position(PAIR + f"Ann: lay king\nBo: lay {laid}\nCy: lay knight\nAnn: keep\nBo: keep\nCy: keep\n")
    assert sees(match, 0, 1) == kept
    assert sees(match, 2, 1) == "?"


def test_r10_3_also_when_the_two_have_gone_to_different_seats() -> None:
    match = position(PAIR + "Ann: lay queen\nBo: lay innkeeper\nCy: lay knight\nAnn: exchange\n")
    assert sees(match, 0, 0) == "innkeeper"
    assert hand(match, 0, 1)[0] == "jester", "so Ann knows what Bo has kept"
    assert hand(match, 2, 1)[0] == "?"


# --- R10.4 redeals: every deal that agrees is as likely ---

DEALS = 12_000
STRICT = 1e-4  # how unlikely a result must be to fail


class Odds(NamedTuple):
    """How likely it is that these cards lie at some places; by a sample of this size, where it is not exact."""

    chances: dict[tuple[str, ...], float]
    sample: float = math.inf


def odds(unknown: Counter[str], places: int, agrees: Callable[..., bool]) -> Odds:
    """Exact chances of what lies at some places, when each way to lay the unknown cards there is as likely."""
    ways: dict[tuple[str, ...], int] = {}
    for cards in product(sorted(unknown), repeat=places):
        count = math.prod(
            unknown[card] - Counter(cards[:at])[card] if unknown[card] > Counter(cards[:at])[card] else 0
            for at, card in enumerate(cards)
        )
        if count and agrees(*cards):
            ways[cards] = count
    total = sum(ways.values())
    return Odds({cards: count / total for cards, count in ways.items()})


def box_without(*known: str) -> Counter[str]:
    """The cards that a seat has not placed."""
    left = Counter(dict.fromkeys(kinds(), COPIES))
    left.subtract(" ".join(known).split())
    return +left


def check_redeals(match: Match, seat: int, places: list[int], expected: Odds) -> None:
    """A chi-square test of what redeals lay at these places; rare outcomes are counted together."""
    luck, found = Luck(5), Counter[tuple[str, ...]]()
    ids = [each.id for each in characters()]
    s: Any = match.state.copy()
    for _ in range(DEALS):
        redeal(s, seat, luck)
        found[tuple(ids[s.card[place]] for place in places)] += 1
    assert set(found) <= set(expected.chances), set(found) - set(expected.chances)
    cells = [(found[cards], chance * DEALS) for cards, chance in expected.chances.items() if chance * DEALS >= 8]
    rest = (DEALS - sum(n for n, _ in cells), DEALS - sum(n for _, n in cells))
    cells += [rest] if rest[1] >= 8 else []
    chi = sum((n - mean) ** 2 / mean for n, mean in cells) / (1 + DEALS / expected.sample)
    assert chance_of_worse(chi, len(cells) - 1) > STRICT


def chance_of_worse(chi: float, freedom: int) -> float:
    """By Wilson and Hilferty: close enough to tell what is off."""
    z = ((chi / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / math.sqrt(2 / (9 * freedom))
    return math.erfc(z / math.sqrt(2)) / 2


def test_r10_4_cards_that_lie_face_down_are_no_kings_and_otherwise_anything() -> None:
    match = one_card("death queen jester king")
    expected = odds(box_without("death", "king"), 2, lambda bo, cy: "king" not in (bo, cy))
    check_redeals(match, 0, [1, 2], expected)


def test_r10_4_while_cards_are_being_laid_they_may_be() -> None:
    match = position("* monk king queen  thief death jester  dragon knight merchant")
    expected = odds(box_without("monk king queen"), 2, lambda *cards: True)
    check_redeals(match, 0, [hand_of(1), hand_of(2)], expected)


def test_r10_4_a_hand_may_hold_a_king_while_the_table_may_not() -> None:
    match = position("* monk king queen  thief death jester  dragon knight merchant\n"
                     "Ann: lay monk\nBo: lay thief\nCy: lay dragon\n")  # fmt: skip
    expected = odds(box_without("monk king queen"), 2, lambda table, held: table != "king")
    check_redeals(match, 0, [1, hand_of(1)], expected)


def test_r10_4_what_is_given_back_stays_under_the_deck() -> None:
    match = one_card("merchant queen jester", "Ann: use\n* thief\n")
    expected = odds(box_without("merchant", "queen"), 2, lambda *cards: "king" not in cards)
    check_redeals(match, 1, [0, 2], expected)
    assert match.state.under[0] == Card.MERCHANT


def shuffled(tokens: list[str], slots: list[int | None], shown: list[int], agrees: Callable[[Any], Any]) -> Odds:
    """The same by brute force, for what ties cards to places: shuffle all that is unknown, and keep what agrees.

    A slot is a place, or None in the deck; `agrees` is handed where each token lies, as numbers of slots.
    """
    assert len(tokens) == len(slots)
    lies = np.random.default_rng(8).permuted(np.tile(np.arange(len(tokens)), (SHUFFLES, 1)), axis=1)
    allowed = agrees(lies)
    for token, card in enumerate(tokens):
        if card == "king":
            allowed &= ~np.isin(
                lies[:, token], [n for n, slot in enumerate(slots) if slot is not None and slot < SEATS]
            )
    lies = lies[allowed]
    at = [np.argmax(lies == slots.index(place), axis=1) for place in shown]
    found = Counter(zip(*(np.array(tokens)[each] for each in at), strict=True))
    return Odds({tuple(map(str, cards)): count / len(lies) for cards, count in found.items()}, len(lies))


SHUFFLES = 400_000


def deck_slots(tokens: list[str], *places: int) -> list[int | None]:
    """The unknown places, and the deck for the rest."""
    return [*places, *[None] * (len(tokens) - len(places))]


def pair_at_hand() -> Match:
    return position(PAIR + "Ann: lay king\nBo: lay jester\nCy: lay knight\n")


def test_r10_4_the_known_card_of_a_pair_lies_at_one_place_or_the_other() -> None:
    """Ann gave Bo a jester, and Bo has laid one of two cards; of all else she knows her own and the discards."""
    unknown = box_without("king queen thief death dragon jester")
    tokens = ["jester", *unknown.elements()]
    slots = deck_slots(tokens, 1, hand_of(1), 2, hand_of(2))
    places = [1, hand_of(1), 2]
    check_redeals(pair_at_hand(), 0, places[:2], shuffled(tokens, slots, places[:2], lambda lies: lies[:, 0] < 2))
    check_redeals(pair_at_hand(), 0, places[1:], shuffled(tokens, slots, places[1:], lambda lies: lies[:, 0] < 2))


def test_r10_4_whoever_does_not_know_of_a_pair_deals_it_freely() -> None:
    known = "knight merchant king thief death dragon"
    expected = odds(box_without(known), 2, lambda table, held: table != "king")
    check_redeals(pair_at_hand(), 2, [1, hand_of(1)], expected)


CUT = """
* merchant dragon queen  thief jester juggler  death knight monk
Ann: lay merchant
Bo: lay thief
Cy: lay death
Ann: use
* innkeeper
Bo: keep
Cy: cut
* sorceress
Ann: lay dragon
Bo: lay jester
Cy: lay knight
"""
SHOWN = "innkeeper thief sorceress death"  # in round 1, and under the deck


def test_r10_4_what_a_cut_has_sunk_is_in_the_deck() -> None:
    tokens = ["merchant", *box_without("dragon queen merchant", SHOWN).elements()]
    slots = deck_slots(tokens, 1, hand_of(1), 2, hand_of(2))
    expected = shuffled(tokens, slots, [1, hand_of(2)], lambda lies: lies[:, 0] >= 4)
    check_redeals(position(CUT), 0, [1, hand_of(2)], expected)


def test_r10_4_or_came_from_it_later() -> None:
    match = position(CUT + "Ann: use\n* princess\n")
    tokens = ["merchant", *box_without("dragon queen jester merchant", SHOWN).elements()]
    slots = deck_slots(tokens, 1, hand_of(1), 2, hand_of(2))
    expected = shuffled(tokens, slots, [1, 2], lambda lies: (lies[:, 0] >= 4) | (lies[:, 0] == 0))
    check_redeals(match, 0, [1, 2], expected)
    assert expected.chances["merchant", "monk"] > expected.chances["monk", "merchant"]


def test_r10_4_what_has_come_may_be_what_was_sunk_or_its_twin() -> None:
    """Bo has drawn a merchant: the one that was sunk, or the other, and then the sunk one is in the deck still."""
    match = position(CUT + "Ann: use\n* merchant\n")
    tokens = ["merchant", "merchant", *box_without("dragon juggler jester merchant merchant", SHOWN).elements()]
    slots = deck_slots(tokens, 1, hand_of(0), 2, hand_of(2))
    sunk_or_twin = lambda lies: ((lies[:, 0] == 0) | (lies[:, 1] == 0)) & ((lies[:, 0] == 0) | (lies[:, 0] >= 4))  # noqa: E731
    check_redeals(match, 1, [2, hand_of(0)], shuffled(tokens, slots, [2, hand_of(0)], sunk_or_twin))


TWO_PAIRS = """
* jester king queen  thief death innkeeper  dragon knight monk  merchant princess sorceress
Ann: lay jester
Bo: lay thief
Cy: lay dragon
Dee: lay merchant
Ann: exchange
Bo: hand death
Cy: exchange
Dee: hand princess
Ann: lay king
Bo: lay jester
Cy: lay knight
Dee: lay dragon
"""


def test_r10_4_two_pairs_at_once() -> None:
    """Cy gave Dee a dragon, and Ann gave Bo a jester; each knows of the one pair alone."""
    match = position(TWO_PAIRS, seats=4)
    assert match.state.knowing[:4] == [0, 0b0011, 0, 0b1100]
    known = "knight monk king thief death merchant princess dragon"
    tokens = ["dragon", *box_without(known).elements()]
    slots = deck_slots(tokens, 3, hand_of(3), 0, 1, hand_of(0), hand_of(1))
    expected = shuffled(tokens, slots, [3, hand_of(3)], lambda lies: lies[:, 0] < 2)
    check_redeals(match, 2, [3, hand_of(3)], expected)


def test_r10_4_a_redeal_leaves_what_is_known_as_it_is() -> None:
    luck = Luck(7)
    for match in random_match(games.load(GAME), 5, 31):
        for seat in (SPECTATOR, *range(5)):
            s: Any = match.state.copy()
            redeal(s, seat, luck)
            for place in range(PLACES):
                if knows(match.state, seat, place):
                    assert s.card[place] == match.state.card[place]


# --- what never changes ---

LONGEST = 80
TABLES = [(3, "rounds"), (5, "rounds"), (7, "rounds"), (4, "one-card"), (16, "one-card"), (4, "last-standing")]


def steps(data: st.DataObject) -> Iterator[tuple[Any, int, int, Any]]:
    """A match as Hypothesis takes it: the state before a choice, who chose, what, and the state after."""
    game = games.load(GAME)
    seats, mode = data.draw(st.sampled_from(TABLES))
    luck = Luck(data.draw(st.integers(0, 2**31)))
    s: Any = Table()
    game.fill(s, {"mode": ("rounds", "one-card", "last-standing").index(mode), "dealer": None, "values": 0,
                  "play-on": 0, "contents": None}, seats)  # fmt: skip
    game.setup(s, luck)
    out = [0] * game.box.choices
    for _ in range(LONGEST):
        if not s.awaiting:
            return
        seat = (s.awaiting & -s.awaiting).bit_length() - 1
        choice = data.draw(st.sampled_from(out[: game.legal(s, seat, out)]))
        before = s.copy()
        game.choose(s, seat, choice, luck)
        yield before, seat, choice, s


def all_cards(s: Any) -> Counter[int]:
    """Every card, wherever it is."""
    lying = [kind for kind in [*s.card, *s.under] if kind >= 0]
    return Counter(lying) + Counter({kind: s.deck[kind] + s.discards[kind] for kind in range(CARDS)})


careful = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


@careful
@given(st.data())
def test_r1_2_there_are_always_26_cards_each_somewhere_once(data: st.DataObject) -> None:
    for _, _, _, s in steps(data):
        assert all_cards(s) == Counter(dict.fromkeys(range(CARDS), COPIES))
        assert s.left == sum(s.deck)
        assert s.given == sum(kind >= 0 for kind in s.under)


@careful
@given(st.data())
def test_r4_8_a_seat_that_has_acted_is_touched_by_nothing_but_the_reveal(data: st.DataObject) -> None:
    acted: dict[int, int] = {}
    for before, seat, _, s in steps(data):
        if before.question == Question.LAY or (seat == before.dealer and s.question != Question.STEAL):
            acted = {}  # actions begin, or the round is over
            continue
        for other, card in acted.items():
            assert s.card[other] == card
        if s.question == Question.ACT:
            acted[seat] = s.card[seat]


@careful
@given(st.data())
def test_r4_6_the_deck_never_runs_out(data: st.DataObject) -> None:
    for _, _, _, s in steps(data):
        assert s.left + s.given >= 3


def test_r4_6_nor_does_what_lies_above_what_is_given_back() -> None:
    """The worst case: seven seats, the Dealer has cut, and two Merchants and two Dragons ask for a card each."""
    left = COPIES * CARDS - 7 * 3
    assert left - 1 - 2 * COPIES == 0, "the last of them finds one"


@careful
@given(st.data())
def test_r4_10_no_card_that_lies_face_down_is_a_king(data: st.DataObject) -> None:
    for _, _, _, s in steps(data):
        if s.lifted:
            for place in range(SEATS):
                assert s.card[place] != Card.KING or s.seen[place] >> SEATS & 1


def test_r10_4_a_state_stays_under_512_bytes() -> None:
    assert Table.dtype.itemsize < 512
