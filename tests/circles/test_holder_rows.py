"""Memberships go with a person who signs in, and are erased when somebody wishes it."""

from __future__ import annotations

import asyncio

import pytest

from filature.circles.circles import Circles
from filature.circles.holder_rows import HOLDER_ROWS
from filature.core.circles import JoinCircle, NewCircle
from filature.core.refusals import Refused
from filature.tables.lobby import Lobby
from filature.tables.stores import store_named
from tests.fake_environment import FakeEnvironment, InstantWorkers

(ROWS,) = HOLDER_ROWS


def test_memberships_are_shown_moved_and_erased(store: str) -> None:
    async def check() -> None:
        lobby = Lobby(store_named(store), FakeEnvironment(), InstantWorkers())
        await lobby.open()
        circles = Circles(lobby)

        async def do(statements: tuple[str, ...], *values: str) -> None:
            await lobby.store.transact([(text, values) for text in statements])

        async def new(founder: str, *others: str) -> str:
            id = (await circles.make(NewCircle("Le jeudi", founder), founder)).circle
            link = (await circles.load(id)).row.invite
            for other in others:
                await circles.join(id, JoinCircle(other, link), other)
            return id

        both, one, alone = (
            await new("tel", "bob", "ordi"),
            await new("bob", "tel"),
            await new("tel"),
        )
        shown = await lobby.store.fetch(ROWS.select, "tel")
        assert sorted(row[0] for row in shown) == sorted([both, one, alone])
        assert len(shown[0]) == len(ROWS.columns)
        # The person has a membership of their own in the first circle: that one stays.
        await do(ROWS.move, "tel", "ordi")
        circle = await circles.load(both)
        assert {row.holder for row in circle.people} == {None, "bob", "ordi"}
        assert circle.row.founder == circle.member("ordi").member == 3
        assert (await circles.load(one)).member("ordi").member == 2
        assert (await circles.load(alone)).row.founder == 1
        holders = [row[0] for row in await lobby.store.fetch(ROWS.holders)]
        assert sorted(holders) == ["bob", "ordi"]
        await do(ROWS.erase, "ordi")
        circle = await circles.load(both)
        assert circle.row.founder == circle.member("bob").member
        assert [row.name for row in (await circles.load(one)).people] == ["bob", "…"]
        assert not await lobby.store.fetch(ROWS.select, "ordi")
        with pytest.raises(Refused, match="no such circle"):
            await circles.load(alone)
        await lobby.close()

    asyncio.run(check())
