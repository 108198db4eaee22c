"""Somebody who listens to a page: what it told and what was heard, kept side by side."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.hearing.browsers import BROWSERS
from tests.hearing.comparison import Comparison, Told, compare, occurrences, words
from tests.hearing.page_words import orca_word
from tests.hearing.session import Session
from tests.hearing.transcript import Utterance

RECORD_TOLD = Path(__file__).with_name("record_told.js").read_text(encoding="utf-8")
NEWEST = """seen => ({
    page: performance.timeOrigin,
    told: window.told.slice(seen),
    pending: document.querySelector("[data-pending]") !== null,
})"""
NAVIGATION = {"Tab", "ISO_Left_Tab", "shift+Tab", "Up", "Down", "Left", "Right", "Home", "End"}
MODES = {"browse": "Browse mode", "focus": "Focus mode"}
"""What Orca says, in English, when its mode is changed."""
LATE = 6.0
"""Seconds of silence after which a message that was told counts as lost."""


@dataclass(frozen=True)
class Key:
    """A key or a line that was typed, and when."""

    at: float
    name: str
    text: str = ""


class Listener:
    """Presses keys on a session's display and hears what comes of it."""

    def __init__(self, session: Session, browser: str, start: str, script: str = "") -> None:
        """Open a browser at an address; `script` alters every page, to plant faults."""
        self.session = session
        self.browser = browser
        self.page = BROWSERS[browser](session, start)
        started = "() => location.protocol.startsWith('http') && document.readyState === 'complete'"
        self.page.wait_until(started, what=f"{browser} does not open {start}")
        self.page.add_script(RECORD_TOLD)
        if script:
            self.page.add_script(script)
        self.told: list[Told] = []
        self.page_of_told = 0.0
        self.seen = 0
        self.pending = False
        """Whether the page is about to tell something: nobody goes on then."""
        self.faults: list[str] = []
        self.loaded = 0.0
        self.keys: list[Key] = []
        self.pressed: list[float] = []
        """When keys went down or up."""
        self.since = 0
        self.settled = 0
        """How many messages were waited for, whether they were heard or not."""

    def visit(self, address: str, ready: str) -> None:
        """Open a page, and begin to compare from here."""
        self.session.quiet()
        self.since = len(self.session.transcript.utterances())
        self.told, self.keys, self.page_of_told, self.seen, self.settled = [], [], 0.0, 0, 0
        self.page.visit(address, ready)
        self.settle(1.0)
        self.loaded = time.time()

    # Keys

    def press(self, *names: str) -> None:
        for name in names:
            self.keys.append(Key(time.time(), name))
            self.session.press(name)
            self.pressed += [self.keys[-1].at, time.time()]

    def type(self, text: str) -> None:
        self.keys.append(Key(time.time(), "text", text))
        self.session.type(text)
        self.pressed += [self.keys[-1].at, time.time()]

    def go_to_box(self, there: str, name: str) -> None:
        """Go to a command box, and wait until its name is heard.

        Before that Orca would take letters for its own keys; that it stays silent is a fault.
        """
        self.settle(0.3)
        before = len(self.heard())
        self.press("slash")
        self.page.wait_until(there, what="/ does not go to the command box", seconds=10)
        if not self.hears(name, before):
            self.faults.append("/ goes to the command box, but its name is not heard")
            self.set_mode("focus")
        self.settle(0.3)

    def set_mode(self, mode: str) -> None:
        """Put Orca into browse or focus mode, with its own key."""
        modes = {one: orca_word(self.session.language, said) for one, said in MODES.items()}
        wanted = modes.pop(mode)
        (other,) = modes.values()
        left = False
        for _ in range(4):
            self.settle()
            before = len(self.heard())
            self.press("Insert+a")
            self.hears_any([wanted, other], before, 3)
            # Leaving the other mode is not always said: in Chromium, on a button, it is not.
            if self.has_heard(wanted, before) or (left and not self.has_heard(other, before)):
                return
            left = self.has_heard(other, before)
        raise AssertionError(f"Orca does not say {wanted!r}")

    # Hearing

    def collect(self) -> list[Told]:
        """Fetch what the page has told since."""
        new: dict[str, Any] = self.page.evaluate(NEWEST, self.seen)
        if new["page"] != self.page_of_told:
            self.page_of_told, self.seen = new["page"], 0
            new = self.page.evaluate(NEWEST, 0)
        self.seen += len(new["told"])
        self.pending = new["pending"]
        self.told += [Told(one["at"], one["text"], one["urgent"]) for one in new["told"]]
        return self.told

    def until_told(self, count: int, seconds: float = LATE) -> bool:
        """Wait until more was told than so many messages."""
        return self.wait(lambda: len(self.collect()) > count, seconds)

    def wait(self, condition: Callable[[], bool], seconds: float = LATE) -> bool:
        """Wait for a condition; tell whether it came true."""
        deadline = time.monotonic() + seconds
        while not (true := condition()) and time.monotonic() < deadline:
            time.sleep(0.05)
        return true

    def heard(self) -> list[Utterance]:
        return self.session.transcript.utterances()[self.since :]

    def settle(self, still: float = 0.5) -> None:
        """Wait until it is quiet and all that was told is heard, or given up as lost."""
        deadline = time.monotonic() + LATE
        while True:
            count = len(self.heard())
            self.session.quiet(still)
            self.collect()
            if len(self.heard()) != count or self.pending:
                deadline = time.monotonic() + LATE
            elif not self.unheard() or time.monotonic() > deadline:
                self.settled = len(self.told)
                return

    def unheard(self) -> bool:
        """Whether something told since it was last quiet is not heard yet."""
        said = [words(one.text) for one in self.heard()]
        told = [words(one.text) for one in self.told]
        return any(
            sum(occurrences(one, other) for other in said)
            < sum(occurrences(one, other) for other in told)
            for one in told[self.settled :]
        )

    def hears(self, text: str, since: int, seconds: float = LATE) -> bool:
        """Wait until words are heard."""
        return self.wait(lambda: self.has_heard(text, since), seconds)

    def hears_any(self, texts: list[str], since: int, seconds: float = LATE) -> bool:
        """Wait until one of several texts is heard."""
        return self.wait(lambda: any(self.has_heard(one, since) for one in texts), seconds)

    def has_heard(self, text: str, since: int) -> bool:
        """Whether words were said, in one utterance or in several that follow."""
        said = tuple(word for one in self.heard()[since:] for word in words(one.text))
        return occurrences(words(text), said) > 0

    def compare(self, private: Iterable[str] = ()) -> Comparison:
        """Compare all since the page was opened."""
        self.settle(1.0)
        utterances = self.heard()
        asked = [at for at, one in enumerate(utterances) if self.navigated(one)]
        return compare(self.told, utterances, self.pressed, asked, private, self.loaded)

    def navigated(self, one: Utterance) -> bool:
        """Whether the last key before an utterance only moved."""
        before = [key.name for key in self.keys if key.at <= one.at]
        return bool(before) and before[-1] in NAVIGATION
