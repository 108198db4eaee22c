"""When the file is written anew after an erasure: seldom, and never for nothing."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.owndata.eraser import CLEAN_EVERY, CLEAN_SHARE, Eraser
from filature.owndata.journal import Journal
from filature.tables import sqlite
from filature.tables.hosting import Hosting
from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.tables.store import Store
from filature.tables.stores import store_named
from tests.asgi_client import AsgiClient
from tests.owndata.devices import Device, server

Test = Callable[[AsgiClient, Lobby], Awaitable[None]]


class Counting(SqliteStore):
    """A store that counts how often its file is written anew, and says how long that took."""

    def __init__(self, path: Path, took: float = 0.0) -> None:
        super().__init__(path)
        self.cleaned = 0
        self.took = took
        self.environment: Any = None

    async def clean(self) -> bool:
        self.cleaned += 1
        self.environment.time += self.took
        return await super().clean()


def at(store: Store, test: Test) -> None:
    async def run() -> None:
        async with server(store) as (client, lobby):
            if isinstance(store, Counting):
                store.environment = lobby.environment
            await test(client, lobby)

    asyncio.run(run())


def files(path: Path) -> bytes:
    return b"".join(folder(path.parent).values())


def folder(path: Path) -> dict[str, bytes]:
    return {one.name: one.read_bytes() for one in sorted(path.iterdir())}


async def chore(client: AsgiClient, lobby: Lobby, seconds: float = 60.0) -> None:
    """Let time pass, and the chore run."""
    lobby.environment.time += seconds  # type: ignore[attr-defined]
    await client.app.state.service.eraser.run()


def test_for_somebody_of_whom_nothing_is_kept_nothing_is_done(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    store = Counting(path)

    async def test(client: AsgiClient, lobby: Lobby) -> None:
        await Device(client, "Ada").open()
        await chore(client, lobby)
        before = folder(tmp_path)
        for number in range(5):
            nobody = Device(client, f"Nobody{number}")
            assert await nobody.post("/me/erase", {"sure": True}) == {"tables": 0}
            await chore(client, lobby, CLEAN_EVERY)
        assert folder(tmp_path) == before
        assert store.cleaned == 0

    at(store, test)


def test_the_same_in_postgresql(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        hosting = Hosting(erasures=str(tmp_path / "journal"))
        async with server(store_named(database), hosting) as (client, lobby):
            before = await lobby.store.fetch("select * from erasures")
            await Device(client, "Nobody").post("/me/erase", {"sure": True})
            assert await lobby.store.fetch("select * from erasures") == before
            assert not (tmp_path / "journal").exists()

    asyncio.run(run())


@given(st.lists(st.floats(1, 900), min_size=1, max_size=30), st.sampled_from([0.0, 3.7, 60.0]))
def test_however_often_somebody_erases_the_file_is_written_anew_seldom(
    waits: list[float], took: float
) -> None:
    """Yet always within the promised time."""

    class Store(SqliteStore):
        async def clean(self) -> bool:
            cleaned.append(time[0])
            time[0] += took
            return True

    time, cleaned = [1e6], list[float]()
    journal = Journal(None)

    async def nobody(id: str) -> Any:
        raise AssertionError

    async def run() -> None:
        store = Store(":memory:")
        await store.open()
        eraser = Eraser(store, journal, nobody, lambda: time[0], None, lambda: time[0])
        marked = None
        for wait in waits:
            device = "insert into devices values ($1, $1, '', 0, 0, 0)"
            await store.fetch(device, f"d{time[0]}")
            await eraser.erase(f"d{time[0]}")
            marked = marked or time[0]
            time[0] += wait
            before = len(cleaned)
            await eraser.run()
            if len(cleaned) > before:
                marked = None
            least = max(CLEAN_EVERY, CLEAN_SHARE * took)
            assert marked is None or time[0] - marked < least
        pauses = [after - one for one, after in pairwise(cleaned)]
        assert all(pause >= max(CLEAN_EVERY, CLEAN_SHARE * took) for pause in pauses)
        await store.close()

    asyncio.run(run())


def test_what_several_people_erase_is_gone_within_ten_minutes(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    store = Counting(path)

    async def test(client: AsgiClient, lobby: Lobby) -> None:
        names = ("Aurelia", "Balthasar", "Cunegonde")
        people = [Device(client, name) for name in names]
        for one in people:
            await one.open()
        await people[0].post("/me/erase", {"sure": True})
        await chore(client, lobby)
        assert store.cleaned == 1
        assert b"Aurelia" not in files(path)
        for one in people[1:]:
            await one.post("/me/erase", {"sure": True})
            await chore(client, lobby)
        assert store.cleaned == 1
        for _ in range(int(CLEAN_EVERY / 60)):
            await chore(client, lobby)
        assert store.cleaned == 2
        for name in names:
            assert name.encode() not in files(path)

    at(store, test)


def test_a_server_that_dies_before_it_writes_the_file_anew_does_it_at_the_next_start(
    tmp_path: Path,
) -> None:
    path = tmp_path / "tables.sqlite3"

    async def erasing(client: AsgiClient, lobby: Lobby) -> None:
        await Device(client, "Aurelia").open()
        await Device(client, "Aurelia").post("/me/erase", {"sure": True})

    async def later(client: AsgiClient, lobby: Lobby) -> None:
        await chore(client, lobby)
        await chore(client, lobby, CLEAN_EVERY)

    at(SqliteStore(path), erasing)
    for cleaned in (1, 0):
        store = Counting(path)
        at(store, later)
        assert store.cleaned == cleaned


def test_while_all_logs_are_searched_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    searching, go_on = threading.Event(), threading.Event()
    scan = sqlite.scan_file

    def slow(*arguments: Any) -> Any:
        searching.set()
        go_on.wait()
        return scan(*arguments)

    async def test(client: AsgiClient, lobby: Lobby) -> None:
        ada, bob = Device(client, "Ada"), Device(client, "Bob")
        await ada.open()
        with monkeypatch.context() as patch:
            patch.setattr(sqlite, "scan_file", slow)
            erasing = asyncio.create_task(ada.post("/me/erase", {"sure": True}))
            await asyncio.to_thread(searching.wait)
            table = await bob.open()
            await ada.sit(table)
            assert not erasing.done()
            go_on.set()
            await erasing

    at(SqliteStore(tmp_path / "tables.sqlite3"), test)


def test_somebody_who_reads_the_file_is_not_waited_for(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite3")
        await store.open()
        await store.fetch("insert into server_keys values ('a', 'b')")
        reader = sqlite.connect(store.path, False)
        reader.execute("begin")
        reader.execute("select * from server_keys").fetchall()
        await store.fetch("insert into server_keys values ('c', 'd')")
        assert not await store.clean()
        assert await store.fetch("pragma busy_timeout") == [(sqlite.BUSY_MILLISECONDS,)]
        reader.close()
        assert await store.clean()
        await store.close()

    asyncio.run(run())
