"""One decision of the person: by numbers, question by question, or in words.

Numbers answer the questions in turn, however many stand on a line: first which alternative, then
each field. What leaves no choice is not asked, and takes no number. A line of nothing but numbers
is always read like this; every other line is first a name of what is being asked for, then a
command in words (`parser.py`). Nothing is played before the whole line is understood.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from filature.core.legal import Alternative, Assign, Factored, RecordAction, Split
from filature.terminal.console import Console
from filature.wording.parser import CommandParser, ParseResult, grouped, is_complete
from filature.wording.partial_action import OpenField, Part, PartialAction, size
from filature.wording.phraser import Phraser, by_number_alone, numbered

NUMBERS = re.compile(r"\d{1,9}(?:[\s,;]+\d{1,9})*[\s,;.]*")


@dataclass(frozen=True)
class Offer:
    """One thing that may be chosen now: its number, its names, and where it leads."""

    number: int
    label: str
    partial: PartialAction
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Prompt:
    """One question as it is put: a line that says what, and the offers."""

    what: str
    offers: list[Offer]
    listed: bool


@dataclass
class DecisionPrompt:
    """What has been chosen so far: the `partials` still possible, and earlier ones in `past`."""

    legal: Factored
    console: Console
    phrasers: Sequence[Phraser]
    phraser: Phraser
    hinted: set[str]
    partials: list[PartialAction] = field(default_factory=list)
    past: list[list[PartialAction]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.parser = CommandParser(self.phrasers)
        self.partials = self.partials or self.beginning()

    def beginning(self) -> list[PartialAction]:
        return [PartialAction(one).with_forced() for one in self.legal.alternatives]

    # Questions

    def asked(self) -> Prompt | None:
        """Return the question to put now, or nothing when the decision is made.

        A decision that leaves no choice is still asked for, as the only offer.
        """
        return self.asked_of(self.partials)

    def asked_of(self, partials: list[PartialAction]) -> Prompt | None:
        if len(partials) > 1:
            labels = [self.partial_label(partial, partials) for partial in partials]
            offers = [
                Offer(n, label, partial)
                for n, (label, partial) in enumerate(zip(labels, partials, strict=True), start=1)
            ]
            several = partials != self.beginning()
            return Prompt(self.console.text("terminal-several") if several else "", offers, True)
        open_field = partials[0].open_field()
        if open_field is not None:
            return self.field_asked(partials[0], open_field)
        if partials != self.beginning():
            return None
        only = Offer(1, self.phraser.say("action", partials[0].action()), partials[0])
        return Prompt("", [only], True)

    def partial_label(self, partial: PartialAction, partials: Sequence[PartialAction]) -> str:
        """Name a partial action: as an action when it is complete, else by its alternative."""
        label = self.phraser.say("choice", partial.alternative.fixed)
        if partial.open_field() is None and partials != self.beginning():
            return self.phraser.say("action", partial.action())
        return label

    def field_asked(self, partial: PartialAction, open_field: OpenField) -> Prompt:
        options, what, text = open_field.options(), self.what(open_field), self.console.text
        after = [partial.with_part(open_field.field, part).with_forced() for part in options]
        if isinstance(open_field.choice, Split):
            shares = [share for _, share in options]
            offers = [Offer(n, str(n), then) for n, then in zip(shares, after, strict=True)]
            low, high = min(shares), max(shares)
            return Prompt(text("terminal-range", what=what, low=low, high=high), offers, False)
        labels = [self.value_label(open_field, part) for part in options]
        offers = [
            Offer(number, label, then, self.names(open_field, part))
            for number, label, then, part in zip(
                numbered(labels), labels, after, options, strict=True
            )
        ]
        offers.sort(key=lambda offer: offer.number)
        if by_number_alone(labels):
            numbers = self.console.either([str(offer.number) for offer in offers])
            return Prompt(text("terminal-among", what=what, numbers=numbers), offers, False)
        return Prompt(text("terminal-which", what=what), offers, True)

    def value_label(self, open_field: OpenField, part: Part) -> str:
        return self.phraser.value(open_field.field, open_field.value_of(part))

    def what(self, open_field: OpenField) -> str:
        """Name what a question asks for: a key, a place, or the field."""
        key = open_field.key()
        if key is not None:
            return self.phraser.key(open_field.field, key)
        name = self.phraser.field(open_field.field)
        count = size(open_field.choice)
        if count == 1:
            return name
        place = self.phraser.place(open_field.field, len(open_field.chosen))
        if place is not None:
            return place
        return f"{name} ({len(open_field.chosen) + 1}/{count})"

    def names(self, open_field: OpenField, part: Part) -> tuple[str, ...]:
        """Return all names of an offer, in every language."""
        value = open_field.value_of(part)
        found = [phraser.value(open_field.field, value) for phraser in self.phrasers]
        if value is not None:
            found += [phraser.bare(open_field.field, value) for phraser in self.phrasers]
        return tuple(found)

    def put(self) -> None:
        """Put the question."""
        asked = self.asked()
        if asked is None:
            return
        if len(self.legal.alternatives) == 1:
            self.hint(self.legal.alternatives[0])
        if asked.what:
            self.console.line(asked.what)
        if asked.listed:
            for offer in asked.offers:
                self.console.say("terminal-option", number=str(offer.number), label=offer.label)

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
        result = self.parser.parse(line, self.legal)
        if not result.partials:
            self.not_understood(result)
            return None
        return self.go(grouped(result.partials, self.legal))

    def named(self, line: str, exactly: bool = False) -> list[PartialAction]:
        """Return the partial actions that a line names among the offers."""
        asked = self.asked()
        if asked is None or len(self.partials) > 1:
            return []
        parts = [(offer.number, offer.names) for offer in asked.offers]
        numbers = self.parser.part_named(line, parts, exactly)
        return [offer.partial for offer in asked.offers if offer.number in numbers]

    def by_numbers(self, numbers: Sequence[int]) -> RecordAction | None:
        """Answer the questions in turn."""
        partials, past = self.partials, list(self.past)
        for at, number in enumerate(numbers):
            asked = self.asked_of(partials)
            if asked is None or (at and is_complete(partials)):
                self.console.say("terminal-too-many-numbers")
                return None
            chosen = [offer.partial for offer in asked.offers if offer.number == number]
            if not chosen:
                self.console.say("terminal-no-such-number", number=str(number))
                return None
            past.append(partials)
            partials = chosen
        self.partials, self.past = partials, past
        return self.made()

    def go(self, partials: list[PartialAction]) -> RecordAction | None:
        """Continue with these partial actions."""
        self.past.append(self.partials)
        self.partials = partials
        return self.made()

    def made(self) -> RecordAction | None:
        """Return the action if the decision is made; otherwise put the next question."""
        if is_complete(self.partials):
            return self.partials[0].action()
        if len(self.partials) == 1:
            self.so_far(self.partials[0])
        self.put()
        return None

    def so_far(self, partial: PartialAction) -> None:
        """Say which alternative is being completed, and what is chosen in it already."""
        before = self.past[-1] if self.past else []
        if len(before) == 1 and before[0].alternative is partial.alternative:
            return
        if len(self.legal.alternatives) > 1:
            label = self.phraser.say("choice", partial.alternative.fixed)
            self.console.say("terminal-so-far", label=label)
            self.hint(partial.alternative)
        for name, parts in partial.parts.items():
            open_field = OpenField(name, partial.alternative.choose[name], ())
            for part in parts:
                self.console.say("terminal-chosen", what=self.part_label(open_field, part))

    def part_label(self, open_field: OpenField, part: Part) -> str:
        """Name one part that is chosen: its value, with its key where it has one."""
        label = self.value_label(open_field, part)
        title = self.phraser.field(open_field.field)
        if isinstance(open_field.choice, Split | Assign):
            title = self.phraser.key(open_field.field, part[0])
            label = str(part[1]) if isinstance(open_field.choice, Split) else label
        return self.console.text("terminal-under", heading=title, line=label)

    def hint(self, alternative: Alternative) -> None:
        """Say the hint of an alternative, the first time that it comes up."""
        if self.phraser.words.has(f"hint-{alternative.fixed['type']}"):
            hint = self.phraser.say("hint", alternative.fixed)
            if hint not in self.hinted:
                self.hinted.add(hint)
                self.console.line(hint)

    def back(self) -> None:
        """Take the last answer back."""
        if not self.past:
            self.console.say("terminal-nothing-before")
            return
        self.partials = self.past.pop()
        self.put()

    def cancel(self) -> None:
        """Begin again."""
        self.partials, self.past = self.beginning(), []
        self.console.say("terminal-cancelled")
        self.put()

    def not_understood(self, result: ParseResult) -> None:
        typed, known = result.typed, result.known
        if known >= len(typed):
            self.console.say("terminal-not-possible")
        elif known == 0:
            self.console.say("terminal-not-understood", word=typed[0][:40])
        else:
            before = " ".join(typed[:known])
            self.console.say("terminal-not-understood-after", known=before, word=typed[known][:40])
        self.console.say("terminal-say-help")

    # The whole legal set

    def tell_legal(self) -> None:
        """Say all that may be done: every alternative, and what may be chosen in it."""
        self.console.say("terminal-legal-all", count=len(self.legal))
        for number, alternative in enumerate(self.legal.alternatives, start=1):
            label = self.phraser.say("choice", alternative.fixed)
            self.console.say("terminal-option", number=str(number), label=label)
            for name, choice in alternative.choose.items():
                self.tell_field(OpenField(name, choice, ()))

    def tell_field(self, open_field: OpenField) -> None:
        name, choice = open_field.field, open_field.choice
        title = self.phraser.field(name)
        if isinstance(choice, Split):
            keys = ", ".join(self.phraser.key(name, key) for key in choice.over)
            self.console.say("terminal-legal-split", field=title, total=choice.total, values=keys)
            return
        labels = [
            self.phraser.value(name, open_field.value_of(part)) for part in open_field.options()
        ]
        if by_number_alone(labels):
            labels = [str(number) for number in numbered(labels)]
        values = ", ".join(labels)
        if isinstance(choice, Assign):
            keys = ", ".join(self.phraser.key(name, key) for key in choice.keys)
            self.console.say("terminal-legal-assign", field=title, keys=keys, values=values)
        elif (count := size(choice)) > 1:
            self.console.say("terminal-legal-count", field=title, count=count, values=values)
        else:
            self.console.say("terminal-legal-field", field=title, values=values)
