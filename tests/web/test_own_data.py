"""The page about one's own data, with passkeys of Chromium's virtual authenticator."""

from __future__ import annotations

import io
import zipfile

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.serving import Server
from tests.web.api_player import ApiPlayer, bots
from tests.web.chromium import check_accessible, newcomer, wait_until
from tests.web.virtual_authenticator import VirtualAuthenticator

pytestmark = pytest.mark.browser


def here(server: Server) -> str:
    """Return the server's address by a name: passkeys need one."""
    return server.url.replace("127.0.0.1", "localhost")


def person(browser: Browser, server: Server, seed: int) -> tuple[Page, ApiPlayer]:
    """Return the page of somebody who plays, and who decides."""
    page = newcomer(browser, "en-GB")
    api = ApiPlayer(page, here(server), seed)
    api.open("agent_hunter", bots(1), settings={"seed": seed})
    api.wait_for_decision()
    return page, api


def own_data(page: Page, server: Server) -> None:
    page.goto(f"{here(server)}/me")
    expect(page.locator("#own-kept")).to_be_visible()


def tables(page: Page, server: Server) -> set[str]:
    """Return the tables at which the browser of a page holds a seat."""
    found = page.request.get(f"{here(server)}/api/mine").json()["tables"]
    return {one["id"] for one in found}


def register(page: Page, server: Server) -> None:
    own_data(page, server)
    page.locator("#add-passkey").click()
    expect(page.locator("#own-devices")).to_be_visible()


def sign_in(page: Page, server: Server) -> None:
    own_data(page, server)
    page.locator("#sign-in").click()


@pytest.mark.slow
def test_a_passkey_brings_the_seats_of_each_device_to_the_other(
    browser: Browser, server: Server
) -> None:
    (one, first), (two, second) = person(browser, server, 1), person(browser, server, 2)
    phone = VirtualAuthenticator(one)
    register(one, server)
    VirtualAuthenticator(two, *phone.credentials)
    sign_in(two, server)
    expect(two.locator("#own-devices")).to_be_visible()
    both = {first.table, second.table}
    assert tables(one, server) == tables(two, server) == both
    # The seats can be played: each from the other device.
    for page, table in ((two, first.table), (one, second.table)):
        page.goto(f"{here(server)}/t/{table}")
        expect(page.locator("#ask")).to_be_visible()
        player = ApiPlayer(page, here(server), 5)
        player.table = table
        before = player.now()["seq"]
        player.play(1)
        assert player.now()["seq"] > before


@pytest.mark.slow
def test_with_a_lost_passkey_another_is_added_and_the_lost_one_opens_nothing(
    browser: Browser, server: Server
) -> None:
    page, player = person(browser, server, 3)
    lost = VirtualAuthenticator(page)
    register(page, server)
    (key,) = lost.credentials
    lost.lose()
    new = VirtualAuthenticator(page)
    page.locator("#add-passkey").click()
    entries = page.locator("#own-passkeys + .paper li")
    expect(entries).to_have_count(2)
    entries.first.locator("[data-do=remove]").click()
    entries.first.locator("[data-sure]").click()
    expect(entries).to_have_count(1)
    entries.first.locator("[data-do=remove]").click()
    entries.first.locator("[data-sure]").click()
    expect(page.locator("#own-passkeys + .paper .refusal")).to_contain_text("only passkey")
    finder = newcomer(browser, "en-GB")
    VirtualAuthenticator(finder, key)
    sign_in(finder, server)
    expect(finder.locator("#own-passkeys + .paper .refusal")).to_contain_text("no longer, known")
    assert tables(finder, server) == set()
    friend = newcomer(browser, "en-GB")
    VirtualAuthenticator(friend, *new.credentials)
    sign_in(friend, server)
    expect(friend.locator("#own-devices")).to_be_visible()
    assert tables(friend, server) == {player.table}


def test_a_device_that_is_removed_loses_its_open_page(browser: Browser, server: Server) -> None:
    one, player = person(browser, server, 4)
    two = newcomer(browser, "en-GB")
    phone = VirtualAuthenticator(one)
    register(one, server)
    VirtualAuthenticator(two, *phone.credentials)
    sign_in(two, server)
    expect(two.locator("#own-devices")).to_be_visible()
    two.goto(f"{here(server)}/t/{player.table}")
    expect(two.locator("#ask")).to_be_visible()
    own_data(one, server)
    other = one.locator("#own-devices + .paper li", has_not_text="this one")
    other.locator("[data-do=remove]").click()
    other.locator("[data-sure]").click()
    expect(one.locator("#own-devices + .paper li")).to_have_count(1)
    expect(two.locator("#no-entry")).to_be_visible()
    expect(two.locator("#ask")).to_have_count(0)
    assert tables(two, server) == set()


def test_somebody_who_says_no_to_their_device_changes_nothing(
    browser: Browser, server: Server
) -> None:
    page, player = person(browser, server, 6)
    own_data(page, server)
    VirtualAuthenticator(page)
    # No passkey of this site is on the device: the browser gives none.
    page.locator("#sign-in").click()
    expect(page.locator("#own-passkeys + .paper .refusal")).to_contain_text("Nothing has changed")
    assert tables(page, server) == {player.table}


def test_where_there_are_no_passkeys_the_page_says_why(browser: Browser, server: Server) -> None:
    page = newcomer(browser, "en-GB")
    page.goto(f"{server.url}/me")  # an address in numbers
    expect(page.locator("#no-passkeys")).to_contain_text("https")
    expect(page.locator("#add-passkey")).to_have_count(0)


def test_everything_is_taken_along_and_erased_by_keyboard(browser: Browser, server: Server) -> None:
    page, player = person(browser, server, 7)
    VirtualAuthenticator(page)
    register(page, server)
    with page.expect_download() as waiting:
        page.locator("#export").click()
    with open(waiting.value.path(), "rb") as file:
        names = zipfile.ZipFile(io.BytesIO(file.read())).namelist()
    assert "tables.json" in names
    page.locator("#erase").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[aria-labelledby=erase-question]")).to_be_focused()
    check_accessible(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#erase")).to_be_focused()
    assert tables(page, server) == {player.table}
    page.locator("#erase").press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#own-erase + .paper [role=status]")).to_contain_text("erased")
    expect(page.locator("#own-devices")).to_have_count(0)
    wait_until(page, lambda: not page.context.cookies(), "the token is kept")
    assert tables(page, server) == set()
