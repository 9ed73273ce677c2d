"""The secret at stake in a match: who may seal it, who may have it, and when it is destroyed. Never a word of it.

The server has ciphertext, and no key to it. It stands in a place of its own in the store, not in the log, and goes in
the very transaction that writes why. It is not gone when its winner has asked for it, for the answer may get lost; it
is gone when one of the winner's devices says `burn`. Of all who say so one is heard, and only that one shows the
secret: so nothing is lost, and it is read once.
"""

import msgspec

from ossuary.kernel.contract import SPECTATOR
from ossuary.server import requests as q
from ossuary.server import rows
from ossuary.server.place import NOBODY
from ossuary.server.refusing import Answer, Refused
from ossuary.server.rows import Row
from ossuary.server.table import Table

KEY_BYTES = 32
BOX_BYTES = 528
SHARE_BYTES = 112  # of which the first are the public key to which it is sealed
MARK_BYTES = 16
NOTHING = b""  # what stands in the store's place for a secret that is destroyed


class Kept(msgspec.Struct):
    """A sealed secret as the store has it."""

    box: bytes
    shares: dict[int, bytes]


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Kept).decode


def digits(text: str, size: int, what: str) -> bytes:
    """So many bytes, as hexadecimal digits."""
    if len(text) != 2 * size or any(letter not in "0123456789abcdef" for letter in text):
        raise Refused(f"expected {what} of {2 * size} hexadecimal digits; got {len(text)} letters")
    return bytes.fromhex(text)


def key(table: Table, seat: int, request: q.Key) -> list[Row]:
    """A seat's public key; said again, it is nothing new."""
    public = digits(request.key, KEY_BYTES, "a public key")
    return [] if table.places[seat].key == public else [rows.Keyed(seat, public)]


def seal(table: Table, seat: int, request: q.Seal) -> Answer:
    """A secret, or another in its place; once somebody has won, only its writer may seal it anew, for who has won."""
    check_sealable(table, seat)
    box = digits(request.box, BOX_BYTES, "a sealed box")
    shares = {read_reader(table, seat, at): digits(text, SHARE_BYTES, "a share") for at, text in request.keys.items()}
    for at, share in shares.items():
        if share[:KEY_BYTES] != table.places[at].key:
            raise Refused(f"expected a share sealed to the key of place {at}, which is another by now", "stale")
    return [rows.Sealed(seat, sorted(shares))], {"sealed": encode(Kept(box, shares))}


def check_sealable(table: Table, seat: int) -> None:
    """Whether this seat may seal a secret now."""
    if not table.box.secret:
        raise Refused(f"expected a game with a secret at stake; {table.box.title} has none")
    if table.match is None or not table.match.over or table.secret_seat == seat:
        return
    if table.secret_seat == NOBODY:
        raise Refused("expected a secret before somebody has won; the match is over", "gone")
    raise Refused("expected its writer; once somebody has won, nobody else may seal another secret")


def read_reader(table: Table, writer: int, text: str) -> int:
    """A place for which a secret can be sealed: another person's, whose device has made a key."""
    seat = int(text) if text.isascii() and text.isdigit() and len(text) < 3 else NOBODY
    if not 0 <= seat < len(table.places) or seat == writer:
        raise Refused(f"expected the number of another's place; got {text[:60]!r}")
    if not table.places[seat].human or not table.places[seat].key:
        raise Refused(f"expected a place with a key; place {seat} has none", "stale")
    return seat


def reader_of(table: Table) -> int:
    """The seat that has won the secret and may read it."""
    secret = table.match.secret if table.match and table.match.over and not table.changed else None
    found = secret.reader if secret and table.secret_seat != NOBODY else None
    return NOBODY if found is None else found


def check_won(table: Table, seat: int) -> None:
    """Whether this seat has won a secret."""
    if seat == SPECTATOR:
        raise Refused("expected somebody who sits at the table; those who look on cannot do that")
    if table.secret_seat == NOBODY:
        raise Refused("expected a secret; there is none (any more)", "gone")
    if table.match is None or not table.match.over:
        raise Refused("expected a match that is over; nobody has won the secret yet")
    if reader_of(table) != seat:
        raise Refused("expected the winner; nobody else may have the secret")


def check_open(table: Table, seat: int) -> None:
    """Whether this seat may have the secret now."""
    check_won(table, seat)
    if seat not in table.readers:
        raise Refused("expected a secret sealed to your key; it waits for its writer to seal it anew", "waits")


def given(table: Table, seat: int, found: bytes | None) -> dict[str, str]:
    """What the winner is given of what the store has: the box, and one share."""
    check_open(table, seat)
    kept = decode(found) if found else None
    share = kept.shares.get(seat, b"") if kept else b""
    if kept is None or share[:KEY_BYTES] != table.places[seat].key:
        raise Refused("expected a secret; there is none (any more)", "gone")
    return {"box": kept.box.hex(), "key": share.hex()}


def burn(table: Table, seat: int, request: q.Burn) -> Answer:
    """The winner has it, or wants none; before anybody has won, its writer takes it back. One of several is heard."""
    mark = digits(request.mark, MARK_BYTES, "a mark") if request.mark else b""
    if mark and (seat, mark) == table.burnt_by:
        return [], {}  # the same device asks again, for it has not heard our answer
    if table.secret_seat == NOBODY:
        raise Refused("expected a secret; there is none (any more)", "gone")
    if table.match and table.match.over and not table.changed:
        check_won(table, seat)
    elif seat != table.secret_seat:
        raise Refused("expected its writer, or somebody who has won it")
    return [rows.Burnt(seat, mark)], {"sealed": NOTHING}


def left(table: Table, seat: int, row: Row) -> Answer:
    """A place is given up: nobody else is to read what was won there, or to pass for who wrote."""
    writer = table.secret_seat if table.match is None else NOBODY
    if seat in {writer, reader_of(table)} - {NOBODY}:
        return [row, rows.Burnt()], {"sealed": NOTHING}
    return [row], {}


def doomed(table: Table) -> bool:
    """Whether nobody is to read the secret: a bot has won it, or its own writer."""
    if table.secret_seat == NOBODY or table.match is None or not table.match.over or table.changed:
        return False
    reader = reader_of(table)
    return reader == NOBODY or not table.places[reader].human


def burn_unread(table: Table) -> Answer:
    """What becomes of it then."""
    if not doomed(table):
        raise Refused("expected a secret that nobody is to read", "stale")
    return [rows.Burnt()], {"sealed": NOTHING}


def again(row: Row) -> Answer:
    """The next match has a secret of its own: whatever there is of this one's is destroyed."""
    return [row], {"sealed": NOTHING}
