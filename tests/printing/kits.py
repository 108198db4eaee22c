"""Kits as tests make them, each once."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from filature.commands.print import phases
from filature.games import catalogue, game_class, printing_of, printing_words
from filature.printing.braille import Braille, Grade, library
from filature.printing.kit import Kit
from filature.printing.page import PAPERS, STYLES, Page
from filature.printing.press import kit_pages
from filature.printing.svg import svg

GAMES = tuple(catalogue())

needs_braille = pytest.mark.skipif(
    library() is None, reason="liblouis is not installed: braille cannot be translated here"
)


def braille(language: str, grade: Grade = "uncontracted") -> Braille:
    game = game_class(GAMES[0])
    words = printing_words(game(min(game.seat_counts)), language)
    return Braille(words.text(f"braille-{grade}"))


def kit_of(
    game: str,
    style: str = "normal",
    paper: str = "a4",
    language: str = "en",
    options: dict[str, Any] | None = None,
    host: str | None = None,
) -> Kit:
    """Set a kit up; a tactile one has braille where liblouis is there."""
    kind = game_class(game)
    playing = kind(min(kind.seat_counts), options or {})
    cells = braille(language) if style == "tactile" and library() is not None else None
    words = printing_words(playing, language)
    return Kit(game, playing, words, STYLES[style], PAPERS[paper], cells, host)


@cache
def pages_of(game: str, style: str, paper: str = "a4", language: str = "en") -> tuple[Page, ...]:
    kit = kit_of(game, style, paper, language)
    return tuple(kit_pages(kit, printing_of(game), phases(kit.game, language)))


@cache
def svg_of(game: str, style: str, paper: str = "a4", language: str = "en") -> tuple[str, ...]:
    return tuple(svg(page, embed=False) for page in pages_of(game, style, paper, language))
