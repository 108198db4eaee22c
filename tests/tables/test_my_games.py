"""The list of somebody's games: what their own seats may know, and nothing of the others'."""

from __future__ import annotations

from typing import Any

import msgspec

from filature.core import messages as m
from filature.tables.my_games import PAGE, my_games
from filature.tables.table_names import ANIMALS, SECONDS, table_name
from tests.tables.table_driver import TableDriver


def games_of(driver: TableDriver, seat: int, since: int = 0) -> m.MyGames:
    return driver.run(my_games(driver.lobby, driver.tokens.get(seat, "?" * 40), since))


def legal(driver: TableDriver, seat: int) -> Any:
    return driver.table.session.decision(seat).legal.nth(0)


def decide(driver: TableDriver, seat: int) -> None:
    decision = driver.table.session.decision(seat)
    ack = driver.act(seat, m.Command(f"c{driver.sent}-{seat}", decision.id, legal(driver, seat)))
    assert ack.result == "applied"


def test_a_table_that_gathers_is_listed_with_its_people() -> None:
    with TableDriver("kryptos", "pp-") as driver:
        (game,) = games_of(driver, 1).running
        assert (game.phase, game.turn, game.waiting, game.you) == ("gathering", False, [], [1])
        assert [player.name for player in game.players] == ["P0", "P1", None]
        assert game.name == table_name(driver.table.row.id)
        assert games_of(driver, 5) == m.MyGames([], [], 0)


def test_each_seat_is_told_its_own_turn_and_who_is_awaited() -> None:
    with TableDriver("agent_hunter", "pp", pace=m.Pace("move", 600)) as driver:
        for seat in (0, 1):
            (game,) = games_of(driver, seat).running
            assert (game.turn, game.waiting, game.left) == (True, [0, 1], 600)
        decide(driver, 0)
        (mine,) = games_of(driver, 0).running
        (theirs,) = games_of(driver, 1).running
        assert (mine.turn, mine.waiting, mine.left) == (False, [1], None)
        assert (theirs.turn, theirs.waiting) == (True, [1])
        # That the other has chosen is told; what they chose is not in it.
        assert theirs.last == {"type": "placed", "seat": 0, "agents": None}


def test_a_game_against_bots_that_waited_for_days_calls_nobody_any_more() -> None:
    days = 3 * 24 * 3600
    with TableDriver("agent_hunter", "pb") as driver:
        driver.run_bots()
        driver.advance(days - 60)
        assert not games_of(driver, 0).running[0].aside
        driver.advance(120)
        (game,) = games_of(driver, 0).running
        assert (game.turn, game.aside) == (True, True)
        decide(driver, 0)
        driver.run_bots()
        assert not games_of(driver, 0).running[0].aside
    # Where somebody else plays, it still calls.
    with TableDriver("agent_hunter", "pp") as driver:
        driver.advance(2 * days)
        assert not games_of(driver, 0).running[0].aside


def test_a_device_with_several_seats_is_given_what_is_public() -> None:
    with TableDriver("kryptos", "php") as driver:
        (game,) = games_of(driver, 0).running
        assert game.you == [0, 1]
        spectator = msgspec.to_builtins(games_of(driver, 0))
        assert "private" not in str(spectator)


def test_finished_games_are_kept_with_their_result_a_page_at_a_time() -> None:
    with TableDriver("agent_hunter", "pb") as driver:
        token = driver.tokens[0]
        seats = [m.NewSeat("person"), m.NewSeat("bot", "ref-random")]
        for _ in range(PAGE + 2):
            driver.environment.time += 60
            new = m.NewTable("agent_hunter", "Ada", seats)
            seated = driver.run(driver.lobby.create(new, token))
            table = driver.run(driver.lobby.table(seated.table))
            driver.run(table.execute(0, m.Leave("l"), token))
        first, second = games_of(driver, 0), games_of(driver, 0, PAGE)
        assert [game.id for game in first.running] == [driver.table.row.id]
        assert (len(first.finished), first.older) == (PAGE, 2)
        assert (len(second.finished), second.older) == (2, 0)
        finished = [*first.finished, *second.finished]
        assert [game.created for game in finished] == sorted(
            (game.created for game in finished), reverse=True
        )
        assert {game.phase for game in finished} == {"left"}
        assert all(game.ended and not game.turn and game.last is None for game in finished)


def test_a_name_of_a_table_is_sayable_and_tells_nothing_of_its_id() -> None:
    names = {table_name(f"table{number}") for number in range(2000)}
    assert len(names) > 600
    for name in names:
        animal, second = name.split()
        assert animal in ANIMALS
        assert second in SECONDS
