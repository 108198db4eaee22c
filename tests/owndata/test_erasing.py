"""Erasing somebody: nothing of theirs is left in any byte, all of the others' is."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filature.cli import main
from filature.core import record
from filature.games import game_class
from filature.tables import erasing
from filature.tables.backups import back_up
from filature.tables.hosting import Hosting
from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.tables.store import Store
from filature.tables.stores import store_named
from tests.asgi_client import AsgiClient
from tests.owndata.devices import Device, server
from tests.owndata.lives import Lives, Person, found, plain
from tests.postgres import Postgres

STEPS = 3


def files(path: Path) -> bytes:
    """Return every byte that a store has in its folder."""
    return b"".join(one.read_bytes() for one in sorted(path.parent.glob(f"{path.name}*")))


async def records(lobby: Lobby, tables: list[Any]) -> dict[str, str]:
    """Return the record of every table that is over."""
    loaded = [await lobby.table_now(one["table"]) for one in tables]
    ended = [table for table in loaded if table.state.phase == "over"]
    return {table.row.id: table.record() for table in ended}


async def others_see(lives: Lives) -> list[Any]:
    """Return what the others have: their tables, notes and talk."""
    seen: list[Any] = []
    for person in lives.people[1:]:
        for device in person.devices:
            seen.append(sorted(await device.tables()))
            seen.append([one["name"] for one in (await device.me())["devices"]])
            for one in lives.tables:
                answer = await device.ask("GET", f"/tables/{one['table']}/note")
                seen.append(answer.body if answer.status == 200 else answer.status)
    return seen


async def erase(person: Person) -> None:
    """Erase all of somebody, from each of their devices that still has something."""
    for device in person.devices if not person.signed_in else person.devices[:1]:
        await device.post("/me/erase", {"sure": True})


async def live_and_erase(client: AsgiClient, lobby: Lobby, seed: int, dump: Any) -> Lives:
    """Let people live; erase one; check what is left, in memory and by `dump`."""
    lives = Lives(client, lobby, seed)
    await lives.run(STEPS)
    zoe, *others = lives.people
    await lobby.store.clean()  # What somebody has overwritten themselves is gone, too.
    before = [found(dump(), one) for one in others]
    assert len(found(dump(), zoe)) > 4
    seen, played = await others_see(lives), await records(lobby, lives.tables)
    await erase(zoe)
    await client.app.state.service.eraser.run()
    assert found(dump(), zoe) == set()
    # What another has said at Zoé's tables, and all else of theirs, is where it was.
    assert [found(dump(), one) for one in others] == before
    assert await others_see(lives) == seen
    now = await records(lobby, lives.tables)
    for id, text in played.items():
        assert plain(now[id]) == plain(text)
    for text in now.values():
        record.read(text.encode(), game_class)
    for id, table in lobby.tables.items():
        streams = msgspec.json.encode([stream.says(0) for stream in table.streams.values()])
        assert found(streams + msgspec.json.encode(table.info(0)), zoe) == set(), id
    return lives


@settings(max_examples=5)
@given(st.integers(0, 10**6))
def test_no_byte_of_sqlite_or_of_a_backup_is_left(seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite3"

        async def running() -> None:
            async with server(store_named(str(path))) as (client, lobby):
                lives = await live_and_erase(client, lobby, seed, lambda: files(path))
                copy = Path(folder) / "copy"
                back_up(str(path), str(copy))
                assert found(copy.read_bytes(), lives.people[0]) == set()
                assert found(copy.read_bytes(), lives.people[1]) != set()
            assert found(files(path), lives.people[0]) == set()

        asyncio.run(running())


def test_no_byte_of_a_postgres_dump_is_left(database: str, tmp_path: Path) -> None:
    if shutil.which("pg_dump") is None:
        pytest.skip("no pg_dump on this machine")

    def dump() -> bytes:
        return subprocess.run(["pg_dump", database], capture_output=True, check=True).stdout

    async def running() -> None:
        hosting = Hosting(erasures=str(tmp_path / "erasures"))
        async with server(store_named(database), hosting) as (client, lobby):
            for seed in (1, 2):
                lives = Lives(client, lobby, seed)
                await lives.run(STEPS)
                zoe, yan, _ = lives.people
                assert len(found(dump(), zoe)) > 4
                await erase(zoe)
                # Other processes have followed by then.
                lobby.environment.time += 1000  # type: ignore[attr-defined]
                await client.app.state.service.eraser.run()
                assert found(dump(), zoe) == set()
                assert found(dump(), yan) != set()
                await lobby.store.fetch("delete from tables")
                await lobby.store.fetch("delete from devices")

    asyncio.run(running())


def test_an_older_backup_is_erased_again(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.sqlite3", tmp_path / "older"

    async def living() -> Lives:
        async with server(store_named(str(path))) as (client, lobby):
            lives = Lives(client, lobby, 7)
            await lives.run(STEPS)
            back_up(str(path), str(copy))
            await erase(lives.people[0])
            await client.app.state.service.eraser.run()
            return lives

    async def opening() -> int:
        async with server(store_named(str(path))) as (client, _):
            again: int = await client.app.state.service.eraser.erase_again()
            return again

    lives = asyncio.run(living())
    zoe, yan, _ = lives.people
    restored = found(copy.read_bytes(), zoe)
    assert restored
    assert main(["tables", "restore", str(copy), "--yes", "--store", str(path)]) == 0
    assert asyncio.run(opening()) == 0  # It was done at the start already.
    assert found(files(path), zoe) == set()
    assert found(files(path), yan) == found(copy.read_bytes(), yan)


@pytest.mark.parametrize("part", ["list", "export"])
def test_the_operators_commands_erase_again_too(tmp_path: Path, part: str) -> None:
    path, copy = tmp_path / "tables.sqlite3", tmp_path / "older"

    async def living() -> Lives:
        async with server(store_named(str(path))) as (client, lobby):
            lives = Lives(client, lobby, 7)
            await lives.run(1)
            back_up(str(path), str(copy))
            await erase(lives.people[0])
            return lives

    lives = asyncio.run(living())
    shutil.copy(copy, path)
    table = [] if part == "list" else [lives.tables[0]["table"]]
    main(["tables", part, "--store", str(path), *table])
    assert found(files(path), lives.people[0]) == set()


def test_what_is_left_is_accepted_by_verify(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"

    async def running() -> list[str]:
        async with server(store_named(str(path))) as (client, lobby):
            lives = Lives(client, lobby, 3)
            await lives.run(STEPS)
            await erase(lives.people[0])
            return list((await records(lobby, lives.tables)).values())

    texts = asyncio.run(running())
    assert len(texts) >= 3
    for at, text in enumerate(texts):
        file = tmp_path / f"{at}.jsonl"
        file.write_text(text, encoding="utf-8")
        assert main(["verify", str(file)]) == 0


def mutants() -> dict[str, Any]:
    """Return erasers that forget one place each."""
    whole = erasing.erased_body

    def forgetting(kind: str) -> Any:
        return lambda entry, seat, own, holders: (
            entry.body if entry.kind == kind else whole(entry, seat, own, holders)
        )

    return {
        **{
            f"lines: {kind}": ("filature.tables.erasing.erased_body", forgetting(kind))
            for kind in ("sit", "say")
        },
        "notes": ("filature.tables.sql.FORGET_NOTE", "select $1, $2"),
        "passkeys": ("filature.owndata.eraser.FORGET_PASSKEYS", "select $1"),
        "devices": ("filature.owndata.eraser.FORGET_UNLINKED", "delete from devices where 1 = $1"),
        "rows": ("filature.owndata.eraser.ROWS", ()),
        "seats": ("filature.tables.sql.RELEASE_SEAT", "select $1, $2"),
        "clean": ("filature.tables.sqlite.SqliteStore.clean", not_cleaned),
    }


async def not_cleaned(self: Store) -> bool:
    return True


@pytest.mark.parametrize("mutant", mutants())
def test_a_place_that_is_forgotten_is_found_by_the_scan(
    mutant: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.sqlite3"
    monkeypatch.setattr(*mutants()[mutant])

    async def running() -> set[str]:
        async with server(store_named(str(path))) as (client, lobby):
            lives = Lives(client, lobby, 6)
            await lives.run(1)
            assert lives.people[0].signed_in
            await erase(lives.people[0])
            await client.app.state.service.eraser.run()
            return found(files(path), lives.people[0])

    assert asyncio.run(running())


def test_open_pages_of_others_are_told_the_new_name() -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        one, two = Device(client, "One"), Device(client, "Two")
        table = await one.open()
        await two.sit(table)
        await one.act(table["table"], type="say", id="a1", text="Bonsoir Two")
        socket = await two.connect(table["table"])
        assert any("Bonsoir" in text for text in socket.take())
        await one.post("/me/erase", {"sure": True})
        await socket.drain(2)
        told = [msgspec.json.decode(text) for text in socket.take()]
        welcome = next(message for message in told if message["type"] == "welcome")
        players = welcome["table"]["players"]
        assert [player["name"] for player in players] == ["Agent 1", "Two"]
        assert "Bonsoir" not in msgspec.json.encode(welcome["say"]).decode()
        assert players[0]["stand_in"]
        assert socket.code is None
        assert await one.tables() == set()

    asyncio.run(at_server(test))


async def at_server(test: Any) -> None:
    async with server() as (client, lobby):
        await test(client, lobby)


def test_another_process_forgets_too(database: str, tmp_path: Path) -> None:
    hosting = Hosting(erasures=str(tmp_path / "erasures"))

    async def running() -> None:
        async with (
            server(store_named(database), hosting) as (here, _),
            server(store_named(database), hosting) as (there, other),
        ):
            one, two = Device(here, "One"), Device(there, "Two")
            table = await one.open()
            await two.sit(table)
            socket = await two.connect(table["table"])
            await one.act(table["table"], type="say", id="a1", text="Bonsoir")
            await one.post("/me/erase", {"sure": True})
            async with asyncio.timeout(10):
                while '"Agent 1"' not in "".join(socket.received):
                    socket.wakeup.clear()
                    await socket.wakeup.wait()
            loaded = await other.table(table["table"])
            says = [stream.says(0) for stream in loaded.streams.values()]
            assert b"Bonsoir" not in msgspec.json.encode(says)

    asyncio.run(running())


def test_a_crash_on_the_way_is_made_good_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.sqlite3"

    class Crash(Exception):
        pass

    async def crashing(self: Any, id: str, holders: Any) -> None:
        raise Crash

    async def living() -> Lives:
        async with server(store_named(str(path))) as (client, lobby):
            lives = Lives(client, lobby, 2)
            await lives.run(1)
            monkeypatch.setattr("filature.owndata.eraser.Eraser.erase_at", crashing)
            for device in lives.people[0].devices:
                await device.ask("POST", "/me/erase", {"sure": True})
            monkeypatch.undo()
            return lives

    async def again() -> None:
        async with server(store_named(str(path))):
            pass

    lives = asyncio.run(living())
    assert found(files(path), lives.people[0])
    asyncio.run(again())
    assert found(files(path), lives.people[0]) == set()


def test_it_must_be_meant_and_there_must_be_somebody() -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        one = Device(client, "One")
        await one.open()
        before = await lobby.store.fetch("select count(*) from log")
        answer = await one.ask("POST", "/me/erase", {"sure": False})
        assert answer.json()["error"]["type"] == "not_sure"
        assert await lobby.store.fetch("select count(*) from log") == before
        nobody = await client.request("POST", "/api/me/erase", {"sure": True})
        assert nobody.status == 403

    asyncio.run(at_server(test))


def test_pages_that_were_split_keep_no_copy(tmp_path: Path) -> None:
    """Rows of many tables come in any order; without a new file some copies would stay."""
    path, rng = tmp_path / "tables.sqlite3", Random(2)

    def fill(connection: sqlite3.Connection) -> None:
        row = "values (?, 'kryptos', 1, 2, '{}', '{}', 0, '', 0, 'over', '', 2, 0, 0)"
        for at in range(40):
            connection.execute(f"insert into tables {row}", (f"{at:03}",))
        for number in range(20_000):
            canary = rng.random() < 0.1
            text = f"CANARY{number:05}" if canary else "y" * rng.randrange(120)
            key = (f"{rng.randrange(40):03}", rng.randrange(10**6))
            connection.execute("insert or replace into notes values (?, ?, ?)", (*key, text))
            if rng.random() < 0.1:
                grown = ("z" * rng.randrange(400), rng.randrange(20_000))
                connection.execute(
                    "update notes set text = ? where rowid ="
                    " (select max(rowid) from notes where rowid <= ?)",
                    grown,
                )

    async def running() -> None:
        store = SqliteStore(path)
        await store.open()
        await store.close()
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            for pragma in ("secure_delete=on", "synchronous=off", "foreign_keys=on"):
                connection.execute(f"pragma {pragma}")
            fill(connection)
        assert b"CANARY" in files(path)
        await store.open()
        await store.fetch("update notes set text = '' where text like 'CANARY%'")
        assert await store.clean()
        assert b"CANARY" not in files(path)
        await store.close()

    asyncio.run(running())


def test_an_older_dump_of_postgres_is_erased_again(
    postgres_server: Postgres, tmp_path: Path
) -> None:
    if shutil.which("pg_dump") is None or shutil.which("psql") is None:
        pytest.skip("no pg_dump and psql on this machine")
    hosting = Hosting(erasures=str(tmp_path / "erasures"))

    def dump(address: str) -> bytes:
        return subprocess.run(["pg_dump", address], capture_output=True, check=True).stdout

    async def living(address: str) -> tuple[Lives, bytes]:
        async with server(store_named(address), hosting) as (client, lobby):
            lives = Lives(client, lobby, 7)
            await lives.run(1)
            older = dump(address)
            await erase(lives.people[0])
            return lives, older

    async def opening(address: str) -> None:
        async with server(store_named(address), hosting) as (client, lobby):
            lobby.environment.time += 1000  # type: ignore[attr-defined]
            await client.app.state.service.eraser.run()

    with postgres_server.database() as first, postgres_server.database() as second:
        lives, older = asyncio.run(living(first))
        zoe, yan, _ = lives.people
        assert found(older, zoe)
        command = ["psql", "--quiet", "--set=ON_ERROR_STOP=1", second]
        subprocess.run(command, input=older, capture_output=True, check=True)
        asyncio.run(opening(second))
        assert found(dump(second), zoe) == set()
        assert found(dump(second), yan) == found(older, yan)
