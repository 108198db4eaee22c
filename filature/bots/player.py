"""The player interface: a bot is asked a question and answers with one legal action.

A bot is given knowledge and nothing else. It never sees a state; hypothetical worlds reach it
through its game's `sample_world`.
"""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

import msgspec

from filature.core.knowledge import Knowledge
from filature.core.legal import Factored, RecordAction


class Question(msgspec.Struct, frozen=True):
    """What is asked of a seat: all that it knows, what it must decide, and what it may."""

    knowledge: Knowledge
    asked: str
    legal: Factored


class Choice(msgspec.Struct, frozen=True):
    """A bot's answer, and why, as `reason-TYPE` of its game's words; told only after the game."""

    action: RecordAction
    reason: dict[str, Any] | None = None


class Bot(Protocol):
    """Whoever can answer a question with its own random stream."""

    def choose(self, question: Question, rng: Random) -> Choice: ...


class Evenly:
    """`ref-random`: evenly over the legal actions."""

    def choose(self, question: Question, rng: Random) -> Choice:
        return Choice(question.legal.nth(rng.randrange(len(question.legal))))


REFERENCE: dict[str, Bot] = {"ref-random": Evenly()}
"""The opponents that play every game."""
