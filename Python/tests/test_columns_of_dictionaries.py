"""Rows as dictionaries become columns whose answers are those of the dictionaries."""

from decimal import Decimal

import numpy as np
import plumb_layout as plumb
import pytest

POLICIES = ["equal-sizes", "equal-increments", "weights", "css-flex", "glue", "levels", "qt-box", "gtk-box", "natural-steps",
            "spread", "grid-tracks"]


def same(rows):
    lengths = plumb.rows_solve("water-fill", **plumb.columns(rows))
    said = [float(length) for answer in plumb.solve(rows, with_="water-fill") for length in answer["lengths"]]
    return lengths.tolist() == said


@pytest.mark.parametrize("explicit", [False, True])
@pytest.mark.parametrize("policy", POLICIES)
def test_columns_answer_as_dictionaries(policy, explicit):
    for kind in ("toolbar", "table", "random"):
        assert same(plumb.generate(kind, 200, policy=policy, explicit=explicit))


@pytest.mark.parametrize("policy, fields", [
    ("glue", {"shrink": 1}), ("natural-steps", {"shrink": 2}), ("css-flex", {"shrink": 2, "basis": 30}), ("weights", {"weight": 3}),
    ("levels", {"base": 5}), ("equal-sizes", {"priority": "-infinity"}),
])
def test_fields_that_some_items_leave_out_have_their_defaults(policy, fields):
    bounds = [{"min": 3, "ideal": 10}, {"min": 1, "ideal": 20, "max": 30}, {"max": "infinity"}, {"min": 4}]
    items = [{**bound, **(fields if index == 0 else {})} for index, bound in enumerate(bounds)]
    assert same([{"available": wide, "policy": policy, "spacing": 2, "items": items} for wide in (10, 30, 90, "infinity")])
    assert same([{"policy": policy, "spacing": [1, 2, 3], "items": items}, {"policy": policy, "items": []}])


def test_quotients_are_numbers():
    items = [{"min": "20/3"}, {"min": "1.5/2e1"}, {"min": Decimal("0.5")}, {"min": np.float32(3)}]
    assert plumb.columns({"items": items})["minimum"].tolist() == [20 / 3, 0.075, 0.5, 3]


def test_one_row_or_none():
    row = {"id": "row", "available": 150, "items": [{"max": 100}, {"min": 100}], "claimed": [], "note": "a note"}
    assert plumb.rows_solve("water-fill", **plumb.columns(row)).tolist() == [50, 100]
    assert len(plumb.rows_solve("water-fill", **plumb.columns([]))) == 0


@pytest.mark.parametrize("rows, array, row", [
    ([{"items": []}, {"items": [], "policy": "weights"}], "policy", None),
    ([{"items": []}, {"items": [{"steps": [[1, 2]]}]}], "steps", 1),
    ([{"items": [{"gaps": 3}]}], "gaps", 0),
    ([{"items": [{"min": "w"}]}], "minimum", None),
    ([{"items": [{}, {}], "spacing": []}], "spacing", 0),
    ([{"items": []}, {"tree": {}}], "tree", 1),
    ([{"items": [], "available": 1}, {}], "items", 1),
    ([{"items": [{}]}, {"policy": "equal-sizes", "items": [{}, {"stretchOrder": 256}]}], "stretch_order", 1),
    ([{"items": [{"shrinkOrder": 1.5}]}], "shrink_order", 0),
    ([{"items": [{"minimum": 3}]}], "minimum", 0),
    ([{"items": [{"min": True}]}], "minimum", None),
    ([{"items": [{"min": "nan"}]}], "minimum", None),
    ([{"items": [{"min": "1_0"}]}], "minimum", None),
    ([{"items": [{"min": None}]}], "minimum", None),
    ([{"items": [{"min": b"3"}]}], "minimum", None),
    ([{"items": [{"min": "1_0/2"}]}], "minimum", None),
    ([{"items": [{"min": "1/0"}]}], "minimum", None),
    ([{"items": [{"min": "1e999999999/3"}]}], "minimum", None),
    ([{"items": []}, 1], "", 1),
    ([{"items": 3}], "items", 0),
    ([{"items": []}, {"items": [{}, 3]}], "items", 1),
    ([{"items": [{1: 1}]}], "items", 0),
    ([{1: 1}], "1", 0),
    ([{"items": [], "policy": []}], "policy", 0),
])
def test_what_is_no_column_is_named(rows, array, row):
    with pytest.raises(plumb.ColumnError) as caught:
        plumb.columns(rows)
    assert (caught.value.array, caught.value.row) == (array, row)


def test_arrays_are_numpys():
    made = plumb.columns(plumb.generate("random", 5, policy="glue"))
    assert made["offsets"].dtype == np.uint64 and made["stretch_order"].dtype == np.uint8 and made["policy"] == "glue"
