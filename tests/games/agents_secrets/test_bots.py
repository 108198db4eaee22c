"""Les agents secrets: its bots are legal, the same again, blind to the truth, and can say why."""

from __future__ import annotations

from collections import Counter
from math import exp, isclose
from random import Random
from typing import Any

import msgspec
import pytest

from filature.arena.match import play_bots
from filature.bots.player import Bot, Budget, Choice, Question
from filature.core.events import CHANCE, told_to
from filature.games import bots_of, words_of
from filature.games.agents_secrets.rules import AgentsSecrets
from filature.games.agents_secrets.state import State
from filature.games.agents_secrets.street import AGENTS, PLACES
from filature.games.agents_secrets.thinking.informative import drawn, pulls, value
from filature.games.agents_secrets.thinking.mind import Mind, Sight, likeliest_owners
from filature.games.agents_secrets.thinking.notes import Notes, Scene, all_ways
from filature.games.agents_secrets.thinking.playouts import Playout, World
from filature.games.agents_secrets.thinking.race import AHEAD, INDEPENDENT, race
from filature.games.agents_secrets.thinking.reply import counting_way, quiet_way
from filature.testing import random_game, snapshot
from tests.games.agents_secrets.situation import Situation

LEVELS = ("recruit", "novice", "agent", "master")
REFERENCES = ("ref-informative", "ref-noise", "ref-random")
FEW = Budget(iterations=20)
SHORT: dict[str, Any] = {"rules": "advanced", "goal": 25, "report_at": 8, "turn_limit": 30}
FOUR = ["orange", "violet", "red", "blue"]


def bot(name: str) -> Bot:
    return bots_of("agents_secrets")[name]


def question(game: AgentsSecrets, state: State, seat: int, told: list[Any]) -> Question:
    return Question(game.knowledge(seat, told), game.asked(state, seat), game.factored(state, seat))


def asked(situation: Situation, seat: int) -> Question:
    return question(situation.game, situation.state, seat, told_to(seat, situation.events))


def choose(name: str, situation: Situation, seat: int, seed: int = 0) -> Choice:
    return bot(name).choose(asked(situation, seat), FEW, Random(seed))


class Watched:
    """Plays as another bot, and keeps what was answered."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.answers: list[Choice] = []

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        choice = self.bot.choose(question, budget, rng)
        assert choice.action in question.legal
        self.answers.append(choice)
        return choice


# All levels


@pytest.mark.parametrize("name", [*LEVELS, *REFERENCES])
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, SHORT), (4, {"goal": 20}), (5, {"goal": 63, "turn_limit": 25}), (7, SHORT)],
)
def test_every_choice_is_legal_and_has_words(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    game = AgentsSecrets(seats, options)
    watched = Watched(bot(name))
    play_bots(game, [(name, watched)] * seats, "legal", FEW)
    people = ["Ada", "Bob", "Chloé", "Dov", "Eve", "Fay", "Gus"][:seats]
    for language in ("fr", "en"):
        words = words_of("agents_secrets", language)
        if name in LEVELS:
            assert words.has(f"bot-{name}")
            assert words.has(f"bot-{name}-how")
        for choice in watched.answers:
            if name in LEVELS:
                assert choice.reason is not None
                assert words.say("reason", choice.reason, 0, people)


def test_the_bots_come_in_order_of_strength_then_the_references() -> None:
    assert set(bots_of("agents_secrets")) == {*LEVELS, *REFERENCES, "ref-search", "ref-master-1"}


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_another_truth_behind_the_same_knowledge_changes_no_choice(name: str, seats: int) -> None:
    game = AgentsSecrets(seats, SHORT)
    rng = Random(f"{name} {seats}")
    moments = [m for m in random_game(game, seats) if any(s >= 0 for s in game.to_act(m.state))]
    reports = [m for m in moments if game.asked(m.state, game.to_act(m.state)[0]) == "report"]
    for moment in [*rng.sample(moments, 4), *reports[:1]]:
        seat = rng.choice([s for s in game.to_act(moment.state) if s >= 0])
        knowledge = game.knowledge(seat, moment.told[seat])
        for _ in range(20):
            world = game.sample_world(knowledge, rng)
            if snapshot(world.state) != snapshot(moment.state):
                break
        told = game.replay_told(world.history, seat)
        seed = rng.randrange(1000)
        true = bot(name).choose(
            question(game, moment.state, seat, moment.told[seat]), FEW, Random(seed)
        )
        other = bot(name).choose(question(game, world.state, seat, told), FEW, Random(seed))
        assert msgspec.json.encode(true) == msgspec.json.encode(other)


@pytest.mark.parametrize("name", ["agent", "master"])
def test_a_victory_at_hand_is_taken(name: str) -> None:
    situation = Situation(FOUR, goal=7)
    situation.turn(0, orange=6)
    for seat in (1, 2, 3):
        situation.turn(seat, grey=2)
    situation.play(CHANCE, type="roll", value=3)
    choice = choose(name, situation, 0)
    assert choice.reason == {"type": "wins_now"}
    situation.play(0, **choice.action)
    assert situation.outcome is not None
    assert situation.outcome["winners"] == [0]


def test_notes_follow_the_engine() -> None:
    for seats, options in ((3, {}), (4, SHORT), (7, {"rules": "advanced"})):
        game = AgentsSecrets(seats, options)
        for moment in random_game(game, seats)[3:-1]:
            state = moment.state
            notes = Notes(game.knowledge(0, moment.told[0]))
            assert notes.scene.places == tuple(state.places[agent] for agent in notes.agents)
            assert notes.scene.scores == tuple(state.scores[agent] for agent in notes.agents)
            assert notes.scene.file == state.file
            assert notes.agents[notes.own] == state.identities[0]
            if game.to_act(state)[0] >= 0:
                assert notes.turns == state.turns
                assert notes.seat == state.seat
                assert notes.roll == state.roll


# Recruit and novice


def test_a_recruit_does_not_step_into_the_ruin_nor_count_for_the_others() -> None:
    situation = Situation(FOUR)
    for seat, steps in enumerate([6, 6, 6, 6]):
        situation.turn(seat, **{FOUR[seat]: steps})
    situation.turn(0, orange=4)
    for seat in (1, 2, 3):
        situation.turn(seat, grey=1)
    situation.play(CHANCE, type="roll", value=1)
    # Orange is in house 10; grey in house 3; violet, red and blue one step before the file.
    seen = {tuple(choose("recruit", situation, 0, seed).action["steps"]) for seed in range(60)}
    assert ("orange",) not in seen
    assert seen == {("grey",), ("yellow",), ("violet",), ("red",), ("blue",)}


def test_a_novice_goes_to_the_best_place_and_takes_the_file_ahead() -> None:
    situation = Situation(FOUR)
    situation.play(CHANCE, type="roll", value=5)
    assert choose("novice", situation, 0).action["steps"] == {"orange": 5}
    situation.play(0, type="move", steps={"orange": 5})
    situation.turn(1, violet=6)
    situation.turn(2, red=6)
    situation.turn(3, grey=1)
    situation.play(CHANCE, type="roll", value=2)
    choice = choose("novice", situation, 0)
    assert choice.action["steps"] == {"orange": 2}
    situation.play(0, **choice.action)
    assert choose("novice", situation, 0).action == {"type": "file", "to": "house_10"}


# The reference opponents


def test_ref_informative_picks_with_the_weights_of_its_page() -> None:
    """Two agents apart from the file: the worth of the place; onto it: three times the gain too."""
    scene = Scene((6, 2, 0, 0), (0, 0, 0, 1), 7)
    assert value(scene, (0, 1, 0, 0), 0) == 6
    assert value(scene, (0, 1, 0, 0), 1) == 3
    assert value(scene, (1, 0, 0, 0), 0) == 7 + 3 * (7 - 2 / 3)
    assert isclose(value(scene, (1, 0, 0, 0), 1), 2 + 3 * (2 - 7 / 3))
    assert value(Scene((6, 2, 11, 11), (0, 0, 0, 1), 7), (1, 0, 0, 0), 1) == 2 + 3 * (2 - 6 / 3)
    weights = pulls(scene, 1, 0)
    ways = all_ways(4, 1)
    assert ways[0] == (1, 0, 0, 0)
    assert isclose(weights[0] / weights[1], exp((7 + 19) / 3 - 6 / 3))


def test_ref_informative_draws_in_proportion() -> None:
    situation = Situation(["orange", "violet"])
    situation.play(CHANCE, type="roll", value=2)
    tries = 3000
    seen = Counter(
        tuple(choose("ref-informative", situation, 0, seed).action["steps"].items())
        for seed in range(tries)
    )
    # Orange by 0, 1 or 2: worth 0, 1, 2, with 6, 3 and 1 ways to spend what is left.
    weights = [6.0, 3 * exp(1 / 3), exp(2 / 3)]
    by_steps = [0, 0, 0]
    for steps, count in seen.items():
        by_steps[dict(steps).get("orange", 0)] += count
    for count, weight in zip(by_steps, weights, strict=True):
        expected = tries * weight / sum(weights)
        assert abs(count - expected) < 4 * expected**0.5


def test_quick_draws_have_the_same_weights() -> None:
    scene = Scene((6, 2, 0, 5), (0, 3, 0, 1), 7)
    weights = pulls(scene, 3, 1)
    rng, tries = Random(4), 4000
    seen = Counter(drawn(scene, 3, 1, rng) for _ in range(tries))
    for way, weight in zip(all_ways(4, 3), weights, strict=True):
        expected = tries * weight / sum(weights)
        assert abs(seen[way] - expected) < 4.5 * expected**0.5 + 1


def test_ref_informative_takes_the_file_to_the_best_free_place_ahead() -> None:
    situation = Situation(["orange", "violet"], agents=["orange", "violet", "red", "blue"])
    situation.turn(0, orange=6)
    situation.turn(1, violet=5)
    situation.turn(0, red=6)
    situation.turn(1, violet=2)  # to house 7: a count
    assert choose("ref-informative", situation, 1).action == {"type": "file", "to": "house_10"}
    situation.file(1, "house_9")
    situation.turn(0, orange=3)  # to house 9: a count
    # Ahead of orange: 10, ruin, chapel (blue), 1, 2, 3.
    assert choose("ref-informative", situation, 0).action == {"type": "file", "to": "house_10"}


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
    choice = choose("ref-informative", situation, 0)
    # Seat 1 moved violet twice; seat 2 moved red and grey once, and either may be named.
    assert choice.action["owners"]["violet"] == 1
    named = [choose("ref-informative", situation, 0, seed).action["owners"] for seed in range(30)]
    assert {"red": 2, "grey": None} in [{k: o[k] for k in ("red", "grey")} for o in named]
    assert {"red": None, "grey": 2} in [{k: o[k] for k in ("red", "grey")} for o in named]
    assert all(owners["blue"] is None for owners in named)


def test_ref_noise_chooses_evenly() -> None:
    situation = Situation(["orange", "violet"])
    situation.play(CHANCE, type="roll", value=1)
    seen = Counter(
        next(iter(choose("ref-noise", situation, 0, seed).action["steps"])) for seed in range(2000)
    )
    assert set(seen) == set(AGENTS[:4])
    assert all(abs(count - 500) < 90 for count in seen.values())


# What the thinking rests on


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_the_best_reply_is_that_of_listing_all_ways(seats: int) -> None:
    rng = Random(seats)
    agents = min(seats + 2, 7)
    tables = race(False, 42)
    for _ in range(25):
        places = [rng.randrange(12) for _ in range(agents)]
        lacking = [rng.randrange(1, 43) for _ in range(agents)]
        file = rng.choice([p for p in range(12) if p not in places])
        own, roll = rng.randrange(agents), rng.randrange(1, 7)
        turns = [rng.choice([*range(seats), INDEPENDENT]) for _ in range(agents)]
        quiet: list[float] = []
        loud: list[float] = []
        for way in all_ways(agents, roll):
            ends = [(place + k) % 12 for place, k in zip(places, way, strict=True)]
            if any(k and end == file for k, end in zip(way, ends, strict=True)):
                weights = [
                    tables.counted[turn][togo - (-3 if end == 11 else end) + AHEAD][end]
                    for turn, togo, end in zip(turns, lacking, ends, strict=True)
                ]
                loud.append(weights[own] / sum(weights))
            else:
                weights = [
                    tables.by_place[turn][togo][file][end]
                    for turn, togo, end in zip(turns, lacking, ends, strict=True)
                ]
                quiet.append(weights[own] / sum(weights))
        by_place = [tables.by_place[turn] for turn in turns]
        counted = [tables.counted[turn] for turn in turns]
        best, way_found = quiet_way(by_place, places, lacking, file, own, roll)
        assert sum(way_found) == roll
        if quiet:
            assert isclose(best, max(quiet), rel_tol=1e-9)
        found = counting_way(counted, places, lacking, file, own, roll)
        assert (found is None) == (not loud)
        if found is not None:
            ends = [(place + k) % 12 for place, k in zip(places, found, strict=True)]
            weights = [
                tables.counted[turn][togo - (-3 if end == 11 else end) + AHEAD][end]
                for turn, togo, end in zip(turns, lacking, ends, strict=True)
            ]
            assert sum(found) == roll
            assert isclose(weights[own] / sum(weights), max(loud), rel_tol=1e-9)


def test_a_playout_keeps_to_the_rules() -> None:
    """Turns in the head, carried out by the engine too, lead to the same table."""
    for seats, rules in ((3, "basic"), (4, "advanced")):
        game = AgentsSecrets(seats, {"rules": rules, "report_at": 42})
        for seed in range(6):
            moments = [m for m in random_game(game, seed) if m.history]
            state = next(m for m in moments if game.asked(m.state, 0) == "move").state
            moment = next(m for m in moments if m.state is state)
            seat = state.seat
            notes = Notes(game.knowledge(seat, moment.told[seat]))
            identities = [notes.agents.index(agent) for agent in state.identities]
            styles = [["racer", "informative", "even"][(seed + s) % 3] for s in range(seats)]
            world = World(race(game.advanced, 42), len(notes.agents), identities, styles, seat)
            playout, true, rng = Playout(notes), state.clone(), Random(seed)
            for _ in range(6):
                before = playout.places
                over = playout.turn(world, true.roll, rng)
                steps = {
                    notes.name(at): (new - old) % 12
                    for at, (old, new) in enumerate(zip(before, playout.places, strict=True))
                    if new != old
                }
                game.play(true, true.seat, game.from_record({"type": "move", "steps": steps}))
                if over:
                    assert game.to_act(true) == ()
                    break
                if true.waiting[0] >= 0:
                    to = {"type": "file", "to": PLACES[playout.file]}
                    game.play(true, true.seat, game.from_record(to))
                assert playout.file == true.file
                assert playout.places == [true.places[agent] for agent in notes.agents]
                assert [42 - togo for togo in playout.lacking] == [
                    true.scores[agent] for agent in notes.agents
                ]
                playout.seat = (playout.seat + 1) % seats
                game.play(true, CHANCE, rng.randrange(6) + 1)


def test_options_are_all_legal_ways_with_every_place_for_the_file() -> None:
    for seats, rules in ((3, "basic"), (4, "advanced")):
        game = AgentsSecrets(seats, {"rules": rules})
        for moment in [m for m in random_game(game, 3) if m.state.phase == 4][:8]:
            state = moment.state
            notes = Notes(game.knowledge(state.seat, moment.told[state.seat]))
            options = Sight(Mind(notes), False, Random(1)).options
            assert {option.way for option in options} == set(all_ways(seats + 2, state.roll))
            for option in options:
                after = state.clone()
                steps = {notes.name(at): k for at, k in enumerate(option.way) if k}
                game.play(after, state.seat, game.from_record({"type": "move", "steps": steps}))
                goes_on = bool(after.waiting) and after.waiting[0] >= 0
                assert goes_on == (option.file is not None)
                if option.file is not None:
                    to = {"type": "file", "to": PLACES[option.file]}
                    game.play(after, state.seat, game.from_record(to))
                assert 0 <= option.worth <= 1


def test_the_likeliest_report_beats_every_other_in_expectation() -> None:
    situation = Situation(["orange", "violet", "red"], rules="advanced", report_at=7)
    situation.turn(0, grey=6)
    situation.turn(1, violet=6)
    situation.turn(2, violet=1)
    situation.file(2, "house_1")
    notes = Notes(situation.game.knowledge(0, told_to(0, situation.events)))
    held = Mind(notes).held
    owners, right = likeliest_owners(notes, held)
    legal = situation.game.factored(situation.state, 0)
    index = {name: at for at, name in enumerate(AGENTS[:5])}
    sums = [
        sum(
            held[index[name]][-1 if owner is None else owner]
            for name, owner in action["owners"].items()
        )
        for action in legal.expand()
    ]
    assert isclose(right, max(sums))
    assert len(set(owners.values())) == len(owners)
