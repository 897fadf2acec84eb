"""Rows in test suites."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ._verbs import verify

__tracebackhide__ = True


def assert_optimal(row: Mapping[str, Any], lengths: Sequence[float], *, rounding: float | None = None) -> None:
    """Fails with verdict, witness and optimum unless the lengths are the row's optimum.

    `rounding` says how far rounding may have moved each length.
    """
    claim: dict[str, Any] = {"engine": "lengths", "lengths": [float(length) for length in lengths]}
    if rounding is not None:
        claim["rounding"] = rounding
    for verdict in verify({**row, "claimed": claim}):
        if verdict["verdict"] != "optimal":
            raise AssertionError(
                f"{verdict['verdict']}: {claim['lengths']} in {row.get('available', 'no container')}\n"
                f"  witness: {verdict.get('witness')}\n  optimum: {verdict.get('optimum')}\n"
                f"  distance: {verdict.get('distance')}")
