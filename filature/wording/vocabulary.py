"""The words that may be typed for an action, grouped from the game's words and the legal set.

What they are for is said in `parser.py`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from filature.core.legal import Alternative, Assign, Choice, Json, One, Split
from filature.core.words import Words
from filature.wording.partial_action import Part
from filature.wording.phraser import Phraser

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
    return [word(found) for found in WORD.findall(folded(text))]


def words_listed(text: str) -> set[Word]:
    """Return the words of a list, an elision that stands alone (`d'`) with its apostrophe."""
    return {word(one) for one in folded(text).split()}


ISOLATES = {ord("\N{FIRST STRONG ISOLATE}"): None, ord("\N{POP DIRECTIONAL ISOLATE}"): None}
"""The marks around names from right to left, which nobody types."""


def folded(text: str) -> str:
    text = text.translate(ISOLATES)
    return unicodedata.normalize("NFKC", text.casefold()).replace("œ", "oe").replace("’", "'")


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


@cache
def grammar(language: str) -> Words:
    """Return the words that are known whatever the game."""
    return Words(language, None, files("filature.wording"))


class Lexicon:
    """All words that may be typed by one viewer of one game, in every language."""

    def __init__(self, phrasers: Sequence[Phraser]) -> None:
        """Take the game's words in every language."""
        own = [grammar(phraser.words.language) for phraser in phrasers]
        self.phrasers = phrasers
        self.own = own
        self.articles = {one for words in own for one in words_listed(words.text("typed-articles"))}
        self.small = self.articles | {
            one for words in own for one in words_listed(words.text("typed-small-words"))
        }

    def of(self, alternative: Alternative) -> Vocabulary:
        """Gather all that may be typed for an alternative."""
        result = Vocabulary(alternative)
        for phraser in self.phrasers:
            for sentence in sentences(phraser, alternative):
                self.add_sentence(result, sentence)
        for name, slot in result.slots.items():
            slot.items = items(name, slot.choice, self.phrasers)
            for phraser in self.phrasers:
                slot.leads.update(self.label_words(phraser, name, slot.choice))
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

    def label_words(self, phraser: Phraser, name: str, choice: Choice) -> Iterator[Word]:
        """Give the words that name a field, and those around the value in `value-FIELD`."""
        yield from words_in(phraser.field(name) if phraser.words.has(f"field-{name}") else "")
        yield from words_in(phraser.place(name, 0) or "")
        if isinstance(choice, Split | Assign) or not phraser.words.has(f"value-{name}"):
            return
        for value in (choice.of[0], choice.of[-1]):
            arguments = phraser.renamed(name, value, "value") | {"value": HOLE}
            text = phraser.words.text(f"value-{name}", arguments)
            yield from words_in(text) if HOLE in text else ()

    def names_of(self, type: str) -> Iterator[Word]:
        """Give the names of an action beside those in its sentence."""
        yield from words_in(type.replace("_", " "))
        for id, source in (
            *((f"alias-{type}", phraser.words) for phraser in self.phrasers),
            *((f"typed-alias-{type}", words) for words in self.own),
        ):
            if source.has(id):
                yield from words_in(source.text(id))


def is_small(typed: Word, small: set[Word]) -> bool:
    return any(typed.bare == one.bare for one in small)


# Sentences with slots


@dataclass(frozen=True)
class Sentence:
    """A sentence cut into plain words and the names of its slots."""

    pieces: tuple[Word | str, ...]
    leads: bool


def sentences(phraser: Phraser, alternative: Alternative) -> set[Sentence]:
    """Return what an alternative's actions and its label look like, slots marked.

    A sentence may be worded differently for different values: the first, the middle and the last
    action are looked at.
    """
    size = len(alternative)
    found = {cut(phraser, "choice", alternative.fixed, leads=False)}
    for at in (0, size // 2, size - 1):
        found.add(cut(phraser, "action", alternative.nth(at), leads=True))
    return found


def cut(phraser: Phraser, kind: str, action: dict[str, Json], leads: bool) -> Sentence:
    """Put an action into words with a hole for every field, and cut it there."""
    words = phraser.words
    id = f"{kind}-{action['type']}"
    id = next((f"{id}-{name}" for name in action if words.has(f"{id}-{name}")), id)
    if not words.has(id):
        return Sentence((), leads)
    arguments: dict[str, Any] = words.arguments(action, phraser.viewer, phraser.names)
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


def items(
    name: str, choice: Choice, phrasers: Sequence[Phraser]
) -> list[tuple[Part, list[Phrase]]]:
    """List the items of a slot with the phrases that name them."""
    if isinstance(choice, Split):
        keys: list[str] = choice.over
        values: list[Json] = list(range(1, choice.total + 1))
    elif isinstance(choice, Assign):
        keys, values = choice.keys, [*choice.to, None]
    else:
        different = [v for at, v in enumerate(choice.of) if v not in choice.of[:at]]
        return [(v, single(value_names(name, v, phrasers))) for v in different]
    named_keys = {
        key: {tuple(words_in(phraser.key(name, key))) for phraser in phrasers}
        | {tuple(words_in(phraser.bare("key", key))) for phraser in phrasers}
        for key in keys
    }
    named_values = [
        (v, number_names(v) if isinstance(choice, Split) else value_names(name, v, phrasers))
        for v in values
    ]
    return [
        ((key, v), paired(named_keys[key], value_words | nobody(name, key, v, phrasers)))
        for key in keys
        for v, value_words in named_values
    ]


def number_names(number: int) -> set[tuple[Word, ...]]:
    return {(word(str(number)),)}


def value_names(name: str, value: Json, phrasers: Sequence[Phraser]) -> set[tuple[Word, ...]]:
    """Name a value in every language: as sentences hold it, and as it is offered."""
    found = {tuple(words_in(phraser.value(name, value))) for phraser in phrasers}
    if value is not None and not isinstance(value, bool):
        found |= {tuple(words_in(phraser.bare(name, value))) for phraser in phrasers}
    return {one for one in found if one}


def nobody(name: str, key: str, value: Json, phrasers: Sequence[Phraser]) -> set[tuple[Word, ...]]:
    """Name "no value" as the sentence's own pair has it: what it says beside the key."""
    found = set()
    for phraser in phrasers if value is None else ():
        if phraser.words.has(f"pair-{name}"):
            text = phraser.words.pair(name, key, None, phraser.viewer, phraser.names)
            keys = words_in(phraser.bare("key", key))
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
