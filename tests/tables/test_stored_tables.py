"""Tables stored by version 0.1 open as that version showed them, and are played on.

`stored/tables-0.1.sqlite3` and `tables-0.1.sql` (a `pg_dump`) hold tables of all five games,
written by version 0.1: gathering, in play and over, with talk, undo, extra time, a stand-in, a
delay, a mute, a signal, a recovery code, notes and a rematch. `tables-0.1.json` has, for each, the
record so far and the SHA-256 of the welcome that version 0.1 sent to every viewer.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import shutil
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import msgspec
import pytest

from filature.core import messages as m
from filature.games import catalogue
from filature.tables.lobby import Lobby
from filature.tables.seat import token_hash
from filature.tables.stores import store_named
from filature.tables.table import Table
from tests.fake_environment import FakeEnvironment, InstantWorkers

STORED = Path(__file__).parent / "stored"
EXPECTED = json.loads((STORED / "tables-0.1.json").read_text(encoding="utf-8"))


@pytest.fixture
def kind(store: str, tmp_path: Path) -> str:
    """Fill the store with the stored tables; return which kind of store it is."""
    if not store.startswith("postgresql"):
        shutil.copyfile(STORED / "tables-0.1.sqlite3", store)
        return "sqlite"

    async def restore() -> None:
        connection = await asyncpg.connect(store)
        await connection.execute((STORED / "tables-0.1.sql").read_text(encoding="utf-8"))
        await connection.close()

    asyncio.run(restore())
    return "postgres"


def test_stored_tables_open_as_they_were_and_are_played_on(store: str, kind: str) -> None:
    expected = EXPECTED[kind]
    in_play = {table["game"] for table in expected["tables"] if table["phase"] == "playing"}
    assert in_play == set(catalogue())

    async def check() -> None:
        environment, workers = FakeEnvironment(), InstantWorkers()
        environment.time = expected["now"]
        environment.made = 1000  # past the ids that the stored tables have
        workers.allowed.clear()
        lobby = Lobby(store_named(store), environment, workers)
        await lobby.open()
        try:
            tables = [(stored, await lobby.table(stored["id"])) for stored in expected["tables"]]
            for stored, table in tables:
                check_opened(stored, table)
            workers.allowed.set()
            for _, table in tables:
                await play_on(lobby, table)
        finally:
            await lobby.close()

    asyncio.run(check())


def check_opened(stored: dict[str, Any], table: Table) -> None:
    assert table.state.phase == stored["phase"]
    assert table.state.lines == stored["lines"]
    assert table.state.record() == stored["record"]
    for viewer, (seq, digest) in stored["viewers"].items():
        shown = table.welcome(int(viewer), 0, [])
        assert shown.table.name
        # Version 0.1 gave tables no name.
        fields = msgspec.json.decode(msgspec.json.encode(shown))
        del fields["table"]["name"]
        welcome = msgspec.json.encode(fields)
        assert table.streams[int(viewer)].seq == seq
        assert hashlib.sha256(welcome).hexdigest() == digest, f"{stored['id']}, viewer {viewer}"
    for seat, token in stored["tokens"].items():
        assert int(seat) in table.state.seats_of(token_hash(token))


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
    assert table.state.phase in ("over", "gathering")
