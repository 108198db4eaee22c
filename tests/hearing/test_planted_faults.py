"""Faults planted into the page are found by listening: each turns its own check red."""

from __future__ import annotations

import pytest

from tests.hearing.conftest import Hear
from tests.hearing.games import Case

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LOSING_REGION = """
const sheet = new CSSStyleSheet();
sheet.replaceSync("[aria-live=polite], [aria-live=assertive] { display: none !important }");
document.adoptedStyleSheets = [sheet];
"""
"""The live regions are not displayed, and so no screen reader knows of them."""

TAKEN_KEY = """
if (location.protocol.startsWith("http"))
    localStorage.setItem("filature.preferences", JSON.stringify({ keys: { hand: "h" } }));
"""
"""The key for the hand is one with which Orca goes to headings."""

NAMELESS_LIST = """
new MutationObserver(() => {
    for (const list of document.querySelectorAll("[role=listbox], [role=grid]"))
        for (const name of ["aria-label", "aria-labelledby"]) list.removeAttribute(name);
}).observe(document, {subtree: true, childList: true, attributes: true});
"""

PRIVATE_WORD = """
const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data");
Object.defineProperty(MessageEvent.prototype, "data", {
    get() {
        const got = data.get.call(this);
        return typeof got === "string" ? got.replaceAll('"private":true', '"private":false') : got;
    },
});
"""
"""The page takes what only this seat was told for something that everybody was."""


def test_a_region_that_loses_is_found(orca: Hear) -> None:
    case = Case("agent_hunter", "chromium", "fr", "command")
    result = orca(case, most=1, script=LOSING_REGION)
    assert result.comparison.told > 2
    assert result.comparison.lost != []
    assert result.comparison.heard == 0


def test_a_key_that_the_screen_reader_takes_is_found(orca: Hear) -> None:
    result = orca(Case("agent_hunter", "chromium", "en", "queries"), script=TAKEN_KEY)
    found = [fault for fault in result.faults if fault.startswith("hand (alt+shift+h) in browse")]
    assert len(found) == 2
    assert not any("in focus mode" in fault for fault in result.faults)


def test_a_nameless_list_is_found(orca: Hear) -> None:
    case = Case("agent_hunter", "firefox", "fr", "lists")
    result = orca(case, most=1, script=NAMELESS_LIST)
    assert any("any name of the list" in fault for fault in result.faults)


def test_a_private_word_that_is_spoken_is_found(orca: Hear) -> None:
    case = Case("double_agent", "chromium", "en", "command")
    result = orca(case, most=3, script=PRIVATE_WORD)
    assert result.comparison.private != []
