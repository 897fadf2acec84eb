"""What is wrong with input."""

from __future__ import annotations

from typing import Any


class PlumbError(ValueError):
    """Problems or options that cannot be answered.

    `answers` has what could be answered of a list of problems; `status` is the command's.
    """

    def __init__(self, message: str, status: int = 2, answers: list[Any] | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.answers = answers if answers is not None else []


class ColumnError(PlumbError):
    """An array that cannot be taken: its name, and the row and the item, from 0, where there is one.

    The message begins with this place, unless it `is_placed` already.
    """

    def __init__(
        self, message: str, array: str = "", row: int | None = None, item: int | None = None, code: int = 1,
        is_placed: bool = False,
    ) -> None:
        place = ", ".join(
            word for word in [array, "" if row is None else f"row {row}", "" if item is None else f"item {item}"] if word)
        super().__init__(message if is_placed or not place else f"{place}: {message}")
        self.array = array
        self.row = row
        self.item = item
        self.code = code
