"""One row that cannot be read concerns its own table: all others go on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from filature.notifications import sql as notifications_sql
from filature.tables.hosting import Hosting, Keep
from filature.tables.lobby import Lobby
from filature.tables.owed_turns import DUE
from filature.tables.seat import token_hash
from filature.tables.store import Damaged
from filature.tables.stores import store_named
from tests.asgi_client import AsgiClient
from tests.circles.circle_driver import CircleDriver
from tests.owndata.devices import Device, server

DAY = 86400
DAMAGES = {
    "a line of the log": "update log set body = '{' where table_id = $1 and n = 0",
    "a line that is something else": "update log set body = '[]' where table_id = $1 and n = 0",
    "settings": "update tables set settings = '[]' where id = $1",
    "options": "update tables set options = 'x' where id = $1",
    "phase": "update tables set phase = 'x' where id = $1",
    "game": "update tables set game = 'diary' where id = $1",
}
Run = Callable[[AsgiClient, Lobby], Awaitable[Any]]


def days_table(name: str) -> dict[str, Any]:
    pace = {"kind": "days", "seconds": DAY}
    return {"settings": {"pace": pace, "away": "bot"}, "name": name}


def served(store: str, tmp_path: Path, *runs: Run, keep: Keep | None = None) -> None:
    """Run servers over a store one after the other, each with an hour of its own."""

    async def running() -> None:
        hosting = Hosting(erasures=str(tmp_path / "erasures"), keep=keep or Keep())
        for run in runs:
            async with server(store_named(store), hosting) as (client, lobby):
                await run(client, lobby)

    asyncio.run(running())


@pytest.fixture(params=DAMAGES)
def damage(request: pytest.FixtureRequest) -> str:
    return DAMAGES[request.param]


class Tables:
    """Some tables of two people with a day for each decision; the first is damaged."""

    def __init__(self, damage: str) -> None:
        self.damage = damage
        self.ids: list[str] = []

    async def make(self, client: AsgiClient, lobby: Lobby) -> None:
        ada, bob = Device(client, "Ada"), Device(client, "Bob")
        for _ in range(3):
            table = await ada.open(**days_table("Ada"))
            await bob.sit(table)
            self.ids.append(table["table"])
        await lobby.store.fetch(self.damage, self.ids[0])


def test_deadlines_of_other_tables_are_looked_after(
    damage: str, store: str, tmp_path: Path
) -> None:
    tables = Tables(damage)

    async def later(client: AsgiClient, lobby: Lobby) -> None:
        lobby.environment.time += 2 * DAY  # type: ignore[attr-defined]
        for _ in range(3):
            await lobby.look_at_deadlines()
            due = [row[0] for row in await lobby.store.fetch(DUE, lobby.environment.now())]
            assert due == [], "it is not looked at again and again at once"
        assert {id for id in tables.ids if id in lobby.tables} >= set(tables.ids[1:])
        for id in tables.ids[1:]:
            assert any(lobby.tables[id].state.missed), "a bot has decided for who was late"

    served(store, tmp_path, tables.make, later)


def test_somebodys_list_shows_the_others(damage: str, store: str, tmp_path: Path) -> None:
    tables = Tables(damage)

    async def later(client: AsgiClient, lobby: Lobby) -> None:
        ada = Device(client, "Ada")
        shown = (await ada.ask("GET", "/mine/games")).json()
        assert {one["id"] for one in shown["running"]} >= set(tables.ids[1:])
        assert set(await ada.tables()) >= set(tables.ids[1:])
        until = lobby.environment.now() + DAY
        changed = await ada.ask("POST", "/mine/vacation", {"id": "v", "until": until})
        assert changed.json()["tables"] == 2, changed

    served(store, tmp_path, tables.make, later)


def test_old_tables_are_stopped_and_deleted_all_the_same(
    damage: str, store: str, tmp_path: Path
) -> None:
    tables = Tables(damage)

    async def later(client: AsgiClient, lobby: Lobby) -> None:
        lobby.environment.time += 20 * DAY  # type: ignore[attr-defined]
        await client.app.state.service.retention.run()
        phases = dict(await lobby.store.fetch("select id, phase from tables"))
        assert {phases[id] for id in tables.ids[1:]} == {"left"}

    served(store, tmp_path, tables.make, later, keep=Keep(running=10))


def test_somebody_is_erased_at_all_other_tables_and_again_at_the_next_start(
    store: str, tmp_path: Path
) -> None:
    tables = Tables(DAMAGES["a line of the log"])
    names = "select distinct table_id from log where body like '%Ada%'"

    async def erased(client: AsgiClient, lobby: Lobby) -> None:
        await Device(client, "Ada").post("/me/erase", {"sure": True})
        assert await lobby.store.fetch(names) == []
        assert await lobby.store.fetch("select * from erasures") == [], "it is not yet all done"

    async def mend(client: AsgiClient, lobby: Lobby) -> None:
        hashed = token_hash(Device(client, "Ada").token)
        body = '{"bot":null,"name":"Ada","token":"' + hashed + '"}'
        mended = "update log set body = $2 where table_id = $1 and n = 0"
        await lobby.store.fetch(mended, tables.ids[0], body)

    async def mended(client: AsgiClient, lobby: Lobby) -> None:
        assert await lobby.store.fetch(names) == []
        assert len(await lobby.store.fetch("select * from erasures")) == 1

    served(store, tmp_path, tables.make, erased, mend, mended)


def test_a_circle_shows_its_other_events_and_brings_them_on(store: str, tmp_path: Path) -> None:
    async def run(client: AsgiClient, lobby: Lobby) -> None:
        circle = CircleDriver(client, lobby)
        await circle.found("Bob")
        events = [await circle.plan("Bob") for _ in range(3)]
        await lobby.store.fetch("update circle_events set phase = 'playing'")
        spoil = "update circle_events set wish = '{' where id = $1"
        await lobby.store.fetch(spoil, events[0])
        await circle.advance()
        service = circle.service.events
        shown = {one.id: len(one.rounds) for one in await service.all_of(circle.id)}
        assert shown == dict.fromkeys(events[1:], 1)

    served(store, tmp_path, run)


def test_a_damaged_channel_keeps_nobody_else_from_being_told(store: str, tmp_path: Path) -> None:
    async def run(client: AsgiClient, lobby: Lobby) -> None:
        sent: list[str] = []
        dispatcher = client.app.state.service.notifications.dispatcher

        async def send(channel: Any, notice: Any) -> None:
            sent.append(channel.holder)

        dispatcher.send, dispatcher.pause = send, 0.0
        for number, quiet in enumerate(["{", None, None]):
            holder = f"holder{number}"
            row = (f"c{number}", holder, "webhook", '{"address":"https://x.example"}')
            values = (*row, "en", "https://here.example", f"s{number}", "open", None, 0.0, 0.0)
            await lobby.store.fetch(notifications_sql.KEEP_CHANNEL, *values)
            await lobby.store.fetch(notifications_sql.WRITE_SETTINGS, holder, 1, quiet)
        ada, bob = Device(client, "Ada"), Device(client, "Bob")
        table = await ada.open(**days_table("Ada"))
        await bob.sit(table)
        for number in range(3):
            held = "insert into holders (token_hash, table_id, seat) values ($1, $2, $3)"
            for seat in (0, 1):
                await lobby.store.fetch(held, f"holder{number}", table["table"], seat)
        await dispatcher.once()
        assert sorted(sent) == ["holder1", "holder2"]

    served(store, tmp_path, run)


def test_a_table_that_cannot_be_read_is_damaged_and_not_missing(
    damage: str, store: str, tmp_path: Path
) -> None:
    tables = Tables(damage)

    async def later(client: AsgiClient, lobby: Lobby) -> None:
        if "diary" in damage:
            return  # It can be read, and not be played.
        with pytest.raises(Damaged):
            await lobby.store.load(tables.ids[0])
        answer = await Device(client, "Ada").ask("GET", f"/tables/{tables.ids[0]}/next")
        assert answer.status == 500
        assert answer.json() == {"error": {"type": "server_error"}}

    served(store, tmp_path, tables.make, later)
