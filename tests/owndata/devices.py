"""Devices at one server, each with its own token, over the ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from filature.tables.hosting import Hosting
from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.tables.store import Store
from filature.web.app import create_app
from filature.web.limits import Limits
from tests.asgi_client import AsgiClient, AsgiSocket, Response
from tests.fake_environment import FakeEnvironment, InstantWorkers
from tests.owndata.soft_authenticator import SoftPasskey

ORIGIN = "http://localhost"


class Device:
    """One device: what it asks carries its token."""

    def __init__(self, client: AsgiClient, name: str) -> None:
        self.client = client
        self.name = name
        self.token = f"{name}-{'x' * 40}"
        self.headers = {"host": "localhost", "authorization": f"Bearer {self.token}"}

    async def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Response:
        return await self.client.request(method, f"/api{path}", body, self.headers, **query)

    async def post(self, path: str, body: Any = None) -> Any:
        """Post something that is not refused; return the answer."""
        answer = await self.ask("POST", path, {} if body is None else body)
        assert answer.status < 300, answer
        return answer.json()

    async def open(self, game: str = "agent_hunter", seats: Any = None, **new: Any) -> Any:
        """Open a table and sit down at it."""
        seats = seats or [{"kind": "person"}, {"kind": "person"}]
        wish = {"game": game, "name": self.name, "seats": seats, "token": True, **new}
        return await self.post("/tables", wish)

    async def sit(self, table: Any) -> Any:
        """Sit down at somebody's table."""
        wish = {"name": self.name, "invite": table["invite"], "token": True}
        return await self.post(f"/tables/{table['table']}/sit", wish)

    async def act(self, table: str, **act: Any) -> Any:
        return (await self.ask("POST", f"/tables/{table}/command", act)).json()

    async def register(self) -> SoftPasskey:
        """Make a passkey."""
        options = (await self.post("/me/passkeys/options", {"name": self.name}))["options"]
        passkey = SoftPasskey(ORIGIN)
        wish = {"credential": passkey.made(options), "device": self.name, "name": "Clef"}
        await self.post("/me/passkeys", wish)
        return passkey

    async def sign_in(self, passkey: SoftPasskey) -> Response:
        """Sign in with a passkey."""
        options = (await self.post("/me/sign-in/options"))["options"]
        wish = {"credential": passkey.answer(options), "device": self.name}
        return await self.ask("POST", "/me/sign-in", wish)

    async def me(self) -> Any:
        return (await self.ask("GET", "/me")).json()

    async def tables(self) -> set[str]:
        """Return the tables at which this device holds a seat."""
        return {one["id"] for one in (await self.ask("GET", "/mine")).json()["tables"]}

    async def connect(self, table: str) -> AsgiSocket:
        socket = self.client.connect(f"/api/tables/{table}/live", self.headers)
        socket.send({"type": "hello", "protocol": 1})
        await socket.drain(2)
        return socket


@asynccontextmanager
async def server(
    store: Store | None = None, hosting: Hosting | None = None, limits: float = 1e9
) -> AsyncIterator[tuple[AsgiClient, Lobby]]:
    """Serve a store for a while."""
    environment = FakeEnvironment()
    lobby = Lobby(store or SqliteStore(":memory:"), environment, InstantWorkers(), hosting)
    app = create_app(lobby, limits=Limits(environment.monotonic, limits))
    async with AsgiClient(app) as client:
        yield client, lobby
