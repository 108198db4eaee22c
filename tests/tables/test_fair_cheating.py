"""Who cheats at a fair deal is caught: servers by `verify --fair`, seats by the server or by it.

A cheating server here knows all secrets and has the private key, so it writes a file that is as
consistent as it can be made; what it cannot undo is what devices were shown and were given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from filature.core import fair
from filature.core import messages as m
from filature.core.events import CHANCE, SPECTATOR
from filature.core.fair import (
    AnnouncedRound,
    DeviceFile,
    FairFile,
    FairRandom,
    Receipt,
    RoundInFile,
    SeatInFile,
    SentValue,
)
from filature.core.fair_check import AGAIN, UNSEEN, Unreadable, check, check_shared, read
from filature.core.fair_devices import ASSUMED, TRUSTED, code_notes
from filature.core.record import Record
from filature.core.signing import sign
from filature.games import game_class
from tests.tables.fair_devices import Device, record_of, take
from tests.tables.table_driver import applied
from tests.tables.test_fair_deals import FairTable

replace = msgspec.structs.replace


class Finished:
    """A finished game with all that an honest server has written, and what devices have kept."""

    def __init__(self, driver: FairTable) -> None:
        table = driver.table
        assert table.state.fair is not None
        self.private = table.state.fair.private
        self.file = table.fair_file()
        self.record = record_of(table)
        self.devices = {at: device.file() for at, device in driver.devices.items()}
        self.spectator = driver.spectator.file()

    def faults(
        self, file: FairFile | None = None, *devices: DeviceFile, record: Record | None = None
    ) -> set[str]:
        """Return the names of what is wrong, with these devices at hand."""
        found = check(record or self.record, file or self.file, devices)
        assert all(fault.words for fault in found.faults)
        return {fault.name for fault in found.faults}

    @property
    def every_device(self) -> tuple[DeviceFile, ...]:
        return (self.spectator, *self.devices.values())

    def sign(self, one: RoundInFile, seat: SeatInFile) -> SeatInFile:
        """Sign a seat's receipts anew, as only the server can."""
        signed: dict[str, Any] = {}
        values: tuple[tuple[fair.Step, Any, Any, str], ...] = (
            ("commit", seat.commitment, seat.committed, one.commitment),
            ("open", seat.secret, seat.opened, one.digest or ""),
        )
        for step, value, at, bound in values:
            if value is not None and self.file.seats[seat.seat] == "person":
                text = fair.receipt_text(
                    self.file.table, one.round, seat.seat, step, value, bound, at
                )
                signed[f"{step}_receipt"] = sign(self.private, text)
        return replace(seat, **signed)

    def consistent(self, one: RoundInFile) -> RoundInFile:
        """Make a round agree with its own secrets: commitments, digest and receipts."""
        setup, table = self.file.setup, self.file.table
        server = fair.server_commitment(setup, one.round, one.secret)
        seats = [
            replace(
                seat,
                commitment=fair.seat_commitment(table, one.round, seat.seat, server, seat.secret),
            )
            if seat.secret
            else seat
            for seat in one.seats
        ]
        lines = [seat.commitment or str(seat.left_out) for seat in seats]
        digest = fair.list_digest(table, one.round, server, lines)
        one = replace(one, commitment=server, digest=digest, seats=seats)
        return replace(one, seats=[self.sign(one, seat) for seat in seats])

    def with_seat(self, at: int, round: int = 0, **changes: Any) -> FairFile:
        """Return the file with something else for one seat; the rest is left as it was."""
        one = self.file.rounds[round]
        seats = [replace(s, **changes) if s.seat == at else s for s in one.seats]
        return self.with_round(replace(one, seats=seats), round)

    def with_round(self, one: RoundInFile, round: int = 0) -> FairFile:
        rounds = [*self.file.rounds]
        rounds[round] = one
        return replace(self.file, rounds=rounds)

    def played_again(self, file: FairFile) -> Record:
        """Return the record that a file's own secrets would deal: chance as it wants to have it."""
        last = file.rounds[-1]
        opened = {s.seat: s.secret for s in last.seats if s.commitment and s.secret}
        key = fair.deal_key(last.secret, last.digest or "", opened)
        game = self.record.game
        state = game.new()
        history: list[tuple[int, Any]] = []
        while game.is_chance(state):
            move = game.chance(state, FairRandom(key, len(history)))
            game.play(state, CHANCE, move)
            history.append((CHANCE, move))
        return Record(game, self.record.players, history, None)


def stopped(driver: FairTable) -> Finished:
    """Stop a game after its deal: everything is open then, as after any end."""
    for at in driver.devices:
        applied(driver, at, m.Leave(f"leave{at}"))
    return Finished(driver)


@pytest.fixture(scope="module")
def finished() -> Iterator[Finished]:
    """Return a game of two persons and a bot, dealt and then stopped."""
    with FairTable("kryptos", "ppb") as driver:
        driver.react()
        yield stopped(driver)


@pytest.fixture(scope="module")
def redealt() -> Iterator[Finished]:
    """Return a game that was dealt in a second round, as seat 1 had withheld its opening."""
    with FairTable("kryptos", "ppp") as driver:
        driver.devices[1].opens = False
        driver.react()
        driver.advance(3.0)
        driver.react()
        yield stopped(driver)


OTHER = "ab" * 32


def test_the_honest_server_is_found_honest(finished: Finished, redealt: Finished) -> None:
    for game in (finished, redealt):
        assert game.faults(None, *game.every_device) == set()
        assert game.faults(game.with_round(game.consistent(game.file.rounds[0]))) == set()


# Servers


def test_server_1_changes_its_secret_after_the_commitments(finished: Finished) -> None:
    one = replace(finished.file.rounds[0], secret=OTHER)
    assert "server_secret_changed" in finished.faults(finished.with_round(one))


def test_server_2_chooses_its_secret_after_the_openings_and_commits_anew(
    finished: Finished,
) -> None:
    """The file is consistent in itself, and so is a record made from it: devices know better."""
    one = finished.consistent(replace(finished.file.rounds[0], secret=OTHER))
    file = finished.with_round(one)
    record = finished.played_again(file)
    assert finished.faults(file, record=record) == set()
    for device in finished.every_device:
        assert "announced_otherwise" in finished.faults(file, device, record=record)


def test_server_3_drops_a_commitment_and_calls_it_a_time_out(finished: Finished) -> None:
    one = finished.file.rounds[0]
    seats = [SeatInFile(1, left_out="no_commitment") if s.seat == 1 else s for s in one.seats]
    late = replace(one, seats=seats, listed=one.began + 3000, ended=one.began + 3000)
    late = replace(
        late,
        seats=[replace(s, opened=s.opened and one.began + 3000) for s in late.seats],
    )
    file = finished.with_round(finished.consistent(late))
    record = finished.played_again(file)
    assert finished.faults(file, record=record) == set()
    assert "contribution_dropped" in finished.faults(file, finished.devices[1], record=record)
    assert "announced_otherwise" in finished.faults(file, finished.spectator, record=record)


def test_server_4_drops_an_opening_and_deals_again(redealt: Finished) -> None:
    """Seat 0 opened in the first round and has a receipt; the server blames it all the same."""
    file = redealt.with_seat(0, secret=None, opened=None, open_receipt=None)
    assert "contribution_dropped" in redealt.faults(file, redealt.devices[0])


def test_server_5_puts_contributions_into_another_order(finished: Finished) -> None:
    one = finished.file.rounds[0]
    swapped = replace(one, seats=[one.seats[1], one.seats[0], one.seats[2]])
    assert "seats_out_of_order" in finished.faults(finished.with_round(swapped))


def test_server_6_counts_a_contribution_twice(finished: Finished) -> None:
    one = finished.file.rounds[0]
    twice = replace(one, seats=[*one.seats, one.seats[0]])
    assert "seats_out_of_order" in finished.faults(finished.with_round(twice))


def test_server_7_alters_a_contribution(finished: Finished) -> None:
    assert "opening_mismatch" in finished.faults(finished.with_seat(0, secret=OTHER))
    one = finished.file.rounds[0]
    seats = [replace(s, secret=OTHER) if s.seat == 0 else s for s in one.seats]
    file = finished.with_round(finished.consistent(replace(one, seats=seats)))
    record = finished.played_again(file)
    assert finished.faults(file, record=record) == set()
    assert "contribution_changed" in finished.faults(file, finished.devices[0], record=record)


def outcome_with(finished: Finished, draw: Callable[[bytes, int], FairRandom]) -> set[str]:
    """Return what is found where the first deal was drawn in another way."""
    last = finished.file.rounds[-1]
    opened = {s.seat: s.secret for s in last.seats if s.secret}
    key = fair.deal_key(last.secret, last.digest or "", opened)
    game = finished.record.game
    state = game.new()
    history: list[tuple[int, Any]] = []
    while game.is_chance(state):
        move = game.chance(state, draw(key, len(history)))
        game.play(state, CHANCE, move)
        history.append((CHANCE, move))
    return finished.faults(record=Record(game, finished.record.players, history, None))


def test_server_8_takes_another_index_for_an_outcome(finished: Finished) -> None:
    assert outcome_with(finished, FairRandom) == set()
    assert outcome_with(finished, lambda key, at: FairRandom(key, at + 1)) == {"another_outcome"}


def test_server_9_rolls_again_until_it_likes_the_deal(finished: Finished) -> None:
    def rerolled(key: bytes, at: int) -> FairRandom:
        stream = FairRandom(key, at)
        stream.randbytes(64)
        return stream

    assert outcome_with(finished, rerolled) == {"another_outcome"}


def test_server_10_alters_an_outcome_in_the_record(finished: Finished) -> None:
    hands, aside = finished.record.history[1][1]  # type: ignore[misc]
    game = finished.record.game
    swapped: Any = ((hands[1], hands[0], *hands[2:]), aside)
    history = [finished.record.history[0], (CHANCE, swapped)]
    record = Record(game, finished.record.players, history, None)
    assert finished.faults(record=record) == {"another_outcome"}


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"table": "another"}, "server_secret_changed"),
        ({"options": {"bribe": True}}, "other_options"),
        ({"seats": ["person", "person", "person"]}, "other_seats"),
        ({"rules": 99}, "other_rules"),
        ({"game": "agent_hunter"}, "another_game"),
    ],
)
def test_server_11_uses_a_commitment_for_another_table_or_set_up(
    finished: Finished, change: dict[str, Any], fault: str
) -> None:
    assert fault in finished.faults(replace(finished.file, **change))


def test_server_12_hides_a_round(redealt: Finished) -> None:
    """The first round showed the server a deal that it did not like; it leaves it out."""
    assert "round_missing" in redealt.faults(replace(redealt.file, rounds=redealt.file.rounds[1:]))
    second = redealt.file.rounds[1]
    first = redealt.consistent(
        replace(
            second,
            round=1,
            seats=[
                replace(s, left_out="no_device") if s.left_out == "withheld" else s
                for s in second.seats
            ],
        )
    )
    file = replace(redealt.file, rounds=[first])
    record = redealt.played_again(file)
    assert redealt.faults(file, record=record) == set()
    for device in redealt.every_device:
        assert redealt.faults(file, device, record=record) & {
            "round_hidden",
            "announced_otherwise",
        }


def test_server_13_deals_again_though_nobody_withheld(redealt: Finished) -> None:
    first = redealt.file.rounds[0]
    honest = redealt.file.rounds[1].seats[0]
    opened = {"secret": OTHER, "opened": first.listed}
    seats = [replace(s, **opened) if s.seat == 1 else s for s in first.seats]
    file = redealt.with_round(redealt.consistent(replace(first, seats=seats)))
    assert honest.secret is not None
    assert "again_for_nothing" in redealt.faults(file)


def test_server_14_deals_again_before_the_time_for_openings_is_up(redealt: Finished) -> None:
    first = redealt.file.rounds[0]
    file = redealt.with_round(replace(first, ended=(first.listed or 0) + 200))
    assert "closed_early" in redealt.faults(file)


def test_server_15_accepts_an_opening_that_does_not_match(finished: Finished) -> None:
    """Its own seat opens another secret than it had committed to, after it saw the others'."""
    one = finished.file.rounds[0]
    seats = [replace(s, secret=OTHER) if s.seat == 0 else s for s in one.seats]
    signed = replace(one, seats=[finished.sign(one, s) for s in seats])
    assert finished.faults(finished.with_round(signed)) == {"opening_mismatch"}


def test_server_16_chooses_the_bots_secret_last(finished: Finished) -> None:
    """The bot's commitment was in the list that everybody was shown."""
    one = finished.file.rounds[0]
    seats = [replace(s, secret=OTHER) if s.seat == 2 else s for s in one.seats]
    file = finished.with_round(finished.consistent(replace(one, seats=seats)))
    record = finished.played_again(file)
    assert finished.faults(file, record=record) == set()
    for device in finished.every_device:
        assert "announced_otherwise" in finished.faults(file, device, record=record)


def test_server_17_lets_its_bot_withhold(finished: Finished) -> None:
    file = finished.with_seat(2, secret=None, opened=None)
    assert {"bot_withheld", "dealt_early"} <= finished.faults(file)


def test_server_18_announces_another_list_to_one_device(finished: Finished) -> None:
    shown = finished.devices[1].rounds[0]
    other = [OTHER, *shown.seats[1:]]
    digest = fair.list_digest(finished.file.table, 1, shown.commitment, other)
    device = replace(finished.devices[1], rounds=[replace(shown, seats=other, digest=digest)])
    assert "announced_otherwise" in finished.faults(None, device)


def test_server_19_has_another_key_for_its_receipts(finished: Finished) -> None:
    """It cannot deny its receipts by naming another key."""
    file = replace(finished.file, key=OTHER)
    assert "receipt_in_file" in finished.faults(file)
    assert "another_key" in finished.faults(file, finished.devices[0])


def test_server_20_deals_without_having_opened_everything(redealt: Finished) -> None:
    first = replace(redealt.file.rounds[0], end="dealt")
    assert "dealt_early" in redealt.faults(replace(redealt.file, rounds=[first]))


def test_server_21_plays_another_deal_at_one_table_of_an_event() -> None:
    def table(name: str, seed: str) -> FairFile:
        setup = fair.Setup(name, "kryptos", 1, ["person"] * 3, {})
        deal = fair.SharedDeal("event", 1)
        commitment = fair.shared_commitment(deal, setup, seed)
        return FairFile(
            fair.FORMAT,
            name,
            "kryptos",
            game_class("kryptos").rules_version,
            ["person"] * 3,
            {},
            shared=fair.SharedInFile(deal, commitment, seed),
        )

    same = [table("t1", "ab" * 16), table("t2", "ab" * 16)]
    assert check_shared(same) == []
    other = [*same, table("t3", "cd" * 16)]
    assert [fault.name for fault in check_shared(other)] == ["another_shared_deal"]


def called_shared(finished: Finished, seed: str) -> tuple[FairFile, Record]:
    """Return the file and record of a server that chose a seed and calls it an event's."""
    deal = fair.SharedDeal("event", 1)
    commitment = fair.shared_commitment(deal, finished.file.setup, seed)
    shared = fair.SharedInFile(deal, commitment, seed)
    file = replace(finished.file, key=None, rounds=[], shared=shared)
    game, state, history = finished.record.game, finished.record.game.new(), list[Any]()
    while game.is_chance(state):
        key = fair.shared_key(seed, commitment)
        move = game.chance(state, FairRandom(key, len(history)))
        game.play(state, CHANCE, move)
        history.append((CHANCE, move))
    return file, Record(game, finished.record.players, history, None)


def test_server_22_calls_its_own_deal_one_of_several_tables(finished: Finished) -> None:
    file, record = called_shared(finished, "ab" * 16)
    for device in finished.every_device:
        assert finished.faults(file, device, record=record) == {"called_shared"}
    # And the other way round: what was announced as shared is dealt by rounds.
    shown = DeviceFile(fair.DEVICE_FORMAT, finished.file.table, shared=OTHER)
    assert finished.faults(None, shown) == {"announced_otherwise"}


def test_server_23_leaves_out_the_times_by_which_it_closed_early(redealt: Finished) -> None:
    for round, changes in ((0, {"listed": None}), (0, {"ended": None}), (1, {"ended": None})):
        one = replace(redealt.file.rounds[round], **changes)
        assert "times" in redealt.faults(redealt.with_round(one, round))


def test_server_24_signs_a_second_time_for_another_moment(finished: Finished) -> None:
    one = finished.file.rounds[0]
    later = replace(one, ended=(one.ended or 0) + 9000)
    seat = finished.sign(one, replace(one.seats[0], opened=later.ended))
    file = finished.with_round(replace(later, seats=[seat, *one.seats[1:]]))
    assert finished.faults(file) == set()
    assert finished.faults(file, finished.devices[0]) == {"times"}


def kept_of(file: FairFile, seat: int) -> DeviceFile:
    """Return what a device keeps that was shown what the file has, and is in the deal."""
    one = file.rounds[0]
    held = one.seats[seat]
    listed = [s.commitment or str(s.left_out) for s in one.seats]
    shown = AnnouncedRound(1, one.commitment, one.digest, listed)
    values: tuple[tuple[fair.Step, Any, Any, Any, Any], ...] = (
        ("commit", held.commitment, one.commitment, held.committed, held.commit_receipt),
        ("open", held.secret, one.digest, held.opened, held.open_receipt),
    )
    sent = [
        SentValue(1, seat, step, value, Receipt(file.table, 1, seat, step, value, *signed))
        for step, value, *signed in values
    ]
    return DeviceFile(fair.DEVICE_FORMAT, file.table, file.key, [shown], sent)


def with_secrets(finished: Finished, *secrets: str | None) -> FairFile:
    """Return the file of a deal from other secrets; `None` leaves a seat its own."""
    one = finished.file.rounds[0]
    given = dict(enumerate(secrets))
    seats = [replace(s, secret=given.get(s.seat) or s.secret) for s in one.seats]
    return finished.with_round(finished.consistent(replace(one, seats=seats)))


def test_server_25_hands_out_a_page_that_makes_guessable_secrets(finished: Finished) -> None:
    """It chooses the bot's secret by them. No file shows it: `verify` says what it assumes."""
    game = finished.record.game
    for guess in range(100):
        file = with_secrets(finished, "01" * 32, "02" * 32, f"{guess:064x}")
        record = finished.played_again(file)
        first, (_, dealt) = record.history[0][1], record.history[1]
        hands = game.to_record(CHANCE, dealt)["hands"]
        if game.to_record(CHANCE, first)["first"] == 2 and 1 in hands[2]:
            break
    assert 1 in hands[2]
    devices = [kept_of(file, 0), kept_of(file, 1)]
    assert finished.faults(file, *devices, record=record) == set()
    found = check(record, file, devices).notes
    assert [note for note in found if "nobody could choose this deal" in note] == [
        f"device of seat {seat}: nobody could choose this deal, {ASSUMED}" for seat in (0, 1)
    ]
    assert "as far as that device's program was not made by the host" in ASSUMED


REPLACED = "replaced by another in the file, of the server's or of another device of that seat"


def test_server_26_puts_its_own_part_in_the_place_of_a_devices(finished: Finished) -> None:
    """It refuses the device's, or loses it: the device has kept what it sent."""
    honest = finished.devices[1].sent[0]
    file = with_secrets(finished, None, OTHER)
    record = finished.played_again(file)
    assert finished.faults(file, kept_of(file, 0), record=record) == set()
    shown = replace(kept_of(file, 1), sent=[])
    refused = fair.RefusedValue(1, 1, "commit", honest.value, "fair_changed")
    lost = replace(honest, receipt=None)
    for kept, words in (
        (replace(shown, refused=[refused]), "the server refused this device's commitment"),
        (replace(shown, sent=[lost], refused=[refused]), "the server refused this device's"),
        (replace(shown, sent=[lost]), "this device's commitment got no receipt"),
    ):
        assert finished.faults(file, kept, record=record) == set()
        found = check(record, file, [kept]).notes
        named = [note for note in found if note.startswith(f"round 1: seat 1: {words}")]
        assert len(named) == 1
        assert named[0].endswith(REPLACED)
        assert "seat 1: what this device sent is not in the deal" in found
        assert not any("nobody could choose this deal" in note for note in found)


def test_server_27_shows_two_devices_different_lists_and_chooses(finished: Finished) -> None:
    """Each list has its device's part and the server's own for the other seat."""
    files = [with_secrets(finished, None, OTHER), with_secrets(finished, OTHER, None)]
    kept = [kept_of(files[0], 0), kept_of(files[1], 1)]
    for used in (0, 1):
        file, record = files[used], finished.played_again(files[used])
        assert finished.faults(file, kept[used], record=record) == set()
        assert {"announced_otherwise", "signed_otherwise", "contribution_changed"} <= (
            finished.faults(file, kept[1 - used], record=record)
        )
        # Only the other's file shows it, or the code that the other says aloud.
        assert any("show the same code" in note for note in check(record, file, [kept[used]]).notes)
        assert len({fair.spoken_code(file.table, one.lists) for one in kept}) == 2
        said = code_notes(file, kept)
        assert said[0] == f"code: {fair.with_code(file).code} (none was stored)"
        other = fair.spoken_code(file.table, kept[1 - used].lists)
        assert said[1:] == [f"a device was shown other lists, with the code {other}"]
        for note in check(record, file, kept).notes:
            assert "nobody could choose this deal" not in note


def test_receipts_alone_prove_that_the_server_showed_another_list(finished: Finished) -> None:
    """What a device was shown is its word; what its receipts are bound to is signed."""
    other = kept_of(with_secrets(finished, None, None, OTHER), 1)
    assert finished.faults(None, replace(other, rounds=[])) == {"signed_otherwise"}


def test_a_stored_code_is_that_of_the_lists_and_older_files_have_none(finished: Finished) -> None:
    file = fair.with_code(finished.file)
    assert finished.faults(file, *finished.every_device) == set()
    assert code_notes(file, finished.every_device) == [f"code: {file.code}"]
    assert finished.faults(replace(file, code="0000 0000 0000 0000")) == {"code_changed"}
    older = msgspec.json.decode(fair.written_file(file))
    del older["code"]
    assert read(msgspec.json.encode(older), FairFile) == finished.file
    kept = msgspec.json.decode(msgspec.json.encode(finished.devices[0]))
    del kept["refused"]
    assert read(msgspec.json.encode(kept), DeviceFile) == finished.devices[0]


def test_what_is_proved_is_said_of_each_device(finished: Finished, redealt: Finished) -> None:
    assert notes(finished)[-1] == UNSEEN
    found = notes(finished, *finished.every_device)
    assert f"device of seat 1: nobody could choose this deal, {ASSUMED}" in found
    assert f"a device without a part in the deal: the server kept to its list; {TRUSTED}" in found
    first = replace(redealt.devices[1], rounds=redealt.devices[1].rounds[:1], sent=[])
    assert "a device was not shown the list of this deal: nothing is proved to it" in notes(
        redealt, first
    )
    assert f"round 1: seat 1 {AGAIN}" in notes(redealt)


def test_a_refusal_of_a_second_page_is_no_news_where_the_first_has_a_receipt(
    finished: Finished,
) -> None:
    """Two pages of one browser keep one file: only one of them is in time."""
    own = finished.devices[0]
    second = fair.RefusedValue(1, 0, "commit", OTHER, "fair_changed")
    assert notes(finished, replace(own, refused=[second])) == notes(finished, own)


def test_a_secret_of_a_shared_deal_has_its_length(finished: Finished) -> None:
    file, _ = called_shared(finished, "ab" * 16)
    assert file.shared is not None
    odd = replace(file, shared=replace(file.shared, secret="a" * 33))
    with pytest.raises(Unreadable, match=r"shared\.secret"):
        read(fair.written_file(odd), FairFile)


def test_a_device_that_was_shown_nothing_or_is_not_in_the_deal_is_told_so(
    finished: Finished, redealt: Finished
) -> None:
    empty = DeviceFile(fair.DEVICE_FORMAT, finished.file.table)
    assert any("proves nothing" in note for note in notes(finished, empty))
    assert not any("is not in the deal" in note for note in notes(finished, *finished.every_device))
    found = [note for note in notes(redealt, *redealt.every_device) if "is not in the deal" in note]
    assert found == ["seat 1: what this device sent is not in the deal"]


def notes(game: Finished, *devices: DeviceFile) -> list[str]:
    return check(game.record, game.file, devices).notes


# Seats


def refusal(driver: FairTable, command: m.FairCommit | m.FairOpen) -> str:
    """Return why something is refused; it must change nothing, and there is no receipt."""
    before = driver.lines()
    ack = take(driver.table, command, driver.run)
    assert ack.receipt is msgspec.UNSET
    assert ack.error is not None
    assert driver.lines() == before
    return str(ack.error["type"])


def committed(driver: FairTable) -> m.FairRound:
    """Let both devices commit; return the round as it stands then."""
    for at, device in driver.devices.items():
        device.opens = False
        device.react(driver.table.info(at).fair)
    info = driver.table.info(SPECTATOR).fair
    assert isinstance(info, m.FairDeal)
    return info.rounds[-1]


def test_seat_1_opens_another_secret_than_it_committed_to() -> None:
    with FairTable("agents_secrets", "pp") as driver:
        one = committed(driver)
        assert one.digest is not None
        assert refusal(driver, m.FairOpen("x", 1, 1, one.digest, OTHER)) == "fair_mismatch"


def test_seat_2_copies_anothers_commitment() -> None:
    with FairTable("agents_secrets", "pp") as driver:
        driver.devices[0].react(driver.table.info(0).fair)
        copied = driver.devices[0].sent[1, 0, "commit"].value
        assert refusal(driver, m.FairCommit("x", 1, 1, copied)) == "fair_copied"


def test_seat_3_opens_too_late() -> None:
    with FairTable("agents_secrets", "pp") as driver:
        one = committed(driver)
        assert one.digest is not None
        driver.devices[0].opens = True
        driver.react(0)
        driver.advance(3.0)
        secret = driver.devices[1].secret(1, 1)
        late = m.FairOpen("x", 1, 1, one.digest, secret)
        assert refusal(driver, late) == "fair_too_late"


def test_seat_4_withholds_its_opening_in_the_hope_of_another_deal() -> None:
    """It is left out of the second round; who withheld is told to all, and stands in the file."""
    with FairTable("agents_secrets", "pp") as driver:
        committed(driver)
        driver.devices[0].opens = True
        driver.react(0)
        driver.advance(3.0)
        again = m.FairCommit("x", 1, 2, OTHER)
        assert refusal(driver, again) == "fair_not_asked"
        driver.react(0)
        assert driver.dealt
        info = driver.table.info(0).fair
        assert isinstance(info, m.FairDeal)
        assert info.rounds[0].withheld == [1]


def test_seat_5_commits_twice() -> None:
    with FairTable("agents_secrets", "pp") as driver:
        driver.devices[0].react(driver.table.info(0).fair)
        assert refusal(driver, m.FairCommit("x", 0, 1, OTHER)) == "fair_changed"
        committed(driver)
        assert refusal(driver, m.FairCommit("y", 0, 1, OTHER)) == "fair_changed"


def test_seat_6_forges_a_receipt_to_accuse_the_server(finished: Finished) -> None:
    sent = finished.devices[1].sent[0]
    assert sent.receipt is not None
    own = sign("77" * 32, sent.receipt.signed_text())
    for receipt, value in (
        (replace(sent.receipt, signature=own), sent.value),
        (replace(sent.receipt, value=OTHER), OTHER),
        (replace(sent.receipt, value=OTHER, signature=own), OTHER),
        (replace(sent.receipt, table="another"), sent.value),
        (replace(sent.receipt, seat=0), sent.value),
    ):
        forged = replace(sent, receipt=receipt, value=value)
        device = replace(finished.devices[1], sent=[forged])
        assert finished.faults(None, device) == {"forged_receipt"}


def test_seat_7_contributes_for_another() -> None:
    with FairTable("agents_secrets", "pp") as driver:
        deal = driver.table.info(0).fair
        assert isinstance(deal, m.FairDeal)
        command = m.FairCommit("x", 1, 1, OTHER)
        holder = driver.table.execute(1, command, "not-the-holder")
        with pytest.raises(Exception, match="not seated"):
            driver.run(holder)


def test_seat_8_commits_after_the_list_stands() -> None:
    with FairTable("agents_secrets", "pp") as driver:
        driver.react(0)
        driver.advance(3.0)
        assert refusal(driver, m.FairCommit("x", 1, 1, OTHER)) in (
            "fair_too_late",
            "fair_not_asked",
        )


def test_seat_9_opens_before_the_list_stands() -> None:
    with FairTable("agents_secrets", "pp") as driver:
        device: Device = driver.devices[0]
        device.react(driver.table.info(0).fair)
        early = m.FairOpen("x", 0, 1, OTHER, device.secret(1, 0))
        assert refusal(driver, early) == "fair_too_late"


def test_a_device_that_lost_its_connection_gets_the_same_receipt_again() -> None:
    with FairTable("agents_secrets", "pp") as driver:
        device = driver.devices[0]
        device.react(driver.table.info(0).fair)
        sent = device.sent[1, 0, "commit"]
        repeated = take(driver.table, m.FairCommit("k1.0", 0, 1, sent.value), driver.run)
        assert (repeated.result, repeated.receipt) == ("duplicate", sent.receipt)
        other_id = take(driver.table, m.FairCommit("z", 0, 1, sent.value), driver.run)
        assert (other_id.result, other_id.receipt) == ("applied", sent.receipt)
        applied(driver, 0, m.Leave("l"))
