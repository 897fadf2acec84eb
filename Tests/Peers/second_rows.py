"""A second 300 rows that toolkits are asked, of another distribution: toolkit-rows-second.jsonl.

    python3 second_rows.py > toolkit-rows-second.jsonl

Beside those of toolkit_rows.py: up to twelve shorter items, half of them without a least length, three in four with a
most one, weights 1 to 8, gaps of 0, 1, 5 or 13. A row's id says where its container lies: below the sum of the least
lengths (`short`), a few points above that (`scarce`), between it and the natural lengths (`shrink`), above these
(`grow`), a few points below the sum of the most lengths (`full`), above that (`over`).
"""

from toolkit_rows import stated, write

KINDS = ("short", "scarce", "shrink", "grow", "full", "over")
ENDLESS = 90  # what counts for an item without a most length where containers are drawn


def item(draw):
    least = 0 if draw.random() < 0.5 else draw.randint(1, 40)
    natural = least + (0 if draw.random() < 0.15 else draw.randint(1, 50))
    most = None if draw.random() < 0.25 else natural + (0 if draw.random() < 0.2 else draw.randint(1, 50))
    fields = {"min": least, "ideal": natural, "max": most}
    return {**fields, "weight": draw.randint(1, 8), "priority": draw.choice((0, 1, 2))}


def container(draw, kind, items):
    """A room of that kind."""
    least, natural = (sum(each[name] for each in items) for name in ("min", "ideal"))
    most = sum(each["ideal"] + ENDLESS if each["max"] is None else each["max"] for each in items)
    if kind == "short":
        return draw.randint(0, least)
    if kind == "scarce":
        return least + draw.randint(0, 3 * len(items))
    if kind == "full":
        return max(natural, most - draw.randint(0, 3 * len(items)))
    bounds = {"shrink": (least, natural), "grow": (natural, most), "over": (most + 1, most + 40)}
    return draw.randint(*bounds[kind])


def row(draw, number):
    items = [item(draw) for _ in range(draw.randint(2, 12))]
    gap = draw.choice((0, 0, 1, 5, 13))
    kind = draw.choices(KINDS, (8, 14, 28, 28, 14, 8))[0]
    return stated(kind, number, container(draw, kind, items), gap, items)


if __name__ == "__main__":
    write(row, seed=21)
