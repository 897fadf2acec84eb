"""Where the views of a scene stand, for check_scene.py: origins over forms, and how far views reach out of what is around.

Stacks and frames place views on leading, middle and trailing guides, each the same share of every view; all else is refused."""
from fractions import Fraction

from documents import INFINITY, demand, require
from scenes import HEIGHT, WIDTH, scrolls

SHARES = ({"leading": Fraction(0), "hcenter": Fraction(1, 2), "trailing": Fraction(1)},
          {"top": Fraction(0), "vcenter": Fraction(1, 2), "bottom": Fraction(1)})


def share(view, axis):
    """The share of a frame, and of what stands in it, that lies before the guide."""
    names = view.fields.get("align", ["hcenter", "vcenter"])
    require(isinstance(names, list) and len(names) == 2 and names[axis] in SHARES[axis], "a guide is none that is read here")
    return SHARES[axis][names[axis]]


def inset(run, parent, view, axis):
    """How far behind where its parent begins a view begins."""
    kind, length = parent.kind, lambda view: run.standing(view, axis)
    if kind in ("hstack", "vstack"):
        before = parent.children[:view.place]
        if axis == parent.axis: return sum(map(length, before), run.field(parent, "spacing") * len(before))
        most = run.zero
        for child in parent.children: most = run.greater(most, length(child))
        names = ("vcenter", "hcenter")
        return (most - length(view)) * SHARES[axis][parent.fields.get("align", names[parent.axis])]
    if kind in ("frame", "flex") or kind in ("overlay", "background") and view.place:
        around = parent if kind in ("frame", "flex") else parent.children[0]
        return (length(around) - length(view)) * share(parent, axis)
    if kind == "padding":
        top, leading, _, _ = map(run.form, parent.fields.get("insets") or [run.scene.known(16)] * 4)
        return leading if axis == WIDTH else top
    if kind == "scroll": return run.zero if scrolls(parent, axis) else (length(parent) - length(view)) * Fraction(1, 2)
    return run.zero


def origin(run, view, axis):
    key = "origin", view.index, axis
    if key not in run.memo:
        parent = view.parent
        run.memo[key] = origin(run, parent, axis) + inset(run, parent, view, axis) if parent else run.zero
    return run.memo[key]


def protrusions(run):
    """How far each view reaches out of the stack around it, or out of the scene; what a window shows may be anywhere."""
    found = [run.zero]
    for view in run.scene.views:
        around = view.parent
        while around and around.kind not in ("hstack", "vstack", "scroll"): around = around.parent
        if around and around.kind == "scroll": continue
        for axis in (WIDTH, HEIGHT):
            end = origin(run, around, axis) + run.standing(around, axis) if around else run.form(run.scene.proposal[axis])
            if end is None or end is INFINITY: continue
            start = origin(run, around, axis) if around else run.zero
            length = run.standing(view, axis)
            demand(length is not INFINITY, "a view has no end")
            found += [start - origin(run, view, axis), origin(run, view, axis) + length - end]
    return found
