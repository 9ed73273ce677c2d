"""Where compiled rules are kept from one run to the next."""

import hashlib
import os
import shutil
import sys
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

KEPT = 6  # caches of earlier sources


@contextmanager
def cache_folder(flavour: str, config: Any, version: str, sources: Iterable[Path]) -> Generator[Path | None]:
    """Where Numba keeps what it compiled, named by a hash of all our sources; None where nothing can be kept.

    Numba itself notices a change in a function's own file only, so any change in any file starts a new folder.
    """
    before = config.CACHE_DIR
    try:
        home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ossuary" / "native"
        folder = home / sources_hash(version, sources) / flavour
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder.parent)
        prune(home)
    except (OSError, RuntimeError):  # the latter where there is no home
        yield None
        return
    config.CACHE_DIR = str(folder)
    try:
        yield folder
    finally:
        config.CACHE_DIR = before


def sources_hash(version: str, sources: Iterable[Path] = ()) -> str:
    """A name for exactly this code (a game's that lies elsewhere too), this Numba and this Python."""
    digest = hashlib.sha256(f"{sys.version} {version} {np.__version__}".encode())
    package = Path(__file__).parent.parent
    for path in sorted([*package.rglob("*.py"), *package.rglob("*.toml")]):
        digest.update(str(path.relative_to(package)).encode())
        digest.update(path.read_bytes())
    for path in sorted(path for path in sources if not path.is_relative_to(package)):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def prune(home: Path) -> None:
    """Forget what older sources compiled to."""
    folders = sorted(home.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for stale in folders[KEPT:]:
        shutil.rmtree(stale, ignore_errors=True)
