"""The cards of It Dies With Me, the Dead Die, and decks of a table's own, as records that must hold."""

from importlib import resources

import pytest

from ossuary.games.it_dies_with_me.tests.test_rules import (
    ADDED,
    BASE,
    EXPANSION,
    GRIP,
    LAID,
    TILES,
    all_but_bo,
    dice,
    draws,
    odds,
    own,
    position,
    refuses,
    table,
    turn,
)
from ossuary.kernel.contract import SPECTATOR
from ossuary.match.match import Match


def will(*numbers: int) -> str:
    """An Out Of The Will pile, top last, as in facts: a card is its id."""
    return ",".join(f"out-of-the-will-{number}" for number in numbers) or "-"


def answers(match: Match, seat: int = 0) -> set[str]:
    """The words that a seat may say."""
    return set(match.choice_words(seat).values())


# --- R7 the cards ---


@pytest.mark.parametrize("word", ["it", "dies", "with", "me"])
def test_r7_1_a_word_lies_in_front_of_whoever_drew_it(word: str) -> None:
    table(turn("Ann", "Bo", word) + f"= Ann.words {word}\n= Bo.words -\n= round 2\n= question play")


def test_r7_2_a_wild_rumor_is_never_fixed_to_a_word() -> None:
    body = draws("Ann", "it", "wild-rumor", "dies") + "= over no\n"  # it stood for any of the four until now
    table(body + turn("Ann", "Bo", "with") + "= winners Ann\n= Ann.words dies,it,wild-rumor,with")
    table(body + turn("Ann", "Bo", "me") + "= winners Ann\n= Ann.words dies,it,me,wild-rumor")


def test_r7_2_it_can_be_taken_traded_and_discarded_like_a_word() -> None:
    body = turn("Bo", "Cy", "wild-rumor") + turn("Ann", "Dee", "me")
    table(body + turn("Ann", "Cy", "grave-robber") + "Ann: take wild-rumor from Bo\n= Ann.words me,wild-rumor")
    table(body + turn("Ann", "Cy", "skeleton-closet") + "Ann: trade me for wild-rumor of Bo\n= Ann.words wild-rumor")
    table(body + turn("Bo", "Cy", "skeleton-closet") + "Bo: trade wild-rumor for me of Ann\n= Ann.words wild-rumor")
    table(body + turn("Ann", "Cy", "loose-lips") + "Ann: discard wild-rumor of Bo\n= Bo.words -")


# Ann has `it` and a Wild Rumor, Bo two `me`, Cy a Wild Rumor, Dee nothing.
LYING = turn("Ann", "Cy", "it") + turn("Ann", "Dee", "wild-rumor") + turn("Bo", "Cy", "me") + turn("Bo", "Dee", "me")
LYING += turn("Cy", "Dee", "wild-rumor")


def test_r7_3_a_grave_robber_takes_one_card_from_an_opponent() -> None:
    match = table(LYING + turn("Ann", "Bo", "grave-robber") + "= question grave-robber\n= awaiting Ann\n= Bo.tile 1")
    assert answers(match) == {"take me from Bo", "take wild-rumor from Cy"}
    body = LYING + turn("Ann", "Bo", "grave-robber") + "Ann: take me from Bo\n"
    table(body + "= Ann.words it,me,wild-rumor\n= Bo.words me\n= Cy.words wild-rumor\n= Bo.tile 2\n= round 7")


def test_r7_3_what_was_taken_may_win() -> None:
    body = draws("Ann", "it", "dies", "with") + turn("Bo", "Dee", "me") + turn("Ann", "Bo", "grave-robber")
    table(body + "= over no\nAnn: take me from Bo\n= winners Ann\n= Bo.tile 1\n= low -")


def test_r7_4_last_words_draw_two_cards_one_after_the_other() -> None:
    body = turn("Ann", "Bo", "last-words") + "= question outcome\n* it\n= Ann.words it\n= question outcome\n= round 1\n"
    table(body + "* me\n= Ann.words it,me\n= Bo.tile 2\n= round 2\n= question play\n= Bo.words -")


def test_r7_4_the_first_is_played_to_its_end_before_the_second_is_drawn() -> None:
    body = LYING + turn("Ann", "Bo", "last-words", "grave-robber") + "= question grave-robber\n= awaiting Ann\n"
    body += "Ann: take me from Bo\n= question outcome\n= Ann.words it,me,wild-rumor\n* loose-lips\n"
    table(body + "= question loose-lips\nAnn: discard me of Bo\n= Bo.words -\n= round 7\n= high Ann\n= low Bo")


@pytest.mark.parametrize("last", ["me", "wild-rumor"])
def test_r7_4_if_the_first_wins_the_second_is_not_drawn(last: str) -> None:
    body = draws("Ann", "it", "dies", "with") + turn("Ann", "Bo", "last-words", last)
    table(body + "= winners Ann\n= question -\n= high Ann\n= low -\n= Bo.tile 1\n= round 4")
    assert refuses("expected nothing more", body + "* it") > 0


def test_r7_4_the_second_may_win() -> None:
    table(draws("Ann", "it", "dies", "with") + turn("Ann", "Bo", "last-words", "it", "me") + "= winners Ann")


# Ann has `dies`, Bo `it`, Cy an Out Of The Will 5; Ann stands on grave 1 (dead-2), the others on grave 2 (dead-4).
READY = TILES + turn("Ann", "Bo", "dies") + turn("Bo", "Cy", "it") + turn("Cy", "Dee", "out-of-the-will-5")

DRAWN = [
    ("it", "", "Ann.words", "dies,dies,it"),
    ("wild-rumor", "", "Ann.words", "dies,dies,wild-rumor"),
    ("grave-robber", "take it from Bo", "Ann.words", "dies,dies,it"),
    ("last-words", "", "Ann.words", "dies,dies"),
    ("cold-feet", "choose Cy", "Cy.tile", "1"),
    ("one-foot-in", "", "Ann.tile", "2"),
    ("dead-mans-grip", "choose Bo 3", "awaiting", "Ann,Cy,Dee"),
    ("wrong-coffin", "choose Bo", "Ann.tile", "2"),
    ("wrong-coffin", "no", "Ann.tile", "1"),
    ("poltergeist", "", "awaiting", "Ann,Bo,Cy,Dee"),
    ("seance", "choose Bo", "awaiting", "Bo,Cy,Dee"),
    ("skeleton-closet", "trade dies for it of Bo", "Bo.words", "dies"),
    ("loose-lips", "discard it of Bo", "Bo.words", "-"),
    ("out-of-the-will-4", "", "Ann.dead", "2,4"),
    ("contest-the-will", "", "Ann.will", "-"),
    ("codicil", "move Cy to Ann", "Ann.dead", "2,5"),
]


@pytest.mark.parametrize(("card", "answer", "fact", "value"), DRAWN)
def test_r7_4_every_card_may_be_the_first_or_the_second(card: str, answer: str, fact: str, value: str) -> None:
    asks = f"= question {card}\n= awaiting Ann\n= round 4\nAnn: {answer}\n" if answer else ""
    end = f"= question play\n= round 5\n= high Ann\n= low Dee\n= Dee.tile 3\n= {fact} {value}\n"
    table(READY + turn("Ann", "Dee", "last-words", card) + asks + "* dies\n" + end, EXPANSION)
    table(READY + turn("Ann", "Dee", "last-words", "dies", card) + asks + end, EXPANSION)


def test_r7_5_cold_feet_move_an_opponents_token_back_one_grave() -> None:
    body = turn("Ann", "Bo", "it") + turn("Ann", "Bo", "it") + turn("Bo", "Cy", "it") + turn("Bo", "Ann", "cold-feet")
    assert answers(position(body), 1) == {"choose Cy"}
    body = body.replace("cold-feet", "it") + turn("Ann", "Dee", "cold-feet")
    assert answers(position(body)) == {"choose Bo", "choose Cy"}
    table(body + "Ann: choose Bo\n= Bo.tile 2\n= Cy.tile 2\n= Ann.tile 2\n= Dee.tile 2")
    table(body + "Ann: choose Cy\n= Bo.tile 3\n= Cy.tile 1")


def test_r7_5_cold_feet_cannot_choose_a_token_on_grave_1() -> None:
    body = turn("Ann", "Bo", "it") + turn("Ann", "Cy", "cold-feet")
    refuses("expected cold-feet of Ann: one of choose Bo; got Ann: choose Cy", body + "Ann: choose Cy")
    refuses("expected cold-feet of Ann: one of choose Bo; got Ann: choose Ann", body + "Ann: choose Ann")
    table(turn("Ann", "Bo", "cold-feet") + "= Bo.tile 2\n= round 2\n= question play")


def test_r7_5_low_may_be_moved_back_before_it_moves() -> None:
    table(turn("Ann", "Bo", "it") + turn("Ann", "Bo", "cold-feet") + "Ann: choose Bo\n= Bo.tile 2\n= low Bo")


def test_r7_6_one_foot_in_moves_ones_own_token_forward() -> None:
    table(turn("Ann", "Bo", "one-foot-in") + "= Ann.tile 2\n= Bo.tile 2\n= question play\n= round 2")


def test_r7_6_to_the_journal_too() -> None:
    body = turn("Dee", "Ann", "it") * 5 + "= Ann.tile 6\n" + turn("Ann", "Dee", "one-foot-in")
    table(body + "= Ann.tile journal\n= winners Ann\n= low -\n= Dee.tile 1")


def test_r7_7_a_grip_names_an_opponent_and_a_number_even_a_dead_one() -> None:
    every = {f"choose {name} {number}" for name in ("Bo", "Cy", "Dee") for number in range(1, 7)}
    assert answers(position(turn("Ann", "Bo", "dead-mans-grip"))) == every
    body = TILES + turn("Bo", "Cy", "out-of-the-will-5") + turn("Ann", "Bo", "dead-mans-grip")
    assert answers(position(body, EXPANSION)) == every


def test_r7_7_the_die_shows_the_number_in_the_next_round() -> None:
    body = GRIP + "= Bo.tile 2\n= round 2\nAnn: play 3\nCy: play 6\nDee: play 3\n* it\n= high Cy\n= low Bo\n= round 3\n"
    table(body + "= awaiting Ann,Bo,Cy,Dee")
    table(GRIP + "Ann: play 4\nCy: play 3\nDee: play 1\n* it\n= high Cy\n= low Dee")  # it cancels its equals


def test_r7_7_a_second_grip_on_the_same_seat_replaces_the_first() -> None:
    body = turn("Ann", "Bo", "last-words", "dead-mans-grip") + "Ann: choose Bo 4\n* dead-mans-grip\nAnn: choose Bo 6\n"
    body += "= awaiting Ann,Cy,Dee\n"  # ruling 10
    assert position(body).view(SPECTATOR).die[1] == 6
    table(body + "Ann: play 3\nCy: play 3\nDee: play 4\n* it\n= high Bo\n= low Dee")


def test_r7_7_two_seats_may_be_gripped() -> None:
    body = turn("Ann", "Bo", "last-words", "dead-mans-grip") + "Ann: choose Bo 4\n* dead-mans-grip\nAnn: choose Dee 4\n"
    table(body + "= awaiting Ann,Cy\nAnn: play 3\nCy: play 5\n* it\n= high Cy\n= low Ann")


def test_r7_8_one_may_swap_tokens_with_an_opponent() -> None:
    body = turn("Dee", "Bo", "it") + turn("Dee", "Bo", "it") + turn("Ann", "Cy", "wrong-coffin")
    assert answers(table(body + "= question wrong-coffin")) == {"choose Bo", "choose Cy", "choose Dee", "no"}
    table(body + "Ann: choose Bo\n= Ann.tile 3\n= Bo.tile 1\n= Cy.tile 2\n= Dee.tile 1")
    table(body + "Ann: choose Dee\n= Ann.tile 1\n= Bo.tile 3\n= Dee.tile 1\n= round 4")


def test_r7_8_or_not() -> None:
    body = turn("Dee", "Bo", "it") + turn("Ann", "Cy", "wrong-coffin") + "Ann: no\n"
    table(body + "= Ann.tile 1\n= Bo.tile 2\n= Cy.tile 2\n= high Ann\n= low Cy\n= round 3")


@pytest.mark.parametrize(
    ("numbers", "high", "low"),
    [
        ((4, 4, 2, 2), "Ann", "Ann"),
        ((4, 4, 4, 1), "Ann", "Dee"),
        ((1, 1, 6, 6), "Ann", "Ann"),
        ((2, 2, 5, 6), "Dee", "Ann"),
        ((3, 5, 5, 5), "Ann", "Ann"),
        ((3, 5, 5, 6), "Dee", "Ann"),
        ((3, 3, 3, 3), "Ann", "Ann"),
    ],
)
def test_r7_9_equal_dice_do_not_cancel_a_poltergeist_and_are_cancelled(
    numbers: tuple[int, ...], high: str, low: str
) -> None:
    body = turn("Ann", "Bo", "poltergeist") + "= question play\n= awaiting Ann,Bo,Cy,Dee\n"
    table(body + dice(*numbers) + f"* it\n= high {high}\n= low {low}\n= round 3")


def test_r7_9_a_gripped_die_is_cancelled_by_it_like_any_other() -> None:
    body = turn("Ann", "Bo", "last-words", "poltergeist", "dead-mans-grip") + "Ann: choose Bo 6\n"
    table(body + "Ann: play 6\nCy: play 3\nDee: play 3\n* it\n= high Ann\n= low Ann")


def test_r7_10_a_seance_calls_up_an_opponent() -> None:
    match = position(turn("Ann", "Bo", "seance"))
    assert answers(match) == {"choose Bo", "choose Cy", "choose Dee"}
    table(turn("Ann", "Bo", "seance") + "= question seance\nAnn: choose Bo\n= round 2\n= awaiting Bo,Cy,Dee")


def test_r7_10_of_a_gripped_opponent_too() -> None:
    body = turn("Ann", "Bo", "last-words", "seance") + "Ann: choose Bo\n* dead-mans-grip\nAnn: choose Bo 3\n"
    body += "= awaiting Cy,Dee\nDee: play 6\nCy: play 3\n= awaiting Ann\n"
    assert position(body).view(0).die[1] == 3
    table(body + "Ann: play 5\n* it\n= high Dee\n= low Ann")


def test_r7_10_two_seances_show_two_dice() -> None:
    body = turn("Ann", "Bo", "last-words", "seance") + "Ann: choose Bo\n* seance\nAnn: choose Cy\n"
    body += "= awaiting Bo,Cy,Dee\nBo: play 5\nCy: play 4\nDee: play 2\n= awaiting Ann\n"
    match = position(body, deck=own(last_words=1, seance=2))
    assert match.view(0).die[1:3] == [5, 4]
    assert match.view(0).die[3] not in range(1, 7)
    assert {match.view(SPECTATOR).die[seat] for seat in (1, 2, 3)}.isdisjoint(range(1, 7))


def test_r7_11_a_skeleton_in_the_closet_trades_one_card_for_one() -> None:
    match = table(LYING + turn("Ann", "Bo", "skeleton-closet") + "= question skeleton-closet")
    assert answers(match) == {
        "trade it for me of Bo",
        "trade it for wild-rumor of Cy",
        "trade wild-rumor for me of Bo",
        "trade wild-rumor for wild-rumor of Cy",
    }
    body = LYING + turn("Ann", "Bo", "skeleton-closet") + "Ann: trade it for wild-rumor of Cy\n"
    table(body + "= Ann.words wild-rumor,wild-rumor\n= Cy.words it\n= Bo.words me,me\n= round 7")


def test_r7_11_what_was_traded_may_win() -> None:
    body = draws("Ann", "it", "dies", "with", "it") + turn("Bo", "Dee", "me") + turn("Ann", "Bo", "skeleton-closet")
    table(body + "Ann: trade it for me of Bo\n= winners Ann\n= Ann.words dies,it,me,with\n= Bo.words it\n= low -")


def test_r7_12_loose_lips_discard_one_card_of_an_opponent() -> None:
    match = table(LYING + turn("Ann", "Bo", "loose-lips") + "= question loose-lips")
    assert answers(match) == {"discard me of Bo", "discard wild-rumor of Cy"}
    body = LYING + turn("Ann", "Bo", "loose-lips") + "Ann: discard me of Bo\n"
    table(body + "= Bo.words me\n= Ann.words it,wild-rumor\n= Cy.words wild-rumor")


TOUCHING = ["grave-robber", "skeleton-closet", "loose-lips"]


@pytest.mark.parametrize("card", TOUCHING)
def test_r7_13_words_and_wild_rumors_are_all_that_these_cards_touch(card: str) -> None:
    tiles = "* it-dies with-me dead-2 dead-4 dead-5 it-with\n"
    body = tiles + turn("Ann", "Cy", "it") + turn("Bo", "Cy", "out-of-the-will-5") + turn("Ann", "Dee", card)
    table(body + f"= question play\n= round 4\n= Bo.will {will(5)}\n= Ann.words it", EXPANSION)


# --- R8 the Dead Die ---


def test_r8_1_six_of_twelve_tiles_are_laid_from_the_first_grave_on() -> None:
    left = [tile for tile in LAID if tile not in ("dead-2", "it-dies")]
    assert odds(position("* dead-2 it-dies", EXPANSION)) == dict.fromkeys(left, 1)  # ruling 25
    body = "* dead-2 dead-4 dead-5 it-dies it-with\n= question outcome\n* with-me\n= question play\n"
    table(body + "= round 1\n= Ann.dead 2\n= Bo.dead 2\n= Cy.dead 2\n= Dee.dead 2", EXPANSION)  # ruling 24
    refuses("expected an outcome.*got dead-2", "* dead-2 dead-2", EXPANSION)


def test_r8_2_twelve_more_cards_are_shuffled_in() -> None:
    weights = odds(position(TILES + turn("Ann", "Bo"), EXPANSION))
    assert weights == {**BASE, **ADDED}
    assert sum(weights.values()) == 60


def test_r8_1_while_the_tiles_are_laid_the_first_round_is_to_come() -> None:
    table("= round 1\n* dead-2 dead-4\n= round 1\n= question outcome", EXPANSION)


@pytest.mark.parametrize("number", range(1, 7))
def test_r8_3_a_tiles_number_is_dead_to_every_seat_that_stands_there(number: int) -> None:
    rest = " ".join(tile for tile in LAID if tile != f"dead-{number}")
    match = position(f"* dead-{number} {' '.join(rest.split()[-5:])}", EXPANSION)
    for seat in range(4):
        assert answers(match, seat) == {f"play {n}" for n in range(1, 7) if n != number}
        assert match.facts()[f"{match.names[seat]}.dead"] == str(number)


def test_r8_3_and_to_no_other() -> None:
    match = table(TILES + turn("Ann", "Bo", "it") + "= Bo.dead 4\n= Ann.dead 2\n= Cy.dead 2", EXPANSION)
    assert "play 2" in answers(match, 1)
    table(TILES + turn("Ann", "Bo", "it") * 3 + "= Bo.tile 4\n= Bo.dead -", EXPANSION)


@pytest.mark.parametrize("number", range(1, 7))
def test_r8_4_an_out_of_the_will_is_dead_to_whoever_drew_it(number: int) -> None:
    tiles = "* it-dies it-with it-me dies-with dies-me with-me\n"
    body = tiles + turn("Ann", "Bo", f"out-of-the-will-{number}") + f"= Ann.will {will(number)}\n= Ann.dead {number}\n"
    match = table(body + "= Bo.will -\n= Bo.dead -\n= round 2\n= question play", EXPANSION)
    assert answers(match) == {f"play {n}" for n in range(1, 7) if n != number}
    assert len(answers(match, 1)) == 6


PILE = TILES + turn("Ann", "Bo", "out-of-the-will-5") + turn("Ann", "Cy", "out-of-the-will-4")


def test_r8_5_a_new_one_covers_the_one_before() -> None:
    match = table(PILE + f"= Ann.will {will(5, 4)}\n= Ann.dead 2,4", EXPANSION)
    assert "play 5" in answers(match)


def test_r8_5_the_top_one_is_removed_and_the_one_below_counts_again() -> None:
    body = PILE + turn("Ann", "Dee", "contest-the-will") + f"= Ann.will {will(5)}\n= Ann.dead 2,5\n"  # ruling 21
    assert "play 5" not in answers(position(body, EXPANSION))
    table(body + turn("Ann", "Dee", "contest-the-will") + "= Ann.will -\n= Ann.dead 2", EXPANSION)


def test_r8_5_four_deep() -> None:
    wills = [f"out-of-the-will-{number}" for number in (5, 2, 4, 5)]
    deck = own(out_of_the_will_5=2, out_of_the_will_2=1, out_of_the_will_4=1, codicil=1) + "\nexpansion = []"
    body = TILES + draws("Ann", *wills) + f"= Ann.will {will(5, 2, 4, 5)}\n= Ann.dead 2,5\n"
    body += turn("Ann", "Dee", "codicil") + "Ann: move Ann to Bo\n"
    table(body + f"= Ann.will {will(5, 2, 4)}\n= Ann.dead 2,4\n= Bo.will {will(5)}", EXPANSION, deck=deck)


def test_r8_6_a_tiles_number_and_a_cards_add_up() -> None:
    match = table(TILES + turn("Ann", "Bo", "out-of-the-will-5") + "= Ann.dead 2,5", EXPANSION)  # ruling 20
    assert answers(match) == {"play 1", "play 3", "play 4", "play 6"}


def test_r8_6_the_same_number_twice_is_one() -> None:
    match = table(TILES + turn("Ann", "Bo", "out-of-the-will-2") + "= Ann.dead 2", EXPANSION)
    assert len(answers(match)) == 5


BY_TILE = "* it-dies dead-4 dead-2 it-with it-me with-me\n" + turn("Dee", "Bo", "it")
BY_CARD = "* it-dies it-with dead-2 it-me with-me dies-me\n" + turn("Bo", "Dee", "out-of-the-will-4")


@pytest.mark.parametrize("why", [BY_TILE, BY_CARD], ids=["tile", "card"])
@pytest.mark.parametrize(
    ("numbers", "high", "low"),
    [
        ((4, 3, 3), "Ann", "Ann"),  # it cancels nobody
        ((1, 3, 3), "Ann", "Ann"),  # and is not High
        ((6, 5, 5), "Ann", "Ann"),  # nor Low
        ((3, 3, 3), "-", "-"),  # nor both
    ],
)
def test_r8_7_a_die_forced_onto_a_dead_number_wins_nothing_and_cancels_nobody(
    numbers: tuple[int, ...], high: str, low: str, why: str
) -> None:
    body = why + turn("Cy", "Cy", "dead-mans-grip") + "Cy: choose Bo 4\n= Bo.dead 4\n" + all_but_bo(*numbers)
    table(body + ("" if high == "-" else "* it\n") + f"= high {high}\n= low {low}\n= round 4", EXPANSION)


@pytest.mark.parametrize(
    ("number", "high", "low"),
    [(2, "Cy", "Bo"), (4, "Cy", "Cy")],
    ids=["dead on the grave it has left", "dead on the grave it has come to"],
)
def test_r8_8_what_counts_is_where_the_token_stands_when_dice_are_set(number: int, high: str, low: str) -> None:
    body = TILES + turn("Ann", "Bo", "dead-mans-grip") + f"Ann: choose Bo {number}\n= Bo.tile 2\n"  # ruling 18
    table(body + f"Ann: play 3\nCy: play 6\nDee: play 3\n* it\n= high {high}\n= low {low}", EXPANSION)


def test_r8_8_moving_changes_what_is_dead_at_once() -> None:
    body = TILES + turn("Dee", "Bo", "it") + turn("Ann", "Cy", "last-words", "wrong-coffin") + "Ann: choose Bo\n"
    table(body + "= question outcome\n= Ann.dead 4\n= Bo.dead 2\n= Cy.dead 2", EXPANSION)


def test_r8_8_but_no_die_that_is_set_already() -> None:
    tiles = "* dead-2 dead-1 dead-5 it-dies it-with with-me\n"
    body = tiles + turn("Dee", "Ann", "it") + turn("Ann", "Bo", "wrong-coffin") + "Ann: choose Bo\n"
    table(body + "= high Ann\n= low Bo\n= Bo.tile 3", EXPANSION)  # it went by a grave on which its 1 is dead


def test_r8_8_on_the_journal_there_is_no_tile() -> None:
    tiles = "* it-dies it-with with-me dead-2 dead-4 dead-5\n"  # ruling 19
    body = tiles + turn("Ann", "Bo", "it") * 5 + "= Bo.dead 5\n" + turn("Ann", "Bo", "it")
    table(body + "= Bo.tile journal\n= Bo.dead -", EXPANSION)


PAIR = "* it-dies dead-2 dead-4 dead-5 it-with with-me\n"


@pytest.mark.parametrize(
    ("cards", "wins"),
    [
        (("with", "me"), "no"),
        (("with", "me", "dies"), "yes"),
        (("with", "me", "it"), "yes"),
        (("with", "me", "wild-rumor"), "yes"),
        (("wild-rumor", "wild-rumor"), "no"),
        (("wild-rumor", "wild-rumor", "wild-rumor"), "yes"),
        (("it", "dies", "with"), "no"),
        (("with", "with", "it", "dies"), "no"),
        (("it", "dies", "with", "me"), "yes"),
    ],
    ids=str,
)
def test_r8_9_a_tile_of_two_words_counts_as_one_of_them_at_a_time(cards: tuple[str, ...], wins: str) -> None:
    body = PAIR + draws("Ann", *cards[:-1]) + "= over no\n" + turn("Ann", "Bo", cards[-1])
    table(body + f"= over {wins}\n= Ann.words {','.join(sorted(cards))}", EXPANSION)  # ruling 23


@pytest.mark.parametrize("tile", LAID[6:])
def test_r8_9_either_word_of_each_pair(tile: str) -> None:
    tiles = f"* {tile} dead-2 dead-4 dead-5 dead-1 dead-3\n"
    pair = tile.split("-")
    others = [word for word in ("it", "dies", "with", "me") if word not in pair]
    for word in pair:
        body = tiles + draws("Ann", *others) + "= over no\n"
        table(body + turn("Ann", "Bo", word) + "= winners Ann", EXPANSION)
    table(tiles + draws("Ann", *pair, others[0]) + "= over no", EXPANSION)


def test_r8_9_it_is_no_card_and_nothing_is_dead_there() -> None:
    match = table(PAIR + turn("Ann", "Bo", "grave-robber") + "= question play\n= Ann.words -\n= Ann.dead -", EXPANSION)
    assert len(answers(match)) == 6


def test_r8_9_it_is_lost_when_the_token_leaves() -> None:
    body = PAIR + draws("Ann", "with", "me") + turn("Cy", "Ann", "it") + "= Ann.tile 2\n"
    table(body + turn("Ann", "Dee", "dies") + "= over no\n= Ann.words dies,me,with", EXPANSION)


@pytest.mark.parametrize(("seat", "other"), [("Ann", "Bo"), ("Bo", "Ann")])
def test_r8_9_being_swapped_onto_it_wins_at_once(seat: str, other: str) -> None:
    tiles = "* dead-2 with-me dead-4 dead-5 it-dies it-with\n"
    body = tiles + turn("Dee", "Bo", "it") + draws("Ann", "it", "dies", "with") + "= over no\n"
    body += turn(seat, "Dee", "wrong-coffin") + f"{seat}: choose {other}\n"
    table(body + f"= winners Ann\n= Ann.tile 2\n= high {seat}\n= low -", EXPANSION)


def test_r8_10_a_contest_discards_ones_own_top_card() -> None:
    body = TILES + turn("Ann", "Bo", "out-of-the-will-5") + turn("Bo", "Cy", "out-of-the-will-1")
    body = body + turn("Ann", "Dee", "contest-the-will")
    match = table(body + f"= Ann.will -\n= Ann.dead 2\n= Bo.will {will(1)}\n= round 4\n= question play", EXPANSION)
    assert "play 5" in answers(match)


def test_r8_10_it_goes_to_the_discards() -> None:
    body = turn("Ann", "Bo", "out-of-the-will-5") + turn("Ann", "Cy", "contest-the-will") + turn("Ann", "Dee")
    assert odds(position(body, deck=own(out_of_the_will_5=1, contest_the_will=1))) == {
        "out-of-the-will-5": 1,
        "contest-the-will": 1,
    }


def test_r8_10_with_none_another_card_is_drawn_and_played() -> None:
    body = TILES + turn("Bo", "Cy", "out-of-the-will-5") + turn("Ann", "Dee", "contest-the-will")
    table(body + "= question outcome\n* me\n= Ann.words me\n= round 3\n= Dee.tile 2", EXPANSION)
    table(body + f"* out-of-the-will-4\n= Ann.will {will(4)}\n= round 3\n= Bo.will {will(5)}", EXPANSION)


@pytest.mark.parametrize(("card", "answer", "fact", "value"), DRAWN)
def test_r8_10_every_card_may_come_in_the_place_of_a_contest(card: str, answer: str, fact: str, value: str) -> None:
    asks = f"= question {card}\n= awaiting Ann\n= round 4\nAnn: {answer}\n" if answer else ""
    end = f"= question play\n= round 5\n= high Ann\n= low Dee\n= {fact} {value.replace('dies,dies', 'dies')}\n"
    table(READY + turn("Ann", "Dee", "contest-the-will", card) + asks + end, EXPANSION)


def test_r8_11_a_codicil_moves_the_top_card_of_any_seat_onto_another() -> None:
    body = PILE + turn("Bo", "Dee", "out-of-the-will-1") + turn("Cy", "Dee", "codicil") + "= question codicil\n"
    match = table(body + "= awaiting Cy", EXPANSION)
    froms = {"Ann": ("Bo", "Cy", "Dee"), "Bo": ("Ann", "Cy", "Dee")}
    assert answers(match, 2) == {f"move {giver} to {taker}" for giver, takers in froms.items() for taker in takers}
    match = table(body + f"Cy: move Ann to Bo\n= Ann.will {will(5)}\n= Ann.dead 2,5\n= Bo.will {will(1, 4)}", EXPANSION)
    assert match.facts()["Bo.dead"] == "4", "on the grave of the dead 4, with the 1 covered"
    match = table(body + f"Cy: move Bo to Cy\n= Bo.will -\n= Cy.will {will(1)}\n= Cy.dead 1,4", EXPANSION)
    assert match.facts()["Ann.will"] == will(5, 4)


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("seat", ["Ann", "Dee"])
def test_r8_11_whoever_has_one_and_whatever_its_number(seat: str, number: int) -> None:
    tiles = "* it-dies it-with it-me dies-with dies-me with-me\n"
    free, other = [n for n in range(1, 7) if n != number][:2]
    body = tiles + turn(seat, "Cy", f"out-of-the-will-{number}") + f"= {seat}.dead {number}\n"
    body += dice(free, other, free, free) + "* codicil\n= question codicil\n= awaiting Bo\n"
    table(body + f"Bo: move {seat} to Cy\n= {seat}.will -\n= Cy.will {will(number)}\n= Cy.dead {number}", EXPANSION)


def test_r8_11_ones_own_too() -> None:
    body = PILE + turn("Ann", "Dee", "codicil") + f"Ann: move Ann to Dee\n= Ann.will {will(5)}\n= Dee.will {will(4)}\n"
    table(body + "= Ann.dead 2,5\n= Dee.tile 2\n= Dee.dead 4\n= round 4", EXPANSION)


def test_r8_11_if_nobody_has_one_another_card_is_drawn_and_played() -> None:
    body = TILES + turn("Bo", "Dee", "it") + turn("Ann", "Dee", "codicil") + "= question outcome\n"
    table(body + "* me\n= Ann.words me\n= round 3\n= question play", EXPANSION)
    table(body + "* grave-robber\n= question grave-robber\nAnn: take it from Bo\n= Ann.words it\n= round 3", EXPANSION)


def test_r8_11_a_card_that_was_moved_is_not_discarded() -> None:
    body = turn("Ann", "Bo", "out-of-the-will-5") + turn("Ann", "Cy", "codicil") + "Ann: move Ann to Bo\n"
    assert odds(position(body + turn("Ann", "Dee"), deck=own(out_of_the_will_5=1, codicil=1))) == {"codicil": 1}


@pytest.mark.parametrize("card", TOUCHING)
def test_r8_12_no_other_card_touches_an_out_of_the_will(card: str) -> None:
    body = READY + turn("Ann", "Dee", card)  # ruling 22
    assert all("it" in answer.split() and "Bo" in answer for answer in answers(position(body, EXPANSION)))


# --- R10 decks of a table's own ---

BURGLARS = """
    cards = [
        { id = "burglar", count = 2, effect = "grave-robber" },  # somebody of the table's own
        { id = "grave-robber", count = 1, effect = "grave-robber", provenance = "reconstructed" },
        { id = "it", count = 60, effect = "it", provenance = "printed" },
        { id = "nobody", count = 0, effect = "seance", provenance = "reported" },
    ]
"""


def test_r10_3_cards_may_have_ids_of_ones_own() -> None:
    assert odds(position(turn("Ann", "Bo"), deck=BURGLARS)) == {"burglar": 2, "grave-robber": 1, "it": 60}
    body = turn("Bo", "Cy", "it") + turn("Ann", "Cy", "burglar") + "= question grave-robber\n= awaiting Ann\n"
    table(body + "Ann: take it from Bo\n= Ann.words it\n= Bo.words -", deck=BURGLARS)
    table(turn("Bo", "Cy", "it") + turn("Ann", "Cy", "Burglar") + "= question grave-robber", deck=BURGLARS)
    assert refuses("expected an outcome", turn("Ann", "Bo", "seance"), deck=BURGLARS) > 0


def test_r10_3_the_boxs_own_file_is_such_a_deck() -> None:
    box = resources.files("ossuary.games.it_dies_with_me").joinpath("content.toml").read_text("utf-8")
    assert odds(position(TILES + turn("Ann", "Bo"), EXPANSION, deck=box)) == {**BASE, **ADDED}
    assert odds(position("", EXPANSION, deck=box)) == dict.fromkeys(LAID, 1)


def test_r10_3_expansion_and_tiles_left_out_are_the_boxs() -> None:
    assert odds(position("", EXPANSION, deck=own(it=4))) == dict.fromkeys(LAID, 1)
    assert odds(position(TILES + turn("Ann", "Bo"), EXPANSION, deck=own(it=4))) == {"it": 4, **ADDED}
    assert odds(position(turn("Ann", "Bo"), deck=own(it=4))) == {"it": 4}


def test_r10_3_expansion_and_tiles_may_be_the_tables_own() -> None:
    deck = (
        own(it=4)
        + """
expansion = [{ id = "curse", count = 3, effect = "out-of-the-will-5" }]
tiles = [{ id = "dead-2", count = 5 }, { id = "it-me", count = 1 }]"""
    )
    assert refuses("expected .*out-of-the-will-5.*; got curse", deck=deck) == 6, "Out Of The Will cards keep their ids"
    deck = deck.replace("curse", "out-of-the-will-5")
    assert odds(position("", EXPANSION, deck=deck)) == {"dead-2": 5, "it-me": 1}
    body = "* it-me dead-2 dead-2 dead-2 dead-2 dead-2\n" + turn("Ann", "Bo")
    assert odds(position(body, EXPANSION, deck=deck)) == {"it": 4, "out-of-the-will-5": 3}
    assert odds(position(turn("Ann", "Bo"), deck=deck)) == {"it": 4}


def test_r10_3_cards_of_the_expansion_work_without_its_tiles() -> None:
    body = turn("Ann", "Bo", "out-of-the-will-5") + "= Ann.dead 5\n" + turn("Ann", "Bo", "contest-the-will")
    table(body + "= Ann.dead -\n= round 3", deck=own(out_of_the_will_5=1, contest_the_will=1))


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        ('{ count = 1, effect = "seance" }', "id: expected"),
        ('{ id = 7, count = 1, effect = "seance" }', "id: expected .*; got 7"),
        ('{ id = "", count = 1, effect = "seance" }', "id: expected"),
        ('{ id = "Burglar", count = 1, effect = "seance" }', "id: expected .*; got Burglar"),
        ('{ id = "the burglar", count = 1, effect = "seance" }', "id: expected .*; got the burglar"),
        ('{ id = "a.b", count = 1, effect = "seance" }', "id: expected .*; got a.b"),
        ('{ id = "burglar", effect = "seance" }', "count: expected .*60; got none"),
        ('{ id = "burglar", count = -1, effect = "seance" }', "count: expected .*60; got -1"),
        ('{ id = "burglar", count = 61, effect = "seance" }', "count: expected .*60; got 61"),
        ('{ id = "burglar", count = 1.5, effect = "seance" }', "count: expected .*60; got 1.5"),
        ('{ id = "burglar", count = true, effect = "seance" }', "count: expected .*60; got True"),
        ('{ id = "burglar", count = "2", effect = "seance" }', "count: expected .*60; got 2"),
        ('{ id = "burglar", count = 1 }', "effect: expected .*; got none"),
        ('{ id = "burglar", count = 1, effect = "theft" }', "effect: expected .*grave-robber.*; got theft"),
        ('{ id = "burglar", count = 1, effect = 3 }', "effect: expected .*; got 3"),
        ('{ id = "burglar", count = 1, effect = "it" }', "expected .*; got burglar"),
        ('{ id = "burglar", count = 1, effect = "wild-rumor" }', "expected .*; got burglar"),
        ('{ id = "burglar", count = 1, effect = "out-of-the-will-1" }', "expected .*; got burglar"),
        ('{ id = "dies", count = 1, effect = "me" }', "effect: expected dies.*; got me"),
        ('{ id = "me", count = 1, effect = "seance" }', "effect: expected me.*; got seance"),
        ('{ id = "out-of-the-will-2", count = 1, effect = "out-of-the-will-3" }', "expected .*; got out-of-the-will-3"),
        (
            '{ id = "burglar", count = 1, effect = "seance", provenance = "guessed" }',
            "provenance: expected .*; got gue",
        ),
        ('{ id = "burglar", count = 1, effect = "seance", colour = "red" }', "expected .*; got colour"),
    ],
)
def test_r10_3_an_entry_that_is_wrong_is_named_with_its_line(entry: str, expected: str) -> None:
    first = '{ id = "it", count = 4, effect = "it" }'
    for deck in (f"cards = [\n{first},\n{entry},\n]", f"cards = [{first}]\nexpansion = [\n{entry},\n]"):
        assert refuses(f"option deck: .*{expected}", deck=deck) == 7


def test_r10_3_an_entry_that_is_no_table_is_named_with_its_line() -> None:
    first = '{ id = "it", count = 4, effect = "it" }'
    assert refuses("option deck: cards.*; got 7", deck=f"cards = [\n{first},\n7,\n]") == 7


def test_r10_3_no_list_has_an_id_twice() -> None:
    first = '{ id = "it", count = 4, effect = "it" }'
    assert refuses("id: expected .*; got it", deck=f"cards = [\n{first},\n{first},\n]") == 7


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        ('{ id = "dead-7", count = 1 }', "id: expected .*dead-6.*; got dead-7"),
        ('{ id = "dies-it", count = 1 }', "id: expected .*it-dies.*; got dies-it"),
        ("{ count = 1 }", "id: expected .*; got none"),
        ('{ id = "dead-1" }', "count: expected .*; got none"),
        ('{ id = "dead-1", count = -1 }', "count: expected .*; got -1"),
        ('{ id = "dead-1", count = 1, effect = "dead-1" }', "expected .*; got effect"),
        ('{ id = "dead-2", count = 1 }', "id: expected .*; got dead-2"),
    ],
)
def test_r10_3_a_tile_that_is_wrong_is_named_with_its_line(entry: str, expected: str) -> None:
    deck = own(it=4) + f'\ntiles = [\n{{ id = "dead-2", count = 6 }},\n{entry},\n]'
    assert refuses(f"line 8: option deck: .*tiles.*{expected}", deck=deck) == 8


def test_r10_3_entries_may_be_written_as_tables() -> None:
    deck = '[[cards]]\nid = "it"\ncount = 4\neffect = "it"\n\n[[cards]]\nid = "burglar"\ncount = {}\neffect = "seance"'
    assert odds(position(turn("Ann", "Bo"), deck=deck.format(2))) == {"it": 4, "burglar": 2}
    assert refuses("count: expected .*; got 61", deck=deck.format(61)) in range(10, 14), "where that entry stands"


def test_r10_3_an_id_means_the_same_in_both_lists() -> None:
    deck = 'cards = [{ id = "burglar", count = 1, effect = "grave-robber" }]\nexpansion = [\n'
    deck += '{ id = "burglar", count = 2, effect = "loose-lips" },\n]'
    assert refuses("effect: expected grave-robber.*; got loose-lips", deck=deck) == 7


@pytest.mark.parametrize(
    ("deck", "expected", "line"),
    [
        ("", "expected cards", None),
        ("tiles = []", "expected cards", None),
        ("cards = 7", "cards: expected a list.*; got 7", None),
        (own(it=4) + "\nspells = []", "expected nothing but cards, expansion, tiles; got spells", None),
        (own(it=4) + "\nexpansion = true", "expansion: expected a list.*; got True", None),
        ('cards = [\n{ id = "it" count = 4 },\n]', "expected TOML", 6),
        ("cards = [", "expected TOML", None),
        ("cards = []\ncards = []\ntiles = []", "expected TOML", 6),
        ("cards = " + "[\n" * 5000, "expected TOML", None),
    ],
    ids=["nothing", "no cards", "a number", "a list too many", "no list", "no comma", "open", "twice", "too deep"],
)
def test_r10_3_contents_that_are_no_deck_are_refused(deck: str, expected: str, line: int | None) -> None:
    found = refuses(f"option deck: {expected}", deck=deck)
    assert line is None or found == line


def test_r10_3_a_deck_of_ones_own_must_be_there() -> None:
    refuses("option deck: expected the table's own contents", options="deck=own")


def kinds(number: int) -> str:
    """A deck with so many action cards of its own."""
    entries = "".join(f'{{ id = "card-{n}", count = 1, effect = "one-foot-in" }},\n' for n in range(number))
    return f"cards = [{entries}]\nexpansion = []"


def test_r10_3_up_to_21_action_cards() -> None:
    assert len(odds(position(turn("Ann", "Bo"), deck=kinds(21)))) == 21
    refuses("option deck: .*21.*; got 22", deck=kinds(22))


NO_MORE = "\nexpansion = []"


@pytest.mark.parametrize(
    ("good", "bad", "expected"),
    [
        (own(it=1) + NO_MORE, own(it=0) + NO_MORE, "one card or more; got none"),
        ("cards = []", "cards = []" + NO_MORE, "one card or more; got none"),
        (own(it=60, me=60) + NO_MORE, own(it=60, me=60, dies=1) + NO_MORE, "at most 120 .*; got 121"),
        (own(it=1, out_of_the_will_3=10) + NO_MORE, own(it=1, out_of_the_will_3=11) + NO_MORE, "at most 10 .*; got 11"),
        (own(it=1, out_of_the_will_3=4), own(it=1, out_of_the_will_3=5), "at most 10 .*; got 11"),
        (own(cold_feet=2, seance=2) + NO_MORE, own(cold_feet=3, seance=2) + NO_MORE, "at most 2 .*; got 3"),
        (own(last_words=9) + NO_MORE, own(last_words=9, cold_feet=1) + NO_MORE, "at most 5 .*; got 10"),
        (
            own(cold_feet=1, last_words=1, seance=2) + NO_MORE,
            own(it=9, cold_feet=1, last_words=1, seance=1) + NO_MORE,
            "at most 1 .*; got 2",
        ),
        (own(it=1, cold_feet=1, seance=1) + NO_MORE, own(it=1, cold_feet=1) + NO_MORE, "at most 0 .*; got 1"),
        (
            own(it=1) + '\ntiles = [{ id = "dead-1", count = 5 }, { id = "it-me", count = 1 }]',
            own(it=1) + '\ntiles = [{ id = "dead-1", count = 4 }, { id = "it-me", count = 1 }]',
            "6 tiles or more; got 5",
        ),
    ],
    ids=[
        "none",
        "no entry",
        "120",
        "wills",
        "wills of both lists",
        "cold feet",
        "last words",
        "together",
        "all",
        "tiles",
    ],
)
def test_r10_4_a_deck_that_does_not_fit_is_refused(good: str, bad: str, expected: str) -> None:
    table("= question outcome", EXPANSION, deck=good)
    refuses(f"option deck: .*expected {expected}", options=EXPANSION, deck=bad)


SLOW = ("cold-feet", "last-words", "contest-the-will", "codicil")


@pytest.mark.parametrize("effect", SLOW)
def test_r10_4_what_draws_counts_beside_cold_feet_under_whatever_name(effect: str) -> None:
    deck = 'cards = [{ id = "x", count = 2, effect = "EFFECT" }, { id = "y", count = 1, effect = "cold-feet" }]'
    refuses("option deck: expected at most 1 .*; got 3", deck=deck.replace("EFFECT", effect) + NO_MORE)


@pytest.mark.parametrize("effect", SLOW)
def test_r10_4_those_of_the_expansion_count_where_it_is_in_play(effect: str) -> None:
    deck = own(cold_feet=1, seance=3) + f'\nexpansion = [{{ id = "x", count = NUMBER, effect = "{effect}" }}]'
    table("= question outcome", EXPANSION, deck=deck.replace("NUMBER", "2"))
    table("= question play", deck=deck.replace("NUMBER", "60"))
    refuses("option deck: expected at most 32 .*; got 61", options=EXPANSION, deck=deck.replace("NUMBER", "60"))
