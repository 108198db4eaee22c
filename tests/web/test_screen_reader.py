"""Every game is played to its end by somebody who only listens, in every language.

At every decision the listener asks for the hand and for the table, and must hear every statement
of the seat's sheet; everything told in the meantime must have been spoken once, in order and
complete, the result last.
The statements to compare with come from the server by HTTP.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser

from filature.core.languages import LANGUAGES
from filature.core.words import Words
from filature.games import catalogue, words_of
from filature.testing.words import after
from tests.serving import Server
from tests.setups import slow_unless
from tests.web.api_player import BOTS, ApiPlayer, bots
from tests.web.chromium import visit, wait_until
from tests.web.page_words import page_words
from tests.web.screen_reader import RECORD_SPEECH, ScreenReader, plain

pytestmark = pytest.mark.browser

MOST_DECISIONS = 600
LONG = 5
"""Words from which on a sentence is counted."""
FAST = ("agent_hunter", "fr", {"turn_limit": 6})
"""What `make test` plays: a short game."""
WHOLE: list[tuple[str, str, dict[str, int]]] = [
    (id, language, {}) for id in catalogue() for language in LANGUAGES
]
GAMES = slow_unless([FAST], [FAST, *WHOLE])


Sentence = tuple[str, ...]
"""The ways in which an event may be said: alone, or directly after another one."""


class Expected:
    """What the listener should have heard, from the server."""

    def __init__(self, api: ApiPlayer, words: Words) -> None:
        self.api = api
        self.words = words
        self.told: dict[int, list[dict[str, Any]]] = {}
        self.welcome: dict[str, Any] = {}

    def update(self) -> dict[str, Any]:
        self.welcome = welcome = self.api.now()
        first = welcome["seq"] - len(welcome["say"]) + 1
        for at, say in enumerate(welcome["say"]):
            self.told.setdefault(first + at, say)
        return welcome

    def say(self, kind: str, part: dict[str, Any]) -> str:
        names = [player["name"] for player in self.welcome["table"]["players"]]
        return plain(self.words.say(kind, part, 0, names))

    def heard(self, kind: str, part: dict[str, Any]) -> str:
        names = [player["name"] for player in self.welcome["table"]["players"]]
        return plain(self.words.short().say(kind, part, 0, names))

    def statements(self) -> list[str]:
        """Every statement of the sheet, in words."""
        return [
            self.say("line", {**line.get("args", {}), "type": line["type"]})
            for section in self.welcome["position"]["sheet"]
            for line in section["lines"]
        ]

    def spoken(self, since: int) -> list[Sentence]:
        """What should have been spoken, from a message on, one sentence after the other."""
        told = [part for seq in sorted(self.told) if seq >= since for part in self.told[seq]]
        marks = ("private", "fleeting")
        before: dict[str, Any] | None = None
        sentences = []
        for part in told:
            if part.get("private") or part["type"] == "over":
                before = None
                continue
            bare = brief({k: value for k, value in part.items() if k not in marks})
            contexts: tuple[dict[str, Any], ...] = ({}, after(before, part))
            sentences.append(tuple({self.heard("told", {**bare, **one}) for one in contexts}))
            before = part
        return sentences


@pytest.mark.parametrize(("game", "language", "options"), GAMES)
def test_somebody_who_only_listens_finishes_the_game(
    browser: Browser, server: Server, game: str, language: str, options: dict[str, int]
) -> None:
    page = visit(browser, server.url, language, script=RECORD_SPEECH)
    api = ApiPlayer(page, server.url)
    api.open(game, bots(BOTS[game], "novice"), options=options, settings={"seed": 11})
    expected = Expected(api, words_of(game, language))
    page.goto(api.address)
    page.wait_for_selector("#decision, #ask")
    reader = ScreenReader(page, seed=5, command=page_words(language).text("ui-command"))
    arrived = None
    asked: set[str] = set()
    for decided in range(MOST_DECISIONS):
        api.wait_for_decision()
        welcome = expected.update()
        if welcome["position"]["outcome"]:
            break
        if arrived is None:
            arrived = first_heard(reader, expected)
        silent = missing(reader, expected)
        assert not silent, f"decision {decided}: not to be heard: {silent}"
        asked.update(expected.statements())
        decision = welcome["position"]["decisions"][0]["id"]
        done = reader.decide()
        wait_until(page, partial(api.moved_on, decision), f"nothing came of {done}")
    assert decided > 1
    assert arrived is not None
    result = plain(page.locator("#over h2#ask").inner_text())
    wait_until(page, lambda: result in said(reader), f"{result} is not in {said(reader)}")
    wanted = [*expected.spoken(arrived), (result,)]
    assert unheard(said(reader), wanted) == []
    assert said_twice(said(reader), wanted, " ".join(asked)) == []
    over = expected.say("told", {"type": "over", **welcome["position"]["outcome"]})
    assert over in reader.tree().text()


def brief(part: dict[str, Any]) -> dict[str, Any]:
    """An event as it is spoken in short sentences: a count leaves out whoever gained nothing."""
    if part["type"] != "counted" or not any(part["gains"].values()):
        return part
    gained = [agent for agent, gain in part["gains"].items() if gain]
    return {**part, **{of: {a: part[of][a] for a in gained} for of in ("gains", "scores")}}


def said(reader: ScreenReader) -> str:
    return plain(" ".join(reader.spoken()))


def unheard(heard: str, wanted: list[Sentence]) -> list[Sentence]:
    """The sentences that are not to be heard after those before them."""
    lost, at = [], 0
    for ways in wanted:
        found = [(heard.find(one, at), -len(one)) for one in ways if one in heard[at:]]
        if found:
            start, length = min(found)
            at = start - length
        else:
            lost.append(ways)
    return lost


def said_twice(heard: str, wanted: list[Sentence], asked: str) -> list[str]:
    """The sentences that were heard more often than told; short ones are part of others.

    A sheet, which was asked for, may say the same as an event.
    """
    told = " ".join(one for ways in wanted for one in ways)
    longer = [one for ways in wanted for one in ways if len(one.split()) >= LONG]
    return [one for one in longer if heard.count(one) > told.count(one) and one not in asked]


def missing(reader: ScreenReader, expected: Expected) -> list[str]:
    """The statements that are not to be heard; others may decide meanwhile, so look again."""
    for _ in range(6):
        heard = " ".join([*reader.ask("Digit8"), *reader.ask("KeyW")])
        seq = expected.welcome["seq"]
        lost = [one for one in expected.statements() if one not in heard]
        if not lost or expected.update()["seq"] == seq:
            return lost
    return lost


def first_heard(reader: ScreenReader, expected: Expected) -> int:
    """The first message that was spoken: a newcomer is told the last of those before.

    Speech follows the page by a moment, in which others may decide too: listen until it fits.
    """
    found: list[int] = []

    def fits() -> bool:
        expected.update()
        heard = said(reader)
        since = range(1, max(expected.told) + 1)
        found[:] = [seq for seq in since if not unheard(heard, expected.spoken(seq))]
        return bool(found)

    wait_until(reader.page, fits, "what was spoken is the end of nothing that was told")
    return found[0]
