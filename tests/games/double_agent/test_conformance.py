"""Double Agent through the conformance suite, and what follows from its rules in every game."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filature.core.legal import RecordAction
from filature.games.double_agent.rules import DoubleAgent
from filature.testing import (
    Moment,
    choices_stay_hidden,
    conforms,
    has_words,
    keeps_secrets,
    random_game,
    samples_evenly,
    speaks,
)
from tests.games.double_agent.decks import LOPSIDED, ONLY_ACTIONS, SMALL, STUFFED, TWINS

DIFFERENT: tuple[dict[str, Any], ...] = ({"deck": SMALL}, {"deck": SMALL, "hand_backs": "hidden"})
"""Set-ups in which no card is there twice: every world is one deal, and all are as likely."""

SETUPS: tuple[dict[str, Any], ...] = (
    {},
    {"hand_backs": "hidden"},
    *DIFFERENT,
    {"deck": TWINS},
    {"deck": LOPSIDED},
    {"deck": ONLY_ACTIONS, "hand_backs": "hidden"},
    {"deck": STUFFED},
)
games = st.sampled_from(SETUPS).map(lambda options: DoubleAgent(2, options))
seeds = st.integers(0, 2**32)
few = settings(max_examples=settings().max_examples // 4)
in_every_setup = pytest.mark.parametrize("options", SETUPS)
once_each = settings(max_examples=settings().max_examples // 20)
twice_each = settings(max_examples=settings().max_examples // 10)


@in_every_setup
@given(seeds)
@once_each
def test_the_rules_conform(options: dict[str, Any], seed: int) -> None:
    game = DoubleAgent(2, options)
    conforms(game, random_game(game, seed), seed)


@in_every_setup
@given(seeds)
@twice_each
def test_nobody_can_tell_a_possible_world_from_the_truth(
    options: dict[str, Any], seed: int
) -> None:
    game = DoubleAgent(2, options)
    keeps_secrets(game, random_game(game, seed), Random(seed), worlds_each=1)


def what_others_learn(
    game: DoubleAgent, moment: Moment
) -> Callable[[int, RecordAction, int], RecordAction]:
    """Say, from the rules page and not from the engine, what a viewer learns of a decision.

    Tokens are secret; of a document only the back is public, unless its agent delivers at once.
    """
    view = game.view(moment.state, 0)
    backs = {card.id: card.back for card in game.deck}

    def learned(actor: int, action: RecordAction, viewer: int) -> RecordAction:
        if viewer == actor or action["type"] not in ("loyalty", "document"):
            return action
        if action["type"] == "loyalty":
            return {"type": "loyalty"}
        agent = view.agents[action["agent"]]
        if agent.count + 1 >= agent.needed:
            return action
        return {**action, "card": backs[action["card"]]}

    return learned


@given(games, seeds)
@settings(max_examples=settings().max_examples // 2)
def test_R1_tokens_and_documents_hide_what_they_are(game: DoubleAgent, seed: int) -> None:
    for moment in random_game(game, seed):
        choices_stay_hidden(game, [moment], what_others_learn(game, moment), Random(seed))


@given(st.sampled_from(DIFFERENT), seeds)
@few
def test_worlds_are_all_listed_and_evenly_drawn(options: dict[str, Any], seed: int) -> None:
    game = DoubleAgent(2, options)
    moments = random_game(game, seed)
    samples_evenly(game, moments, Random(seed), at_moments=1, draws=200)


def test_everything_has_words_in_both_languages() -> None:
    has_words(DoubleAgent)


@in_every_setup
@given(seeds)
@once_each
def test_everything_along_a_game_is_said_without_holes(options: dict[str, Any], seed: int) -> None:
    game = DoubleAgent(2, options)
    speaks(game, random_game(game, seed))


@given(games, seeds)
def test_every_card_is_somewhere_and_nowhere_twice(game: DoubleAgent, seed: int) -> None:
    for moment in random_game(game, seed)[3:]:
        state = moment.state
        for seat in (0, 1):
            held = game.tables.kept(state.hands[seat])
            pile = [game.tables.ids[kind] for kind in state.pile(seat)]
            laid = [card for column in state.columns[6 * seat : 6 * seat + 6] for card in column]
            shown = [card for delivery in state.deliveries for card in delivery[5 + seat]]
            played = [card for player, card in state.out if player == seat]
            everywhere = [*held, *pile, *laid, *shown, *played]
            deck = [card.id for card in game.deck for _ in range(card.copies[seat])]
            assert sorted(everywhere) == sorted(deck)


@given(games, seeds)
def test_no_agent_that_is_due_is_ever_left_waiting(game: DoubleAgent, seed: int) -> None:
    for moment in random_game(game, seed):
        view = game.view(moment.state, 0)
        for agent in view.agents:
            unknown = sum(d.back == "?" for column in agent.documents for d in column)
            assert unknown == agent.unknown_back <= 1
            if agent.delivery is None:
                near = [a.delivery for a in view.agents if abs(a.agent - agent.agent) == 1]
                base = 4 if all(delivery is None for delivery in near) else 3
                assert agent.needed == base + agent.counters
                assert agent.count < agent.needed
            else:
                assert agent.count == 0


@given(seeds)
@few
def test_R11_the_default_deck_always_ends_by_five_deliveries(seed: int) -> None:
    game = DoubleAgent()
    last = random_game(game, seed)[-1].state
    outcome = game.outcome(last)
    assert outcome is not None
    assert outcome.reason == "agents_delivered"
    assert len(last.deliveries) in (5, 6)
