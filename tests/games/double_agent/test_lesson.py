"""What the lesson says of its positions follows from the rules and from what the learner knows."""

from __future__ import annotations

from random import Random

from tests.games.lesson import TaughtStep, step_of

L, S, B, A, V, E = range(6)
SAMPLES = 60


def taught(id: str) -> TaughtStep:
    return step_of("double_agent", id)


def things(*agents: int) -> list[str]:
    return [f"agent:{agent}" for agent in agents]


def test_tokens() -> None:
    step = taught("tokens")
    tokens = [agent.tokens[0] for agent in step.view.agents]
    assert step.step.right == things(tokens.index(max(tokens)))
    assert step.step.mistakes == {"least": things(tokens.index(min(tokens)))}
    assert sorted(tokens) == [1, 2, 2, 3, 4, 5]
    assert all(agent.tokens[1] is None for agent in step.view.agents)


def test_backs() -> None:
    step = taught("backs")
    backs = {card.id: card.back for card in step.view.deck}
    quiet = [f"card:{id}" for id in step.view.sides[0].hand if backs[id] in ("0/7", "?")]
    assert set(step.step.right) == set(quiet)


def test_pawn() -> None:
    for agent in range(6):
        step = taught("pawn")
        step.play((0, {"type": "influence", "agent": agent}))
        reached = step.view.agents[agent].dark and step.view.agents[agent].side == 0
        assert reached == (f"agent:{agent}" in step.step.right)


def test_deliver() -> None:
    for agent in range(6):
        step = taught("deliver")
        step.play((0, {"type": "document", "card": "doc_7", "agent": agent}))
        assert (step.view.delivered > 0) == (f"agent:{agent}" in step.step.right)
    step = taught("deliver")
    step.play((0, {"type": "document", "card": "doc_7", "agent": B}))
    delivery = step.view.agents[B].delivery
    assert (delivery.seat, delivery.points, delivery.loyalties) == (0, 16, (6, 3))


def test_neighbours() -> None:
    step = taught("neighbours")
    assert step.view.agents[B].delivery is not None
    hurried = [agent.agent for agent in step.view.agents if agent.needed == 3]
    assert step.step.right == things(*hurried)


def test_tip() -> None:
    step = taught("tip")
    theirs = {agent.agent: [doc.back for doc in agent.documents[1]] for agent in step.view.agents}
    assert {agent for agent, backs in theirs.items() if backs} == {V, E}
    assert (theirs[V], theirs[E]) == (["0/7"], ["3"])
    step.play((0, {"type": "action", "card": "tip", "agent": V}))
    assert step.view.agents[V].documents[1][0].card == "doc_7"


def test_tie() -> None:
    delivery = taught("tie").view.agents[E].delivery
    assert (delivery.tie, delivery.seat, delivery.points) == (True, 0, 14)
    assert delivery.loyalties == (2, 2)


def test_score() -> None:
    step = taught("score")
    brought = [a.agent for a in step.view.agents if a.delivery and a.delivery.seat == 0]
    assert step.step.right == things(*brought)
    assert step.view.sides[0].points == 30


def test_turn() -> None:
    """Whatever Marcel holds, every accepted document makes V deliver to the learner."""
    step = taught("turn")
    game, rng = step.session.game, Random(1)
    hand = step.view.sides[0].hand
    assert {action["card"] for action in step.step.right} == set(hand)  # type: ignore[index]
    for _ in range(SAMPLES):
        world = game.sample_world(step.knowledge, rng)
        for action in step.step.right:
            state = world.state.clone()
            game.play(state, 0, game.from_record(action))
            delivery = game.view(state, 0).agents[V].delivery
            assert delivery is not None
            assert delivery.seat == 0
    lacks_one = [a.agent for a in step.view.agents if a.needed and a.needed - a.count == 1]
    assert lacks_one == [V]
