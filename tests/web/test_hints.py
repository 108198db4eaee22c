"""A hint by degrees: where to look, which facts rule out the rest, the answer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.serving import Server
from tests.web.screens import MIDDLE, at_a_table, shown

pytestmark = pytest.mark.browser


def test_the_second_degree_names_facts_and_is_heard(browser: Browser, server: Server) -> None:
    api = at_a_table(browser, server, "kryptos")
    api.play(MIDDLE["kryptos"])
    api.wait_for_decision()
    page = shown(api)
    page.locator("details.part-notebook").evaluate("e => e.open = true")
    page.locator("#take-hint").click()
    thoughts = page.locator(".thought")
    expect(thoughts).to_have_count(1)
    page.locator("#take-hint").click()
    expect(page.locator("#polite")).to_contain_text("reste")
    facts = thoughts.all_inner_texts()[1:-1]
    assert facts
    assert any("visible" in fact or "À " in fact for fact in facts), facts
    page.locator("#take-hint").click()
    expect(page.locator("#take-hint")).to_have_count(0)
