"""What the cards of It Dies With Me do: chapter R7 of RULES.md."""

from ossuary.games.it_dies_with_me.pieces import FIRST_ACTION, KEPT, SEATS, SIDES, Effect
from ossuary.games.it_dies_with_me.rules_dead import contest, dead_hand_moves, has_will, inherit, is_will_move
from ossuary.games.it_dies_with_me.rules_wins import look_for_phrase, step_forward
from ossuary.games.it_dies_with_me.state import MOST_CHOICES, NO, Event, Question, Table
from ossuary.kernel.events import tell
from ossuary.kernel.luck import Luck
from ossuary.kernel.state import NONE


def play_card(s: Table, kind: int, luck: Luck) -> None:
    """R7 A card is played as soon as it is drawn; R7.1 words and R7.2 Wild Rumors stay face up."""
    if kind < KEPT:
        s.words[s.drawer][kind] += 1
        tell(luck, Event.KEPT, s.drawer, kind)
    elif kind < FIRST_ACTION:
        inherit(s, kind, luck)
    else:
        act(s, kind, luck)
    look_for_phrase(s, s.drawer, luck)


def put_away(s: Table, kind: int) -> None:
    """R7 A card that has been played goes to the discards (R4.3)."""
    s.discards[kind] += 1


def act(s: Table, kind: int, luck: Luck) -> None:
    """R7 An action card asks (R4.4), has more cards drawn (R4.7), or simply acts."""
    effect = s.effect[kind - FIRST_ACTION]
    if draws_cards(s, effect):
        draw_more(s, kind, effect, luck)
    elif MOST_CHOICES[effect] > 0:
        ask(s, kind, effect, luck)
    else:
        if effect == Effect.ONE_FOOT_IN:
            step_forward(s, s.drawer, Event.STEPPED, luck)
        elif effect == Effect.POLTERGEIST:
            haunt(s, luck)
        else:
            contest(s, luck)
        put_away(s, kind)


def ask(s: Table, kind: int, effect: int, luck: Luck) -> None:
    """R7 The card asks whoever drew it, unless there is nobody and nothing for it to act on (R4.4)."""
    for choice in range(MOST_CHOICES[effect]):
        if allows(s, s.drawer, effect, choice):
            s.card = kind
            s.question = effect
            s.awaiting = 1 << s.drawer
            return
    tell(luck, Event.NOTHING, s.drawer, kind)
    put_away(s, kind)


def allows(s: Table, seat: int, effect: int, choice: int) -> bool:
    """R7 Whether a card that asks allows an answer."""
    if effect == Effect.COLD_FEET:
        return is_opponent(s, seat, choice) and s.tile[choice] > 1
    if effect == Effect.DEAD_MANS_GRIP:
        return is_opponent(s, seat, choice // SIDES)
    if effect == Effect.WRONG_COFFIN:
        return choice == NO or is_opponent(s, seat, choice)
    if effect == Effect.SEANCE:
        return is_opponent(s, seat, choice)
    if effect == Effect.CODICIL:
        return is_will_move(s, choice)
    other = choice % SEATS
    kind = choice // SEATS
    if not is_opponent(s, seat, other) or s.words[other][kind % KEPT] == 0:
        return False
    return effect != Effect.SKELETON_CLOSET or s.words[seat][kind // KEPT] > 0


def is_opponent(s: Table, seat: int, other: int) -> bool:
    """R7 Everybody else at the table."""
    return other < s.seats and other != seat


def answer(s: Table, choice: int, luck: Luck) -> None:
    """R7 The card does what its owner chose, and is put away."""
    kind = s.card
    effect = s.question
    s.card = NONE
    s.question = Question.NONE
    s.awaiting = 0
    if effect == Effect.GRAVE_ROBBER:
        rob(s, choice // SEATS, choice % SEATS, luck)
    elif effect == Effect.COLD_FEET:
        send_back(s, choice, luck)
    elif effect == Effect.DEAD_MANS_GRIP:
        grip(s, choice // SIDES, choice % SIDES + 1, luck)
    elif effect == Effect.WRONG_COFFIN:
        swap_tokens(s, choice, luck)
    elif effect == Effect.SEANCE:
        call(s, choice, luck)
    elif effect == Effect.SKELETON_CLOSET:
        trade(s, choice // SEATS // KEPT, choice // SEATS % KEPT, choice % SEATS, luck)
    elif effect == Effect.LOOSE_LIPS:
        lose(s, choice // SEATS, choice % SEATS, luck)
    else:
        dead_hand_moves(s, choice, luck)
    put_away(s, kind)
    look_for_phrase(s, s.drawer, luck)


def rob(s: Table, kind: int, other: int, luck: Luck) -> None:
    """R7.3 A word or Wild Rumor changes its owner."""
    s.words[other][kind] -= 1
    s.words[s.drawer][kind] += 1
    tell(luck, Event.ROBBED, s.drawer, kind, other)


def draws_cards(s: Table, effect: int) -> bool:
    """R7.4 Last Words draws, and so does a card about Out Of The Will where there is none (R8.10, R8.11)."""
    if effect == Effect.CONTEST_THE_WILL:
        return s.will[s.drawer] == 0
    return effect == Effect.LAST_WORDS or (effect == Effect.CODICIL and not has_will(s))


def draw_more(s: Table, kind: int, effect: int, luck: Luck) -> None:
    """R7.4 The card stays in play until what it draws has been played; but R4.7 a drawn card draws none."""
    if s.outer != NONE:
        tell(luck, Event.NO_MORE, s.drawer, kind)
        put_away(s, kind)
        return
    s.outer = kind
    s.draws = 2 if effect == Effect.LAST_WORDS else 1
    if effect == Effect.LAST_WORDS:
        tell(luck, Event.DRAWS, s.drawer, s.draws)
    else:
        tell(luck, Event.INSTEAD if effect == Effect.CONTEST_THE_WILL else Event.NO_WILLS, s.drawer)


def send_back(s: Table, other: int, luck: Luck) -> None:
    """R7.5 A token goes back one grave."""
    s.tile[other] -= 1
    tell(luck, Event.BACK, other, s.tile[other])


def grip(s: Table, other: int, number: int, luck: Luck) -> None:
    """R7.7 The other's die will show this number; a second grip replaces the first."""
    s.grip[other] = number
    tell(luck, Event.GRIPPED, s.drawer, other, number)


def swap_tokens(s: Table, other: int, luck: Luck) -> None:
    """R7.8 Two tokens change places, or none."""
    if other == NO:
        tell(luck, Event.STAYED, s.drawer)
        return
    mine = s.tile[s.drawer]
    s.tile[s.drawer] = s.tile[other]
    s.tile[other] = mine
    if s.tile[s.drawer] == mine:
        tell(luck, Event.SIDE_BY_SIDE, s.drawer, other, mine)
    else:
        tell(luck, Event.SWAPPED, s.drawer, s.tile[s.drawer], other, mine)


def haunt(s: Table, luck: Luck) -> None:
    """R7.9 In the next round equal dice will not cancel this seat's."""
    s.ghosts |= 1 << s.drawer
    tell(luck, Event.HAUNTS, s.drawer)


def call(s: Table, other: int, luck: Luck) -> None:
    """R7.10 In the next round the medium sees the other's die before it sets its own."""
    s.medium = s.drawer
    s.called |= 1 << other
    tell(luck, Event.CALLED, s.drawer, other)


def trade(s: Table, mine: int, theirs: int, other: int, luck: Luck) -> None:
    """R7.11 One of mine for one of theirs."""
    s.words[s.drawer][mine] -= 1
    s.words[other][mine] += 1
    s.words[other][theirs] -= 1
    s.words[s.drawer][theirs] += 1
    tell(luck, Event.TRADED, s.drawer, mine, theirs, other)


def lose(s: Table, kind: int, other: int, luck: Luck) -> None:
    """R7.12 A word or Wild Rumor goes to the discards (R4.5)."""
    s.words[other][kind] -= 1
    s.discards[kind] += 1
    tell(luck, Event.LOST, other, kind)
