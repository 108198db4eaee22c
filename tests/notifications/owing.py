"""Tables at which somebody owes a decision, written straight into a store."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from filature.core.messages import Settings
from filature.notifications.channels import ChannelRow, Channels, Target
from filature.tables.hosting import Hosting
from filature.tables.store import Entry, Store, Summary, TableRow
from filature.tables.stores import store_named

OWE = "insert into owed_turns (table_id, seat, decision, at, deadline) values ($1, $2, $3, $4, $5)"
ANSWER = "delete from owed_turns where table_id = $1 and seat = $2 and decision = $3"
DAY = 24 * 3600.0
PAUSE = Hosting().notify_after
START = 1_800_000_000.0
"""When everything begins: 08:00 in UTC."""


@asynccontextmanager
async def opened(name: str, alone: bool = True) -> AsyncIterator[Store]:
    """Have a store open for a while."""
    store = store_named(name, alone=alone)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def seat(store: Store, table: str, holders: Sequence[str], game: str = "kryptos") -> None:
    """Set up a table at which these people sit."""
    row = TableRow(table, game, 1, len(holders), {}, Settings(), "invite", 0.0)
    log = [
        Entry("sit", at, {"bot": None, "name": f"P{at}", "token": holder}, at=0.0)
        for at, holder in enumerate(holders)
    ]
    await store.create(row, log, Summary("playing", "P0", len(holders)))


async def owe(store: Store, table: str, seat: int, decision: int, at: float = 0.0) -> None:
    """Let a seat owe a decision."""
    await store.fetch(OWE, table, seat, decision, at, at + DAY)


async def answer(store: Store, table: str, seat: int, decision: int) -> None:
    """Let the decision be made."""
    await store.fetch(ANSWER, table, seat, decision)


async def channel(
    store: Store,
    holder: str,
    kind: str = "webhook",
    target: Target | None = None,
    state: str = "open",
    id: str | None = None,
) -> ChannelRow:
    """Let somebody have a channel."""
    name = id or f"{holder}-{kind}"
    row = ChannelRow(
        name,
        holder,
        kind,  # type: ignore[arg-type]
        target or Target("https://hooks.example/topic", form="json"),
        "en",
        "https://play.example",
        f"secret-{name}",
        state,  # type: ignore[arg-type]
        None,
        START,
        -START,
    )
    await Channels(store).keep(row)
    return row
