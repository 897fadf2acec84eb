# Slint: 40 pixels for rectangles of preferred widths 16 and 56 become 8 and 32.
# Expected 0, 40: with equal stretch both give the same, 16 each. Growing goes by equal steps, shrinking does not: the
# first gives 8, the second 24.
import os
from pathlib import Path

import slint

source = Path(os.environ["HOME"]) / "row.slint"
source.write_text("""export component Row inherits Rectangle {
    out property <float> first: a.width / 1px; out property <float> second: b.width / 1px;
    Rectangle { width: 500px; height: 50px; HorizontalLayout { x: 0; y: 0; width: 40px; height: 10px; spacing: 0;
        a := Rectangle { min-width: 0; preferred-width: 16px; horizontal-stretch: 1; }
        b := Rectangle { min-width: 0; preferred-width: 56px; horizontal-stretch: 1; } } } }""")
row = slint.load_file(str(source)).Row()
print(row.first, row.second)
