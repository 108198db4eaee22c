"""The dispatcher: one message for each owed decision, whatever happens between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from filature.core.notifications import QuietHours
from filature.core.refusals import Refused
from filature.notifications import dispatcher as d
from filature.notifications.channels import ChannelRow, Channels
from filature.notifications.dispatcher import Dispatcher
from filature.notifications.notice import Notice
from filature.notifications.outbound import Undelivered
from filature.tables.store import Store
from tests.fake_environment import FakeEnvironment
from tests.notifications.owing import PAUSE, START, answer, channel, opened, owe, seat


class Office:
    """A dispatcher over a store, with a clock by hand and a sender that notes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.environment = FakeEnvironment()
        self.environment.time = START
        self.sent: list[tuple[str, Notice]] = []
        self.failures: dict[str, Exception] = {}
        self.meanwhile: Callable[[], Awaitable[None]] | None = None
        self.channels = Channels(store)
        self.dispatcher = self.another()

    def another(self) -> Dispatcher:
        """Return the dispatcher of a further process."""
        return Dispatcher(self.channels, self.environment, self.send, pause=PAUSE)

    async def send(self, channel: ChannelRow, notice: Notice) -> None:
        if self.meanwhile is not None:
            await self.meanwhile()
        if failure := self.failures.get(channel.id):
            raise failure
        self.sent.append((channel.id, notice))

    async def owe(self, table: str, seat: int, decision: int = 1) -> None:
        await owe(self.store, table, seat, decision, self.environment.now())

    async def later(self, seconds: float) -> None:
        self.environment.time += seconds
        await self.dispatcher.once()

    async def left(self) -> list[int]:
        """Count what the store still keeps of messages."""
        counts = []
        for table in ("outbox", "deliveries"):
            (found,) = await self.store.fetch(f"select count(*) from {table}")
            counts.append(found[0])
        return counts

    def tables(self) -> list[list[str]]:
        return [[link.rpartition("/")[2] for _, _, link in n.turns] for _, n in self.sent]


@asynccontextmanager
async def office(store: str) -> AsyncIterator[Office]:
    async with opened(store) as kept:
        yield Office(kept)


def test_a_turn_is_told_once(store: str) -> None:
    async def running() -> None:
        async with office(store) as here:
            await seat(here.store, "one", ["ann", "bob"])
            await channel(here.store, "ann")
            await here.owe("one", 0)
            await here.owe("one", 1)
            await here.later(PAUSE - 1)
            assert not here.sent
            await here.later(2)
            await here.later(1000)
            (told,) = here.sent
            assert told[0] == "ann-webhook"
            assert told[1].link == "https://play.example/t/one"
            assert told[1].title == "It is your turn"
            assert "Kryptos" in told[1].text
            assert told[1].waiting == 1
            assert await here.left() == [0, 0]

    asyncio.run(running())


def test_several_tables_are_gathered_and_each_channel_tells(store: str) -> None:
    async def running() -> None:
        async with office(store) as here:
            for table in ("one", "two", "three"):
                await seat(here.store, table, ["ann", "bob"])
                await here.owe(table, 0)
            await channel(here.store, "ann")
            await channel(here.store, "ann", "push")
            await channel(here.store, "ann", "feed")
            await here.later(PAUSE)
            assert sorted(id for id, _ in here.sent) == ["ann-push", "ann-webhook"]
            for _, notice in here.sent:
                assert notice.link == "https://play.example/games"
                assert len(notice.turns) == notice.waiting == 3
                assert "3 tables" in notice.title

    asyncio.run(running())


def test_everybody_who_holds_the_seat_is_told(store: str) -> None:
    """One device is quiet, the other is not: each by its own hours."""

    async def running() -> None:
        async with office(store) as here:
            await seat(here.store, "one", ["ann", "bob"])
            hold = "insert into holders (token_hash, table_id, seat) values ($1, $2, $3)"
            await here.store.fetch(hold, "ann2", "one", 0)
            await channel(here.store, "ann")
            await channel(here.store, "ann2")
            await here.channels.write_settings("ann2", True, QuietHours(22, 10, "UTC"))
            await here.owe("one", 0)
            await here.later(PAUSE)
            assert [id for id, _ in here.sent] == ["ann-webhook"]
            await here.later(2 * 3600)
            assert [id for id, _ in here.sent] == ["ann-webhook", "ann2-webhook"]

    asyncio.run(running())


def test_what_is_answered_is_not_told(store: str) -> None:
    """Whether before it is enqueued, in quiet hours, or while it waits to be tried again."""

    async def running() -> None:
        async with office(store) as here:
            await seat(here.store, "one", ["ann"])
            await seat(here.store, "two", ["ann"])
            await channel(here.store, "ann")
            await here.owe("one", 0, 1)
            await answer(here.store, "one", 0, 1)
            await here.later(PAUSE)

            await here.channels.write_settings("ann", True, QuietHours(7, 9, "UTC"))
            await here.owe("one", 0, 2)
            await here.owe("two", 0, 1)
            await here.later(PAUSE)
            await answer(here.store, "one", 0, 2)
            await here.later(2 * 3600)
            assert here.tables() == [["two"]]

            here.failures["ann-webhook"] = Undelivered("endpoint_silent", seconds=10)
            await here.owe("one", 0, 3)
            await here.later(PAUSE)
            here.failures.clear()
            await answer(here.store, "one", 0, 3)
            await here.later(3600)
            assert here.tables() == [["two"]]
            assert await here.left() == [0, 0]

    asyncio.run(running())


def test_whom_the_seat_no_longer_belongs_to_is_not_told(store: str) -> None:
    async def running() -> None:
        async with office(store) as here:
            await seat(here.store, "one", ["ann"])
            await channel(here.store, "ann")
            here.failures["ann-webhook"] = Undelivered("endpoint_silent", seconds=10)
            await here.owe("one", 0)
            await here.later(PAUSE)
            here.failures.clear()
            await here.store.fetch("delete from holders where token_hash = $1", "ann")
            await here.later(3600)
            assert not here.sent

    asyncio.run(running())


def test_a_failing_channel_is_tried_again_then_given_up_and_holds_up_nobody(store: str) -> None:
    async def running() -> None:
        async with office(store) as here:
            await seat(here.store, "one", ["ann", "bob"])
            for who in ("ann", "bob"):
                await channel(here.store, who)
            here.failures["ann-webhook"] = Undelivered("endpoint_refuses", status=500)
            await here.owe("one", 0)
            await here.owe("one", 1)
            await here.later(PAUSE)
            assert [id for id, _ in here.sent] == ["bob-webhook"]
            for pause in d.BACKOFF:
                assert await here.left() == [1, 1]
                await here.later(pause)
            assert await here.left() == [0, 0]
            (ann,) = await here.channels.of("ann")
            assert ann.failure == {"type": "endpoint_refuses", "status": 500}
            here.failures.clear()
            await here.owe("one", 0, 2)
            await here.later(PAUSE)
            assert [id for id, _ in here.sent] == ["bob-webhook", "ann-webhook"]
            (ann,) = await here.channels.of("ann")
            assert ann.failure is None

    asyncio.run(running())


def test_who_asks_to_be_left_alone_is(store: str) -> None:
    async def running() -> None:
        async with office(store) as here:
            await seat(here.store, "one", ["ann"])
            await channel(here.store, "ann")
            busy = Undelivered("endpoint_refuses", status=429)
            busy.after = 4000.0
            here.failures["ann-webhook"] = busy
            await here.owe("one", 0)
            await here.later(PAUSE)
            here.failures.clear()
            await here.later(3999)
            assert not here.sent
            await here.later(1)
            assert here.tables() == [["one"]]

    asyncio.run(running())


@pytest.mark.parametrize(("kind", "kept"), [("push", 0), ("webhook", 1)])
def test_a_browser_that_is_gone_is_forgotten(store: str, kind: str, kept: int) -> None:
    async def running() -> None:
        async with office(store) as here:
            await seat(here.store, "one", ["ann"])
            row = await channel(here.store, "ann", kind)
            gone = Undelivered("endpoint_refuses", status=410)
            gone.gone = True
            here.failures[row.id] = gone
            await here.owe("one", 0)
            await here.later(PAUSE)
            assert len(await here.channels.of("ann")) == kept
            assert await here.left() == [0, 0]

    asyncio.run(running())


def test_a_crash_between_sending_and_marking_repeats_the_same_message(store: str) -> None:
    async def running() -> None:
        async with office(store) as here:
            await seat(here.store, "one", ["ann"])
            await channel(here.store, "ann")
            await here.owe("one", 0)
            here.failures["ann-webhook"] = KeyError("the process dies here")
            await here.later(PAUSE)
            here.failures.clear()
            await here.later(d.LEASE - 1)
            assert not here.sent
            await here.later(1)
            (first,) = here.sent
            assert await here.left() == [0, 0]
            assert first[1].id == "message1"

    asyncio.run(running())


def test_two_processes_send_one_message(store: str) -> None:
    async def running() -> None:
        async with office(store) as here:
            for n in range(20):
                await seat(here.store, f"table{n}", ["ann", f"other{n}"])
                await channel(here.store, f"other{n}")
                await here.owe(f"table{n}", 0)
                await here.owe(f"table{n}", 1)
            await channel(here.store, "ann")
            here.environment.time += PAUSE
            await asyncio.gather(*(here.another().once() for _ in range(3)))
            here.environment.time += 1
            await asyncio.gather(*(here.another().once() for _ in range(3)))
            told = [
                (id, table)
                for (id, _), tables in zip(here.sent, here.tables(), strict=True)
                for table in tables
            ]
            assert len(told) == len(set(told)) == 40

    asyncio.run(running())


def test_an_email_comes_once_an_hour_at_most_and_only_where_it_is_wanted(store: str) -> None:
    async def running() -> None:
        async with office(store) as here:
            await seat(here.store, "one", ["ann"])
            await seat(here.store, "two", ["ann"])
            await channel(here.store, "ann", "mail")
            await channel(here.store, "ann", "mail", state="unconfirmed", id="other")
            await here.owe("one", 0, 1)
            await here.later(PAUSE)
            await here.owe("one", 0, 2)
            await here.later(600)
            await here.owe("two", 0, 1)
            await here.later(600)
            assert here.tables() == [["one"]]
            await here.later(3600 - 1200)
            assert [sorted(tables) for tables in here.tables()] == [["one"], ["one", "two"]]
            assert {id for id, _ in here.sent} == {"ann-mail"}
            assert len(await here.channels.of("ann")) == 2
            await here.later(d.CONFIRM_WITHIN)
            assert [row.id for row in await here.channels.of("ann")] == ["ann-mail"]

    asyncio.run(running())


def test_who_wants_to_hear_of_no_turn_hears_of_none(store: str) -> None:
    async def running() -> None:
        async with office(store) as here:
            await seat(here.store, "one", ["ann"])
            await channel(here.store, "ann")
            await here.channels.write_settings("ann", False, None)
            await here.owe("one", 0)
            await here.later(PAUSE)
            assert not here.sent
            await here.channels.write_settings("ann", True, None)
            await here.later(1)
            assert here.tables() == [["one"]]

    asyncio.run(running())


def test_a_refusal_for_ever_is_not_tried_again(store: str) -> None:
    async def running() -> None:
        async with office(store) as here:
            await seat(here.store, "one", ["ann"])
            await channel(here.store, "ann")
            here.failures["ann-webhook"] = Refused("endpoint_inner")
            await here.owe("one", 0)
            await here.later(PAUSE)
            assert await here.left() == [0, 0]

    asyncio.run(running())
