"""The public declarations of the package's modules, from a debug build, for Scripts/api and Scripts/documentation."""

import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def output(*words):
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def package():
    """What the manifest declares."""
    return json.loads(output("swift", "package", "--package-path", ROOT, "dump-package"))


def modules(package):
    """The modules of the library products; those of Apple's names add nothing to what they pass on."""
    apple = {"SwiftUI", "Combine", "UIKit", "CoreGraphics"}
    libraries = [product for product in package["products"] if "library" in product["type"]]
    return sorted({target for product in libraries for target in product["targets"]} - apple)


def built():
    """The folder of the debug build."""
    return pathlib.Path(output("swift", "build", "--package-path", ROOT, "--show-bin-path").strip())


def target():
    return json.loads(output("swift", "-print-target-info"))["target"]["triple"]


def extract(module, build, triple, folder):
    """Writes the symbol graphs of a module into a folder."""
    command = ["swift", "symbolgraph-extract", "-module-name", module, "-target", triple, "-I", build / "Modules"]
    for include in sorted((ROOT / "Sources").glob("*/include")) + sorted((ROOT / "Sources").glob("C*/module.modulemap")):
        command += ["-I", include if include.is_dir() else include.parent]
    for made in sorted(build.glob("*.build/module.modulemap")):
        command += ["-Xcc", f"-fmodule-map-file={made}"]
    command += ["-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder]
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode:
        sys.exit(f"{module}: {run.stderr.strip()}")
