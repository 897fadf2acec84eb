"""Qt Graphics View: QGraphicsLinearLayout.

    linear   no stretch factors

Rounding: none, double precision; in windows the scene's pixels round. No remainder.
Trap: growing and shrinking follow a power of the natural sizes (qgridlayoutengine.cpp), so no simple rule explains
an answer between two naturals; the ends agree with proportions.
"""

import PySide6
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication, QGraphicsLinearLayout, QGraphicsWidget, QSizePolicy
from toolkit import run

application = QApplication([])
UNBOUNDED = 16777215
PREFERRED = QSizePolicy.Policy.Preferred


def linear(shape, containers):
    host, layout, widgets = QGraphicsWidget(), QGraphicsLinearLayout(Qt.Orientation.Horizontal), []
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(shape.gap)
    for child in shape.children:
        widget = QGraphicsWidget()
        widget.setSizePolicy(PREFERRED, PREFERRED)
        widget.setMinimumSize(child.least, 0)
        widget.setPreferredSize(child.natural, 10)
        widget.setMaximumSize(UNBOUNDED if child.most is None else child.most, UNBOUNDED)
        layout.addItem(widget)
        widgets.append(widget)
    host.setLayout(layout)
    for length in containers:
        layout.setGeometry(QRectF(0, 0, length, 10))
        yield [widget.geometry().width() for widget in widgets]


run(__doc__, f"Qt Graphics View {PySide6.__version__}", {"linear": linear}, rounding=0.01)
