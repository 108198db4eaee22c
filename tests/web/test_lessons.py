"""Every lesson is gone through by touch and by ear, with its mistakes; it survives a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from filature.core.languages import LANGUAGES
from filature.games import catalogue, lesson_of
from tests.serving import Server
from tests.setups import slow_unless
from tests.web.chromium import check_accessible, visit
from tests.web.lesson_player import EarsLearner, TouchLearner, play_first_game

pytestmark = pytest.mark.browser

EVERY = [(game, language) for game in catalogue() for language in LANGUAGES]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "language"), EVERY)
def test_a_lesson_is_learned_by_ear(
    browser: Browser, server: Server, game: str, language: str
) -> None:
    learner = EarsLearner(browser, server, game, language)
    taken = learner.learn()
    assert len(taken.steps) == len(learner.script.steps)
    print(f"{game} ({language}): {taken.by_ear:.0f} s by ear")
    opened = play_first_game(learner.page)
    assert [seat["kind"] for seat in opened["seats"]] == ["person"] + ["bot"] * (
        learner.script.seats - 1
    )
    assert {seat.get("bot") for seat in opened["seats"][1:]} == {"recruit"}
    expect(learner.page.locator("#ask")).to_be_visible()


@pytest.mark.parametrize(("game", "language"), slow_unless([("spies_vs_spies", "fr")], EVERY))
def test_a_lesson_is_learned_by_touch_on_one_screen(
    browser: Browser, server: Server, game: str, language: str
) -> None:
    learner = TouchLearner(browser, server, game, language)
    taken = learner.learn()
    assert len(taken.steps) == len(learner.script.steps)
    assert taken.page == 0
    print(f"{game} ({language}): {taken.actions} taps, {taken.by_touch:.0f} s by touch")


@pytest.mark.slow
def test_a_reload_keeps_the_steps_that_are_done_and_nobody_goes_ahead(
    browser: Browser, server: Server
) -> None:
    learner = TouchLearner(browser, server, "agent_hunter", "fr")
    learner.learn(2)
    page = learner.page
    expect(page.locator(".progress")).to_contain_text("3 sur 9")
    page.reload()
    expect(page.locator(".progress")).to_contain_text("3 sur 9")
    expect(page.locator(".bars .done")).to_have_count(2)
    page.goto(f"{learner.address}?step=7")
    expect(page.locator(".progress")).to_contain_text("3 sur 9")
    page.goto(f"{learner.address}?step=1")
    expect(page.locator(".progress")).to_contain_text("1 sur 9")
    expect(page.locator("#next")).not_to_have_attribute("aria-disabled", "true")


STEPS = [(game, width, 1) for game in catalogue() for width in (320, 390, 1280)]


@pytest.mark.parametrize(
    ("game", "width", "every"),
    slow_unless([("double_agent", 390, 3)], [("double_agent", 390, 3), *STEPS]),
)
def test_steps_are_accessible(
    browser: Browser, server: Server, game: str, width: int, every: int
) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    page = visit(browser, server.url, "fr-FR", width)
    ids = [step.id for step in lesson.steps]
    page.evaluate(
        "([k, v]) => localStorage.setItem(k, v)", [f"filature.lesson.{game}", " ".join(ids)]
    )
    for at, step in list(enumerate(lesson.steps))[::every]:
        page.goto(f"{server.url}/g/{game}/lesson?step={at + 1}")
        expect(page.locator("#hint")).to_be_visible()
        if not step.board:
            check_accessible(page)
