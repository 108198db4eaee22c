"""A case at the terminal: the sheet, the question, three tries, then the proof."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property

from filature.cases.answering import OpenCase
from filature.core.cases import CaseAnswer, CaseSecret, CaseVerdict
from filature.core.events import Section
from filature.core.languages import LANGUAGES
from filature.core.legal import RecordAction
from filature.core.messages import Say
from filature.core.refusals import Refused
from filature.games import words_for
from filature.terminal import sheets
from filature.terminal.console import Console, phrasers
from filature.terminal.decision_prompt import DecisionPrompt
from filature.terminal.requests import is_named, names, request_in
from filature.wording.phraser import Phraser, numbered

TRIES = 3
TWO = re.compile(r"(\d{1,6})[\s,;:=]+(.+)")
"""A thing by its number, then a value."""


class Left(Exception):
    """The person leaves the case."""


class CaseSession:
    """One case at one terminal."""

    def __init__(self, case: OpenCase, console: Console, day: str) -> None:
        self.case = case
        self.console = console
        self.day = day
        self.shown = case.shown
        self.log: list[list[Say]] = case.told

    @cached_property
    def names(self) -> list[str]:
        yours = self.console.text("terminal-your-name")
        return [name or yours for name in self.shown.players]

    @cached_property
    def phraser(self) -> Phraser:
        words = words_for(self.case.game, self.console.language)
        return Phraser(words, self.shown.viewer, self.names)

    def solve(self) -> bool:
        """Show the case and hear answers; tell whether one was right."""
        self.introduce()
        for left in range(TRIES - 1, -1, -1):
            verdict = self.case.judge(self.answer())
            if verdict.proof is not None:
                self.prove(verdict)
                return verdict.right
            self.refute(verdict)
            if left:
                self.console.say("terminal-case-tries", count=left)
        self.prove(self.case.judge(CaseAnswer()))
        return False

    # What is said

    def introduce(self) -> None:
        words, shown = self.phraser.words, self.shown
        self.console.say(
            "terminal-case-title",
            game=words.text("name"),
            number=str(shown.number),
            day=self.day,
            level=words.text(f"bot-{shown.level}"),
        )
        self.show(shown.position.sheet)
        self.console.say("terminal-case-how")
        self.put_question()

    def show(self, sections: Sequence[Section]) -> None:
        for text in sheets.said(sections, self.console, self.phraser):
            self.console.line(text)

    def put_question(self) -> None:
        """Say what is asked and what can be answered."""
        self.console.line(self.phraser.words.text(f"case_question-{self.shown.kind}"))
        if self.shown.kind == "certain":
            self.list_secrets()
        else:
            self.decision = self.new_decision()
            self.decision.put()

    def list_secrets(self) -> None:
        """List what can be named, with its values: once where they are the same for all."""
        values = [self.values_said(secret) for secret in self.shown.secrets]
        shared = len(set(values)) == 1
        for number, (secret, own) in enumerate(zip(self.shown.secrets, values, strict=True), 1):
            label = self.secret_label(secret)
            if not shared:
                label = self.console.text("terminal-case-option", label=label, values=own)
            self.console.say("terminal-option", number=str(number), label=label)
        if shared:
            self.console.say("terminal-case-values", values=values[0])
        else:
            self.console.say("terminal-case-two")

    def values_said(self, secret: CaseSecret) -> str:
        labels, numbers = self.value_labels(secret), self.value_numbers(secret)
        return ", ".join(
            label if str(number) in label else f"{number} ({label})"
            for number, label in zip(numbers, labels, strict=True)
        )

    def secret_label(self, secret: CaseSecret) -> str:
        return self.phraser.say("secret", {"type": secret.type, **secret.args})

    def value_labels(self, secret: CaseSecret) -> list[str]:
        return [self.phraser.bare(secret.field, value) for value in secret.values]

    def value_numbers(self, secret: CaseSecret) -> list[int]:
        """Number the values; a number is its own."""
        return numbered(self.value_labels(secret))

    def refute(self, verdict: CaseVerdict) -> None:
        """Say why an answer is wrong, with a world that refutes it."""
        self.console.line(self.phraser.say("case", verdict.why))
        if verdict.world is not None:
            self.console.say("terminal-case-world")
            self.show(verdict.world.sheet)

    def prove(self, verdict: CaseVerdict) -> None:
        """Say the solution, and why it is the only one."""
        self.console.line(self.phraser.say("case", verdict.why))
        if verdict.action is not None:
            self.console.say(
                "terminal-case-solution", answer=self.phraser.say("action", verdict.action)
            )
        else:
            secret = self.shown.secrets[verdict.secret or 0]
            said = {"type": f"certain_{secret.type}", **secret.args, secret.field: verdict.value}
            self.console.say("terminal-case-solution", answer=self.phraser.say("line", said))
        for proof in verdict.proof or []:
            because = self.phraser.words.has(f"because-{proof['type']}")
            self.console.line(self.phraser.say("because" if because else "case", proof))

    # What is heard

    def answer(self) -> CaseAnswer:
        """Read lines until one is an answer."""
        while True:
            line = self.console.read_line()
            if self.gives_up(line):
                return CaseAnswer()
            if not line or self.handled(line):
                continue
            try:
                found = self.read(line)
                if found is not None:
                    self.case.judge(found)
                    return found
            except Refused as refused:
                self.console.line(self.phraser.say("refusal", refused.say))

    def gives_up(self, line: str) -> bool:
        return any(
            is_named(line.strip(), name)
            for language in LANGUAGES
            for name in names("solution", language)
        )

    def handled(self, line: str) -> bool:
        """Answer a request, where the line is one that a case knows."""
        request = request_in(line, self.console.language)
        match request.name if request is not None else None:
            case "help":
                self.console.say("terminal-case-how")
            case "asked" | "legal":
                self.put_question()
            case "hand" | "table" | "all" | "scores":
                self.show(self.shown.position.sheet)
            case "last" | "log":
                for told in self.log:
                    for say in told:
                        self.console.line(self.phraser.say("told", say))
            case "back" | "cancel":
                self.put_question()
            case "leave":
                raise Left
            case _:
                return False
        return True

    def read(self, line: str) -> CaseAnswer | None:
        """Take a line as an answer; nothing where more is asked for, or it is not understood."""
        if self.shown.kind != "certain":
            action: RecordAction | None = self.decision.answer(line)
            if action is None:
                return None
            self.console.say("terminal-doing", action=self.phraser.say("action", action))
            self.decision = self.new_decision()
            return CaseAnswer(action=action)
        both = TWO.fullmatch(line.strip())
        number = int(both[1]) if both else 0
        if both is None or not 1 <= number <= len(self.shown.secrets):
            self.console.say("terminal-case-two")
            return None
        secret = self.shown.secrets[number - 1]
        typed = both[2].strip()
        labels, numbers = self.value_labels(secret), self.value_numbers(secret)
        for value, label, own in zip(secret.values, labels, numbers, strict=True):
            if typed == str(own) or is_named(typed, label):
                return CaseAnswer(secret=number - 1, value=value)
        self.console.line(self.phraser.say("refusal", {"type": "case_no_such_value"}))
        return None

    def new_decision(self) -> DecisionPrompt:
        legal = self.shown.position.decisions[0].legal
        every = phrasers(self.case.game, self.shown.viewer, self.names)
        return DecisionPrompt(legal, self.console, every, self.phraser, set())
