"""What the server says of itself, on stderr: as plain lines or as one JSON object a line.

No line names anybody: no token, no code of a table, nothing that was written or chosen. So of an error only its kind
and its place in the source are kept, never its message, which may quote whatever was being read.
"""

import json
import logging
import re
import sys
import time
import traceback

IN_PATHS = re.compile(r"/(tables|t)/[^/\s?]+")


class Lines(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%H:%M:%S", time.localtime(record.created))
        place = place_of(record)
        return f"{when} {record.levelname.lower()}: {said(record)}{f' [{place}]' if place else ''}"


class Objects(logging.Formatter):
    """A line for programs."""

    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        found = {
            "at": f"{when}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "said": said(record),
            "where": place_of(record),
        }
        return json.dumps({name: value for name, value in found.items() if value}, ensure_ascii=False)


def said(record: logging.LogRecord) -> str:
    """The message on one line, with tables' codes left out."""
    return IN_PATHS.sub(r"/\1/…", " ".join(record.getMessage().split()))


def place_of(record: logging.LogRecord) -> str:
    """The kind of an error, and the way through the source to it."""
    kind, _, trace = record.exc_info or (None, None, None)
    if kind is None:
        return ""
    steps = traceback.extract_tb(trace)[-6:]
    return f"{kind.__name__}: " + " > ".join(f"{step.filename.rpartition('/')[2]}:{step.lineno}" for step in steps)


def configure(kind: str) -> None:
    """Everything that is logged goes this way, and nothing below a warning."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Objects() if kind == "json" else Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("ossuary").setLevel(logging.INFO)
