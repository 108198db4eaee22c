"""Everything that is heard, and the part of it in which every two choices come together."""

from __future__ import annotations

from itertools import cycle, product

from filature.games import catalogue
from tests.hearing.browsers import BROWSERS
from tests.hearing.games import CELLS, Case
from tests.hearing.journeys import JOURNEYS
from tests.hearing.page_words import FILES
from tests.hearing.players import PLAYERS
from tests.hearing.session import LOCALES

LANGUAGES = ("fr", "en")
OTHERS = tuple(one for one in LOCALES if one not in LANGUAGES and (FILES / f"{one}.ftl").exists())
"""Languages in which one game is played."""
SHORTEST_GAME = "agent_hunter"

PAIRS = (
    ("command", "fr", "chromium"),
    ("lists", "en", "chromium"),
    ("lists", "fr", "firefox"),
    ("command", "en", "firefox"),
)
"""Ways of input, languages and browsers: every two of them come together."""


def pairwise_games() -> list[Case]:
    """Each game once, each of the pairs at least once, and one game in each other language."""
    games = zip(catalogue(), cycle(PAIRS), strict=False)
    found = [Case(game, browser, language, way) for game, (way, language, browser) in games]
    return found + [Case(SHORTEST_GAME, "firefox", language, "command") for language in OTHERS]


def pairwise_journeys() -> list[Case]:
    """Each journey once in each browser, and once in each language; each game's lesson once."""
    both = (("fr", "firefox"), ("en", "chromium"))
    others = [one for one in JOURNEYS if one != "lesson"]
    travels = [Case(SHORTEST_GAME, b, lang, way) for way in others for lang, b in both]
    lessons = zip(catalogue(), cycle(both), strict=False)
    return travels + [Case(game, b, lang, "lesson") for game, (lang, b) in lessons]


def all_cases() -> list[Case]:
    """Every game in every way, every journey everywhere; what covers the pairs comes first."""
    games = product(catalogue(), BROWSERS, LANGUAGES, PLAYERS)
    travels = product([SHORTEST_GAME], BROWSERS, LANGUAGES, JOURNEYS)
    lessons = product(catalogue(), BROWSERS, LANGUAGES, ["lesson"])
    lines = product(catalogue(), ["chromium"], LANGUAGES, CELLS)
    everything = [Case(*one) for one in (*games, *travels, *lessons, *lines)]
    return list(dict.fromkeys([*pairwise_games(), *pairwise_journeys(), *everything]))
