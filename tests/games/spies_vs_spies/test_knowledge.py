"""Spies vs Spies: what a seat may know, taken from the rules page and not from the engine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filature.core.events import CHANCE, SPECTATOR, Event, remember, told_to
from filature.core.knowledge import Move
from filature.games.spies_vs_spies.deals import DEALS
from filature.games.spies_vs_spies.decisions import FIRST_DEAL
from filature.games.spies_vs_spies.rules import SpiesVsSpies, State
from filature.testing import snapshot
from filature.testing.secrecy import chi_square_limit, trial_moves
from filature.testing.secrecy import given as doors
from tests.games.spies_vs_spies.second_reading import Hands, SecondReading, all_deals
from tests.games.spies_vs_spies.situation import Situation

ALL_DEALS = all_deals()
SETUPS: list[tuple[int, dict[str, Any]]] = [
    (3, {"rounds": 2, "question_limit": 8}),
    (4, {"rounds": 2, "question_limit": 8}),
    (3, {"rounds": 2, "question_limit": 8, "notes": "none"}),
    (4, {"rounds": 2, "question_limit": 8, "notes": "none"}),
    (3, {}),
    (4, {"target_score": 6}),
]
SHORT = SETUPS[:4]


def in_any_order(actions: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(action, sort_keys=True) for action in actions)


def side_by_side(
    setup: tuple[int, dict[str, Any]], rng: Random
) -> Iterator[tuple[SpiesVsSpies, State, SecondReading, list[tuple[int, Move]]]]:
    """Play a random game in both readings; yield where they stand after each step."""
    seats, options = setup
    game, reading = SpiesVsSpies(seats, options), SecondReading(seats, **options)
    state = game.new()
    history: list[tuple[int, Move]] = []
    while waiting := game.to_act(state):
        assert list(waiting) == reading.due()
        actor = rng.choice(waiting)
        if actor == CHANCE:
            action = game.to_record(CHANCE, game.chance(state, rng))
        else:
            actions = reading.legal(actor)
            factored = list(game.factored(state, actor).expand())
            assert in_any_order(factored) == in_any_order(actions)
            action = rng.choice(actions)
        reading.play(actor, action)
        move = game.from_record(action)
        game.play(state, actor, move)
        history.append((actor, move))
        yield game, state, reading, history


@given(st.sampled_from(SETUPS), st.integers(0, 2**32))
def test_the_engine_plays_as_the_second_reading_does(
    setup: tuple[int, dict[str, Any]], seed: int
) -> None:
    for game, state, reading, _ in side_by_side(setup, Random(seed)):
        assert [player.score for player in game.view(state, SPECTATOR).players] == reading.scores
    assert reading.due() == []
    assert msgspec.to_builtins(game.outcome(state)) == reading.outcome()


def told_along(
    game: SpiesVsSpies, history: list[tuple[int, Move]], viewer: int
) -> tuple[State, list[Event]]:
    """Replay a history; return its end, and what a viewer then knows."""
    state, known = game.new(), list[Event]()
    for actor, move in history:
        known = remember(known, actor, told_to(viewer, game.play(state, actor, move)))
    return state, known


def number(game: SpiesVsSpies, hands: Hands) -> Move:
    return game.from_record({"type": "deal", "hands": [list(hand.values()) for hand in hands]})


@given(st.sampled_from(SHORT), st.integers(0, 2**32))
def test_cards_and_points_that_a_viewer_was_not_shown_may_be_any_and_nothing_changes_for_it(
    setup: tuple[int, dict[str, Any]], seed: int
) -> None:
    """Another deal and other points, by the second reading, give the viewer all the same."""
    rng = Random(seed)
    for game, state, reading, history in side_by_side(setup, rng):
        if reading.hands is None or rng.random() < 0.5:
            continue
        deal_at = max(at for at, (_, move) in enumerate(history) if move >= FIRST_DEAL)  # type: ignore[operator]
        for viewer in (rng.randrange(game.seats), SPECTATOR):
            deal = rng.choice(reading.possible_deals(viewer, ALL_DEALS))
            other = list(history)
            other[deal_at] = CHANCE, number(game, deal)
            for seat in reading.hidden_points(viewer):
                at = max(at for at, (actor, _) in enumerate(other) if actor == seat)
                target = rng.choice([player for player in range(4) if player != seat])
                other[at] = seat, game.from_record({"type": "point", "target": target})
            there, known_there = told_along(game, other, viewer)
            _, known = told_along(game, history, viewer)
            assert msgspec.json.encode(known_there) == msgspec.json.encode(known)
            trials = trial_moves(game, state, viewer, rng)
            assert doors(game, there, viewer, trials) == doors(game, state, viewer, trials)


@given(st.sampled_from(SHORT), st.integers(0, 2**32))
@settings(max_examples=settings().max_examples // 2)
def test_there_are_as_many_worlds_as_the_second_reading_counts(
    setup: tuple[int, dict[str, Any]], seed: int
) -> None:
    """So what is told leaves open all that the rules leave open, and no more."""
    rng = Random(seed)
    for game, _, reading, history in side_by_side(setup, rng):
        viewer = rng.randrange(game.seats)
        worlds = 1
        if reading.hands is not None:
            worlds = len(reading.possible_deals(viewer, ALL_DEALS))
            worlds *= 3 ** len(reading.hidden_points(viewer))
        knowledge = game.knowledge(viewer, told_along(game, history, viewer)[1])
        assert sum(1 for _ in game.worlds(knowledge)) == worlds


def test_a_seat_that_has_seen_nothing_has_216_deals_and_a_spectator_all() -> None:
    at = Situation()
    assert at.worlds(0) == 6**3
    assert at.worlds(SPECTATOR) == DEALS
    at.ask(0, 1, "vehicle")
    assert at.worlds(0) == 6 * 2 * 6
    assert at.worlds(1) == at.worlds(2) == 6**3
    at.ask(1, 0, "objective", "accessory")
    assert at.worlds(0) == 2 * 2 * 6
    assert at.worlds(1) == 6 * 6 * 2
    at.play(2, type="mission")
    at.play(3, type="point", target=0)
    assert at.worlds(0) == 2 * 2 * 6 * 3
    assert at.worlds(3) == 6**3
    at.play(1, type="point", target=0)
    at.play(2, type="point", target=0)
    assert at.worlds(0) == 2 * 2 * 6 * 27
    assert at.worlds(SPECTATOR) == DEALS * 27
    at.play(0, type="point", target=1)
    assert {at.worlds(viewer) for viewer in (0, 1, 2, 3, SPECTATOR)} == {1}


@pytest.mark.parametrize("seats", [3, 4])
def test_sampled_worlds_are_even_over_the_listed_ones(seats: int) -> None:
    at = Situation(seats=seats)
    at.ask(0, 1, "vehicle")
    at.ask(1, 0, "objective", "vehicle")
    at.play(2, type="mission")
    at.play(1, type="point", target=2)
    knowledge = at.game.knowledge(0, at.knows(0))
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
    assert at.worlds(3) == 1
    at.deal()
    assert at.worlds(3) == 6**3
    assert at.sees(0, 1) == [None, None, None]
    mission = at.view(3).last_mission
    assert mission is not None
    assert mission.players[1].cards == ["hat", "bike", "blue_omega"]


# Whole games of a small set-up


def count(game: SpiesVsSpies, state: State, told: tuple[bytes, ...], known: set[Any]) -> int:
    """Count the games from a state on, points in seat order, and what seat 0 knows deciding."""
    if not (waiting := game.to_act(state)):
        return 1
    actor = waiting[0]
    if actor == 0:
        known.add(told)
    legal = game.legal(state, actor)
    games = 0
    for at in range(len(legal)):
        after = state.clone()
        events = game.play(after, actor, legal.nth(at))
        games += count(game, after, (*told, *map(msgspec.json.encode, told_to(0, events))), known)
    return games


@pytest.mark.parametrize(
    ("seats", "limit", "games", "knowledges"),
    [(3, 0, 27, 2), (3, 1, 351, 14), (3, 2, 4239, 158), (4, 0, 81, 2), (4, 1, 1296, 17)],
)
def test_a_round_has_as_many_games_as_ever_once_its_cards_are_dealt(
    seats: int, limit: int, games: int, knowledges: int
) -> None:
    """By hand: 12 questions with three seats, 15 with four, and 3 targets for each who points."""
    questions = {3: 12, 4: 15}[seats]
    assert games == 3**seats * sum(questions**asked for asked in range(limit + 1))
    at = Situation(seats=seats, question_limit=limit, rounds=1)
    known: set[Any] = set()
    assert count(at.game, at.state, (), known) == games
    assert len(known) == knowledges
