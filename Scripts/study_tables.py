"""The tables of Documentation/Study.md, reference/StudyTables.md and Corpora.md, each from the JSON in Documentation/study.  Lengths in points.

A table, or a sentence about one, stands in the text between `<!-- table: NAME -->` and `<!-- end -->`; `Scripts/study tables` renews it there.
"""

import json
import re
import sys
from pathlib import Path

DOCUMENTATION = Path(__file__).resolve().parent.parent / "Documentation"
RULES = {"swiftui": "SwiftUI's rule", "progressive-fill": "progressive fill", "css": "CSS"}
FAULTS = {"avoidableOverflow": "avoidable overflow", "unusedSpace": "unused space",
          "priorityInversion": "priority inversion", "unfair": "unfair"}


def load(part):
    return json.loads((DOCUMENTATION / "study" / f"{part}.json").read_text())


def percent(part, whole):
    """Three digits, as the counts of 100,000 rows have; `0` only where there is none."""
    if part == 0:
        return "0"
    if part == whole:
        return "100 %"
    share = 100 * part / whole
    return f"{share:.1f} %" if share >= 9.995 else f"{share:.2f} %" if share >= 0.0995 else f"{share:.3f} %"


def points(value):
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def measures(quantiles):
    """Median, 95th percentile and greatest of those that have any."""
    names = ("median", "p95", "greatest")
    return [points(quantiles["positive"][name]) for name in names] if quantiles["positive"] else ["–"] * 3


def duration(microseconds):
    return f"{microseconds:.2g} µs" if microseconds < 10 else f"{microseconds:.0f} µs" if microseconds < 1000 \
        else f"{microseconds / 1000:.2g} ms"


def table(head, rows, words=1):
    """Markdown; the first columns are words, the others numbers."""
    line = "| " + " | ".join(head) + " |"
    rule = "|" + " --- |" * words + " ---: |" * (len(head) - words)
    return "\n".join([line, rule] + ["| " + " | ".join(row) + " |" for row in rows])


def parting(report, engine):
    """The share of answers that are not optimal."""
    found = report["engines"][engine]
    return percent(found["answers"] - found["verdicts"]["optimal"], found["answers"])


def verdicts_of(rule):
    def rows():
        for kind, seeds in load("rules").items():
            found = seeds["1"]["engines"][rule]
            shares = [percent(found["verdicts"][fault], found["answers"]) for fault in FAULTS]
            yield [kind, percent(found["verdicts"]["optimal"], found["answers"]), *shares,
                   ", ".join(parting(seeds[seed], rule).removesuffix(" %") for seed in seeds)]
    return table(["corpus", "optimal", *FAULTS.values(), "not optimal, in %, by seeds 1, 2, 3"], rows())


def gaps_of(rule, overflow):
    def rows():
        for kind, seeds in load("rules").items():
            found = seeds["1"]["engines"][rule]
            gap, answers = found["gap"], found["answers"]
            reaching = dict(map(tuple, gap["max"]["reaching"]))
            cells = [kind, percent(gap["differing"], answers), *measures(gap["max"]),
                     percent(reaching.get(1, 0), answers), percent(reaching.get(10, 0), answers)]
            yield cells + ([percent(gap["overflow"]["rows"], answers), *measures(gap["overflow"])] if overflow else [])
    head = ["corpus", "differs", "median", "95 %", "greatest", "1 pt or more", "10 pt or more"]
    return table(head + (["overflows by", "median", "95 %", "greatest"] if overflow else []), rows())


def rooms():
    def rows():
        for kind, classes in load("rooms").items():
            reports = {room: report for room, report in classes.items() if report["rows"]}
            total = sum(report["rows"] for report in reports.values())
            fitting = [report["engines"]["swiftui"] for room, report in reports.items() if room != "short"]
            overflowing = sum(found["verdicts"]["avoidableOverflow"] for found in fitting)
            yield [kind, *(percent(report["rows"], total) for report in classes.values()),
                   *(parting(reports[room], "swiftui") if room in reports else "–" for room in classes),
                   percent(overflowing, sum(found["answers"] for found in fitting))]
    names = list(next(iter(load("rooms").values())))
    return table(["corpus", *(f"`{name}`" for name in names), *(f"not optimal, of `{name}`" for name in names),
                  "overflow, of all that fit"], rows())


def fairness():
    def rows():
        increments = load("fairness")
        for kind, seeds in load("rules").items():
            found, own = seeds["1"]["engines"]["progressive-fill"], increments[kind]["engines"]["progressive-fill"]
            yield [kind, percent(own["verdicts"]["optimal"], own["answers"]),
                   *(percent(found["verdicts"][fault], found["answers"]) for fault in ("optimal", "unfair")),
                   *measures(found["gap"]["max"]),
                   ", ".join(parting(seeds[seed], "progressive-fill").removesuffix(" %") for seed in seeds)]
    return table(["corpus", "optimal under `equal-increments`", "optimal under `equal-sizes`", "unfair", "median",
                  "95 %", "greatest", "unfair, in %, by seeds 1, 2, 3"], rows())


def first():
    def rows():
        for kind, report in load("first").items():
            for rule, name in RULES.items():
                found = report["engines"][rule]["verdicts"]
                yield [kind, name, *(str(found[fault]) for fault in ("optimal", *FAULTS))]
    return table(["corpus", "rule", "optimal", *FAULTS.values()], rows(), words=2)


def browsers():
    reports = load("browsers")
    # Only factors that sum to less than 1 make totals wrong by themselves.
    counts = [found["verdicts"] for report in reports.values() for found in report["engines"].values()]
    more = {"wrongTotal": "wrong total"} if any(each.get("wrongTotal") for each in counts) else {}
    faults = {fault: words for fault, words in (FAULTS | more).items() if fault != "priorityInversion"}

    def rows():
        engines = list(dict.fromkeys(name for report in reports.values() for name in report["engines"]))
        for kind, report in reports.items():
            for name in engines[1:]:
                found = report["engines"].get(name)
                if found is None:
                    continue
                verdicts, gap = found["verdicts"], found["gap"]
                yield [kind, name, str(found["answers"]), str(verdicts["optimal"]),
                       *(str(verdicts[fault]) for fault in faults), str(verdicts["outOfBounds"]), points(gap["max"]["greatest"])]
    return table(["corpus", "engine", "answers", "optimal", *faults.values(), "out of bounds", "largest difference"],
                 rows(), words=2)


def causes():
    counts = {}
    for kind, report in load("causes").items():
        for engine, rows, cause in report["counts"]:
            found = counts.setdefault((engine, "several" if "," in cause else cause), {})
            found[kind] = found.get(kind, 0) + rows
    kinds = list(load("causes"))
    order = sorted(counts, key=lambda key: (key[0], key[1] == "several", key[1] != "as CSS", key[1]))
    rows = [[*key, *(str(counts[key].get(kind, 0)) for kind in kinds)] for key in order]
    return table(["engine", "as CSS, or by which departure", *kinds], rows, words=2)


FORMS = {"share": "equal shares", "chain": "neighbours equal", "level": "common level"}


def form_of(report, form):
    """What Kiwi answered in a form."""
    return next(found for engine, found in report["engines"].items() if engine.endswith(form))


def kiwi():
    def rows():
        for kind, report in load("kiwi").items():
            answers = [report["engines"][rule] for rule in RULES] + [form_of(report, form) for form in FORMS]
            yield [kind, *(percent(found["verdicts"]["optimal"], found["answers"]) for found in answers)]
    return table(["corpus", *RULES.values(), *(f"Kiwi, {name}" for name in FORMS.values())], rows())


def kiwi_gaps():
    def rows():
        for kind, report in load("kiwi").items():
            for form, name in FORMS.items():
                found = form_of(report, form)
                verdicts, answers = found["verdicts"], found["answers"]
                other = answers - verdicts["optimal"] - verdicts["unfair"]
                reaching = dict(map(tuple, found["gap"]["max"]["reaching"]))
                yield [kind, name, percent(verdicts["unfair"], answers), percent(other, answers),
                       *measures(found["gap"]["max"]), percent(reaching.get(10, 0), answers)]
    return table(["corpus", "form", "unfair", "other faults", "median", "95 %", "greatest", "10 pt or more"], rows(),
                 words=2)


def histories():
    def rows():
        several = load("solutions")
        for kind, forms in load("histories").items():
            yield [kind, *(", ".join([
                percent(several[kind]["several"][form], several[kind]["rows"]),
                *(percent(found[history], found["asked"]) for history in ("reversed", "resized"))])
                for form, found in forms.items())]
    return table(["corpus", *FORMS.values()], rows())


def times():
    def rows():
        kinds = load("times")["kinds"]
        for solver in next(iter(kinds.values()))["engines"]:
            found = [report["engines"][solver] for report in kinds.values()]
            yield [f"`{solver}`", *(f"{duration(each['median'])}, {duration(each['p95'])}" for each in found)]
    return table(["solver", *load("times")["kinds"]], rows())


def ratios():
    """What the table of times says, in words: a sentence must not be older than its table."""
    recorded = load("times")

    def span(solver, of, digits=".2f"):
        found = [report["engines"][solver]["median"] / report["engines"][of]["median"]
                 for report in recorded["kinds"].values()]
        return f"{min(found):{digits}} to {max(found):{digits}} times"
    return "\n".join([
        f"By these medians `water-fill`, the optimum, takes {span('water-fill', 'swiftui')} as long as SwiftUI's rule,",
        f"`certified` {span('certified', 'swiftui', '.0f')} as long, and `glpk` "
        f"{span('glpk', 'swiftui', '.0f')}. The load average was up to {recorded['load']}."])


def fault_names(engines):
    """The faults that some engine has, in the order of verdicts."""
    names = {"outOfBounds": "out of bounds", "wrongTotal": "wrong total", **FAULTS}
    return {fault: words for fault, words in names.items() if any(found["verdicts"].get(fault) for found in engines)}


def rules_of(part, pages=False):
    """What the rules make of the rows of a part, all together and by their room."""
    part = load(part)
    engines, rooms = part["rows"]["engines"], {room: each for room, each in part["rooms"].items() if each["rows"]}
    faults = fault_names(engines.values())

    def rows():
        for rule, name in RULES.items():
            found = engines[rule]
            yield [name, str(found["answers"]), str(found["verdicts"]["optimal"]),
                   *(str(found["verdicts"][fault]) for fault in faults),
                   *([f"{part['failing'][rule]} of {part['pages']}"] if pages else []),
                   *(parting(report, rule) for report in rooms.values()), *measures(found["gap"]["max"])]
    return table(["rule", "rows", "optimal", *faults.values(), *(["pages with a fault"] if pages else []),
                  *(f"not optimal, of {report['rows']} `{room}`" for room, report in rooms.items()),
                  "median", "95 %", "greatest"], rows())


def languages():
    rows = [[language, str(count), percent(longer, count), *(f"{ratio:.2f}" for ratio in ratios)]
            for language, (count, longer, *ratios) in load("translations")["languages"].items()]
    return table(["language", "rows", "longer than English", "median", "75 %", "greatest"], rows)


def translation_sources():
    return table(["from", "rows"], [[name, str(rows)] for name, rows in load("translations")["sources"].items()])


def screen_sources():
    sources = load("screens")["sources"].items()
    return table(["from", "files", "rows"], [[f"`{name}`", *map(str, counts)] for name, counts in sources])


def page_engines():
    part = load("pages")
    engines = {name: found for name, found in part["engines"]["engines"].items() if name != "css"}
    faults = fault_names(engines.values())
    rows = [["Chromium, in the page" if name == "Chromium" else name, str(found["answers"]),
             str(found["verdicts"]["optimal"]), *(str(found["verdicts"][fault]) for fault in faults),
             f"{part['failing'][name]} of {part['pages']}", points(found["gap"]["max"]["greatest"])]
            for name, found in sorted(engines.items())]
    return table(["engine", "rows", "optimal", *faults.values(), "pages with a fault", "largest difference"], rows)


def page_sources():
    sources = load("pages")["sources"].items()
    return table(["from", "pages", "lines"], [[f"`{name}`", *map(str, counts)] for name, counts in sources])


TABLES = {
    "swiftui": lambda: verdicts_of("swiftui"), "swiftui-gaps": lambda: gaps_of("swiftui", True), "rooms": rooms,
    "fairness": fairness, "css": lambda: verdicts_of("css"), "css-gaps": lambda: gaps_of("css", False),
    "browsers": browsers, "causes": causes, "kiwi": kiwi, "kiwi-gaps": kiwi_gaps, "histories": histories,
    "times": times, "ratios": ratios, "first": first, "page-rules": lambda: rules_of("pages", pages=True), "page-engines": page_engines,
    "page-sources": page_sources, "translation-rules": lambda: rules_of("translations"), "languages": languages,
    "translation-sources": translation_sources,
    "screen-rules": lambda: rules_of("screens"), "screen-sources": screen_sources,
}


def renew(check=False):
    """Puts every table where the texts have it; with `check` only tells where one is another."""
    for name in ("Study.md", "reference/StudyTables.md", "Corpora.md"):
        path = DOCUMENTATION / name
        text = path.read_text()
        renewed = re.sub(
            r"<!-- table: (.*?) -->\n.*?<!-- end -->",
            lambda found: f"<!-- table: {found[1]} -->\n\n{TABLES[found[1]]()}\n\n<!-- end -->", text, flags=re.DOTALL)
        if check and renewed != text:
            sys.exit(f"Documentation/{name} has another table than Documentation/study")
        path.write_text(renewed)


if __name__ == "__main__":
    for name in sys.argv[1:] or TABLES:
        print(f"{name}\n\n{TABLES[name]()}\n")
