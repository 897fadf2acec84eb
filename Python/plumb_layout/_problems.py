"""Problems and options on their way to JSON, and what the library says of them on its way back."""

from __future__ import annotations

import json
import keyword
import math
import os
import re
from collections.abc import Iterable, Mapping
from typing import Any, Union

import numpy as np

from ._errors import PlumbError

__tracebackhide__ = True

#: One problem as a dictionary, or many: as dictionaries, or as the text of a .json or .jsonl file.
Problems = Union[Mapping[str, Any], Iterable[Mapping[str, Any]], str, bytes, bytearray, memoryview]

_GREATEST = 10**300

#: Problems as text.
TEXTS = (str, bytes, bytearray, memoryview)
#: Options that may be given several times.  Lists of all others become one text with commas.
REPEATED = {"claim", "worst", "free", "choose", "drop", "price", "at-most", "at-least", "at", "column", "font"}


def plain(value: Any, place: str) -> Any:
    """As JSON has it: NumPy's numbers and arrays as Python's, infinities by their names.

    `place` is the field, such as "items[0].max", which the complaint about all else names.
    """
    if value is None or isinstance(value, (str, bool)):
        return value
    if isinstance(value, int):
        if abs(value) > _GREATEST:
            raise PlumbError(f"{place}: is a whole number beyond 1e300, which nothing here takes")
        return int(value)
    if isinstance(value, (float, np.floating)):
        if math.isnan(value):
            raise PlumbError(f"{place}: is nan, which JSON does not have; leave the field out, or give a number")
        return float(value) if math.isfinite(value) else "infinity" if value > 0 else "-infinity"
    if isinstance(value, Mapping):
        return {_key(key, place): plain(part, f"{place}.{key}" if place else str(key)) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(part, f"{place}[{index}]") for index, part in enumerate(value)]
    if callable(getattr(value, "tolist", None)):
        return plain(value.tolist(), place)
    found = f"{place}: is of type {type(value).__name__}, which JSON does not have".removeprefix(": ")
    raise PlumbError(f"{found}; give a number, a text, a list or a dictionary")


def _key(key: Any, place: str) -> str:
    if not isinstance(key, str):
        raise PlumbError(f"{place}: has the key {key!r}; keys must be texts".removeprefix(": "))
    return key


def lines(problems: Problems) -> list[bytes]:
    """The problems as JSON, each a line; a text is one entry, as it is."""
    if isinstance(problems, str):
        try:
            return [problems.encode()]
        except UnicodeEncodeError as error:
            raise PlumbError(f"the text has half of a character at {error.start}: {problems[error.start]!r}") from None
    if isinstance(problems, (bytes, bytearray, memoryview)):
        return [bytes(problems)]
    if isinstance(problems, Mapping):
        return [_line(problems, "")]
    if not isinstance(problems, Iterable):
        hint = "; read the file, as with Path.read_text" if isinstance(problems, os.PathLike) else ""
        raise TypeError("problems must be a dictionary, a list of dictionaries, or the text of a .json or .jsonl file, "
                        f"not {type(problems).__name__}{hint}")
    return [_line(problem, f"problem {index}: ") for index, problem in enumerate(problems)]


def _line(problem: Any, place: str) -> bytes:
    try:
        return json.dumps(plain(problem, "")).encode() + b"\n"
    except PlumbError as error:
        raise PlumbError(f"{place}{error}") from None
    except RecursionError:
        raise PlumbError(f"{place}is nested too deep for Python; give it as a text") from None


def named_options(given: Mapping[str, Any]) -> dict[str, Any]:
    """The options by the command's names."""
    return {_dashed(name): _option(_dashed(name), value) for name, value in given.items() if value is not None}


def _dashed(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


def _option(name: str, value: Any) -> Any:
    if name == "of" and not isinstance(value, str):
        try:
            return b"".join(lines(value)).decode()
        except UnicodeDecodeError as error:
            raise PlumbError(f"option of: is not UTF-8 at byte {error.start}; give a text") from None
    value = os.fspath(value) if isinstance(value, os.PathLike) else value
    if name == "rows" and isinstance(value, str):
        raise PlumbError("option rows: must be a number, the most problems to read; only the command writes files, "
                         "as plumb compare --rows FILE")
    value = plain(value, f"option {python_name(name)}")
    return ",".join(map(str, value)) if isinstance(value, list) and name not in REPEATED else value


def python_name(name: str) -> str:
    """An option as Python spells it: `with_` for --with."""
    return name.replace("-", "_") + ("_" if keyword.iskeyword(name) else "")


def complaint(errors: str, problems: Problems, besides: Iterable[str] = ()) -> str:
    """What the library says, with the places and names of Python: problems count from 0, lines of a text from 1.

    `besides` are the options that the command takes in the library's place.
    """

    def place(found: re.Match[str]) -> str:
        if isinstance(problems, Mapping):
            return ""
        return f"line {found[1]}: " if isinstance(problems, TEXTS) else f"problem {int(found[1]) - 1}: "

    def option(found: re.Match[str]) -> str:
        return f"option {python_name(found[1])}"

    def known(found: re.Match[str]) -> str:
        return found[1] + ", ".join(map(python_name, [*found[2].split(", "), *besides]))

    def meant(found: re.Match[str]) -> str:
        return found[1] + python_name(found[2]) + "? "

    # Behind a complaint the command says how it is called.
    errors = errors.split("\nUsage: ")[0].strip().removeprefix("Error: ")
    errors = re.sub(r"^-:(\d+): ", place, errors, flags=re.MULTILINE)
    errors = re.sub(r"^-: ", "the input ", errors, flags=re.MULTILINE)
    errors = re.sub(r"^options:1: ([\w-]+)", option, errors, flags=re.MULTILINE)
    errors = re.sub(r"(?<!\S)--([a-z][a-z-]*)", lambda found: python_name(found[1]), errors)
    errors = re.sub(r"(^option .*did you mean )([\w-]+)\? ", meant, errors, flags=re.MULTILINE)
    return re.sub(r"(^option .* known here are )(.*)$", known, errors, flags=re.MULTILINE)
