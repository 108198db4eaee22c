"""Double Agent: its bots, from the recruit to the master, and the reference opponent."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from filature.bots.network import NetworkBot
from filature.bots.player import Bot, Budget, Choice, Question, percent, random_choice
from filature.bots.reference import FixedBudgetBot
from filature.core.legal import RecordAction
from filature.games.double_agent.rules import DoubleAgent
from filature.games.double_agent.thinking import encoder
from filature.games.double_agent.thinking.info_state import InfoState
from filature.games.double_agent.thinking.novice import NoviceLook
from filature.games.double_agent.thinking.outlook import Lookahead
from filature.games.double_agent.thinking.reference import Greedy
from filature.games.double_agent.thinking.search import PlayoutSearch
from filature.games.double_agent.thinking.suspicion import weigh

HIGH = 5
"""A recruit does not lay this much where it is sure to be behind."""
NOVICE_NOISE = 2.0
"""How many points chance adds to, or takes from, what a novice sees in a move."""
ALIKE = 0.1
"""Moves within so many points of the best are equal to an agent: it takes any of them."""
CANDIDATES = 10
"""How many moves a master plays on."""


def has_a_choice(question: Question) -> bool:
    """Tell whether a card or a pawn is asked for; tokens are placed at random by every bot."""
    return question.asked in ("turn", "influence")


def without_thinking(question: Question, rng: Random) -> Choice:
    """Place the tokens evenly at random, so that nothing can be read from them; or pass."""
    return random_choice(question, rng, "tokens" if question.asked == "loyalty" else "only")


class Recruit:
    """Evenly random, but never absurd."""

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        anything = random_choice(question, rng, "at_random")
        if not has_a_choice(question):
            return anything
        info = InfoState(question.knowledge)
        sound = [action for action in question.legal.expand() if not absurd(info, action)]
        if not sound:
            return anything
        card = rng.choice(sorted({action.get("card", "") for action in sound}))
        ways = [action for action in sound if action.get("card", "") == card]
        return Choice(rng.choice(ways), {"type": "not_absurd"})


def absurd(info: InfoState, action: RecordAction) -> bool:
    """Tell whether an action helps the opponent for nothing, or does nothing."""
    match action:
        case {"type": "document", "card": card, "agent": agent}:
            behind = info.tokens[agent] == 1 and info.leans[agent] > 1
            return behind and info.card(str(card)).value >= HIGH
        case {"type": "influence", "agent": agent}:
            return info.leans[agent] == 0
        case {"none": True}:
            return True
        case {"moves": moves}:
            return any(steps < 0 if info.seat else steps > 0 for _, steps in moves)
    effect = info.card(action["card"]).effect
    if effect == "turncoat":
        one, two = action["agents"]
        return bool(info.tokens[one] == info.tokens[two])
    if effect == "tip":
        return all(card is not None for card, _ in info.opponent_documents(action["agent"]))
    return False


class Novice:
    """Sound, but it forgets which tokens were shown, and looks at its own card alone.

    A document is worth its value, less that of a usual card, where its token and the pawn make it
    likely to be ahead; it pulls and presses pawns where that helps, and plays no other action while
    it can lay a document. Noise makes it err.
    """

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        if not has_a_choice(question):
            return without_thinking(question, rng)
        info = InfoState(question.knowledge)
        look = NoviceLook(info)
        actions = list(question.legal.expand())
        gains = [look.gain(action) + NOVICE_NOISE * (rng.random() - 0.5) for action in actions]
        action = actions[gains.index(max(gains))]
        return Choice(action, reason(info, action, look.chance))


class Agent:
    """Exact shares of the opponent's tokens and documents, and one move ahead."""

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        if not has_a_choice(question):
            return without_thinking(question, rng)
        info = InfoState(question.knowledge)
        ahead = Lookahead(info)
        ranked = rank(ahead, question.legal.expand())
        best = [action for gain, action in ranked if gain >= ranked[0][0] - ALIKE]
        action = rng.choice(best)
        return Choice(action, reason(info, action, ahead.before.chance))


class Master:
    """Plays the best moves on, in worlds drawn as the opponent's acts make them likely.

    The moves that look best one move ahead are tried in the same worlds, each played to its end by
    the simple rule of `playout`; the worse half is dropped again and again. One playout is one
    iteration.
    """

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        if not has_a_choice(question):
            return without_thinking(question, rng)
        counter = budget.counter()
        info = InfoState(question.knowledge)
        weights = weigh(info.game, question.knowledge.told, info.other, info.first_tokens)
        ranked = rank(Lookahead(info, weights), question.legal.expand())[:CANDIDATES]
        if len(ranked) == 1:
            return Choice(ranked[0][1], {"type": "only"})
        best = PlayoutSearch(info, weights, ranked).best(counter, rng)
        why = {"type": "searched", "chance": percent(best.won / best.tries), "games": counter.done}
        return Choice(best.action, why)


def rank(ahead: Lookahead, actions: Iterable[RecordAction]) -> list[tuple[float, RecordAction]]:
    """Order actions by what they are worth one move ahead, best first."""
    judged = [(ahead.gain(action), action) for action in actions]
    judged.sort(key=lambda one: -one[0])
    return judged


def reason(info: InfoState, action: RecordAction, chance: Callable[[int], float]) -> dict[str, Any]:
    """Say why an action was chosen: what it does for the seat."""
    match action:
        case {"type": "influence", "agent": agent}:
            return {"type": "pulled", "agent": agent}
        case {"type": "document", "card": card, "agent": agent}:
            share = chance(agent)
            type = "laid_ahead" if share >= 0.5 else "laid_behind"
            return {"type": type, "card": card, "agent": agent, "chance": percent(share)}
        case {"moves": moves}:
            return {"type": "pressed", "agents": [agent for agent, _ in moves]}
        case {"from": origin, "to": to}:
            return {"type": "courier", "from": origin, "to": to}
        case {"card": card, "agent": agent}:
            return {"type": str(info.card(card).effect), "agent": agent}
        case {"card": card, "agents": agents}:
            return {"type": str(info.card(card).effect), "agents": list(agents)}
    return {"type": "only"}


BOTS: dict[str, Bot] = {
    "recruit": Recruit(),
    "novice": Novice(),
    "agent": Agent(),
    "master": NetworkBot(DoubleAgent, encoder, otherwise=Master()),
    "ref-greedy": Greedy(),
    "ref-master-1": FixedBudgetBot(Master(), {2: 9_200}),
}
