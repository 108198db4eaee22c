"""The shares of a contest as a picture: SVG written by hand, read by eyes and by screen readers.

Each bot has a shape of its own beside its name and figures; nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from filature.arena.contest import Contest
from filature.arena.measures import Row
from filature.arena.report import between, heading, percent

WIDTH, LEFT, RIGHT, TOP, ROW = 880, 40, 40, 96, 64
SPAN = WIDTH - LEFT - RIGHT

STYLE = """\
text { font-family: system-ui, "Segoe UI", "DejaVu Sans", sans-serif; fill: #1b1b1f; }
.title { font-size: 18px; font-weight: 600; }
.small { font-size: 13px; fill: #46464f; }
.name { font-size: 15px; font-weight: 600; }
.figure { font-size: 14px; font-variant-numeric: tabular-nums; }
.name, .figure { paint-order: stroke; stroke: #ffffff; stroke-width: 6px; }
.grid { stroke: #d9d9e0; }
.even { stroke: #46464f; stroke-width: 2; stroke-dasharray: 5 4; }
.interval { stroke: #1f4e9c; stroke-width: 3; fill: none; }
.mark { fill: #1f4e9c; stroke: #ffffff; stroke-width: 1.5; }
"""

SHAPES = [
    "M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z",
    "M-6 -6h12v12h-12z",
    "M0 -8l8 8l-8 8l-8 -8z",
    "M0 -8l8 14h-16z",
    "M0 8l8 -14h-16z",
    "M-2.5 -8h5v5.5h5.5v5h-5.5v5.5h-5v-5.5h-5.5v-5h5.5z",
    "M0 -8l7 5l-2.7 8.5h-8.6l-2.7 -8.5z",
]
"""A circle, a square, a diamond, a triangle, one upside down, a cross, a pentagon."""


def x(share: float) -> str:
    return f"{LEFT + SPAN * share:.1f}"


def svg(contest: Contest, rows: Sequence[Row]) -> str:
    """Draw the shares of wins with their intervals, and the even share of each as a line."""
    bottom = TOP + ROW * len(rows)
    height = bottom + 64
    told = "; ".join(
        f"{row.bot}: {percent(row.share.mean)}, 95 % interval {between(row.share, 100, ' %')},"
        f" even share {percent(row.even)}"
        for row in rows
    )
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}"'
        f' height="{height}" role="img" aria-labelledby="title desc">',
        f'<title id="title">{escape(f"Shares of wins in {contest.game}")}</title>',
        f'<desc id="desc">{escape(f"{heading(contest)}. {told}.")}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        text(LEFT, 34, "title", f"Shares of wins in {contest.game}, {contest.seats} seats"),
        text(
            LEFT,
            58,
            "small",
            f"{contest.deals} deals, {contest.deals * len(contest.seatings)} games,"
            f" {contest.spent}, seed {contest.seed}; 95 % intervals",
        ),
    ]
    for tenth in range(0, 11, 2):
        at = x(tenth / 10)
        parts.append(f'<path class="grid" d="M{at} {TOP - 12}V{bottom}"/>')
        parts.append(text(at, bottom + 20, "small", f"{10 * tenth} %", "middle"))
    for number, row in enumerate(rows):
        parts += drawn(row, TOP + ROW * number, SHAPES[number % len(SHAPES)])
    parts.append(f'<path class="even" d="M{LEFT} {bottom + 42}h36"/>')
    parts.append(text(LEFT + 46, bottom + 47, "small", "even share: what a bot wins among equals"))
    return "\n".join([*parts, "</svg>", ""])


def drawn(row: Row, top: int, shape: str) -> list[str]:
    """Draw one bot: its name and figures, and below them mark, interval and even share."""
    middle = top + 38
    figures = f"{percent(row.share.mean)} ({between(row.share, 100, ' %')})"
    parts = [
        f'<path class="mark" transform="translate({LEFT + 8} {top + 8})" d="{shape}"/>',
        text(LEFT + 24, top + 13, "name", row.bot),
        text(WIDTH - RIGHT, top + 13, "figure", figures, "end"),
        f'<path class="even" d="M{x(row.even)} {top + 22}V{top + 54}"/>',
    ]
    if row.share.low is not None and row.share.high is not None:
        low, high = x(row.share.low), x(row.share.high)
        caps = f"M{low} {middle - 6}v12M{high} {middle - 6}v12"
        parts.append(f'<path class="interval" d="M{low} {middle}H{high}{caps}"/>')
    place = f"translate({x(row.share.mean)} {middle})"
    parts.append(f'<path class="mark" transform="{place}" d="{shape}"/>')
    return parts


def text(at: str | int, y: int, kind: str, words: str, anchor: str = "start") -> str:
    return f'<text x="{at}" y="{y}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'
