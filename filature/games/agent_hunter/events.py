"""Agent Hunter: what happens, and what each viewer is told of it."""

from __future__ import annotations

from typing import Literal

from filature.core.events import TRUTH, Event, Over, PublicEvent, Viewer

Answer = Literal["higher", "lower", "equal"]
"""The attacker's number compared with the agent on the base named."""


def compare(agent: int, hidden: int) -> Answer:
    """Return the answer to an attack with this agent."""
    return "equal" if agent == hidden else "higher" if agent > hidden else "lower"


class Placed(Event, frozen=True, gc=False, tag="placed"):
    """A seat has put its agents on its bases; everybody sees that it has, nobody else which."""

    sealed = True

    seat: int
    agents: list[int] | None

    def told(self, viewer: Viewer) -> Event | None:
        return self if viewer in (self.seat, TRUTH) else Placed(self.seat, None)


class FirstPlayer(PublicEvent, frozen=True, gc=False, tag="first_player"):
    """The first player is drawn."""

    seat: int


class HandAttack(PublicEvent, frozen=True, gc=False, tag="hand_attack"):
    """A seat shows an agent of its hand and names a base; the answer is public."""

    seat: int
    agent: int
    target: int
    answer: Answer


class BaseAttack(PublicEvent, frozen=True, gc=False, tag="base_attack"):
    """A seat shows the agent of one of its bases and names a base; the answer is public."""

    seat: int
    base: int
    agent: int
    target: int
    answer: Answer


class Fell(PublicEvent, frozen=True, gc=False, tag="fell"):
    """A base falls: its agent and the one laid on it are out of play."""

    owner: int
    base: int
    agent: int
    seat: int
    points: int


class Laid(PublicEvent, frozen=True, gc=False, tag="laid"):
    """The defender lays its own agent on the base that fell, from its hand or from a base."""

    seat: int
    agent: int
    base: int | None


class Swapped(Event, frozen=True, gc=False, tag="swapped"):
    """A seat shows a base's agent, takes it back, places one secretly and adds a token (R3)."""

    seat: int
    base: int
    agent: int
    placed: int | None

    def told(self, viewer: Viewer) -> Event | None:
        if viewer in (self.seat, TRUTH):
            return self
        return Swapped(self.seat, self.base, self.agent, None)


class Refilled(Event, frozen=True, gc=False, tag="refilled"):
    """A seat places an agent of its hand on its empty base."""

    seat: int
    base: int
    placed: int | None

    def told(self, viewer: Viewer) -> Event | None:
        return self if viewer in (self.seat, TRUTH) else Refilled(self.seat, self.base, None)


class Shown(PublicEvent, frozen=True, gc=False, tag="shown"):
    """At the end all cards are shown (R4): a seat's agents still on its bases, and its hand."""

    seat: int
    standing: list[int]
    hand: list[int]


AgentHunterEvent = (
    Placed | FirstPlayer | HandAttack | BaseAttack | Fell | Laid | Swapped | Refilled | Shown | Over
)
