"""A worker process that tells people of their turns until it kills itself (SIGKILL).

It writes down what it is about to send, and at which moment it dies.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from filature.notifications import dispatcher as dispatching
from filature.notifications.channels import ChannelRow, Channels
from filature.notifications.dispatcher import Dispatcher
from filature.notifications.notice import Notice
from filature.notifications.outbound import Outbound
from filature.notifications.sender import Sender
from filature.tables.environment import Environment
from filature.tables.hosting import Hosting, Mail
from tests.notifications.owing import opened

ORIGIN = "https://play.example"
DEATHS = {"committed": 0.05, "leased": 0.05, "sending": 0.02, "sent": 0.03}
"""How likely a worker dies at a moment, each time that it comes to it."""
OUTBOX = "select table_id, seat, decision from outbox where delivery = $1"


class Turn(NamedTuple):
    """A decision that somebody owes."""

    table: str
    seat: int
    decision: int


class Attempt(NamedTuple):
    """What a worker was about to send, and when."""

    at: float
    id: str
    turns: list[Turn]


class DyingDispatcher(Dispatcher):
    """A dispatcher whose process dies at random moments."""

    every = 0.02

    def __init__(
        self, channels: Channels, sender: Sender, diary: Path, seed: int, lease: float
    ) -> None:
        super().__init__(channels, Environment(), self.send_and_die, ORIGIN, pause=0.0)
        self.lease_seconds = lease
        self.sender = sender
        self.diary = diary
        self.rng = Random(seed)

    def perhaps_die(self, moment: str) -> None:
        if self.rng.random() < DEATHS[moment]:
            write(self.diary / "deaths", moment.encode())
            os.kill(os.getpid(), signal.SIGKILL)

    async def gather(self, now: float) -> None:
        await super().gather(now)
        if await self.store.fetch("select 1 from deliveries limit 1"):
            self.perhaps_die("committed")

    async def lease(self, now: float) -> list[tuple[str, str, int]]:
        leased = await super().lease(now)
        if leased:
            self.perhaps_die("leased")
        return leased

    async def send_and_die(self, channel: ChannelRow, notice: Notice) -> None:
        turns = [Turn(*row) for row in await self.store.fetch(OUTBOX, notice.id)]
        attempt = Attempt(time.monotonic(), notice.id, turns)
        write(self.diary / "attempts", msgspec.json.encode(attempt))
        self.perhaps_die("sending")
        await self.sender.send(channel, notice)
        self.perhaps_die("sent")


def write(file: Path, line: bytes) -> None:
    """Add a line to a file, whole or not at all."""
    with open(file, "ab", buffering=0) as opened:
        opened.write(line + b"\n")


async def dispatch(store_name: str, mail_port: int, diary: Path, lease: float, seed: int) -> None:
    mail = Mail("127.0.0.1", "filature@play.example", mail_port, tls="none")
    hosting = Hosting(origin=ORIGIN, mail=mail, inner_endpoints=True)
    async with opened(store_name, alone=False) as store:
        channels = Channels(store)
        sender = Sender(channels, hosting, Environment(), Outbound(inner=True))
        dispatcher = DyingDispatcher(channels, sender, diary, seed, lease)
        while True:
            await dispatcher.run()
            await asyncio.sleep(dispatcher.every)


def work(store_name: str, mail_port: int, diary: Path, lease: float, seed: int) -> None:
    """Dispatch until death."""
    # Few at once: when one of them dies, all that are under way die with it.
    dispatching.AT_ONCE = 8
    # Somebody who owes a second decision is told of it at once here, by e-mail too.
    dispatching.MAIL_EVERY = 0.0
    asyncio.run(dispatch(store_name, mail_port, diary, lease, seed))
