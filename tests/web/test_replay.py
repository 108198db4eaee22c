"""The replay: by keys, by the list of moves, as anybody saw it, and from a downloaded record."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from tests.core.test_records import RECORDS, SMALL
from tests.serving import Server
from tests.web.chromium import drawn, visit
from tests.web.screens import at_a_table, shown

pytestmark = pytest.mark.browser


def moment(page: Page) -> int:
    return int(page.locator(".scrub input").input_value())


def test_a_replay_is_stepped_by_keys_and_by_its_list_of_moves(
    browser: Browser, server: Server
) -> None:
    api = at_a_table(browser, server, "agent_hunter")
    api.play()
    page = shown(api, "/replay?as=truth&step=0", ".scrub")
    moves = page.locator(".moves button")
    last = int(page.locator(".scrub input").get_attribute("max") or 0)
    expect(moves).to_have_count(last + 1)
    for key, there in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        page.keyboard.press(key)
        expect(page.locator(".moves [aria-current=step]")).to_have_attribute(
            "data-step", str(there)
        )
        assert moment(page) == there
        assert f"step={there}" in page.url
    # The current move is in view inside its list, and the page has not moved.
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        page.keyboard.press("Home")
        page.keyboard.press("End")
        inside = page.locator(".moves [aria-current=step]").evaluate(
            "e => { const own = e.getBoundingClientRect(),"
            " list = e.closest('.moves').getBoundingClientRect();"
            " const end = Math.min(own.bottom, own.top + list.height);"
            " return own.top >= list.top - 1 && end <= list.bottom + 5; }"
        )
        assert inside
        assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    # What is told is the list's own text; another viewer was told less.
    expect(page.locator("#replay-told")).to_contain_text(moves.nth(last).inner_text()[:20])
    moves.nth(1).click()
    assert moment(page) == 1
    page.locator(".as select").select_option("spectator")
    expect(moves.nth(1)).to_contain_text("a placé ses agents")


def chosen(page: Page, content: bytes) -> None:
    file: FilePayload = {"name": "game.jsonl", "mimeType": "application/jsonl", "buffer": content}
    page.locator("input[type=file]").set_input_files(file)


@pytest.mark.slow
def test_a_downloaded_record_is_opened_in_the_page(browser: Browser, server: Server) -> None:
    page = visit(browser, f"{server.url}/replay", "fr-FR")
    bad = (RECORDS / "bad" / "agent_hunter-small.jsonl").read_bytes()
    chosen(page, bad)
    expect(page.locator(".refusal")).to_contain_text("Ligne")
    chosen(page, b"not a record")
    expect(page.locator(".refusal")).to_contain_text("Ligne 1 : Cette ligne n’est pas du JSON")
    chosen(page, SMALL)
    expect(page.locator(".scrub")).to_be_visible()
    assert "/replay?as=truth&step=0" in page.url
    page.keyboard.press("End")
    expect(page.locator("#replay-told")).to_contain_text("gagne")
    # A reload keeps it.
    page.reload()
    expect(page.locator(".moves [aria-current=step]")).to_be_visible()
    assert moment(page) > 1
