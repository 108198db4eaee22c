"""The first page and one's own games: one tap to a game, and what goes on first."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from filature.games import catalogue, words_of
from tests.serving import Server
from tests.web.api_player import ApiPlayer, bots
from tests.web.chromium import newcomer, visit
from tests.web.screens import at_a_table, mine, shown, speaking

pytestmark = pytest.mark.browser

FOLD = (390, 844)


def players(page: Page) -> int:
    count: int = page.evaluate("""async () => {
        const id = location.pathname.split("/")[2];
        const answer = await fetch(`/api/tables/${id}/next?have=0`);
        return (await answer.json()).table.players.length;
    }""")
    return count


def test_one_tap_on_a_cover_is_a_game_and_the_last_choice_is_kept(
    browser: Browser, server: Server
) -> None:
    page = visit(browser, server.url, "fr-FR", 390)
    page.locator("[data-play=agents_secrets]").click()
    expect(page.locator("#ask")).to_be_visible()
    assert players(page) == 4
    page.goto(server.url)
    page.locator("[data-open=agents_secrets]").click()
    expect(page.locator("dialog[open] h2")).to_be_focused()
    for name, value in (("seats", "3"), ("bot", "agent")):
        page.locator(f"input[name={name}][value='{value}']").check(force=True)
    page.keyboard.press("Escape")
    page.reload()
    page.locator("[data-play=agents_secrets]").click()
    expect(page.locator("#ask")).to_be_visible()
    assert players(page) == 3
    # On another device nothing of it is known.
    other = visit(browser, server.url, "fr-FR")
    other.locator("[data-open=agents_secrets]").click()
    expect(other.locator("input[name=seats][value='4']")).to_be_checked()
    expect(other.locator("input[name=bot][value=novice]")).to_be_checked()


@pytest.mark.slow
def test_the_pace_of_bots_is_chosen_before_a_game_and_kept_for_every_game(
    browser: Browser, server: Server
) -> None:
    page = visit(browser, server.url, "fr-FR", 390)
    page.locator("[data-open=kryptos]").click()
    expect(page.locator("dialog[open] h2")).to_be_focused()
    pace = page.get_by_role("group", name="Rythme des robots")
    expect(pace.get_by_role("radio", name="normal")).to_be_checked()
    pace.get_by_role("radio", name="rapide").check(force=True)
    page.keyboard.press("Escape")
    page.reload()
    page.locator("[data-open=agent_hunter]").click()
    expect(pace.get_by_role("radio", name="rapide")).to_be_checked()
    page.locator("#play-bot").click()
    expect(page.locator("#ask")).to_be_visible()
    settings = page.evaluate("""async () => {
        const id = location.pathname.split("/")[2];
        return (await (await fetch(`/api/tables/${id}/next?have=0`)).json()).table.settings;
    }""")
    assert settings["bot_pace"] == "fast"


def test_on_a_phone_all_games_stand_above_the_fold_and_are_heard_in_order(
    browser: Browser, server: Server
) -> None:
    page = visit(browser, server.url, "fr-FR", FOLD[0])
    page.set_viewport_size({"width": FOLD[0], "height": FOLD[1]})
    bar = page.locator("nav.bar").bounding_box()
    assert bar is not None
    for game in catalogue():
        box = page.locator(f"[data-play={game}]").bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert box["y"] + box["height"] <= bar["y"]
    expect(page.get_by_role("button", name="Jouer Kryptos", exact=True)).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 800})
    stops: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('article :is(a, button)')].map(e => e.id || 'art')"
    )
    first = [stop for stop in stops if stop == "art" or stop.endswith("kryptos")]
    assert [stop.partition("-")[0] for stop in first if stop != "art"] == [
        "play",
        "lesson",
        "rules",
        "friends",
    ]


def test_the_first_visit_is_offered_a_lesson_and_nothing_is_asked_of_it(
    browser: Browser, server: Server
) -> None:
    asked: list[str] = []
    page = browser.new_context(locale="fr-FR").new_page()
    page.on("request", lambda request: asked.append(request.url))
    page.goto(server.url)
    expect(page.locator("#first-lesson")).to_have_attribute("href", re.compile("^/g/.+/lesson$"))
    page.goto(f"{server.url}/games")
    expect(page.get_by_text("Aucune partie en cours.")).to_be_visible()


def test_what_goes_on_is_first_and_leads_to_the_table(browser: Browser, server: Server) -> None:
    page = mine("", browser, server)
    strip = page.locator(".strip")
    expect(strip).to_contain_text("Agent Hunter")
    expect(strip).to_contain_text("contre Marcel")
    expect(page.locator("header .badge")).to_have_text("1")
    page.locator("#resume").click()
    expect(page.locator("#decision, #ask").first).to_be_visible()


def test_my_games_say_whose_turn_it_is_what_happened_and_how_it_ended(
    browser: Browser, server: Server
) -> None:
    page = mine("/games", browser, server)
    turn = page.locator("section:has(#turns) [data-game]")
    expect(turn).to_have_count(1)
    expect(turn).to_contain_text("contre Marcel")
    expect(turn).to_contain_text("C’est à vous de jouer.")
    expect(page.locator("section:has(#waits) [data-game]")).to_contain_text("encore une personne")
    finished = page.locator("section:has(#finished) [data-game]")
    expect(finished.locator("h3")).to_have_text(re.compile(r"^(Gagné|Perdu), \d à \d$"))
    finished.get_by_role("link", name="Revoir").click()
    expect(page.locator(".scrub")).to_be_visible()


@pytest.mark.slow
def test_another_language_is_followed_by_what_was_already_said(
    browser: Browser, server: Server
) -> None:
    page = mine("/games", browser, server)
    expect(page.locator("li.turn").first).to_contain_text("Marcel attaque")
    speaking(page, "de")
    expect(page.locator("li.turn").first).to_contain_text("Marcel greift")
    table = shown(at_a_table(browser, server, "kryptos"))
    table.locator("[data-query=help]").click()
    expect(table.locator("#answer")).to_be_visible()
    speaking(table, "de")
    expect(table.locator("#answer")).to_have_count(0)


@pytest.mark.slow
def test_a_downloaded_game_is_opened_from_the_first_page(browser: Browser, server: Server) -> None:
    page = visit(browser, server.url, "fr-FR", FOLD[0])
    page.locator("#open-record").click()
    expect(page.locator("input[type=file]")).to_have_count(1)
    expect(page.locator("h1")).to_be_focused()


def test_nobody_finds_another_s_games(browser: Browser, server: Server) -> None:
    seated = ApiPlayer(newcomer(browser), server.url).open("kryptos", bots(2))
    bob = visit(browser, f"{server.url}/games", "fr-FR")
    expect(bob.get_by_text("Aucune partie en cours.")).to_be_visible()
    assert seated["table"] not in bob.content()


@pytest.mark.slow
def test_without_the_server_the_covers_stay_and_say_so(browser: Browser, server: Server) -> None:
    page = browser.new_context(locale="fr-FR", service_workers="block").new_page()
    page.goto(server.url)
    expect(page.locator("[data-play]").first).to_be_visible()
    page.route("**/api/tables", lambda route: route.abort())
    page.locator("[data-play=kryptos]").click()
    expect(page.locator(".refusal")).to_have_text(re.compile("Le serveur ne répond pas"))
    expect(page.get_by_text(words_of("kryptos", "fr").text("tagline"))).to_be_visible()
