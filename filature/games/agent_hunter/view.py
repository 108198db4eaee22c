"""Agent Hunter: what each viewer sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from filature.core.events import CHANCE, TRUTH, Line, Section, Viewer
from filature.games.agent_hunter.state import BOTH_SEATS, NO_AGENT, Phase, State

if TYPE_CHECKING:
    from filature.games.agent_hunter.rules import AgentHunter


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
    phase: Phase
    first: int | None
    to_act: list[int]
    turn: int
    turn_limit: int
    refill: int | None
    out_of_play: list[int]
    desks: list[DeskView]


def view(game: AgentHunter, state: State, viewer: Viewer) -> AgentHunterView:
    """Build what a viewer may see, field by field."""
    return AgentHunterView(
        viewer=viewer,
        phase=state.phase,
        first=state.first,
        to_act=[seat for seat in state.to_act if seat != CHANCE],
        turn=state.turns + (state.phase != "over"),
        turn_limit=game.turn_limit,
        refill=state.refill,
        out_of_play=list(state.out),
        desks=[desk(state, seat, viewer) for seat in BOTH_SEATS],
    )


def desk(state: State, seat: int, viewer: Viewer) -> DeskView:
    is_open = viewer in (seat, TRUTH) or state.phase == "over"
    hand = state.hands[seat]
    return DeskView(
        seat=seat,
        placed=state.phase != "place" or seat not in state.to_act,
        bases=[base(state, seat, at, is_open) for at in range(len(state.on_base[seat]))],
        hand=list(hand) if is_open else None,
        hand_count=len(hand),
        tokens=state.tokens[seat],
        points=state.points[seat],
    )


def base(state: State, seat: int, at: int, is_open: bool) -> BaseView:
    agent = state.on_base[seat][at]
    standing = at in state.standing[seat]
    return BaseView(
        agent=agent if agent != NO_AGENT and (is_open or not standing) else None,
        standing=standing,
        empty=agent == NO_AGENT,
        tokens=state.beside[seat][at],
    )


def sheet(view: AgentHunterView) -> list[Section]:
    """Put the view into statements: the viewer's side last, nearest to the hand."""
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
    lines = [base_line(at, base) for at, base in enumerate(desk.bases)]
    if desk.hand is None:
        lines.append(Line("hand_count", {"count": desk.hand_count}))
    else:
        lines.append(Line("hand", {"agents": desk.hand}))
    lines.append(Line("tokens", {"count": desk.tokens}))
    lines.append(Line("points", {"points": desk.points}))
    return Section("desk", lines, {"seat": desk.seat})


def base_line(at: int, base: BaseView) -> Line:
    if not base.standing:
        return Line("base_fallen", {"base": at, "agent": base.agent, "points": 1 + base.tokens})
    if base.empty:
        return Line("base_empty", {"base": at, "tokens": base.tokens})
    if base.agent is None:
        return Line("base_hidden", {"base": at, "tokens": base.tokens})
    return Line("base_known", {"base": at, "agent": base.agent, "tokens": base.tokens})
