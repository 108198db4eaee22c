"""What lies on the table, picked from the sheet: what is yours, the rest, the scores.

No game is named here. A section is yours when one of its arguments is a seat, and that seat is you.
Scores are the sections called `scores`, and the lines called `points`, `score` or `total` wherever
they stand. Where nothing of a kind is found, the whole sheet is the answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from filature.core.events import Line, Section
from filature.terminal.voice import Voice
from filature.wording.naming import Speech

SCORE_SECTIONS = ("score", "scores", "points", "totals")
SCORE_LINES = ("score", "scores", "points", "total", "totals")


def yours(sheet: Sequence[Section], speech: Speech) -> list[Section]:
    """Return the sections that are the viewer's own."""
    return [section for section in sheet if is_yours(section, speech)] or list(sheet)


def others(sheet: Sequence[Section], speech: Speech) -> list[Section]:
    """Return the sections that are not the viewer's own."""
    return [section for section in sheet if not is_yours(section, speech)] or list(sheet)


def is_yours(section: Section, speech: Speech) -> bool:
    fields = speech.words.fields
    return any(
        fields.get(name) == "seat" and value == speech.viewer
        for name, value in section.args.items()
    )


def said(sections: Sequence[Section], voice: Voice, speech: Speech) -> Iterator[str]:
    """Put sections into lines: a heading, and its statements."""
    for section in sections:
        if section.lines:
            yield voice.text("terminal-heading", heading=heading(section, speech))
            yield from (statement(line, speech) for line in section.lines)


def scores(sheet: Sequence[Section], voice: Voice, speech: Speech) -> Iterator[str]:
    """Put the scores into lines, each after the heading of its section."""
    found = False
    for section in sheet:
        if section.type in SCORE_SECTIONS:
            found = True
            yield from said([section], voice, speech)
            continue
        for line in section.lines:
            if line.type in SCORE_LINES:
                found = True
                yield voice.text(
                    "terminal-under", heading=heading(section, speech), line=statement(line, speech)
                )
    if not found:
        yield from said(sheet, voice, speech)


def heading(section: Section, speech: Speech) -> str:
    return speech.say("section", {"type": section.type, **section.args})


def statement(line: Line, speech: Speech) -> str:
    return speech.say("line", {"type": line.type, **line.args})
