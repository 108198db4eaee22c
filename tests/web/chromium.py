"""Chromium for tests: start it, open pages as a new visitor, check them with axe."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import ExitStack

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

CHROMIUM = os.environ.get("FILATURE_CHROMIUM", "/usr/bin/chromium")
DISABLED_FEATURES = (
    # Chromium's own suggestions: two more pages, drawn anew for every window that is opened.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    # What Playwright disables itself: of two such lists Chromium takes the last.
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"),
    *("OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
)
ARGUMENTS = [
    f"--disable-features={','.join(DISABLED_FEATURES)}",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
AXE_RULES = {
    "runOnly": {
        "type": "tag",
        "values": [
            *("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"),
            *("best-practice", "RGAAv4"),
        ],
    },
    "rules": {"target-size": {"enabled": True}},
    "resultTypes": ["violations"],
}


def launch(playwright: Playwright) -> Browser:
    """Start the system's Chromium."""
    return playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)


class SharedChromium:
    """A Chromium that tests use one after the other, as it takes seconds to start.

    While it runs, Playwright's event loop keeps others from running in this thread: it is stopped
    before tests without a browser.
    """

    def __init__(self) -> None:
        self.running = ExitStack()
        self.browser: Browser | None = None

    def started(self) -> Browser:
        if self.browser is None:
            self.browser = launch(self.running.enter_context(sync_playwright()))
        return self.browser

    def stop(self) -> None:
        if self.browser is not None:
            self.browser.close()
            self.running.close()
            self.browser = None


SHARED = SharedChromium()


def newcomer(
    browser: Browser,
    locale: str = "fr-FR",
    width: int = 1280,
    scheme: str = "light",
    script: str | None = None,
) -> Page:
    """Return an empty page for a new person, with nothing kept from others.

    The scheme is light, dark, or contrast: more of it than usual. The script runs before all else.
    """
    context = browser.new_context(
        locale=locale,
        viewport={"width": width, "height": 800},
        color_scheme="dark" if scheme == "dark" else "light",
        contrast="more" if scheme == "contrast" else "no-preference",
        reduced_motion="reduce",
    )
    if script:
        context.add_init_script(script)
    return context.new_page()


def visit(
    browser: Browser,
    address: str,
    locale: str,
    width: int = 1280,
    scheme: str = "light",
    script: str | None = None,
) -> Page:
    """Open a page as a new person would (see `newcomer`); errors are not allowed."""
    page = newcomer(browser, locale, width, scheme, script)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address)
    page.wait_for_selector("h1", state="attached")
    assert errors == []
    return page


def wait_until(page: Page, condition: Callable[[], object], what: str, seconds: float = 20) -> None:
    """Wait for something that is not on one page alone, which Playwright cannot wait for."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, what
        page.wait_for_timeout(20)


def drawn(page: Page) -> None:
    """Wait until the page has drawn what has arrived."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")


def violations(page: Page) -> list[str]:
    """Run axe over the page as it stands."""
    found = Axe().run(page, options=AXE_RULES).response["violations"]
    return [f"{v['id']}: {[node['html'] for node in v['nodes']]}" for v in found]


def too_wide(page: Page) -> int:
    """Return by how many pixels the page is wider than the window, if it is."""
    wide: int = page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
    return max(0, wide)


def check_accessible(page: Page) -> None:
    """Check the page as it stands with axe, and that it does not scroll sideways."""
    assert violations(page) == []
    assert too_wide(page) == 0
