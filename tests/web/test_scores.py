"""The scores: beside each player while playing, as far as the viewer's own view tells them, and in
figures and a chart at the end."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from filature.games import catalogue
from tests.serving import Server
from tests.setups import slow_unless
from tests.web.api_player import ApiPlayer
from tests.web.chromium import drawn
from tests.web.screens import ENDED, MIDDLE, at_a_table, shown

pytestmark = pytest.mark.browser


def own_agent(view: dict[str, Any]) -> list[int | None]:
    """The agents' scores are public, but not whose they are: you know your own."""
    held = {agent["holder"]: agent["score"] for agent in view["agents"] if agent["known"]}
    return [held.get(seat) for seat in range(len(view["seats"]))]


SCORES: dict[str, Callable[[dict[str, Any]], list[int | None]]] = {
    "agent_hunter": lambda view: [desk["points"] for desk in view["desks"]],
    "agents_secrets": own_agent,
    "double_agent": lambda view: [side["points"] for side in view["sides"]],
    "kryptos": lambda view: [hand["points"] for hand in view["hands"]],
    "spies_vs_spies": lambda view: [player["score"] for player in view["players"]],
}
"""What a view tells of the seats' scores, by game."""


def in_the_rows(page: Page) -> list[int | None]:
    """The scores that stand beside the players; none where there is no number."""
    rows = page.locator("section:has(#players-tab) li").all()
    found = [row.locator(".score b") for row in rows]
    return [int(score.inner_text()) if score.count() else None for score in found]


def middle(browser: Browser, server: Server, game: str) -> tuple[ApiPlayer, dict[str, Any]]:
    """Sit in the middle of a game; return what the view is there."""
    api = at_a_table(browser, server, game)
    api.play(MIDDLE[game])
    return api, api.wait_for_decision()["position"]["view"]


@pytest.mark.parametrize("game", slow_unless(["agent_hunter"], catalogue()))
def test_a_players_score_is_that_of_the_view(browser: Browser, server: Server, game: str) -> None:
    api, view = middle(browser, server, game)
    page = shown(api)
    known = SCORES[game](view)
    rows = in_the_rows(page)
    assert rows == known[: len(rows)]
    # On a phone your own score is in the header too, near the decision.
    own = page.locator("header .score b")
    expect(own).to_be_hidden()
    page.set_viewport_size({"width": 390, "height": 800})
    expect(own).to_be_visible()
    assert int(own.inner_text()) == known[0]


def test_whose_score_it_is_stays_as_secret_as_the_identity(
    browser: Browser, server: Server
) -> None:
    api, view = middle(browser, server, "agents_secrets")
    page = shown(api)
    own, *others = in_the_rows(page)
    assert own == SCORES["agents_secrets"](view)[0]
    assert others == [None] * len(others)
    page.locator(".identity button").click()
    assert in_the_rows(page) == [None, *others]
    expect(page.locator("header .score")).to_have_count(0)


@pytest.mark.slow
def test_a_changed_score_says_for_a_moment_what_it_was(browser: Browser, server: Server) -> None:
    api = at_a_table(browser, server, "kryptos")
    page = shown(api)
    was = page.locator("section:has(#players-tab) .before")
    while not was.count():
        told = page.locator("#log li").count()
        api.play(1)
        api.wait_for_decision()
        expect(page.locator("#log li").nth(told)).to_be_attached()
        drawn(page)
    before = [int(one.split()[0]) for one in was.all_inner_texts()]
    changed = page.locator("section:has(#players-tab) li:has(.before) .score b").all_inner_texts()
    assert all(old != int(now) for old, now in zip(before, changed, strict=True))
    expect(was).to_have_count(0)
    expected = SCORES["kryptos"](api.now()["position"]["view"])
    assert in_the_rows(page) == expected


def figures(page: Page) -> list[list[int]]:
    """The scores in figures: the points by seat, from the start to the end."""
    rows = page.locator(f"{ENDED} tbody tr").all()
    return [[int(cell) for cell in row.locator("td").all_text_contents()] for row in rows]


@pytest.mark.slow
@pytest.mark.parametrize("game", slow_unless(["agent_hunter"], catalogue()))
def test_the_figures_end_with_the_scores_of_the_record(
    browser: Browser, server: Server, game: str
) -> None:
    api = at_a_table(browser, server, game)
    api.play()
    page = shown(api, wait=ENDED)
    record = page.request.get(f"{server.url}/api/tables/{api.table}/record").text()
    [outcome] = [json.loads(line) for line in record.splitlines() if '"outcome"' in line]
    seen = figures(page)
    assert seen[-1] == outcome["outcome"]["scores"]
    assert all(now != before for before, now in pairwise(seen))


def test_nothing_of_the_scores_before_is_asked_for_before_the_end(
    browser: Browser, server: Server
) -> None:
    api = at_a_table(browser, server, "agent_hunter")
    asked: list[str] = []
    api.page.on("request", lambda request: asked.append(request.url))
    api.play(MIDDLE["agent_hunter"])
    api.wait_for_decision()
    page = shown(api)
    assert page.locator("#over").count() == 0
    assert [url for url in asked if "/replay" in url or "Held" in url] == []
    api.play()
    expect(page.locator(ENDED)).to_be_visible()


@pytest.mark.slow
def test_seven_lines_are_told_apart_without_colour(browser: Browser, server: Server) -> None:
    for seed in range(7, 20):
        api = at_a_table(browser, server, "agents_secrets", seed=seed, seats=7)
        api.play()
        page = shown(api, wait=ENDED)
        if page.locator("#chart").count():
            break
    dashes = page.locator("#chart polyline").evaluate_all(
        "lines => lines.map(line => getComputedStyle(line).strokeDasharray)"
    )
    marks = page.locator("#chart p svg path").evaluate_all(
        "paths => paths.map(path => path.getAttribute('d'))"
    )
    assert len(set(dashes)) == len(set(marks)) == 7
    tops = sorted(
        page.locator("#chart .name").evaluate_all("es => es.map(e => e.getBoundingClientRect().y)")
    )
    assert all(below - above >= 18 for above, below in pairwise(tops))
