"""Answers and their pictures, which the command draws."""

import json
import re
import subprocess
from xml.etree import ElementTree

import plumb_layout as plumb
import pytest
from plumb_layout._command import PROGRAM

ROW = {"id": "row", "available": 150, "items": [{"id": "capped", "max": 100}, {"id": "wide", "min": 100}]}
FAMILY = {**ROW, "available": "w", "parameters": {"w": [100, 200]}, "claims": ["fits", "within 3"]}
SCENE = {"tree": {"kind": "text", "string": "Oats"}}
TABLE = "Name,What it is\nOak,a broad tree\n"


def claimed(engine, *lengths, **fields):
    return {**ROW, "claimed": {"engine": engine, "lengths": lengths, **fields}}


def drawn(words, text):
    picture = subprocess.run([PROGRAM, *words, "--format", "svg", "-"], input=text.encode(), capture_output=True, check=True)
    return picture.stdout.decode()


def title(picture):
    return ElementTree.fromstring(picture).find("{http://www.w3.org/2000/svg}title").text


def first_answer(picture):
    """The engine that is drawn first, and its verdict."""
    engine, verdict = re.findall(r">([^<>]*\S[^<>]*)</tspan>", picture)[:2]
    return f"{engine.strip()}: {verdict.strip()}"


@pytest.mark.parametrize("words, answer, problem", [
    (["solve"], lambda: plumb.solve(ROW), ROW),
    (["solve", "--with", "css"], lambda: plumb.solve(ROW, with_="css", numbers="plain", deadline=9), ROW),
    (["sweep", "--with", "optimal,css"], lambda: plumb.sweep(ROW, with_=["optimal", "css"]), ROW),
    (["layout"], lambda: plumb.layout(SCENE, details=True), SCENE),
    (["prove", "--with", "water-fill"], lambda: plumb.prove(FAMILY, with_="water-fill")[1],
     FAMILY),
    (["table", "--width", "20"], lambda: plumb.table(TABLE, width=20), TABLE),
])
def test_pictures_are_the_commands(words, answer, problem):
    text = problem if isinstance(problem, str) else json.dumps(problem)
    assert answer().svg == drawn(words, text) == answer()._repr_svg_()


def test_an_entry_of_a_list_has_its_own_picture():
    answers = plumb.solve([ROW, {**ROW, "id": "other"}])
    assert [title(answer.svg).partition(":")[0] for answer in answers] == ["row", "other"]
    assert title(plumb.solve(bytearray(json.dumps(ROW).encode()))[0].svg).startswith("row")
    assert title(plumb.verify(json.dumps(claimed("mine", 75, 100)))[0].svg).startswith("row: mine")
    assert "2 rows compared" in plumb.compare([ROW, {**ROW, "id": "other"}]).svg


def test_a_verdict_has_the_claim_in_its_picture():
    (verdict,) = plumb.verify(claimed("mine", 75, 100))
    assert title(verdict.svg) == "row: mine: 25 too long, though everything would fit"
    verdicts = plumb.verify([ROW, {**ROW, "claimed": [claimed("a", 75, 100)["claimed"], claimed("b", 50, 100)["claimed"]]}])
    assert [first_answer(verdict.svg) for verdict in verdicts] == ["a: avoidable overflow", "b: optimal"]
    (rounded,) = plumb.verify(claimed("whole pixels", 51, 100, rounding=1))
    assert rounded["verdict"] == "optimal" and first_answer(rounded.svg) == "whole-pixels: optimal"


def test_an_exact_claim_has_a_picture():
    (verdict,) = plumb.verify(claimed("thirds", "151/3", 100, offsets=[0, "151/3"]), arithmetic="exact")
    assert "capped 50.33" in verdict.svg and first_answer(verdict.svg) == "thirds: avoidable overflow"


def test_an_engine_with_the_name_of_a_rule_or_of_a_command_is_no_other(tmp_path):
    for name in ("(mine)", "--x", "---"):
        assert plumb.verify(claimed(name, 75, 100))[0].svg.startswith("<svg")
    (verdict,) = plumb.verify(claimed("swiftui", 75, 100))
    assert "claimed-swiftui" in title(verdict.svg)
    (verdict,) = plumb.verify(claimed(f"stdio:touch {tmp_path}/made; echo '{{}}'", 75, 100))
    assert "25 too long" in title(verdict.svg) and not list(tmp_path.iterdir())


def test_no_picture_is_an_error_and_nothing_in_a_notebook():
    table = {"rows": [["Oak"]], "available": 9, "claimed": {"engine": "mine", "widths": [9]}}
    for answer, words in [(plumb.explain(ROW), "explain draws no picture"), (plumb.Answer(), "no picture of its own"),
                          (plumb.verify(table)[0], "rows alone")]:
        assert answer._repr_svg_() is None
        with pytest.raises(plumb.PlumbError, match=words):
            answer.svg
    with pytest.raises(plumb.PlumbError, match=r"plumb_layout.solve\(…\).svg"):
        plumb.solve(ROW, format="svg")
    with pytest.raises(plumb.PlumbError, match="explain has json"):
        plumb.explain(ROW, format="svg")
