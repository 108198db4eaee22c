"""The league and the standings of events: pure functions of what was played.

The league reads lines as `filature circle export` writes them, and nothing else. It is rated by
openskill as the arena is (`arena/measures.py`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime

import msgspec
from openskill.models import BradleyTerryFull

from filature.arena.measures import NORMAL
from filature.core.circles import EventKind, EventRow, League, LeagueRow
from filature.core.game import Outcome


class Line(msgspec.Struct, frozen=True):
    """One ended table of a circle.

    `members`, `names` and `ranked` are by seat: who sat there (null: a bot or a guest), what they
    are called now, and whether they take part in the league. `deal` names the deal that other
    tables had too. `outcome` is the record's; null where the game was stopped.
    """

    circle: str
    table: str
    game: str
    ended: float
    season: int
    members: list[int | None]
    names: list[str | None]
    ranked: list[bool]
    outcome: Outcome | None
    event: str | None = None
    round: int | None = None
    deal: str | None = None
    record: str = ""


class Rated(msgspec.Struct):
    """What is known of a member after some games."""

    mu: float
    sigma: float
    games: int = 0
    won: float = 0.0


def in_order(lines: Iterable[Line]) -> list[Line]:
    """Return lines in the order in which they count."""
    return sorted(lines, key=lambda line: (line.ended, line.table))


def ranked_seats(line: Line) -> list[int]:
    """Return the seats that a game rates; none where it tells nothing about them.

    At least two members who take part must have had one seat each, and one of them have won.
    """
    if line.outcome is None:
        return []
    seats = [at for at, ranked in enumerate(line.ranked) if ranked]
    if len(seats) < 2 or len({line.members[at] for at in seats}) < len(seats):
        return []
    return seats if any(at in line.outcome.winners for at in seats) else []


def rate(lines: Iterable[Line], rated: dict[int, Rated]) -> None:
    """Rate games in order: winners tie before all others, who tie too."""
    model = BradleyTerryFull()
    for line in lines:
        seats = ranked_seats(line)
        if not seats:
            continue
        assert line.outcome is not None
        winners = line.outcome.winners
        members = [line.members[at] or 0 for at in seats]
        for member in members:
            if member not in rated:
                fresh = model.rating()
                rated[member] = Rated(fresh.mu, fresh.sigma)
        teams = [[model.rating(rated[one].mu, rated[one].sigma)] for one in members]
        after = model.rate(teams, ranks=[float(at not in winners) for at in seats])
        for member, seat, team in zip(members, seats, after, strict=True):
            own = rated[member]
            own.mu, own.sigma = team[0].mu, team[0].sigma
            own.games += 1
            own.won += 1 / len(winners) if seat in winners else 0


def day_of(moment: float) -> str:
    """Return the day (UTC) of a moment."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def league(lines: Iterable[Line]) -> League:
    """Return the league over some lines, evening after evening."""
    names: dict[int | None, str | None] = {}
    evenings: dict[str, list[Line]] = defaultdict(list)
    for line in in_order(lines):
        names |= dict(zip(line.members, line.names, strict=True))
        if ranked_seats(line):
            evenings[day_of(line.ended)].append(line)
    rated: dict[int, Rated] = {}
    history: list[dict[int, float]] = []
    for played in evenings.values():
        rate(played, rated)
        history.append({member: one.mu for member, one in rated.items()})
    order = sorted(rated, key=lambda member: (-rated[member].mu, member))
    rows = []
    for member in order:
        one = rated[member]
        rows.append(
            LeagueRow(
                rank=1 + sum(other.mu > one.mu for other in rated.values()),
                member=member,
                name=names[member] or str(member),
                rating=one.mu,
                low=one.mu - NORMAL * one.sigma,
                high=one.mu + NORMAL * one.sigma,
                games=one.games,
                won=one.won,
                gaps=[
                    max(then.values()) - then[member] if member in then else None
                    for then in history
                ],
            )
        )
    return League(rows, list(evenings))


# Events


class Played(msgspec.Struct, frozen=True):
    """One table of a round: who sat where, and the scores; None where it was stopped."""

    members: list[int | None]
    scores: list[int] | None
    winners: list[int] = []


def gaps(tables: Sequence[Played]) -> list[list[float] | None]:
    """Return, by table and seat, the score less the mean of all who held the same seat.

    Bots held the same cards and count in the mean.
    """
    scored = [one.scores for one in tables if one.scores is not None]
    means = [sum(column) / len(column) for column in zip(*scored, strict=True)]
    return [
        None
        if one.scores is None
        else [score - mean for score, mean in zip(one.scores, means, strict=True)]
        for one in tables
    ]


def event_rows(
    coming: Sequence[int],
    rounds: Sequence[tuple[Sequence[Played], Sequence[int]]],
    names: Mapping[int, str],
    kind: EventKind,
) -> list[EventRow]:
    """Return the standings over rounds, each with its tables and byes.

    In pods by points, then wins; between two by wins, then points. Who is equal in both shares the
    rank. A bye in a Swiss is a win.
    """
    points: dict[int, float] = dict.fromkeys(coming, 0.0)
    won: dict[int, float] = dict.fromkeys(coming, 0.0)
    played: dict[int, int] = dict.fromkeys(coming, 0)
    rests: dict[int, int] = dict.fromkeys(coming, 0)
    for tables, resting in rounds:
        for one, gap in zip(tables, gaps(tables), strict=True):
            if gap is None:
                continue
            for seat, member in enumerate(one.members):
                if member is not None and member in points:
                    points[member] += gap[seat]
                    played[member] += 1
                    won[member] += 1 / len(one.winners) if seat in one.winners else 0
        for member in resting:
            rests[member] = rests.get(member, 0) + 1
            if kind == "swiss" and member in won:
                won[member] += 1
    worth = {one: (round(points[one], 9), round(won[one], 9)) for one in points}
    if kind != "pods":
        worth = {one: (wins, gap) for one, (gap, wins) in worth.items()}
    order = sorted(points, key=lambda one: (tuple(-value for value in worth[one]), one))
    return [
        EventRow(
            rank=1 + sum(other > worth[one] for other in worth.values()),
            member=one,
            name=names.get(one, str(one)),
            points=points[one],
            won=won[one],
            played=played[one],
            byes=rests[one],
        )
        for one in order
    ]
