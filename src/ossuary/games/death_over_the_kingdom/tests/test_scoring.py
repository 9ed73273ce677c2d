"""The reveal, points, the end, one card each, and options (R6 to R9, R11), as records that must hold."""

import random
from typing import Any

import pytest

from kit import NAMES, opening, plays, told
from ossuary import games
from ossuary.games.death_over_the_kingdom.content import kinds
from ossuary.games.death_over_the_kingdom.options import OPTIONS
from ossuary.games.death_over_the_kingdom.rules_end import (
    after_round,
    lose_life,
    lose_turn,
    reveal,
    score_round,
    seconds,
)
from ossuary.games.death_over_the_kingdom.state import LIVES, Mode, Next, Table
from ossuary.kernel.luck import Luck
from ossuary.match.head import RecordError
from ossuary.match.match import Match

GAME = "death-over-the-kingdom"
DEALT = "* monk king queen  thief death jester  dragon knight merchant\n"


def revealed(cards: str, options: str = "", body: str = "") -> list[int]:
    """What cards are worth that lie from the starting player to the Dealer, by a record in which all keep."""
    seats = len(cards.split())
    names = NAMES[:seats]
    options = ", ".join(filter(None, [f"mode=one-card, dealer={names[-1]}", options]))
    acted = body or "".join(f"{name}: keep\n" for name in names)
    match = told(GAME, f"* {cards}\n{acted}", seats=seats, options=options)
    return [int(match.facts()[f"{name}.value"]) for name in names]


def on_the_table(cards: str, seats: int | None = None, dealer: int | None = None, **fields: Any) -> Any:
    """A table at the end of a round, to be revealed."""
    laid = cards.split()
    s: Any = opening(games.load(GAME), seats or len(laid), "mode=last-standing" if "living" in fields else "")
    games.load(GAME).setup(s, Luck(1))
    s.dealer = len(laid) - 1 if dealer is None else dealer
    for place, card in enumerate(laid):
        s.card[place] = -1 if card == "-" else kinds()[card]
    for name, value in fields.items():
        setattr(s, name, value)
    return s


def scorers(cards: str, number: int) -> list[str]:
    """Who scores in a round of this number."""
    s = on_the_table(cards, rounds=number)
    reveal(s, Luck(1))
    score_round(s, Luck(1))
    return [NAMES[seat] for seat in range(s.seats) if s.points[seat]]


def winners(*points: int) -> list[int]:
    """The totals of those who win with these."""
    s: Any = Table()
    s.seats = len(points)
    for seat, total in enumerate(points):
        s.points[seat] = total
    won = seconds(s)
    return [total for seat, total in enumerate(points) if won >> seat & 1]


# --- R6 the reveal ---


def test_r6_1_what_lies_in_a_playing_area_is_in_play_ones_own_included() -> None:
    assert revealed("queen jester death") == [11, 11, 0]


def test_r6_1_not_a_card_of_a_hand_nor_one_that_is_discarded() -> None:
    body = """
        * innkeeper monk death  knight king jester  dragon thief juggler
        Ann: lay innkeeper
        Bo: lay knight
        Cy: lay dragon
        Ann: keep
        Bo: keep
        Cy: keep
        = Ann.value 1
        = Cy.value 4
        Ann: lay death
        Bo: lay king
        Cy: lay thief
        Ann: keep
        Bo: keep
        Cy: keep
        = Ann.value 0
    """
    plays(GAME, body, options="dealer=Cy")


def test_r6_1_nor_one_that_has_gone_under_the_deck() -> None:
    body = "Ann: keep\nBo: keep\nCy: cut\n* thief\n"
    assert revealed("jester death queen", body=body) == [4, 0, 3]


@pytest.mark.parametrize(
    ("cards", "values"),
    [
        ("monk monk queen princess", [1, 1, 1, 10]),
        ("monk sorceress monk", [5, 5, 6]),
        ("innkeeper king jester queen", [12, 12, 11, 11]),
        ("knight knight dragon death", [9, 9, 4, 0]),
        ("knight princess dragon queen", [3, 10, 4, 1]),
    ],
)
def test_r6_2_the_vectors_of_the_rulings(cards: str, values: list[int]) -> None:
    assert revealed(cards) == values


@pytest.mark.parametrize(
    ("card", "by", "turned", "mirror"),
    [
        ("innkeeper", "king", 12, 11),
        ("jester", "queen", 11, 8),
        ("sorceress", "monk", 5, 5),
        ("dragon", "knight", 4, 4),
        ("knight", "princess", 3, 3),
        ("queen", "princess", 1, 1),
    ],
)
def test_r6_2_each_is_turned_by_its_character_wherever_that_lies(card: str, by: str, turned: int, mirror: int) -> None:
    assert revealed(f"{card} death {by}")[0] == turned
    assert revealed(f"{by} death {card}")[2] == turned
    assert revealed(f"{card} death {by}", "values=mirror")[0] == mirror
    assert revealed(f"{card} death thief")[0] == kinds()[card]


@pytest.mark.parametrize("card", ["death", "merchant", "thief", "juggler", "princess", "king"])
def test_r6_2_the_others_are_always_worth_their_number(card: str) -> None:
    for other in kinds():
        spare = next(each for each in ("thief", "juggler", "merchant") if each not in (card, other))
        assert revealed(f"{card} {other} {spare}")[0] == kinds()[card]


def test_r6_2_a_dragon_is_turned_whether_or_not_it_was_used() -> None:
    assert revealed("dragon knight death")[0] == 4
    assert revealed("dragon thief knight", body="Ann: use\n* juggler\nBo: keep\nCy: keep\n") == [4, 5, 9]


def test_r6_2_a_queen_that_is_turned_is_still_a_queen_in_play() -> None:
    assert revealed("jester queen princess") == [11, 1, 10]


def test_r6_2_every_queen_is_turned() -> None:
    assert revealed("queen queen princess") == [1, 1, 10]


def test_r6_3_no_card_turns_twice() -> None:
    assert revealed("dragon knight knight") == [4, 9, 9]
    assert revealed("knight princess princess") == [3, 10, 10]


def test_r6_3_the_order_round_the_table_does_not_matter() -> None:
    cards = ["innkeeper", "king", "sorceress", "dragon", "knight", "princess", "queen"]
    expected = dict(zip(cards, [12, 12, 7, 4, 3, 10, 1], strict=True))
    shuffler = random.Random(4)
    for _ in range(20):
        shuffler.shuffle(cards)
        assert revealed(" ".join(cards)) == [expected[card] for card in cards]


def test_r6_4_a_monk_has_the_final_value_of_its_left_neighbour() -> None:
    assert revealed("monk queen princess death") == [1, 1, 10, 0]


def test_r6_4_the_dealers_is_worth_6_and_a_row_of_monks_is_settled_from_there() -> None:
    assert revealed("death monk monk") == [0, 6, 6]


def test_r6_4_a_monk_worth_12_is_no_king() -> None:
    assert revealed("innkeeper monk king death")[0] == 12
    s = on_the_table("innkeeper monk innkeeper death")
    reveal(s, Luck(1))
    assert s.value[:4] == [1, 1, 1, 0]
    assert revealed("sorceress monk queen death") == [5, 11, 11, 0], "and is still a Monk in play"


def test_r6_5_cards_that_were_played_are_discarded_face_up() -> None:
    body = DEALT + "Ann: lay monk\nBo: lay thief\nCy: lay dragon\nAnn: keep\nBo: keep\nCy: keep\n"
    match = plays(GAME, body + "= Ann.card -\n= Bo.card -", options="dealer=Cy")
    discarded = {kind for kind, n in enumerate(match.view().discards) if n}
    assert discarded == {kinds()[card] for card in ("monk", "thief", "dragon")}


def test_r6_5_they_stay_where_they_are_when_the_game_is_over() -> None:
    orders = [("Ann", "Bo", "Cy"), ("Bo", "Cy", "Ann"), ("Cy", "Ann", "Bo")]
    body = "".join("* death queen monk\n" + "".join(f"{name}: keep\n" for name in order) for order in orders)
    match = plays(GAME, body + "= over yes\n= Bo.card monk", options="mode=one-card, dealer=Cy")
    assert match.facts()["turn"] == "3"


# --- R7 points ---


def test_r7_1_the_highest_wins_round_1() -> None:
    assert scorers("death queen thief monk", 1) == ["Bo"]


def test_r7_2_the_lowest_wins_round_2() -> None:
    assert scorers("thief queen death monk", 2) == ["Cy"]


def test_r7_3_what_lies_between_wins_round_3() -> None:
    assert scorers("death king thief jester juggler", 3) == ["Cy", "Dee", "Ed"], "up to three of five"


@pytest.mark.parametrize("cards", ["innkeeper king jester queen", "death death thief thief", "death death king"])
def test_r7_3_with_two_values_only_nobody_scores(cards: str) -> None:
    assert scorers(cards, 3) == []


def test_r7_3_of_three_players_one_at_most_scores() -> None:
    assert scorers("death thief jester", 3) == ["Bo"]
    assert scorers("death jester jester", 3) == []


def test_r7_4_ties_share_the_fate() -> None:
    assert scorers("innkeeper king jester queen", 1) == ["Ann", "Bo"]
    assert scorers("death death jester queen", 2) == ["Ann", "Bo"]
    assert scorers("death death thief jester jester", 3) == ["Cy"]


def test_r7_5_if_all_are_equal_all_win_rounds_1_and_2_and_nobody_round_3() -> None:
    cards = "monk monk thief"
    assert scorers(cards, 1) == scorers(cards, 2) == ["Ann", "Bo", "Cy"]
    assert scorers(cards, 3) == []


def test_r7_6_points_lie_open() -> None:
    body = DEALT + "Ann: lay king\nBo: lay thief\nCy: lay dragon\nAnn: keep\nBo: keep\nCy: keep\n"
    match = plays(GAME, body + "= Ann.points 1", options="dealer=Cy")
    assert match.view().points[:3] == [1, 0, 0]


# --- R8 the end ---


def test_r8_1_the_game_ends_when_everybody_has_dealt() -> None:
    for turn, follows in ((3, Next.TURN), (4, Next.END)):
        s = on_the_table("death queen thief monk", rounds=3, turn=turn)
        assert after_round(s, Luck(1)) == follows
    assert after_round(on_the_table("death queen thief monk", rounds=2, turn=4), Luck(1)) == Next.ROUND


@pytest.mark.parametrize(
    ("points", "won"),
    [
        ((5, 4, 4, 3, 3), [4, 4]),
        ((4, 2, 2), []),
        ((5, 5, 3), []),
        ((6, 5, 5, 5), []),
        ((6, 6, 4, 2), [4]),
        ((3, 2, 1), [2]),
        ((2, 2, 2), []),
        ((0, 0, 0, 0), []),
        ((0, 7, 1, 1, 1, 1, 1), [1] * 5),
    ],
)
def test_r8_2_the_second_total_wins(points: tuple[int, ...], won: list[int]) -> None:
    assert winners(*points) == won
    assert winners(*reversed(points)) == won


@pytest.mark.parametrize("points", [(4, 2, 2), (5, 5, 3), (6, 5, 5, 5), (1, 1, 1)])
def test_r8_3_with_fewer_than_three_totals_nobody_wins(points: tuple[int, ...]) -> None:
    assert winners(*points) == []


def test_r8_3_then_the_match_ends_without_a_winner() -> None:
    s = on_the_table("death queen thief", rounds=3, turn=3)
    luck = Luck(1, keep=True)
    assert after_round(s, luck) == Next.END
    assert (s.over, s.winners) == (1, 0)


# --- R9 one card each ---


def one_card(body: str, seats: int = 3, mode: str = "one-card") -> Match:
    return plays(GAME, body, seats=seats, options=f"mode={mode}, dealer={NAMES[seats - 1]}")


def turn(cards: str, *names: str) -> str:
    return f"* {cards}\n" + "".join(f"{name}: keep\n" for name in names)


def test_r9_1_a_single_card_lies_before_each_at_once() -> None:
    one_card("* death queen thief\n= Ann.card death\n= Bo.card queen\n= Ann.hand -\n= question act\n= round 1")


def test_r9_1_a_turn_has_one_round() -> None:
    one_card(turn("death queen thief", "Ann", "Bo", "Cy") + "= turn 2\n= round 1\n= dealer Ann\n= Ann.card -")


def test_r9_2_the_lowest_lose_a_point_each() -> None:
    one_card(turn("death death thief", "Ann", "Bo", "Cy") + "= Ann.points 1\n= Bo.points 1\n= Cy.points 0")
    one_card(turn("thief jester jester", "Ann", "Bo", "Cy") + "= Ann.points 1\n= Bo.points 0\n= Cy.points 0")


def test_r9_3_the_fewest_points_win_ties_together() -> None:
    body = turn("death queen thief", "Ann", "Bo", "Cy") + turn("queen thief death", "Bo", "Cy", "Ann")
    one_card(body + turn("thief queen death", "Cy", "Ann", "Bo") + "= winners Cy\n= Ann.points 2\n= Bo.points 1")
    one_card(body + turn("thief death queen", "Cy", "Ann", "Bo") + "= winners Bo,Cy\n= Ann.points 3")


def test_r9_4_as_many_turns_as_players() -> None:
    s = on_the_table("death queen thief thief", mode=Mode.ONE_CARD, turn=3)
    assert lose_turn(s, 1, Luck(1)) == Next.TURN
    assert lose_turn(on_the_table("death queen thief thief", mode=Mode.ONE_CARD, turn=4), 1, Luck(1)) == Next.END


def test_r9_5_four_points_each_and_the_lowest_loses_one() -> None:
    body = "= Ann.points 4\n= Bo.points 4\n" + turn("death queen thief", "Ann", "Bo", "Cy")
    one_card(body + "= Ann.points 3\n= Bo.points 4", mode="last-standing")
    assert LIVES == 4


def lives(*points: int) -> Any:
    """A table of Last One Standing with so many lives each."""
    s: Any = opening(games.load(GAME), len(points), "mode=last-standing")
    games.load(GAME).setup(s, Luck(3))
    s.living = 0
    for seat, left in enumerate(points):
        s.points[seat] = left
        s.living |= (left > 0) << seat
    return s


def test_r9_5_the_last_who_has_any_wins() -> None:
    s = lives(1, 1, 2)
    assert lose_life(s, 0b011, Luck(1)) == Next.END
    assert s.winners == 0b100
    assert s.over


def test_r9_6_a_turn_that_would_leave_nobody_is_played_again() -> None:
    s = lives(1, 0, 1)
    assert lose_life(s, 0b101, Luck(1)) == Next.AGAIN
    assert s.points[:3] == [1, 0, 1]
    assert not s.over


def test_r9_6_not_one_that_leaves_somebody() -> None:
    s = lives(1, 0, 2)
    assert lose_life(s, 0b101, Luck(1)) == Next.END
    assert s.winners == 0b100
    assert s.points[:3] == [0, 0, 1]


OUT = (
    turn("death queen thief", "Ann", "Bo", "Cy")
    + turn("queen thief death", "Bo", "Cy", "Ann")
    + turn("thief death queen", "Cy", "Ann", "Bo")
    + turn("death queen thief", "Ann", "Bo", "Cy")
)


def test_r9_6_with_the_same_dealer_and_in_the_same_turn() -> None:
    body = OUT
    for n in range(3):
        body += turn("death death", *(("Cy", "Bo") if n % 2 == 0 else ("Bo", "Cy")))
    body += "= Bo.points 1\n= Cy.points 1\n= turn 8\n= dealer Cy\n"
    body += turn("death death", "Bo", "Cy") + "= Bo.points 1\n= turn 8\n= dealer Cy\n= awaiting -\n"
    one_card(body + turn("death queen", "Bo", "Cy") + "= winners Cy\n= turn 8\n= Bo.points 0", mode="last-standing")


def test_r9_7_who_is_out_is_dealt_nothing_and_passed_over() -> None:
    body = OUT + "= Ann.points 0\n= Ann.value -\n= dealer Bo\n* juggler queen\n= Ann.card -\n= awaiting Cy\n"
    match = one_card(body, mode="last-standing")
    assert list(match.choice_words(2).values()) == ["keep", "exchange", "use Bo"]


def test_r9_7_the_deal_passes_over_them_too() -> None:
    one_card(OUT + turn("thief queen", "Cy", "Bo") + "= dealer Cy\n= turn 6\n", mode="last-standing")


# --- R11 options ---


def test_r11_1_the_mode_follows_the_number_of_players_unless_it_is_said() -> None:
    assert told(GAME, "", seats=7).state.mode == Mode.ROUNDS
    assert told(GAME, "", seats=8).state.mode == Mode.ONE_CARD
    assert told(GAME, "", seats=3, options="mode=one-card").state.mode == Mode.ONE_CARD
    assert told(GAME, "", seats=16, options="mode=last-standing").state.mode == Mode.LAST_STANDING
    assert next(option for option in OPTIONS if option.name == "mode").expected([]).split()[0] == "rounds"


def test_r11_2_who_deals_first() -> None:
    plays(GAME, "= dealer Bo\n= question outcome", options="dealer=Bo")


def test_r11_2_somebody_else_cannot() -> None:
    with pytest.raises(RecordError, match="option dealer: expected one of the seats Ann, Bo, Cy; got 'Zoe'"):
        told(GAME, "", options="dealer=Zoe")


def test_r11_3_the_other_table() -> None:
    assert revealed("innkeeper king jester queen", "values=mirror") == [11, 12, 8, 11]


def test_r11_4_turns_go_on_until_somebody_wins() -> None:
    s = on_the_table("death queen thief", rounds=3, turn=3, play_on=1)
    assert after_round(s, Luck(1)) == Next.TURN
    assert not s.over
    s.points[0], s.points[1] = 2, 1
    assert after_round(s, Luck(1)) == Next.END
    assert s.winners == 0b010


@pytest.mark.parametrize("mode", ["one-card", "last-standing"])
def test_r11_4_with_one_card_each_somebody_always_wins(mode: str) -> None:
    with pytest.raises(RecordError, match="option play-on: expected mode=rounds"):
        told(GAME, "", options=f"mode={mode}, play-on=yes")
