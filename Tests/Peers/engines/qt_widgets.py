"""Qt Widgets: QHBoxLayout and QGridLayout.

    box             stretch 0, every size policy Preferred
    box-stretch     the weight as stretch
    box-expanding   Expanding where the tier is above 0, else Preferred
    grid-stretch    columns with the weight as stretch

Rounding: whole pixels; shares are added up in fixed point and cut off, so that the remainder is spread over the row.
Traps: a window never gets less than its minimum, so below the sum of the minima only a bare layout is asked, which
then goes below the minima of its widgets (`plumb verify` says outOfBounds: no defect in a program). Layouts keep to
the size hints of widgets: the constraint must be SetNoConstraint, and hints come from the widget, not setMinimumWidth.
"""

import PySide6
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QWidget
from qt_leaf import Policy, Widget
from toolkit import run


def laid_out(layout, widgets, containers):
    host = QWidget()
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
    host.setLayout(layout)
    for length in containers:
        layout.setGeometry(QRect(0, 0, length, 10))
        yield [widget.geometry().width() for widget in widgets]


def box(stretch=False, expanding=False):
    def form(shape, containers):
        layout, widgets = QHBoxLayout(), []
        layout.setSpacing(shape.gap)
        for child in shape.children:
            widgets.append(Widget(child, Policy.Expanding if expanding and child.tier > 0 else Policy.Preferred))
            layout.addWidget(widgets[-1], child.weight if stretch else 0)
        yield from laid_out(layout, widgets, containers)

    return form


def grid(shape, containers):
    layout, widgets = QGridLayout(), [Widget(child) for child in shape.children]
    layout.setHorizontalSpacing(shape.gap)
    for column, (child, widget) in enumerate(zip(shape.children, widgets)):
        layout.addWidget(widget, 0, column)
        layout.setColumnStretch(column, child.weight)
    yield from laid_out(layout, widgets, containers)


run(__doc__, f"Qt Widgets {PySide6.__version__}", {
    "box": box(), "box-stretch": box(stretch=True), "box-expanding": box(expanding=True),
    "grid-stretch": grid})
