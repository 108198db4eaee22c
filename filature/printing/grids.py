"""Boards that are grids: numbered tracks, tables to note in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from filature.printing import braille as cells
from filature.printing.drawing import INK, Mark, Marks, Path, group, line, moved, rectangle
from filature.printing.kit import Kit
from filature.printing.page import COLOURS, FIELD_HEIGHT, FIELD_WIDTH, Page
from filature.printing.shapes import rule


def number_cell(kit: Kit, number: int, width: float, height: float) -> list[Mark]:
    """Draw a number in its cell: in print, and above it in braille."""
    middle = width / 2
    if not kit.raised:
        size = min(height * 1.5, 40)
        return [kit.text(middle, height / 2 + size * 0.125, str(number), size, "bold", "middle")]
    braille = kit.dots(width * 0.62, (height - cells.HEIGHT) / 2, str(number), width)
    at = width * 0.22 if braille else middle
    return [*braille, kit.text(at, height / 2 + 2.2, str(number), 18, "bold", "middle")]


def grid(
    kit: Kit,
    page: Page,
    columns: Sequence[float],
    rows: Sequence[float],
    cell: Callable[[int, int], Marks],
    top: float = 0,
) -> None:
    """Draw a table: its lines, raised on swell paper, and what is in each cell."""
    left = page.left + (FIELD_WIDTH - sum(columns)) / 2
    y0 = page.top + top
    page.marks += lines(kit, left, y0, columns, rows)
    y = y0
    for row, height in enumerate(rows):
        x = left
        for column, width in enumerate(columns):
            page.marks += moved(cell(row, column), x, y)
            x += width
        y += height


def lines(
    kit: Kit, left: float, top: float, columns: Sequence[float], rows: Sequence[float]
) -> Iterator[Mark]:
    """Draw the lines of a table."""
    xs = [left + sum(columns[:at]) for at in range(len(columns) + 1)]
    ys = [top + sum(rows[:at]) for at in range(len(rows) + 1)]
    if not kit.raised:
        marks: list[Mark] = [
            Path(line((xs[0], y), (xs[-1], y)), stroke=COLOURS["rule"], width=0.35) for y in ys
        ]
        marks += [
            Path(line((x, ys[0]), (x, ys[-1])), stroke=COLOURS["rule"], width=0.35) for x in xs
        ]
        outer = rectangle(xs[0], ys[0], xs[-1] - xs[0], ys[-1] - ys[0])
        yield group("print", "lines", [*marks, Path(outer, stroke=INK, width=0.8)])
        return
    for y in ys:
        yield rule("solid", (xs[0], y), (xs[-1], y))
    for x in xs:
        yield rule("solid", (x, ys[0]), (x, ys[-1]))


def track(kit: Kit, last: int, title: str, marked: Sequence[int] = ()) -> Iterator[Page]:
    """Draw a score track from 0; numbers that matter are filled, or ringed on swell paper."""
    across = 4 if kit.raised else 5 if kit.style.name == "large" else 7
    width = FIELD_WIDTH / across
    rows = -(-(last + 1) // across)
    least, best = (20.0, 28.0) if kit.raised else (26.0, 40.0)
    high = max(least, min(best, FIELD_HEIGHT / rows))
    most = int(FIELD_HEIGHT // high)
    starts = range(0, rows, most)
    for at, start in enumerate(starts):
        here = min(most, rows - start)
        many = f" {at + 1}/{len(starts)}" if len(starts) > 1 else ""
        page = kit.board("track", title + many)

        def cell(row: int, column: int, start: int = start) -> Marks:
            number = (start + row) * across + column
            if number > last:
                return []
            marks = number_cell(kit, number, width, high)
            if number in marked and not kit.raised:
                plate = rectangle(1.5, 1.5, width - 3, high - 3, 3)
                return [Path(plate, fill=COLOURS["yellow"]), *marks]
            return marks

        grid(kit, page, [width] * across, [high] * here, cell)
        yield page
