"""Appraisals by a network: whose value, asked when, of which decisions, and otherwise whose."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from filature.bots import network_appraisal
from filature.bots.appraisal import Calibration, Calibrations, Chance, final_share
from filature.bots.network import Network, win_chance
from filature.bots.network_appraisal import (
    LEAST_WORLDS,
    Outlook,
    are_close,
    compare_values,
    judged,
    try_moves,
)
from filature.bots.player import Budget, Question
from filature.core.session import GameSession
from filature.games import catalogue, game_class
from tests.bots.untrained import DIGEST, untrained, untrained_appraiser

FEW = Budget(iterations=12)
AS_SAID = Calibration([0.0, 1.0], [0.0, 1.0])


def play_on(session: GameSession, rng: Random) -> None:
    """Make one step at random."""
    if session.is_chance:
        session.draw_chance(rng)
    else:
        seat = session.to_act[0]
        session.apply(seat, session.random_move(seat, rng))


def started(id: str, steps: int, seed: int = 1, seats: int = 0) -> GameSession:
    """Return a random game after so many steps, a seat to act."""
    game = game_class(id)(seats or min(game_class(id).seat_counts), {})
    session, rng = GameSession(game, range(game.seats)).start(), Random(seed)
    while session.is_chance or (session.to_act and len(session.history) < steps):
        play_on(session, rng)
    return session


def outlook_of(id: str, session: GameSession, seat: int, monkeypatch: Any) -> Outlook:
    found = untrained_appraiser(id, monkeypatch).outlook(session.knowledge_of(seat))
    assert found is not None
    return found


@pytest.mark.parametrize("id", catalogue())
def test_an_encoder_that_was_kept_reads_on_like_one_that_read_everything(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(2)
    for seed in range(3):
        session = started(id, 6, seed)
        outlooks = [
            outlook_of(id, session, seat, monkeypatch) for seat in range(session.game.seats)
        ]
        for _ in range(8):
            if not session.is_chance:
                for seat, outlook in enumerate(outlooks):
                    known = session.knowledge_of(seat).told
                    kept, anew = outlook.follow(known), outlook.told(known)
                    assert kept.observation() == anew.observation()
                    assert kept.legal() == anew.legal()
            if not session.to_act:
                break
            play_on(session, rng)


@pytest.mark.parametrize("id", catalogue())
def test_a_position_has_the_value_of_what_its_seat_sees_whoever_must_act(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = started(id, 8)
    appraiser = untrained_appraiser(id, monkeypatch)
    for seat in range(session.game.seats):
        known = session.knowledge_of(seat)
        outlook = outlook_of(id, session, seat, monkeypatch)
        value = untrained(id).apply(outlook.told(known.told).observation())[1]
        win = win_chance(value, session.game.seats)
        assert appraiser.position(known, FEW, Random(1)) == Chance(win, judged(win))


def test_values_have_maps_of_their_own_on_and_off_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    session = started("double_agent", 9)
    low, high = Calibration([0.5], [0.125]), Calibration([0.5], [0.875])
    maps = {f"network.{DIGEST}-turn-2": high, f"network.{DIGEST}-waiting": low}
    appraiser = untrained_appraiser("double_agent", monkeypatch, maps)
    wins = [appraiser.position(session.knowledge_of(s), FEW, Random(1)).win for s in (0, 1)]
    acts = session.to_act[0]
    assert (wins[acts], wins[1 - acts]) == (0.875, 0.125)


@pytest.mark.parametrize("id", catalogue())
def test_the_policy_lists_its_likeliest_decisions_all_of_them_legal(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, rng = started(id, 1), Random(3)
    for _ in range(12):
        if session.pending:
            seat = session.pending[0]
            outlook = outlook_of(id, session, seat, monkeypatch)
            legal = session.game.legal(session.state, seat)
            moves = outlook.likeliest(5)
            assert len(moves) == min(5, len(set(moves)))
            assert all(move in legal for move in moves)
            if len(legal) <= 5:
                assert len(moves) == len(legal)
        play_on(session, rng)


@pytest.mark.parametrize("id", catalogue())
def test_a_decision_is_worth_the_mean_of_what_may_come_of_it(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every result is the value of what the seat is told in a world it holds possible."""
    session = started(id, 7)
    seat = session.pending[0]
    outlook = outlook_of(id, session, seat, monkeypatch)
    moves = outlook.likeliest(4)
    results = try_moves(outlook, moves, Budget(iterations=400), Random(5))
    assert {len(tried) for tried in results} == {len(results[0])}
    assert len(results[0]) >= LEAST_WORLDS
    rng = Random(5)
    for world in range(2):
        state, seed = (
            session.game.sample_world(outlook.knowledge, rng).state,
            rng.getrandbits(32),
        )
        for move, tried in zip(moves, results, strict=True):
            known = outlook.after(state.clone(), move, Random(seed))
            encoder = outlook.told(known)
            value = untrained(id).values([encoder.observation()])[0]
            assert tried[world] == win_chance(value, session.game.seats)


def test_what_ends_the_game_has_its_exact_share(monkeypatch: pytest.MonkeyPatch) -> None:
    rng, session = Random(1), started("agent_hunter", 0)
    while session.to_act:
        before = [outlook_of("agent_hunter", session, seat, monkeypatch) for seat in (0, 1)]
        play_on(session, rng)
    for seat, outlook in enumerate(before):
        known = session.knowledge_of(seat)
        share = final_share(known)
        assert share is not None
        assert outlook.chances([known.told]) == ([share.win], 0)


def asked_of_network(options: dict[str, Any], appraiser: Any) -> bool:
    game = game_class("spies_vs_spies")(4, options)
    return appraiser.network_for(game) is not None


def test_another_appraiser_answers_where_the_network_cannot(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    appraiser = untrained_appraiser("spies_vs_spies", monkeypatch)
    assert asked_of_network({}, appraiser)
    assert not asked_of_network({"notes": "none"}, appraiser)
    other = Calibrations({"network.other-turn": AS_SAID, "position-4": AS_SAID})
    assert not asked_of_network({}, appraiser.calibrated_by(other))
    session = started("spies_vs_spies", 9, seats=4)
    known, question = session.knowledge_of(0), Question.of(session, session.pending[0])
    monkeypatch.setattr(network_appraisal, "load_network", lambda package: None)
    assert not asked_of_network({}, appraiser)
    otherwise = appraiser.otherwise
    assert appraiser.position(known, FEW, Random(1)) == otherwise.position(known, FEW, Random(1))
    found = appraiser.decisions(question, FEW, Random(1))
    assert found == otherwise.decisions(question, FEW, Random(1))


def test_the_difference_of_two_candidates_is_surer_than_either() -> None:
    results = [[0.2, 0.9, 0.5, 0.6], [0.1, 0.8, 0.4, 0.5]]
    best, second = compare_values([{"type": "a"}, {"type": "b"}], results)
    assert (best.action, best.apart) == ({"type": "a"}, 0.0)
    assert 0 < second.apart < best.chance.error
    assert are_close([[0.2] * 4, [0.1] * 4])
    assert not are_close([[0.2] * 4, [0.1, 0.3, 0.1, 0.3]])


def test_several_values_at_once_are_those_of_each() -> None:
    net: Network = untrained("agent_hunter")
    rng = Random(1)
    size = net.layers["body0"][0].shape[0]
    seen = [[rng.randrange(-127, 128) for _ in range(size)] for _ in range(9)]
    assert net.values(seen) == [net.apply(one)[1] for one in seen]
