"""A game of Agent Hunter in a chosen situation."""

from __future__ import annotations

from filature.core.events import CHANCE, Event
from filature.core.legal import RecordAction
from filature.games.agent_hunter.rules import AgentHunter
from filature.games.agent_hunter.view import AgentHunterView
from tests.games import situation
from tests.games.agent_hunter.independent_rules import IndependentRules
from tests.games.cases import Case

PLACED = {"place": "agents", "swap": "agent", "refill": "agent"}
"""The field of an action that nobody but its seat learns; an attack hides nothing (R3)."""


def learned(
    game: AgentHunter, state: object, actor: int, action: RecordAction, viewer: int
) -> RecordAction:
    secret = PLACED.get(action["type"]) if viewer != actor else None
    return {name: value for name, value in action.items() if name != secret}


CASE = Case(
    setups=(
        (2, {"agents": 3, "bases": 1, "tokens": 1, "turn_limit": 4}),
        (2, {"agents": 4, "bases": 1}),
        (2, {"agents": 5, "bases": 2}),
        (2, {"agents": 7, "turn_limit": 30}),
        (2, {}),
    ),
    learned=learned,
    independent_rules=lambda game: IndependentRules(**game.options),
)


class Situation(situation.Situation[AgentHunter, AgentHunterView]):
    """Both seats have placed and seat 0, unless told otherwise, begins."""

    def __init__(
        self, seat_0: list[int], seat_1: list[int], first: int = 0, **options: int
    ) -> None:
        super().__init__(AgentHunter(2, options))
        self.play(0, type="place", agents=seat_0)
        self.play(1, type="place", agents=seat_1)
        self.play(CHANCE, type="first_player", first=first)

    def hand_attack(self, seat: int, agent: int, target: int) -> list[Event]:
        return self.play(seat, type="attack", from_="hand", agent=agent, target=target)

    def base_attack(self, seat: int, base: int, target: int) -> list[Event]:
        return self.play(seat, type="attack", from_="base", base=base, target=target)

    def swap(self, seat: int, base: int, agent: int) -> list[Event]:
        return self.play(seat, type="swap", base=base, agent=agent)

    def refill(self, seat: int, base: int, agent: int) -> list[Event]:
        return self.play(seat, type="refill", base=base, agent=agent)

    def hand(self, seat: int) -> list[int]:
        hand = self.view(seat).desks[seat].hand
        assert hand is not None
        return hand

    def base(self, seat: int, base: int) -> int | None:
        """Return the agent on a base, as its owner sees it."""
        return self.view(seat).desks[seat].bases[base].agent

    def stands(self, seat: int, base: int) -> bool:
        return self.view().desks[seat].bases[base].standing
