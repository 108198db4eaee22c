"""The rules at the table: at what is asked now, beside a board that stays as it is."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from filature.games import catalogue
from tests.serving import Server
from tests.setups import slow_unless
from tests.web.chromium import check_accessible, too_wide, visit
from tests.web.screens import at_a_table, shown

pytestmark = pytest.mark.browser

PHONE = ViewportSize(width=390, height=844)
LETTERS = """localStorage.setItem("filature.preferences", JSON.stringify({ letters: true }))"""
PLACES = """() => [...document.querySelectorAll("main *")].map(part => {
    const box = part.getBoundingClientRect();
    return [box.x, box.y, box.width, box.height];
})"""


def resting(page: Page) -> Any:
    """Return where everything stands, once it has stood there for a while."""
    places = None
    while places != (now := page.evaluate(PLACES)):
        places = now
        page.wait_for_timeout(300)
    return places


def focused(page: Page) -> Any:
    return page.evaluate("document.activeElement.id")


def test_the_rules_beside_a_board_leave_it_as_it_is_and_turn_their_page_with_it(
    browser: Browser, server: Server
) -> None:
    api = at_a_table(browser, server, "agent_hunter")
    api.wait_for_decision()
    page = shown(api)
    expect(page.locator("aside")).to_be_visible()
    before = resting(page)
    page.locator("#rules").click()
    expect(page.locator("#rules-now")).to_have_text("Maintenant, à vous")
    assert page.evaluate(PLACES) == before
    assert focused(page) == "rules-title"
    expect(page.locator("aside")).to_be_hidden()
    expect(page.locator(".now ol li").first).to_contain_text("Placez")
    check_accessible(page)

    page.locator("#rules-panel summary").last.click()
    scroller = page.locator("#rules-text")
    scroller.evaluate("body => body.scrollTo(0, 150)")
    api.decide()
    api.wait_for_decision()
    expect(page.locator(".now ol li").first).to_contain_text("Attaquez de la main")
    said = page.locator("[aria-live=polite] p", has_text="Nouvelle page des règles")
    expect(said).to_have_count(1)
    assert scroller.evaluate("body => body.scrollTop") == 150

    # The board is still played: a choice there, then Escape, which leaves the focus where it is.
    page.locator("#decision input[type=radio]").nth(1).check()
    page.keyboard.press("Escape")
    expect(page.locator("#rules-panel")).to_be_hidden()
    expect(page.locator("aside")).to_be_visible()
    assert page.evaluate("document.activeElement.type") == "radio"
    page.locator("#rules").click()
    page.keyboard.press("Escape")
    expect(page.locator("#rules")).to_be_focused()


@pytest.mark.slow
def test_on_a_phone_they_are_a_sheet_of_two_heights_that_can_be_searched(
    browser: Browser, server: Server
) -> None:
    api = at_a_table(browser, server, "kryptos")
    api.play(2)
    api.wait_for_decision()
    api.page.set_viewport_size(PHONE)
    page = shown(api)
    page.locator("#rules").click()
    panel = page.locator("#rules-panel")
    assert focused(page) == "rules-title"
    low = panel.bounding_box()
    assert low is not None
    assert low["height"] < PHONE["height"] * 0.6
    page.get_by_role("button", name="Agrandir les règles").click()
    tall = panel.bounding_box()
    assert tall is not None
    assert tall["height"] > PHONE["height"] * 0.8
    check_accessible(page)
    assert too_wide(page) == 0

    field = panel.get_by_role("textbox", name="Chercher dans les règles")
    field.fill("bluff")
    expect(panel.locator("mark").first).to_have_text("bluff")
    # The chapter about this very turn comes first, the legend last.
    expect(panel.locator(".where").first).to_have_text("À votre tour")
    expect(panel.locator(".where").last).to_have_text("Les symboles")
    count = panel.locator("p.count").inner_text()
    expect(page.locator("[aria-live=polite] p", has_text=count)).to_have_count(1)
    field.fill("xyzzy")
    expect(panel.locator("p.count")).to_have_text("Rien pour « xyzzy ».")
    panel.get_by_role("button", name="second essai").click()
    expect(panel.locator("mark").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(page.locator("#rules")).to_be_focused()


@pytest.mark.slow
def test_a_letter_opens_them_and_help_lists_all_that_can_be_asked(
    browser: Browser, server: Server
) -> None:
    api = at_a_table(browser, server, "kryptos")
    api.wait_for_decision()
    api.page.add_init_script(LETTERS)
    page = shown(api)
    beside = page.locator(".queries [data-query]").evaluate_all(
        "all => all.map(e => e.dataset.query)"
    )
    assert beside == ["rules", "last", "notebook", "help"]
    page.locator("#decision [tabindex='0']").first.focus()
    page.keyboard.press("r")
    expect(page.locator("#rules-panel")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#decision [tabindex='0']").first).to_be_focused()

    page.locator("[data-query=help]").click()
    hand = page.locator("#answer [data-query=hand]")
    expect(hand).to_contain_text("Alt Maj 8")
    hand.click()
    expect(page.locator("#answer")).to_be_focused()
    expect(page.locator("#answer")).to_contain_text("Votre main")


@pytest.mark.parametrize("width", slow_unless([1280], [320, 1280]))
@pytest.mark.parametrize("game", slow_unless(["double_agent"], catalogue()))
def test_the_page_of_a_game_draws_its_rules_and_names_its_chapters(
    browser: Browser, server: Server, game: str, width: int
) -> None:
    page = visit(browser, f"{server.url}/g/{game}#rules-2", "fr-FR", width)
    expect(page.locator("#rules-symbols")).to_be_visible()
    expect(page.locator("#rules-2")).to_be_in_viewport()
    pictures = page.locator("figure [role=img]")
    assert pictures.count() >= 4
    assert all(
        pictures.evaluate_all("all => all.map(e => e.getAttribute('aria-label').length > 20)")
    )
    links = page.locator("nav a[href^='#']")
    for at in range(links.count()):
        href = links.nth(at).get_attribute("href")
        assert href is not None
        expect(page.locator(href)).to_have_count(1)
    assert too_wide(page) == 0
    check_accessible(page)
