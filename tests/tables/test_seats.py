"""Who holds a seat: sitting down, several seats on one device, moving one, and playing again."""

from __future__ import annotations

import asyncio

import pytest

from filature.core import messages as m
from filature.core.events import COVERED, SPECTATOR
from filature.core.refusals import NotAllowed, Refused
from filature.tables.lobby import CODE_MINUTES
from filature.tables.names import BOT_NAMES, bot_name, clean_name, same_name
from tests.tables.table_driver import TableDriver, acknowledged, applied

# Sitting down


def test_two_names_that_would_be_mistaken_for_each_other_do_not_sit_at_one_table() -> None:
    with TableDriver(seats="p--") as driver:
        for name in ("P0", "p0", "Ｐ０", " P0 "):
            with pytest.raises(Refused, match="name taken"):
                driver.sit(1, name)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ada", "Ada."),
        ("Ada", "A da"),
        ("Ada", "\u0410da"),  # Cyrillic
        ("Ada", "Ad\u03b1"),  # Greek
        ("ADA", "\ua4ee\ua4d3\ua4ee"),  # Lisu
        ("Ilse", "llse"),
        ("Bob", "B0b"),
        ("Zoé", "Zoe"),
        ("Marn", "Mam"),
        ("Ada", "Ada\ufe0f"),  # chooses a shape, and is not kept
    ],
)
def test_what_is_drawn_alike_is_the_same_name(name: str, other: str) -> None:
    assert same_name(clean_name(name), clean_name(other))


@pytest.mark.parametrize(
    ("name", "other"),
    [("Ada", "Ida"), ("P0", "P1"), ("Иван", "Инна"), ("!", "?"), ("か", "が"), ("李", "王")],
)
def test_other_names_are_others(name: str, other: str) -> None:
    assert not same_name(clean_name(name), clean_name(other))


@pytest.mark.parametrize(
    "name",
    ["Ada\u3164", "\u115f", "A\u034fda", "Ada\u2800", "Ada\u180b", "\u0301Ada", "Z" + "\u0308" * 9],
)
def test_a_name_with_something_unseen_or_piled_up_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="name unreadable"):
        clean_name(name)


def test_a_bot_is_not_named_like_a_person() -> None:
    names = [bot_name(["MARCEL", "suzanné"]), bot_name(list(BOT_NAMES))]
    assert names == ["Lucien", "Agent 9"]


def test_one_token_that_sits_down_twice_at_once_has_one_seat() -> None:
    with TableDriver("kryptos", "p---") as driver:
        token = driver.tokens.setdefault(1, driver.environment.token())

        async def both() -> list[int]:
            work = [
                driver.lobby.sit(driver.table, token, driver.invite, n) for n in ("Bob", "Bill")
            ]
            return [seated.seat for seated in await asyncio.gather(*work)]

        assert driver.run(both()) == [1, 1]
        assert driver.table.state.seats_of(token) == [1]


def test_listed_tables_are_found_and_joined_without_an_invitation() -> None:
    with TableDriver("kryptos", "p--", listed=True) as driver:
        lobby = driver.lobby
        (listing,) = driver.run(lobby.listed()).tables
        assert (listing.id, listing.host, listing.taken, listing.seats) == (
            driver.table.row.id,
            "P0",
            1,
            3,
        )
        assert lobby.viewer(driver.table, None, None) == SPECTATOR
        seated = driver.run(lobby.sit(driver.table, driver.tokens[1], None, "Bob"))
        assert seated.seat == 1
        driver.run(lobby.sit(driver.table, driver.tokens[2], None, "Chloé"))
        assert driver.run(lobby.listed()).tables[0].phase == "playing"
        for seat in range(3):
            driver.act(seat, m.Leave("a"))
        assert driver.run(lobby.listed()).tables == []


def test_a_private_table_is_in_no_list_and_closed_without_its_invitation() -> None:
    with TableDriver(seats="p-") as driver:
        lobby = driver.lobby
        assert driver.run(lobby.listed()).tables == []
        for invite in (None, "", "wrong", driver.invite + "x"):
            with pytest.raises(NotAllowed):
                driver.run(lobby.sit(driver.table, "t", invite, "Bob"))
            with pytest.raises(NotAllowed):
                lobby.viewer(driver.table, "t", invite)
        assert lobby.viewer(driver.table, None, driver.invite) == SPECTATOR


def test_mine_are_the_tables_at_which_a_token_holds_a_seat() -> None:
    with TableDriver(seats="pp-") as driver:
        lobby = driver.lobby
        mine = [table.id for table in driver.run(lobby.mine(driver.tokens[1])).tables]
        assert mine == [driver.table.row.id]
        assert driver.run(lobby.mine("")).tables == []
        assert driver.run(lobby.mine("guess")).tables == []
        applied(driver, 1, m.Leave("a"))
        assert driver.run(lobby.mine(driver.tokens[1])).tables == []


# One device for several seats


def test_a_device_with_several_seats_looks_as_none_of_them_until_it_says_which() -> None:
    with TableDriver("kryptos", "phpb") as driver:
        lobby, table = driver.lobby, driver.table
        host = driver.tokens[0]
        assert table.state.seats_of(host) == [0, 1]
        assert lobby.viewer(table, host, None) == COVERED
        assert [lobby.viewer(table, host, None, seat) for seat in (0, 1)] == [0, 1]
        with pytest.raises(NotAllowed):
            lobby.viewer(table, host, None, 2)
        assert lobby.viewer(table, driver.tokens[2], None) == 2


def test_a_covered_device_is_told_what_is_public() -> None:
    with TableDriver("kryptos", "phpb") as driver:
        covered, spectator = driver.table.streams[COVERED], driver.table.streams[SPECTATOR]
        assert (covered.told, covered.position) == (spectator.told, spectator.position)


def test_a_device_that_comes_to_hold_a_second_seat_later_is_covered_too() -> None:
    with TableDriver("kryptos", "ppp") as driver:
        applied(driver, SPECTATOR, m.Talk("a", "Psst", "Zoé"))
        applied(driver, 2, m.Talk("a", "Bonsoir"))
        code = driver.code(1)
        driver.run(driver.lobby.recover(m.Recover(code), driver.tokens[0]))
        assert driver.lobby.viewer(driver.table, driver.tokens[0], None) == COVERED
        assert driver.types(SPECTATOR)[-2:] == ["said", "said"]
        assert driver.types(COVERED) == [*driver.types(SPECTATOR)[:-2], "said"]
        assert driver.told(COVERED)[-1]["person"] == 2
        driver.decide(driver.table.session.pending[0])
        assert driver.all_welcomes(driver.reload()) == driver.all_welcomes()


# Recovery codes


def test_a_code_adds_a_device_or_moves_the_seat_once() -> None:
    with TableDriver() as driver:
        lobby, table = driver.lobby, driver.table
        given = driver.code(1)
        new = driver.environment.token()
        seated = driver.run(lobby.recover(m.Recover(given.upper().replace("-", " ")), new))
        assert (seated.table, seated.seat) == (table.row.id, 1)
        assert table.state.seats_of(new) == table.state.seats_of(driver.tokens[1]) == [1]
        with pytest.raises(NotAllowed, match="bad code"):
            driver.run(lobby.recover(m.Recover(given), new))
        given = driver.code(1)
        newest = driver.environment.token()
        driver.run(lobby.recover(m.Recover(given, move=True), newest))
        assert table.state.seats_of(new) == table.state.seats_of(driver.tokens[1]) == []
        assert table.state.seats_of(newest) == [1]


def test_a_code_is_good_for_a_quarter_of_an_hour_and_until_the_next() -> None:
    with TableDriver() as driver:
        lobby = driver.lobby
        first = driver.code(1)
        second = driver.code(1)
        with pytest.raises(NotAllowed):
            driver.run(lobby.recover(m.Recover(first), "t"))
        driver.environment.time += CODE_MINUTES * 60 + 1
        for code in (second, "", "nonsense"):
            with pytest.raises(NotAllowed):
                driver.run(lobby.recover(m.Recover(code), "t"))


def test_a_code_of_somebody_who_left_does_not_open_the_seat_of_the_next() -> None:
    with TableDriver(seats="pp-") as driver:
        code = driver.code(1)
        applied(driver, 0, m.Clear("a", 1))
        driver.tokens[1] = driver.environment.token()
        driver.sit(1, "Chloé")
        with pytest.raises(NotAllowed):
            driver.run(driver.lobby.recover(m.Recover(code), "t" * 40))
        assert driver.table.state.seats_of("t" * 40) == []


def test_a_code_asked_for_while_the_seat_is_lost_does_not_open_it_to_the_one_before() -> None:
    with TableDriver(seats="pp-") as driver:
        lobby, table = driver.lobby, driver.table
        before = driver.tokens[1]

        async def both() -> tuple[object, object]:
            leaving = acknowledged(table, 1, m.Leave("a"), before)
            asking = lobby.recovery_code(table, 1, before)
            return await asyncio.gather(leaving, asking, return_exceptions=True)

        left, refused = driver.run(both())
        assert left == m.Ack("a", "applied")
        assert isinstance(refused, NotAllowed)
        driver.tokens[1] = driver.environment.token()
        driver.sit(1, "Chloé")
        assert table.state.seats[1].code is None


def test_what_was_asked_for_before_a_seat_was_lost_is_not_done_for_the_next_one() -> None:
    with TableDriver("kryptos", seats="pp-") as driver:
        lobby, table = driver.lobby, driver.table
        before = driver.tokens[1]

        async def all_at_once() -> tuple[object, object, object]:
            clearing = acknowledged(table, 0, m.Clear("a", 1), driver.tokens[0])
            sitting = lobby.sit(table, "c" * 40, driver.invite, "Chloé")
            talking = acknowledged(table, 1, m.Talk("b", "It is I, Chloé"), before)
            return await asyncio.gather(clearing, sitting, talking)

        cleared, seated, said = driver.run(all_at_once())
        assert cleared == m.Ack("a", "applied")
        assert isinstance(seated, m.Seated)
        assert seated.seat == 1
        assert said == m.Ack("b", "refused", {"type": "not_seated"})


# Rematch


def finished(seats: str = "pp") -> TableDriver:
    driver = TableDriver(seats=seats, options={"turn_limit": 1})
    while driver.phase() == "playing":
        driver.decide(driver.table.session.pending[0])
    return driver


def test_a_rematch_seats_the_same_people_and_bots_once() -> None:
    with finished("pb") as driver:
        lobby = driver.lobby
        first = driver.run(lobby.again(driver.table, driver.tokens[0])).table
        second = driver.run(lobby.again(driver.table, driver.tokens[0])).table
        assert first == second
        assert driver.table.info(0).again == first
        assert driver.table.info(SPECTATOR).again is None
        again = driver.run(lobby.table(first))
        assert again.state.phase == "playing"
        assert again.state.seats_of(driver.tokens[0]) == [0]
        assert again.state.seats[1].bot == "ref-random"
        assert again.row.invite != driver.invite


def test_a_rematch_is_for_those_who_played_and_only_after_the_end() -> None:
    with TableDriver() as driver:
        with pytest.raises(Refused, match="not over yet"):
            driver.run(driver.lobby.again(driver.table, driver.tokens[0]))
        with pytest.raises(NotAllowed):
            driver.run(driver.lobby.again(driver.table, "guess"))


def test_a_person_who_left_is_seated_again_only_on_asking() -> None:
    with TableDriver() as driver:
        applied(driver, 0, m.Leave("a"))
        applied(driver, 1, m.Leave("a"))
        again = driver.run(driver.lobby.again(driver.table, driver.tokens[1])).table
        table = driver.run(driver.lobby.table(again))
        assert table.state.phase == "gathering"
        assert [seat.kind for seat in table.state.seats] == ["empty", "person"]


def test_every_device_of_a_seat_holds_it_again_after_a_rematch() -> None:
    with finished() as driver:
        code = driver.code(1)
        other = driver.environment.token()
        driver.run(driver.lobby.recover(m.Recover(code), other))
        again = driver.run(driver.lobby.again(driver.table, driver.tokens[0])).table
        table = driver.run(driver.lobby.table(again))
        for token in (driver.tokens[1], other):
            assert table.state.seats_of(token) == [1]
            assert again in [t.id for t in driver.run(driver.lobby.mine(token)).tables]
