"""Somebody who plays in the browser by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect

from tests.web.chromium import wait_until

MOST_TABS = 120
LONGEST_PAUSE = 60.0
"""Seconds after which a game is taken to hang."""
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


OPEN_RADIOS = """() => {
    const radios = [...document.querySelectorAll("#decision input[type=radio]")];
    const more = radios.filter(one => !("alternative" in one.dataset));
    const chosen = new Set(more.filter(one => one.checked).map(one => one.name));
    return [...new Set(more.map(one => one.name))].filter(name => !chosen.has(name));
}"""
"""The names of groups of radio buttons in which nothing is chosen yet."""


class KeyboardPlayer:
    """Plays by keyboard alone, choosing evenly among what the page offers."""

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
        """Go to a text field and replace its text."""
        self.tab_to(selector)
        self.press("Control+a")
        self.page.keyboard.type(text)

    def activate(self, selector: str) -> None:
        """Go to a button or link and press Enter."""
        self.tab_to(selector)
        self.press("Enter")

    def play_game(self, game: str) -> None:
        """Start a game on the first page, against bots."""
        self.activate(f"[data-play={game}]")

    @property
    def asked(self) -> str | None:
        """The decision that the page asks for, if it asks for one."""
        form = self.page.locator("#decision")
        return form.get_attribute("data-decision") if form.count() else None

    @property
    def over(self) -> bool:
        return self.page.locator("#over").count() > 0

    @property
    def held(self) -> bool:
        """Whether a scene is shown until one goes on."""
        return self.page.locator("#continue").is_visible()

    def decide(self) -> None:
        """Make the decision that is asked for, and wait until the page has gone on."""
        decision = self.asked
        self.choose_alternative()
        at = 0
        while at < self.page.locator(CHOICES).count():  # what is chosen in one may open another
            self.choose_in(at)
            at += 1
        self.choose_by_radio()
        self.split_numbers()
        for at in range(self.page.locator("#decision select").count()):
            self.tab_to(f"#decision .row:nth-of-type({at + 1}) select")
            options = self.page.locator("#decision select").nth(at).locator("option").count()
            self.press(*["ArrowDown"] * self.rng.randrange(options))
        assert self.page.locator("#confirm").is_enabled(), "the form is not complete"
        self.activate("#confirm")
        self.decided += 1
        self.wait_for_next(decision)
        focused = self.page.evaluate("() => document.activeElement.tagName")
        assert focused != "BODY", "the focus was lost"

    def wait_for_next(self, decision: str | None) -> None:
        """Wait until the page does not ask for this decision any more."""
        self.page.wait_for_function(
            "d => document.querySelector('#decision')?.dataset.decision !== d", arg=decision
        )

    def choose_alternative(self) -> None:
        """Choose among the radio buttons, where there are several kinds of answers."""
        alternatives = self.page.locator("#decision input[data-alternative]").count()
        if not alternatives:
            return
        wanted = self.rng.randrange(alternatives)
        self.tab_to("#decision input[data-alternative]")
        self.press("Space")
        here = '() => Number(document.activeElement.getAttribute("data-alternative"))'
        while self.page.evaluate(here) != wanted:
            self.press("ArrowDown")

    def choose_by_radio(self) -> None:
        """Choose among radio buttons that ask for more, such as the card that is shown first."""
        for name in self.page.evaluate(OPEN_RADIOS):
            group = f'#decision input[name="{name}"]'
            self.tab_to(group)
            self.press(
                "Space", *["ArrowDown"] * self.rng.randrange(self.page.locator(group).count())
            )

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

    def split_numbers(self) -> None:
        """Split what is to be split, at random, with the arrows of the number fields."""
        keys = self.page.locator("#decision input[type=number]").evaluate_all(
            "es => es.map(e => e.dataset.key)"
        )
        while keys and not self.page.locator("#confirm").is_enabled():
            self.tab_to(f'#decision input[data-key="{self.rng.choice(keys)}"]')
            self.press("ArrowUp")


def play(
    *players: KeyboardPlayer,
    decisions: int = 10_000,
    before_each: Callable[[int], None] = lambda decided: None,
) -> None:
    """Have players make all decisions that their pages ask for, so many in all or to the end."""

    def next_player() -> KeyboardPlayer | None:
        def ready() -> bool:
            for one in players:
                if one.held:
                    one.activate("#continue")
            return any(one.asked for one in players) or all(one.over for one in players)

        wait_until(players[0].page, ready, "the game does not go on", LONGEST_PAUSE)
        return next((player for player in players if player.asked), None)

    for decided in range(decisions):
        if next_player() is None:
            return
        before_each(decided)
        if (player := next_player()) is not None:
            player.decide()
