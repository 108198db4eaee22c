"""Write Unicode's confusable letters anew, from a copy of ICU's data.

    python setup/confusables.py ICUDATA

`ICUDATA` is a file of ICU 4 that holds its spoof checker's data, as `icudtl.dat` beside a Chromium:
the newest one at hand, as each version of ICU has the tables of a version of Unicode.
"""

from __future__ import annotations

import struct
import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

TARGET = Path(__file__).parents[1] / "filature" / "tables" / "confusables.txt"
MAGIC = 0x3845FDEF
CONTROLS = ("Cc", "Cf", "Zl", "Zp")
"""The categories of what no name has, and what would part the lines of the file."""

UNIT = 2
"""The bytes of a UTF-16 unit."""


def skeletons(data: bytes) -> dict[str, str]:
    """Return what each letter is drawn like (UTS #39), as ICU's `uspoof_impl.h` lays it out."""
    start = data.index(struct.pack("<I", MAGIC))
    _, _, _, keys, size, values, _, strings, _ = struct.unpack_from("<9I", data, start)
    found: dict[str, str] = {}
    for at in range(size):
        (key,) = struct.unpack_from("<I", data, start + keys + 4 * at)
        (value,) = struct.unpack_from("<H", data, start + values + UNIT * at)
        length = (key >> 24) + 1
        begin = start + strings + UNIT * value
        text = data[begin : begin + UNIT * length].decode("utf-16-le") if length > 1 else chr(value)
        found[chr(key & 0xFFFFFF)] = text
    return found


def written(found: dict[str, str]) -> str:
    """Return one line for each shape: the shape, a tab, and all letters that are drawn like it."""
    alike: defaultdict[str, list[str]] = defaultdict(list)
    for letter, shape in found.items():
        if not any(unicodedata.category(one) in CONTROLS for one in letter + shape):
            alike[shape].append(letter)
    lines = (f"{shape}\t{''.join(sorted(letters))}\n" for shape, letters in sorted(alike.items()))
    return "".join(lines)


def main(data: str) -> int:
    """Write the file; what stands above its first empty line stays."""
    head, _, _ = TARGET.read_text(encoding="utf-8").partition("\n\n")
    found = skeletons(Path(data).read_bytes())
    TARGET.write_text(f"{head}\n\n{written(found)}", encoding="utf-8", newline="\n")
    print(f"{len(found)} letters in {TARGET}")
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1]))
