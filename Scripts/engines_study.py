#!/usr/bin/env python3
"""The tables of Documentation/Engines.md, reference/EngineReports.md and reference/EngineTables.md, from what is recorded in Tests/Peers.

    Scripts/engines_study.py          renews the tables
    Scripts/engines_study.py --check  fails where a table is not what the recordings say

A table stands in the text between `<!-- table: NAME -->` and `<!-- end -->`.  `Scripts/renew engines-study` judges all
recorded answers first (Tests/Peers/engine_verdicts.py).  Lengths in points.
"""

import json
import re
import sys
from fractions import Fraction
from math import sqrt
from pathlib import Path
from statistics import NormalDist

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / "Tests" / "Peers"
RECORDED = PEERS / "recorded"
sys.path.insert(0, str(PEERS))
import differences  # noqa: E402
FAULTS = {"outOfBounds": "out of bounds", "avoidableOverflow": "avoidable overflow", "wrongTotal": "wrong total",
          "unusedSpace": "unused space", "priorityInversion": "priority inversion", "unfair": "unfair"}
# Of these the lines that do it were read; what others do is told by their answers.
READ = ("arcade", "weasyprint", "rich", "toga", "textual", "kivy", "yoga", "taffy", "kiwi")
LANGUAGES = {".py": "python", ".java": "java"}
# The level of all statements about shares: of all comparisons together, and of each interval and bound.
LEVEL = 0.05


def load(path):
    return json.loads(path.read_text(encoding="utf-8"))


def lines(path):
    return list(map(json.loads, path.read_text(encoding="utf-8").splitlines()))


ENGINES = {entry["name"]: entry for entry in load(PEERS / "engines.json")}
KINDS = load(PEERS / "defects.json")
FINDINGS = {each["asked"]["id"]: each for each in lines(RECORDED / "findings.jsonl")}
POLICIES = load(PEERS / "policies.json")


def table(head, rows, words=1):
    """Markdown; the first columns are words, the others numbers."""
    rule = "|" + " --- |" * words + " ---: |" * (len(head) - words)
    return "\n".join(["| " + " | ".join(head) + " |", rule] + ["| " + " | ".join(row) + " |" for row in rows])


def number(value):
    """At most two digits behind the point; a length of millions in powers of ten."""
    value = float(Fraction(value))
    return f"{value:.0e}".replace("e+0", "e") if value >= 1e6 else f"{value:.2f}".rstrip("0").rstrip(".")


def numbers(values):
    return ", ".join(map(number, values))


def verdicts(corpus=""):
    return {each["name"]: each for each in load(RECORDED / f"engine-verdicts{corpus}.json")}


def head(name):
    with open(RECORDED / "engines" / f"{name}.jsonl", encoding="utf-8") as file:
        return json.loads(next(file))


def described():
    """Engines whose rule is optimal in no sense, or a matter of taste, for some of their answers."""
    kinds = [kind for kind in KINDS if kind["kind"] in ("solver", "described")]
    alike = {name for kind in kinds for name in kind.get("alike", [])}
    return alike | {FINDINGS[name]["engine"] for kind in kinds for name in kind["findings"] if name in FINDINGS}


def faults(counts):
    """The verdicts that are not optimal, in words."""
    found = [f"{counts[fault]} {words}" for fault, words in FAULTS.items() if counts.get(fault)]
    return ", ".join(found + ([f"{counts['noAnswer']} refused"] if counts["noAnswer"] else []))


def history(name):
    """How many answers are others when asked again, in reversed order, after a resize."""
    counts = {kind: head(name)[kind] for kind in ("again", "reversed", "resized") if kind in head(name)}
    found = [f"{count} {kind}" for kind, count in counts.items() if count]
    return ", ".join(found) or ("none" if "resized" in counts else "none (again)")


def forms(names):
    """A line an engine form."""
    known = verdicts()
    for name in names:
        found, entry = known[name], ENGINES[name]
        cells = [f"{entry['title']} {entry['version']}", entry["rule"]]
        for counts in (found["fits"], found["short"]):
            cells += [f"{counts.get('optimal', 0)} of {counts['rows']}" if found["policy"] else "–", faults(counts)]
            cells += [number(counts["farthest"]) if found["policy"] else "–"] if counts is found["fits"] else []
        yield [*cells, history(name)]


FORMS = ["engine", "whose rule", "fits: optimal", "otherwise", "farthest", "short: optimal", "otherwise",
         "other answers"]


def judged_forms():
    return table(FORMS, forms([name for name in ENGINES if name not in described()]), len(FORMS))


def described_forms():
    return table(FORMS, forms([name for name in ENGINES if name in described()]), len(FORMS))


def totals():
    known = [each for each in verdicts().values() if each["policy"] and each["name"] not in described()]
    perfect = [each for each in known
               if each["fits"].get("optimal", 0) == each["fits"]["rows"] - each["fits"]["noAnswer"]]
    fits, rows = (sum(each["fits"].get(name, 0) for each in known) for name in ("optimal", "rows"))
    sizes = [each["fits"]["rows"] - each["fits"]["noAnswer"] for each in perfect]
    return (f"{len(ENGINES)} forms have answered, {len(described())} of them by rules that are described further down. "
            f"Of {len(known)} others, {len(perfect)} give the optimum of their own rule to every row that fits; "
            f"{fits} of their {rows} answers to such rows are optimal. No miss among {min(sizes)} to {max(sizes)} rows of a "
            f"form bounds its share of misses in such rows by {100 * most_misses(min(sizes)):.1f} % (95 %).")


def item_text(item, rule):
    """An item as its engine knows it."""
    if "basis" in item:
        words = [f"basis {number(item['basis'])}"]
        words += [f"{name} {number(item.get(name, int(name == 'shrink')))}" for name in ("grow", "shrink")]
        words += [f"min {number(item['min'])}"] if item.get("min") else []
        words += [f"max {number(item['max'])}"] if "max" in item else []
        return "(" + ", ".join(words) + ")"
    used = json.dumps(rule)
    bounds = f"{number(item.get('min', 0))}…" + (number(item["max"]) if "max" in item and '"max' in used else "")
    words = [bounds]
    natural, weight = item.get("ideal", 0), item.get("weight", 1)
    words += [f"natural {number(natural)}"] if "ideal" in used and natural != item.get("min", 0) else []
    words += [f"weight {number(weight)}"] if '"weight"' in used and weight != 1 else []
    return "(" + ", ".join(words) + ")"


def row_text(finding):
    """A row in words."""
    row, entry = finding["asked"], ENGINES[finding["engine"]]
    rule = POLICIES.get(entry["policy"]) if entry["rows"] == "toolkit" else {"item": {"min": "min", "max": "max"}}
    gaps = row.get("spacing", 0)
    gaps = f" with gaps of {numbers(gaps) if isinstance(gaps, list) else number(gaps)}" if gaps else ""
    return f"{number(row['available'])}{gaps} for " + ", ".join(item_text(item, rule) for item in row["items"])


def why(finding, cause):
    """What does it; of Yoga and Taffy the departures from CSS that give the answer."""
    if not cause:
        row = json.loads(json.dumps(finding["problem"]), parse_float=Fraction)
        return ", ".join(f"`{each}`" for each in differences.cause(row, row["claimed"]))
    read = finding["engine"].startswith(READ)
    lower = cause if cause[0] == "`" else cause[0].lower() + cause[1:]
    return cause if read else f"By its answers: {lower}"


def smallest(kind):
    """The smallest rows of a kind of defect."""
    chosen = next(each for each in KINDS if each["kind"] == kind)
    rows = []
    for name, cause in chosen["findings"].items():
        if name in FINDINGS:
            finding = FINDINGS[name]
            claimed = numbers(finding["problem"]["claimed"]["lengths"])
            rows.append([ENGINES[finding["engine"]]["title"], FAULTS[finding["verdict"]], row_text(finding), claimed,
                         f"**{numbers(finding['optimum'])}**", why(finding, cause)])
    picture = f"![{chosen['title']}: answers and optima](engines/{kind}.svg)"
    head = ["engine", "verdict", "the row", "it answers", "optimum", "what does it"]
    return f"{chosen['text']}\n\n{table(head, rows, len(head))}\n\n{picture}"


def others():
    """Findings that no kind lists."""
    listed = {name for kind in KINDS for name in kind["findings"]}
    rows = [[ENGINES[each["engine"]]["title"], FAULTS[each["verdict"]], row_text(each),
             numbers(each["problem"]["claimed"]["lengths"]), numbers(each["optimum"])]
            for name, each in FINDINGS.items() if name not in listed]
    head = ["engine", "verdict", "the row", "it answers", "optimum"]
    return table(head, rows, len(head))


def one_row():
    """Answers to one row, by answer."""
    found = {}
    for each in lines(RECORDED / "one-row.jsonl"):
        answer = numbers(each["lengths"]) if "lengths" in each else "no answer"
        found.setdefault(answer, []).append(ENGINES[each["engine"]]["title"])
    rows = sorted(found.items(), key=lambda each: -len(each[1]))
    rows = [[answer, str(len(names)), ", ".join(names)] for answer, names in rows]
    return table(["answer", "forms", "which"], rows, 3)


def most_misses(rows):
    """The greatest share of misses with which none would be seen among so many rows at the level (exact, one-sided)."""
    return 1 - LEVEL ** (1 / rows)


def interval(count, rows):
    """Wilson's interval of a share, in whole per cent."""
    z = NormalDist().inv_cdf(1 - LEVEL / 2)
    middle, share = 1 + z * z / rows, count / rows
    wide = z * sqrt(share * (1 - share) / rows + z * z / (4 * rows * rows))
    ends = [(share + z * z / (2 * rows) + sign * wide) / middle for sign in (-1, 1)]
    return f"{100 * ends[0]:.0f}–{100 * ends[1]:.0f} %"


def deviations(one, two):
    """How many standard deviations two shares are apart, if one share were behind both."""
    (a, n), (b, m) = one, two
    share = (a + b) / (n + m)
    spread = sqrt(share * (1 - share) * (1 / n + 1 / m))
    return abs(a / n - b / m) / spread if spread else 0


def corpora():
    """Both corpora side by side."""
    first, second, rows = verdicts(), verdicts("-second"), []
    alike = []
    for name, one in first.items():
        two = second.get(name)
        if not one["policy"] or not two:
            continue
        fitting = [one["fits"], two["fits"]]
        counts = [(each.get("optimal", 0), each["rows"] - each["noAnswer"]) for each in fitting]
        new = [words for fault, words in FAULTS.items() if two["fits"].get(fault) and not one["fits"].get(fault)]
        apart = deviations(*counts)
        if counts[0][0] == counts[0][1] and counts[1][0] == counts[1][1]:
            alike.append(ENGINES[name]["title"])
            continue
        shares = [f"{100 * a / n:.0f} % ({interval(a, n)})" for a, n in counts]
        rows.append([ENGINES[name]["title"], *shares, apart, ", ".join(new)])
    beyond = NormalDist().inv_cdf(1 - LEVEL / (2 * len(rows)))
    for row in rows: row[3] = f"{row[3]:.1f}{' **' if row[3] > beyond else ''}"
    text = (f"Of {len(alike)} forms all answers to rows that fit are optimal in both corpora: {', '.join(alike)}. "
            f"The other {len(rows)}; among so many comparisons chance exceeds {beyond:.2f} once in twenty times:")
    head = ["engine", "optimal, first", "second", "standard deviations apart", "verdicts that the first has not"]
    return f"{text}\n\n{table(head, rows, 1)}"


def reports():
    """What a maintainer can paste, from the reproductions."""
    for script in sorted((PEERS / "reproductions").iterdir()):
        if script.suffix not in LANGUAGES:
            continue
        source, printed = (each.read_text(encoding="utf-8").strip() for each in (script, script.with_suffix(".txt")))
        mark = "#" if script.suffix == ".py" else "//"
        body = source.splitlines()
        comment = [each for each in body[:8] if each.startswith(mark)]
        words = " ".join(each.lstrip(mark).strip() for each in comment)
        title, _, rest = words.partition("Expected")
        code = "\n".join(body[len(comment):]).strip()
        yield (f"## {script.stem}\n\n{title.strip()}\n\n```{LANGUAGES[script.suffix]}\n{code}\n```\n\n"
               f"**Expected**{rest}\n\n**Printed:**\n\n```text\n{printed}\n```")


TABLES = {"totals": totals, "judged": judged_forms, "described-forms": described_forms, "others": others,
          "one-row": one_row, "corpora": corpora, "reports": lambda: "\n\n".join(reports()),
          **{kind["kind"]: (lambda kind=kind["kind"]: smallest(kind)) for kind in KINDS}}


def main():
    for name in ("Engines.md", "reference/EngineReports.md", "reference/EngineTables.md"):
        path = ROOT / "Documentation" / name
        text = path.read_text(encoding="utf-8")
        renewed = re.sub(
            r"<!-- table: (.*?) -->\n.*?<!-- end -->",
            lambda found: f"<!-- table: {found[1]} -->\n\n{TABLES[found[1]]()}\n\n<!-- end -->", text, flags=re.DOTALL)
        if "--check" in sys.argv and renewed != text:
            sys.exit(f"Documentation/{name} has another table than Tests/Peers/recorded")
        path.write_text(renewed, encoding="utf-8")


if __name__ == "__main__":
    main()
