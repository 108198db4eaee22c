"""Tables stored by older versions open as those versions showed them, and are played on.

`stored/` has a store of each released version, on SQLite and as a `pg_dump`, and with them what
that version showed: for each table the record so far and the SHA-256 of every viewer's welcome.
`tables-0.1` is of version 0.1 (schema 2), `tables-schemaN` of the present one: `python -m
tests.tables.storing` makes it anew.
"""

from __future__ import annotations

import asyncio
import json
import shutil
from random import Random
from typing import Any

import asyncpg
import pytest

from filature.core import messages as m
from filature.core import record
from filature.games import catalogue, game_class
from filature.tables.checking import check_store
from filature.tables.devices import Devices
from filature.tables.lobby import Lobby
from filature.tables.seat import token_hash
from filature.tables.stores import store_named
from filature.tables.table import Table
from tests.fake_environment import FakeEnvironment, InstantWorkers
from tests.tables.storing import NOW, STORED, digest_of

VERSIONS = sorted(path.stem for path in STORED.glob("*.json"))


def fill(store: str, version: str) -> str:
    """Fill the store with the stored tables; return which kind of store it is."""
    if not store.startswith("postgresql"):
        shutil.copyfile(STORED / f"{version}.sqlite3", store)
        return "sqlite"

    async def restore() -> None:
        connection = await asyncpg.connect(store)
        await connection.execute((STORED / f"{version}.sql").read_text(encoding="utf-8"))
        await connection.close()

    asyncio.run(restore())
    return "postgres"


def test_the_present_version_is_among_the_stored_ones() -> None:
    """Where this fails: `python -m tests.tables.storing`, and keep those of released versions."""
    assert NOW in VERSIONS
    assert "tables-0.1" in VERSIONS


FAST = (("sqlite", "tables-0.1"), ("postgres", NOW))
PAIRS = [
    pytest.param(kind, version, marks=[] if (kind, version) in FAST else pytest.mark.slow)
    for version in VERSIONS
    for kind in ("sqlite", "postgres")
]


@pytest.mark.parametrize(("store", "version"), PAIRS, indirect=["store"])
def test_stored_tables_open_as_they_were_and_are_played_on(store: str, version: str) -> None:
    kind = fill(store, version)
    expected = json.loads((STORED / f"{version}.json").read_text(encoding="utf-8"))[kind]
    in_play = {table["game"] for table in expected["tables"] if table["phase"] == "playing"}
    assert in_play == set(catalogue())

    async def check() -> None:
        environment, workers = FakeEnvironment(), InstantWorkers()
        environment.time = expected["now"]
        environment.made = 1000  # past the ids that the stored tables have
        workers.allowed.clear()
        lobby = Lobby(store_named(store), environment, workers)
        wrong = []
        await lobby.open()
        try:
            tables = [(stored, await lobby.table(stored["id"])) for stored in expected["tables"]]
            for stored, table in tables:
                check_opened(stored, table, lobby.devices)
            workers.allowed.set()
            for _, table in tables:
                await play_on(lobby, table)
                if table.state.phase == "over":
                    record.read(table.record().encode(), game_class)
            wrong += [one async for one in check_store(lobby.store) if one.problems]
        finally:
            await lobby.close()
        assert wrong == []

    asyncio.run(check())


def check_opened(stored: dict[str, Any], table: Table, devices: Devices) -> None:
    assert table.state.phase == stored["phase"]
    assert table.state.lines == stored["lines"]
    if stored["record"] is not None:
        assert table.state.record() == stored["record"]
    for viewer, (seq, digest) in stored["viewers"].items():
        assert table.streams[int(viewer)].seq == seq
        assert digest_of(table, int(viewer)) == digest, f"{stored['id']}, viewer {viewer}"
    for seat, token in stored["tokens"].items():
        holder = devices.holder(token_hash(token))
        assert int(seat) in table.state.seats_of(holder)


async def play_on(lobby: Lobby, table: Table) -> None:
    """Play evenly at random to the end, if the table is in play; persons and bots."""
    rng, session = Random(table.row.id), table.session
    for number in range(5000):
        while tasks := list(lobby.bot_runner.tasks.values()):
            await asyncio.gather(*tasks)
        if table.state.phase != "playing":
            break
        seat = session.pending[0]
        decision = session.decision(seat)
        action = decision.legal.nth(rng.randrange(len(decision.legal)))
        await table.execute(seat, m.Command(f"played-on-{number}", decision.id, action))
    assert table.state.phase in ("over", "gathering", "left")
