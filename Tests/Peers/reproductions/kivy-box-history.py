# Kivy: the third widget keeps the width that it had, 100 at first, so that lengths depend on history.
# Expected 3, 1.5, 0.5: the first is held at its least width of 3; hints 3 and 1 share the 2 that are left.
import os

os.environ.update(KIVY_NO_ARGS="1", KIVY_NO_CONSOLELOG="1", KIVY_NO_FILELOG="1", KIVY_HOME=os.environ["HOME"])
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

for before in (100, 0):
    row = BoxLayout(size=(5, 10))
    widgets = [Widget(size_hint_x=hint, size_hint_min_x=least) for hint, least in ((1, 3), (3, 0), (1, 0))]
    for widget in widgets:
        widget.width = before
        row.add_widget(widget)
    row.do_layout()
    print(f"{before} wide before:", *(widget.width for widget in widgets))
