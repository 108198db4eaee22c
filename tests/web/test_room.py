"""What only grows has bounds: by address, by table, and by the room that is left on the disk."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.core import messages as m
from filature.core.events import SPECTATOR
from filature.tables import state
from filature.tables.hosting import Hosting, LimitSettings, Room, read_hosting
from filature.tables.lobby import LONGEST_NOTE, Lobby
from filature.tables.room import TELL_EVERY
from filature.tables.store import CannotKeep
from filature.tables.stores import store_named
from filature.web.limits import Limits
from tests.asgi_client import AsgiClient, Response
from tests.owndata.devices import Device, server
from tests.tables.table_driver import TableDriver, applied, refusal

MB = 10**6
Test = Callable[[AsgiClient, Lobby], Awaitable[None]]


def at(store: Any, test: Test, hosting: Hosting | None = None) -> None:
    async def run() -> None:
        async with server(store, hosting) as (client, lobby):
            await test(client, lobby)

    asyncio.run(run())


def why(answer: Response) -> str | None:
    """Return why something was refused, over HTTP or as the answer to a command."""
    error = answer.json().get("error")
    return error["type"] if error else None


def limited(client: AsgiClient, lobby: Lobby, megabytes: float) -> None:
    """Let one address keep so much a day, and ask for as much as it likes."""
    now = lobby.environment.monotonic
    limits = Limits(now, 1e9)
    limits.kept = Limits(now, 1.0, LimitSettings(kept_megabytes_a_day=megabytes)).kept
    client.app.state.service.limits = limits


# By address


def note(text: str) -> Any:
    return {"marks": {"text": text}}


def kept_bytes(rows: list[Any]) -> int:
    return sum(len(str(row[0]).encode()) for row in rows)


def test_the_notes_of_an_address_are_bounded_by_day() -> None:
    """A new table for each note, and notes as long as may be, for a whole day."""

    async def test(client: AsgiClient, lobby: Lobby) -> None:
        limited(client, lobby, 10)
        ada = Device(client, "Ada")
        here = [{"kind": "person"}, *({"kind": "here", "name": f"P{n}"} for n in range(5))]
        pad = note("x" * (LONGEST_NOTE - 200))
        refused = 0
        for _ in range(24):
            for _ in range(10):
                answer = await ada.ask(
                    "POST",
                    "/tables",
                    {"game": "kryptos", "name": "Ada", "seats": here, "token": True},
                )
                if answer.status != 201:
                    assert why(answer) == "too_often"
                    continue
                for seat in range(6):
                    path = f"/tables/{answer.json()['table']}/note"
                    written = await ada.ask("PUT", path, pad, **{"as": seat})
                    refused += why(written) == "too_often"
            lobby.environment.time += 3600  # type: ignore[attr-defined]
        assert refused
        rows = await lobby.store.fetch("select text from notes")
        assert 5 * MB < kept_bytes(rows) < 11 * MB + LONGEST_NOTE

    at(None, test)


def test_writing_the_same_notes_again_costs_nothing() -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        limited(client, lobby, 1)
        ada = Device(client, "Ada")
        table = await ada.open()
        pad = note("x" * 30_000)
        for _ in range(50):
            answer = await ada.ask("PUT", f"/tables/{table['table']}/note", pad)
            assert answer.status == 200, answer

    at(None, test)


@pytest.mark.parametrize("letter", ["x", "é", "\U0001f600"])
def test_the_bound_of_notes_is_in_bytes(letter: str) -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        ada = Device(client, "Ada")
        table = await ada.open()
        path = f"/tables/{table['table']}/note"
        many = (LONGEST_NOTE - 100) // len(letter.encode())
        assert (await ada.ask("PUT", path, note(letter * many))).status == 200
        too_many = LONGEST_NOTE // len(letter.encode())
        assert why(await ada.ask("PUT", path, note(letter * too_many))) == "too_long"

    at(None, test)


def test_talk_and_other_commands_are_counted_and_decisions_are_not() -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        limited(client, lobby, 0.01)
        ada, bob = Device(client, "Ada"), Device(client, "Bob")
        lobby.environment.time += 86400  # type: ignore[attr-defined]
        client.app.state.service.limits.kept.at_once = 5000
        table = await ada.open()
        await bob.sit(table)
        id = table["table"]
        told = [await ada.act(id, type="say", id=f"t{n}", text="x" * 200) for n in range(5)]
        assert [one["result"] for one in told][-1] == "refused"
        assert told[-1]["error"]["type"] == "too_often"
        loaded = await lobby.table(id)
        for number in range(20):
            for device, seat in ((ada, 0), (bob, 1)):
                if loaded.session.pending and seat in loaded.session.pending:
                    asked = loaded.session.decision(seat)
                    action = asked.legal.nth(0)
                    decided = {"id": f"d{number}", "decision": asked.id, "action": action}
                    answer = await device.act(id, type="command", **decided)
                    assert answer["result"] == "applied", answer

    at(None, test)


# By table


def test_a_table_keeps_so_much_talk_of_each_seat_and_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(state, "SEAT_TALK", 5000)
    monkeypatch.setattr(state, "SPECTATORS_TALK", 9000)

    def talked(driver: TableDriver, viewer: int, name: str | None) -> int:
        for number in range(1000):
            said = driver.act(viewer, m.Talk(f"{viewer}-{number}", "é" * 300, name))
            if refusal(said) == "talk_full":
                return number
            assert said.result == "applied", said
            driver.advance(10)
        raise AssertionError

    with TableDriver() as driver:
        assert talked(driver, 0, None) == 7
        assert talked(driver, 1, None) == 7
        assert talked(driver, SPECTATOR, "Zoé") == 12
        again = driver.reload()
        assert again.state.kept.talk == driver.table.state.kept.talk
        said = driver.act(SPECTATOR, m.Talk("z", "moi aussi", "Yves"))
        assert refusal(said) == "talk_full"
        driver.decide(0)


def test_a_table_keeps_so_many_commands_of_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "MOST_COMMANDS", 6)
    with TableDriver() as driver:
        for number in range(3):
            driver.decide(0)
            applied(driver, 0, m.Undo(f"u{number}"))
            applied(driver, 0, m.SetBotPace(f"p{number}", "fast"))
        driver.decide(0)
        assert refusal(driver.act(0, m.Undo("u"))) == "commands_full"
        assert driver.reload().state.kept.commands == driver.table.state.kept.commands
        driver.decide(1)
        assert driver.act(1, m.SetBotPace("q", "fast")).error is not None


# By the disk


class Usage(NamedTuple):
    total: int
    used: int
    free: int


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """A disk whose size and free room a test says."""
    found = {"total": 100_000 * MB, "free": 50_000 * MB}
    usage = lambda path: Usage(found["total"], 0, found["free"])  # noqa: E731
    monkeypatch.setattr(shutil, "disk_usage", usage)
    return found


@given(
    st.integers(1, 10**7),
    st.floats(0, 1),
    st.integers(0, 10**4),
    st.floats(0, 100),
)
def test_it_is_full_when_there_is_less_than_both_bounds_say(
    total: int, share: float, megabytes: int, percent: float
) -> None:
    free = int(total * MB * share)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(shutil, "disk_usage", lambda path: Usage(total * MB, 0, free))

        async def run() -> bool:
            settings = Hosting(room=Room(free_megabytes=megabytes, free_percent=percent))
            lobby = Lobby(store_named("/nowhere/tables.sqlite3", new=False), hosting=settings)
            await lobby.room.run()
            return lobby.room.full

        with pytest.MonkeyPatch.context() as path:
            path.setattr(Path, "exists", lambda self: True)
            full = asyncio.run(run())
    assert full == (free < megabytes * MB and free < total * MB * percent / 100)


def test_a_full_disk_ends_no_game_and_takes_nothing_that_only_grows(
    tmp_path: Path, disk: dict[str, int], caplog: pytest.LogCaptureFixture
) -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        ada, bob, eve = (Device(client, name) for name in ("Ada", "Bob", "Eve"))
        table, gathering = await ada.open(), await ada.open()
        await bob.sit(table)
        id = table["table"]
        over = await ada.open(seats=[{"kind": "person"}, {"kind": "bot", "bot": "recruit"}])
        await ada.act(over["table"], type="leave", id="l")
        await ada.ask("PUT", f"/tables/{id}/note", note("before"))
        disk["free"] = 499 * MB
        await lobby.room.run()
        token = {"token": True}
        circle = {"name": "Jeudi", "member": "Ada", **token}
        wish = {"game": "kryptos", "name": "Ada", "seats": [{"kind": "person"}] * 3, **token}
        for answer in (
            await ada.ask("POST", "/tables", wish),
            await ada.ask("POST", f"/tables/{over['table']}/again", {}),
            await ada.ask("PUT", f"/tables/{id}/note", note("before and after")),
            await ada.ask("POST", "/circles", circle),
            await ada.ask(
                "POST", f"/tables/{over['table']}/branch", {"step": 0, "seat": 0, "name": "Ada"}
            ),
        ):
            assert (answer.status, why(answer)) == (507, "no_room"), answer
        for device in (ada, bob):
            said = await device.act(id, type="say", id="t", text="hello")
            assert said["error"]["type"] == "no_room"
        # What ends something, or makes it smaller, is taken; and games begin and go on.
        loaded = await lobby.table(id)
        asked = loaded.session.decision(loaded.session.pending[0])
        player = (ada, bob)[loaded.session.pending[0]]
        decided = {"id": "d", "decision": asked.id, "action": asked.legal.nth(0)}
        assert (await player.act(id, type="command", **decided))["result"] == "applied"
        assert (await ada.ask("PUT", f"/tables/{id}/note", note("less"))).status == 200
        await bob.sit(gathering)
        assert (await ada.act(id, type="leave", id="m"))["result"] == "applied"
        await eve.post("/me/erase", {"sure": True})
        await bob.post("/me/erase", {"sure": True})
        disk["free"] = 501 * MB
        await lobby.room.run()
        assert (await ada.ask("POST", "/tables", wish)).status == 201

    at(store_named(str(tmp_path / "tables.sqlite3")), test)


def test_the_operator_is_told_now_and_then(
    tmp_path: Path, disk: dict[str, int], caplog: pytest.LogCaptureFixture
) -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        told = [one for one in caplog.records if getattr(one, "type", "") == "NoRoom"]
        assert told == []
        disk["free"] = 100 * MB
        for _ in range(200):
            await lobby.room.run()
            lobby.environment.time += TELL_EVERY / 100  # type: ignore[attr-defined]
        told = [one for one in caplog.records if getattr(one, "type", "") == "NoRoom"]
        assert len(told) == 2
        assert "100 MB are free" in told[0].getMessage()
        metrics = (await client.request("GET", "/metrics")).body.decode()
        assert "filature_store_full 1" in metrics

    with caplog.at_level(logging.WARNING):
        at(store_named(str(tmp_path / "tables.sqlite3")), test)


def test_a_database_has_a_largest_size(database: str, tmp_path: Path) -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        ada = Device(client, "Ada")
        wish = {"game": "kryptos", "name": "Ada", "seats": [{"kind": "person"}] * 3, "token": True}
        found.append((await ada.ask("POST", "/tables", wish)).status)

    found = list[int]()
    for most in (1, 0):
        room, journal = Room(database_megabytes=most), str(tmp_path / "erasures")
        at(store_named(database), test, Hosting(room=room, erasures=journal))
    assert found == [507, 201]


def test_the_bounds_are_read_from_the_settings_and_told_in_the_documentation(
    tmp_path: Path,
) -> None:
    page = Path(__file__).parents[2] / "docs" / "host.md"
    text = page.read_text(encoding="utf-8").partition("[room]\n")[2].partition("```")[0]
    settings = tmp_path / "settings.toml"
    settings.write_text(f"[room]\n{text}")
    assert read_hosting(str(settings)).room == Room()
    settings.write_text("[room]\nfree_percent = 101\n")
    with pytest.raises(CannotKeep):
        read_hosting(str(settings))
