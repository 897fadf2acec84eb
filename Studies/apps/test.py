"""Layout tests of whole open-source apps, of which not a line is edited, by the recipe of Documentation/ViewsOnLinux.md.

    python3 Studies/apps/test.py FOLDER [--record]

FOLDER has a clone of each repository of `apps.json`, named `OWNER+NAME`, with or without a work tree.  The script puts the app's
sources at the stated commit beside the files of `Studies/apps/NAME`, which are a package, stand-ins for files that need another
framework, tests, and the layouts that these keep as text; then `swift test` builds and runs them in `.build/apps`, in some
minutes.  `--record` keeps the layouts as they are now.  Nothing of the apps is kept in this repository.
"""

import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUILD = ROOT / ".build" / "apps"


def package(app, folder):
    """A package of the app's sources and of what stands beside them."""
    clone = folder / app["repository"].replace("/", "+")
    clone = next((each for each in (clone / "repo", clone) if each.exists()), None)
    if clone is None:
        sys.exit(f"{folder} has no clone of {app['repository']} named {app['repository'].replace('/', '+')}")
    place = BUILD / app["name"]
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(HERE / app["name"], place)
    (place / "Package.swift").write_text((place / "Package.swift.txt").read_text().replace("ROOT", str(ROOT)))
    (place / "Package.swift.txt").unlink()
    sources = subprocess.run(["git", "-C", str(clone), "archive", f"{app['commit']}:{app['sources']}"], capture_output=True, check=True)
    tarfile.open(fileobj=io.BytesIO(sources.stdout)).extractall(place / "App", filter="data")
    return place


def main():
    is_recording = "--record" in sys.argv
    environment = {**os.environ, **({"PLUMB_RECORD": "1"} if is_recording else {})}
    failed = False
    for app in json.loads((HERE / "apps.json").read_text()):
        place = package(app, Path(sys.argv[1]))
        run = subprocess.run(["swift", "test", "--package-path", place, "--scratch-path", BUILD / "build",
                              "-debug-info-format", "none"], env=environment)
        if is_recording:
            for layouts in place.glob("Tests/*/Layouts"):
                shutil.copytree(layouts, HERE / layouts.relative_to(BUILD), dirs_exist_ok=True)
        failed = failed or run.returncode != 0
    sys.exit(1 if failed and not is_recording else 0)


main()
