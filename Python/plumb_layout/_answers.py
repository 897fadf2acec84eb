"""Answers as dictionaries that know their pictures, which the command draws."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from ._command import PROGRAM
from ._dictionaries import nearest
from ._errors import PlumbError
from ._problems import complaint

__tracebackhide__ = True

DRAWN = ["solve", "verify", "sweep", "prove", "layout", "compare", "merge", "table"]
# What says how answers are written, and what the library alone has.
_OF_THE_LIBRARY = {"file", "deadline", "rows"}
_UNDRAWN = {"format", "certificate", "answer-all", "numbers", "details", *_OF_THE_LIBRARY}


class Asked(NamedTuple):
    """What an answer answers."""

    verb: str
    options: dict[str, Any]
    data: bytes
    #: Which of the row's claims a verdict is about.
    claim: int = 0


class Answer(dict):  # type: ignore[type-arg]
    """An answer: a dictionary that notebooks show as the command's picture."""

    _asked: Asked | None = None

    @property
    def svg(self) -> str:
        """The picture; `PlumbError` where there is none.

        The picture of a verdict on a row has the claim, and the answers of rules beside it.
        """
        if self._asked is None:
            raise PlumbError("this answer has no picture of its own; ask with its problem alone")
        return _picture(self._asked)

    def _repr_svg_(self) -> str | None:
        try:
            return self.svg
        except PlumbError:
            return None


def run(verb: str, format: str, options: Mapping[str, Any], data: bytes) -> tuple[int, str, str]:
    """What the command answers: its status, what it prints, what it says on standard error."""
    for name in _OF_THE_LIBRARY & options.keys():
        raise PlumbError(f"option {name}: is not known to the command, which reads and writes files; leave it out"
                         + (", or give limit" if name == "deadline" else ""))
    words = ["plumb", verb, "--format", format]
    for name, value in options.items():
        for one in value if isinstance(value, list) else [value]:
            words += [f"--{name}"] if one is True else [] if one is False else [f"--{name}={one}"]
    # Rows of a number of items are in no file.
    words += [] if "items" in options and verb == "prove" else ["-"]
    done = subprocess.run(words, executable=PROGRAM, input=data, capture_output=True)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def _picture(asked: Asked) -> str:
    if asked.verb not in DRAWN:
        raise PlumbError(f"{asked.verb} draws no picture; {', '.join(DRAWN[:-1])} and {DRAWN[-1]} do")
    if asked.verb == "verify":
        return _claim_picture(asked)
    options = {name: value for name, value in asked.options.items() if name not in _UNDRAWN}
    return _drawn(run(asked.verb, "svg", options, asked.data))


def _drawn(done: tuple[int, str, str]) -> str:
    status, picture, errors = done
    if status not in (0, 1) or "<svg" not in picture:
        raise PlumbError(f"there is no picture: {complaint(errors, {})}", status)
    return picture


def _claim_picture(asked: Asked) -> str:
    """`solve` draws an engine's answer beside the rules': the claim is the answer of an engine that says nothing else."""
    try:
        problem = json.loads(asked.data)
        claims = problem["claimed"] if isinstance(problem["claimed"], list) else [problem["claimed"]]
        claim, _ = claims[asked.claim], problem["items"]
    except (ValueError, LookupError, TypeError) as error:
        raise PlumbError("verify draws claims about rows alone") from error
    # Engines answer in numbers, and exact claims may have quotients.
    answer = json.dumps({name: nearest(name, claim[name]) for name in ("lengths", "offsets", "rounding") if name in claim})
    command = f"while read -r row; do printf '%s\\n' {shlex.quote(answer)}; done"
    # A name is a word; without a colon it can be no command.
    name = re.sub(r"[^\w.+-]+", "-", claim.get("engine") or claim.get("solver", {}).get("name") or "").lstrip("-") or "claim"
    with tempfile.TemporaryDirectory() as folder:
        engines = Path(folder) / "engines.json"

        def ask(name: str) -> tuple[int, str, str]:
            engines.write_text(json.dumps({"engines": [{"name": name, "command": command}]}))
            return run("solve", "svg", {"engines": str(engines), "with": name}, asked.data)

        done = ask(name)
        # The rules' own names are taken.
        return _drawn(ask(f"claimed-{name}") if "another name" in done[2] else done)
