"""Every screen of the page, brought up as quickly as can be, for tests and for pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Browser, Page, expect

from filature.games import catalogue
from tests.serving import Server
from tests.web.api_player import ApiPlayer
from tests.web.chromium import visit

BOTS = {
    "agent_hunter": 1,
    "agents_secrets": 2,
    "double_agent": 1,
    "kryptos": 2,
    "spies_vs_spies": 2,
}
THEMES = ("light", "dark", "contrast")
WIDTHS = (320, 768, 1280)
LANGUAGES = ("fr", "en")


@dataclass(frozen=True)
class Look:
    """How a screen is looked at."""

    language: str
    theme: str
    width: int

    def __str__(self) -> str:
        return f"{self.language}-{self.theme}-{self.width}"


EVERY_LOOK = [Look(l, t, w) for l in LANGUAGES for t in THEMES for w in WIDTHS]  # noqa: E741
PAIRWISE = [
    Look(LANGUAGES[(at + row) % 2], theme, width)
    for row, theme in enumerate(THEMES)
    for at, width in enumerate(WIDTHS)
]
"""Nine looks in which every two of a language, a theme and a width come together."""


def looked_at(page: Page, look: Look) -> None:
    """Have the page as it stands looked at like this; it is not loaded anew."""
    page.set_viewport_size({"width": look.width, "height": 800})
    page.emulate_media(
        color_scheme="dark" if look.theme == "dark" else "light",
        contrast="more" if look.theme == "contrast" else "no-preference",
    )
    if page.locator("html").get_attribute("lang") != look.language:
        # Behind an open dialog the button cannot be reached, but its language can be changed.
        page.locator("#language").evaluate("button => button.click()")
        expect(page.locator("html")).to_have_attribute("lang", look.language)
        page.wait_for_load_state("networkidle")
    page.wait_for_function("() => document.fonts.status === 'loaded'")


def home(browser: Browser, server: Server) -> Page:
    page = visit(browser, server.url, "fr-FR")
    expect(page.locator("#play-bot")).to_be_visible()
    for details in page.locator("details").all():
        details.evaluate("e => e.open = true")
    return page


def settings(browser: Browser, server: Server) -> Page:
    page = visit(browser, server.url, "fr-FR")
    page.locator("#settings").click()
    page.locator("#preferences details").evaluate("e => e.open = true")
    page.locator("#set-aloud").check()
    return page


def about(game: str) -> Callable[[Browser, Server], Page]:
    def screen(browser: Browser, server: Server) -> Page:
        page = visit(browser, f"{server.url}/g/{game}", "fr-FR")
        expect(page.locator("main")).to_be_visible()
        return page

    return screen


def gathering(browser: Browser, server: Server) -> Page:
    page = visit(browser, server.url, "fr-FR")
    api = ApiPlayer(page, server.url)
    api.open("agent_hunter", [{"kind": "person"}])
    page.goto(api.address)
    expect(page.locator("#invite-link")).to_be_visible()
    return page


def invited(browser: Browser, server: Server) -> Page:
    page = visit(browser, server.url, "fr-FR")
    seated = ApiPlayer(page, server.url).open("agent_hunter", [{"kind": "person"}])
    guest = visit(browser, f"{server.url}/t/{seated['table']}?i={seated['invite']}", "fr-FR")
    expect(guest.locator("#sit-button")).to_be_visible()
    return guest


def menu(browser: Browser, server: Server) -> Page:
    page = gathering(browser, server)
    page.locator("#menu").click()
    expect(page.locator("#table-menu")).to_be_visible()
    return page


def at_a_table(
    browser: Browser, server: Server, game: str, seed: int = 7, bots: int | None = None
) -> ApiPlayer:
    """Sit at a table with bots; the page is not there yet."""
    page = visit(browser, server.url, "fr-FR")
    api = ApiPlayer(page, server.url, seed)
    seats = [{"kind": "bot", "bot": "recruit"}] * (bots or BOTS[game])
    api.open(game, seats, settings={"seed": seed})
    return api


def shown(api: ApiPlayer, path: str = "", wait: str = "#ask") -> Page:
    api.page.goto(api.address + path)
    expect(api.page.locator(wait).first).to_be_visible()
    api.page.wait_for_load_state("networkidle")
    return api.page


def playing(game: str, decisions: int) -> Callable[[Browser, Server], Page]:
    def screen(browser: Browser, server: Server) -> Page:
        api = at_a_table(browser, server, game)
        api.play(decisions)
        api.wait_for_decision()
        page = shown(api)
        notebook = page.locator("details.part-notebook")
        if notebook.count():
            notebook.evaluate("e => e.open = true")
        # The command box with an answer in it, to be looked at too.
        query = page.locator("[data-query=help]")
        if query.count():
            query.click()
        return page

    return screen


def over(game: str) -> Callable[[Browser, Server], Page]:
    def screen(browser: Browser, server: Server) -> Page:
        api = at_a_table(browser, server, game)
        api.play()
        page = shown(api, wait="#chart")
        page.locator("section:has(#chart-tab) details").evaluate("e => e.open = true")
        return page

    return screen


def replay(game: str) -> Callable[[Browser, Server], Page]:
    def screen(browser: Browser, server: Server) -> Page:
        api = at_a_table(browser, server, game)
        api.play()
        return shown(api, "/replay?as=truth&step=9", ".scrub")

    return screen


def curtain(browser: Browser, server: Server) -> Page:
    page = visit(browser, server.url, "fr-FR")
    api = ApiPlayer(page, server.url)
    api.open("kryptos", [{"kind": "here", "name": "Bob"}, {"kind": "bot", "bot": "recruit"}])
    return shown(api, wait="#curtain")


MIDDLE = {
    "agent_hunter": 4,
    "agents_secrets": 4,
    "double_agent": 8,
    "kryptos": 9,
    "spies_vs_spies": 5,
}

SCREENS: dict[str, Callable[[Browser, Server], Page]] = {
    "home": home,
    "settings": settings,
    "gathering": gathering,
    "invited": invited,
    "menu": menu,
    "curtain": curtain,
    **{f"about-{game}": about(game) for game in catalogue()},
    **{f"start-{game}": playing(game, 0) for game in catalogue()},
    **{f"middle-{game}": playing(game, MIDDLE[game]) for game in catalogue()},
    **{f"over-{game}": over(game) for game in catalogue()},
    **{f"replay-{game}": replay(game) for game in catalogue()},
}
