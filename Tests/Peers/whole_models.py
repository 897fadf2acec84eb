"""Asks glpsol and HiGHS for the optima of Models/table.mod and row-of-text.mod on random tables, and Plumb for the same.

    whole_models.py PLUMB [COUNT [SEED]]

Texts, their lines and the levels of a table are worked out here, and beside that what `plumb model` writes is solved.  Needs glpsol (Debian: glpk-utils) and highspy
(requirements.txt).
"""

import json
import pathlib
import random
import subprocess
import sys
import tempfile

import highspy

MODELS = pathlib.Path(__file__).resolve().parents[2] / "Models"


def lines(words, width):
    """How many lines first fit needs."""
    count, used = 1, 0
    for word in words:
        if used and used + 1 + len(word) > width:
            count, used = count + 1, len(word)
        else:
            used += len(word) + (1 if used else 0)
    return count


def narrowest(words, most):
    """The least width in which a text has at most so many lines."""
    width = max(map(len, words))
    while lines(words, width) > most:
        width += 1
    return width


def data(rows, available):
    """The data of the model: levels are the lines that a row can save."""
    columns = range(len(rows[0]))
    least = [max(narrowest(row[j], 1_000) for row in rows) for j in columns]
    height, needs = 0, []
    for row in rows:
        most = max(lines(cell, least[j]) for j, cell in enumerate(row))
        height += most
        needs += [[narrowest(cell, count) for cell in row] for count in range(1, most)]
    needs = [[width if width > least[j] else 0 for j, width in enumerate(need)] for need in needs]
    text = f"param columns := {len(least)};\nparam available := {available};\nparam lines := {height};\n"
    text += f"param levels := {len(needs)};\nparam least :=" + "".join(f" [{j + 1}] {least[j]}" for j in columns) + ";\n"
    found = [f" [{p + 1},{j + 1}] {width}" for p, need in enumerate(needs) for j, width in enumerate(need) if width]
    return sum(least), height, text + ("param need :=" + "".join(found) + ";\n" if found else "")


def optima(folder, model, text, constant):
    """What glpsol and HiGHS find; the constant of the objective is not in the text that HiGHS reads."""
    file, program, solution = folder / "table.dat", folder / "table.lp", folder / "solution.txt"
    file.write_text(text)
    done = ["glpsol", "-m", str(MODELS / f"{model}.mod"), "-d", str(file), "--wlp", str(program), "-w", str(solution)]
    subprocess.run(done, check=True, capture_output=True)
    line = next(line.split() for line in solution.read_text().splitlines() if line.startswith("s mip"))
    return round(float(line[-1])), constant + round(highs(program))


def highs(program):
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("mip_rel_gap", 0.0)
    solver.readModel(str(program))
    solver.run()
    return solver.getInfo().objective_function_value


def written(plumb, file, folder, model, stage, constant):
    """The optima of what `plumb model` writes: its data for the model, by glpsol and HiGHS; its LP and MPS files, by HiGHS."""
    ask = [plumb, "model", "--model", model, "--stage", str(stage), str(file)]
    shown = lambda how: subprocess.run([*ask, "--format", how], check=True, capture_output=True, text=True).stdout
    found = {*optima(folder, model, shown("mathprog-data"), constant)}
    for how in ("lp", "mps"):
        program = folder / f"written.{how}"
        program.write_text(shown(how))
        # MPS only minimises.
        found.add(round(highs(program)) * (-1 if how == "mps" and (model, stage) == ("row-of-text", 2) else 1))
    return found


def main():
    plumb, count, seed = sys.argv[1], int((sys.argv[2:] + ["50"])[0]), int((sys.argv[3:] + ["35"])[0])
    draws, asked = random.Random(seed), 0
    with tempfile.TemporaryDirectory() as name:
        while asked < count:
            shape = draws.randint(2, 5), draws.randint(1, 8)
            rows = [
                [["x" * draws.randint(1, 9) for _ in range(draws.randint(1, 14))] for _ in range(shape[0])]
                for _ in range(shape[1])
            ]
            room = draws.randint(20, 120)
            least, lines_at_least, text = data(rows, room)
            if least > room:
                continue
            asked += 1
            source = {"rows": [[" ".join(cell) for cell in row] for row in rows], "words": "keep"}
            source["available"] = room + 3 * shape[0] + 1
            file = pathlib.Path(name) / "table.json"
            file.write_text(json.dumps(source))
            call = [plumb, "table", str(file), "--width", str(source["available"]), "--words", "keep", "--format", "json"]
            ours = json.loads(subprocess.run(call, check=True, capture_output=True, text=True).stdout)
            folder = pathlib.Path(name)
            section = lambda more: f"data;\n{text}{more}end;\n"
            heights = {*optima(folder, "table", section("param stage := 1;\n"), lines_at_least)}
            second = f"param stage := 2;\nparam reached := {ours['height']};\n"
            widths = {*optima(folder, "table", section(second), least)}
            heights |= written(plumb, file, folder, "table", 1, lines_at_least)
            widths |= written(plumb, file, folder, "table", 2, least)
            if heights != {ours["height"]} or widths != {sum(ours["widths"])} or not ours["proved"]:
                sys.exit(f"{source}: {ours}, heights {heights}, widths {widths} of glpsol and HiGHS")
            row = {**source, "rows": source["rows"][:1]}
            file.write_text(json.dumps(row))
            lengths = [{narrowest(cell, count) for count in range(1, len(cell) + 1)} for cell in rows[0]]
            sums = {0}
            for own in lengths:
                sums = {a + b for a in sums for b in own}
            over = max(0, min(sums) - room)
            best = {1: over, 2: max(total for total in sums if total <= room + over)}
            for stage, value in best.items():
                found = written(plumb, file, folder, "row-of-text", stage, 0)
                if found != {value}:
                    sys.exit(f"{row}: stage {stage} {found}, all sums say {value}")
    print(f"{asked} tables and their first rows: glpsol, HiGHS and plumb agree on all objectives (seed {seed})")


if __name__ == "__main__":
    main()
