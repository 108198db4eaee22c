"""Help in place: every symbol of a board leads to its line in the legend of the rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from filature.games import catalogue, folder
from tests.serving import Server
from tests.setups import slow_unless
from tests.web.chromium import check_accessible
from tests.web.screens import MIDDLE, at_a_table, shown

pytestmark = pytest.mark.browser

DRAWN = "all => [...new Set(all.flatMap(part => part.dataset.symbol.split(' ')))]"
USUAL = {
    "agent_hunter": {"agent", "back", "possible"},
    "agents_secrets": {"file", "chapel", "house", "ruin", "marker", "goal"},
    "double_agent": {"token", "boxes", "dark", "number"},
    "kryptos": {"yellow", "red", "blue", "green", "tokens", "up", "hidden", "own"},
    "spies_vs_spies": {"red", "blue", "unknown", "accessories", "vehicles", "countdown"},
}
"""What is on every board in the middle of a game."""


def middle(browser: Browser, server: Server, game: str, width: int = 1280) -> Page:
    api = at_a_table(browser, server, game, width=width)
    api.play(MIDDLE[game])
    api.wait_for_decision()
    return shown(api)


def legend(game: str) -> set[str]:
    texts = Path(str(folder(game))).joinpath("fr.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^symbol-(\w+) =", texts, re.MULTILINE))


def focused_line(page: Page) -> Any:
    return page.evaluate("() => document.activeElement.dataset.line")


@pytest.mark.parametrize("game", slow_unless(["kryptos"], catalogue()))
def test_what_a_board_draws_has_its_line_in_the_legend(
    browser: Browser, server: Server, game: str
) -> None:
    page = middle(browser, server, game)
    drawn = set(page.locator("#panel-table [data-symbol]").evaluate_all(DRAWN))
    assert drawn >= USUAL[game]
    assert drawn <= legend(game)


@pytest.mark.slow
def test_a_symbol_leads_to_its_line_by_mouse_and_by_keyboard(
    browser: Browser, server: Server
) -> None:
    page = middle(browser, server, "kryptos")
    stops = page.locator("#panel-table [tabindex='0']").count()
    page.locator("#panel-table [data-symbol=tokens]").first.click(
        button="right", position={"x": 1, "y": 1}
    )
    expect(page.locator("#rules-panel dl .marked dt")).to_contain_text(["Jetons"])
    expect(page.locator("[data-line=tokens]")).to_be_focused()
    expect(page.locator("[data-line=tokens]")).to_be_in_viewport()
    check_accessible(page)
    assert page.locator("#panel-table [tabindex='0']").count() == stops
    page.keyboard.press("Escape")

    # The menu key on what has the focus; nothing is chosen by it.
    card = page.locator("#panel-table [role=option]:has([data-symbol=hidden])").first
    card.focus()
    card.dispatch_event("contextmenu", {"bubbles": True, "cancelable": True})
    expect(page.locator(".marked [data-line=hidden]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#rules-panel")).to_be_hidden()

    # Or the button in the rules: by keyboard it marks what is on the board now.
    page.locator("#rules").click()
    page.locator("#pick-symbol").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".marked [data-line=tokens]")).to_be_visible()
    assert focused_line(page)


@pytest.mark.slow
def test_on_a_phone_a_symbol_is_touched_without_choosing_anything(
    browser: Browser, server: Server
) -> None:
    page = middle(browser, server, "kryptos", 390)
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("#rules").click()
    page.locator("#pick-symbol").click()
    expect(page.locator("#rules-panel")).to_be_hidden()
    expect(page.get_by_text("Touchez un symbole du plateau.")).to_be_visible()
    chosen = page.locator("#panel-table [aria-selected=true]").count()
    page.locator("#panel-table [data-symbol=up]").first.click()
    expect(page.locator(".marked [data-line=up]")).to_be_visible()
    assert page.locator("#panel-table [aria-selected=true]").count() == chosen
    expect(page.get_by_text("Touchez un symbole du plateau.")).to_have_count(0)
