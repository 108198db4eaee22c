"""Agent Hunter through the conformance suite, and what follows from its rules in every game."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from filature.core.legal import RecordAction
from filature.games.agent_hunter import view as gate
from filature.games.agent_hunter.rules import FIRST_PLAYER, AgentHunter
from filature.testing import (
    Moment,
    choices_stay_hidden,
    conforms,
    has_words,
    keeps_secrets,
    random_game,
    samples_evenly,
    speaks,
)

SETUPS: tuple[dict[str, int], ...] = (
    {"agents": 3, "bases": 1, "tokens": 1, "turn_limit": 4},
    {"agents": 4, "bases": 1},
    {"agents": 5, "bases": 2},
    {"agents": 7, "turn_limit": 30},
    {},
)
PLACED = {"place": "agents", "swap": "agent", "refill": "agent"}
"""The field of an action that nobody but its seat learns; an attack hides nothing."""


def what_others_learn(actor: int, action: RecordAction, viewer: int) -> RecordAction:
    """Say, from the rules page and not from the engine, what a viewer learns of a decision."""
    secret = PLACED.get(action["type"]) if viewer != actor else None
    return {name: value for name, value in action.items() if name != secret}


games = st.sampled_from(SETUPS).map(lambda options: AgentHunter(2, options))
seeds = st.integers(0, 2**32)


@given(games, seeds)
def test_the_rules_conform(game: AgentHunter, seed: int) -> None:
    conforms(game, random_game(game, seed), seed)


@given(games, seeds)
def test_nobody_can_tell_a_possible_world_from_the_truth(game: AgentHunter, seed: int) -> None:
    keeps_secrets(game, random_game(game, seed), Random(seed))


@given(games, seeds)
def test_R3_a_placement_a_swap_and_a_refill_hide_the_agents_placed(
    game: AgentHunter, seed: int
) -> None:
    choices_stay_hidden(game, random_game(game, seed), what_others_learn, Random(seed))


@given(games, seeds)
@settings(max_examples=settings().max_examples // 2)
def test_worlds_are_all_listed_and_evenly_drawn(game: AgentHunter, seed: int) -> None:
    samples_evenly(game, random_game(game, seed), Random(seed), at_moments=2)


def test_everything_has_words_in_both_languages() -> None:
    has_words(AgentHunter)


@given(games, seeds)
def test_everything_along_a_game_is_said_without_holes(game: AgentHunter, seed: int) -> None:
    speaks(game, random_game(game, seed))


def fallen(moment: Moment, owner: int, game: AgentHunter) -> int:
    standing: int = moment.state.standing[owner]
    return game.bases - standing.bit_count()


def between_turns(moments: list[Moment], game: AgentHunter) -> list[Moment]:
    asked = {(0,): "turn", (1,): "turn", (): "over"}
    return [
        m
        for m in moments
        if (seats := game.to_act(m.state)) in asked
        and game.view(m.state, 0).phase == asked[seats]
        and m.state.phase > FIRST_PLAYER
    ]


@given(games, seeds)
def test_each_fall_takes_the_same_number_from_both_seats(game: AgentHunter, seed: int) -> None:
    """Between turns, every number is out for both or in play for both, once each."""
    for moment in between_turns(random_game(game, seed), game):
        out = {n for n in range(game.agents) if moment.state.out >> n & 1}
        events = [event for step in game.replay(moment.history)[1] for event in step]
        falls = [event for event in events if isinstance(event, gate.Fell)]
        assert out == {fell.agent for fell in falls}
        assert len(out) == len(falls)
        for seat in (0, 1):
            standing = [
                moment.state.on_base[seat][base]
                for base in game.members[moment.state.standing[seat]]
            ]
            hand = list(game.members[moment.state.hands[seat]])
            assert sorted([*standing, *hand, *out]) == list(range(game.agents))


@given(games, seeds)
def test_at_most_all_bases_of_one_seat_and_all_but_one_of_the_other_fall(
    game: AgentHunter, seed: int
) -> None:
    """Five in a game of three bases."""
    last = random_game(game, seed)[-1]
    assert fallen(last, 0, game) + fallen(last, 1, game) <= 2 * game.bases - 1


@given(games, seeds)
def test_between_turns_a_seat_holds_seven_agents_less_those_it_laid_on_fallen_bases(
    game: AgentHunter, seed: int
) -> None:
    """So never fewer than agents − 2·bases, and a refill and an attack are always possible."""
    for moment in between_turns(random_game(game, seed), game):
        for seat in (0, 1):
            held = moment.state.hands[seat].bit_count()
            assert held == game.agents - game.bases - fallen(moment, 1 - seat, game)
            assert held >= game.agents - 2 * game.bases >= 1


@given(games, seeds)
def test_the_opponent_never_lays_the_agent_of_the_base_just_named(
    game: AgentHunter, seed: int
) -> None:
    for moment in random_game(game, seed):
        match moment.events:
            case [gate.BaseAttack(target=target), gate.Fell(), gate.Laid(base=base), *_]:
                assert base != target


@given(games, seeds)
def test_points_are_bases_felled_and_the_tokens_beside_them(game: AgentHunter, seed: int) -> None:
    last = random_game(game, seed)[-1]
    points = [0, 0]
    for step in game.replay(last.history)[1]:
        for event in step:
            if isinstance(event, gate.Fell):
                points[event.seat] += event.points
    outcome = game.outcome(last.state)
    assert outcome is not None
    assert outcome.scores == points
    assert last.state.turns <= game.turn_limit
    for seat in (0, 1):
        own = last.state.beside[seat]
        assert sum(own) + last.state.tokens[seat] == game.token_count
