"""What the command line reads from and speaks to: where that is closed, full or gone, a sentence, never a traceback."""

import io
import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from typing import TextIO

from rich.console import Console

WRONG = 2  # the exit status for what cannot be read or done


class Voice(Console):
    """Folds lines at words where a person reads, and leaves them whole where a program does."""

    def __init__(self, *, stderr: bool = False) -> None:
        reader = sys.stderr if stderr else sys.stdout
        read_by_a_person = reader is not None and reader.isatty()
        super().__init__(stderr=stderr, highlight=False, emoji=False, soft_wrap=not read_by_a_person)

    def on_broken_pipe(self) -> None:
        raise  # to `speaking` or `complain`, that know what it means


out = Voice()
errors = Voice(stderr=True)


def speak_any_terminal() -> None:
    """What a terminal cannot show or send becomes a question mark, not an error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


@contextmanager
def speaking() -> Generator[None]:
    """What cannot be said ends it with a sentence; a reader who has seen enough (`| head`) ends it without."""
    if sys.stdout is None:
        complain("expected a standard output; it is closed")
        raise SystemExit(WRONG)
    try:
        try:
            yield
        finally:
            sys.stdout.flush()  # now, when what goes wrong can still be said
    except BrokenPipeError:
        silence(sys.stdout)
        raise SystemExit(0) from None
    except OSError as error:
        silence(sys.stdout)
        complain(f"{error.filename or 'standard output'}: {error.strerror}")
        raise SystemExit(WRONG) from None
    except SystemExit as end:
        if isinstance(end.__context__, BrokenPipeError):  # of which Typer makes a failure
            raise SystemExit(0) from None
        raise


def complain(message: str) -> None:
    """A plain sentence on stderr, whether anybody hears it or not."""
    shown = "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in message)
    try:
        errors.print(f"ossuary: {shown}", markup=False)
    except OSError:
        silence(sys.stderr)


def silence(stream: TextIO) -> None:
    """What is still unsaid goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
