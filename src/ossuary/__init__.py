"""Ossuary: five tabletop games about dying, to play, to measure and to solve.

    kernel/   the grammar of rules        games/   one folder a game       match/  one match of any game
    bots/     players                     lab/     many matches            cli/    the command line

Each room imports only from those before it. Start reading at kernel/contract.py.
"""

__version__ = "0.1.0"
