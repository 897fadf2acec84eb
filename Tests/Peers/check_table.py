"""Checks certificates of tables, as `plumb table --certificate` writes them, by whole numbers and nothing of Plumb's.
    python3 check_table.py FILE...     prints "holds" or what is wrong for each line; status 1 where one does not hold

A proof is a tree of cases, each refuted by its widest columns or by prices (Documentation/Certificates.md).
"""
import bisect
import json
import sys
from math import gcd

STAGES = ["cuts", "height", "width", "cells"]

def amount(steps, width):
    place = bisect.bisect_right([step[0] for step in steps], width)
    return steps[place - 1][1] if place else None

def value(table, widths):
    """Cuts, height, width and the sum of the cells' heights; None where a cell does not fit."""
    return amounts(table, lambda left, right: sum(widths[left:right]))

def amounts(table, width_of):
    """The same where neighbours are so wide together."""
    rows = [table["lineHeight"]] * table["rowCount"]
    cuts, cells, spans = 0, 0, []
    for cell in table["cells"]:
        (first, last), (left, right) = cell["rows"], cell["columns"]
        width = width_of(left, right) + sum(table["columnGaps"][left:right - 1])
        height = amount(cell["heights"], width)
        if height is None:
            return None
        own = cell.get("cuts") or [[0, 0]]
        cuts += amount(own, max(width, own[0][0]))
        cells += height
        spans += [(last, first, height)] if last - first > 1 else []
        rows[first] = max(rows[first], height) if last - first == 1 else rows[first]
    for last, first, height in sorted(spans):
        rows[last - 1] += max(0, height - sum(rows[first:last]) - sum(table["rowGaps"][first:last - 1]))
    return {"cuts": cuts, "height": sum(rows) + sum(table["rowGaps"]), "width": width_of(0, len(table["least"])), "cells": cells}

def gaps(table, columns):
    return sum(table["columnGaps"][columns[0]:columns[1] - 1])

def spans(table):
    """The columns of cells over several, each once."""
    return list(dict.fromkeys(tuple(c["columns"]) for c in table["cells"] if c["columns"][1] - c["columns"][0] > 1))

def levels(table, what):
    """The amount where nothing is saved, and [weight, needs] for each level: what columns and spans must be to save it."""
    least, base, found, runs = list(table["least"]), 0, {}, spans(table)
    for left, right in runs:
        own = [c["heights"][0][0] for c in table["cells"] if c["columns"] == [left, right]]
        least.append(max(max(own) - gaps(table, (left, right)), sum(least[left:right])))
    def place_of(cell):
        columns = tuple(cell["columns"])
        return len(table["least"]) + runs.index(columns) if columns in runs else columns[0]
    def add(needs, weight):
        found[needs] = found.get(needs, 0) + weight
    def steps(cell, name):
        own = [[width - gaps(table, cell["columns"]), saved] for width, saved in cell.get(name) or []]
        first = bisect.bisect_right([step[0] for step in own], least[place_of(cell)])
        return own[max(0, first - 1):]
    if what == "height":
        base = sum(table["rowGaps"])
        for row in range(table["rowCount"]):
            cells = [(place_of(cell), steps(cell, "heights")) for cell in table["cells"]
                     if cell["rows"] == [row, row + 1]]
            line = table["lineHeight"]
            height = max([line] + [own[0][1] for _, own in cells])
            base += height
            lows = {max(step[1], line) for _, own in cells for step in own} | {line}
            for lower in sorted((low for low in lows if low < height), reverse=True):
                widths = [(column, next((w for w, h in own if h <= lower), None)) for column, own in cells]
                if any(width is None for _, width in widths):
                    break
                add(tuple(sorted((j, w) for j, w in widths if w > least[j])), height - lower)
                height = lower
    else:
        for cell in table["cells"]:
            own = steps(cell, "cuts" if what == "cuts" else "heights")
            if not own:
                continue
            base += own[0][1]
            for before, step in zip(own, own[1:]):
                add(((place_of(cell), step[0]),), before[1] - step[1])
    return base, [(weight, needs) for needs, weight in found.items()]

def limited(most, start, end, distance):
    """How far each end of a column lies beyond each other one at most, with a new bound; None where bounds contradict."""
    if not most or distance + most[end][start] < 0:
        return None
    if distance >= most[start][end]:
        return most
    return [[min(far, row[start] + distance + on) for far, on in zip(row, most[end])] for row in most]

class Question:
    def __init__(self, table, stage, column, widths, worth):
        self.table, self.low, self.high = table, list(table["least"]), list(table["most"])
        has_cuts = stage != "cuts" and any(cell.get("cuts") for cell in table["cells"])
        limits = [("cuts", worth["cuts"])] if has_cuts else []
        unit = gcd(table["lineHeight"], *table["rowGaps"], *(s[1] for c in table["cells"] for s in c["heights"])) or 1
        limits += [("cuts", worth["cuts"] - 1)] if stage == "cuts" else []
        limits += [("height", worth["height"] - unit * (stage == "height"))] if stage != "cuts" else []
        limits += [("cells", worth["cells"] - (stage == "cells"))] if stage in ("cells", "columns") else []
        self.room = table["room"] if stage in ("cuts", "height") else worth["width"] - (stage == "width")
        if stage == "columns":
            self.low[:column] = self.high[:column] = widths[:column]
            self.high[column] = widths[column] - 1
        self.limits, self.spans = limits, spans(table)
        parts = [levels(table, what) for what, _ in limits]
        self.asked = [base - most for (base, _), (_, most) in zip(parts, limits)]
        self.levels = [(k, weight, needs) for k, (_, own) in enumerate(parts) for weight, needs in own]
    def whole(self):
        """The bounds of all neighbours."""
        ends = range(len(self.low) + 1)
        most = [[0 if i == j else 10 ** 30 for j in ends] for i in ends]
        for j, (least, greatest) in enumerate(zip(self.low, self.high)):
            most = limited(limited(most, j, j + 1, greatest), j + 1, j, -least)
        for cell in self.table["cells"]:
            left, right = cell["columns"]
            if right - left > 1:
                most = limited(most, right, left, sum(self.table["columnGaps"][left:right - 1]) - cell["heights"][0][0])
        return limited(most, 0, len(self.low), self.room)
    def holds(self, proof, most):
        if not most:
            return True
        if "at" in proof:
            left, right = proof.get("columns") or [proof["column"], proof["column"] + 1]
            assert 0 <= left < right <= len(self.low)
            return (self.holds(proof["below"], limited(most, left, right, proof["at"] - 1))
                    and self.holds(proof["from"], limited(most, right, left, -proof["at"])))
        worth = amounts(self.table, lambda left, right: most[left][right])
        if not worth or any(worth[what] > bound for what, bound in self.limits):
            return True
        ends = [(j, j + 1) for j in range(len(self.low))] + self.spans
        low, reach = [-most[right][left] for left, right in ends], [most[left][right] for left, right in ends]
        return "all" not in proof and self.bound(proof, low, reach, self.room - sum(low[:len(self.low)])) < 0
    def bound(self, proof, low, reach, free):
        price = proof.get("price", 0)
        prices, count, runs = proof["limits"], len(self.low), proof.get("runs") or [0] * len(self.spans)
        assert len(prices) == len(self.limits) and len(runs) == len(self.spans)
        pays = [price - sum(y for y, (left, right) in zip(runs, self.spans) if left <= j < right)
                for j in range(count)] + runs
        assert min(prices + pays + [s[2] for s in proof["shares"]]) >= 0
        assert all(0 <= s[0] < len(self.levels) and 0 <= s[1] < len(low) for s in proof["shares"])
        charged, paid = {}, {}
        for level, column, share in proof["shares"]:
            charged.setdefault(level, []).append((column, share))
        total = price * free - sum(p * r for p, r in zip(prices, self.asked))
        total -= sum(y * (low[count + r] - sum(low[left:right])) for r, (y, (left, right)) in enumerate(zip(runs, self.spans)))
        for index, (limit, weight, needs) in enumerate(self.levels):
            worth, more = prices[limit] * weight, {j: w for j, w in needs if w > low[j]}
            if not more:
                total += worth
            elif all(w <= reach[j] for j, w in more.items()) and sum(w - low[j] for j, w in more.items() if j < count) <= free:
                for column, share in charged.get(index, []):
                    if column in more:
                        worth -= share
                        paid.setdefault(column, []).append((more[column], share))
                total += max(0, worth)
        for column, shares in paid.items():
            tops = {width: sum(u for w, u in shares if w <= width) for width, _ in shares}
            total += max(0, *(top - pays[column] * (width - low[column]) for width, top in tops.items()))
        return total

def whole(text):
    number = int(text)
    if not 0 <= number <= 10 ** 12:
        raise ValueError(text)
    return number

def refuse(text):
    raise ValueError(text)

def is_table(certificate):
    """Whether there are as many gaps as rows and columns need, and cells stand among them and fall where they are wider."""
    count, rows = len(certificate["least"]), certificate["rowCount"]
    def falls(steps):
        return all(a < b and m > n for (a, m), (b, n) in zip(steps, steps[1:])) and all(len(step) == 2 for step in steps)
    def is_cell(cell):
        (first, last), (left, right) = cell["rows"], cell["columns"]
        return (first < last <= rows and left < right <= count and cell["heights"]
                and falls(cell["heights"]) and falls(cell.get("cuts") or []))
    return (1 <= rows <= 10_000 and 1 <= count == len(certificate["most"]) == len(certificate["columnGaps"]) + 1
            and len(certificate["rowGaps"]) == rows - 1 and all(map(is_cell, certificate["cells"])))

def fault(certificate):
    if not is_table(certificate):
        return "no table: rows, columns, gaps and cells do not belong together"
    widths, least, most = certificate["widths"], certificate["least"], certificate["most"]
    alone = [cell for cell in certificate["cells"] if cell["columns"][1] - cell["columns"][0] == 1]
    if any(least[cell["columns"][0]] < cell["heights"][0][0] for cell in alone):
        return "a least width is less than a cell needs"
    worth = value(certificate, widths) if len(widths) == len(least) else None
    fits = worth is not None and worth["width"] <= certificate["room"]
    if not fits or any(not a <= c <= b for a, c, b in zip(least, widths, most)):
        return "the widths do not hold the cells"
    if (worth["height"], worth["cuts"]) != (certificate["height"], certificate["cuts"]):
        return "height or cuts are not those of the widths"
    wanted = [(stage, None) for stage in STAGES if stage != "cuts" or any(c.get("cuts") for c in certificate["cells"])]
    wanted += [("columns", column) for column in range(len(widths) - 1)]
    stages = [(proof["stage"], proof.get("column")) for proof in certificate["proofs"]]
    if stages != wanted[:len(stages)] or ("height", None) not in stages:
        return "proofs are missing or out of order"
    for (stage, column), proof in zip(stages, certificate["proofs"]):
        question = Question(certificate, stage, column, widths, worth)
        if not question.holds(proof["proof"], question.whole()):
            return f"the proof of {stage} refutes not every better table"
    return None

def fault_of_line(line):
    try:
        return fault(json.loads(line, parse_int=whole, parse_float=refuse, parse_constant=refuse))
    except (AssertionError, KeyError, IndexError, MemoryError, RecursionError, TypeError, ValueError):
        return "no certificate of a table: a part is missing or out of range"

if __name__ == "__main__":
    faults = [fault_of_line(line) for name in sys.argv[1:] for line in open(name, encoding="utf-8")]
    print("\n".join(found or "holds" for found in faults))
    sys.exit(any(faults))
