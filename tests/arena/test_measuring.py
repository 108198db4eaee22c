"""Same deals, every seat, honest intervals, and the same table on any number of processes."""

from __future__ import annotations

import json
from collections import Counter
from math import sqrt
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from filature.arena.contest import Deal, Forfeit, Game, winners_left
from filature.arena.contestants import contestant
from filature.arena.deal import ArenaGame, DecisionTimes, duration_class, milliseconds
from filature.arena.measures import estimate, quantile, ratings, rows, share_estimate, student
from filature.arena.plot import svg
from filature.cli import main
from filature.core.events import CHANCE
from tests.arena.contests import all_deals, contest, without_timings
from tests.setups import SETUPS

Capture = pytest.CaptureFixture[str]
RANDOM = "ref-random"


# Seats and deals


@pytest.mark.parametrize("seats", range(2, 8))
def test_every_bot_sits_in_every_seat_equally_often(seats: int) -> None:
    line_up = contest(bots=[f"b{n}" for n in range(seats)], seats=seats).seatings
    for seat in range(seats):
        assert sorted(seating[seat] for seating in line_up) == list(range(seats))
    for seating in line_up:
        assert sorted(seating) == list(range(seats))


@pytest.mark.parametrize("seats", range(3, 8))
def test_one_against_the_others_goes_through_every_seat(seats: int) -> None:
    line_up = contest(bots=["A", "B"], seats=seats).seatings
    assert [seating.index(0) for seating in line_up] == list(range(seats))
    assert all(Counter(seating) == {0: 1, 1: seats - 1} for seating in line_up)


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_chance_decides_the_same_whatever_the_bots_do(game: str, seats: int) -> None:
    """Nor does it matter which bots sit where, nor what they drew from their own streams."""
    drawn = []
    for choices in ("one", "another", "a third"):
        setup = contest(game, seats=seats).set_up()
        bots = [contestant(RANDOM, game, contest().spending, 1.0) for _ in range(seats)]
        arena_game = ArenaGame(setup, bots, ["P"] * seats, "the deal", choices)
        arena_game.play([0] * seats, [DecisionTimes()])
        drawn.append([move for actor, move in arena_game.session.history if actor == CHANCE])
    shortest = min(map(len, drawn))
    assert shortest
    assert drawn[0][:shortest] == drawn[1][:shortest] == drawn[2][:shortest]


def test_deals_and_seeds_differ_and_so_do_the_choices_in_them() -> None:
    first, second = all_deals(contest("agents_secrets"))
    assert first.games != second.games
    assert first.games != all_deals(contest("agents_secrets", seed="other"))[0].games
    assert first.games[0].scores != first.games[1].scores


# What is counted


def game(winners: list[int], seating: tuple[int, ...] = (0, 1, 1)) -> Game:
    return Game(list(seating), winners, [5, 1, 3], "over", [])


def test_a_shared_victory_counts_in_part_and_nobodys_for_nobody() -> None:
    measured = contest("kryptos", bots=["A", "B"], seats=3, deals=1)
    deal = Deal(0, [game([0]), game([0, 2]), game([])], [{}, {}])
    a, b = rows(measured, [deal])
    assert a.share.mean == pytest.approx((1 + 1 / 2 + 0) / 3)
    assert b.share.mean == pytest.approx((0 + 1 / 2 + 0) / 3)
    assert (a.even, b.even) == (1 / 3, 2 / 3)
    assert (a.points.mean, b.points.mean) == (5, 2)
    assert a.share.low is None


def test_a_player_without_a_seat_takes_its_part_of_a_victory_and_its_points() -> None:
    measured = contest("spies_vs_spies", bots=["A", "B"], seats=3, deals=1)
    shared = Game([0, 1, 1], [0, 3], [5, 1, 3, 9], "over", [])
    a, b = rows(measured, [Deal(0, [shared], [{}, {}])])
    assert (a.share.mean, b.share.mean) == (1 / 2, 0)
    assert (a.points.mean, b.points.mean) == (5, 2)


def test_who_forfeits_has_lost_and_the_others_have_not() -> None:
    assert winners_left([0], 2, {0}) == [1]
    assert winners_left([1], 2, {0}) == [1]
    assert winners_left([0, 2], 3, {0}) == [2]
    assert winners_left([0], 3, {0}) == [1, 2]
    assert winners_left([], 2, {0}) == []
    assert winners_left([0, 1], 2, {0, 1}) == []


def test_ratings_follow_the_winners_and_ties_change_nothing_between_equals() -> None:
    won = ratings(2, [game([0], (0, 1))] * 20)
    assert won[0][0] > 30 > 20 > won[1][0]
    shared = ratings(2, [game([0, 1], (0, 1)), game([], (1, 0))])
    assert shared[0] == pytest.approx(shared[1])
    alone = ratings(2, [game([0], (0, 1, 1)), game([1], (1, 0, 1)), game([2], (1, 1, 0))] * 10)
    assert alone[0][0] > alone[1][0]


# Intervals


def test_students_factor_is_the_one_of_the_tables() -> None:
    tables = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 9: 2.262, 19: 2.093, 99: 1.984}
    for freedom, factor in tables.items():
        assert student(freedom) == pytest.approx(factor, abs=0.013 if freedom < 5 else 0.0016)


@pytest.mark.parametrize(("deals", "share"), [(10, 0.5), (30, 0.3), (100, 0.5)])
def test_intervals_hold_the_true_share_95_times_in_100_however_alike_a_deals_games(
    deals: int, share: float
) -> None:
    """In each deal one bot is favoured in all four games: they must not count as four deals."""
    rng = Random(5)
    held = alone = 0
    tries = 1500
    for _ in range(tries):
        means, games = [], []
        for _ in range(deals):
            luck = min(1.0, max(0.0, rng.gauss(share, 0.15)))
            won = [float(rng.random() < luck) for _ in range(4)]
            means.append(sum(won) / 4)
            games += won
        found = share_estimate(means)
        assert found.low is not None
        assert found.high is not None
        held += found.low <= share <= found.high
        naive = estimate(games)
        assert naive.low is not None
        assert naive.high is not None
        alone += naive.low <= share <= naive.high
    spread = 3.5 * sqrt(0.95 * 0.05 / tries)
    assert held / tries == pytest.approx(0.95, abs=spread)
    assert alone < held


def test_winning_every_deal_does_not_prove_a_share_of_one() -> None:
    found = share_estimate([1.0] * 50)
    assert found.mean == found.high == 1
    assert found.low == pytest.approx(0.925, abs=0.001)
    lost = share_estimate([0.0] * 50)
    assert lost.low == 0
    assert lost.high == pytest.approx(0.075, abs=0.001)


def test_timings_are_kept_to_two_parts_in_a_hundred() -> None:
    times = Counter(duration_class(ms / 1000) for ms in range(1, 101))
    assert quantile(times, 0.5) == pytest.approx(50, rel=0.02)
    assert quantile(times, 0.95) == pytest.approx(95, rel=0.02)
    assert milliseconds(duration_class(0)) < 0.001


# The command


def test_the_table_is_the_same_on_a_rerun_and_for_any_number_of_jobs(
    tmp_path: Path, capsys: Capture
) -> None:
    printed, kept = [], []
    for number, jobs in enumerate(["1", "2"]):
        file = tmp_path / f"{number}.json"
        arguments = ["arena", "kryptos", "--seats", "4", "--bots", f"{RANDOM},{RANDOM}"]
        arguments += ["--deals", "3", "--jobs", jobs, "--json", str(file)]
        assert main([*arguments, "--plot", str(tmp_path / f"{number}.svg")]) == 0
        captured = capsys.readouterr()
        assert captured.err == ""
        printed.append(without_timings(captured.out))
        everything = json.loads(file.read_bytes())
        assert len(everything.pop("timings")) == 2
        kept.append(everything)
        assert not file.with_name(file.name + ".part").exists()
    assert printed[0] == printed[1]
    assert kept[0] == kept[1]
    assert len({(tmp_path / f"{number}.svg").read_bytes() for number in range(2)}) == 1
    assert "25.0 %" in printed[0]
    assert kept[0]["arguments"]["bots"] == [RANDOM, RANDOM]
    assert [row["games"] for row in kept[0]["table"]] == [12, 12]
    assert [deal["number"] for deal in kept[0]["deals"]] == [0, 1, 2]


def test_the_plot_tells_by_words_and_shapes_what_it_shows() -> None:
    measured = contest(bots=["A<&>", "B"])
    deal = Deal(0, [Game([0, 1], [0], [1, 0], "over", [Forfeit(1, 1, "left")])], [{}, {}])
    drawn = svg(measured, rows(measured, [deal, deal]))
    root = ElementTree.fromstring(drawn)
    name = "{http://www.w3.org/2000/svg}"
    assert root.get("role") == "img"
    ids = {child.get("id") for child in root if child.tag in (f"{name}title", f"{name}desc")}
    assert ids == set((root.get("aria-labelledby") or "").split())
    told = root.findtext(f"{name}desc") or ""
    assert "A<&>: 100.0 %" in told
    assert "even share 50.0 %" in told
    written = [text.text for text in root.iter(f"{name}text")]
    assert "A<&>" in written
    shapes = {path.get("d") for path in root.iter(f"{name}path") if path.get("class") == "mark"}
    assert len(shapes) == 2


@pytest.mark.parametrize(
    "arguments",
    [
        ["chess", "--bots", "ref-random,ref-random"],
        ["agent_hunter", "--bots", "ref-random"],
        ["agent_hunter", "--bots", "ref-random,nobody"],
        ["agent_hunter", "--bots", "ref-random,"],
        ["agent_hunter", "--bots", "ref-random,ref-random,ref-random"],
        ["kryptos", "--seats", "5", "--bots", "ref-random,ref-random,ref-random"],
        ["agent_hunter", "--seats", "3", "--bots", "ref-random,ref-random"],
        ["agent_hunter", "--option", "speed=1", "--bots", "ref-random,ref-random"],
        ["agent_hunter", "--bots", "ref-random,ref-random", "--deals", "0"],
        ["agent_hunter", "--bots", "ref-random,ref-random", "--budget", "0"],
        ["agent_hunter", "--bots", "ref-random,ref-random", "--jobs", "0"],
        ["agent_hunter", "--bots", "ref-random,ref-random", "--milliseconds", "0"],
        ["agent_hunter", "--bots", "ref-random,ref-random", "--milliseconds", "nan"],
        ["agent_hunter", "--bots", "ref-random,ref-random", "--milliseconds", "9", "--budget", "9"],
        ["agent_hunter", "--bots", "ref-random,ref-random", "--timeout", "nan"],
        ["agent_hunter", "--bots", "ref-random,cmd:no-such-program"],
        ["agent_hunter", "--bots", "ref-random,cmd:"],
        ["agent_hunter", "--bots", "ref-random,cmd:'open"],
        ["agent_hunter", "--bots", "ref-random,no/such/bot.py:Bot"],
        ["agent_hunter", "--bots", "ref-random,tests/arena/contests.py:NoSuchClass"],
        ["agent_hunter", "--bots", "ref-random,ref-random", "--json", "no/such/folder/x.json"],
        ["agent_hunter", "--bots", "ref-random,ref-random", "--plot", "no/such/folder/x.svg"],
    ],
)
def test_wrong_use_is_said_in_a_line_with_status_2(arguments: list[str], capsys: Capture) -> None:
    assert main(["arena", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1
    assert captured.err.startswith("filature: ")


def test_the_help_says_who_sits_where_and_what_a_failure_costs(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "--help"])
    told = " ".join(capsys.readouterr().out.split())
    for words in ("rotated", "A alone against B", "ref-random plays on", "cmd:", "FILE.part"):
        assert words in told
