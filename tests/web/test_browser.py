"""The page in a real browser: games to their end by keyboard alone, and accessibility rules."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect, sync_playwright

from filature.games import catalogue
from tests.serving import Server, serving
from tests.web.browsing import CHROMIUM, Keyboard, launch

pytestmark = pytest.mark.browser

AXE_RULES = {
    "runOnly": {
        "type": "tag",
        "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    }
}
LONGEST_GAME = 420.0
"""Seconds after which a game is taken to hang; a random one of Kryptos has hundreds of guesses."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if not Path(CHROMIUM).exists():
        if os.environ.get("CI"):
            pytest.fail("no Chromium: browser not tested")
        pytest.skip("no Chromium on this machine: browser not tested")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("tables")) as server:
        yield server


def visit(
    browser: Browser, address: str, locale: str, width: int = 1280, scheme: str = "light"
) -> Page:
    """Open a page as a new person would, with nothing kept from others; errors are not allowed."""
    context = browser.new_context(
        locale=locale,
        viewport={"width": width, "height": 800},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("close", lambda _: None)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    assert errors == []
    return page


def no_violations(page: Page) -> None:
    """Run axe over the page as it stands."""
    found = Axe().run(page, options=AXE_RULES).response["violations"]
    told = [f"{v['id']}: {[node['html'] for node in v['nodes']]}" for v in found]
    assert told == []


def no_sideways_scroll(page: Page) -> None:
    wide = page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
    assert wide <= 0, f"the page is {wide} px too wide"


def looked_at(page: Page, name: str) -> None:
    """Leave a picture behind where FILATURE_PICTURES says so."""
    folder = os.environ.get("FILATURE_PICTURES")
    if folder:
        page.screenshot(path=f"{folder}/{name}.png", full_page=True)


def test_two_browsers_finish_a_game_by_keyboard_through_a_reload_and_a_crash(
    browser: Browser, server: Server
) -> None:
    ada = Keyboard(visit(browser, server.url, "fr-FR"), seed=1)
    ada.write("#name", "Ada")
    ada.activate("#play-friend")
    link = ada.page.locator("#invite-link").input_value()
    no_violations(ada.page)
    looked_at(ada.page, "gathering-fr")

    bob = Keyboard(visit(browser, link, "en-GB", width=320), seed=2)
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
    player = Keyboard(page, seed=3)
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
