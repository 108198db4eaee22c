"""A player who hears the page through a screen reader and sees nothing of it.

What is heard comes from the live regions, whose additions are recorded as a screen reader gets
them, and from the accessibility tree that Chromium makes for screen readers. Neither the elements
of the page nor its messages on the wire are read, and everything is done with keys.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.web.chromium import wait_until

RECORD_SPEECH = """
window.heard = [];
new MutationObserver((changes) => {
    for (const change of changes) {
        for (const node of change.addedNodes) {
            if (node.nodeType !== Node.ELEMENT_NODE) continue;
            const region = node.parentElement?.getAttribute("aria-live");
            if (!["polite", "assertive"].includes(region)) continue;
            window.heard.push({text: node.textContent, urgent: region === "assertive"});
        }
    }
}).observe(document, {childList: true, subtree: true});
"""
"""What a screen reader is told: whatever is added to a live region, in order."""
HEARD = "() => heard.map(one => one.text)"

SILENT = ("none", "InlineTextBox", "ListMarker")
ANSWER = re.compile(r"(\d+)\. (.*)")


@dataclass(frozen=True)
class AccessibleNode:
    """One node of the accessibility tree, with its children."""

    role: str
    name: str
    description: str
    inside: list[AccessibleNode]

    def all(self) -> Iterator[AccessibleNode]:
        yield self
        for child in self.inside:
            yield from child.all()

    def named(self, role: str, name: str) -> AccessibleNode | None:
        return next((one for one in self.all() if (one.role, one.name) == (role, name)), None)

    def text(self) -> str:
        """All that is read out, from the beginning to the end."""
        pieces: list[str] = []
        for one in self.all():
            leaf = one.role == "StaticText" or not any(i.role == "StaticText" for i in one.all())
            if leaf:
                pieces.append(one.name)
            pieces.append(one.description)
        return plain(" ".join(piece for piece in pieces if piece))


def plain(text: str) -> str:
    """A text with all its spaces alike."""
    return " ".join(text.split())


class ScreenReader:
    """Somebody who listens to a page, and answers with keys."""

    def __init__(self, page: Page, seed: int, command: str) -> None:
        """`command` is the name of the command box; the page must run `RECORD_SPEECH` first."""
        self.page = page
        self.rng = Random(seed)
        self.command = command
        self.tools = page.context.new_cdp_session(page)
        self.tools.send("Accessibility.enable")

    # Hearing

    def tree(self) -> AccessibleNode:
        """Read the whole page."""
        nodes = self.tools.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}

        def made(node: dict[str, Any]) -> list[AccessibleNode]:
            children = [by_id[id] for id in node.get("childIds", []) if id in by_id]
            inside = [one for child in children for one in made(child)]
            role = str(node.get("role", {}).get("value", ""))
            if node.get("ignored") or role in SILENT:
                return inside
            name = str(node.get("name", {}).get("value", ""))
            described = str(node.get("description", {}).get("value", ""))
            return [AccessibleNode(role, name, described, inside)]

        root = next(node for node in nodes if "parentId" not in node)
        return made(root)[0]

    def spoken(self) -> list[str]:
        """All that was said so far, in order, whatever the urgency."""
        said: list[str] = self.page.evaluate(HEARD)
        return said

    def answers(self) -> int:
        """How many of them were urgent, as answers are."""
        count: int = self.page.evaluate("() => heard.filter(one => one.urgent).length")
        return count

    def answer(self) -> list[str]:
        """What the command box has answered, line by line."""
        box = self.tree().named("region", self.command)
        if box is None:
            return []
        return [plain(one.text()) for one in box.all() if one.role == "paragraph"]

    # Doing

    def ask(self, letter: str) -> list[str]:
        """Press a query key, and return the answer to it."""
        return self.answered(lambda: self.page.keyboard.press(f"Alt+Shift+{letter}"))

    def say(self, line: str) -> list[str]:
        """Type into the command box, which `/` goes to, and return the answer."""

        def typed() -> None:
            # Where the box has the focus already, `/` stands in it and is overwritten.
            for key in ("/", "Control+a"):
                self.page.keyboard.press(key)
            self.page.keyboard.type(line)
            self.page.keyboard.press("Enter")

        return self.answered(typed)

    def answered(self, act: Callable[[], None]) -> list[str]:
        """Do something, and wait until the answer was said or, to a move, is shown."""
        before = (self.answers(), self.answer())
        act()
        wait_until(self.page, lambda: (self.answers(), self.answer()) != before, "no answer")
        return self.answer()

    def decide(self) -> str:
        """Ask what can be done and answer, evenly, by number or by the name that was heard.

        Returns what was answered last: what was done, or that it was not understood.
        """
        lines = self.ask("KeyJ")
        while offers := offered(lines):
            number, name = self.rng.choice(offers)
            lines = self.say(name if name and self.rng.random() < 0.3 else number)
        return " ".join(lines)


def offered(lines: list[str]) -> list[tuple[str, str | None]]:
    """The answers that lines offer: a number each, and a name where one was said."""
    listed = [match.groups() for line in lines if (match := ANSWER.fullmatch(line))]
    if listed:
        return [(number, name) for number, name in listed]
    if len(lines) == 1 and lines[0].endswith("?"):
        return [(number, None) for number in re.findall(r"\d+", lines[0].rpartition(":")[2])]
    return []
