"""What every engine script shares: a problem a line on standard input, a claim a line on standard output.

`history` says what an engine has been through before it is asked for the lengths:

    none      nothing: everything is made for this one problem
    reversed  the same wishes, made known in the opposite order
    resized   it has answered for half the container, then for about twice of it, and has come back

Whatever goes wrong in an engine is an answer with `error`: every line gets its line.
"""

import argparse
import json
import math
import sys
from fractions import Fraction

from rows import as_float, parse_row

HISTORIES = ("none", "reversed", "resized")


def arguments(docstring):
    """A parser with the options of every engine."""
    parser = argparse.ArgumentParser(description=docstring.splitlines()[0])
    parser.add_argument("--history", choices=HISTORIES, default="none", help="what comes before the question")
    return parser


def other_containers(available):
    """Where a resized container has been, in points, before it comes back."""
    return (float(available) / 2, 2 * float(available) + 1)


def sized(available):
    """Whether the container has a length that can change."""
    return available is not None and available != math.inf


def claim(row, engine, lengths, rounding, offsets=None):
    """The claim as JSON; ValueError where a length is not a number."""
    if any(math.isnan(value) for value in [*lengths, *(offsets or [])]):
        raise ValueError("a length is not a number")
    fields = {"id": row.name} if row.name else {}
    fields.update(engine=engine, lengths=[as_float(length) for length in lengths])
    if offsets is not None:
        fields["offsets"] = [as_float(offset) for offset in offsets]
    return {**fields, "rounding": as_float(rounding)}


def serve(answer):
    """Answers every line by `answer(fields, row)`, until there is no more."""
    for line in sys.stdin:
        if not line.strip():
            continue
        try:
            fields = json.loads(line, parse_float=Fraction)
            fields = fields.get("problem", fields)
            reply = answer(fields, parse_row(fields))
        except Exception as error:  # every line must be answered, whatever happens in the engine
            reply = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(reply), flush=True)
