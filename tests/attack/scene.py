"""What an attack is, and what it has at hand while it runs."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from tests.attack.bystander import Bystander, Seen
from tests.attack.clients import Client
from tests.attack.target import Setting, Target
from tests.postgres import OwnPostgres

PROXIED = Setting()

ENOUGH_TURNS, LEAST_SECONDS, ENOUGH_SECONDS = 6, 10.0, 25.0
"""A flood lasts until the bystander has had so many turns and so long, and never longer."""

Number = float | int | str


class NotTried(Exception):
    """An attack could not be made here; the text says why."""


class Scene:
    """One attack under way: its server, its clients, what it has found."""

    def __init__(self, target: Target, number: int, bystander: Bystander | None = None) -> None:
        self.target = target
        self.bystander = bystander
        self.numbers: dict[str, Number] = {}
        self.problems: list[str] = []
        self.begun = self.under_way = time.monotonic()
        """When the attack was begun, and since when it has its full force."""
        self.errors_expected = False
        """The server may log errors: its store is damaged, or it is stopped at work."""
        self.dying = False
        """Its processes are made to die: they may have last words of their own."""
        self.postgres: OwnPostgres | None = None
        """The PostgreSQL that keeps the tables, where it is ours to stop."""
        self.stopped = False
        """The attack has ended the server itself."""
        self.clients = AsyncExitStack()
        self.hosts = count(1)
        self.number = number

    @property
    def tree(self) -> Path:
        return self.target.tree

    def client(self, **more: Any) -> Client:
        """Return a client at an address that nobody else has."""
        block, host = divmod(next(self.hosts), 250)
        rest = f"{self.number}.{host + 1}"
        address, source = f"198.{18 + block}.{rest}", f"127.{1 + block}.{rest}"
        return self.of(Client(self.target, address, source, **more))

    def of(self, client: Client) -> Client:
        """Close a client when the attack is over."""
        self.clients.push_async_exit(client)
        return client

    def check(self, good: object, problem: str) -> None:
        """Note a problem unless something is as it should be."""
        if not good:
            self.problems.append(problem)

    def full_force(self) -> None:
        """Measure the bystander from now on: until now the attack was only set up."""
        self.under_way = time.monotonic()

    def enough(self) -> bool:
        """Tell whether a flood has gone on for long enough to be judged."""
        passed = time.monotonic() - self.under_way
        if passed < LEAST_SECONDS or self.bystander is None:
            return passed >= LEAST_SECONDS
        turns = len(self.bystander.of("turn", self.under_way))
        return passed > ENOUGH_SECONDS or turns >= ENOUGH_TURNS


Act = Callable[[Scene], Awaitable[None]]


@dataclass(frozen=True)
class Attack:
    """One attack: what is tried, what must hold, and under which circumstances."""

    finding: str
    """Its number in the list of findings, or `near F1` for a neighbour."""
    name: str
    tried: str
    must: str
    act: Act
    setting: Setting = PROXIED
    seconds: float = 60.0
    """After so long it is broken off."""
    watched: bool = False
    """A bystander plays meanwhile, and may not be disturbed."""
    patient: bool = False
    """The bystander may wait for a while, but loses nothing and has no request fail."""
    alone: bool = False
    """It wants a server that nobody else has attacked; all that are watched have one."""
    both: bool = False
    """The store matters: it is tried on each."""
    quick: bool = False
    """Part of the sample that the tests run."""
    prepare: Callable[[Target], None] | None = None
    """What is done to the store before the server starts."""

    @property
    def shares(self) -> bool:
        """It is made on one server with others."""
        return not (self.watched or self.alone)


@dataclass
class Result:
    """What came of an attack."""

    finding: str
    name: str
    store: str
    tried: str
    must: str
    problems: list[str] = field(default_factory=list)
    numbers: dict[str, Number] = field(default_factory=dict)
    not_tried: str = ""
    broken: bool = False
    """It was not tried because the attack itself went wrong."""
    quiet: Seen | None = None
    meanwhile: Seen | None = None
    seconds: float = 0.0

    @property
    def verdict(self) -> str:
        if self.problems:
            return "DID NOT HOLD"
        return "not tried" if self.not_tried else "held"
