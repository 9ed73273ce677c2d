"""What every test may ask for."""

import pytest

from kit import EVERY_GAME
from ossuary import games
from ossuary.kernel.contract import Game


@pytest.fixture(params=EVERY_GAME, scope="session")
def game(request: pytest.FixtureRequest) -> Game:
    """Each game in turn, the template too."""
    return games.load(request.param)
