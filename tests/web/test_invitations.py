"""Invitations in a browser: the address that invites, the guest's page, a full or private table."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.serving import Server
from tests.web.api_player import ApiPlayer, bots
from tests.web.chromium import newcomer, visit
from tests.web.screens import full, private, unknown

pytestmark = pytest.mark.browser

EMOJI = "Zoé \U0001f469\U0001f3fd\u200d\U0001f680\U0001f1eb\U0001f1f7"


def opened(browser: Browser, server: Server, seats: list[dict[str, str]]) -> tuple[Page, str]:
    """Have Ada open a table; return her page and what stands in its address bar."""
    page = newcomer(browser)
    api = ApiPlayer(page, server.url)
    api.open("kryptos", seats)
    page.goto(api.address)
    expect(page).to_have_url(re.compile(r"\?i="))
    return page, page.url


def test_the_address_of_somebody_who_sits_invites_a_guest_on_one_screen(
    browser: Browser, server: Server
) -> None:
    ada, address = opened(browser, server, [{"kind": "person"}, *bots(1)])
    assert urlsplit(ada.locator("#invite-link").input_value()).query == urlsplit(address).query
    bob = visit(browser, address, "fr-FR", 390)
    bob.set_viewport_size({"width": 390, "height": 844})
    expect(bob.locator("h1")).to_have_text("Ada vous invite à jouer à Kryptos.")
    for text in ("25 minutes", "3 personnes", "une place", "Chaque main est triée."):
        expect(bob.get_by_text(text, exact=text != "3 personnes").first).to_be_visible()
    # The rules have their pictures, each with what it shows.
    pictures = bob.locator("#brief [role=img]")
    expect(pictures).to_have_count(3)
    for at in range(3):
        expect(pictures.nth(at)).to_be_visible()
        assert pictures.nth(at).get_attribute("aria-label")
    bob.wait_for_function(
        """() => ["h1", "#name", "#sit-button", "#watch-first"].every(
            one => document.querySelector(one).getBoundingClientRect().bottom <= innerHeight
        )"""
    )
    bob.locator("#name").fill(EMOJI)
    bob.locator("#sit-button").click()
    expect(bob.locator("#ask, #decision").first).to_be_visible()
    expect(bob).to_have_url(address)
    # What was pressed is gone: the focus is on a heading or on the table's place, not lost.
    bob.wait_for_function("() => document.activeElement.matches('#ask, h1, #table-place')")
    expect(ada.locator("section:has(#players-tab)")).to_contain_text(EMOJI)


def test_somebody_at_the_door_watches_only_once_they_say_so(
    browser: Browser, server: Server
) -> None:
    ada, address = opened(browser, server, [{"kind": "person"}, *bots(1)])
    bob = visit(browser, address, "fr-FR")
    expect(bob.locator("#watch-first")).to_be_visible()
    # It answers at once, as nobody has so many messages.
    count = """async () => {
        const path = location.pathname.replace("/t/", "/tables/");
        const answer = await fetch(`/api${path}/next?have=99`);
        return (await answer.json()).table.watching;
    }"""
    assert ada.evaluate(count) == 0
    bob.locator("#watch-first").click()
    expect(bob.locator("#watch-first")).to_have_count(0)
    ada.wait_for_function(f"async () => (await ({count})()) === 1")


@pytest.mark.slow
def test_a_full_table_says_so_before_one_watches(browser: Browser, server: Server) -> None:
    page = full(browser, server)
    expect(page.locator("#ask")).to_have_count(0)
    expect(page.get_by_role("link", name="Ouvrir ma table")).to_have_attribute("href", "/")
    page.locator("#watch").click()
    expect(page.locator("#ask")).to_be_visible()


@pytest.mark.slow
def test_without_an_invitation_the_page_says_what_to_ask_for(
    browser: Browser, server: Server
) -> None:
    page = private(browser, server)
    expect(page.locator("main")).to_contain_text("Demandez le lien d’invitation")
    page.get_by_role("link", name="Retour à l’accueil", exact=True).click()
    expect(page.locator("[data-play]").first).to_be_visible()


@pytest.mark.parametrize("path", ["/nowhere", "/t/nowhere", "/g/chess", "/t/%E0%A4%A"])
def test_an_unknown_address_is_a_page(browser: Browser, server: Server, path: str) -> None:
    page = browser.new_context(locale="en-GB").new_page()
    answer = page.goto(server.url + path)
    assert answer is not None
    assert answer.status == 404
    expect(page.locator("h1")).to_have_text("There is nothing at this address.")
    expect(page.get_by_role("link", name="Back to the home page", exact=True)).to_have_attribute(
        "href", "/"
    )


@pytest.mark.slow
def test_an_unknown_page_has_a_title_and_leads_home(browser: Browser, server: Server) -> None:
    page = unknown(browser, server)
    expect(page).to_have_title(re.compile("Page inconnue"))
    page.get_by_role("link", name="Retour à l’accueil", exact=True).click()
    expect(page.locator("[data-play]").first).to_be_visible()


@pytest.mark.slow
def test_the_link_is_one_that_a_phone_can_open(browser: Browser, server: Server) -> None:
    """On this machine alone no code is shown that a phone would read in vain."""
    ada, address = opened(browser, server, [{"kind": "person"}, *bots(1)])
    expect(ada.locator("#reach")).to_contain_text("LAN=1 make play")
    expect(ada.get_by_role("img", name="Code QR du lien d’invitation")).to_have_count(0)
    home = "http://192.168.1.5:8765"
    ada.route("**/api/reach", lambda route: route.fulfill(json={"by": "network", "origin": home}))
    ada.reload()
    path = urlsplit(address)
    expect(ada.locator("#invite-link")).to_have_value(f"{home}{path.path}?{path.query}")
    expect(ada.get_by_role("img", name="Code QR du lien d’invitation")).to_be_visible()
