"""The board of Spies vs Spies: cards and targets are chosen where they are shown."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.serving import Server
from tests.web.screens import at_a_table, shown

pytestmark = pytest.mark.browser

QUESTION, MISSION = "input[data-alternative='0']", "input[data-alternative='1']"


def seated(browser: Browser, server: Server, seats: int, width: int = 1280) -> Page:
    """Sit at a table with bots, in French, and wait for the first turn."""
    table = at_a_table(browser, server, "spies_vs_spies", 8, seats, "agent", width)
    page = shown(table)
    expect(page.locator(QUESTION)).to_be_checked(timeout=60_000)
    return page


def card(page: Page, player: int, category: str) -> Locator:
    """A card in the dossier of another player, by how far to the left they sit."""
    row = page.locator("[role=grid] [role=row]").nth(player - 1)
    return row.get_by_role("gridcell", name=f", {category}")


def own(page: Page, category: str) -> Locator:
    return page.locator("[role=listbox], [role=list]").get_by_label(f"Votre {category}")


@pytest.mark.slow
def test_a_card_is_asked_for_where_it_lies_and_stays_seen(browser: Browser, server: Server) -> None:
    page = seated(browser, server, 4)
    confirm = page.locator("#confirm")
    expect(confirm).to_be_disabled()
    card(page, 2, "objectif").click()
    expect(confirm).to_contain_text("À choisir encore")
    own(page, "véhicule").click()
    expect(confirm).to_contain_text("Montrer votre véhicule à")
    card(page, 1, "accessoire").click()
    expect(own(page, "véhicule")).to_have_count(0)
    expect(confirm).to_contain_text("son accessoire")

    page.locator(MISSION).check(force=True)
    expect(confirm).to_have_text("Lancer la mission")
    card(page, 1, "véhicule").click()
    expect(page.locator(QUESTION)).to_be_checked()
    confirm.click()
    asked = card(page, 1, "véhicule")
    expect(asked).to_have_attribute("aria-label", re.compile(", carte vue\\.$"))
    found = re.fullmatch(
        r"(.+), véhicule\s: (.+), carte vue\.", asked.get_attribute("aria-label") or ""
    )
    assert found
    owner, seen = found.groups()
    expect(page.locator("#log")).to_contain_text(f"{owner} vous montre : {seen}.")
    for player in (2, 3):
        assert seen not in (card(page, player, "véhicule").get_attribute("aria-label") or "")


def test_a_target_is_touched_and_the_mission_is_told_in_full_until_one_goes_on(
    browser: Browser, server: Server
) -> None:
    page = seated(browser, server, 4, width=320)
    page.locator(MISSION).check(force=True)
    page.locator("#confirm").click()
    expect(page.get_by_role("listbox", name="Votre cible")).to_be_visible()
    page.locator("[role=row] b").nth(2).click()
    expect(page.locator("[role=option][aria-selected=true]")).to_have_count(1)
    card(page, 1, "objectif").click()
    target = page.locator("[role=row] b").first.inner_text().split(" ")[0]
    expect(page.locator("#confirm")).to_have_text(f"Pointer {target}")
    page.locator("#confirm").click()
    scene = page.get_by_role("region", name="Mission de la manche 1")
    expect(scene.get_by_role("heading", level=2)).to_be_focused()
    expect(scene.get_by_role("listitem")).to_have_count(4)
    expect(page.locator("#ask, [role=tab]")).to_have_count(0)
    page.locator("#continue").click()
    expect(page.locator("#ask")).to_be_visible()
    report = page.get_by_role("group", name="Mission de la manche 1")
    expect(report).to_be_visible()
    expect(report.get_by_role("listitem")).to_have_count(4)
    expect(report).to_contain_text("Vous avez lancé la mission.")


def test_the_virtual_hand_never_shows_its_objective(browser: Browser, server: Server) -> None:
    page = seated(browser, server, 3)
    closed = card(page, 3, "objectif")
    expect(closed).to_have_attribute("aria-disabled", "true")
    expect(closed).to_have_attribute("aria-label", re.compile("Jamais montré"))
    closed.click(force=True)
    expect(page.locator("[aria-selected=true]")).to_have_count(0)
    card(page, 3, "véhicule").click()
    expect(page.locator("#confirm")).to_contain_text("Demander son véhicule à Fantôme")
