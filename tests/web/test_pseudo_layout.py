"""No word is cut, and nothing overlaps, in a language whose words are 40 % longer than English.

A word that is broken over two lines can still be read: on a drawn card it may be, and whoever
translates chooses a shorter one (`test_layout` finds it there).
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from filature.testing.pseudo import OPEN
from tests.serving import Server
from tests.setups import slow_unless
from tests.web.disguise import disguise_english
from tests.web.layout import Window, faults_in
from tests.web.screens import SCREENS, speaking

pytestmark = pytest.mark.browser

WINDOWS = (Window(390, 844, language="en"), Window(1280, 800, language="en"))
FAST = ["sheet"]


@pytest.mark.parametrize("screen", slow_unless(FAST, SCREENS))
def test_longer_words_keep_the_layout(browser: Browser, server: Server, screen: str) -> None:
    page = SCREENS[screen](browser, server)
    disguise_english(page.context)
    speaking(page, "en")
    expect(page.locator("body")).to_contain_text(OPEN)
    every = [fault for window in WINDOWS for fault in faults_in(page, screen, window)]
    found = [fault for fault in every if ": broken word: " not in fault]
    assert not found, "\n".join(found)
