"""Double Agent, counted by the engine and by the independent rules."""

from typing import Any

import msgspec
import pytest

from filature.core.events import SPECTATOR, told_to
from filature.games.double_agent.rules import DoubleAgent
from filature.games.double_agent.state import State
from tests.games.double_agent.decks import card, deck
from tests.games.double_agent.independent_rules import IndependentRules
from tests.games.double_agent.situation import independent_rules

VIEWERS = (0, 1, SPECTATOR)
Action = dict[str, Any]


# An event that tells too much would split what a viewer knows into more parts than `RULES.md`.

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
        actions = chances([card.id for card in game.deck], any(state.hands))
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


def count_again(rules: IndependentRules, turns: int, told: list[bytes], known: Known) -> int:
    """Count the same by the independent rules."""
    for gathered, so_far in zip(known, told, strict=True):
        gathered.add(so_far)
    if rules.over or sum(rules.turns) == turns:
        return 1
    actor = rules.due()
    assert actor is not None
    actions = chances(list(rules.cards), rules.shuffled) if actor < 0 else rules.legal()
    games = 0
    for action in actions if actor < 0 else narrow(actions):
        after = rules.copy()
        learned = after.play(action)
        heard = [
            before + msgspec.json.encode(seen) for before, seen in zip(told, learned, strict=True)
        ]
        games += count_again(after, turns, heard, known)
    return games


@pytest.mark.parametrize(("options", "turns", "games", "knowledges"), PINNED)
def test_engine_and_independent_rules_have_as_many_games_and_things_to_know_as_ever(
    options: dict[str, Any], turns: int, games: int, knowledges: list[int]
) -> None:
    game = DoubleAgent(2, options)
    known: Known = [set(), set(), set()]
    known_again: Known = [set(), set(), set()]
    counted = count(game, turns, game.new(), [b""] * 3, known)
    assert counted == count_again(independent_rules(game), turns, [b""] * 3, known_again)
    assert [len(one) for one in known] == [len(one) for one in known_again]
    assert (counted, [len(one) for one in known]) == (games, knowledges)
