"""ICU's data with what Plumb asks for alone: 31 MB of locales, currencies and zones are otherwise in every program.

A package of data is a header, a count, a table of names and places, the names, and the items, each at a multiple of 16 bytes
(ICU User Guide, "ICU Data", format "CmnD").
"""

import re
import struct
import subprocess
import tempfile
from pathlib import Path

# What lines of the root locale break by: its rules, and the dictionaries of the scripts without spaces.  That of Chinese and
# Japanese, 2 MB, finds words alone.  Scripts/test-package compares the breaks with those by the whole data.
LINE_BREAKS = re.compile(
    r"brkitr/(line\.brk|root\.res|res_index\.res|(thai|lao|khmer|burmese)dict\.dict)|(res_index|root|pool)\.res|"
    r"(ulayout|uemoji)\.icu|nfkc\.nrm")


def filtered(data, wanted):
    """The package with the items whose names the pattern matches."""
    header = struct.unpack_from("<H", data)[0]
    body = memoryview(data)[header:]
    count = struct.unpack_from("<I", body)[0]
    table = [struct.unpack_from("<II", body, 4 + 8 * index) for index in range(count)]
    ends = [place for _, place in table[1:]] + [len(body)]
    items = []
    for (name, place), end in zip(table, ends):
        text = bytes(body[name:name + 200]).split(b"\0")[0]
        if wanted.fullmatch(text.decode().split("/", 1)[1]):
            items.append((text, bytes(body[place:end])))
    if not items:
        raise ValueError("ICU's data have none of the names that are looked for")
    names, places = b"", []
    start = 4 + 8 * len(items)
    for text, _ in items:
        places.append(start + len(names))
        names += text + b"\0"
    toc, packed = struct.pack("<I", len(items)), b""
    first = -(-(start + len(names)) // 16) * 16
    for place, (_, item) in zip(places, items):
        toc += struct.pack("<II", place, first + len(packed))
        packed += item + bytes(-len(item) % 16)
    return data[:header] + (toc + names).ljust(first, b"\0") + packed


def smaller(archive, member, wanted, target):
    """Writes an object in the place of the archive's member of data; the linker takes what is defined first."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["ar", "x", archive, member], cwd=folder, check=True)
        listed = subprocess.run(["nm", member], cwd=folder, check=True, capture_output=True, text=True).stdout
        symbol = re.search(r"icudt\d+_dat", listed)[0]
        subprocess.run(["objcopy", "-O", "binary", "--only-section=.rodata", member, "full"], cwd=folder, check=True)
        (Path(folder) / "small").write_bytes(filtered((Path(folder) / "full").read_bytes(), wanted))
        (Path(folder) / "data.S").write_text(
            f'.section .note.GNU-stack,"",%progbits\n.section .rodata\n.globl {symbol}\n.hidden {symbol}\n'
            f'.balign 16\n.type {symbol},%object\n{symbol}: .incbin "small"\n')
        subprocess.run(["cc", "-c", "data.S", "-o", str(target)], cwd=folder, check=True)
