"""How far HelveticaMeasurer's widths are from those of fonts: renews the table of Documentation/Text.md.

Usage: text_widths.py PLUMB FOLDER: the built command, and a folder that has, at any depth, the fonts of `FONTS`.  Each string of
Documentation/text-strings.json is laid out by `plumb layout` with and without `--font`, unrounded, in 1,000 points an em.
"""

import json
import pathlib
import subprocess
import sys

FONTS = {
    "Arabic": "NotoSansArabic-Regular.ttf",
    "Hindi": "NotoSansDevanagari-Regular.ttf",
    "Thai": "NotoSansThai-Regular.ttf",
    "Japanese": "DroidSansFallbackFull.ttf",
}
LATIN = "LiberationSans-Regular.ttf"
BEGIN, END = "<!-- widths -->\n", "<!-- end of widths -->\n"
FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Documentation"


def widths(plumb, strings, fonts):
    """The width of every string in points, in one line each."""
    scenes = [
        {"displayScale": "infinity", "tree": {"kind": "text", "id": "t", "string": s, "size": 1000}} for s in strings
    ]
    options = [word for font in fonts for word in ("--font", str(font))]
    run = subprocess.run(
        [plumb, "layout", "--format", "json", *options],
        input="\n".join(json.dumps(scene) for scene in scenes), capture_output=True, text=True, check=True)
    if run.stderr:
        raise SystemExit(run.stderr)
    return [json.loads(line)["size"][0] for line in run.stdout.splitlines()]


def row(plumb, language, strings, font, latin):
    """A line of the table: the mean and the worst distance, in hundredths of the font's width."""
    known = widths(plumb, strings, [font, latin])
    table = widths(plumb, strings, [])
    errors = [100 * (mine - real) / real for mine, real in zip(table, known)]
    worst = max(range(len(errors)), key=lambda i: abs(errors[i]))
    mean = sum(map(abs, errors)) / len(errors)
    bias = 100 * (sum(table) - sum(known)) / sum(known)
    return f"| {language} | {font.stem} | {mean:.1f} % | {bias:+.1f} % | {errors[worst]:+.1f} %, {strings[worst]} |\n"


def main(plumb, folder):
    languages = json.loads((FOLDER / "text-strings.json").read_text(encoding="utf-8"))
    found = {path.name: path for path in pathlib.Path(folder).rglob("*.ttf")}
    table = "| language | font | mean distance | all strings together | farthest |\n| --- | --- | --- | --- | --- |\n"
    for language, strings in languages.items():
        table += row(plumb, language, strings, found[FONTS.get(language, LATIN)], found[LATIN])
    page = FOLDER / "Text.md"
    text = page.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    page.write_text(before + BEGIN + "\n" + table + "\n" + END + rest.split(END)[1], encoding="utf-8")


main(*sys.argv[1:])
