"""What a typed line means: an action in a person's own words, in any language.

The grammar is made from the game's words and the legal set; no game has a grammar of its own. The
terminal reads it here, and the browser's command box asks the server, which reads it here too;
`vocabulary.py` gathers the words.

**Words.** A line is cut into words: runs of letters or of digits, case ignored, a one or two
letter elision (`l’`, `d’`) kept with its apostrophe, all else left out. A typed word *is* a word of
the game when they are equal, or when it is a beginning of it; accents are ignored, except that a
typed letter standing alone keeps its accent (`à` is not agent A). A number is equal or is not.

**Vocabulary.** Every alternative of the legal set has, from all languages together:

- *slots*: its fields to choose, and those of its fixed fields that its sentence `action-…` or its
  label `choice-…` shows;
- for every slot its *items*: a value, or a key with a value, each with the phrases that name it
  (the bare value; `value-FIELD`; for a pair the key and the value, either first);
- for every slot its *leads*: the words that introduce it. They are what stands before it in the
  sentence (after the slot before, and never the sentence's first word), and the words of
  `value-FIELD`, `place-FIELD` and `field-FIELD`; articles and numbers are no leads, and one typed
  letter is not the beginning of any ("V’s pawn" is not "von S");
- *plain words*: those of the sentence and of the label, all leads, the action's `type`, and the
  other names of the action: `alias-TYPE` of the game's words, `typed-alias-TYPE` of ours.

Languages have *articles* ("the", "de", "votre") and other *small words* ("with", "et"): they
may stand anywhere.

**Reading.** A line is read, from left to right, as items, plain words and small words, in any
order; nothing may be left over. An item is some words of one of its phrases in their order, small
words between them left out, with all numbers of the phrase (a fixed value can do without) and at
least one word of each of its parts that is not small. An item may not follow, articles left out,
on a word that leads other slots but not its own ("base 5" is never agent 5), unless that is a first
word of the alternative's sentences. A slot takes as many items as its choice allows.

Of all readings in all alternatives only the best count: first those with the most words in items
and in leads just before them, then (where there are items) those that leave the fewest fixed values
unsaid, then those with the most items named in full, then those with the most words equal. What
the best leave open is still to be chosen. The line *is* an action when one partial action is left
and it is complete once everything forced is chosen; otherwise the person is asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from filature.core.legal import Factored
from filature.wording.partial_action import Part, PartialAction, fits
from filature.wording.phraser import Phraser
from filature.wording.vocabulary import (
    Lexicon,
    Phrase,
    Slot,
    Vocabulary,
    Word,
    best_likeness,
    is_small,
    likeness,
    words_in,
)

MOST_WORDS, MOST_STEPS = 40, 2_000
"""How long a line may be, and how far it is looked into, in steps over all alternatives; one that
needs more is taken for not understood. A few dozen of both do for what people type; a line made to
be hard would keep everybody else on the server waiting."""

SHORT_LIST = 9
"""How many actions are told apart one by one; where more fit, their kinds are."""


@dataclass(frozen=True)
class ParseResult:
    """What a line may mean: the partial actions of the best readings; or how far it was understood.

    Without partials, `known` words were understood and the one after them was not.
    """

    partials: list[PartialAction]
    typed: list[str]
    known: int


class CommandParser:
    """Reads lines for one viewer at one game's table."""

    def __init__(self, phrasers: Sequence[Phraser]) -> None:
        """Take the game's words in every language."""
        self.lexicon = Lexicon(phrasers)

    def parse(self, line: str, legal: Factored) -> ParseResult:
        """Return what a line may mean among the legal actions."""
        typed = words_in(line)
        found: list[tuple[Score, PartialAction]] = []
        known = 0
        left = MOST_STEPS if len(typed) <= MOST_WORDS else 0
        for alternative in legal.alternatives:
            if left:
                readings = Readings(typed, self.lexicon.of(alternative), self.lexicon, left)
                known = max(known, readings.reached)
                found += readings.found
                left = readings.left
        if not left:
            return ParseResult([], [one.kept for one in typed], min(known, len(typed) - 1))
        best = max((score for score, _ in found), default=None)
        partials: list[PartialAction] = []
        for score, partial in found:
            if score == best and partial.with_forced() not in partials:
                partials.append(partial.with_forced())
        return ParseResult(partials, [one.kept for one in typed], known)

    def part_named(
        self, line: str, options: Sequence[tuple[Part, Sequence[str]]], exactly: bool
    ) -> list[Part]:
        """Return the options that a line names, each given with its names: the best ones only."""
        typed = words_in(line)
        found: dict[int, list[Part]] = {}
        for part, names in options:
            for name in names:
                words = words_in(name)
                phrase = Phrase(tuple(words), (0,) * len(words))
                for length, equal, full in in_order(typed, 0, phrase, self.lexicon.small, False):
                    if length == len(typed):
                        found.setdefault(2 * full + (equal == length), []).append(part)
        best = found[max(found)] if found and (not exactly or max(found) == 3) else []
        return [part for at, part in enumerate(best) if part not in best[:at]]


def in_order(
    typed: Sequence[Word], at: int, phrase: Phrase, small: set[Word], number_needed: bool
) -> Iterator[tuple[int, int, bool]]:
    """Give the ways in which typed words from `at` on are words of a phrase, in its order.

    Each is how many typed words it takes, how many are equal, and whether the phrase is complete.
    """
    words, parts = phrase
    wanted = {n for n, one in enumerate(words) if one.is_number} if number_needed else set()

    def on(position: int, next: int, used: tuple[int, ...], equal: int) -> Iterator[Any]:
        if used and wanted <= set(used) and names_all_parts(used):
            yield position - at, equal, len(used) == len(words)
        if position == len(typed):
            return
        for n in range(next, len(words)):
            if alike := likeness(typed[position], words[n]):
                yield from on(position + 1, n + 1, (*used, n), equal + alike - 1)
                break
        else:
            after = position + 1
            if used and is_small(typed[position], small) and after < len(typed):
                yield from (
                    found for found in on(after, next, used, equal) if found[0] > after - at
                )

    def names_all_parts(used: tuple[int, ...]) -> bool:
        for part in set(parts):
            own = [n for n, p in enumerate(parts) if p == part]
            named = [n for n in used if n in own]
            if not any(len(own) == 1 or words[n] not in small for n in named):
                return False
        return True

    return on(at, 0, (), 0)


# Readings

Score = tuple[int, int, int, int]
"""Words in items and in their leads; fixed values said; items in full; words equal."""

Chosen = tuple[tuple[str, int], ...]
"""The items read so far: slot and number of the item."""


NONE: Score = (-1, 0, 0, 0)


def added(one: Score, other: Score) -> Score:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


class Readings:
    """All readings of a line in one alternative."""

    def __init__(
        self, typed: Sequence[Word], vocabulary: Vocabulary, lexicon: Lexicon, left: int
    ) -> None:
        self.typed = typed
        self.left = left
        """How many steps may still be taken; with none left the reading is given up."""
        self.vocabulary = vocabulary
        self.small = lexicon.small
        self.articles = [is_small(one, lexicon.articles) for one in typed]
        self.matched: dict[tuple[int, str, int], set[tuple[int, int, bool]]] = {}
        """What was found before: at which word, for which slot, for which of its items."""
        self.leading: dict[tuple[Word, str], bool] = {}
        """Which words were found to be leads of which slots."""
        self.reached = 0
        """How many words were understood at most."""
        self.found: list[tuple[Score, PartialAction]] = []
        self.plain = [self.plainness(one) for one in typed]
        frontier: list[dict[tuple[int, Chosen], Score]] = [{} for _ in range(len(typed) + 1)]
        frontier[0][(0, ())] = (0, 0, 0, 0)
        for at in range(len(typed)):
            for (end, chosen), score in frontier[at].items():
                self.reached = max(self.reached, at)
                self.left -= 1
                if not self.left:
                    return
                for next_at, state, more in self.steps(at, end, chosen):
                    total = added(score, more)
                    if total > frontier[next_at].get(state, NONE):
                        frontier[next_at][state] = total
        fixed = sum(slot.fixed for slot in vocabulary.slots.values())
        for (_, chosen), score in frontier[-1].items():
            self.reached = len(typed)
            if chosen:
                self.found.append((added(score, (0, -fixed, 0, 0)), self.partial(chosen)))
            elif any(alike > 0 for alike in self.plain):
                self.found.append((score, self.partial(chosen)))

    def plainness(self, typed: Word) -> int:
        """Tell how a typed word may stand outside items: 2, 1 as a plain word, 0 small, -1 not."""
        alike = best_likeness(typed, self.vocabulary.plain)
        if is_small(typed, self.small):
            return 0
        return alike or -1

    def steps(
        self, at: int, end: int, chosen: Chosen
    ) -> Iterator[tuple[int, tuple[int, Chosen], Score]]:
        """Go on from a place: by a word outside items, or by an item of any slot."""
        if self.plain[at] >= 0:
            yield at + 1, (end, chosen), (0, 0, 0, int(self.plain[at] == 2))
        before = next(self.going_back(at, end), None)
        for name, slot in self.vocabulary.slots.items():
            if before is not None and self.leads_elsewhere(before, name):
                continue
            parts = tuple(slot.items[n][0] for other, n in chosen if other == name)
            led = self.led(at, end, name)
            for n, (part, phrases) in enumerate(slot.items):
                if not fits(slot.choice, parts, part):
                    continue
                found = self.matched.get((at, name, n))
                if found is None:
                    found = self.matched[at, name, n] = self.matches(at, slot, phrases)
                for length, equal, full in found:
                    more = (led + length, int(slot.fixed), int(full), equal)
                    yield at + length, (at + length, (*chosen, (name, n))), more

    def matches(self, at: int, slot: Slot, phrases: Sequence[Phrase]) -> set[tuple[int, int, bool]]:
        found: set[tuple[int, int, bool]] = set()
        for phrase in phrases:
            found.update(in_order(self.typed, at, phrase, self.small, not slot.fixed))
        return found

    def going_back(self, at: int, end: int) -> Iterator[Word]:
        """Give the words before a place, nearest first, since the last item; no articles."""
        for n in reversed(range(end, at)):
            if not self.articles[n]:
                yield self.typed[n]

    def leads_to(self, typed: Word, name: str) -> bool:
        """Tell whether a word is a lead of a slot; a letter is too little to be its beginning."""
        if (typed, name) not in self.leading:
            leads = self.vocabulary.slots[name].leads
            self.leading[typed, name] = best_likeness(typed, leads) > (len(typed.bare) == 1)
        return self.leading[typed, name]

    def led(self, at: int, end: int, name: str) -> int:
        """Count the leads of a slot that stand just before an item."""
        count = 0
        for typed in self.going_back(at, end):
            if not self.leads_to(typed, name):
                break
            count += 1
        return count

    def leads_elsewhere(self, typed: Word, name: str) -> bool:
        """Tell whether a word leads other slots, but not this one."""
        slots = self.vocabulary.slots
        if self.leads_to(typed, name) or typed in self.vocabulary.first:
            return False
        return any(
            likeness(typed, lead) == 2
            for other, slot in slots.items()
            if other != name
            for lead in slot.leads
        )

    def partial(self, chosen: Chosen) -> PartialAction:
        partial = PartialAction(self.vocabulary.alternative)
        for name, n in chosen:
            slot = self.vocabulary.slots[name]
            if not slot.fixed:
                partial = partial.with_part(name, slot.items[n][0])
        return partial


def grouped(partials: Sequence[PartialAction], legal: Factored) -> list[PartialAction]:
    """Return a few as they are; of many, one for each alternative, with what they agree on."""
    if len(partials) <= SHORT_LIST and all(partial.open_field() is None for partial in partials):
        return list(partials)
    found = []
    for alternative in legal.alternatives:
        own = [partial for partial in partials if partial.alternative is alternative]
        if own:
            agreed = {
                name: parts
                for name, parts in own[0].parts.items()
                if all(other.parts.get(name) == parts for other in own)
            }
            found.append(PartialAction(alternative, agreed).with_forced())
    return found


def is_complete(partials: Sequence[PartialAction]) -> bool:
    """Tell whether one is left, and nothing in it to choose."""
    return len(partials) == 1 and partials[0].open_field() is None
