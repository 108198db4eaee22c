"""A person at the terminal: what happens is told, requests are answered, decisions are heard."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from filature.core.events import Event, Over, Section
from filature.core.languages import LANGUAGE_NAMES, LANGUAGES, language_named
from filature.core.refusals import Refused
from filature.core.words import Words
from filature.games import words_for
from filature.terminal import save_file, sheets
from filature.terminal.console import Console, phrasers, printable
from filature.terminal.decision_prompt import DecisionPrompt
from filature.terminal.match import Match
from filature.terminal.requests import REQUESTS, Request, answer_in, letter, names, request_in
from filature.wording.phraser import Phraser

LAST = 8
"""How many events are told again when nothing else is said."""


class Left(Exception):
    """The person leaves the game."""


@dataclass
class TerminalSession:
    """One game at one terminal. `path` is where it is saved, once that is known."""

    match: Match
    console: Console
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
        self.advance()
        while not self.match.is_over:
            self.tell(self.match.decide(self.decide()))
            self.advance()
            if self.keeps:
                self.save()
        self.conclude()

    def advance(self) -> None:
        """Tell what chance and bots do, up to the person's next decision."""
        for told in self.match.advance():
            self.tell(told)

    def introduce(self, resumed: bool) -> None:
        """Say which game it is, against whom, and how to get help."""
        words, setup = self.phraser.words, self.match.setup
        title = words.text("name")
        self.console.say("terminal-titled", game=title, authors=words.text("authors"))
        others = [
            self.console.text("terminal-bot", name=name, bot=bot_name(words, bot))
            for name, bot in zip(self.names, setup.bots, strict=True)
            if bot is not None
        ]
        self.console.say("terminal-players", others=words.joined(others))
        self.console.say("terminal-welcome")
        if resumed:
            self.console.say("terminal-resumed")
            self.tell(self.match.told[-LAST:])

    def tell(self, events: Sequence[Event]) -> None:
        """Tell what happened, a statement an event."""
        for event in events:
            self.console.line(self.phraser.say("told", msgspec.to_builtins(event)))

    def conclude(self) -> None:
        """Show everything, say why the bots chose as they did, and how it ended."""
        self.console.say("terminal-all-shown")
        self.show(self.sheet)
        words = self.phraser.words
        reasons = [why for why in self.match.reasons if words.has(f"reason-{why.reason['type']}")]
        if reasons:
            self.console.say("terminal-reasons")
        for why in reasons:
            self.console.say(
                "terminal-reason",
                name=self.names[why.seat],
                action=self.phraser.say("action", why.action),
                reason=self.phraser.say("reason", why.reason),
            )
        self.tell([event for event in self.match.told if isinstance(event, Over)])

    # Words

    @property
    def names(self) -> list[str]:
        return self.match.setup.names(self.console.text("terminal-your-name"))

    @property
    def phraser(self) -> Phraser:
        words = words_for(self.match.game, self.console.language)
        return Phraser(words, self.match.seat, self.names)

    @property
    def sheet(self) -> list[Section]:
        return self.match.game.sheet(self.match.view)

    def show(self, sections: Sequence[Section]) -> None:
        self.lines(sheets.said(sections, self.console, self.phraser))

    def lines(self, texts: Iterable[str]) -> None:
        for text in texts:
            self.console.line(text)

    # Decisions

    def decide(self) -> dict[str, object]:
        """Read lines until one makes the decision; say the action in words, and return it."""
        self.decision = self.new_decision()
        self.put_question()
        while True:
            action = self.handle_line(self.console.read_line())
            if action is not None:
                self.console.say("terminal-doing", action=self.phraser.say("action", action))
                return action

    def new_decision(self) -> DecisionPrompt:
        every = phrasers(self.match.game, self.match.seat, self.names)
        return DecisionPrompt(self.match.legal, self.console, every, self.phraser, self.hinted)

    def put_question(self) -> None:
        """Say what is asked, and what may be answered."""
        self.console.line(self.phraser.say("ask", {"type": self.match.asked}))
        self.decision.put()

    def handle_line(self, line: str) -> dict[str, object] | None:
        """Take one line: an answer to the question, a request, or a command in words."""
        if not line:
            self.put_question()
            return None
        named = self.decision.named(line, exactly=True)
        request = request_in(line, self.console.language)
        if request is not None and not named:
            self.handle(request)
            return None
        try:
            action = self.decision.answer(line)
            if action is not None:
                self.match.game.from_record(action)
            return action
        except Refused as refused:
            self.console.line(self.phraser.say("refusal", refused.say))
            return None

    # Requests

    def handle(self, request: Request) -> None:
        """Answer a request."""
        assert request.name in REQUESTS
        getattr(self, f"handle_{request.name}")(request.more)

    def handle_help(self, _: str) -> None:
        self.console.say("terminal-help-numbers")
        if not self.match.is_over:
            example = self.phraser.say("action", self.match.legal.nth(0))
            self.console.say("terminal-help-words", example=example)
        self.console.say("terminal-help-commands")
        for request in REQUESTS:
            language = self.console.language
            short = letter(request, language)
            self.console.say(
                "terminal-help-line",
                name=names(request, language)[0],
                letter=short or "",
                letter_id="some" if short else "none",
                what=self.console.text(
                    f"terminal-help-{request}", languages=", ".join(LANGUAGE_NAMES.values())
                ),
            )

    def handle_asked(self, _: str) -> None:
        if not self.match.is_over:
            self.hinted.clear()
            self.put_question()

    def handle_legal(self, _: str) -> None:
        if not self.match.is_over:
            self.decision.tell_legal()

    def handle_hand(self, _: str) -> None:
        self.show(sheets.yours(self.sheet, self.phraser))

    def handle_table(self, _: str) -> None:
        self.show(sheets.others(self.sheet, self.phraser))

    def handle_all(self, _: str) -> None:
        self.show(self.sheet)

    def handle_scores(self, _: str) -> None:
        self.lines(sheets.scores(self.sheet, self.console, self.phraser))

    def handle_last(self, more: str) -> None:
        count = int(more) if re.fullmatch(r"\d{1,6}", more) else LAST
        if not self.match.told:
            self.console.say("terminal-nothing-yet")
        self.tell(self.match.told[-count:] if count else [])

    def handle_log(self, _: str) -> None:
        self.handle_last("999999")

    def handle_rules(self, _: str) -> None:
        words, game = self.phraser.words, self.match.game
        self.console.line(words.text("summary"))
        part = 1
        while words.has(f"rules-{part}"):
            title, *paragraphs = words.text(f"rules-{part}").split("\n")
            self.console.say("terminal-heading", heading=title)
            self.lines(paragraphs)
            part += 1
        counts = self.console.either([str(count) for count in game.seat_counts])
        self.console.say("terminal-seats", seats=counts)
        for option in game.options_offered:
            self.console.say(
                "terminal-option-value",
                option=words.text(f"option-{option.name}"),
                value=self.option_value(option.name),
            )

    def option_value(self, name: str) -> str:
        """Put the value of an option into words."""
        value = self.match.game.options[name]
        words = self.phraser.words
        if words.has(f"value-{name}") and not words.has(f"field-{name}"):
            return self.phraser.value(name, value)
        if value is None or isinstance(value, bool):
            id = {None: "not-set", True: "yes", False: "no"}[value]
            return self.console.text(f"terminal-{id}")
        return self.phraser.bare(name, value)

    def handle_notebook(self, more: str) -> None:
        """Say what can be known from this seat, then the player's notes."""
        if more:
            self.handle_note(more)
            return
        if not self.match.is_over:
            self.show(self.match.notebook())
        if not self.notes:
            self.console.say("terminal-notebook-empty")
        for number, note in enumerate(self.notes, start=1):
            self.console.say("terminal-noted", number=str(number), text=note)

    def handle_note(self, more: str) -> None:
        text = printable(more)
        if not text:
            self.console.say("terminal-what-note")
            return
        self.notes.append(text)
        self.console.say("terminal-noted", number=str(len(self.notes)), text=text)

    def handle_strike(self, more: str) -> None:
        number = int(more) if re.fullmatch(r"\d{1,6}", more) else 0
        if not 1 <= number <= len(self.notes):
            self.console.say("terminal-no-such-note", number=printable(more))
            return
        self.console.say("terminal-struck", text=self.notes.pop(number - 1))

    def handle_language(self, more: str) -> None:
        """Go on in the language named, or in the next one; what was chosen stays chosen."""
        after = LANGUAGES.index(self.console.language) + 1
        self.console.language = language_named(more) or LANGUAGES[after % len(LANGUAGES)]
        self.console.say("terminal-language-is")
        if not self.match.is_over:
            partials, past = self.decision.partials, self.decision.past
            self.decision = self.new_decision()
            self.decision.partials, self.decision.past = partials, past
            self.put_question()

    def handle_back(self, _: str) -> None:
        if not self.match.is_over:
            self.decision.back()

    def handle_cancel(self, _: str) -> None:
        if not self.match.is_over:
            self.decision.cancel()

    # Saving and leaving

    def handle_save(self, more: str) -> None:
        if not more:
            self.save_and_say()
            return
        path = Path(more).expanduser()
        if path.exists() and path != self.path:
            self.console.say("terminal-exists", path=str(path))
            return
        self.path = path
        self.save_and_say()

    def handle_leave(self, _: str) -> None:
        """Leave; ask once whether to save, unless there is nothing to save."""
        wanted = not self.match.is_over and self.yes("terminal-save-first")
        if wanted and not self.save_and_say():
            return
        self.console.say("terminal-bye")
        raise Left

    def yes(self, id: str) -> bool:
        """Ask a question that wants yes or no."""
        self.console.say(id)
        while (answer := answer_in(self.console.read_line())) is None:
            self.console.say("terminal-yes-or-no")
        return answer

    def save(self) -> bool:
        """Save the game; say so only if it cannot be done."""
        path = self.path or save_file.new_path(self.match.game.id)
        try:
            save_file.save(path, save_file.written(self.match, self.console.language, self.notes))
        except OSError as error:
            reason = error.strerror or str(error)
            self.console.say("terminal-cannot-save", path=str(path), reason=reason)
            return False
        self.path = path
        return True

    def save_and_say(self) -> bool:
        """Save the game and say where, and how to take it up again."""
        if not self.save():
            return False
        assert self.path is not None
        self.console.say("terminal-saved", path=str(self.path))
        self.console.say("terminal-resume-how", path=shlex.quote(str(self.path)))
        return True

    def again(self) -> bool:
        """Ask whether to play another game; requests are still answered."""
        self.console.say("terminal-again")
        while True:
            line = self.console.read_line()
            answer = answer_in(line)
            if answer is not None:
                return answer
            request = request_in(line, self.console.language)
            if request is not None:
                self.handle(request)
            self.console.say("terminal-again")


def bot_name(words: Words, bot: str) -> str:
    """Return what a game calls a bot; one from elsewhere is called by its own name."""
    return words.text(f"bot-{bot}") if words.has(f"bot-{bot}") else bot
