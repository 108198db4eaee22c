"""Measures the layout of a screen: overlaps, clipped text, columns of letters, sideways scroll.

The page is looked at in many windows and text sizes without loading it again. Browser zoom needs no
size of its own: at 200 % a window of 1280 × 800 has the layout of one of 640 × 400.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from playwright.sync_api import Page

from filature.core.languages import LANGUAGES
from tests.web.screens import speaking

FIND_FAULTS = (Path(__file__).parent / "layout_faults.js").read_text(encoding="utf-8")

TEXT_SIZES = (100, 125, 150, 200)


@dataclass(frozen=True)
class Window:
    """A window, the text size set in the page, and its language."""

    width: int
    height: int
    text: int = 100
    language: str = "fr"

    def __str__(self) -> str:
        return f"{self.language} {self.width}x{self.height} {self.text}%"


SHAPES = ((320, 640), (390, 844), (768, 1024), (1280, 800), (1920, 1080))
"""The usual windows, by width."""
ZOOMED = ((1024, 640), (853, 533), (640, 400), (427, 267), (320, 200))
"""What a window of 1280 × 800 becomes at 125, 150, 200, 300 and 400 % of browser zoom."""
ONE_SCREEN = ((390, 844), (360, 740))
"""Phones on which a table must not scroll as a page."""
PHONES = (*ONE_SCREEN, (390, 664), (360, 640), (320, 568), (844, 390), (740, 360))
"""Phones upright, with the browser's bars, small, and on their side."""

EVERY_SHAPE = [
    *(Window(*shape, text) for shape in SHAPES for text in TEXT_SIZES),
    *(Window(*shape) for shape in ZOOMED),
]
EVERY_PHONE = [
    *(Window(*shape) for shape in PHONES if shape not in SHAPES),
    *(Window(*shape, 200) for shape in PHONES if shape not in SHAPES),
]


def in_every_language(windows: Iterable[Window]) -> list[Window]:
    """Put each language together, as changing it takes longest."""
    return [replace(one, language=language) for language in LANGUAGES for one in windows]


def is_table(screen: str) -> bool:
    """Tell whether a screen is a table at which a game is being played."""
    return screen.partition("-")[0] in ("start", "middle")


def every_window(screen: str) -> list[Window]:
    return in_every_language(EVERY_SHAPE + (EVERY_PHONE if is_table(screen) else []))


def set_text_size(page: Page, text: int) -> None:
    """Change the text size as another tab of the same browser would."""
    page.evaluate(
        """preferences => {
            const key = "filature.preferences";
            localStorage.setItem(key, preferences);
            dispatchEvent(new StorageEvent("storage", {key}));
        }""",
        json.dumps({"text": text}),
    )


def enlarge_in_browser(page: Page, text: int) -> None:
    """Change the text size as the browser's own settings or a style sheet of the reader's would."""
    page.evaluate(
        "size => document.documentElement.style.setProperty('font-size', size, 'important')",
        f"{text}%" if text != 100 else "",
    )
    laid_out(page)


def show_in(page: Page, window: Window) -> None:
    """Show the page like this, without loading it again, and wait until it is laid out."""
    speaking(page, window.language)
    page.set_viewport_size({"width": window.width, "height": window.height})
    set_text_size(page, window.text)
    laid_out(page)


def laid_out(page: Page) -> None:
    """Wait until the layout has answered to a change."""
    page.evaluate(
        """async () => {
            const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
            await frame();  // what observes sizes has answered
            await frame();  // and has been drawn
            await document.fonts.ready;
            scrollTo(0, 0);
        }"""
    )


@dataclass(frozen=True)
class Fault:
    kind: str
    where: str
    says: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.where}: {self.says}"


def faults(page: Page, text: int = 100, one_screen: bool = False) -> list[Fault]:
    """Find what is wrong with the layout of the page as it stands.

    `text`: the text size that is set; `one_screen`: the page must not scroll at all.
    """
    found = page.evaluate(FIND_FAULTS, {"text": text, "oneScreen": one_screen})
    return [Fault(**one) for one in found]


def faults_in(page: Page, screen: str, window: Window, in_tabs: bool = True) -> list[str]:
    """Find what is wrong with a screen in a window, in words; on a table, in each of its tabs."""
    show_in(page, window)
    shape = (window.width, window.height)
    one_screen = is_table(screen) and window.text == 100 and shape in ONE_SCREEN
    found = [f"{window}: {fault}" for fault in faults(page, window.text, one_screen)]
    tabs = page.locator("[role=tab]")
    for at in range(1, tabs.count() if in_tabs and is_table(screen) else 0):
        tabs.nth(at).evaluate("tab => tab.click()")
        laid_out(page)
        name = tabs.nth(at).get_attribute("id")
        found += [f"{window} {name}: {fault}" for fault in faults(page, window.text, one_screen)]
    if in_tabs and is_table(screen) and tabs.count():
        tabs.first.evaluate("tab => tab.click()")
    return found
