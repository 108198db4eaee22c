"""Players who listen: one types into the command box, one goes by Tab and arrows."""

from __future__ import annotations

import re
import time
from random import Random
from typing import Any

from tests.hearing.comparison import words
from tests.hearing.listener import Listener
from tests.hearing.page_words import command, page_word

LONGEST_PAUSE = 60.0
"""Seconds after which a game is taken to hang."""
MOST_TABS = 120
OFFER = re.compile(r"(\d+)\. (.*)")

STATE = """() => ({
    decision: document.querySelector("#decision")?.dataset.decision ?? null,
    held: document.querySelector("#continue") !== null,
    over: document.querySelector("#over") !== null,
})"""
ANSWER = """() => [...document.querySelectorAll("#answer p, #answer li")]
    .map(line => line.textContent.trim())"""
FOCUS = "() => (window.lastFocus = document.activeElement, null)"
MOVED = "() => document.activeElement !== window.lastFocus"
ON = "selector => document.activeElement?.matches(selector) ?? false"
IN_BOX = "() => document.activeElement?.id === 'command-text'"


class Player:
    """Plays one game by ear; what it chooses depends on its seed alone."""

    def __init__(self, listener: Listener, seed: int = 5) -> None:
        self.listener = listener
        self.page = listener.page
        self.language = listener.session.language
        self.rng = Random(seed)
        self.decided = 0
        self.marks: list[int] = []
        """How many utterances had been heard when each decision was made."""
        self.faults: list[str] = []

    def state(self) -> dict[str, Any]:
        now: dict[str, Any] = self.page.evaluate(STATE)
        return now

    def play(self, most: int = 10_000) -> bool:
        """Make so many decisions, or all until the end; tell whether the game is over."""
        for _ in range(most):
            decision = self.wait_for_decision()
            if decision is None:
                return True
            self.listener.settle()
            if self.state()["decision"] != decision:
                continue
            self.decide()
            self.decided += 1
            self.wait_while(decision)
            self.marks.append(len(self.listener.heard()))
        return bool(self.state()["over"])

    def wait_for_decision(self) -> str | None:
        deadline = time.monotonic() + LONGEST_PAUSE
        while time.monotonic() < deadline:
            now = self.state()
            if now["over"] or now["decision"]:
                return None if now["over"] else str(now["decision"])
            if now["held"]:
                self.go_on()
            time.sleep(0.1)
        raise TimeoutError("the game does not go on")

    def go_on(self) -> None:
        """Leave a scene that is shown until somebody goes on."""
        self.listener.settle()
        self.tab_to("#continue")
        self.listener.settle()
        self.listener.press("Return")
        self.page.wait_until("() => !document.querySelector('#continue')")

    def wait_while(self, decision: str) -> None:
        gone = "d => document.querySelector('#decision')?.dataset.decision !== d"
        self.page.wait_until(gone, decision, f"decision {decision} stays")

    def decide(self) -> None:
        raise NotImplementedError

    # Moving

    def move(self, *keys: str) -> None:
        """Press keys that move the focus, and wait after each until it has moved."""
        for key in keys:
            self.page.evaluate(FOCUS)
            self.listener.press(key)
            deadline = time.monotonic() + 1.0
            while not self.page.evaluate(MOVED) and time.monotonic() < deadline:
                time.sleep(0.02)

    def tab_to(self, selector: str) -> None:
        self.tab_until(ON, selector)

    def tab_until(self, there: str, argument: Any) -> None:
        for _ in range(MOST_TABS):
            if self.page.evaluate(there, argument):
                return
            self.move("Tab")
        raise AssertionError(f"{argument} is not reached by Tab")


class CommandPlayer(Player):
    """Types into the command box: asks what is possible, and answers by number."""

    def decide(self) -> None:
        offers = self.say(command(self.language, "legal"))
        while offers:
            offers = self.say(self.rng.choice(offers))

    def say(self, line: str) -> list[str]:
        """Type a line, hear the answer, and return the numbers that it offers."""
        before = self.page.evaluate(ANSWER)
        if not self.page.evaluate(IN_BOX):
            self.listener.go_to_box(IN_BOX, page_word(self.language, "ui-command"))
        elif self.page.evaluate("() => document.activeElement.value"):
            self.listener.press("ctrl+a")
        count = len(self.listener.told)
        self.listener.type(line)
        self.listener.press("Return")
        self.listener.until_told(count, 10)
        lines: list[str] = self.page.evaluate(ANSWER)
        self.listener.settle(0.3)
        return [] if lines == before and not lines else offered(lines)


def offered(lines: list[str]) -> list[str]:
    """The numbers that an answer offers."""
    listed = [match[1] for line in lines if (match := OFFER.fullmatch(line))]
    if listed or len(lines) != 1 or not lines[0].endswith("?"):
        return listed
    return re.findall(r"\d+", lines[0].rpartition(":")[2])


CHOICES = "#decision [role=listbox], #decision [role=grid]"
FREE = """at => {
    const box = document.querySelectorAll("CHOICES")[at];
    const rows = [...box.querySelectorAll("[role=row]")];
    const all = [...box.querySelectorAll("[role=option], [role=gridcell]")];
    const places = all.map((option, at) => {
        const row = option.closest("[role=row]");
        const column = row && [...row.querySelectorAll("[role=gridcell]")].indexOf(option);
        const free = option.getAttribute("aria-selected") === "false"
            && option.getAttribute("aria-disabled") !== "true";
        return {free, row: row ? rows.indexOf(row) : -1, column, at, of: all.length};
    });
    return {
        many: box.getAttribute("aria-multiselectable") === "true",
        chosen: box.querySelectorAll("[aria-selected=true]").length,
        free: places.filter(one => one.free),
    };
}""".replace("CHOICES", CHOICES)
"""Where the options of a listbox or grid are that can be chosen and are not."""

WITHIN = """at => document.querySelectorAll("CHOICES")[at]?.contains(document.activeElement)
    ?? false""".replace("CHOICES", CHOICES)
NAMES = """() => {
    const named = (one) => one?.getAttribute("aria-label")
        ?? (one?.getAttribute("aria-labelledby") ?? "").split(" ")
            .map(id => document.getElementById(id)?.textContent ?? "").join(" ");
    const list = document.activeElement.closest("[role=listbox], [role=grid]");
    const option = document.activeElement;
    const own = option.getAttribute("aria-label") ?? option.textContent;
    return {list: named(list).trim(), option: own.trim()};
}"""
FORM = """() => ({
    alternatives: document.querySelectorAll("#decision input[data-alternative]").length,
    lists: document.querySelectorAll("CHOICES").length,
    numbers: [...document.querySelectorAll("#decision input[type=number]")].map(e => e.dataset.key),
    selects: [...document.querySelectorAll("#decision select")].map(e => e.options.length),
    ready: document.querySelector("#confirm:enabled:not([aria-disabled=true])") !== null,
})""".replace("CHOICES", CHOICES)


class ListPlayer(Player):
    """Goes by Tab and arrows, chooses with Space, and confirms with Enter.

    The first time that it comes to a list in a game it listens: Tab must say the list's name, and
    an arrow the option that it goes to.
    """

    def __init__(self, listener: Listener, seed: int = 5) -> None:
        super().__init__(listener, seed)
        self.listened: set[str] = set()

    def decide(self) -> None:
        form = self.form()
        if form["alternatives"]:
            self.choose_alternative(form["alternatives"])
        at = 0
        while at < self.form()["lists"]:  # what is chosen in one may open another
            self.choose_in(at)
            at += 1
        while (keys := self.form()["numbers"]) and not self.form()["ready"]:
            self.tab_to(f'#decision input[data-key="{self.rng.choice(keys)}"]')
            self.listener.settle(0.3)
            self.listener.press("Up")
            self.listener.settle(0.3)  # each step tells what it would bring
        for at, options in enumerate(self.form()["selects"]):
            self.tab_to(f"#decision .row:nth-of-type({at + 1}) select")
            self.listener.press(*["Down"] * self.rng.randrange(options))
        self.tab_to("#confirm")
        self.listener.settle(0.3)
        self.listener.press("Return")

    def form(self) -> dict[str, Any]:
        form: dict[str, Any] = self.page.evaluate(FORM)
        return form

    def choose_alternative(self, count: int) -> None:
        wanted = self.rng.randrange(count)
        self.tab_to("#decision input[data-alternative]")
        # In browse mode the arrows would read on instead of choosing.
        self.listener.set_mode("focus")
        self.listener.press("space")
        for _ in range(count):
            if self.page.evaluate(ON, f'[data-alternative="{wanted}"]'):
                return
            self.move("Down")
        raise AssertionError(f"the arrows do not reach alternative {wanted}")

    def choose_in(self, at: int) -> None:
        """Choose in a listbox or a grid: one option, or as many as are wanted."""
        while (box := self.page.evaluate(FREE, at))["free"] and (box["many"] or not box["chosen"]):
            self.go_into(at)
            self.go_to(self.rng.choice(box["free"]))
            self.listener.press("space")
            chosen = f"([at, n]) => ({FREE})(at).chosen !== n"
            self.page.wait_until(chosen, [at, box["chosen"]], "Space does not choose", 10)
            self.listener.settle(0.3)
            if not box["many"]:
                return

    def go_into(self, at: int) -> None:
        """Go to a list by Tab, and listen: its name, its option, and the next by the arrow."""
        if self.page.evaluate(WITHIN, at):
            return
        before = len(self.listener.heard())
        self.tab_until(WITHIN, at)
        names = self.page.evaluate(NAMES)
        self.expect("Tab", names["option"], before)
        if names["list"] in self.listened:
            return
        self.listened.add(names["list"])
        self.expect("Tab", names["list"], before)
        before = len(self.listener.heard())
        self.move("Down")
        option = self.page.evaluate(NAMES)["option"]
        if option != names["option"]:
            self.expect("Down", option, before)

    def expect(self, key: str, name: str, before: int) -> None:
        """Note a fault unless a name is heard."""
        if not words(name) or not self.listener.hears(name, before):
            heard = " ".join(one.text for one in self.listener.heard()[before:])
            self.faults.append(f"{key} does not say {name or 'any name of the list'!r}: {heard!r}")

    def go_to(self, place: dict[str, int]) -> None:
        """Go to an option from whichever has the focus, by the shorter way."""
        if place["row"] >= 0:
            self.listener.press("ctrl+Home", *["Down"] * place["row"])
            self.listener.press("Home", *["Right"] * place["column"])
        elif place["at"] <= place["of"] // 2:
            self.listener.press("Home", *["Down"] * place["at"])
        else:
            self.listener.press("End", *["Up"] * (place["of"] - 1 - place["at"]))


PLAYERS: dict[str, type[Player]] = {"command": CommandPlayer, "lists": ListPlayer}
"""The two ways to play."""
