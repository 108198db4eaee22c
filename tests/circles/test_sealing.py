"""Nothing of a deal opens before every table of it is over: by no door, at no moment."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from filature.core.messages import Command, Talk, Welcome
from filature.games import catalogue
from filature.tables.lobby import Lobby
from filature.tables.server_commands import OpenDeal
from filature.tables.sqlite import SqliteStore
from filature.tables.store import Entry, StoreDown
from filature.tables.stores import store_named
from filature.tables.table import Table
from filature.web.app import create_app
from filature.web.limits import Limits
from tests.asgi_client import AsgiClient, Response
from tests.circles.circle_driver import CircleDriver, decide, play
from tests.fake_environment import FakeEnvironment, InstantWorkers
from tests.patch_client import StreamFollower
from tests.tables.table_driver import TableDriver

SEED = "0123456789abcdef" * 2

# One table


def sealed_table(driver: TableDriver) -> Table:
    """Return the driver's table as it would have begun with a shared deal."""
    now = driver.environment.time
    log = driver.run(driver.store.load(driver.table.row.id))
    assert log is not None
    row = msgspec.structs.replace(log.row, id="sealed")
    entries = [
        Entry("deal", None, {"seed": SEED}, at=now),
        *(entry for entry in log.log if entry.kind == "sit"),
    ]
    driver.run(driver.lobby.add(row, entries))
    driver.table = driver.run(driver.lobby.table("sealed"))
    return driver.table


def welcome(table: Table, viewer: int) -> Welcome:
    """Return what a viewer is sent, as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(table.welcome(viewer, 0, [])), type=Welcome)


@pytest.mark.parametrize("game", list(catalogue()))
def test_the_end_of_a_sealed_game_shows_each_viewer_what_they_saw_before(game: str) -> None:
    seats = catalogue()[game].seat_counts[0]
    with TableDriver(game, "p" * seats) as driver:
        table = sealed_table(driver)
        rng, before = Random(3), {}
        while table.state.phase == "playing":
            before = {viewer: welcome(table, viewer) for viewer in table.streams}
            driver.run(decide(table, table.session.pending[0], rng))
        assert table.state.phase == "sealed"
        for again in (table, driver.reload()):
            for viewer, was in before.items():
                now = welcome(again, viewer)
                assert now.table.phase == "sealed"
                assert now.position is not None
                assert now.position.outcome is None
                assert not now.position.decisions
                assert not now.position.waiting
                # A choice before the last one, of this move or an earlier entry of it, may be seen.
                if now.say[:-1] == was.say:
                    assert was.position is not None
                    assert now.position.view == was.position.view
                assert now.say[-1] == [{"type": "sealed"}]
        driver.run(table.execute(0, Talk("t", "Alors ?")))
        assert driver.all_welcomes() == driver.all_welcomes(driver.reload())
        driver.run(table.execute(-1, OpenDeal()))
        driver.run(table.execute(-1, OpenDeal()))
        assert driver.phase() == "over"
        assert driver.all_welcomes() == driver.all_welcomes(driver.reload())
        shown = welcome(table, 0).position
        assert shown is not None
        assert shown.outcome == table.session.outcome


@pytest.mark.parametrize("game", list(catalogue()))
def test_a_client_that_asks_for_patches_sees_a_sealed_game_as_others_do(game: str) -> None:
    """Before, at and after the end, and when the deal is opened; whenever it began to follow."""
    seats = catalogue()[game].seat_counts[0]
    with TableDriver(game, "p" * seats) as driver:
        table, rng = sealed_table(driver), Random(5)
        clients = {viewer: [StreamFollower(table.streams[viewer])] for viewer in table.streams}

        def compare() -> None:
            again = driver.reload()
            for viewer, followers in clients.items():
                for client in followers:
                    client.catch_up()
                    shown = welcome(again, viewer)
                    assert client.seq == shown.seq
                    assert client.bytes == msgspec.json.encode(shown.position)

        def another() -> None:
            for viewer, followers in clients.items():
                followers.append(StreamFollower(table.streams[viewer]))

        while table.state.phase == "playing":
            driver.run(decide(table, table.session.pending[0], rng))
            if len(table.session.history) % 5 == 0:
                compare()
        assert table.state.phase == "sealed"
        compare()
        another()
        driver.run(table.execute(0, Talk("t", "Alors ?")))
        compare()
        driver.run(table.execute(-1, OpenDeal()))
        compare()
        assert all(one.patches for followers in clients.values() for one in followers)
        outcome = msgspec.to_builtins(table.session.outcome)
        assert all(one.position["outcome"] == outcome for one in clients[0])


# Doors


class Watched(CircleDriver):
    """An event of two tables: Bob and Cleo are at the first, Ada and Dan at the second; Eve is a
    member who does not play, Zoe nobody."""

    async def set_up(self, **wish: Any) -> None:
        await self.found("Bob", "Cleo", "Dan", "Eve", league=True)
        self.event_id = await self.plan("Bob", "Cleo", "Dan", **wish)
        await self.begin(self.event_id)
        tables = await self.tables_of(self.event_id)
        self.first, self.second = tables
        self.at: dict[str, tuple[Table, int]] = {}
        for table in tables:
            for at, seat in enumerate(table.state.seats):
                self.at[str(seat.name)] = (table, at)

    def seats_at(self, table: Table) -> list[str]:
        return [name for name, (at, _) in self.at.items() if at is table]

    def doors(self, table: Table) -> dict[str, tuple[str, str, Any]]:
        """Return every request that could tell how a table ended."""
        here, mine = f"/api/tables/{table.row.id}", f"{self.address}/events/{self.event_id}"
        branch = {"step": 2, "seat": 0, "name": "Zoe"}
        return {
            "record": ("GET", f"{here}/record", None),
            "replay": ("GET", f"{here}/replay", None),
            "replay as a seat": ("GET", f"{here}/replay?as=0", None),
            "debrief": ("GET", f"{here}/debrief", None),
            "try": ("POST", f"{here}/try", {"step": 1}),
            "branch": ("POST", f"{here}/branch", branch),
            "known branch": ("POST", f"{here}/branch", {**branch, "world": "known"}),
            "again": ("POST", f"{here}/again", None),
            "notebook": ("GET", f"{here}/notebook", None),
            "note": ("GET", f"{here}/note", None),
            "understand": ("POST", f"{here}/understand", {"text": "1"}),
            "next": ("GET", f"{here}/next", None),
            "sit": ("POST", f"{here}/sit", {"name": "Zoe", "invite": table.row.invite}),
            "sit in circle": ("POST", f"{self.address}/tables/{table.row.id}/sit", {}),
            "listed": ("GET", "/api/tables", None),
            "mine": ("GET", "/api/mine", None),
            "my games": ("GET", "/api/mine/games", None),
            "own data": ("GET", "/api/me", None),
            "archive": ("GET", "/api/me/export", None),
            "circles": ("GET", "/api/circles", None),
            "circle": ("GET", self.address, None),
            "event": ("GET", mine, None),
            "page": ("GET", f"/t/{table.row.id}", None),
            "preview": ("GET", f"/t/{table.row.id}?i={table.row.invite}", None),
        }

    async def knock(self, name: str, table: Table) -> dict[str, Response]:
        """Try every door; return what each answers."""
        answers = {}
        for door, (method, address, body) in self.doors(table).items():
            path, _, query = address.partition("?")
            asked = dict(part.split("=") for part in query.split("&")) if query else {}
            if path.startswith("/api/tables/"):
                asked["invite"] = table.row.invite
            answers[door] = await self.request(name, method, path, body, **asked)
        return answers


OPENS_NOTHING = ("record", "replay", "replay as a seat", "debrief", "try", "branch", "known branch")
OUTSIDE = ("Ada", "Dan", "Eve", "Zoe")


def watched(test: Any, seed: int = 0) -> None:
    async def running() -> None:
        environment, workers = FakeEnvironment(seed), InstantWorkers()
        workers.allowed.clear()
        lobby = Lobby(SqliteStore(":memory:"), environment, workers)
        app = create_app(lobby, limits=Limits(environment.monotonic, 1e9))
        app.state.service.longest_poll = 0.0
        async with AsgiClient(app) as client:
            await test(Watched(client, lobby))

    asyncio.run(running())


def test_every_door_is_shut_until_the_last_table_is_over_and_open_then() -> None:
    async def test(circle: Watched) -> None:
        await circle.set_up()
        await play(circle.first, Random(1))
        await circle.advance(1)
        outcome = circle.first.session.outcome
        assert outcome is not None
        for name in (*circle.seats_at(circle.first), *circle.seats_at(circle.second), "Eve", "Zoe"):
            answers = await circle.knock(name, circle.first)
            for door in (*OPENS_NOTHING, "again", "notebook", "understand"):
                assert answers[door].status in (403, 404, 409), (name, door, answers[door])
            if name in circle.seats_at(circle.first):
                for door in OPENS_NOTHING:
                    assert answers[door].json() == {"error": {"type": "deal_sealed"}}
                assert answers["next"].json()["table"]["phase"] == "sealed"
            else:
                assert answers["next"].status == 403
                assert answers["sit"].status == 409
            for door, answer in answers.items():
                assert b'"winners"' not in answer.body, (name, door)
                assert b'"reason"' not in answer.body, (name, door)
                assert str(circle.first.state.deal).encode() not in answer.body
            assert b"records/" not in answers["archive"].body
        await play(circle.second, Random(2))
        await circle.advance(1)
        for name in ("Bob", "Cleo", "Dan", "Eve"):
            answers = await circle.knock(name, circle.first)
            for door in OPENS_NOTHING:
                assert answers[door].status in (200, 201), (name, door, answers[door])
            played = name in circle.seats_at(circle.first)
            assert not played or b"records/" in answers["archive"].body
        shown = (await circle.event(circle.event_id))["played"][0]["tables"][0]
        assert shown["scores"] == outcome.scores
        assert SEED not in str(await circle.page("Ada"))

    watched(test)


@pytest.mark.parametrize("ended", [True, False])
def test_a_league_and_a_history_wait_for_the_deal(ended: bool) -> None:
    async def test(circle: Watched) -> None:
        await circle.set_up()
        await play(circle.first, Random(1))
        if ended:
            await play(circle.second, Random(2))
        await circle.advance(1)
        page = await circle.page("Eve")
        assert len(page["history"]) == (2 if ended else 0)
        assert len(page["league"]["rows"]) == (4 if ended else 0)
        assert len(page["results"]) == (4 if ended else 0)
        assert any(one["plays"] for one in page["members"]) == ended

    watched(test)


def given_to(name: str, ends: int, variant: int) -> list[bytes]:
    """Return all that somebody is given when the first table stands `ends` moves after its first,
    and is played to its end (`variant`) or in another way."""
    given: list[bytes] = []

    async def test(circle: Watched) -> None:
        await circle.set_up()
        await play(circle.second, Random(9), moves=2)
        await play(circle.first, Random(ends + 100 * variant), None if variant else ends)
        await circle.advance(5)
        for table in (circle.first, circle.second):
            for answer in (await circle.knock(name, table)).values():
                given.append(b"%d " % answer.status + answer.body)

    watched(test)
    return given


@pytest.mark.parametrize("name", OUTSIDE)
@pytest.mark.parametrize("ends", [1, 3])
def test_who_is_not_at_a_table_cannot_tell_whether_it_is_over(name: str, ends: int) -> None:
    assert given_to(name, ends, 0) == given_to(name, ends, 1)


@pytest.mark.parametrize("seed", range(3))
def test_who_did_not_make_the_last_move_cannot_tell_which_it_was(seed: int) -> None:
    """The two last moves both end the game; the other seat is given the same bytes."""

    def at_the_end(nth: int) -> tuple[str, int, list[bytes]]:
        given: list[bytes] = []
        found: list[Any] = []

        async def test(circle: Watched) -> None:
            await circle.set_up()
            table, rng = circle.first, Random(seed)
            while True:
                session = table.session
                seat = session.pending[0]
                legal = session.game.legal(session.state, seat)
                ending = [
                    move
                    for move in (legal.nth(at) for at in range(len(legal)))
                    if not session.game.to_act(session.try_move(seat, move).state)
                ]
                if len(ending) > 1:
                    break
                await decide(table, seat, rng)
            move = ending[nth % len(ending)]
            action = session.game.to_record(seat, move)
            number = session.decision_numbers[seat]
            other, at = next(
                (n, s) for n, (at, s) in circle.at.items() if at is table and s != seat
            )
            stream = table.streams[at]
            have = stream.seq
            with stream.following(patches=True):
                await table.execute(seat, Command("last", str(number), action))
                new = range(have + 1, stream.seq + 1)
                given.extend(stream.message(seq, patches=True) or b"" for seq in new)
            assert given
            assert table.state.phase == "sealed"
            found.extend((other, len(ending), table.session.history[-1]))
            for answer in (await circle.knock(other, table)).values():
                given.append(b"%d " % answer.status + answer.body)

        watched(test)
        return found[0], found[1], given

    other, ways, one = at_the_end(0)
    assert ways > 1
    assert at_the_end(1) == (other, ways, one)


def test_a_code_brings_nobody_to_a_second_table_of_a_deal() -> None:
    async def test(circle: Watched) -> None:
        await circle.set_up()
        name, other = circle.seats_at(circle.first)[0], circle.seats_at(circle.second)[0]
        path = f"/api/tables/{circle.first.row.id}/code"
        for who, status in ((other, 403), ("Eve", 201)):
            code = (await circle.ask(name, "POST", path))["code"]
            answer = await circle.request(who, "POST", "/api/recover", {"code": code})
            assert answer.status == status, answer

    watched(test)


def test_new_rules_open_what_cannot_be_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An update of the program closes tables; their deal opens, and not before."""
    environment = FakeEnvironment()
    kept: dict[str, Any] = {}

    async def serve(test: Any) -> None:
        workers = InstantWorkers()
        workers.allowed.clear()
        lobby = Lobby(SqliteStore(tmp_path / "tables.sqlite3"), environment, workers)
        app = create_app(lobby, limits=Limits(lambda: 0.0, 1e9))
        async with AsgiClient(app) as client:
            await test(Watched(client, lobby))

    async def begin(circle: Watched) -> None:
        await circle.set_up()
        await play(circle.first, Random(1))
        kept.update(vars(circle), first=circle.first.row.id)

    async def after(circle: Watched) -> None:
        circle.tokens, circle.id, circle.address = kept["tokens"], kept["id"], kept["address"]
        path = f"/api/tables/{kept['first']}/record"
        before = await circle.request("Bob", "GET", path)
        assert before.json() == {"error": {"type": "deal_sealed"}}
        await circle.advance(1)
        assert (await circle.request("Bob", "GET", path)).status == 200
        assert (await circle.event(kept["event_id"]))["played"][0]["open"]

    asyncio.run(serve(begin))
    kind = catalogue()["agent_hunter"]
    monkeypatch.setattr(kind, "rules_version", kind.rules_version + 1)
    asyncio.run(serve(after))


# Crashes and several processes


class FailingStore(SqliteStore):
    """Fails at one of its writes: before it, or just after."""

    def __init__(self, path: Path, fails: int, after: bool) -> None:
        super().__init__(path)
        self.left, self.after = fails, after

    async def failing(self, work: Any) -> Any:
        self.left -= 1
        if self.left == 0 and not self.after:
            work.close()
            raise StoreDown("crash")
        result = await work
        if self.left == 0:
            raise StoreDown("crash")
        return result

    async def create(self, row: Any, log: Any, summary: Any, *also: Any) -> None:
        await self.failing(super().create(row, log, summary, *also))

    async def append(self, table: str, n: int, entries: Any, summary: Any, *also: Any) -> None:
        await self.failing(super().append(table, n, entries, summary, *also))

    async def fetch(self, statement: str, *values: Any) -> list[Any]:
        if statement.startswith("select"):
            return await super().fetch(statement, *values)
        found: list[Any] = await self.failing(super().fetch(statement, *values))
        return found

    async def transact(self, statements: Any) -> list[list[Any]]:
        found: list[list[Any]] = await self.failing(super().transact(statements))
        return found


@pytest.mark.parametrize("after", [False, True])
def test_a_crash_at_any_write_is_made_good_by_the_next_run(tmp_path: Path, after: bool) -> None:
    """The last table of a round ends; the process dies while it opens the deal and pairs the next
    round; another goes on."""

    async def whole(fails: int) -> bool:
        path = tmp_path / f"{fails}.sqlite3"
        environment = FakeEnvironment()

        async def serve(store: SqliteStore, test: Any) -> None:
            workers = InstantWorkers()
            workers.allowed.clear()
            lobby = Lobby(store, environment, workers)
            async with AsgiClient(create_app(lobby)) as client:
                await test(CircleDriver(client, lobby))

        kept: dict[str, Any] = {}

        async def begin(circle: CircleDriver) -> None:
            await circle.found("Bob", "Cleo", "Dan")
            kept["id"] = await circle.plan("Bob", "Cleo", "Dan")
            await circle.begin(kept["id"])
            for at, table in enumerate(await circle.tables_of(kept["id"])):
                await play(table, Random(at))
            kept.update(tokens=circle.tokens, circle=circle.id, address=circle.address)

        crashed = False

        async def crash(circle: CircleDriver) -> None:
            nonlocal crashed
            assert isinstance(circle.lobby.store, FailingStore)
            circle.lobby.store.left = fails
            try:
                await circle.service.events.run()
            except StoreDown:
                crashed = True
            circle.lobby.store.left = -1

        async def check(circle: CircleDriver) -> None:
            circle.tokens, circle.id = kept["tokens"], kept["circle"]
            circle.address = kept["address"]
            await circle.advance(1)
            event = await circle.event(kept["id"])
            assert [round["open"] for round in event["played"]] == [True, False]
            for round in event["played"]:
                assert len(round["tables"]) == 2
                for table in round["tables"]:
                    state = (await circle.lobby.table(table["id"])).state
                    assert state.phase == ("over" if round["open"] else "playing")
            assert len((await circle.page("Ada"))["history"]) == 2

        await serve(SqliteStore(path), begin)
        await serve(FailingStore(path, -1, after), crash)
        await serve(SqliteStore(path), check)
        return crashed

    async def every() -> None:
        fails = 1
        while await whole(fails):
            fails += 1
        assert fails > 6

    asyncio.run(every())


def test_two_processes_bring_an_event_on_together(database: str) -> None:
    async def both() -> None:
        environment = FakeEnvironment()
        clients = []
        for _ in range(2):
            workers = InstantWorkers()
            workers.allowed.clear()
            lobby = Lobby(store_named(database), environment, workers)
            clients.append(AsgiClient(create_app(lobby, limits=Limits(lambda: 0.0, 1e9))))
        async with clients[0], clients[1]:
            drivers = [CircleDriver(client, client.app.state.service.lobby) for client in clients]
            one, other = drivers
            await one.found("Bob", "Cleo", "Dan", "Eve", league=True)
            id = await one.plan("Bob", "Cleo", "Dan", "Eve", kind="swiss", rounds=3)
            other.tokens, other.id, other.address = one.tokens, one.id, one.address
            await one.begin(id)
            while (await other.event(id))["phase"] == "playing":
                for at, table in enumerate(await drivers[at_random.randrange(2)].tables_of(id)):
                    await play(table, Random(at))
                environment.time += 1
                await asyncio.gather(
                    *(driver.service.events.run() for driver in drivers),
                    *(driver.service.events.advance(id) for driver in drivers),
                )
            events = [await driver.event(id) for driver in drivers]
            assert events[0] == events[1]
            assert [len(round["tables"]) for round in events[0]["played"]] == [2, 2, 2]
            assert all(round["open"] for round in events[0]["played"])
            pages = [await driver.page("Ada") for driver in drivers]
            assert pages[0]["league"] == pages[1]["league"]
            assert len(pages[0]["history"]) == 6

    at_random = Random(4)
    asyncio.run(both())
