"""The dispatcher: from owed decisions to messages that are sent, across processes and crashes.

Any number of processes may run it over one store. What is to be sent is in the store before
anything is sent, and leaves it after. A process that dies in between leaves a lease that runs out:
the message is sent again under the same id, by which its reader's programs know it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from filature.core.refusals import Refused
from filature.notifications import sql
from filature.notifications.channels import ChannelRow, Channels, failure_text, read_quiet
from filature.notifications.notice import Notice, OwedTurn, turn_notice
from filature.notifications.outbound import Undelivered
from filature.notifications.quiet import is_quiet
from filature.tables.environment import Environment
from filature.tables.error_log import log_and_go_on, log_error, log_store_down
from filature.tables.store import Conflict, StoreDown

LEASE = 60.0
"""For how many seconds a message is one process's to send; longer than sending can take."""
BACKOFF = (60.0, 300.0, 1800.0, 7200.0, 6 * 3600.0)
"""The pauses before a message is tried again; after the last try it is given up."""
MOST_PAUSE = 6 * 3600.0
"""An endpoint that asks to be left alone for longer is tried all the same."""
MAIL_EVERY = 3600.0
"""The least number of seconds between two e-mails to one address."""
AT_ONCE = 50
"""How many messages a process sends at the same time, and how many turns it enqueues."""
QUIET_PAUSE = 600.0
"""After how many seconds of quiet hours a message that was to be tried again looks once more."""
FORGET_EVERY = 600.0
FUTURE = 60.0
"""What is so many seconds ahead was noted by a clock that was set back since."""
CONFIRM_WITHIN = 2 * 24 * 3600.0
"""An e-mail address that is not confirmed by then is forgotten."""

Send = Callable[[ChannelRow, Notice], Awaitable[None]]


class Dispatcher:
    """Tells people that it is their turn; a chore of the lobby."""

    name = "telling people that it is their turn"
    every = 2.0

    def __init__(
        self,
        channels: Channels,
        environment: Environment,
        send: Send,
        origin: str | None = None,
        pause: float = 0.0,
    ) -> None:
        self.channels = channels
        self.store = channels.store
        self.environment = environment
        self.send = send
        self.origin = origin
        """The server's address; where it is not known, the one at which a channel was chosen."""
        self.pause = pause
        """The seconds that a decision is owed before anybody is called."""
        self.lease_seconds = LEASE
        self.sending: set[asyncio.Task[None]] = set()
        self.closed = False
        self.forgot = -FORGET_EVERY

    async def run(self) -> None:
        """Enqueue, gather, and start sending what is due; a slow endpoint holds up nobody else."""
        now = self.environment.now()
        await self.enqueue(now)
        await self.gather(now)
        await self.forget(now)
        for id, channel, tries in await self.lease(now):
            task = asyncio.create_task(self.deliver(id, channel, tries))
            self.sending.add(task)
            task.add_done_callback(self.sending.discard)

    async def once(self) -> None:
        """Do what is due now, to its end."""
        await self.run()
        await asyncio.gather(*self.sending)

    async def close(self) -> None:
        """Break off what is being sent: the next process sends it again, under the same id."""
        self.closed = True
        for task in self.sending:
            task.cancel()
        await asyncio.gather(*self.sending, return_exceptions=True)

    # 1 enqueue

    async def enqueue(self, now: float) -> None:
        """Put owed decisions into the outbox of each channel that is to tell of them."""
        since, future = now - self.pause, now + FUTURE
        found = await self.store.fetch(sql.SELECT_UNTOLD, since, AT_ONCE, future)
        await asyncio.gather(*(self.enqueue_turn(tuple(turn)) for turn in found))

    async def enqueue_turn(self, turn: tuple[str, int, int]) -> None:
        # A conflict: a channel or the table has just been deleted. The next step sees it.
        with suppress(Conflict):
            await self.store.transact([(sql.ENQUEUE, turn), (sql.TELL, turn)])

    # 2 gather

    async def gather(self, now: float) -> None:
        """Make one message of all that waits for a channel, where it may be told now."""
        for id, kind, sent, quiet in await self.store.fetch(sql.SELECT_WAITING):
            with log_and_go_on("a message cannot be made"):
                if is_quiet(read_quiet(quiet), now) or (kind == "mail" and now < sent + MAIL_EVERY):
                    continue
                delivery = self.environment.message_id()
                with suppress(Conflict):  # the channel has just been deleted
                    await self.store.transact(
                        [(sql.GATHER, (id, delivery)), (sql.MAKE_DELIVERY, (delivery, id, now))]
                    )

    # 3 send

    async def lease(self, now: float) -> list[tuple[str, str, int]]:
        """Take messages that are due; until the lease runs out no other process does."""
        free = AT_ONCE - len(self.sending)
        if free <= 0 or self.closed:
            return []
        until = now + self.lease_seconds
        bounds = (until + FUTURE, now + QUIET_PAUSE + FUTURE)
        rows = await self.store.fetch(sql.LEASE, now, until, free, *bounds)
        return [tuple(row) for row in rows]

    async def deliver(self, id: str, channel: str, tries: int) -> None:
        """Send one message and mark it; whatever goes wrong concerns this message alone."""
        try:
            await self.attempt(id, channel, tries)
        except StoreDown as failure:
            log_store_down(self.name, failure)
        except Exception as error:
            log_error("a message could not be sent", error)

    async def attempt(self, id: str, channel_id: str, tries: int) -> None:
        channel = await self.channels.load(channel_id)
        if channel is None:
            return
        turns = [
            OwedTurn(*row) for row in await self.store.fetch(sql.STILL_OWED, id, channel.holder)
        ]
        if not turns:
            await self.drop(id)
            return
        _, quiet = await self.channels.settings(channel.holder)
        if is_quiet(quiet, now := self.environment.now()):
            await self.store.fetch(sql.POSTPONE, id, now + QUIET_PAUSE)
            return
        waiting = len(await self.channels.owed_by(channel.holder))
        origin = self.origin or channel.origin
        try:
            await self.send(channel, turn_notice(id, turns, waiting, channel.language, origin))
        except Refused as refused:
            await self.failed(id, channel, tries, refused)
        else:
            await self.drop(id, (sql.NOTE_SENT, (channel.id, self.environment.now())))

    async def drop(self, id: str, *further: tuple[str, tuple[Any, ...]]) -> None:
        """Take a message out of the store: it was sent, answered meanwhile, or given up."""
        await self.store.transact(
            [(sql.FORGET_TURNS, (id,)), (sql.FORGET_DELIVERY, (id,)), *further]
        )

    async def failed(self, id: str, channel: ChannelRow, tries: int, refused: Refused) -> None:
        """Try again later, or give up; a browser that is gone is forgotten."""
        gone = isinstance(refused, Undelivered) and refused.gone
        if gone and channel.kind == "push":
            await self.channels.delete(channel.id, channel.holder)
            return
        note = (sql.NOTE_FAILURE, (channel.id, failure_text(dict(refused.say))))
        if gone or tries >= len(BACKOFF) or not isinstance(refused, Undelivered):
            await self.drop(id, note)
            return
        later = max(BACKOFF[tries], min(refused.after, MOST_PAUSE))
        await self.store.transact([(sql.RETRY, (id, self.environment.now() + later)), note])

    async def forget(self, now: float) -> None:
        """Now and then forget addresses that nobody has confirmed, and who has been asked."""
        if self.environment.monotonic() < self.forgot + FORGET_EVERY:
            return
        self.forgot = self.environment.monotonic()
        await self.store.fetch(sql.FORGET_UNCONFIRMED, now - CONFIRM_WITHIN)
        await self.store.fetch(sql.FORGET_ASKED, now - CONFIRM_WITHIN)
