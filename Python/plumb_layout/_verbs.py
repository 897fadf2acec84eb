"""What the command answers, as dictionaries."""

from __future__ import annotations

import json
import math
import subprocess
from collections.abc import Iterable, Mapping
from typing import Any, Union

from ._command import PROGRAM
from ._errors import PlumbError
from ._native_library import call

#: One problem as a dictionary, or many: as dictionaries, or as the text of a .json or .jsonl file.
Problems = Union[Mapping[str, Any], Iterable[Mapping[str, Any]], str, bytes]

_PICTURES = {"solve", "sweep", "prove", "layout"}
# Options that name files, which the library neither reads nor writes: the command answers in its place.
_FILES = {"font", "certificate", "claims"}


class Answer(dict):  # type: ignore[type-arg]
    """An answer: a dictionary that notebooks show as the command's picture."""

    _asked: tuple[str, dict[str, Any], bytes] | None = None

    def _repr_svg_(self) -> str | None:
        if self._asked is None or self._asked[0] not in _PICTURES:
            return None
        verb, options, problem = self._asked
        status, picture, _ = _run(verb, "svg", options, problem)
        return picture if status in (0, 1) and picture else None


def _run(verb: str, format: str, options: Mapping[str, Any], data: bytes) -> tuple[int, str, str]:
    """What the command answers: its status, what it prints, what it says on standard error."""
    words = ["plumb", verb, "--format", format]
    for name, value in options.items():
        for one in value if isinstance(value, (list, tuple)) else [value]:
            words += [f"--{name}"] if one is True else [] if one is False else [f"--{name}={one}"]
    run = subprocess.run([*words, "-"], executable=PROGRAM, input=data, capture_output=True)
    return run.returncode, run.stdout.decode(), run.stderr.decode()


def _named(value: Any) -> Any:
    """With infinities by their names, for JSON has no others."""
    if isinstance(value, float) and math.isinf(value):
        return "infinity" if value > 0 else "-infinity"
    if isinstance(value, Mapping):
        return {key: _named(part) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [_named(part) for part in value]
    return value


def _line(problem: Mapping[str, Any]) -> bytes:
    try:
        return json.dumps(_named(problem), allow_nan=False).encode() + b"\n"
    except (TypeError, ValueError) as error:
        raise PlumbError(f"the problem is no JSON: {error}") from error


def _named_options(given: Mapping[str, Any]) -> dict[str, Any]:
    return {name.rstrip("_").replace("_", "-"): value for name, value in given.items() if value is not None}


def _ask(verb: str, problems: Problems, given: Mapping[str, Any]) -> list[Answer]:
    options, data = _named_options(given), _bytes(problems)
    lone = data if isinstance(problems, Mapping) else None
    status, text, errors = _run(verb, "json", options, data) if _FILES & options.keys() else call(verb, options, data)
    answers = []
    for line in text.splitlines():
        answer = Answer(json.loads(line))
        if lone is not None:
            answer._asked = (verb, options, lone)
        answers.append(answer)
    if status == 2:
        raise PlumbError(errors.strip() or f"plumb {verb} ended with status 2", status, answers)
    return answers


def _bytes(problems: Problems) -> bytes:
    if isinstance(problems, Mapping):
        return _line(problems)
    if isinstance(problems, str):
        return problems.encode()
    return problems if isinstance(problems, bytes) else b"".join(map(_line, problems))


def _one_or_all(verb: str, problems: Problems, options: Mapping[str, Any]) -> Any:
    answers = _ask(verb, problems, options)
    return answers[0] if isinstance(problems, Mapping) and len(answers) == 1 else answers


def solve(problem: Problems, **options: Any) -> Any:
    """Lengths: an answer to one problem, a list of them to many.  `with_` names the rule, as in `plumb solve --with`."""
    return _one_or_all("solve", problem, options)


def explain(problem: Problems, **options: Any) -> Any:
    """Why each item has its length, and what a bound would change."""
    return _one_or_all("explain", problem, options)


def sweep(problem: Problems, **options: Any) -> Any:
    """All lengths as functions of the container."""
    return _one_or_all("sweep", problem, options)


def layout(scene: Problems, **options: Any) -> Any:
    """Frames of a tree of views."""
    return _one_or_all("layout", scene, options)


def verify(problem: Problems, **options: Any) -> list[Answer]:
    """One verdict a claim."""
    return _ask("verify", problem, options)


def prove(family: Problems = b"", **options: Any) -> list[Answer]:
    """One answer a claim, proved or refuted; `claim` and `worst` take a text or a list.  With `items`, of all rows of so many."""
    return _ask("prove", family, options)


def compare(problems: Problems, **options: Any) -> Answer:
    """The report on a corpus; `format="partial"` makes one that merges with those on other parts."""
    return _ask("compare", problems, options)[0]


def merge(parts: Problems, **options: Any) -> Answer:
    """The report on a whole corpus, of the reports on its parts, in any order."""
    return _ask("merge", parts, options)[0]


def table(text: str | bytes | Mapping[str, Any], **options: Any) -> Any:
    """The columns of a table in CSV, TSV, Markdown, HTML or JSON, in cells of a terminal; a list where the text has several."""
    answers = _ask("table", text, options)
    return answers[0] if len(answers) == 1 else answers


def generate(kind: str, count: int = 100, **options: Any) -> list[dict[str, Any]]:
    """Rows of a kind: toolbar, table, form, chips, random; the same for a `seed` on every machine."""
    return [dict(row) for row in _ask("generate", b"", {"kind": kind, "count": count, **options})]


def fuzz(with_: str | None = None, **options: Any) -> dict[str, Any] | None:
    """The smallest row that a rule does not answer optimally, with its claim; `None` where none is found.

    With `table` in place of `with_` it is the smallest table that a rule of tables makes higher than it need be.
    """
    found = _ask("fuzz", b"", {"with": with_, **options})
    return dict(found[0]) if found else None


def model(problem: Problems, **options: Any) -> str:
    """The linear program of one problem as a text; `format` names another one than words, such as "lp"."""
    status, text, errors = call("model", _named_options(options), _bytes(problem))
    if status == 2:
        raise PlumbError(errors.strip(), status, [])
    return text


def check(certificates: Problems, **options: Any) -> list[Answer]:
    """Whether certificates hold, in exact arithmetic; `of` is the text of the problems that they must be of."""
    return _ask("check", certificates, options)
