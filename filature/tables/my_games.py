"""The games of one person, for their list: what the seats that they hold may know, and no more.

Everything comes from the stream that the seat's own page gets: its position, and what it was told.
"""

from __future__ import annotations

from collections.abc import Mapping

from filature.core.events import Event, Started
from filature.core.messages import (
    MyGame,
    MyGames,
    Position,
    Say,
    SetRest,
    TablesChanged,
    Vacation,
)
from filature.core.refusals import NoSuchTable, Refused
from filature.core.streams import Stream, said
from filature.tables.clock import DAY
from filature.tables.error_log import log_and_go_on
from filature.tables.events import Said, Signal, SpectatorsSaid
from filature.tables.lobby import Lobby
from filature.tables.store import Listed
from filature.tables.table import Table
from filature.tables.table_names import table_name

MOST_HELD = 500
"""How many tables of one person are looked through, the latest ones."""

MOST_RUNNING = 20
PAGE = 10
"""How many finished games are given at once."""

RUNNING = ("gathering", "playing", "sealed")
"""A game that is over and sealed is not finished for anybody."""

FEW = 3
"""How many events since somebody last looked are told."""

SELECT_LOOKED = "select table_id, seat, looked from holders where token_hash = $1"
LOOKED = "update holders set looked = $4 where token_hash = $1 and table_id = $2 and seat = $3"

ASIDE = 3 * 24 * 3600.0
"""After how many seconds a game against bots alone no longer calls whom it waits for."""

NOTHING_YET = Position({}, [], [], [], None)
"""How things stand before the start."""


async def my_games(lobby: Lobby, holder: str, since: int) -> MyGames:
    """Return the running games of a holder, and its finished ones from number `since` on.

    The newest are first by when they were created: when a table was last written to could tell
    somebody of a choice or of talk that is not theirs to know.
    """
    held = await lobby.store.held_by(holder, MOST_HELD)
    looked = {
        (table, seat): seq for table, seat, seq in await lobby.store.fetch(SELECT_LOOKED, holder)
    }
    held.sort(key=lambda one: one.row.created, reverse=True)
    running = [one for one in held if one.summary.phase in RUNNING]
    finished = [one for one in held if one.summary.phase not in RUNNING]
    return MyGames(
        running=await glances(lobby, holder, running[:MOST_RUNNING], looked),
        finished=await glances(lobby, holder, finished[since : since + PAGE], looked),
        older=max(0, len(finished) - since - PAGE),
    )


async def glances(
    lobby: Lobby, holder: str, tables: list[Listed], looked: Mapping[tuple[str, int], int]
) -> list[MyGame]:
    found = []
    for one in tables:
        with log_and_go_on("a table cannot be shown in somebody's list"):
            try:
                table = await lobby.table_now(one.row.id)
            except NoSuchTable:  # deleted meanwhile
                continue
            if table.state.seats_of(holder):
                found.append(glance(lobby, table, holder, one.touched, looked))
    return found


def glance(
    lobby: Lobby,
    table: Table,
    holder: str,
    touched: float,
    looked: Mapping[tuple[str, int], int],
) -> MyGame:
    """Return what the holder of a seat may know of its game, in short.

    A device with several seats gets what is public, as behind its curtain. After the end nothing is
    secret, and `touched` is when it ended.
    """
    state, row = table.state, table.row
    seats = state.seats_of(holder)
    viewer = lobby.viewer(table, holder, None)
    stream = table.streams[viewer]
    now = stream.position or NOTHING_YET
    info, clocks = table.info(viewer), table.clocks(viewer)
    owed = {one.seat for one in now.waiting} & set(seats)
    seconds = [clock.left for clock in clocks.clocks if clock.seat in owed] if clocks else []
    clock, time = state.clock, table.time.now()
    deadlines = [at for seat in owed if (at := clock.deadline(seat, time)) is not None]
    waited = {one.seat for one in now.waiting}
    news = news_since(stream, max((looked.get((row.id, seat), 0) for seat in seats), default=0))
    playing = state.phase == "playing"
    return MyGame(
        id=row.id,
        name=table_name(row.id),
        game=row.game,
        phase=state.phase,
        players=info.players,
        you=seats,
        created=row.created,
        ended=touched if state.phase in ("over", "left", "closed") else None,
        turn=state.phase == "playing" and bool(now.decisions if viewer >= 0 else owed),
        waiting=[one.seat for one in now.waiting] if state.phase == "playing" else [],
        left=min(seconds, default=None),
        last=last_told(stream) if state.phase == "playing" else None,
        outcome=now.outcome,
        again=info.again,
        names=info.names,
        aside=is_aside(table, seats),
        since=news[-FEW:] if playing else [],
        before=max(0, len(news) - FEW) if playing else 0,
        deadline=min(deadlines, default=None) if playing else None,
        clocks=[one for one in clocks.clocks if one.seat in waited] if clocks else [],
        days=clock.pace.seconds / DAY if clock.days else 0,
        paused=playing and any(clock.vacation[seat] > time for seat in seats),
    )


async def looked(lobby: Lobby, table: Table, holder: str | None, seq: int) -> None:
    """Note how far somebody has followed the game, for what they are told of it next time.

    Not while the server stops, nor where clocks of minutes run: nobody goes away from those.
    """
    slow = table.row.settings.pace.kind in ("none", "days")
    if holder is None or lobby.ticking is None or table.state.phase != "playing" or not slow:
        return
    for seat in table.state.seats_of(holder):
        await lobby.store.fetch(LOOKED, holder, table.row.id, seat, seq)


async def everywhere(lobby: Lobby, holder: str, command: SetRest | Vacation) -> TablesChanged:
    """Do something at all of somebody's running tables with a pace in days; once at each."""
    done, refused = 0, None
    for one in await lobby.store.held_by(holder, MOST_HELD):
        if one.summary.phase != "playing" or one.row.settings.pace.kind != "days":
            continue
        with log_and_go_on("a table cannot be told of rest or vacation"):
            try:
                table = await lobby.table_now(one.row.id)
                for seat in table.state.seats_of(holder):
                    await table.execute(seat, command, holder)
            except Refused as why:
                refused = why
            else:
                done += 1
    if refused is not None and not done:
        raise refused
    return TablesChanged(done)


def is_aside(table: Table, seats: list[int]) -> bool:
    """Tell whether a game waits for the holder of these seats alone, and has done so for long.

    Only how long they have owed a decision counts, which they know; not what others did meanwhile.
    """
    state = table.state
    if state.phase != "playing":
        return False
    if any(one.kind != "bot" for at, one in enumerate(state.seats) if at not in seats):
        return False
    owed = [since for at in seats if (since := state.clock.since[at]) is not None]
    return bool(owed) and table.time.now() - max(owed) > ASIDE


def last_told(stream: Stream) -> Say | None:
    """Return the last thing of the game that everybody was told, if there is one.

    What was told to this seat alone stays out of lists, which may be open on a screen that others
    see; so does talk.
    """
    for told in reversed(stream.told):
        for event in reversed(told):
            if (say := public_news(event)) is not None:
                return say
    return None


def news_since(stream: Stream, seq: int) -> list[Say]:
    """Return the same of everything after a message of the stream."""
    if not seq:  # never looked: nothing is since then
        return []
    found = (public_news(event) for told in stream.told[seq:] for event in told)
    return [say for say in found if say is not None]


def public_news(event: Event) -> Say | None:
    """Return an event of the game that everybody was told, as it is said."""
    if isinstance(event, Said | SpectatorsSaid | Signal | Started):
        return None
    say = said(event)
    return None if say.get("private") or say.get("fleeting") else say
