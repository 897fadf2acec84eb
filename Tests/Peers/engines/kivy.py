"""Kivy: BoxLayout.

    box   the weight as size_hint_x, the bounds as size_hint_min_x and size_hint_max_x

Rounding: none, double precision.
Traps: the natural width plays no part. A widget that gets no share keeps the width it had, 100 at first, so that
lengths depend on history. Kivy reads options of its own from the command line and writes files into the home.
"""

import os

os.environ.update(KIVY_NO_ARGS="1", KIVY_NO_CONSOLELOG="1", KIVY_NO_FILELOG="1", KIVY_DPI="96",
                  KIVY_METRICS_DENSITY="1", KIVY_HOME=os.environ["HOME"])
import kivy  # noqa: E402
from kivy.uix.boxlayout import BoxLayout  # noqa: E402
from kivy.uix.widget import Widget  # noqa: E402
from toolkit import run  # noqa: E402


def box(shape, containers):
    layout = BoxLayout(orientation="horizontal", spacing=shape.gap)
    widgets = [Widget(size_hint_x=each.weight, size_hint_min_x=each.least, size_hint_max_x=each.most)
               for each in shape.children]
    for widget in widgets:
        layout.add_widget(widget)
    for length in containers:
        layout.size = (length, 10)
        layout.do_layout()
        yield [widget.width for widget in widgets]


run(__doc__, f"Kivy {kivy.__version__}", {"box": box}, rounding=0.01, whole=False)
