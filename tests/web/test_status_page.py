"""The operator's page in a browser: signed in by its form, readable in every look."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect

from filature.core.languages import LANGUAGES
from filature.web.operator.status import status_words
from tests.serving import serving
from tests.web.chromium import check_accessible
from tests.web.layout import enlarge_in_browser, faults

pytestmark = pytest.mark.browser

TOKEN = "a token of 24 characters"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark", "light")


def test_an_operator_signs_in_and_reads_the_status_in_every_look(
    browser: Browser, tmp_path: Path
) -> None:
    config = tmp_path / "filature.toml"
    config.write_text(f'[status]\ntoken = "{TOKEN}"\n')
    with serving(tmp_path, config=config) as server:
        page = browser.new_context(viewport={"width": 320, "height": 700}).new_page()
        page.goto(f"{server.url}/status?language=de")
        page.keyboard.type("wrong")
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert")).to_have_text(status_words("de").text("status-wrong"))
        check_accessible(page)
        page.get_by_label("Token").fill(TOKEN)
        page.keyboard.press("Enter")
        expect(page.get_by_role("table")).to_have_count(6)
        for language, theme in zip(LANGUAGES, THEMES, strict=True):
            page.get_by_role("navigation").locator(f"[lang={language}]").click()
            words = status_words(language)
            expect(page).to_have_title(words.text("status-title"))
            uptime = page.get_by_role("rowheader", name=words.text("status-uptime"), exact=True)
            expect(uptime).to_be_visible()
            page.emulate_media(color_scheme=theme)
            check_accessible(page)
            for text in (200, 100):
                enlarge_in_browser(page, text)
                assert faults(page, text) == []
