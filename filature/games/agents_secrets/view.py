"""Les agents secrets: what each viewer sees. Identities and reports are all that is secret (R3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from filature.core.events import TRUTH, Line, Section, Viewer
from filature.games.agents_secrets.reports import RIGHT_LINE
from filature.games.agents_secrets.state import Phase, State
from filature.games.agents_secrets.street import AGENTS, PLACES, WORTH

if TYPE_CHECKING:
    from filature.games.agents_secrets.rules import AgentsSecrets


class AgentView(msgspec.Struct, frozen=True):
    """An agent in play. `known` tells whether the viewer may know who holds it; if so, `holder` is
    that seat, or null for an independent agent."""

    agent: str
    place: str
    score: int
    known: bool
    holder: int | None


class SeatView(msgspec.Struct, frozen=True):
    """A seat: its agent and its report where the viewer may see them, its total at the end."""

    seat: int
    agent: str | None
    reported: bool
    report: dict[str, int | None] | None
    right: int | None
    total: int | None


class AgentsSecretsView(msgspec.Struct, frozen=True):
    """What a viewer sees. `seat` is the one whose turn it is, `roll` the die while it is unspent;
    `report_at` is null under the basic rules. `agents` is empty until it is known who plays."""

    viewer: Viewer
    phase: Phase
    rules: Literal["basic", "advanced"]
    goal: int
    report_at: int | None
    turn: int
    turn_limit: int
    seat: int | None
    to_act: list[int]
    roll: int | None
    file: str
    agents: list[AgentView]
    seats: list[SeatView]


def view(game: AgentsSecrets, state: State, viewer: Viewer) -> AgentsSecretsView:
    """Build what a viewer may see, field by field."""
    over = state.phase == "over"
    outcome = game.outcome(state)
    totals = [None] * game.seats if outcome is None else outcome.scores
    right = game.right_lines(state) if over else None
    return AgentsSecretsView(
        viewer=viewer,
        phase=state.phase,
        rules="advanced" if game.advanced else "basic",
        goal=game.goal,
        report_at=game.report_at if game.advanced else None,
        turn=state.turns if over else state.turns + 1,
        turn_limit=game.turn_limit,
        seat=state.seat if state.seat >= 0 and not over else None,
        to_act=[seat for seat in state.to_act if seat >= 0],
        roll=state.roll if state.phase == "move" else None,
        file=PLACES[state.file],
        agents=[agent_view(state, agent, viewer) for agent in state.in_play],
        seats=[
            SeatView(
                seat=seat,
                agent=AGENTS[state.identities[seat]] if state.identities and shown else None,
                reported=code >= 0,
                report=game.reports.owners(code) if code >= 0 and shown else None,
                right=right[seat] if right is not None and code >= 0 else None,
                total=totals[seat],
            )
            for seat, code in enumerate(state.reports)
            for shown in [over or viewer in (seat, TRUTH)]
        ],
    )


def agent_view(state: State, agent: int, viewer: Viewer) -> AgentView:
    holder = state.identities.index(agent) if agent in state.identities else None
    dealt = bool(state.identities)
    known = dealt and (viewer in (TRUTH, holder) or state.phase == "over")
    return AgentView(
        agent=AGENTS[agent],
        place=PLACES[state.places[agent]],
        score=state.scores[agent],
        known=known,
        holder=holder if known else None,
    )


# The sheet: the whole street, place by place, for somebody who reads with the ears or the fingers.


def sheet(view: AgentsSecretsView) -> list[Section]:
    """Put the view into statements."""
    sections = [Section("progress", progress(view)), Section("street", street(view))]
    if view.agents:
        sections.append(Section("scores", [agent_line(agent) for agent in view.agents]))
    sections += [
        Section("desk", desk(view, seat), {"seat": seat.seat})
        for seat in view.seats
        if desk(view, seat)
    ]
    return sections


def progress(view: AgentsSecretsView) -> list[Line]:
    lines = [Line("turn", {"turn": view.turn, "limit": view.turn_limit})]
    if view.roll is not None:
        lines.append(Line("die", {"seat": view.seat, "value": view.roll}))
    elif view.seat is not None:
        lines.append(Line("whose_turn", {"seat": view.seat}))
    lines.append(Line("file", {"place": view.file}))
    lines.append(Line("goal", {"rules": view.rules, "goal": view.goal}))
    written = all(seat.reported for seat in view.seats)
    if view.report_at is not None and (written or view.phase != "over"):
        lines.append(Line("reports", {"report_at": view.report_at, "written": written}))
    return lines


def street(view: AgentsSecretsView) -> list[Line]:
    """Every place, clockwise from the chapel: who stands there, and the file."""
    return [
        Line(
            "place",
            {
                "place": place,
                "number": number,
                "worth": WORTH[number],
                "agents": [agent.agent for agent in view.agents if agent.place == place],
                "file": view.file == place,
            },
        )
        for number, place in enumerate(PLACES)
    ] + [Line("clock")]


def agent_line(agent: AgentView) -> Line:
    args = {"agent": agent.agent, "score": agent.score, "place": agent.place}
    if not agent.known:
        return Line("agent", args)
    return Line("agent_known", {**args, "holder": agent.holder})


def desk(view: AgentsSecretsView, seat: SeatView) -> list[Line]:
    """What the viewer knows of a seat: its identity, its report, its total."""
    lines: list[Line] = []
    if seat.agent is not None:
        lines.append(Line("identity", {"seat": seat.seat, "agent": seat.agent}))
    if seat.reported and seat.report is None:
        lines.append(Line("report_hidden"))
    if seat.report is not None:
        lines += [
            Line(
                "report_line",
                {"agent": agent, "holder": owner, "right": is_right(view, agent, owner)},
            )
            for agent, owner in seat.report.items()
        ]
    if seat.right is not None:
        lines.append(Line("right", {"count": seat.right, "points": RIGHT_LINE * seat.right}))
    if seat.total is not None:
        lines.append(Line("total", {"points": seat.total}))
    return lines


def is_right(view: AgentsSecretsView, agent: str, owner: int | None) -> bool | None:
    """Tell at the end whether a line of a report is right; nothing before."""
    if view.phase != "over":
        return None
    return any(seen.agent == agent and seen.holder == owner for seen in view.agents)
