"""Les agents secrets: which worlds a viewer must reckon with, counted by brute force."""

from collections import Counter
from itertools import islice, permutations, product
from random import Random
from typing import Any

import pytest

from filature.core.events import CHANCE, SPECTATOR, Event, Viewer, told_to
from filature.core.knowledge import Knowledge, Move
from filature.core.legal import Assign
from filature.core.refusals import Refused
from filature.games.agents_secrets.reports import LegalReports, ranked, report_codes, unranked
from filature.games.agents_secrets.rules import AgentsSecrets
from filature.games.agents_secrets.worlds import number_of_worlds
from filature.testing import random_game, snapshot
from filature.testing.secrecy import chi_square_limit

AMONG_TWO = ["violet", "red", "blue", "grey"]


def pending(
    written: int,
) -> tuple[AgentsSecrets, list[tuple[int, Move]], dict[Viewer, list[Event]]]:
    """Two seats; a count has asked for reports, and the first `written` seats have written."""
    game = AgentsSecrets(2, {"agents": AMONG_TWO, "rules": "advanced", "report_at": 7})
    actions: list[tuple[int, dict[str, Any]]] = [
        (CHANCE, {"type": "identities", "agents": ["grey", "red"]}),
        (CHANCE, {"type": "first_player", "rolls": [[2, 2], [6, 1]]}),
        (CHANCE, {"type": "roll", "value": 6}),
        (0, {"type": "move", "steps": {"red": 6}}),
        (CHANCE, {"type": "roll", "value": 1}),
        (1, {"type": "move", "steps": {"red": 1}}),
        (1, {"type": "file", "to": "house_7"}),
        (0, {"type": "report", "owners": {"violet": None, "red": 1, "blue": None}}),
        (1, {"type": "report", "owners": {"violet": 0, "grey": None, "blue": None}}),
    ]
    history = [(actor, game.from_record(action)) for actor, action in actions[: 7 + written]]
    told = {viewer: game.replay_told(history, viewer) for viewer in (0, 1, SPECTATOR)}
    return game, history, told


def all_histories(
    game: AgentsSecrets, history: list[tuple[int, Move]]
) -> list[list[tuple[int, Move]]]:
    """Try every deal and every report, legal or not, in the place of the true ones."""
    deals: list[Move] = [("identities", *dealt) for dealt in permutations(range(7), 2)]
    codes = report_codes(3, 2)
    first = min(codes.start_of.values())
    reports: list[Move] = list(range(first, codes.stop))
    choices: list[list[Move]] = []
    for actor, move in history:
        if isinstance(move, tuple) and move[0] == "identities":
            choices.append(deals)
        elif actor >= 0 and move in reports:
            choices.append(reports)
        else:
            choices.append([move])
    actors = [actor for actor, _ in history]
    return [list(zip(actors, moves, strict=True)) for moves in product(*choices)]


def brute_force(
    game: AgentsSecrets, history: list[tuple[int, Move]], viewer: Viewer, told: list[Event]
) -> set[Any]:
    """Replay everything that may have happened; keep what tells the viewer the same."""
    found = set()
    for other in all_histories(game, history):
        state = game.new()
        heard: list[Event] = []
        try:
            for actor, move in other:
                heard += told_to(viewer, game.play(state, actor, move))
                if heard != told[: len(heard)]:
                    break
        except Refused:
            continue
        if heard == told:
            found.add(snapshot(state))
    return found


@pytest.mark.parametrize(
    ("written", "viewer", "worlds"),
    [
        (0, 0, 3),
        (0, SPECTATOR, 12),
        (1, 0, 3),
        (1, 1, 3 * 4),
        (1, SPECTATOR, 12 * 4),
    ],
)
def test_the_worlds_are_those_that_brute_force_finds(
    written: int, viewer: Viewer, worlds: int
) -> None:
    game, history, told = pending(written)
    knowledge = game.knowledge(viewer, told[viewer])
    listed = [snapshot(world.state) for world in game.worlds(knowledge)]
    assert len(listed) == len(set(listed)) == worlds == number_of_worlds(game, knowledge)
    assert set(listed) == brute_force(game, history, viewer, told[viewer])


def test_with_both_reports_written_each_multiplies_the_spectators_worlds_by_4() -> None:
    game, _, told = pending(2)
    counts = [number_of_worlds(game, game.knowledge(v, told[v])) for v in (0, 1, SPECTATOR)]
    assert counts == [3 * 4, 3 * 4, 12 * 16]


def test_worlds_are_drawn_evenly_reports_included() -> None:
    game, _, told = pending(2)
    knowledge = game.knowledge(SPECTATOR, told[SPECTATOR])
    worlds = [snapshot(world.state) for world in game.worlds(knowledge)]
    rng, draws = Random(3), 3840
    drawn = Counter(snapshot(game.sample_world(knowledge, rng).state) for _ in range(draws))
    assert set(drawn) <= set(worlds)
    expected = draws / len(worlds)
    chi_square = sum((drawn[world] - expected) ** 2 / expected for world in worlds)
    assert chi_square < chi_square_limit(len(worlds) - 1)


def with_reports(seats: int) -> tuple[AgentsSecrets, Knowledge]:
    """Return a spectator's knowledge once all reports are written."""
    game = AgentsSecrets(seats, {"rules": "advanced", "report_at": 5, "turn_limit": 40})
    for seed in range(100):
        for moment in random_game(game, seed):
            view = game.view(moment.state, SPECTATOR)
            if view.phase != "over" and all(seat.reported for seat in view.seats):
                return game, game.knowledge(SPECTATOR, moment.told[SPECTATOR])
    raise AssertionError("nobody reports")


def test_with_seven_seats_there_are_more_than_10_to_the_32_worlds_and_they_are_listed_lazily() -> (
    None
):
    game, knowledge = with_reports(7)
    assert number_of_worlds(game, knowledge) == 5040 * 13_327**7
    first = [snapshot(world.state) for world in islice(game.worlds(knowledge), 5)]
    assert len(set(first)) == 5
    assert game.sample_world(knowledge, Random(1)).state.to_act == (CHANCE,)


@pytest.mark.parametrize(("seats", "reports"), [(2, 4), (3, 21), (4, 136), (5, 1045), (7, 13_327)])
def test_reports_are_ranked_in_the_order_of_assign(seats: int, reports: int) -> None:
    lines = min(seats + 2, 7) - 1
    codes = report_codes(lines, seats)
    about = codes.subjects[0]
    writer = seats - 1
    legal = LegalReports(codes, writer, about)
    assign = Assign([str(agent) for agent in about], [s for s in range(seats) if s != writer])
    assert len(legal) == len(assign) == reports
    for index in range(0, reports, max(1, reports // 300)):
        owners = tuple(assign.nth(index).values())
        assert owners == unranked(index, lines, [s for s in range(seats) if s != writer])
        assert tuple(codes.owners(legal.nth(index)).values()) == owners
        assert legal.nth(index) in legal
    everything = [unranked(index, lines, range(seats)) for index in range(min(codes.each, 2000))]
    assert [ranked(owners, range(seats)) for owners in everything] == list(range(len(everything)))
    assert len(set(everything)) == len(everything)


def test_at_the_end_there_is_one_world() -> None:
    game = AgentsSecrets(3, {"rules": "advanced", "goal": 15, "report_at": 5})
    moments = random_game(game, 2)
    for viewer in (0, SPECTATOR):
        knowledge = game.knowledge(viewer, moments[-1].told[viewer])
        worlds = list(game.worlds(knowledge))
        assert len(worlds) == number_of_worlds(game, knowledge) == 1
        assert snapshot(worlds[0].state) == snapshot(moments[-1].state)
