"""A game of Agent Hunter set up in a chosen situation, and played by record actions."""

from __future__ import annotations

from typing import Any

import msgspec

from filature.core.events import CHANCE, SPECTATOR, Event, Viewer, told_to
from filature.core.refusals import Refused
from filature.games.agent_hunter.rules import AgentHunter
from filature.games.agent_hunter.view import AgentHunterView


class Situation:
    """Both seats have placed and seat 0, unless told otherwise, begins."""

    def __init__(
        self, seat_0: list[int], seat_1: list[int], first: int = 0, **options: int
    ) -> None:
        self.game = AgentHunter(2, options)
        self.state = self.game.new()
        self.events: list[Event] = []
        self.play(0, type="place", agents=seat_0)
        self.play(1, type="place", agents=seat_1)
        self.play(CHANCE, type="first_player", first=first)

    def play(self, seat: int, **action: Any) -> list[Event]:
        """Play a record action; `from_` is written `from`."""
        named = {name.rstrip("_"): value for name, value in action.items()}
        events = self.game.play(self.state, seat, self.game.from_record(named))
        self.events += events
        return events

    def hand_attack(self, seat: int, agent: int, target: int) -> list[Event]:
        return self.play(seat, type="attack", from_="hand", agent=agent, target=target)

    def base_attack(self, seat: int, base: int, target: int) -> list[Event]:
        return self.play(seat, type="attack", from_="base", base=base, target=target)

    def swap(self, seat: int, base: int, agent: int) -> list[Event]:
        return self.play(seat, type="swap", base=base, agent=agent)

    def refill(self, seat: int, base: int, agent: int) -> list[Event]:
        return self.play(seat, type="refill", base=base, agent=agent)

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

    def view(self, viewer: Viewer = SPECTATOR) -> AgentHunterView:
        return self.game.view(self.state, viewer)

    def told(self, viewer: Viewer = SPECTATOR) -> list[dict[str, Any]]:
        """Return all that a viewer was told, as JSON objects."""
        told: list[dict[str, Any]] = msgspec.to_builtins(told_to(viewer, self.events))
        return told

    def hand(self, seat: int) -> list[int]:
        hand = self.view(seat).desks[seat].hand
        assert hand is not None
        return hand

    def base(self, seat: int, base: int) -> int | None:
        """Return the agent on a base, as its owner sees it."""
        return self.view(seat).desks[seat].bases[base].agent

    def stands(self, seat: int, base: int) -> bool:
        return self.view().desks[seat].bases[base].standing

    @property
    def waiting(self) -> tuple[tuple[int, ...], str]:
        """Who must act, and what is asked."""
        actors = self.game.to_act(self.state)
        return actors, self.game.asked(self.state, actors[0]) if actors else "over"

    @property
    def outcome(self) -> dict[str, Any] | None:
        outcome = self.game.outcome(self.state)
        return None if outcome is None else dict(msgspec.to_builtins(outcome))
