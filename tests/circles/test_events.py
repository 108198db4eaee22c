"""Events over the API: planned, begun, played with the same deal at every table, and scored."""

from __future__ import annotations

import asyncio
import itertools
from random import Random
from typing import Any

import pytest

from filature.core.events import CHANCE
from filature.core.messages import OfCircle
from tests.circles.circle_driver import EVENT, SMALL, CircleDriver, play, run

KRYPTOS = {"game": "kryptos", "seats": 3, "kind": "pods", "options": {}}


def test_an_event_is_planned_and_begun_by_who_may() -> None:
    async def test(circle: CircleDriver) -> None:
        await circle.found("Bob", "Cleo")
        id = await circle.plan()
        change = f"events/{id}/change"
        assert (await circle.event(id))["coming"] == [1]
        assert await circle.refused("Ada", change, {"begin": True}) == "event_too_few"
        assert await circle.refused("Bob", change, {"begin": True}) == "event_not_yours"
        assert await circle.refused("Zoe", change, {"come": True}) == "not_member"
        await circle.do("Bob", change, come=True)
        await circle.do("Bob", change, come=False)
        await circle.do("Cleo", change, come=True)
        event = await circle.begin(id)
        assert (event["phase"], event["coming"], event["round"]) == ("playing", [1, 3], 1)
        assert await circle.refused("Bob", change, {"come": True}) == "event_not_planned"
        assert await circle.refused("Ada", change, {"call_off": True}) == "event_not_planned"
        other = await circle.plan()
        await circle.do("Ada", f"events/{other}/change", call_off=True)
        assert (await circle.event(other))["phase"] == "called_off"
        assert await circle.refused("Bob", f"events/{other}/change", {"come": True}) == "event_over"

    run(test)


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"game": "kryptos", "seats": 3, "options": {}}, "event_two_seats"),
        ({"rounds": 3}, "event_cycles"),
        ({"pace": {"kind": "none", "seconds": 0}}, "event_pace"),
        ({"pace": {"kind": "move", "seconds": 1}}, "pace_bounds"),
        ({"starts": 1.0}, "event_past"),
        ({"bot": "nobody"}, "unknown_bot"),
        ({"seats": 5}, "seats"),
        ({"name": ""}, "name_missing"),
        ({"rounds": 0}, "bad_message"),
        ({"options": {"agents": 1}}, "option_too_small"),
    ],
)
def test_an_event_that_could_not_be_played_is_refused(wish: dict[str, Any], why: str) -> None:
    async def test(circle: CircleDriver) -> None:
        await circle.found()
        assert await circle.refused("Ada", "events", {**EVENT, **wish}) == why
        assert not (await circle.page("Ada"))["events"]

    run(test)


def test_an_event_begins_by_itself_or_is_called_off_where_too_few_come() -> None:
    async def test(circle: CircleDriver) -> None:
        await circle.found("Bob")
        starts = circle.environment.time + 100
        alone = await circle.plan(starts=starts)
        both = await circle.plan("Bob", starts=starts)
        await circle.advance(99)
        assert {(await circle.event(id))["phase"] for id in (alone, both)} == {"planned"}
        await circle.advance(1)
        assert (await circle.event(alone))["phase"] == "called_off"
        assert (await circle.event(both))["phase"] == "playing"

    run(test)


def test_a_round_robin_is_played_to_its_end_and_scored_against_the_same_seat() -> None:
    async def test(circle: CircleDriver) -> None:
        await circle.found("Bob", "Cleo", "Dan", "Eve")
        id = await circle.plan("Bob", "Cleo", "Dan", "Eve")
        await circle.play_event(id)
        event = await circle.event(id)
        assert event["phase"] == "over"
        assert len(event["played"]) == event["rounds"] == 5
        for round in event["played"]:
            assert round["open"]
            scores = [table["scores"] for table in round["tables"]]
            for table in round["tables"]:
                for seat in range(2):
                    mean = sum(one[seat] for one in scores) / len(scores)
                    assert table["gaps"][seat] == pytest.approx(table["scores"][seat] - mean)
        rows = event["standings"]
        assert sum(row["points"] for row in rows) == pytest.approx(0)
        assert [row["byes"] for row in rows] == [1] * 5
        assert [row["played"] for row in rows] == [4] * 5
        order = [(-row["won"], -round_to(row["points"])) for row in rows]
        assert order == sorted(order)
        for one, other in itertools.pairwise(rows):
            same = (
                round_to(one["points"]) == round_to(other["points"]) and one["won"] == other["won"]
            )
            assert (one["rank"] == other["rank"]) == same
        page = await circle.page("Bob")
        assert page["last_event"]["id"] == id
        assert len(page["history"]) == 10
        assert page["history"][0]["event"] == id

    run(test)


def round_to(points: float) -> float:
    return round(points, 9)


@pytest.mark.parametrize("kind", ["round_robin", "swiss", "pods"])
def test_every_table_of_a_round_plays_the_same_deal_however_people_play(kind: str) -> None:
    async def test(circle: CircleDriver) -> None:
        await circle.found("Bob", "Cleo", "Dan")
        wish = KRYPTOS if kind == "pods" else {"kind": kind}
        id = await circle.plan("Bob", "Cleo", "Dan", rounds=2, **wish)
        await circle.begin(id)
        seeds = set()
        while (await circle.event(id))["phase"] == "playing":
            tables = await circle.tables_of(id)
            assert len({table.state.deal for table in tables}) == 1
            seeds.add(tables[0].state.deal)
            for at, table in enumerate(tables):
                # Bots' seats decide at random, too.
                await play(table, Random(at))
                game, drawn = table.session.game, 0
                state = game.new()
                for actor, move in table.session.history:
                    if actor == CHANCE:
                        rng = Random(f"{table.state.deal}:deal:{drawn}")
                        assert move == game.chance(state, rng)
                        drawn += 1
                    game.play(state, actor, move)
                assert drawn
            await circle.advance(1)
        assert len(seeds) == len((await circle.event(id))["played"])

    run(test)


def test_pods_are_filled_with_bots_and_nobody_has_two_seats_of_a_deal() -> None:
    async def test(circle: CircleDriver) -> None:
        await circle.found("Bob", "Cleo", "Dan")
        id = await circle.plan("Bob", "Cleo", "Dan", rounds=3, **KRYPTOS)
        await circle.begin(id)
        tables = await circle.tables_of(id)
        assert len(tables) == 2
        kinds = sorted(seat.kind for table in tables for seat in table.state.seats)
        assert kinds == ["bot", "bot", *["person"] * 4]
        holders = [one for table in tables for seat in table.state.seats for one in seat.tokens]
        assert len(set(holders)) == 4
        assert all(table.info(0).circle == OfCircle(circle.id, id, 1) for table in tables)

    run(test)


def test_who_withdraws_is_paired_no_more_and_their_opponents_rest() -> None:
    async def test(circle: CircleDriver) -> None:
        await circle.found("Bob", "Cleo", "Dan")
        id = await circle.plan("Bob", "Cleo", "Dan")
        await circle.begin(id)
        await circle.do("Dan", f"events/{id}/change", come=False)
        for number in (1, 2, 3):
            event = await circle.event(id)
            round = event["played"][-1]
            assert round["number"] == number
            seated = [seat["member"] for table in round["tables"] for seat in table["seats"]]
            assert (4 in seated) == (number == 1)
            assert len(round["byes"]) == (0 if number == 1 else 1)
            for at, table in enumerate(await circle.tables_of(id)):
                await play(table, Random(at))
            await circle.advance(1)
        assert (await circle.event(id))["phase"] == "over"

    run(test)


@pytest.mark.parametrize(("kind", "seconds"), [("move", 60), ("game", 600), ("days", 86400)])
def test_who_does_not_come_is_played_for_by_a_bot_and_the_event_ends_without_anybody(
    kind: str, seconds: int
) -> None:
    async def test(circle: CircleDriver) -> None:
        await circle.found("Bob", "Cleo", "Dan")
        pace = {"kind": kind, "seconds": seconds}
        id = await circle.plan("Bob", "Cleo", "Dan", pace=pace)
        await circle.begin(id)
        workers: Any = circle.lobby.workers
        workers.allowed.set()
        for _ in range(200):
            if (await circle.event(id))["phase"] == "over":
                break
            await circle.advance(seconds + 10)
            for table in list(circle.lobby.tables.values()):
                await circle.lobby.tick_table(table)
            while circle.lobby.bot_runner.tasks:
                await asyncio.gather(*circle.lobby.bot_runner.tasks.values())
        event = await circle.event(id)
        assert event["phase"] == "over"
        assert [row["played"] for row in event["standings"]] == [3, 3, 3, 3]

    run(test)


def test_a_stopped_or_deleted_table_holds_nobody_up_and_scores_nothing() -> None:
    async def test(circle: CircleDriver) -> None:
        await circle.found("Bob", "Cleo", "Dan", "Eve", "Fay")
        id = await circle.plan("Bob", "Cleo", "Dan", "Eve", "Fay")
        await circle.begin(id)
        first, second, third = await circle.tables_of(id)
        for name in ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay"):
            path = f"/api/tables/{first.row.id}/command"
            leave = {"type": "leave", "id": "l"}
            await circle.request(name, "POST", path, leave)
        assert first.state.stopped
        assert first.info(0).phase == "sealed"
        await circle.lobby.store.delete(second.row.id)
        circle.lobby.unload(second.row.id)
        await circle.advance(1)
        assert not (await circle.event(id))["played"][0]["open"]
        await play(third, Random(1))
        await circle.advance(1)
        round = (await circle.event(id))["played"][0]
        assert round["open"]
        assert [table["scores"] is None for table in round["tables"]] == [True, True, False]
        assert first.info(0).phase == "left"

    run(test)


def test_a_swiss_has_at_most_half_as_many_rounds_as_people() -> None:
    async def test(circle: CircleDriver) -> None:
        await circle.found("Bob", "Cleo", "Dan")
        id = await circle.plan("Bob", "Cleo", "Dan", kind="swiss", rounds=20)
        await circle.play_event(id)
        event = await circle.event(id)
        assert len(event["played"]) == 2
        pairs = [
            frozenset(seat["member"] for seat in table["seats"])
            for round in event["played"]
            for table in round["tables"]
        ]
        assert len(set(pairs)) == 4

    run(test)


def test_the_options_of_an_event_are_those_of_its_tables() -> None:
    async def test(circle: CircleDriver) -> None:
        await circle.found("Bob")
        id = await circle.plan("Bob")
        await circle.begin(id)
        (table,) = await circle.tables_of(id)
        chosen = table.row.options
        assert {name: chosen[name] for name in SMALL} == SMALL
        assert table.row.settings.away == "bot"
        assert table.row.settings.seed is None

    run(test)
