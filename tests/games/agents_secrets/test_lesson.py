"""What the lesson says of its positions follows from the rules and from what was seen."""

from __future__ import annotations

from typing import Any

from filature.games.agents_secrets.events import Counted, Moved
from filature.games.agents_secrets.street import PLACES
from tests.games.lesson import TaughtStep, step_of


def taught(id: str) -> TaughtStep:
    return step_of("agents_secrets", id)


def agents(*names: str) -> list[str]:
    return [f"agent:{name}" for name in names]


def gains(step: TaughtStep) -> dict[str, int]:
    """What each agent gained in the last count of which the learner was told."""
    counts = [event for event in step.knowledge.told if isinstance(event, Counted)]
    return dict(counts[-1].gains)


def counts_after(steps: dict[str, int], id: str) -> dict[str, int] | None:
    """What each agent gains by a move of the learner's, where it sets off a count."""
    step = taught(id)
    before = sum(isinstance(event, Counted) for event in step.knowledge.told)
    step.play((0, {"type": "move", "steps": steps}))
    after = sum(isinstance(event, Counted) for event in step.knowledge.told)
    return gains(step) if after > before else None


def test_identity() -> None:
    step = taught("identity")
    assert step.step.right == agents(step.view.seats[0].agent)
    assert len(step.view.agents) == len(step.view.seats) + 2
    assert all(seat.agent is None for seat in step.view.seats[1:])


def test_split() -> None:
    assert taught("split").view.roll == 3


def test_worth() -> None:
    step = taught("worth")
    assert step.step.right == ["place:ruin"]
    assert PLACES[-1] == "ruin"


def test_count() -> None:
    step = taught("count")
    assert step.view.file == "house_7"
    for agent in (one.agent for one in step.view.agents):
        counted = counts_after({agent: 3}, "count") is not None
        assert counted == (f"agent:{agent}" in step.step.right)


def test_gain() -> None:
    counted = counts_after({"blue": 3}, "gain")
    assert counted is not None
    assert taught("gain").step.right == agents(max(counted, key=counted.__getitem__))
    assert counted["blue"] == 7


def test_file() -> None:
    step = taught("file")
    free = set(PLACES) - {agent.place for agent in step.view.agents}
    assert set(step.step.right) == {f"place:{place}" for place in free}
    legal = step.session.decision(0).legal
    assert len(legal) == len(free)


def test_trace() -> None:
    """Green alone moves in every turn of Marcel's; nothing more is claimed than a suspicion."""
    step = taught("trace")
    moved: list[dict[str, Any]] = [
        dict(event.steps)
        for event in step.knowledge.told
        if isinstance(event, Moved) and event.seat == 1
    ]
    always = set.intersection(*({agent for agent, n in steps.items() if n} for steps in moved))
    assert len(moved) == 3
    assert step.step.right == agents(*always)


def test_end() -> None:
    step = taught("end")
    outcome = step.session.outcome
    assert outcome is not None
    scores = {agent.agent: agent.score for agent in step.view.agents}
    reached = [agent for agent, score in scores.items() if score >= 42]
    assert sorted(reached) == ["blue", "red"]
    assert scores["red"] > scores["blue"]
    assert (gains(step)["blue"], gains(step)["red"]) == (10, 8)
    assert outcome.winners == [2]
    assert step.view.seats[2].agent == "blue"


def test_turn() -> None:
    """Of all splits of the die, only the accepted one counts with Red ahead of all others."""
    step = taught("turn")
    legal = step.session.decision(0).legal
    for at in range(len(legal)):
        action = legal.nth(at)
        counted = counts_after(action["steps"], "turn")
        others = max(counted[agent] for agent in counted if agent != "red") if counted else 0
        wins = counted is not None and counted["red"] > others
        assert wins == (action in step.step.right)
        expected = action in step.step.mistakes["other"]
        assert expected == (counted is not None and not wins)
