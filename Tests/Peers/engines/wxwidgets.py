"""wxWidgets: wxBoxSizer and wxFlexGridSizer.

    box        the weight as proportion
    flexgrid   one row of growable columns with the weight as proportion; it knows no greatest width

Rounding: whole pixels; a box cuts each share of what is left, so the remainder drifts to the last items; a flex grid
cuts every share and gives the remainder to none or few of the columns.
Traps: a sizer keeps what it last computed: CalcMin must come before SetDimension. The natural width plays no part:
wxWidgets grows from the least width. A flex grid forgets gaps after leading columns of width 0
(reproductions/wx-flexgrid-gap.py): that is a defect of its own in rows that begin with a least length of 0.
"""

import wx
from toolkit import run

application = wx.App(False)
window = wx.Frame(None, size=(1600, 100))


def leaf(panel, child):
    made = wx.Window(panel)
    made.SetMinSize((child.least, 10))
    if child.most is not None:
        made.SetMaxSize((child.most, -1))
    return made


def lengths(panel, sizer, leaves, containers):
    panel.SetSizer(sizer)
    for length in containers:
        sizer.CalcMin()
        sizer.SetDimension((0, 0), (length, 10))
        yield [each.GetSize().width for each in leaves]
    panel.Destroy()


def box(shape, containers):
    panel, sizer = wx.Panel(window), wx.BoxSizer(wx.HORIZONTAL)
    leaves = [leaf(panel, child) for child in shape.children]
    for place, (child, each) in enumerate(zip(shape.children, leaves)):
        if place and shape.gap:
            sizer.AddSpacer(shape.gap)
        sizer.Add(each, proportion=child.weight, flag=wx.EXPAND)
    yield from lengths(panel, sizer, leaves, containers)


def flexgrid(shape, containers):
    panel, sizer = wx.Panel(window), wx.FlexGridSizer(1, len(shape.children), 0, shape.gap)
    sizer.SetFlexibleDirection(wx.HORIZONTAL)
    leaves = [leaf(panel, child) for child in shape.children]
    for place, (child, each) in enumerate(zip(shape.children, leaves)):
        sizer.Add(each, 0, wx.EXPAND)
        sizer.AddGrowableCol(place, child.weight)
    yield from lengths(panel, sizer, leaves, containers)


run(__doc__, f"wxWidgets {wx.version().split()[-1]}", {"box": box, "flexgrid": flexgrid})
