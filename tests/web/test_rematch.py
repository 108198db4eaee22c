"""Four at Kryptos, from two browsers and with two bots: a reload on the way, a rematch after."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.serving import Server
from tests.web.api_player import ApiPlayer
from tests.web.chromium import visit
from tests.web.keyboard_player import KeyboardPlayer

pytestmark = pytest.mark.browser

LONGEST_GAME = 120.0
"""Seconds after which a game is taken to hang."""
BOT = {"kind": "bot", "bot": "novice"}
MIDDLE = 8
"""After so many decisions of the two people, one of them reloads the page."""


def seated(browser: Browser, server: Server) -> tuple[KeyboardPlayer, KeyboardPlayer]:
    """Have Ada set up a table with two bots, and Bob come by her invitation."""
    ada = visit(browser, server.url, "fr-FR")
    table = ApiPlayer(ada, server.url)
    table.open("kryptos", [BOT, {"kind": "person"}, BOT])
    ada.goto(table.address)
    bob = KeyboardPlayer(
        visit(browser, ada.locator("#invite-link").input_value(), "en-GB", 390), seed=2
    )
    bob.write("#sit input", "Bob")
    bob.activate("#sit-button")
    expect(bob.page.locator("#ask")).to_be_visible()
    return KeyboardPlayer(ada, seed=1), bob


def at_the_table(page: Page) -> list[str]:
    """Return who sits there, seat by seat."""
    return page.locator("section:has(#players-tab) .who > b").all_text_contents()


def play(players: tuple[KeyboardPlayer, KeyboardPlayer], decisions: int) -> None:
    """Have the two decide whatever they are asked, so many times in all or until the end."""
    deadline = time.monotonic() + LONGEST_GAME
    wanted = sum(player.decided for player in players) + decisions
    while sum(player.decided for player in players) < wanted:
        assert time.monotonic() < deadline, "the game does not go on"
        if all(player.over for player in players):
            return
        mover = next((player for player in players if player.asked), None)
        if mover:
            mover.decide()
        else:
            players[0].page.wait_for_timeout(20)


def test_kryptos_by_two_browsers_and_two_bots_through_a_reload_and_again(
    browser: Browser, server: Server
) -> None:
    ada, bob = players = seated(browser, server)
    first = at_the_table(bob.page)
    assert (first[0], first[2]) == ("Ada", "Bob")
    play(players, MIDDLE)
    told = ada.page.locator("#log li").count()
    ada.page.reload()
    expect(ada.page.locator("#log li").nth(told - 1)).to_be_attached()
    play(players, 10_000)
    assert ada.decided + bob.decided > MIDDLE
    assert at_the_table(ada.page) == first
    lines = [player.page.locator("#log li").count() for player in players]
    assert lines[0] == lines[1] > told

    before = ada.page.url
    ada.activate("#again")
    expect(ada.page).not_to_have_url(before)
    bob.activate("#over .again a")
    expect(bob.page).to_have_url(ada.page.url)
    for player in players:
        expect(player.page.locator("#over")).to_have_count(0)
        expect(player.page.locator("#ask")).to_be_visible()
        assert at_the_table(player.page) == first
    decided = ada.decided, bob.decided
    play(players, MIDDLE)
    assert ada.decided > decided[0]
    assert bob.decided > decided[1]
