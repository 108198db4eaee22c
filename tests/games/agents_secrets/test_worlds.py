"""Les agents secrets: which worlds agree with a viewer's knowledge, counted by brute force."""

from itertools import islice, permutations, product
from random import Random
from typing import Any

import pytest

from filature.core.events import CHANCE, SPECTATOR, TRUTH, Event, Viewer, told_to
from filature.core.knowledge import Move
from filature.core.legal import Assign
from filature.core.refusals import Refused
from filature.games.agents_secrets.lookup import FIRST_REPORT
from filature.games.agents_secrets.reports import LegalReports, ranked, report_codes, unranked
from filature.games.agents_secrets.rules import AgentsSecrets
from filature.games.agents_secrets.worlds import number_of_worlds
from filature.testing import random_game, snapshot
from tests.games.agents_secrets.situation import Situation


def reporting(written: int) -> Situation:
    """Two seats; a count has asked for reports, and the first `written` seats have written."""
    agents = ["violet", "red", "blue", "grey"]
    at = Situation(["grey", "red"], agents=agents, rules="advanced", report_at=7)
    at.turn(0, red=6)
    at.turn(1, red=1)
    at.file(1, "house_7")
    if written > 0:
        at.report(0, violet=None, red=1, blue=None)
    if written > 1:
        at.report(1, violet=0, grey=None, blue=None)
    return at


def all_histories(at: Situation) -> list[list[tuple[int, Move]]]:
    """Try every deal and every report, legal or not, in the place of the true ones."""
    [true] = at.game.worlds(at.knowledge(TRUTH))
    deals: list[Move] = [("identities", *dealt) for dealt in permutations(range(7), 2)]
    reports: list[Move] = list(range(FIRST_REPORT, at.game.reports.stop))
    choices: list[list[Move]] = []
    for actor, move in true.history:
        if isinstance(move, tuple) and move[0] == "identities":
            choices.append(deals)
        else:
            choices.append(reports if actor >= 0 and move in reports else [move])
    actors = [actor for actor, _ in true.history]
    return [list(zip(actors, moves, strict=True)) for moves in product(*choices)]


def brute_force(at: Situation, viewer: Viewer) -> set[Any]:
    """Replay everything that may have happened; keep what tells the viewer the same."""
    told = at.knowledge(viewer).told
    found = set()
    for history in all_histories(at):
        state = at.game.new()
        heard: list[Event] = []
        try:
            for actor, move in history:
                heard += told_to(viewer, at.game.play(state, actor, move))
                if heard != told[: len(heard)]:
                    break
        except Refused:
            continue
        if heard == told:
            found.add(snapshot(state))
    return found


@pytest.mark.parametrize(
    ("written", "viewer", "worlds"),
    [(0, 0, 3), (0, SPECTATOR, 12), (1, 0, 3), (1, 1, 3 * 4), (1, SPECTATOR, 12 * 4)],
)
def test_the_worlds_are_those_that_brute_force_finds(
    written: int, viewer: Viewer, worlds: int
) -> None:
    at = reporting(written)
    knowledge = at.knowledge(viewer)
    listed = [snapshot(world.state) for world in at.game.worlds(knowledge)]
    assert len(listed) == len(set(listed)) == worlds == number_of_worlds(at.game, knowledge)
    assert set(listed) == brute_force(at, viewer)


def test_with_both_reports_written_each_multiplies_the_spectators_worlds_by_4() -> None:
    at = reporting(2)
    assert [at.count_worlds(viewer) for viewer in (0, 1, SPECTATOR)] == [3 * 4, 3 * 4, 12 * 16]


def test_with_seven_seats_there_are_more_than_10_to_the_32_worlds_and_they_are_listed_lazily() -> (
    None
):
    agents = ["red", "blue", "grey", "orange", "violet", "yellow", "green"]
    at = Situation(agents, rules="advanced", report_at=7)
    at.turn(0, red=6)
    at.turn(1, red=1)
    at.file(1, "house_9")
    for seat, own in enumerate(agents):
        at.report(seat, **{agent: None for agent in agents if agent != own})
    knowledge = at.knowledge(SPECTATOR)
    assert number_of_worlds(at.game, knowledge) == 5040 * 13_327**7
    first = [snapshot(world.state) for world in islice(at.game.worlds(knowledge), 5)]
    assert len(set(first)) == 5
    assert at.game.sample_world(knowledge, Random(1)).state.to_act == (CHANCE,)


@pytest.mark.parametrize(("seats", "reports"), [(2, 4), (3, 21), (4, 136), (5, 1045), (7, 13_327)])
def test_reports_are_ranked_in_the_order_of_assign(seats: int, reports: int) -> None:
    lines = min(seats + 2, 7) - 1
    codes = report_codes(lines, seats)
    about = codes.subjects[0]
    others = list(range(seats - 1))
    legal = LegalReports(codes, seats - 1, about)
    assign = Assign([str(agent) for agent in about], others)
    assert len(legal) == len(assign) == reports
    for index in range(0, reports, max(1, reports // 300)):
        owners = tuple(assign.nth(index).values())
        assert owners == unranked(index, lines, others)
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
        [world] = game.worlds(knowledge)
        assert number_of_worlds(game, knowledge) == 1
        assert snapshot(world.state) == snapshot(moments[-1].state)
