"""The screens of circles and their events, for tests and for pictures."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from playwright.sync_api import Browser, Page, expect

from tests.serving import Server
from tests.web.chromium import visit
from tests.web.circle_of_players import CircleOfPlayers

WEEK = 7 * 86_400


def lively(browser: Browser, server: Server) -> CircleOfPlayers:
    """A circle with a league, finished games, an evening that is over and one to come."""
    circle = CircleOfPlayers(browser, server)
    circle.everybody_in_the_league()
    circle.game("agent_hunter", (0, 1))
    circle.game("kryptos", (2,), robots=2)
    circle.play_event(circle.plan("agent_hunter", 4, rounds=2))
    later = time.time() + WEEK
    circle.plan("double_agent", 2, name="Jeudi prochain", kind="round_robin", starts=later)
    wish = {"game": "kryptos", "name": "Cleo", "seats": [{"kind": "person"}] * 3}
    circle.post("tables", {"table": wish}, 2)
    return circle


def shown(circle: CircleOfPlayers, who: int, path: str, wait: str) -> Page:
    page = circle.page(who)
    page.goto(circle.server.url + path)
    expect(page.locator(wait).first).to_be_visible()
    return page


def circles(browser: Browser, server: Server) -> Page:
    return shown(CircleOfPlayers(browser, server, 2), 1, "/circles", "[data-circle]")


def of_lively(who: int, acts: tuple[str, ...], wait: str, browser: Browser, server: Server) -> Page:
    """A lively circle's page, after some clicks."""
    found = lively(browser, server)
    page = shown(found, who, found.path, "[data-ended]")
    for one in acts:
        page.locator(one).first.click()
    expect(page.locator(wait).first).to_be_visible()
    return page


def event(phase: str, browser: Browser, server: Server) -> Page:
    """An event that is planned, played (one's own table is over and sealed), or over."""
    found = CircleOfPlayers(browser, server)
    id = found.plan("agent_hunter", 4, rounds=2, starts=time.time() + WEEK)
    if phase == "over":
        found.play_event(id)
    elif phase != "planned":
        found.begin(id)
        tables = found.tables_of(id)
        own = tables[1]
        found.play({who: table for who, table in tables.items() if table == own})
        if phase == "sealed":
            return shown(found, 1, f"/t/{own}", "#sealed")
    return shown(found, 1, f"{found.path}/event/{id}", "h1 + p")


def empty(browser: Browser, server: Server) -> Page:
    found = CircleOfPlayers(browser, server, 1)
    return shown(found, 0, found.path, "#invite-link")


def outside(invited: bool, browser: Browser, server: Server) -> Page:
    """A circle as somebody sees it who is no member, with its link or without."""
    found = CircleOfPlayers(browser, server, 2)
    found.plan("agent_hunter", 1, starts=time.time() + WEEK)
    page = visit(browser, server.url + (found.link if invited else found.path), "fr-FR")
    expect(page.locator("#join-circle")).to_be_visible()
    return page


CIRCLE_SCREENS: dict[str, Callable[[Browser, Server], Page]] = {
    "circles": circles,
    "circle": partial(of_lively, 1, ("#league-figures",), "#league-table table"),
    "circle-settings": partial(
        of_lively, 0, ("#circle-settings summary", "#remove-member"), "#remove-member-yes"
    ),
    "circle-invite": partial(of_lively, 0, ("#invite",), "#circle-invite #invite-link"),
    "circle-plan": partial(of_lively, 0, ("#plan",), "#plan-it"),
    "circle-empty": empty,
    "circle-invited": partial(outside, True),
    "circle-outside": partial(outside, False),
    "event-planned": partial(event, "planned"),
    "event-playing": partial(event, "playing"),
    "event-over": partial(event, "over"),
    "event-sealed": partial(event, "sealed"),
}
