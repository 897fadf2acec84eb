"""Swing: BoxLayout, GridBagLayout, GroupLayout and SpringLayout, headless (Swing.java).

    box                  BoxLayout: in proportion to what is left to the bounds
    gridbag              GridBagLayout with the weight as weightx
    gridbag-unweighted   weightx 0
    group                GroupLayout, a sequential group
    spring               SpringLayout, springs tied to both edges

Rounding: whole pixels. BoxLayout cuts every share off and loses the remainder, GridBagLayout gives it to the first
columns, GroupLayout to the last child that can take it, SpringLayout rounds every spring.
Traps: no bound is 32767 in Swing, and BoxLayout takes it for a length: proportions follow it. GridBagLayout takes the
least widths for all children as soon as the natural ones do not fit, and knows no greatest width; in less than the
least it goes below them, as a window would not.
"""

import sys

from programs import java
from toolkit import run

FORMS = ("box", "gridbag", "gridbag-unweighted", "group", "spring")

program = java("Swing", sys.argv[1], besides=["Widgets", "SwingSums"])
run(__doc__, f"Swing {program.title}", dict.fromkeys(FORMS, program))
