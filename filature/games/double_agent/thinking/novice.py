"""Double Agent: what a novice sees in a move."""

from __future__ import annotations

from filature.core.legal import RecordAction
from filature.games.double_agent.state import TOKENS
from filature.games.double_agent.thinking.info_state import InfoState
from filature.games.double_agent.thinking.odds import LEAN, evenly_against, usual_value


class NoviceLook:
    """Judges a move by the seat's own card, token and pawn, as if no token had been shown."""

    def __init__(self, info: InfoState) -> None:
        self.info = info
        self.usual = usual_value(info.game.lookup)
        self.odds = evenly_against(TOKENS)

    def chance(self, agent: int, nearer: int = 0) -> float:
        """Return the chance to take an agent, with its pawn so many spaces nearer."""
        lean = min(3, max(0, self.info.leans[agent] - nearer))
        return self.odds[2 * self.info.tokens[agent] + LEAN[lean]]

    def gain(self, action: RecordAction) -> float:
        """Return what a move is worth, in points."""
        if action["type"] == "document":
            value = self.info.card(action["card"]).value
            return (value - self.usual) * (2 * self.chance(action["agent"]) - 1)
        if action["type"] == "influence":
            return 6 * (self.chance(action["agent"], 1) - self.chance(action["agent"]))
        if "moves" in action:
            sign = 1 if self.info.seat else -1
            return 5 * sum(
                self.chance(agent, sign * steps) - self.chance(agent)
                for agent, steps in action["moves"]
            )
        return -9.0
