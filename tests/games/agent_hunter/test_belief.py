"""Agent Hunter's beliefs against every world listed, and suspicion kept apart from certainty."""

from collections import Counter
from itertools import pairwise
from math import isclose, log2
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filature.arena.match import play_bots
from filature.bots.player import Budget
from filature.core.events import SPECTATOR, Event
from filature.core.knowledge import Knowledge
from filature.games import bots_of
from filature.games.agent_hunter.belief import Belief, Desk, believe
from filature.games.agent_hunter.rules import AgentHunter
from filature.games.agent_hunter.state import State
from filature.games.agent_hunter.thinking.info_state import InfoState
from filature.games.agent_hunter.thinking.suspicion import suspect
from filature.testing import random_game

SETUPS: tuple[dict[str, int], ...] = (
    {"agents": 3, "bases": 1, "tokens": 1, "turn_limit": 6},
    {"agents": 5, "bases": 2},
    {"agents": 7, "turn_limit": 30},
    {},
)
games = st.sampled_from(SETUPS).map(lambda options: AgentHunter(2, options))
seeds = st.integers(0, 2**32)
half = settings(max_examples=settings().max_examples // 2)


def check_desk(desk: Desk, worlds: list[State]) -> None:
    """A desk's count and marginals are those of the worlds."""
    there = {world.on_base[desk.seat] for world in worlds}
    assert desk.placements == len(there)
    assert isclose(desk.bits, log2(len(there)))
    for odds in desk.bases:
        counts = Counter(placed[odds.base] for placed in there)
        for agent, chance in enumerate(odds.agents):
            assert isclose(chance, counts[agent] / len(there))
    empty = worlds[0].refill if worlds[0].to_act == (desk.seat,) else None
    assert [odds.base for odds in desk.bases] == [
        base for base in worlds[0].standing[desk.seat] if base != empty
    ]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@given(games, seeds)
@half
def test_certainty_is_what_all_listed_worlds_say(viewer: int, game: AgentHunter, seed: int) -> None:
    moments = random_game(game, seed)
    sample = Random(seed).sample(moments, min(6, len(moments)))
    for moment in (*sample, moments[-1]):
        knowledge = game.knowledge(viewer, moment.told[viewer])
        belief = believe(knowledge)
        if viewer == SPECTATOR:
            assert belief.exposed is None
            if belief.certainty.worlds > 5000:
                continue
        worlds = [world.state for world in game.worlds(knowledge)]
        assert belief.certainty.worlds == len(worlds)
        assert isclose(belief.certainty.bits, log2(len(worlds)), abs_tol=1e-9)
        for desk in belief.certainty.desks:
            check_desk(desk, worlds)


@given(games, seeds)
@half
def test_what_is_exposed_is_what_the_opponent_can_deduce(game: AgentHunter, seed: int) -> None:
    for moment in random_game(game, seed)[-1::-7]:
        beliefs = [believe(game.knowledge(seat, moment.told[seat])) for seat in (0, 1)]
        for seat in (0, 1):
            deduced = [d for d in beliefs[1 - seat].certainty.desks if d.seat == seat]
            exposed = beliefs[seat].exposed
            assert deduced == ([] if exposed is None else [exposed])


@given(games, seeds)
@half
def test_an_info_state_follows_the_engine_and_plays_like_it(game: AgentHunter, seed: int) -> None:
    """What is read from the events is the truth, and supposed moves change it like real ones."""
    for before, after in pairwise(random_game(game, seed)):
        if before.state.phase in ("turn", "refill"):
            info = supposed(game, before.state, before.told[0])
            move = after.history[-1][1]
            assert isinstance(move, int)
            info.play(move)
            check_same(game, info, after.state)
            read = supposed(game, after.state, after.told[0])
            check_same(game, read, after.state)
            if after.state.phase != "over":
                assert info.possible == read.possible


def supposed(game: AgentHunter, state: State, told: list[Event]) -> InfoState:
    """Read what seat 0 was told, and suppose the truth about both seats' bases."""
    info = InfoState.of(game.knowledge(0, told))
    for seat in (0, 1):
        known = zip(state.on_base[seat], info.on_base[seat], strict=True)
        info.on_base[seat] = tuple(there if there >= 0 else read for there, read in known)
    return info


def check_same(game: AgentHunter, info: InfoState, state: State) -> None:
    for name in ("points", "tokens", "standing", "out", "turns", "beside", "refill"):
        assert getattr(info, name) == getattr(state, name)
    assert info.over == (state.phase == "over")
    if info.over:
        shares = {(0,): 1.0, (1,): 0.0, (0, 1): 0.5}
        assert info.share(0) == shares[tuple(game.winners(state))]
    else:
        assert info.mover == state.to_act[0]
        assert [info.hand(seat) for seat in (0, 1)] == state.hands


def turns_of_bots(seed: str, names: tuple[str, str]) -> list[tuple[Knowledge, State]]:
    """Let bots play; return what seat 0 knows whenever a turn begins, with the truth."""
    game, bots = AgentHunter(2), bots_of("agent_hunter")
    played = play_bots(game, [(name, bots[name]) for name in names], seed, Budget(iterations=4))
    turns = []
    for steps in range(len(played.history)):
        state, _ = game.replay(played.history[:steps])
        if state.phase == "turn":
            told = game.replay_told(played.history[:steps], 0)
            turns.append((game.knowledge(0, told), state))
    return turns


def test_without_an_act_there_is_no_evidence() -> None:
    knowledge, state = turns_of_bots("quiet", ("novice", "novice"))[0]
    assert state.turns == 0
    assert not believe(knowledge).suspicion.evidence
    assert not believe(AgentHunter(2).knowledge(0, [])).suspicion.evidence


def test_suspicion_only_weighs_what_is_possible() -> None:
    for knowledge, _ in turns_of_bots("kept apart", ("agent", "agent")):
        info, suspected = suspect(knowledge, 1)
        weights = suspected.settled(info.possible[1])
        assert isclose(sum(weights), 1)
        assert all(info.possible[1] >> at & 1 for at, weight in enumerate(weights) if weight)
        for desk in believe(knowledge).suspicion.desks:
            assert all(isclose(sum(odds.agents), 1) for odds in desk.bases)


def test_suspicion_of_careful_players_is_nearer_to_the_truth_than_certainty_alone() -> None:
    """Summed over a few games, as log odds of the placement really there; far from a tie."""
    gained = 0.0
    for number in range(6):
        for knowledge, state in turns_of_bots(f"careful {number}", ("agent", "agent"))[::4]:
            info, suspected = suspect(knowledge, 1)
            weights = suspected.settled(info.possible[1])
            [true] = [
                at
                for at in info.sets.listed(info.possible[1])
                if all(
                    info.sets.placements[at][base] == state.on_base[1][base]
                    for base in info.standing[1]
                )
            ]
            gained += log2(weights[true]) + log2(info.possible[1].bit_count())
    assert gained > 0


def test_what_a_random_player_does_tells_far_less_than_what_a_careful_one_does() -> None:
    learned = {}
    for name in ("agent", "ref-random"):
        bits = [
            believe(knowledge).suspicion.learned
            for number in range(8)
            for knowledge, state in turns_of_bots(f"noise {number}", ("agent", name))
            if state.turns % 2
        ]
        learned[name] = sum(bits) / len(bits)
    assert 5 * learned["ref-random"] < learned["agent"]


def test_a_belief_is_plain_data() -> None:
    belief = believe(turns_of_bots("plain", ("agent", "novice"))[-5][0])
    assert msgspec.json.decode(msgspec.json.encode(belief), type=Belief) == belief
