"""Qt Widgets: QSplitter.

    splitter   nothing collapses; the sizes the splitter chose, not the hints it was told

Rounding: whole pixels. Traps: its handles are as wide as the gap; it lays out when it is shown, by its events.
"""

import PySide6
from PySide6.QtWidgets import QSplitter
from qt_leaf import Widget, application
from toolkit import run


def splitter(shape, containers):
    panes = QSplitter()
    panes.setHandleWidth(shape.gap)
    panes.setChildrenCollapsible(False)
    for child in shape.children:
        panes.addWidget(Widget(child))
    panes.setMinimumWidth(0)
    for length in containers:
        panes.setGeometry(0, 0, length, 10)
        panes.show()
        application.processEvents()
        yield panes.sizes()


run(__doc__, f"Qt Widgets {PySide6.__version__}", {"splitter": splitter})
