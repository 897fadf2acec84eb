"""Strategies of Hypothesis: rows as dictionaries, for `solve` and for engines of your own."""

from __future__ import annotations

from typing import Any

try:
    from hypothesis import strategies as st
except ImportError as error:
    raise ImportError("plumb_layout.hypothesis needs Hypothesis: pip install hypothesis") from error


def lengths(limit: int = 400) -> st.SearchStrategy[float]:
    """Points and half points from 0 on, small and whole ones first."""
    return st.one_of(st.integers(0, limit).map(float), st.integers(0, 2 * limit).map(lambda half: half / 2))


@st.composite
def items(draw: Any, limit: int = 400, priorities: bool = True) -> dict[str, Any]:
    """An item: minimum <= ideal <= maximum; the maximum may be infinite."""
    low, middle, high = sorted(draw(st.tuples(*[lengths(limit)] * 3)))
    item: dict[str, Any] = {"min": low, "ideal": middle, "max": "infinity" if draw(st.booleans()) else high}
    if priorities and draw(st.booleans()):
        item["priority"] = draw(st.sampled_from([0, 1, 2, -1, "-infinity"]))
    return item


@st.composite
def rows(
    draw: Any, *, max_items: int = 8, limit: int = 400, policy: str = "equal-sizes", priorities: bool = True,
) -> dict[str, Any]:
    """A row of one to `max_items` items in a container that they may or may not fit into."""
    parts = draw(st.lists(items(limit, priorities), min_size=1, max_size=max_items))
    if policy == "weights":
        parts = [{**part, "weight": draw(st.sampled_from([1, 2, 0.5, 3]))} for part in parts]
    return {
        "available": draw(lengths(limit * max_items)), "spacing": draw(st.sampled_from([0, 8, 4.5])), "policy": policy,
        "items": parts,
    }
