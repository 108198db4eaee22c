"""What a store promises, tried on each kind of store against a model in a few lines."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.core.messages import Settings
from filature.tables.sqlite import Work, carry_out
from filature.tables.store import (
    Conflict,
    Entry,
    Kept,
    Listed,
    Store,
    StoreDown,
    Summary,
    TableRow,
)
from filature.tables.stores import store_named

IDS = ("aa", "bb", "cc")
TOKENS = ("token1", "token2")
PHASES = ("gathering", "playing", "over", "left")


class Model:
    """A store that keeps everything in a dictionary."""

    def __init__(self) -> None:
        self.tables: dict[str, Listed] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.holders: dict[str, set[tuple[str, int]]] = {}
        self.notes: dict[tuple[str, int], str] = {}
        self.codes: dict[str, tuple[str, int, float]] = {}

    def create(self, row: TableRow, log: list[Entry], summary: Summary) -> bool:
        if row.id in self.tables:
            return False
        self.tables[row.id] = Listed(row, summary, row.created)
        self.logs[row.id] = []
        self.holders[row.id] = set()
        self.write(row.id, log)
        return True

    def append(self, table: str, n: int, entries: list[Entry], summary: Summary) -> bool:
        if table not in self.tables or n != len(self.logs[table]):
            return False
        known = [(e.seat, e.command) for e in self.logs[table]]
        for entry in entries:
            if None not in (asked := (entry.seat, entry.command)) and asked in known:
                return False
            known.append(asked)
        self.tables[table] = Listed(self.tables[table].row, summary, entries[-1].at)
        self.write(table, entries)
        return True

    def write(self, table: str, entries: list[Entry]) -> None:
        self.logs[table] += entries
        for entry in entries:
            held = self.holders[table]
            assert entry.seat is not None or entry.kind in ("chance", "say")
            if entry.kind == "free" or (entry.kind == "hold" and entry.body["move"]):
                held -= {pair for pair in held if pair[1] == entry.seat}
            if entry.kind == "free":
                self.notes.pop((table, entry.seat or 0), None)
            if entry.kind in ("sit", "hold") and entry.body["token"] is not None:
                held.add((entry.body["token"], entry.seat or 0))

    def load(self, table: str, since: int) -> Kept | None:
        if table not in self.tables:
            return None
        return Kept(self.tables[table].row, self.logs[table][since:])

    def listed(self, limit: int) -> list[Listed]:
        shown = [
            one
            for one in self.tables.values()
            if one.row.settings.listed and one.summary.phase in ("gathering", "playing")
        ]
        return sorted(shown, key=lambda one: -one.row.created)[:limit]

    def held_by(self, token: str, limit: int) -> list[Listed]:
        held = [
            one
            for id, one in self.tables.items()
            if any(pair[0] == token for pair in self.holders[id])
        ]
        return sorted(held, key=lambda one: -one.touched)[:limit]

    def every(self) -> list[Listed]:
        return sorted(self.tables.values(), key=lambda one: one.row.created)

    def write_note(self, table: str, seat: int, text: str) -> bool:
        if table in self.tables:
            self.notes[table, seat] = text
        return table in self.tables

    def put_code(self, code: str, table: str, seat: int, until: float) -> bool:
        older = {c for c, (t, s, _) in self.codes.items() if (t, s) == (table, seat)}
        if table not in self.tables or code in self.codes.keys() - older:
            return False
        self.codes = {c: kept for c, kept in self.codes.items() if c not in older}
        self.codes[code] = (table, seat, until)
        return True

    def take_code(self, code: str, now: float) -> tuple[str, int] | None:
        if code not in self.codes or self.codes[code][2] < now:
            return None
        return self.codes.pop(code)[:2]

    def forget_talk(self, before: float) -> int:
        blank = {"text": None}
        forgotten = 0
        for table, entries in self.logs.items():
            due = [e.kind == "say" and e.at < before and e.body != blank for e in entries]
            forgotten += sum(due)
            self.logs[table] = [
                msgspec.structs.replace(e, body=blank) if old else e
                for e, old in zip(entries, due, strict=True)
            ]
        return forgotten

    def delete(self, table: str) -> bool:
        self.notes = {key: text for key, text in self.notes.items() if key[0] != table}
        self.codes = {code: kept for code, kept in self.codes.items() if kept[0] != table}
        self.logs.pop(table, None)
        return self.tables.pop(table, None) is not None


# What is tried

texts = st.text(max_size=8)
ids = st.sampled_from(IDS)
seats = st.integers(0, 2)
codes = st.sampled_from(["code1", "code2"])
moments = st.integers(0, 40).map(float)
summaries = st.builds(
    Summary,
    st.sampled_from(PHASES),
    st.sampled_from(["Ada", "Zoé", "名", "", "'; drop table log"]),
    st.integers(0, 3),
)
commands = st.one_of(st.none(), st.sampled_from(["c1", "c2", "c3", "c4"]))
tokens = st.sampled_from([*TOKENS, None])
entries = st.one_of(
    st.builds(Entry, st.just("chance"), st.none(), st.fixed_dictionaries({"action": texts})),
    st.builds(
        Entry, st.just("decide"), seats, st.fixed_dictionaries({"action": st.integers()}), commands
    ),
    st.builds(
        Entry,
        st.just("say"),
        st.one_of(st.none(), seats),
        st.fixed_dictionaries({"text": texts}),
        commands,
    ),
    st.builds(Entry, st.just("sit"), seats, st.fixed_dictionaries({"token": tokens})),
    st.builds(
        Entry,
        st.just("hold"),
        seats,
        st.fixed_dictionaries({"token": st.sampled_from(TOKENS), "move": st.booleans()}),
    ),
    st.builds(Entry, st.just("free"), seats),
)
logs = st.lists(entries, min_size=1, max_size=3)
limits = st.integers(0, 3)
pieces = st.tuples(ids, st.integers(-1, 1), logs, summaries)
steps = st.one_of(
    st.tuples(st.just("create"), ids, st.booleans(), logs, summaries),
    st.tuples(st.just("append"), pieces),
    st.tuples(st.just("append"), pieces),
    st.tuples(st.just("together"), st.lists(pieces, min_size=2, max_size=5)),
    st.tuples(st.just("load"), ids, st.integers(0, 4)),
    st.tuples(st.just("listed"), limits),
    st.tuples(st.just("held_by"), st.sampled_from(TOKENS), limits),
    st.tuples(st.just("write_note"), ids, seats, texts.map(lambda t: t.replace("\0", ""))),
    st.tuples(st.just("note"), ids, seats),
    st.tuples(st.just("put_code"), codes, ids, seats, moments),
    st.tuples(st.just("take_code"), codes, moments),
    st.tuples(st.just("forget_talk"), moments),
    st.tuples(st.just("delete"), ids),
)


class Trial:
    """A store beside its model: every step is done by both and answered the same."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.model = Model()
        self.now = 0.0

    async def step(self, name: str, *arguments: Any) -> None:
        """Do one step."""
        self.now += 1
        match name:
            case "create":
                await self.create(*arguments)
            case "append" | "together":
                await self.append(arguments[0] if name == "together" else list(arguments))
            case "load":
                assert await self.store.load(*arguments) == self.model.load(*arguments)
            case "write_note" | "put_code":
                done = await succeeded(getattr(self.store, name), *arguments)
                assert done == getattr(self.model, name)(*arguments)
            case "note":
                assert await self.store.note(*arguments) == self.model.notes.get(arguments)
            case _:
                found = await getattr(self.store, name)(*arguments)
                assert found == getattr(self.model, name)(*arguments), name

    async def create(self, id: str, listed: bool, log: list[Entry], summary: Summary) -> None:
        settings = Settings(listed=listed)
        row = TableRow(id, "kryptos", 1, 3, {"x": [1, "é"]}, settings, "invite", self.now)
        log = self.dated(log)
        written = await succeeded(self.store.create, row, log, summary)
        assert written == self.model.create(row, log, summary)

    async def append(self, pieces: list[tuple[str, int, list[Entry], Summary]]) -> None:
        """Append one piece, or several that wait at the same time: these in the order asked."""
        asked = []
        for table, off, log, summary in pieces:
            n = max(0, len(self.model.logs.get(table, [])) + off)
            asked.append((table, n, self.dated(log), summary))
        written = await asyncio.gather(*(succeeded(self.store.append, *piece) for piece in asked))
        assert written == [self.model.append(*piece) for piece in asked]

    def dated(self, log: list[Entry]) -> list[Entry]:
        self.now += 1
        return [msgspec.structs.replace(entry, at=self.now) for entry in log]

    async def compare(self) -> None:
        """See that both hold the same."""
        assert await self.store.every() == self.model.every()
        for table in IDS:
            assert await self.store.load(table) == self.model.load(table, 0)
            lines = {table: len(self.model.logs.get(table, []))}
            if self.store.shared:
                moved = [] if table in self.model.tables else [table]
                assert await self.store.moved_on(lines) == moved


async def succeeded(act: Callable[..., Awaitable[Any]], *arguments: Any) -> bool:
    try:
        await act(*arguments)
    except Conflict:
        return False
    return True


@given(script=st.lists(steps, min_size=5, max_size=40))
def test_a_store_does_what_its_model_does(store: str, script: list[tuple[Any, ...]]) -> None:
    async def run() -> None:
        opened = store_named(store)
        await opened.open()
        try:
            for one in await opened.every():
                await opened.delete(one.row.id)
            trial = Trial(opened)
            for step in script:
                await trial.step(*step)
            await trial.compare()
            await opened.close()
            await opened.open()
            await trial.compare()
        finally:
            await opened.close()

    asyncio.run(run())


@pytest.mark.parametrize("writers", [2, 12])
def test_of_many_who_write_the_same_line_one_does(store: str, writers: int) -> None:
    """Each writer counts up a log together with all the others; no line is lost or doubled."""

    async def run() -> None:
        stores = [store_named(store)]
        if stores[0].shared:
            stores.append(store_named(store))
        for one in stores:
            await one.open()
        summary = Summary("playing", "", 0)
        row = TableRow("aa", "kryptos", 1, 3, {}, Settings(), "invite", 0.0)
        await stores[0].create(row, [Entry("chance", None, {"action": "begin"})], summary)

        async def write(writer: int) -> None:
            used = stores[writer % len(stores)]
            for number in range(5):
                line = Entry("decide", writer % 3, {"action": [writer, number]})
                while True:
                    kept = await used.load("aa")
                    assert kept is not None
                    if await succeeded(used.append, "aa", len(kept.log), [line], summary):
                        break

        await asyncio.gather(*(write(writer) for writer in range(writers)))
        kept = await stores[0].load("aa")
        assert kept is not None
        written = [tuple(entry.body["action"]) for entry in kept.log[1:]]
        assert sorted(written) == [(w, n) for w in range(writers) for n in range(5)]
        for writer in range(writers):
            assert [n for w, n in written if w == writer] == list(range(5))
        for one in stores:
            await one.close()

    asyncio.run(run())


class Broken:
    """A connection to a file whose disk fails: nothing can be committed, nor rolled back."""

    def __init__(self) -> None:
        self.healthy = False
        self.in_transaction = False

    def execute(self, statement: str) -> None:
        if statement == "begin immediate":
            if self.in_transaction:
                raise sqlite3.OperationalError("cannot start a transaction within a transaction")
            self.in_transaction = True
        elif statement in ("commit", "rollback"):
            if not self.healthy:
                raise sqlite3.OperationalError("disk I/O error")
            self.in_transaction = False


def test_a_disk_that_fails_is_said_to_and_used_again_when_it_is_well() -> None:
    connection: Any = Broken()

    def ask() -> Any:
        work = Work(lambda _: "done", Future())
        carry_out(connection, [work])
        return work.future.result()

    for healthy in (False, False, True):
        connection.healthy = healthy
        with pytest.raises(StoreDown):
            ask()
    assert ask() == "done"


def test_a_piece_that_fails_does_not_harm_those_written_with_it(store: str) -> None:
    async def run() -> None:
        opened = store_named(store)
        await opened.open()
        summary = Summary("playing", "", 0)

        def row(id: str) -> TableRow:
            return TableRow(id, "kryptos", 1, 3, {}, Settings(), "invite", 0.0)

        unwritable = Entry("decide", 2**70, {})
        asked = [
            opened.create(row("aa"), [Entry("decide", 0, command="c")], summary),
            opened.create(row("bb"), [unwritable], summary),
            opened.create(row("cc"), [], summary),
            opened.append("aa", 1, [Entry("decide", 0, command="c")], summary),
            opened.append("cc", 0, [unwritable], summary),
            opened.append("cc", 0, [Entry("decide", 1)], summary),
        ]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert [answer is None for answer in answers] == [True, False, True, False, False, True]
        assert isinstance(answers[3], Conflict)
        kept = [await opened.load(id) for id in IDS]
        assert [one and len(one.log) for one in kept] == [1, None, 1]
        await opened.close()

    asyncio.run(run())
