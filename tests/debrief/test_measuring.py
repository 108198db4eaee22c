"""What a debrief measures adds up, is no luck on average, and is certain when all worlds agree."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import mean, stdev
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.debrief_identities import SETUPS, additive_error, weighed_luck
from filature.core.debriefs import Change
from filature.core.events import CHANCE
from filature.core.session import GameSession
from filature.debrief.measuring import Measuring, Moved
from filature.games import AnyGame, catalogue, measures_of
from filature.games.spies_vs_spies import deals as spies_deals
from tests.setups import slow_unless

GAMES = list(catalogue())


def random_game(game: AnyGame, seed: int) -> GameSession:
    """Play a game at random."""
    session, rng = GameSession(game).start(), Random(seed)
    return session.play_out(lambda seat: session.random_move(seat, rng), rng)


def measured(game: AnyGame, seed: int) -> tuple[Measuring, list[Moved]]:
    """Play a game at random and measure it."""
    measuring = Measuring(game, measures_of(game.id), seed)
    return measuring, list(measuring.moves(random_game(game, seed).history))


def set_up(id: str, seed: int) -> AnyGame:
    """Return one of the set-ups that the identities are checked for."""
    seats, options = SETUPS[id][seed % len(SETUPS[id])]
    return catalogue()[id](seats, options)


@pytest.mark.parametrize("id", GAMES)
@settings(max_examples=max(1, settings().max_examples // 15))
@given(seed=st.integers(0, 10**6))
def test_expected_and_luck_are_the_bits_lost_where_nothing_hidden_changes(
    id: str, seed: int
) -> None:
    measuring, moves = measured(set_up(id, seed), seed)
    received = {
        (moved.step, moved.actor): moved.information.received
        for moved in moves
        if moved.information is not None
    }
    assert received
    assert additive_error(measuring, received) < 1e-9
    changed = {(change.step, change.seat) for change in measuring.changes}
    for (step, seat), told in received.items():
        before, after = measuring.unknown[step - 1][seat], measuring.unknown[step][seat]
        if (step, seat) not in changed and before is not None and after is not None:
            assert told == pytest.approx(before - after)


@pytest.mark.parametrize(
    "id", slow_unless(["agent_hunter"], ["agent_hunter", "kryptos", "spies_vs_spies"])
)
def test_what_a_decision_tells_is_no_luck_on_average(id: str) -> None:
    """With worlds weighed for evenly random play; `benchmarks.debrief_identities` plays 1 000."""
    found = []
    for seed in range(12):
        game = set_up(id, seed)
        measuring = Measuring(game, measures_of(id), seed)
        luck = [
            weighed_luck(measuring, m)
            for m in measuring.moves(random_game(game, seed).history)
            if m.information is not None
        ]
        found.append(sum(one for one in luck if one is not None))
    error = stdev(found) / len(found) ** 0.5
    assert abs(mean(found)) <= 3 * error + 1e-9


# What is certain

Truth = Callable[[Any, Any], Any]


def hunter_base(state: Any, args: dict[str, int]) -> int:
    agent: int = state.on_base[args["seat"]][args["base"]]
    return agent


def kryptos_card(state: Any, args: dict[str, int]) -> int:
    size = len(state.cards) // len(state.scores)
    card: int = state.cards[args["seat"] * size + args["position"]]
    return card


def spies_target(state: Any, args: dict[str, int]) -> int:
    hands = spies_deals.deals()[state.deal].hands
    return spies_deals.target(args["seat"], hands, spies_deals.teams(hands))


TRUTHS: dict[str, Truth] = {
    "agent_hunter": hunter_base,
    "kryptos": kryptos_card,
    "spies_vs_spies": spies_target,
}


FAST = [("agent_hunter", 0), ("agent_hunter", 4), ("spies_vs_spies", 0)]
FEW_WORLDS = 72
"""At least one step of every game that is tried here has no more."""


@pytest.mark.parametrize(
    ("id", "seed"), slow_unless(FAST, [(id, seed) for id in TRUTHS for seed in range(6)])
)
def test_what_is_knowable_is_what_all_worlds_agree_about(id: str, seed: int) -> None:
    """Every step with few worlds, of small set-ups: all of them are listed and compared."""
    game = set_up(id, seed)
    history = random_game(game, seed).history
    whole, _ = measured(game, seed)
    measuring = Measuring(game, measures_of(id), seed)
    checked = 0
    for moved in measuring.moves(history):
        step = moved.step - 1
        for seat, now in enumerate(measuring.now):
            if not now.worlds or not 1 <= now.worlds <= FEW_WORLDS or not now.secrets:
                continue
            worlds = list(game.worlds(measuring.session.knowledge_of(seat)))
            for secret in now.secrets:
                values = {TRUTHS[id](world.state, secret.args) for world in worlds}
                assert values == set(secret.left)
                known = [
                    one
                    for one in whole.certain
                    if one.seat == seat
                    and one.since <= step
                    and {**secret.args, secret.field: secret.left[0]} == one.args
                    and all(end is None or step < end for end in (one.shown, one.lapsed))
                ]
                assert bool(known) is (len(values) == 1 and not secret.shown)
                checked += 1
    assert checked


def test_what_is_knowable_of_tokens_is_what_drawn_worlds_agree_about() -> None:
    """Double Agent has too many worlds to list: whatever is left is found among 150 drawn ones."""
    game = catalogue()["double_agent"](2)
    measuring = Measuring(game, measures_of(game.id), 1)
    rng = Random(1)
    certain = 0
    for moved in measuring.moves(random_game(game, 3).history):
        if moved.actor == CHANCE or rng.random() > 0.15:
            continue
        for seat, now in enumerate(measuring.now):
            knowledge = measuring.session.knowledge_of(seat)
            states = [game.sample_world(knowledge, rng).state for _ in range(150)]
            for secret in now.secrets:
                owner, agent = secret.args["seat"], secret.args["agent"]
                assert {state.tokens[owner][agent] for state in states} == set(secret.left)
                certain += len(secret.left) == 1
    assert certain


# Changes


def changes_of(game: AnyGame, seed: int) -> list[Change]:
    return measured(game, seed)[0].changes


def test_a_swap_hides_anew_and_counts_as_nobody_s_loss() -> None:
    game = catalogue()["agent_hunter"](2, {"agents": 5, "bases": 2})
    for seed in range(20):
        measuring, moves = measured(game, seed)
        for moved in moves:
            swapped = game.to_record(moved.actor, moved.move)["type"] == "swap"
            if moved.actor == CHANCE or not swapped:
                continue
            assert moved.information is not None
            assert moved.information.received == 0
            assert not moved.information.given
            other = 1 - moved.actor
            kinds = [c.kind for c in measuring.changes if (c.step, c.seat) == (moved.step, other)]
            before, after = (measuring.unknown[n][other] for n in (moved.step - 1, moved.step))
            assert kinds == (["hidden"] if before != after else [])
            return
    raise AssertionError("nobody swapped")


def test_a_card_that_is_not_kept_counts_as_known_only_while_it_was() -> None:
    kept = catalogue()["spies_vs_spies"](4, {"rounds": 1})
    fleeting = catalogue()["spies_vs_spies"](4, {"rounds": 1, "notes": "none"})
    assert not [change for change in changes_of(kept, 1) if change.kind == "forgotten"]
    forgotten = [change for change in changes_of(fleeting, 1) if change.kind == "forgotten"]
    assert forgotten
    assert all(change.bits > 0 for change in forgotten)


def test_what_the_end_shows_is_nobody_s_merit() -> None:
    game = catalogue()["agent_hunter"](2, {"turn_limit": 3})
    measuring, moves = measured(game, 1)
    last = moves[-1]
    shown = [change for change in measuring.changes if change.kind == "shown"]
    assert {change.step for change in shown} == {last.step}
    assert measuring.unknown[-1] == [0.0, 0.0]
