"""After a game, over the API: its debrief, second tries, tables that play it on; and before its end
none of these, by any door."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import msgspec
import pytest

from filature.core.debriefs import Debrief
from filature.core.messages import Command
from filature.core.record import write
from filature.core.session import GameSession
from filature.debrief.report import debrief_of
from filature.games import AnyGame, catalogue
from filature.tables import debriefs
from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.web.app import create_app
from filature.web.limits import Limits
from tests.asgi_client import AsgiClient, Response
from tests.fake_environment import FakeEnvironment, InstantWorkers
from tests.web.asgi_table import AsgiTable, bearer, run

SMALL = {"agents": 5, "bases": 2, "turn_limit": 6}
"""A game of Agent Hunter that is soon over."""


class Clock(FakeEnvironment):
    """Durations are real: a debrief is given up when nobody asks for it."""

    def monotonic(self) -> float:
        return asyncio.get_running_loop().time()


def at_a_table(test: Callable[[AsgiTable], Awaitable[None]]) -> None:
    """Run a test with real durations."""

    async def running() -> None:
        environment = Clock()
        lobby = Lobby(SqliteStore(":memory:"), environment, InstantWorkers())
        limits = Limits(environment.monotonic, 1e9)
        async with AsgiClient(create_app(lobby, limits=limits)) as client:
            await test(AsgiTable(client, lobby))

    asyncio.run(running())


async def played(table: AsgiTable, whole: bool = True) -> AsgiTable:
    """Play a small game at random, to its end or up to its last decisions."""
    await table.open(options=SMALL)
    await table.sit("Bob")
    live = await table.lobby.table(table.ada["table"])
    rng, session = Random(1), live.session
    while session.pending and (whole or len(session.history) < 4):
        seat = session.pending[0]
        action = session.game.to_record(seat, session.random_move(seat, rng))
        decision = str(session.decision_numbers[seat])
        await live.execute(seat, Command(f"c{len(session.history)}", decision, action))
    return table


async def ask(table: AsgiTable, path: str, body: Any = None, who: Any = None) -> Response:
    headers = bearer(who or table.ada)
    method = "GET" if body is None else "POST"
    return await table.client.request(method, f"{table.address}/{path}", body, headers)


async def debrief_at(table: AsgiTable) -> Debrief:
    """Ask until the debrief is there."""
    seen = -1.0
    while True:
        answer = (await ask(table, "debrief")).json()
        assert answer["progress"] >= seen
        seen = answer["progress"]
        if answer["debrief"] is not None:
            return msgspec.convert(answer["debrief"], Debrief)
        await asyncio.sleep(0.05)


def test_a_finished_table_is_debriefed_once_and_its_debrief_kept() -> None:
    async def test(table: AsgiTable) -> None:
        await played(table)
        found = await debrief_at(table)
        live = await table.lobby.table(table.ada["table"])
        session = live.session
        assert found == debrief_of(session.game, session.history, session.outcome)
        assert not table.lobby.debriefs.jobs
        assert (await ask(table, "debrief")).json()["progress"] == 1.0
        assert not table.lobby.debriefs.jobs

    at_a_table(test)


def test_a_debrief_for_which_nobody_asks_any_more_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(debriefs, "PATIENCE", 0.0)

    async def test(table: AsgiTable) -> None:
        await played(table)
        assert (await ask(table, "debrief")).json()["debrief"] is None
        jobs = table.lobby.debriefs.jobs
        await asyncio.gather(*[job.task for job in jobs.values() if job.task])
        assert not jobs
        assert await table.lobby.store.debrief(table.ada["table"], 1) is None

    at_a_table(test)


def test_a_debrief_that_cannot_be_made_is_refused_and_not_begun_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def failing(self: Any, job: Any, game: Any) -> None:
        raise EOFError

    monkeypatch.setattr(debriefs.Debriefs, "watched", failing)

    async def test(table: AsgiTable) -> None:
        await played(table)
        assert (await ask(table, "debrief")).status == 200
        jobs = table.lobby.debriefs.jobs
        await asyncio.gather(*[job.task for job in jobs.values() if job.task])
        answer = await ask(table, "debrief")
        assert answer.status == 500
        assert answer.json()["error"] == {"type": "debrief_failed"}

    at_a_table(test)


BODIES: dict[str, Any] = {
    "debrief": None,
    "try": {"step": 3},
    "branch": {"step": 2, "seat": 0, "name": "Ada"},
}


@pytest.mark.parametrize("door", list(BODIES))
def test_nothing_of_a_running_table_is_opened(door: str) -> None:
    async def test(table: AsgiTable) -> None:
        await played(table, whole=False)
        answer = await ask(table, door, BODIES[door])
        assert answer.status == 409
        assert answer.json()["error"] == {"type": "not_over_yet"}

    run(test)


@pytest.mark.parametrize("door", list(BODIES))
def test_a_stranger_is_refused_before_and_after_the_end(door: str) -> None:
    async def test(table: AsgiTable) -> None:
        for whole in (False, True):
            await played(table, whole)
            stranger = {"token": "x" * 40}
            answer = await ask(table, door, BODIES[door], stranger)
            assert answer.status == 403
            assert answer.json()["error"]["type"] == "not_seated"

    run(test)


def test_a_second_try_shows_what_the_seat_saw_and_judges_what_it_does() -> None:
    async def test(table: AsgiTable) -> None:
        await played(table)
        found = await debrief_at(table)
        for made in found.decisions:
            seen = (await ask(table, "try", {"step": made.step})).json()
            assert seen["seat"] == made.seat
            assert seen["verdict"] is None
            assert [d["asked"] for d in seen["position"]["decisions"]] == [made.asked]
            best = made.candidates[0].action if made.candidates else made.action
            wish = {"step": made.step, "action": best}
            verdict = (await ask(table, "try", wish)).json()["verdict"]
            assert verdict["accepted"]
        last = found.decisions[-1].step
        illegal = {"step": last, "action": {"type": "swap", "base": 9, "agent": 0}}
        refused = await ask(table, "try", illegal)
        assert refused.status == 409
        assert refused.json()["error"]["type"] != "server_error"
        assert (await ask(table, "try", {"step": 10_000})).status == 409

    at_a_table(test)


def test_a_branch_is_a_table_like_any_other_and_says_what_it_is() -> None:
    async def test(table: AsgiTable) -> None:
        await played(table)
        source = await table.lobby.table(table.ada["table"])
        step = len(source.session.history) - 1
        wish = {"step": step, "seat": 1, "name": "Bob", "bot": "ref-random"}
        seated = (await ask(table, "branch", wish)).json()
        branch = await table.lobby.table(seated["table"])
        assert branch.session.history[:step] == source.session.history[:step]
        info = msgspec.to_builtins(branch.info(1))
        assert info["branch"] == {"table": table.ada["table"], "step": step, "world": "true"}
        assert [player["kind"] for player in info["players"]] == ["bot", "person"]
        assert branch.state.phase == "playing"
        # The same after it is read from its log.
        table.lobby.unload(seated["table"])
        again = await table.lobby.table(seated["table"])
        assert again.info(1).branch == branch.info(1).branch
        over = {"step": len(source.session.history), "seat": 0, "name": "Ada"}
        assert (await ask(table, "branch", over)).status == 409
        assert (await ask(table, "branch", {**wish, "seat": 5})).status == 409
        assert (await ask(table, "branch", {**wish, "bot": "nobody"})).status in (409, 422)

    at_a_table(test)


@pytest.mark.parametrize("id", list(catalogue()))
def test_a_branch_in_a_drawn_world_tells_its_seat_what_it_was_told_then(id: str) -> None:
    async def test(table: AsgiTable) -> None:
        game = catalogue()[id](catalogue()[id].seat_counts[0])
        session = random_game(game, 3)
        record = write(game, ["Ada"] * game.seats, session.history, session.outcome)
        for step in range(2, len(session.history), max(1, len(session.history) // 6)):
            wish = {"record": record, "step": step, "seat": 0, "name": "Ada", "world": "known"}
            answer = await table.client.request("POST", "/api/branches", wish)
            assert answer.status == 201, answer.body
            branch = await table.lobby.table(answer.json()["table"])
            told = branch.session.knowledge[0]
            then = GameSession(game, [0]).start()
            for actor, move in session.history[:step]:
                then.apply(actor, move)
            assert told[: len(then.knowledge[0])] == then.knowledge[0]

    at_a_table(test)


def random_game(game: AnyGame, seed: int) -> GameSession:
    session, rng = GameSession(game).start(), Random(seed)
    return session.play_out(lambda seat: session.random_move(seat, rng), rng)


def test_a_record_is_debriefed_tried_and_refused_like_a_table() -> None:
    async def test(table: AsgiTable) -> None:
        game = catalogue()["agent_hunter"](2, SMALL)
        session = random_game(game, 2)
        record = write(game, ["Ada", "Bob"], session.history, session.outcome)
        while True:
            answer = await table.client.request("POST", "/api/debriefs", {"record": record})
            if answer.json()["debrief"] is not None:
                break
            await asyncio.sleep(0.05)
        history = session.history
        found = msgspec.convert(answer.json()["debrief"], Debrief)
        assert found == debrief_of(game, history, session.outcome)
        step = found.decisions[-1].step
        tried = await table.client.request("POST", "/api/tries", {"record": record, "step": step})
        assert tried.json()["seat"] == found.decisions[-1].seat
        bad = await table.client.request("POST", "/api/debriefs", {"record": "nothing"})
        assert bad.status == 422
        missing = await table.client.request("POST", "/api/tries", {"step": 1})
        assert missing.status == 409

    at_a_table(test)
