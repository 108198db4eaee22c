"""The first page: what it weighs, what it asks for, and that its words are never missing.

Sizes are the same on every machine, so they are asserted here; times are measured by `make page`.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from filature.core.languages import LANGUAGES
from filature.games import catalogue, words_of
from tests.serving import Server
from tests.web.chromium import visit

MOST_BYTES = 120_000
MOST_SHIFT = 0.05
SHIFTS = """
window.shift = 0;
new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
}).observe({type: "layout-shift", buffered: true});
window.drawn = [];
const look = () => {
    if (document.querySelector("h1")) window.drawn.push(document.body.innerText);
    if (window.drawn.length < 30) requestAnimationFrame(look);
};
requestAnimationFrame(look);
const later = window.setTimeout;
window.setTimeout = (act, wait, ...given) => later(act, wait === 1500 ? 60000 : wait, ...given);
"""
"""Adds up the shifts, and keeps what stands on the page whenever it is drawn. The page waits for
all that it needs as long as a busy machine may take, not only as long as people should wait."""

WITHOUT_SCENERY = """() => {
    for (const one of document.querySelectorAll(".page svg[class*=lamp]")) one.remove();
    return document.documentElement.scrollHeight;
}"""

pytestmark = pytest.mark.browser


def first_page(
    browser: Browser, server: Server, locale: str, width: int
) -> tuple[Page, dict[str, float]]:
    """Open the first page as a new visitor does; return how much came from each address."""
    context = browser.new_context(
        locale=locale, viewport={"width": width, "height": 800}, service_workers="block"
    )
    context.add_init_script(SHIFTS)
    page = context.new_page()
    tools = context.new_cdp_session(page)
    tools.send("Network.enable")
    paths: dict[str, str] = {}
    sizes: dict[str, float] = {}

    def sent(event: dict[str, Any]) -> None:
        paths[event["requestId"]] = urlsplit(event["request"]["url"]).path

    def finished(event: dict[str, Any]) -> None:
        sizes[paths[event["requestId"]]] = event["encodedDataLength"]

    tools.on("Network.requestWillBeSent", sent)
    tools.on("Network.loadingFinished", finished)
    page.goto(server.url)
    expect(page.locator("[data-play]").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    return page, sizes


@pytest.mark.parametrize(("locale", "width"), [("fr-FR", 320), ("en-GB", 1280)])
def test_the_first_page_is_light_and_stands_still(
    browser: Browser, server: Server, locale: str, width: int
) -> None:
    page, sizes = first_page(browser, server, locale, width)
    assert sum(sizes.values()) <= MOST_BYTES, sizes
    assert page.evaluate("() => window.shift") <= MOST_SHIFT
    # Scenery makes it no longer than its content: the lamp is there by day alone.
    height = "() => document.documentElement.scrollHeight"
    assert abs(page.evaluate(height) - page.evaluate(WITHOUT_SCENERY)) <= 1


def test_the_first_page_is_drawn_whole_and_asks_for_no_more_than_it_shows(
    browser: Browser, server: Server
) -> None:
    """Nobody sees it without its games, or with names of messages in place of their words."""
    page, sizes = first_page(browser, server, "fr-FR", 1280)
    assert {path for path in sizes if path.startswith("/words/")} == {
        "/words/fr.ftl",
        "/words/fr/covers.json",
    }
    programs = {path.rpartition("/")[2].partition("-")[0] for path in sizes if path.endswith(".js")}
    # The bundler's own piece (150 bytes) is fetched beside the others.
    assert programs == {"filature", "start", "fr", "rolldown"}
    drawn = page.evaluate("() => window.drawn")
    names = [words_of(game, "fr").text("name") for game in catalogue()]
    assert drawn
    assert [text for text in drawn if not all(name in text for name in names)] == []


def test_the_page_changes_its_language_without_being_loaded_anew(
    browser: Browser, server: Server
) -> None:
    page = visit(browser, server.url, "en-GB")
    page.evaluate("() => (window.same = true)")
    page.locator("#code").fill("Ada")
    for language in (*LANGUAGES, "fr"):
        page.locator("#language").select_option(language)
        tagline = words_of("kryptos", language).text("tagline")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_text(tagline)).to_be_visible()
    expect(page.locator("#code")).to_have_value("Ada")
    assert page.evaluate("() => window.same")


def test_a_language_that_cannot_be_had_leaves_the_page_as_it_is(
    browser: Browser, server: Server
) -> None:
    page = visit(browser, server.url, "en-GB")
    page.route("**/assets/fr-*.js", lambda route: route.abort())
    heading = page.locator("h1").inner_text()
    page.locator("#language").select_option("fr")
    expect(page.locator("#assertive")).to_contain_text("The server does not answer.")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("h1")).to_have_text(heading)


def test_games_that_cannot_be_had_are_asked_for_again(browser: Browser, server: Server) -> None:
    page = browser.new_context(locale="en-GB", service_workers="block").new_page()
    page.route("**/covers.json", lambda route: route.abort())
    page.goto(server.url)
    expect(page.locator(".refusal")).to_be_visible()
    page.unroute("**/covers.json")
    page.locator(".trouble button").click()
    expect(page.locator("[data-play]").first).to_be_visible()


def test_why_a_game_refuses_an_option_is_said_in_its_own_words(
    browser: Browser, server: Server
) -> None:
    """What stands on the cover is not enough for that: the rest is fetched."""
    page = visit(browser, server.url, "en-GB")
    page.locator("[data-open=kryptos]").click()
    page.locator("#cover-sheet summary").click()
    page.locator("#option-mystery").select_option("true")
    page.locator("#play-bot").click()
    refusal = page.locator("#cover-sheet .refusal")
    expect(refusal).to_be_visible()
    assert "refusal-" not in refusal.inner_text()
    assert refusal.inner_text() != "That is not possible."
