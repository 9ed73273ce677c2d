"""A state is declared once, as an annotated class, and lives twice: as a plain Python object and as a NumPy record.

Interpreted rules work on the object: ints and (nested) lists, which are fast in CPython and never wrap around.
Compiled rules work on the record: the same fields in the same order, aligned as a C compiler would lay them out.
The two convert both ways without losing a byte, and reading a field is spelt the same on both: `s.health[seat]`.

    class Table(State):
        turn: I32
        health: Annotated[Row, 3]
        hands: Annotated[Grid, (4, 13), "i1"]
"""

from typing import Annotated, Any, ClassVar, Self, TypeAlias, cast, get_args, get_origin, get_type_hints

import numpy as np

# One cell. Four bytes unless a state grows large: narrow cells save memory, never time.
I8 = Annotated[int, "i1"]
I16 = Annotated[int, "i2"]
I32 = Annotated[int, "i4"]
# Many cells: Annotated[Row, n], Annotated[Grid, (rows, columns)]; four bytes each unless a third word says otherwise.
Row = list[int]
Grid = list[list[int]]

NONE = -1  # no seat, no card, nothing chosen yet: what a field holds when it holds nothing

Record: TypeAlias = Any  # an np.record: its fields are known to Numba, not to the type checker
Shape: TypeAlias = tuple[int, ...]


class State:
    """What every game's table has: whom the match waits for, what it asks, and whether it is over."""

    awaiting: I32  # a set of seats, one bit each; empty only when the match is over
    question: I32  # what the awaited seats are asked, in the game's own numbering
    over: I32

    dtype: ClassVar[np.dtype[Any]]
    cells: ClassVar[dict[str, Shape]]  # field → shape; () is a single number
    lists: ClassVar[tuple[str, ...]]  # the fields that are rows
    tables: ClassVar[tuple[str, ...]]  # and those that are grids
    noughts: ClassVar[dict[str, Any]]

    def __init_subclass__(cls) -> None:
        layout = {name: cell_of(cls, name, hint) for name, hint in declared(cls).items()}
        taken = sorted(name for name in layout if hasattr(np.record, name))
        if taken:
            raise TypeError(f"{cls.__name__}: expected fields that are no words of NumPy's own; got {taken}")
        fields = [(name, code, shape) for name, (code, shape) in layout.items()]
        cls.cells = {name: shape for name, (_, shape) in layout.items()}
        cls.dtype = np.dtype((np.record, np.dtype(fields, align=True)))
        cls.lists = tuple(name for name, shape in cls.cells.items() if len(shape) == 1)
        cls.tables = tuple(name for name, shape in cls.cells.items() if len(shape) > 1)
        cls.noughts = {name: zeros(shape) for name, shape in cls.cells.items()}

    def __init__(self) -> None:
        self.take(self.noughts)

    @classmethod
    def empty(cls) -> Self:
        """A state without cells, which is good for nothing but to be made equal to another."""
        return object.__new__(cls)

    def copy(self) -> Self:
        """A state equal to this one that shares nothing with it."""
        twin = self.empty()
        twin.assign(self)
        return twin

    def assign(self, other: "State") -> None:
        """Become equal to `other`, a state of the same game."""
        self.take(other.__dict__)

    def take(self, cells: dict[str, Any]) -> None:
        """Have these cells, and share none of their lists. Every choice at a table comes through here many times."""
        mine = self.__dict__
        mine.update(cells)
        for name in self.lists:
            mine[name] = cells[name][:]
        for name in self.tables:
            mine[name] = [row[:] for row in cells[name]]

    def to_record(self) -> np.ndarray[Any, Any]:
        """An array of one record equal to this state, its padding zeroed."""
        record = np.zeros(1, self.dtype)
        for name, shape in self.cells.items():
            cells = getattr(self, name)
            try:
                if not are_whole(cells, shape):
                    raise TypeError
                record[name][0] = cells
            except (TypeError, OverflowError) as error:
                places = f" in the shape {shape}" if shape else ""
                expected = f"expected whole numbers{places} that fit {self.dtype[name].base}"
                raise type(error)(f"{type(self).__name__}.{name}: {expected}; got {cells!r}") from None
        return record

    @classmethod
    def from_record(cls, record: Record) -> Self:
        """The object equal to a record."""
        state = object.__new__(cls)
        for name in cls.cells:
            setattr(state, name, record[name].tolist())
        return state

    def to_bytes(self) -> bytes:
        """The record's bytes: equal for equal states, and on every machine of one byte order."""
        return self.to_record().tobytes()

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The state whose bytes these are."""
        if len(data) != cls.dtype.itemsize:
            raise ValueError(f"expected {cls.dtype.itemsize} bytes of a {cls.__name__}; got {len(data)}")
        return cls.from_record(np.frombuffer(data, cls.dtype)[0])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.__dict__ == other.__dict__

    __hash__ = None  # pyright: ignore[reportAssignmentType]  # states change in place

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)}' for name in self.cells)})"


def assign(out: State, s: State) -> None:
    """Make `out` equal to `s`: the one whole-state operation rules may use (compiled, it copies the bytes)."""
    out.assign(s)


def declared(cls: type) -> dict[str, Any]:
    """A class's fields in order: those every state has first, then its own."""
    hints = get_type_hints(cls, include_extras=True)
    common = [name for name in State.__annotations__ if get_origin(hints[name]) is Annotated]
    own = [name for name in cls.__annotations__ if name not in common]
    return {name: hints[name] for name in (*common, *own)}


def cell_of(cls: type, name: str, hint: Any) -> tuple[str, Shape]:
    """The NumPy code and shape that a field's annotation asks for."""
    base, *words = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    codes = [word for word in words if isinstance(word, str)]
    sizes: list[Any] = [word for word in words if isinstance(word, int | tuple)]
    size: Any = sizes[0] if sizes else ()
    shape: Shape = (size,) if isinstance(size, int) else size
    depth = {int: 0, Row: 1, Grid: 2}.get(base)
    if depth is None or depth != len(shape):
        raise TypeError(
            f"{cls.__name__}.{name}: expected I8, I16 or I32, Annotated[Row, n] or Annotated[Grid, (n, m)]; got {hint}"
        )
    return (codes[0] if codes else "i4"), shape


def zeros(shape: Shape) -> Any:
    """A nought, or nested lists of noughts."""
    if not shape:
        return 0
    return [zeros(shape[1:]) for _ in range(shape[0])]


def are_whole(cells: Any, shape: Shape) -> bool:
    """Whether these are whole numbers in this shape; NumPy would take much else for one."""
    if not shape:
        return type(cells) is int or (isinstance(cells, int) and not isinstance(cells, bool))
    if not isinstance(cells, list) or len(cells := cast("list[Any]", cells)) != shape[0]:
        return False
    plain = shape[1:] == () and {*map(type, cells)} == {int}  # as almost always
    return plain or all(are_whole(cell, shape[1:]) for cell in cells)
