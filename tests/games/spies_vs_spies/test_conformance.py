"""Spies vs Spies: what follows from its rules in every game."""

from hypothesis import given
from hypothesis import strategies as st

from filature.games.spies_vs_spies.events import TeamScored
from filature.games.spies_vs_spies.rules import SpiesVsSpies
from filature.testing import random_game
from tests.games.cases import Setup
from tests.games.spies_vs_spies.situation import CASE


@given(st.sampled_from(CASE.setups), st.integers(0, 2**32))
def test_points_told_are_the_points_of_the_outcome(setup: Setup, seed: int) -> None:
    """Every mission brings 2 for the caller's team or the other, and 1 for each that succeeds."""
    game = SpiesVsSpies(*setup)
    gained = [0, 0, 0, 0]
    for moment in random_game(game, seed):
        scored = [event for event in moment.events if isinstance(event, TeamScored)]
        assert len(scored) in (0, 2)
        if scored:
            brought = sum(event.points for event in scored)
            assert brought == 2 + sum(event.success for event in scored)
            assert sum(event.called for event in scored) == 1
        for event in scored:
            for member, total in zip(event.members, event.totals, strict=True):
                gained[member] += event.points
                assert gained[member] == total
    outcome = game.outcome(moment.state)
    assert outcome is not None
    assert outcome.scores == gained
