"""The rules of Death Over The Kingdom, in the order of RULES.md; actions and the end have files of their own."""

from ossuary.games.death_over_the_kingdom.places import (
    bit,
    clear_places,
    draw_card,
    fill_deck,
    hand_of,
    kinds_in_hand,
    lay_down,
    left_of,
    lift,
    move,
    swap,
)
from ossuary.games.death_over_the_kingdom.rules_actions import act, actions, answer
from ossuary.games.death_over_the_kingdom.rules_end import end_round, scores
from ossuary.games.death_over_the_kingdom.state import (
    CARDS,
    COPIES,
    EVENT_SEATS,
    FIFTH,
    FIRST,
    FOURTH,
    HAND,
    HELD_BITS,
    LAYS,
    LEAVE,
    LIVES,
    SECOND,
    SEVENTH,
    SIXTH,
    SWAP,
    THIRD,
    Draw,
    Event,
    Mode,
    Next,
    Question,
    Table,
)
from ossuary.kernel.events import tell
from ossuary.kernel.luck import Luck, roll
from ossuary.kernel.state import NONE

__all__ = ["choose", "legal", "scores", "setup"]


def setup(s: Table, luck: Luck) -> None:
    """R1.4 Chance decides who deals first, if the table does not; nobody has points yet."""
    for seat in range(s.seats):
        s.points[seat] = LIVES if s.mode == Mode.LAST_STANDING else 0
        s.value[seat] = NONE
    s.living = bit(s.seats) - 1
    s.target = NONE
    s.dealer = NONE
    clear_places(s)
    dealer = s.first
    if dealer == NONE:
        dealer = roll(luck, Draw.DEALER, s.seats) - 1
        tell(luck, Event.DEALER, dealer)
    begin_turn(s, 1, dealer, luck)


def begin_turn(s: Table, turn: int, dealer: int, luck: Luck) -> None:
    """R2.1 All cards are shuffled, and dealt anew."""
    s.turn = turn
    s.dealer = dealer
    s.rounds = 1
    s.lifted = 0
    clear_places(s)
    fill_deck(s, COPIES)
    tell(luck, Event.TURN, turn, dealer)
    if s.mode == Mode.ROUNDS:
        deal_hands(s, luck)
        begin_round(s, 1, luck)
    else:
        deal_cards(s, luck)
        lift_kings(s, luck)


def deal_hands(s: Table, luck: Luck) -> None:
    """R2.2 Three cards each, all of one seat's before the next, from the starting player round to the Dealer."""
    seat = s.dealer
    for _ in range(s.seats):
        seat = left_of(s, seat)
        for place in range(hand_of(seat), hand_of(seat) + HAND):
            lay_down(s, place, draw_card(s, Draw.DEAL, seat, luck), bit(seat))
    one, two, three, four = held(s, FIRST), held(s, SECOND), held(s, THIRD), held(s, FOURTH)
    tell(luck, Event.DEALT, one, two, three, four, held(s, FIFTH), held(s, SIXTH), held(s, SEVENTH))


def held(s: Table, seat: int) -> int:
    """R2.2 A hand in one number."""
    first = hand_of(seat)
    number = s.card[first + 2] + 1
    number = number << HELD_BITS | s.card[first + 1] + 1
    return number << HELD_BITS | s.card[first] + 1


def deal_cards(s: Table, luck: Luck) -> None:
    """R2.2 In the other modes (R9.1) each seat is dealt a single card, which lies before it at once."""
    seat = s.dealer
    dealing = True
    while dealing:
        seat = left_of(s, seat)
        lay_down(s, seat, draw_card(s, Draw.DEAL, seat, luck), bit(seat))
        dealing = seat != s.dealer
    for start in range(FIRST, s.seats, EVENT_SEATS):
        tell_cards(s, Event.ONE_EACH + start // EVENT_SEATS, start, luck)


def begin_round(s: Table, number: int, luck: Luck) -> None:
    """R3.1 All lay a card at once; R3.2 when one is left it lays itself."""
    s.rounds = number
    s.lifted = 0
    tell(luck, Event.ROUND, number)
    if number <= LAYS:
        s.question = Question.LAY
        s.awaiting = s.living
    else:
        for seat in range(s.seats):
            move(s, hand_of(seat), seat)
        tell_cards(s, Event.LAST_LAID, FIRST, luck)
        lift_kings(s, luck)


def tell_cards(s: Table, event: int, seat: int, luck: Luck) -> None:
    """R3.1 What lies before seven seats, from this one on."""
    c = s.card
    one, two, three, four = c[seat + FIRST] + 1, c[seat + SECOND] + 1, c[seat + THIRD] + 1, c[seat + FOURTH] + 1
    tell(luck, event, one, two, three, four, c[seat + FIFTH] + 1, c[seat + SIXTH] + 1, c[seat + SEVENTH] + 1)


def lay(s: Table, seat: int, kind: int) -> None:
    """R3.1 A card of the hand goes face down into the playing area, and nobody sees which it was."""
    first = hand_of(seat)
    last = first + HAND - s.rounds
    found = first
    while s.card[found] != kind:
        found += 1
    paired = last == first + 1 and s.seen[first] != bit(seat)
    if paired:
        make_pair(s, seat)
    swap(s, found, last)
    move(s, last, seat)
    mix(s, seat, seat, paired)
    for place in range(first, last):
        mix(s, seat, place, paired)


def make_pair(s: Table, seat: int) -> None:
    """R3.1 Of two cards others know one; R10.3 from here on they know that it is among the two."""
    s.told[seat] = s.card[hand_of(seat)]
    s.knowing[seat] = s.seen[hand_of(seat)]
    s.parted[seat] = NONE


def mix(s: Table, seat: int, place: int, paired: bool) -> None:
    """R3.1 Which card was laid and which was kept, the seat alone knows."""
    s.seen[place] = bit(seat)
    s.pair[place] = seat + 1 if paired else 0


def lift_kings(s: Table, luck: Luck) -> None:
    """R3.3 When all have laid, and before anybody acts, every King on the table is lifted."""
    s.lifted = 1
    for seat in range(s.seats):
        lift(s, seat, luck)
    ask(s, left_of(s, s.dealer))


def ask(s: Table, seat: int) -> None:
    """R4.1 One seat after the other acts, from the starting player round to the Dealer (R2.3)."""
    s.question = Question.ACT
    s.awaiting = bit(seat)


def choose(s: Table, seat: int, choice: int, luck: Luck) -> None:
    """R4.1 A card is laid, and the last one begins the actions; or a seat acts, and the next is asked."""
    if s.question == Question.LAY:
        lay(s, seat, choice)
        s.awaiting &= ~(bit(seat))
        if s.awaiting == 0:
            tell_cards(s, Event.LAID, FIRST, luck)
            lift_kings(s, luck)
    else:
        if s.question == Question.ACT:
            act(s, seat, choice, luck)
        else:
            answer(s, seat, choice, luck)
        if s.question == Question.ACT:
            go_on(s, seat, luck)


def legal(s: Table, seat: int, out: list[int]) -> int:
    """R4.1 Any card of the hand is laid; every action is open that the card and the table allow; a Thief may leave."""
    if s.question == Question.STEAL:
        out[SWAP] = SWAP
        out[LEAVE] = LEAVE
        return 2
    if s.question == Question.ACT:
        return actions(s, seat, out)
    n = 0
    kinds = kinds_in_hand(s, seat)
    for kind in range(CARDS):
        if kinds >> kind & 1:
            out[n] = kind
            n += 1
    return n


def go_on(s: Table, seat: int, luck: Luck) -> None:
    """R4.1 When the Dealer has acted the round is over; then comes the next one, or the next turn, or the end."""
    if seat != s.dealer:
        ask(s, left_of(s, seat))
        return
    s.question = Question.NONE
    s.awaiting = 0
    follows = end_round(s, luck)
    if follows == Next.ROUND:
        begin_round(s, s.rounds + 1, luck)
    elif follows == Next.TURN:
        begin_turn(s, s.turn + 1, left_of(s, s.dealer), luck)
    elif follows == Next.AGAIN:
        begin_turn(s, s.turn, s.dealer, luck)
