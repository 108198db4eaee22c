"""Two newcomers who go through a lesson: one by touch on a phone, one by ears and keys alone.

Both make every expected mistake that they can before the right answer, as newcomers do, and count
what it takes without the mistakes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from filature.core.lessons import LessonScript, StepScript, read
from filature.games import folder, lesson_words
from tests.serving import Server
from tests.web.chromium import visit, wait_until
from tests.web.page_words import page_words
from tests.web.screen_reader import RECORD_SPEECH, AccessibleNode, ScreenReader, plain
from tests.web.touch_player import Decision, TouchPlayer, on_a_phone

LETTERS_A_SECOND = 25
SECONDS_A_KEY = 2.0
SECONDS_A_TAP = 1.5

TYPED = {
    ("agent_hunter", "turn"): ("4", "1"),
    ("agents_secrets", "turn"): ("0", "0", "3"),
    ("double_agent", "turn"): ("5", "v"),
    ("kryptos", "announce"): ("2", "3", "5"),
    ("kryptos", "turn"): ("2", "1", "2"),
    ("spies_vs_spies", "ask"): ("2", "3"),
    ("spies_vs_spies", "mission"): ("1",),
}
"""How a whole turn is answered in the command box, one question after the other."""


def hint_word(language: str) -> str:
    """Return the word that asks for a hint."""
    return page_words(language).text("ui-lesson-says-hint").partition(",")[0]


def going_on(language: str) -> tuple[str, str]:
    """Return how the button begins that goes on, once a step is done."""
    words = page_words(language)
    following = plain(words.text("ui-lesson-next-is", {"next": ""}))
    return following, plain(words.text("ui-lesson-play"))


@dataclass
class Taken:
    """What a lesson took without its mistakes."""

    letters: int = 0
    actions: int = 0
    inside: float = 0
    page: float = 0
    steps: list[str] = field(default_factory=list)

    @property
    def by_ear(self) -> float:
        """Seconds: everything heard once, and what is typed."""
        return self.letters / LETTERS_A_SECOND + self.actions * SECONDS_A_KEY

    @property
    def by_touch(self) -> float:
        """Seconds: everything read once, and what is touched."""
        return self.letters / LETTERS_A_SECOND + self.actions * SECONDS_A_TAP


def message(game: str, language: str, step: StepScript, part: str) -> str:
    """One message of a step, as a reader has it."""
    return plain(lesson_words(game, language).text(f"lesson-{step.id}-{part}"))


class TouchLearner:
    """Somebody on a phone who knows only fingers."""

    def __init__(self, browser: Browser, server: Server, game: str, language: str) -> None:
        self.game, self.language = game, language
        self.script: LessonScript = read(folder(game))
        self.address = f"{server.url}/g/{game}/lesson"
        self.page = on_a_phone(browser, server.url)
        self.page.evaluate("l => localStorage.setItem('filature.language', l)", language)
        self.page.goto(self.address)
        self.fingers = TouchPlayer(self.page, 1)
        self.taken = Taken()

    def learn(self, steps: int | None = None) -> Taken:
        """Go through the lesson, or its first steps."""
        for step in self.script.steps[:steps]:
            self.take(step)
        return self.taken

    def take(self, step: StepScript) -> None:
        page = self.page
        expect(page.locator("h1")).to_contain_text(self.text(step, "says")[:20])
        self.taken.letters += sum(len(self.text(step, part)) for part in ("says", "do", "right"))
        expect(page.locator("#next")).to_have_attribute("aria-disabled", "true")
        if not step.board:
            self.make_mistakes(step)
        made = Decision()
        for target in self.right(step):
            self.fingers.tap(target, made)
        expect(page.locator(".reply.right")).to_contain_text(self.text(step, "right")[-20:])
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
        last = step is self.script.steps[-1]
        expect(page.locator("#next")).not_to_have_attribute("aria-disabled", "true")
        expect(page.locator("#next")).to_be_focused()
        if not last:
            self.fingers.tap(page.locator("#next"), made)
        self.taken.actions += made.taps
        self.taken.inside += made.inside
        self.taken.page += made.page
        self.taken.steps.append(step.id)

    def make_mistakes(self, step: StepScript) -> None:
        for reply, (answer, *_) in step.mistakes.items():
            assert isinstance(answer, str)
            self.fingers.tap(self.thing(answer), Decision())
            said = self.text(step, f"wrong-{reply}")
            expect(self.page.locator(".reply.wrong")).to_contain_text(said[-20:])
            expect(self.page.locator("#next")).to_have_attribute("aria-disabled", "true")

    def right(self, step: StepScript) -> list[Locator]:
        """What is touched for the right answer."""
        if not step.board:
            answers = step.right if step.every else step.right[:1]
            return [self.thing(str(answer)) for answer in answers]
        return [*self.on_the_board(step.id), self.page.locator("#confirm")]

    def on_the_board(self, step: str) -> list[Locator]:
        """What is touched on a board for a whole turn, without the button."""
        at = self.page.locator
        match (self.game, step):
            case ("agent_hunter", "turn"):
                return [at('#decision [role=option][aria-label="Agent 1"]')]
            case ("agents_secrets", "turn"):
                red = lesson_words(self.game, self.language).text("short-red")
                name = plain(page_words(self.language).text("ui-more", {"what": red}))
                return [self.page.get_by_role("button", name=name, exact=True)] * 3
            case ("double_agent", "turn"):
                card = at("""#decision [data-value='{"card":"doc_5","copy":0}']""")
                return [card, at('#decision [data-value="4"]').first]
            case ("kryptos", _):
                place, number = ("2", "5") if step == "announce" else ("0", "2")
                return [
                    at("#decision label", has_text="Odette"),
                    at(f'#decision [role=option][data-value="{place}"]'),
                    at(f'#decision [role=gridcell][data-value="{number}"]'),
                ]
            case ("spies_vs_spies", "ask"):
                return [at("""#decision [data-value='{"target":3,"category":"vehicle"}']""")]
            case ("spies_vs_spies", "mission"):
                return [at('#decision [role=option][data-value="1"]')]
        raise LookupError(f"nobody has said how to play {step} of {self.game}")

    def thing(self, thing: str) -> Locator:
        return self.page.locator(f"""[data-value='"{thing}"']""")

    def text(self, step: StepScript, part: str) -> str:
        return message(self.game, self.language, step, part)


class EarsLearner:
    """Somebody who hears the page and types: see `ScreenReader`."""

    def __init__(self, browser: Browser, server: Server, game: str, language: str) -> None:
        self.game, self.language = game, language
        self.script: LessonScript = read(folder(game))
        address = f"{server.url}/g/{game}/lesson"
        self.page: Page = visit(browser, address, language, script=RECORD_SPEECH)
        expect(self.page.locator("#lesson-do")).to_be_visible()
        self.reader = ScreenReader(self.page, 1, page_words(language).text("ui-command"))
        self.taken = Taken()

    def learn(self) -> Taken:
        for at, step in enumerate(self.script.steps):
            self.listen(at, step)
            if step.board:
                self.play(step)
            else:
                self.try_all(step)
            self.go_on(step)
        return self.taken

    # Hearing

    def listen(self, at: int, step: StepScript) -> None:
        """Hear where one is, what is said and what is to be done, and all that is shown."""
        heading = next(one for one in self.reader.tree().all() if one.role == "heading")
        words = plain(f"{heading.name} {heading.description}")
        count = len(self.script.steps)
        place = {"at": at + 1, "count": count}
        number = plain(page_words(self.language).text("ui-lesson-of", place))
        for said in (
            number,
            self.text(step, "title"),
            self.text(step, "says"),
            self.text(step, "do"),
        ):
            assert said in words, f"{said!r} is not heard in {words!r}"
        if at:
            begun = "a step begins with its sentence"
            wait_until(self.page, lambda: self.focused().role == "heading", begun, 5)
        self.taken.letters += sum(len(part.text()) for part in self.shown())
        self.taken.steps.append(step.id)

    def shown(self) -> list[AccessibleNode]:
        """What one listens to in a step: all but the list of steps and the command box."""
        main = next(one for one in self.reader.tree().all() if one.role == "main")
        return [part for part in main.inside if part.role not in ("navigation", "form")]

    def focused(self) -> AccessibleNode:
        """What a screen reader would read where the focus is."""
        tree = self.reader.tools.send("Accessibility.getFullAXTree")["nodes"]
        for node in reversed(tree):
            states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
            if states.get("focused") and node.get("role", {}).get("value") != "RootWebArea":
                name = str(node.get("name", {}).get("value", ""))
                return AccessibleNode(str(node["role"]["value"]), plain(name), "", [])
        return AccessibleNode("none", "", "", [])

    def heard(self) -> list[str]:
        return self.reader.spoken()

    def answer(self) -> list[str]:
        box = self.reader.tree().named("form", page_words(self.language).text("ui-command"))
        assert box is not None, "there is no command box to be heard"
        return [plain(one.text()) for one in box.all() if one.role == "paragraph"]

    # Doing

    def type(self, line: str) -> list[str]:
        """Type a line into the command box; return what is said to it."""
        before = len(self.reader.spoken())
        for key in ("/", "Control+a"):
            self.page.keyboard.press(key)
        self.page.keyboard.type(line)
        self.page.keyboard.press("Enter")

        def since() -> list[str]:
            return [plain(one) for one in self.reader.spoken()[before:]]

        wait_until(self.page, lambda: bool(since()), f"no answer to {line!r}")
        return since()

    def solved(self) -> bool:
        return self.focused().name.startswith(going_on(self.language))

    def try_all(self, step: StepScript) -> None:
        """Ask what there is and try one after the other: each is answered, until one is right."""
        hint = " ".join(self.type(hint_word(self.language)))
        assert self.text(step, "hint") in hint
        names = self.offered()
        replies = [self.text(step, "wrong")] + [
            self.text(step, f"wrong-{r}") for r in step.mistakes
        ]
        right = [self.text(step, "right")] + ([self.text(step, "more")] if step.every else [])
        for name in names:
            said = " ".join(self.type(name.lower()))
            if any(reply in said for reply in right):
                self.taken.actions += 1
                self.taken.letters += len(said)
                if self.text(step, "right") in said:
                    return
            else:
                assert any(reply in said for reply in replies), f"{name}: {said}"
                assert not self.solved(), f"{name} is taken for right"
        raise AssertionError(f"{step.id}: nothing of {names} is right")

    def offered(self) -> list[str]:
        """What the command box says can be touched."""
        self.type("…")
        _, *names = self.answer()
        return [name.partition(". ")[2] for name in names]

    def play(self, step: StepScript) -> None:
        self.type("…")
        said: list[str] = []
        for line in TYPED[self.game, step.id]:
            said = self.type(line)
            self.taken.actions += 1
            self.taken.letters += sum(map(len, said))
        wait_until(
            self.page, lambda: self.text(step, "right") in plain(" ".join(self.heard())), str(said)
        )

    def go_on(self, step: StepScript) -> None:
        wait_until(self.page, self.solved, f"{step.id}: the focus is not on the way on")
        if step is self.script.steps[-1]:
            return
        self.page.keyboard.press("Enter")
        self.taken.actions += 1
        wait_until(self.page, lambda: not self.solved(), f"{step.id}: it does not go on")

    def text(self, step: StepScript, part: str) -> str:
        return message(self.game, self.language, step, part)


def play_first_game(page: Page) -> dict[str, Any]:
    """Press the last button, and return what table it opened."""
    with page.expect_response(lambda answer: answer.url.endswith("/api/tables")) as opened:
        page.locator("#next").press("Enter")
    return dict(opened.value.request.post_data_json or {})
