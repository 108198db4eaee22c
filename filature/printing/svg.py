"""A page as SVG, in millimetres."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from xml.sax.saxutils import escape, quoteattr

from filature.printing.drawing import POINT, Disc, Font, Group, Mark, Path, Text
from filature.printing.fonts import FAMILIES, embedded, printable
from filature.printing.page import Page


def svg(page: Page, embed: bool = True) -> str:
    """Return a page as the text of an SVG file, with its typefaces unless that is not wanted."""
    width, height = page.paper.width, page.paper.height
    size = f'width="{number(width)}mm" height="{number(height)}mm"'
    box = f'viewBox="0 0 {number(width)} {number(height)}"'
    body = "\n".join(drawn(mark) for mark in page.marks)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} lang="{page.language}">\n'
        f"<title>{escape(page.title)}</title>\n{style(page) if embed else ''}{body}\n</svg>\n"
    )


def style(page: Page) -> str:
    """Return the typefaces that a page needs, each with its own letters alone."""
    letters: dict[Font, set[str]] = {}
    for text in texts(page.marks):
        letters.setdefault(text.font, set()).update(printable(text.text))
    rules = [embedded(font, frozenset(letters[font])) for font in sorted(letters)]
    return f"<style>{''.join(rules)}</style>\n" if rules else ""


def texts(marks: Iterable[Mark]) -> Iterator[Text]:
    for mark in marks:
        if isinstance(mark, Text):
            yield mark
        elif isinstance(mark, Group):
            yield from texts(mark.marks)


def drawn(mark: Mark) -> str:
    """Return one mark as an element."""
    if isinstance(mark, Group):
        inner = "".join(drawn(one) for one in mark.marks)
        return f'<g data-kind="{mark.kind}" data-name={quoteattr(mark.name)}>{inner}</g>'
    if isinstance(mark, Text):
        return text_element(mark)
    paint = f'fill="{mark.fill or "none"}"'
    if mark.stroke:
        paint += f' stroke="{mark.stroke}" stroke-width="{number(mark.width)}"'
    if isinstance(mark, Disc):
        return f'<circle cx="{number(mark.x)}" cy="{number(mark.y)}" r="{number(mark.r)}" {paint}/>'
    return f'<path d="{path_data(mark)}" {paint}{pen(mark)}/>'


def pen(path: Path) -> str:
    """Say how a line is drawn: round where it is whole, cut off where it is dashed."""
    if not path.stroke:
        return ' fill-rule="evenodd"'
    if not path.dash:
        return ' stroke-linecap="round" stroke-linejoin="round"'
    dash = " ".join(number(one) for one in path.dash)
    return f' stroke-dasharray="{dash}" stroke-linejoin="round"'


def path_data(path: Path) -> str:
    return "".join(c + " ".join(number(one) for one in numbers) for c, numbers in path.steps)


def text_element(text: Text) -> str:
    family, weight, instead = FAMILIES[text.font]
    place = f'x="{number(text.x)}" y="{number(text.y)}" font-size="{number(text.size * POINT)}"'
    face = f'font-family="\'{family}\', {instead}" font-weight="{weight}"'
    look = f'{face} text-anchor="{text.anchor}" fill="{text.fill}"'
    return f"<text {place} {look}>{escape(printable(text.text))}</text>"


def number(value: float) -> str:
    """Write a number to a thousandth of a millimetre, as short as it can be."""
    written = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if written == "-0" else written
