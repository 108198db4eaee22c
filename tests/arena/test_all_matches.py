"""The table of matches is complete, can be stopped, split and merged, and becomes one page."""

from __future__ import annotations

import re
from collections.abc import Generator, Sequence
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from filature.arena.checkpoint import CheckpointMismatch, fingerprint
from filature.arena.contest import Contest, Deal
from filature.arena.deal import games_of_deal
from filature.arena.matches import PLANS, GamePlan, all_matches, command, matches_of, name
from filature.arena.measures import Estimate, Row
from filature.arena.page import beaten, cycles, page, verdict
from filature.arena.results import Result, file_of, read_result
from filature.bots.player import LIVE
from filature.cli import main
from filature.commands import arena_all
from filature.games import bots_of, catalogue
from tests.arena.contests import contest

Capture = pytest.CaptureFixture[str]
Tasks = Sequence[tuple[Contest, int]]
Played = Generator[tuple[Contest, Deal], None, None]

SMALL = GamePlan("agent_hunter", 2, ("ref-greedy",), {2: 2}, {2: 1}, {2: 1}, 1)
QUICK = {"recruit", "ref-random", "ref-greedy", "novice"}


# What is played


def test_every_match_that_was_asked_for_is_there_once() -> None:
    matches = all_matches()
    there = {(match.game, match.seats, *match.bots) for match in matches}
    assert len(there) == len(matches) == len({name(match) for match in matches})
    assert {plan.game for plan in PLANS} == set(catalogue())
    for plan in PLANS:
        game, usual = plan.game, plan.usual
        for seats in catalogue()[game].seat_counts:
            assert (game, seats, "master", "agent") in there
            assert (game, seats, "master", "ref-search") in there
        for worse, better in pairwise(("recruit", "novice", "agent", "master")):
            assert (game, usual, better, worse) in there
        references = {bot for bot in bots_of(game) if bot.startswith("ref-")}
        for reference in references - {"ref-master-1"}:
            assert (game, usual, "master", reference) in there
            assert (game, usual, "agent", reference) in there
    for game, seats in (
        ("agent_hunter", 2),
        ("double_agent", 2),
        ("kryptos", 3),
        ("kryptos", 4),
        ("spies_vs_spies", 4),
        ("agents_secrets", 4),
    ):
        assert (game, seats, "master", "ref-master-1") in there


def test_matches_have_seeds_of_their_own_and_plain_search_has_equal_time() -> None:
    for match in all_matches():
        assert match.seed == "final"
        assert match.deals >= 8
        assert (match.budget is None) != (match.milliseconds is None)
        if {"master", "ref-search"} & set(match.bots):
            assert match.milliseconds == LIVE.milliseconds


def test_the_command_of_a_line_plays_that_match(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    from filature.commands import arena

    seen: list[Contest] = []
    monkeypatch.setattr(arena, "checkpoint_of", lambda file, contest: seen.append(contest))
    monkeypatch.setattr(arena, "played", stop)
    for match in all_matches()[::7]:
        assert main(command(match).split()[1:]) == 130
        assert seen.pop() == match


def stop(*_: object) -> Generator[Deal, None, None]:
    raise KeyboardInterrupt
    yield


def test_the_list_is_printed_without_playing_and_split_without_loss(capsys: Capture) -> None:
    def listed(*more: str) -> list[str]:
        assert main(["arena", "--all", "--list", *more]) == 0
        return capsys.readouterr().out.splitlines()[2:]

    assert len(listed()) == len(all_matches())
    shares = [line for part in (1, 2, 3) for line in listed("--share", f"{part}/3")]
    assert sorted(shares) == sorted(listed())
    assert all("double_agent" in line for line in listed("--only", "double_agent"))


@pytest.mark.parametrize(
    "arguments",
    [
        ["--all", "agent_hunter"],
        ["--all", "--bots", "master,agent"],
        ["--all", "--seats", "2"],
        ["--all", "--budget", "9"],
        ["--all", "--json", "x.json"],
        ["--all", "--jobs", "0"],
        ["--all", "--only", "chess"],
        ["--all", "--share", "0/3"],
        ["--all", "--share", "4/3"],
        ["--all", "--share", "half"],
        ["agent_hunter", "--bots", "ref-random,ref-random", "--list"],
        ["agent_hunter", "--bots", "ref-random,ref-random", "--out", "x"],
        ["agent_hunter"],
        ["--bots", "ref-random,ref-random"],
        [],
    ],
)
def test_wrong_use_is_said_in_a_line_with_status_2(arguments: list[str], capsys: Capture) -> None:
    assert main(["arena", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1


# Stopping, going on, merging


def here(tasks: Tasks, jobs: int) -> Played:
    """Play in this process, with bots that need no time."""
    for match, number in tasks:
        bots = [bot if bot in QUICK else "ref-random" for bot in match.bots]
        quick = msgspec.structs.replace(match, bots=bots, milliseconds=None, budget=1)
        yield match, games_of_deal(quick, number)


def interrupted(tasks: Tasks, jobs: int) -> Played:
    yield from here(tasks[:4], jobs)
    raise KeyboardInterrupt


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> list[Contest]:
    monkeypatch.setattr(arena_all, "PLANS", (SMALL,))
    monkeypatch.setattr(arena_all, "run_tasks", here)
    return matches_of(SMALL)


def without_times(printed: str) -> str:
    return re.sub(r"\| [\d.e-]+ : [\d.e-]+ \| `", "| times | `", printed)


def test_a_stopped_run_goes_on_and_shares_merge_into_the_same_page(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch, small: list[Contest]
) -> None:
    whole, stopped, shared = (str(tmp_path / at) for at in ("whole", "stopped", "shared"))
    assert main(["arena", "--all", "--out", whole]) == 0
    expected = without_times(capsys.readouterr().out)
    assert expected.count("`filature arena agent_hunter") == len(small)
    assert "Not played yet" not in expected

    monkeypatch.setattr(arena_all, "run_tasks", interrupted)
    assert main(["arena", "--all", "--out", stopped]) == 130
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "stopped after 4 of" in captured.err
    monkeypatch.setattr(arena_all, "run_tasks", here)
    assert main(["arena", "--all", "--out", stopped]) == 0
    captured = capsys.readouterr()
    assert without_times(captured.out) == expected
    assert f"{sum(match.deals for match in small) - 4} deals to play" in captured.err
    assert not list(Path(stopped).glob("*.part"))

    assert main(["arena", "--all", "--out", shared, "--share", "2/2"]) == 0
    assert "Not played yet" in capsys.readouterr().out
    assert main(["arena", "--all", "--out", shared, "--share", "1/2"]) == 0
    assert without_times(capsys.readouterr().out) == expected


def test_results_of_other_arguments_are_refused_in_words(
    tmp_path: Path, capsys: Capture, small: list[Contest]
) -> None:
    first = small[0]
    file_of(tmp_path, first).write_text("something else")
    assert main(["arena", "--all", "--out", str(tmp_path)]) == 2
    assert "is no result of the arena" in capsys.readouterr().err
    result = Result(msgspec.structs.replace(first, seed="dev"), "", [], [])
    file_of(tmp_path, first).write_bytes(msgspec.json.encode(result))
    with pytest.raises(CheckpointMismatch, match="other arguments"):
        read_result(tmp_path, first)


# The page


def result_of(winner: str, loser: str, low: float) -> Result:
    def row(bot: str, low: float, high: float) -> Row:
        share = Estimate((low + high) / 2, low, high)
        return Row(bot, 10, share, 0.5, Estimate(1.0, None, None), 25.0, 8.0, 0)

    rows = [row(winner, low, 1.0), row(loser, 0.0, 1 - low)]
    return Result(contest("agent_hunter", winner, loser), "another", rows, [])


def test_cycles_are_named_only_where_the_intervals_confirm_them() -> None:
    circle = [("master", "agent"), ("agent", "novice"), ("novice", "master")]
    sure = [result_of(*pair, low=0.55) for pair in circle]
    assert list(cycles(beaten(sure))) == [["agent", "novice", "master"]]
    unsure = [*sure[:2], result_of(*circle[2], low=0.45)]
    assert list(cycles(beaten(unsure))) == []
    turned = [*sure[:2], result_of("master", "novice", low=0.55)]
    assert list(cycles(beaten(turned))) == []


def test_a_cycle_is_told_on_the_page_and_its_absence_too() -> None:
    circle = [("master", "agent"), ("agent", "novice"), ("master", "novice")]
    found = {name(match): match for match in matches_of(SMALL)}
    results = {
        f"agent_hunter-2-{a}-{b}": msgspec.structs.replace(
            result_of(a, b, low=0.6), arguments=found[f"agent_hunter-2-{a}-{b}"]
        )
        for a, b in circle
    }
    assert "no cycle that the intervals confirm (3 of 10 matches played)" in verdict(SMALL, results)
    lost = results["agent_hunter-2-master-novice"]
    results["agent_hunter-2-master-novice"] = msgspec.structs.replace(
        lost, table=result_of("novice", "master", low=0.6).table[::-1]
    )
    said = verdict(SMALL, results)
    assert "`agent` beats `novice`, `novice` beats `master`, `master` beats `agent`" in said
    assert said in page([SMALL], results)


def test_a_match_read_back_from_its_file_has_the_same_fingerprint() -> None:
    for match in all_matches()[:3]:
        again = msgspec.json.decode(msgspec.json.encode(match), type=Contest)
        assert fingerprint(match) == fingerprint(again)
