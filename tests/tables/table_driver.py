"""Drives one table in memory: people and bots at it, and a clock that the test moves.

Nothing here waits for anything outside: bots answer at random and at once, when they are allowed
to, and time passes when the test says so.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import AbstractContextManager
from types import TracebackType
from typing import Any, Self, TypeVar

import msgspec

from filature.core import messages as m
from filature.core.events import Viewer
from filature.core.refusals import NoSuchTable, Refused
from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.tables.store import Kept
from filature.tables.table import Table
from tests.fake_environment import FakeEnvironment, InstantWorkers

T = TypeVar("T")


class TableDriver:
    """One table; `act` does what somebody's client would ask for, and answers what it is told.

    `seats` has a letter for each seat: `p` a person with a device of their own, `h` one at the
    host's device, `b` a bot, and `-` a seat that stays empty. With a `fair` deal all devices say
    that they contribute; `tests/tables/fair_devices.py` has such devices.
    """

    def __init__(
        self,
        game: str | None = None,
        seats: str = "pp",
        options: dict[str, Any] | None = None,
        seed: int = 0,
        fair: bool = False,
        **settings: Any,
    ) -> None:
        self.loop = asyncio.new_event_loop()
        self.environment = FakeEnvironment(seed)
        self.fair = self.environment.fair = fair
        self.store = SqliteStore(":memory:")
        self.workers = InstantWorkers()
        self.lobby = Lobby(self.store, self.environment, self.workers)
        self.connected: dict[int, AbstractContextManager[Any]] = {}
        self.sent = 0
        self.run(self.lobby.open())
        kinds = {"p": "person", "h": "here", "b": "bot", "-": "person"}
        wishes = [
            m.NewSeat(
                kinds[kind],  # type: ignore[arg-type]
                "ref-random" if kind == "b" else None,
                f"P{at}" if kind == "h" else None,
            )
            for at, kind in enumerate(seats)
        ]
        host = next(at for at, kind in enumerate(seats) if kind in "ph-")
        self.tokens: dict[int, str] = {}
        for at, kind in enumerate(seats):
            if kind in "ph-":
                self.tokens[at] = self.tokens[host] if kind == "h" else self.environment.token()
        game = game or ("agent_hunter" if len(seats) == 2 else "kryptos")
        new = m.NewTable(game, f"P{host}", wishes, options or {}, m.Settings(**settings), fair=fair)
        seated = self.run(self.lobby.create(new, self.tokens[host]))
        self.table = self.run(self.lobby.table(seated.table))
        self.invite = seated.invite
        for at, kind in enumerate(seats):
            if kind == "p" and at != host:
                self.sit(at)
        self.run_bots()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.workers.allowed.set()
        for at in list(self.connected):
            self.disconnect(at)
        self.run(self.lobby.close())
        self.loop.close()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    # What people do

    def sit(self, at: int, name: str | None = None) -> m.Seated:
        """Have somebody sit down by the invitation, with the token kept for a seat."""
        token = self.tokens.setdefault(at, self.environment.token())
        sitting = self.lobby.sit(self.table, token, self.invite, name or f"P{at}", fair=self.fair)
        return self.run(sitting)

    def code(self, at: int) -> str:
        """Have a seat's person ask for a code that brings it to another device."""
        asked = self.lobby.recovery_code(self.table, at, self.tokens[at])
        return self.run(asked).code

    def connect(self, at: int) -> None:
        """Have a seat's person connect."""
        seats = self.table.state.seats_of(self.tokens.get(at))
        if at not in self.connected and at in seats:
            self.connected[at] = self.table.presence.watch(at, [at])
            self.connected[at].__enter__()
            self.run(self.lobby.come_back(self.table, at))

    def disconnect(self, at: int) -> None:
        """Have a seat's connection break."""
        if at in self.connected:
            self.connected.pop(at).__exit__(None, None, None)

    def act(self, viewer: Viewer, act: m.Act) -> m.Ack:
        """Execute a command, and let the bots answer if they are allowed to."""
        ack = self.run(acknowledged(self.table, viewer, act))
        self.run_bots()
        return ack

    def id(self) -> str:
        """Return an id that no command has had."""
        self.sent += 1
        return f"c{self.sent}"

    def decide(self, seat: int, nth: int = 0) -> m.Ack:
        """Answer what a seat is asked, by the nth of what is legal."""
        return self.act(seat, self.command(seat, nth))

    def command(self, seat: int, nth: int = 0) -> m.Command:
        decision = self.table.session.decision(seat)
        return m.Command(self.id(), decision.id, decision.legal.nth(nth % len(decision.legal)))

    # What happens by itself

    def run_bots(self) -> None:
        """Let the bots answer for as long as any is asked, unless they are held up."""

        async def thinking() -> None:
            while self.workers.allowed.is_set() and self.lobby.bot_runner.tasks:
                await asyncio.gather(*self.lobby.bot_runner.tasks.values())

        self.run(thinking())

    def advance(self, seconds: float) -> None:
        """Let time pass, and the lobby tick the table."""
        self.environment.time += seconds
        self.run(self.lobby.tick_table(self.table))
        if self.table.row.id not in self.lobby.tables:
            # Nobody has been there for long, so it was unloaded: load it again.
            self.table = self.run(self.lobby.table(self.table.row.id))
        self.run_bots()

    # What is there then

    def phase(self) -> str:
        return self.table.state.phase

    def told(self, viewer: Viewer) -> list[dict[str, Any]]:
        """Return all that a viewer was told."""
        return [say for says in self.table.streams[viewer].says(0) for say in says]

    def types(self, viewer: Viewer) -> list[str]:
        return [say["type"] for say in self.told(viewer)]

    def all_welcomes(self, table: Table | None = None, whole: bool = True) -> dict[Viewer, bytes]:
        """Return all that anybody could be sent now, for each viewer, from every `have`.

        Where that is not wanted `whole`: from the first and the last.
        """
        table = table or self.table
        return {
            viewer: msgspec.json.encode(
                [
                    table.welcome(viewer, have, [])
                    for have in (range(stream.seq + 1) if whole else (0, stream.seq))
                ]
            )
            for viewer, stream in table.streams.items()
        }

    def reload(self) -> Table:
        """Return the table as another process would make it from the store, with who is here."""
        kept = self.run(self.store.load(self.table.row.id))
        assert kept is not None
        return self.load(kept)

    def load(self, kept: Kept) -> Table:
        table = Table(kept, self.store, self.environment)
        vars(table.presence).update({**vars(self.table.presence), "state": table.state})
        return table

    def lines(self) -> int:
        """Return how many lines the log has in the store."""
        kept = self.run(self.store.load(self.table.row.id))
        assert kept is not None
        return len(kept.log)


async def acknowledged(table: Table, viewer: Viewer, act: m.Act, token: str | None = None) -> m.Ack:
    """Execute a command, and answer it as a socket would."""
    try:
        return m.Ack(act.id, await table.execute(viewer, act, token))
    except NoSuchTable:
        raise
    except Refused as refused:
        return m.Ack(act.id, "refused", dict(refused.say))


def refusal(ack: m.Ack) -> str | None:
    """Return why something was refused, if it was."""
    return ack.error["type"] if ack.error else None


def refused(driver: TableDriver, viewer: Viewer, act: m.Act) -> str:
    """Do something that is to be refused, see that nothing changed, and return why."""

    def now() -> tuple[object, ...]:
        return (
            driver.all_welcomes(),
            driver.lines(),
            {*driver.table.state.commands},
            {*driver.table.state.stops},
        )

    before = now()
    why = refusal(driver.act(viewer, act))
    assert why is not None
    assert before == now()
    return why


def applied(driver: TableDriver, viewer: Viewer, act: m.Act) -> None:
    ack = driver.act(viewer, act)
    assert ack.result == "applied", ack
