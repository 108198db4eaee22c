"""A game of Double Agent set up in a chosen situation, and played by record actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from filature.core.events import CHANCE, SPECTATOR, Event, Viewer, told_to
from filature.core.refusals import Refused
from filature.games.double_agent.rules import DoubleAgent
from filature.games.double_agent.view import AgentView, DoubleAgentView

L, S, B, A, V, E = range(6)
TOKENS = [1, 2, 2, 3, 4, 5]


class Situation:
    """Tokens are given, decks stand in a chosen order, and seat 0, unless told otherwise, begins.

    `hands` name the cards that each seat takes first and then draws, in order; the rest of its
    deck lies below.
    """

    def __init__(
        self,
        *hands: Sequence[str],
        tokens: tuple[list[int], list[int]] = (TOKENS, TOKENS),
        first: int = 0,
        **options: Any,
    ) -> None:
        self.game = DoubleAgent(2, options)
        self.state = self.game.new()
        self.events: list[Event] = []
        for seat in (0, 1):
            self.play(seat, type="loyalty", tokens=tokens[seat])
        decks = [self.full_deck(seat, hands[seat] if hands else ()) for seat in (0, 1)]
        self.play(CHANCE, type="shuffle", decks=decks)
        self.play(CHANCE, type="first_player", first=first)

    def full_deck(self, seat: int, first: Sequence[str]) -> list[str]:
        rest = [card.id for card in self.game.deck for _ in range(card.copies[seat])]
        for card in first:
            rest.remove(card)
        return [*first, *rest]

    def play(self, seat: int, **action: Any) -> list[Event]:
        """Play a record action; `from_` is written `from`."""
        named = {name.rstrip("_"): value for name, value in action.items()}
        events = self.game.play(self.state, seat, self.game.from_record(named))
        self.events += events
        return events

    def lay(self, seat: int, card: str, agent: int, pull: int | None = None) -> list[Event]:
        """Lay a document and, in the first three turns, pull a pawn."""
        events = self.play(seat, type="document", card=card, agent=agent)
        return events + self.pulled(seat, pull)

    def act(self, seat: int, card: str, pull: int | None = None, **fields: Any) -> list[Event]:
        events = self.play(seat, type="action", card=card, **fields)
        return events + self.pulled(seat, pull)

    def pulled(self, seat: int, pull: int | None) -> list[Event]:
        if self.waiting[1] != "influence":
            return []
        legal = self.game.factored(self.state, seat).nth(0)["agent"]
        return self.play(seat, type="influence", agent=legal if pull is None else pull)

    def refusal(self, seat: int, **action: Any) -> str | None:
        """Try an action on a clone; return the name of its refusal, or nothing."""
        kept, kept_events = self.state, list(self.events)
        self.state = kept.clone()
        try:
            self.play(seat, **action)
        except Refused as refused:
            return str(refused.say["type"])
        finally:
            self.state, self.events = kept, kept_events
        return None

    def legal(self, seat: int) -> list[dict[str, Any]]:
        return list(self.game.factored(self.state, seat).expand())

    def ways(self, seat: int, card: str) -> list[dict[str, Any]]:
        """Return the legal actions with a card, without `type` and `card`."""
        return [
            {name: value for name, value in action.items() if name not in ("type", "card")}
            for action in self.legal(seat)
            if action["type"] == "action" and action["card"] == card
        ]

    def view(self, viewer: Viewer = SPECTATOR) -> DoubleAgentView:
        return self.game.view(self.state, viewer)

    def agent(self, agent: int, viewer: Viewer = SPECTATOR) -> AgentView:
        return self.view(viewer).agents[agent]

    def told(self, viewer: Viewer = SPECTATOR) -> list[dict[str, Any]]:
        """Return all that a viewer was told, as JSON objects."""
        told: list[dict[str, Any]] = msgspec.json.decode(
            msgspec.json.encode(told_to(viewer, self.events))
        )
        return told

    def last(self, type: str, viewer: Viewer = SPECTATOR) -> dict[str, Any]:
        """Return the last thing of a type that a viewer was told."""
        return next(told for told in reversed(self.told(viewer)) if told["type"] == type)

    @property
    def waiting(self) -> tuple[tuple[int, ...], str]:
        """Who must act, and what is asked."""
        actors = self.game.to_act(self.state)
        return actors, self.game.asked(self.state, actors[0]) if actors else "over"

    @property
    def outcome(self) -> dict[str, Any] | None:
        outcome = self.game.outcome(self.state)
        return None if outcome is None else dict(msgspec.to_builtins(outcome))
