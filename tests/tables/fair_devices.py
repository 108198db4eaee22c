"""Devices that contribute to fair deals, as a browser does, by what they are shown alone.

`Device.react` looks at the table's public information and answers it. Tests make devices that do
less, or something else.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec

from filature.core import fair
from filature.core import messages as m
from filature.core.fair_check import Verdict, check
from filature.core.record import Record, read
from filature.core.refusals import Refused
from filature.games import game_class
from filature.tables.table import Table

Send = Callable[[m.FairCommit | m.FairOpen], m.Ack]


class Device:
    """A device of a seat, or of a spectator (without seats), that keeps what it was shown."""

    def __init__(self, table: str, seats: tuple[int, ...], send: Send, salt: str = "") -> None:
        self.table = table
        self.seats = seats
        self.send = send
        self.salt = salt
        self.key: str | None = None
        self.shared: str | None = None
        self.rounds: dict[int, fair.AnnouncedRound] = {}
        self.sent: dict[tuple[int, int, str], fair.SentValue] = {}
        self.commits = self.opens = True

    def secret(self, round: int, seat: int) -> str:
        return hashlib.sha256(f"{self.salt}/{self.table}/{round}/{seat}".encode()).hexdigest()

    def react(self, deal: m.FairDeal | msgspec.UnsetType) -> None:
        """Keep what is announced, and answer what is asked."""
        if deal is msgspec.UNSET:
            return
        assert isinstance(deal, m.FairDeal)
        self.key, self.shared = deal.key, deal.shared
        for one in deal.rounds:
            lines = [seat.commitment or str(seat.left_out) for seat in one.seats]
            self.rounds[one.round] = fair.AnnouncedRound(one.round, one.server, one.digest, lines)
        if not deal.rounds:
            return
        one = deal.rounds[-1]
        for seat in self.seats:
            if seat not in one.asked:
                continue
            if one.phase == "commit" and self.commits:
                self.commit(one, seat)
            elif one.phase == "open" and self.opens and (one.round, seat, "commit") in self.sent:
                listed = one.seats[seat].commitment
                if listed == self.sent[one.round, seat, "commit"].value:
                    self.open(one, seat)

    def commit(self, one: m.FairRound, seat: int) -> None:
        if (one.round, seat, "commit") in self.sent:
            return
        secret = self.secret(one.round, seat)
        value = fair.seat_commitment(self.table, one.round, seat, one.server, secret)
        command = m.FairCommit(f"k{one.round}.{seat}", seat, one.round, value)
        self.keep(one.round, seat, "commit", value, command)

    def open(self, one: m.FairRound, seat: int) -> None:
        if (one.round, seat, "open") in self.sent:
            return
        assert one.digest is not None
        secret = self.secret(one.round, seat)
        command = m.FairOpen(f"o{one.round}.{seat}", seat, one.round, one.digest, secret)
        self.keep(one.round, seat, "open", secret, command)

    def keep(
        self, round: int, seat: int, step: fair.Step, value: str, command: m.FairCommit | m.FairOpen
    ) -> None:
        receipt = self.send(command).receipt
        taken = receipt if isinstance(receipt, fair.Receipt) else None
        self.sent[round, seat, step] = fair.SentValue(round, seat, step, value, taken)

    def file(self) -> fair.DeviceFile:
        """Return what the device has kept, as it would be saved."""
        sent = list(self.sent.values())
        rounds = list(self.rounds.values())
        file = fair.DeviceFile(fair.DEVICE_FORMAT, self.table, self.key, rounds, sent, self.shared)
        return msgspec.json.decode(msgspec.json.encode(file), type=fair.DeviceFile)


def take(table: Table, command: m.FairCommit | m.FairOpen, execute: Callable[[Any], Any]) -> m.Ack:
    """Execute what a device sends as the web does, with the receipt in the answer."""
    try:
        ack = m.Ack(command.id, execute(table.execute(command.seat, command)))
    except Refused as refused:
        return m.Ack(command.id, "refused", dict(refused.say))
    receipt = None if table.state.fair is None else table.state.fair.receipt(command)
    return ack if receipt is None else msgspec.structs.replace(ack, receipt=receipt)


def record_of(table: Table) -> Record:
    return read(table.record().encode(), game_class)


def verdict(table: Table, *devices: Device) -> Verdict:
    """Return what `filature verify --fair` says of a finished table."""
    written = fair.written_file(table.fair_file())
    file = msgspec.json.decode(written, type=fair.FairFile)
    return check(record_of(table), file, [device.file() for device in devices])
