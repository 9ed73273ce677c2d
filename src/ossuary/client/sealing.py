"""Sealing a secret for each of those who may win it, and opening it again. PROTOCOL.md has every byte of it.

A secret is enciphered with a key drawn for it alone, and that key is sealed to every seat's own public key (X25519,
HKDF-SHA256, ChaCha20-Poly1305). All of it is bound to the match, its writer and its reader, so that no part can be
passed off as another's. The server sees nothing but the result.
"""

import hashlib
import secrets
import unicodedata
from collections.abc import Mapping

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

LABEL = b"ossuary sealed secret 1"
KEY = 32
PADDED = 512  # bytes of every secret, so that its length says nothing
MOST_TEXT = PADDED - 2  # bytes, as UTF-8
TAG = 16
BOX = PADDED + TAG
SHARE = 3 * KEY + TAG  # the reader's public key, the passing one, the sealed key
NONCE = bytes(12)  # every key here enciphers one thing only
SHOWN = 16  # digits of a fingerprint


class BadSecret(ValueError):
    """A secret that cannot be sealed, or cannot be opened."""


def new_key() -> bytes:
    """A private key of one's own."""
    return X25519PrivateKey.generate().private_bytes_raw()


def public_of(private: bytes) -> bytes:
    """What others seal to."""
    return X25519PrivateKey.from_private_bytes(private).public_key().public_bytes_raw()


def fingerprint(public: bytes) -> str:
    """A public key as people read it to each other, to make sure that nobody put another in its place."""
    digits = hashlib.sha256(public).hexdigest()[:SHOWN]
    return " ".join(digits[at : at + 4] for at in range(0, SHOWN, 4))


def padded(text: str) -> bytes:
    """A text at the length that all of them have: its own length, the text, noughts."""
    found = unicodedata.normalize("NFC", text).encode()
    if not 1 <= len(found) <= MOST_TEXT:
        raise BadSecret(f"expected a secret of 1 to {MOST_TEXT} bytes; got {len(found)}")
    return (len(found).to_bytes(2, "big") + found).ljust(PADDED, b"\0")


def unpadded(found: bytes) -> str:
    """The text."""
    length = int.from_bytes(found[:2], "big")
    text, rest = found[2 : 2 + length], found[2 + length :]
    if len(found) != PADDED or not 1 <= length <= MOST_TEXT or any(rest):
        raise BadSecret("expected a secret as PROTOCOL.md has it; its writer sealed something else")
    try:
        return text.decode()
    except UnicodeDecodeError:
        raise BadSecret("expected a secret in UTF-8; its writer sealed something else") from None


def context_of(commitment: str, writer: int) -> bytes:
    """What all parts are bound to: this match, and who wrote."""
    return LABEL + bytes.fromhex(commitment) + bytes([writer])


def wrapping_key(shared: bytes, context: bytes, reader: int, passing: bytes, public: bytes) -> bytes:
    """The key under which the secret's key is sealed to one reader."""
    info = context + bytes([reader]) + passing + public
    return HKDF(algorithm=SHA256(), length=KEY, salt=None, info=info).derive(shared)


def seal(text: str, commitment: str, writer: int, readers: Mapping[int, bytes]) -> tuple[bytes, dict[int, bytes]]:
    """A secret sealed for all readers: its box, and each one's share."""
    key = secrets.token_bytes(KEY)
    box = sealed_box(text, key, commitment, writer)
    shares = {seat: share_for(seat, public, key, new_key(), commitment, writer) for seat, public in readers.items()}
    return box, {seat: share for seat, share in shares.items() if share}


def sealed_box(text: str, key: bytes, commitment: str, writer: int) -> bytes:
    """The ciphertext."""
    return ChaCha20Poly1305(key).encrypt(NONCE, padded(text), context_of(commitment, writer))


def share_for(reader: int, public: bytes, key: bytes, passing: bytes, commitment: str, writer: int) -> bytes:
    """The secret's key, sealed to one reader; nothing for a public key with which no secret can be shared."""
    private = X25519PrivateKey.from_private_bytes(passing)
    try:
        shared = private.exchange(X25519PublicKey.from_public_bytes(public))
    except ValueError:
        return b""
    ours = private.public_key().public_bytes_raw()
    wrapping = wrapping_key(shared, context_of(commitment, writer), reader, ours, public)
    return public + ours + ChaCha20Poly1305(wrapping).encrypt(NONCE, key, None)


def unseal(box: bytes, share: bytes, private: bytes, commitment: str, writer: int, reader: int) -> str:
    """The secret, by one reader's share and private key."""
    if len(box) != BOX or len(share) != SHARE:
        raise BadSecret(f"expected a box of {BOX} bytes and a share of {SHARE}; got {len(box)} and {len(share)}")
    public, passing, wrapped = share[:KEY], share[KEY : 2 * KEY], share[2 * KEY :]
    if public != public_of(private):
        raise BadSecret("expected a share sealed to this device's key; it is sealed to another")
    context = context_of(commitment, writer)
    try:
        shared = X25519PrivateKey.from_private_bytes(private).exchange(X25519PublicKey.from_public_bytes(passing))
        wrapping = wrapping_key(shared, context, reader, passing, public)
        key = ChaCha20Poly1305(wrapping).decrypt(NONCE, wrapped, None)
        return unpadded(ChaCha20Poly1305(key).decrypt(NONCE, box, context))
    except InvalidTag:
        raise BadSecret("expected a secret of this match, sealed to this seat; it is another, or was altered") from None
    except ValueError as error:
        raise error if isinstance(error, BadSecret) else BadSecret("expected a share with a key in it") from None
