"""Links what a release consists of, out of the objects of one release build.

Swift's package manager compiles everything again when an option of the linker changes; so the programs are linked here.
"""

import subprocess
from pathlib import Path

MAIN = ["-Xlinker", "--defsym=main=PlumbCommand_main"]
SMALL = ["-Xlinker", "--gc-sections", "-Xlinker", "--icf=safe", "-Xlinker", "-s"]
STATIC = ["-lglpk", "-lharfbuzz", "-licuuc", "-lz", "-lstdc++", "-Xclang-linker", "-static-libgcc"]
LAUNCHER = "extern int plumb_main(int, char **);\nint main(int count, char **words) { return plumb_main(count, words); }\n"


def compile_all(root, scratch):
    for what in [["--product", "plumb"], ["--target", "PlumbLibrary"]]:
        subprocess.run(
            ["swift", "build", "-c", "release", "--static-swift-stdlib", "--scratch-path", scratch, *what], cwd=root, check=True)


def link(root, scratch, parts, out, runtime):
    """Makes in `out`: plumb-static, plumb-debian, libplumb.so and the command `plumb` beside it."""
    out.mkdir(parents=True, exist_ok=True)
    build = scratch / "release"
    command = ["swiftc", "-static-stdlib", "-use-ld=lld", f"@{build}/plumb.product/Objects.LinkFileList", *SMALL]
    rounding = out / "decimal_rounding.o"
    # Two archives define one specialised function.  The linker takes the first, and Foundation's brings all of Foundation with
    # its ICU, 14 MB; so the essential part stands before it.
    essentials = [rounding, runtime / "libFoundationEssentials.a"]
    inside = [*essentials, "-L", parts / "lib"]

    def run(*words):
        words = [str(word) for word in words]
        done = subprocess.run(words, cwd=root, text=True, capture_output=True)
        if done.returncode != 0:
            raise SystemExit(f"{' '.join(words[:6])} … ended with {done.returncode}:\n{done.stderr}")

    run("cc", "-O2", "-fPIC", "-c", root / "Scripts/decimal_rounding.c", "-o", rounding)
    run(*command, "-emit-executable", *MAIN, *inside, *STATIC, "-o", out / "plumb-static")
    run(*command, "-emit-executable", *MAIN, *essentials, "-lglpk", "-lharfbuzz", "-licuuc", "-lz",
        "-Xlinker", "--as-needed", "-o", out / "plumb-debian")
    (out / "exports").write_text("{ global: plumb_*; local: *; };\n")
    entries = sorted((build / "PlumbLibrary.build").rglob("*.o")) + sorted((build / "PlumbC.build").rglob("*.o"))
    run(*command, *entries, "-emit-library", *inside, *STATIC, "-Xlinker", "--defsym=plumb_main=PlumbCommand_main",
        "-Xlinker", f"--version-script={out}/exports", "-Xlinker", "-soname=libplumb.so", "-Xlinker", "-z", "-Xlinker", "defs",
        "-o", out / "libplumb.so")
    (out / "launcher.c").write_text(LAUNCHER)
    rounding.unlink()
    run("cc", "-O2", "-s", out / "launcher.c", "-o", out / "plumb", "-L", out, "-l:libplumb.so", "-Wl,-rpath,$ORIGIN")
    return out


def needed(path):
    """The shared libraries that a program names."""
    text = subprocess.run(["readelf", "-dW", path], check=True, capture_output=True, text=True).stdout
    return [line.split("[")[1].rstrip("]") for line in text.splitlines() if "(NEEDED)" in line]
