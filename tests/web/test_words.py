"""No sentence of the client stands outside its word files.

The page is looked at in the pseudo-language (`filature.testing.pseudo`): whatever is still written
in plain letters is hard-coded. Names of people and of languages, codes and single letters (of keys)
are excepted.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from filature.core.languages import LANGUAGE_NAMES
from filature.games import catalogue
from filature.games.double_agent.deck import default_deck
from filature.testing.pseudo import accented
from tests.serving import Server
from tests.setups import slow_unless
from tests.web.api_player import BOTS, ApiPlayer, bots
from tests.web.chromium import drawn
from tests.web.disguise import disguise_english

WORD = re.compile(r"[A-Za-z]{2,}")
WRITTEN = """() => {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const holder = walker.currentNode.parentElement;
        if (!holder.closest("script, style, output")) found.push(walker.currentNode.textContent);
    }
    for (const name of ["aria-label", "aria-description", "title", "placeholder", "alt"]) {
        for (const e of document.querySelectorAll(`[${name}]`)) found.push(e.getAttribute(name));
    }
    return [...found, document.title].filter(text => text.trim());
}"""


def plainly(page: Page, names: list[str]) -> list[str]:
    """What is still written in plain letters."""
    left = []
    excepted = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))
    for text in page.evaluate(WRITTEN):
        rest = excepted.sub("", text)
        if WORD.search(rest):
            left.append(rest)
    return left


KNOWN = [*LANGUAGE_NAMES.values(), "Ada", "Bob"]
CARDS = [name for card in default_deck() for _, name in card.names]
"""The cards of Double Agent's deck bring their names with them: the deck is data."""


def sit_down(page: Page, server: Server, game: str) -> tuple[ApiPlayer, list[str]]:
    """Sit at a table with bots; return the names that may be there in plain letters, too."""
    api = ApiPlayer(page, server.url, 3)
    api.open(game, bots(BOTS[game]), settings={"seed": 3})
    table = api.now()["table"]
    people = [player["name"] for player in table["players"]]
    return api, [*KNOWN, *people, *CARDS, table["name"]]


class Looker:
    """A page in the pseudo-language, on which whatever is written in plain letters is found."""

    def __init__(self, browser: Browser) -> None:
        context = browser.new_context(locale="en-GB", service_workers="block")
        disguise_english(context)
        self.page = context.new_page()
        self.found: dict[str, set[str]] = {}

    def look(self, where: str, names: list[str] = KNOWN) -> None:
        drawn(self.page)
        if left := plainly(self.page, names):
            self.found.setdefault(where, set()).update(left)


@pytest.mark.slow
@pytest.mark.browser
def test_no_sentence_around_the_tables_is_hard_coded(browser: Browser, server: Server) -> None:
    looker = Looker(browser)
    page = looker.page
    page.goto(server.url)
    expect(page.locator("[data-play]").first).to_be_visible()
    assert accented("Filature") in page.title()
    looker.look("home")
    for way in ("#sheet-friends", "#sheet-here"):
        page.locator("[data-open=kryptos]").click()
        looker.look("sheet")
        page.locator(way).click()
        page.locator("#cover-sheet summary").first.click()
        looker.look("sheet")
        page.keyboard.press("Escape")
    page.locator("#settings").click()
    looker.look("settings")
    # One end is enough: it is the same page for every game.
    api, names = sit_down(page, server, "agent_hunter")
    api.play()
    for path, wait in (("", "#over"), ("/replay?as=truth&step=5", ".scrub")):
        page.goto(api.address + path)
        expect(page.locator(wait)).to_be_visible()
        looker.look(f"over {path}", names)
    assert looker.found == {}


@pytest.mark.browser
@pytest.mark.parametrize("game", slow_unless(["double_agent"], catalogue()))
def test_no_sentence_of_a_game_is_hard_coded(browser: Browser, server: Server, game: str) -> None:
    looker = Looker(browser)
    page = looker.page
    page.goto(f"{server.url}/g/{game}")
    expect(page.locator("main h2, main h3").first).to_be_visible()
    looker.look("about")
    api, names = sit_down(page, server, game)
    api.play(2)
    api.wait_for_decision()
    page.goto(api.address)
    expect(page.locator("#ask")).to_be_visible()
    for query in ("last", "notebook", "help"):
        page.locator(f"[data-query={query}]").click()
        looker.look(query, names)
    listed = page.locator("#answer [data-query]").evaluate_all(
        "all => all.map(e => e.dataset.query)"
    )
    for query in listed:
        page.locator("[data-query=help]").click()
        page.locator(f"#answer [data-query={query}]").click()
        looker.look(query, names)
    page.locator("#rules").click()
    expect(page.locator("#rules-symbols")).to_be_visible()
    looker.look("rules", names)
    page.keyboard.press("Escape")
    page.locator("#menu").click()
    looker.look("menu", names)
    assert looker.found == {}
