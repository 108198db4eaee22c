"""Budgets in milliseconds: the same time for all bots, and what they really used is told."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Generator, Sequence
from pathlib import Path
from random import Random

import pytest

from filature.arena import contestants
from filature.arena.contest import Contest, Deal
from filature.arena.deal import duration_class, games_of_deal
from filature.arena.measures import timings
from filature.arena.report import table, timing
from filature.bots.player import Budget, Choice, Question, random_choice
from filature.cli import main
from filature.commands import arena
from tests.arena.contests import all_deals, contest

Capture = pytest.CaptureFixture[str]
ARGUMENTS = ["arena", "agent_hunter", "--bots", "ref-random,ref-random", "--deals", "4"]

OUTSIDE = """
from filature.bots.player import Choice

class Random:
    def choose(self, question, budget, rng):
        assert budget.iterations is None
        assert budget.milliseconds == 30
        return Choice(question.legal.nth(rng.randrange(len(question.legal))))
"""


class Asked:
    """Remembers the budgets that it was given."""

    def __init__(self) -> None:
        self.budgets: list[Budget] = []

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        self.budgets.append(budget)
        return random_choice(question, rng)


def test_every_decision_of_every_bot_has_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = {"one": Asked(), "two": Asked()}
    monkeypatch.setattr(contestants, "bots_of", lambda game: bots)
    all_deals(contest("agent_hunter", "one", "two", budget=None, milliseconds=30.0))
    for bot in bots.values():
        assert bot.budgets
        assert set(bot.budgets) == {Budget(milliseconds=30.0)}


def test_processor_time_is_told_and_not_known_of_outside_programs(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(OUTSIDE)
    bots = [f"{tmp_path}/bot.py:Random", "ref-random"]
    timed = contest(bots=bots, deals=1, budget=None, milliseconds=30.0)
    deals = all_deals(timed)
    outside, own = timings(timed, deals)
    assert outside.decisions == sum(deals[0].times[0].values()) > 0
    assert outside.processor_median is outside.processor_p95 is None
    assert own.decisions == sum(deals[0].processor[1].values()) > 0
    assert own.processor_p95 is not None
    said = timing(timed, deals)
    assert "not known" in said
    assert "not give the same table" in " ".join(said.split())
    assert "30 milliseconds a decision" in table(timed, [])
    assert "30 milliseconds" not in timing(contest(), all_deals(contest()))


def test_times_of_several_deals_are_counted_together() -> None:
    fast, slow = duration_class(0.001), duration_class(0.1)
    deals = [
        Deal(0, [], [{fast: 3, slow: 1}, {}], [{fast: 4}, {}]),
        Deal(1, [], [{slow: 16}, {}], [{fast: 15, slow: 1}, {}]),
    ]
    first, second = timings(contest(), deals)
    assert first.decisions == 20
    assert (first.median, first.p95) == pytest.approx((100, 100), rel=0.02)
    assert (first.processor_median, first.processor_p95) == pytest.approx((1, 1), rel=0.02)
    assert (second.decisions, second.processor_p95) == (0, None)


def interrupted(contest: Contest, deals: Sequence[int], jobs: int) -> Generator[Deal, None, None]:
    yield games_of_deal(contest, deals[0])
    raise KeyboardInterrupt


def rest(contest: Contest, deals: Sequence[int], jobs: int) -> Generator[Deal, None, None]:
    yield from (games_of_deal(contest, number) for number in deals)


def test_a_contest_in_time_goes_on_and_the_other_unit_is_refused_in_words(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "x.json"
    units = {"iterations": ["--budget", "5"], "milliseconds": ["--milliseconds", "5"]}
    for unit, other in (("iterations", "milliseconds"), ("milliseconds", "iterations")):
        monkeypatch.setattr(arena, "run_locally", interrupted)
        assert main([*ARGUMENTS, *units[unit], "--json", str(file)]) == 130
        capsys.readouterr()
        assert main([*ARGUMENTS, *units[other], "--json", str(file)]) == 2
        assert f"measured in {unit}, not in {other}" in capsys.readouterr().err
        monkeypatch.setattr(arena, "run_locally", rest)
        assert main([*ARGUMENTS, *units[unit], "--json", str(file)]) == 0
        captured = capsys.readouterr()
        assert "1 of 4 deals taken up" in captured.err
        everything = json.loads(file.read_bytes())
        assert len(everything["deals"]) == 4
        assert everything["arguments"]["milliseconds"] == (5 if unit == "milliseconds" else None)
        assert Counter(time["bot"] for time in everything["timings"]).total() == 2
