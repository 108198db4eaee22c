"""Every screen, by the rules of accessibility: axe, focus, language (layout: test_layout).

`make test` looks at some screens in nine looks in all, so that every two of a language, a theme and
a width come together; `make test-all` looks at all screens in every look.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from filature.core.languages import LANGUAGE_NAMES, LANGUAGES
from filature.games import catalogue
from tests.serving import Server
from tests.setups import slow_unless
from tests.web.chromium import drawn, too_wide, violations
from tests.web.screens import (
    EVERY_LOOK,
    MIDDLE,
    PAIRWISE,
    SCREENS,
    Look,
    at_a_table,
    looked_at,
    shown,
)

pytestmark = pytest.mark.browser

MIDDLES = [name for name in SCREENS if name.startswith("middle-")]
FAST = ["home", "debrief-agent_hunter", "curtain", "middle-agents_secrets"]
FAST += ["over-agent_hunter"]
LOOKS = {name: PAIRWISE[at :: len(FAST)] for at, name in enumerate(FAST)}


def faults(page: Page, looks: list[Look]) -> list[str]:
    """All that is wrong with a screen in these looks."""
    found = []
    for look in looks:
        looked_at(page, look)
        found += [f"{look}: {fault}" for fault in violations(page)]
        if wide := too_wide(page):
            found.append(f"{look}: {wide} px too wide")
    return found


@pytest.mark.parametrize("name", LOOKS)
def test_a_screen_is_accessible(browser: Browser, server: Server, name: str) -> None:
    assert faults(SCREENS[name](browser, server), LOOKS[name]) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_accessible_in_every_look(browser: Browser, server: Server, name: str) -> None:
    assert faults(SCREENS[name](browser, server), EVERY_LOOK) == []


def test_the_looks_of_make_test_cover_every_pair() -> None:
    looks = [look for some in LOOKS.values() for look in some]
    for pair in (("language", "theme"), ("language", "width"), ("theme", "width")):
        seen = {tuple(getattr(look, one) for one in pair) for look in looks}
        assert seen == {tuple(getattr(look, one) for one in pair) for look in EVERY_LOOK}


TABLES: list[tuple[str, int | None]] = [(game, None) for game in catalogue()]
TABLES += [("kryptos", 6), ("agents_secrets", 7), ("spies_vs_spies", 4)]


@pytest.mark.parametrize(("game", "seats"), slow_unless([("agent_hunter", None)], TABLES))
def test_a_table_is_seen_whole_on_a_desktop(
    browser: Browser, server: Server, game: str, seats: int | None
) -> None:
    """While playing, what is decided and what it is decided on are there without scrolling."""
    api = at_a_table(browser, server, game, seats=seats)
    found = []
    for decisions in (0, MIDDLE[game]):
        api.play(decisions)
        api.wait_for_decision()
        page = shown(api)
        # What a mission has just brought is unfolded below until the player goes on or folds it.
        for unfolded in page.locator("main [aria-expanded=true]").all():
            unfolded.click()
        for language in LANGUAGES:
            looked_at(page, Look(language, "light", 1280))
            high = page.evaluate("() => document.documentElement.scrollHeight - window.innerHeight")
            if high > 0:
                found.append(f"after {decisions} decisions, {language}: {high} px too high")
    assert found == []


HIDDEN_FOCUS = """() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "body";
    const target = focused.closest("label") ?? focused;
    const box = target.getBoundingClientRect();
    if (!box.width || !box.height) return null;
    for (const [x, y] of [[.5, .5], [.1, .2], [.9, .8], [.1, .8], [.9, .2]]) {
        const at = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
        if (at && (target.contains(at) || at.contains(target))) return null;
    }
    return focused.outerHTML.slice(0, 160);
}"""
"""What has the focus, where it is wholly behind something else or outside the window."""

WALKED = ["home", "settings", "gathering", "curtain", "about-double_agent", "replay-agent_hunter"]
WALKS = [(name, width) for name in [*WALKED, *MIDDLES] for width in (320, 1280)]


@pytest.mark.parametrize(("name", "width"), slow_unless([("middle-agent_hunter", 320)], WALKS))
def test_the_focus_is_never_hidden_or_lost_on_the_way_through(
    browser: Browser, server: Server, name: str, width: int
) -> None:
    page = SCREENS[name](browser, server)
    page.set_viewport_size({"width": width, "height": 640})
    page.evaluate("() => document.querySelector('a, button').focus()")
    for key in ("Tab", "Shift+Tab"):
        for _ in range(60):
            page.keyboard.press(key)
            hidden = page.evaluate(HIDDEN_FOCUS)
            if hidden == "body":
                break
            assert hidden is None, f"{key}: {hidden}"


@pytest.mark.parametrize(
    "name",
    slow_unless(
        ["home"],
        ["home", "about-kryptos", "start-kryptos", "replay-agent_hunter"],
    ),
)
def test_the_language_of_the_page_and_of_what_is_in_another_is_said(
    browser: Browser, server: Server, name: str
) -> None:
    page = SCREENS[name](browser, server)
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        looked_at(page, Look(language, "light", 1280))
        assert page.locator("html").get_attribute("lang") == language
        names = {
            option.get_attribute("lang"): option.text_content()
            for option in page.locator("#language option").all()
        }
        assert names == LANGUAGE_NAMES


@pytest.mark.parametrize(
    "game", slow_unless(["agent_hunter"], ["agent_hunter", "kryptos", "agents_secrets"])
)
def test_the_focus_is_never_on_the_body_after_something_happened(
    browser: Browser, server: Server, game: str
) -> None:
    """Whatever has the focus when a decision arrives, something still has it then."""
    api = at_a_table(browser, server, game)
    api.wait_for_decision()
    page = shown(api)
    for target in ("#ask", "#confirm", "#decision [tabindex='0']", "#log", "#command-text"):
        api.wait_for_decision()
        place = page.locator(target).first
        # A heading takes the focus only where the page gives it, with this attribute.
        place.evaluate("e => { e.disabled = false; e.tabIndex = e.tabIndex; e.focus(); }")
        told = page.locator("#log li").count()
        api.play(1)
        expect(page.locator("#log li").nth(told)).to_be_attached()
        drawn(page)
        focused = page.evaluate("() => document.activeElement.tagName")
        assert focused != "BODY", f"the focus was on {target} and is lost"
