"""What people type, scan or keep: a table's code, and the tokens by which a seat is held."""

import hashlib
import hmac
import re
import secrets

LETTERS = "BCDFGHJKLMNPQRSTVWXYZ"  # no vowels, so that hardly a word can be made, and nothing that looks like a digit
LENGTH = 4
PATTERN = re.compile("[A-Z]{1,8}")  # of whatever could be one
# What can still be read as something that hurts, in the languages of the page and in initials.
BARRED = frozenset(
    (
        *("FCK", "FKK", "KKK", "NZ", "NGR", "NGG", "CNT", "SHT", "DCK", "FGT", "WTF", "KYS"),
        *("PTN", "MRD", "PND", "BCH", "SLT", "TWT", "NPD", "BND", "HH", "SS", "SX", "PRN"),
    )
)
TOKEN_BYTES = 24
HASH_BYTES = 16  # of a token with 192 random bits, as the log keeps it


def new_code() -> str:
    """Four letters that can be called across a room."""
    while True:
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        if not any(bad in code for bad in BARRED):
            return code


def read_code(text: str) -> str:
    """A code as somebody typed it."""
    return text.strip().upper()


def is_code(code: str) -> bool:
    """Whether there could be a table called so: whatever else somebody sent is not worth a question to a database."""
    return PATTERN.fullmatch(code) is not None


def new_token() -> str:
    """What only whoever sits there knows."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> bytes:
    """A token as the log keeps it: whoever reads the log cannot sit down with it."""
    return hashlib.sha256(token.encode()).digest()[:HASH_BYTES]


def same(one: bytes, other: bytes) -> bool:
    """Whether two hashes are equal, in a time that tells nothing."""
    return hmac.compare_digest(one, other)
