"""Plain rules in, fast rules out: the only file that knows Numba.

`binding.py` gives rules and drivers another world; here that world is a core's registers or a GPU's. Each build says
what the kernel's calls become there, and hands the bound functions to Numba.
"""

import operator
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from ossuary.kernel import contract, drive, events, generator, luck, state
from ossuary.kernel.binding import Binder, Function, Swaps, answers, constants, room
from ossuary.kernel.cache import cache_folder

SMALL = 4  # cells: a GPU keeps an array this short in registers, where it cannot be indexed but by comparing

PLAY_LUCK = luck.listening(events.ROOM, events.WIDTH)  # the luck of compiled builds with a tape and a listener
# What kernel calls become where rules run on records. Lab builds have no tape and no listener.
ON_RECORDS: Swaps = {
    drive.below: generator.below_words,
    drive.reseed: generator.seed_words,
    drive.first_of: drive.first_of_bits,
}
FOR_LAB: Swaps = {luck.roll: luck.roll_sampled, luck.pick: luck.pick_sampled, events.tell: events.tell_nobody}
FOR_PLAY: Swaps = {luck.roll: luck.roll_taped, luck.pick: luck.pick_taped, events.tell: events.tell_log}


class Unavailable(RuntimeError):
    """Numba, or numba-cuda, is asked for where there is none."""


def untyped(module: str) -> Any:
    """A module of Numba's, which say nothing of their types."""
    return import_module(module)


# --- native ---


def has_numba() -> bool:
    """Whether rules can be compiled here."""
    return find_spec("numba") is not None


def native(
    game: contract.Game, *drivers: Function, play: bool = False, bounds: bool = False, by_hand: bool = False
) -> list[Function]:
    """Drivers bound to a game and compiled for this machine's cores; they run without the GIL.

    `play` builds read a tape and write a log (their luck is a PLAY_LUCK record, otherwise a luck.LAB one);
    `bounds` builds check every index, and are slower; in `by_hand` ones the game's hand-made player has every seat.
    """
    if not has_numba():
        raise Unavailable("expected Numba, which compiles the rules; it is not installed (pip install 'ossuary[fast]')")
    numba = untyped("numba")
    intrinsic = untyped("numba.extending").intrinsic
    swaps = {**ON_RECORDS, **(FOR_PLAY if play else FOR_LAB), **answers(game, by_hand), **on_stack(game, intrinsic)}
    flavour = f"{game.box.name}-{'play' if play else 'lab'}{'-bounds' if bounds else ''}{'-by-hand' if by_hand else ''}"
    common = {"nogil": True, "error_model": "numpy", "boundscheck": bounds, "no_cfunc_wrapper": True}
    inner = numba.njit(**common, forceinline=not (play or bounds), no_cpython_wrapper=True)
    binder = Binder(swaps, inner, constants(game))
    twins = [binder.rebuilt(driver) for driver in drivers]
    sources = {Path(function.__code__.co_filename) for function in binder.done}
    with cache_folder(flavour, untyped("numba.core.config"), numba.__version__, sources) as folder:
        outer = numba.njit(**common, cache=folder is not None)
        return [outer(twin) for twin in twins]


def on_stack(game: contract.Game, intrinsic: Callable[[Any], Any]) -> Swaps:
    """What a driver owns, in its own stack frame, from where the compiler moves it to registers; and `assign`."""
    numba = untyped("numba")
    return {
        drive.new_state: intrinsic(record_on_stack(numba.from_dtype(game.State.dtype))),
        drive.new_luck: intrinsic(record_on_stack(numba.from_dtype(luck.LAB))),
        drive.new_list: intrinsic(list_on_stack(numba.types.Array(numba.types.int32, 1, "C"), room(game))),
        state.assign: intrinsic(copy_of_bytes),
    }


def record_on_stack(record: Any) -> Function:
    """An intrinsic that gives room for one record."""

    def new(typing: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            words = words_on_stack(builder, (record.size + 3) // 4)
            return builder.bitcast(words, context.get_value_type(record))

        return record(), code

    return new


def list_on_stack(array: Any, length: int) -> Function:
    """An intrinsic that gives an array of a fixed length."""

    def new(typing: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            ir, types, arrayobj = untyped("llvmlite.ir"), untyped("numba.core.types"), untyped("numba.np.arrayobj")
            words = words_on_stack(builder, length)
            cell = context.get_constant(types.intp, 4)
            out = arrayobj.make_array(array)(context, builder)
            arrayobj.populate_array(
                out,
                data=builder.bitcast(words, ir.IntType(32).as_pointer()),
                shape=[context.get_constant(types.intp, length)],
                strides=[cell],
                itemsize=cell,
                meminfo=None,
            )
            return out._getvalue()  # noqa: SLF001

        return array(), code

    return new


def words_on_stack(builder: Any, words: int) -> Any:
    """Room for so many 32-bit words.

    Given to LLVM as bytes aligned to a word: as wider things their accesses get merged, and miss a GPU's registers.
    """
    ir = untyped("llvmlite.ir")
    with builder.goto_entry_block():
        room = builder.alloca(ir.ArrayType(ir.IntType(8), 4 * words))
    room.align = 4
    return room


def copy_of_bytes(typing: Any, out: Any, s: Any) -> Any:
    """The intrinsic behind `assign`."""
    types = untyped("numba.core.types")
    if out != s:
        raise TypeError(f"expected two states of one game; got {out} and {s}")

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        ir = untyped("llvmlite.ir")
        wide = ir.IntType(32 if out.size % 4 == 0 else 8)
        there, here = (builder.bitcast(pointer, wide.as_pointer()) for pointer in arguments)
        for at in range(out.size // (wide.width // 8)):
            offset = ir.Constant(ir.IntType(32), at)
            word = builder.load(builder.gep(here, [offset]), align=wide.width // 8)
            builder.store(word, builder.gep(there, [offset]), align=wide.width // 8)
        return context.get_dummy_value()

    return types.void(out, s), code


# --- CUDA ---


def has_cuda() -> bool:
    """Whether kernels can be built here; they need no GPU for that."""
    return has_numba() and find_spec("numba_cuda") is not None


def cuda(game: contract.Game, kernel: Function) -> Any:
    """A kernel bound to a game, for the GPU or for numba-cuda's simulator."""
    binder = cuda_binder(game)
    return binder.names["cuda"].jit(binder.rebuilt(kernel))


def ptx(game: contract.Game, kernel: Function, signature: Any, cc: tuple[int, int] = (9, 0)) -> str:
    """A kernel bound to a game, as PTX for a compute capability; this needs no GPU."""
    binder = cuda_binder(game)
    dispatcher = untyped("numba.cuda.dispatcher")
    before = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=cc)  # asked, though nothing will run
    try:
        return binder.names["cuda"].compile(binder.rebuilt(kernel), signature, cc=cc, device=False, abi="numba")[0]
    finally:
        dispatcher.get_current_device = before


def cuda_binder(game: contract.Game) -> Binder:
    """Binds what a kernel calls to device functions, and the name `cuda` to numba-cuda."""
    if not has_cuda():
        raise Unavailable("expected numba-cuda; it is not installed (pip install 'ossuary[gpu]')")
    toolkit = untyped("numba.cuda")
    swaps = {**ON_RECORDS, **FOR_LAB, **answers(game), drive.first_of: drive.first_of_cuda}
    if toolkit.config.ENABLE_CUDASIM:
        swaps |= in_simulator(game)
        return Binder(swaps, toolkit.jit(device=True), {**constants(game), "cuda": toolkit})
    swaps |= on_stack(game, untyped("numba.cuda.extending").intrinsic)
    keep_short_arrays_in_registers()
    return Binder(swaps, toolkit.jit(device=True, forceinline=True), {**constants(game), "cuda": toolkit})


def in_simulator(game: contract.Game) -> Swaps:
    """What a driver owns where NumPy plays the GPU: records, whose fields it looks up by name."""

    def assign(out: Any, s: Any) -> None:
        for name in game.State.cells:
            out[name] = s[name]

    return {
        drive.new_state: lambda: np.zeros(1, game.State.dtype)[0],
        drive.new_luck: lambda: np.zeros(1, luck.LAB)[0],
        drive.new_list: lambda: np.zeros(room(game), np.int32),
        state.assign: assign,
    }


@cache
def keep_short_arrays_in_registers() -> None:
    """Teach numba-cuda to read and write a state's short arrays by comparing the index with each place.

    A computed address keeps a whole state out of the registers. Measured on Victim!: 2.1 billion matches a second
    became 3.0. Longer arrays stay as they are: comparing costs more than memory there.
    """
    types, lower = untyped("numba.cuda.types"), untyped("numba.cuda.cudaimpl").lower
    arrayobj, ir = untyped("numba.cuda.np.arrayobj"), untyped("llvmlite.ir")

    def is_short(array: Any) -> bool:
        return array.ndim == 1 and array.shape[0] <= SMALL

    def places(context: Any, builder: Any, signature: Any, arguments: Any) -> Iterator[tuple[Any, Any]]:
        """Each place's address, and whether it is the one."""
        array, index = signature.args[:2]
        data = arrayobj.make_array(array)(context, builder, arguments[0]).data
        wanted = context.cast(builder, arguments[1], index, types.int64)
        for at in range(array.shape[0]):
            place = ir.Constant(ir.IntType(64), at)
            yield builder.gep(data, [place]), builder.icmp_signed("==", wanted, place)

    @lower(operator.getitem, types.NestedArray, types.Integer)
    def read(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # pyright: ignore[reportUnusedFunction]
        if not is_short(signature.args[0]):
            return arrayobj.getitem_arraynd_intp(context, builder, signature, arguments)
        (first, _), *others = places(context, builder, signature, arguments)
        value = builder.load(first)
        for address, found in others:
            value = builder.select(found, builder.load(address), value)
        return value

    @lower(operator.setitem, types.NestedArray, types.Integer, types.Any)
    def write(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # pyright: ignore[reportUnusedFunction]
        if not is_short(signature.args[0]):
            return arrayobj.setitem_array(context, builder, signature, arguments)
        value = context.cast(builder, arguments[2], signature.args[2], signature.args[0].dtype)
        for address, found in places(context, builder, signature, arguments):
            builder.store(builder.select(found, value, builder.load(address)), address)
        return context.get_dummy_value()
