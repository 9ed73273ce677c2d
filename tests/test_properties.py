"""Whatever is chosen and whatever falls: Hypothesis plays every game with luck that no dice would give.

Seeded matches hardly ever meet two sixes against two ones, or a die that busts nine times running; here any possible
outcome is as good as any other, and a failing match is made as short as it can be.
"""

from typing import Any

import numpy as np
from hypothesis import HealthCheck, given
from hypothesis import settings as tried
from hypothesis import strategies as st

from kit import NAMES, Setting, bits, legal, opening, settings
from ossuary.kernel import compile as compiler
from ossuary.kernel.contract import Game, choose, setup
from ossuary.kernel.luck import Luck
from ossuary.kernel.state import assign
from ossuary.match import record
from ossuary.match.fairness import RealDice
from ossuary.match.log import Chosen, Fell
from ossuary.match.match import Match
from ossuary.match.replay import replay
from test_modes import needs_numba, taped
from test_secrecy import check_redeals

LONGEST = 60  # choices and outcomes
EXAMPLES = 40
careful = tried(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))


def played(game: Game, data: st.DataObject, *, whole: bool = False) -> tuple[Setting, Match]:
    """A match as far as Hypothesis takes it; a whole one ends where a question or the end is."""
    setting = data.draw(st.sampled_from(settings(game)))
    match = Match(game, NAMES[: setting.seats], setting.options, RealDice(), setting.contents)
    for _ in range(data.draw(st.integers(0, LONGEST))):
        if not go_on(match, data):
            break
    while whole and match.due is not None:  # each outcome in its turn, since a roll-off may tie as often as one likes
        possible = list(match.outcome_words())
        match.supply(possible[match.fallen % len(possible)])
    return setting, match


def go_on(match: Match, data: st.DataObject) -> bool:
    """One choice or one outcome; False at the end."""
    if match.due is not None:
        match.supply(data.draw(st.sampled_from([n for n, weight in enumerate(match.due.weights) if weight])))
    elif not match.over:
        seat = data.draw(st.sampled_from(match.asked))
        match.choose(seat, data.draw(st.sampled_from(match.legal(seat))))
    return not match.over


@careful
@given(st.data())
def test_a_match_is_sound_wherever_it_stands(game: Game, data: st.DataObject) -> None:
    setting, match = played(game, data)
    s = match.state
    assert game.State.from_bytes(s.to_bytes()) == s
    assert match.over == bool(s.over and match.due is None)
    assert bool(match.winners) <= match.over
    assert [told.number for told in match.told] == list(range(len(match.told)))
    for seat in match.asked:
        choices = legal(game, s, seat)
        assert choices
        assert choices == sorted(set(choices))
    check_redeals(game, s, setting.seats, Luck(1))


@careful
@given(st.data())
def test_its_record_tells_the_same_match(game: Game, data: st.DataObject) -> None:
    _, match = played(game, data)
    match.take_back()  # a choice that may still be changed is in no record
    again = replay(record.write(match))
    assert again.rows == match.rows
    assert again.told == match.told
    assert again.facts() == match.facts()


def lay(states: Any, base: Any, lucks: Any) -> None:
    """A driver: the opening, luck left as it is."""
    assign(states[0], base[0])
    setup(states[0], lucks[0])


def take(states: Any, seat: int, choice: int, lucks: Any) -> None:
    """A driver: one choice."""
    choose(states[0], seat, choice, lucks[0])


@needs_numba
@careful
@given(st.data())
def test_native_rules_make_the_same_of_it(game: Game, data: st.DataObject) -> None:
    setting, match = played(game, data, whole=True)
    native_lay, native_take = natively(game)
    lucks, states = taped([row.outcome for row in match.rows if isinstance(row, Fell)]), np.zeros(1, game.State.dtype)
    native_lay(states, opening(game, *setting).to_record(), lucks)
    for row in match.rows:
        if isinstance(row, Chosen):
            native_take(states, row.seat, row.choice, lucks)
    assert states.tobytes() == match.state.to_bytes()
    assert not lucks[0].short
    assert [tuple(row) for row in lucks[0].log[: lucks[0].told].tolist()] == [told.event for told in match.told]
    assert not bits(match.state.awaiting) or not match.over


BUILT: dict[str, Any] = {}


def natively(game: Game) -> Any:
    """A game's native build, made once."""
    if game.box.name not in BUILT:
        BUILT[game.box.name] = compiler.native(game, lay, take, play=True)
    return BUILT[game.box.name]
