"""Random scenes: every kind of view, in trees of a few levels.  `KINDS` has a maker for each kind."""
import json
import random

HORIZONTAL = ["leading", "hcenter", "trailing"]
VERTICAL = ["top", "vcenter", "bottom", "firstTextBaseline", "lastTextBaseline"]
WORDS = "Search Cancel Zurück Settings Übernehmen 12 more today".split()


class Maker:
    """Makes random views of some kinds."""

    def __init__(self, seed, kinds):
        self.random = random.Random(seed)
        self.leaves = sorted(LEAVES & set(kinds))
        self.inner = sorted(INNER & set(kinds))
        self.named = 0

    def length(self, most=120):
        return self.random.choice([0, 8, 20, 33.5, 44, most / 2, most])

    def sometimes(self, **fields):
        return {name: value() for name, value in fields.items() if self.random.random() < 0.6}

    def align(self):
        return [self.random.choice(HORIZONTAL), self.random.choice(VERTICAL)]

    def view(self, depth):
        """A view of some kind; where no levels are left, one without views inside."""
        kinds = self.leaves if depth == 0 or self.random.random() < 0.3 else self.inner
        return self.of(self.random.choice(kinds), depth)

    def of(self, kind, depth):
        view = {"kind": kind, **KINDS[kind](self, depth - 1)}
        if self.random.random() < 0.7:
            self.named += 1
            view["id"] = f"v{self.named}"
        return view

    def children(self, depth, least=1):
        return [self.view(max(depth, 0)) for _ in range(self.random.randint(least, 4))]

    def child(self, depth):
        return self.view(max(depth, 0))

    def range(self):
        least, ideal, most = sorted(self.length() for _ in range(3))
        return self.random.choice([ideal, [least, ideal, most], [least, ideal, "inf"]])

    def reach(self, axis):
        """Some of the bounds of a flexible frame, in order."""
        lengths = sorted(self.length() for _ in range(3))
        names = [name + axis for name in ("min", "ideal", "max")]
        return {name: length for name, length in zip(names, lengths) if self.random.random() < 0.6}

    def scene(self, index, kind):
        """A scene whose root is a stack with a view of the kind in it."""
        self.named = 0
        views = [self.of(kind, 2), *self.children(2)]
        self.random.shuffle(views)
        root = {"kind": self.random.choice(["hstack", "vstack"]), "id": "root", "spacing": self.random.choice([0, 8, 10]),
                "children": views}
        proposal = [self.random.choice([None, 90, 320, 500.5]), self.random.choice([None, 60, 480])]
        guides = {"h:mark": ["/", ["width"], 4]}
        return {"id": f"random-{index}-{kind}", "proposal": proposal, "customGuides": guides, "tree": root}


def steps(maker, _):
    return {"steps": sorted(([maker.length(200) + 1, 10 * lines] for lines in (3, 2, 1)), key=lambda step: -step[0])}


def grid(maker, depth):
    width = maker.random.randint(1, 3)
    rows = [[maker.child(depth) for _ in range(width)] for _ in range(maker.random.randint(1, 3))]
    return {"rows": rows, **maker.sometimes(align=maker.align, spacing=lambda: maker.random.choice([4, [4, 9]]))}


def guide(maker, depth):
    key = maker.random.choice(["hcenter", "vcenter", "firstTextBaseline", "h:mark"])
    size = ["width"] if key.startswith("h") else ["height"]
    value = maker.random.choice([5, size, ["/", size, 3], ["-", size, 4], ["explicit", key, ["*", size, 0.25]]])
    return {"key": key, "value": value, "child": maker.child(depth)}


def stack(guides):
    def fields(maker, depth):
        return {
            "children": maker.children(depth),
            **maker.sometimes(align=lambda: maker.random.choice(guides), spacing=lambda: maker.random.choice([0, 8, 12.5]))}
    return fields


def layered(maker, depth):
    return {"content": maker.child(0), "child": maker.child(depth), **maker.sometimes(align=maker.align)}


def pair(name, other, values):
    def fields(maker, depth):
        choices = {name: lambda: maker.random.choice(values), other: lambda: maker.random.choice(values)}
        return {"child": maker.child(depth), **maker.sometimes(**choices)}
    return fields


KINDS = {
    "fixed": lambda maker, _: {"w": maker.length(), "h": maker.length(), **maker.sometimes(baselines=lambda: [5, 7])},
    "range": lambda maker, _: {"w": maker.range(), "h": maker.range()},
    "color": lambda *_: {}, "rectangle": lambda *_: {}, "roundedRectangle": lambda *_: {"radius": 6},
    "lines": steps,
    "text": lambda maker, _: {
        "string": " ".join(maker.random.choices(WORDS, k=maker.random.randint(1, 5))),
        **maker.sometimes(size=lambda: maker.random.choice([11, 17, 28]))},
    "image": lambda maker, _: {"name": "star", **maker.sometimes(size=lambda: [30, 24])},
    "spacer": lambda maker, _: maker.sometimes(min=lambda: maker.length(30)),
    "hstack": stack(VERTICAL), "vstack": stack(HORIZONTAL),
    "zstack": lambda maker, depth: {"children": maker.children(depth), **maker.sometimes(align=maker.align)},
    "grid": grid,
    "geometry": lambda maker, depth: {"children": maker.children(depth)},
    "scroll": lambda maker, depth: {
        "axes": maker.random.choice(["vertical", "horizontal", "both"]), "child": maker.child(depth)},
    "frame": lambda maker, depth: {
        "child": maker.child(depth), **maker.sometimes(w=maker.length, h=maker.length, align=maker.align)},
    "flex": lambda maker, depth: {
        "child": maker.child(depth), **maker.reach("w"), **maker.reach("h"), **maker.sometimes(align=maker.align)},
    "padding": lambda maker, depth: {"insets": maker.random.choice([4, [1, 2, 3, 4]]), "child": maker.child(depth)},
    "fixedSize": pair("h", "v", [True, False]),
    "offset": lambda maker, depth: {"x": maker.length(), "y": -4, "child": maker.child(depth)},
    "position": lambda maker, depth: {"x": maker.length(), "y": maker.length(), "child": maker.child(depth)},
    "aspect": lambda maker, depth: {
        "mode": maker.random.choice(["fit", "fill"]), "child": maker.child(depth), **maker.sometimes(ratio=lambda: 1.5)},
    "priority": lambda maker, depth: {"value": maker.random.choice([-1, 1, 2]), "child": maker.child(depth)},
    "guide": guide, "overlay": layered, "background": layered,
    "span": lambda maker, depth: {"columns": 2, "child": maker.child(depth)},
}
LEAVES = {"fixed", "range", "color", "rectangle", "roundedRectangle", "lines", "text", "image", "spacer"}
INNER = set(KINDS) - LEAVES - {"span"}


def scenes(kinds, each, seed):
    """Random scenes of some kinds of views, so many with each; a kind without a maker is left out, and shows as not asked."""
    maker = Maker(seed, kinds)
    return [maker.scene(index, kind) for kind in kinds if kind in KINDS for index in range(each)]


def kinds_in(record):
    """The kinds of the views of a scene."""
    if isinstance(record, list):
        return set().union(*map(kinds_in, record))
    if not isinstance(record, dict):
        return set()
    return kinds_in(list(record.values())) | ({record["kind"]} if isinstance(record.get("kind"), str) else set())
