"""TeX: an \\hbox of glue, set to the container's length.

    hbox   `\\hskip natural plus weight minus (natural - least)`, gaps as kerns

Rounding: TeX's unit is 1/65536 point and \\showbox writes the glue ratio with five digits, so lengths to 0.01.
Traps: TeX knows no greatest length, and shrinking stops at the least one, so that a box overflows. The ratio is read
from the log; TeX starts anew for every row, as it has no pipes.
"""

import os
import re
import subprocess
from pathlib import Path

from toolkit import at_once, run

BOX = re.compile(r"> \\box0=\n\\hbox\([^)]*\)x[\d.]+(?:, glue set (- )?([\d.]+))?")
TITLE = subprocess.run(["tex", "--version"], capture_output=True, text=True, check=True).stdout.split()[1]


def hbox(shape, container):
    glue = f"\\kern{shape.gap}pt ".join(
        f"\\hskip {each.natural}pt plus {each.weight}pt minus {each.natural - each.least}pt" for each in shape.children)
    lines = ["\\catcode`\\{=1 \\catcode`\\}=2 \\hfuzz=16383pt \\showboxbreadth=9 \\showboxdepth=9",
             f"\\setbox0=\\hbox to {container}pt{{{glue}}}\\showbox0 \\end"]
    home = Path(os.environ["HOME"])
    (home / "row.tex").write_text("\n".join(lines))
    subprocess.run(["tex", "-ini", "-interaction=batchmode", "row"], cwd=home, stdin=subprocess.DEVNULL,
                   stdout=subprocess.DEVNULL)
    shrinking, ratio = BOX.search((home / "row.log").read_text(encoding="utf-8", errors="replace")).groups()
    by = float(ratio or 0)
    return [each.natural - by * (each.natural - each.least) if shrinking else each.natural + by * each.weight
            for each in shape.children]


run(__doc__, f"TeX {TITLE}", {"hbox": at_once(hbox)}, rounding=0.01, whole=False)
