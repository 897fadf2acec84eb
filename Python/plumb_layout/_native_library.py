"""libplumb by ctypes: structs as in plumb.h, checked against its interface."""

from __future__ import annotations

import ctypes
import json
import os
from ctypes import POINTER, Structure, c_char, c_char_p, c_double, c_int32, c_size_t, c_uint8, c_uint32, c_uint64, c_void_p
from pathlib import Path
from typing import Any

INTERFACE = 1
NONE = 2**64 - 1

ROW_COLUMNS = ["available", "spacing"]
ITEM_COLUMNS = ["gaps", "minimum", "ideal", "maximum", "priority", "weight", "basis", "grow", "shrink", "stretch", "base",
                "shrink_priority"]
ORDER_COLUMNS = ["stretch_order", "shrink_order"]


class Columns(Structure):
    _fields_ = [("size", c_size_t), ("rows", c_uint64), ("items", c_uint64), ("offsets", c_void_p), ("policy", c_char_p),
                *[(name, c_void_p) for name in ROW_COLUMNS + ITEM_COLUMNS + ORDER_COLUMNS]]


class Limits(Structure):
    _fields_ = [("size", c_size_t), ("seconds", c_double), ("rows", c_uint64)]


class Error(Structure):
    _fields_ = [("code", c_int32), ("row", c_uint64), ("item", c_uint64), ("array", c_char * 32), ("message", c_char * 480)]


class VerdictColumns(Structure):
    _fields_ = [("size", c_size_t), *[(name, c_void_p) for name in [
        "verdict", "farthest", "mean", "overflow", "unused", "least_overflow", "first", "second", "amount", "optimum"]]]


class PieceColumns(Structure):
    _fields_ = [("size", c_size_t), ("rows", c_uint64), ("pieces", c_uint64), *[(name, c_void_p) for name in [
        "offsets", "from_", "to", "fit", "numbers", "lengths", "slopes"]]]


def _load() -> ctypes.CDLL:
    path = os.environ.get("PLUMB_LAYOUT_LIBRARY") or str(Path(__file__).parent / "_native" / "libplumb.so")
    library = ctypes.CDLL(path)
    library.plumb_abi_version.restype = c_uint32
    if library.plumb_abi_version() != INTERFACE:
        raise ImportError(f"{path} has interface {library.plumb_abi_version()}; this package needs {INTERFACE}")
    for name in ["plumb_version", "plumb_components", "plumb_verdict_name"]:
        getattr(library, name).restype = c_char_p
    library.plumb_verdict_name.argtypes = [c_uint8]
    library.plumb_call.argtypes = [c_char_p, c_char_p, c_char_p, c_size_t, POINTER(c_void_p)]
    for name in ["plumb_result_text", "plumb_result_errors"]:
        getattr(library, name).argtypes = [c_void_p, POINTER(c_size_t)]
        getattr(library, name).restype = c_void_p
    for name in ["plumb_result_free", "plumb_sweeps_free"]:
        getattr(library, name).argtypes = [c_void_p]
        getattr(library, name).restype = None
    library.plumb_result_status.argtypes = [c_void_p]
    columns, limits, error = POINTER(Columns), POINTER(Limits), POINTER(Error)
    library.plumb_rows_solve.argtypes = [columns, c_char_p, limits, c_void_p, c_void_p, error]
    library.plumb_rows_verify.argtypes = [columns, c_void_p, c_void_p, limits, POINTER(VerdictColumns), c_void_p, error]
    library.plumb_rows_sweep.argtypes = [
        columns, c_char_p, c_double, c_double, limits, POINTER(c_void_p), c_void_p, error]
    library.plumb_sweeps_pieces.argtypes = [c_void_p, POINTER(PieceColumns)]
    return library


LIBRARY = _load()


def version() -> str:
    """The version of Plumb."""
    return bytes(LIBRARY.plumb_version()).decode()


def components() -> dict[str, Any]:
    """What the library is made of, with versions and the licence of the whole."""
    made_of: dict[str, Any] = json.loads(LIBRARY.plumb_components())
    return made_of


def call(verb: str, options: dict[str, Any], data: bytes) -> tuple[int, str, str]:
    """What `plumb VERB` answers to `data`: its status, what it prints, what it says on standard error."""
    result = c_void_p()
    code = LIBRARY.plumb_call(verb.encode(), json.dumps(options).encode(), data, len(data), ctypes.byref(result))
    if code != 0:
        raise ValueError(f"plumb_call ended with {code}")
    try:
        size = c_size_t()

        def text(read: Any) -> str:
            start = read(result, ctypes.byref(size))
            return ctypes.string_at(start, size.value).decode()

        return (LIBRARY.plumb_result_status(result), text(LIBRARY.plumb_result_text), text(LIBRARY.plumb_result_errors))
    finally:
        LIBRARY.plumb_result_free(result)
