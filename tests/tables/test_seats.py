"""Who holds a seat: sitting down, several seats on one device, moving one, and playing again."""

from __future__ import annotations

import asyncio

import pytest

from filature.core import messages as m
from filature.core.events import COVERED, SPECTATOR
from filature.core.refusals import Refused
from filature.tables.lobby import CODE_MINUTES, NotAllowed
from filature.tables.names import BOT_NAMES, bot_name, clean_name, same_name
from tests.tables.party import Party, applied

# Sitting down


def test_two_names_that_would_be_mistaken_for_each_other_do_not_sit_at_one_table() -> None:
    with Party(seats="p--") as party:
        for name in ("P0", "p0", "Ｐ０", " P0 "):
            with pytest.raises(Refused, match="name taken"):
                party.sit(1, name)


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
    with Party("kryptos", "p---") as party:
        token = party.tokens.setdefault(1, party.environment.token())

        async def both() -> list[int]:
            work = [party.lobby.sit(party.table, token, party.invite, n) for n in ("Bob", "Bill")]
            return [seated.seat for seated in await asyncio.gather(*work)]

        assert party.run(both()) == [1, 1]
        assert party.lobby.seats_of(party.table, token) == [1]


def test_listed_tables_are_found_and_joined_without_an_invitation() -> None:
    with Party("kryptos", "p--", listed=True) as party:
        lobby = party.lobby
        (listing,) = party.run(lobby.listed()).tables
        assert (listing.id, listing.host, listing.taken, listing.seats) == (
            party.table.row.id,
            "P0",
            1,
            3,
        )
        assert lobby.viewer(party.table, None, None) == SPECTATOR
        seated = party.run(lobby.sit(party.table, party.tokens[1], None, "Bob"))
        assert seated.seat == 1
        party.run(lobby.sit(party.table, party.tokens[2], None, "Chloé"))
        assert party.run(lobby.listed()).tables[0].phase == "playing"
        for seat in range(3):
            party.act(seat, m.Leave("a"))
        assert party.run(lobby.listed()).tables == []


def test_a_private_table_is_in_no_list_and_closed_without_its_invitation() -> None:
    with Party(seats="p-") as party:
        lobby = party.lobby
        assert party.run(lobby.listed()).tables == []
        for invite in (None, "", "wrong", party.invite + "x"):
            with pytest.raises(NotAllowed):
                party.run(lobby.sit(party.table, "t", invite, "Bob"))
            with pytest.raises(NotAllowed):
                lobby.viewer(party.table, "t", invite)
        assert lobby.viewer(party.table, None, party.invite) == SPECTATOR


def test_mine_are_the_tables_at_which_a_token_holds_a_seat() -> None:
    with Party(seats="pp-") as party:
        lobby = party.lobby
        mine = [table.id for table in party.run(lobby.mine(party.tokens[1])).tables]
        assert mine == [party.table.row.id]
        assert party.run(lobby.mine("")).tables == []
        assert party.run(lobby.mine("guess")).tables == []
        applied(party, 1, m.Leave("a"))
        assert party.run(lobby.mine(party.tokens[1])).tables == []


# One device for several seats


def test_a_device_with_several_seats_looks_as_none_of_them_until_it_says_which() -> None:
    with Party("kryptos", "phpb") as party:
        lobby, table = party.lobby, party.table
        host = party.tokens[0]
        assert lobby.seats_of(table, host) == [0, 1]
        assert lobby.viewer(table, host, None) == COVERED
        assert [lobby.viewer(table, host, None, seat) for seat in (0, 1)] == [0, 1]
        with pytest.raises(NotAllowed):
            lobby.viewer(table, host, None, 2)
        assert lobby.viewer(table, party.tokens[2], None) == 2


def test_a_covered_device_is_told_what_is_public() -> None:
    with Party("kryptos", "phpb") as party:
        covered, spectator = party.table.streams[COVERED], party.table.streams[SPECTATOR]
        assert (covered.told, covered.position) == (spectator.told, spectator.position)


def test_a_device_that_comes_to_hold_a_second_seat_later_is_covered_too() -> None:
    with Party("kryptos", "ppp") as party:
        applied(party, SPECTATOR, m.Talk("a", "Psst", "Zoé"))
        applied(party, 2, m.Talk("a", "Bonsoir"))
        code = party.code(1)
        party.run(party.lobby.recover(m.Recover(code), party.tokens[0]))
        assert party.lobby.viewer(party.table, party.tokens[0], None) == COVERED
        assert party.types(SPECTATOR)[-2:] == ["said", "said"]
        assert party.types(COVERED) == [*party.types(SPECTATOR)[:-2], "said"]
        assert party.told(COVERED)[-1]["person"] == 2
        party.decide(party.table.pending[0])
        assert party.everything(party.rebuilt()) == party.everything()


# Recovery codes


def test_a_code_adds_a_device_or_moves_the_seat_once() -> None:
    with Party() as party:
        lobby, table = party.lobby, party.table
        given = party.code(1)
        new = party.environment.token()
        seated = party.run(lobby.recover(m.Recover(given.upper().replace("-", " ")), new))
        assert (seated.table, seated.seat) == (table.row.id, 1)
        assert lobby.seats_of(table, new) == lobby.seats_of(table, party.tokens[1]) == [1]
        with pytest.raises(NotAllowed, match="bad code"):
            party.run(lobby.recover(m.Recover(given), new))
        given = party.code(1)
        newest = party.environment.token()
        party.run(lobby.recover(m.Recover(given, move=True), newest))
        assert lobby.seats_of(table, new) == lobby.seats_of(table, party.tokens[1]) == []
        assert lobby.seats_of(table, newest) == [1]


def test_a_code_is_good_for_a_quarter_of_an_hour_and_until_the_next() -> None:
    with Party() as party:
        lobby = party.lobby
        first = party.code(1)
        second = party.code(1)
        with pytest.raises(NotAllowed):
            party.run(lobby.recover(m.Recover(first), "t"))
        party.environment.time += CODE_MINUTES * 60 + 1
        for code in (second, "", "nonsense"):
            with pytest.raises(NotAllowed):
                party.run(lobby.recover(m.Recover(code), "t"))


def test_a_code_of_somebody_who_left_does_not_open_the_seat_of_the_next() -> None:
    with Party(seats="pp-") as party:
        code = party.code(1)
        applied(party, 0, m.Clear("a", 1))
        party.tokens[1] = party.environment.token()
        party.sit(1, "Chloé")
        with pytest.raises(NotAllowed):
            party.run(party.lobby.recover(m.Recover(code), "t" * 40))
        assert party.lobby.seats_of(party.table, "t" * 40) == []


def test_a_code_asked_for_while_the_seat_is_lost_does_not_open_it_to_the_one_before() -> None:
    with Party(seats="pp-") as party:
        lobby, table = party.lobby, party.table
        before = party.tokens[1]

        async def both() -> tuple[object, object]:
            leaving = lobby.act(table, 1, m.Leave("a"), before)
            asking = lobby.recovery_code(table, 1, before)
            return await asyncio.gather(leaving, asking, return_exceptions=True)

        left, refused = party.run(both())
        assert left == m.Ack("a", "applied")
        assert isinstance(refused, NotAllowed)
        party.tokens[1] = party.environment.token()
        party.sit(1, "Chloé")
        assert table.seats[1].code is None


def test_what_was_asked_for_before_a_seat_was_lost_is_not_done_for_the_next_one() -> None:
    with Party("kryptos", seats="pp-") as party:
        lobby, table = party.lobby, party.table
        before = party.tokens[1]

        async def all_at_once() -> tuple[object, object, object]:
            clearing = lobby.act(table, 0, m.Clear("a", 1), party.tokens[0])
            sitting = lobby.sit(table, "c" * 40, party.invite, "Chloé")
            talking = lobby.act(table, 1, m.Talk("b", "It is I, Chloé"), before)
            return await asyncio.gather(clearing, sitting, talking)

        cleared, seated, said = party.run(all_at_once())
        assert cleared == m.Ack("a", "applied")
        assert isinstance(seated, m.Seated)
        assert seated.seat == 1
        assert said == m.Ack("b", "refused", {"type": "not_seated"})


# Rematch


def finished(seats: str = "pp") -> Party:
    party = Party(seats=seats, options={"turn_limit": 1})
    while party.phase() == "playing":
        party.decide(party.table.pending[0])
    return party


def test_a_rematch_seats_the_same_people_and_bots_once() -> None:
    with finished("pb") as party:
        lobby = party.lobby
        first = party.run(lobby.again(party.table, party.tokens[0])).table
        second = party.run(lobby.again(party.table, party.tokens[0])).table
        assert first == second
        assert party.table.info(0).again == first
        assert party.table.info(SPECTATOR).again is None
        again = party.run(lobby.table(first))
        assert again.phase == "playing"
        assert lobby.seats_of(again, party.tokens[0]) == [0]
        assert again.seats[1].bot == "ref-random"
        assert again.row.invite != party.invite


def test_a_rematch_is_for_those_who_played_and_only_after_the_end() -> None:
    with Party() as party:
        with pytest.raises(Refused, match="not over yet"):
            party.run(party.lobby.again(party.table, party.tokens[0]))
        with pytest.raises(NotAllowed):
            party.run(party.lobby.again(party.table, "guess"))


def test_whoever_left_is_seated_again_only_on_asking() -> None:
    with Party() as party:
        applied(party, 0, m.Leave("a"))
        applied(party, 1, m.Leave("a"))
        again = party.run(party.lobby.again(party.table, party.tokens[1])).table
        table = party.run(party.lobby.table(again))
        assert table.phase == "gathering"
        assert [seat.kind for seat in table.seats] == ["empty", "person"]


def test_every_device_of_a_seat_holds_it_again_after_a_rematch() -> None:
    with finished() as party:
        code = party.code(1)
        other = party.environment.token()
        party.run(party.lobby.recover(m.Recover(code), other))
        again = party.run(party.lobby.again(party.table, party.tokens[0])).table
        table = party.run(party.lobby.table(again))
        for token in (party.tokens[1], other):
            assert party.lobby.seats_of(table, token) == [1]
            assert again in [t.id for t in party.run(party.lobby.mine(token)).tables]
