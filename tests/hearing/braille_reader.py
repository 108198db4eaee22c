"""Somebody who reads a game on a braille line: what is asked, offered and told."""

from __future__ import annotations

import time
from dataclasses import dataclass

from tests.hearing.braille_line import BrailleLine, letters
from tests.hearing.journeys import query_keys
from tests.hearing.listener import Listener
from tests.hearing.players import NAMES, ListPlayer

FLASH = 5.0
"""Seconds for which Orca shows a message before it goes back to where the reader was."""
DECISIONS = 3
"""For so many decisions everything that can be chosen is read."""
LABEL = """() => {
    const field = document.activeElement;
    const label = document.getElementById(field.getAttribute("aria-labelledby")) ?? field.labels[0];
    return label.textContent.trim();
}"""
"""The name of the field for a number that has the focus."""
QUERIES = ("asked", "last", "hand", "board")


@dataclass(frozen=True)
class Shown:
    """Something that was looked for on the line, and in how many windows it was found."""

    kind: str
    name: str
    windows: int


class BrailleReader:
    """Reads what a game asks, offers and tells on a braille line."""

    def __init__(self, listener: Listener, line: BrailleLine) -> None:
        self.listener = listener
        self.page = listener.page
        self.line = line
        self.shown: list[Shown] = []
        self.faults: list[str] = []

    def look_for(self, kind: str, name: str) -> None:
        self.line.settle()
        windows = self.line.find(name)
        if windows is None:
            self.faults.append(f"{kind} {name!r} is not found on the line: {self.line.now!r}")
        else:
            self.shown.append(Shown(kind, name, windows))

    def read_lists(self, player: ListPlayer) -> None:
        """Go to each list of the decision by Tab, and through its options by the arrows."""
        form = player.form()
        if form["alternatives"]:
            player.choose_alternative(form["alternatives"])
        for at in range(player.form()["lists"]):
            player.go_into(at)
            self.listener.press("Home")
            seen: set[str] = set()
            for key in ("Down", "Right"):
                while (name := self.page.evaluate(NAMES)["option"]) not in seen:
                    seen.add(name)
                    self.look_for("option", name)
                    player.move(key)
        for key in player.form()["numbers"]:
            player.tab_to(f'#decision input[data-key="{key}"]')
            self.look_for("option", self.page.evaluate(LABEL))
            player.move("Tab")  # in a field, a key would write

    def read_messages(self) -> None:
        """A message flashes; when it is gone, the query brings it back."""
        keys = query_keys(self.listener)
        for what in QUERIES:
            self.ask(what, keys[what])
        time.sleep(FLASH)
        self.line.settle()
        last = letters(self.listener.told[-1].text)
        if last[: self.line.cells // 2] in letters(self.line.now):
            self.faults.append(f"the message stays on the line: {self.line.now!r}")
        self.ask("again", keys[QUERIES[-1]])

    def ask(self, kind: str, key: str) -> None:
        told = len(self.listener.collect())
        self.listener.press(key)
        if not self.listener.until_told(told):
            self.faults.append(f"{kind} ({key}) tells nothing")
        for message in self.listener.told[told:]:
            self.look_for(kind, message.text)

    def read(self) -> None:
        """Read all lists of the first decisions, and the answers to queries."""
        player = ListPlayer(self.listener)
        for decision in range(DECISIONS):
            asked = player.wait_for_decision()
            if asked is None:
                break
            self.listener.settle()
            self.read_lists(player)
            if decision == 0:
                self.read_messages()
            player.decide()
            player.wait_while(asked)
