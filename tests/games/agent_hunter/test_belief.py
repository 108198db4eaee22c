"""Agent Hunter's beliefs against every world listed, and suspicion kept apart from certainty."""

from collections import Counter
from itertools import pairwise
from math import isclose, log2
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from filature.arena.match import play_bots
from filature.bots.player import Budget
from filature.core.events import SPECTATOR, remember, told_to
from filature.core.knowledge import Knowledge
from filature.games import bots_of
from filature.games.agent_hunter.belief import Belief, Desk, believe
from filature.games.agent_hunter.rules import AgentHunter, State
from filature.games.agent_hunter.thinking.duel import Duel, follow
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


def moments(game: AgentHunter, seed: int, viewer: int) -> list[tuple[State, Knowledge]]:
    """Some moments of a random game, as one viewer knows them."""
    all_of_them = random_game(game, seed)
    drawn = Random(seed).sample(all_of_them, min(6, len(all_of_them)))
    return [(m.state, game.knowledge(viewer, m.told[viewer])) for m in (*drawn, all_of_them[-1])]


def agrees(desk: Desk, worlds: list[State]) -> None:
    """A desk's count and marginals are those of the worlds."""
    there = {tuple(w.on_base[desk.seat]) for w in worlds}
    assert desk.placements == len(there)
    assert isclose(desk.bits, log2(len(there)))
    for odds in desk.bases:
        counts = Counter(placed[odds.base] for placed in there)
        for agent, chance in enumerate(odds.agents):
            assert isclose(chance, counts[agent] / len(there))


@given(games, seeds, st.sampled_from([0, 1]))
@settings(max_examples=settings().max_examples // 2)
def test_certainty_is_what_all_listed_worlds_say(game: AgentHunter, seed: int, viewer: int) -> None:
    for _, knowledge in moments(game, seed, viewer):
        worlds = [world.state for world in game.worlds(knowledge)]
        belief = believe(knowledge)
        assert belief.certainty.worlds == len(worlds)
        assert isclose(belief.certainty.bits, log2(len(worlds)), abs_tol=1e-9)
        for desk in belief.certainty.desks:
            agrees(desk, worlds)
            assert len(desk.bases) == len([b for b in view_bases(game, worlds[0], desk.seat) if b])


def view_bases(game: AgentHunter, state: State, seat: int) -> list[bool]:
    """For each base of a seat, whether an agent stands on it."""
    return [base.standing and not base.empty for base in game.view(state, seat).desks[seat].bases]


@given(st.sampled_from(SETUPS[:2]), seeds)
@settings(max_examples=settings().max_examples // 2)
def test_a_spectator_s_certainty_covers_both_sides(options: dict[str, int], seed: int) -> None:
    game = AgentHunter(2, options)
    for _, knowledge in moments(game, seed, SPECTATOR):
        worlds = [world.state for world in game.worlds(knowledge)]
        belief = believe(knowledge)
        assert belief.certainty.worlds == len(worlds)
        assert belief.exposed is None
        for desk in belief.certainty.desks:
            agrees(desk, worlds)


@given(games, seeds)
@settings(max_examples=settings().max_examples // 2)
def test_what_is_exposed_is_what_the_opponent_can_deduce(game: AgentHunter, seed: int) -> None:
    for moment in random_game(game, seed)[-1::-7]:
        beliefs = [believe(game.knowledge(seat, moment.told[seat])) for seat in (0, 1)]
        for seat in (0, 1):
            deduced = [d for d in beliefs[1 - seat].certainty.desks if d.seat == seat]
            exposed = beliefs[seat].exposed
            assert deduced == ([] if exposed is None else [exposed])


@given(games, seeds)
@settings(max_examples=settings().max_examples // 2)
def test_a_duel_follows_the_engine_and_plays_like_it(game: AgentHunter, seed: int) -> None:
    """What is followed from both seats' knowledge is the truth, and moves change it alike."""
    along = random_game(game, seed)
    for before, after in pairwise(along):
        if before.state.phase in (2, 3):
            duel = supposed(game, before.state, before.told[0])
            move = after.history[-1][1]
            assert isinstance(move, int)
            duel.play(move)
            same(duel, after.state)
            same(supposed(game, after.state, after.told[0]), after.state)
            if after.state.phase < 4:
                assert duel.possible == follow(game.knowledge(0, after.told[0])).possible


def supposed(game: AgentHunter, state: State, told: list) -> Duel:  # type: ignore[type-arg]
    duel = follow(game.knowledge(0, told))
    for seat in (0, 1):
        on_base = [
            agent if agent >= 0 else duel.on_base[seat][base]
            for base, agent in enumerate(state.on_base[seat])
        ]
        duel.on_base[seat] = on_base
    return duel


def same(duel: Duel, state: State) -> None:
    assert duel.points == state.points
    assert duel.tokens == state.tokens
    assert duel.standing == state.standing
    assert duel.out == state.out
    assert duel.turns == state.turns
    assert duel.beside == state.beside
    assert duel.refill == state.refill
    assert duel.over == (state.phase == 4)
    if duel.over:
        outcome = duel.share(0)
        assert outcome == {(0,): 1.0, (1,): 0.0, (0, 1): 0.5}[tuple(AgentHunter(2).winners(state))]
    else:
        assert duel.mover == state.actors[0]
        assert [duel.hand(seat) for seat in (0, 1)] == state.hands


def known_along(seed: str, names: tuple[str, str]) -> list[tuple[Knowledge, State]]:
    """What seat 0 knows after each step of a game between bots, with the truth."""
    game = AgentHunter(2)
    bots = bots_of("agent_hunter")
    played = play_bots(game, [(name, bots[name]) for name in names], seed, Budget(iterations=4))
    state, told, along = game.new(), [], []  # type: ignore[var-annotated]
    for actor, move in played.history:
        events = game.play(state, actor, move)
        told = remember(told, actor, told_to(0, events))
        along.append((game.knowledge(0, told), state.clone()))
    return along


def test_without_an_act_there_is_no_evidence() -> None:
    for knowledge, state in known_along("quiet", ("novice", "novice")):
        if state.turns == 0:
            assert not believe(knowledge).suspicion.evidence
    assert believe(AgentHunter(2).knowledge(0, [])).suspicion.evidence is False


def test_suspicion_never_touches_certainty_and_only_weighs_what_is_possible() -> None:
    for knowledge, state in known_along("kept apart", ("agent", "agent")):
        if state.phase != 2:
            continue
        belief = believe(knowledge)
        duel, suspected = suspect(knowledge, 1)
        weights = suspected.settled(duel.possible[1])
        assert isclose(sum(weights), 1)
        assert all(
            bool(weight) <= bool(duel.possible[1] >> at & 1) for at, weight in enumerate(weights)
        )
        for suspicious in belief.suspicion.desks:
            for odds in suspicious.bases:
                assert isclose(sum(odds.agents), 1)


def test_suspicion_of_careful_players_is_nearer_to_the_truth_than_certainty_alone() -> None:
    """Summed over a few games, as log odds of the placement really there; far from a tie."""
    gained = 0.0
    for number in range(6):
        for knowledge, state in known_along(f"careful {number}", ("agent", "agent")):
            if state.phase == 2 and state.turns % 4 == 0:
                duel, suspected = suspect(knowledge, 1)
                weights = suspected.settled(duel.possible[1])
                true = [
                    duel.sets.placements[at]
                    for at in duel.sets.listed(duel.possible[1])
                    if all(
                        duel.sets.placements[at][base] == state.on_base[1][base]
                        for base in duel.sets.size.members[duel.standing[1]]
                    )
                ]
                assert len(true) == 1
                gained += log2(weights[duel.sets.index[true[0]]])
                gained += log2(duel.possible[1].bit_count())
    assert gained > 0


def test_what_a_random_player_does_tells_far_less_than_what_a_careful_one_does() -> None:
    learned = {}
    for name in ("agent", "ref-random"):
        bits = [
            believe(knowledge).suspicion.learned
            for number in range(8)
            for knowledge, state in known_along(f"noise {number}", ("agent", name))
            if state.phase == 2 and state.turns % 2
        ]
        learned[name] = sum(bits) / len(bits)
    assert 5 * learned["ref-random"] < learned["agent"]


def test_a_belief_is_plain_data() -> None:
    import msgspec

    knowledge = known_along("plain", ("agent", "novice"))[-5][0]
    belief = believe(knowledge)
    assert msgspec.json.decode(msgspec.json.encode(belief), type=Belief) == belief
