"""JavaFX: HBox and GridPane (Fx.java), without a stage.

    hbox              every child grows ALWAYS
    hbox-unsnapped    the same with snapToPixel off
    hbox-priorities   tier 2 grows ALWAYS, tier 1 SOMETIMES, tier 0 NEVER
    grid-priorities   the same of a GridPane's columns

Rounding: whole pixels where snapped. HBox hands out equal steps until less than a pixel is left and gives the rest
to no one: also without snapping, so that lengths are up to a pixel off and the row may overflow by one.
Trap: all children shrink alike, whatever their priorities.
"""

import sys

from programs import java
from toolkit import run

MODULES = ("--module-path", "/usr/share/openjfx/lib", "--add-modules", "javafx.controls",
           "--add-exports", "javafx.base/com.sun.javafx.runtime=ALL-UNNAMED")

program = java("Fx", sys.argv[1], options=MODULES)
run(__doc__, f"JavaFX {program.title.split('-')[0]}",
    dict.fromkeys(("hbox", "hbox-unsnapped", "hbox-priorities", "grid-priorities"), program),
    rounding=0 if sys.argv[1] == "hbox-unsnapped" else 1)
