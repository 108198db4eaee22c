"""A client that loses a seat, because it was freed or moved, loses all that it gave, at once."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tests.web.asgi_table import AsgiTable, bearer, persons, received, run


@pytest.mark.parametrize("invited", [True, False])
def test_somebody_removed_by_the_host_never_sees_what_the_next_one_gets(invited: bool) -> None:
    async def test(table: AsgiTable) -> None:
        await table.open(game="kryptos", seats=persons(3))
        ada = table.ada
        first = await table.sit("Bob")
        socket = await table.connect(first, **({"invite": ada["invite"]} if invited else {}))
        assert [message["you"] for message in received(socket)] == [1]
        assert await table.act(ada, type="clear", id="c", seat=1) == "applied"
        second = await table.sit("Chloé")
        assert second["seat"] == 1
        await table.sit("Dan")
        await socket.drain(2)
        after = received(socket)
        if invited:
            welcome = next(message for message in after if message["type"] == "welcome")
            assert (welcome["you"], welcome["table"]["invite"]) == (None, None)
            socket.send({"type": "say", "id": "s", "text": "Oh", "name": "Bob"})
            await socket.drain(2)
            after += received(socket)
            assert all(not m["position"]["decisions"] for m in after if m.get("position"))
        else:
            assert [message["say"]["type"] for message in after] == ["not_seated"]
            assert socket.code == 4403
        position = table.lobby.tables[ada["table"]].streams[1].position
        assert position is not None
        secret = msgspec.to_builtins(position.view)
        assert all(m["position"]["view"] != secret for m in after if m.get("position"))
        await socket.close()

    run(test)


def test_a_seat_moved_to_another_device_is_closed_on_the_first() -> None:
    async def test(table: AsgiTable) -> None:
        bob = await table.sit("Bob")
        socket = await table.connect(bob)
        socket.take()
        code = await table.client.request("POST", f"{table.address}/code", None, bearer(bob))
        wish = {"code": code.json()["code"], "move": True, "token": True}
        moved = (await table.client.request("POST", "/api/recover", wish)).json()
        await socket.drain(2)
        assert socket.code == 4403
        refused = await table.client.request("GET", f"{table.address}/next", None, bearer(bob))
        assert refused.status == 403
        welcome = await table.client.request("GET", f"{table.address}/next", None, bearer(moved))
        assert welcome.json()["you"] == 1
        await socket.close()

    run(test)


def test_a_long_poll_ends_when_its_seat_is_lost() -> None:
    async def test(table: AsgiTable) -> None:
        bob = await table.sit("Bob")
        poll = asyncio.create_task(
            table.client.request("GET", f"{table.address}/next", None, bearer(bob), have=1)
        )
        await asyncio.sleep(0)
        code = await table.client.request("POST", f"{table.address}/code", None, bearer(bob))
        wish = {"code": code.json()["code"], "move": True, "token": True}
        await table.client.request("POST", "/api/recover", wish)
        assert (await poll).status == 403

    run(test)


def test_a_device_that_is_given_a_second_seat_is_covered_at_once() -> None:
    async def test(table: AsgiTable) -> None:
        bob = await table.sit("Bob")
        socket = await table.connect(table.ada)
        code = await table.client.request("POST", f"{table.address}/code", None, bearer(bob))
        wish = {"code": code.json()["code"], "token": True}
        await table.client.request("POST", "/api/recover", wish, bearer(table.ada))
        socket.take()
        await socket.drain(2)
        socket.send({"type": "look", "seat": 1})
        await socket.drain(2)
        welcomes = [message for message in received(socket) if message["type"] == "welcome"]
        assert [(w["you"], w["seats"]) for w in welcomes][-1] == (1, [0, 1])
        socket.send({"type": "look", "seat": None})
        await socket.drain(2)
        (covered,) = [message for message in received(socket) if message["type"] == "welcome"]
        assert covered["you"] is None
        assert covered["position"]["decisions"] == []
        await socket.close()

    run(test)


def test_nobody_looks_as_a_seat_that_is_not_held_here() -> None:
    async def test(table: AsgiTable) -> None:
        bob = await table.sit("Bob")
        socket = await table.connect(bob)
        socket.take()
        socket.send({"type": "look", "seat": 0})
        await socket.drain()
        assert [message["say"]["type"] for message in received(socket)] == ["not_seated"]
        assert socket.code == 4403
        await socket.close()

    run(test)
