"""The board of Les agents secrets: a count is drawn agent by agent, and held back from nobody."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.serving import Server
from tests.web.screens import at_a_table, shown

pytestmark = pytest.mark.browser

AGENTS = 5
"""With three seats."""
COUNTED = ".agents li.counted"
WRITTEN = ".agents li .unseen"
MOST_DECISIONS = 60


def counting(browser: Browser, server: Server, motion: Literal["reduce", "no-preference"]) -> Page:
    """Sit at a table with bots, in French, and play until a count is told on the page."""
    table = at_a_table(browser, server, "agents_secrets")
    table.page.emulate_media(reduced_motion=motion)
    page = shown(table)
    log = page.locator("#log")
    for _ in range(MOST_DECISIONS):
        told = log.locator("li").count()
        table.play(1)
        expect(log.locator("li").nth(told)).to_be_attached()
        if log.get_by_text("Décompte").count():
            return page
    raise AssertionError("nothing is counted")


@pytest.mark.slow
def test_a_count_goes_from_agent_to_agent_and_all_of_it_is_written_at_once(
    browser: Browser, server: Server
) -> None:
    page = counting(browser, server, "no-preference")
    assert sum("décompte" in text for text in page.locator(WRITTEN).all_inner_texts()) == AGENTS
    expect(page.locator(COUNTED)).to_have_count(1)
    page.keyboard.press("Shift")
    expect(page.locator(COUNTED)).to_have_count(0, timeout=500)
    expect(page.locator(".agents")).to_contain_text("au dossier")


def test_a_count_is_listed_at_once_where_motion_rests(browser: Browser, server: Server) -> None:
    page = counting(browser, server, "reduce")
    texts = page.locator(".agents li .where [aria-hidden]").all_inner_texts()
    assert sum("→" in text for text in texts) == AGENTS
    expect(page.locator(COUNTED)).to_have_count(0)
