"""How a connection ends."""

CLOSED, TOO_LARGE, NO_HELLO, TOO_SLOW, TOO_MANY = 4000, 4009, 4001, 4008, 4029


class Closing(Exception):
    """The connection ends here: with which code, and why."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code, self.why = code, why
