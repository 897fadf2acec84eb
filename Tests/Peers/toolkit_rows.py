"""The 300 rows that toolkits are asked, one JSON object a line: toolkit-rows.jsonl.

    python3 toolkit_rows.py > toolkit-rows.jsonl

Whole numbers, with least <= natural <= most (none for two in five); weights 1 to 3; tiers 0 to 2; a gap of 0 or 6.
A row's id says where its container lies: below the sum of the least lengths (`short`), between them and the natural
ones (`shrink`), at these, above them (`grow`), above the most (`over`). The policy is `weights` because that carries
weights and tiers: whose rule a toolkit is judged by stands in engines.json.
"""

import json
import random

KINDS = ("short", "shrink", "natural", "grow", "over")


def item(draw):
    least = 0 if draw.random() < 0.3 else draw.randint(1, 60)
    natural = least if draw.random() < 0.25 else least + draw.randint(1, 80)
    kind = draw.random()
    most = None if kind < 0.4 else natural if kind < 0.6 else natural + draw.randint(1, 80)
    fields = {"min": least, "ideal": natural, "max": most}
    return {**fields, "weight": draw.choice((1, 1, 1, 2, 3)), "priority": draw.choice((0, 0, 1, 2))}


def container(draw, kind, items):
    """A room of that kind."""
    least, natural = (sum(each[name] for each in items) for name in ("min", "ideal"))
    most = sum(each["ideal"] + 120 if each["max"] is None else each["max"] for each in items)
    if kind == "short":
        return draw.randint(0, least) if least else 0
    if kind == "shrink":
        return draw.randint(least, natural)
    if kind == "natural":
        return natural
    return draw.randint(natural, most) if kind == "grow" else most + draw.randint(1, 60)


def row(draw, number):
    items = [item(draw) for _ in range(draw.randint(2, 8))]
    gap = 0 if draw.random() < 0.6 else 6
    kind = draw.choices(KINDS, (8, 38, 4, 42, 8))[0]
    return stated(kind, number, container(draw, kind, items), gap, items)


def stated(kind, number, room, gap, items):
    """The row as a problem: `room` points are its items', beside the gaps."""
    available = room + gap * (len(items) - 1)
    items = [{name: value for name, value in each.items() if value is not None} for each in items]
    return {"id": f"{kind}-{number:03}", "available": available, "spacing": gap, "policy": "weights", "items": items}


def write(row, seed):
    """Prints 300 rows, each drawn by `row`."""
    draw = random.Random(seed)
    for number in range(300):
        print(json.dumps(row(draw, number), separators=(",", ":")))


if __name__ == "__main__":
    write(row, seed=20)
