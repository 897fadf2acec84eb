"""Qt Quick Layouts: RowLayout whose items all have fillWidth.

    row       preferred widths alone
    stretch   the weight as horizontalStretchFactor

Rounding: whole pixels, the layout's edges rounded. Below and above the preferred widths the shares follow a power of
them (qgridlayoutengine.cpp), not proportions; stretch factors only steer between preferred widths and shares.
Trap: an answer is read after `ensurePolished`, as layouts are put off until a window polishes its items.
"""

import PySide6
from PySide6 import QtQuick  # noqa: F401  its types must be known to read the children of an item
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent, QQmlEngine
from toolkit import run

application = QGuiApplication([])
engine = QQmlEngine()
PAGE = """import QtQuick
import QtQuick.Layouts
RowLayout { spacing: %g; height: 10; %s }"""


def item(child, stretch):
    properties = {"fillWidth": "true", "minimumWidth": child.least, "preferredWidth": child.natural}
    if child.most is not None:
        properties["maximumWidth"] = child.most
    if stretch:
        properties["horizontalStretchFactor"] = child.weight
    wishes = "; ".join(f"Layout.{name}: {value}" for name, value in properties.items())
    return f"Item {{ implicitWidth: {child.natural}; implicitHeight: 10; {wishes} }}"


def row(stretch):
    def form(shape, containers):
        component = QQmlComponent(engine)
        items = "\n".join(item(child, stretch) for child in shape.children)
        component.setData((PAGE % (shape.gap, items)).encode(), QUrl())
        made = component.create()
        if made is None:
            raise ValueError(component.errorString())
        for length in containers:
            made.setWidth(length)
            made.ensurePolished()
            yield [each.width() for each in made.childItems()]
        made.deleteLater()

    return form


run(__doc__, f"Qt Quick {PySide6.__version__}", {"row": row(False), "stretch": row(True)})
