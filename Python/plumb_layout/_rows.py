"""Many rows as columns: NumPy's arrays with offsets, or Arrow's arrays of lists.

Columns of rows are `available` and `spacing`, columns of items all others.  Where a column of items is an Arrow array of
lists, its lists are the rows and `offsets` is left out; lengths then come back as an Arrow array, too.  One number in the place of a column stands for all its entries.
"""

from __future__ import annotations

import ctypes
import operator
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, SupportsFloat, SupportsIndex

import numpy as np

from . import _native_library as native
from ._errors import ColumnError

__tracebackhide__ = True

#: Columns of more would have 16 GB each.
_MOST_ITEMS = 2**31
ITEMS = native.ITEM_COLUMNS + native.ORDER_COLUMNS


def _is_arrow(values: Any) -> bool:
    return type(values).__module__.startswith("pyarrow")


def _unpacked(name: str, values: Any) -> tuple[Any, Any]:
    """The offsets and the items of an Arrow array of lists; no offsets for a flat one."""
    import pyarrow as pa

    if isinstance(values, pa.Scalar):
        return None, values.as_py()
    if isinstance(values, pa.ChunkedArray):
        values = values.combine_chunks()
    if pa.types.is_null(values.type):
        values = values.cast(pa.float64())
    if pa.types.is_fixed_size_list(values.type):
        values = values.cast(pa.list_(values.type.value_type))
    if pa.types.is_nested(values.type) and not (pa.types.is_list(values.type) or pa.types.is_large_list(values.type)):
        raise ColumnError(f"is {values.type}; it must be of pyarrow.list_ or pyarrow.large_list", name)
    if not pa.types.is_nested(values.type):
        if values.null_count and name != "available":
            row = int(np.flatnonzero(values.is_null().to_numpy(zero_copy_only=False))[0])
            raise ColumnError("there is no number", name, row)
        return None, values.to_numpy(zero_copy_only=False)
    if values.null_count:
        row = int(np.flatnonzero(values.is_null().to_numpy(zero_copy_only=False))[0])
        raise ColumnError("there is no list of items", name, row)
    offsets = values.offsets.to_numpy().astype(np.uint64)
    flat = values.flatten()
    offsets = offsets - offsets[0]
    if flat.null_count:
        at = int(np.flatnonzero(flat.is_null().to_numpy(zero_copy_only=False))[0])
        row = int(np.searchsorted(offsets, at, side="right")) - 1
        raise ColumnError("there is no number", name, row, at - int(offsets[row]))
    return offsets, flat.to_numpy(zero_copy_only=False)


def _array(name: str, values: Any, count: int, of: str, kind: Any = np.float64) -> Any:
    try:
        if np.ma.is_masked(values):
            at = int(np.flatnonzero(np.ma.getmaskarray(values))[0])
            raise ColumnError(f"entry {at} is masked; it must be a number", name)
        found = np.asarray(values)
        # NumPy takes an empty list for numbers with a point.
        found = found.astype(kind) if found.size == 0 and found.dtype.kind == "f" else found
        if kind is np.uint64 and found.dtype.kind == "b":
            raise TypeError("holds bool")
        if found.dtype.kind not in "fiub":
            raise TypeError(f"holds {found.dtype}")
        if kind is not np.float64 and found.dtype.kind == "f":
            raise TypeError(f"holds {found.dtype}, not whole numbers")
        if kind is not np.float64 and found.size and (found.min() < 0 or found.max() > np.iinfo(kind).max):
            at = int(np.flatnonzero((found < 0) | (found > np.iinfo(kind).max))[0])
            raise ColumnError(f"entry {at} is {found.flat[at]}; it must be 0 … {np.iinfo(kind).max}", name)
        if found.ndim == 0 and of and name != "lengths":
            return np.full(count, found, dtype=kind)
        if found.ndim == 1:
            found = np.ascontiguousarray(found, dtype=kind)
    except (TypeError, ValueError) as error:
        if isinstance(error, ColumnError):
            raise
        raise ColumnError(f"is no array of numbers: {error}", name) from error
    if found.ndim == 2 and of == "items":
        rows, items = found.shape
        raise ColumnError(
            f"has 2 dimensions; flatten it with ravel() and give offsets=numpy.arange({rows + 1}) * {items}, where rows begin", name)
    if found.ndim == 0:
        raise ColumnError("is one number; it must be an array", name)
    if found.ndim != 1:
        raise ColumnError(f"has {found.ndim} dimensions; it must have one", name)
    if count >= 0 and len(found) != count:
        wanted = f"there is one {of[:-1]}" if count == 1 else f"there are {count} {of}"
        raise ColumnError(f"has {len(found)} {'entry' if len(found) == 1 else 'entries'}; {wanted}", name)
    return found


class _Batch:
    """Columns as the library takes them, with what has to live as long as the call."""

    def __init__(self, columns: dict[str, Any], offsets: Any, policy: str, *, is_judging: bool = False) -> None:
        self.arrow = False
        unknown = set(columns) - set(native.ROW_COLUMNS) - set(ITEMS) - ({"lengths"} if is_judging else set())
        if unknown:
            name = sorted(unknown)[0]
            raise ColumnError(f"is no column; there are {', '.join(native.ROW_COLUMNS + ITEMS)}", name)
        given = {name: values for name, values in columns.items() if values is not None}
        source = "offsets"
        for name, values in list(given.items()):
            if not _is_arrow(values):
                continue
            lists, given[name] = _unpacked(name, values)
            if lists is None:
                continue
            if name in native.ROW_COLUMNS:
                raise ColumnError("has lists; it must have one number a row", name)
            self.arrow = True
            if offsets is None:
                offsets, source = lists, name
            elif not np.array_equal(np.asarray(offsets), lists):
                old = np.asarray(offsets)
                row = int(np.argmax(old[:len(lists)] != lists[:len(old)])) - 1 if len(old) == len(lists) else min(len(old), len(lists)) - 1
                raise ColumnError(f"has lists of other lengths than {source}", name, max(row, 0))
        if offsets is None:
            raise ColumnError("say where rows begin: rows + 1 entries, or give an Arrow array of lists", "offsets")
        self.offsets = _array("offsets", offsets, -1, "", np.uint64)
        if len(self.offsets) == 0 or self.offsets[0] != 0:
            raise ColumnError("must begin with 0", "offsets")
        falls = np.flatnonzero(self.offsets[1:] < self.offsets[:-1])
        if len(falls):
            raise ColumnError("must not decrease", "offsets", int(falls[0]))
        self.rows, self.items = len(self.offsets) - 1, int(self.offsets[-1])
        if self.items > _MOST_ITEMS:
            raise ColumnError(f"end at {self.items}; a call takes at most {_MOST_ITEMS} items", "offsets")
        self.kept = {}
        for name, values in given.items():
            kind = np.uint8 if name in native.ORDER_COLUMNS else np.float64
            of = "rows" if name in native.ROW_COLUMNS else "items"
            self.kept[name] = _array(name, values, self.rows if of == "rows" else self.items, of, kind)
        self.claimed = self.kept.pop("lengths", None)
        if is_judging and self.claimed is None:
            raise ColumnError("are None; they must have the claimed length of each item", "lengths")
        self.policy = _word("policy", policy)
        self.columns = native.Columns(
            size=ctypes.sizeof(native.Columns), rows=self.rows, items=self.items, offsets=self.offsets.ctypes.data,
            policy=self.policy, **{name: array.ctypes.data for name, array in self.kept.items()})

    def lists(self, flat: Any) -> Any:
        """Numbers of items, in the form in which they were given."""
        if not self.arrow:
            return flat
        import pyarrow as pa

        return pa.LargeListArray.from_arrays(pa.array(self.offsets.astype(np.int64)), pa.array(flat))


def _word(name: str, value: Any) -> bytes:
    """A name as the library takes it, which ends at a 0."""
    if not isinstance(value, str) or "\0" in value:
        raise ColumnError(f"is {value!r}; it must be a name", name)
    return value.encode(errors="replace")


def _number(name: str, value: Any) -> float:
    try:
        if not isinstance(value, (bool, np.bool_, str, bytes, np.ndarray)):
            return float(value)
    except (OverflowError, TypeError, ValueError):
        pass
    raise ColumnError(f"is {value!r}; it must be a number that a double holds", name)


def _limits(seconds: SupportsFloat | None) -> Any:
    most = 0.0 if seconds is None else _number("seconds", seconds)
    limits = native.Limits(size=ctypes.sizeof(native.Limits), seconds=most, rows=0)
    return ctypes.byref(limits)


def _check(code: int, error: native.Error) -> None:
    if code == 0:
        return
    where = [None if place == native.NONE else int(place) for place in (error.row, error.item)]
    message, array = error.message.decode(errors="replace") or f"the call ended with {code}", error.array.decode()
    message = message.replace("it must be NULL", "leave it out")
    if array == "from":
        array, message = "start", message.replace("from and to: ", "start and end: ", 1)
    # The library's sentences have their places: "row 0: minimum of item 0 is -29; …".
    is_placed = message.startswith((f"row {where[0]}:", f"{array} ")) and array in message
    raise ColumnError(message, array, where[0], where[1], code, is_placed)


def rows_solve(
    rule: str = "glpk", *, offsets: Any = None, policy: str = "equal-sizes", seconds: SupportsFloat | None = None,
    states: Any = None, **columns: Any,
) -> Any:
    """Lengths of all rows by a rule, one an item.

    `states`, an array of bytes with an entry a row, gets the code of what is wrong with a row, whose lengths are then NaN;
    without it such a row ends in `ColumnError`.  `seconds` is the longest time for the call.
    """
    batch = _Batch(columns, offsets, policy)
    lengths = np.empty(batch.items)
    error = native.Error()
    code = native.LIBRARY.plumb_rows_solve(
        ctypes.byref(batch.columns), _word("rule", rule), _limits(seconds), lengths.ctypes.data, _states(states, batch),
        ctypes.byref(error))
    _check(code, error)
    return batch.lists(lengths)


def _states(states: Any, batch: _Batch) -> Any:
    if states is None:
        return None
    if not isinstance(states, np.ndarray) or states.dtype != np.uint8 or states.shape != (batch.rows,) or not states.flags.c_contiguous:
        raise ColumnError(f"must be an array of {batch.rows} bytes (numpy.uint8), one a row", "states")
    if not states.flags.writeable:
        raise ColumnError("can only be read; it must be an array that can be written", "states")
    return states.ctypes.data


@dataclass(frozen=True)
class Verdicts:
    """Verdicts and distances, one a row; `optimum` has one length an item.  What was not asked for is `None`.  Lengths are in points.

    verdict         numbers of verdicts, which `names` has as words
    farthest, mean  the greatest and the mean difference of a length from the optimum's
    overflow        how far the claim exceeds the container; unused: what it leaves of it
    least_overflow  the least that any answer exceeds the container by
    first, second   the items of the witness from 0 in their row, -1 for none: first breaks its bound, is not ideal, could still
                    grow, is the lower one of an inversion, or could give; second is the higher one, or the one that could take
    amount          by how much, 0 where the claim is optimal
    optimum         the optimal lengths
    """

    verdict: Any = None
    farthest: Any = None
    mean: Any = None
    overflow: Any = None
    unused: Any = None
    least_overflow: Any = None
    first: Any = None
    second: Any = None
    amount: Any = None
    optimum: Any = None

    @property
    def names(self) -> list[str]:
        """The verdicts by their names, such as "avoidableOverflow"."""
        if self.verdict is None:
            raise ColumnError('have no "verdict", which names need; ask for it too', "fields")
        known = {number: native.LIBRARY.plumb_verdict_name(number) for number in {int(one) for one in self.verdict}}
        return [(known[int(one)] or b"none").decode() for one in self.verdict]


def rows_verify(
    lengths: Any, *, offsets: Any = None, policy: str = "equal-sizes", rounding: Any = None,
    seconds: SupportsFloat | None = None, states: Any = None, fields: Iterable[str] | None = None, **columns: Any,
) -> Verdicts:
    """Judges claimed lengths, one an item, without a solver.

    `fields` are those of `Verdicts` that are wanted, all by default: what is left out is not worked out.
    """
    batch = _Batch({**columns, "lengths": lengths}, offsets, policy, is_judging=True)
    kinds = {"verdict": np.uint8, "first": np.int64, "second": np.int64}
    known = [name for name, *_ in native.VerdictColumns._fields_[1:]]
    if isinstance(fields, str) or fields is not None and not isinstance(fields, Iterable):
        raise ColumnError(f"is {fields!r}; it must be a list of names", "fields")
    fields = None if fields is None else list(fields)
    for name in fields or []:
        if name not in known:
            raise ColumnError(f"has {name!r}; it must have some of {', '.join(known)}", "fields")
    made = {
        name: np.empty(batch.items if name == "optimum" else batch.rows, dtype=kinds.get(name, np.float64))
        for name in (known if fields is None else fields)}
    asked = native.VerdictColumns(
        size=ctypes.sizeof(native.VerdictColumns), **{name: array.ctypes.data for name, array in made.items()})
    moved = None if rounding is None else _array("rounding", rounding, batch.rows, "rows")
    error = native.Error()
    code = native.LIBRARY.plumb_rows_verify(
        ctypes.byref(batch.columns), batch.claimed.ctypes.data, None if moved is None else moved.ctypes.data,
        _limits(seconds), ctypes.byref(asked), _states(states, batch), ctypes.byref(error))
    _check(code, error)
    if "optimum" in made:
        made["optimum"] = batch.lists(made["optimum"])
    return Verdicts(**made)


@dataclass(frozen=True)
class Pieces:
    """Sweeps: lengths as functions of the container, piece by piece, in points.

    offsets     row r has the pieces offsets[r] up to, and without, offsets[r + 1]
    start, end  the containers at which a piece begins and ends; the last end may be infinite
    fit         0 where items and gaps take more than there is, 1 what there is, 2 where they leave some of it
    numbers     piece p has a length for each item of its row: numbers[p] up to, and without, numbers[p + 1] of the next two
    lengths     at the beginning of the piece
    slopes      what a length gains for each point of container
    """

    offsets: Any
    start: Any
    end: Any
    fit: Any
    numbers: Any
    lengths: Any
    slopes: Any

    def at(self, row: SupportsIndex, container: SupportsFloat) -> Any:
        """The lengths of a row in a container."""
        try:
            row = operator.index(row)
        except TypeError:
            raise ColumnError(f"is {row!r}; it must be the whole number of a row", "row") from None
        container = _number("container", container)
        if not 0 <= row < len(self.offsets) - 1:
            raise ColumnError(f"is {row}; it must be from 0 to {len(self.offsets) - 2}", "row")
        first, last = int(self.offsets[row]), int(self.offsets[row + 1])
        if first == last or not self.start[first] <= container <= self.end[last - 1]:
            raise ColumnError(f"is {container}, where row {row} has not been swept", "container", row)
        piece = first + max(int(np.searchsorted(self.start[first:last], container, side="right")) - 1, 0)
        part = slice(int(self.numbers[piece]), int(self.numbers[piece + 1]))
        lengths, slopes = self.lengths[part].copy(), self.slopes[part]
        # In an infinite container a length that does not grow is finite.
        lengths[slopes != 0] += slopes[slopes != 0] * (container - self.start[piece])
        return lengths


def rows_sweep(
    rule: str = "water-fill", *, start: SupportsFloat = 0, end: SupportsFloat = float("inf"), offsets: Any = None,
    policy: str = "equal-sizes", seconds: SupportsFloat | None = None, states: Any = None, **columns: Any,
) -> Pieces:
    """All lengths as functions of the container, from `start` to `end`."""
    batch = _Batch(columns, offsets, policy)
    sweeps, error = ctypes.c_void_p(), native.Error()
    code = native.LIBRARY.plumb_rows_sweep(
        ctypes.byref(batch.columns), _word("rule", rule), _number("start", start), _number("end", end), _limits(seconds), ctypes.byref(sweeps),
        _states(states, batch), ctypes.byref(error))
    _check(code, error)
    try:
        shown = native.PieceColumns(size=ctypes.sizeof(native.PieceColumns))
        native.LIBRARY.plumb_sweeps_pieces(sweeps, ctypes.byref(shown))

        def copied(address: int | None, count: int, kind: Any) -> Any:
            if not address or count == 0:
                return np.zeros(count, dtype=kind)
            size = count * np.dtype(kind).itemsize
            return np.frombuffer(ctypes.string_at(address, size), dtype=kind)

        pieces = int(shown.pieces)
        numbers = copied(shown.numbers, pieces + 1 if pieces else 0, np.uint64)
        count = int(numbers[-1]) if len(numbers) else 0
        return Pieces(
            copied(shown.offsets, int(shown.rows) + 1, np.uint64), copied(shown.from_, pieces, np.float64),
            copied(shown.to, pieces, np.float64), copied(shown.fit, pieces, np.uint8), numbers,
            copied(shown.lengths, count, np.float64), copied(shown.slopes, count, np.float64))
    finally:
        native.LIBRARY.plumb_sweeps_free(sweeps)
