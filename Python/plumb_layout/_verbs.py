"""What the command answers, as dictionaries."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, SupportsIndex

from ._answers import DRAWN, Answer, Asked, run
from ._errors import PlumbError
from ._native_library import call
from ._problems import TEXTS, Problems, complaint, lines, named_options, python_name

__tracebackhide__ = True

# Options that name files, which the library neither reads nor writes: the command answers in its place.
_FILES = {"font": ["layout"], "certificate": ["solve", "prove", "table"], "claims": ["verify"]}
# Verbs with answers to each problem.
_EACH = {"solve", "explain", "sweep", "layout", "verify", "prove", "check"}


def _ask(verb: str, problems: Problems, given: Mapping[str, Any]) -> list[Answer]:
    if isinstance(problems, Iterable) and not isinstance(problems, (Mapping, *TEXTS)):
        problems = list(problems)
        if not problems and verb in _EACH:
            return []
    options, parts = named_options(given), lines(problems)
    if options.get("format") == "svg" and verb in DRAWN:
        raise PlumbError("option format: is svg; every answer has its picture, as in "
                         f"plumb_layout.{verb}(…){'[0]' if verb in ('verify', 'prove') else ''}.svg")
    files = {name for name in options if verb in _FILES.get(name, [])}
    if files and options.get("format", "json") != "json":
        raise PlumbError(f"option format: is {options['format']}; with {min(files)} {verb} has json")
    if "certificate" in files and options["certificate"] in ("", "-", True):
        raise PlumbError("option certificate: names no file; it must name the file to write")
    data = b"".join(parts)
    status, text, errors = run(verb, "json", options, data) if files else call(verb, options, data)
    # Not at the other ends of lines that Python knows, which names may have.
    answers = [Answer(json.loads(line)) for line in text.split("\n") if line]
    if status == 2:
        besides = [name for name, verbs in _FILES.items() if verb in verbs]
        raise PlumbError(complaint(errors, problems, besides) or f"plumb {verb} ended with status 2", status, answers)
    # Then a problem has answers of no fixed number.
    if {"answer-all", "compare"} & options.keys() and len(parts) > 1:
        return answers
    for answer, (part, claim) in zip(answers, _sources(verb, problems, parts, len(answers))):
        answer._asked = Asked(verb, options, part, claim)
    return answers


def _sources(verb: str, problems: Problems, parts: list[bytes], count: int) -> list[tuple[bytes, int]]:
    """The problem that each answer is about, and which of its claims; nothing where that is not known."""
    is_text = isinstance(problems, TEXTS)
    if verb == "verify" and not is_text:
        each: Any = [problems] if isinstance(problems, Mapping) else problems
        found = [(part, claim) for part, problem in zip(parts, each) for claim in range(_claims(problem))]
        return found if len(found) == count else []
    if count == 1 or len(parts) == 1 and not is_text:
        return [(b"".join(parts), 0)] * count
    return [(part, 0) for part in parts] if len(parts) == count else []


def _claims(problem: Mapping[str, Any]) -> int:
    claimed = problem.get("claimed")
    return 0 if claimed is None else 1 if isinstance(claimed, Mapping) else len(claimed)


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
    """One verdict a claim.  One row must have a claim; in a list, rows without one have no verdict."""
    verdicts = _ask("verify", problem, options)
    if not verdicts and isinstance(problem, Mapping) and problem.get("claimed") is None:
        raise PlumbError('claimed: is missing; it must have the lengths to judge, as {"engine": "mine", "lengths": […]}')
    return verdicts


def prove(family: Problems = b"", **options: Any) -> list[Answer]:
    """One answer a claim, proved or refuted; `claim` and `worst` take a text or a list.  With `items`, of all rows of so many."""
    return _ask("prove", family, options)


def compare(problems: Problems, **options: Any) -> Answer:
    """The report on a corpus; `format="partial"` makes one that merges with those on other parts."""
    return _ask("compare", problems, options)[0]


def merge(parts: Problems, **options: Any) -> Answer:
    """The report on a whole corpus, of the reports on its parts, in any order."""
    return _ask("merge", parts, options)[0]


def table(text: Problems, **options: Any) -> Any:
    """The columns of a table in CSV, TSV, Markdown, HTML or JSON, in cells of a terminal; a list where the text has several."""
    answers = _ask("table", text, options)
    return answers[0] if len(answers) == 1 else answers


def generate(kind: str, count: SupportsIndex = 100, **options: Any) -> list[dict[str, Any]]:
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
    status, text, errors = call("model", named_options(options), b"".join(lines(problem)))
    if status == 2:
        raise PlumbError(complaint(errors, problem), status, [])
    return text


def check(certificates: Problems, **options: Any) -> list[Answer]:
    """Whether certificates hold, in exact arithmetic; `of` is the text of the problems that they must be of."""
    return _ask("check", certificates, options)


def _show_options() -> None:
    """Writes the library's options into the signatures that `help` and editors show."""
    functions: list[Callable[..., Any]] = [
        solve, explain, sweep, layout, verify, prove, compare, merge, table, generate, fuzz, model, check]
    for function in functions:
        verb, shown = function.__name__, inspect.signature(function)
        own = [one for one in shown.parameters.values() if one.kind is not inspect.Parameter.VAR_KEYWORD]
        # The library lists the options of a verb when it refuses one.
        known = call(verb, {"?": None}, b"")[2].rpartition("known here are ")[2].strip().split(", ")
        names = [python_name(name) for name in known + [name for name, verbs in _FILES.items() if verb in verbs]]
        options = [inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None)
                   for name in names if name not in shown.parameters]
        function.__signature__ = shown.replace(parameters=own + options)  # type: ignore[attr-defined]
        function.__doc__ = f"""{(function.__doc__ or "").rstrip()}

    `plumb help {verb}` describes the options.  Beside the command's own, `deadline` is the longest time for the call in
    seconds, `rows` the most problems that are read, and `file` the name of the input in messages.
    """


_show_options()
