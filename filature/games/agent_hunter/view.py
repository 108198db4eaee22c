"""Agent Hunter: what each viewer sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from filature.core.events import SPECTATOR, TRUTH, Line, Section, Viewer, seats_among
from filature.core.sharing import Part, View, derived, latest, own_view, public, public_of
from filature.games.agent_hunter.state import BOTH_SEATS, NO_AGENT, Phase, State

if TYPE_CHECKING:
    from filature.games.agent_hunter.rules import AgentHunter


class BaseView(msgspec.Struct, frozen=True):
    """One base. `agent` is null while the viewer may not know it, and while the base is empty."""

    agent: int | None
    standing: bool
    empty: bool
    tokens: int


class DeskView(Part, frozen=True):
    """One seat's side. `hand` is null for those who may not see it."""

    seat: int
    placed: bool
    bases: list[BaseView]
    hand: list[int] | None
    hand_count: int
    tokens: int
    points: int


class AgentHunterView(View, frozen=True):
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
    """Return what everybody sees, with the viewer's own desk; at the end, all."""
    seen = public_view(game, state)
    if viewer == SPECTATOR:
        return seen
    desks = [
        desk(state, seat, True) if seat == viewer or viewer == TRUTH else closed
        for seat, closed in enumerate(seen.desks)
    ]
    return own_view(seen, viewer=viewer, desks=desks)


@public
def public_view(game: AgentHunter, state: State) -> AgentHunterView:
    """Build what everybody sees, field by field."""
    over = state.phase == "over"
    return AgentHunterView(
        viewer=SPECTATOR,
        phase=state.phase,
        first=state.first,
        to_act=seats_among(state.to_act),
        turn=state.turns + (not over),
        turn_limit=game.turn_limit,
        refill=state.refill,
        out_of_play=list(state.out),
        desks=[desk(state, seat, is_open=over) for seat in BOTH_SEATS],
    )


def desk(state: State, seat: int, is_open: bool) -> DeskView:
    """A seat's side; where it is not open, without its hand and the agents on standing bases."""
    return desk_view(
        (seat, is_open),
        state.phase != "place" or seat not in state.to_act,
        state.on_base[seat],
        state.standing[seat],
        state.beside[seat],
        state.hands[seat],
        state.tokens[seat],
        state.points[seat],
    )


@latest
def desk_view(
    place: tuple[int, bool],
    placed: bool,
    on_base: tuple[int, ...],
    standing: tuple[int, ...],
    beside: tuple[int, ...],
    hand: tuple[int, ...],
    tokens: int,
    points: int,
) -> DeskView:
    seat, is_open = place
    return DeskView(
        seat,
        placed,
        [base_view(agent, at in standing, beside[at], is_open) for at, agent in enumerate(on_base)],
        list(hand) if is_open else None,
        len(hand),
        tokens,
        points,
    )


def base_view(agent: int, standing: bool, tokens: int, is_open: bool) -> BaseView:
    if agent == NO_AGENT:
        return BaseView(None, standing, True, tokens)
    return BaseView(None if standing and not is_open else agent, standing, False, tokens)


def sheet(view: AgentHunterView) -> list[Section]:
    """Put the view into statements: the viewer's side last, nearest to the hand."""
    first, second = (0, 1) if view.viewer != 0 else (1, 0)
    return [
        progress(public_of(view)),
        desk_section(view.desks[first]),
        desk_section(view.desks[second]),
    ]


@derived
def progress(view: AgentHunterView) -> Section:
    turn, limit = min(view.turn, view.turn_limit), view.turn_limit
    return Section(
        "progress",
        [
            Line("turn", {"turn": turn, "limit": limit}),
            Line("out_of_play", {"agents": view.out_of_play}),
        ],
    )


@derived
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
