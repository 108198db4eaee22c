"""Spies vs Spies through the conformance suite, with three seats and four, and most options."""

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from filature.core.legal import RecordAction
from filature.games.spies_vs_spies import view as gate
from filature.games.spies_vs_spies.rules import SpiesVsSpies
from filature.testing import (
    choices_stay_hidden,
    conforms,
    has_words,
    keeps_secrets,
    random_game,
    samples_evenly,
    speaks,
)

SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {"rounds": 2, "question_limit": 5}),
    (4, {"rounds": 2, "question_limit": 5}),
    (3, {"rounds": 1, "notes": "none"}),
    (4, {"rounds": 2, "question_limit": 6, "notes": "none"}),
    (4, {"target_score": 3, "question_limit": 0, "signals": "none"}),
    (3, {"target_score": 3, "question_limit": 1, "signals": "open"}),
)
LONG_ROUNDS: tuple[tuple[int, dict[str, Any]], ...] = ((3, {"rounds": 1}), (4, {"rounds": 1}))
WHOLE: tuple[tuple[int, dict[str, Any]], ...] = ((3, {}), (4, {}), (4, {"notes": "none"}))


def games_of(setups: tuple[tuple[int, dict[str, Any]], ...]) -> st.SearchStrategy[SpiesVsSpies]:
    return st.sampled_from(setups).map(lambda setup: SpiesVsSpies(*setup))


games = games_of(SETUPS)
seeds = st.integers(0, 2**32)


@given(games, seeds)
@settings(max_examples=settings().max_examples // 2)
def test_the_rules_conform(game: SpiesVsSpies, seed: int) -> None:
    conforms(game, random_game(game, seed), seed)


@given(games_of(LONG_ROUNDS), seeds)
@settings(max_examples=settings().max_examples // 5)
def test_the_rules_conform_in_long_rounds(game: SpiesVsSpies, seed: int) -> None:
    conforms(game, random_game(game, seed), seed)


@given(games, seeds)
def test_nobody_can_tell_a_possible_world_from_the_truth(game: SpiesVsSpies, seed: int) -> None:
    keeps_secrets(game, random_game(game, seed), Random(seed))


@given(games, seeds)
def test_at_whom_a_seat_points_stays_hidden_until_all_point(game: SpiesVsSpies, seed: int) -> None:
    """Questions are heard by all; the last to point shows everything."""
    for moment in random_game(game, seed):
        last_to_point = len(game.to_act(moment.state)) == 1

        def learned(
            actor: int, action: RecordAction, viewer: int, shown: bool = last_to_point
        ) -> RecordAction:
            hidden = action["type"] == "point" and viewer != actor and not shown
            return {"type": "point"} if hidden else action

        choices_stay_hidden(game, [moment], learned, Random(seed))


@given(games, seeds)
@settings(max_examples=settings().max_examples // 4)
def test_worlds_are_all_listed_and_evenly_drawn(game: SpiesVsSpies, seed: int) -> None:
    samples_evenly(game, random_game(game, seed), Random(seed), at_moments=2)


def test_everything_has_words_in_both_languages() -> None:
    has_words(SpiesVsSpies)


@given(games, seeds)
@settings(max_examples=settings().max_examples // 2)
def test_everything_along_a_game_is_said_without_holes(game: SpiesVsSpies, seed: int) -> None:
    speaks(game, random_game(game, seed))


@given(games_of(WHOLE), seeds)
def test_points_told_are_the_points_of_the_outcome(game: SpiesVsSpies, seed: int) -> None:
    last = random_game(game, seed)[-1]
    gained = [0, 0, 0, 0]
    for step in game.replay(last.history)[1]:
        for event in step:
            if isinstance(event, gate.TeamScored):
                for member, total in zip(event.members, event.totals, strict=True):
                    gained[member] += event.points
                    assert gained[member] == total
    outcome = game.outcome(last.state)
    assert outcome is not None
    assert outcome.scores == gained


@given(games_of(WHOLE), seeds)
def test_every_mission_brings_between_two_and_four_points_to_the_two_teams(
    game: SpiesVsSpies, seed: int
) -> None:
    """2 for the caller's team or the other, and 1 for each that succeeds."""
    for moment in random_game(game, seed):
        scored = [event for event in moment.events if isinstance(event, gate.TeamScored)]
        assert len(scored) in (0, 2)
        if scored:
            brought = sum(event.points for event in scored)
            assert brought == 2 + sum(event.success for event in scored)
            assert sum(event.called for event in scored) == 1
