"""People at the browser: one without a mouse, and one who decides elsewhere meanwhile."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import msgspec
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Playwright, expect

from filature.core.legal import Factored

CHROMIUM = os.environ.get("FILATURE_CHROMIUM", "/usr/bin/chromium")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
AXE_RULES = {
    "runOnly": {
        "type": "tag",
        "values": [
            *("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"),
            *("best-practice", "RGAAv4"),
        ],
    },
    "rules": {"target-size": {"enabled": True}},
}
MOST_TABS = 120
CHOICES = "#decision [role=listbox], #decision [role=grid]"
FREE_OPTIONS = """box => {
    const rows = [...box.querySelectorAll("[role=row]")];
    const all = [...box.querySelectorAll("[role=option], [role=gridcell]")];
    return all.map((option, at) => {
        const row = option.closest("[role=row]");
        return {
            free: option.getAttribute("aria-selected") === "false"
                && option.getAttribute("aria-disabled") !== "true",
            place: row
                ? {
                    row: rows.indexOf(row),
                    column: [...row.querySelectorAll("[role=gridcell]")].indexOf(option),
                }
                : {at, of: all.length},
        };
    }).filter(one => one.free).map(one => one.place);
}"""
"""Where the options of a listbox or grid are that can be chosen and are not."""


def launch(playwright: Playwright) -> Browser:
    """Start the system's Chromium."""
    return playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)


def visit(
    browser: Browser,
    address: str,
    locale: str,
    width: int = 1280,
    scheme: str = "light",
    script: str | None = None,
) -> Page:
    """Open a page as a new person would, with nothing kept from others; errors are not allowed.

    The scheme is light, dark, or contrast: more of it than usual. The script runs before all else.
    """
    context = browser.new_context(
        locale=locale,
        viewport={"width": width, "height": 800},
        color_scheme="dark" if scheme == "dark" else "light",
        contrast="more" if scheme == "contrast" else "no-preference",
        reduced_motion="reduce",
    )
    if script:
        context.add_init_script(script)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address)
    page.wait_for_load_state("networkidle")
    assert errors == []
    return page


def violations(page: Page) -> list[str]:
    """Run axe over the page as it stands."""
    found = Axe().run(page, options=AXE_RULES).response["violations"]
    return [f"{v['id']}: {[node['html'] for node in v['nodes']]}" for v in found]


def no_violations(page: Page) -> None:
    assert violations(page) == []


def no_sideways_scroll(page: Page) -> None:
    wide = page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth")
    assert wide <= 0, f"the page is {wide} px too wide"


class Elsewhere:
    """The person at a page deciding over plain HTTP, with the browser's own token: it is quick."""

    def __init__(self, page: Page, url: str, seed: int = 0) -> None:
        self.page = page
        self.url = url
        self.rng = Random(seed)
        self.table = ""
        self.sent = 0
        self.have = 0

    @property
    def address(self) -> str:
        return f"{self.url}/t/{self.table}"

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.page.request.post(
            f"{self.url}{path}", data=body, headers={"Origin": self.url}
        )
        assert answer.ok, answer.text()
        given: dict[str, Any] = answer.json()
        return given

    def open(self, game: str, seats: list[dict[str, str]], **new: Any) -> dict[str, Any]:
        """Set up a table and sit down at it; the page is still where it was."""
        name = new.pop("name", "Ada")
        wish = {"game": game, "name": name, "seats": [{"kind": "person"}, *seats], **new}
        seated = self.post("/api/tables", wish)
        self.table = seated["table"]
        return seated

    def now(self, seat: int | None = None, have: int = 0) -> dict[str, Any]:
        """Return all that the seat is told now, as it would be welcomed."""
        asked = "" if seat is None else f"&as={seat}"
        path = f"{self.url}/api/tables/{self.table}/next?have={have}{asked}"
        answer = self.page.request.get(path)
        assert answer.ok, answer.text()
        welcome: dict[str, Any] = answer.json()
        return welcome

    def decide(self) -> bool:
        """Decide what is asked, if anything is, evenly; tell whether the game is over."""
        welcome = self.now(have=self.have)
        self.have = welcome["seq"]
        position = welcome["position"]
        if position is None:
            return False
        for decision in position["decisions"][:1]:
            legal = msgspec.convert(decision["legal"], Factored)
            self.sent += 1
            command = {
                "type": "command",
                "id": f"elsewhere-{self.sent}",
                "decision": decision["id"],
                "action": legal.nth(self.rng.randrange(len(legal))),
            }
            self.post(f"/api/tables/{self.table}/command", command)
        return position["outcome"] is not None

    def go_on(self, decisions: int = 10_000) -> None:
        """Make so many decisions, or all until the end."""
        before, self.have = self.sent, 0
        while self.sent - before < decisions:
            if self.decide():
                return

    def owing(self) -> dict[str, Any]:
        """Wait until a decision is owed, which is left to the page, or all is over."""
        while True:
            welcome = self.now(have=self.have)
            position = welcome["position"]
            if position and (position["decisions"] or position["outcome"]):
                return welcome
            self.have = welcome["seq"]


class Keyboard:
    """Somebody who plays by keyboard alone, choosing evenly among what the page offers."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.rng = Random(seed)
        self.decided = 0

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, selector: str) -> None:
        """Press Tab until the focus is on something; it must be reachable."""
        for _ in range(MOST_TABS):
            if self.page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
                return
            self.press("Tab")
        raise AssertionError(f"{selector} is not reached by Tab")

    def write(self, selector: str, text: str) -> None:
        """Go to a text field and replace what stands there."""
        self.tab_to(selector)
        self.press("Control+a")
        self.page.keyboard.type(text)

    def activate(self, selector: str) -> None:
        """Go to a button or link and press Enter."""
        self.tab_to(selector)
        self.press("Enter")

    def pick_game(self, game: str) -> None:
        """Choose a game on the first page, among its radio buttons."""
        self.tab_to("input[name=game]")
        self.press("Space")
        for _ in range(MOST_TABS):
            if self.page.evaluate("() => document.activeElement.value") == game:
                return
            self.press("ArrowRight")
        raise AssertionError(f"{game} is not offered")

    @property
    def asked(self) -> str | None:
        """The decision that the page asks for, if it asks for one."""
        form = self.page.locator("#decision")
        return form.get_attribute("data-decision") if form.count() else None

    @property
    def over(self) -> bool:
        return self.page.locator("#over").count() > 0

    def decide(self) -> None:
        """Make the decision that is asked for, and wait until the page has gone on."""
        decision = self.asked
        alternatives = self.page.locator("#decision input[data-alternative]").count()
        if alternatives:
            wanted = self.rng.randrange(alternatives)
            self.tab_to("#decision input[data-alternative]")
            self.press("Space")
            here = '() => Number(document.activeElement.getAttribute("data-alternative"))'
            while self.page.evaluate(here) != wanted:
                self.press("ArrowDown")
        at = 0
        while at < self.page.locator(CHOICES).count():  # what is chosen in one may open another
            self.choose_in(at)
            at += 1
        self.share_out()
        for at in range(self.page.locator("#decision select").count()):
            self.tab_to(f"#decision .row:nth-of-type({at + 1}) select")
            options = self.page.locator("#decision select").nth(at).locator("option").count()
            self.press(*["ArrowDown"] * self.rng.randrange(options))
        assert self.page.locator("#confirm").is_enabled(), "the form is not complete"
        self.activate("#confirm")
        self.decided += 1
        self.page.wait_for_function(
            "d => document.querySelector('#decision')?.dataset.decision !== d", arg=decision
        )
        focused = self.page.evaluate("() => document.activeElement.tagName")
        assert focused != "BODY", "the focus was lost"

    def choose_in(self, at: int) -> None:
        """Choose in a listbox or a grid: one option, or as many as are wanted."""
        box = self.page.locator(CHOICES).nth(at)
        many = box.get_attribute("aria-multiselectable") == "true"
        while many or not box.locator("[aria-selected=true]").count():
            free = box.evaluate(FREE_OPTIONS)
            if not free:
                return
            box.evaluate("e => e.dataset.wanted = 'yes'")
            self.tab_to("#decision [data-wanted] [data-value]")
            box.evaluate("e => delete e.dataset.wanted")
            chosen = box.locator("[aria-selected=true]").count()
            self.go_to(self.rng.choice(free))
            self.press("Space")
            expect(box.locator("[aria-selected=true]")).to_have_count(chosen + 1)

    def go_to(self, place: dict[str, int]) -> None:
        """Go to an option from whichever has the focus, by the shorter way."""
        if "row" in place:
            self.press("Control+Home", *["ArrowDown"] * place["row"])
            self.press("Home", *["ArrowRight"] * place["column"])
        elif place["at"] <= place["of"] // 2:
            self.press("Home", *["ArrowDown"] * place["at"])
        else:
            self.press("End", *["ArrowUp"] * (place["of"] - 1 - place["at"]))

    def share_out(self) -> None:
        """Split what is to be split, at random, with the arrows of the number fields."""
        keys = self.page.locator("#decision input[type=number]").evaluate_all(
            "es => es.map(e => e.dataset.key)"
        )
        while keys and not self.page.locator("#confirm").is_enabled():
            self.tab_to(f'#decision input[data-key="{self.rng.choice(keys)}"]')
            self.press("ArrowUp")
