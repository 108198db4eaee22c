"""Double Agent, counted and compared: the engine against a second reading of the rules page."""

import json
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.core.events import SPECTATOR, told_to
from filature.games.double_agent.deck import default_json
from filature.games.double_agent.rules import DoubleAgent
from filature.games.double_agent.state import State
from tests.games.double_agent.decks import card, deck
from tests.games.double_agent.second_reading import SecondReading
from tests.games.double_agent.test_conformance import SETUPS

VIEWERS = (0, 1, SPECTATOR)
Action = dict[str, Any]


def in_any_order(actions: list[Action]) -> list[str]:
    return sorted(json.dumps(action, sort_keys=True) for action in actions)


def reading_of(game: DoubleAgent) -> SecondReading:
    cards = (game.options["deck"] or default_json())["cards"]
    return SecondReading(cards, game.backs_visible)


@given(st.sampled_from(SETUPS), st.integers(0, 2**32))
def test_the_engine_plays_as_the_second_reading_does(options: dict[str, Any], seed: int) -> None:
    rng = Random(seed)
    game = DoubleAgent(2, options)
    reading = reading_of(game)
    state = game.new()
    while waiting := game.to_act(state):
        actor = waiting[0]
        assert actor == reading.due()
        if actor < 0:
            action = game.to_record(actor, game.chance(state, rng))
        else:
            actions = reading.legal()
            expanded = list(game.factored(state, actor).expand())
            assert in_any_order(expanded) == in_any_order(actions)
            action = rng.choice(actions)
        reading.play(action)
        game.play(state, actor, game.from_record(action))
        assert [side.points for side in game.view(state, 0).sides] == [
            sum(map(reading.value, pile)) for pile in reading.score_piles
        ]
    assert reading.over
    assert msgspec.to_builtins(game.outcome(state)) == reading.outcome()


# Whole small games, counted in both readings: an event that tells too much would split what a
# viewer knows into more parts than the rules page does.

PROBES = deck(
    card("seven", 7, "0/7"),
    card("personal", 0, "0/7", effect="personal"),
    card("tip", 2, "?", effect="tip"),
    card("crosscheck", 3, "?", effect="crosscheck"),
    card("three", 3, "3"),
    card("four", 4, "4"),
)
ERRANDS = deck(
    card("three", 3, "3"),
    card("courier", 1, "?", effect="courier"),
    card("tip", 2, "?", effect="tip"),
    card("turncoat", 6, "?", effect="turncoat"),
)
PINNED: list[tuple[dict[str, Any], int, int, list[int]]] = [
    ({"deck": PROBES}, 2, 1_932, [1_749, 1_760, 613]),
    ({"deck": PROBES, "hand_backs": "hidden"}, 2, 1_932, [1_213, 1_212, 257]),
    ({"deck": ERRANDS}, 3, 3_504, [2_633, 3_184, 917]),
]
"""Set-ups, turns, how many games they make, and how many things each viewer can know on the way.

To keep them few, two token arrangements and a few orders of the decks are looked at, and only
agents L and S are named.
"""
ARRANGED = ([1, 2, 2, 3, 4, 5], [3, 2, 1, 2, 4, 5])


def narrow(actions: list[Action]) -> list[Action]:
    """Keep the actions that name no agent but L and S, and the first pawn to pull."""
    if actions[0]["type"] == "influence":
        return actions[:1]
    if actions[0]["type"] == "loyalty":
        return [action for action in actions if action["tokens"] in ARRANGED]
    named = ("agent", "from", "to")
    return [
        action
        for action in actions
        if all(action.get(field, 0) <= 1 for field in named) and max(action.get("agents", [0])) <= 1
    ]


def chances(ids: list[str], shuffled: bool) -> list[Action]:
    if shuffled:
        return [{"type": "first_player", "first": 1}]
    turned = ids[::-1]
    pairs = ([ids, ids], [ids, turned], [turned, ids]) if len(ids) > 5 else ([ids, ids],)
    return [{"type": "shuffle", "decks": decks} for decks in pairs]


Known = list[set[bytes]]


def count(game: DoubleAgent, turns: int, state: State, told: list[bytes], known: Known) -> int:
    """Count the games from a state on, and gather what each viewer knows on the way."""
    for gathered, so_far in zip(known, told, strict=True):
        gathered.add(so_far)
    waiting = game.to_act(state)
    if not waiting or state.turns == turns:
        return 1
    actor = waiting[0]
    if actor < 0:
        actions = chances(list(game.tables.ids), any(state.hands))
    else:
        actions = narrow(list(game.factored(state, actor).expand()))
    games = 0
    for action in actions:
        after = state.clone()
        events = game.play(after, actor, game.from_record(action))
        heard = [
            before + msgspec.json.encode(told_to(viewer, events))
            for viewer, before in zip(VIEWERS, told, strict=True)
        ]
        games += count(game, turns, after, heard, known)
    return games


def count_again(reading: SecondReading, turns: int, told: list[bytes], known: Known) -> int:
    """Count the same in the second reading."""
    for gathered, so_far in zip(known, told, strict=True):
        gathered.add(so_far)
    if reading.over or sum(reading.turns) == turns:
        return 1
    actor = reading.due()
    assert actor is not None
    actions = chances(list(reading.cards), reading.shuffled) if actor < 0 else reading.legal()
    games = 0
    for action in actions if actor < 0 else narrow(actions):
        after = reading.copy()
        learned = after.play(action)
        heard = [
            before + msgspec.json.encode(seen) for before, seen in zip(told, learned, strict=True)
        ]
        games += count_again(after, turns, heard, known)
    return games


@pytest.mark.parametrize(("options", "turns", "games", "knowledges"), PINNED)
def test_both_readings_have_as_many_games_and_as_many_things_to_know_as_ever(
    options: dict[str, Any], turns: int, games: int, knowledges: list[int]
) -> None:
    game = DoubleAgent(2, options)
    known: Known = [set(), set(), set()]
    known_again: Known = [set(), set(), set()]
    counted = count(game, turns, game.new(), [b""] * 3, known)
    assert counted == count_again(reading_of(game), turns, [b""] * 3, known_again)
    assert [len(one) for one in known] == [len(one) for one in known_again]
    assert (counted, [len(one) for one in known]) == (games, knowledges)
