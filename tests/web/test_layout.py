"""Every screen keeps its layout in every window, at every text size and in every language.

`make test` looks at some screens in some windows, so that every text size and width come together;
`make test-all` looks at all screens in all of them. What counts as a fault: `layout_faults.js`.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from filature.core.languages import LANGUAGES
from tests.serving import Server
from tests.web.layout import (
    ONE_SCREEN,
    PHONES,
    SHAPES,
    TEXT_SIZES,
    ZOOMED,
    Window,
    enlarge_in_browser,
    every_window,
    faults,
    faults_in,
    is_table,
    show_in,
)
from tests.web.screens import SCREENS

pytestmark = pytest.mark.browser

NOT_YET: list[str] = []
"""Screens whose layout still has faults: none, but while one is being rebuilt."""

# A debrief takes long to make: in `make test` it is looked at by test_screens.py alone.
FAST = ["home", "over-agent_hunter"]
FAST += ["middle-agent_hunter", "middle-kryptos", "middle-spies_vs_spies"]


def sample(at: int) -> list[Window]:
    """Choose windows for one of several screens: all text sizes, with each width in turn."""
    language = LANGUAGES[at % len(LANGUAGES)]
    windows = [
        Window(*SHAPES[(at + row) % len(SHAPES)], text, language)
        for row, text in enumerate(TEXT_SIZES)
    ]
    windows.append(Window(*ZOOMED[at % len(ZOOMED)], 100, language))
    if is_table(FAST[at]):
        windows += [Window(*shape, 100, language) for shape in (*ONE_SCREEN, PHONES[2 + at % 5])]
    return windows


def test_every_width_and_text_size_come_together() -> None:
    seen = {(window.width, window.text) for at in range(len(FAST)) for window in sample(at)}
    assert seen >= {(width, text) for width, _ in SHAPES for text in TEXT_SIZES}


@pytest.mark.parametrize("screen", [name for name in FAST if name not in NOT_YET])
def test_a_screen_keeps_its_layout(browser: Browser, server: Server, screen: str) -> None:
    page = SCREENS[screen](browser, server)
    found = []
    for window in sample(FAST.index(screen)):
        found += faults_in(page, screen, window, in_tabs=window.text == 200)
    if is_table(screen):
        show_in(page, Window(*ONE_SCREEN[0]))
        enlarge_in_browser(page, 200)
        found += [f"enlarged by the browser: {fault}" for fault in faults(page, 200)]
    assert not found, "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize("screen", [name for name in SCREENS if name not in NOT_YET])
def test_a_screen_keeps_its_layout_in_every_window(
    browser: Browser, server: Server, screen: str
) -> None:
    page = SCREENS[screen](browser, server)
    found = [f for window in every_window(screen) for f in faults_in(page, screen, window)]
    assert not found, "\n".join(found)


@pytest.mark.slow
def test_the_settings_stay_open_while_the_size_of_text_brings_another_layout(
    browser: Browser, server: Server
) -> None:
    page = SCREENS["settings"](browser, server)
    for size in ("200", "100"):
        page.locator("#set-text").select_option(size)
        rem = f"{16 * int(size) // 100}px"
        expect(page.locator("html")).to_have_css("font-size", rem)
        expect(page.locator("#preferences")).to_be_visible()


@pytest.mark.slow
def test_on_its_side_a_hand_stands_below_its_board_without_scrolling(
    browser: Browser, server: Server
) -> None:
    page = SCREENS["middle-agent_hunter"](browser, server)
    page.set_viewport_size({"width": 844, "height": 390})
    hand = page.locator("#decision .choices")
    expect(hand.get_by_role("option").first).to_be_in_viewport(ratio=1)
    box = hand.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 390
    expect(page.locator("#decision .board [data-value]").first).to_be_in_viewport()
    # No title is cut: where it finds no room it is only read.
    width: float = page.locator("h1").evaluate("title => title.getBoundingClientRect().width")
    assert width <= 1
