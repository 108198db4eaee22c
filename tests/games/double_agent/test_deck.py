"""The deck is data: the default one, replacements, and why one is refused, in words."""

import json
import re
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from filature.core.events import CHANCE, SPECTATOR
from filature.core.languages import LANGUAGES
from filature.core.record import read, write
from filature.core.refusals import BadOption
from filature.games import folder, game_class, words_for, words_of
from filature.games.double_agent.deck import (
    EFFECTS,
    WANTED_LANGUAGES,
    default_deck,
    default_json,
    names,
)
from filature.games.double_agent.rules import DoubleAgent
from filature.testing import random_game
from tests.games.double_agent.decks import LOPSIDED, SMALL, STUFFED, card, deck

PAGE = folder("double_agent").joinpath("RULES.md").read_text(encoding="utf-8")
ROOT = Path(__file__).parents[3]


def test_the_default_deck_is_that_of_the_page() -> None:
    rows = re.findall(
        r"^\| `(\w+)` \| (.*?) \| (\d+) \| (\S+) \| (\d+) \| .*? \| (\w+)\b.*\|$", PAGE, re.M
    )
    cards = default_deck()
    assert rows == [
        (one.id, one.called("fr"), str(one.value), one.back, str(one.copies[0]), one.source)
        for one in cards
    ]
    assert all(one.copies[0] == one.copies[1] for one in cards)
    effects = {one.id: one.effect for one in cards if one.effect}
    assert effects == {id: id for id in EFFECTS}


NUMBERS = {2: "two", 6: "six", 14: "fourteen"}


@pytest.mark.parametrize(
    "page", ["filature/games/double_agent/RULES.md", "README.md", "docs/index.md"]
)
def test_it_is_said_plainly_how_many_cards_are_reconstructed(page: str) -> None:
    text = " ".join((ROOT / page).read_text(encoding="utf-8").split())
    sources = Counter(one.source for one in default_deck() for _ in range(one.copies[0]))
    said = re.search(
        r"Of the (\d+) cards of a deck the rulebook shows (\w+) whole; "
        r"(\w+) are inferred .*?; of the other (\w+) ",
        text,
    )
    assert said
    assert int(said[1]) == sources.total()
    counts = [NUMBERS[sources[source]] for source in ("rulebook", "inferred", "house")]
    assert [*said.groups()[1:]] == counts


def test_every_card_of_the_default_deck_says_what_comes_from_where() -> None:
    for one in default_json()["cards"]:
        assert set(one["note"]) == WANTED_LANGUAGES
        assert one["source"] in ("rulebook", "inferred", "house")


def test_the_names_of_the_default_deck_are_the_words_of_the_game() -> None:
    for language in WANTED_LANGUAGES:
        words = words_of("double_agent", language)
        for id, name in names(default_deck(), language).items():
            assert words.text(f"word-{id}") == name


def test_a_deck_may_have_names_in_more_languages_and_misses_none() -> None:
    """A deck made with French and English alone stays good when a language is added."""
    named = card("spy", 3, "3") | {"name": {"fr": "Espion", "en": "Spy", "eo": "Spiono"}}
    game = DoubleAgent(2, {"deck": deck(named)})
    assert game.names("eo") == {"spy": "Spiono"}
    assert {game.names(language)["spy"] for language in LANGUAGES} == {"Espion", "Spy"}
    assert game.names("tlh") == {"spy": "Spy"}
    with pytest.raises(BadOption):
        DoubleAgent(2, {"deck": deck(named | {"name": named["name"] | {"no tag": "X"}})})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_in_our_words_call_the_cards_by_their_names(language: str) -> None:
    words = words_of("double_agent", language)
    rules = " ".join(words.text(f"rules-{part}") for part in range(1, 8))
    for entry in default_json()["cards"]:
        if entry["effect"]:
            assert words.text(f"word-{entry['id']}") in rules


def test_a_deck_equal_to_the_default_counts_as_the_default_and_is_never_written() -> None:
    game = DoubleAgent(2, {"deck": deepcopy(default_json())})
    assert game.chosen_options == {}
    assert DoubleAgent(2, {"deck": None}).chosen_options == {}
    assert DoubleAgent(2, {"deck": SMALL}).chosen_options == {"deck": SMALL}


@pytest.mark.parametrize("own", [SMALL, LOPSIDED, STUFFED])
def test_a_record_with_another_deck_carries_the_deck_itself(own: dict[str, Any]) -> None:
    game = DoubleAgent(2, {"deck": own})
    last = random_game(game, 4)[-1]
    text = write(game, ["Ada", "Bob"], last.history, game.outcome(last.state))
    assert json.loads(text.splitlines()[0])["options"] == {"deck": own}
    again = read(text.encode(), game_class)
    assert write(again.game, again.players, again.history, again.outcome) == text


def test_a_deck_carries_its_own_names_and_sources() -> None:
    named = card("spy", 9, "9", 3)
    named["name"] = {"fr": "Espion", "en": "Spy"}
    named["source"] = "rulebook"
    view = DoubleAgent(2, {"deck": deck(named, card("two", 2, "2"))}).view(
        DoubleAgent().new(), SPECTATOR
    )
    assert view.deck[0].name == {"fr": "Espion", "en": "Spy"}
    assert view.reconstructed == ["two"]


def test_a_deck_of_ones_own_is_told_by_its_own_names() -> None:
    """Those of the same name are told apart by their values and, if need be, by their ids."""
    own = deck(
        card("spy", 9, "9", 5), card("two", 2, "2"), card("duo", 2, "2"), card("tip", 1, "1")
    )
    for one, french in zip(own["cards"], ("Espion", "Papiers", "Papiers", "Papiers"), strict=True):
        one["name"] = {"fr": french, "en": "Spy" if french == "Espion" else "Papers"}
    game = DoubleAgent(2, {"deck": own})
    assert game.names("en") == {
        "spy": "Spy",
        "two": "Papers 2 (two)",
        "duo": "Papers 2 (duo)",
        "tip": "Papers 1",
    }
    laid = {"type": "document", "seat": 0, "agent": 1, "card": "spy", "back": "9", "count": 1}
    told = words_for(game, "fr").say("told", {**laid, "needed": 4}, 0, ["Ada", "Bob"])
    assert "Espion" in told
    assert "Espion" not in words_of("double_agent", "fr").say(
        "told", {**laid, "needed": 4}, 0, ["Ada", "Bob"]
    )
    assert DoubleAgent().names("fr") == {}


def without(name: str) -> dict[str, Any]:
    return {field: value for field, value in card("two", 2, "2").items() if field != name}


GOOD = card("two", 2, "2")
MANY_LANGUAGES = {
    "fr": "Deux",
    "en": "Two",
    **{f"{a}{b}": "2" for a in "abcdefghij" for b in "nopqrstuvwx"},
}
REFUSED: list[tuple[Any, str]] = [
    ("default", "deck_form"),
    ([], "deck_form"),
    ({}, "deck_form"),
    ({"cards": {}}, "deck_form"),
    ({"cards": [GOOD], "name": "mine"}, "deck_form"),
    (deck(*(card(f"d{n}", 1, "1") for n in range(41))), "deck_kinds"),
    ({"cards": ["two"]}, "deck_card_form"),
    *((deck(without(field)), "deck_card_lacks") for field in GOOD),
    (deck(GOOD | {"colour": "red"}), "deck_card_unknown"),
    (deck(GOOD | {"id": "Two"}), "deck_id"),
    (deck(GOOD | {"id": ""}), "deck_id"),
    (deck(GOOD | {"id": 2}), "deck_id"),
    (deck(GOOD, GOOD), "deck_twice"),
    (deck(GOOD | {"name": "Deux"}), "deck_texts"),
    (deck(GOOD | {"name": {"fr": "Deux"}}), "deck_texts"),
    (deck(GOOD | {"name": {"fr": "Deux", "en": ""}}), "deck_texts"),
    (deck(GOOD | {"note": "mine"}), "deck_texts"),
    (deck(GOOD | {"name": MANY_LANGUAGES}), "deck_languages"),
    (deck(GOOD | {"note": MANY_LANGUAGES}), "deck_languages"),
    (deck(GOOD | {"back": "/".join(["2"] * 151)}), "deck_back_long"),
    (deck(GOOD | {"value": -1}), "deck_value"),
    (deck(GOOD | {"value": 2.0}), "deck_value"),
    (deck(GOOD | {"value": True}), "deck_value"),
    (deck(GOOD | {"value": 100}), "deck_value"),
    (deck(GOOD | {"back": 2}), "deck_back"),
    (deck(GOOD | {"back": "two"}), "deck_back"),
    (deck(GOOD | {"back": "02"}), "deck_back"),
    (deck(GOOD | {"back": "0/7"}), "deck_back_lies"),
    (deck(GOOD | {"copies": -1}), "deck_copies"),
    (deck(GOOD | {"copies": True}), "deck_copies"),
    (deck(GOOD | {"copies": [1]}), "deck_copies"),
    (deck(GOOD | {"copies": [1, 2, 3]}), "deck_copies"),
    (deck(GOOD | {"copies": 61}), "deck_copies"),
    (deck(GOOD | {"copies": 0}), "deck_size"),
    (deck(GOOD | {"copies": [1, 0]}), "deck_size"),
    (deck(GOOD | {"copies": 60}, card("one", 1, "1")), "deck_size"),
    ({"cards": []}, "deck_size"),
    (deck(GOOD | {"effect": "bomb"}), "deck_effect"),
    (deck(GOOD | {"effect": []}), "deck_effect"),
    (deck(GOOD | {"effect": "tip"}), "deck_action_back"),
    (deck(GOOD | {"back": "?", "effect": "trapped"}), "deck_revealed_back"),
    (deck(GOOD | {"source": "memory"}), "deck_source"),
    (deck(GOOD | {"source": None}), "deck_source"),
]


@pytest.mark.parametrize("entry", [{"name": MANY_LANGUAGES}, {"back": "/".join(["2"] * 1000)}])
def test_a_record_with_a_wordy_deck_still_opens(entry: dict[str, Any]) -> None:
    """R15: such decks were once accepted."""
    assert DoubleAgent.stored(2, {"deck": deck(GOOD | entry)}).deck[0].id == GOOD["id"]


@pytest.mark.parametrize(("own", "refusal"), REFUSED)
def test_a_deck_that_cannot_be_is_refused_in_words(own: Any, refusal: str) -> None:
    """Too many kinds or cards, languages or characters on a back: R15."""
    with pytest.raises(BadOption) as refused:
        DoubleAgent(2, {"deck": own})
    assert refused.value.say["type"] == refusal
    for language in LANGUAGES:
        said = words_of("double_agent", language).say("refusal", refused.value.say, 0, ["Ada"])
        assert said.endswith(".")
        assert "{" not in said


@pytest.mark.parametrize(
    "own",
    [
        deck(card("one", 1, "1")),
        deck(card("one", 1, "1", 60)),
        deck(GOOD | {"note": {"fr": "Vue.", "en": "Seen."}}),
        deck(card("odd", 12, "1/12/99", 3)),
        deck(card("blank", 5, "?", 30)),
        deck(card("nosy", 5, "?", 30, effect="nosy")),
        deck(card("courier", 5, "?", 8, effect="courier"), card("nine", 9, "9", [4, 9])),
        deck(*(card(f"d{n}", n, str(n)) for n in range(40))),
    ],
)
def test_odd_decks_are_played_to_the_end(own: dict[str, Any]) -> None:
    for backs in ("visible", "hidden"):
        game = DoubleAgent(2, {"deck": own, "hand_backs": backs})
        for seed in range(3):
            assert game.outcome(random_game(game, seed)[-1].state) is not None


def test_the_order_in_which_backs_are_counted_does_not_tell_which_card_has_one() -> None:
    """R14: backs are counts. A deck may list cards of one back before and after others."""
    apart = deck(
        card("seven", 7, "0/7", 5),
        card("three", 3, "3", 5),
        card("personal", 0, "0/7", 5, effect="personal"),
    )
    game = DoubleAgent(2, {"deck": apart})
    orders = set()
    for odd_card in ("seven", "personal"):
        rest = [c for c in ("seven", "three", "personal") for _ in range(5)]
        own = [odd_card, "three", "three", "three", "three"]
        for dealt in own:
            rest.remove(dealt)
        kinds = tuple(game.lookup.cards[c].kind for c in (*own, *rest))
        tokens = game.lookup.loyalties
        state, events = game.replay([(0, tokens), (1, tokens), (CHANCE, (kinds, kinds))])
        told = next(event.told(1) for event in events[-1])
        seen = game.view(state, 1).sides[0].backs
        assert seen is not None
        orders.add((msgspec.json.encode(told), *seen))
    assert len(orders) == 1


def test_hand_backs_is_visible_or_hidden_and_only_two_play() -> None:
    with pytest.raises(BadOption):
        DoubleAgent(2, {"hand_backs": "shown"})
    with pytest.raises(BadOption):
        DoubleAgent(3)
