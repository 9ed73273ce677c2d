"""What a client does with a secret: seals it for everybody, seals it anew when keys change, opens what it has won."""

import asyncio
import contextlib
import secrets
from typing import TYPE_CHECKING, Any

from ossuary.client.seen import Gone, Refused, Seen

if TYPE_CHECKING:
    from types import ModuleType

TRIES = 20  # to seal a secret while others' keys change
MARK_BYTES = 16


class Sealer(Seen):
    """A seat that may write a secret, or win one."""

    def __init__(self) -> None:
        super().__init__()
        self.private_key = b""  # to which secrets are sealed for this seat; all its devices have the same
        self.secret_text = ""  # what this device has sealed: it has to seal it anew when another's key changes
        self.resealing: asyncio.Task[None] | None = None

    async def request(self, kind: str, /, **given: Any) -> dict[str, Any]:
        """Ask the server for something, and wait for the answer."""
        raise NotImplementedError

    async def keep_key(self, private: bytes = b"") -> bytes:
        """Have a key to which secrets can be sealed, the seat's or a new one, and tell the table."""
        sealing = sealed()
        self.private_key = private or self.private_key or sealing.new_key()
        await self.request("key", key=sealing.public_of(self.private_key).hex())
        return self.private_key

    async def seal_secret(self, text: str) -> None:
        """Seal a secret for everybody else here. As long as this client lives, it is sealed anew by itself."""
        sealing = sealed()
        sealing.padded(text)
        for _ in range(TRIES):
            readers = {seat: bytes.fromhex(key) for seat, key in self.keys().items()}
            box, shares = sealing.seal(text, self.table["commitment"], self.seat, readers)
            keys = {str(seat): share.hex() for seat, share in shares.items()}
            self.secret_text = text
            try:
                await self.request("seal", box=box.hex(), keys=keys)
                self.secret_text = text if self.table["secret"] == self.seat else ""
                return
            except Refused as refused:
                if refused.kind != "stale":
                    self.secret_text = ""
                    raise
        raise Refused("expected keys that stay; others' keys change all the time", "stale")

    async def open_secret(self) -> str:
        """What this seat has won. It is gone everywhere else before it is returned, and nobody can ask again."""
        sealing = sealed()
        place = self.table["commitment"], self.table["secret"], self.seat  # before another device has burnt it
        answer = await self.request("open")
        box, share = bytes.fromhex(answer["box"]), bytes.fromhex(answer["key"])
        text = sealing.unseal(box, share, self.private_key, *place)
        await self.request("burn", mark=secrets.token_hex(MARK_BYTES))
        return text

    def follow_secret(self, message: dict[str, Any]) -> None:
        """Keys that come and go, and what becomes of the secret."""
        kind, table = message["t"], self.table
        if kind in ("sat", "stood", "botted") or (kind == "claimed" and message.get("away")):
            table["places"][message["seat"]].pop("key", None)
        elif kind == "keyed":
            table["places"][message["seat"]]["key"] = message["key"]
        elif kind == "sealed":
            table["secret"], table["readers"] = message["seat"], message.get("readers", [])
        elif kind in ("burnt", "again"):
            table["secret"], table["readers"] = -1, []
        elif kind == "changed" and message.get("places") is not None:
            table["places"] = [*table["places"], *({} for _ in range(message["places"]))][: message["places"]]
        if kind in ("sealed", "burnt", "again") and table["secret"] != self.seat:
            self.secret_text = ""  # nobody needs it any more, or another's is at stake
        elif kind == "keyed":
            self.reseal()

    def reseal(self) -> None:
        """Seal the secret anew, where somebody's key has changed since."""
        if self.secret_text and (self.resealing is None or self.resealing.done()):
            self.resealing = asyncio.ensure_future(self.seal_for_all())

    async def seal_for_all(self) -> None:
        """Until everybody who has a key could read it."""
        sealed_to: dict[int, str] = {}
        while self.secret_text and self.keys() != sealed_to:
            sealed_to = self.keys()
            with contextlib.suppress(Refused, Gone):  # too late, or another's is at stake: the messages say so
                await self.seal_secret(self.secret_text)


def sealed() -> "ModuleType":
    """The half that needs `cryptography`, which is optional: pip install 'ossuary[client]'."""
    from ossuary.client import sealing  # noqa: PLC0415

    return sealing
