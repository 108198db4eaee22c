"""Les agents secrets through the conformance suite, for every number of seats."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filature.core.events import SPECTATOR, told_to
from filature.core.legal import RecordAction
from filature.games.agents_secrets.rules import AgentsSecrets
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
from tests.games.agents_secrets.second_reading import ROSTER, learned

SHORT: tuple[dict[str, Any], ...] = (
    {"rules": "advanced", "goal": 30, "report_at": 5, "turn_limit": 12},
    {"goal": 12, "turn_limit": 8},
    {"rules": "advanced", "goal": 12, "report_at": 8, "turn_limit": 8},
    {"turn_limit": 2},
)
"""Options under which a game is over after a few turns; half of them ask for reports."""

for_every_number_of_seats = pytest.mark.parametrize("seats", range(2, 8))
seeds = st.integers(0, 2**32)
options = st.sampled_from(SHORT)
tries = settings().max_examples
some = settings(max_examples=max(3, tries // 10))
few = settings(max_examples=max(2, tries // 15))


@for_every_number_of_seats
@given(options, seeds)
@some
def test_the_rules_conform(seats: int, options: dict[str, Any], seed: int) -> None:
    game = AgentsSecrets(seats, options)
    conforms(game, random_game(game, seed), seed)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"agents": ["green", "blue", "red", "grey", "violet"]}),
        (4, {"rules": "advanced"}),
        (7, {"rules": "advanced", "agents": ROSTER, "goal": 35}),
    ],
)
def test_whole_games_conform(seats: int, options: dict[str, Any]) -> None:
    game = AgentsSecrets(seats, options)
    conforms(game, random_game(game, seats), seats)


@for_every_number_of_seats
@given(options, seeds)
@few
def test_nobody_can_tell_a_possible_world_from_the_truth(
    seats: int, options: dict[str, Any], seed: int
) -> None:
    game = AgentsSecrets(seats, options)
    keeps_secrets(game, random_game(game, seed), Random(seed), worlds_each=1)


def what_others_learn(actor: int, action: RecordAction, viewer: int) -> Any:
    return learned(actor, action, viewer)


@for_every_number_of_seats
@given(st.sampled_from(SHORT[::2]), seeds)
@few
def test_R3_a_report_tells_nobody_else_more_than_that_it_is_written(
    seats: int, options: dict[str, Any], seed: int
) -> None:
    game = AgentsSecrets(seats, options)
    decided: list[Moment] = []
    while not decided:
        moments = random_game(game, seed)
        asked = {at: game.view(m.state, SPECTATOR).phase for at, m in enumerate(moments)}
        decided = [moments[at] for at, phase in asked.items() if phase == "report"]
        seed += 1
    looked_at = Random(seed).sample(decided, 1)
    others = [moments[at] for at, phase in asked.items() if phase in ("move", "file")]
    choices_stay_hidden(game, [*looked_at, others[-1]], what_others_learn, Random(seed))


@for_every_number_of_seats
@given(options, seeds)
@some
def test_R3_other_identities_and_reports_would_have_told_a_viewer_the_same(
    seats: int, options: dict[str, Any], seed: int
) -> None:
    the_others_secrets_make_no_difference(AgentsSecrets(seats, options), seed)


def the_others_secrets_make_no_difference(game: AgentsSecrets, seed: int) -> None:
    """The page, not the engine, says what is secret: whatever else had been dealt to the others and
    written by them, a viewer would have been told and shown the same, until the end."""
    rng, seats = Random(seed), game.seats
    history = random_game(game, seed)[-1].history
    for viewer in (*range(seats), SPECTATOR):
        true, other = game.new(), game.new()
        for actor, move in history:
            action = game.to_record(actor, move)
            if action["type"] == "identities":
                dealt = action["agents"]
                in_play = [agent.agent for agent in game.view(true, SPECTATOR).agents]
                if viewer == SPECTATOR:
                    drawn = rng.sample(in_play, seats)
                else:
                    others = [agent for agent in in_play if agent != dealt[viewer]]
                    drawn = rng.sample(others, seats - 1)
                    drawn.insert(viewer, dealt[viewer])
                instead = {"type": "identities", "agents": drawn}
            elif action["type"] == "report" and actor != viewer:
                legal = game.factored(other, actor)
                instead = legal.nth(rng.randrange(len(legal)))
            else:
                instead = action
            assert learned(actor, action, viewer) == learned(actor, instead, viewer)
            told = told_to(viewer, game.play(true, actor, move))
            told_instead = told_to(viewer, game.play(other, actor, game.from_record(instead)))
            if not game.to_act(true):
                assert not game.to_act(other)
                break
            assert told == told_instead
            assert msgspec.json.encode(game.view(true, viewer)) == msgspec.json.encode(
                game.view(other, viewer)
            )
            assert game.to_act(true) == game.to_act(other)
            if viewer in game.to_act(true):
                assert game.factored(true, viewer) == game.factored(other, viewer)


@for_every_number_of_seats
@given(options, seeds)
@few
def test_worlds_are_all_listed_and_evenly_drawn(
    seats: int, options: dict[str, Any], seed: int
) -> None:
    game = AgentsSecrets(seats, options)
    samples_evenly(game, random_game(game, seed), Random(seed), at_moments=1, draws=120)


def test_everything_has_words_in_both_languages() -> None:
    has_words(AgentsSecrets)


@for_every_number_of_seats
@given(options, seeds)
@few
def test_everything_along_a_game_is_said_without_holes(
    seats: int, options: dict[str, Any], seed: int
) -> None:
    game = AgentsSecrets(seats, options)
    speaks(game, random_game(game, seed))
