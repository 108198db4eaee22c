"""Double Agent: its players, from the recruit to the master, and the reference opponent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2, tanh
from random import Random
from typing import Any

from filature.bots.player import Bot, Budget, BudgetCounter, Choice, Question
from filature.bots.reference import FixedBudgetBot
from filature.core.legal import RecordAction
from filature.games.double_agent.state import State
from filature.games.double_agent.tables import COUNT, TOKENS
from filature.games.double_agent.thinking.odds import LEAN, against, evenly_against, usual_value
from filature.games.double_agent.thinking.outlook import Lookahead
from filature.games.double_agent.thinking.playout import Position, Quick, wavering
from filature.games.double_agent.thinking.reading import Reading, Sampler
from filature.games.double_agent.thinking.reference import Greedy
from filature.games.double_agent.thinking.suspicion import weigh

HIGH = 5
"""A recruit does not lay this much where it is sure to be behind."""
NOVICE_WAVERS = 2.0
"""How many points chance adds to, or takes from, what a novice sees in a move."""
ALIKE = 0.1
"""Moves within so many points of the best are alike to an agent: it takes any of them."""
CANDIDATES = 10
"""How many moves a master plays on."""
LEAD = 15.0
"""The lead in points that counts as three quarters won, in the part that points decide."""
VICTORY = 0.6
"""The part of a playout that the victory alone decides; the lead decides the rest."""
POINT = 0.025
"""What a point of the look one move ahead is worth, in games won."""
TRUST = 40
"""How many playouts the look one move ahead counts for."""


def percent(share: float) -> int:
    return round(100 * share)


class Recruit:
    """Evenly random, but never absurd."""

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        legal = question.legal
        anything = legal.nth(rng.randrange(len(legal)))
        if question.asked not in ("turn", "influence"):
            return Choice(anything, {"type": "at_random"})
        reading = Reading(question.knowledge)
        sound = [action for action in legal.expand() if not absurd(reading, action)]
        if not sound:
            return Choice(anything, {"type": "at_random"})
        cards = sorted({action.get("card", "") for action in sound})
        card = rng.choice(cards)
        ways = [action for action in sound if action.get("card", "") == card]
        return Choice(rng.choice(ways), {"type": "not_absurd"})


def without_a_look(question: Question, rng: Random) -> Choice:
    """Hand out the tokens evenly at random, so that nothing can be read from them; or pass."""
    action = question.legal.nth(rng.randrange(len(question.legal)))
    return Choice(action, {"type": "tokens" if question.asked == "loyalty" else "only"})


def absurd(reading: Reading, action: RecordAction) -> bool:
    """Tell whether an action helps the opponent for nothing, or does nothing."""
    state, seat = reading.state, reading.seat
    tokens = state.tokens[seat]
    assert tokens is not None
    tables = reading.game.tables
    if action["type"] == "document":
        agent = action["agent"]
        behind = tokens[agent] == 1 and abs(3 * seat - (state.pawns >> 2 * agent & 3)) > 1
        return behind and tables.value_of[str(action["card"])] >= HIGH
    if action["type"] == "influence":
        return bool((state.pawns >> 2 * action["agent"]) & 3 == 3 * seat)
    if "none" in action:
        return True
    if "moves" in action:
        return any(steps < 0 if seat else steps > 0 for _, steps in action["moves"])
    effect = tables.deck[tables.kinds[action["card"]]].effect
    if effect == "turncoat":
        one, two = action["agents"]
        return bool(tokens[one] == tokens[two])
    if effect == "tip":
        return not any(card is None for card in reading.unknown(action["agent"]))
    return False


class Novice:
    """Sound, but it forgets which tokens were shown, and looks at its own card alone.

    A document is worth its value, less that of a usual card, where its token and the pawn make it
    likely to be ahead; it pulls and presses pawns where that helps, and plays no other action while
    it can lay a document. Chance makes it waver.
    """

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        legal = question.legal
        if question.asked not in ("turn", "influence"):
            return without_a_look(question, rng)
        reading = Reading(question.knowledge)
        look = NoviceLook(reading)
        actions = list(legal.expand())
        gains = [look.gain(action) + NOVICE_WAVERS * (rng.random() - 0.5) for action in actions]
        action = actions[gains.index(max(gains))]
        return Choice(action, reason(reading, action, look.chance))


class NoviceLook:
    """What a novice sees in a move."""

    def __init__(self, reading: Reading) -> None:
        state, seat = reading.state, reading.seat
        self.reading = reading
        self.usual = usual_value(reading.game.tables)
        tokens = state.tokens[seat]
        assert tokens is not None
        self.tokens = tokens
        self.leans = [abs(3 * seat - (state.pawns >> 2 * agent & 3)) for agent in range(COUNT)]
        self.odds = evenly_against(TOKENS)

    def chance(self, agent: int, nearer: int = 0) -> float:
        lean = min(3, max(0, self.leans[agent] - nearer))
        return self.odds[2 * self.tokens[agent] + LEAN[lean]]

    def gain(self, action: RecordAction) -> float:
        if action["type"] == "document":
            value = self.reading.game.tables.value_of[action["card"]]
            return (value - self.usual) * (2 * self.chance(action["agent"]) - 1)
        if action["type"] == "influence":
            return 6 * (self.chance(action["agent"], 1) - self.chance(action["agent"]))
        if "moves" in action:
            sign = 1 if self.reading.seat else -1
            return 5 * sum(
                self.chance(agent, sign * steps) - self.chance(agent)
                for agent, steps in action["moves"]
            )
        return -9.0


class Agent:
    """Exact shares of the opponent's tokens and documents, and one move ahead."""

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        legal = question.legal
        if question.asked not in ("turn", "influence"):
            return without_a_look(question, rng)
        reading = Reading(question.knowledge)
        ahead = Lookahead(reading)
        ranked = rank(ahead, legal.expand())
        best = [action for gain, action in ranked if gain >= ranked[0][0] - ALIKE]
        action = rng.choice(best)
        return Choice(action, reason(reading, action, ahead.before.chance))


def rank(ahead: Lookahead, actions: Any) -> list[tuple[float, RecordAction]]:
    """Order actions by what they are worth one move ahead, best first."""
    judged = [(ahead.gain(action), action) for action in actions]
    judged.sort(key=lambda one: -one[0])
    return judged


class Master:
    """Plays the best moves on, in worlds drawn as the opponent's acts make them likely.

    The moves that look best one move ahead are tried in the same worlds, each played to its end in
    the quick way of `playout`; the worse half is dropped again and again. One playout is one
    iteration.
    """

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        legal = question.legal
        if question.asked not in ("turn", "influence"):
            return without_a_look(question, rng)
        counter = budget.counter()
        reading = Reading(question.knowledge)
        weights = weigh(reading.game, question.knowledge.told, reading.other, reading.ways)
        ahead = Lookahead(reading, weights)
        ranked = rank(ahead, legal.expand())[:CANDIDATES]
        if len(ranked) == 1:
            return Choice(ranked[0][1], {"type": "only"})
        trial = Trial(reading, weights, ranked)
        best = trial.best(counter, rng)
        why = {"type": "searched", "chance": percent(best.won / best.tries), "games": counter.done}
        return Choice(best.action, why)


class Tried:
    """A candidate, how often it was played on, and what it brought."""

    __slots__ = ("action", "move", "prior", "total", "tries", "won")

    def __init__(self, action: RecordAction, move: int, prior: float) -> None:
        self.action = action
        self.move = move
        self.prior = prior
        self.tries = 0
        self.total = self.won = 0.0

    @property
    def mean(self) -> float:
        """What it brought, the look one move ahead counting as `TRUST` playouts."""
        return (self.total + TRUST * self.prior) / (self.tries + TRUST)


class Trial:
    """Plays candidates on, all in the same worlds, and drops the worse half again and again."""

    def __init__(
        self,
        reading: Reading,
        weights: Sequence[float],
        ranked: Sequence[tuple[float, RecordAction]],
    ) -> None:
        self.game, self.seat = reading.game, reading.seat
        self.quick = Quick(reading.game.tables)
        self.odds = [against(one) for one in reading.shares(weights)]
        self.sampler = Sampler(reading, weights)
        top = ranked[0][0]
        self.candidates = [
            Tried(action, self.code(action), 0.5 + POINT * (gain - top)) for gain, action in ranked
        ]

    def code(self, action: RecordAction) -> int:
        move = self.game.from_record(action)
        assert type(move) is int
        return move

    def best(self, counter: BudgetCounter, rng: Random) -> Tried:
        """Spend the counter; return the candidate that brought most."""
        left = self.candidates
        rounds = max(1, ceil(log2(len(left))))
        for number in range(1, rounds + 1):
            while counter.share_used() < number / rounds or not left[-1].tries:
                world, waver = self.sampler.draw(rng), wavering(rng)
                for tried in left:
                    counter.tick()
                    self.play_on(world, waver, tried)
            left = sorted(left, key=lambda tried: -tried.mean)
            left = left[: max(2, ceil(len(left) / 2))]
        return left[0]

    def play_on(self, world: State, waver: Sequence[Sequence[float]], tried: Tried) -> None:
        """Play a candidate on in a world."""
        state, seat = world.clone(), self.seat
        self.game.play(state, seat, tried.move)
        position = Position(self.quick, state)
        position.play_on(seat, self.odds, waver)
        points, cards = position.points, position.cards
        lead = points[seat] - points[1 - seat]
        ahead = lead or cards[1 - seat] - cards[seat]
        won = 1.0 if ahead > 0 else 0.0 if ahead < 0 else 0.5
        tried.tries += 1
        tried.won += won
        tried.total += VICTORY * won + (1 - VICTORY) * (0.5 + 0.5 * tanh(lead / LEAD))


def reason(
    reading: Reading, action: RecordAction, chance: Callable[[int], float]
) -> dict[str, Any]:
    """Say why an action was chosen: what it does for the seat."""
    if action["type"] == "influence":
        return {"type": "pulled", "agent": action["agent"]}
    if action["type"] == "document":
        agent = action["agent"]
        share = chance(agent)
        type = "laid_ahead" if share >= 0.5 else "laid_behind"
        return {"type": type, "card": action["card"], "agent": agent, "chance": percent(share)}
    if action["type"] != "action" or "none" in action:
        return {"type": "only"}
    tables = reading.game.tables
    effect = tables.deck[tables.kinds[action["card"]]].effect
    if effect in ("pressure", "blackmail"):
        return {"type": "pressed", "agents": [agent for agent, _ in action["moves"]]}
    if effect in ("tip", "nosy"):
        return {"type": str(effect), "agent": action["agent"]}
    if effect == "courier":
        return {"type": "courier", "from": action["from"], "to": action["to"]}
    if effect is None:
        return {"type": "only"}
    return {"type": str(effect), "agents": list(action["agents"])}


BOTS: dict[str, Bot] = {
    "recruit": Recruit(),
    "novice": Novice(),
    "agent": Agent(),
    "master": Master(),
    "ref-greedy": Greedy(),
    "ref-master-1": FixedBudgetBot(Master(), {2: 9_200}),
}
