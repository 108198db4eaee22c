"""Every screen, by the rules of accessibility: axe, reflow, large text, focus, language.

`make test` looks at most screens in one of nine looks, so that over all of them every two of a
language, a theme and a width come together; `make test-all` looks at all in all eighteen.
"""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Page

from filature.games import catalogue
from tests.serving import Server
from tests.web.chromium import violations
from tests.web.screens import (
    BOTS,
    EVERY_LOOK,
    LANGUAGES,
    MIDDLE,
    PAIRWISE,
    SCREENS,
    Look,
    at_a_table,
    looked_at,
    playing,
    shown,
)

pytestmark = pytest.mark.browser

NAMES = list(SCREENS)
QUICK = [name for name in NAMES if not name.startswith(("about-", "start-", "replay-"))]
QUICK += ["about-kryptos", "replay-agent_hunter"]
"""What `make test` looks at."""


def slow_unless(quick: object, *values: object) -> object:
    return pytest.param(*values, marks=[] if quick else [pytest.mark.slow])


def faults(page: Page, looks: list[Look]) -> list[str]:
    """All that is wrong with a screen in these looks."""
    found = []
    for look in looks:
        looked_at(page, look)
        found += [f"{look}: {fault}" for fault in violations(page)]
        wide = page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
        if wide > 0:
            found.append(f"{look}: {wide} px too wide")
    return found


@pytest.mark.parametrize("name", QUICK)
def test_a_screen_is_accessible(browser: Browser, server: Server, name: str) -> None:
    look = PAIRWISE[QUICK.index(name) % len(PAIRWISE)]
    assert faults(SCREENS[name](browser, server), [look]) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_screen_is_accessible_in_every_look(browser: Browser, server: Server, name: str) -> None:
    assert faults(SCREENS[name](browser, server), EVERY_LOOK) == []


def test_the_looks_of_make_test_cover_every_pair() -> None:
    chosen = {PAIRWISE[at % len(PAIRWISE)] for at in range(len(QUICK))}
    for pair in (("language", "theme"), ("language", "width"), ("theme", "width")):
        seen = {tuple(getattr(look, one) for one in pair) for look in chosen}
        assert seen == {tuple(getattr(look, one) for one in pair) for look in EVERY_LOOK}


CLIPPED = """() => [...document.querySelectorAll(":is(main, header, dialog) *")].filter(e => {
    if (e.closest(".unseen, svg, [aria-hidden=true]") || !e.checkVisibility()) return false;
    if (e.clientWidth <= 1) return false;  // hidden from sight on purpose, to be read
    const style = getComputedStyle(e);
    if (!["hidden", "clip"].includes(style.overflowX)) return false;
    return e.scrollWidth > e.clientWidth + 1 && [...e.childNodes].some(
        n => n.nodeType === Node.TEXT_NODE && n.textContent.trim());
}).map(e => e.outerHTML.slice(0, 120))"""
"""Text that is cut off because its box is too small."""

LARGE = ["home", "settings", "gathering", "curtain", "about-kryptos"]
LARGE += [name for name in NAMES if name.startswith(("middle-", "over-"))]


QUICKLY = ("home", "settings", "middle-kryptos", "over-agent_hunter")


@pytest.mark.parametrize("name", [slow_unless(name in QUICKLY, name) for name in LARGE])
def test_a_screen_flows_at_320_px_and_with_text_twice_as_large(
    browser: Browser, server: Server, name: str
) -> None:
    page = SCREENS[name](browser, server)
    found = []
    for width, text in ((320, 100), (1280, 200), (640, 200)):
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate(
            "t => localStorage.setItem('filature.preferences', t)", json.dumps({"text": text})
        )
        if name not in ("settings", "curtain"):
            page.reload()
            page.wait_for_selector("main h1, main h2, #ask")
            page.wait_for_load_state("networkidle")
        elif text == 200:
            page.evaluate("() => { document.body.style.zoom = '2'; }")
        wide = page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
        if wide > 0:
            found.append(f"{width} px, {text} %: {wide} px too wide")
        found += [f"{width} px, {text} %: cut off: {one}" for one in page.evaluate(CLIPPED)]
    assert found == []


TABLES = [(game, BOTS[game]) for game in catalogue()]
TABLES += [("kryptos", 5), ("agents_secrets", 6), ("spies_vs_spies", 3)]


@pytest.mark.parametrize(("game", "bots"), TABLES)
def test_a_table_is_seen_whole_on_a_desktop(
    browser: Browser, server: Server, game: str, bots: int
) -> None:
    """While playing, what is decided and what it is decided on are there without scrolling."""
    api = at_a_table(browser, server, game, bots=bots)
    found = []
    for decisions in (0, MIDDLE[game]):
        api.play(decisions)
        api.wait_for_decision()
        page = shown(api)
        # What a mission has just brought is unfolded below until one goes on, or folds it.
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
WALKED += [name for name in NAMES if name.startswith("middle-")]


WALKS = [(name, width) for name in WALKED for width in (320, 1280)]
QUICK_WALKS = [("home", 320), ("settings", 320), ("middle-agent_hunter", 1280)]
QUICK_WALKS += [("middle-kryptos", 320)]


@pytest.mark.parametrize(
    ("name", "width"), [slow_unless(walk in QUICK_WALKS, *walk) for walk in WALKS]
)
def test_the_focus_is_never_hidden_or_lost_on_the_way_through(
    browser: Browser, server: Server, name: str, width: int
) -> None:
    page = SCREENS[name](browser, server)
    page.set_viewport_size({"width": width, "height": 640})
    page.evaluate("() => document.querySelector('h1').focus()")
    for key in ("Tab", "Shift+Tab"):
        for _ in range(60):
            page.keyboard.press(key)
            hidden = page.evaluate(HIDDEN_FOCUS)
            if hidden == "body":
                break
            assert hidden is None, f"{key}: {hidden}"


@pytest.mark.parametrize("name", ["home", "about-kryptos", "start-kryptos", "replay-kryptos"])
def test_the_language_of_the_page_and_of_what_is_in_another_is_said(
    browser: Browser, server: Server, name: str
) -> None:
    page = SCREENS[name](browser, server)
    for look in (Look("en", "light", 1280), Look("fr", "light", 1280)):
        looked_at(page, look)
        assert page.locator("html").get_attribute("lang") == look.language
        other = "en" if look.language == "fr" else "fr"
        assert page.locator("#language").get_attribute("lang") == other


@pytest.mark.parametrize("game", ["agent_hunter", "kryptos", "agents_secrets"])
def test_the_focus_is_never_on_the_body_after_something_happened(
    browser: Browser, server: Server, game: str
) -> None:
    """Whatever has the focus when a decision arrives, something still has it then."""
    page = playing(game, 0)(browser, server)
    for target in ("#ask", "#confirm", "#decision [tabindex='0']", "#log", "#command-text"):
        place = page.locator(target).first
        if not place.count() or page.locator("#over").count():
            continue
        place.evaluate("e => { e.disabled = false; e.focus(); }")
        before = page.locator("#log li").count()
        page.evaluate(DECIDE, page.url.rpartition("/")[2])
        page.wait_for_function(
            "n => document.querySelectorAll('#log li').length !== n", arg=before, timeout=20_000
        )
        page.wait_for_timeout(100)
        focused = page.evaluate("() => document.activeElement.tagName")
        assert focused != "BODY", f"the focus was on {target} and is lost"


DECIDE = """async table => {
    for (;;) {
        const welcome = await (await fetch(`/api/tables/${table}/next?have=0`)).json();
        const decision = welcome.position?.decisions[0];
        if (welcome.position?.outcome) return;
        if (!decision) continue;
        const one = decision.legal.alternatives[0];
        const action = {...one.fixed};
        for (const [field, choice] of Object.entries(one.choose ?? {})) {
            action[field] = choice.kind === "one" ? choice.of[0]
                : choice.kind === "split" ? {[choice.over[0]]: choice.total}
                : choice.kind === "assign" ? Object.fromEntries(choice.keys.map(k => [k, null]))
                : choice.of.slice(0, choice.count ?? choice.of.length);
        }
        const id = crypto.randomUUID();
        const body = JSON.stringify({type: "command", id, decision: decision.id, action});
        const headers = {"content-type": "application/json"};
        await fetch(`/api/tables/${table}/command`, {method: "POST", headers, body});
        return;
    }
}"""
"""The first thing that is legal, decided elsewhere with the same token."""
