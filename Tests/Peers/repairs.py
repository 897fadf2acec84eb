"""Checks that no change of some numbers up to a cost makes claims true, for check_proof.py and check_scene.py, in fractions.

Its regions of changes are decided by their corners, and it believes no fact: in each it puts the points that are named into
the rule, which has to break a claim all over it, or to have no layout."""

from fractions import Fraction
from itertools import product

import claims
from documents import anything, demand, list_of, number, record, require, text, whole
from regions import Form, Region


def read_price(value):
    read = record(value, {"parameter": text, "price": number}, {"note": anything})
    require(read["price"] > 0, f"the price of {read['parameter']} is not above 0")
    return read["parameter"], read["price"]
def read_node(value):
    require(isinstance(value, dict), "is no region")
    if "split" in value: return record(value, {"split": list_of(number, 1), "above": whole, "below": whole}, {"facts": anything, "note": anything})
    form = lambda value: record(value, {"form": list_of(number, 1)}, {"note": anything})["form"]
    return record(value, {"point": list_of(number), "world": list_of(form)}, {"claim": whole, "part": whole, "facts": anything, "note": anything})


def check(value, subject, names, box, ties, broken, parts=1):
    """Checks the regions of a certificate.

    - subject: Readers of the fields that say what is laid out; names, box, ties: what they give of the parameters.
    - broken: Whether the points that are given as forms of changes break a claim all over a region, or have no layout.
    """
    read = record(value, {"certificate": text, **subject, "claims": list_of(claims.claim, 1), "prices": list_of(read_price, 1),
                          "regions": list_of(read_node, 1)}, {"below": number, "upTo": number, "note": anything})
    require("below" not in read or "upTo" not in read, "there are two costs")
    names, box, ties = names(read), box(read), ties(read)
    free = [name for name, _ in read["prices"]]
    require(len(set(free)) == len(free) <= 6 and all(name in names for name in free), "a price is that of no parameter, or given twice")
    places, count = [names.index(name) for name in free], len(free)
    widened = lambda numbers: Form(list(numbers) + [Fraction(0)] * (count + 1 - len(numbers)))
    def form(numbers):
        demand(len(numbers) <= count + 1, "a form has more numbers than there are changes")
        return widened(numbers)
    region = Region([box[place] for place in places])
    cost = read.get("below", read.get("upTo"))
    for signs in product((-1, 1), repeat=count) if cost is not None else ():
        region = region.cut(Form([cost] + [sign * price for sign, (_, price) in zip(signs, read["prices"])]), "below" in read)
        demand(region, "no change costs as little")
    waiting, seen, nodes = [(0, region)], set(), read["regions"]
    while waiting:
        index, region = waiting.pop()
        demand(0 <= index < len(nodes) and index not in seen, f"region {index} is missing, or stands twice")
        seen.add(index)
        node = nodes[index]
        if "split" in node:
            demand(min(node["above"], node["below"]) > index, f"region {index} is its own part")
            split = form(node["split"])
            for part, slack, strict in ((node["above"], split, True), (node["below"], split * -1, False)):
                inside = region.cut(slack, strict)
                demand(inside, f"a part of region {index} is empty")
                waiting.append((part, inside))
            continue
        demand(len(node["point"]) == count and region.has(node["point"]), f"region {index} has no point of its own")
        demand(len(node["world"]) == len(names) - count, f"region {index} does not name each parameter")
        world, own = iter(map(form, node["world"])), [form([0] * (i + 1) + [1]) for i in range(count)]
        point = [own[places.index(i)] if i in places else next(world) for i in range(len(names))]
        for place, (low, high) in enumerate(box):
            if place in places: continue
            ends = (widened([low]) - point[place], point[place] - widened([high]))
            demand(all(region.most(end) <= 0 for end in ends), f"region {index}: a point is outside of the family")
        demand(all(region.most(tie.of(point)) <= 0 for tie in ties), f"region {index}: a point is outside of the family")
        part, claim = node.get("part", 0), node.get("claim")
        demand(0 <= part < parts and (claim is None or 0 <= claim < len(read["claims"])), f"region {index} is of no claim")
        claim = None if claim is None else read["claims"][claim]
        for _, holds in region.explored(lambda region: broken(read, claim, point, region)):
            demand(holds, f"region {index}: nothing is broken")
