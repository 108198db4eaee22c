"""Agent Hunter: what follows from its rules in every game."""

from hypothesis import given
from hypothesis import strategies as st

from filature.core.events import Event
from filature.games.agent_hunter import events
from filature.games.agent_hunter.rules import AgentHunter
from filature.games.agent_hunter.state import State
from filature.testing import random_game
from tests.games.agent_hunter.situation import CASE

games = st.sampled_from(CASE.setups).map(lambda setup: AgentHunter(*setup))
seeds = st.integers(0, 2**32)


def along(game: AgentHunter, seed: int) -> tuple[list[tuple[State, list[events.Fell]]], State]:
    """Play a random game: its states between turns, with the falls so far, and its end."""
    between, falls = [], list[events.Fell]()
    for moment in random_game(game, seed):
        falls = [*falls, *(e for e in moment.events if isinstance(e, events.Fell))]
        if moment.state.phase in ("turn", "over"):
            between.append((moment.state, falls))
    return between, moment.state


@given(games, seeds)
def test_each_fall_takes_the_same_number_from_both_seats(game: AgentHunter, seed: int) -> None:
    """Between turns, every number is out for both or in play for both, once each."""
    for state, falls in along(game, seed)[0]:
        assert sorted(state.out) == sorted(fell.agent for fell in falls)
        for seat in (0, 1):
            standing = [state.on_base[seat][base] for base in state.standing[seat]]
            assert sorted([*standing, *state.hands[seat], *state.out]) == list(range(game.agents))


@given(games, seeds)
def test_a_seat_holds_seven_agents_less_those_it_laid_on_fallen_bases(
    game: AgentHunter, seed: int
) -> None:
    """So a refill and an attack are always possible; at most five bases fall, of three each."""
    between, last = along(game, seed)
    for state, _ in between:
        for seat in (0, 1):
            fallen = game.bases - len(state.standing[1 - seat])
            held = len(state.hands[seat])
            assert held == game.agents - game.bases - fallen >= 1
    assert sum(map(len, last.standing)) >= 1


@given(games, seeds)
def test_the_opponent_never_lays_the_agent_of_the_base_just_named(
    game: AgentHunter, seed: int
) -> None:
    for moment in random_game(game, seed):
        told: list[Event] = moment.events
        match told:
            case [events.BaseAttack(target=target), events.Fell(), events.Laid(base=base), *_]:
                assert base != target


@given(games, seeds)
def test_points_are_bases_felled_and_the_tokens_beside_them(game: AgentHunter, seed: int) -> None:
    between, last = along(game, seed)
    falls = between[-1][1]
    outcome = game.outcome(last)
    assert outcome is not None
    assert outcome.scores == [sum(f.points for f in falls if f.seat == seat) for seat in (0, 1)]
    assert last.turns <= game.turn_limit
    for seat in (0, 1):
        assert sum(last.beside[seat]) + last.tokens[seat] == game.token_count
