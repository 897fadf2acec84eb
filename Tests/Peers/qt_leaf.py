"""A widget of Qt with a minimum, a hint and a maximum (qt_widgets.py, qt_splitter.py)."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

application = QApplication([])
UNBOUNDED = 16777215
Policy = QSizePolicy.Policy


class Widget(QWidget):
    def __init__(self, child, policy=Policy.Preferred):
        super().__init__()
        self.child = child
        self.setSizePolicy(policy, Policy.Preferred)
        self.setMaximumWidth(UNBOUNDED if child.most is None else child.most)

    def sizeHint(self):
        return QSize(self.child.natural, 10)

    def minimumSizeHint(self):
        return QSize(self.child.least, 10)
