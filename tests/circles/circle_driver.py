"""A circle reached through the ASGI application: people by name, and a clock moved by the test."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from filature.core.messages import Command
from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.tables.store import Store
from filature.tables.table import Table
from filature.web.app import create_app
from filature.web.limits import Limits
from filature.web.request_context import Service
from tests.asgi_client import AsgiClient, Response
from tests.fake_environment import FakeEnvironment, InstantWorkers

SMALL = {"agents": 5, "bases": 2, "turn_limit": 6}
"""A game of Agent Hunter that is soon over."""

EVENT = {
    "name": "Jeudi",
    "game": "agent_hunter",
    "seats": 2,
    "kind": "round_robin",
    "options": SMALL,
    "pace": {"kind": "move", "seconds": 60},
    "bot": "ref-random",
}


class CircleDriver:
    """One server with one circle, founded by Ada."""

    def __init__(self, client: AsgiClient, lobby: Lobby) -> None:
        self.client = client
        self.lobby = lobby
        self.service: Service = client.app.state.service
        self.tokens: dict[str, str] = {}

    @property
    def environment(self) -> FakeEnvironment:
        environment = self.lobby.environment
        assert isinstance(environment, FakeEnvironment)
        return environment

    async def found(self, *people: str, league: bool = False) -> None:
        """Found a circle; some join it by its link, and take part in its league or do not."""
        made = await self.ask(
            "Ada", "POST", "/api/circles", {"name": "Le jeudi", "member": "Ada", "token": True}
        )
        self.tokens["Ada"] = made["token"]
        self.id = made["circle"]
        self.address = f"/api/circles/{self.id}"
        self.link = (await self.page("Ada"))["invite"]
        for name in people:
            await self.join(name)
        if league:
            await self.do("Ada", "change", league=True)
            for name in ("Ada", *people):
                await self.do(name, "me", league=True)

    async def join(self, who: str, /, **wish: Any) -> dict[str, Any]:
        body = {"name": who, "invite": self.link, "token": True, **wish}
        joined: dict[str, Any] = await self.ask(who, "POST", f"{self.address}/join", body)
        self.tokens[who] = joined["token"]
        return joined

    def headers(self, name: str) -> dict[str, str]:
        token = self.tokens.get(name)
        return {"authorization": f"Bearer {token}"} if token else {}

    async def request(
        self, name: str, method: str, path: str, body: Any = None, **query: Any
    ) -> Response:
        return await self.client.request(method, path, body, self.headers(name), **query)

    async def ask(self, name: str, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """Make a request that is to be done; return the answer."""
        answer = await self.request(name, method, path, body, **query)
        assert answer.status in (200, 201), answer
        return answer.json()

    async def refused(self, name: str, what: str, body: Any = None, **query: Any) -> str:
        """Make a request about the circle that is to be refused; return why."""
        method = "GET" if body is None else "POST"
        path = f"{self.address}/{what}" if what else self.address
        answer = await self.request(name, method, path, body, **query)
        assert 400 <= answer.status < 500, answer
        why: str = answer.json()["error"]["type"]
        return why

    async def page(self, name: str, **query: Any) -> Any:
        return await self.ask(name, "GET", self.address, **query)

    async def do(self, who: str, what: str, /, **body: Any) -> Any:
        return await self.ask(who, "POST", f"{self.address}/{what}", body)

    async def open_table(self, name: str, seats: int = 2, **new: Any) -> dict[str, Any]:
        table = {
            "game": "agent_hunter",
            "name": "?",
            "seats": [{"kind": "person"}] * seats,
            "options": SMALL,
            "token": True,
            **new,
        }
        opened: dict[str, Any] = await self.do(name, "tables", table=table)
        return opened

    # Events

    async def plan(self, *people: str, **wish: Any) -> str:
        """Have Ada plan an event to which some others come; return its id."""
        event = await self.do("Ada", "events", **{**EVENT, **wish})
        for name in people:
            await self.do(name, f"events/{event['id']}/change", come=True)
        id: str = event["id"]
        return id

    async def event(self, id: str, name: str = "Ada") -> Any:
        return await self.ask(name, "GET", f"{self.address}/events/{id}")

    async def begin(self, id: str) -> Any:
        return await self.do("Ada", f"events/{id}/change", begin=True)

    async def advance(self, seconds: float = 0.0) -> None:
        """Let time pass, and the chore run."""
        self.environment.time += seconds
        await self.service.events.run()

    async def tables_of(self, id: str) -> list[Table]:
        """Return the tables of an event's last round."""
        tables = (await self.event(id))["played"][-1]["tables"]
        return [await self.lobby.table_now(one["id"]) for one in tables]

    async def play_event(self, id: str, seed: int = 0) -> None:
        """Begin an event and play all its rounds to their end."""
        await self.begin(id)
        while (await self.event(id))["phase"] == "playing":
            for at, table in enumerate(await self.tables_of(id)):
                await play(table, Random(seed + at))
            await self.advance(1)


async def play(table: Table, rng: Random, moves: int | None = None) -> None:
    """Play a table at random, to its end or so many decisions."""
    session = table.session
    while table.state.phase == "playing" and moves != 0:
        seat = session.pending[rng.randrange(len(session.pending))]
        await decide(table, seat, rng)
        moves = None if moves is None else moves - 1


async def decide(table: Table, seat: int, rng: Random) -> None:
    session = table.session
    action = session.game.to_record(seat, session.random_move(seat, rng))
    number = session.decision_numbers[seat]
    await table.execute(seat, Command(f"c{number}-{rng.random()}", str(number), action))


def run(test: Callable[[CircleDriver], Awaitable[None]], store: Store | None = None) -> None:
    """Run a test over a server whose bots wait."""

    async def running() -> None:
        environment, workers = FakeEnvironment(), InstantWorkers()
        workers.allowed.clear()
        lobby = Lobby(store or SqliteStore(":memory:"), environment, workers)
        app = create_app(lobby, limits=Limits(environment.monotonic, 1e9))
        async with AsgiClient(app) as client:
            await test(CircleDriver(client, lobby))

    asyncio.run(running())
