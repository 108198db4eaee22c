"""A table read from its log is the table that was played at, whichever way it is read."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.core import messages as m
from filature.core.events import SPECTATOR, Event, Viewer
from filature.games import catalogue, game_class
from filature.games.agent_hunter import events as hunter
from filature.tables.environment import Environment
from filature.tables.lobby import Lobby
from filature.tables.server_commands import StopGame
from filature.tables.sqlite import SqliteStore
from filature.tables.store import Kept
from filature.tables.table import Table
from tests.tables.table_driver import acknowledged


def everything(table: Table) -> dict[str, Any]:
    """Return all that anybody is sent of a table and all that bots are asked."""
    return {
        "streams": {
            viewer: (s.says(0), s.position, s.fleeting) for viewer, s in table.streams.items()
        },
        "seats": [(s.kind, s.name, s.tokens, s.left, s.stand_in) for s in table.state.seats],
        "stands": (
            table.state.phase,
            table.state.lines,
            table.session.decision_numbers,
            table.session.pending,
            table.state.reasons,
        ),
        "history": (table.session.history, table.session.undoable),
        "knowledge": table.session.knowledge,
    }


async def played(game: str, seats: int, rng: Random, delay: int = 0) -> tuple[Table, Kept]:
    """Play for a while, with all that people do beside playing; return the table and its log."""
    lobby = Lobby(SqliteStore(":memory:"), Environment())
    await lobby.open()
    here = [m.NewSeat("here", name=f"P{seat}") for seat in range(seats)]
    new = m.NewTable(game, "P0", here, settings=m.Settings(delay=delay))
    table = await lobby.table((await lobby.create(new, "token")).table)
    for step in range(rng.randrange(40)):
        seat = rng.randrange(seats)
        kind = rng.random()
        act: m.Act
        if table.session.pending and kind < 0.8:
            seat = rng.choice(table.session.pending)
            decision = table.session.decision(seat)
            action = decision.legal.nth(rng.randrange(len(decision.legal)))
            act = m.Command(f"c{step}", decision.id, action)
        elif kind < 0.87:
            act = m.Undo(f"u{step}")
        elif kind < 0.94:
            act = m.Talk(f"t{step}", "words")
        else:
            act = m.Talk(f"s{step}", "more words", "Eve")
            seat = SPECTATOR
        await acknowledged(table, seat, act)
    if rng.random() < 0.2:
        await table.execute(SPECTATOR, StopGame())
    kept = await lobby.store.load(table.row.id)
    assert kept is not None
    await lobby.close()
    return table, kept


def reread(table: Table, kept: Kept) -> tuple[Table, Table]:
    """Return the table as it is read from its log, and as those see it who follow every step."""
    quickly = Table(kept, table.store, table.environment)
    slowly = Table(msgspec.structs.replace(kept, log=[]), table.store, table.environment)
    for entry in kept.log:
        for stream in slowly.streams.values():
            if not stream.followed:
                stream.follow()
        slowly.apply(entry)
    return quickly, slowly


@given(seed=st.integers(0, 10**9))
def test_a_table_read_from_its_log_is_the_one_that_was_played_at(seed: int) -> None:
    rng = Random(seed)
    game = rng.choice(list(catalogue()))
    seats = rng.choice(game_class(game).seat_counts)
    table, kept = asyncio.run(played(game, seats, rng, delay=rng.choice([0, 0, 3])))
    quickly, slowly = reread(table, kept)
    assert everything(quickly) == everything(slowly) == everything(table)


def test_a_step_that_tells_somebody_nothing_is_counted_as_when_it_was_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whether it is a message depends on how things stood: then the log is read step by step."""

    def told(self: hunter.Placed, viewer: Viewer) -> Event | None:
        return self if viewer == self.seat else None

    monkeypatch.setattr(hunter.Placed, "told", told)
    for seed in range(5):
        table, kept = asyncio.run(played("agent_hunter", 2, Random(seed)))
        quickly, slowly = reread(table, kept)
        assert everything(quickly) == everything(slowly) == everything(table)


@given(seed=st.integers(0, 10**9), told_nothing=st.booleans())
def test_whatever_follows_is_the_same_where_nobody_had_asked_for_a_position(
    seed: int, told_nothing: bool
) -> None:
    """After a log was read, positions are made for those who ask, or before they would change."""
    rng = Random(seed)
    with pytest.MonkeyPatch.context() as patch:
        if told_nothing:
            patch.setattr(hunter.Placed, "told", lambda placed, viewer: None)
        game = "agent_hunter" if told_nothing else rng.choice(list(catalogue()))
        seats = rng.choice(game_class(game).seat_counts)
        table, kept = asyncio.run(played(game, seats, rng))
        at = rng.randrange(1, len(kept.log) + 1)
        half = msgspec.structs.replace(kept, log=kept.log[:at])
        quickly, slowly = reread(table, half)
        assert told_nothing or not any(s.has_position for s in quickly.streams.values())
        for entry in kept.log[at:]:
            quickly.apply(entry)
            slowly.apply(entry)
        assert everything(quickly) == everything(slowly) == everything(table)
