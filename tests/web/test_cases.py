"""Cases on the page: solved by keyboard and by ear, refuted by a world, kept and shared."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Browser, Page, expect

from filature.cases.calendar import EPOCH
from filature.cases.stored import cases_of, games_with_cases
from filature.core.languages import LANGUAGES
from filature.games import words_of
from tests.serving import Server
from tests.setups import slow_unless
from tests.web.case_to_solve import CaseToSolve
from tests.web.chromium import newcomer, visit, wait_until
from tests.web.keyboard_player import KeyboardPlayer
from tests.web.page_words import case_words, page_words
from tests.web.screen_reader import RECORD_SPEECH, ScreenReader, plain

pytestmark = pytest.mark.browser

FOCUSED = "() => document.activeElement.tagName"
WITH_NAMES = [
    game for game in games_with_cases() if any(one.kind == "certain" for one in cases_of(game))
]
"""The games of which a case is solved by naming something."""


def opened(browser: Browser, server: Server, case: CaseToSolve, language: str = "fr") -> Page:
    page = visit(browser, server.url + case.path, language, script=RECORD_SPEECH)
    expect(page.locator("#streak")).to_be_visible()
    return page


def type_line(page: Page, line: str) -> None:
    page.locator("#command-text").fill(line)
    page.keyboard.press("Enter")


def choose(player: KeyboardPlayer, box: str, at: int, of: str) -> None:
    """Choose by keys, in a list that opens or in one that is there."""
    page = player.page
    if page.locator(f"{of} select.{box}").count():
        player.tab_to(f"{of} select.{box}")
        player.press("Home", *["ArrowDown"] * at)
    else:
        player.tab_to(f"{of} [data-value]")
        player.press("Home", *["ArrowDown"] * at, "Space")


@pytest.mark.slow
@pytest.mark.parametrize("game", slow_unless(["kryptos"], WITH_NAMES))
def test_a_case_is_solved_by_keyboard_alone(browser: Browser, server: Server, game: str) -> None:
    case = CaseToSolve.first(game, "certain")
    page = opened(browser, server, case)
    player = KeyboardPlayer(page, 1)
    secret, value = case.solution
    choose(player, "secret", secret, "#name-it")
    chosen = page.locator("#name-it :is(.value, .values)")
    expect(chosen).to_be_visible()
    choose(player, "value", case.opened.secrets[secret].values.index(value), "#name-it .chosen")
    player.activate("#confirm")
    expect(page.locator("#proof li").first).to_be_visible()
    assert page.evaluate(FOCUSED) == "H1"
    expect(page.locator("h1")).to_contain_text(case.secret_name(secret, "fr"))
    expect(page.locator(".lead .stamp")).to_have_text(page_words("fr").text("ui-case-closed"))


@pytest.mark.parametrize(
    ("game", "language"),
    slow_unless(
        [("kryptos", "fr")], [(game, language) for game in WITH_NAMES for language in LANGUAGES]
    ),
)
def test_a_case_is_solved_by_ear(
    browser: Browser, server: Server, game: str, language: str
) -> None:
    case = CaseToSolve.first(game, "certain")
    page = opened(browser, server, case, language)
    reader = ScreenReader(page, 1, page_words(language).text("ui-command"))
    shown, words = case.opened.shown, words_of(game, language)
    # The page says what is asked, and every statement of the table can be heard.
    assert reader.tree().named("heading", words.text("case_question-certain"))
    heard = plain(" ".join([*reader.ask("8"), *reader.ask("KeyW")]))
    for section in shown.position.sheet:
        for line in section.lines:
            said = words.say(
                "line", {"type": line.type, **line.args}, shown.viewer, case.names(language)
            )
            assert plain(said) in heard
    # What can be named is offered by numbers; a wrong answer is refuted in words.
    offers = reader.ask("KeyJ")
    assert len(offers) == len(shown.secrets) + 1
    reader.say(case.wrong_line(language))
    why = case.opened.judge_secret(*case.possible, 0).why
    kind = words.say("case", why, shown.viewer, case.names(language))
    wait_until(page, lambda: plain(kind) in plain(last(reader)), "the reason is not said")
    assert page.evaluate("() => document.activeElement.id") == "command-text"
    go_on = case_words(language).text("ui-case-says-go-on").split(", ")[0]
    reader.say(go_on)
    reader.say(case.right_line(language))
    closed = page_words(language).text("ui-case-closed")
    wait_until(page, lambda: last(reader).startswith(closed), "it is not said to be solved")
    secret, value = case.solution
    assert case.secret_name(secret, language) in last(reader)
    assert case.value_name(secret, value, language) in last(reader)


def last(reader: ScreenReader) -> str:
    """What was said last."""
    return " ".join(reader.spoken()[-1:])


def test_a_wrong_answer_is_refuted_by_a_world_and_the_third_brings_the_proof(
    browser: Browser, server: Server
) -> None:
    case = CaseToSolve.first("kryptos", "certain")
    page = opened(browser, server, case)
    secret, _ = case.possible
    for tries in (1, 2, 3):
        type_line(page, case.wrong_line("fr"))
        expect(page.locator("#counter")).to_be_visible()
        expect(page.locator("h1")).to_have_text("Possible, pas certain.")
        expect(page.locator(".lead")).to_contain_text(f"carte {position(case, secret)} de")
        expect(page.locator("main")).to_contain_text(f"{tries} sur 3")
        # Every card of the others is filled in, and said to be.
        hidden = len(case.opened.secrets)
        page.locator("main details summary").first.click()
        filled = page.locator("main details").first.locator("li")
        assert filled.filter(has_text="Carte").count() == hidden
        world = page.locator(".drawn").inner_text()
        page.locator("#another").click()
        page.wait_for_function(
            "before => document.querySelector('.drawn').innerText !== before", arg=world
        )
        page.locator("#go-on").click()
        if tries < 3:
            expect(page.locator("h1")).to_contain_text("Une seule carte cachée est certaine.")
            assert page.evaluate(FOCUSED) == "H1"
    expect(page.locator("#proof li").first).to_be_visible()
    # It was not solved: nothing to share, no stamp, no day that counts.
    expect(page.locator(".lead .stamp, #share")).to_have_count(0)
    page.reload()
    expect(page.locator("#proof li").first).to_be_visible()


def position(case: CaseToSolve, secret: int) -> int:
    found = re.search(r"\d+", case.secret_name(secret, "fr"))
    assert found
    return int(found[0])


def test_the_solution_is_shown_only_when_that_is_confirmed(
    browser: Browser, server: Server
) -> None:
    page = opened(browser, server, CaseToSolve.first("kryptos", "certain"))
    page.locator("#give-up").click()
    expect(page.locator("#proof")).to_have_count(0)
    page.locator("#give-up-yes").click()
    expect(page.locator("#proof li").first).to_be_visible()
    assert page.evaluate(FOCUSED) == "H1"


def test_a_case_is_answered_by_touching_the_board(browser: Browser, server: Server) -> None:
    case = CaseToSolve.first("kryptos", "certain")
    page = opened(browser, server, case)
    secret, value = case.solution
    args = case.opened.secrets[secret].args
    rack = page.locator(".rack").filter(has_text=case.opened.shown.players[args["seat"]])
    rack.locator(f'[data-value="{args["position"]}"]').click()
    page.locator(f'.track [data-value="{value}"]').click()
    expect(page.locator("#confirm")).to_contain_text(case.value_name(secret, value, "fr"))
    page.locator("#confirm").click()
    expect(page.locator("#proof li").first).to_be_visible()


@pytest.mark.slow
def test_a_decision_answers_a_case_on_the_board_and_by_numbers(
    browser: Browser, server: Server
) -> None:
    case = CaseToSolve.first("agent_hunter", "question")
    page = opened(browser, server, case)
    KeyboardPlayer(page, 5).decide()
    expect(page.locator("#go-on, #proof").first).to_be_visible()
    if page.locator("#go-on").count():
        page.locator("#go-on").click()
        reader = ScreenReader(page, 3, page_words("fr").text("ui-command"))
        tried = page.locator("main").inner_text()
        assert "1 sur 3" in tried
        reader.decide()
        expect(page.locator("#go-on, #proof").first).to_be_visible()


@pytest.mark.slow
def test_without_a_connection_the_case_stays_and_its_answer_can_be_given_later(
    browser: Browser, server: Server
) -> None:
    case = CaseToSolve.first("kryptos", "certain")
    page = opened(browser, server, case)
    page.context.set_offline(True)
    type_line(page, case.right_line("fr"))
    expect(page.locator(".trouble")).to_contain_text("Pas de connexion")
    expect(page.locator("h1")).to_contain_text("Une seule carte cachée est certaine.")
    expect(page.locator("main")).to_contain_text("0 sur 3")
    page.context.set_offline(False)
    type_line(page, case.right_line("fr"))
    expect(page.locator("#proof li").first).to_be_visible()


def day_of(case: CaseToSolve) -> str:
    """Return the first day whose case it is."""
    return date_after(case.number - 1)


def date_after(days: int) -> str:
    return datetime.fromordinal(EPOCH.toordinal() + days).date().isoformat()


def at_noon(page: Page, day: str) -> None:
    page.clock.set_fixed_time(datetime.fromisoformat(f"{day}T12:00:00").replace(tzinfo=UTC))


def solve_on(page: Page, server: Server, days: int) -> None:
    """Solve a case of a day, on that day."""
    day = date_after(days)
    at_noon(page, day)
    game, number = next(
        (game, days % len(cases_of(game)) + 1)
        for game in WITH_NAMES
        if cases_of(game)[days % len(cases_of(game))].kind == "certain"
    )
    page.goto(f"{server.url}/cases/{game}?day={day}")
    expect(page.locator("#streak")).to_be_visible()
    type_line(page, CaseToSolve(game, number).right_line("fr"))
    expect(page.locator("#proof")).to_be_visible()


def certain_run(length: int) -> int:
    """Return the first of so many days in a row that all have a case to be solved by naming."""

    def has(days: int) -> bool:
        return any(
            cases_of(game)[days % len(cases_of(game))].kind == "certain" for game in WITH_NAMES
        )

    return next(at for at in range(300) if all(has(at + step) for step in range(length)))


@pytest.mark.slow
def test_a_streak_grows_day_by_day_is_kept_and_begins_anew_without_a_reproach(
    browser: Browser, server: Server
) -> None:
    page = newcomer(browser)
    first = certain_run(3)
    streak = page.locator("#streak")
    for done in range(3):
        solve_on(page, server, first + done)
        expect(streak).to_contain_text("Un jour." if not done else f"{done + 1} jours de suite.")
    expect(page.locator("#share-text")).to_contain_text("3 jours de suite")
    # The next day it waits; a day is missed, and a new one begins.
    at_noon(page, date_after(first + 3))
    page.reload()
    expect(streak).to_contain_text("3 jours de suite. L’affaire est là jusqu’à minuit")
    at_noon(page, date_after(first + 4))
    page.reload()
    expect(streak).to_contain_text("Une nouvelle série commence.")
    # An older case that is solved now does not fill the gap.
    expect(page.locator("#proof")).to_be_visible()
    page.goto(f"{server.url}/")
    expect(page.locator("#daily")).to_be_visible()
    expect(page.locator("main")).not_to_contain_text("jours de suite")


def test_what_is_shared_gives_nothing_away(browser: Browser, server: Server) -> None:
    case = CaseToSolve.first("kryptos", "certain")
    page = opened(browser, server, case)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    type_line(page, case.right_line("fr"))
    page.locator("#copy").click()
    expect(page.locator("#copy")).to_contain_text("Résultat copié")
    copied = page.evaluate("() => navigator.clipboard.readText()")
    lines = copied.splitlines()
    assert lines[0] == f"Filature, affaire n° {case.number} (Kryptos)"
    assert re.fullmatch(r"Résolue au premier essai, (\d+ min )?\d+( s)?", lines[1])
    assert lines[2:] == [server.url + case.path]
    secret, value = case.solution
    for told in (case.secret_name(secret, "fr"), case.value_name(secret, value, "fr")):
        assert told not in copied
    assert not any(name and name in copied for name in case.opened.shown.players)


@pytest.mark.slow
def test_the_days_and_the_numbers_lead_to_cases(browser: Browser, server: Server) -> None:
    page = visit(browser, server.url, "fr-FR", 390)
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("#daily")).to_contain_text("pas encore résolue")
    box = page.locator("#daily").bounding_box()
    assert box is not None
    bar = page.locator("nav.bar").bounding_box()
    assert bar is not None
    assert box["y"] + box["height"] <= bar["y"], "below the fold"
    page.locator("nav.bar a", has_text="Affaire").click()
    rows = page.locator("[data-case]")
    expect(rows).to_have_count(len(games_with_cases()))
    page.locator("#day-before").click()
    expect(page.locator("h1")).to_contain_text("Affaires du ")
    expect(page.locator("h1")).to_be_focused()
    page.locator("#day-after").click()
    expect(page.locator("h1")).to_have_text("Affaires du jour")
    page.locator("#day").fill("2026-02-03")
    expect(page.locator("h1")).to_contain_text("3 février")
    rows.filter(has_text="Kryptos").locator("a").click()
    number = 33 % len(cases_of("kryptos")) + 1
    expect(page.locator("#case-title")).to_contain_text(f"n° {number}")
    page.goto(f"{server.url}/cases")
    page.locator("#game").select_option("kryptos")
    page.locator("#number").fill("2")
    page.locator("#by-number ~ * button").click()
    expect(page.locator("#case-title")).to_contain_text("Affaire n° 2")


@pytest.mark.slow
def test_what_there_is_not_is_said(browser: Browser, server: Server) -> None:
    page = visit(browser, f"{server.url}/cases/kryptos/99999", "fr-FR")
    expect(page.locator(".refusal")).to_contain_text("Cette affaire n’existe pas.")
    page = visit(browser, f"{server.url}/cases?day=9999-01-01", "fr-FR")
    expect(page.locator(".refusal")).to_contain_text("pas encore ouverte")
    page = visit(browser, f"{server.url}/cases/nothing/1", "fr-FR")
    expect(page.locator("#unknown")).to_be_visible()
