"""The grammar of rules: states, luck and its tape, the generator, options, binding."""

import random
from enum import IntEnum
from fractions import Fraction
from typing import Annotated, Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ossuary.kernel.binding import Binder
from ossuary.kernel.drive import TO_BE_BOUND, first_of, first_of_bits
from ossuary.kernel.events import WIDTH, tell
from ossuary.kernel.generator import Generator, below_words, seed_words
from ossuary.kernel.luck import LAB, Draw, Luck, Needed, branches, pick, roll
from ossuary.kernel.options import BadOption, NumberEach, OneOf, Option, SeatName, read_options, spell_options
from ossuary.kernel.state import I8, I16, I32, Grid, Row, State


class Sample(State):
    """Every kind of field."""

    narrow: I8
    short: I16
    wide: I32
    row: Annotated[Row, 3]
    grid: Annotated[Grid, (2, 4), "i1"]


def samples() -> st.SearchStrategy[Sample]:
    def build(numbers: list[int]) -> Sample:
        s = Sample()
        s.narrow, s.short, s.wide, *rest = numbers
        s.row = rest[:3]
        s.grid = [rest[3:7], rest[7:11]]
        return s

    byte = st.integers(-128, 127)
    cells = [byte, st.integers(-(1 << 15), (1 << 15) - 1), st.integers(-(1 << 31), (1 << 31) - 1)]
    return st.tuples(*cells, *[cells[2]] * 3, *[byte] * 8).map(list).map(build)


@given(samples())
def test_a_state_and_its_record_are_equal_both_ways(s: Sample) -> None:
    record = s.to_record()
    assert Sample.from_record(record[0]) == s
    assert Sample.from_bytes(s.to_bytes()).to_bytes() == s.to_bytes() == record.tobytes()
    assert all(type(cell) is int for cell in (s.wide, *s.row, *s.grid[1]))
    assert all(type(cell) is int for cell in Sample.from_record(record[0]).row)


def test_a_record_is_aligned_and_its_padding_is_nought() -> None:
    assert Sample.dtype.isalignedstruct
    assert Sample.dtype["row"].shape == (3,)
    assert Sample.dtype["grid"].shape == (2, 4)
    s = Sample()
    s.narrow = -1
    assert sum(s.to_bytes()) == 255


def test_a_copy_shares_nothing() -> None:
    s = Sample()
    twin = s.copy()
    twin.row[0], twin.grid[1][2] = 7, 7
    assert s == Sample()


@pytest.mark.parametrize(("field", "value"), [("narrow", 128), ("short", 40_000), ("wide", 1 << 31)])
def test_a_number_too_large_for_its_field_is_refused(field: str, value: int) -> None:
    s = Sample()
    setattr(s, field, value)
    with pytest.raises(OverflowError, match=rf"Sample\.{field}: expected"):
        s.to_record()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("wide", 2.5),
        ("wide", 2.0),
        ("wide", "3"),
        ("wide", True),
        ("wide", None),
        ("wide", [3]),
        ("row", 7),
        ("row", [7]),
        ("row", [1, 2, 3, 4]),
        ("row", [1, 2, "3"]),
        ("row", [1, False, 3]),
        ("row", [[1, 2, 3]]),
        ("grid", [1, 2]),
        ("grid", [[1, 2, 3, 4]]),
        ("grid", [[1, 2, 3, 4], [1, 2, 3]]),
        ("grid", [[1, 2, 3, 4], [1, 2, 3, 4.0]]),
    ],
)
def test_what_is_no_whole_number_or_of_another_shape_is_refused(field: str, value: object) -> None:
    s = Sample()
    setattr(s, field, value)
    with pytest.raises(TypeError, match=rf"Sample\.{field}: expected whole numbers .*; got "):
        s.to_record()


def test_a_member_of_an_enum_is_a_whole_number() -> None:
    s = Sample()
    s.wide, s.row = IntEnum("Some", "ONE TWO").TWO, [*IntEnum("Some", "ONE TWO"), 3]
    assert Sample.from_bytes(s.to_bytes()).row == [1, 2, 3]


def test_bytes_of_another_length_are_refused() -> None:
    with pytest.raises(ValueError, match=r"expected \d+ bytes of a Sample; got 3"):
        Sample.from_bytes(b"abc")


def test_a_field_of_no_known_kind_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Bad\.name: expected"):

        class Bad(State):  # pyright: ignore[reportUnusedClass]
            name: str


# --- the generator ---


@given(st.integers(0, (1 << 63) - 1), st.integers(0, (1 << 63) - 1), st.integers(1, 1 << 31))
def test_both_ways_of_writing_the_generator_give_one_stream(seed: int, match: int, n: int) -> None:
    plain, record = Generator(seed, match), np.zeros(1, LAB)
    with np.errstate(over="ignore"):
        seed_words(record[0], seed, match)
        words = [int(below_words(record[0], n)) for _ in range(5)]
    assert words == [plain.below(n) for _ in range(5)]


def test_the_generator_is_xoshiro128_plus_plus() -> None:
    plain = Generator()
    plain.a, plain.b, plain.c, plain.d = 1, 2, 3, 4
    assert [plain.below(1 << 32) for _ in range(4)] == [641, 1573767, 3222811527, 3517856514]


@pytest.mark.parametrize(("seed", "match"), [(-1, 0), (0, -1), (1 << 63, 0)])
def test_a_seed_out_of_bounds_is_refused(seed: int, match: int) -> None:
    with pytest.raises(ValueError, match="expected a seed"):
        Generator(seed, match)


def test_neighbouring_matches_have_unlike_streams() -> None:
    counts = np.zeros((6, 6))
    for match in range(20_000):
        counts[Generator(1, match).below(6), Generator(1, match + 1).below(6)] += 1
    expected = counts.sum() / 36
    assert ((counts - expected) ** 2 / expected).sum() < 66.6  # one time in a thousand, of 35 degrees


@given(st.integers(1, (1 << 20) - 1))
def test_the_lowest_seat_of_a_set_is_found_both_ways(seats: int) -> None:
    assert first_of(seats) == first_of_bits(seats) == (seats & -seats).bit_length() - 1


# --- luck ---


def two_dice(luck: Luck) -> int:
    return roll(luck, 0, 6) + roll(luck, 0, 6)


def test_a_draw_takes_the_tape_first() -> None:
    assert two_dice(Luck(tape=[5, 0])) == 7


def test_at_the_tapes_end_the_generator_goes_on() -> None:
    assert two_dice(Luck(3, tape=[5])) == 6 + 1 + Generator(3).below(6)


def test_at_the_tapes_end_a_source_is_asked_what_it_needs_to_know() -> None:
    asked: list[Draw] = []

    def source(draw: Draw) -> int:
        asked.append(draw)
        raise Needed(draw)

    with pytest.raises(Needed):
        pick(Luck(tape=[], source=source), 4, [2, 0, 1], 3, 7)
    assert asked == [Draw(4, (2, 0, 1), 7)]


def test_luck_keeps_what_was_drawn_and_told() -> None:
    luck = Luck(keep=True)
    tell(luck, 2, 1)
    first = roll(luck, 1, 6, 2)
    tell(luck, 3)
    assert [(drawn.draw.kind, drawn.draw.seat, drawn.outcome) for drawn in luck.drawn or ()] == [(1, 2, first - 1)]
    assert luck.events == [(2, 1, 0, 0, 0, 0, 0, 0), (3, 0, 0, 0, 0, 0, 0, 0)]
    assert luck.told_at == [0, 1]
    assert all(len(event) == WIDTH for event in luck.events)


def test_branches_are_every_way_with_its_exact_chance() -> None:
    ways = list(branches(two_dice))
    assert len(ways) == 36
    assert sum(way.chance for way in ways) == 1
    assert sum(way.chance for way in ways if way.result == 7) == Fraction(1, 6)


def test_branches_leave_out_what_cannot_happen() -> None:
    ways = list(branches(lambda luck: pick(luck, 0, [0, 3, 0, 1], 4)))
    assert [(way.result, way.chance) for way in ways] == [(1, Fraction(3, 4)), (3, Fraction(1, 4))]


def test_a_tree_without_end_is_given_up() -> None:
    def until_six(luck: Luck) -> int:
        rolls = 1
        while roll(luck, 0, 6) != 6:
            rolls += 1
        return rolls

    with pytest.raises(OverflowError, match="at most 1000 draws in a row"):
        list(branches(until_six))


def test_a_tree_wider_than_one_wants_to_walk_is_given_up() -> None:
    with pytest.raises(OverflowError, match="at most 30 ways"):
        list(branches(two_dice, 30))
    assert len(list(branches(two_dice, 36))) == 36


def test_picks_come_as_often_as_they_weigh() -> None:
    luck, weights = Luck(8), [5, 0, 1, 4]
    counts = np.bincount([pick(luck, 0, weights, 10) for _ in range(20_000)], minlength=4)
    assert counts[1] == 0
    expected = np.array([10_000, 2_000, 8_000])
    assert ((counts[[0, 2, 3]] - expected) ** 2 / expected).sum() < 13.8  # one time in a thousand


# --- options ---

OPTIONS: tuple[Option, ...] = (
    OneOf("mode", "How.", default="short", words=("short", "long")),
    SeatName("first", "Who."),
    NumberEach("health", "How much.", default="5", least=1, most=9),
)
SEATS = ("Ann", "Bo")


def test_options_are_read_and_the_rest_have_defaults() -> None:
    assert read_options(OPTIONS, "", SEATS) == {"mode": 0, "first": None, "health": {0: 5, 1: 5}}
    told = read_options(OPTIONS, "mode=LONG, first=Bo,health.Ann=7", SEATS)
    assert told == {"mode": 1, "first": 1, "health": {0: 7, 1: 5}}


@pytest.mark.parametrize(
    ("text", "spelt"),
    [
        ("", []),
        ("mode=short, health.Ann=5", []),
        ("mode=LONG, first=Bo,health.Ann=7", ["first=Bo", "health.Ann=7", "mode=long"]),
        ("health.Bo=06, health.Ann=5, first = Ann", ["first=Ann", "health.Bo=6"]),
    ],
)
def test_options_that_mean_the_same_are_spelt_the_same(text: str, spelt: list[str]) -> None:
    assert spell_options(OPTIONS, read_options(OPTIONS, text, SEATS), SEATS) == spelt


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("mod=long", "expected an option among mode, first, health; got 'mod'"),
        ("mode", "expected name=value; got 'mode'"),
        ("mode=tall", "option mode: expected short or long; got 'tall'"),
        ("mode=long, mode=short", "set twice"),
        ("first=bo", "expected one of the seats Ann, Bo; got 'bo'"),
        ("health=3", "expected health.SEAT"),
        ("health.Cy=3", "with a seat among Ann, Bo"),
        ("health.Bo=10", "expected a whole number from 1 to 9; got '10'"),
        ("health.Bo=٣", "expected a whole number from 1 to 9"),
        ("first.Ann=Bo", "expected no seat"),
    ],
)
def test_a_bad_option_says_what_was_expected_and_what_came(text: str, message: str) -> None:
    with pytest.raises(BadOption) as error:
        read_options(OPTIONS, text, SEATS)
    assert message in str(error.value)


# --- binding ---

TIMES = 2


PLACE: Any = TO_BE_BOUND


def placed(n: int) -> int:
    return PLACE + n


def doubled(n: int) -> int:
    return TIMES * n


def above(n: int) -> int:
    return doubled(n) + 1


def test_binding_gives_a_function_another_world_and_leaves_it_alone() -> None:
    binder = Binder({doubled: lambda n: 100 * n}, lambda function: function, {})
    assert binder.bind(above)(1) == 101
    assert above(1) == 3


def test_only_a_global_that_asks_for_it_is_given_a_meaning() -> None:
    names = {"TIMES": 3, "PLACE": 4}
    assert Binder({}, lambda function: function, names).bind(above)(1) == 3
    assert Binder({}, lambda function: function, names).bind(placed)(1) == 5


def test_each_function_is_decorated_once() -> None:
    seen: list[str] = []

    def mark(function: object) -> object:
        seen.append(getattr(function, "__name__", ""))
        return function

    binder = Binder({}, mark, {})
    binder.bind(above)
    binder.bind(doubled)
    assert seen == ["doubled", "above"]


def test_shuffled_calls_of_the_generator_do_not_share_state() -> None:
    order = list(range(20))
    random.Random(1).shuffle(order)
    alone = {match: Generator(4, match).below(1000) for match in order}
    assert [alone[match] for match in range(20)] == [Generator(4, match).below(1000) for match in range(20)]


def test_a_field_that_a_numpy_record_has_a_word_for_is_refused() -> None:
    with pytest.raises(TypeError, match="round"):
        type("Clash", (State,), {"__annotations__": {"round": I32}})
