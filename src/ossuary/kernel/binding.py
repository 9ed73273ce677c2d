"""How a plain function is given another world to run in.

A game's functions call each other, and the kernel's, by global names. Binding takes a function's code and gives it a
copy of its module's globals, in which each function it calls has been bound too, and some swapped for another
altogether: `tell` for nothing, `roll` for its counterpart on a record, a question of the contract for a game's answer.
Nobody's source changes, and nothing here knows what the twins are for: `compile.py` does.
"""

import dis
from collections import namedtuple
from collections.abc import Callable, Iterator, Mapping
from enum import EnumMeta
from types import CodeType, FunctionType
from typing import Any, TypeAlias

from ossuary.kernel import contract, drive
from ossuary.kernel.luck import Luck

Function: TypeAlias = Callable[..., Any]
Swaps: TypeAlias = Mapping[Function, Any]

FOREIGN = {"numpy", "numba", "builtins", "enum"}  # functions of these keep their own worlds


class Binder:
    """Rebuilds functions over globals of their own, each decorated once, callees before callers."""

    def __init__(self, swaps: Swaps, decorate: Callable[[Any], Any], names: Mapping[str, Any]) -> None:
        self.swaps = swaps
        self.decorate = decorate
        self.names = dict(names)  # what stands for TO_BE_BOUND
        self.done: dict[FunctionType, Any] = {}
        self.worlds: dict[int, dict[str, Any]] = {}
        self.open: list[FunctionType] = []

    def bind(self, function: Any) -> Any:
        """This function's twin; what is no plain function of ours stays as it is."""
        function = self.swaps.get(function, function)
        if not isinstance(function, FunctionType) or function.__module__.partition(".")[0] in FOREIGN:
            return function
        if function in self.open:
            chain = " → ".join(f.__name__ for f in [*self.open, function])
            raise TypeError(f"expected rules that never call themselves, which a GPU cannot; got {chain}")
        if function not in self.done:
            self.open.append(function)
            self.done[function] = self.decorate(self.rebuilt(function))
            self.open.pop()
        return self.done[function]

    def rebuilt(self, function: Any) -> FunctionType:
        """The same code over a world in which everything it names is bound."""
        world = self.worlds.setdefault(id(function.__globals__), self.world_of(function.__globals__))
        for name in sorted(set(globals_of(function.__code__))):
            value = function.__globals__.get(name)
            if isinstance(value, FunctionType):
                world[name] = self.bind(value)
            elif isinstance(value, EnumMeta):
                world[name] = plain(value)
        twin = FunctionType(function.__code__, world, function.__name__, function.__defaults__, function.__closure__)
        twin.__qualname__ = function.__qualname__
        twin.__module__ = function.__module__
        return twin

    def world_of(self, names: dict[str, Any]) -> dict[str, Any]:
        """A copy of a module's globals, in which those that say they are to be bound are."""
        return names | {name: value for name, value in self.names.items() if names.get(name) is drive.TO_BE_BOUND}


def globals_of(code: CodeType) -> Iterator[str]:
    """Every global name a function looks up, comprehensions included."""
    yield from (step.argval for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL")
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from globals_of(constant)


def plain(enum: Any) -> Any:
    """An IntEnum as a named tuple of ints: every compiler knows those, as indexes too."""
    members = {name: int(member) for name, member in enum.__members__.items()}
    return namedtuple(enum.__name__, members)(**members)  # noqa: PYI024  # pyright: ignore[reportUntypedNamedTuple]


def answers(game: contract.Game, by_hand: bool = False) -> dict[Function, Any]:
    """Each question of the contract with this game's answer; seats choose at random, or by hand (`drive.by_hand`)."""
    swaps: dict[Function, Any] = {getattr(contract, name): getattr(game, name) for name in contract.COMPILED}
    swaps[drive.hand_made] = game.heuristic
    if by_hand:
        swaps[drive.any_choice] = drive.by_hand
    elif game.box.all_open:
        swaps[drive.any_choice] = drive.any_of_all
    return swaps


def room(game: contract.Game) -> int:
    """How long a driver's list must be: it takes any `legal` list and any `scores`."""
    return max(game.box.choices, game.box.seats[1])


def constants(game: contract.Game) -> dict[str, Any]:
    """Names that drivers find bound."""
    return {"CHOICES": game.box.choices}


def interpreted(game: contract.Game, *drivers: Function, by_hand: bool = False) -> list[Function]:
    """Drivers bound to a game and left as plain Python."""
    own: Swaps = {
        drive.new_state: game.State,
        drive.new_luck: Luck,
        drive.new_list: lambda: [0] * room(game),
    }
    binder = Binder({**own, **answers(game, by_hand)}, lambda function: function, constants(game))
    return [binder.bind(driver) for driver in drivers]
