"""What programs of a release consist of: licences, notices, and the list in CycloneDX."""

import json
import re
import shutil
import subprocess

# Component, licence (SPDX), where it comes from, and in which files of a release it is: s the static command, d that of the
# .deb, w the wheel.
LIST = [
    ("glpk", "GPL-3.0-or-later", "https://www.gnu.org/software/glpk/", "sw"),
    ("harfbuzz", "MIT", "https://harfbuzz.github.io/", "sdw"),
    ("icu", "ICU", "https://icu.unicode.org/", "sdw"),
    ("swift", "Apache-2.0 WITH Swift-exception", "https://www.swift.org/", "sdw"),
    ("swift-argument-parser", "Apache-2.0 WITH Swift-exception", "https://github.com/apple/swift-argument-parser", "sdw"),
    ("BigInt", "MIT", "https://github.com/attaswift/BigInt", "sdw"),
    ("zlib", "Zlib", "https://zlib.net/", "sw"),
    ("libstdc++", "GPL-3.0-or-later WITH GCC-exception-3.1", "https://gcc.gnu.org/", "sdw"),
]


def debian_version(package):
    return subprocess.run(["dpkg-query", "-W", "-f", "${Version}", package], check=True, capture_output=True, text=True).stdout


def versions(root, parts):
    pins = {}
    resolved = root / "Package.resolved"
    if resolved.exists():
        pins = {pin["identity"]: pin["state"].get("version", "") for pin in json.loads(resolved.read_text())["pins"]}
    archive = {name: next((parts / "sources").glob(f"{name}_*.orig.tar.*")).name.split("_")[1].split(".orig")[0]
               for name in ["glpk", "harfbuzz"]}
    swift = subprocess.run(["swift", "--version"], check=True, capture_output=True, text=True).stdout
    found = {
        **archive, "icu": debian_version("libicu-dev"), "swift": re.search(r"version (\S+)", swift)[1],
        "libstdc++": debian_version("libstdc++-12-dev"), "swift-argument-parser": pins.get("swift-argument-parser"),
        "BigInt": pins.get("bigint"), "zlib": debian_version("zlib1g-dev"),
    }
    return {name: version for name, version in found.items() if version}


def notices(root, scratch, parts, toolchain, folder):
    """Licences and notices of every component, a file each."""
    folder.mkdir(parents=True, exist_ok=True)
    glpk, checkouts = parts / "sources/glpk", scratch / "checkouts"
    texts = {
        "Plumb-Apache-2.0": root / "LICENSE", "GLPK-GPL-3.0": glpk / "COPYING", "GLPK-AMD": glpk / "src/amd/README",
        "GLPK-AMD-LGPL": glpk / "src/amd/COPYING",
        "GLPK-COLAMD": glpk / "src/colamd/README", "GLPK-MiniSat": glpk / "src/minisat/LICENSE", "GLPK-zlib": glpk / "src/zlib/README",
        "HarfBuzz": parts / "sources/harfbuzz/COPYING", "ICU": "/usr/share/doc/libicu-dev/copyright",
        "Swift": toolchain / "share/swift/LICENSE.txt", "ArgumentParser": checkouts / "swift-argument-parser/LICENSE.txt",
        "BigInt": checkouts / "BigInt/LICENSE.md", "zlib": "/usr/share/doc/zlib1g-dev/copyright",
        "libstdc++": "/usr/share/doc/libstdc++-12-dev/copyright",
    }
    for name, path in texts.items():
        if name == "BigInt" and not path.exists():
            continue  # a dependency that has gone
        shutil.copyfile(path, folder / f"{name}.txt")
    (folder / "SOURCE.txt").write_text(
        "These programs contain GLPK and are as a whole under the GNU General Public License, version 3 or later.\n"
        "GLPK's source, unchanged, lies beside them as glpk_VERSION.orig.tar.gz; Scripts/package of Plumb's source\n"
        "builds and links it.\n")


def document(version, found, artefacts):
    """The list in CycloneDX 1.6; `artefacts` has file names with their letter and SHA-256."""
    def reference(name):
        return f"component:{name}"

    def component(name, licence, place):
        return {"type": "library", "bom-ref": reference(name), "name": name, "version": found[name],
                "licenses": [{"expression": licence}], "externalReferences": [{"type": "website", "url": place}]}

    listed = [one for one in LIST if one[0] in found]
    files = [{"type": "file", "bom-ref": name, "name": name, "version": version,
              "hashes": [{"alg": "SHA-256", "content": digest}]} for name, _, digest in artefacts]
    return {
        "bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1,
        "metadata": {"component": {"type": "application", "bom-ref": "plumb", "name": "plumb", "version": version,
                                   "licenses": [{"expression": "Apache-2.0 AND GPL-3.0-or-later"}]}},
        "components": [component(name, licence, place) for name, licence, place, _ in listed] + files,
        "dependencies": [{"ref": "plumb", "dependsOn": [name for name, _, _ in artefacts]}]
        + [{"ref": name, "dependsOn": [reference(one[0]) for one in listed if letter in one[3]]} for name, letter, _ in artefacts],
    }
