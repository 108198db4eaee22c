"""What was told against what was heard, counted.

A message is heard where its words stand in one utterance, one after the other; each word is heard
for one message only. Whether it was said too often is counted the same way among all that was told,
so that an answer that repeats a message accounts for hearing it again.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from tests.hearing.transcript import Utterance

WORD = re.compile(r"\w+")
SHORTEST = 3
"""Messages of fewer words are part of too many others to count as said twice."""
REACTION = 2.0
"""Seconds between a key and the last sound that it may have cut off."""
SPOKEN_SIGNS = {"·": ("point médian", "middle dot"), "—": ("tiret long", "long dash")}
"""Signs that Orca speaks as words."""

EARLY = 0.3
"""Seconds by which the clocks of page and voice may differ."""

Words = tuple[str, ...]
Place = tuple[int, int]
"""The number of an utterance, and of a word in it."""


@dataclass(frozen=True)
class Told:
    """A message that the page put into a live region."""

    at: float
    text: str
    urgent: bool = False


@dataclass
class Comparison:
    """How what was told was heard; each list holds the texts at fault."""

    told: int = 0
    heard: int = 0
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    misplaced: list[str] = field(default_factory=list)
    cut: list[str] = field(default_factory=list)
    private: list[str] = field(default_factory=list)
    loading: list[str] = field(default_factory=list)
    """Lost while the page was loading: Orca drops then whatever its queue holds. No fault."""

    def faults(self) -> list[str]:
        kinds = ("lost", "doubled", "misplaced", "cut", "private")
        return [f"{kind}: {text}" for kind in kinds for text in getattr(self, kind)]


def words(text: str) -> Words:
    """The words of a text, as they sound: signs, case and spaces do not count."""
    plain = unicodedata.normalize("NFKC", text).casefold()
    for names in SPOKEN_SIGNS.values():
        for name in names:
            plain = plain.replace(name, " ")
    return tuple(WORD.findall(plain))


def occurrences(wanted: Words, said: Words) -> int:
    """How often a run of words stands in others, without overlap."""
    count, at, size = 0, 0, len(wanted)
    while wanted and at + size <= len(said):
        if said[at : at + size] == wanted:
            count, at = count + 1, at + size
        else:
            at += 1
    return count


def compare(
    told: Sequence[Told],
    utterances: Sequence[Utterance],
    keys: Sequence[float] = (),
    asked: Iterable[int] = (),
    private: Iterable[str] = (),
    loaded: float = 0,
) -> Comparison:
    """Compare messages with utterances.

    `keys`: when keys were pressed. `asked`: the utterances that a key asked for, such as the name
    of what Tab went to: they are never said twice. `private`: what must not be said. `loaded`: when
    the page had been loaded and it was quiet.
    """
    heard = [words(one.heard) for one in utterances]
    places = find_in_order(told, utterances)
    gone = [one for one, place in zip(told, places, strict=True) if place is None]
    lost = [one.text for one in gone if one.at >= loaded]
    return Comparison(
        told=len(told),
        heard=len(told) - len(gone),
        lost=lost,
        loading=[one.text for one in gone if one.at < loaded],
        doubled=said_twice(told, heard, set(asked)),
        misplaced=out_of_order(told, places),
        cut=[one.text for one in utterances if cut_without_a_key(one, keys)],
        private=[text for text in private for one in heard if occurrences(words(text), one)],
    )


def said_twice(told: Sequence[Told], heard: Sequence[Words], asked: set[int]) -> list[str]:
    """The messages that were heard more often than they were told."""
    messages = [words(one.text) for one in told]
    texts = dict(zip(messages, (one.text for one in told), strict=True))
    found = []
    for message, text in texts.items():
        if len(message) >= SHORTEST:
            wanted = sum(occurrences(message, one) for one in messages)
            unasked = (one for at, one in enumerate(heard) if at not in asked)
            got = sum(occurrences(message, one) for one in unasked)
            found += [text] * max(0, got - wanted)
    return found


def find_in_order(told: Sequence[Told], utterances: Sequence[Utterance]) -> list[Place | None]:
    """Where each message was heard first after it was told; every word is heard for one message."""
    left = [list(words(one.heard)) for one in utterances]
    return [
        take(words(message.text), left, first_after(message.at - EARLY, utterances))
        for message in told
    ]


def first_after(moment: float, utterances: Sequence[Utterance]) -> int:
    return next((at for at, one in enumerate(utterances) if one.at >= moment), len(utterances))


def take(wanted: Words, left: list[list[str]], first: int) -> Place | None:
    """Take a run of words out of utterances; return where it stood."""
    size = len(wanted)
    for at in range(first, len(left)):
        said = left[at]
        for start in range(len(said) - size + 1):
            if tuple(said[start : start + size]) == wanted:
                said[start : start + size] = [""] * size
                return at, start
    return None


def out_of_order(told: Sequence[Told], places: Sequence[Place | None]) -> list[str]:
    """The fewest messages without which the rest were heard in the order of telling."""
    heard = [(one.text, place) for one, place in zip(told, places, strict=True) if place]
    longest: list[list[int]] = []
    for at, (_, place) in enumerate(heard):
        before = [run for run in longest if heard[run[-1]][1] < place]
        longest.append([*longest_of(before), at])
    kept = set(longest_of(longest))
    return [text for at, (text, _) in enumerate(heard) if at not in kept]


def longest_of(runs: list[list[int]]) -> list[int]:
    return max(runs, key=len) if runs else []


def cut_without_a_key(one: Utterance, keys: Sequence[float]) -> bool:
    if one.whole or one.until is None:
        return False
    return not any(one.until - REACTION <= key <= one.until + 0.1 for key in keys)
