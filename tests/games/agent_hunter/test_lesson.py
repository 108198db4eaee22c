"""What the lesson says of its positions follows from what the learner, or Marcel, knows there."""

from __future__ import annotations

from filature.games.agent_hunter.belief import Desk, believe
from tests.games.lesson import TaughtStep, step_of


def taught(id: str) -> TaughtStep:
    return step_of("agent_hunter", id)


def agents(desk: Desk | None, base: int) -> set[int]:
    """Which agents may stand on a base."""
    assert desk is not None
    (odds,) = [odds for odds in desk.bases if odds.base == base]
    return {agent for agent, share in enumerate(odds.agents) if share > 0}


def possible(step: TaughtStep, base: int) -> set[int]:
    (desk,) = believe(step.knowledge).certainty.desks
    return agents(desk, base)


def attack(agent: int, target: int) -> tuple[int, dict[str, object]]:
    return 0, {"type": "attack", "from": "hand", "agent": agent, "target": target}


def test_bases() -> None:
    step = taught("bases")
    assert all(base.agent is None for base in step.view.desks[1].bases)
    assert step.step.right == ["base:1.0", "base:1.1", "base:1.2"]


def test_halve() -> None:
    """The right agents are those in hand whose worst answer leaves fewest."""
    step = taught("halve")
    left = possible(step, 0)
    assert left == set(range(10))
    worst = {
        agent: max(len([n for n in left if n < agent]), len([n for n in left if n > agent]))
        for agent in step.view.desks[0].hand
    }
    best = [f"agent:{agent}" for agent, most in worst.items() if most == min(worst.values())]
    assert step.step.right == best
    for agent in (4, 5):
        assert max(possible_after(agent)) < agent, "the answer is: higher"


def possible_after(agent: int) -> set[int]:
    step = taught("halve")
    step.play(attack(agent, 0))
    return possible(step, 0)


def test_answer() -> None:
    step = taught("answer")
    assert step.step.right == [f"number:{max(possible(step, 0))}"]


def test_equal() -> None:
    step = taught("equal")
    assert possible(step, 0) == {3}
    step.play(attack(3, 0))
    assert (step.view.desks[0].points, step.view.out_of_play) == (1, [3])


def test_swap() -> None:
    step = taught("swap")
    exposed = believe(step.knowledge).exposed
    assert agents(exposed, 1) == {5, 6}
    assert all(len(agents(exposed, base)) > 2 for base in (0, 2))
    step.play((0, {"type": "swap", "base": 1, "agent": 0}))
    assert len(agents(believe(step.knowledge).exposed, 1)) > 2
    assert step.view.desks[0].bases[1].tokens == 1


def test_worth() -> None:
    step = taught("worth")
    worth = [1 + base.tokens if base.standing else 0 for base in step.view.desks[1].bases]
    assert worth == [0, 1, 2]


def test_double() -> None:
    step = taught("double")
    assert possible(step, 1) == {8}
    assert [base.agent for base in step.view.desks[0].bases] == [2, 0, 8]
    step.play((0, {"type": "attack", "from": "base", "base": 2, "target": 1}))
    assert not step.view.desks[1].bases[1].standing
    assert step.session.decision(0).asked == "refill"


def test_end() -> None:
    step = taught("end")
    standing = [sum(base.standing for base in desk.bases) for desk in step.view.desks]
    assert standing == [3, 1]


def test_turn() -> None:
    step = taught("turn")
    assert possible(step, 2) == {1}
    assert step.play(attack(1, 2)).outcome is not None
    assert step.view.desks[0].points == 4
