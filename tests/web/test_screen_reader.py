"""Every game is played to its end by somebody who only listens, in every language.

At every decision the listener asks for the hand and for the table, and must hear every statement
of the seat's sheet; everything told in the meantime must have been spoken, in order and complete.
The statements to compare with come from the server by HTTP.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from filature.core.languages import LANGUAGES
from filature.core.words import Words
from filature.games import catalogue, words_of
from tests.serving import Server
from tests.web.api_player import BOTS, ApiPlayer, bots
from tests.web.chromium import visit, wait_until
from tests.web.page_words import page_words
from tests.web.screen_reader import RECORD_SPEECH, ScreenReader, plain

pytestmark = pytest.mark.browser

MOST_DECISIONS = 600
FAST = ("agent_hunter", "fr")
"""What `make test` plays."""
GAMES = [
    pytest.param(*one, marks=[] if one == FAST else [pytest.mark.slow])
    for one in [(id, language) for id in catalogue() for language in LANGUAGES]
]


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

    def statements(self) -> list[str]:
        """Every statement of the sheet, in words."""
        return [
            self.say("line", {**line.get("args", {}), "type": line["type"]})
            for section in self.welcome["position"]["sheet"]
            for line in section["lines"]
        ]

    def spoken(self, since: int) -> str:
        """What should have been spoken, from a message on."""
        told = [part for seq in sorted(self.told) if seq >= since for part in self.told[seq]]
        marks = ("private", "fleeting")
        spoken = [
            self.say("told", {name: value for name, value in part.items() if name not in marks})
            for part in told
            if not part.get("private") and part["type"] != "over"
        ]
        return plain(" ".join(spoken))


@pytest.mark.parametrize(("game", "language"), GAMES)
def test_somebody_who_only_listens_finishes_the_game(
    browser: Browser, server: Server, game: str, language: str
) -> None:
    page = visit(browser, server.url, language, script=RECORD_SPEECH)
    api = ApiPlayer(page, server.url)
    api.open(game, bots(BOTS[game], "novice"), settings={"seed": 11})
    expected = Expected(api, words_of(game, language))
    page.goto(api.address)
    page.wait_for_selector("#decision, #ask")
    reader = ScreenReader(page, seed=5, command=page_words(language).text("ui-command"))
    arrived = None
    for decided in range(MOST_DECISIONS):
        api.wait_for_decision()
        welcome = expected.update()
        if welcome["position"]["outcome"]:
            break
        if arrived is None:
            arrived = first_heard(reader, expected)
        unheard = missing(reader, expected)
        assert not unheard, f"decision {decided}: not to be heard: {unheard}"
        decision = welcome["position"]["decisions"][0]["id"]
        done = reader.decide()
        wait_until(page, partial(moved_on, api, decision), f"nothing came of {done}")
    assert decided > 1
    assert arrived is not None
    wanted = expected.spoken(arrived)
    wait_until(page, lambda: said(reader) == wanted, f"{said(reader)} is not {wanted}")
    # The result has the focus, and so is read first; the log has it too.
    expect(page.locator("#over h2#ask")).to_be_focused()
    over = expected.say("told", {"type": "over", **welcome["position"]["outcome"]})
    assert over in reader.tree().text()


def moved_on(api: ApiPlayer, decision: str) -> bool:
    return decision not in [one["id"] for one in api.now()["position"]["decisions"]]


def said(reader: ScreenReader, region: str = "polite") -> str:
    return plain(" ".join(reader.spoken(region)))


def missing(reader: ScreenReader, expected: Expected) -> list[str]:
    """The statements that are not to be heard; others may decide meanwhile, so look again."""
    for _ in range(6):
        heard = " ".join([*reader.ask("KeyH"), *reader.ask("KeyB")])
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
        heard = said(reader)
        expected.update()
        since = range(max(expected.told), 0, -1)
        found[:] = [seq for seq in since if expected.spoken(seq) == heard]
        return bool(found)

    wait_until(reader.page, fits, "what was spoken is the end of nothing that was told")
    return found[0]
