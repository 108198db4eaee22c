"""Pages as one PDF file, with fpdf2 (the extra `print`)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.resources import as_file, files
from typing import Any

from filature.printing.drawing import Disc, Font, Group, Mark, Path, Text
from filature.printing.fonts import FAMILIES, printable, text_width
from filature.printing.page import Page

DATED = datetime(2026, 1, 1, tzinfo=UTC)
"""The date in every file: the same sheets are the same bytes."""


def pdf(pages: Sequence[Page], title: str, author: str) -> bytes:
    """Return pages as the bytes of a PDF file."""
    from fpdf import FPDF

    first = pages[0]
    out: Any = FPDF(unit="mm", format=(first.paper.width, first.paper.height))
    out.set_auto_page_break(False)
    out.set_margin(0)
    out.set_title(title)
    out.set_author(author)
    out.set_lang(first.language)
    out.set_creation_date(DATED)
    out.set_creator("Filature")
    out.set_producer("fpdf2")
    for font in FAMILIES:
        with as_file(files("filature.printing").joinpath("fonts", f"{font}.ttf")) as place:
            out.add_font(font, fname=place)
    for page in pages:
        out.add_page(format=(page.paper.width, page.paper.height))
        out.start_section(page.title)
        for mark in page.marks:
            draw(out, mark)
    return bytes(out.output())


def draw(out: Any, mark: Mark) -> None:
    """Draw one mark on the present page."""
    if isinstance(mark, Group):
        for one in mark.marks:
            draw(out, one)
    elif isinstance(mark, Text):
        draw_text(out, mark)
    elif isinstance(mark, Disc):
        draw_disc(out, mark)
    else:
        draw_path(out, mark)


def paint(out: Any, mark: Path | Disc) -> str:
    """Set colours and pen; return how to paint: F, D, or both."""
    if mark.fill:
        out.set_fill_color(mark.fill)
    if mark.stroke:
        out.set_draw_color(mark.stroke)
        out.set_line_width(mark.width)
    return ("D" if mark.stroke else "") + ("F" if mark.fill else "")


def draw_disc(out: Any, disc: Disc) -> None:
    how = paint(out, disc)
    out.circle(disc.x, disc.y, disc.r, style=how)


def draw_path(out: Any, path: Path) -> None:
    """Draw an outline with the library's own drawing."""
    with out.new_path() as pen:
        pen.style.fill_color = path.fill
        pen.style.stroke_color = path.stroke
        pen.style.stroke_width = path.width
        pen.style.intersection_rule = "evenodd"
        pen.style.stroke_cap_style = "butt" if path.dash else "round"
        pen.style.stroke_join_style = "round"
        pen.style.stroke_dash_pattern = path.dash or None
        pen.style.auto_close = False
        for command, n in path.steps:
            if command == "M":
                pen.move_to(*n)
            elif command == "L":
                pen.line_to(*n)
            elif command == "C":
                pen.curve_to(*n)
            else:
                pen.close()


def draw_text(out: Any, text: Text) -> None:
    said = printable(text.text)
    out.set_font(text.font, size=text.size)
    out.set_text_color(text.fill)
    share: dict[str, float] = {"start": 0, "middle": 0.5, "end": 1}
    out.text(text.x - share[text.anchor] * width_of(text, text.font), text.y, said)


def width_of(text: Text, font: Font) -> float:
    return text_width(text.text, font, text.size)
