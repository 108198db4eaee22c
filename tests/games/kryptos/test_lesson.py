"""What the lesson says of its positions follows from what the learner knows there."""

from __future__ import annotations

from filature.games.kryptos.belief import believe
from filature.games.kryptos.cards import row
from tests.games.lesson import TaughtStep, step_of

YELLOW = 0


def taught(id: str) -> TaughtStep:
    return step_of("kryptos", id)


def possible(step: TaughtStep, seat: int, position: int) -> set[int]:
    """The numbers that a hidden card can be in any deal that agrees with what is known."""
    cards = believe(step.knowledge).certainty.cards
    (numbers,) = [c.numbers for c in cards if (c.seat, c.position) == (seat, position)]
    return {number for number, share in numbers.items() if share > 0}


def test_order() -> None:
    step = taught("order")
    assert step.step.right == ["card:1.0"]
    lowest = max(possible(step, 1, 0))
    assert all(lowest < max(possible(step, 1, at)) for at in (1, 3, 5, 6, 7, 8, 9))
    assert lowest < 12


def test_tokens() -> None:
    step = taught("tokens")
    assert step.step.right == ["colour:yellow"]
    assert step.view.hands[1].colours_down["yellow"] == 0
    hidden = (0, 1, 3, 5, 6, 7, 8, 9)
    assert all(row(n) != YELLOW for at in hidden for n in possible(step, 1, at))
    assert step.view.hands[1].colours_down["blue"] == 1


def test_squeezed() -> None:
    step = taught("squeezed")
    assert possible(step, 1, 3) == {14}
    assert step.view.hands[1].cards[2].card == 12
    assert step.view.hands[1].cards[4].card == 15
    assert step.view.hands[0].cards[3].card == 13
    after = step.play((0, {"type": "guess", "target": 1, "position": 3, "value": 14}))
    assert step.view.hands[0].points == 5
    assert after.to_act == (1,)


def test_announce() -> None:
    step = taught("announce")
    assert possible(step, 2, 2) == {5}
    assert [step.view.hands[2].cards[at].card for at in (1, 3)] == [4, 6]


def test_miss() -> None:
    step = taught("miss")
    card = step.view.hands[2].cards[7]
    assert card.refuted == [19]
    assert [step.view.hands[2].cards[at].card for at in (6, 8)] == [17, 23]
    assert possible(step, 2, 7) == {21}
    own = {c.card for c in step.view.hands[0].cards}
    assert set(range(18, 23)) - own == {19, 21}, "without the miss there would be two"


def test_pay() -> None:
    step = taught("pay")
    assert step.session.decision(0).asked == "second_attempt"
    assert step.view.hands[1].cards[5].refuted == [19]
    assert possible(step, 1, 5) == {16}
    before = step.view.hands[0].points
    step.play((0, {"type": "guess", "target": 1, "position": 5, "value": 16}))
    assert step.view.hands[0].points == before - 1 + 3


def test_end() -> None:
    step = taught("end")
    assert step.view.first == 0
    assert step.view.hands[1].points >= 15
    assert step.session.to_act == (2,)
    miss = {"type": "guess", "target": 0, "position": 1, "value": 2}
    assert step.play((2, miss), (2, {"type": "stop"})).is_over


def test_turn() -> None:
    step = taught("turn")
    cards = believe(step.knowledge).certainty.cards
    certain = [(c.seat, c.position, set(c.numbers)) for c in cards if len(c.numbers) == 1]
    assert certain == [(2, 0, {2})]
