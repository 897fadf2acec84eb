"""What real engines make of the tables of a corpus.

    python3 Studies/tables/engines.py claims WIDTH < CORPUS > CLAIMED       Rich, psql and LibreOffice, judged by `plumb compare`
    python3 Studies/tables/engines.py Chromium WIDTH PLUMB < CORPUS         heights in it, by its rule and in our widths; so with
    python3 Studies/tables/engines.py Firefox|WebKitGTK WIDTH PLUMB < CORPUS
    python3 Studies/tables/engines.py tabulary WIDTH PLUMB < CORPUS         the same in LaTeX, by tabulary and in our widths
    python3 Studies/tables/engines.py smallest                              the smallest table with a fault, asked of each

Widths are in cells of a terminal, with a frame of 3 cells a column and 1 more.  Rich comes from PyPI; psql is asked on the server
that `PGHOST` names; browsers, LibreOffice (Writer, which reads HTML) and LaTeX are Debian's.  Only tables without spans whose words fit are asked.
"""

import html
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests" / "Peers"))

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
    times, tables = [], list(map(json.loads, sys.stdin))
    plain = [texts(table) for table in tables if is_plain(table)]
    office = iter(office_widths(plain, width) if shutil.which("soffice") else [None] * len(plain))
    for table in tables:
        table["available"], claimed = width, []
        if is_plain(table):
            rows = texts(table)
            widths, taken = rich_widths(rows, width)
            times.append(taken)
            claimed.append({"engine": "Rich", "widths": widths})
            if "PGHOST" in os.environ:
                claimed.append({"engine": "psql program", "widths": psql_widths(rows, width)})
            if written := next(office):
                claimed.append({"engine": "LibreOffice", "widths": written})
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

def page(parts, width):
    """A page of tables whose text becomes the width and the rows' heights, in lines, of each."""
    return (f'<!doctype html><meta charset=utf-8><style>div{{width:{width - 1}ch}}table{{border-collapse:collapse}}'
            '*{font:10px/10px "DejaVu Sans Mono",monospace;box-sizing:border-box}td{padding:0 1.5ch;vertical-align:top}'
            '</style>' + "".join(parts) + '<script>document.body.replaceChildren(JSON.stringify([...document.querySelectorAll'
            '("table")].map(t=>[t.getBoundingClientRect().width,'
            '[...t.rows].map(r=>Math.round(r.getBoundingClientRect().height/10))])))</script>')

def browser(name, read, width, plumb):
    """A browser's automatic layout beside its own layout in our widths; `read` shows a page's text after its script."""
    tables = [table for table in map(json.loads, sys.stdin) if is_plain(table)]
    fitting = [(table, answer) for table, answer in zip(tables, optimum(tables, width, plumb)) if answer]
    parts = []
    for table, answer in fitting:
        body = "".join("<tr>" + "".join(f"<td>{html.escape(cell)}" for cell in row) for row in texts(table))
        columns = "".join(f'<col style="width:calc({one + 3}ch + .3px)">' for one in answer["widths"])
        whole = sum(one + 3 for one in answer["widths"])
        # Browsers round widths to 1/60 or 1/64 of a pixel, texts and columns apart.
        parts.append(f'<div style="width:calc({width - 1}ch + {.3 * len(answer["widths"])}px)"><table class=auto>{body}</table></div>'
                     f'<div><table class=ours style="table-layout:fixed;width:calc({whole}ch + {.3 * len(answer["widths"])}px)">'
                     f'<colgroup>{columns}</colgroup>{body}</table></div>')
    with tempfile.NamedTemporaryFile("w", suffix=".html", encoding="utf-8") as file:
        file.write(page(parts, width))
        file.flush()
        found = json.loads(re.search(r"\[\[.*\]\]", read(file.name))[0])
    report(name, [(table["id"], sum(found[2 * k][1]), sum(found[2 * k + 1][1]), answer["height"])
                  for k, (table, answer) in enumerate(fitting)])

def smallest():
    """What each engine makes of the smallest table on which rules lose a line: `x x` and `x x x` in 4 cells."""
    rows, width = [["x x", "x x x"]], 11
    lines = lambda widths: max(-(-count // ((w + 1) // 2)) if w > 0 else count for count, w in zip((2, 3), widths))
    body = "<tr><td>x x<td>x x x"
    for name, read in BROWSERS.items():
        with tempfile.NamedTemporaryFile("w", suffix=".html", encoding="utf-8") as file:
            file.write(page([f'<div style="width:calc({width - 1}ch + .6px)"><table>{body}</table></div>'], width))
            file.flush()
            print(name, sum(json.loads(re.search(r"\[\[.*\]\]", read(file.name))[0])[0][1]), "lines")
    found = {"Rich": rich_widths(rows, width)[0], "LibreOffice": office_widths([rows], width)[0]}
    if "PGHOST" in os.environ:
        found["psql"] = psql_widths(rows, width)
    for name, widths in found.items():
        print(name, widths, lines(widths), "lines")

def by_chromium(file):
    command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=60000", "--dump-dom", f"file://{file}"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout

def by_firefox(file):
    from marionette import Firefox
    with tempfile.TemporaryDirectory() as home:
        os.environ["HOME"] = home
        firefox = Firefox()
        try:
            firefox.call("WebDriver:Navigate", {"url": f"file://{file}"})
            return firefox.evaluate("document.body.textContent")
        finally:
            firefox.process.kill()
            firefox.process.wait()

WEBKIT = """
import os, sys, gi
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2
window, view = Gtk.Window(), WebKit2.WebView()
window.add(view)
window.show_all()
def done(view, result):
    print(view.evaluate_javascript_finish(result).to_string())
    Gtk.main_quit()
def loaded(view, event):
    if event == WebKit2.LoadEvent.FINISHED:
        view.evaluate_javascript("document.body.textContent", -1, None, None, None, done)
view.connect("load-changed", loaded)
view.load_uri("file://" + sys.argv[1])
Gtk.main()
"""

def by_webkit(file):
    settings = {**os.environ, "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "WEBKIT_DISABLE_DMABUF_RENDERER": "1"}
    command = ["xvfb-run", "-a", "/usr/bin/python3", "-c", WEBKIT, file]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=settings).stdout

BROWSERS = {"Chromium": by_chromium, "Firefox": by_firefox, "WebKitGTK": by_webkit}

def office_widths(tables, width):
    """The widths of LibreOffice Writer, which shares the width of an HTML table when it reads it, in whole cells."""
    cell, found = 10 * 1233 / 2048, []  # DejaVu Sans Mono in 10 points
    with tempfile.TemporaryDirectory() as folder:
        for number, rows in enumerate(tables):
            body = "".join("<tr>" + "".join(f"<td>{html.escape(text)}</td>" for text in row) + "</tr>" for row in rows)
            pixels = round((width - 1 - 3 * len(rows[0])) * cell * 96 / 72)
            Path(folder, f"{number}.html").write_text(
                "<!doctype html><meta charset=utf-8><style>@page{size:100cm 100cm;margin:1cm}"
                f'td,p{{font:10pt "DejaVu Sans Mono"}}</style><table width={pixels} cellpadding=0 cellspacing=0 border=0>{body}</table>',
                encoding="utf-8")
        command = ["soffice", "--headless", f"-env:UserInstallation=file://{folder}/profile", "--infilter=HTML (StarWriter)",
                   "--convert-to", "odt", "--outdir", folder, *sorted(map(str, Path(folder).glob("*.html")))]
        subprocess.run(command, capture_output=True, check=True)
        for number, rows in enumerate(tables):
            content = zipfile.ZipFile(Path(folder, f"{number}.odt")).read("content.xml").decode()
            found.append(written_widths(content, len(rows[0]), width, cell))
    return found

def written_widths(content, count, width, cell):
    """The column widths of a document's table in cells, left-over ones to the largest rests; None where it has other columns."""
    styles = dict(re.findall(r'style:name="([^"]*)" style:family="table-column">.*?style:column-width="([\d.]+)in"', content))
    columns = []
    for name, repeated in re.findall(r'<table:table-column table:style-name="([^"]*)"(?: table:number-columns-repeated="(\d+)")?', content):
        columns += [float(styles[name]) * 72 / cell] * int(repeated or 1)
    if len(columns) != count:
        return None
    whole = [int(column + 0.02) for column in columns]
    rests = sorted(range(count), key=lambda j: whole[j] - columns[j])
    for j in rests[:max(0, width - 1 - 3 * count - sum(whole))]:
        whole[j] += 1
    return whole

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
    elif sys.argv[1] == "smallest":
        smallest()
    elif sys.argv[1] == "tabulary":
        tabulary(int(sys.argv[2]), sys.argv[3])
    else:
        browser(sys.argv[1], BROWSERS[sys.argv[1]], int(sys.argv[2]), sys.argv[3])
