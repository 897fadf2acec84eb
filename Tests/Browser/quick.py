"""quick.py: what of the page is tried with every change: run by swift test, where Chromium, Playwright and axe-core are there.

    quick.py PLUMB FOLDER     exit status 0 when all holds; Scripts/check page tries everything
"""

import sys
import time

from browser import Failure, chromium
from play import Playground
from proofs import Proofs
from report import Report
from tables import Tables

ONE = [(390, 844)]


def main():
    """Tries everything; says what holds, and stops at what does not."""
    command, folder = sys.argv[1:3]
    report, proofs, play = Report(command, folder), Proofs(command, folder, of=("chat-composer", "toolbar")), Playground(command, folder)
    tables = Tables(command, folder)
    checks = {
        "slider": report.check_slider, "filters": report.check_filters, "keyboard": report.check_keyboard, "colours": report.check_colours, "phone": report.check_phone, "point": proofs.check_moving, "repair": lambda browser: proofs.check_repair(browser, ONE, ("light",)),
        "tables": tables.check_moving, "playground": play.check_editing, "fields": play.check_fields, "touch": play.check_touch, "verdicts": lambda browser: play.check_verdicts(browser, 100), "families": play.check_families, "answers": lambda browser: play.check_answers(browser, 200),
        "looks": lambda browser: report.check_looks(browser, ONE, ("light",)), "looks of the playground": lambda browser: play.check_looks(browser, ONE, ("light",)),
    }
    with chromium() as browser:
        for name, check in checks.items():
            began = time.monotonic()
            try:
                print(f"{name}: {check(browser)} ({time.monotonic() - began:.1f} s)", flush=True)
            except Failure as failure:
                print(f"{name}: {failure}")
                return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
