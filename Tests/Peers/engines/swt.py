"""SWT: GridLayout, every child grabbing (Swt.java).

    grid   minimumWidth is the least width, computeSize the natural one

Rounding: whole pixels; the remainder goes to the last column that is not at its least, even where that takes it below.
Traps: needs a display and SWT's own cairo library. SWT knows no greatest width; minimumWidth counts for children
that grab.
"""

import sys

from programs import java
from toolkit import run

program = java("Swt", sys.argv[1], ["/usr/share/java/swt4.jar"])
run(__doc__, f"SWT {program.title}", {"grid": program})
