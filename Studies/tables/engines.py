"""What real engines make of the tables of a corpus.

    python3 Studies/tables/engines.py claims WIDTH < CORPUS > CLAIMED      Rich and psql, judged by `plumb compare`
    python3 Studies/tables/engines.py chromium WIDTH PLUMB < CORPUS        heights in Chromium, by its rule and in our widths
    python3 Studies/tables/engines.py tabulary WIDTH PLUMB < CORPUS        the same in LaTeX, by tabulary and in our widths

Widths are in cells of a terminal, with a frame of 3 cells a column and 1 more.  Rich comes from PyPI; psql is asked on the server
that `PGHOST` names; Chromium and LaTeX are Debian's.  Only tables without spans whose words fit are asked.
"""

import html
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

def texts(table):
    rows = [[cell if isinstance(cell, str) else cell["text"] for cell in row] for row in table["rows"]]
    return [row + [""] * (max(map(len, rows)) - len(row)) for row in rows]

def is_plain(table):
    return all(isinstance(cell, str) for row in table["rows"] for cell in row)

def rich_widths(rows, width):
    from rich import box
    from rich.console import Console
    from rich.table import Table
    console = Console(width=width, legacy_windows=False)
    table = Table(box=box.SQUARE, show_header=False)
    for _ in rows[0]:
        table.add_column()
    from rich.text import Text
    for row in rows:
        table.add_row(*[Text(cell) for cell in row])
    start = time.process_time()
    widths = table._calculate_column_widths(console, console.options.update_width(width - len(rows[0]) - 1))
    taken = time.process_time() - start
    return [one - 2 for one in widths], taken

def psql_widths(rows, width):
    quoted = lambda text: "'" + text.replace("'", "''") + "'"
    values = ", ".join("(" + ", ".join(map(quoted, row)) + ")" for row in rows)
    names = ", ".join(f'"{chr(97 + column)}"' for column in range(len(rows[0])))
    script = f"\\pset format wrapped\n\\pset columns {width}\n\\pset border 2\nSELECT * FROM (VALUES {values}) AS t({names});\n"
    command = ["psql", "-X", "-q", "-U", "postgres", "postgres"]
    shown = subprocess.run(command, input=script, capture_output=True, text=True, check=True)
    rule = next(line for line in shown.stdout.splitlines() if line.startswith("+-"))
    return [len(part) - 2 for part in rule.strip("+").split("+")]

def claims(width):
    times = []
    for line in sys.stdin:
        table = json.loads(line)
        table["available"], claimed = width, []
        if is_plain(table):
            rows = texts(table)
            widths, taken = rich_widths(rows, width)
            times.append(taken)
            claimed.append({"engine": "Rich", "widths": widths})
            if "PGHOST" in os.environ:
                claimed.append({"engine": "psql program", "widths": psql_widths(rows, width)})
        table["claimed"] = claimed
        print(json.dumps(table, ensure_ascii=False))
    print(f"Rich: median {statistics.median(times) * 1000:.2f} ms of processor time for the widths of a table", file=sys.stderr)

def optimum(tables, width, plumb):
    """Our widths and heights, in the order of the tables; None where words do not fit."""
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl", encoding="utf-8") as file:
        file.writelines(json.dumps(table, ensure_ascii=False) + "\n" for table in tables)
        file.flush()
        command = [plumb, "table", file.name, "--width", str(width), "--format", "json"]
        shown = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    answers = [json.loads(line) for line in shown.splitlines()]
    return [answer if answer["overflow"] == 0 else None for answer in answers]

def report(name, pairs):
    """Pairs of the engine's height and its own in our widths, and of ours; the engine breaks lines a little differently."""
    ratios = sorted((own / ours, table) for table, own, ours, _ in pairs)
    same = sum(abs(ours - expected) < 0.51 for _, _, ours, expected in pairs)
    best = sum(ratio <= 1 for ratio, _ in ratios)
    print(f"{name}: {len(pairs)} tables, {best} as low as in our widths, mean {statistics.mean(r for r, _ in ratios):.3f}, "
          f"worst {ratios[-1][0]:.2f} ({ratios[-1][1]}); in our widths {same} have the height that we say; "
          f"lower than ours: {sum(ratio < 1 for ratio, _ in ratios)}")
    for ratio, table in ratios[-3:][::-1]:
        print(f"  {ratio:.2f}  {table}")

def chromium(width, plumb):
    tables = [table for table in map(json.loads, sys.stdin) if is_plain(table)]
    answers = optimum(tables, width, plumb)
    parts = []
    for table, answer in zip(tables, answers):
        if not answer:
            continue
        body = "".join("<tr>" + "".join(f"<td>{html.escape(cell)}" for cell in row) for row in texts(table))
        columns = "".join(f'<col style="width:{one + 3}ch">' for one in answer["widths"])
        whole = sum(one + 3 for one in answer["widths"])
        parts.append(f'<div><table class=auto>{body}</table></div>'
                     f'<div><table class=ours style="table-layout:fixed;width:{whole}ch">'
                     f'<colgroup>{columns}</colgroup>{body}</table></div>')
    page = (f'<!doctype html><meta charset=utf-8><style>div{{width:{width - 1}ch}}table{{border-collapse:collapse}}'
            '*{font:10px/10px "DejaVu Sans Mono",monospace;box-sizing:border-box}td{padding:0 1.5ch;vertical-align:top}'
            '</style>' + "".join(parts) + '<script>document.body.replaceChildren(JSON.stringify([...document.querySelectorAll'
            '("table")].map(t=>[t.getBoundingClientRect().width,'
            '[...t.rows].map(r=>Math.round(r.getBoundingClientRect().height/10))])))</script>')
    with tempfile.NamedTemporaryFile("w", suffix=".html", encoding="utf-8") as file:
        file.write(page)
        file.flush()
        command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=60000", "--dump-dom",
                   f"file://{file.name}"]
        shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = json.loads(re.search(r"\[\[.*\]\]", shown)[0])
    fitting = [(table, answer) for table, answer in zip(tables, answers) if answer]
    report("Chromium", [(table["id"], sum(found[2 * k][1]), sum(found[2 * k + 1][1]), answer["height"])
                        for k, (table, answer) in enumerate(fitting)])

def tabulary(width, plumb):
    is_ascii = lambda table: all(cell.isascii() for row in table["rows"] for cell in row)
    tables = [table for table in map(json.loads, sys.stdin) if is_plain(table) and is_ascii(table)]
    answers = optimum(tables, width, plumb)
    escapes = {c: "\\" + c for c in "#$%&_{}"} | {"\\": "\\textbackslash{}", "~": "\\char`\\~{}", "^": "\\char`\\^{}", "-": "-\\hskip0pt "}
    escaped = lambda text: re.sub(r" +", " ", "".join(escapes.get(c, c) for c in text))
    cell = 5.24987
    head = ["\\documentclass{article}\\usepackage[T1]{fontenc}\\usepackage{tabulary,array}\\newsavebox\\B",
            f"\\setlength\\tabcolsep{{{1.5 * cell}pt}}\\hyphenpenalty10000\\exhyphenpenalty0\\tymin0pt\\tymax\\maxdimen",
            "\\begin{document}\\ttfamily\\fontsize{10}{10}\\selectfont\\raggedright\\hyphenchar\\font=-1"]
    measured = "\\typeout{HEIGHT \\the\\dimexpr\\ht\\B+\\dp\\B\\relax}"
    pairs, unanswered, overfull = [], 0, 0
    for table, answer in zip(tables, answers):
        if not answer or len(table["rows"]) > 60:
            continue
        rows = "\\\\\n".join(" & ".join(map(escaped, row)) for row in texts(table)) + "\\\\"
        fixed = "".join(f">{{\\raggedright\\arraybackslash}}p{{{one * cell}pt}}" for one in answer["widths"])
        own = f"{{{(width - 1) * cell}pt}}{{{'L' * len(answer['widths'])}}}"
        lines = [f"\\savebox\\B{{\\begin{{tabulary}}{own}{rows}\\end{{tabulary}}}}", measured,
                 f"\\savebox\\B{{\\begin{{tabular}}{{{fixed}}}{rows}\\end{{tabular}}}}", measured, "\\end{document}"]
        heights, is_overfull = latex("\n".join(head + lines))
        if is_overfull:
            overfull += 1
        elif len(heights) == 2:
            pairs.append((table["id"], *heights, answer["height"]))
        else:
            unanswered += 1
    report("tabulary", pairs)
    print(f"  {overfull} tables in which words of tabulary's run over their columns, {unanswered} without an answer")

def latex(document):
    """The heights that a document types out, in lines, fewer where LaTeX comes to no end; whether words stick out of its first box."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "table.tex").write_text(document, encoding="ascii")
        try:
            shown = subprocess.run(["pdflatex", "-interaction=nonstopmode", "table.tex"], cwd=folder, capture_output=True,
                                   text=True, errors="replace", stdin=subprocess.DEVNULL, timeout=10, check=False).stdout
        except subprocess.TimeoutExpired:
            return [], False
    first = shown.split("HEIGHT")[0]
    is_overfull = any(float(size) > 1 for size in re.findall(r"Overfull .hbox .([\d.]+)pt", first))
    return [float(height) / 10 for height in re.findall(r"HEIGHT ([\d.]+)pt", shown)], is_overfull

if __name__ == "__main__":
    if sys.argv[1] == "claims":
        claims(int(sys.argv[2]))
    else:
        {"chromium": chromium, "tabulary": tabulary}[sys.argv[1]](int(sys.argv[2]), sys.argv[3])
