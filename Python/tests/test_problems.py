"""Problems, options and complaints as Python spells them."""

import inspect
import json
import subprocess
from fractions import Fraction
from pathlib import Path

import numpy as np
import plumb_layout as plumb
import pytest
from plumb_layout._command import PROGRAM
from plumb_layout._native_library import call
from plumb_layout._problems import REPEATED, python_name
from plumb_layout._verbs import _FILES

ROW = {"id": "row", "available": 150, "items": [{"id": "capped", "max": 100}, {"id": "wide", "min": 100}]}
SCENE = {"tree": {"kind": "text", "string": "Oats"}}
VERBS = ["solve", "explain", "sweep", "layout", "verify", "prove", "compare", "merge", "table", "generate", "fuzz", "model", "check"]


def message(ask, *arguments, error=plumb.PlumbError, **options):
    with pytest.raises(error) as caught:
        ask(*arguments, **options)
    return str(caught.value)


def options_of(verb):
    return call(verb, {"?": None}, b"")[2].rpartition("known here are ")[2].split(", ")


def test_numbers_and_arrays_of_numpy_are_json():
    row = {"available": np.int64(150), "spacing": np.array([0.0]), "items": [{"max": np.float32(100)}, {"min": np.array(100)}]}
    assert plumb.solve(row)["lengths"] == [50, 100]
    claimed = {**row, "claimed": {"engine": np.str_("mine"), "lengths": np.array([50, 100])}}
    assert plumb.verify(claimed)[0]["verdict"] == "optimal"
    assert plumb.solve({**ROW, "available": np.float64("inf")})["lengths"] == plumb.solve({**ROW, "available": "infinity"})["lengths"]
    assert plumb.solve({**ROW, "available": np.longdouble(150)})["lengths"] == [50, 100]
    assert len(plumb.generate("toolbar", count=np.int64(3), explicit=np.True_)) == 3


@pytest.mark.parametrize("problem, words", [
    ({**ROW, "available": float("nan")}, "available: is nan"),
    ({**ROW, "items": [{"min": Fraction(1, 3)}]}, "items[0].min: is of type Fraction"),
    ({**ROW, "items": [{"min": np.array([1, np.nan])}]}, "items[0].min[1]: is nan"),
    ({**ROW, "note": {"a", "b"}}, "note: is of type set"),
    ({**ROW, "items": [{1: 2}]}, "items[0]: has the key 1"),
    ({1: 2}, "has the key 1"),
])
def test_what_is_no_json_is_named(problem, words):
    assert message(plumb.solve, problem).startswith(words)
    assert message(plumb.solve, [ROW, problem]).startswith(f"problem 1: {words}")


def test_a_text_that_is_no_utf8_is_named():
    assert message(plumb.check, "{}", of=b'{"a":\xff}') == "option of: is not UTF-8 at byte 5; give a text"


def test_an_option_that_only_pictures_take_is_refused():
    assert message(plumb.table, "a,b\n1,2\n", font="a.ttf").endswith("ask the command")


def test_great_seeds_are_the_commands():
    seed = 2**64 - 1
    words = ["generate", "--kind", "toolbar", "--count", "1", "--seed", str(seed)]
    made = subprocess.run([PROGRAM, *words], capture_output=True, check=True).stdout
    assert plumb.generate("toolbar", 1, seed=seed) == [json.loads(made)]
    for wrong in (-1, 2**64, 0.5):
        assert "option seed: is not a whole number from 0 to" in message(plumb.generate, "toolbar", 1, seed=wrong)


def test_what_a_deadline_stops_is_its_own():
    wide = [{"id": f"item {index}", "ideal": index, "min": index / 3, "max": 2 * index} for index in range(300)]
    words = message(plumb.explain, {"available": 90, "items": wide}, deadline=1e-9)
    assert "deadline of 1e-09 s" in words and "limit" not in words


def test_problems_are_named_by_their_index():
    short = {**ROW, "claimed": {"engine": "mine", "lengths": [1]}}
    assert message(plumb.verify, short).startswith("claimed.lengths: has 1 entry")
    assert message(plumb.verify, [short, ROW, short]).splitlines()[1].startswith("problem 2: claimed.lengths: has 1 entry")
    assert message(plumb.verify, iter([ROW, short])).startswith("problem 1: claimed.lengths: has 1 entry")
    assert message(plumb.verify, json.dumps(ROW) + "\n" + json.dumps(short)).startswith("line 2: claimed.lengths")
    assert message(plumb.model, {**ROW, "available": -1}).startswith("available: is -1")
    assert message(plumb.compare, []).startswith("the input is empty")
    assert plumb.solve([]) == [] and plumb.verify(iter([])) == []
    assert message(plumb.solve, {**ROW, "available": -1}, file="rows.json").startswith("rows.json:1: available")


def test_names_may_have_any_character():
    named = {**ROW, "id": "a\u2028b\u2029c\u0085d\x1ce"}
    assert plumb.solve([named, named])[1]["id"] == named["id"]
    verdict, = plumb.verify({**ROW, "claimed": {"engine": "mi\u2028ne", "lengths": [50, 100]}})
    assert verdict["engine"] == "mi\u2028ne"


def test_what_python_itself_refuses_is_named():
    deep = {}
    inner = deep
    for _ in range(100_000):
        inner["items"] = inner = {}
    assert "nested too deep" in message(plumb.solve, [ROW, deep])
    while deep:  # Else it would end in as many calls.
        deep = deep.pop("items", None)
    assert message(plumb.solve, {**ROW, "available": 10**5000}).startswith("available: is a whole number")
    assert "half of a character" in message(plumb.solve, '"\ud800"')
    assert message(plumb.solve, ROW, certificate="f.json", deadline=1).startswith("option deadline: is not known")


@pytest.mark.parametrize("ask", [plumb.solve, plumb.verify, plumb.compare, plumb.model, plumb.table])
def test_what_is_no_problem_is_a_wrong_type(ask):
    assert "not int" in message(ask, 5, error=TypeError)
    assert "read_text" in message(ask, Path("rows.jsonl"), error=TypeError)


def test_a_row_without_a_claim_has_no_verdict():
    claimed = {**ROW, "claimed": {"engine": "mine", "lengths": [75, 100]}}
    assert message(plumb.verify, ROW).startswith("claimed: is missing")
    assert len(plumb.verify([ROW, claimed])) == 1 and plumb.verify([ROW]) == [] == plumb.verify({**ROW, "claimed": []})


def test_lists_stand_for_commas():
    assert plumb.sweep(ROW, with_=["optimal", "css"]) == plumb.sweep(ROW, with_="optimal,css") == plumb.sweep(ROW, with_=("optimal", "css"))
    assert len(plumb.compare([ROW], with_=np.array(["water-fill", "css"]))["engines"]) == 2
    assert plumb.layout(SCENE, widths="10...20", that=["fits", "apart"]) == plumb.layout(SCENE, widths="10...20", that="fits,apart")
    assert len(plumb.prove(ROW, claim=("fits", "within 10"), worst=("overflow", "unused"))) == 4
    with_priorities = plumb.prove(items=2, priorities=[1, float("-inf")], with_="water-fill", claim="optimal")
    assert with_priorities == plumb.prove(items=2, priorities="1,-infinity", with_="water-fill", claim="optimal")


def test_repeated_options_are_the_librarys():
    takes_lists = {name for verb in VERBS for name in options_of(verb) if "a list of texts" in call(verb, {name: [5]}, b"")[2]}
    assert takes_lists | {"font"} == REPEATED


def test_options_of_problems_may_be_problems():
    assert message(plumb.check, "{}", of=[{"items": {1}}]).startswith("problem 0: items")


def test_complaints_about_options_spell_them_as_python_does():
    said = message(plumb.sweep, ROW, answer_nothing=True)
    assert said.startswith("option answer_nothing: is not a known field") and "answer_all" in said and "with_" in said and "from_" in said
    said = message(plumb.sweep, ROW, answer_al=True)
    assert "did you mean answer_all? known here are " in said
    assert "certificate" in message(plumb.solve, ROW, deadlin=1).rpartition("known here are ")[2]
    assert message(plumb.fuzz).startswith("option with_: is missing")
    assert message(plumb.compare, [ROW], rows="x.csv").startswith("option rows: ") and "plumb compare --rows FILE" in message(
        plumb.compare, [ROW], rows=Path("x.csv"))
    assert "Usage" not in message(plumb.solve, ROW, certificate="proof.jsonl", with_="nobody")
    assert message(plumb.solve, ROW, deadline=Fraction(1)).startswith("option deadline: is of type Fraction")


@pytest.mark.parametrize("verb", VERBS)
def test_help_has_the_options_of_the_verb(verb):
    function = getattr(plumb, verb)
    shown = inspect.signature(function).parameters
    files = [name for name, verbs in _FILES.items() if verb in verbs]
    assert {python_name(name.strip()) for name in options_of(verb)} | set(files) <= set(shown) and len(shown) > 3
    assert f"plumb help {verb}" in function.__doc__


def test_options_that_name_files_are_the_commands():
    dump = subprocess.run([PROGRAM, "--experimental-dump-help"], capture_output=True, check=True).stdout
    commands = {one["commandName"]: one["arguments"] for one in json.loads(dump)["command"]["subcommands"]}
    for option, verbs in _FILES.items():
        takers = [verb for verb in VERBS if any(name["name"] == option for one in commands[verb] for name in one.get("names") or [])]
        # Fonts are those of a table's picture alone.
        assert sorted(takers) == sorted(verbs + (["table"] if option == "font" else [])), option


def test_a_wrong_list_makes_a_short_report(pytester):
    pytester.makepyfile("""
        def test_short(assert_optimal):
            assert_optimal({"available": 150, "items": [{}, {}]}, [75])
    """)
    report = pytester.runpytest_subprocess("-p", "no:cacheprovider").stdout.str()
    assert "PlumbError: claimed.lengths: has 1 entry" in report and "_verbs.py" not in report.partition("short test summary")[0]
