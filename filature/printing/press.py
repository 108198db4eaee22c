"""Making a whole kit: its pages in order, and its files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from filature.printing.booklet import (
    aid_blocks,
    aid_pages,
    brf_of,
    cover,
    key_pages,
    rules_blocks,
    rules_pages,
    test_sheet,
)
from filature.printing.braille import Braille
from filature.printing.flow import Block
from filature.printing.kit import KeyEntry, Kit
from filature.printing.page import Page
from filature.printing.pdf import pdf
from filature.printing.svg import svg


@dataclass(frozen=True, slots=True)
class PrintFile:
    """A file of a kit: its name, and what is in it."""

    name: str
    content: bytes


def kit_pages(kit: Kit, printing: ModuleType | None, asked: list[str]) -> list[Page]:
    """Give every page of a kit, in order; a game that brings nothing has its rules and its aid."""
    own: list[Page] = list(printing.pages(kit)) if printing else []
    key = key_of(kit, printing)
    notes: list[str] = printing.notes(kit) if printing and hasattr(printing, "notes") else []
    touch = [test_sheet(kit), *key_pages(kit, key)] if kit.raised else []
    pages = [*touch, *own, *aid_pages(kit, asked), *rules_pages(kit)]
    return [*cover(kit, pages, key, notes), *pages]


def key_of(kit: Kit, printing: ModuleType | None) -> list[KeyEntry]:
    found: list[KeyEntry] = printing.key(kit) if printing else []
    return found


def kit_files(kit: Kit, pages: list[Page], name: str) -> Iterator[PrintFile]:
    """Give the files of a kit: a PDF for each medium, and each page as SVG."""
    title, author = kit.words.text("name"), kit.authors
    swell = [page for page in pages if page.medium == "swell"]
    rest = [page for page in pages if page.medium != "swell"]
    if swell:
        yield PrintFile(f"{name}-swell.pdf", pdf(swell, title, author))
        yield PrintFile(f"{name}-paper.pdf", pdf(rest, title, author))
    else:
        yield PrintFile(f"{name}.pdf", pdf(rest, title, author))
    for number, page in enumerate(pages, 1):
        yield PrintFile(f"{name}/{number:02}-{page.part}.svg", svg(page).encode())


def brf_files(kit: Kit, braille: Braille, asked: list[str], key: list[KeyEntry], name: str) -> Any:
    """Give rules and player aid as BRF files; the aid ends with the key to the raised signs."""
    aid = list(aid_blocks(kit, asked))
    if key:
        aid.append(Block("heading", kit.say("kit-key")))
        aid += [Block("body", kit.say("kit-sign", name=e.name, meaning=e.meaning)) for e in key]
    for part, blocks in (("rules", list(rules_blocks(kit))), ("aid", aid)):
        content = brf_of(kit, braille, blocks).encode("ascii")
        yield PrintFile(f"{name}-{part}.brf", content)
