"""uvicorn's WebSocket, with a shorter way in and out for what is sent most: text in one frame, without a task's turn.

An application that knows nothing of it gets its messages as ASGI has them; so does ours on any other server.
"""

from collections.abc import Callable, Mapping
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "ossuary.wire"
TEXT = 0x81  # a whole message
SHORT, MIDDLING = 126, 1 << 16


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    hear: Callable[[bytes], None] | None = None  # takes texts, once the application has read what came before

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), EXTENSION: self}  # type: ignore[typeddict-item]

    def send_receive_event_to_app(self) -> None:
        if self.hear is None or self.close_sent or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self.hear(frames[0] if len(frames) == 1 else b"".join(frames))

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """Hand over texts from here on, unless some are waiting to be read as ASGI has them."""
        if self.queue.empty():
            self.hear = hear

    @property
    def free(self) -> bool:
        """Whether what is written now goes out before long."""
        return self.writable.is_set() and not self.close_sent and not self.disconnected

    def write(self, text: bytes) -> None:
        """One message out."""
        self.transport.write(header(len(text)) + text)


def header(length: int) -> bytes:
    """What stands before a text of this length in a frame of RFC 6455, from a server."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MIDDLING:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((TEXT, SHORT + 1)) + length.to_bytes(8, "big")


def wire_of(scope: Mapping[str, Any]) -> Wire | None:
    """The short way, where the server has one."""
    extensions: Mapping[str, Any] = scope.get("extensions") or {}
    return extensions.get(EXTENSION)
