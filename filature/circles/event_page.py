"""What somebody may see of an event, as the wire has it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from filature.circles.event_state import NEEDED, EventState, RoundState, played, standings
from filature.circles.rows import CircleState, TableEnd
from filature.circles.standings import gaps
from filature.core import circles as c
from filature.tables.table import Table
from filature.tables.table_names import table_name


def listing(circle: CircleState, event: EventState) -> c.EventListing:
    """Return an event in a list."""
    wish = event.wish
    return c.EventListing(
        id=event.id,
        name=wish.name,
        game=wish.game,
        kind=wish.kind,
        phase=event.phase,
        starts=wish.starts,
        coming=len(event.players(circle)),
    )


def event_shown(
    circle: CircleState,
    event: EventState,
    ends: Sequence[TableEnd],
    holder: str | None,
    tables: Mapping[str, Table],
) -> c.CircleEvent:
    """Return an event: everything of its open rounds, and who plays in the others."""
    wish, own = event.wish, circle.of(holder)
    players = event.players(circle)
    by_id = {one.table: one for one in ends}
    return c.CircleEvent(
        id=event.id,
        name=wish.name,
        game=wish.game,
        seats=wish.seats,
        options=wish.options,
        kind=wish.kind,
        phase=event.phase,
        rounds=event.length(circle),
        round=len(event.rounds),
        starts=wish.starts,
        pace=wish.pace,
        bot=wish.bot,
        maker=event.maker,
        coming=event.active(circle),
        needed=NEEDED,
        may_change=own is not None and own.member in (event.maker, circle.row.founder),
        played=[round_shown(circle, one, by_id, holder, tables) for one in event.rounds],
        standings=standings(circle, event, ends) if event.rounds and players else [],
    )


def round_shown(
    circle: CircleState,
    round: RoundState,
    ends: dict[str, TableEnd],
    holder: str | None,
    loaded: Mapping[str, Table],
) -> c.EventRound:
    """Return a round; while its deal is sealed, who plays and nothing else."""
    open = round.opened is not None
    results = played(round, ends) if open else []
    differences = gaps(results) if open else []
    own = circle.of(holder)
    tables = []
    for at, planned in enumerate(round.plan.tables):
        you = [
            seat
            for seat, member in enumerate(planned.seats)
            if own is not None and member == own.member
        ]
        end = ends.get(planned.id)
        phase = "playing"
        if open:
            phase = "over" if end is not None and end.phase == "over" else "left"
        elif you and (table := loaded.get(planned.id)) is not None:
            phase = table.state.phase
        seats = [
            c.CircleSeat("bot" if member is None else "person", None, member)
            for member in planned.seats
        ]
        tables.append(
            c.EventTable(
                id=planned.id,
                name=table_name(planned.id),
                phase=phase,  # type: ignore[arg-type]
                seats=named(circle, seats),
                you=you,
                invite=planned.invite if open else None,
                scores=results[at].scores if open else None,
                gaps=differences[at] if open else None,
            )
        )
    return c.EventRound(round.number, round.began, open, tables, round.plan.byes)


def named(circle: CircleState, seats: Sequence[c.CircleSeat]) -> list[c.CircleSeat]:
    """Return seats with the names that members have now."""
    names = circle.names
    return [
        seat if seat.member is None else msgspec.structs.replace(seat, name=names.get(seat.member))
        for seat in seats
    ]
