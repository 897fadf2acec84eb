"""Scenes laid out by SwiftUI's rule over forms, one length at a time, by rules of their own.  Lengths in points, in fractions.

Stacks on leading, middle and trailing guides, frames, paddings, priorities, windows, layers, and leaves but texts and
pictures; all else is refused by name.  A length is a form, INFINITY, or None where it is left open."""

import json
from fractions import Fraction

from documents import INFINITY, anything, demand, list_of, number, one_of, record, require, text
from regions import Form

WIDTH, HEIGHT = 0, 1
SHAPES = ("color", "rectangle", "circle", "capsule", "ellipse", "roundedRectangle")


def view(scene, value, stack, parent, place):
    """A view; a stack of one view is that view."""
    while isinstance(value, dict) and value.get("kind") in ("hstack", "vstack") and len(value.get("children", [])) == 1:
        stack, value = WIDTH if value["kind"] == "hstack" else HEIGHT, value["children"][0]
    return View(scene, value, stack, parent, place)


class View:
    """A view with its place among all, each of which stands before those inside it."""

    def __init__(self, scene, value, stack, parent, place):
        require(isinstance(value, dict) and isinstance(value.get("kind"), str), "is no view")
        self.kind, self.parent, self.place, self.index = value["kind"], parent, place, len(scene.views)
        self.value, self.children, self.stack, self.priority = value, [], stack, Fraction(0)
        scene.views.append(self)
        common = dict.fromkeys(("kind", "id", "note", "fill", "stroke", "role"), anything)
        length, inside, within = scene.length, [], None
        kind, fields = self.kind, {}
        if kind in ("hstack", "vstack"):
            self.axis = WIDTH if kind == "hstack" else HEIGHT
            guides = ("top", "vcenter", "bottom") if self.axis == WIDTH else ("leading", "hcenter", "trailing")
            fields = {"align": one_of(*guides), "spacing": length, "children": anything}
            require("spacing" in value, "a stack whose gaps follow from its views is not laid out here")
            inside, within = value.get("children", []), self.axis
            require(isinstance(inside, list) and inside, "a stack of no views is not laid out here")
        elif kind == "range": fields = {"w": scene.range, "h": scene.range}
        elif kind == "fixed": fields = {"w": length, "h": length}
        elif kind in SHAPES: fields = {"radius": number}
        elif kind == "spacer": fields, self.priority = {"min": length}, -INFINITY
        elif kind == "lines": fields = {"steps": list_of(list_of(number, 2), 1)}
        elif kind == "text": fields = {"string": text, "size": length, "font": text}
        elif kind == "frame": fields = {"w": length, "h": length, "align": anything, "child": anything}
        elif kind == "flex":
            fields = {f"{most}{side}": scene.limit for most in ("min", "ideal", "max") for side in "wh"}
            fields = {**fields, "align": anything, "child": anything}
        elif kind == "padding": fields = {"insets": list_of(length, 4), "child": anything}
        elif kind == "priority": fields = {"value": number, "child": anything}
        elif kind == "fixedSize": fields = {"h": anything, "v": anything, "child": anything}
        elif kind == "scroll": fields = {"axes": one_of("vertical", "horizontal", "both"), "child": anything}
        elif kind in ("overlay", "background"): fields = {"align": anything, "content": anything, "child": anything}
        else: require(False, f"{kind} is not laid out here")
        self.fields = record(value, {}, {**common, **fields})
        if "child" in fields:
            require("child" in value, "a view is missing")
            inside, within = [value["child"]], HEIGHT if kind == "scroll" else stack
        if "content" in fields: require("content" in value, "a layer is missing")
        self.children = [view(scene, child, within, self, place) for place, child in enumerate(inside)]
        if "content" in fields: self.children.append(view(scene, value["content"], None, self, 1))
        if kind == "priority": self.priority = self.fields["value"]
        if kind in ("overlay", "background", "fixedSize"): self.priority = self.children[0].priority
        if kind == "frame": require("w" in value or "h" in value, "a frame without a length is not laid out here")
        for name in ("w", "h", "min", "spacing", "size"):
            if isinstance(self.fields.get(name), Form) and name != "spacing": scene.needs.append(self.fields[name])
        everything = [self] + [view for child in self.children for view in child.everything]
        self.everything = everything
        self.separable = all(view.kind not in ("lines", "text") for view in everything)
        self.is_part = kind in ("hstack", "vstack", "text")
        self.has_stack = any(view.kind in ("hstack", "vstack") for view in everything[1:])
        self.content = json.dumps(nameless(value), default=str, sort_keys=True)

    def room_inside(self, axis):
        kind = self.kind
        if kind == "frame": return "own" if "wh"[axis] in self.fields else "around"
        if kind == "flex":
            return "own" if any(f"{most}{'wh'[axis]}" in self.fields for most in ("min", "ideal", "max")) else "around"
        if kind == "scroll": return "endless" if scrolls(self, axis) else "around"
        return {"padding": "padded", "overlay": "layered", "background": "layered"}.get(kind, "around")


def nameless(value):
    if isinstance(value, dict): return {k: nameless(x) for k, x in value.items() if k not in ("id", "note", "fill", "stroke")}
    return [nameless(x) for x in value] if isinstance(value, list) else value
def scrolls(view, axis): return view.fields.get("axes", "vertical") in ("both", ("horizontal", "vertical")[axis])


class Scene:
    """A family of scenes: the views, the parameters, what is proposed."""

    def __init__(self, value):
        fields = record(value, {"tree": anything, "proposal": anything}, {
            "id": text, "note": anything, "parameters": anything, "where": anything, "displayScale": anything, "claims": anything})
        intervals = fields.get("parameters", {})
        require(isinstance(intervals, dict) and all(isinstance(x, list) for x in intervals.values()), "choices are not read here")
        intervals = record(intervals, {}, dict.fromkeys(intervals, list_of(number, 2)))
        require(all(len(x) == 2 and x[0] <= x[1] for x in intervals.values()), "an interval is none")
        self.names, self.box, self.views, self.needs = list(intervals), list(map(tuple, intervals.values())), [], []
        self.zero = Form([Fraction(0)] * (len(self.names) + 1))
        self.ties = [form for tie in fields.get("where", []) for form in self.tie(tie)]
        require(isinstance(fields["proposal"], list) and len(fields["proposal"]) == 2, "is no proposal")
        self.proposal = [None if x is None else self.length(x) for x in fields["proposal"]]
        self.needs += [x for x in self.proposal if x is not None]
        view(self, fields["tree"], None, None, 0)

    def known(self, value): return Form([Fraction(value)] + list(self.zero[1:]))

    def length(self, value):
        if not isinstance(value, list):
            if not isinstance(value, str) or text(value) not in self.names: return self.known(number(value))
            return Form([Fraction(0)] + [Fraction(value == name) for name in self.names])
        require(len(value) > 2 and value[0] in ("+", "-", "*", "/"), "is no expression")
        parts = [self.length(part) for part in value[1:]]
        require(len(parts) == 2 or value[0] == "+", f"{value[0]} takes two")
        if value[0] == "+": return sum(parts[1:], parts[0])
        if value[0] == "-": return parts[0] - parts[1]
        factor, other = parts if value[0] == "*" and not any(parts[0][1:]) else reversed(parts)
        require(not any(factor[1:]) and (value[0] == "*" or factor[0]), "multiplies two lengths that vary, or divides by one or 0")
        return other * (factor[0] if value[0] == "*" else 1 / factor[0])

    def limit(self, value):
        if value in ("inf", "infinity"): return INFINITY
        length = self.length(value)
        self.needs.append(length)
        return length

    def range(self, value):
        if not (isinstance(value, list) and value and value[0] not in ("+", "-", "*", "/")): value = [value] * 3
        require(len(value) == 3, "is no range")
        low, ideal, high = map(self.limit, value)
        require(low is not INFINITY and ideal is not INFINITY, "only the greatest length may be infinite")
        self.needs += [ideal - low] + ([] if high is INFINITY else [high - ideal])
        return low, ideal, high

    def tie(self, value):
        require(isinstance(value, list) and len(value) == 3, "is no inequality")
        relation, low, high = one_of("<=", ">=", "==")(value[0]), *map(self.length, value[1:])
        return ([low - high] if relation != ">=" else []) + ([high - low] if relation != "<=" else [])

    def parameters(self, view):
        """The parameters that occur in a view, by their places."""
        found = set()
        def look(value):
            if isinstance(value, str) and value in self.names: found.add(self.names.index(value))
            elif isinstance(value, list): any(map(look, value))
            elif isinstance(value, dict): any(look(x) for k, x in value.items() if k not in ("id", "note", "string", "kind"))
        look(view.value)
        return sorted(found)


class Run:
    """One layout of a scene over forms of some variables in a region."""

    def __init__(self, scene, point, region, functions=None, inside=None, sought=None):
        self.scene, self.point, self.region, self.memo = scene, point, region, {}
        self.functions, self.inside, self.sought = functions or {}, inside, sought
        self.zero = Form([Fraction(0)] * (len(region.box) + 1))

    def form(self, length): return length if length in (None, INFINITY) else Form(length).of(self.point) if self.point else self.known(length[0])
    def known(self, value): return Form([Fraction(value)] + list(self.zero[1:]))
    def less(self, a, b):
        if a is INFINITY: return False
        return True if b is INFINITY else self.region.positive(b - a)
    def greater(self, a, b): return b if self.less(a, b) else a
    def lesser(self, a, b): return b if self.less(b, a) else a
    def field(self, view, name): return self.form(view.fields[name]) if name in view.fields else None

    def length(self, view, axis, offer):
        key = view.index, axis, offer
        if key not in self.memo:
            found = self.looked_up(view, axis, offer)
            if found is None: found = self.greater(self.own(view, axis, offer), self.zero)
            self.memo[key] = found
        return self.memo[key]

    def looked_up(self, view, axis, offer):
        if not view.is_part or self.inside is not None and view.index <= self.inside: return None
        modes = ["open" if x is None else "infinite" if x is INFINITY else "finite" for x in offer]
        if view.separable: modes[1 - axis] = "unasked"
        function = self.functions.get(("length", view.content, axis, *modes))
        if function is None: return None
        variables = []
        for side, mode in zip(offer, modes):
            if mode != "finite": continue
            if self.less(side, self.zero) or self.less(self.known(function.longest), side): return None
            variables.append(side)
        return function.value(variables + [self.point[i] for i in function.parameters], self)

    def own(self, view, axis, offer):
        kind, here = view.kind, offer[axis]
        if kind == "range":
            low, ideal, high = map(self.form, view.fields["wh"[axis]])
            return self.greater(self.lesser(ideal if here is None else here, high), low)
        if kind == "fixed": return self.field(view, "wh"[axis])
        if kind in SHAPES: return self.known(10) if here is None else here
        if kind == "spacer":
            if view.stack is not None and view.stack != axis: return self.zero
            least = self.field(view, "min") if "min" in view.fields else self.known(8)
            return least if here is None else self.greater(here, least)
        if kind == "lines": return self.step(view, axis, offer[WIDTH])
        if kind in ("hstack", "vstack"): return self.stacked(view, axis, offer)
        require(view.children, f"{kind} is not measured here")
        child = view.children[0]
        if kind == "frame":
            lengths = [self.field(view, side) for side in "wh"]
            if lengths[axis] is not None: return lengths[axis]
            return self.length(child, axis, tuple(x if x is not None else y for x, y in zip(lengths, offer)))
        if kind == "flex":
            length = self.length(child, axis, tuple(self.flexible(view, side, offer[side]) for side in (WIDTH, HEIGHT)))
            return self.framed(view, axis, here, length)
        if kind == "padding":
            total = self.insets(view)
            inner = tuple(None if x is None else self.padded(x, t) for x, t in zip(offer, total))
            length = self.length(child, axis, inner)
            return length if length is INFINITY else length + total[axis]
        if kind == "fixedSize": return self.length(child, axis, self.loose(view, offer))
        if kind == "scroll":
            length = self.length(child, axis, tuple(None if scrolls(view, side) else offer[side] for side in (WIDTH, HEIGHT)))
            return here if scrolls(view, axis) and here is not None else length
        return self.length(child, axis, offer)

    def step(self, view, axis, width):
        steps = view.fields["steps"]
        found = steps[0] if width is None else steps[-1]
        if width is not None:
            widest = -INFINITY
            for step in steps:
                if step[0] > widest and not self.less(width, self.known(step[0])): found, widest = step, step[0]
        return self.known(found[axis])

    def padded(self, length, total): return INFINITY if length is INFINITY else self.greater(self.zero, length - total)
    def insets(self, view):
        top, leading, bottom, trailing = map(self.form, view.fields.get("insets") or [self.scene.known(16)] * 4)
        return leading + trailing, top + bottom
    def loose(self, view, offer): return tuple(None if view.fields.get(name) else x for name, x in zip("hv", offer))

    def limits(self, view, axis): return [self.field(view, f"{name}{'wh'[axis]}") for name in ("min", "ideal", "max")]
    def clamped(self, length, low, high):
        if high is not None: length = self.lesser(length, high)
        return length if low is None else self.greater(length, low)
    def flexible(self, view, axis, offer):
        low, ideal, high = self.limits(view, axis)
        offer = ideal if offer is None else offer
        return None if offer is None else self.clamped(offer, low, high)
    def framed(self, view, axis, offer, child):
        low, ideal, high = self.limits(view, axis)
        if offer is None and ideal is not None: return ideal
        if low is not None and high is not None:
            return child if self.less(high, low) else self.clamped(child if offer is None else offer, low, high)
        inner = self.flexible(view, axis, offer)
        if low is not None: return self.greater(child if inner is None else self.lesser(inner, child), low)
        if high is not None: return self.lesser(child if inner is None else self.greater(inner, child), high)
        return child

    def gaps(self, view): return self.field(view, "spacing") * (len(view.children) - 1)

    def offers(self, view, length, across):
        """What each view of a stack is offered along it: the least flexible first, an equal share of what is left."""
        if length in (None, INFINITY): return [length] * len(view.children)
        room = length - self.gaps(view)
        if not any(room[1:]) and room[0] <= 0: return [self.zero] * len(view.children)
        def asked(child, offer): return self.length(child, view.axis, (offer, across) if view.axis == WIDTH else (across, offer))
        def least(child):
            length = asked(child, self.zero)
            demand(length is not INFINITY, "a view takes everything of nothing")
            return length
        ranks = sorted({child.priority for child in view.children}, reverse=True)
        tiers = [[child for child in view.children if child.priority == rank] for rank in ranks]
        left, found = room, {}
        for tier in tiers[1:]:
            for child in tier: left = left - least(child)
        for place, tier in enumerate(tiers):
            if place:
                for child in tier: left = left + least(child)
            if len(tier) > 1 and self.less(self.zero, left): tier = self.ordered(tier, least, lambda child: asked(child, INFINITY))
            for count, child in enumerate(tier):
                offer = self.greater(left * Fraction(1, len(tier) - count), self.zero)
                found[child.index] = offer
                left = left - asked(child, offer)
        return [found[child.index] for child in view.children]

    def ordered(self, tier, least, most):
        def insert(done, key, child, before):
            place = len(done)
            while place and before(key, done[place - 1][0]): place -= 1
            done.insert(place, (key, child))
        finite, endless = [], []
        for child in tier:
            low, high = least(child), most(child)
            if high is INFINITY: insert(endless, low, child, lambda a, b: self.less(b, a))
            else: insert(finite, high - low, child, self.less)
        return [child for _, child in finite + endless]

    def stacked(self, view, axis, offer):
        along, across = view.axis, 1 - view.axis
        offers = self.offers(view, offer[along], offer[across])
        inner = [(x, offer[across]) if along == WIDTH else (offer[across], x) for x in offers]
        lengths = [self.length(child, axis, x) for child, x in zip(view.children, inner)]
        if INFINITY in lengths: return INFINITY
        if axis == along: return sum(lengths, self.gaps(view))
        # On one guide that is the same share of every view the widest is the extent.
        most = self.zero
        for length in lengths: most = self.greater(most, length)
        return most
