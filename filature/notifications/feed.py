"""A private feed: where it is your turn, as Atom and as a calendar, for programs that look."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from urllib.parse import urlsplit
from xml.sax.saxutils import escape, quoteattr

from filature.notifications.notice import OwedTurn, notice_words, place, table_link

LINE = 74
"""How many octets of a line of a calendar stand before it is folded (RFC 5545, 3.1)."""


def rfc3339(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def name(origin: str, turn: OwedTurn) -> str:
    """Return the name of a turn, the same whenever it is read."""
    host = urlsplit(origin).hostname or "filature.invalid"
    return f"{turn.table}-{turn.seat}-{turn.decision}@{host}"


def atom(turns: Sequence[OwedTurn], language: str, origin: str, own: str, now: float) -> str:
    """Return the feed (RFC 4287)."""
    title = notice_words(language).text("feed-title")
    updated = max((turn.at for turn in turns), default=now)
    entries = "".join(
        "<entry>"
        f"<id>urn:filature:{escape(name(origin, turn))}</id>"
        f"<title>{escape(place(turn, language))}</title>"
        f"<updated>{rfc3339(turn.at)}</updated>"
        f"<link href={quoteattr(table_link(origin, turn.table))}/>"
        f"<content>{escape(said(turn, language))}</content>"
        "</entry>"
        for turn in turns
    )
    return (
        '<?xml version="1.0" encoding="utf-8"?>'
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{language}">'
        f"<id>urn:filature:turns</id><title>{escape(title)}</title>"
        f"<author><name>Filature</name></author><updated>{rfc3339(updated)}</updated>"
        f'<link rel="self" href={quoteattr(f"{origin}{own}.atom")}/>'
        f"<link href={quoteattr(f'{origin}/games')}/>{entries}</feed>\n"
    )


def calendar(turns: Sequence[OwedTurn], language: str, origin: str) -> str:
    """Return the calendar (RFC 5545): an appointment where the time to decide ends."""
    words = notice_words(language)
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Filature//Filature//EN",
        "METHOD:PUBLISH",
        f"X-WR-CALNAME:{quoted(words.text('feed-title'))}",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ]
    for turn in turns:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{name(origin, turn)}",
            f"DTSTAMP:{stamp(turn.at)}",
            f"DTSTART:{stamp(turn.deadline)}",
            "TRANSP:TRANSPARENT",
            f"SUMMARY:{quoted(words.text('feed-until', {'place': place(turn, language)}))}",
            f"URL:{table_link(origin, turn.table)}",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(f"{folded(line)}\r\n" for line in lines)


def said(turn: OwedTurn, language: str) -> str:
    return notice_words(language).text("notice-turn", {"place": place(turn, language)})


def stamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def quoted(text: str) -> str:
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def folded(line: str) -> str:
    """Fold a long line between two letters."""
    parts, part = [], ""
    for letter in line:
        if len((part + letter).encode()) > LINE:
            parts.append(part)
            part = ""
        part += letter
    return "\r\n ".join([*parts, part])
