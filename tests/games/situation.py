"""A game in a chosen situation, played by record actions: what the tests of all games share.

Each game's `tests/games/NAME/situation.py` derives its own `Situation`, which sets the game up and
adds short names for its actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

from filature.bots.player import Budget, Choice, Question
from filature.core.events import SPECTATOR, TRUTH, Event, Viewer, told_to
from filature.core.game import Game
from filature.core.knowledge import Knowledge
from filature.core.refusals import Refused
from filature.core.session import GameSession
from filature.games import AnyGame, bots_of

G = TypeVar("G", bound=Game[Any, Any])
V = TypeVar("V", bound=msgspec.Struct)


def question(game: AnyGame, state: Any, seat: int, told: Sequence[Event]) -> Question:
    """Ask a seat that must act, given what it was told."""
    return Question(game.knowledge(seat, told), game.asked(state, seat), game.factored(state, seat))


class Situation(Generic[G, V]):
    """A game from its start; `G` is the game's class, `V` the class of its views."""

    def __init__(self, game: G) -> None:
        self.game = game
        self.session = GameSession(game, (*range(game.seats), SPECTATOR, TRUTH)).start()
        self.events: list[Event] = []
        """All that happened, in full."""

    @property
    def state(self) -> Any:
        return self.session.state

    def play(self, actor: int, **action: Any) -> list[Event]:
        """Play a record action; a field `from` is written `from_`."""
        events = self.session.apply(actor, self.move(action))
        self.events += events
        return events

    def refusal(self, actor: int, **action: Any) -> str | None:
        """Try an action on a clone; return the type of its refusal, or None if it is legal."""
        try:
            self.session.try_move(actor, self.move(action))
        except Refused as refused:
            return str(refused.say["type"])
        return None

    def move(self, action: dict[str, Any]) -> Any:
        named = {name.rstrip("_"): value for name, value in action.items()}
        return self.game.from_record(named)

    def legal(self, seat: int) -> list[dict[str, Any]]:
        """List a seat's legal record actions."""
        return list(self.game.factored(self.state, seat).expand())

    @property
    def waiting(self) -> Any:
        """Who must act, and what is asked of the first of them: a tuple of seats, a name.

        Typed as Any because mypy would take one assertion about it for true ever after.
        """
        actors = self.game.to_act(self.state)
        return actors, self.game.asked(self.state, actors[0]) if actors else "over"

    @property
    def outcome(self) -> dict[str, Any] | None:
        outcome = self.game.outcome(self.state)
        return None if outcome is None else dict(msgspec.to_builtins(outcome))

    # What viewers see and know

    def view(self, viewer: Viewer = SPECTATOR) -> V:
        view: V = self.game.view(self.state, viewer)
        return view

    def told(self, viewer: Viewer = SPECTATOR) -> list[dict[str, Any]]:
        """Return everything a viewer was told, as JSON objects."""
        told = told_to(viewer, self.events)
        return list(msgspec.json.decode(msgspec.json.encode(told)))

    def last(self, type: str, viewer: Viewer = SPECTATOR) -> dict[str, Any]:
        """Return the last event of a type that a viewer was told."""
        return next(told for told in reversed(self.told(viewer)) if told["type"] == type)

    def knowledge(self, viewer: Viewer = SPECTATOR) -> Knowledge:
        """Return what a viewer knows now; fleeting events are forgotten."""
        return self.session.knowledge_of(viewer)

    def choose(self, bot: str, seat: int, seed: int = 0, iterations: int = 20) -> Choice:
        """Ask one of the game's bots what it would do."""
        told = self.knowledge(seat).told
        asked = question(self.game, self.state, seat, told)
        return bots_of(self.game.id)[bot].choose(asked, Budget(iterations), Random(seed))

    def count_worlds(self, viewer: Viewer = SPECTATOR) -> int:
        """Count the worlds that agree with what a viewer knows."""
        return sum(1 for _ in self.game.worlds(self.knowledge(viewer)))
