"""Dead numbers in It Dies With Me: chapter R8 of RULES.md."""

from ossuary.games.it_dies_with_me.pieces import FIRST_PAIR, FIRST_WILL, GRAVES, SEATS, TILES
from ossuary.games.it_dies_with_me.state import CARD_BITS, TOP_CARD, Draw, Event, Table
from ossuary.kernel.events import tell
from ossuary.kernel.luck import Luck, pick
from ossuary.kernel.state import NONE


def lay_tiles(s: Table, luck: Luck) -> None:
    """R8.1 A tombstone tile for each grave."""
    left = 0
    for tile in range(TILES):
        left += s.box[tile]
    for grave in range(GRAVES):
        tile = pick(luck, Draw.TILE, s.box, left)
        s.box[tile] -= 1
        left -= 1
        s.graves[grave] = tile
        tell(luck, Event.TILE, grave + 1, tile)


def is_dead(s: Table, seat: int, number: int) -> bool:
    """R8.3 By the tile on which the seat's token stands (R8.8), or R8.4 by its top Out Of The Will (R8.5)."""
    return tile_of(s, seat) == number - 1 or s.will[seat] & TOP_CARD == number


def inherit(s: Table, kind: int, luck: Luck) -> None:
    """R8.5 An Out Of The Will covers the one before."""
    cover(s, s.drawer, kind - FIRST_WILL + 1)
    tell(luck, Event.WILLED, s.drawer, kind - FIRST_WILL + 1)


def cover(s: Table, seat: int, number: int) -> None:
    """R8.5 A number on top of a pile."""
    s.will[seat] = s.will[seat] << CARD_BITS | number


def uncover(s: Table, seat: int) -> int:
    """R8.5 The number on top, taken away."""
    number = s.will[seat] & TOP_CARD
    s.will[seat] >>= CARD_BITS
    return number


def tile_of(s: Table, seat: int) -> int:
    """R8.8 The tile under a token; none on the journal."""
    return s.graves[s.tile[seat] - 1] if s.tile[seat] <= GRAVES else NONE


def pair_of(s: Table, seat: int) -> int:
    """R8.9 Which pair of words the seat's token stands on, or NONE."""
    tile = tile_of(s, seat)
    return tile - FIRST_PAIR if tile >= FIRST_PAIR else NONE


def contest(s: Table, luck: Luck) -> None:
    """R8.10 One's own top Out Of The Will is discarded."""
    kind = FIRST_WILL + uncover(s, s.drawer) - 1
    s.discards[kind] += 1
    tell(luck, Event.CONTESTED, s.drawer, kind)


def has_will(s: Table) -> bool:
    """R8.11 Whether anybody has an Out Of The Will."""
    found = False
    for seat in range(s.seats):
        found = found or s.will[seat] > 0
    return found


def is_will_move(s: Table, choice: int) -> bool:
    """R8.11 From any seat that has one to any other."""
    giver = choice // SEATS
    heir = choice % SEATS
    return giver != heir and heir < s.seats and s.will[giver] > 0


def dead_hand_moves(s: Table, choice: int, luck: Luck) -> None:
    """R8.11 The top of one pile goes to another seat, onto what lies there."""
    number = uncover(s, choice // SEATS)
    cover(s, choice % SEATS, number)
    tell(luck, Event.BEQUEATHED, choice // SEATS, choice % SEATS, FIRST_WILL + number - 1)
