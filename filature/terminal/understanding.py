"""What a typed line means: an action in a person's own words, in French or English.

The grammar is made from the game's words and the legal set; no game has a grammar of its own. The
terminal reads it here, and the browser's command box mirrors this file.

**Words.** A line is cut into words: runs of letters or of digits, case ignored, a one or two
letter elision (`l’`, `d’`) kept with its apostrophe, all else left out. A typed word *is* a word of
the game when they are equal, or when it is a beginning of it; accents are ignored, except that a
typed letter standing alone keeps its accent (`à` is not agent A). A number is equal or is not.

**Vocabulary.** Every alternative of the legal set has, from both languages together:

- *slots*: its fields to choose, and those of its fixed fields that its sentence `action-…` or its
  label `choice-…` shows;
- for every slot its *items*: a value, or a key with a value, each with the phrases that name it
  (the bare value; `value-FIELD`; for a pair the key and the value, either first);
- for every slot its *leads*: the words that introduce it. They are what stands before it in the
  sentence (after the slot before, and never the sentence's first word), and the words of
  `value-FIELD`, `place-FIELD` and `field-FIELD`; articles and numbers are no leads;
- *plain words*: those of the sentence and of the label, all leads, the action's `type`, and the
  other names of the action: `alias-TYPE` of the game's words, `terminal-alias-TYPE` of ours.

Both languages have *articles* ("the", "de", "votre") and other *small words* ("with", "et"): they
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
the best leave open is still to be chosen. The line *is* an action when one draft is left and it is
complete once everything forced is chosen; otherwise the person is asked.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from filature.core.legal import Alternative, Assign, Choice, Factored, Json, One, Split
from filature.core.words import Words
from filature.terminal.drafts import Draft, Part, fits
from filature.terminal.naming import Speech

WORD = re.compile(r"[^\W\d_]{1,2}['’](?=[^\W\d_]{2})|\d+|[^\W\d_]+")
HOLE = "\ue000"
"""Marks a slot in a sentence; no text holds it."""


class Word(NamedTuple):
    """One word, with and without its accents."""

    bare: str
    kept: str

    @property
    def is_number(self) -> bool:
        return self.bare.isdecimal()


def words_in(text: str) -> list[Word]:
    """Cut a text into words."""
    folded = unicodedata.normalize("NFKC", text.casefold()).replace("œ", "oe").replace("’", "'")
    return [word(found) for found in WORD.findall(folded)]


def word(text: str) -> Word:
    if text.isdecimal():
        number = str(int(text)) if len(text) < 10 else text
        return Word(number, number)
    apart = unicodedata.normalize("NFD", text)
    return Word("".join(letter for letter in apart if not unicodedata.combining(letter)), text)


def likeness(typed: Word, known: Word) -> int:
    """Tell whether a typed word is a known one: 2 equal, 1 a beginning of it, 0 not at all."""
    if typed.is_number or known.is_number:
        return 2 if typed.bare == known.bare else 0
    if len(typed.bare) == 1 and typed.kept != typed.bare and not known.kept.startswith(typed.kept):
        return 0
    if typed.bare == known.bare:
        return 2
    return 1 if known.bare.startswith(typed.bare) else 0


def best_likeness(typed: Word, known: Iterable[Word]) -> int:
    return max((likeness(typed, one) for one in known), default=0)


class Phrase(NamedTuple):
    """One way to name an item: its words, each with the part of the item that it names."""

    words: tuple[Word, ...]
    parts: tuple[int, ...]


@dataclass
class Slot:
    """A field as a line may name it. `choice` is that of the field, or of its one fixed value."""

    choice: Choice
    fixed: bool
    items: list[tuple[Part, list[Phrase]]] = field(default_factory=list)
    leads: set[Word] = field(default_factory=set)


@dataclass
class Vocabulary:
    """All that may be typed for one alternative."""

    alternative: Alternative
    slots: dict[str, Slot] = field(default_factory=dict)
    plain: set[Word] = field(default_factory=set)
    first: set[Word] = field(default_factory=set)


@dataclass(frozen=True)
class Understood:
    """What a line may mean: the drafts of the best readings; or how far it was understood.

    Without drafts, `known` words were understood and the one after them was not.
    """

    drafts: list[Draft]
    typed: list[str]
    known: int


class Reader:
    """Reads lines for one viewer at one game's table."""

    def __init__(self, speeches: Sequence[Speech], own: Sequence[Words]) -> None:
        """Take the game's words and the terminal's own, each in every language."""
        self.speeches = speeches
        self.own = own
        self.articles = {one for words in own for one in words_in(words.text("terminal-articles"))}
        self.small = self.articles | {
            one for words in own for one in words_in(words.text("terminal-small-words"))
        }

    def read(self, line: str, legal: Factored) -> Understood:
        """Return what a line may mean among the legal actions."""
        typed = words_in(line)
        found: list[tuple[Score, Draft]] = []
        known = 0
        for alternative in legal.alternatives:
            readings = Readings(typed, self.vocabulary(alternative), self)
            known = max(known, readings.reached)
            found += readings.found
        best = max((score for score, _ in found), default=None)
        drafts: list[Draft] = []
        for score, draft in found:
            if score == best and draft.settled() not in drafts:
                drafts.append(draft.settled())
        return Understood(drafts, [one.kept for one in typed], known)

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
                for length, equal, full in in_order(typed, 0, phrase, self.small, False):
                    if length == len(typed):
                        found.setdefault(2 * full + (equal == length), []).append(part)
        best = found[max(found)] if found and (not exactly or max(found) == 3) else []
        return [part for at, part in enumerate(best) if part not in best[:at]]

    # Vocabulary

    def vocabulary(self, alternative: Alternative) -> Vocabulary:
        """Gather all that may be typed for an alternative."""
        result = Vocabulary(alternative)
        for speech in self.speeches:
            for sentence in sentences(speech, alternative):
                self.add_sentence(result, sentence)
        for name, slot in result.slots.items():
            slot.items = items(name, slot.choice, self.speeches)
            for speech in self.speeches:
                slot.leads.update(self.label_words(speech, name, slot.choice))
            slot.leads = {one for one in slot.leads - self.articles if not one.is_number}
            result.plain |= slot.leads
        result.plain.update(self.names_of(str(alternative.fixed["type"])))
        return result

    def add_sentence(self, result: Vocabulary, sentence: Sentence) -> None:
        """Add the plain words of a sentence, the slots it shows, and what leads to each."""
        choose, fixed = result.alternative.choose, result.alternative.fixed
        for name in choose:
            result.slots.setdefault(name, Slot(choose[name], False))
        leads: list[Word] = []
        first = True
        for piece in sentence.pieces:
            if isinstance(piece, Word):
                result.plain.add(piece)
                if first:
                    result.first.add(piece)
                leads += [] if first else [piece]
                first = False
                continue
            slot = result.slots.setdefault(piece, Slot(One([fixed.get(piece)]), True))
            if sentence.leads:
                slot.leads.update(leads)
            leads, first = [], False

    def label_words(self, speech: Speech, name: str, choice: Choice) -> Iterator[Word]:
        """Give the words that name a field, and those around the value in `value-FIELD`."""
        yield from words_in(speech.field(name) if speech.words.has(f"field-{name}") else "")
        yield from words_in(speech.place(name, 0) or "")
        if isinstance(choice, Split | Assign) or not speech.words.has(f"value-{name}"):
            return
        for value in (choice.of[0], choice.of[-1]):
            arguments = speech.renamed(name, value, "value") | {"value": HOLE}
            text = speech.words.text(f"value-{name}", arguments)
            yield from words_in(text) if HOLE in text else ()

    def names_of(self, type: str) -> Iterator[Word]:
        """Give the names of an action beside those in its sentence."""
        yield from words_in(type.replace("_", " "))
        for id, source in (
            *((f"alias-{type}", speech.words) for speech in self.speeches),
            *((f"terminal-alias-{type}", words) for words in self.own),
        ):
            if source.has(id):
                yield from words_in(source.text(id))


# Sentences with slots


@dataclass(frozen=True)
class Sentence:
    """A sentence cut into plain words and the names of its slots."""

    pieces: tuple[Word | str, ...]
    leads: bool


def sentences(speech: Speech, alternative: Alternative) -> set[Sentence]:
    """Return what an alternative's actions and its label look like, slots marked.

    A sentence may be worded differently for different values: the first, the middle and the last
    action are looked at.
    """
    size = len(alternative)
    found = {cut(speech, "choice", alternative.fixed, leads=False)}
    for at in (0, size // 2, size - 1):
        found.add(cut(speech, "action", alternative.nth(at), leads=True))
    return found


def cut(speech: Speech, kind: str, action: dict[str, Json], leads: bool) -> Sentence:
    """Put an action into words with a hole for every field, and cut it there."""
    words = speech.words
    id = f"{kind}-{action['type']}"
    id = next((f"{id}-{name}" for name in action if words.has(f"{id}-{name}")), id)
    if not words.has(id):
        return Sentence((), leads)
    arguments: dict[str, Any] = words.arguments(action, speech.viewer, speech.names)
    names = [name for name in action if name != "type"]
    for name in names:
        arguments[name] = f"{HOLE}{names.index(name)}{HOLE}"
    pieces: list[Word | str] = []
    for at, text in enumerate(words.text(id, arguments).split(HOLE)):
        if at % 2:
            pieces.append(names[int(text)])
        else:
            pieces.extend(words_in(text))
    return Sentence(tuple(pieces), leads)


# Items and their phrases


def items(name: str, choice: Choice, speeches: Sequence[Speech]) -> list[tuple[Part, list[Phrase]]]:
    """List the items of a slot with the phrases that name them."""
    if isinstance(choice, Split):
        keys: list[str] = choice.over
        values: list[Json] = list(range(1, choice.total + 1))
    elif isinstance(choice, Assign):
        keys, values = choice.keys, [*choice.to, None]
    else:
        different = [v for at, v in enumerate(choice.of) if v not in choice.of[:at]]
        return [(v, single(value_names(name, v, speeches))) for v in different]
    named_keys = {
        key: {tuple(words_in(speech.key(name, key))) for speech in speeches}
        | {tuple(words_in(speech.bare("key", key))) for speech in speeches}
        for key in keys
    }
    named_values = [
        (v, number_names(v) if isinstance(choice, Split) else value_names(name, v, speeches))
        for v in values
    ]
    return [
        ((key, v), paired(named_keys[key], value_words | nobody(name, key, v, speeches)))
        for key in keys
        for v, value_words in named_values
    ]


def number_names(number: int) -> set[tuple[Word, ...]]:
    return {(word(str(number)),)}


def value_names(name: str, value: Json, speeches: Sequence[Speech]) -> set[tuple[Word, ...]]:
    """Name a value in every language: as sentences hold it, and as it is offered."""
    found = {tuple(words_in(speech.value(name, value))) for speech in speeches}
    if value is not None and not isinstance(value, bool):
        found |= {tuple(words_in(speech.bare(name, value))) for speech in speeches}
    return {one for one in found if one}


def nobody(name: str, key: str, value: Json, speeches: Sequence[Speech]) -> set[tuple[Word, ...]]:
    """Name "no value" as the sentence's own pair has it: what it says beside the key."""
    found = set()
    for speech in speeches if value is None else ():
        if speech.words.has(f"pair-{name}"):
            text = speech.words.pair(name, key, None, speech.viewer, speech.names)
            keys = words_in(speech.bare("key", key))
            found.add(tuple(one for one in words_in(text) if one not in keys))
    return {one for one in found if one}


def single(names: Iterable[tuple[Word, ...]]) -> list[Phrase]:
    return [Phrase(words, (0,) * len(words)) for words in names]


def paired(keys: Iterable[tuple[Word, ...]], values: set[tuple[Word, ...]]) -> list[Phrase]:
    """Name a pair by its key and its value, either first."""
    found = []
    for key in keys:
        for value in values:
            parts = (0,) * len(key), (1,) * len(value)
            found.append(Phrase(key + value, parts[0] + parts[1]))
            found.append(Phrase(value + key, parts[1] + parts[0]))
    return found


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


def is_small(typed: Word, small: set[Word]) -> bool:
    return any(typed.bare == one.bare for one in small)


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

    def __init__(self, typed: Sequence[Word], vocabulary: Vocabulary, reader: Reader) -> None:
        self.typed = typed
        self.vocabulary = vocabulary
        self.small = reader.small
        self.articles = reader.articles
        self.reached = 0
        """How many words were understood at most."""
        self.found: list[tuple[Score, Draft]] = []
        self.plain = [self.plainness(one) for one in typed]
        frontier: list[dict[tuple[int, Chosen], Score]] = [{} for _ in range(len(typed) + 1)]
        frontier[0][(0, ())] = (0, 0, 0, 0)
        for at in range(len(typed)):
            for (end, chosen), score in frontier[at].items():
                self.reached = max(self.reached, at)
                for next_at, state, more in self.steps(at, end, chosen):
                    total = added(score, more)
                    if total > frontier[next_at].get(state, NONE):
                        frontier[next_at][state] = total
        fixed = sum(slot.fixed for slot in vocabulary.slots.values())
        for (_, chosen), score in frontier[-1].items():
            self.reached = len(typed)
            if chosen:
                self.found.append((added(score, (0, -fixed, 0, 0)), self.draft(chosen)))
            elif any(alike > 0 for alike in self.plain):
                self.found.append((score, self.draft(chosen)))

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
            led = self.led(at, end, slot)
            for n, (part, phrases) in enumerate(slot.items):
                if not fits(slot.choice, parts, part):
                    continue
                for length, equal, full in self.matches(at, slot, phrases):
                    more = (led + length, int(slot.fixed), int(full), equal)
                    yield at + length, (at + length, (*chosen, (name, n))), more

    def matches(self, at: int, slot: Slot, phrases: Sequence[Phrase]) -> set[tuple[int, int, bool]]:
        found: set[tuple[int, int, bool]] = set()
        for phrase in phrases:
            found.update(in_order(self.typed, at, phrase, self.small, not slot.fixed))
        return found

    def going_back(self, at: int, end: int) -> Iterator[Word]:
        """Give the words before a place, nearest first, since the last item; no articles."""
        for typed in reversed(self.typed[end:at]):
            if not is_small(typed, self.articles):
                yield typed

    def led(self, at: int, end: int, slot: Slot) -> int:
        """Count the leads of a slot that stand just before an item."""
        count = 0
        for typed in self.going_back(at, end):
            if not best_likeness(typed, slot.leads):
                break
            count += 1
        return count

    def leads_elsewhere(self, typed: Word, name: str) -> bool:
        """Tell whether a word leads other slots, but not this one."""
        slots = self.vocabulary.slots
        if best_likeness(typed, slots[name].leads) or typed in self.vocabulary.first:
            return False
        return any(
            likeness(typed, lead) == 2
            for other, slot in slots.items()
            if other != name
            for lead in slot.leads
        )

    def draft(self, chosen: Chosen) -> Draft:
        draft = Draft(self.vocabulary.alternative)
        for name, n in chosen:
            slot = self.vocabulary.slots[name]
            if not slot.fixed:
                draft = draft.having(name, slot.items[n][0])
        return draft
