"""Agent Hunter: what happens, what each viewer is told of it, and what each viewer sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from filature.core.events import TRUTH, Event, Line, Over, PublicEvent, Section, Viewer

if TYPE_CHECKING:
    from filature.games.agent_hunter.rules import AgentHunter, State

Answer = Literal["higher", "lower", "equal"]
"""The attacker's number compared with the agent on the base named."""


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


class BaseView(msgspec.Struct, frozen=True):
    """One base. `agent` is null while the viewer may not know it, and while the base is empty."""

    agent: int | None
    standing: bool
    empty: bool
    tokens: int


class DeskView(msgspec.Struct, frozen=True):
    """One seat's side. `hand` is null for those who may not see it."""

    seat: int
    placed: bool
    bases: list[BaseView]
    hand: list[int] | None
    hand_count: int
    tokens: int
    points: int


class AgentHunterView(msgspec.Struct, frozen=True):
    """What a viewer sees. `refill` is the base that `to_act` must refill, if one is empty."""

    viewer: Viewer
    phase: Literal["place", "first_player", "turn", "refill", "over"]
    first: int | None
    to_act: list[int]
    turn: int
    turn_limit: int
    refill: int | None
    out_of_play: list[int]
    desks: list[DeskView]


PHASES: tuple[Literal["place", "first_player", "turn", "refill", "over"], ...] = (
    "place",
    "first_player",
    "turn",
    "refill",
    "over",
)
PLACE, OVER = PHASES.index("place"), PHASES.index("over")


def view(game: AgentHunter, state: State, viewer: Viewer) -> AgentHunterView:
    """Build what a viewer may see, field by field."""
    return AgentHunterView(
        viewer=viewer,
        phase=PHASES[state.phase],
        first=state.first if state.first >= 0 else None,
        to_act=[seat for seat in game.to_act(state) if seat >= 0],
        turn=state.turns + 1 if state.phase != OVER else state.turns,
        turn_limit=game.turn_limit,
        refill=state.refill if state.refill >= 0 else None,
        out_of_play=[n for n in range(game.agents) if state.out >> n & 1],
        desks=[desk(game, state, seat, viewer) for seat in (0, 1)],
    )


def desk(game: AgentHunter, state: State, seat: int, viewer: Viewer) -> DeskView:
    open_to_viewer = viewer in (seat, TRUTH) or state.phase == OVER
    hand = game.members[state.hands[seat]]
    placed = state.phase != PLACE or seat not in state.actors
    return DeskView(
        seat=seat,
        placed=placed,
        bases=[base(game, state, seat, at, open_to_viewer) for at in range(game.bases)],
        hand=list(hand) if open_to_viewer else None,
        hand_count=len(hand),
        tokens=state.tokens[seat],
        points=state.points[seat],
    )


def base(game: AgentHunter, state: State, seat: int, at: int, open_to_viewer: bool) -> BaseView:
    agent = state.on_base[seat][at]
    standing = bool(state.standing[seat] >> at & 1)
    return BaseView(
        agent=agent if agent >= 0 and (open_to_viewer or not standing) else None,
        standing=standing,
        empty=agent < 0,
        tokens=state.beside[seat][at],
    )


def sheet(view: AgentHunterView) -> list[Section]:
    """Put the view into statements: one's own side last, nearest to the hand."""
    first, second = (0, 1) if view.viewer != 0 else (1, 0)
    return [
        Section(
            "progress",
            [
                Line("turn", {"turn": min(view.turn, view.turn_limit), "limit": view.turn_limit}),
                Line("out_of_play", {"agents": view.out_of_play}),
            ],
        ),
        *(desk_section(view.desks[seat]) for seat in (first, second)),
    ]


def desk_section(desk: DeskView) -> Section:
    lines = [base_line(at, base, desk.placed) for at, base in enumerate(desk.bases)]
    if desk.hand is None:
        lines.append(Line("hand_count", {"count": desk.hand_count}))
    else:
        lines.append(Line("hand", {"agents": desk.hand}))
    lines.append(Line("tokens", {"count": desk.tokens}))
    lines.append(Line("points", {"points": desk.points}))
    return Section("desk", lines, {"seat": desk.seat})


def base_line(at: int, base: BaseView, placed: bool) -> Line:
    if not base.standing:
        return Line("base_fallen", {"base": at, "agent": base.agent, "points": 1 + base.tokens})
    if base.empty:
        return Line("base_empty", {"base": at, "tokens": base.tokens})
    if base.agent is None:
        return Line("base_hidden", {"base": at, "tokens": base.tokens})
    return Line("base_known", {"base": at, "agent": base.agent, "tokens": base.tokens})
