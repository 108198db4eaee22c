"""Options above their maximum, over the API: no new table has them, and stored games only open."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from filature.core.legal import Json
from filature.core.messages import Settings
from filature.core.record import write
from filature.core.session import GameSession
from filature.games import AnyGame, game_class
from filature.tables.checking import check_store
from filature.tables.seat import token_hash
from filature.tables.store import Entry, TableRow
from tests.asgi_client import Response
from tests.web.asgi_table import AsgiTable, bearer, persons, run

HUGE = 10**30
BEYOND: list[tuple[str, dict[str, Json]]] = [
    (id, {name: HUGE})
    for id in ("agent_hunter", "agents_secrets", "kryptos", "spies_vs_spies")
    for name in game_class(id).once_unbounded
]
beyond = pytest.mark.parametrize(("id", "options"), BEYOND)


def short_of(id: str, options: dict[str, Json]) -> AnyGame:
    """Return the game as it is stored, with whatever else makes it end soon."""
    soon = {"agent_hunter": {}, "agents_secrets": {"goal": 5}, "spies_vs_spies": {"rounds": 1}}
    kind = game_class(id)
    return kind.stored(min(kind.seat_counts), {**soon.get(id, {}), **options})


def played(game: AnyGame, moves: int) -> GameSession:
    """Play at random, to the end or for so many moves."""
    session, rng = GameSession(game, range(game.seats)).start(), Random(4)
    while session.to_act and len(session.history) < moves:
        if session.is_chance:
            session.draw_chance(rng)
        else:
            seat = session.pending[0]
            session.apply(seat, session.random_move(seat, rng))
    return session


def error_of(answer: Response) -> dict[str, Any]:
    error: dict[str, Any] = answer.json()["error"]
    return error


@beyond
def test_no_new_table_has_an_option_above_its_maximum(id: str, options: dict[str, Json]) -> None:
    async def test(table: AsgiTable) -> None:
        seats = persons(min(game_class(id).seat_counts))
        before = await table.lobby.store.fetch("select count(*) from tables")
        for value in (*options.values(), 1e30, 2.5, -1, True, "9"):
            new = {"game": id, "name": "Ada", "seats": seats, "token": True}
            wish = {**new, "options": dict.fromkeys(options, value)}
            answer = await table.client.request("POST", "/api/tables", wish)
            assert 400 <= answer.status < 500, value
        assert await table.lobby.store.fetch("select count(*) from tables") == before

    run(test)


@beyond
def test_a_record_above_a_maximum_is_replayed_and_nothing_thinks_about_it(
    id: str, options: dict[str, Json]
) -> None:
    session = played(short_of(id, options), 120)
    game = session.game
    text = write(game, ["P"] * game.seats, session.history, session.outcome)
    step = 1 + next(at for at, (actor, _) in enumerate(session.history) if actor >= 0)

    async def test(table: AsgiTable) -> None:
        async def asked(door: str, **wish: Any) -> Response:
            body = {"record": text, **wish}
            return await table.client.request("POST", f"/api/{door}", body, bearer(table.ada))

        for viewer in ("truth", "spectator", "0"):
            opened = await asked("replays", viewer=viewer, start=0)
            assert opened.status == 200
            assert opened.json()["replay"]["total"] == len(session.history) + 1
        doors: dict[str, dict[str, Any]] = {
            "debriefs": {},
            "tries": {"step": step},
            "branches": {"step": step, "seat": 0, "name": "Ada"},
        }
        for door, wish in doors.items():
            refused = await asked(door, **wish)
            assert refused.status == 409, door
            assert error_of(refused)["type"] == "beyond_maximum"
            assert error_of(refused)["option"] in options

    run(test)


@pytest.mark.parametrize("moves", [10, 2000])
@beyond
def test_a_stored_table_above_a_maximum_opens_and_is_played_on(
    id: str, options: dict[str, Json], moves: int
) -> None:
    game = short_of(id, options)
    session = played(game, moves)

    async def test(table: AsgiTable) -> None:
        environment, store = table.lobby.environment, table.lobby.store
        holder = token_hash(table.ada["token"])
        sitting = [
            Entry("sit", seat, {"bot": None, "name": f"P{seat}", "token": holder})
            for seat in range(game.seats)
        ]
        made = [
            Entry("chance", None, {"action": game.to_record(actor, move)})
            if actor < 0
            else Entry("decide", actor, {"action": game.to_record(actor, move)})
            for actor, move in session.history
        ]
        row = TableRow(
            id=environment.table_id(),
            game=id,
            rules_version=game.rules_version,
            seats=game.seats,
            options=game.chosen_options,
            settings=Settings(notebook=True),
            invite=environment.invite(),
            created=environment.now(),
        )
        await table.lobby.add(row, [*sitting, *made])
        table.lobby.unload(row.id)
        address = f"/api/tables/{row.id}"

        async def asked(door: str, body: Any = None, **query: Any) -> Response:
            method = "GET" if body is None else "POST"
            path = f"{address}/{door}"
            return await table.client.request(method, path, body, bearer(table.ada), **query)

        live = await table.lobby.table(row.id)
        assert live.session.history[: len(session.history)] == session.history
        problems = [what async for one in check_store(store) for what in one.problems]
        assert not [what for what in problems if "replayed" in what or "verified" in what]
        if session.is_over:
            assert (await asked("replay", as_="truth")).status == 200
            assert (await asked("record")).status == 200
            doors: dict[str, Any] = {
                "debrief": None,
                "try": {"step": 3},
                "again": {},
                "branch": {"step": 3, "seat": 0, "name": "Ada"},
            }
            for door, body in doors.items():
                assert error_of(await asked(door, body))["type"] == "beyond_maximum", door
            return
        refused = await asked("notebook", as_="0")
        assert error_of(refused)["type"] == "beyond_maximum"
        seat = live.session.pending[0]
        action = game.to_record(seat, live.session.random_move(seat, Random(1)))
        number = str(live.session.decision_numbers[seat])
        command = {"type": "command", "id": "c1", "decision": number, "action": action}
        answer = await asked("command", command, as_=str(seat))
        assert answer.json()["result"] == "applied"

    run(test)
