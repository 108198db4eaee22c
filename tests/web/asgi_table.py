"""A table reached through the ASGI application, with clock and ids set by the test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from filature.tables.hosting import LimitSettings
from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.web.app import create_app
from filature.web.limits import Limits
from tests.asgi_client import AsgiClient, AsgiSocket
from tests.fake_environment import FakeEnvironment, InstantWorkers


class AsgiTable:
    """A table and the people who sit at it; a new one is for two unless a test says otherwise."""

    def __init__(self, client: AsgiClient, lobby: Lobby) -> None:
        self.client = client
        self.lobby = lobby

    async def open(self, **new: Any) -> None:
        wish = {"game": "agent_hunter", "name": "Ada", "seats": persons(2), "token": True, **new}
        self.ada = (await self.client.request("POST", "/api/tables", wish)).json()
        self.address = f"/api/tables/{self.ada['table']}"

    async def sit(self, name: str) -> dict[str, Any]:
        wish = {"name": name, "invite": self.ada["invite"], "token": True}
        seated: dict[str, Any] = (
            await self.client.request("POST", f"{self.address}/sit", wish)
        ).json()
        return seated

    async def connect(self, who: dict[str, Any] | None, **hello: Any) -> AsgiSocket:
        """Follow the table from a seat, or from nowhere."""
        socket = self.client.connect(f"{self.address}/live", bearer(who) if who else None)
        socket.send({"type": "hello", "protocol": 1, **hello})
        await socket.drain(2)
        return socket

    async def act(self, who: dict[str, Any], **act: Any) -> str:
        answer = await self.client.request("POST", f"{self.address}/command", act, bearer(who))
        result: str = answer.json()["result"]
        return result


def persons(count: int) -> list[dict[str, str]]:
    return [{"kind": "person"}] * count


def bearer(who: dict[str, Any]) -> dict[str, str]:
    return {"authorization": f"Bearer {who['token']}"}


def run(
    test: Callable[[AsgiTable], Awaitable[None]], settings: LimitSettings | None = None
) -> None:
    """Run a test at a table over the wire."""

    async def running() -> None:
        async with open_table(settings) as table:
            await test(table)

    asyncio.run(running())


@asynccontextmanager
async def open_table(settings: LimitSettings | None = None) -> AsyncIterator[AsgiTable]:
    environment = FakeEnvironment()
    lobby = Lobby(SqliteStore(":memory:"), environment, InstantWorkers())
    limits = Limits(environment.monotonic, 1e9, settings)
    async with AsgiClient(create_app(lobby, limits=limits)) as client:
        table = AsgiTable(client, lobby)
        await table.open()
        yield table


def received(socket: AsgiSocket) -> list[Any]:
    return [msgspec.json.decode(text) for text in socket.take()]
