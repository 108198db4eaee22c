"""The end of a game: who won and by how much, what everybody held, and what comes next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from filature.games import catalogue
from tests.serving import Server
from tests.setups import slow_unless
from tests.web.api_player import ApiPlayer, bots
from tests.web.chromium import drawn, newcomer
from tests.web.screens import ENDED, at_a_table, shown

pytestmark = pytest.mark.browser

Over = Callable[[str], Page]


def finished(browser: Browser, server: Server, game: str, **how: Any) -> tuple[ApiPlayer, Page]:
    api = at_a_table(browser, server, game, **how)
    api.play()
    return api, shown(api, wait=ENDED)


def in_window(page: Page, selector: str) -> bool:
    """Tell whether something is wholly in the window as it stands, without scrolling."""
    box = page.locator(selector).bounding_box()
    size = page.viewport_size
    assert box
    assert size
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize("game", slow_unless(["agent_hunter"], catalogue()))
def test_the_end_says_the_result_shows_the_hands_and_what_comes_next(
    browser: Browser, server: Server, game: str
) -> None:
    api, page = finished(browser, server, game)
    outcome = api.now()["position"]["outcome"]
    expect(page.locator("#polite")).to_contain_text(page.locator("#over h2#ask").inner_text())
    # The ranking has everybody once, winners first and then by points, and what they held.
    rows = page.locator("#over .ranking li")
    points = [int(one) for one in rows.locator(".points b").all_inner_texts()]
    winning = len(outcome["winners"])
    assert sorted(points) == sorted(outcome["scores"])
    assert points[winning:] == sorted(points[winning:], reverse=True)
    expect(page.locator("#over .ranking li > .held > *:not(.unseen, .coats)").first).to_be_visible()
    assert page.locator("#over .ranking li > .held").count() == rows.count()
    # So has the list of players.
    listed = page.locator("section:has(#players-tab) li .score b").all_inner_texts()
    assert [int(one) for one in listed] == [p for p in points if str(p) in listed][: len(listed)]
    for width, height in ((1280, 800), (390, 844), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        for button in ("#over h2#ask", "#again", "#replay", "#share"):
            assert in_window(page, button), f"{button} at {width}"


@pytest.mark.slow
def test_the_result_is_shared_as_a_sentence_without_names(browser: Browser, server: Server) -> None:
    _, page = finished(browser, server, "kryptos")
    page.evaluate(
        "() => Object.defineProperty(navigator, 'clipboard', {value: {"
        " writeText: text => { window.copied = text; return Promise.resolve(); }}})"
    )
    page.locator("#share").click()
    expect(page.locator("#share")).to_contain_text("copié")
    text: str = page.evaluate("() => window.copied")
    assert "Kryptos" in text
    assert f"{server.url}/g/kryptos" in text
    assert not [name for name in ("Ada", "Marcel", "Suzanne") if name in text]
    # Without a clipboard there is a field to copy from.
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error()); }")
    page.locator("#share").click()
    expect(page.locator("#over textarea")).to_be_focused()
    assert page.locator("#over textarea").input_value() == text


def leave(page: Page) -> None:
    page.locator("#menu").click()
    page.locator("#leave").click()
    page.locator("#leave").click()


@pytest.mark.slow
def test_leaving_alone_stops_the_game_and_shows_everything(
    browser: Browser, server: Server
) -> None:
    api = at_a_table(browser, server, "kryptos")
    page = shown(api)
    leave(page)
    expect(page.locator("#over h2#ask")).to_have_text("Vous avez arrêté la partie.")
    expect(page.locator("#polite")).to_contain_text("Vous avez arrêté la partie.")
    assert page.evaluate("() => document.activeElement !== document.body")
    assert page.url.startswith(api.address)
    cards = page.locator("#over .held .card")
    assert cards.count() == sum(
        len(hand["cards"]) for hand in api.now()["position"]["view"]["hands"]
    )


def test_leaving_others_shows_nothing_more(browser: Browser, server: Server) -> None:
    page = newcomer(browser)
    api = ApiPlayer(page, server.url)
    seated = api.open("kryptos", [{"kind": "person"}, *bots(1)])
    sit = {"name": "Bob", "invite": seated["invite"]}
    ApiPlayer(newcomer(browser), server.url).post(f"/api/tables/{api.table}/sit", sit)
    shown(api)
    leave(page)
    page.wait_for_url(server.url + "/")
    # Whoever comes back sees what they may know, and no end.
    page.goto(api.address)
    expect(page.locator("main")).to_be_visible()
    view = api.now()["position"]["view"]
    assert any(card["card"] is None for hand in view["hands"] for card in hand["cards"])
    assert page.locator("#over").count() == 0
