"""What is kept of somebody: seen, taken along, and deleted in time."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from filature.core import record
from filature.core.languages import LANGUAGES
from filature.games import game_class
from filature.owndata.retention import RetentionChore
from filature.tables.hosting import Hosting, Keep, read_hosting
from filature.tables.lobby import Lobby
from filature.tables.store import CannotKeep
from filature.tables.stores import store_named
from tests.asgi_client import AsgiClient
from tests.owndata.devices import Device, server
from tests.owndata.lives import Lives, found

DAY = 86400.0


def unzipped(body: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(body)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def serve(test: Any, **how: Any) -> None:
    async def running() -> None:
        async with server(**how) as (client, lobby):
            await test(client, lobby)

    asyncio.run(running())


@pytest.mark.parametrize("seed", range(4))
def test_the_archive_holds_all_of_ones_own_and_no_secret_of_a_running_game(seed: int) -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        lives = Lives(client, lobby, seed)
        await lives.run(3)
        zoe, *others = lives.people
        for device in zoe.devices:
            first = (await device.ask("GET", "/me/export", language="fr")).body
            assert first == (await device.ask("GET", "/me/export", language="fr")).body
            files = unzipped(first)
            kept = {one["type"]: one["count"] for one in (await device.me())["kept"]}
            tables = json.loads(files["tables.json"])
            assert {one["table"] for one in tables} == await device.tables()
            over = {one["table"] for one in tables if one["phase"] in ("over", "left")}
            records = {name: text for name, text in files.items() if name.startswith("records/")}
            assert {name.split("-")[1].removesuffix(".jsonl") for name in records} == over
            assert len(over) == kept.get("finished", 0)
            for text in records.values():
                record.read(text, game_class)
            assert len(json.loads(files["talk.json"])) == kept.get("talk", 0)
            own = b"".join(text for name, text in files.items() if name not in records)
            assert not any(found(own, other) for other in others)
            assert not any(mark in own.decode() for mark in (device.token, '"token'))

    serve(test)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_archive_says_what_it_holds_in_the_readers_language(language: str) -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        one = Device(client, "One")
        await one.open()
        files = unzipped((await one.ask("GET", "/me/export", language=language)).body)
        text = files["README.txt"].decode()
        for name in files:
            assert name.partition("/")[0] in text or name == "README.txt", name
        assert (await one.ask("GET", "/me/export", language="xx")).status == 422

    serve(test)


def test_notes_of_a_shared_device_stay_out_while_the_game_runs() -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        one = Device(client, "One")
        table = await one.open(seats=[{"kind": "person"}, {"kind": "here", "name": "Two"}])
        path = f"/tables/{table['table']}/note"
        await one.ask("PUT", path, {"marks": {"secret": ["?"]}}, as_=1)
        files = unzipped((await one.ask("GET", "/me/export")).body)
        assert not any(name.startswith("notes/") for name in files)
        await one.ask(
            "POST", f"/tables/{table['table']}/command", {"type": "leave", "id": "a"}, as_=0
        )
        await one.ask(
            "POST", f"/tables/{table['table']}/command", {"type": "leave", "id": "b"}, as_=1
        )
        files = unzipped((await one.ask("GET", "/me/export")).body)
        assert any(name.startswith("notes/") for name in files)

    serve(test)


def test_what_is_old_is_deleted_by_the_server_itself(store: str, tmp_path: Path) -> None:
    keep = Keep(gathering=2, running=5, talk=3, finished=9, devices=7)

    async def test(client: AsgiClient, lobby: Lobby) -> None:
        retention = client.app.state.service.retention
        one, two = Device(client, "One"), Device(client, "Two")
        gathering = await one.open()
        running = await one.open()
        await two.sit(running)
        ended = await one.open(seats=[{"kind": "person"}, {"kind": "bot", "bot": "ref-random"}])
        await one.act(ended["table"], type="say", id="a1", text="Bonsoir")
        await one.act(ended["table"], type="leave", id="a2")
        await two.sign_in(await one.register())
        phases: list[dict[str, Any]] = []
        start = lobby.environment.now()
        for days in (1.0, 2.5, 3.5, 5.5, 8.0, 20.0):
            lobby.environment.time = start + days * DAY  # type: ignore[attr-defined]
            await retention.run()
            await retention.run()
            rows = await lobby.store.fetch("select id, phase from tables")
            phases.append({row[0]: row[1] for row in rows})
        ids = [one["table"] for one in (gathering, running, ended)]
        assert [[after.get(id) for id in ids] for after in phases] == [
            ["gathering", "playing", "left"],
            [None, "playing", "left"],
            [None, "playing", "left"],
            [None, "left", "left"],
            [None, "left", "left"],
            [None, None, None],
        ]
        assert not (await two.me())["signed_in"]

    serve(test, store=store_named(store), hosting=Hosting(keep=keep, erasures=str(tmp_path / "e")))


def test_talk_is_blanked_some_days_after_the_end_and_devices_in_use_stay() -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        retention = client.app.state.service.retention
        one = Device(client, "One")
        ended = await one.open(seats=[{"kind": "person"}, {"kind": "bot", "bot": "ref-random"}])
        await one.act(ended["table"], type="say", id="a1", text="Bonsoir")
        await one.act(ended["table"], type="leave", id="a2")
        await one.register()
        for day in range(12):
            lobby.environment.time += DAY  # type: ignore[attr-defined]
            assert (await one.me())["signed_in"], day
            await retention.run()
            said = await lobby.store.fetch("select body from log where kind = 'say'")
            assert ("Bonsoir" in said[0][0]) == (day < 2), day

    serve(test, hosting=Hosting(keep=Keep(talk=2, devices=5)))


def test_tables_that_a_change_of_rules_has_ended_are_deleted_like_finished_ones(
    store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        retention = client.app.state.service.retention
        one, two = Device(client, "One"), Device(client, "Two")
        closed, unknown, broken, other = [await one.open() for _ in range(4)]
        for table in (closed, unknown, broken, other):
            await two.sit(table)
            await one.act(table["table"], type="say", id="a1", text="Bonsoir")
        ids = [table["table"] for table in (closed, unknown, broken, other)]
        await lobby.store.fetch("update tables set game = 'chess' where id = $1", ids[1])
        change = "update tables set rules_version = rules_version + 1 where id = $1"
        await lobby.store.fetch(change, ids[0])
        damage = "update log set body = '{}' where kind = 'sit' and table_id = $1"
        await lobby.store.fetch(damage, ids[2])
        for id in ids:
            lobby.unload(id)
        start = lobby.environment.now()
        seen = []
        for days in (1.0, 3.5, 5.5, 10.0):
            lobby.environment.time = start + days * DAY  # type: ignore[attr-defined]
            await retention.run()
            rows = await lobby.store.fetch("select id, phase from tables")
            phases = {row[0]: row[1] for row in rows}
            said = await lobby.store.fetch(
                "select table_id from log where kind = 'say' and body like '%Bonsoir%'"
            )
            seen.append(([phases.get(id) for id in ids], sorted(ids.index(row[0]) for row in said)))
        assert seen == [
            (["playing"] * 4, [0, 1, 2, 3]),
            (["playing"] * 4, [2, 3]),
            ([None, None, "playing", "left"], [2, 3]),
            ([None, None, "playing", None], [2]),
        ]

    keep = Keep(gathering=2, running=5, talk=3, finished=4)
    monkeypatch.setattr(RetentionChore, "every", 1e9)
    serve(test, store=store_named(store), hosting=Hosting(keep=keep, erasures=str(tmp_path / "e")))


def test_how_long_things_are_kept_is_told_and_read_from_the_settings(tmp_path: Path) -> None:
    file = tmp_path / "filature.toml"
    file.write_text("[keep]\ntalk = 7\n")
    hosting = read_hosting(str(file))

    async def test(client: AsgiClient, lobby: Lobby) -> None:
        told = {one["type"]: one["days"] for one in (await Device(client, "One").me())["retention"]}
        assert told == {"gathering": 30, "running": 365, "talk": 7, "finished": 0, "devices": 400}

    serve(test, hosting=hosting)
    file.write_text("[keep]\ntalk = -1\n")
    with pytest.raises(CannotKeep, match="talk"):
        read_hosting(str(file))
