"""Les agents secrets: beliefs against counting by brute force, and what is no evidence."""

from __future__ import annotations

from itertools import permutations
from math import exp, isclose, log2, prod
from random import Random
from time import process_time
from typing import Any

import pytest

from filature.arena.match import play_bots
from filature.bots.player import Bot
from filature.core.events import SPECTATOR
from filature.core.knowledge import Knowledge, Move
from filature.games import bots_of
from filature.games.agents_secrets.belief import believe
from filature.games.agents_secrets.lookup import FIRST_FILE
from filature.games.agents_secrets.rules import AgentsSecrets
from filature.games.agents_secrets.state import State
from filature.games.agents_secrets.street import AGENTS, PLACES, WORTH
from filature.games.agents_secrets.thinking import rational
from filature.games.agents_secrets.thinking.board import all_splits
from filature.games.agents_secrets.thinking.info_state import InfoState, Observed, ObservedFile
from filature.games.agents_secrets.thinking.lookahead import Lookahead
from filature.games.agents_secrets.thinking.suspicion import STYLES, Suspects
from filature.games.agents_secrets.worlds import number_of_worlds
from filature.testing import random_game
from tests.games.agents_secrets.four_turns import four_turns, right_seats
from tests.games.agents_secrets.situation import Situation

SHORT: dict[str, Any] = {"rules": "advanced", "goal": 30, "report_at": 5, "turn_limit": 12}


def knowledge_after(game: AgentsSecrets, history: list[tuple[int, Move]], viewer: int) -> Knowledge:
    return game.knowledge(viewer, game.replay_told(history, viewer))


# Certainty


@pytest.mark.parametrize("seats", range(2, 8))
def test_certainty_is_what_listing_all_worlds_gives(seats: int) -> None:
    game = AgentsSecrets(seats, SHORT)
    rng = Random(seats)
    moments = random_game(game, seats)
    for viewer in (rng.randrange(seats), SPECTATOR):
        small = [
            moment
            for moment in moments[2:]
            if number_of_worlds(game, game.knowledge(viewer, moment.told[viewer])) <= 800
        ]
        for moment in rng.sample(small, min(2, len(small))):
            knowledge = game.knowledge(viewer, moment.told[viewer])
            certainty = believe(knowledge).certainty
            dealt = [world.state.identities for world in game.worlds(knowledge)]
            assert certainty.worlds == len(dealt)
            if not dealt[0]:
                assert certainty.shares is None
                continue
            assert certainty.assignments == len(set(dealt))
            assert certainty.bits == log2(len(set(dealt)))
            assert certainty.shares is not None
            for agent in moment.state.in_play:
                name = AGENTS[agent]
                for seat, shares in enumerate(certainty.shares.seats):
                    share = sum(deal[seat] == agent for deal in dealt) / len(dealt)
                    assert isclose(shares[name], share)
                free = sum(agent not in deal for deal in dealt) / len(dealt)
                assert isclose(certainty.shares.independent[name], free, abs_tol=1e-12)


def test_before_the_deal_nothing_is_known_and_at_the_end_everything() -> None:
    game = AgentsSecrets(4, {"goal": 12})
    moments = random_game(game, 1)
    before = believe(game.knowledge(0, moments[0].told[0]))
    assert before.certainty.worlds == 1
    assert before.certainty.shares is None
    end = believe(game.knowledge(SPECTATOR, moments[-1].told[SPECTATOR]))
    assert end.certainty.assignments == 1
    assert end.certainty.bits == 0
    assert end.certainty.shares is not None
    truth = [AGENTS[agent] for agent in moments[-1].state.identities]
    assert [
        shares[name] for shares, name in zip(end.certainty.shares.seats, truth, strict=True)
    ] == [1.0] * 4
    assert not end.suspicion.evidence


# Suspicion


def informative_likelihood(
    game: AgentsSecrets, state: State, seat: int, move: int, own: int
) -> float:
    """The page's own words, tried on the engine: every legal split, played."""
    if state.phase == "file":
        ahead = [(state.places[own] + steps) % 12 for steps in range(1, 7)]
        standing = [state.places[agent] for agent in state.in_play]
        free = [place for place in ahead if place not in standing]
        if not free:
            return 1 / len(game.legal(state, seat))
        return float(move - FIRST_FILE == max(free, key=lambda place: WORTH[place]))
    weights = {}
    for index in range(len(game.legal(state, seat))):
        other = game.legal(state, seat).nth(index)
        after = state.clone()
        events = game.play(after, seat, other)
        value = float(WORTH[after.places[own]])
        counted = [event for event in events if hasattr(event, "gains")]
        if counted:
            gains = dict(counted[0].gains)
            mine = gains.pop(AGENTS[own])
            value += 3 * (mine - sum(gains.values()) / len(gains))
        weights[other] = exp(value / 3)
    return weights[move] / sum(weights.values())


def rational_likelihood(info: InfoState, decision: Observed, own: int) -> float:
    """The chance after each option as `Lookahead` lists them, for one who suspects nobody."""
    agents, seats = len(info.agents), info.seats
    others = [1 / (agents - 1) if seat != decision.seat else 0.0 for seat in range(seats)]
    nobody = (agents - seats) / (agents - 1)
    mine = [float(seat == decision.seat) for seat in range(seats)]
    holders = [[*mine, 0.0] if at == own else [*others, nobody] for at in range(agents)]
    lookahead = Lookahead(info, decision.seat, own, holders)
    if isinstance(decision, ObservedFile):
        chances = lookahead.chances_by_file(decision.board)
        weights = {place: chances[place] ** rational.SHARPNESS for place in range(len(PLACES))}
        return weights[decision.to] / sum(weights[place] for place in decision.allowed)
    best: dict[tuple[int, ...], float] = {}
    for option in lookahead.options(decision.board, decision.roll):
        best[option.split] = max(best.get(option.split, 0.0), option.worth)
    total = sum(worth**rational.SHARPNESS for worth in best.values())
    return best[decision.split] ** rational.SHARPNESS / total


@pytest.mark.parametrize(("seats", "rules"), [(2, "basic"), (4, "basic"), (3, "advanced")])
def test_suspicion_is_bayes_over_all_assignments(seats: int, rules: str) -> None:
    """Likelihoods from the engine and from listing, multiplied up for every assignment."""
    game = AgentsSecrets(seats, {"rules": rules})
    bots: list[tuple[str, Bot]] = [("", bots_of("agents_secrets")["ref-informative"])] * seats
    history = play_bots(game, bots, f"bayes {seats}").history[: 3 + 3 * 2 * seats]
    viewer = 0
    info = InfoState(knowledge_after(game, history, viewer))
    info.turns = 0
    set_bits = info.agents
    ratios = {(s, a): [1.0] * len(STYLES) for s in info.masked for a in info.free}
    observed = iter(info.observed)
    state = game.new()
    for actor, move in history:
        if actor >= 0 and state.phase in ("move", "file"):
            decision = next(observed)
            assert decision.seat == actor
            assert type(move) is int
            even = 1 / len(game.legal(state, actor))
            for agent in info.free:
                if actor == viewer:
                    continue
                chances = {
                    "informative": informative_likelihood(
                        game, state, actor, move, set_bits[agent]
                    ),
                    "rational": rational_likelihood(info, decision, agent),
                }
                for at, (style, sure) in enumerate(STYLES):
                    ratios[actor, agent][at] *= sure * chances[style] / even + 1 - sure
        game.play(state, actor, move)
    weight = {key: 0.5 + 0.5 * sum(each) / len(STYLES) for key, each in ratios.items()}
    assignments = list(permutations(info.free, len(info.masked)))
    weights = [
        prod(weight[seat, agent] for seat, agent in zip(info.masked, given, strict=True))
        for given in assignments
    ]
    suspects = Suspects(info)
    found, shares = suspects.weights(only_evident=False)
    assert found == assignments
    for share, expected in zip(shares, weights, strict=True):
        assert isclose(share, expected / sum(weights), rel_tol=1e-6, abs_tol=1e-12)
    for seat in info.masked:
        mean = sum(sum(ratios[seat, agent]) for agent in info.free) / len(STYLES) / len(info.free)
        assert isclose(suspects.ratios[seat], mean, rel_tol=1e-6)


def test_at_the_start_there_is_no_evidence() -> None:
    situation = Situation(["orange", "violet", "red", "blue"])
    game = situation.game
    belief = believe(game.knowledge(0, [event for e in situation.events if (event := e.told(0))]))
    assert not belief.suspicion.evidence
    assert belief.suspicion.shares is None
    assert belief.certainty.assignments == 60
    assert [suspect.evidence for suspect in belief.suspicion.suspects] == [False] * 3
    assert all(isclose(suspect.ratio, 1) for suspect in belief.suspicion.suspects)


def test_informative_players_give_themselves_away() -> None:
    right: list[bool] = []
    for knowledge, identities in four_turns("ref-informative", 40):
        right += right_seats(believe(knowledge), identities)
    assert sum(right) / len(right) >= 0.55


def test_noise_is_no_evidence() -> None:
    beliefs = [believe(knowledge) for knowledge, _ in four_turns("ref-noise", 40)]
    assert sum(belief.suspicion.evidence for belief in beliefs) <= 5
    silent = [belief for belief in beliefs if not belief.suspicion.evidence]
    assert all(belief.suspicion.shares is None for belief in silent)


def test_what_counts_for_nothing_leaves_certainty_alone() -> None:
    """A seat without evidence is suspected of an agent only by what the others leave over."""
    for knowledge, _ in four_turns("ref-noise", 10):
        belief = believe(knowledge)
        if not belief.suspicion.evidence:
            for suspect in belief.suspicion.suspects:
                assert all(isclose(v, 0.2) or v == 0 for v in suspect.agents.values())


@pytest.mark.parametrize("seats", [4, 7])
def test_shares_are_consistent_and_quick(seats: int) -> None:
    game = AgentsSecrets(seats, {"rules": "advanced"})
    bots: list[tuple[str, Bot]] = [("", bots_of("agents_secrets")["ref-informative"])] * seats
    history = play_bots(game, bots, "quick").history[:-1]
    start = process_time()
    for viewer in (0, SPECTATOR):
        belief = believe(knowledge_after(game, history, viewer))
        shares = belief.suspicion.shares
        assert shares is not None
        for by_agent in shares.seats:
            assert isclose(sum(by_agent.values()), 1)
        for name, nobody in shares.independent.items():
            held = sum(by_agent[name] for by_agent in shares.seats)
            assert isclose(held + nobody, 1, abs_tol=1e-9)
        assert belief.suspicion.bits is not None
        assert 0 <= belief.suspicion.bits <= belief.certainty.bits
        assert belief.suspicion.likeliest is not None
        assert len(set(belief.suspicion.likeliest)) == seats
    assert process_time() - start < 1.5


def test_all_splits_are_those_of_the_legal_set() -> None:
    situation = Situation(["orange", "violet"])
    situation.play(-1, type="roll", value=4)
    legal = situation.game.factored(situation.state, 0)
    listed = [action["steps"] for action in legal.expand()]
    names = ["orange", "violet", "red", "blue"]
    splits = [{n: k for n, k in zip(names, split, strict=True) if k} for split in all_splits(4, 4)]
    assert splits == listed
