"""Circles in browsers: made, joined, played in; events; what is asked before it is lost."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from filature.testing.pseudo import accented
from tests.serving import Server
from tests.setups import slow_unless
from tests.web.api_player import ApiPlayer
from tests.web.chromium import drawn, newcomer, too_wide, violations, visit
from tests.web.circle_of_players import NAMES, CircleOfPlayers
from tests.web.circle_screens import CIRCLE_SCREENS, WEEK
from tests.web.screen_reader import HEARD, RECORD_SPEECH
from tests.web.test_words import Looker

pytestmark = pytest.mark.browser

LOOK_AGAIN = "() => document.dispatchEvent(new Event('visibilitychange'))"
"""Somebody comes back to the page, which asks what has changed."""


def hears(page: Page, text: str) -> None:
    """Wait until something was announced."""
    page.wait_for_function(f"text => ({HEARD})().some(said => said.includes(text))", arg=text)


def focused(page: Page, selector: str) -> None:
    page.wait_for_function("one => document.activeElement.matches(one)", arg=selector)


def test_two_people_make_a_circle_play_in_it_and_find_what_they_played(
    browser: Browser, server: Server
) -> None:
    ada = visit(browser, server.url, "fr-FR", script=RECORD_SPEECH)
    ada.get_by_role("navigation").get_by_role("link", name="Cercles").click()
    expect(ada.get_by_text("Aucun cercle encore")).to_be_visible()
    ada.locator("#make-circle").click()
    hears(ada, "Donnez d’abord un nom au cercle.")
    focused(ada, "#circle-name")
    ada.locator("#circle-name").fill("Le cercle du jeudi")
    ada.locator("#name").fill("Ada")
    ada.keyboard.press("Enter")
    # Nobody else is there yet: the link, and nothing else.
    expect(ada.locator("h1")).to_have_text("Le cercle du jeudi")
    link = ada.locator("#invite-link").input_value()
    assert ada.locator("main button").count() == 1

    bob = visit(browser, link, "fr-FR", 390, script=RECORD_SPEECH)
    expect(bob.get_by_text("Ada vous invite dans ce cercle.")).to_be_visible()
    bob.locator("#name").fill("Bob")
    bob.locator("#join-circle").click()
    hears(bob, "Vous voilà dans Le cercle du jeudi.")
    focused(bob, "h1")
    expect(bob.locator("#open-table")).to_be_visible()
    assert too_wide(bob) == 0

    # Ada's page finds out by itself; she founds a league, and both enter it.
    ada.evaluate(LOOK_AGAIN)
    ada.locator("#circle-settings summary").click()
    ada.locator("#has-league").check()
    ada.locator("#league-in").click()
    hears(ada, "Vous êtes dans la ligue")
    bob.evaluate(LOOK_AGAIN)
    bob.locator("#league-in").click()

    ada.locator("#open-table").click()
    expect(ada.get_by_text("Tout le cercle voit la table")).to_be_visible()
    ada.locator("#sheet-game").select_option("agent_hunter")
    assert ada.locator("#cover-sheet input[type=checkbox]").count() == 1  # listed nowhere else
    ada.locator("#play-friend").click()
    expect(ada).to_have_url(re.compile(r"/t/"))
    bob.evaluate(LOOK_AGAIN)
    bob.locator("[data-table]").get_by_role("button", name="S’asseoir").click()
    expect(bob.locator("#ask")).to_be_visible()

    players = [ApiPlayer(ada, server.url, 1), ApiPlayer(bob, server.url, 2)]
    for player in players:
        player.table = ada.url.partition("/t/")[2].partition("?")[0]
    while players[0].now()["table"]["phase"] == "playing":
        for player in players:
            player.decide(wait=False)
    ada.locator("#to-circle").click()
    ada.evaluate(LOOK_AGAIN)
    ended = ada.locator("[data-ended]")
    expect(ended).to_contain_text(re.compile("Vous gagnez|Bob gagne|Personne|égalité"))
    expect(ada.locator("section:has(#members-tab)")).to_contain_text("Agent Hunter une fois")
    ranking = ada.locator("section:has(#league-tab) table").first
    if "gagne" in ended.inner_text():  # a game that nobody won rates nobody
        expect(ranking).to_contain_text("Vous")
        expect(ranking).to_contain_text("Bob")
    ended.get_by_role("link", name="Revoir").click()
    expect(ada.locator(".scrub")).to_be_visible()
    ada.go_back()
    expect(ended).to_be_visible()


@pytest.mark.slow
def test_who_has_no_link_asks_and_the_founder_lets_them_in(
    browser: Browser, server: Server
) -> None:
    circle = CircleOfPlayers(browser, server, 2)
    stranger = visit(browser, server.url + circle.path, "en-GB", script=RECORD_SPEECH)
    expect(stranger.get_by_text("A circle founded by Ada.")).to_be_visible()
    assert "Bob" not in stranger.locator("body").inner_text()
    stranger.locator("#name").fill("Zoé")
    stranger.locator("#join-circle").click()
    expect(stranger.locator("#join-circle")).to_have_count(0)
    hears(stranger, "You have asked.")
    ada = circle.page()
    ada.add_init_script(RECORD_SPEECH)
    ada.goto(server.url + circle.path)
    ada.get_by_role("button", name="Accueillir Zoé").click()
    hears(ada, "Zoé est dans le cercle.")
    focused(ada, "h1")
    stranger.reload()
    expect(stranger.locator("section:has(#members-tab)")).to_contain_text("Bob")


@pytest.mark.slow
def test_what_would_be_lost_is_asked_about_first(browser: Browser, server: Server) -> None:
    circle = CircleOfPlayers(browser, server, 3)
    ada = circle.page()
    ada.add_init_script(RECORD_SPEECH)
    ada.goto(server.url + circle.path)
    before = circle.circle()
    ada.locator("#circle-settings summary").focus()
    ada.keyboard.press("Enter")
    ada.locator("#remove-member").focus()
    ada.keyboard.press("Enter")
    focused(ada, "#remove-member-question")
    ada.locator("#remove-member-no").press("Enter")
    focused(ada, "#remove-member")
    assert circle.circle()["members"] == before["members"]
    ada.keyboard.press("Enter")
    ada.locator("#remove-member-yes").press("Enter")
    hears(ada, "Bob n’est plus dans le cercle.")
    focused(ada, "#remove-member")
    assert [one["name"] for one in circle.circle()["members"]] == ["Ada", "Cleo"]
    ada.locator("#renew-link").press("Enter")
    ada.locator("#renew-link-yes").press("Enter")
    hears(ada, "Le lien est nouveau.")
    assert circle.circle()["invite"] != before["invite"]


@pytest.mark.slow
def test_an_evening_is_planned_and_kept_in_a_calendar(browser: Browser, server: Server) -> None:
    circle = CircleOfPlayers(browser, server, 2)
    ada, bob = circle.page(), circle.page(1)
    ada.goto(server.url + circle.path)
    ada.locator("#plan").click()
    ada.locator("#event-name").fill("Jeudi prochain")
    ada.locator("#event-game").select_option("agent_hunter")
    ada.locator("[name=event-kind][value=swiss]").check()
    ada.locator("#event-rounds").fill("3")
    ada.locator("#plan-it").click()
    expect(ada.locator("h1")).to_have_text("Jeudi prochain")
    expect(ada.get_by_text("Agent Hunter à 2, système suisse")).to_be_visible()
    bob.add_init_script(RECORD_SPEECH)
    bob.goto(server.url + circle.path)
    expect(bob.locator("#come")).to_have_attribute("aria-pressed", "false")
    bob.locator("#come").press("Enter")
    hears(bob, "C’est noté\u00a0: vous venez.")
    expect(bob.locator("#come")).to_have_attribute("aria-pressed", "true")
    focused(bob, "#come")
    with bob.expect_download() as loading:
        bob.locator("#calendar").click()
    file = loading.value.path().read_bytes().decode()
    assert file.startswith("BEGIN:VCALENDAR\r\n")
    assert "SUMMARY:Jeudi prochain (Le cercle du jeudi)" in file


def test_a_deal_stays_sealed_until_every_table_has_played_it(
    browser: Browser, server: Server
) -> None:
    circle = CircleOfPlayers(browser, server)
    event = circle.plan("agent_hunter", 4, rounds=1)
    circle.begin(event)
    tables = circle.tables_of(event)
    own = tables[0]
    circle.play({who: table for who, table in tables.items() if table == own})
    ada = circle.page()
    ada.goto(f"{server.url}/t/{own}")
    expect(ada.locator("#sealed")).to_contain_text("quand toutes les tables de cette donne")
    expect(ada.locator("#over, #debrief, #replay")).to_have_count(0)
    ada.locator("#to-circle").click()
    expect(ada.get_by_text("Votre table a fini.")).to_be_visible()
    rounds = ada.locator("section:has(#rounds-tab)")
    expect(rounds).to_contain_text("Scellée tant que l’une des 2 tables joue")
    expect(rounds.get_by_role("link", name="Debriefing")).to_have_count(0)
    expect(ada.locator("section:has(#same-tab)")).to_have_count(0)
    circle.play({who: table for who, table in tables.items() if table != own})
    circle.wait_for_round(event, 2)
    ada.evaluate(LOOK_AGAIN)
    expect(rounds).to_contain_text("Ouverte\u00a0: toutes les tables ont fini.")
    expect(rounds.get_by_role("link", name="Debriefing")).to_have_count(2)
    expect(ada.locator("section:has(#same-tab) tbody tr")).to_have_count(1)
    expect(ada.locator("section:has(#standings-tab) tbody tr")).to_have_count(4)


def with_evenings(route: Route) -> None:
    """Add evenings to a league: games of one test end on one day."""
    answer = route.fetch()
    circle: dict[str, Any] = answer.json()
    days = ["2026-03-05", "2026-03-12", "2026-03-19"]
    rows = [
        {
            "rank": at + 1,
            "member": at + 1,
            "name": NAMES[at],
            "rating": 25.0 - at,
            "low": 20.0 - at,
            "high": 30.0 - at,
            "games": 3,
            "won": 1.0,
            "gaps": [1.0 - at if at < 2 else None, 2.0 * at, 1.0 * at],
        }
        for at in range(3)
    ]
    circle["league"] = {"evenings": days, "rows": rows}
    route.fulfill(response=answer, body=json.dumps(circle))


@pytest.mark.slow
def test_the_chart_of_the_league_is_told_with_the_arrow_keys(
    browser: Browser, server: Server
) -> None:
    circle = CircleOfPlayers(browser, server, 3)
    bob = circle.page(1)
    circle.plan("agent_hunter", 1)  # a circle in which nothing has happened shows its link alone
    bob.route(f"**/api/circles/{circle.id}", with_evenings)
    bob.goto(server.url + circle.path)
    cursor = bob.locator("#league-cursor")
    expect(cursor).to_have_attribute(
        "aria-valuetext", "19 mars\u00a0: Ada en tête, vous −1 et Cleo −2."
    )
    cursor.focus()
    bob.keyboard.press("ArrowLeft")
    expect(cursor).to_have_attribute(
        "aria-valuetext", "12 mars\u00a0: Ada en tête, vous −2 et Cleo −4."
    )
    bob.keyboard.press("Home")
    expect(cursor).to_have_attribute("aria-valuetext", "5 mars\u00a0: Ada −1 et vous en tête.")
    bob.locator("#league-figures").press("Enter")
    expect(bob.locator("#league-table tbody tr")).to_have_count(3)
    expect(bob.locator("#league-table tbody tr").nth(1)).to_have_text(
        re.compile(r"12 mars\s*0\s*−2\s*−4")
    )


@pytest.mark.slow
def test_a_circle_does_what_is_typed(browser: Browser, server: Server) -> None:
    circle = CircleOfPlayers(browser, server, 2)
    wish = {"game": "agent_hunter", "name": "Ada", "seats": [{"kind": "person"}] * 2}
    table = circle.post("tables", {"table": wish})["table"]
    name = circle.circle()["tables"][0]["name"]
    bob = circle.page(1)
    bob.goto(server.url + circle.path)
    expect(bob.locator("[data-table]")).to_be_visible()
    for line, said in (
        ("tables", f"Agent Hunter, {name}\u00a0: Ada, une place"),
        ("soirée", "Rien de prévu."),
        ("membres", "Ada et vous"),
        ("asseoir xyz", "Aucune place libre à une table xyz."),
        ("bonjour", "On peut taper"),
    ):
        bob.keyboard.press("/")
        bob.keyboard.type(line)
        bob.keyboard.press("Enter")
        expect(bob.locator("#answer")).to_contain_text(said)
        bob.locator("h1").click()
    bob.locator("#command-text").fill(f"asseoir {name}")
    bob.keyboard.press("Enter")
    expect(bob).to_have_url(re.compile(f"/t/{table}"))


@pytest.mark.slow
def test_no_sentence_of_a_circle_is_hard_coded(browser: Browser, server: Server) -> None:
    circle = CircleOfPlayers(browser, server, 2, name="Ada")
    circle.everybody_in_the_league()
    circle.game("agent_hunter", (0, 1))
    event = circle.plan("agent_hunter", 2, name="Bob", rounds=1, starts=time.time() + WEEK)
    looker = Looker(browser)
    page = looker.page
    known = [*circle.circle()["history"][0]["name"].split(), "Ada", "Bob", "Emil", "English"]
    known += ["Français", "Deutsch", "Filature"]
    page.goto(server.url + circle.link)
    expect(page.locator("#join-circle")).to_be_visible()
    assert accented("Join") in page.locator("#join-circle").inner_text()
    looker.look("outside", known)
    page.locator("#name").fill("Emil")
    page.locator("#join-circle").click()
    page.locator("#circle-settings summary").click()
    page.locator("#leave-circle").click()
    page.locator("#league-figures").click()
    looker.look("circle", known)
    page.locator("#plan").click()
    looker.look("plan", known)
    page.goto(f"{server.url}{circle.path}/event/{event}")
    expect(page.locator("#come")).to_be_visible()
    looker.look("event", known)
    page.goto(f"{server.url}/circles")
    expect(page.locator("[data-circle]")).to_be_visible()
    looker.look("circles", known)
    # Dates are the browser's own.
    months = re.compile("January|February|March|April|May|June|July|August|September|October")
    days = re.compile(r"\w+day|Nov\w*|Dec\w*|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|\b[AP]M\b|\bat\b")
    left = {
        where: [
            text for text in found if re.search("[A-Za-z]{2,}", days.sub("", months.sub("", text)))
        ]
        for where, found in looker.found.items()
    }
    assert {where: texts for where, texts in left.items() if texts} == {}


@pytest.mark.parametrize("name", slow_unless(["event-playing"], ["circle", "event-playing"]))
def test_a_circle_is_accessible_at_its_largest_text_on_a_phone(
    browser: Browser, server: Server, name: str
) -> None:
    page = CIRCLE_SCREENS[name](browser, server)
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate("() => localStorage.setItem('filature.settings', JSON.stringify({text: 200}))")
    page.reload()
    expect(page.locator("h1 + p")).to_be_visible()
    drawn(page)
    assert violations(page) == []
    assert too_wide(page) == 0


@pytest.mark.slow
def test_an_address_that_names_no_circle_says_so(browser: Browser, server: Server) -> None:
    for path in ("/circle/nowhere", "/circle/nowhere/event/none"):
        page = newcomer(browser)
        page.goto(server.url + path)
        expect(page.locator(".refusal")).to_be_visible()
        page.get_by_role("main").get_by_role("link", name="Cercles").click()
        expect(page.locator("#make-circle")).to_be_visible()
