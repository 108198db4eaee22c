"""Spies vs Spies: what a seat may know, taken from `RULES.md` and not from the engine."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filature.core.events import CHANCE, SPECTATOR
from filature.core.knowledge import Knowledge, Move
from filature.games.spies_vs_spies.actions import FIRST_DEAL
from filature.games.spies_vs_spies.deals import DEALS
from filature.games.spies_vs_spies.rules import SpiesVsSpies
from filature.games.spies_vs_spies.state import State
from filature.testing import snapshot
from filature.testing.random_games import random_step
from filature.testing.secrecy import chi_square_limit, trial_moves
from filature.testing.secrecy import given as doors
from tests.games.cases import Setup
from tests.games.spies_vs_spies.independent_rules import Hands, IndependentRules, all_deals
from tests.games.spies_vs_spies.situation import Situation

ALL_DEALS = all_deals()
SETUPS: list[Setup] = [
    (3, {"rounds": 2, "question_limit": 8}),
    (4, {"rounds": 2, "question_limit": 8}),
    (3, {"rounds": 2, "question_limit": 8, "notes": "none"}),
    (4, {"rounds": 2, "question_limit": 8, "notes": "none"}),
]


def side_by_side(
    setup: Setup, rng: Random
) -> Iterator[tuple[SpiesVsSpies, State, IndependentRules, list[tuple[int, Move]]]]:
    """Play a random game by both rules, seats pointing in any order; yield after each step."""
    game = SpiesVsSpies(*setup)
    rules = IndependentRules(game.seats, **game.options)
    state = game.new()
    history: list[tuple[int, Move]] = []
    while game.to_act(state):
        actor, move = random_step(game, state, game.to_act(state), rng)
        rules.play(game.to_record(actor, move), actor)
        game.play(state, actor, move)
        history.append((actor, move))
        yield game, state, rules, history


def known_after(game: SpiesVsSpies, history: list[tuple[int, Move]], viewer: int) -> Knowledge:
    """Return what a viewer knows at the end of a history."""
    return game.knowledge(viewer, game.replay_told(history, viewer))


def number(game: SpiesVsSpies, hands: Hands) -> Move:
    return game.from_record({"type": "deal", "hands": [list(hand.values()) for hand in hands]})


@given(st.sampled_from(SETUPS), st.integers(0, 2**32))
@settings(max_examples=settings().max_examples // 4)
def test_cards_and_points_that_a_viewer_was_not_shown_may_be_any_and_nothing_changes_for_it(
    setup: Setup, seed: int
) -> None:
    """Another deal and other points, by the independent rules, change nothing for the viewer."""
    rng = Random(seed)
    for game, state, rules, history in side_by_side(setup, rng):
        if rules.hands is None or rng.random() < 0.5:
            continue
        deal_at = max(at for at, (_, move) in enumerate(history) if move >= FIRST_DEAL)  # type: ignore[operator]
        for viewer in (rng.randrange(game.seats), SPECTATOR):
            deal = rng.choice(rules.possible_deals(viewer, ALL_DEALS))
            other = list(history)
            other[deal_at] = CHANCE, number(game, deal)
            for seat in rules.hidden_points(viewer):
                at = max(at for at, (actor, _) in enumerate(other) if actor == seat)
                target = rng.choice([player for player in range(4) if player != seat])
                other[at] = seat, game.from_record({"type": "point", "target": target})
            there, _ = game.replay(other)
            assert known_after(game, other, viewer) == known_after(game, history, viewer)
            trials = trial_moves(game, state, viewer, rng)
            assert doors(game, there, viewer, trials) == doors(game, state, viewer, trials)


@given(st.sampled_from(SETUPS), st.integers(0, 2**32))
@settings(max_examples=settings().max_examples // 5)
def test_there_are_as_many_worlds_as_the_independent_rules_count(setup: Setup, seed: int) -> None:
    """So what is told leaves open all that the rules leave open, and no more."""
    rng = Random(seed)
    for game, _, rules, history in side_by_side(setup, rng):
        viewer = rng.randrange(game.seats)
        worlds = 1
        if rules.hands is not None:
            worlds = len(rules.possible_deals(viewer, ALL_DEALS))
            worlds *= 3 ** len(rules.hidden_points(viewer))
        assert sum(1 for _ in game.worlds(known_after(game, history, viewer))) == worlds


def test_a_seat_that_has_seen_nothing_has_216_deals_and_a_spectator_all() -> None:
    at = Situation()
    assert at.count_worlds(0) == 6**3
    assert at.count_worlds(SPECTATOR) == DEALS
    at.ask(0, 1, "vehicle")
    assert at.count_worlds(0) == 6 * 2 * 6
    assert at.count_worlds(1) == at.count_worlds(2) == 6**3
    at.ask(1, 0, "objective", "accessory")
    assert at.count_worlds(0) == 2 * 2 * 6
    assert at.count_worlds(1) == 6 * 6 * 2
    at.play(2, type="mission")
    at.play(3, type="point", target=0)
    assert at.count_worlds(0) == 2 * 2 * 6 * 3
    assert at.count_worlds(3) == 6**3
    at.play(1, type="point", target=0)
    at.play(2, type="point", target=0)
    assert at.count_worlds(0) == 2 * 2 * 6 * 27
    assert at.count_worlds(SPECTATOR) == DEALS * 27
    at.play(0, type="point", target=1)
    assert {at.count_worlds(viewer) for viewer in (0, 1, 2, 3, SPECTATOR)} == {1}


@pytest.mark.parametrize("seats", [3, 4])
def test_sampled_worlds_are_even_over_the_listed_ones(seats: int) -> None:
    at = Situation(seats=seats)
    at.ask(0, 1, "vehicle")
    at.ask(1, 0, "objective", "vehicle")
    at.play(2, type="mission")
    at.play(1, type="point", target=2)
    knowledge = at.knowledge(0)
    drawn = {snapshot(world.state): 0 for world in at.game.worlds(knowledge)}
    assert len(drawn) == 6 * 2 * 6 * 3
    rng, draws = Random(5), 20 * len(drawn)
    for _ in range(draws):
        drawn[snapshot(at.game.sample_world(knowledge, rng).state)] += 1
    expected = draws / len(drawn)
    chi_square = sum((count - expected) ** 2 / expected for count in drawn.values())
    assert chi_square < chi_square_limit(len(drawn) - 1)


def test_earlier_rounds_are_open_and_the_next_is_dealt_afresh() -> None:
    at = Situation()
    at.ask(0, 1, "vehicle")
    at.mission(1, 1, 0, 0, 0)
    assert at.count_worlds(3) == 1
    at.deal()
    assert at.count_worlds(3) == 6**3
    assert at.sees(0, 1) == [None, None, None]
    mission = at.view(3).last_mission
    assert mission is not None
    assert mission.players[1].cards == ["hat", "bike", "blue_omega"]
