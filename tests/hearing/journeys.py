"""What somebody who listens does besides playing: queries, settings, rules, lesson, case,
replay, debrief, the pages around the tables.

Each journey returns what was not said as it should be; what was told against what was heard is
compared afterwards, as in a game.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from random import Random
from typing import Any
from unicodedata import normalize

import msgspec

from filature.core.legal import Factored
from filature.core.lessons import LessonScript, StepScript, read
from filature.games import folder, lesson_words, words_of
from tests.hearing.listener import LATE, Listener
from tests.hearing.page_words import command, page_word
from tests.hearing.players import IN_BOX, MOST_TABS, ON
from tests.web.case_to_solve import CaseToSolve
from tests.web.lesson_player import TYPED
from tests.web.page_words import case_words, circle_words, debrief_words

MODIFIERS = {"alt": "alt", "maj": "shift", "shift": "shift", "umschalt": "shift", "ctrl": "ctrl"}
SIGNS = {"?": "question", ",": "comma", ".": "period", "/": "slash"}
QUERIES = """() => [...document.querySelectorAll("[data-query]")].map(one => [
    one.dataset.query,
    (one.querySelector(".key")?.textContent || one.title).trim(),
]).filter(([, key]) => key)"""
MARK_BUTTON = """name => {
    const buttons = [...document.querySelectorAll("header button")];
    buttons.find(one => one.textContent.trim() === name).dataset.wanted = "yes";
}"""
STEPS = 4
"""How many steps of a replay are heard."""


def named(listener: Listener, selector: str) -> str:
    """The text of an element, as it stands on the page."""
    found: str = listener.page.evaluate("s => document.querySelector(s).textContent", selector)
    return " ".join(found.split())


def tab_to(listener: Listener, selector: str) -> int:
    """Go somewhere by Tab; return how much had been heard before the last step."""
    before = len(listener.heard())
    for _ in range(MOST_TABS):
        if listener.page.evaluate(ON, selector):
            return before
        before = len(listener.heard())
        listener.press("Tab")
        time.sleep(0.15)
    raise AssertionError(f"{selector} is not reached by Tab")


def expect(listener: Listener, what: str, text: str, before: int) -> list[str]:
    """A fault unless a text is heard."""
    if text.strip() and listener.hears(text, before):
        return []
    return [f"{what} does not say {text!r}: {said_since(listener, before)!r}"]


def said_since(listener: Listener, before: int) -> str:
    return " ".join(one.text for one in listener.heard()[before:])


# Queries


def query_keys(listener: Listener) -> dict[str, str]:
    """The key of each query, by its X name, as the page's own help lists them."""
    language = listener.session.language
    listener.go_to_box(IN_BOX, page_word(language, "ui-command"))
    listener.type(command(language, "help"))
    listener.press("Return")
    listener.page.wait_for("#answer [data-query]")
    listener.settle()
    return {what: x_name(shown) for what, shown in listener.page.evaluate(QUERIES)}


def x_name(shown: str) -> str:
    """`Alt Maj H` as xdotool writes it."""
    *held, key = re.split(r"[\s+]+", shown.strip())
    return "+".join([MODIFIERS[one.lower()] for one in held] + [SIGNS.get(key, key.lower())])


def queries(listener: Listener) -> list[str]:
    """Press every query key in both modes, twice in a row: each time there is an answer."""
    keys = query_keys(listener)
    rules = keys.pop("rules", None)
    tab_to(listener, "#rules")
    faults = []
    for mode in ("browse", "focus"):
        listener.set_mode(mode)
        for what, key in keys.items():
            for time_ in ("once", "again"):
                if not answered(listener, key):
                    faults.append(f"{what} ({key}) in {mode} mode, {time_}: no answer is heard")
    if rules:
        listener.set_mode("browse")
        before = len(listener.heard())
        listener.press(rules)
        title = named_later(listener, "#rules-title")
        faults += expect(listener, f"rules ({rules})", title, before)
    return faults


def answered(listener: Listener, key: str) -> bool:
    """Press a key; tell whether something was told and all of it was heard."""
    listener.settle(0.3)
    told, heard = len(listener.collect()), len(listener.heard())
    listener.press(key)
    if listener.until_told(told, LATE / 2):
        return all(listener.hears(one.text, heard) for one in listener.told[told:])
    # The screen reader may have opened a dialog of its own.
    listener.press("Escape")
    listener.settle()
    return False


def named_later(listener: Listener, selector: str) -> str:
    try:
        listener.page.wait_for(selector, 5)
    except TimeoutError:
        return ""
    return named(listener, selector)


# Settings and rules


def settings(listener: Listener) -> list[str]:
    """Open the settings, hear what they are, change one and leave."""
    button = "[data-wanted]"
    listener.page.evaluate(MARK_BUTTON, page_word(listener.session.language, "ui-settings"))
    tab_to(listener, button)
    name = named(listener, button)
    listener.settle()
    before = len(listener.heard())
    listener.press("Return")
    listener.page.wait_for("#preferences[open]")
    faults = expect(listener, "opening the settings", named(listener, "#preferences-title"), before)
    before = tab_to(listener, "#set-theme")
    faults += expect(listener, "Tab", named(listener, "label[for=set-theme]"), before)
    listener.settle()
    before = len(listener.heard())
    listener.press("Down")
    chosen = listener.page.evaluate("() => document.activeElement.selectedOptions[0].textContent")
    faults += expect(listener, "the arrow", chosen, before)
    listener.settle()
    before = len(listener.heard())
    listener.press("Escape")
    listener.page.wait_until("() => !document.querySelector('#preferences[open]')")
    return faults + expect(listener, "Escape", name, before)


def rules(listener: Listener) -> list[str]:
    """Open the rules beside the table, search in them, and leave."""
    tab_to(listener, "#rules")
    listener.settle()
    before = len(listener.heard())
    listener.press("Return")
    faults = expect(listener, "opening the rules", named_later(listener, "#rules-title"), before)
    tab_to(listener, "#rules-panel .query")
    listener.settle()
    told = len(listener.told)
    listener.type("agent")
    if not listener.until_told(told, seconds=8):
        faults.append("searching the rules tells nothing")
    listener.settle()
    before = len(listener.heard())
    listener.press("Escape")
    return faults + expect(listener, "Escape", named(listener, "#rules"), before)


# The lesson


class Lesson:
    """Goes through a lesson in its command box, by the right answers."""

    def __init__(self, listener: Listener, game: str) -> None:
        self.listener = listener
        self.game = game
        self.words = lesson_words(game, listener.session.language)
        self.script: LessonScript = read(folder(game))

    def text(self, step: StepScript, part: str) -> str:
        return self.words.text(f"lesson-{step.id}-{part}")

    def learn(self) -> list[str]:
        faults = []
        for at, step in enumerate(self.script.steps):
            if at:
                before = len(self.listener.heard())
                self.listener.press("Return")
                faults += expect(self.listener, f"step {step.id}", self.text(step, "says"), before)
            before = len(self.listener.heard())
            self.solve(step)
            right = f"the right answer to {step.id}"
            faults += expect(self.listener, right, self.text(step, "right"), before)
            self.listener.page.wait_until(ON, "#next", "the focus is not on the way on", 20)
            self.listener.settle()
        return faults

    def solve(self, step: StepScript) -> None:
        if step.board:
            self.type("x")
            for line in TYPED[self.game, step.id]:
                self.type(line)
            return
        for name in self.offered():
            self.type(name)
            if self.listener.page.evaluate(ON, "#next"):
                return
        raise AssertionError(f"nothing that {step.id} offers is right")

    def offered(self) -> list[str]:
        """The numbers of what the command box says can be touched."""
        self.type("x")
        lines = "() => [...document.querySelectorAll('form.command .answer p')]"
        names: list[str] = self.listener.page.evaluate(f"{lines}.map(one => one.textContent)")
        return [name.partition(".")[0] for name in names[1:]]

    def type(self, line: str) -> None:
        there = "() => document.activeElement?.id === 'command'"
        if not self.listener.page.evaluate(there):
            name = page_word(self.listener.session.language, "ui-lesson-command")
            self.listener.go_to_box(there, name)
        self.listener.settle(0.3)
        self.listener.type(line)
        self.listener.press("Return")
        time.sleep(0.5)
        self.listener.settle()


def lesson(listener: Listener, game: str) -> list[str]:
    return Lesson(listener, game).learn()


# A case


def case(listener: Listener, game: str) -> list[str]:
    """Solve a case in its command box, after an answer that is refuted."""
    language = listener.session.language
    found = CaseToSolve.first(game, "certain")
    words, shown = words_of(game, language), found.opened.shown
    question = words.text("case_question-certain")
    why = found.opened.judge_secret(*found.possible, 0).why
    refuted = words.say("case", why, shown.viewer, found.names(language))
    go_on = case_words(language).text("ui-case-says-go-on").split(", ")[0]
    secret, value = found.solution
    solved = (
        page_word(language, "ui-case-closed"),
        found.secret_name(secret, language),
        found.value_name(secret, value, language),
    )
    faults = []
    for line, texts in (
        (command(language, "asked"), [question]),
        (found.wrong_line(language), [refuted]),
        (go_on, [question]),
        (found.right_line(language), solved),
    ):
        before = len(listener.heard())
        type_in_box(listener, line)
        for text in texts:
            faults += expect(listener, repr(line), text, before)
    return faults


def type_in_box(listener: Listener, line: str) -> None:
    """Type a line into the command box, with the letters that any keyboard has."""
    if not listener.page.evaluate(IN_BOX):
        listener.go_to_box(IN_BOX, page_word(listener.session.language, "ui-command"))
    listener.settle(0.3)
    plain = normalize("NFKD", line.replace("’", "'"))
    listener.type("".join(one for one in plain if one.isascii()))
    listener.press("Return")
    time.sleep(0.5)
    listener.settle()


# The end, and the replay


NEXT = "async path => (await fetch(path)).json()"
COMMAND = """async ([path, command]) => {
    const headers = {"content-type": "application/json"};
    return (await fetch(path, {method: "POST", headers, body: JSON.stringify(command)})).json();
}"""


def finish(listener: Listener, table: str, seed: int = 0) -> None:
    """Decide everything to the end, over plain HTTP, with the browser's own seat."""
    rng, have, sent = Random(seed), 0, 0
    while True:
        path = f"/api/tables/{table}/next?have={have}"
        welcome: dict[str, Any] = listener.page.evaluate(NEXT, path)
        have, position = welcome["seq"], welcome["position"]
        if position is None:
            continue
        if position["outcome"] is not None:
            return
        for decision in position["decisions"][:1]:
            legal = msgspec.convert(decision["legal"], Factored)
            sent += 1
            command = {
                "type": "command",
                "id": f"elsewhere-{sent}",
                "decision": decision["id"],
                "action": legal.nth(rng.randrange(len(legal))),
            }
            listener.page.evaluate(COMMAND, [f"/api/tables/{table}/command", command])


def replay(listener: Listener) -> list[str]:
    """From the end of a game go to its replay, and hear its first steps."""
    faults = expect(listener, "the end", named(listener, "#over #ask"), 0)
    tab_to(listener, "#replay")
    listener.settle()
    listener.press("Return")
    listener.page.wait_for("#replay-next")
    listener.settle()
    tab_to(listener, "#replay-next")
    for step in range(STEPS):
        listener.settle()
        told = len(listener.collect())
        listener.press("Return")
        listener.settle()
        if len(listener.told) == told:
            faults.append(f"step {step + 1} of the replay tells nothing")
    return faults


SENTENCES = """() => [...document.querySelectorAll("#debrief-sentences p")]
    .map(one => one.textContent.trim())"""


def debrief(listener: Listener) -> list[str]:
    """Hear the sentences of a debrief, what its command box answers, and the way to its moments."""
    words = debrief_words(listener.session.language)
    faults = []
    sentences: list[str] = listener.page.evaluate(SENTENCES)
    for sentence in sentences:
        faults += expect(listener, "on arrival", sentence, 0)
    for name in ("sentences", "chances", "unknown", "moment"):
        line = words.text(f"ui-debrief-says-{name}").split(", ")[0]
        told, before = len(listener.collect()), len(listener.heard())
        type_in_box(listener, f"{line} 1" if name == "moment" else line)
        if len(listener.collect()) == told:
            faults.append(f"{line!r} tells nothing")
        for sentence in sentences if name == "sentences" else ():
            faults += expect(listener, repr(line), sentence, before)
    return faults


# Around the tables


READ_LINES = 40
"""How many lines of a page are read at the most."""


def read_on(listener: Listener, text: str) -> list[str]:
    """Read a page from its top, line by line, until a text is heard."""
    listener.set_mode("browse")
    before = len(listener.heard())
    listener.press("ctrl+Home")
    for _ in range(READ_LINES):
        listener.settle(0.3)
        if listener.has_heard(text, before):
            return []
        listener.press("Down")
    return [f"{text!r} is not read: {said_since(listener, before)!r}"]


def press_and_hear(listener: Listener, what: str, key: str) -> list[str]:
    """Press a key on something: it tells something, and all of that is heard."""
    listener.settle()
    told, before = len(listener.collect()), len(listener.heard())
    listener.press(key)
    if not listener.until_told(told):
        return [f"{key} on {what} tells nothing"]
    listener.settle()
    return [
        fault
        for one in listener.told[told:]
        for fault in expect(listener, f"{key} on {what}", one.text, before)
    ]


def games(listener: Listener) -> list[str]:
    """One's own games over days: whose turn, how long there is, and when clocks stand still."""
    faults = expect(listener, "on arrival", named(listener, "main h1"), 0)
    faults += read_on(listener, named(listener, "[data-game] .state span"))
    before = tab_to(listener, "[data-game] .button")
    faults += expect(listener, "Tab", named(listener, "[data-game] .button"), before)
    before = tab_to(listener, ".pauses input[type=checkbox]")
    faults += expect(listener, "Tab", named(listener, ".pauses .check"), before)
    faults += press_and_hear(listener, "rest at night", "space")
    before = tab_to(listener, "#vacation-start")
    faults += expect(listener, "Tab", named(listener, "#vacation-start"), before)
    return faults + press_and_hear(listener, "vacation", "Return")


def notifications(listener: Listener) -> list[str]:
    """How one wants to be told: a switch, and an address that is refused in words."""
    faults = expect(listener, "on arrival", named(listener, "main h1"), 0)
    before = tab_to(listener, "#notify-turns")
    faults += expect(
        listener, "Tab", page_word(listener.session.language, "ui-notify-turns"), before
    )
    before = tab_to(listener, "#notify-webhook")
    name = page_word(listener.session.language, "ui-notify-webhook")
    faults += expect(listener, "Tab", name, before)
    listener.press("space")
    listener.page.wait_for("#webhook-address")
    tab_to(listener, "#webhook-address")
    listener.settle()
    listener.type("https://127.0.0.1/")
    return faults + press_and_hear(listener, "the address", "Return")


def own_data(listener: Listener) -> list[str]:
    """One's own data: why there are no passkeys here, what is kept; erase it, after a question."""
    faults = expect(listener, "on arrival", named(listener, "main h1"), 0)
    faults += read_on(listener, named(listener, "#no-passkeys"))
    faults += read_on(listener, named(listener, "#own-kept + .paper dt"))
    before = tab_to(listener, "#erase")
    faults += expect(listener, "Tab", named(listener, "#erase"), before)
    listener.settle()
    before = len(listener.heard())
    listener.press("Return")
    listener.page.wait_for("#erase-question")
    listener.settle()
    faults += expect(listener, "the question", named(listener, "#erase-question"), before)
    before = tab_to(listener, "#erase-yes")
    faults += expect(listener, "Tab", named(listener, "#erase-yes"), before)
    listener.settle()
    before = len(listener.heard())
    listener.press("Return")
    listener.page.wait_for("#own-erase + .paper [role=status] p")
    listener.settle()
    told = named(listener, "#own-erase + .paper [role=status] p")
    return faults + expect(listener, "erased", told, before)


def circles(listener: Listener) -> list[str]:
    """Make a circle, and come to its page, which says how to invite."""
    faults = expect(listener, "on arrival", named(listener, "main h1"), 0)
    before = tab_to(listener, "#circle-name")
    faults += expect(listener, "Tab", named(listener, "label[for=circle-name]"), before)
    listener.settle()
    listener.type("jeudi")
    before = tab_to(listener, "#make-circle")
    faults += expect(listener, "Tab", named(listener, "#make-circle"), before)
    listener.settle()
    before = len(listener.heard())
    listener.press("Return")
    listener.page.wait_for("#invite-link, [data-invite]")
    listener.settle()
    return faults + expect(listener, "the new circle", named(listener, "main h1"), before)


def circle(listener: Listener) -> list[str]:
    """A circle's page: who is there, coming to its evening or not, what its command box answers."""
    words = circle_words(listener.session.language)
    faults = expect(listener, "on arrival", named(listener, "main h1"), 0)
    faults += read_on(listener, named(listener, "#tables-tab"))
    faults += read_on(listener, "Malik")
    before = tab_to(listener, "#come")
    faults += expect(listener, "Tab", named(listener, "#come"), before)
    faults += press_and_hear(listener, "coming", "space")
    for name in ("tables", "evening", "members"):
        line = words.text(f"ui-circle-says-{name}").split(", ")[0]
        told, before = len(listener.collect()), len(listener.heard())
        type_in_box(listener, line)
        if len(listener.collect()) == told:
            faults.append(f"{line!r} tells nothing")
        for one in listener.told[told:]:
            faults += expect(listener, repr(line), one.text, before)
    return faults


def event(listener: Listener) -> list[str]:
    """An event of a circle in its first round: who plays whom, and the way to one's own table."""
    faults = expect(listener, "on arrival", named(listener, "main h1"), 0)
    faults += read_on(listener, named(listener, "[id^=round-]"))
    before = tab_to(listener, "main a[href^='/t/']")
    return faults + expect(listener, "Tab", named(listener, "main a[href^='/t/']"), before)


AROUND: dict[str, tuple[str, str, Callable[[Listener], list[str]]]] = {
    "games": ("/games", "[data-game] .state span", games),
    "notifications": ("/notifications", "#notify-webhook", notifications),
    "own-data": ("/me", "#erase", own_data),
    "circles": ("/circles", "#make-circle", circles),
    "circle": ("", "#come", circle),
    "event": ("", "main a[href^='/t/']", event),
}
"""Journeys to other pages: their address, what is there once they are ready, what is done."""

AT_A_TABLE: dict[str, Callable[[Listener], list[str]]] = {
    "queries": queries,
    "settings": settings,
    "rules": rules,
}
"""Journeys that begin at a table with a decision to make."""
JOURNEYS = (*AT_A_TABLE, "lesson", "case", "replay", "debrief", *AROUND)
