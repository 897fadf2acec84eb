"""Pictures of SwiftUI screens that others wrote, on three devices, to be looked at.

    python3 Studies/screens/pictures.py FOLDER OUT [COUNT]

FOLDER is that of `screen_rows.py`.  The script draws by chance, with a fixed seed, files with a preview that compile by
themselves against the last debug build, every second one with a bar or something that is presented, until it has COUNT (40).
It links them into one program and writes `OUT/NAME-DEVICE.svg`, for those that present something also a picture after a
tap, `OUT/NAME-DEVICE-tapped.svg`, and what each layout left out as `OUT/list.txt`.  A converter such as `rsvg-convert` makes
PNG files of the pictures.  Nothing of the screens is kept in this repository.
"""

import concurrent.futures
import random
import re
import subprocess
import sys
from pathlib import Path

import screen_rows
from screen_rows import MODULES, files, preview

DEVICES = ("iPhoneSE", "iPhone15", "iPadAir")
SHOWN = re.compile(r"\.toolbar|navigationTitle|navigationBarTitle|tabItem|\.searchable|\.sheet\(|\.alert\(|confirmationDialog|\bMenu\b")
PRESENTED = re.compile(r"\.sheet\(|\.alert\(|Menu|confirmationDialog|actionSheet|popover|fullScreenCover")
MAIN = {"ScreenPictures": "pictures.main.swift.txt", "ScreenAudits": "audit.main.swift.txt"}
LINKED = ("BigInt", "Boxes", "CStack", "Combine", "CoreGraphics", "Deadlines", "DeepThreads", "Drawings", "Fractions", "LayoutCore",
          "PlumbViews", "Rows", "SVG", "Shims", "SwiftUI", "UIKit", "Views")


def flags():
    return ["-I", MODULES / "Modules", "-Xcc", f"-fmodule-map-file={MODULES}/CStack.build/module.modulemap",
            "-load-plugin-executable", f"{MODULES}/ViewMacros-tool#ViewMacros", "-suppress-warnings"]


def compiled(name, text, folder):
    """Whether a file compiles by itself, as a module of its own."""
    (folder / f"{name}.swift").write_text(text)
    command = ["swiftc", "-swift-version", "5", "-parse-as-library", "-emit-module", "-emit-module-path", folder / f"{name}.swiftmodule",
               "-emit-object", "-o", folder / f"{name}.o", "-module-name", name, *flags(), folder / f"{name}.swift"]
    return subprocess.run(command, capture_output=True).returncode == 0


def previews(clones):
    """The files with a preview that stands by itself, by names of modules: each file's source and its text."""
    found = {}
    for number, (source, text) in enumerate(files(clones)):
        if (screen := preview(text)) is not None:
            found[f"Screen{number:05}"] = (source, screen)
    return found


def chosen(found, folder, count, seed=37):
    """The first screens by chance that compile, half of them with a bar or a presentation."""
    names = sorted(found)
    random.Random(seed).shuffle(names)
    kinds = [[name for name in names if bool(SHOWN.search(found[name][1])) is shown] for shown in (True, False)]
    picked = []
    for kind, wanted in zip(kinds, (count - count // 2, count // 2)):
        kept = []
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            for start in range(0, len(kind), 4):
                some = kind[start:start + 4]
                fine = pool.map(lambda name: compiled(name, found[name][1], folder), some)
                kept += [name for name, is_fine in zip(some, fine) if is_fine]
                if len(kept) >= wanted:
                    break
        picked += kept[:wanted]
    return picked


def program(call, names, folder, linked=LINKED, more=(), sources=()):
    """A program with a table of screens, those named and more by their code, and with CALL's main file."""
    table = "".join(f'    "{name}": {{ @MainActor in {name}.makeScreen() }},\n' for name in names)
    table += "".join(f'    "{name}": {{ @MainActor in AnyView({more[name]}) }},\n' for name in more)
    (folder / "Screens.swift").write_text(
        "import PlumbViews\n" + ("import Gallery\n" if more else "") + "".join(f"import {name}\n" for name in names)
        + f"\nlet screens: [String: @MainActor () -> AnyView] = [\n{table}]\n")
    (folder / "main.swift").write_text((screen_rows.HERE / MAIN[call]).read_text())
    objects = [file for target in linked for file in sorted((MODULES / f"{target}.build").rglob("*.o"))]
    subprocess.run(["swiftc", "-swift-version", "5", "-module-name", call, "-I", folder, *flags(), folder / "Screens.swift",
                    folder / "main.swift", *sources, *[folder / f"{name}.o" for name in names], *objects, "-o", folder / call], check=True)
    return folder / call


def main():
    out = Path(sys.argv[2])
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 40
    folder = screen_rows.BUILD.with_name("screen-pictures")
    folder.mkdir(parents=True, exist_ok=True)
    out.mkdir(parents=True, exist_ok=True)
    found = previews(Path(sys.argv[1]))
    names = chosen(found, folder, count)
    call = program("ScreenPictures", names, folder)
    with open(out / "list.txt", "w") as listing:
        for name in names:
            listing.write(f"{name} {found[name][0]}\n")
            calls = [(device, []) for device in DEVICES]
            if PRESENTED.search(found[name][1]):
                calls += [(device, ["tapped"]) for device in DEVICES[1:]]
            for device, more in calls:
                try:
                    done = subprocess.run([call, name, device, *more], capture_output=True, timeout=60, text=True)
                except subprocess.TimeoutExpired:
                    listing.write(f"  {device}: not done after a minute\n")
                    continue
                if done.returncode != 0:
                    listing.write(f"  {device}: {done.stderr.strip()[-300:]}\n")
                for line in done.stdout.splitlines():
                    if line.startswith("picture: "):
                        (out / f"{'-'.join([name, device, *more])}.svg").write_text(line.removeprefix("picture: "))
                    elif line.startswith("diagnostic: "):
                        listing.write(f"  {device}: {line.removeprefix('diagnostic: ')}\n")


if __name__ == "__main__":
    main()
