"""A game of Les agents secrets set up in a chosen situation, and played by record actions."""

from __future__ import annotations

from typing import Any

import msgspec

from filature.core.events import CHANCE, SPECTATOR, Event, Viewer, told_to
from filature.core.refusals import Refused
from filature.games.agents_secrets.rules import AgentsSecrets
from filature.games.agents_secrets.view import AgentsSecretsView

ROSTER = ["orange", "violet", "red", "blue", "grey", "yellow", "green"]


class Situation:
    """The agents and identities named, and seat 0 to roll; agents may be put somewhere.

    Under two to four seats the first agents of the roster are in play.
    """

    def __init__(self, identities: list[str], **options: Any) -> None:
        seats = len(identities)
        if seats <= 4:
            options.setdefault("agents", ROSTER[: seats + 2])
        self.game = AgentsSecrets(seats, options)
        self.state = self.game.new()
        self.events: list[Event] = []
        self.play(CHANCE, type="identities", agents=identities)
        self.play(CHANCE, type="first_player", rolls=[[6] + [1] * (seats - 1)])

    def play(self, actor: int, **action: Any) -> list[Event]:
        """Play a record action."""
        events = self.game.play(self.state, actor, self.game.from_record(action))
        self.events += events
        return events

    def put(self, scores: dict[str, int] | None = None, **places: str) -> Situation:
        """Put agents and scores where a test wants them."""
        view_order = ["chapel", *(f"house_{n}" for n in range(1, 11)), "ruin"]
        for agent, place in places.items():
            if agent == "file":
                self.state.file = view_order.index(place)
            else:
                self.state.places[ROSTER.index(agent)] = view_order.index(place)
        now = list(self.state.scores)
        for agent, score in (scores or {}).items():
            now[ROSTER.index(agent)] = score
        self.state.scores = tuple(now)
        return self

    def turn(self, seat: int, **steps: int) -> list[Event]:
        """Roll what is spent, and spend it."""
        self.play(CHANCE, type="roll", value=sum(steps.values()))
        return self.play(seat, type="move", steps=steps)

    def file(self, seat: int, to: str) -> list[Event]:
        return self.play(seat, type="file", to=to)

    def report(self, seat: int, **owners: int | None) -> list[Event]:
        return self.play(seat, type="report", owners=owners)

    def refusal(self, actor: int, **action: Any) -> str | None:
        """Try an action on a clone; return the name of its refusal, or nothing."""
        try:
            self.game.play(self.state.clone(), actor, self.game.from_record(action))
        except Refused as refused:
            return str(refused.say["type"])
        return None

    def view(self, viewer: Viewer = SPECTATOR) -> AgentsSecretsView:
        return self.game.view(self.state, viewer)

    def told(self, viewer: Viewer = SPECTATOR) -> list[dict[str, Any]]:
        """Return all that a viewer was told, as JSON objects."""
        told: list[dict[str, Any]] = msgspec.to_builtins(told_to(viewer, self.events))
        return told

    def last(self, type: str, viewer: Viewer = SPECTATOR) -> dict[str, Any]:
        return [told for told in self.told(viewer) if told["type"] == type][-1]

    @property
    def places(self) -> dict[str, str]:
        return {agent.agent: agent.place for agent in self.view().agents}

    @property
    def scores(self) -> dict[str, int]:
        return {agent.agent: agent.score for agent in self.view().agents}

    def waiting(self) -> tuple[tuple[int, ...], str]:
        """Who must act, and what is asked."""
        actors = self.game.to_act(self.state)
        return actors, self.game.asked(self.state, actors[0]) if actors else "over"

    @property
    def outcome(self) -> dict[str, Any] | None:
        outcome = self.game.outcome(self.state)
        return None if outcome is None else dict(msgspec.to_builtins(outcome))
