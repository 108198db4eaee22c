"""Parts of the sheet: what is yours, the rest, the scores.

No game is named here. A section is yours when one of its arguments is a seat, and that seat is you.
Scores are the sections called `scores`, and the lines called `points`, `score` or `total` wherever
they stand. Where nothing of a kind is found, the whole sheet is the answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from filature.core.events import Line, Section
from filature.terminal.console import Console
from filature.wording.phraser import Phraser

SCORE_SECTIONS = ("score", "scores", "points", "totals")
SCORE_LINES = ("score", "scores", "points", "total", "totals")


def yours(sheet: Sequence[Section], phraser: Phraser) -> list[Section]:
    """Return the sections that are the viewer's own."""
    return [section for section in sheet if is_own(section, phraser)] or list(sheet)


def others(sheet: Sequence[Section], phraser: Phraser) -> list[Section]:
    """Return the sections that are not the viewer's own."""
    return [section for section in sheet if not is_own(section, phraser)] or list(sheet)


def is_own(section: Section, phraser: Phraser) -> bool:
    fields = phraser.words.fields
    return any(
        fields.get(name) == "seat" and value == phraser.viewer
        for name, value in section.args.items()
    )


def said(sections: Sequence[Section], console: Console, phraser: Phraser) -> Iterator[str]:
    """Put sections into lines: a heading, and its statements."""
    for section in sections:
        if section.lines:
            yield console.text("terminal-heading", heading=heading(section, phraser))
            yield from (statement(line, phraser) for line in section.lines)


def scores(sheet: Sequence[Section], console: Console, phraser: Phraser) -> Iterator[str]:
    """Put the scores into lines, each after the heading of its section."""
    found = False
    for section in sheet:
        if section.type in SCORE_SECTIONS:
            found = True
            yield from said([section], console, phraser)
            continue
        for line in section.lines:
            if line.type in SCORE_LINES:
                found = True
                yield console.text(
                    "terminal-under",
                    heading=heading(section, phraser),
                    line=statement(line, phraser),
                )
    if not found:
        yield from said(sheet, console, phraser)


def heading(section: Section, phraser: Phraser) -> str:
    return phraser.say("section", {"type": section.type, **section.args})


def statement(line: Line, phraser: Phraser) -> str:
    return phraser.say("line", {"type": line.type, **line.args})
