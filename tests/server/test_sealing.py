"""The sealed secret: its bytes, who may do what, and when it is destroyed."""

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from ossuary.client import sealing as ours
from ossuary.client.sealing import BadSecret
from ossuary.kernel.contract import SPECTATOR
from ossuary.server import requests as q
from ossuary.server import rows, sealing
from ossuary.server.asking import answer
from ossuary.server.place import NOBODY
from ossuary.server.refusing import Refused
from ossuary.server.rows import Row
from ossuary.server.table import Table

ROOT = Path(__file__).parents[2]
SECRET = "Ich aß den Kuchen. 🎂"
COMMITMENT = "ab" * 32
MARK = "0123456789abcdef" * 2


# --- bytes ---


def test_what_protocol_md_shows_is_what_is_sealed() -> None:
    section = (ROOT / "PROTOCOL.md").read_text("utf-8").partition("## The sealed secret")[2]
    vector = tomllib.loads(section.partition("```toml")[2].partition("```")[0])
    place = vector["commitment"], vector["writer"]
    key, passing, private = (bytes.fromhex(vector[name]) for name in ("key", "passing", "private"))
    public = ours.public_of(private)
    box = ours.sealed_box(vector["text"], key, *place)
    share = ours.share_for(vector["reader"], public, key, passing, *place)
    assert (public.hex(), box.hex(), share.hex()) == (vector["public"], vector["box"], vector["share"])
    assert ours.fingerprint(public) == vector["fingerprint"]
    assert ours.unseal(box, share, private, *place, vector["reader"]) == vector["text"]


def test_a_secret_is_opened_with_its_readers_key_in_its_place_and_nowhere_else() -> None:
    bo, cy = ours.new_key(), ours.new_key()
    box, shares = ours.seal(SECRET, COMMITMENT, 0, {1: ours.public_of(bo), 2: ours.public_of(cy)})
    assert ours.unseal(box, shares[1], bo, COMMITMENT, 0, 1) == SECRET
    assert ours.unseal(box, shares[2], cy, COMMITMENT, 0, 2) == SECRET
    for share, private, commitment, writer, reader in (
        (shares[1], cy, COMMITMENT, 0, 1),  # another's key
        (shares[2], bo, COMMITMENT, 0, 1),  # another's share
        (shares[1], bo, "cd" * 32, 0, 1),  # another match
        (shares[1], bo, COMMITMENT, 3, 1),  # another writer
        (shares[1], bo, COMMITMENT, 0, 2),  # another place
        (ours.public_of(cy) + shares[1][32:], cy, COMMITMENT, 0, 1),  # relabelled
        (shares[1][:-1], bo, COMMITMENT, 0, 1),
        (shares[1][:32] + bytes(32) + shares[1][64:], bo, COMMITMENT, 0, 1),  # no key to share anything with
    ):
        with pytest.raises(BadSecret, match="expected"):
            ours.unseal(box, share, private, commitment, writer, reader)


def test_no_byte_of_it_can_be_altered() -> None:
    private = ours.new_key()
    box, shares = ours.seal(SECRET, COMMITMENT, 0, {1: ours.public_of(private)})
    for at in (0, 1, 100, len(box) - 1):
        with pytest.raises(BadSecret):
            ours.unseal(flipped(box, at), shares[1], private, COMMITMENT, 0, 1)
    for at in range(len(shares[1])):
        with pytest.raises(BadSecret):
            ours.unseal(box, flipped(shares[1], at), private, COMMITMENT, 0, 1)


def flipped(found: bytes, at: int) -> bytes:
    return found[:at] + bytes([found[at] ^ 1]) + found[at + 1 :]


def test_all_secrets_are_as_long_as_each_other() -> None:
    private = ours.new_key()
    for text in ("x", "x" * 510, "é" * 255, "🎂" * 127):
        box, shares = ours.seal(text, COMMITMENT, 0, {1: ours.public_of(private)})
        assert (len(box), len(shares[1])) == (528, 112)
        assert ours.unseal(box, shares[1], private, COMMITMENT, 0, 1) == text
    for text, size in (("", 0), ("x" * 511, 511), ("é" * 256, 512)):
        with pytest.raises(BadSecret, match=f"expected a secret of 1 to 510 bytes; got {size}"):
            ours.seal(text, COMMITMENT, 0, {})


def test_letters_are_sealed_in_one_form() -> None:
    assert ours.padded("e\u0301") == ours.padded("é")


def test_what_was_sealed_wrongly_is_refused() -> None:
    key, private = bytes(32), ours.new_key()
    for padded in (
        b"\0\0" + bytes(510),
        b"\x02\0" + b"x" * 510,
        b"\0\1xy" + bytes(508),
        b"\0\1\xff" + bytes(509),
        b"\0\1x",
    ):
        box = ours.ChaCha20Poly1305(key).encrypt(ours.NONCE, padded, ours.context_of(COMMITMENT, 0))
        share = ours.share_for(1, ours.public_of(private), key, ours.new_key(), COMMITMENT, 0)
        with pytest.raises(BadSecret):
            ours.unseal(box, share, private, COMMITMENT, 0, 1)


def test_a_key_with_which_nothing_can_be_shared_gets_no_share_and_hinders_nobody() -> None:
    good = ours.public_of(ours.new_key())
    _, shares = ours.seal(SECRET, COMMITMENT, 0, {1: bytes(32), 2: good, 3: bytes([1]) + bytes(31)})
    assert list(shares) == [2]


# --- who may do what ---


class Sitting:
    """A table as the server has it, with what the store keeps beside its log."""

    def __init__(self, seed: int, people: int = 4, seats: int = 4, game: str = "it-dies-with-me") -> None:
        opened = rows.Opened(code="BCDF", game=game, places=seats, seed=seed.to_bytes(32, "big"))
        self.log: list[Row] = [opened]
        self.table = Table("table", opened)
        self.kept: bytes | None = None
        self.private = {seat: ours.new_key() for seat in range(seats)}
        self.luck = random.Random(seed)
        for seat in range(people):
            self.write([rows.Sat(seat, f"P{seat}", bytes([seat]), "ab" * 16)], {})
            self.key(seat)

    def write(self, new: list[Row], extra: dict[str, Any]) -> None:
        for row in new:
            self.table.apply(rows.decode(rows.encode(row)))
        self.log += new
        if "sealed" in extra:
            self.kept = extra["sealed"] or None
        if sealing.doomed(self.table):
            self.write(*sealing.burn_unread(self.table))

    def ask(self, seat: int, request: Any) -> list[Row]:
        new, extra = answer(self.table, seat, request)
        self.write(new, extra)
        return new

    def key(self, seat: int) -> None:
        self.ask(seat, q.Key(key=ours.public_of(self.private[seat]).hex()))

    def seal(self, seat: int, text: str = SECRET) -> q.Seal:
        readers = {at: place.key for at, place in enumerate(self.table.places) if place.key and at != seat}
        box, shares = ours.seal(text, self.table.commitment, seat, readers)
        request = q.Seal(box=box.hex(), keys={str(at): share.hex() for at, share in shares.items()})
        self.ask(seat, request)
        return request

    def play(self) -> int:
        """To the end, at random; who has won."""
        if self.table.match is None:
            self.ask(0, q.Begin())
        match = self.table.match
        assert match is not None
        while not match.over:
            for seat in match.awaiting:
                choice = self.luck.choice(match.legal(seat))
                self.write([rows.Chose(seat, choice, digest=self.table.story())], {})
        return match.winners[0]

    def open(self, seat: int) -> str:
        found = sealing.given(self.table, seat, self.kept)
        box, share = bytes.fromhex(found["box"]), bytes.fromhex(found["key"])
        return ours.unseal(box, share, self.private[seat], self.table.commitment, self.table.secret_seat, seat)

    def again(self) -> Table:
        """The table as another process makes it of the log."""
        table = Table("table", self.log[0])  # type: ignore[arg-type]
        table.apply_all(self.log[1:])
        return table


def sitting(winner: bool | int, *, writer: int = 0, seal: bool = True, **given: Any) -> tuple[Sitting, int]:
    """A table at which the match is over: won by the writer or another, or by the seat that is named."""
    for seed in range(200):
        found = Sitting(seed, **given)
        if seal:
            found.seal(writer)
        won = found.play()
        if won == winner if type(winner) is int else (won == writer) is winner:
            return found, won
    raise AssertionError("nobody wins as wanted")


def refused(kind: str, why: str) -> Any:
    """A refusal of this kind, in these words."""
    return pytest.raises(Refused, match=why, check=lambda error: error.kind == kind)


def test_the_winner_opens_it_and_when_it_is_burnt_it_is_nowhere() -> None:
    table, winner = sitting(False)
    assert table.table.match is not None
    assert table.table.match.secret is not None
    assert table.open(winner) == SECRET
    assert table.open(winner) == SECRET, "an answer may get lost"
    table.ask(winner, q.Burn(mark=MARK))
    assert table.kept is None
    assert table.table.match.secret.spent
    with refused("gone", "there is none"):
        table.open(winner)


def test_of_two_devices_one_burns_it_and_may_ask_again() -> None:
    table, winner = sitting(False)
    assert table.ask(winner, q.Burn(mark=MARK)) == [rows.Burnt(winner, bytes.fromhex(MARK))]
    assert table.ask(winner, q.Burn(mark=MARK)) == [], "the same device, which has not heard"
    for mark in (MARK[::-1], ""):
        with refused("gone", "there is none"):
            table.ask(winner, q.Burn(mark=mark))
    with refused("gone", "there is none"):
        table.ask((winner + 1) % 4, q.Burn(mark=MARK))


def test_without_a_mark_no_device_is_known_again() -> None:
    table, winner = sitting(False)
    table.ask(winner, q.Burn())
    with refused("gone", "there is none"):
        table.ask(winner, q.Burn())


def test_nobody_but_the_winner_has_it_and_nobody_before_the_end() -> None:
    table = Sitting(1)
    table.seal(0)
    for seat in range(4):
        with refused("refused", "nobody has won the secret yet"):
            table.open(seat)
    table.ask(0, q.Begin())
    with refused("refused", "nobody has won the secret yet"):
        table.open(1)
    over, winner = sitting(False)
    for seat in {SPECTATOR, 0, 1, 2, 3} - {winner}:
        with refused("refused", "expected the winner|expected somebody who sits"):
            sealing.given(over.table, seat, over.kept)
        if seat != SPECTATOR:
            with refused("refused", "expected the winner"):
                over.ask(seat, q.Burn(mark=MARK))
    assert over.open(winner) == SECRET


def test_a_later_secret_takes_the_place_of_an_earlier_one_until_somebody_has_won() -> None:
    table = Sitting(2)
    table.seal(0, "the first")
    table.ask(0, q.Begin())
    table.seal(3, "the second")
    winner = table.play()
    assert table.table.match is not None
    assert table.table.match.secret is not None
    assert table.table.match.secret.writer == 3
    with refused("refused", "nobody else may seal another") if winner != 3 else refused("gone", "the match is over"):
        table.seal(1 if winner != 1 else 2)
    if winner != 3:
        assert table.open(winner) == "the second"


def test_what_a_writer_wins_is_burnt_unread() -> None:
    table, winner = sitting(True)
    assert table.kept is None
    assert table.log[-1] == rows.Burnt()
    with refused("gone", "there is none"):
        table.open(winner)
    with refused("gone", "the match is over"):
        table.seal(0)


def test_what_a_bot_wins_is_burnt_unread_and_bots_have_no_key() -> None:
    table, winner = sitting(3, people=2)
    assert table.table.places[winner].key == b""
    assert table.kept is None
    assert table.log[-1] == rows.Burnt()


def test_a_winner_who_is_away_finds_it_later() -> None:
    table, winner = sitting(False)
    table.table = table.again()  # the server was started anew meanwhile
    assert table.table.readers == sorted({0, 1, 2, 3} - {0})
    assert table.open(winner) == SECRET


def test_what_the_winner_leaves_behind_is_burnt_unread() -> None:
    table, winner = sitting(2)
    assert table.ask(winner, q.Leave()) == [rows.Stood(winner), rows.Burnt()], "at once, before anybody can sit there"
    assert table.kept is None
    other, sent_away = sitting(2)
    assert other.ask(0, q.Kick(seat=sent_away)) == [rows.Stood(sent_away, 0), rows.Burnt()]
    assert other.kept is None


def test_a_bot_that_keeps_a_place_for_somebody_eats_what_it_wins() -> None:
    for seed in range(200):
        table = Sitting(seed)
        table.seal(0)
        table.ask(0, q.Begin())
        table.ask(2, q.Leave())
        assert table.kept is not None
        if table.play() == 2:
            assert table.kept is None
            return
    raise AssertionError("place 2 never wins")


def test_a_writer_who_leaves_before_the_match_takes_it_along_and_later_leaves_it() -> None:
    table = Sitting(1)
    table.seal(1)
    table.ask(1, q.Leave())
    assert table.log[-2:] == [rows.Stood(1), rows.Burnt()]
    assert (table.kept, table.table.secret_seat) == (None, NOBODY)
    for seed in range(50):
        other = Sitting(seed)
        other.seal(1)
        other.ask(0, q.Begin())
        other.ask(1, q.Leave())
        winner = other.play()
        if winner != 1:
            assert other.open(winner) == SECRET
            return
    raise AssertionError("only place 1 wins")


def test_a_writer_may_take_it_back_and_nobody_else_may() -> None:
    table = Sitting(1)
    table.seal(1)
    with refused("refused", "expected its writer, or somebody who has won it"):
        table.ask(0, q.Burn())
    table.ask(1, q.Burn())
    assert (table.kept, table.table.secret_seat) == (None, NOBODY)
    table.seal(2)
    assert table.table.secret_seat == 2


def test_a_winner_may_burn_it_unread_even_if_it_was_never_sealed_for_them() -> None:
    table, winner = sitting(False)
    table.private[winner] = ours.new_key()
    table.key(winner)
    table.ask(winner, q.Burn())
    assert table.kept is None


def test_a_place_that_is_handed_over_waits_until_the_writer_seals_anew() -> None:
    table, winner = sitting(2)
    token = sealing.rows.Lent(winner, b"link", away=True)
    table.write([token, rows.Claimed(winner, b"link", b"another", "Flo")], {})
    with refused("waits", "waits for its writer to seal it anew"):
        table.open(winner)
    table.private[winner] = ours.new_key()
    table.key(winner)
    with refused("waits", "waits for its writer"):
        table.open(winner)
    assert table.table.readers == [1, 3]
    with refused("refused", "expected its writer"):
        table.seal(1, "I was told to")
    table.seal(0)
    assert table.again().readers == [1, 2, 3]
    assert table.open(winner) == SECRET


def test_a_second_device_leaves_the_key_as_it_is() -> None:
    table, winner = sitting(False)
    table.write([rows.Lent(winner, b"link"), rows.Claimed(winner, b"link", b"second")], {})
    assert table.open(winner) == SECRET


def test_who_sat_down_after_it_was_sealed_gets_it_when_it_is_sealed_anew() -> None:
    table = Sitting(1, people=3)
    table.seal(0)
    assert table.table.readers == [1, 2]
    table.write([rows.Sat(3, "Late", b"late", "cd" * 16)], {})
    table.key(3)
    assert table.table.readers == [1, 2]
    table.seal(0)
    assert table.table.readers == [1, 2, 3]


def test_a_table_may_get_smaller_than_what_was_sealed_for_it() -> None:
    table = Sitting(1, people=6, seats=6)
    table.seal(0)
    table.ask(5, q.Leave())
    table.ask(0, q.Set(places=5))
    assert table.table.readers == [1, 2, 3, 4]
    assert table.again().readers == [1, 2, 3, 4]


def test_the_next_match_destroys_it() -> None:
    table, _ = sitting(False)
    table.ask(0, q.Again())
    assert (table.kept, table.table.secret_seat, table.table.readers) == (None, NOBODY, [])
    table.seal(1)
    assert table.again().secret_seat == 1


def test_a_sealing_that_cannot_be_is_refused_with_the_reason() -> None:
    table = Sitting(1, people=3)
    good = table.seal(0)
    for changed, kind, why in (
        ({"box": ""}, "refused", "expected a sealed box of 1056 hexadecimal digits; got 0 letters"),
        ({"box": good.box.upper()}, "refused", "expected a sealed box"),
        ({"box": good.box + "00"}, "refused", "got 1058 letters"),
        ({"keys": {"1": "ab"}}, "refused", "expected a share of 224"),
        ({"keys": {"0": good.keys["1"]}}, "refused", "expected the number of another's place; got '0'"),
        ({"keys": {"7": good.keys["1"]}}, "refused", "got '7'"),
        ({"keys": {"²": good.keys["1"]}}, "refused", "got '²'"),
        ({"keys": {"-1": good.keys["1"]}}, "refused", "got '-1'"),
        ({"keys": {"3": good.keys["1"]}}, "stale", "place 3 has none"),
        ({"keys": {"1": good.keys["2"]}}, "stale", "expected a share sealed to the key of place 1"),
    ):
        with refused(kind, why):
            table.ask(0, q.Seal(**{"box": good.box, "keys": good.keys, **changed}))
    with refused("refused", "expected a public key of 64 hexadecimal digits"):
        table.ask(0, q.Key(key="xy" * 32))
    with refused("refused", "expected a mark"):
        table.ask(0, q.Burn(mark="no"))
    with refused("refused", "expected a game with a secret at stake; Victim! has none"):
        Sitting(1, people=3, seats=3, game="victim").ask(0, good)
    with refused("refused", "those who look on cannot"):
        table.ask(SPECTATOR, good)


def test_the_same_key_again_is_no_news() -> None:
    table = Sitting(1)
    length = len(table.log)
    table.key(2)
    assert len(table.log) == length


def test_the_log_has_neither_ciphertext_nor_keys_to_it() -> None:
    table, winner = sitting(False)
    found = sealing.given(table.table, winner, table.kept)
    log = b"".join(rows.encode(row) for row in table.log)
    for secret in (SECRET.encode(), bytes.fromhex(found["box"])[:16], bytes.fromhex(found["key"])[32:48]):
        assert secret not in log
    assert table.private[winner] not in log


def test_a_table_is_the_same_when_it_is_made_of_its_log_again() -> None:
    table, winner = sitting(False)
    for step in (lambda: None, lambda: table.ask(winner, q.Burn(mark=MARK)), lambda: table.ask(0, q.Again())):
        step()
        once, twice = table.table, table.again()
        for name in ("secret_seat", "readers", "sealed_to", "burnt_by", "length"):
            assert getattr(once, name) == getattr(twice, name), name
        if once.match and twice.match:
            assert once.match.secret is not None
            assert twice.match.secret is not None
            assert once.match.secret.writer == twice.match.secret.writer
            assert once.match.secret.spent == twice.match.secret.spent
