# Kivy: a widget gets 2 pixels though its size_hint_max_x is 1.
# Expected 1, 1: both maxima hold, and a pixel of the container's 3 stays empty.
import os

os.environ.update(KIVY_NO_ARGS="1", KIVY_NO_CONSOLELOG="1", KIVY_NO_FILELOG="1", KIVY_HOME=os.environ["HOME"])
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

row = BoxLayout(size=(3, 10))
widgets = [Widget(size_hint_x=weight, size_hint_max_x=1) for weight in (1, 3)]
for widget in widgets:
    row.add_widget(widget)
row.do_layout()
print(*(widget.width for widget in widgets))
