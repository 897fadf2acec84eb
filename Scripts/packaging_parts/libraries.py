"""The static, position-independent libraries that programs of a release have inside: GLPK and HarfBuzz from Debian's sources, ICU's from its package."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from packaging_parts import icu_data

GLPK_OPTIONS = ["--disable-shared", "--enable-static", "--with-pic", "--disable-dl", "--disable-odbc", "--disable-mysql",
                "--without-gmp"]
C_OPTIONS = "-O2 -fPIC -ffunction-sections -fdata-sections"
# HarfBuzz without what Plumb asks nothing of: outlines, colours, formulas, names of glyphs, and texts about itself.  Made to be
# small, it is half as large.
HARFBUZZ_WITHOUT = ["DRAW", "MATH", "COLOR", "BITMAP", "META", "BUFFER_SERIALIZE", "BUFFER_MESSAGE", "BUFFER_VERIFY",
                    "FACE_COLLECT_UNICODES", "LAYOUT_COLLECT_GLYPHS", "LAYOUT_UNUSED", "SUBSET_LAYOUT",
                    "OT_FONT_GLYPH_NAMES"]
HARFBUZZ_OPTIONS = ["-Os", *C_OPTIONS.split()[1:], "-fno-exceptions", "-fno-rtti", "-fno-threadsafe-statics", "-DHAVE_PTHREAD",
                    "-DNDEBUG", *(f"-DHB_NO_{part}" for part in HARFBUZZ_WITHOUT)]


def release_name():
    for line in Path("/etc/os-release").read_text().splitlines():
        if line.startswith("VERSION_CODENAME="):
            return line.partition("=")[2].strip('"')
    sys.exit("Scripts/package needs Debian: it takes GLPK's and HarfBuzz's sources from there")


def download(sources):
    """Debian's sources, by lists of our own, so that those of the system stay as they are."""
    if list(sources.glob("glpk_*.orig.tar.*")) and list(sources.glob("harfbuzz_*.orig.tar.*")):
        return
    lists = sources / "lists"
    for folder in [lists / "partial", sources / "cache/archives/partial"]:
        folder.mkdir(parents=True, exist_ok=True)
    (sources / "sources.list").write_text(f"deb-src http://deb.debian.org/debian {release_name()} main\n")
    options = [f"-oDir::Etc::SourceList={sources}/sources.list", "-oDir::Etc::SourceParts=/dev/null",
               f"-oDir::State::Lists={lists}", f"-oDir::Cache={sources}/cache", "-oAPT::Sandbox::User=root"]
    subprocess.run(["apt-get", "-qq", *options, "update"], check=True)
    subprocess.run(["apt-get", "-qq", *options, "source", "--download-only", "glpk", "harfbuzz"], cwd=sources, check=True)
    shutil.rmtree(lists)


def unpacked(sources, name):
    """The folder of upstream's source, without Debian's changes, which take parts of GLPK out for libraries of their own."""
    archive = next(path for path in sources.glob(f"{name}_*.orig.tar.*") if path.suffix != ".asc")
    folder = sources / name
    if not folder.exists():
        (sources / "part").mkdir(exist_ok=True)
        subprocess.run(["tar", "-xf", archive, "-C", sources / "part", "--strip-components=1"], check=True)
        (sources / "part").rename(folder)
    return folder


def build(folder):
    """Fills FOLDER with libglpk.a, libharfbuzz.a, libicuuc.a, libz.a and libstdc++.a; keeps what is there."""
    sources = folder / "sources"
    library = folder / "lib"
    for path in [sources, library]:
        path.mkdir(parents=True, exist_ok=True)
    download(sources)
    glpk, harfbuzz = unpacked(sources, "glpk"), unpacked(sources, "harfbuzz")
    if not (library / "libglpk.a").exists():
        with open(folder / "glpk.log", "w") as log:
            environment = {**os.environ, "CFLAGS": C_OPTIONS}
            subprocess.run(["./configure", "-q", *GLPK_OPTIONS], cwd=glpk, env=environment, stdout=log, stderr=log, check=True)
            subprocess.run(["make", "-s", f"-j{os.cpu_count()}", "-C", "src"], cwd=glpk, stdout=log, stderr=log, check=True)
        shutil.copy(glpk / "src/.libs/libglpk.a", library)
    kept = folder / "harfbuzz_options.txt"
    if not (library / "libharfbuzz.a").exists() or not kept.exists() or kept.read_text() != " ".join(HARFBUZZ_OPTIONS):
        # HarfBuzz's own one-file build, without FreeType, GLib and Graphite, of which Plumb asks nothing.
        subprocess.run(["c++", *HARFBUZZ_OPTIONS, "-c", harfbuzz / "src/harfbuzz.cc", "-o", folder / "harfbuzz.o"], check=True)
        (library / "libharfbuzz.a").unlink(missing_ok=True)
        subprocess.run(["ar", "rcs", library / "libharfbuzz.a", folder / "harfbuzz.o"], check=True)
        kept.write_text(" ".join(HARFBUZZ_OPTIONS))
    kept = folder / "icu_data.txt"
    if not (library / "libicuuc.a").exists() or not kept.exists() or kept.read_text() != icu_data.LINE_BREAKS.pattern:
        system = Path("/usr/lib/x86_64-linux-gnu")
        member = subprocess.run(["ar", "t", system / "libicudata.a"], check=True, capture_output=True, text=True).stdout.split()[0]
        icu_data.smaller(system / "libicudata.a", member, icu_data.LINE_BREAKS, folder / "icu_data.o")
        # Debian's archive is made for programs: one file of it reads time zones in a way that a library may not.  Lines of
        # text break without time zones, so that file gets some of its own.
        subprocess.run(["ar", "x", system / "libicuuc.a", "putil.ao"], cwd=folder, check=True)
        renamed = [word for name in ["tzname", "__timezone"] for word in ["--redefine-sym", f"{name}=plumb_icu{name}"]]
        subprocess.run(["objcopy", *renamed, "putil.ao"], cwd=folder, check=True)
        (folder / "zones.c").write_text(
            '__attribute__((visibility("hidden"))) char *plumb_icutzname[2] = {"UTC", "UTC"};\n'
            '__attribute__((visibility("hidden"))) long plumb_icu__timezone = 0;\n')
        subprocess.run(["cc", "-c", "-fPIC", "zones.c"], cwd=folder, check=True)
        script = (f"CREATE {folder}/icu.a\nADDLIB {system}/libicuuc.a\nDELETE putil.ao\nADDMOD {folder}/putil.ao\n"
                  f"ADDMOD {folder}/zones.o\nADDMOD {folder}/icu_data.o\nSAVE\nEND\n")
        subprocess.run(["ar", "-M"], input=script, text=True, check=True)
        (folder / "icu.a").rename(library / "libicuuc.a")
        kept.write_text(icu_data.LINE_BREAKS.pattern)
    standard = subprocess.run(["c++", "-print-file-name=libstdc++.a"], check=True, capture_output=True, text=True).stdout.strip()
    shutil.copy(standard, library)
    shutil.copy("/usr/lib/x86_64-linux-gnu/libz.a", library)
    return library
