"""Les agents secrets: what its bots do, and what their thinking rests on."""

from __future__ import annotations

from collections import Counter
from math import exp, isclose
from random import Random
from typing import Any

import pytest

from filature.core.events import CHANCE
from filature.games.agents_secrets.rules import AgentsSecrets
from filature.games.agents_secrets.street import AGENTS, PLACES
from filature.games.agents_secrets.thinking.best_reply import best_counting_split, best_quiet_split
from filature.games.agents_secrets.thinking.board import Board, all_splits
from filature.games.agents_secrets.thinking.evaluation import AHEAD, INDEPENDENT, evaluation
from filature.games.agents_secrets.thinking.info_state import InfoState
from filature.games.agents_secrets.thinking.informative import draw_split, split_weights, value
from filature.games.agents_secrets.thinking.playouts import Playout, PlayoutWorld
from filature.games.agents_secrets.thinking.posterior import Posterior, RankedOptions, best_report
from filature.testing import random_game
from tests.games.agents_secrets.situation import Situation

FOUR = ["orange", "violet", "red", "blue"]


def steps(situation: Situation, bot: str, seat: int, seed: int = 0) -> dict[str, int]:
    return dict(situation.choose(bot, seat, seed).action["steps"])


# The levels


@pytest.mark.parametrize("name", ["agent", "master"])
def test_a_victory_at_hand_is_taken(name: str) -> None:
    situation = Situation(FOUR, goal=7)
    situation.turn(0, orange=6)
    for seat in (1, 2, 3):
        situation.turn(seat, grey=2)
    situation.play(CHANCE, type="roll", value=3)
    choice = situation.choose(name, 0)
    assert choice.reason == {"type": "wins_now"}
    situation.play(0, **choice.action)
    assert situation.outcome is not None
    assert situation.outcome["winners"] == [0]


def test_a_recruit_does_not_step_into_the_ruin_nor_count_for_the_others() -> None:
    situation = Situation(FOUR)
    for seat in range(4):
        situation.turn(seat, **{FOUR[seat]: 6})
    situation.turn(0, orange=4)
    for seat in (1, 2, 3):
        situation.turn(seat, grey=1)
    situation.play(CHANCE, type="roll", value=1)
    # Orange is in house 10; grey in house 3; violet, red and blue one step before the file.
    seen = {tuple(steps(situation, "recruit", 0, seed)) for seed in range(60)}
    assert seen == {("grey",), ("yellow",), ("violet",), ("red",), ("blue",)}


def test_a_novice_goes_to_the_best_place_and_takes_the_file_ahead() -> None:
    situation = Situation(FOUR)
    situation.play(CHANCE, type="roll", value=5)
    assert steps(situation, "novice", 0) == {"orange": 5}
    situation.play(0, type="move", steps={"orange": 5})
    situation.turn(1, violet=6)
    situation.turn(2, red=6)
    situation.turn(3, grey=1)
    situation.play(CHANCE, type="roll", value=2)
    assert steps(situation, "novice", 0) == {"orange": 2}
    situation.play(0, type="move", steps={"orange": 2})
    assert situation.choose("novice", 0).action == {"type": "file", "to": "house_10"}


# The reference opponents


def test_ref_informative_picks_with_the_weights_of_its_page() -> None:
    """Two agents apart from the file: the worth of the place; onto it: three times the gain too."""
    board = Board((6, 2, 0, 0), (0, 0, 0, 1), 7)
    assert value(board, (0, 1, 0, 0), 0) == 6
    assert value(board, (0, 1, 0, 0), 1) == 3
    assert value(board, (1, 0, 0, 0), 0) == 7 + 3 * (7 - 2 / 3)
    assert isclose(value(board, (1, 0, 0, 0), 1), 2 + 3 * (2 - 7 / 3))
    assert value(Board((6, 2, 11, 11), (0, 0, 0, 1), 7), (1, 0, 0, 0), 1) == 2 + 3 * (2 - 6 / 3)
    weights = split_weights(board, 1, 0)
    assert all_splits(4, 1)[0] == (1, 0, 0, 0)
    assert isclose(weights[0] / weights[1], exp((7 + 19) / 3 - 6 / 3))


def test_ref_informative_draws_in_proportion() -> None:
    situation = Situation(["orange", "violet"])
    situation.play(CHANCE, type="roll", value=2)
    tries = 3000
    seen = Counter(
        steps(situation, "ref-informative", 0, seed).get("orange", 0) for seed in range(tries)
    )
    # Orange by 0, 1 or 2: worth 0, 1, 2, with 6, 3 and 1 ways to spend what is left.
    weights = [6.0, 3 * exp(1 / 3), exp(2 / 3)]
    for distance, weight in enumerate(weights):
        expected = tries * weight / sum(weights)
        assert abs(seen[distance] - expected) < 4 * expected**0.5


def test_quick_draws_have_the_same_weights() -> None:
    board = Board((6, 2, 0, 5), (0, 3, 0, 1), 7)
    weights = split_weights(board, 3, 1)
    rng, tries = Random(4), 4000
    seen = Counter(draw_split(board, 3, 1, rng) for _ in range(tries))
    for split, weight in zip(all_splits(4, 3), weights, strict=True):
        expected = tries * weight / sum(weights)
        assert abs(seen[split] - expected) < 4.5 * expected**0.5 + 1


def test_ref_informative_takes_the_file_to_the_best_free_place_ahead() -> None:
    situation = Situation(["orange", "violet"])
    situation.turn(0, orange=6)
    situation.turn(1, violet=5)
    situation.turn(0, red=6)
    situation.turn(1, violet=2)  # to house 7: a count
    assert situation.choose("ref-informative", 1).action == {"type": "file", "to": "house_10"}
    situation.file(1, "house_9")
    situation.turn(0, orange=3)  # to house 9: a count
    # Ahead of orange: 10, ruin, chapel (blue), 1, 2, 3.
    assert situation.choose("ref-informative", 0).action == {"type": "file", "to": "house_10"}


def test_ref_informative_reports_whom_each_seat_moved_most_often() -> None:
    situation = Situation(["orange", "violet", "red"], rules="advanced", report_at=7)
    situation.turn(0, orange=1)
    situation.turn(1, violet=1, grey=1)
    situation.turn(2, red=1)
    situation.turn(0, orange=1)
    situation.turn(1, violet=1)
    situation.turn(2, grey=1)
    situation.turn(0, orange=5)  # to house 7: a count
    situation.file(0, "house_1")
    reports = [situation.choose("ref-informative", 0, seed).action["owners"] for seed in range(30)]
    # Seat 1 moved violet twice; seat 2 moved red and grey once, and either may be named.
    assert all(owners["violet"] == 1 and owners["blue"] is None for owners in reports)
    assert {(owners["red"], owners["grey"]) for owners in reports} == {(2, None), (None, 2)}


def test_ref_noise_chooses_evenly() -> None:
    situation = Situation(["orange", "violet"])
    situation.play(CHANCE, type="roll", value=1)
    seen = Counter(next(iter(steps(situation, "ref-noise", 0, seed))) for seed in range(2000))
    assert set(seen) == set(AGENTS[:4])
    assert all(abs(count - 500) < 90 for count in seen.values())


# What the thinking rests on


def test_the_info_state_follows_the_engine() -> None:
    short = {"rules": "advanced", "goal": 25, "report_at": 8, "turn_limit": 30}
    for seats, options in ((3, {}), (4, short), (7, {"rules": "advanced"})):
        game = AgentsSecrets(seats, options)
        for moment in random_game(game, seats)[3:-1]:
            state = moment.state
            info = InfoState(game.knowledge(0, moment.told[0]))
            assert info.board.places == tuple(state.places[agent] for agent in info.agents)
            assert info.board.scores == tuple(state.scores[agent] for agent in info.agents)
            assert info.board.file == state.file
            assert info.agents[info.own] == state.identities[0]
            if game.to_act(state)[0] >= 0:
                assert (info.turns, info.seat, info.roll) == (state.turns, state.seat, state.roll)


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_the_best_reply_is_that_of_listing_all_splits(seats: int) -> None:
    rng = Random(seats)
    agents = min(seats + 2, 7)
    tables = evaluation(False, 42)
    for _ in range(25):
        places = [rng.randrange(12) for _ in range(agents)]
        lacking = [rng.randrange(1, 43) for _ in range(agents)]
        file = rng.choice([p for p in range(12) if p not in places])
        own, roll = rng.randrange(agents), rng.randrange(1, 7)
        turns = [rng.choice([*range(seats), INDEPENDENT]) for _ in range(agents)]

        def share(split: Any) -> tuple[bool, float]:
            """Return whether there is a count after a split, and the share of weights then."""
            ends = [(place + k) % 12 for place, k in zip(places, split, strict=True)]  # noqa: B023
            counts = any(k and end == file for k, end in zip(split, ends, strict=True))  # noqa: B023
            weights = [
                tables.counted[turn][togo - (-3 if end == 11 else end) + AHEAD][end]
                if counts
                else tables.by_place[turn][togo][file][end]  # noqa: B023
                for turn, togo, end in zip(turns, lacking, ends, strict=True)  # noqa: B023
            ]
            return counts, weights[own] / sum(weights)  # noqa: B023

        shares = [share(split) for split in all_splits(agents, roll)]
        quiet = [found for counts, found in shares if not counts]
        loud = [found for counts, found in shares if counts]
        by_place = [tables.by_place[turn] for turn in turns]
        best, split = best_quiet_split(by_place, places, lacking, file, own, roll)
        assert sum(split) == roll
        assert not quiet or isclose(best, max(quiet), rel_tol=1e-9)
        counted = [tables.counted[turn] for turn in turns]
        counting = best_counting_split(counted, places, lacking, file, own, roll)
        assert (counting is None) == (not loud)
        if counting is not None:
            assert sum(counting) == roll
            assert isclose(share(counting)[1], max(loud), rel_tol=1e-9)


def test_a_playout_keeps_to_the_rules() -> None:
    """Simulated turns, played by the engine too, lead to the same board."""
    for seats, rules in ((3, "basic"), (4, "advanced")):
        game = AgentsSecrets(seats, {"rules": rules, "report_at": 42})
        for seed in range(6):
            moments = random_game(game, seed)
            moment = next(m for m in moments if m.state.phase == "move")
            true, rng = moment.state.clone(), Random(seed)
            info = InfoState(game.knowledge(true.seat, moment.told[true.seat]))
            identities = [info.agents.index(agent) for agent in true.identities]
            styles = [["rational", "informative", "even"][(seed + s) % 3] for s in range(seats)]
            weights = evaluation(game.advanced, 42)
            world = PlayoutWorld(weights, len(info.agents), identities, styles, true.seat)
            playout = Playout(info)
            for _ in range(6):
                before = playout.places
                over = playout.turn(world, true.roll, rng)
                moved = {
                    info.name(at): (new - old) % 12
                    for at, (old, new) in enumerate(zip(before, playout.places, strict=True))
                    if new != old
                }
                game.play(true, true.seat, game.from_record({"type": "move", "steps": moved}))
                if over:
                    assert game.to_act(true) == ()
                    break
                if true.phase == "file":
                    to = {"type": "file", "to": PLACES[playout.file]}
                    game.play(true, true.seat, game.from_record(to))
                assert playout.file == true.file
                assert playout.places == [true.places[agent] for agent in info.agents]
                assert playout.board().scores == tuple(true.scores[agent] for agent in info.agents)
                playout.seat = (playout.seat + 1) % seats
                game.play(true, CHANCE, rng.randrange(6) + 1)


def test_options_are_all_legal_splits_with_every_place_for_the_file() -> None:
    for seats, rules in ((3, "basic"), (4, "advanced")):
        game = AgentsSecrets(seats, {"rules": rules})
        for moment in [m for m in random_game(game, 3) if m.state.phase == "move"][:8]:
            state = moment.state
            info = InfoState(game.knowledge(state.seat, moment.told[state.seat]))
            options = RankedOptions(Posterior(info), False, Random(1)).options
            assert {option.split for option in options} == set(all_splits(seats + 2, state.roll))
            for option in options:
                after = state.clone()
                moved = {info.name(at): k for at, k in enumerate(option.split) if k}
                game.play(after, state.seat, game.from_record({"type": "move", "steps": moved}))
                assert (after.phase == "file") == (option.file is not None)
                if option.file is not None:
                    to = {"type": "file", "to": PLACES[option.file]}
                    game.play(after, state.seat, game.from_record(to))
                assert 0 <= option.worth <= 1


def test_the_best_report_beats_every_other_in_expectation() -> None:
    situation = Situation(["orange", "violet", "red"], rules="advanced", report_at=7)
    situation.turn(0, grey=6)
    situation.turn(1, violet=6)
    situation.turn(2, violet=1)
    situation.file(2, "house_1")
    info = InfoState(situation.knowledge(0))
    held = Posterior(info).held
    owners, right = best_report(info, held)
    index = {name: at for at, name in enumerate(AGENTS[:5])}
    sums = [
        sum(
            held[index[name]][-1 if owner is None else owner]
            for name, owner in action["owners"].items()
        )
        for action in situation.legal(0)
    ]
    assert isclose(right, max(sums))
    assert len(set(owners.values())) == len(owners)
