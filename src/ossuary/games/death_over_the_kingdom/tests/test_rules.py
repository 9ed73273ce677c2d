"""Laying, acting and cards that act (R1 to R5) in Death Over The Kingdom, as records that must hold."""

import tomllib
from importlib import resources

import pytest

from kit import NAMES, finished, plays, told
from ossuary import games
from ossuary.games.death_over_the_kingdom.content import characters
from ossuary.games.death_over_the_kingdom.state import CARDS, COPIES, SEATS, Card
from ossuary.match.head import RecordError
from ossuary.match.match import Match
from ossuary.match.replay import replay

GAME = "death-over-the-kingdom"
IDS = [each.id for each in characters()]


def last(seats: int) -> str:
    """The dealer for whom Ann starts."""
    return f"dealer={NAMES[seats - 1]}"


def table(body: str, options: str = "", *, seats: int = 3) -> Match:
    """The match that a record tells, Ann being the starting player; its expectations are the assertions."""
    return plays(GAME, body, seats=seats, options=", ".join(filter(None, [last(seats), options])))


def position(body: str, options: str = "", *, seats: int = 3) -> Match:
    """The match that a record tells, to assert something of it."""
    return told(GAME, body, seats=seats, options=", ".join(filter(None, [last(seats), options])))


def one_card(cards: str, body: str) -> Match:
    """A turn with one card each, dealt in seat order to the Dealer."""
    return table(f"* {cards}\n{body}", "mode=one-card", seats=len(cards.split()))


def at_one_card(cards: str, body: str = "") -> Match:
    """The same, to assert something of it."""
    return position(f"* {cards}\n{body}", "mode=one-card", seats=len(cards.split()))


def hands(*dealt: str) -> str:
    """What is dealt to each, in seat order; the first two lay their first card."""
    return f"* {' '.join(dealt)}\n" + laying(*dealt)


def laying(*dealt: str) -> str:
    """All lay the first card that is named for them."""
    return "".join(f"{name}: lay {cards.split()[0]}\n" for name, cards in zip(NAMES, dealt, strict=False))


def keeping(seats: int, start: int = 0) -> str:
    """All from this seat on keep."""
    return "".join(f"{name}: keep\n" for name in NAMES[start:seats])


def open_to(match: Match, name: str) -> list[str]:
    """The words of what a seat may choose."""
    return list(match.choice_words(match.names.index(name)).values())


def weights(match: Match) -> dict[str, int]:
    """How many there are of each card that may come now."""
    assert match.due is not None
    return {word: match.due.weights[outcome] for outcome, word in match.outcome_words().items()}


def refuses(expected: str, body: str = "", options: str = "", *, seats: int = 3) -> None:
    """The record is refused for this reason."""
    with pytest.raises(RecordError, match=expected) as refused:
        told(GAME, body, seats=seats, options=options)
    assert refused.value.status == 2


# --- R1 setting the table ---


@pytest.mark.parametrize("seats", [2, 17])
def test_r1_1_three_to_sixteen_sit_down(seats: int) -> None:
    names = ", ".join([*NAMES, "Quin"][:seats])
    with pytest.raises(RecordError, match="expected 3 to 16 seats"):
        replay(f"game: {GAME}\nseats: {names}\n---\n")


@pytest.mark.parametrize("seats", range(3, 8))
def test_r1_1_three_to_seven_play_three_rounds_with_a_hand_of_three(seats: int) -> None:
    match = finished(games.load(GAME), seats, seats, "mode=rounds")
    assert match.facts()["turn"] == str(seats)


@pytest.mark.parametrize("mode", ["one-card", "last-standing"])
@pytest.mark.parametrize("seats", [3, 7, 8, SEATS])
def test_r1_1_three_to_sixteen_play_with_one_card(mode: str, seats: int) -> None:
    assert finished(games.load(GAME), seats, seats, f"mode={mode}").winners


def test_r1_1_eight_are_too_many_for_three_rounds() -> None:
    refuses("option mode: expected one-card or last-standing for 8 seats", options="mode=rounds", seats=8)


def test_r1_2_twenty_six_cards_two_of_each_character() -> None:
    assert len(characters()) == CARDS
    assert all(each.copies == COPIES for each in characters())
    assert weights(position("")) == dict.fromkeys(IDS, 2)
    assert [Card(kind).name.lower() for kind in range(CARDS)] == IDS


def test_r1_3_numbers_count_up_from_death_to_king() -> None:
    assert [each.rank for each in characters()] == list(range(13))


HOUSE = {"innkeeper": 12, "jester": 11, "sorceress": 5, "dragon": 4, "knight": 3, "queen": 1}
MIRROR = {**HOUSE, "innkeeper": 11, "jester": 8}
TURNERS = {
    "innkeeper": "king",
    "jester": "queen",
    "sorceress": "monk",
    "dragon": "knight",
    "knight": "princess",
    "queen": "princess",
}


def test_r1_3_some_have_another_number_when_turned() -> None:
    assert {each.id: each.turned for each in characters() if each.by} == HOUSE
    assert {each.id: each.by for each in characters() if each.by} == TURNERS
    assert all(each.turned == each.mirror == each.rank for each in characters() if not each.by)


def test_r1_3_an_admirer_takes_the_number_it_adores_and_a_victim_twelve_less_its_own() -> None:
    rank = {each.id: each.rank for each in characters()}
    for each in characters():
        if each.id in ("innkeeper", "jester"):
            assert each.turned == rank[each.by]
        elif each.by:
            assert each.turned == 12 - each.rank
        if each.by:
            assert each.mirror == 12 - each.rank


def test_r1_3_every_number_says_how_it_is_known() -> None:
    box = tomllib.loads(
        resources.files("ossuary.games.death_over_the_kingdom").joinpath("content.toml").read_text("utf-8")
    )
    for card in box["cards"]:
        assert card["status"]["rank"] == ("printed" if card["id"] == "monk" else "inferred")
        for number in ("turned", "mirror"):
            assert card["status"].get(number) == ("reconstructed" if number in card else None)


def test_r1_3_what_is_reconstructed_says_so_where_it_is_shown() -> None:
    match = at_one_card("innkeeper king death", keeping(3))
    assert "Ann: Innkeeper, turned, 12 (reconstructed)." in [line.text for line in match.story()]
    assert "reconstructed" in match.game.box.note
    match = position(hands("queen monk king", "death thief merchant", "jester thief juggler").partition("Ann:")[0])
    assert "11, or 1 (reconstructed) with a Princess in play" in match.words.explain(
        match.state, 0, Card.QUEEN, match.names
    )


def test_r1_4_chance_decides_who_deals_first() -> None:
    match = told(GAME, "")
    assert weights(match) == {"Ann": 1, "Bo": 1, "Cy": 1}
    assert told(GAME, "* Bo").facts()["dealer"] == "Bo"


# --- R2 a turn ---


def whole_turn(seats: int) -> str:
    """A turn in which everybody keeps; the cards are dealt in their order, two of each."""
    dealt = [IDS[n // 2] for n in range(seats * 3)]
    each = [dealt[3 * n : 3 * n + 3] for n in range(seats)]
    return each_round(each, seats)


def each_round(each: list[list[str]], seats: int, start: int = 0) -> str:
    order = [(start + n) % seats for n in range(seats)]
    body = "* " + " ".join(" ".join(cards) for cards in each) + "\n"
    holds = {seat: each[n] for n, seat in enumerate(order)}
    for number in range(3):
        if number < 2:
            body += "".join(f"{NAMES[seat]}: lay {holds[seat][number]}\n" for seat in order)
        body += "".join(f"{NAMES[seat]}: keep\n" for seat in order)
    return body


@pytest.mark.parametrize("seats", [3, 7])
def test_r2_1_as_many_turns_as_players_of_three_rounds_each(seats: int) -> None:
    body = ""
    for turn in range(seats):
        dealt = [IDS[n // 2] for n in range(seats * 3)]
        body += f"= turn {turn + 1}\n= over no\n"
        body += each_round([dealt[3 * n : 3 * n + 3] for n in range(seats)], seats, turn)
    table(body + f"= over yes\n= turn {seats}\n= round 3", seats=seats)


def test_r2_1_all_cards_are_shuffled_for_each_turn() -> None:
    assert weights(position(whole_turn(3))) == dict.fromkeys(IDS, 2)


def test_r2_2_three_cards_each_from_the_starting_player_round_to_the_dealer() -> None:
    body = "* death death innkeeper  innkeeper merchant merchant  thief thief jester\n"
    one, two, three = "death,death,innkeeper", "innkeeper,merchant,merchant", "jester,thief,thief"
    table(body + f"= Ann.hand {one}\n= Bo.hand {two}\n= Cy.hand {three}")
    plays(GAME, body + f"= Cy.hand {one}\n= Ann.hand {two}\n= Bo.hand {three}", options="dealer=Bo")


def test_r2_2_the_deck_is_what_is_left() -> None:
    match = position("* death death innkeeper  innkeeper merchant merchant  thief thief")
    assert weights(match) == {**dict.fromkeys(IDS[4:], 2)}


def test_r2_2_a_third_copy_cannot_be_dealt() -> None:
    refuses("expected an outcome, a card dealt to Ann", "* death death death", "dealer=Cy")


def test_r2_3_the_player_on_the_dealers_left_acts_first_and_the_dealer_last() -> None:
    body = hands("death death jester", "thief thief monk", "queen queen knight")
    table(body + "= awaiting Ann\nAnn: keep\n= awaiting Bo\nBo: keep\n= awaiting Cy\nCy: keep\n= round 2")


def test_r2_4_the_players_on_the_left_reach_to_the_dealer_included() -> None:
    match = at_one_card("juggler death jester monk queen", "")
    assert open_to(match, "Ann") == ["keep", "exchange", "use Bo", "use Cy", "use Dee", "use Ed"]


def test_r2_4_and_not_beyond() -> None:
    match = at_one_card("death jester juggler monk queen", "Ann: keep\nBo: keep\n")
    assert open_to(match, "Cy") == ["keep", "exchange", "use Dee", "use Ed"]


@pytest.mark.parametrize("card", ["thief", "juggler", "dragon"])
def test_r2_5_the_dealer_has_nobody_on_the_left(card: str) -> None:
    assert open_to(at_one_card(f"death jester {card}", "Ann: keep\nBo: keep\n"), "Cy") == ["keep", "cut"]


def test_r2_6_the_starting_player_deals_next() -> None:
    table("= dealer Cy\n= turn 1\n" + whole_turn(3) + "= dealer Ann\n= turn 2\n= round 1")


# --- R3 laying ---

SIX = ("monk king queen", "thief death jester", "dragon knight merchant")


def test_r3_1_all_lay_at_the_same_time_in_any_order() -> None:
    body = f"* {' '.join(SIX)}\n= question lay\n= awaiting Ann,Bo,Cy\nCy: lay knight\nAnn: lay queen\n"
    table(body + "= Cy.card -\n= awaiting Bo\nBo: lay death\n= Cy.card knight\n= Ann.card queen\n= Ann.hand king,monk")


def test_r3_1_any_card_of_the_hand_may_be_laid_and_no_other() -> None:
    assert open_to(position(f"* {' '.join(SIX)}"), "Ann") == ["lay monk", "lay queen", "lay king"]
    refuses("expected lay of Ann: one of lay monk", f"* {' '.join(SIX)}\nAnn: lay death", "dealer=Cy")


def test_r3_1_of_two_equal_cards_one_is_laid() -> None:
    match = position("* monk monk queen  thief death jester  dragon knight merchant")
    assert open_to(match, "Ann") == ["lay monk", "lay queen"]
    table(
        "* monk monk queen  thief death jester  dragon knight merchant\n"
        + laying("monk", "thief", "knight")
        + "= Ann.card monk\n= Ann.hand monk,queen"
    )


def test_r3_2_in_round_3_the_last_card_lays_itself() -> None:
    body = hands(*SIX) + keeping(3) + laying("king", "death", "knight") + keeping(3)
    table(body + "= round 3\n= question act\n= Ann.card queen\n= Bo.card jester\n= Cy.card merchant\n= Ann.hand -")


def test_r3_3_kings_are_lifted_when_all_have_laid_and_before_anybody_acts() -> None:
    match = position(f"* {' '.join(SIX)}\nCy: lay dragon\nBo: lay thief\nAnn: lay king\n")
    assert [line.text for line in match.story()][-1] == "Ann lifts the King."
    assert match.state.seen[0] >> SEATS & 1


def test_r3_3_all_of_them_at_once() -> None:
    match = at_one_card("death king king")
    assert [line.text for line in match.story()][-2:] == ["Bo lifts the King.", "Cy lifts the King."]
    assert match.facts()["awaiting"] == "Ann"


# --- R4 acting ---


def test_r4_1_each_seat_acts_exactly_once() -> None:
    match = at_one_card("death jester monk", "Ann: keep\n")
    assert match.facts()["awaiting"] == "Bo"
    refuses("expected act of Bo", "* death jester monk\nAnn: keep\nAnn: exchange", "dealer=Cy, mode=one-card")


def test_r4_1_a_card_that_has_just_come_cannot_be_used() -> None:
    one_card("death merchant monk queen", "Ann: exchange\n= Ann.card merchant\n= awaiting Bo\n")


def test_r4_2_keeping_changes_nothing() -> None:
    one_card("death jester monk", keeping(2) + "= Ann.card death\n= Bo.card jester\n= Cy.card monk")


def test_r4_3_cards_are_exchanged_with_the_left_neighbour_who_cannot_refuse() -> None:
    one_card("death queen monk", "Ann: exchange\n= Ann.card queen\n= Bo.card death\n= awaiting Bo\n")


def test_r4_3_both_look_at_what_they_get_and_nobody_else() -> None:
    match = at_one_card("death queen monk jester", "Ann: exchange\n")
    assert match.view(0).card[:2] == match.view(1).card[:2] == [Card.QUEEN, Card.DEATH]
    assert {*match.view(2).card[:2], *match.view().card[:2]} == {-128}
    told_to = [[line.text for line in match.story(seat)][-1] for seat in (0, 1, 2, -1)]
    assert told_to[0] == told_to[1] == "Ann exchanges with Bo, gets the Queen and gives Death."
    assert told_to[2] == told_to[3] == "Ann exchanges cards with Bo."


def test_r4_3_the_dealer_has_nobody_to_exchange_with() -> None:
    assert "exchange" not in open_to(at_one_card("death queen monk", keeping(2)), "Cy")


def test_r4_4_the_dealer_shows_the_old_card_and_has_any_card_of_the_deck() -> None:
    match = at_one_card("death queen monk", keeping(2) + "Cy: cut\n")
    assert weights(match) == {**dict.fromkeys(IDS, 2), "death": 1, "queen": 1, "monk": 1}
    assert [line.text for line in match.story(0)][-1] == "Cy shows the Monk, and cuts the deck."


def test_r4_4_what_is_cut_lies_face_up_and_the_old_card_goes_under_the_deck() -> None:
    match = position(hands(*SIX) + keeping(2) + "Cy: cut\n* dragon\n" + laying("queen", "death", "knight"))
    assert "The cut brings Cy the Dragon." in [line.text for line in match.story(-1)]
    assert match.state.under == [Card.DRAGON, -1, -1]
    assert match.state.discards[Card.DRAGON] == 1


def test_r4_4_only_the_dealer_cuts() -> None:
    match = at_one_card("death queen monk")
    assert "cut" not in open_to(match, "Ann")
    refuses("expected act of Ann", "* death jester monk\nAnn: cut", "dealer=Cy, mode=one-card")


def test_r4_5_a_king_that_is_cut_is_kept() -> None:
    one_card("death queen monk", keeping(2) + "Cy: cut\n* king\n= Cy.value 12\n= Ann.points 1\n")


MERCHANTS = ("merchant king queen", "merchant death jester", "dragon knight jester")


def test_r4_6_what_is_given_back_lies_under_the_deck_in_order_and_is_not_drawn() -> None:
    match = position(hands(*MERCHANTS) + "Ann: use\n* sorceress\nBo: use\n")
    assert match.state.under == [Card.MERCHANT, Card.MERCHANT, -1]
    assert "merchant" not in weights(match)


def test_r4_6_a_cut_may_bring_it_up_again() -> None:
    match = position(hands(*MERCHANTS) + "Ann: use\n* sorceress\nBo: use\n* sorceress\nCy: cut\n")
    assert weights(match)["merchant"] == 2
    assert sum(weights(match).values()) == 26 - 9


def test_r4_6_after_a_cut_it_may_be_drawn_and_the_dealers_old_card_lies_under_the_deck() -> None:
    body = hands("merchant merchant queen", "thief death jester", "dragon knight jester")
    body += "Ann: use\n* sorceress\nBo: keep\nCy: cut\n* sorceress\n"
    body += laying("merchant", "death", "knight") + "Ann: use\n"
    match = position(body)
    assert match.state.under[:2] == [Card.DRAGON, Card.MERCHANT]
    assert weights(match)["merchant"] == 1
    assert weights(match)["dragon"] == 1, "the other one"


def test_r4_6_the_deck_does_not_run_out_at_its_fullest_table() -> None:
    dealt = ["merchant merchant dragon", "dragon death death", "jester jester thief", "thief monk monk",
             "queen queen king", "king knight knight", "sorceress princess princess"]  # fmt: skip
    match = position(f"* {' '.join(dealt)}", seats=7)
    assert match.state.left == 5


def test_r4_7_a_card_of_the_hand_takes_the_place_of_the_one_on_the_table() -> None:
    table(hands(*SIX) + "Ann: keep\nBo: hand jester\n= Bo.card jester\n= Bo.hand death,thief")


def test_r4_7_also_if_both_are_the_same() -> None:
    dealt = ("monk king queen", "thief thief jester", "dragon knight merchant")
    body = hands(*dealt) + "Ann: keep\n"
    assert "hand thief" in open_to(position(body), "Bo")
    table(body + "Bo: hand thief\n= Bo.card thief\n= Bo.hand jester,thief")


def test_r4_7_in_round_2_there_is_one_card_to_take() -> None:
    body = hands(*SIX) + keeping(3) + laying("king", "death", "knight") + "Ann: keep\nBo: hand jester\n"
    table(body + "= Bo.card jester\n= Bo.hand death\nCy: keep\n= round 3\n= Bo.card death")


def test_r4_7_in_round_3_there_is_no_hand() -> None:
    match = position(hands(*SIX) + keeping(3) + laying("king", "death", "knight") + keeping(3))
    assert open_to(match, "Ann") == ["keep", "exchange"]


def test_r4_7_with_one_card_each_there_is_none_either() -> None:
    assert open_to(at_one_card("death queen monk"), "Ann") == ["keep", "exchange"]


def test_r4_8_who_has_acted_is_touched_by_nothing() -> None:
    for card in ("juggler", "thief"):
        match = at_one_card(f"death queen {card} monk", "Ann: keep\nBo: keep\n")
        assert open_to(match, "Cy") == ["keep", "exchange", "use Dee"]


@pytest.mark.parametrize("card", ["death", "thief", "juggler", "dragon"])
def test_r4_9_a_king_cannot_be_reached(card: str) -> None:
    assert open_to(at_one_card(f"{card} king monk queen"), "Ann") == (
        ["keep", "use Cy", "use Dee"] if card in ("thief", "juggler") else ["keep"]
    )


def test_r4_9_its_owner_is_asked_and_can_only_keep_it() -> None:
    match = position(hands("king monk queen", *SIX[1:]))
    assert match.facts()["awaiting"] == "Ann"
    assert open_to(match, "Ann") == ["keep"]
    assert open_to(at_one_card("death queen king", keeping(2)), "Cy") == ["keep"]


def test_r4_9_a_king_may_be_laid_from_the_hand() -> None:
    table(hands(*SIX) + "Ann: hand king\n= Ann.card king\n= Ann.hand monk,queen")


@pytest.mark.parametrize(
    ("body", "who"),
    [
        (hands(*SIX) + "Ann: hand king\n", "Ann"),
        (hands(*MERCHANTS) + "Ann: keep\nBo: use\n* king\n", "Bo"),
        (hands(*SIX) + keeping(2) + "Cy: cut\n* king\n", "Cy"),
        (hands("dragon monk queen", *SIX[1:]) + "Ann: use\n* king\n", "Bo"),
    ],
    ids=["hand", "Merchant", "cut", "Dragon"],
)
def test_r4_10_a_king_that_comes_later_is_lifted_at_once(body: str, who: str) -> None:
    assert f"{who} lifts the King." in [line.text for line in position(body).story(-1)]


def test_r4_10_and_is_immune_from_then_on() -> None:
    match = position(hands("dragon monk queen", *SIX[1:]) + "Ann: use\n* king\n")
    assert open_to(match, "Bo") == ["keep"]


# --- R5 cards that act ---


def test_r5_1_a_card_that_is_used_is_shown_and_stays_face_up() -> None:
    match = at_one_card("juggler death jester monk", "Ann: use Cy\n")
    assert match.view().card[2] == Card.JUGGLER
    assert "Ann uses the Juggler." in [line.text for line in match.story(-1)]


def test_r5_1_whoever_gets_it_and_has_not_acted_may_use_it() -> None:
    match = at_one_card("juggler death jester monk", "Ann: use Bo\n")
    assert open_to(match, "Bo") == ["keep", "exchange", "use Cy", "use Dee"]
    one_card("juggler death jester monk", "Ann: use Bo\nBo: use Dee\n= Dee.card juggler\n= Bo.card monk")


@pytest.mark.parametrize("card", ["thief", "juggler", "dragon"])
def test_r5_1_it_is_not_used_where_there_is_nobody_to_act_on(card: str) -> None:
    assert open_to(at_one_card(f"{card} king king"), "Ann") == ["keep"]


def test_r5_2_the_merchant_goes_under_the_deck_and_its_first_card_comes() -> None:
    match = one_card("merchant death jester", "Ann: use\n* queen\n= Ann.card queen\n= awaiting Bo")
    assert match.state.under[0] == Card.MERCHANT


def test_r5_2_what_comes_lies_face_down() -> None:
    match = at_one_card("merchant death jester", "Ann: use\n* queen\n")
    assert [line.text for line in match.story(0)][-1] == "Ann takes the Queen from the deck."
    assert [line.text for line in match.story(1)][-1] == "Ann takes a card face down from the deck."
    assert match.view(1).card[0] == -128


def test_r5_2_the_dealer_can_use_it_too() -> None:
    assert open_to(at_one_card("death jester merchant", keeping(2)), "Cy") == ["keep", "cut", "use"]


def test_r5_2_it_takes_no_target() -> None:
    refuses("one of keep, exchange, use;?", "* merchant death jester\nAnn: use Bo", "dealer=Cy, mode=one-card")


def test_r5_3_the_thief_looks_and_swaps() -> None:
    body = "Ann: use Cy\n= question steal\n= awaiting Ann\nAnn: swap\n= Ann.card jester\n= Cy.card thief\n= awaiting Bo"
    one_card("thief death jester", body)


def test_r5_3_or_leaves_the_card_which_is_an_action_too() -> None:
    match = one_card("thief death jester", "Ann: use Cy\nAnn: leave\n= Ann.card thief\n= Cy.card jester\n= awaiting Bo")
    assert match.view().card[0] == Card.THIEF


def test_r5_3_nobody_else_sees_what_the_thief_looks_at() -> None:
    match = at_one_card("thief death jester monk", "Ann: use Cy\n")
    assert match.view(0).card[2] == Card.JESTER
    assert match.view(1).card[2] == match.view().card[2] == -128
    assert [line.text for line in match.story(1)][-1] == "Ann looks at Cy's card."


def test_r5_4_the_juggler_swaps_unseen_and_must() -> None:
    one_card("juggler death jester", "Ann: use Cy\n= Ann.card jester\n= Cy.card juggler\n= awaiting Bo")


def test_r5_5_the_neighbour_discards_for_all_to_see_and_takes_the_first_card() -> None:
    match = one_card("dragon death jester", "Ann: use\n* queen\n= Bo.card queen\n= awaiting Bo\n= Ann.card dragon")
    assert match.state.discards[Card.DEATH] == 1
    texts = [line.text for line in match.story(2)]
    assert texts[-2:] == ["Bo discards Death.", "Bo takes a card face down from the deck."]


def test_r5_5_and_has_its_action_still() -> None:
    match = at_one_card("dragon death jester", "Ann: use\n* merchant\n")
    assert open_to(match, "Bo") == ["keep", "exchange", "use"]


def test_r5_5_the_immediate_neighbour_alone() -> None:
    assert open_to(at_one_card("dragon king jester"), "Ann") == ["keep"]
    assert open_to(at_one_card("dragon death jester"), "Ann") == ["keep", "exchange", "use"]
