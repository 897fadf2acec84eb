"""The package beside the command that it brings along: equal to the last bit, from many threads, and with wrong arrays."""

import json
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor
from decimal import Decimal
from pathlib import Path

import numpy as np
import plumb_layout as plumb
import pyarrow as pa
import pytest
from hypothesis import given, settings
from plumb_layout._command import PROGRAM
from plumb_layout.hypothesis import rows

ROW = {"id": "row", "available": 150, "items": [{"id": "capped", "max": 100}, {"id": "wide", "min": 100}]}
COUNT = 20_000
FIELDS = {"minimum": "min", "ideal": "ideal", "maximum": "max"}


def command(words, text):
    run = subprocess.run([PROGRAM, *words, "-"], input=text.encode(), capture_output=True)
    assert run.returncode in (0, 1), run.stderr.decode()
    return [json.loads(line) for line in run.stdout.splitlines()]


def batch(count, seed=1, **items):
    """Random rows of one to eight items, as columns; and as lines of JSON."""
    random = np.random.default_rng(seed)
    sizes = random.integers(1, 9, count)
    offsets = np.concatenate([[0], np.cumsum(sizes)]).astype(np.uint64)
    total = int(offsets[-1])
    bounds = np.sort(random.integers(0, 800, (3, total)) / 2, axis=0)
    columns = {"available": random.integers(0, 4000, count) / 2, "spacing": random.choice([0.0, 8.0], count),
               "minimum": bounds[0], "ideal": bounds[1], "maximum": bounds[2]}
    columns.update({name: make(random, total) for name, make in items.items()})
    return offsets, columns


def text(offsets, columns, policy, lengths=None):
    names = {**FIELDS, "shrink_priority": "shrinkPriority", "stretch_order": "stretchOrder", "shrink_order": "shrinkOrder"}
    lines = []
    items = {names.get(name, name): values.tolist() for name, values in columns.items() if name not in ("available", "spacing")}
    for row, (first, last) in enumerate(zip(offsets[:-1].tolist(), offsets[1:].tolist())):
        problem = {"available": columns["available"][row], "spacing": columns["spacing"][row], "policy": policy,
                   "items": [{name: values[at] for name, values in items.items()} for at in range(first, last)]}
        if lengths is not None:
            problem["claimed"] = {"engine": "test", "lengths": lengths[first:last].tolist()}
        lines.append(json.dumps(problem))
    return "\n".join(lines) + "\n"


def policies():
    """All names that columns have, from what the library says of one that it does not know; the steps of texts are JSON's alone."""
    with pytest.raises(plumb.ColumnError) as caught:
        plumb.rows_solve("swiftui", offsets=[0], policy="?")
    names = str(caught.value).partition("must be one of ")[2].split(", ")
    assert "equal-sizes" in names and len(names) > 10, caught.value
    return names


@pytest.mark.parametrize("policy", policies())
def test_columns_are_the_commands_answers_to_the_last_bit(policy):
    offsets, columns = batch(COUNT)
    lengths = plumb.rows_solve("water-fill", offsets=offsets, policy=policy, **columns)
    said = command(["solve", "--with", "water-fill", "--format", "json"], text(offsets, columns, policy))
    assert np.array_equal(lengths, np.concatenate([answer["lengths"] for answer in said]))
    verdicts = plumb.rows_verify(lengths, offsets=offsets, policy=policy, **columns)
    judged = command(["verify", "--format", "json"], text(offsets, columns, policy, lengths))
    assert verdicts.names == [verdict["verdict"] for verdict in judged]


def test_verdicts_on_wrong_lengths_are_the_commands():
    offsets, columns = batch(2_000, seed=3)
    lengths = plumb.rows_solve("swiftui", offsets=offsets, **columns)
    verdicts = plumb.rows_verify(lengths, offsets=offsets, **columns)
    judged = command(["verify", "--format", "json"], text(offsets, columns, "equal-sizes", lengths))
    assert verdicts.names == [verdict["verdict"] for verdict in judged]
    assert len(set(verdicts.names)) > 2
    for at, verdict in enumerate(judged):
        if verdict["verdict"] != "optimal":
            assert verdicts.farthest[at] == verdict["distance"]["max"]


def test_verdicts_are_those_that_are_asked_for():
    offsets, columns = batch(50)
    lengths = plumb.rows_solve("swiftui", offsets=offsets, **columns)
    whole = plumb.rows_verify(lengths, offsets=offsets, **columns)
    part = plumb.rows_verify(lengths, offsets=offsets, fields=["verdict", "farthest"], **columns)
    assert part.names == whole.names and part.farthest.tolist() == whole.farthest.tolist() and part.optimum is None
    with pytest.raises(plumb.ColumnError, match="nobody"):
        plumb.rows_verify(lengths, offsets=offsets, fields=["nobody"], **columns)


def test_sweeps_meet_the_answers():
    offsets, columns = batch(50, seed=4)
    pieces = plumb.rows_sweep("water-fill", offsets=offsets, end=3000, **columns)
    lengths = plumb.rows_solve("water-fill", offsets=offsets, **columns)
    for row in range(50):
        part = slice(int(offsets[row]), int(offsets[row + 1]))
        assert np.allclose(pieces.at(row, columns["available"][row]), lengths[part], atol=1e-9)


def test_sixteen_threads_give_one_answer():
    offsets, columns = batch(2_000, seed=2)
    once = plumb.rows_solve("glpk", offsets=offsets, **columns)
    line = plumb.solve(ROW)

    def ask(_):
        assert plumb.solve(ROW) == line
        return plumb.rows_solve("glpk", offsets=offsets, **columns)

    with ThreadPoolExecutor(16) as pool:
        assert all(np.array_equal(once, answer) for answer in pool.map(ask, range(32)))


def test_arrow_lists_come_and_go():
    least, most = pa.array([[0.0, 100.0], [10.0]]), pa.chunked_array([[[100.0, 400.0]], [[50.0]]])
    lengths = plumb.rows_solve("water-fill", available=pa.array([150.0, 80.0]), minimum=least, maximum=most)
    assert lengths.to_pylist() == [[50.0, 100.0], [50.0]]
    cut = plumb.rows_solve("water-fill", available=[80.0], minimum=least.slice(1), maximum=pa.array([[50.0]]))
    assert cut.to_pylist() == [[50.0]]
    verdicts = plumb.rows_verify(lengths, available=[150.0, 80.0], minimum=least, maximum=most)
    assert verdicts.names == ["optimal", "optimal"] and verdicts.optimum.to_pylist() == lengths.to_pylist()


@pytest.mark.parametrize("columns, array, row", [
    ({"minimum": [1, 2, 3]}, "minimum", None),
    ({"minimum": [1, -2]}, "minimum", 1),
    ({"minimum": [0, 5], "ideal": [0, 4]}, "minimum", 1),
    ({"ideal": [0, float("nan")]}, "ideal", 1),
    ({"available": [1]}, "available", None),
    ({"available": [1, -1]}, "available", 1),
    ({"maximum": ["a", "b"]}, "maximum", None),
    ({"minimum": [[1, 2]]}, "minimum", None),
    ({"offsets": 2}, "offsets", None),
    ({"stretch_order": 300}, "stretch_order", None),
    ({"grow": 1}, "grow", None),
    ({"offsets": [0, 2, 1]}, "offsets", 1),
    ({"offsets": [1, 2]}, "offsets", None),
    ({"minimal": [1, 2]}, "minimal", None),
    ({"weight": pa.array([[1.0], [None]])}, "weight", 1),
    ({"weight": pa.array([[1.0], None])}, "weight", 1),
    ({"offsets": None, "minimum": pa.array([[1.0], [2.0]]), "weight": pa.array([[1.0, 1.0], []])}, "weight", 0),
])
def test_a_wrong_array_is_named(columns, array, row):
    with pytest.raises(plumb.ColumnError) as caught:
        plumb.rows_solve("swiftui", **{"offsets": [0, 1, 2], **columns})
    assert caught.value.array == array and array in str(caught.value)
    if row is not None:
        assert caught.value.row == row, caught.value


@pytest.mark.parametrize("given, array", [
    ({"states": np.frombuffer(bytes(1), np.uint8)}, "states"),
    ({"rule": None}, "rule"), ({"rule": "swiftui\0"}, "rule"), ({"policy": "weights\0"}, "policy"), ({"seconds": "1"}, "seconds"),
    ({"offsets": np.array([False, True])}, "offsets"), ({"offsets": [0, 2**40]}, "offsets"),
    ({"minimum": np.ma.array([1], mask=[True])}, "minimum"),
])
def test_what_is_no_argument_is_named(given, array):
    with pytest.raises(plumb.ColumnError) as caught:
        plumb.rows_solve(**{"offsets": [0, 1], "minimum": [1], **given})
    assert caught.value.array == array


@pytest.mark.parametrize("given, array", [
    ({"lengths": None}, "lengths"), ({"lengths": 50}, "lengths"), ({"fields": "mean"}, "fields"), ({"fields": 3}, "fields"),
    ({"fields": ["middle"]}, "fields"),
])
def test_what_is_no_claim_is_named(given, array):
    with pytest.raises(plumb.ColumnError) as caught:
        plumb.rows_verify(**{"lengths": [50], "offsets": [0, 1], **given})
    assert caught.value.array == array


def test_names_need_verdicts():
    assert plumb.rows_verify([50], offsets=[0, 1], available=50, fields=["verdict"]).names == ["optimal"]
    with pytest.raises(plumb.ColumnError, match='fields: have no "verdict"'):
        plumb.rows_verify([50], offsets=[0, 1], fields=["mean"]).names


def test_no_rows_have_no_lengths():
    assert len(plumb.rows_solve(offsets=[0], available=[])) == 0
    with pytest.raises(plumb.ColumnError, match="^offsets: must begin with 0$"):
        plumb.rows_solve(offsets=[])


@pytest.mark.parametrize("place, array", [
    (("a", 3), "row"), ((0.5, 3), "row"), ((1, 3), "row"), ((-1, 3), "row"), ((0, "3"), "container"), ((0, float("nan")), "container"),
    ((0, 10**400), "container"),
])
def test_what_is_no_place_in_a_sweep_is_named(place, array):
    swept = plumb.rows_sweep(offsets=[0, 2], maximum=50)
    assert swept.at(np.int64(0), np.float32(30)).tolist() == swept.at(0, Decimal(30)).tolist() == [15, 15]
    with pytest.raises(plumb.ColumnError) as caught:
        swept.at(*place)
    assert caught.value.array == array


def test_a_range_of_a_sweep_has_the_names_of_its_arguments():
    with pytest.raises(plumb.ColumnError, match="^start and end: a sweep begins") as caught:
        plumb.rows_sweep(offsets=[0, 2], start=5, end=1)
    assert caught.value.array == "start"


def test_a_row_that_is_too_long_is_one_state():
    states = np.zeros(2, np.uint8)
    lengths = plumb.rows_solve("swiftui", offsets=[0, 1, 20_001], minimum=1, states=states)
    assert lengths[0] == 1 and np.isnan(lengths[1:]).all() and states[0] == 0 and states[1] != 0


def test_infinite_containers_have_finite_lengths():
    pieces = plumb.rows_sweep("swiftui", offsets=[0, 2], maximum=[10, float("inf")])
    assert pieces.at(0, float("inf")).tolist() == [10, float("inf")]
    with pytest.raises(plumb.ColumnError, match="row: is 1"):
        pieces.at(1, 5)


def test_other_arrays_of_arrow():
    pairs = pa.array([[1, 2], [3, 4]], type=pa.list_(pa.float64(), 2))
    assert plumb.rows_solve("swiftui", minimum=pairs[1:]).to_pylist() == [[3, 4]]
    assert plumb.rows_solve("swiftui", offsets=[0, 1, 2], available=pa.array([None, None]), minimum=[1, 2]).tolist() == [1, 2]


def test_one_number_stands_for_a_column():
    offsets, minimum = [0, 2, 3], [0, 100, 10]
    said = plumb.rows_solve("water-fill", offsets=offsets, minimum=minimum, available=[300, 300], spacing=[8, 8], weight=[1, 1, 1])
    for eight in (8, np.int64(8), np.float32(8), np.array(8), pa.scalar(8)):
        numbers = plumb.rows_solve("water-fill", offsets=offsets, minimum=minimum, available=300, spacing=eight, weight=1)
        assert np.array_equal(numbers, said)
    assert plumb.rows_verify(said, offsets=offsets, minimum=minimum, available=300, spacing=8, rounding=0).names == ["optimal"] * 2
    with pytest.raises(plumb.ColumnError, match="lengths: is one number"):
        plumb.rows_verify(3, offsets=offsets)


def test_messages_say_the_place_once_and_what_would_be_right():
    def message(**columns):
        with pytest.raises(plumb.ColumnError) as caught:
            plumb.rows_solve("swiftui", **{"offsets": [0, 1, 2], **columns})
        return str(caught.value)

    assert message(minimum=[-29, 0]) == "row 0: minimum of item 0 is -29; it must be from 0 to 1000000000"
    assert message(available=[1]) == "available: has 1 entry; there are 2 rows"
    assert message(offsets=[0, 1], available=[1, 2]) == "available: has 2 entries; there is one row"
    assert message(grow=1) == "grow is not read under policy equal-sizes; leave it out"
    square = np.ones((3, 4))
    advice = re.search(r"offsets=(.*),", message(minimum=square))[1]
    offsets = eval(advice, {"numpy": np})
    assert len(plumb.rows_solve("swiftui", minimum=square.ravel(), offsets=offsets)) == 12 and len(offsets) == 4


def test_dictionaries():
    assert plumb.solve(ROW)["lengths"] == [50, 100]
    assert [answer["id"] for answer in plumb.solve([ROW, {**ROW, "id": "other"}])] == ["row", "other"]
    assert plumb.solve(json.dumps(ROW))[0]["lengths"] == [50, 100]
    assert plumb.verify({**ROW, "claimed": {"engine": "mine", "lengths": [75, 100]}})[0]["verdict"] == "avoidableOverflow"
    assert plumb.explain(ROW) and plumb.sweep(ROW) and plumb.prove({**ROW, "claims": ["fits"]}, with_="swiftui")
    assert plumb.solve(ROW)._repr_svg_().lstrip().startswith("<svg")
    parts = [plumb.compare(rows, format="partial") for rows in ([ROW], [{**ROW, "available": 40}])]
    assert plumb.merge(parts)["rows"] == 2 == plumb.compare([ROW, {**ROW, "available": 40}])["rows"]
    with pytest.raises(plumb.PlumbError, match="available"):
        plumb.solve({**ROW, "available": -1})
    assert plumb.version() in subprocess.run([PROGRAM, "--version"], capture_output=True, text=True).stdout


def test_rows_tables_and_counterexamples_are_the_commands():
    made = subprocess.run([PROGRAM, "generate", "--kind", "chips", "--count", "20", "--seed", "5"], capture_output=True, check=True)
    assert plumb.generate("chips", 20, seed=5) == [json.loads(line) for line in made.stdout.splitlines()]
    found = subprocess.run([PROGRAM, "fuzz", "--with", "css", "--seed", "2", "--format", "json"], capture_output=True)
    assert plumb.fuzz("css", seed=2) == json.loads(found.stdout) and plumb.fuzz("water-fill", cases=500) is None
    assert plumb.model(ROW, format="lp").encode() == subprocess.run(
        [PROGRAM, "model", "--format", "lp", "-"], input=json.dumps(ROW).encode(), capture_output=True).stdout
    text = "Name,What it is\nOak,a broad tree with lobed leaves\nAsh,a tall tree\n"
    (said,) = command(["table", "--width", "24", "--format", "json"], text)
    assert plumb.table(text, width=24) == said and len(plumb.table(2 * "<table><tr><td>a</table>")) == 2


@given(rows())
@settings(max_examples=50, deadline=None, derandomize=True)
def test_rows_of_hypothesis_are_solved(row):
    plumb.assert_optimal(row, plumb.solve(row)["lengths"])


def test_the_failure_has_the_witness(assert_optimal):
    assert_optimal(ROW, [50, 100])
    with pytest.raises(AssertionError, match="leastOverflow"):
        assert_optimal(ROW, [75, 100])


def test_fonts_and_certificates_are_the_commands(tmp_path):
    scene = {"tree": {"kind": "text", "string": "Oats"}}
    font = next((Path(__file__).resolve().parents[2] / "Tests/PlumbTextTests/Fonts").rglob("*.ttf"))
    wide = plumb.layout(scene, font=str(font))
    assert [wide] == command(["layout", "--format", "json", "--font", str(font)], json.dumps(scene)) and wide != plumb.layout(scene)
    plumb.solve(ROW, certificate=str(tmp_path / "proof.jsonl"))
    assert plumb.check((tmp_path / "proof.jsonl").read_text(), of=json.dumps(ROW))


def test_all_rows_and_tables():
    assert plumb.prove(items=2, with_="water-fill", claim="optimal")[0]["verdict"] == "proved"
    assert plumb.fuzz(table="equal", cases=100)["claimed"]["engine"] == "equal"
    table = {"rows": [["Oak", "a broad tree"]], "available": 30}
    assert plumb.prove(table, claim="height <= 2")[0]["verdict"] == "proved"


def test_the_document():
    document = Path(__file__).parents[2] / "Documentation" / "Python.md"
    names = {}
    for block in re.findall(r"```python\n(.*?)```", document.read_text(encoding="utf-8"), re.DOTALL):
        exec(compile(block, str(document), "exec"), names)


def test_options_that_the_command_answers_are_refused_like_others(tmp_path):
    proof = str(tmp_path / "proof.jsonl")
    for asked, options in [
        (lambda **more: plumb.solve(ROW, certificate=proof, **more), {"format": "text"}),
        (lambda **more: plumb.table("a,b\n1,2\n", certificate=proof, **more), {"format": "html"}),
    ]:
        with pytest.raises(plumb.PlumbError, match="option format: is .*; with certificate .* has json"):
            asked(**options)
    for name in ["", "-", True]:
        with pytest.raises(plumb.PlumbError, match="option certificate: names no file"):
            plumb.solve(ROW, certificate=name)


def test_all_rows_of_a_number_of_items_have_a_certificate(tmp_path):
    proof = tmp_path / "proof.jsonl"
    assert plumb.prove(items=2, claim="fits", certificate=str(proof))
    assert proof.read_text().startswith('{"certificate"')


def test_no_answer_has_the_picture_of_another():
    two = {"available": 150, "items": [{"max": 100}, {"min": 100}],
           "claimed": [{"engine": "AAA", "lengths": [75, 100]}, {"engine": "BBB", "lengths": [50, 100]}]}
    verdicts = plumb.verify([two, {"available": 10, "items": [{}]}], answer_all=True)
    for verdict in verdicts:
        with pytest.raises(plumb.PlumbError, match="has no picture of its own"):
            verdict.svg
