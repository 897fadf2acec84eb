"""Rows as documents of CSS: what browsers and WeasyPrint are asked besides flex lines.  Lengths in pixels.

    flex             flex: 1 1 natural, with the bounds
    grid-px          tracks minmax(least, most)
    grid-fr          tracks minmax(least, weight fr)
    grid-auto        tracks auto: items at least `least` wide whose content is `natural` wide
    table            an automatic table: cells whose narrowest content is least, the widest natural
    table-percent    cells with the weights in per cent

The content of a cell is a chain of blocks that may be wrapped, each at most `least` wide. As something must be at
least a pixel wide to be content, tables have least, natural and most raised to 1 (`table_shape`).
"""

from toolkit import Child, Shape

UNBOUNDED = 100000


def table_shape(shape):
    """The row with every length at least a pixel, and no gap but a shorter container."""
    return Shape(shape.gap, tuple(
        Child(max(1, each.least), max(1, each.natural), each.most and max(1, each.most), each.weight, each.tier)
        for each in shape.children))


def content(child):
    """Blocks as wide together as `natural`, none wider than `least`."""
    widths, left = [child.least], child.natural - child.least
    while left > 0:
        widths.append(min(left, child.least))
        left -= widths[-1]
    return "<wbr>".join(f'<span style="display:inline-block;height:1px;width:{width}px"></span>' for width in widths)


def track(form, child):
    if form == "grid-auto":
        return "auto"
    most = f"{child.weight}fr" if form == "grid-fr" else f"{UNBOUNDED if child.most is None else child.most}px"
    return f"minmax({child.least}px, {most})"


def item(form, child, share):
    """One child's element."""
    if form == "flex":
        most = "" if child.most is None else f"max-width:{child.most}px;"
        return f'<div style="height:1px;flex:1 1 {child.natural}px;min-width:{child.least}px;{most}"></div>'
    if form.startswith("grid"):
        inside = f'<div style="width:{child.natural}px"></div>' if form == "grid-auto" else ""
        return f'<div style="height:1px;min-width:{child.least if inside else 0}px">{inside}</div>'
    width = f"width:{share}%" if form == "table-percent" else ""
    return f'<td style="padding:0;{width}">{content(child)}</td>'


def document(form, shape, container):
    """The container's element; its items are its children, or the cells of its only row."""
    weights = sum(each.weight for each in shape.children)
    items = "".join(item(form, each, 100 * each.weight / weights) for each in shape.children)
    if form.startswith("table"):
        style = f"width:{container - shape.gaps}px;border-spacing:0;font-size:0;line-height:0"
        return f'<table style="{style}"><tr>{items}</tr></table>'
    style = f"width:{container}px;column-gap:{shape.gap}px;display:{'flex' if form == 'flex' else 'grid'}"
    if form.startswith("grid"):
        style += ";grid-template-columns:" + " ".join(track(form, each) for each in shape.children)
    return f'<div style="{style}">{items}</div>'
