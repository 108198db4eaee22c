"""Several lobbies over one PostgreSQL: nothing lost, nothing twice, and all see the same."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filature.bots.player import Budget, Choice, Question, RandomBot
from filature.core import messages as m
from filature.core.events import SPECTATOR
from filature.core.refusals import NoSuchTable, Refused
from filature.games import catalogue, game_class
from filature.tables.environment import Environment
from filature.tables.lobby import Lobby
from filature.tables.postgres import PostgresStore
from filature.tables.presence import STILL_HERE
from filature.tables.server_commands import StopGame
from filature.tables.store import StoreDown
from filature.tables.table import Table
from filature.tables.workers import Workers
from tests.postgres import OwnPostgres, Postgres
from tests.tables.table_driver import acknowledged

PATIENCE = 60.0


class Movable(Environment):
    """A clock that a test can put forward, for all lobbies of one test."""

    tick = 0.05
    reference_bots = True

    def __init__(self) -> None:
        super().__init__(bot_pause=0)
        self.ahead = 0.0

    def now(self) -> float:
        return super().now() + self.ahead

    def monotonic(self) -> float:
        return super().monotonic() + self.ahead


@asynccontextmanager
async def lobbies(database: str, number: int = 2) -> AsyncIterator[list[Lobby]]:
    clock = Movable()
    opened = [Lobby(PostgresStore(database), clock) for _ in range(number)]
    for lobby in opened:
        await lobby.open()
    try:
        yield opened
    finally:
        for lobby in opened:
            await lobby.close()


def at_two_lobbies(database: str, test: Callable[[list[Lobby]], Awaitable[None]]) -> None:
    """Run a test with two lobbies over one database."""

    async def run() -> None:
        async with lobbies(database) as two:
            await test(two)

    asyncio.run(run())


@pytest.fixture(autouse=True)
def thought(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Have bots think in this process; take note of each time one is asked, by its seat."""
    asked: list[int] = []

    async def ask(self: Workers, bot: str, question: Question, seed: int, *how: Any) -> Choice:
        asked.append(question.knowledge.viewer)
        await asyncio.sleep(0.1)
        return RandomBot().choose(question, Budget(iterations=1), Random(seed))

    monkeypatch.setattr(Workers, "ask", ask)
    return asked


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110 - what it waits for tells nobody
            await asyncio.sleep(0.01)


async def seated(
    lobbies: list[Lobby], game: str, seats: int, rng: Random, bots: int = 0, **new: Any
) -> tuple[str, list[str]]:
    """Set up a table; the others sit down all at once, each at some lobby.

    Return the table's id and the token of each seat of a person.
    """
    kinds = [m.NewSeat("person")] * (seats - bots) + [m.NewSeat("bot", "ref-random")] * bots
    first = await lobbies[0].create(m.NewTable(game, "P0", kinds, **new), "token0")
    tokens = [f"token{seat}" for seat in range(seats - bots)]

    async def sit(token: str) -> m.Seated:
        lobby = rng.choice(lobbies)
        table = await lobby.table(first.table)
        return await lobby.sit(table, token, first.invite, f"P{token[5:]}")

    answers = await asyncio.gather(*(sit(token) for token in tokens[1:]))
    places = [first.seat, *(answer.seat for answer in answers)]
    assert sorted(places) == list(range(seats - bots))
    return first.table, [token for _, token in sorted(zip(places, tokens, strict=True))]


def choice_of(table: Table, seat: int, rng: Random, id: str) -> m.Command:
    """Return some decision that a seat may take."""
    decision = table.session.decision(seat)
    action = decision.legal.nth(rng.randrange(len(decision.legal)))
    return m.Command(id, decision.id, action)


def everything(table: Table) -> dict[str, Any]:
    """Return all that anybody is ever sent of a table, and how it stands."""
    streams = {viewer: (s.says(0), s.position) for viewer, s in table.streams.items()}
    seats = [(s.kind, s.name, s.tokens, s.left, s.stand_in, s.muted) for s in table.state.seats]
    return {
        "streams": streams,
        "seats": seats,
        "phase": table.state.phase,
        "lines": table.state.lines,
    }


async def fresh(lobby: Lobby, id: str) -> Table:
    """Return a table as its log alone has it."""
    kept = await lobby.store.load(id)
    assert kept is not None
    return Table(kept, lobby.store, lobby.environment)


@settings(max_examples=settings().max_examples // 4)
@given(seed=st.integers(0, 10**9))
def test_whatever_is_done_at_several_processes_at_once_all_see_the_same(
    database: str, seed: int
) -> None:
    rng = Random(seed)
    game = rng.choice(list(catalogue()))
    seats = rng.choice([count for count in game_class(game).seat_counts if count <= 4])
    asyncio.run(play_at_several(database, game, seats, rng))


async def play_at_several(database: str, game: str, seats: int, rng: Random) -> None:
    async with lobbies(database) as two:
        id, tokens = await seated(two, game, seats, rng, bots=rng.randrange(2))
        tables = [await lobby.table(id) for lobby in two]
        answers: dict[tuple[int, str], list[str]] = {}

        async def act(seat: int, given: m.Act, lobby: Lobby) -> None:
            table = await lobby.table_now(id)
            assert lobby.viewer(table, tokens[seat], None) == seat
            ack = await acknowledged(table, seat, given)
            answers.setdefault((seat, given.id), []).append(ack.result)

        for step in range(20):
            acts = []
            for seat in range(len(tokens)):
                known = rng.choice(tables)
                kind = rng.random()
                given: m.Act
                if seat in known.session.pending and kind < 0.8:
                    given = choice_of(known, seat, rng, f"c{step}")
                elif kind < 0.9:
                    given = m.Undo(f"u{step}")
                else:
                    given = m.Talk(f"t{step}", f"step {step}")
                acts += [act(seat, given, lobby) for lobby in rng.choice([two, two[:1], two[1:]])]
            rng.shuffle(acts)
            await asyncio.gather(*acts)
        for lobby in two:
            await lobby.bot_runner.stop()
        for table in tables:
            await table.catch_up()
        alone = await fresh(two[0], id)
        assert everything(tables[0]) == everything(tables[1]) == everything(alone)
        kept = await two[0].store.load(id)
        assert kept is not None
        done = Counter((entry.seat, entry.command) for entry in kept.log if entry.command)
        assert set(done.values()) <= {1}
        for (seat, command), results in answers.items():
            carried_out = any(result != "refused" for result in results)
            assert carried_out == ((seat, command) in done), (command, results)


def test_news_comes_by_itself(database: str) -> None:
    """A watcher at one lobby is woken by what is done at the other."""

    async def run(two: list[Lobby]) -> None:
        rng = Random(1)
        id, _ = await seated(two, "agent_hunter", 2, rng)
        one, other = [await lobby.table(id) for lobby in two]
        with other.presence.watch(SPECTATOR) as watcher:
            await until(lambda: other.state.phase == "playing")
            watcher.wakeup.clear()
            seq = other.streams[SPECTATOR].seq
            await acknowledged(one, 0, choice_of(one, 0, rng, "c"))
            await asyncio.wait_for(watcher.wakeup.wait(), PATIENCE)
            await until(lambda: other.streams[SPECTATOR].seq > seq)
        assert everything(one) == everything(other)

    at_two_lobbies(database, run)


def test_news_that_was_lost_is_asked_for(database: str, postgres_server: Postgres) -> None:
    """A lobby whose connection for news breaks makes another, and catches up by itself."""

    async def run(two: list[Lobby]) -> None:
        rng = Random(2)
        id, _ = await seated(two, "agent_hunter", 2, rng)
        one, other = [await lobby.table(id) for lobby in two]
        store = two[1].store
        assert isinstance(store, PostgresStore)
        cut = store.notify.connection
        pid = cut.get_server_pid()
        await store.fetch("select pg_terminate_backend($1)", pid)
        await acknowledged(one, 0, choice_of(one, 0, rng, "c"))
        await until(lambda: other.state.lines == one.state.lines)
        await until(lambda: store.notify.connection is not cut)
        await acknowledged(one, 1, choice_of(one, 1, rng, "c"))
        await until(lambda: other.state.lines == one.state.lines)

    at_two_lobbies(database, run)


def test_a_store_that_was_down_loses_nothing(postgres_server: Postgres, database: str) -> None:
    """PostgreSQL crashes and comes back: what was acknowledged is there, and play goes on."""
    if not isinstance(postgres_server, OwnPostgres):
        pytest.skip("the server named by FILATURE_TEST_POSTGRES is not to be crashed")

    async def run() -> None:
        async with lobbies(database) as two:
            rng = Random(3)
            id, _ = await seated(two, "agent_hunter", 2, rng)
            one, other = [await lobby.table(id) for lobby in two]
            first = choice_of(one, 0, rng, "first")
            assert (await acknowledged(one, 0, first)).result == "applied"
            postgres_server.stop(signal.SIGQUIT)
            second = choice_of(one, 1, rng, "second")
            with pytest.raises(StoreDown):
                await acknowledged(one, 1, second)
            with pytest.raises(StoreDown):
                await two[1].listed()
            postgres_server.start()
            assert (await acknowledged(other, 1, second)).result == "applied"
            assert (await acknowledged(one, 1, second)).result in ("applied", "duplicate")
            await until(lambda: one.state.lines == other.state.lines)
            commands = [e.command for e in (await two[0].store.load(id)).log]  # type: ignore[union-attr]
            assert commands.count("first") == commands.count("second") == 1

    asyncio.run(run())


def test_who_sits_down_at_one_process_is_known_at_the_other(database: str) -> None:
    """Also before the news has come."""

    async def run(two: list[Lobby]) -> None:
        new = m.NewTable("agent_hunter", "Ada", [m.NewSeat("person")] * 2)
        ada = await two[0].create(new, "ada")
        other = await two[1].table(ada.table)
        two[1].replication.table_written = lambda table: None  # type: ignore[method-assign]
        table = await two[0].table(ada.table)
        await two[0].sit(table, "bob", ada.invite, "Bob")
        assert other.state.seats_of("bob") == []
        assert (await two[1].table_now(ada.table)).state.seats_of("bob") == [1]

    at_two_lobbies(database, run)


def test_a_rematch_asked_for_at_two_processes_is_one(database: str) -> None:
    async def run(two: list[Lobby]) -> None:
        id, tokens = await seated(two, "agent_hunter", 2, Random(4))
        one = await two[0].table(id)
        await one.execute(SPECTATOR, StopGame())
        tables = [await lobby.table_now(id) for lobby in two]
        answers = await asyncio.gather(
            two[0].again(tables[0], tokens[0]), two[1].again(tables[1], tokens[1])
        )
        assert answers[0] == answers[1]
        assert len(await two[0].store.every()) == 2

    at_two_lobbies(database, run)


def test_time_is_up_once_and_not_for_the_next_decision(database: str) -> None:
    """Both lobbies see that the time is up; one writes it, and the bot decides once."""

    async def run(two: list[Lobby]) -> None:
        settings = m.Settings(pace=m.Pace("move", 60))
        id, _ = await seated(two, "agent_hunter", 2, Random(5), settings=settings)
        tables = [await lobby.table(id) for lobby in two]
        clock = two[0].environment
        assert isinstance(clock, Movable)
        clock.ahead = 61.0
        await until(lambda: all(len(table.session.history) >= 3 for table in tables))
        await until(lambda: tables[0].state.lines == tables[1].state.lines)
        kept = await two[0].store.load(id)
        assert kept is not None
        kinds = Counter((entry.kind, entry.seat) for entry in kept.log)
        assert kinds["time_up", 0] == kinds["time_up", 1] == 1
        assert kinds["decide", 0] == kinds["decide", 1] == 1

    at_two_lobbies(database, run)


def test_a_bot_is_asked_by_one_process(database: str, thought: list[int]) -> None:
    async def run(two: list[Lobby]) -> None:
        id, _ = await seated(two, "agent_hunter", 2, Random(6), bots=1)
        tables = [await lobby.table(id) for lobby in two]
        await until(lambda: all(table.session.pending == (0,) for table in tables))
        assert thought == [1]

    at_two_lobbies(database, run)


def test_another_process_steps_in_for_a_bot_when_one_has_died(
    database: str, thought: list[int]
) -> None:
    async def run(two: list[Lobby]) -> None:
        dead, alive = two
        waiting = asyncio.Event()

        async def forever(*_: Any) -> Choice:
            waiting.set()
            await asyncio.sleep(3600)
            raise AssertionError

        dead.bot_runner.answer = forever  # type: ignore[assignment, method-assign]
        id, _ = await seated([dead], "agent_hunter", 2, Random(7), bots=1)
        await asyncio.wait_for(waiting.wait(), PATIENCE)
        table = await alive.table(id)
        assert not thought
        store = dead.store
        assert isinstance(store, PostgresStore)
        store.notify.task and store.notify.task.cancel()
        store.notify.connection.terminate()
        await until(lambda: table.session.pending == (0,))
        assert thought == [1]

    at_two_lobbies(database, run)


def test_presence_is_shown_at_every_process(database: str) -> None:
    """Somebody at one lobby is present at the other, with the spectators; and away once gone."""

    async def run(two: list[Lobby]) -> None:
        id, _ = await seated(two, "agent_hunter", 2, Random(8))
        one, other = [await lobby.table(id) for lobby in two]
        clock = two[0].environment
        assert isinstance(clock, Movable)
        assert not other.presence.present(0)
        with (
            one.presence.watch(0),
            one.presence.watch(SPECTATOR),
            one.presence.watch(SPECTATOR),
        ):
            await until(lambda: other.presence.present(0) and other.presence.watching() == 2)
            assert other.info(1).players[0].present
            clock.ahead += STILL_HERE
            await until(lambda: other.presence.present(0) and other.presence.watching() == 2)
            assert other.presence.absent() == [1]
        clock.ahead += STILL_HERE + 1
        await until(lambda: other.presence.shown_absent == one.presence.shown_absent == [0, 1])
        assert other.presence.watching() == 0
        assert not other.info(1).players[0].present

    at_two_lobbies(database, run)


def test_nobody_counts_as_away_because_a_process_has_just_read_the_table(database: str) -> None:
    async def run(two: list[Lobby]) -> None:
        settings = m.Settings(away="bot")
        id, _ = await seated(two[:1], "agent_hunter", 2, Random(9), settings=settings)
        one = await two[0].table(id)
        with one.presence.watch(0), one.presence.watch(1):
            other = await two[1].table(id)
            await until(lambda: other.presence.present(0) and other.presence.present(1))
        assert not any(seat.stand_in for seat in other.state.seats)

    at_two_lobbies(database, run)


def test_a_table_deleted_by_another_process_is_gone(database: str) -> None:
    async def run(two: list[Lobby]) -> None:
        rng = Random(10)
        id, _ = await seated(two, "agent_hunter", 2, rng)
        one, other = [await lobby.table(id) for lobby in two]
        command = choice_of(other, 0, rng, "c")
        with other.presence.watch(0) as watcher:
            watcher.wakeup.clear()
            await two[0].store.delete(id)
            with pytest.raises(NoSuchTable):
                await acknowledged(one, 0, command)
            await asyncio.wait_for(watcher.wakeup.wait(), PATIENCE)
            await until(lambda: other.gone)
        with pytest.raises(Refused):
            await two[1].table(id)

    at_two_lobbies(database, run)
