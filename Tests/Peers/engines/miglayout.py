"""MigLayout in Swing's containers (Mig.java).

    flow             one cell (`nogrid`), the weight as growx, shrinkx alike
    shrink-weights   the weight as shrinkx as well
    priorities       the tier as growpriox and, the other way round, shrinkpriox
    grid             a column each, with the bounds and the weight as the column's

Rounding: whole pixels; lengths are rounded by the errors carried along, so that the remainder is spread.
Traps: gaps of 6 pixels stand between related components unless every gap is given, and without `[grow]` on the
column nothing grows. In flow mode shrinking is by equal steps, whatever the growth weights.
"""

import sys

from programs import java
from toolkit import run

JARS = ("/usr/share/java/miglayout-swing.jar", "/usr/share/java/miglayout-core.jar")

program = java("Mig", sys.argv[1], JARS, besides=["Widgets"])
run(__doc__, f"MigLayout {program.title}",
    dict.fromkeys(("flow", "shrink-weights", "priorities", "grid"), program))
