"""Double Agent: `ref-greedy`, exactly as `docs/reference-bots.md` says."""

from __future__ import annotations

from random import Random

from filature.bots.player import Budget, Choice, Question, random_choice
from filature.core.legal import One, RecordAction
from filature.games.double_agent.thinking.info_state import InfoState

HIGH = 4


class Greedy:
    """`ref-greedy`."""

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        legal = question.legal
        anything = random_choice(question, rng)
        if question.asked not in ("turn", "influence"):
            return anything
        info = InfoState(question.knowledge)
        wanted = wants(info)
        if question.asked == "influence":
            return Choice(best([dict(action) for action in legal.expand()], wanted, 1, rng))
        places: dict[str, list[int]] = {}
        for alternative in legal.alternatives:
            if alternative.fixed["type"] == "document":
                agents = alternative.choose["agent"]
                assert isinstance(agents, One)
                if agents.of:
                    places[alternative.fixed["card"]] = agents.of
        if not places:
            return anything
        values = {card: info.card(card).value for card in places}
        high = max(values.values()) >= HIGH
        aim = max(values.values()) if high else min(values.values())
        options: list[RecordAction] = [
            {"type": "document", "card": card, "agent": agent}
            for card, agents in places.items()
            if values[card] == aim
            for agent in agents
        ]
        return Choice(best(options, wanted, 1 if high else -1, rng))


def wants(info: InfoState) -> list[int]:
    """Return the seat's own loyalty plus influence at each agent."""
    return [token + (lean == 0) for token, lean in zip(info.tokens, info.leans, strict=True)]


def best(options: list[RecordAction], wanted: list[int], sign: int, rng: Random) -> RecordAction:
    """Return the option at the agent wanted most (or least), evenly among equals."""
    most = max(sign * wanted[option["agent"]] for option in options)
    return rng.choice([option for option in options if sign * wanted[option["agent"]] == most])
