"""Problems read exactly: every number of the JSON becomes the fraction its decimals spell.

Lengths in points. An infinite maximum, container or priority is a float infinity, which compares
exactly with a Fraction. The fields are those of the package's problem format: change both together.
"""

import json
import math
from dataclasses import dataclass
from fractions import Fraction

INFINITY = math.inf
POLICIES = ("equal-sizes", "equal-increments", "weights", "css-flex", "glue")
TOOLKIT_POLICIES = ("levels", "qt-box", "gtk-box", "natural-steps", "spread", "grid-tracks")

ROW_FIELDS = {"id", "axis", "available", "spacing", "policy", "items", "claimed", "note"}
ITEM_FIELDS = {"id", "min", "ideal", "max", "priority", "weight", "cross"}
POLICY_FIELDS = {
    "css-flex": {"basis", "grow", "shrink"},
    "glue": {"stretch", "shrink", "stretchOrder", "shrinkOrder"},
    "levels": {"base"},
    "qt-box": {"grow"},
    "gtk-box": {"grow"},
    "natural-steps": {"grow", "shrink", "shrinkPriority"},
    "grid-tracks": {"grow"},
    "text": {"steps"},
}


@dataclass(frozen=True)
class Item:
    """One item as stated, before any policy has looked at it."""

    minimum: Fraction
    ideal: Fraction
    maximum: Fraction
    priority: Fraction = Fraction(0)
    weight: Fraction = Fraction(1)
    basis: Fraction = Fraction(0)
    grow: Fraction = Fraction(0)
    shrink: Fraction = Fraction(0)
    stretch: Fraction = Fraction(0)
    stretch_order: int = 0
    shrink_order: int = 0
    base: Fraction = Fraction(0)
    shrink_priority: Fraction = Fraction(0)
    steps: tuple = ()

    @property
    def hypothetical(self):
        """The basis within the bounds: the hypothetical main size of CSS."""
        return max(self.minimum, min(self.basis, self.maximum))


@dataclass(frozen=True)
class Row:
    """One problem; `available` is None when the container proposes nothing."""

    name: str
    policy: str
    available: object
    gaps: Fraction
    items: tuple
    claims: tuple = ()

    @property
    def room(self):
        """What the container leaves for the items: negative when the gaps alone are too long."""
        return self.available - self.gaps


def number(value):
    """A JSON number, or one of the two infinities, exactly."""
    if value == "infinity":
        return INFINITY
    if value == "-infinity":
        return -INFINITY
    if isinstance(value, bool) or not isinstance(value, (int, Fraction)):
        raise ValueError(f"not a number: {value!r}")
    return Fraction(value)


def refuse_unknown(fields, known, where):
    """Raises ValueError naming the first field of `fields` that `known` lacks."""
    for field in fields:
        if field not in known:
            raise ValueError(f"{where}: unknown field {field!r}")


def parse_item(fields, policy):
    """One item; ValueError unless 0 <= min <= ideal <= max and its factors make sense."""
    refuse_unknown(fields, ITEM_FIELDS | POLICY_FIELDS.get(policy, set()), "item")
    steps = tuple(sorted((number(width), number(height)) for width, height in fields.get("steps", ())))
    minimum = number(fields["min"]) if "min" in fields else steps[0][0] if steps else Fraction(0)
    item = Item(
        minimum=minimum,
        ideal=number(fields["ideal"]) if "ideal" in fields else minimum,
        maximum=number(fields["max"]) if "max" in fields else steps[-1][0] if steps else INFINITY,
        steps=steps,
        priority=number(fields.get("priority", 0)),
        weight=number(fields.get("weight", 1)),
        basis=number(fields.get("basis", 0)),
        grow=number(fields.get("grow", 0)),
        shrink=number(fields.get("shrink", 1 if policy in ("css-flex", "natural-steps") else 0)),
        stretch=number(fields.get("stretch", 0)),
        stretch_order=int(fields.get("stretchOrder", 0)),
        shrink_order=int(fields.get("shrinkOrder", 0)),
        base=number(fields.get("base", 0)),
        shrink_priority=number(fields.get("shrinkPriority", 0)),
    )
    if not 0 <= item.minimum <= item.ideal <= item.maximum:
        raise ValueError("an item needs 0 <= min <= ideal <= max")
    if item.weight <= 0 or min(item.basis, item.grow, item.shrink, item.stretch) < 0:
        raise ValueError("a weight must be positive, and no factor negative")
    if policy in ("css-flex", "glue") and item.priority != 0:
        raise ValueError(f"priorities have no meaning here with {policy}")
    return item


def parse_row(fields):
    """One problem from its JSON object (parsed with `parse_float=Fraction`)."""
    refuse_unknown(fields, ROW_FIELDS, "problem")
    policy = fields.get("policy", "equal-sizes")
    if policy not in POLICIES + TOOLKIT_POLICIES + ("text",):
        raise ValueError(f"unknown policy {policy!r}")
    items = tuple(parse_item(item, policy) for item in fields["items"])
    spacing = fields.get("spacing", 0)
    count = max(0, len(items) - 1)
    if isinstance(spacing, list) and len(spacing) != count:
        raise ValueError(f"{count} gaps were expected, {len(spacing)} given")
    gaps = sum(map(number, spacing)) if isinstance(spacing, list) else number(spacing) * count
    available = fields.get("available")
    claims = fields.get("claimed", [])
    return Row(
        name=fields.get("id", ""),
        policy=policy,
        available=None if available is None else number(available),
        gaps=Fraction(gaps),
        items=items,
        claims=tuple(claims if isinstance(claims, list) else [claims]),
    )


def read_rows(path):
    """Every problem of a `.json` file, or of a `.jsonl` file line by line."""
    with open(path, encoding="utf-8") as file:
        texts = [line for line in file if line.strip()] if path.endswith(".jsonl") else [file.read()]
    for text in texts:
        fields = json.loads(text, parse_float=Fraction)
        yield parse_row(fields.get("problem", fields))


def as_float(length):
    """The nearest double as JSON writes it: whole numbers without a point, infinity by name."""
    if length == INFINITY:
        return "infinity"
    value = float(length)
    return int(value) if value.is_integer() else value


def as_text(length):
    """The exact value: `100/3`, `40`, or `infinity`."""
    return "infinity" if length == INFINITY else str(length)
