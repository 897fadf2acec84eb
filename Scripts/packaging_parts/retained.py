"""Objects of Swift without the mark by which a linker keeps functions that nobody calls.

The compiler marks every public function and constant (SHF_GNU_RETAIN), since another module might ask for it by name.  Where all
modules are linked into one file that exports little, nobody can; yet the mark keeps a tenth of the file.  What the runtime looks
up by itself lies in sections called `swift5_…`, which keep theirs.
"""

import struct
from pathlib import Path

RETAIN = 0x200000
KEPT = (b".text", b".rodata")


def freed(path, folder):
    """A copy of an object or of an archive of objects in a folder, its functions and constants without the mark."""
    data = bytearray(path.read_bytes())
    for start in members(data):
        free(data, start)
    copy = folder / f"{len(list(folder.iterdir()))}-{path.name}" if path.suffix == ".o" else folder / path.name
    copy.write_bytes(data)
    return copy


def members(data):
    """Where the ELF files of an archive begin; an object is one by itself."""
    if data[:8] != b"!<arch>\n":
        return [0]
    found, place = [], 8
    while place < len(data):
        size = int(data[place + 48:place + 58])
        if data[place + 60:place + 64] == b"\x7fELF":
            found.append(place + 60)
        place += 60 + size + size % 2
    return found


def free(data, start):
    """Clears the mark in the table of sections of a 64-bit ELF file."""
    table = start + struct.unpack_from("<Q", data, start + 0x28)[0]
    size, count, names = struct.unpack_from("<HHH", data, start + 0x3A)
    # A file of very many sections says their number in the first of them.
    count = count or struct.unpack_from("<Q", data, table + 0x20)[0]
    names = struct.unpack_from("<I", data, table + 0x28)[0] if names == 0xFFFF else names
    texts = start + struct.unpack_from("<Q", data, table + names * size + 0x18)[0]
    for section in range(table, table + count * size, size):
        name, _, flags = struct.unpack_from("<IIQ", data, section)
        if flags & RETAIN and data.startswith(KEPT, texts + name):
            struct.pack_into("<Q", data, section + 8, flags & ~RETAIN)
