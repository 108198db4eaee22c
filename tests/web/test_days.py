"""A game over days in two browsers: opened, joined, listed, and its clocks made to stand still."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.serving import Server
from tests.web.api_player import ApiPlayer
from tests.web.chromium import visit

pytestmark = pytest.mark.browser


def open_over_days(browser: Browser, server: Server) -> Page:
    """Open a table for two with three days a move, by the form of the first page."""
    page = visit(browser, server.url, "fr-FR")
    page.locator("[data-open=agent_hunter]").click()
    page.locator("#sheet-friends").click()
    page.locator("#cover-sheet").get_by_text("Réglages de la table").click()
    page.locator("#pace").select_option(label="3 jours par coup")
    expect(page.locator("#cover-sheet")).to_contain_text("La nuit et les vacances ne comptent pas")
    expect(page.locator("#away")).to_have_value("bot")
    page.locator("#play-friend").click()
    expect(page.locator("#invite-link")).to_be_visible()
    return page


def test_a_table_over_days_says_how_long_there_is_and_stops_for_a_vacation(
    browser: Browser, server: Server
) -> None:
    ada = open_over_days(browser, server)
    address = ada.locator("#invite-link").input_value()
    bob = visit(browser, address, "fr-FR")
    expect(bob.locator("main")).to_contain_text("3 jours par coup")
    bob.locator("#name").fill("Bob")
    bob.locator("#sit-button").click()
    expect(ada.locator("section:has(#players-tab)").get_by_text("3 jours").first).to_be_visible()
    expect(ada.locator("#extend")).to_have_text("Un jour de plus")
    # Both owe their first decision; what happened is told to whoever has looked and left.
    ada.goto(f"{server.url}/games")
    row = ada.locator("[data-game]")
    expect(row).to_contain_text("Il vous reste 3 jours, jusqu’à")
    expect(ada).to_have_title("(1) Mes parties, Filature")
    other = ApiPlayer(bob, server.url)
    other.table = address.split("/t/")[1].partition("?")[0]
    other.decide()
    ada.reload()
    expect(row).to_contain_text("Depuis vous")
    # A vacation stops the clock, here and in the other's eyes.
    ada.locator("#vacation-start").click()
    expect(ada.locator("#pauses ~ .paper")).to_contain_text("Bonnes vacances")
    expect(row).to_contain_text("Vous êtes en vacances.")
    expect(bob.locator("section:has(#players-tab)")).to_contain_text("en vacances, retour")
    ada.locator("#vacation-end").click()
    expect(row).to_contain_text("Il vous reste 3 jours")
    # Hours of rest are kept by this browser, and refused in words where they are too many.
    ada.locator("#rest-end").select_option("12")
    expect(ada.locator("#pauses ~ .paper .refusal")).to_contain_text("de 1 à 12 heures")
    ada.locator("#rest-end").select_option("7")
    expect(ada.locator("#pauses ~ .paper")).to_contain_text("Noté à une table.")
    ada.reload()
    expect(ada.locator("#rest-end")).to_have_value("7")
