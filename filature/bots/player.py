"""The player interface: a bot is asked a question and answers with one legal action.

A bot is given knowledge and nothing else. It never sees a state; hypothetical worlds reach it
through its game's `sample_world`. Whatever it keeps between questions it must be able to lose: the
next question may be put to another process.
"""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Any, Protocol

import msgspec

from filature.core.knowledge import Knowledge
from filature.core.legal import Factored, RecordAction
from filature.core.session import GameSession


class Question(msgspec.Struct, frozen=True):
    """What is asked of a seat: all that it knows, what it must decide, and what it may."""

    knowledge: Knowledge
    asked: str
    legal: Factored

    @classmethod
    def of(cls, session: GameSession, seat: int) -> Question:
        """Return what a seat is asked now; the session must keep this seat's knowledge."""
        game, state = session.game, session.state
        return cls(session.knowledge_of(seat), game.asked(state, seat), game.factored(state, seat))


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think: so many iterations, or so many milliseconds of live play.

    Iterations make a rerun the same to the letter; they are used wherever strength is measured.
    A bot counts what it does most (a playout, a sampled world) as one iteration.
    """

    iterations: int | None = None
    milliseconds: float | None = None

    def counter(self) -> BudgetCounter:
        """Start counting."""
        return BudgetCounter(self)


class BudgetCounter:
    """Counts a bot's iterations: `while counter.tick(): …`."""

    __slots__ = ("budget", "done", "until")

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.done = 0
        spend = budget.milliseconds
        self.until = None if spend is None else monotonic() + spend / 1000

    def tick(self) -> bool:
        """Tell whether one more iteration may be done, and count it; the first always may."""
        limit = self.budget.iterations
        if self.done and (
            (limit is not None and self.done >= limit)
            or (self.until is not None and monotonic() >= self.until)
        ):
            return False
        self.done += 1
        return True

    def share_used(self) -> float:
        """Return how much of the budget is used, from 0 to 1."""
        iterations, milliseconds = self.budget.iterations, self.budget.milliseconds
        shares = [0.0]
        if iterations is not None:
            shares.append(self.done / max(1, iterations))
        if milliseconds is not None and self.until is not None:
            shares.append(1 - (self.until - monotonic()) / max(0.001, milliseconds / 1000))
        return min(1.0, max(shares))


class Choice(msgspec.Struct, frozen=True):
    """A bot's answer, and why, as `reason-TYPE` of its game's words; told only after the game."""

    action: RecordAction
    reason: dict[str, Any] | None = None


class Bot(Protocol):
    """Answers a question within a budget, with its own random stream.

    Given the same question, the same number of iterations and the same stream, it answers the
    same: nothing else may reach its choice.
    """

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice: ...


def random_choice(question: Question, rng: Random, reason: str | None = None) -> Choice:
    """Choose evenly among all legal actions."""
    action = question.legal.nth(rng.randrange(len(question.legal)))
    return Choice(action, None if reason is None else {"type": reason})


def percent(share: float) -> int:
    """Return a share as whole percent, as reasons state it."""
    return round(100 * share)


class RandomBot:
    """`ref-random`: evenly over the legal actions."""

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        return random_choice(question, rng)


LIVE = Budget(milliseconds=250)
"""What a bot at a table may spend on one decision."""

MEASURED = Budget(iterations=200)
"""What a bot spends on one decision where nothing else is said and a rerun must be the same."""
