"""What the lesson says of its positions follows from the rules and from what the learner knows."""

from __future__ import annotations

from filature.games.spies_vs_spies.deals import NUMBERS, deals, is_red
from tests.games.lesson import TaughtStep, step_of


def taught(id: str) -> TaughtStep:
    return step_of("spies_vs_spies", id)


def hand(step: TaughtStep, seat: int) -> list[str]:
    return list(step.view.last_mission.players[seat].cards)


def team(step: TaughtStep, seat: int) -> str:
    found: str = step.view.last_mission.players[seat].team
    return found


def reds(step: TaughtStep, seat: int) -> int:
    return sum(is_red(NUMBERS[card]) for card in hand(step, seat))


def test_cards() -> None:
    step = taught("cards")
    assert hand(step, 0) == ["hat", "bike", "red_omega"]
    assert step.step.right == ["card:0.1"]


def test_colours() -> None:
    step = taught("colours")
    red = [f"card:0.{at}" for at, card in enumerate(hand(step, 0)) if is_red(NUMBERS[card])]
    assert step.step.right == red


def test_teams() -> None:
    step = taught("teams")
    assert all(reds(step, seat) not in (0, 3) for seat in range(4)), "no exception here"
    red = [f"hand:{seat}" for seat in range(4) if team(step, seat) == "red"]
    assert step.step.right == red


def test_exception() -> None:
    step = taught("exception")
    assert [reds(step, seat) in (0, 3) for seat in range(4)] == [True, False, False, False]
    with_you = [seat for seat in (1, 2, 3) if team(step, seat) == team(step, 0)]
    assert step.step.right == [f"hand:{seat}" for seat in with_you]
    assert (reds(step, 1), team(step, 1)) == (2, "blue")


def test_objectives() -> None:
    step = taught("objectives")
    mine = [seat for seat in range(4) if team(step, seat) == team(step, 0)]
    assert step.step.right == [f"card:{seat}.2" for seat in mine]
    kinds = {hand(step, seat)[2].partition("_")[2] for seat in mine}
    assert kinds == {"omega", "stars"}


def test_target() -> None:
    step = taught("target")
    assert step.step.right == [f"hand:{step.view.last_mission.players[0].target}"]
    assert (hand(step, 2)[2], team(step, 2), team(step, 1)) == ("red_stars", "blue", "blue")


def test_same() -> None:
    step = taught("same")
    assert step.step.right == [f"hand:{step.view.last_mission.players[0].target}"]
    assert {hand(step, seat)[2].partition("_")[2] for seat in (0, 3)} == {"stars"}
    assert "hat" in hand(step, 1)
    assert "scooter" in hand(step, 2)
    assert team(step, 0) == team(step, 3) == "red"


def test_ask() -> None:
    step = taught("ask")
    assert step.view.players[3].vehicle is None
    step.play((0, {"type": "ask", "target": 3, "category": "vehicle"}))
    assert step.view.players[3].vehicle == "vaporetto"


def test_mission() -> None:
    step = taught("mission")
    truths = {deals()[world.deal] for world in step.worlds()}
    assert {deal.targets[0] for deal in truths} == {1}
    assert {deal.teams[2] for deal in truths} == {"blue"}
    assert {deal.teams[0] for deal in truths} == {"blue"}
