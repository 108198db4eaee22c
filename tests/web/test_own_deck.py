"""A table of Double Agent with a custom deck: the page calls the cards by their own names."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.games.double_agent.decks import card, deck
from tests.serving import Server
from tests.web.api_player import ApiPlayer, bots
from tests.web.chromium import visit

NAMES = (("Microfilm", "Microfilm"), ("Indiscrétion", "Whisper"))


@pytest.mark.browser
def test_custom_cards_have_their_own_names_everywhere(browser: Browser, server: Server) -> None:
    custom = deck(card("xq1", 3, "3", 6), card("xq2", 5, "?", 6, effect="tip"))
    for one, (french, english) in zip(custom["cards"], NAMES, strict=True):
        one["name"] = {"fr": french, "en": english}
    page = visit(browser, server.url, "en-GB")
    api = ApiPlayer(page, server.url)
    api.open("double_agent", bots(1), options={"deck": custom})
    api.play(4)
    api.wait_for_decision()
    page.goto(api.address)
    expect(page.get_by_role("log")).to_contain_text("Microfilm")
    assert "xq" not in page.locator("body").inner_text()
