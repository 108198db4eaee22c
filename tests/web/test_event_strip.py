"""The strip of last events: what others did, how one's own move was answered, and what is heard."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from filature.games import words_of
from tests.serving import Server
from tests.web.api_player import ApiPlayer
from tests.web.chromium import wait_until
from tests.web.screen_reader import HEARD, RECORD_SPEECH
from tests.web.screens import at_a_table, shown

pytestmark = pytest.mark.browser

MARKS = ("private", "fleeting")
STEPS = ("guessed", "stopped", "passed", "target_reached")
"""What others do after the set-up, as far as the strip tells it."""


def told(api: ApiPlayer, since: int = 0) -> list[dict[str, Any]]:
    return [say for says in api.now(have=since)["say"] for say in says]


def in_words(api: ApiPlayer, kind: str, say: dict[str, Any]) -> str:
    names = [player["name"] for player in api.now()["table"]["players"]]
    bare = {name: value for name, value in say.items() if name not in MARKS}
    return words_of("kryptos", "fr").say(kind, bare, 0, names)


def heard(page: Page) -> str:
    return " ".join(page.evaluate(HEARD))


def asked_to_guess(browser: Browser, server: Server) -> tuple[ApiPlayer, Page]:
    """Sit at Kryptos on a phone, until a card is to be named."""
    api = at_a_table(browser, server, "kryptos", 5, width=390)
    while api.wait_for_decision()["position"]["decisions"][0]["asked"] != "guess":
        api.play(1)
    api.page.add_init_script(RECORD_SPEECH)
    return api, shown(api)


def test_the_answer_to_a_move_and_what_followed_are_stepped_through_and_heard_once(
    browser: Browser, server: Server
) -> None:
    api, page = asked_to_guess(browser, server)
    strip, step = page.locator("#events"), page.locator("#event-next")
    height = page.locator("#events").evaluate("e => e.offsetHeight")
    since = api.now()["seq"]
    api.play(1)
    guess = next(say for say in told(api, since) if say["type"] == "guessed")
    verdict = in_words(api, "verdict", guess)
    expect(strip.locator("b").first).to_have_text(verdict)
    expect(strip).to_contain_text(in_words(api, "result", guess))
    sentence = in_words(api, "told", guess)
    wait_until(page, lambda: sentence in heard(page), "the answer was not spoken")
    assert heard(page).count(sentence) == 1

    # On with the game, until the others have moved and something is asked again.
    while api.wait_for_decision()["position"]["decisions"][0]["asked"] != "guess":
        api.play(1)
    moves = [say for say in told(api, since) if say["type"] in STEPS and say["seat"] != 0]
    unread = len(moves) - 1
    assert unread > 0
    expect(page.locator("#tab-log .badge")).to_have_text(str(unread))
    last = in_words(api, "told", moves[-1])
    wait_until(page, lambda: last in heard(page), "the last move was not spoken")
    before = heard(page)
    step.click()
    expect(page.locator("#tab-log .badge")).to_have_count(0 if unread == 1 else 1)
    wait_until(page, lambda: heard(page) != before, "the step was not spoken")
    spoken = heard(page)[len(before) :].strip()
    assert spoken in strip.inner_text().replace("\n", " ")
    assert strip.evaluate("e => e.offsetHeight") == height

    # The log: oldest first, and nothing is new any more once it is read.
    page.locator("#tab-log").click()
    expect(page.locator("#tab-log .badge")).to_have_count(0)
    numbers = [int(n) for n in page.locator("#log .number").all_inner_texts() if n]
    assert numbers == sorted(numbers)
    expect(page.locator("#log li").last).to_be_in_viewport()
    expect(page.locator("#log li").last).to_contain_text(in_words(api, "told", told(api)[-1]))


@pytest.mark.slow
def test_sounds_are_offered_once(browser: Browser, server: Server) -> None:
    api = at_a_table(browser, server, "agent_hunter", width=390)
    page = shown(api)
    offer = page.locator("[data-sounds]")
    expect(offer).to_have_count(2)
    assert page.locator("[role=alert]").count() == 0
    offer.last.click()
    expect(offer).to_have_count(0)
    assert page.evaluate("() => document.activeElement.id") == "ask"
    shown(api)
    expect(page.locator("#events")).to_be_visible()
    expect(offer).to_have_count(0)


@pytest.mark.slow
def test_an_offer_that_is_not_answered_goes_with_the_first_move(
    browser: Browser, server: Server
) -> None:
    api = at_a_table(browser, server, "agent_hunter", width=390)
    page = shown(api)
    expect(page.locator("[data-sounds]")).to_have_count(2)
    api.play(1)
    expect(page.locator("[data-sounds]")).to_have_count(0)
    shown(api)
    expect(page.locator("#events")).to_be_visible()
    expect(page.locator("[data-sounds]")).to_have_count(0)
