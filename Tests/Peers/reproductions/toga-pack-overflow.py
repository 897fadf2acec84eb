# Toga: three boxes of flex 1 in 57 pixels take 60.
# Expected 13, 25, 19: the second is held at its least width of 25, so 32 are left; the third is then held at 19.
import os
from types import SimpleNamespace

os.environ["TOGA_BACKEND"] = "toga_dummy"
import toga
from toga.style.pack import ROW, Pack
from travertino.size import at_least

application = toga.App("Row", "org.example.row")
boxes = [toga.Box(style=Pack(flex=1, height=10)) for _ in range(3)]
row = toga.Box(style=Pack(direction=ROW), children=boxes)
for box, least in zip(boxes, (0, 25, 19)):
    box.intrinsic.width, box.intrinsic.height = at_least(least), 10
    box._impl.rehint = lambda: None  # a box would measure its (no) children again
row.style.layout(SimpleNamespace(width=57, height=10))
print(*(box.layout.content_width for box in boxes))
