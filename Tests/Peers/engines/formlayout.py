"""JGoodies' FormLayout in Swing's containers (Forms.java).

    default   columns `fill:default:grow(weight)`: shrink from the natural width to the least, grow without bound

Rounding: whole pixels; the remainder goes to the last column, and below the natural widths shares are cut off.
Trap: bounds such as `[30px,pref]` are bounds of the natural width, not of the column: a column grows beyond them.
"""

import sys

from programs import java
from toolkit import run

JARS = ("/usr/share/java/jgoodies-forms.jar", "/usr/share/java/jgoodies-common.jar")

program = java("Forms", sys.argv[1], JARS, besides=["Widgets"])
run(__doc__, f"JGoodies FormLayout {program.title}", {"default": program})
