"""Kryptos: which worlds a viewer must reckon with, by the independent rules and by counting."""

from itertools import islice
from random import Random
from time import perf_counter
from typing import Any

import pytest

from filature.core.events import SPECTATOR, TRUTH
from filature.games.kryptos.counting.holder import divisions
from filature.games.kryptos.known_cards import ASIDE, KnownCards
from filature.games.kryptos.rules import Kryptos
from tests.games.kryptos.independent_rules import IndependentRules
from tests.games.kryptos.situation import random_moments

SETUPS: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {"setup": "advanced"}),
    (4, {"bribe": True}),
    (4, {"setup": "advanced", "mystery": True}),
    (5, {"setup": "advanced", "bribe": True}),
    (6, {"setup": "advanced"}),
    (3, {}),
)


def learned(game: Kryptos, actions: list[dict[str, Any]], viewer: int) -> list[Any] | None:
    """Return what a viewer learns along some actions, or nothing where one is not legal."""
    rules = IndependentRules(game.seats, **game.options)
    learned = []
    for action in actions:
        if action["type"] == "reveal" and action not in rules.legal():
            return None
        learned.append(rules.play(action)[viewer])
    return learned


def every_deal(game: Kryptos, deal: dict[str, Any], known: KnownCards) -> list[dict[str, Any]]:
    """Give the unseen numbers to the hidden holders in every way that fills each."""
    unseen = known.unseen_numbers()
    sizes = {holder: len(known.positions_down(holder)) for holder in known.hidden_holders}
    ways: list[dict[int, list[int]]] = [{holder: [] for holder in sizes}]
    for number in unseen:
        ways = [
            {**way, holder: [*way[holder], number]}
            for way in ways
            for holder in sizes
            if len(way[holder]) < sizes[holder]
        ]
    holders = {**dict(enumerate(deal["hands"])), ASIDE: deal["aside"]}
    deals = []
    for way in ways:
        filled = {
            holder: sorted([*(n for n in cards if n not in unseen), *way.get(holder, [])])
            for holder, cards in holders.items()
        }
        aside = filled.pop(ASIDE)
        deals.append({"type": "deal", "hands": list(filled.values()), "aside": aside})
    return deals


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_the_worlds_are_the_deals_that_teach_the_viewer_the_same_by_the_rules_page(
    seats: int, options: dict[str, Any]
) -> None:
    """Whatever the engine tells: a leak would make the worlds fewer than the page says."""
    game = Kryptos(seats, {**options, "target_score": 1000})
    looked_at = 0
    for moment in random_moments(game, seats, skill=0.5)[3 + 2 * seats : -1 : 3]:
        actions = [game.to_record(actor, move) for actor, move in moment.history]
        for viewer in (0, seats - 1, SPECTATOR):
            knowledge = game.knowledge(viewer, moment.told[viewer])
            known = KnownCards(game, knowledge)
            if not 2 <= len(known.unseen_numbers()) <= 7:
                continue
            column = viewer % (seats + 2)  # the spectator comes after the seats
            true = learned(game, actions, column)
            agreeing = [
                deal
                for deal in every_deal(game, actions[1], known)
                if learned(game, [actions[0], deal, *actions[2:]], column) == true
            ]
            listed = [game.to_record(-1, w.history[1][1]) for w in game.worlds(knowledge)]
            assert sorted(map(str, listed)) == sorted(map(str, agreeing))
            assert known.deal_sampler().count == len(agreeing)
            looked_at += 1
    assert looked_at


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_right_after_the_deal_the_worlds_are_as_many_as_the_colours_allow(seats: int) -> None:
    """Each colour is divided among the hidden holders on its own: a product of multinomials."""
    game = Kryptos(seats)
    dealt = random_moments(game, seats)[2]
    for viewer in (0, SPECTATOR):
        knowledge = game.knowledge(viewer, dealt.told[viewer])
        known = KnownCards(game, knowledge)
        hidden = [known.holder(holder) for holder in known.hidden_holders]
        assert known.deal_sampler().count == divisions(hidden)
        listed = [world.state.cards for world in islice(game.worlds(knowledge), 50)]
        assert len(set(listed)) == 50


def test_a_viewer_who_knows_everything_has_one_world() -> None:
    game = Kryptos(4, {"mystery": True, "target_score": 3})
    last = random_moments(game, 2)[-1]
    events = game.replay_told(last.history, TRUTH)
    for viewer, told in ((TRUTH, events), (0, last.told[0]), (SPECTATOR, last.told[SPECTATOR])):
        [world] = islice(game.worlds(game.knowledge(viewer, told)), 2)
        assert world.history == last.history


@pytest.mark.parametrize(("seats", "limit"), [(3, 0.05), (4, 0.1), (5, 0.5), (6, 6.0)])
def test_a_world_is_drawn_in_bounded_time_after_the_set_up(seats: int, limit: float) -> None:
    """Far above what it takes (0.5, 1, 5 and 50 ms), so that a busy machine does not fail it."""
    game = Kryptos(seats)
    taken = []
    for seed in range(5):
        told = random_moments(game, seed)[2 + 2 * seats].told[0]
        start = perf_counter()
        game.sample_world(game.knowledge(0, told), Random(seed))
        taken.append(perf_counter() - start)
    assert sorted(taken)[2] < limit
