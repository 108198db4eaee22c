"""One decision of the person: by numbers, question by question, or in words.

Numbers answer the questions in turn, however many stand on a line: first which alternative, then
each field. What leaves no choice is not asked, and takes no number. A line of nothing but numbers
is always read like this; every other line is first a name of what is being asked for, then a
command in words (`understanding.py`). Nothing is played before the whole line is understood.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from filature.core.legal import Alternative, Arrange, Assign, Factored, Json, RecordAction, Split
from filature.terminal.voice import Voice
from filature.wording.drafts import Draft, Part, Question
from filature.wording.naming import Speech, by_number_alone, numbered
from filature.wording.understanding import Reader, Understood, gathered, is_complete

NUMBERS = re.compile(r"\d{1,9}(?:[\s,;]+\d{1,9})*[\s,;.]*")


@dataclass(frozen=True)
class Offer:
    """One thing that may be chosen now: its number, its names, and where it leads."""

    number: int
    label: str
    draft: Draft
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Asked:
    """One question as it is put: a line that says what, and the offers."""

    what: str
    offers: list[Offer]
    listed: bool


@dataclass
class Decision:
    """What has been chosen so far; `drafts` are those still possible, the newest last in `past`."""

    legal: Factored
    voice: Voice
    speeches: Sequence[Speech]
    speech: Speech
    hinted: set[str]
    drafts: list[Draft] = field(default_factory=list)
    past: list[list[Draft]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.reader = Reader(self.speeches)
        self.drafts = self.drafts or self.beginning()

    def beginning(self) -> list[Draft]:
        return [Draft(one).settled() for one in self.legal.alternatives]

    # Questions

    def asked(self) -> Asked | None:
        """Return the question to put now, or nothing when the decision is made.

        A decision that leaves no choice is still asked for, as the only offer.
        """
        return self.asked_of(self.drafts)

    def asked_of(self, drafts: list[Draft]) -> Asked | None:
        if len(drafts) > 1:
            labels = [self.draft_label(draft, drafts) for draft in drafts]
            offers = [
                Offer(n, label, draft)
                for n, (label, draft) in enumerate(zip(labels, drafts, strict=True), start=1)
            ]
            several = drafts != self.beginning()
            return Asked(self.voice.text("terminal-several") if several else "", offers, True)
        question = drafts[0].question()
        if question is not None:
            return self.field_asked(drafts[0], question)
        if drafts != self.beginning():
            return None
        only = Offer(1, self.speech.say("action", drafts[0].action()), drafts[0])
        return Asked("", [only], True)

    def draft_label(self, draft: Draft, drafts: Sequence[Draft]) -> str:
        """Name a draft: as an action when it is complete, else by its alternative."""
        label = self.speech.say("choice", draft.alternative.fixed)
        if draft.question() is None and drafts != self.beginning():
            return self.speech.say("action", draft.action())
        return label

    def field_asked(self, draft: Draft, question: Question) -> Asked:
        options = question.options()
        what = self.what(question)
        if isinstance(question.choice, Split):
            shares = [share for _, share in options]
            offers = [
                Offer(share, str(share), draft.having(question.field, part).settled())
                for share, part in zip(shares, options, strict=True)
            ]
            low, high = min(shares), max(shares)
            return Asked(
                self.voice.text("terminal-range", what=what, low=low, high=high), offers, False
            )
        labels = [self.speech.value(question.field, bare(question, part)) for part in options]
        offers = sorted(
            (
                Offer(
                    number,
                    label,
                    draft.having(question.field, part).settled(),
                    self.names(question, part),
                )
                for number, label, part in zip(numbered(labels), labels, options, strict=True)
            ),
            key=lambda offer: offer.number,
        )
        if by_number_alone(labels):
            numbers = self.voice.either([str(offer.number) for offer in offers])
            return Asked(
                self.voice.text("terminal-among", what=what, numbers=numbers), offers, False
            )
        return Asked(self.voice.text("terminal-which", what=what), offers, True)

    def what(self, question: Question) -> str:
        """Name what a question asks for: a key, a place, or the field."""
        key = question.key()
        if key is not None:
            return self.speech.key(question.field, key)
        name = self.speech.field(question.field)
        count = size(question)
        if count == 1:
            return name
        place = self.speech.place(question.field, len(question.chosen))
        if place is not None:
            return place
        return f"{name} ({len(question.chosen) + 1}/{count})"

    def names(self, question: Question, part: Part) -> tuple[str, ...]:
        """Return all names of an offer, in every language."""
        value = bare(question, part)
        found = [speech.value(question.field, value) for speech in self.speeches]
        if value is not None:
            found += [speech.bare(question.field, value) for speech in self.speeches]
        return tuple(found)

    def put(self) -> None:
        """Put the question."""
        asked = self.asked()
        if asked is None:
            return
        if len(self.legal.alternatives) == 1:
            self.hint(self.legal.alternatives[0])
        if asked.what:
            self.voice.line(asked.what)
        if asked.listed:
            for offer in asked.offers:
                self.voice.say("terminal-option", number=str(offer.number), label=offer.label)

    # Answers

    def answer(self, line: str) -> RecordAction | None:
        """Take a line as an answer; return the action once the decision is made.

        Whatever cannot be understood is said, and changes nothing.
        """
        if NUMBERS.fullmatch(line):
            return self.by_numbers([int(number) for number in re.findall(r"\d+", line)])
        named = self.named(line)
        if len(named) == 1:
            return self.go(named)
        understood = self.reader.read(line, self.legal)
        if not understood.drafts:
            self.not_understood(understood)
            return None
        return self.go(gathered(understood.drafts, self.legal))

    def named(self, line: str, exactly: bool = False) -> list[Draft]:
        """Return the drafts to which the offers lead that a line names."""
        asked = self.asked()
        if asked is None or len(self.drafts) > 1:
            return []
        parts = [(offer.number, offer.names) for offer in asked.offers]
        numbers = self.reader.part_named(line, parts, exactly)
        return [offer.draft for offer in asked.offers if offer.number in numbers]

    def by_numbers(self, numbers: Sequence[int]) -> RecordAction | None:
        """Answer the questions in turn."""
        drafts, past = self.drafts, list(self.past)
        for at, number in enumerate(numbers):
            asked = self.asked_of(drafts)
            if asked is None or (at and is_complete(drafts)):
                self.voice.say("terminal-too-many-numbers")
                return None
            chosen = [offer.draft for offer in asked.offers if offer.number == number]
            if not chosen:
                self.voice.say("terminal-no-such-number", number=str(number))
                return None
            past.append(drafts)
            drafts = chosen
        self.drafts, self.past = drafts, past
        return self.made()

    def go(self, drafts: list[Draft]) -> RecordAction | None:
        """Go on with these drafts."""
        self.past.append(self.drafts)
        self.drafts = drafts
        return self.made()

    def made(self) -> RecordAction | None:
        """Return the action if the decision is made; otherwise put the next question."""
        if is_complete(self.drafts):
            return self.drafts[0].action()
        if len(self.drafts) == 1:
            self.so_far(self.drafts[0])
        self.put()
        return None

    def so_far(self, draft: Draft) -> None:
        """Say which alternative is being completed, and what is chosen in it already."""
        before = self.past[-1] if self.past else []
        if len(before) == 1 and before[0].alternative is draft.alternative:
            return
        if len(self.legal.alternatives) > 1:
            label = self.speech.say("choice", draft.alternative.fixed)
            self.voice.say("terminal-so-far", label=label)
            self.hint(draft.alternative)
        for name, parts in draft.parts.items():
            question = Question(name, draft.alternative.choose[name], ())
            for part in parts:
                self.voice.say("terminal-chosen", what=self.part_label(question, part))

    def part_label(self, question: Question, part: Part) -> str:
        """Name one part that is chosen: its value, with its key where it has one."""
        label = self.speech.value(question.field, bare(question, part))
        title = self.speech.field(question.field)
        if isinstance(question.choice, Split | Assign):
            title = self.speech.key(question.field, part[0])
            label = str(part[1]) if isinstance(question.choice, Split) else label
        return self.voice.text("terminal-under", heading=title, line=label)

    def hint(self, alternative: Alternative) -> None:
        """Say the hint of an alternative, the first time that it comes up."""
        if self.speech.words.has(f"hint-{alternative.fixed['type']}"):
            hint = self.speech.say("hint", alternative.fixed)
            if hint not in self.hinted:
                self.hinted.add(hint)
                self.voice.line(hint)

    def back(self) -> None:
        """Take the last answer back."""
        if not self.past:
            self.voice.say("terminal-nothing-before")
            return
        self.drafts = self.past.pop()
        self.put()

    def cancel(self) -> None:
        """Begin again."""
        self.drafts, self.past = self.beginning(), []
        self.voice.say("terminal-cancelled")
        self.put()

    def not_understood(self, understood: Understood) -> None:
        typed, known = understood.typed, understood.known
        if known >= len(typed):
            self.voice.say("terminal-not-possible")
        elif known == 0:
            self.voice.say("terminal-not-understood", word=typed[0][:40])
        else:
            before = " ".join(typed[:known])
            self.voice.say("terminal-not-understood-after", known=before, word=typed[known][:40])
        self.voice.say("terminal-say-help")

    # The whole legal set

    def tell_legal(self) -> None:
        """Say all that may be done: every alternative, and what may be chosen in it."""
        self.voice.say("terminal-legal-all", count=len(self.legal))
        for number, alternative in enumerate(self.legal.alternatives, start=1):
            label = self.speech.say("choice", alternative.fixed)
            self.voice.say("terminal-option", number=str(number), label=label)
            for name, choice in alternative.choose.items():
                self.tell_field(Question(name, choice, ()))

    def tell_field(self, question: Question) -> None:
        name, choice = question.field, question.choice
        title = self.speech.field(name)
        if isinstance(choice, Split):
            keys = ", ".join(self.speech.key(name, key) for key in choice.over)
            self.voice.say("terminal-legal-split", field=title, total=choice.total, values=keys)
            return
        labels = [self.speech.value(name, bare(question, part)) for part in question.options()]
        if by_number_alone(labels):
            labels = [str(number) for number in numbered(labels)]
        values = ", ".join(labels)
        if isinstance(choice, Assign):
            keys = ", ".join(self.speech.key(name, key) for key in choice.keys)
            self.voice.say("terminal-legal-assign", field=title, keys=keys, values=values)
        elif size(question) > 1:
            count = size(question)
            self.voice.say("terminal-legal-count", field=title, count=count, values=values)
        else:
            self.voice.say("terminal-legal-field", field=title, values=values)


def bare(question: Question, part: Part) -> Json:
    """Return the value of a part, without its key."""
    return part[1] if isinstance(question.choice, Split | Assign) else part


def size(question: Question) -> int:
    """Return how many values a field takes one after the other."""
    choice = question.choice
    if isinstance(choice, Arrange):
        return len(choice.of)
    return getattr(choice, "count", 1)
