"""Plumb beside Rich, HiGHS and GLPK on the tables of a corpus and on wide ones made of their columns, in one run.

    python3 Studies/tables/times.py PLUMB WIDTH < CORPUS

It prints the table of Documentation/Tables.md, medians with what they are to each other.  Rich works out widths only, in processor
time of Python; HiGHS (one thread, gap 0, processor time) and `glp_intopt` solve the program of least height alone, its levels reduced
as ours are and its model loaded.  Plumb's times are those of `plumb compare`: texts measured; all objectives found and proved; the least
height alone found and proved.  Rich and HiGHS come from PyPI.
"""

import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests" / "Peers"))
sys.path.insert(0, str(Path(__file__).resolve().parent))
import check_table  # noqa: E402
import engines  # noqa: E402

def highs(table):
    """Seconds and least height by HiGHS; tables without spans."""
    import highspy
    base, levels = check_table.levels(table, "height")
    steps = [sorted({w for _, needs in levels for j, w in needs if j == column}) for column in range(len(table["least"]))]
    model = highspy.Highs()
    options = {"output_flag": False, "threads": 1, "mip_rel_gap": 0.0, "mip_abs_gap": 0.0, "time_limit": 60.0}
    for option, value in options.items():
        model.setOptionValue(option, value)
    variable, widths, room = {}, [], table["room"] - sum(table["least"])
    for column, own in enumerate(steps):
        before, last = table["least"][column], None
        for width in own:
            variable[column, width] = model.addVariable(0, 1, 0, highspy.HighsVarType.kInteger)
            widths.append((width - before) * variable[column, width])
            if last is not None:
                model.addConstr(last - variable[column, width] >= 0)
            before, last = width, variable[column, width]
    saved = []
    for weight, needs in levels:
        if sum(w - table["least"][j] for j, w in needs) > room:
            continue
        level = model.addVariable(0, 1, 0)
        for need in needs:
            model.addConstr(variable[need] - level >= 0)
        saved.append(weight * level)
    if not saved:
        return 0.0, base
    if widths:
        model.addConstr(sum(widths[1:], widths[0]) <= room)
    start = time.process_time()
    model.maximize(sum(saved[1:], saved[0]))
    taken = time.process_time() - start
    return taken, base - round(model.getObjectiveValue())

def wide(tables, rows, columns, count):
    """Tables of columns drawn from others, texts of a column below each other as often as it takes."""
    pools = [[row[j] for row in engines.texts(table)] for table in tables for j in range(len(engines.texts(table)[0]))]
    draw, found = random.Random(12), []
    for number in range(count):
        drawn = [draw.choice(pools) for _ in range(columns)]
        texts = [[column[row % len(column)] for column in drawn] for row in range(rows)]
        found.append({"id": f"wide {number + 1}", "rows": texts})
    return found

def least(table):
    return sum(max(len(word) for row in table["rows"] for word in (row[j].split() or [""])) + 3 for j in range(len(table["rows"][0])))

def measured(plumb, tables, width):
    """What Plumb's command says, and HiGHS's times of what it states; the tables may have widths of their own."""
    with (tempfile.NamedTemporaryFile("w", suffix=".jsonl", encoding="utf-8") as file,
          tempfile.NamedTemporaryFile(suffix=".jsonl") as proofs):
        file.writelines(json.dumps(table, ensure_ascii=False) + "\n" for table in tables)
        file.flush()
        command = [plumb, "compare", file.name, "--format", "json"] + (["--table-width", str(width)] if width else [])
        compared = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        command = [plumb, "table", file.name, "--words", "keep", "--format", "json"] + (["--width", str(width)] if width else [])
        subprocess.run([*command, "--certificate", proofs.name], capture_output=True, check=False)
        stated = [json.loads(line) for line in Path(proofs.name).read_text(encoding="utf-8").splitlines()]
    solved = [highs(table) for table in stated]
    wrong = sum(height != table["height"] for (_, height), table in zip(solved, stated))
    if wrong:
        sys.exit(f"HiGHS finds another height of {wrong} tables")
    return compared, statistics.median(taken for taken, _ in solved)

def main():
    plumb, width = sys.argv[1], int(sys.argv[2])
    tables = [table for table in map(json.loads, sys.stdin) if engines.is_plain(table)]
    rich = statistics.median(engines.rich_widths(engines.texts(table), width)[1] for table in tables)
    compared, by_highs = measured(plumb, tables, width)
    made = [{**table, "available": max(240, least(table) + 60)} for table in wide(tables, 50, 12, 16)]
    compared_wide, highs_wide = measured(plumb, made, None)
    ms = lambda seconds: f"{seconds * 1e3:.3g}"
    ours = compared["measuringSeconds"] + compared["provingSeconds"]
    lines = [("texts measured", "measuringSeconds"), ("all objectives found and proved", "provingSeconds"),
             ("least height alone found and proved", "provingHeightSeconds"), ("least height by `glp_intopt`", "solvingHeightSeconds")]
    print(f"| medians in ms | {len(tables)} tables in {width} cells | 16 of 50 rows, 12 columns |\n| --- | --- | --- |")
    for name, field in lines:
        print(f"| {name} | {ms(compared[field])} | {ms(compared_wide[field])} |")
    print(f"| least height by HiGHS | {ms(by_highs)} | {ms(highs_wide)} |\n| Rich's widths | {ms(rich)} | |")
    print(f"\nTexts and all objectives take {ours / rich:.2f} of what Rich's widths take; the least height takes "
          f"{compared['provingHeightSeconds'] / compared['solvingHeightSeconds']:.2f} of `glp_intopt` and "
          f"{compared['provingHeightSeconds'] / by_highs:.2f} of HiGHS, on the wide ones "
          f"{compared_wide['provingHeightSeconds'] / compared_wide['solvingHeightSeconds']:.2f} and "
          f"{compared_wide['provingHeightSeconds'] / highs_wide:.2f}.")

main()
