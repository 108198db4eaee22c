"""Double Agent: what follows from its rules in every game.

`tests/games/test_conformance.py` runs it through the conformance suite.
"""

from hypothesis import given, settings
from hypothesis import strategies as st

from filature.games.double_agent.rules import DoubleAgent
from filature.testing import random_game
from tests.games.double_agent.situation import CASE

games = st.sampled_from(CASE.setups).map(lambda setup: DoubleAgent(*setup))
seeds = st.integers(0, 2**32)


@given(games, seeds)
def test_every_card_is_somewhere_and_nowhere_twice(game: DoubleAgent, seed: int) -> None:
    for moment in random_game(game, seed)[3:]:
        state = moment.state
        for seat in (0, 1):
            drawn = [game.deck[kind].id for kind in (*state.hands[seat], *state.piles[seat])]
            laid = [laid.card.id for column in state.columns[seat] for laid in column]
            shown = [card for delivery in state.deliveries for card in delivery.documents[seat]]
            everywhere = [*drawn, *laid, *shown, *state.played[seat]]
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
@settings(max_examples=settings().max_examples // 4)
def test_R11_the_default_deck_always_ends_by_five_deliveries(seed: int) -> None:
    game = DoubleAgent()
    last = random_game(game, seed)[-1].state
    outcome = game.outcome(last)
    assert outcome is not None
    assert outcome.reason == "agents_delivered"
    assert len(last.deliveries) in (5, 6)
