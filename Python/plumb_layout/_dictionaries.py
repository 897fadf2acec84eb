"""Rows as dictionaries become columns, with the defaults of `plumb.h` for fields that some rows leave out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from decimal import Decimal
from fractions import Fraction
from numbers import Real
from typing import Any

import numpy as np

from . import _native_library as native
from ._errors import ColumnError

__tracebackhide__ = True

#: The names in JSON where columns have others.
_FIELDS = {"min": "minimum", "max": "maximum", "shrinkPriority": "shrink_priority", "stretchOrder": "stretch_order",
           "shrinkOrder": "shrink_order"}
_DEFAULTS = {"maximum": np.inf, "weight": 1.0}
_MISSING = object()
_DECIMAL = re.compile(r"[+-]?(\.[0-9]+|[0-9]+\.?[0-9]*)([eE][+-]?[0-9]{1,3})?").fullmatch
_WORDS = {"infinity": np.inf, "-infinity": -np.inf}
_UNREAD = {"id", "note", "axis", "claimed", "cross"}
_ROW = {"available", "spacing", "policy", "items"}


def columns(rows: Mapping[str, Any] | Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """Rows as dictionaries, such as those of `generate`, as the columns that `rows_solve` and its like take.

    The rows must have one policy.  Names, notes, claims and places across the axis are left out.
    """
    if not isinstance(rows, Iterable):
        raise TypeError(f"rows must be a dictionary or a list of dictionaries, not {type(rows).__name__}")
    rows = [rows] if isinstance(rows, Mapping) else list(rows)
    for place, given in enumerate(rows):
        _check(given, place)
    policies = {row.get("policy", "equal-sizes") for row in rows}
    if len(policies) > 1:
        raise ColumnError(f"are {', '.join(sorted(map(str, policies)))}; rows of one call have one policy", "policy")
    items = [item for row in rows for item in row["items"]]
    offsets = np.zeros(len(rows) + 1, dtype=np.uint64)
    np.cumsum([len(row["items"]) for row in rows], out=offsets[1:])
    made: dict[str, Any] = {
        "offsets": offsets, "policy": policies.pop() if policies else "equal-sizes",
        "available": _numbers("available", [_room(row) for row in rows], np.nan),
        "gaps": _numbers("gaps", [gap for index, row in enumerate(rows) for gap in _gaps(row, index)], 0)}
    names = {_FIELDS.get(field, field): field for item in items for field in item if field not in _UNREAD}
    for name, field in names.items():
        if name not in native.ITEM_COLUMNS + native.ORDER_COLUMNS or name == "gaps" or field in _FIELDS.values():
            row = next(index for index, row in enumerate(rows) if any(field in item for item in row["items"]))
            raise ColumnError("is a field of items that is no column; ask with dictionaries", field, row)
        if name != "ideal":
            made[name] = _numbers(name, [item.get(field, _MISSING) for item in items], _default(name, made["policy"]))
    if "ideal" in names:
        # An ideal that is left out is the minimum.
        made["ideal"] = _numbers("ideal", [item.get("ideal", item.get("min", _MISSING)) for item in items], 0)
    for name in native.ORDER_COLUMNS:
        if name in made:
            made[name] = _orders(name, made[name], offsets)
    return made


def _check(row: Any, index: int) -> None:
    if not isinstance(row, Mapping):
        raise ColumnError(f"is {row!r}; it must be a dictionary", "", index)
    for field in row:
        if field not in _ROW | _UNREAD:
            raise ColumnError("is no field of a row; families and scenes are no columns", str(field), index)
    if not isinstance(row.get("policy", ""), str):
        raise ColumnError(f"is {row['policy']!r}; it must be a name", "policy", index)
    if "items" not in row:
        raise ColumnError("are missing", "items", index)
    if not isinstance(row["items"], (list, tuple)):
        raise ColumnError(f"are {row['items']!r}; they must be a list", "items", index)
    for place, item in enumerate(row["items"]):
        if not isinstance(item, Mapping) or not all(isinstance(field, str) for field in item):
            raise ColumnError(f"is {item!r}; it must be a dictionary with fields of items", "items", index, place)


def _default(name: str, policy: str) -> float:
    return float(policy != "glue") if name == "shrink" else _DEFAULTS.get(name, 0.0)


def _gaps(row: Mapping[str, Any], index: int) -> list[Any]:
    """A gap behind every item; that behind the last one is not read."""
    spacing, count = row.get("spacing", 0), len(row["items"])
    if np.ndim(spacing) == 0:
        return [spacing] * count
    if len(spacing) != max(count - 1, 0):
        raise ColumnError(f"has {len(spacing)} entries; {count} items have gaps: {max(count - 1, 0)}", "spacing", index)
    return [*spacing, 0][:count]


def _room(row: Mapping[str, Any]) -> Any:
    available = row.get("available")
    return _MISSING if available is None else available


def _numbers(name: str, values: list[Any], missing: float) -> Any:
    return np.array([missing if value is _MISSING else _number(name, value) for value in values], dtype=np.float64)


def _number(name: str, value: Any) -> float:
    """A number as JSON has it: infinities are words, quotients texts such as "20/3"."""
    found = np.nan
    try:
        if isinstance(value, str):
            found = _WORDS[value] if value in _WORDS else _quotient(value)
        elif isinstance(value, (Real, Decimal)) and not isinstance(value, bool):
            found = float(value)
    except ArithmeticError:
        pass
    if np.isnan(found):
        raise ColumnError(f"holds {value!r}; it must hold numbers", name)
    return found


def nearest(name: str, value: Any) -> Any:
    """The nearest doubles of a number, or of a list of them, as JSON has them."""
    return [_number(name, one) for one in value] if isinstance(value, (list, tuple)) else _number(name, value)


def _quotient(text: str) -> float:
    """The nearest double of a quotient of two decimals; no number for another text."""
    parts = text.split("/")
    return float(Fraction(parts[0]) / Fraction(parts[1])) if len(parts) == 2 and all(map(_DECIMAL, parts)) else np.nan


def _orders(name: str, values: Any, offsets: Any) -> Any:
    wrong = np.flatnonzero((values != np.floor(values)) | (values < 0) | (values > 3))
    if len(wrong):
        row = int(np.searchsorted(offsets, wrong[0], side="right")) - 1
        raise ColumnError(f"is {values[wrong[0]]:g}; it must be a whole number from 0 to 3", name, row, int(wrong[0] - offsets[row]))
    return values.astype(np.uint8)
