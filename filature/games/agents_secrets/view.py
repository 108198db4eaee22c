"""Les agents secrets: what each viewer sees. Identities and reports are all that is secret (R3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from filature.core.events import SPECTATOR, TRUTH, Line, Section, Viewer, seats_among
from filature.core.sharing import Part, View, derived, latest, own_view, part, public, public_of
from filature.games.agents_secrets.reports import RIGHT_LINE
from filature.games.agents_secrets.state import Phase, State
from filature.games.agents_secrets.street import AGENTS, PLACES, WORTH

if TYPE_CHECKING:
    from filature.games.agents_secrets.rules import AgentsSecrets


class AgentView(Part, frozen=True):
    """An agent in play. `known` tells whether the viewer may know who holds it; if so, `holder` is
    that seat, or null for an independent agent."""

    agent: str
    place: str
    score: int
    known: bool
    holder: int | None


class SeatView(Part, frozen=True):
    """A seat: its agent and its report where the viewer may see them, its total at the end."""

    seat: int
    agent: str | None
    reported: bool
    report: dict[str, int | None] | None
    right: int | None
    total: int | None


class AgentsSecretsView(View, frozen=True):
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
    """Return what everybody sees, with the viewer's own agent and report; at the end, all."""
    seen = public_view(game, state)
    if viewer == SPECTATOR and state.phase != "over":
        return seen
    agents, seats = seen.agents.copy(), seen.seats.copy()
    if viewer == TRUTH or state.phase == "over":
        if state.identities:
            agents = [known_agent(state, agent) for agent in state.in_play]
        seats = [open_seat(game, state, closed) for closed in seats]
    elif viewer >= 0:
        if state.identities:
            own = state.identities[viewer]
            agents[state.in_play.index(own)] = known_agent(state, own)
        seats[viewer] = open_seat(game, state, seats[viewer])
    return own_view(seen, viewer=viewer, agents=agents, seats=seats)


@public
def public_view(game: AgentsSecrets, state: State) -> AgentsSecretsView:
    """Build what everybody sees, field by field: not whose an agent is, nor what a report says."""
    over = state.phase == "over"
    outcome = game.outcome(state)
    totals = [None] * game.seats if outcome is None else outcome.scores
    right = game.right_lines(state) if over else None
    return AgentsSecretsView(
        viewer=SPECTATOR,
        phase=state.phase,
        rules="advanced" if game.advanced else "basic",
        goal=game.goal,
        report_at=game.report_at if game.advanced else None,
        turn=state.turns if over else state.turns + 1,
        turn_limit=game.turn_limit,
        seat=state.seat if state.seat >= 0 and not over else None,
        to_act=seats_among(state.to_act),
        roll=state.roll if state.phase == "move" else None,
        file=PLACES[state.file],
        agents=[
            agent_view(AGENTS[agent], PLACES[state.places[agent]], state.scores[agent], False, None)
            for agent in state.in_play
        ],
        seats=[
            seat_view(
                seat,
                None,
                code >= 0,
                None,
                right[seat] if right is not None and code >= 0 else None,
                totals[seat],
            )
            for seat, code in enumerate(state.reports)
        ],
    )


def known_agent(state: State, agent: int) -> AgentView:
    """An agent, for its holder and at the end for everybody."""
    name, place = AGENTS[agent], PLACES[state.places[agent]]
    return agent_view(name, place, state.scores[agent], True, holder(state, agent))


def holder(state: State, agent: int) -> int | None:
    """Return whose agent this is, or nothing for an independent one."""
    return state.identities.index(agent) if agent in state.identities else None


@part
def agent_view(agent: str, place: str, score: int, known: bool, holder: int | None) -> AgentView:
    return AgentView(agent, place, score, known, holder)


def open_seat(game: AgentsSecrets, state: State, closed: SeatView) -> SeatView:
    """A seat with its agent and its report: for itself, and at the end for everybody."""
    code = state.reports[closed.seat]
    agent = AGENTS[state.identities[closed.seat]] if state.identities else None
    report = tuple(game.reports.owners(code).items()) if code >= 0 else None
    return seat_view(closed.seat, agent, code >= 0, report, closed.right, closed.total)


@part
def seat_view(
    seat: int,
    agent: str | None,
    reported: bool,
    report: tuple[tuple[str, int | None], ...] | None,
    right: int | None,
    total: int | None,
) -> SeatView:
    return SeatView(seat, agent, reported, None if report is None else dict(report), right, total)


# The sheet: the whole street, place by place, for somebody who reads with the ears or the fingers.


def sheet(view: AgentsSecretsView) -> list[Section]:
    """Put the view into statements."""
    over, public = view.phase == "over", public_of(view)
    shown = tuple([(agent.agent, agent.holder) for agent in view.agents]) if over else None
    sections = [progress(public), street_section(public)]
    if view.agents:
        sections.append(scores(view.viewer, tuple(view.agents)))
    sections += [one for seat in view.seats if (one := desk(seat, shown)).lines]
    return sections


@derived
def progress(view: AgentsSecretsView) -> Section:
    over, written = view.phase == "over", all(seat.reported for seat in view.seats)
    lines = [Line("turn", {"turn": view.turn, "limit": view.turn_limit})]
    if view.roll is not None:
        lines.append(Line("die", {"seat": view.seat, "value": view.roll}))
    elif view.seat is not None:
        lines.append(Line("whose_turn", {"seat": view.seat}))
    lines.append(Line("file", {"place": view.file}))
    lines.append(Line("goal", {"rules": view.rules, "goal": view.goal}))
    if view.report_at is not None and (written or not over):
        lines.append(Line("reports", {"report_at": view.report_at, "written": written}))
    return Section("progress", lines)


@derived
def street_section(view: AgentsSecretsView) -> Section:
    return street(tuple([(agent.agent, agent.place) for agent in view.agents]), view.file)


@part
def street(agents: tuple[tuple[str, str], ...], file: str) -> Section:
    """Every place, clockwise from the chapel: who stands there, and the file."""
    lines = [
        Line(
            "place",
            {
                "place": place,
                "number": number,
                "worth": WORTH[number],
                "agents": [agent for agent, at in agents if at == place],
                "file": file == place,
            },
        )
        for number, place in enumerate(PLACES)
    ]
    return Section("street", [*lines, Line("clock")])


@latest
def scores(viewer: Viewer, agents: tuple[AgentView, ...]) -> Section:
    return Section("scores", [agent_line(agent) for agent in agents])


@derived
def agent_line(agent: AgentView) -> Line:
    args = {"agent": agent.agent, "score": agent.score, "place": agent.place}
    if not agent.known:
        return Line("agent", args)
    return Line("agent_known", {**args, "holder": agent.holder})


@derived
def desk(seat: SeatView, shown: tuple[tuple[str, int | None], ...] | None) -> Section:
    """What the viewer knows of a seat: its identity, its report, its total.

    `shown`, at the end, is who held which agent; a line of a report is right or wrong only then.
    """
    lines: list[Line] = []
    if seat.agent is not None:
        lines.append(Line("identity", {"seat": seat.seat, "agent": seat.agent}))
    if seat.reported and seat.report is None:
        lines.append(Line("report_hidden"))
    for agent, owner in (seat.report or {}).items():
        right = None if shown is None else (agent, owner) in shown
        lines.append(Line("report_line", {"agent": agent, "holder": owner, "right": right}))
    if seat.right is not None:
        lines.append(Line("right", {"count": seat.right, "points": RIGHT_LINE * seat.right}))
    if seat.total is not None:
        lines.append(Line("total", {"points": seat.total}))
    return Section("desk", lines, {"seat": seat.seat})
