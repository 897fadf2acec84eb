"""An audit of SwiftUI screens that others wrote, and of those of the gallery; each finding is to be judged.

    python3 Studies/screens/audit.py FOLDER OUT [COUNT]

FOLDER is that of `screen_rows.py`, COUNT (30) the number of others' screens, drawn as `pictures.py` draws them, with another seed.  The
script writes to OUT, a line each, what `LayoutTree.audit()` finds on three devices and what `verify(screen:)` finds from 320 to 430
points.  Documentation/reference/Audits.md has the findings of the last run with a judgement of each.
"""

import subprocess
import sys
from pathlib import Path

import pictures
import screen_rows

GALLERY = {
    "PhotoAlbum": "PhotoAlbum()", "ProgressiveComparison": "ProgressiveComparison()", "SignpostBoard": "SignpostBoard()",
    "TripSettings": "TripSettings(.english)", "FollowingArrow": "FollowingArrow()", "LeaningLabels": "LeaningLabels()",
    "MonthCalendar": "MonthCalendar()", "MonthCalendarByCorners": "MonthCalendarByCorners()", "PaintSamples": "PaintSamples()"}
TESTING = ("Documents", "Essentials", "Families", "Gallery", "Generators", "PlumbViewTesting")


def main():
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 30
    folder = screen_rows.BUILD.with_name("screen-audits")
    folder.mkdir(parents=True, exist_ok=True)
    found = pictures.previews(Path(sys.argv[1]))
    names = pictures.chosen(found, folder, count, seed=38)
    views = sorted((screen_rows.ROOT / "Tests" / "GalleryTests" / "Views").glob("*.swift"))
    call = pictures.program("ScreenAudits", names, folder, pictures.LINKED + TESTING, GALLERY, views)
    with open(sys.argv[2], "w") as listing:
        for name in [*GALLERY, *names]:
            listing.write(f"{name} {found[name][0] if name in found else 'gallery'}\n")
            try:
                done = subprocess.run([call, name], capture_output=True, timeout=240, text=True)
            except subprocess.TimeoutExpired:
                listing.write("  not done after four minutes\n")
                continue
            if done.returncode != 0:
                listing.write(f"  {done.stderr.strip()[-300:]}\n")
            listing.writelines(f"  {line.removeprefix('finding: ')}\n" for line in done.stdout.splitlines() if line.startswith("finding: "))


if __name__ == "__main__":
    main()
