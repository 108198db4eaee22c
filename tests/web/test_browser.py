"""The page in a real browser: games to their end by keyboard alone, and accessibility rules."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from filature.games import catalogue
from tests.serving import Server
from tests.web.api_player import ApiPlayer, bots
from tests.web.chromium import check_accessible, too_wide, visit
from tests.web.keyboard_player import KeyboardPlayer, play

pytestmark = pytest.mark.browser

MIDDLE = 8
"""After so many decisions of two people, one of them reloads the page."""


def sit_down(browser: Browser, link: str, width: int) -> KeyboardPlayer:
    """Have Bob sit down by an invitation."""
    bob = KeyboardPlayer(visit(browser, link, "en-GB", width), seed=2)
    bob.write("#sit input", "Bob")
    bob.activate("#sit-button")
    expect(bob.page.locator("#ask")).to_be_visible()
    # What stands in the bar of somebody who holds a seat invites others.
    expect(bob.page).to_have_url(link)
    return bob


def log_lengths(*players: KeyboardPlayer) -> set[int]:
    """Count what stands in everybody's log, which is a tab of its own on a phone."""
    lengths = set()
    for player in players:
        page = player.page
        in_tab = page.locator("#tab-log").count()
        if in_tab:
            page.locator("#tab-log").click()
        expect(page.locator("#log li").first).to_be_attached()
        lengths.add(page.locator("#log li").count())
        if in_tab:
            page.locator("#tab-table").click()
    return lengths


def test_two_browsers_finish_a_game_by_keyboard_through_a_reload_and_a_crash(
    browser: Browser, server: Server
) -> None:
    ada = KeyboardPlayer(visit(browser, server.url, "fr-FR"), seed=1)
    ada.activate("[data-friends=agent_hunter]")
    ada.write("#name", "Ada")
    ada.activate("#play-friend")
    link = ada.page.locator("#invite-link").input_value()
    check_accessible(ada.page)
    bob = sit_down(browser, link, 320)
    assert too_wide(bob.page) == 0

    def interrupt(decided: int) -> None:
        if decided == 4:
            ada.page.reload()
            ada.page.wait_for_selector("#ask")
        if decided == 7:
            server.kill()
            server.start()

    play(ada, bob, before_each=interrupt)
    assert ada.decided + bob.decided > 7
    for player in (ada, bob):
        check_accessible(player.page)
    (lines,) = log_lengths(ada, bob)
    assert lines > 5

    ada.activate("#again")
    expect(ada.page.locator("#decision")).to_be_visible()
    bob.activate("#again")
    expect(bob.page.locator("#decision")).to_be_visible()
    assert bob.page.url == ada.page.url


def names_at_the_table(page: Page) -> list[str]:
    """Return who sits there, seat by seat; on a phone that is a tab of its own."""
    in_tab = page.locator("#tab-players").count()
    if in_tab:
        page.locator("#tab-players").click()
    names = page.locator("section:has(#players-tab) .who > b")
    expect(names.first).to_be_visible()
    found = names.all_text_contents()
    if in_tab:
        page.locator("#tab-table").click()
    return found


@pytest.mark.slow
def test_kryptos_by_two_browsers_and_two_bots_through_a_reload_and_again(
    browser: Browser, server: Server
) -> None:
    ada = KeyboardPlayer(visit(browser, server.url, "fr-FR"), seed=1)
    table = ApiPlayer(ada.page, server.url)
    table.open("kryptos", [*bots(1, "novice"), {"kind": "person"}, *bots(1, "novice")])
    ada.page.goto(table.address)
    bob = sit_down(browser, ada.page.locator("#invite-link").input_value(), 390)
    first = names_at_the_table(bob.page)
    assert (first[0], first[2]) == ("Ada", "Bob")
    play(ada, bob, decisions=MIDDLE)
    told = ada.page.locator("#log li").count()
    ada.page.reload()
    expect(ada.page.locator("#log li").nth(told - 1)).to_be_attached()
    play(ada, bob)
    assert ada.decided + bob.decided > MIDDLE
    # In the order of the result now.
    assert sorted(names_at_the_table(ada.page)) == sorted(first)
    (lines,) = log_lengths(ada, bob)
    assert lines > told

    before = ada.page.url
    ada.activate("#again")
    expect(ada.page).not_to_have_url(before)
    bob.activate("#over .again a")
    expect(bob.page).to_have_url(ada.page.url)
    for player in (ada, bob):
        expect(player.page.locator("#over")).to_have_count(0)
        expect(player.page.locator("#ask")).to_be_visible()
        assert names_at_the_table(player.page) == first
    decided = ada.decided, bob.decided
    play(ada, bob, decisions=MIDDLE)
    assert ada.decided > decided[0]
    assert bob.decided > decided[1]


LOOKS = [("fr-FR", 320, "dark"), ("en-GB", 1280, "light"), ("fr-FR", 1280, "light")]
LOOKS += [("en-GB", 320, "dark"), ("fr-FR", 768, "dark")]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "locale", "width", "scheme"),
    [(id, *LOOKS[at % len(LOOKS)]) for at, id in enumerate(catalogue())],
)
def test_a_game_against_bots_by_keyboard(
    browser: Browser, server: Server, game: str, locale: str, width: int, scheme: str
) -> None:
    page = visit(browser, server.url, locale, width, scheme)
    assert page.locator("html").get_attribute("lang") == locale[:2]
    check_accessible(page)
    player = KeyboardPlayer(page, seed=3)
    player.play_game(game)
    expect(page.locator("#decision, #ask").first).to_be_visible()

    def check_some(decided: int) -> None:
        if decided in (0, 3):
            check_accessible(page)

    play(player, before_each=check_some)
    check_accessible(page)
