"""Double Agent: the format of a deck, and the checks on a deck file.

A deck is a JSON object with one field, `cards`, a list. Each card is an object:

| field | what it is |
|---|---|
| `id` | the card's name in records: lower-case letters, digits and `_`, beginning with a letter |
| `name` | an object with the texts `fr` and `en`, and others by the tag of their language |
| `value` | a whole number from 0 to 99 |
| `back` | `"?"`, or the values that the card may have, with `/` between them: `"3"`, `"0/7"` |
| `copies` | how many lie in the deck of each seat; or a list of two numbers, one for each seat |
| `effect` | null, or one of the effects below |
| `source` | `rulebook`, `inferred` or `house`: the least certain of its name, value and effect |
| `note` | may be left out: such an object that says what comes from where |

Effects are those of `RULES.md`. `personal` and `trapped` work when the card is revealed and
need a back with numbers; all others are actions and need the back `?`. A card with `?` and no
effect can be laid as a document, or played as an action that does nothing (R4), so every hand
has a legal move.

Both seats have the same deck unless `copies` says otherwise; each holds 1 to 60 cards (R15). There
are two +1 counters, whatever the deck: a `nosy` beyond the second is without effect (R10).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal, cast

import msgspec

from filature.core.languages import FALLBACK
from filature.core.legal import Json, same
from filature.core.refusals import BadOption

Effect = Literal[
    "personal",
    "trapped",
    "tip",
    "crosscheck",
    "nosy",
    "pressure",
    "blackmail",
    "turncoat",
    "courier",
]
Source = Literal["rulebook", "inferred", "house"]

WHEN_REVEALED = ("personal", "trapped")
ACTIONS = ("tip", "crosscheck", "nosy", "pressure", "blackmail", "turncoat", "courier")
EFFECTS = (*WHEN_REVEALED, *ACTIONS)
SOURCES = ("rulebook", "inferred", "house")
FIELDS = ("id", "name", "value", "back", "copies", "effect", "source")
WANTED_LANGUAGES = {"fr", "en"}
LANGUAGE = re.compile(r"[a-z]{2,3}")
UNKNOWN_BACK = "?"
HIGHEST_VALUE, MOST_CARDS, MOST_KINDS, LONGEST_TEXT = 99, 60, 40, 300
MOST_LANGUAGES, LONGEST_BACK = 100, 300
"""Of a new game's deck (R15); decks in records may be from before these limits."""
ID = re.compile(r"[a-z][a-z0-9_]{0,31}")
NUMBERS = re.compile(r"(0|[1-9][0-9]?)(/(0|[1-9][0-9]?))*")


class Card(msgspec.Struct, frozen=True):
    """One kind of card. `copies` has one number for each seat."""

    kind: int
    """Its place in the deck."""
    id: str
    names: tuple[tuple[str, str], ...]
    """What the deck calls it, each with the tag of its language."""
    value: int
    back: str
    copies: tuple[int, int]
    effect: Effect | None
    source: Source
    unknown_back: bool
    """Whether its back is `?`: the card is a document and an action."""

    def called(self, language: str) -> str:
        """Return its name in a language, or in English where the deck does not have that one."""
        names = dict(self.names)
        return names.get(language, names[FALLBACK])


Deck = tuple[Card, ...]


@cache
def default_json() -> Json:
    """Return the deck of `RULES.md` as it stands in its file."""
    return msgspec.json.decode(files(__package__).joinpath("deck.json").read_bytes())


@cache
def default_deck() -> Deck:
    """Return the deck of `RULES.md`."""
    return read(default_json())


def is_default(deck: Json) -> bool:
    """Tell whether a deck is that of `RULES.md`, which records never carry."""
    return deck is None or same(deck, default_json())


def read(deck: Json) -> Deck:
    """Read a deck, or refuse it and say what is wrong with which card."""
    if type(deck) is not dict or set(deck) != {"cards"} or type(deck["cards"]) is not list:
        raise BadOption("deck_form")
    entries = deck["cards"]
    if len(entries) > MOST_KINDS:
        raise BadOption("deck_kinds", limit=MOST_KINDS)
    cards = tuple(read_card(entry, kind) for kind, entry in enumerate(entries))
    ids = [one.id for one in cards]
    for id in ids:
        if ids.count(id) > 1:
            raise BadOption("deck_twice", card=id)
    for seat in (0, 1):
        held = sum(one.copies[seat] for one in cards)
        if not 1 <= held <= MOST_CARDS:
            raise BadOption("deck_size", held=held, limit=MOST_CARDS)
    return cards


def read_card(entry: Json, kind: int) -> Card:
    """Read the card at a place of the list; refusals count places from 1."""
    place = kind + 1
    if type(entry) is not dict:
        raise BadOption("deck_card_form", place=place)
    for field in FIELDS:
        if field not in entry:
            raise BadOption("deck_card_lacks", place=place, missing=field)
    for field in entry:
        if field not in (*FIELDS, "note"):
            raise BadOption("deck_card_unknown", place=place, unknown=field)
    id, value, back = entry["id"], entry["value"], entry["back"]
    if type(id) is not str or not ID.fullmatch(id):
        raise BadOption("deck_id", place=place)
    if not texts(entry["name"]) or not texts(entry.get("note", entry["name"])):
        raise BadOption("deck_texts", card=id)
    if type(value) is not int or not 0 <= value <= HIGHEST_VALUE:
        raise BadOption("deck_value", card=id, limit=HIGHEST_VALUE)
    if type(back) is not str or not (back == UNKNOWN_BACK or NUMBERS.fullmatch(back)):
        raise BadOption("deck_back", card=id)
    if back != UNKNOWN_BACK and str(value) not in back.split("/"):
        raise BadOption("deck_back_lies", card=id, back=back, value=value)
    check_effect(id, entry["effect"], back)
    if entry["source"] not in SOURCES:
        raise BadOption("deck_source", card=id, sources=", ".join(SOURCES))
    return Card(
        kind=kind,
        id=id,
        names=tuple(entry["name"].items()),
        value=value,
        back=back,
        copies=copies(id, entry["copies"]),
        effect=entry["effect"],
        source=entry["source"],
        unknown_back=back == UNKNOWN_BACK,
    )


def check_sizes(deck: Deck, written: Json) -> None:
    """Refuse a deck for a new game that says too much of a card."""
    for card, entry in zip(deck, written["cards"], strict=True):
        if max(len(entry["name"]), len(entry.get("note", ()))) > MOST_LANGUAGES:
            raise BadOption("deck_languages", card=card.id, limit=MOST_LANGUAGES)
        if len(card.back) > LONGEST_BACK:
            raise BadOption("deck_back_long", card=card.id, limit=LONGEST_BACK)


def names(deck: Deck, language: str) -> dict[str, str]:
    """Name the cards; those of the same name also by their value, and if need be by their id."""
    plain = {card.id: card.called(language) for card in deck}
    valued = {card.id: f"{plain[card.id]} {card.value}" for card in deck}
    full = {id: f"{name} ({id})" for id, name in valued.items()}
    return {card.id: unique_name(card.id, plain, valued, full) for card in deck}


def unique_name(id: str, *styles: Mapping[str, str]) -> str:
    """Return a card's name in the first style in which no other card has the same."""
    return next(names[id] for names in styles if list(names.values()).count(names[id]) == 1)


def texts(value: Json) -> bool:
    """Tell whether these are texts by language, with those that every deck needs."""
    return (
        type(value) is dict
        and set(value) >= WANTED_LANGUAGES
        and all(LANGUAGE.fullmatch(language) for language in value)
        and all(
            type(text) is str and text.strip() == text and 0 < len(text) <= LONGEST_TEXT
            for text in cast(Mapping[str, Json], value).values()
        )
    )


def check_effect(id: str, effect: Json, back: str) -> None:
    if effect is None:
        return
    if effect not in EFFECTS:
        raise BadOption("deck_effect", card=id, effects=", ".join(EFFECTS))
    if effect in ACTIONS and back != UNKNOWN_BACK:
        raise BadOption("deck_action_back", card=id)
    if effect in WHEN_REVEALED and back == UNKNOWN_BACK:
        raise BadOption("deck_revealed_back", card=id)


def copies(id: str, value: Json) -> tuple[int, int]:
    """Read how many copies each seat has."""
    both = value if type(value) is list else [value, value]
    if len(both) != 2 or any(type(n) is not int or not 0 <= n <= MOST_CARDS for n in both):
        raise BadOption("deck_copies", card=id, limit=MOST_CARDS)
    return both[0], both[1]
