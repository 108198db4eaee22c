"""A table of Double Agent with a deck of one's own: the page calls the cards by their own names."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.games.double_agent.decks import card, deck
from tests.serving import Server
from tests.web.api_player import ApiPlayer


@pytest.mark.browser
def test_cards_of_ones_own_have_their_own_names_everywhere(
    browser: Browser, server: Server
) -> None:
    own = deck(card("xq1", 3, "3", 6), card("xq2", 5, "?", 6, effect="tip"))
    for one, (french, english) in zip(
        own["cards"], (("Microfilm", "Microfilm"), ("Indiscrétion", "Whisper")), strict=True
    ):
        one["name"] = {"fr": french, "en": english}
    page = browser.new_context(locale="en-GB").new_page()
    page.goto(server.url)
    api = ApiPlayer(page, server.url)
    api.open("double_agent", [{"kind": "bot", "bot": "recruit"}], options={"deck": own})
    api.play(4)
    api.wait_for_decision()
    page.goto(api.address)
    log = page.get_by_role("log")
    expect(log).to_contain_text("Microfilm")
    shown = page.locator("body").inner_text()
    assert "xq1" not in shown
    assert "xq2" not in shown
