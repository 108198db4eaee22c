"""Kryptos, compared: the engine against a second reading of the rules page."""

import json
from itertools import islice
from math import factorial, prod
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filature.core.events import SPECTATOR, told_to
from filature.games.kryptos.rules import Kryptos
from filature.games.kryptos.worlds import ASIDE, Known
from tests.games.kryptos.plays import lively_game, step
from tests.games.kryptos.second_reading import SecondReading

SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {"setup": "advanced"}),
    (4, {"bribe": True, "target_score": 6}),
    (4, {"setup": "advanced", "mystery": True}),
    (5, {"setup": "advanced", "bribe": True}),
    (6, {"setup": "advanced"}),
    (3, {"target_score": 1000}),
)


def in_any_order(actions: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(action, sort_keys=True) for action in actions)


@given(st.sampled_from(SETUPS), st.integers(0, 2**32))
@settings(max_examples=settings().max_examples // 2)
def test_the_engine_plays_as_the_second_reading_does(
    setup: tuple[int, dict[str, Any]], seed: int
) -> None:
    seats, options = setup
    rng = Random(seed)
    game, reading = Kryptos(seats, options), SecondReading(seats, **options)
    state = game.new()
    compared = 0
    while waiting := game.to_act(state):
        actor = waiting[0]
        assert actor == reading.due()
        if actor >= 0 and (reading.order or compared < 6):
            compared += not reading.order
            expanded = list(game.factored(state, actor).expand())
            assert in_any_order(expanded) == in_any_order(reading.legal())
        _, move = step(game, state, 0.6, rng)
        reading.play(game.to_record(actor, move))
        game.play(state, actor, move)
        assert state.scores == reading.points
    assert reading.due() is None
    assert msgspec.to_builtins(game.outcome(state)) == reading.outcome()


def learned(
    seats: int, options: dict[str, Any], actions: list[dict[str, Any]], viewer: int
) -> list[Any] | None:
    """Return what a viewer learns along some actions, or nothing where one is not legal."""
    reading = SecondReading(seats, **options)
    heard = []
    for action in actions:
        if action["type"] == "reveal":
            seat = reading.due()
            assert seat is not None
            if action["position"] not in reading.may_turn_up(seat):
                return None
        heard.append(reading.play(action)[viewer])
    return heard


def every_deal(
    game: Kryptos, deal: dict[str, Any], unseen: list[int], sizes: dict[int, int]
) -> list[dict[str, Any]]:
    """Give the unseen numbers to the holders in every way that fills each."""
    ways: list[dict[int, list[int]]] = [{holder: [] for holder in sizes}]
    for number in unseen:
        ways = [
            {**way, holder: [*way[holder], number]}
            for way in ways
            for holder in sizes
            if len(way[holder]) < sizes[holder]
        ]
    seen = set(range(1, game.numbers + 1)) - set(unseen)
    holders = {**dict(enumerate(deal["hands"])), ASIDE: deal["aside"]}
    deals = []
    for way in ways:
        filled = {
            holder: sorted([*(n for n in cards if n in seen), *way.get(holder, [])])
            for holder, cards in holders.items()
        }
        hands = [filled[seat] for seat in range(game.seats)]
        deals.append({"type": "deal", "hands": hands, "aside": filled[ASIDE]})
    return deals


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_the_worlds_are_the_deals_that_teach_the_viewer_the_same_by_the_rules_page(
    seats: int, options: dict[str, Any]
) -> None:
    """Whatever the engine tells: a leak would make the worlds fewer than the page says."""
    options = {**options, "target_score": 1000}
    game = Kryptos(seats, options)
    moments = lively_game(game, seats, skill=0.5)
    looked_at = 0
    for moment in moments[3 + 2 * seats : -1 : 3]:
        actions = [game.to_record(actor, move) for actor, move in moment.history]
        for viewer in (0, seats - 1, SPECTATOR):
            known = Known(game, game.knowledge(viewer, moment.told[viewer]))
            sizes = {holder: len(known.places(holder)) for holder in known.hidden}
            if not 2 <= len(known.unseen()) <= 7:
                continue
            heard = learned(seats, options, actions, viewer if viewer >= 0 else seats)
            agreeing = [
                (deal["hands"], deal["aside"])
                for deal in every_deal(game, actions[1], known.unseen(), sizes)
                if learned(
                    seats,
                    options,
                    [actions[0], deal, *actions[2:]],
                    viewer if viewer >= 0 else seats,
                )
                == heard
            ]
            knowledge = game.knowledge(viewer, moment.told[viewer])
            listed = [game.to_record(-1, w.history[1][1]) for w in game.worlds(knowledge)]
            assert sorted(agreeing) == sorted((deal["hands"], deal["aside"]) for deal in listed)
            assert known.sweep().count == len(agreeing)
            looked_at += 1
    assert looked_at


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_right_after_the_deal_the_worlds_are_as_many_as_the_colours_allow(seats: int) -> None:
    """Each colour is divided among the hidden holders on its own: a product of multinomials."""
    game = Kryptos(seats)
    rng = Random(seats)
    state = game.new()
    events = [event for _ in (0, 1) for event in game.play(state, -1, game.chance(state, rng))]
    for viewer in (0, SPECTATOR):
        known = Known(game, game.knowledge(viewer, told_to(viewer, events)))
        rooms = [known.holder(holder).room for holder in known.hidden]
        by_colour = [[room[row] for room in rooms] for row in range(4)]
        ways = prod(factorial(sum(r)) // prod(map(factorial, r)) for r in by_colour)
        assert known.sweep().count == ways
        knowledge = game.knowledge(viewer, told_to(viewer, events))
        listed = [world.state.cards for world in islice(game.worlds(knowledge), 50)]
        assert len(set(listed)) == 50
