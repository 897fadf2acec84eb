"""Every call that two builds are asked: each command with each of its options and values.

A word OUT in a call is a file that the call writes; it is compared as what is printed is.
"""
import os

from studies import studies

OUT = "OUT"
ENGINE = """python3 -uc "
import json, sys
for line in sys.stdin:
    row = json.loads(line)
    share = (row.get('available') or 0) / len(row['items']) if row.get('available') != 'infinity' else 0
    print(json.dumps({'lengths': [max(share, item.get('min', 0)) for item in row['items']]}))
" """


def calls(inputs, vocabulary):
    for make in (rows, scenes, families, models, searches, reports, oddities):
        for call in make(inputs, vocabulary):
            yield [str(word) for word in call]


def rows(inputs, vocabulary):
    formats = vocabulary.commands["compare"]["--format"]
    for files in [[path] for path in inputs.corpora] + [inputs.rows]:
        for rule in vocabulary.rules:
            yield ["solve", "--with", rule, "--format", "json", *files]
        for command in ("solve", "verify", "explain"):
            for format in vocabulary.commands[command]["--format"]:
                yield [command, "--format", format, *(files if format != "svg" else files[:1])]
        for format in formats:
            yield ["compare", "--format", format, *files]
        yield ["compare", "--format", "json", "--with", ",".join(vocabulary.rules), *files]
        for command in ("solve", "verify", "compare"):
            for arithmetic in vocabulary.commands[command]["--arithmetic"]:
                yield [command, "--arithmetic", arithmetic, "--format", "json", *files]
        yield ["solve", "--certificate", OUT, "--format", "json", *files]
    yield from streams(inputs, vocabulary)
    for rule in vocabulary.rules:
        yield ["solve", "--with", rule, inputs.corpora[0]]
    for command in ("solve", "verify", "explain", "compare", "sweep"):
        yield [command, "--resume", 3, inputs.corpora[0]]
        yield [command, "--limit", 600, inputs.corpora[0]]
    if "report" in vocabulary.commands:
        yield ["report", inputs.corpora[0]]
        yield ["report", "--live", inputs.rows[0]]
        yield ["report", "--with", "water-fill,css", "--title", "Rows & more", "--limit", 600, "--resume", 3, "--output", OUT, inputs.corpora[0]]
    for path in inputs.rows:
        for rule in vocabulary.rules:
            yield ["sweep", "--with", rule, "--format", "json", path]
        for format in vocabulary.commands["sweep"]["--format"]:
            yield ["sweep", "--with", "water-fill,swiftui", "--format", format, path]
        for arguments in (["--with", "exact", "--from", "10", "--to", "90.5"], ["--from", "9", "--to", "3"]):
            yield ["sweep", *arguments, path]


def streams(inputs, vocabulary):
    """Every line answered, and reports that merge, of builds that have them."""
    corpus = inputs.corpora[0]
    for command, options in vocabulary.commands.items():
        if "--answer-all" not in options:
            continue
        words = ["--widths", "150...200"] if command == "layout" else []
        file = inputs.scene_corpora[0] if command == "layout" else corpus
        for numbers in options["--numbers"]:
            yield [command, "--answer-all", "--numbers", numbers, *words, file]
        yield [command, "--answer-all", "--summary", OUT, *words, file]
    if "--claims" in vocabulary.commands["verify"]:
        yield ["verify", "--claims", corpus, "--format", "json", corpus]
    if "--rows" in vocabulary.commands["compare"]:
        yield ["compare", "--with", "water-fill,swiftui", "--rows", OUT, "--name", "whole", "--first-line", 7, "-"]
    for format in vocabulary.commands.get("merge", {}).get("--format", []):
        yield ["merge", "--format", format, corpus]
    for preset in vocabulary.commands["generate"].get("--like", []):
        yield ["generate", "--kind", "chips", "--count", 20, "--like", preset, "--explicit"]
    for language in ("c", "javascript", "python", "rust") if "kit" in vocabulary.commands else ():
        yield ["kit", language]
    for command in ("solve", "compare", "fuzz"):
        if "--engines" in vocabulary.commands[command]:
            yield [command, "--engines", os.path.join(inputs.folder, "no-engines.json"), *([] if command == "fuzz" else [corpus])]
    if "--stdio" in vocabulary.commands["compare"]:
        limits = ["--time-limit", 60, "--time-to-start", 60, "--memory-limit", 4000]
        yield ["compare", "--stdio", f"mine={ENGINE}", "--explicit", *limits, "--format", "json", corpus]
        yield ["solve", "--with", f"stdio:{ENGINE}", "--explicit", *limits, "--format", "json", corpus]
        yield ["fuzz", "--stdio", ENGINE, "--explicit", "--cases", 20, *limits]
        for preset in vocabulary.commands["fuzz"]["--like"]:
            yield ["fuzz", "--with", "swiftui", "--like", preset, "--cases", 20]


def scenes(inputs, vocabulary):
    font = os.path.join(inputs.root, "Tests/PlumbTextTests/Fonts/NotoSans-Regular.ttf")
    for path in inputs.scenes + inputs.scene_corpora:
        for command in ("solve", "explain"):
            for format in vocabulary.commands[command]["--format"]:
                yield [command, "--format", format, path]
        for engine in vocabulary.commands["layout"]["--with"]:
            for format in vocabulary.commands["layout"]["--format"]:
                yield ["layout", "--with", engine, "--format", format, path]
            yield ["layout", "--with", engine, "--format", "json", "--details", path]
            yield ["layout", "--with", engine, "--widths", "150...420", "--that", ",".join(vocabulary.view_claims), path]
            for axis in vocabulary.commands["sweep"]["--axis"]:
                yield ["sweep", "--with", engine, "--axis", axis, "--from", 40, "--to", 640, "--format", "json", path]
        for format in vocabulary.commands["sweep"]["--format"]:
            yield ["sweep", "--format", format, "--from", 100, "--to", 400, path]
        for format in vocabulary.commands["layout"]["--format"]:
            yield ["layout", "--compare", "--format", format, path]
        yield ["layout", "--proposal", "120x-", path]
        yield ["layout", "--marks", "--format", "svg", path]
        yield ["layout", "--font", font, "--format", "json", path]
        yield ["layout", "--widths", "150...420", "--format", "json", path]
        yield ["solve", "--certificate", OUT, "--format", "json", path]
    yield ["layout", "--resume", 2, inputs.scene_corpora[0]]
    yield ["layout", "--limit", 600, "--widths", "150...160", inputs.scenes[0]]
    yield ["sweep", "--limit", 600, inputs.scenes[0]]


def families(inputs, vocabulary):
    for paths, claims, engines in (
        (inputs.row_families, vocabulary.row_claims, vocabulary.rules),
        (inputs.scene_families, vocabulary.row_claims[:2] + vocabulary.scene_claims, ["swiftui", "water-fill"]),
    ):
        asked = [word for claim in claims for word in ("--claim", claim)]
        for path in paths:
            for engine in engines:
                yield ["prove", "--with", engine, *asked, "--worst", "overflow", "--certificate", OUT, "--format", "json", path]
            for format in vocabulary.commands["prove"]["--format"]:
                yield ["prove", *asked[:2], "--format", format, path]
            yield ["prove", "--regions", 2, *asked[:2], path]
    for path in inputs.scene_families:
        yield ["sweep", "--over", "w", "--at", "s=1", path]
    yield ["prove", "--resume", 1, *inputs.row_families[:3]]
    yield ["prove", "--limit", 600, *inputs.row_families[:3]]
    for policy in vocabulary.commands["prove"]["--policy"]:
        yield ["prove", "--items", 2, "--policy", policy, "--claim", "fits", "--worst", "overflow"]
    yield ["prove", "--items", 3, "--priorities", "1,0,0", "--claim", "optimal"]


def models(inputs, vocabulary):
    options = vocabulary.commands["model"]
    for path in inputs.rows + inputs.scenes:
        for format in options["--format"]:
            yield ["model", "--format", format, path]
        for model in options["--model"]:
            yield ["model", "--model", model, "--format", "mathprog-data", path]
    for path in inputs.rows[:6]:
        for form in options["--form"]:
            yield ["model", "--model", "cassowary", "--form", form, path]
        yield ["model", "--stage", 1, "--format", "mathprog", path]
    model = os.path.join(inputs.root, "Models/css-flex.mod")
    data = os.path.join(inputs.root, "Models/data/css-row.dat")
    for format in ("text", "lp", "mps"):
        yield ["model", "--format", format, "--data", data, "--time-limit", 60, "--limit", 60, "--memory-limit", 2000, model]
    yield ["model", "--without-filter", "--data", data, model]


def searches(inputs, vocabulary):
    fuzz = vocabulary.commands["fuzz"]
    for kind in vocabulary.commands["generate"]["--kind"]:
        for policy in vocabulary.commands["generate"]["--policy"]:
            yield ["generate", "--kind", kind, "--policy", policy, "--count", 100, "--seed", 5]
    for subject in fuzz["--with"]:
        for policy in fuzz["--against"] if subject in vocabulary.rules else fuzz["--against"][:1]:
            yield ["fuzz", "--with", subject, "--against", policy, "--cases", 60, "--seed", 2]
        yield ["fuzz", "--with", subject, "--cases", 60, "--format", "json", "--items", 4]
        yield ["fuzz", "--with", subject, "--survey", "--cases", 60]
    for option in ("--one-tier", "--feasible", "--whole", "--one-gap"):
        yield ["fuzz", "--stdio", ENGINE, option, "--cases", 50, "--time-limit", 60, "--time-to-start", 60, "--memory-limit", 4000]
    yield ["fuzz", "--stdio", ENGINE, "--stated", "min,ideal,max,grow=weight", "--against", "qt-box", "--cases", 50]
    yield ["fuzz", "--with", "swiftui", "--verdict", "unfair", "--cases", 500, "--resume", 3, "--format", "text"]


def reports(inputs, vocabulary):
    """Faults as other programs read of them, with a baseline of none."""
    known = os.path.join(inputs.folder, "baseline.json")
    with open(known, "w", encoding="utf-8") as file:
        file.write("[]")
    asked = {
        "verify": inputs.corpora[:1], "prove": inputs.row_families[:3], "check": inputs.corpora[:1],
        "layout": ["--widths", "150...420", *inputs.scenes[:3]], "fuzz": ["--with", "swiftui", "--cases", 60],
    }
    for command, words in asked.items():
        if "--baseline" not in vocabulary.commands[command]:
            continue
        for format in vocabulary.commands[command]["--format"]:
            if format != "svg":
                yield [command, "--format", format, "--baseline", known, *words]


def oddities(inputs, vocabulary):
    for command in vocabulary.commands:
        yield ["help", command]
        yield [command, "--no-such-option"]
        yield [command, os.path.join(inputs.folder, "no-such-file.json")]
    yield from tables(inputs, vocabulary)
    yield ["fuzz", "--with", "none"]
    yield ["fuzz", "--with", "css", "--verdict", "x"]
    yield ["solve", "--with", "magic", inputs.rows[0]]
    yield ["generate", "--kind", "chips", "--count", "x"]
    yield from studies(inputs, vocabulary, OUT)


def tables(inputs, vocabulary):
    """Tables of the README by every format and rule, of builds that have them."""
    if "table" not in vocabulary.commands:
        return
    page = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "README.md")
    for format in vocabulary.commands["table"]["--format"]:
        yield ["table", "--width", 72, "--format", format, page]
    for rule in ("css-auto", "rich", "psql", "tabulary", "equal"):
        yield ["table", "--width", 60, "--with", rule, page]
    for words in ("keep", "break"):
        yield ["table", "--width", 40, "--words", words, "--fill", page]
    yield ["table", "--width", 60, "--compare", "--limit", 60, page]
    yield ["table", "--height", 40, "--header-rows", 2, "--from", "markdown", page]
    yield ["table", "--column", "1=5..9", "--certificate", OUT, "--width", 72, page]
    yield ["table", "--format", "svg", "--size", 9, "--ragged", page]


def checks(files, inputs, vocabulary):
    """The certificates that the older build wrote, checked by both; some against the problems that they are about."""
    for path in files:
        for format in vocabulary.commands["check"]["--format"]:
            yield ["check", "--format", format, path]
    for path in files[:1]:
        yield ["check", "--resume", "1", path]
        if "--of" in vocabulary.commands["check"]:
            for rule in vocabulary.commands["check"]["--with"]:
                yield ["check", path, "--with", rule, "--of", *inputs.corpora[:1]]
