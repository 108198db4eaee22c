"""One game between a person and bots: the truth of it, and what the person is told.

The person is asked first among those who decide at the same time, so that nothing waits unseen
while a person thinks. Every chance outcome and every answer of a bot has a random stream of its
own, named by the seed and by its place in the game: a game taken up again goes on as it would have.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import InitVar, dataclass, field
from typing import Any

import msgspec

from filature.arena.match import stream
from filature.bots.player import LIVE, MEASURED, Question
from filature.core.events import Event, Section, told_to
from filature.core.knowledge import Move
from filature.core.legal import Factored, RecordAction
from filature.core.session import GameSession
from filature.games import AnyGame, bots_of, notebook_of

NAMES = ("Marcel", "Colette", "Lucien", "Simone", "Gaston", "Suzanne", "Fernand", "Lucette")
"""What bots are called, in this order."""


class Reason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a bot chose what it chose; told only after the game, and saved with it."""

    seat: int
    action: RecordAction
    reason: dict[str, Any]


@dataclass(frozen=True)
class MatchSetup:
    """Who plays what: one seat for a person, a bot's name for every other."""

    game: AnyGame
    seat: int
    bots: Sequence[str | None]
    seed: str
    measured: bool
    """Bots think by iterations, so that a seed is a game; otherwise by the clock."""

    @property
    def players(self) -> list[str]:
        """The players as a record names them."""
        return ["person" if name is None else f"bot:{name}" for name in self.bots]

    def names(self, yours: str) -> list[str]:
        """Return what everybody is called, with the person's own name."""
        others = iter(NAMES)
        return [yours if name is None else next(others) for name in self.bots]


@dataclass
class Match:
    """A game going on. Only `told` and `view` may reach the person before the end."""

    setup: MatchSetup
    past: InitVar[Sequence[tuple[int, Move]]] = ()
    reasons: list[Reason] = field(default_factory=list)

    def __post_init__(self, past: Sequence[tuple[int, Move]]) -> None:
        self.game = self.setup.game
        self.seat = self.setup.seat
        self.session = GameSession(self.game, range(self.game.seats)).start()
        for actor, move in past:
            self.session.apply(actor, move)

    def decide(self, action: RecordAction) -> list[Event]:
        """Carry out the person's decision; return what the person is told of it."""
        return self.apply(self.seat, self.game.from_record(action))

    def apply(self, actor: int, move: Move) -> list[Event]:
        return told_to(self.seat, self.session.apply(actor, move))

    def advance(self) -> Iterator[list[Event]]:
        """Let chance and bots act until the person owes a decision or the game is over."""
        session = self.session
        while not session.is_over and self.seat not in session.pending:
            if session.is_chance:
                dealing = stream(self.setup.seed, f"deal {len(session.history)}")
                yield told_to(self.seat, session.draw_chance(dealing))
            else:
                seat = session.pending[0]
                yield self.apply(seat, self.game.from_record(self.ask_bot(seat)))

    def ask_bot(self, seat: int) -> RecordAction:
        """Ask a bot, which is given its own knowledge and nothing more."""
        name = self.setup.bots[seat]
        assert name is not None
        budget = MEASURED if self.setup.measured else LIVE
        own = stream(self.setup.seed, f"bot {seat} {len(self.session.history)}")
        choice = bots_of(self.game.id)[name].choose(Question.of(self.session, seat), budget, own)
        if choice.reason is not None:
            self.reasons.append(Reason(seat, choice.action, choice.reason))
        return choice.action

    # What the person may know

    @property
    def is_over(self) -> bool:
        return self.session.is_over

    @property
    def told(self) -> list[Event]:
        """All that the person was told and has not forgotten."""
        return self.session.knowledge[self.seat]

    def notebook(self) -> list[Section]:
        """What can be deduced and suspected from the person's seat."""
        found = notebook_of(self.session.knowledge_of(self.seat))
        return found.pages if found is not None else []

    @property
    def asked(self) -> str:
        """What is asked of the person now."""
        return self.game.asked(self.session.state, self.seat)

    @property
    def legal(self) -> Factored:
        return self.game.factored(self.session.state, self.seat)

    @property
    def view(self) -> Any:
        return self.game.view(self.session.state, self.seat)
