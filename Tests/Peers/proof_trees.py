"""The regions of a proof, as check_proof.py walks over them: splits, and facts that follow from them by sums."""
from fractions import Fraction

from documents import anything, demand, list_of, number, record, require, whole
from families import Form


class Region:  # what is known: slacks that are at least 0, or above 0, and the interval of every direction
    def __init__(self, box, slacks=(), ends=()): self.box, self.slacks, self.ends = box, list(slacks), dict(ends)
    def direction(self, form):
        lead = next(x for x in form[1:] if x)
        way, span = tuple(x / lead for x in form[1:]), lambda side: sum(w * b[side ^ (w < 0)] for w, b in zip(way, self.box))
        return lead, way, -form[0] / lead, self.ends.get(way) or ((span(0), False), (span(1), False))
    def learn(self, form, strict):
        if not any(form[1:]): return
        lead, way, cut, (low, high) = self.direction(form)
        if lead > 0: low = max(low, (cut, strict))
        else: high = min(high, (cut, strict), key=lambda end: (end[0], not end[1]))
        self.ends[way] = low, high
    def narrowed(self, slack, strict):
        part = Region(self.box, self.slacks + [(slack, strict)], self.ends)
        part.learn(slack, strict)
        return part
    def positive(self, form):
        if not any(form[1:]): return form[0] > 0
        lead, _, cut, (low, high) = self.direction(form)
        if lead > 0: yes, no = low > (cut, False), high[0] <= cut
        else: yes, no = high[0] < cut or high == (cut, True), low[0] >= cut
        demand(yes or no, f"nothing decides whether {[str(x) for x in form]} is above 0")
        return yes
    def has(self, point, edges=False):
        inside = (s.at(point) > 0 or s.at(point) == 0 and (edges or not strict) for s, strict in self.slacks)
        return len(point) == len(self.box) and all(inside)


def read_fact(value):
    kind = "positive" if isinstance(value, dict) and "positive" in value else "notPositive"
    read = record(value, {kind: list_of(number, 1), "by": list_of(whole), "times": list_of(number)}, {"note": anything})
    require(len(read["by"]) == len(read["times"]), "there is not one factor an inequality")
    return read
def read_node(value):
    require(isinstance(value, dict), "is no region")
    ends = {"split": list_of(number, 1), "above": whole, "below": whole} if "split" in value else {"point": list_of(number)}
    return record(value, ends if "split" in value or "point" in value else {}, {"facts": list_of(read_fact), "note": anything})


def padded(numbers, row):
    count = len(row.zero)
    demand(not any(numbers[count:]), "a form has more numbers than there are parameters")
    return Form(numbers[:count] + [Fraction(0)] * (count - len(numbers)))
def leaves(nodes, row, whole):  # with what is known of them
    open_, seen, form = [(0, whole)], set(), lambda numbers: padded(numbers, row)
    while open_:
        index, region = open_.pop()
        demand(0 <= index < len(nodes) and index not in seen, f"region {index} is missing, or stands twice")
        seen.add(index)
        node = nodes[index]
        for fact in node.get("facts", []):
            strict = "positive" in fact
            slack = form(fact["positive"]) if strict else form(fact["notPositive"]) * -1
            rest, above = slack, False
            for place, factor in zip(fact["by"], fact["times"]):
                demand(factor >= 0 and 0 <= place < len(region.slacks), f"region {index}: a bad multiplier")
                rest, above = rest - region.slacks[place][0] * factor, above or region.slacks[place][1] and factor > 0
            demand(not any(rest[1:]) and (rest[0] > 0 or rest[0] == 0 and (above or not strict)), f"region {index}: no proof")
            region = Region(region.box, region.slacks, region.ends)
            region.learn(slack, strict)
        if "split" in node:
            demand(min(node["above"], node["below"]) > index, f"region {index} is its own part")
            split = form(node["split"])
            open_ += [(node["above"], region.narrowed(split, True)), (node["below"], region.narrowed(split * -1, False))]
            continue
        demand("point" in node and region.has(node["point"]), f"region {index} has no point of its own")
        yield index, node, region
