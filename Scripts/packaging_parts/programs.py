"""Links what a release consists of, out of the objects of one release build.

Swift's package manager compiles everything again when an option of the linker changes; so the programs are linked here.
"""

import os
import shlex
import shutil
import subprocess
from pathlib import Path

from packaging_parts.retained import freed

MAIN = ["-Xlinker", "--defsym=main=PlumbCommand_main"]
STATIC = ["-lglpk", "-lharfbuzz", "-licuuc", "-lz", "-lstdc++", "-Xclang-linker", "-static-libgcc"]
# What Debian keeps up to date of GLPK and zlib is loaded; HarfBuzz and ICU would bring ten libraries and 31 MB more, which cost a
# sixth of the time in which the command starts.
DEBIAN = ["-l:libglpk.so", "-l:libz.so", "-lharfbuzz", "-licuuc", "-lstdc++", "-Xclang-linker", "-static-libgcc"]
# Nothing throws exceptions of C++, and code in Swift keeps frame pointers, by which debuggers and profilers find callers.  So the
# tables of `.eh_frame` serve nobody, and are a tenth of every program.
SECTIONS = "SECTIONS { /DISCARD/ : { *(.eh_frame) *(.eh_frame.*) } } INSERT AFTER .text;\n"
# Targets of the command alone, which a library for C does without.
COMMAND = {"PlumbCommand", "PlumbTesting", "Plumb", "Reports", "Shaping", "CLineBreaks", "CPage", "ArgumentParser",
           "ArgumentParserToolInfo"}
# Each function has a section of its own, so that the linker can leave out those that nobody calls.
SECTIONED = ["-Xswiftc", "-Xfrontend", "-Xswiftc", "-function-sections"]
# Parts of Swift's runtime that are linked without what nobody calls in them.
RUNTIME = ["FoundationEssentials", "swiftCore", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser",
           "_FoundationCollections"]
LAUNCHER = "extern int plumb_main(int, char **);\nint main(int count, char **words) { return plumb_main(count, words); }\n"


def compile_all(root, scratch):
    for what in [["--product", "plumb"], ["--target", "PlumbLibrary"]]:
        subprocess.run(
            ["swift", "build", "-c", "release", "--static-swift-stdlib", "--scratch-path", scratch, *SECTIONED, *what], cwd=root,
            check=True, env={**os.environ, "PLUMB_RELEASE": "1"})


def link(root, scratch, parts, out, runtime):
    """Makes in `out`: plumb-static, plumb-debian, libplumb.so with the command inside, `plumb` that runs it, and c/libplumb.so
    without the command."""
    out.mkdir(parents=True, exist_ok=True)
    build = scratch / "release"
    (out / "sections.ld").write_text(SECTIONS)
    options = ["--gc-sections", "--icf=all", "-O2", "-s", "--no-eh-frame-hdr", "-T", out / "sections.ld", "--no-export-dynamic"]
    small = [word for option in options for word in ["-Xlinker", option]]
    unmarked = out / "unmarked"
    shutil.rmtree(unmarked, ignore_errors=True)
    unmarked.mkdir()

    def listed(name, objects):
        """A file that names copies of objects for the linker."""
        (out / name).write_text("".join(f"'{freed(Path(path), unmarked)}'\n" for path in objects))
        return f"@{out / name}"

    compiled = shlex.split((build / "plumb.product/Objects.LinkFileList").read_text())
    command = ["swiftc", "-static-stdlib", "-use-ld=lld", listed("command", compiled), *small]
    rounding = out / "decimal_rounding.o"
    # Two archives define one specialised function.  The linker takes the first, and Foundation's brings all of Foundation with
    # its ICU, 14 MB; so the essential part stands before it.
    essentials = [rounding, *(freed(runtime / f"lib{name}.a", unmarked) for name in RUNTIME)]
    inside = [*essentials, "-L", parts / "lib"]

    def run(*words):
        words = [str(word) for word in words]
        done = subprocess.run(words, cwd=root, text=True, capture_output=True)
        if done.returncode != 0:
            raise SystemExit(f"{' '.join(words[:6])} … ended with {done.returncode}:\n{done.stderr}")

    run("cc", "-O2", "-fPIC", "-c", root / "Scripts/decimal_rounding.c", "-o", rounding)
    run(*command, "-emit-executable", *MAIN, *inside, *STATIC, "-o", out / "plumb-static")
    run(*command, "-emit-executable", *MAIN, *inside, *DEBIAN, "-Xlinker", "--as-needed", "-o", out / "plumb-debian")
    (out / "exports").write_text("{ global: plumb_*; local: *; };\n")
    (out / "c").mkdir(exist_ok=True)
    entries = sorted((build / "PlumbLibrary.build").rglob("*.o")) + sorted((build / "PlumbC.build").rglob("*.o"))
    run(*command, listed("library", entries), "-emit-library", *inside, *STATIC,
        "-Xlinker", "--defsym=plumb_main=PlumbCommand_main", "-Xlinker", f"--version-script={out}/exports", "-Xlinker", "-soname=libplumb.so", "-Xlinker", "-z", "-Xlinker", "defs",
        "-o", out / "libplumb.so")
    below = [path for path in compiled if not COMMAND & {part.removesuffix(".build") for part in Path(path).parts}]
    run("swiftc", "-static-stdlib", "-use-ld=lld", *small, listed("c/objects", [*below, *entries]), "-emit-library", *inside,
        "-lglpk", "-lstdc++", "-Xclang-linker", "-static-libgcc", "-Xlinker", f"--version-script={out}/exports", "-Xlinker", "-soname=libplumb.so",
        "-Xlinker", "-z", "-Xlinker", "defs", "-o", out / "c/libplumb.so")
    (out / "launcher.c").write_text(LAUNCHER)
    rounding.unlink()
    shutil.rmtree(unmarked)
    run("cc", "-O2", "-s", out / "launcher.c", "-o", out / "plumb", "-L", out, "-l:libplumb.so", "-Wl,-rpath,$ORIGIN")
    return out


def needed(path):
    """The shared libraries that a program names."""
    text = subprocess.run(["readelf", "-dW", path], check=True, capture_output=True, text=True).stdout
    return [line.split("[")[1].rstrip("]") for line in text.splitlines() if "(NEEDED)" in line]
