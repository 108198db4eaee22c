"""The page in a real browser: games to their end by keyboard alone, and accessibility rules."""

from __future__ import annotations

import os
import time

import pytest
from playwright.sync_api import Browser, Page, expect

from filature.games import catalogue
from tests.serving import Server
from tests.web.chromium import no_sideways_scroll, no_violations, visit
from tests.web.keyboard_player import KeyboardPlayer

pytestmark = pytest.mark.browser

LONGEST_GAME = 420.0
"""Seconds after which a game is taken to hang; a random one of Kryptos has hundreds of guesses."""


def looked_at(page: Page, name: str) -> None:
    """Leave a picture behind where FILATURE_PICTURES says so."""
    folder = os.environ.get("FILATURE_PICTURES")
    if folder:
        page.screenshot(path=f"{folder}/{name}.png", full_page=True)


def test_two_browsers_finish_a_game_by_keyboard_through_a_reload_and_a_crash(
    browser: Browser, server: Server
) -> None:
    ada = KeyboardPlayer(visit(browser, server.url, "fr-FR"), seed=1)
    ada.write("#name", "Ada")
    ada.activate("#play-friend")
    link = ada.page.locator("#invite-link").input_value()
    no_violations(ada.page)
    looked_at(ada.page, "gathering-fr")

    bob = KeyboardPlayer(visit(browser, link, "en-GB", width=320), seed=2)
    bob.write("#sit input", "Bob")
    bob.activate("#sit-button")
    expect(bob.page.locator("#decision")).to_be_visible()
    assert "i=" not in bob.page.url
    no_sideways_scroll(bob.page)

    reloaded = crashed = False
    deadline = time.monotonic() + LONGEST_GAME
    while not (ada.over and bob.over):
        assert time.monotonic() < deadline, "the game does not come to its end"
        mover = next((player for player in (ada, bob) if player.asked), None)
        if mover is None:
            ada.page.wait_for_timeout(50)
            continue
        mover.decide()
        if ada.decided + bob.decided == 4 and not reloaded:
            reloaded = True
            looked_at(bob.page, "turn-en-320")
            ada.page.reload()
            ada.page.wait_for_selector("#ask")
        if ada.decided + bob.decided == 7 and not crashed:
            crashed = True
            server.kill()
            server.start()
    assert reloaded
    assert crashed
    for player in (ada, bob):
        no_violations(player.page)
        no_sideways_scroll(player.page)
    looked_at(ada.page, "over-fr")
    texts = [len(player.page.locator("#log li").all()) for player in (ada, bob)]
    assert texts[0] == texts[1] > 5

    ada.activate("#again")
    expect(ada.page.locator("#decision")).to_be_visible()
    first = ada.page.url
    bob.activate("#again")
    expect(bob.page.locator("#decision")).to_be_visible()
    assert bob.page.url == first


LOOKS = [("fr-FR", 320, "dark"), ("en-GB", 1280, "light"), ("fr-FR", 1280, "light")]
LOOKS += [("en-GB", 320, "dark"), ("fr-FR", 768, "dark")]
EVERY_GAME = [(id, *LOOKS[at % len(LOOKS)]) for at, id in enumerate(catalogue())]


@pytest.mark.parametrize(("game", "locale", "width", "scheme"), EVERY_GAME)
def test_a_game_against_bots_by_keyboard(
    browser: Browser, server: Server, game: str, locale: str, width: int, scheme: str
) -> None:
    page = visit(browser, server.url, locale, width, scheme)
    assert page.locator("html").get_attribute("lang") == locale[:2]
    no_violations(page)
    no_sideways_scroll(page)
    looked_at(page, f"home-{locale[:2]}-{width}-{scheme}")
    player = KeyboardPlayer(page, seed=3)
    player.pick_game(game)
    player.write("#name", "Chloé")
    player.activate("#play-bot")
    expect(page.locator("#decision, #ask").first).to_be_visible()
    deadline = time.monotonic() + LONGEST_GAME
    while not player.over:
        assert time.monotonic() < deadline, "the game does not come to its end"
        if player.asked:
            if player.decided in (0, 3):
                no_violations(page)
                no_sideways_scroll(page)
                looked_at(page, f"{game}-{player.decided}-{locale[:2]}-{width}-{scheme}")
            player.decide()
        else:
            page.wait_for_timeout(20)
    no_violations(page)
    no_sideways_scroll(page)
    looked_at(page, f"{game}-over-{locale[:2]}-{width}-{scheme}")
