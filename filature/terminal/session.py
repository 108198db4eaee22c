"""A person at the terminal: what happens is told, requests are answered, decisions are heard."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from filature.core.events import Event, Section
from filature.core.refusals import Refused
from filature.core.words import LANGUAGES
from filature.games import words_for
from filature.terminal import saving, sheets
from filature.terminal.deciding import Decision
from filature.terminal.match import Match
from filature.terminal.requests import (
    REQUESTS,
    Request,
    answer_in,
    letter,
    names,
    request_in,
)
from filature.terminal.voice import Voice, printable, speeches
from filature.wording.naming import Speech

LAST = 8
"""How many events are told again when nothing else is said."""


class Left(Exception):
    """The person leaves the game."""


@dataclass
class Session:
    """One game at one terminal. `path` is where it is saved, once that is known."""

    match: Match
    voice: Voice
    path: Path | None
    notes: list[str] = field(default_factory=list)
    keeps: bool = False
    """The game is saved after every decision: a place was named for it."""
    hinted: set[str] = field(default_factory=set)
    """The hints that were given: each comes once."""

    # The course of a game

    def play(self, resumed: bool = False) -> None:
        """Play to the end; leaving, `EOFError` and interrupts pass through."""
        self.introduce(resumed)
        for told in self.match.go_on():
            self.tell(told)
        while not self.match.is_over:
            action = self.decide()
            told = self.match.decide(action)
            self.tell(told)
            for told in self.match.go_on():
                self.tell(told)
            if self.keeps:
                self.save()
        self.conclude()

    def introduce(self, resumed: bool) -> None:
        """Say which game it is, against whom, and how to get help."""
        words, setting = self.speech.words, self.match.setting
        title = words.text("name")
        self.voice.say("terminal-titled", game=title, authors=words.text("authors"))
        others = [
            self.voice.text("terminal-bot", name=name, bot=bot)
            for name, bot in zip(self.names, setting.bots, strict=True)
            if bot is not None
        ]
        self.voice.say("terminal-players", others=words.joined(others))
        self.voice.say("terminal-welcome")
        if resumed:
            self.voice.say("terminal-resumed")
            self.tell(self.match.told[-LAST:])

    def tell(self, events: Sequence[Event]) -> None:
        """Tell what happened, a statement an event."""
        for event in events:
            self.voice.line(self.told(event))

    def told(self, event: Event) -> str:
        return self.speech.say("told", msgspec.to_builtins(event))

    def conclude(self) -> None:
        """Show everything, say why the bots chose as they did, and how it ended."""
        self.voice.say("terminal-all-shown")
        self.lines(sheets.said(self.sheet, self.voice, self.speech))
        reasons = [why for why in self.match.reasons if self.can_say(why.reason)]
        if reasons:
            self.voice.say("terminal-reasons")
        for why in reasons:
            self.voice.say(
                "terminal-reason",
                name=self.names[why.seat],
                action=self.speech.say("action", why.action),
                reason=self.speech.say("reason", why.reason),
            )
        self.tell([event for event in self.match.told if self.type_of(event) == "over"])

    def can_say(self, reason: dict[str, object]) -> bool:
        return self.speech.words.has(f"reason-{reason.get('type')}")

    def type_of(self, event: Event) -> str:
        return str(msgspec.to_builtins(event)["type"])

    # Words

    @property
    def names(self) -> list[str]:
        return self.match.setting.names(self.voice.text("terminal-your-name"))

    @property
    def speech(self) -> Speech:
        words = words_for(self.match.game, self.voice.language)
        return Speech(words, self.match.seat, self.names)

    @property
    def sheet(self) -> list[Section]:
        return self.match.game.sheet(self.match.view)

    def lines(self, texts: Iterator[str]) -> None:
        for text in texts:
            self.voice.line(text)

    # Decisions

    def decide(self) -> dict[str, object]:
        """Hear lines until one makes the decision; say the action in words, and return it."""
        self.decision = self.new_decision()
        self.put_question()
        while True:
            action = self.heard(self.voice.hear())
            if action is not None:
                self.voice.say("terminal-doing", action=self.speech.say("action", action))
                return action

    def new_decision(self) -> Decision:
        every = speeches(self.match.game, self.match.seat, self.names)
        return Decision(self.match.legal, self.voice, every, self.speech, self.hinted)

    def put_question(self) -> None:
        """Say what is asked, and what may be answered."""
        self.voice.line(self.speech.say("ask", {"type": self.match.asked}))
        self.decision.put()

    def heard(self, line: str) -> dict[str, object] | None:
        """Take one line: an answer to the question, a request, or a command in words."""
        if not line:
            self.put_question()
            return None
        named = self.decision.named(line, exactly=True)
        request = request_in(line, self.voice.language)
        if request is not None and not named:
            self.grant(request)
            return None
        try:
            action = self.decision.answer(line)
            if action is not None:
                self.match.game.from_record(action)
            return action
        except Refused as refused:
            self.voice.line(self.speech.say("refusal", refused.say))
            return None

    # Requests

    def grant(self, request: Request) -> None:
        """Answer a request."""
        assert request.name in REQUESTS
        getattr(self, f"grant_{request.name}")(request.more)

    def grant_help(self, _: str) -> None:
        self.voice.say("terminal-help-numbers")
        if not self.match.is_over:
            example = self.speech.say("action", self.match.legal.nth(0))
            self.voice.say("terminal-help-words", example=example)
        self.voice.say("terminal-help-commands")
        for request in REQUESTS:
            language = self.voice.language
            short = letter(request, language)
            self.voice.say(
                "terminal-help-line",
                name=names(request, language)[0],
                letter=short or "",
                letter_id="some" if short else "none",
                what=self.voice.text(f"terminal-help-{request}"),
            )

    def grant_asked(self, _: str) -> None:
        if not self.match.is_over:
            self.hinted.clear()
            self.put_question()

    def grant_legal(self, _: str) -> None:
        if not self.match.is_over:
            self.decision.tell_legal()

    def grant_hand(self, _: str) -> None:
        self.lines(sheets.said(sheets.yours(self.sheet, self.speech), self.voice, self.speech))

    def grant_table(self, _: str) -> None:
        self.lines(sheets.said(sheets.others(self.sheet, self.speech), self.voice, self.speech))

    def grant_all(self, _: str) -> None:
        self.lines(sheets.said(self.sheet, self.voice, self.speech))

    def grant_scores(self, _: str) -> None:
        self.lines(sheets.scores(self.sheet, self.voice, self.speech))

    def grant_last(self, more: str) -> None:
        count = int(more) if re.fullmatch(r"\d{1,6}", more) else LAST
        if not self.match.told:
            self.voice.say("terminal-nothing-yet")
        self.tell(self.match.told[-count:] if count else [])

    def grant_log(self, _: str) -> None:
        self.grant_last("999999")

    def grant_rules(self, _: str) -> None:
        words, game = self.speech.words, self.match.game
        self.voice.line(words.text("summary"))
        part = 1
        while words.has(f"rules-{part}"):
            title, *paragraphs = words.text(f"rules-{part}").split("\n")
            self.voice.say("terminal-heading", heading=title)
            self.lines(iter(paragraphs))
            part += 1
        counts = self.voice.either([str(count) for count in game.seat_counts])
        self.voice.say("terminal-seats", seats=counts)
        for option in game.options_offered:
            self.voice.say(
                "terminal-option-value",
                option=words.text(f"option-{option.name}"),
                value=self.option_value(option.name),
            )

    def option_value(self, name: str) -> str:
        """Put the value of an option into words."""
        value = self.match.game.options[name]
        words = self.speech.words
        if words.has(f"value-{name}") and not words.has(f"field-{name}"):
            return self.speech.value(name, value)
        if value is None or isinstance(value, bool):
            id = {None: "not-set", True: "yes", False: "no"}[value]
            return self.voice.text(f"terminal-{id}")
        return self.speech.bare(name, value)

    def grant_notebook(self, more: str) -> None:
        """Say what can be known from this seat, then one's own notes."""
        if more:
            self.grant_note(more)
            return
        if not self.match.is_over:
            self.lines(sheets.said(self.match.notebook(), self.voice, self.speech))
        if not self.notes:
            self.voice.say("terminal-notebook-empty")
        for number, note in enumerate(self.notes, start=1):
            self.voice.say("terminal-noted", number=str(number), text=note)

    def grant_note(self, more: str) -> None:
        text = printable(more)
        if not text:
            self.voice.say("terminal-what-note")
            return
        self.notes.append(text)
        self.voice.say("terminal-noted", number=str(len(self.notes)), text=text)

    def grant_strike(self, more: str) -> None:
        number = int(more) if re.fullmatch(r"\d{1,6}", more) else 0
        if not 1 <= number <= len(self.notes):
            self.voice.say("terminal-no-such-note", number=printable(more))
            return
        self.voice.say("terminal-struck", text=self.notes.pop(number - 1))

    def grant_language(self, more: str) -> None:
        """Go on in the other language, or in the one named; what was chosen stays chosen."""
        other = next(language for language in LANGUAGES if language != self.voice.language)
        self.voice.language = more.lower() if more.lower() in LANGUAGES else other
        self.voice.say("terminal-language-is")
        if not self.match.is_over:
            drafts, past = self.decision.drafts, self.decision.past
            self.decision = self.new_decision()
            self.decision.drafts, self.decision.past = drafts, past
            self.put_question()

    def grant_back(self, _: str) -> None:
        if not self.match.is_over:
            self.decision.back()

    def grant_cancel(self, _: str) -> None:
        if not self.match.is_over:
            self.decision.cancel()

    # Saving and leaving

    def grant_save(self, more: str) -> None:
        if not more:
            self.save_and_say()
            return
        path = Path(more).expanduser()
        if path.exists() and path != self.path:
            self.voice.say("terminal-exists", path=str(path))
            return
        self.path = path
        self.save_and_say()

    def grant_leave(self, _: str) -> None:
        """Leave; ask once whether to save, unless there is nothing to save."""
        wanted = not self.match.is_over and self.yes("terminal-save-first")
        if wanted and not self.save_and_say():
            return
        self.voice.say("terminal-bye")
        raise Left

    def yes(self, id: str) -> bool:
        """Ask a question that wants yes or no."""
        self.voice.say(id)
        while (answer := answer_in(self.voice.hear())) is None:
            self.voice.say("terminal-yes-or-no")
        return answer

    def save(self) -> bool:
        """Save the game; say so only if it cannot be done."""
        path = self.path or saving.new_path(self.match.game.id)
        try:
            saving.save(path, saving.written(self.match, self.voice.language, self.notes))
        except OSError as error:
            reason = error.strerror or str(error)
            self.voice.say("terminal-cannot-save", path=str(path), reason=reason)
            return False
        self.path = path
        return True

    def save_and_say(self) -> bool:
        """Save the game and say where, and how to take it up again."""
        if not self.save():
            return False
        assert self.path is not None
        self.voice.say("terminal-saved", path=str(self.path))
        self.voice.say("terminal-resume-how", path=shlex.quote(str(self.path)))
        return True

    def again(self) -> bool:
        """Ask whether to play another game; requests are still answered."""
        self.voice.say("terminal-again")
        while True:
            line = self.voice.hear()
            answer = answer_in(line)
            if answer is not None:
                return answer
            request = request_in(line, self.voice.language)
            if request is not None:
                self.grant(request)
            self.voice.say("terminal-again")
