"""Writes the stories of golden records anew, for a person to read beside the rulebook before they are kept."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from kit import EVERY_GAME, home
from ossuary import games
from test_record import golden, told_in_full

for name in sys.argv[1:]:
    if name not in EVERY_GAME:
        sys.exit(f"expected games among {', '.join(EVERY_GAME)}; got {name!r}")
for name in sys.argv[1:] or EVERY_GAME:
    game = games.load(name)
    for stem, text in golden(game).items():
        path = home(game) / "tests" / "golden" / f"{stem}.story"
        story = told_in_full(text)
        changed = not path.exists() or path.read_text() != story
        path.write_text(story)
        print(f"{name}/{stem}: {'written anew' if changed else 'as it was'}")
