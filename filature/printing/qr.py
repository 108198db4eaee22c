"""A QR code as marks, with segno (the extra `print`)."""

from __future__ import annotations

from filature.printing.drawing import BLACK, Path, Step, rectangle

QUIET = 4
"""How many modules of white the standard asks for on each side."""


def qr(text: str, x: float, y: float, size: float) -> Path:
    """Draw the code of a text into a square, quiet zone included."""
    import segno

    rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix]
    module = size / (len(rows) + 2 * QUIET)
    steps: list[Step] = []
    for row, line in enumerate(rows):
        for column, dark in enumerate(line):
            if dark:
                left, top = x + (column + QUIET) * module, y + (row + QUIET) * module
                steps += rectangle(left, top, module, module)
    return Path(tuple(steps), fill=BLACK)
