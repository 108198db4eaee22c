"""A table reached over the wire without a net, with clock and ids by hand."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.testing.wire import Line, Wire
from filature.web.app import create_app
from filature.web.limits import Limits
from tests.tables.party import AtOnce, ByHand


class OnTheWire:
    """A table over the wire, for two unless it is opened anew, and those who sit at it."""

    def __init__(self, wire: Wire, lobby: Lobby) -> None:
        self.wire = wire
        self.lobby = lobby

    async def open(self, **new: Any) -> None:
        wish = {"game": "agent_hunter", "name": "Ada", "seats": persons(2), "token": True, **new}
        self.ada = (await self.wire.ask("POST", "/api/tables", wish)).json()
        self.address = f"/api/tables/{self.ada['table']}"

    async def sit(self, name: str) -> dict[str, Any]:
        wish = {"name": name, "invite": self.ada["invite"], "token": True}
        seated: dict[str, Any] = (await self.wire.ask("POST", f"{self.address}/sit", wish)).json()
        return seated

    async def connect(self, who: dict[str, Any], **hello: Any) -> Line:
        line = self.wire.connect(f"{self.address}/live", bearer(who))
        line.send({"type": "hello", "protocol": 1, **hello})
        await line.answered(2)
        return line

    async def act(self, who: dict[str, Any], **act: Any) -> str:
        answer = await self.wire.ask("POST", f"{self.address}/command", act, bearer(who))
        result: str = answer.json()["result"]
        return result


def persons(count: int) -> list[dict[str, str]]:
    return [{"kind": "person"}] * count


def bearer(who: dict[str, Any]) -> dict[str, str]:
    return {"authorization": f"Bearer {who['token']}"}


def run(test: Callable[[OnTheWire], Awaitable[None]]) -> None:
    """Run a test at a table over the wire."""

    async def running() -> None:
        async with table_on_the_wire() as table:
            await test(table)

    asyncio.run(running())


@asynccontextmanager
async def table_on_the_wire() -> AsyncIterator[OnTheWire]:
    environment = ByHand()
    lobby = Lobby(SqliteStore(":memory:"), environment, AtOnce())
    async with Wire(create_app(lobby, limits=Limits(environment.monotonic, 1e9))) as wire:
        table = OnTheWire(wire, lobby)
        await table.open()
        yield table


def heard(line: Line) -> list[Any]:
    return [msgspec.json.decode(text) for text in line.taken()]
