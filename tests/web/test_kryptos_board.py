"""The board of Kryptos: a card, then a number, of those that the card can be, or a bluff."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.serving import Server
from tests.setups import slow_unless
from tests.web.keyboard_player import KeyboardPlayer
from tests.web.screens import at_a_table, shown

pytestmark = pytest.mark.browser

CARDS = "[role=option]:not([aria-disabled])"
NUMBERS = "[role=gridcell]:not([aria-disabled])"
STOP = "input[data-alternative='0']"
SIZES = [(3, 1280), (6, 1280), (4, 320)]


def seated(browser: Browser, server: Server, seats: int, width: int = 1280) -> Page:
    return shown(at_a_table(browser, server, "kryptos", 5, seats, width=width))


def asked_to(player: KeyboardPlayer, what: str) -> None:
    """Go on until this is asked, turning up cards and stopping after a miss."""
    while True:
        expect(player.page.locator("#decision")).to_be_visible(timeout=60_000)
        if what in player.page.locator("#ask").inner_text():
            return
        if player.page.locator(STOP).count():
            stop(player)
        else:
            player.decide()


def stop(player: KeyboardPlayer) -> None:
    """Do without a second attempt."""
    decision = player.asked
    player.page.locator(STOP).check()
    player.page.locator("#confirm").click()
    player.wait_for_next(decision)


def numbers(page: Page) -> list[int]:
    """The numbers that can be chosen now."""
    values = "cells => cells.map(cell => JSON.parse(cell.dataset.value))"
    found: list[int] = page.locator(NUMBERS).evaluate_all(values)
    return found


@pytest.mark.parametrize(("seats", "width"), slow_unless([(4, 320)], SIZES))
def test_a_card_leaves_the_numbers_that_it_can_be_and_a_bluff_all(
    browser: Browser, server: Server, seats: int, width: int
) -> None:
    page = seated(browser, server, seats, width)
    player = KeyboardPlayer(page, seed=1)
    asked_to(player, "Nommez")
    if width < 1280:  # one hand is shown at a time
        page.locator("input[type=radio]").last.check()
    mine = page.get_by_role("list", name="Votre main").get_by_role("listitem").all_inner_texts()
    own = {int(re.findall(r"\d+", text)[1]) for text in mine}
    if width < 1280:
        page.locator("input[type=radio]").first.check()
    hidden = page.locator(CARDS).first
    hidden.click()
    possible = numbers(page)
    assert possible
    assert not own & set(possible)

    page.locator(NUMBERS).last.click()
    expect(page.locator("#confirm")).to_contain_text(f"Annoncer {possible[-1]}")
    page.get_by_role("switch").click()
    permitted = numbers(page)
    assert set(possible) < set(permitted)
    bluff = next(number for number in permitted if number in own)
    page.locator(f'{NUMBERS}[data-value="{bluff}"]').click()
    expect(page.locator("#decision")).to_contain_text(f"Vous avez le {bluff}")

    page.get_by_role("switch").click()
    assert numbers(page) == possible
    expect(page.locator("#confirm")).to_be_disabled()
    if width == 1280:
        page.get_by_text("Changer").click()
        expect(page.locator("#ask")).to_be_focused()
        expect(page.locator("[aria-selected=true]")).to_have_count(0)


@pytest.mark.slow
def test_after_a_miss_one_may_stop_or_pay_and_the_card_is_not_chosen_again(
    browser: Browser, server: Server
) -> None:
    page = seated(browser, server, 4)
    player = KeyboardPlayer(page, seed=2)
    asked_to(player, "Nommez")
    page.locator(CARDS).first.click()
    page.get_by_role("switch").click()
    page.locator("[role=gridcell].own.offered").first.click()
    page.locator("#confirm").click()
    expect(page.locator("#ask")).to_contain_text("Faux")
    expect(page.locator("[aria-selected=true]")).to_have_count(0)
    page.locator(CARDS).last.click()
    expect(page.locator("input[data-alternative='1']")).to_be_checked()
    expect(page.locator("#decision")).to_contain_text("Cela coûte 1 point.")
    stop(player)
    expect(page.locator("#log")).to_contain_text("Vous vous arrêtez là.")
