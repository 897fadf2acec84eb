"""What Kiwi (Cassowary) answers to random problems of several items: one line a row and form.

    python kiwi_rows.py recorded/random-exact.jsonl > recorded/kiwi-rows.jsonl

Only rows whose levels are linear in the lengths, in a finite container.  `engines/kiwi.py` says what is asked.
"""

import json
import sys
from fractions import Fraction

from engines.kiwi import solve
from rows import INFINITY, as_float, parse_row


def main():
    for line in open(sys.argv[1], encoding="utf-8"):
        fields = json.loads(line)["problem"]
        row = parse_row(json.loads(json.dumps(fields), parse_float=Fraction))
        if row.policy in ("css-flex", "glue") or row.available is None or row.available == INFINITY:
            continue
        for form in ("share", "chain", "level"):
            answer = {"problem": fields, "form": form, "lengths": [as_float(w) for w in solve(row, form, history=None)]}
            print(json.dumps(answer))


if __name__ == "__main__":
    main()
