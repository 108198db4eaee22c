"""Every game is played to its end by somebody who only listens, in both languages.

At every decision the listener asks for the hand and for the table, and what is heard must be every
statement of the seat's sheet; what was told in the meantime must have been spoken, in order and
with nothing left out. The statements come from the server by the side door, to compare with.
"""

from __future__ import annotations

import os
import time
from typing import Any

import pytest
from playwright.sync_api import Browser

from filature.core.words import Words
from filature.games import catalogue, words_of
from tests.serving import Server
from tests.web.api_player import ApiPlayer
from tests.web.chromium import visit
from tests.web.screen_reader import RECORD_SPEECH, ScreenReader, plain

pytestmark = pytest.mark.browser

LONGEST_GAME = 600.0
LONGEST_ARRIVAL = 20.0
COMMAND = {"fr": "Commande", "en": "Command"}
LOCALES = {"fr": "fr-FR", "en": "en-GB"}
BOTS = {
    "agent_hunter": 1,
    "agents_secrets": 2,
    "double_agent": 1,
    "kryptos": 2,
    "spies_vs_spies": 2,
}
PAIRS = [(id, ("fr", "en")[at % 2]) for at, id in enumerate(catalogue())]
ALL = [
    pytest.param(id, language, marks=[] if (id, language) in PAIRS else [pytest.mark.slow])
    for id in catalogue()
    for language in ("fr", "en")
]


class Side:
    """What the listener should have heard, from the server by the side door."""

    def __init__(self, api: ApiPlayer, words: Words) -> None:
        self.api = api
        self.words = words
        self.told: dict[int, list[dict[str, Any]]] = {}
        self.welcome: dict[str, Any] = {}

    def look(self) -> dict[str, Any]:
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

    def spoken(self, since: int) -> list[str]:
        """What should have been spoken, since a message on."""
        return [
            self.say("told", {k: v for k, v in told.items() if k not in ("private", "fleeting")})
            for seq in sorted(self.told)
            if seq >= since
            for told in self.told[seq]
            if not told.get("private")
        ]


@pytest.mark.parametrize(("game", "language"), ALL)
def test_somebody_who_only_listens_finishes_the_game(
    browser: Browser, server: Server, game: str, language: str
) -> None:
    page = visit(browser, server.url, LOCALES[language], script=RECORD_SPEECH)
    api = ApiPlayer(page, server.url)
    bots = [{"kind": "bot", "bot": "novice"}] * BOTS[game]
    api.open(game, bots, settings={"seed": 11})
    side = Side(api, words_of(game, language))
    page.goto(api.address)
    page.wait_for_selector("#decision, #ask")
    reader = ScreenReader(page, seed=5, command=COMMAND[language])
    arrived: int | None = None
    deadline = time.monotonic() + LONGEST_GAME
    decided = 0
    while True:
        assert time.monotonic() < deadline, "the game does not come to its end"
        api.wait_for_decision()
        welcome = side.look()
        if welcome["position"]["outcome"]:
            break
        if arrived is None:
            arrived = first_heard(reader, side)
        unheard = missing(reader, side)
        assert not unheard, f"decision {decided}: not to be heard: {unheard}"
        before = welcome["position"]["decisions"][0]["id"]
        done = reader.decide()
        decided += 1
        if os.environ.get("FILATURE_HEARD"):
            print(decided, done, flush=True)
        while before in [one["id"] for one in api.now()["position"]["decisions"]]:
            assert time.monotonic() < deadline, f"nothing came of {done}"
            page.wait_for_timeout(20)
    assert decided > 1
    assert arrived is not None
    wanted = side.spoken(arrived)
    page.wait_for_timeout(500)
    assert plain(" ".join(reader.spoken())) == plain(" ".join(wanted))
    over = side.say("told", {"type": "over", **welcome["position"]["outcome"]})
    assert over in plain(" ".join(reader.spoken("assertive")))
    assert over in reader.tree().text()


def missing(reader: ScreenReader, side: Side) -> list[str]:
    """The statements that are not to be heard; others may decide meanwhile, so look again."""
    for _ in range(6):
        heard = " ".join([*reader.ask("KeyH"), *reader.ask("KeyB")])
        seq = side.welcome["seq"]
        lost = [one for one in side.statements() if one not in heard]
        if not lost or side.look()["seq"] == seq:
            return lost
    return lost


def first_heard(reader: ScreenReader, side: Side) -> int:
    """The first message that was spoken: whoever comes is told the last of those before.

    Speech follows the page by a moment, in which others may decide too: listen until it fits.
    """
    deadline = time.monotonic() + LONGEST_ARRIVAL
    while True:
        said = plain(" ".join(reader.spoken()))
        side.look()
        newest = max(side.told)
        lines = {since: plain(" ".join(side.spoken(since))) for since in range(newest, 0, -1)}
        for since, wanted in lines.items():
            if wanted == said:
                return since
        assert time.monotonic() < deadline, f"{said} is the end of nothing in {lines[1]}"
        reader.page.wait_for_timeout(50)
