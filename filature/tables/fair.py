"""The fair deal of one table: projected from its log, with what the next entry is.

A round has three entries beside the devices' own: `fair_round` (the server's secret, the bots'
secrets, who is asked), `fair_list` (all commitments stand) and `fair_deal` (all are opened). Where
a seat withholds its opening, another `fair_round` begins without it, with fresh secrets of all.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any, NamedTuple

from msgspec.structs import replace

from filature.core import fair
from filature.core.fair import LeftOut, Receipt, Setup, Step
from filature.core.messages import FairCommit, FairDeal, FairOpen, FairRound, FairSeat
from filature.core.refusals import NotOwed, Refused
from filature.core.signing import public_key, sign
from filature.tables.seat import Seat
from filature.tables.store import Entry, TableRow

Secrets = Callable[[], str]
"""Returns a new secret each time."""

Due = Callable[[int, list[int], Step], bool]
"""Tells whether these seats have had their time for a step that began at a moment."""


class Taken(NamedTuple):
    """What a seat's device sent, and when it was taken, in milliseconds since 1970."""

    value: str
    at: int


class Round:
    """One round, as far as it has come."""

    def __init__(self, setup: Setup, body: dict[str, Any], at: int) -> None:
        self.table = setup.table
        self.seats = range(len(setup.seats))
        self.number: int = body["round"]
        self.secret: str = body["value"]
        self.server = fair.server_commitment(setup, self.number, self.secret)
        self.asked: list[int] = body["asked"]
        self.left_out: dict[int, LeftOut] = {int(at): why for at, why in body["left_out"].items()}
        self.commitments: dict[int, Taken] = {}
        self.openings: dict[int, Taken] = {}
        for bot, secret in body["bots"].items():
            self.commitments[int(bot)] = Taken(self.commitment(int(bot), secret), at)
            self.openings[int(bot)] = Taken(secret, at)
        self.digest: str | None = None
        self.began = at
        self.listed: int | None = None
        self.ended: int | None = None
        self.again = False

    def commitment(self, seat: int, secret: str) -> str:
        """Return what a seat commits to a secret with."""
        return fair.seat_commitment(self.table, self.number, seat, self.server, secret)

    def close_list(self, at: int) -> None:
        """Let no more commitments in."""
        for seat in self.asked:
            if seat not in self.commitments:
                self.left_out[seat] = "no_commitment"
        lines = [
            self.commitments[seat].value if seat in self.commitments else self.left_out[seat]
            for seat in self.seats
        ]
        self.digest = fair.list_digest(self.table, self.number, self.server, lines)
        self.listed = at

    @property
    def uncommitted(self) -> list[int]:
        """The seats that are asked and have not committed."""
        return [seat for seat in self.asked if seat not in self.commitments]

    @property
    def unopened(self) -> list[int]:
        """The seats that have committed and have not opened."""
        return [seat for seat in sorted(self.commitments) if seat not in self.openings]

    def info(self) -> FairRound:
        """Return what everybody may know of it before the end."""
        open, dealt = self.digest is not None, self.ended is not None
        phase = "again" if self.again else "dealt" if dealt else "open" if open else "commit"
        seats = [
            FairSeat(seat, self.commitments[seat].value)
            if seat in self.commitments
            else FairSeat(seat, None, self.left_out[seat])
            for seat in (self.seats if open else ())
        ]
        withheld = self.unopened if self.again else []
        return FairRound(
            self.number,
            phase,  # type: ignore[arg-type]
            self.server,
            self.asked,
            seats,
            self.digest,
            withheld,
        )


class FairState:
    """The fair deal of a table that has one."""

    def __init__(self, private: str) -> None:
        self.private = private
        """The private key of receipts."""
        self.public = public_key(private)
        self.rounds: list[Round] = []
        self.deal_key: bytes | None = None
        """The key of all chance outcomes, once everything is opened; nobody is ever told it."""
        self.at = 0
        """The time of the last entry: clocks of several machines may differ, times only grow."""

    @property
    def round(self) -> Round | None:
        """The round that is on, if one is."""
        last = self.rounds[-1] if self.rounds else None
        return last if last is not None and last.ended is None else None

    def apply(self, entry: Entry, setup: Setup) -> None:
        """Project one log entry."""
        self.at = at = max(self.at, milliseconds(entry.at))
        if entry.kind == "fair_round":
            if (before := self.round) is not None:
                before.again, before.ended = True, at
            self.rounds.append(Round(setup, entry.body, at))
            return
        round = self.rounds[-1]
        match entry.kind:
            case "fair_commit" if entry.seat is not None:
                round.commitments[entry.seat] = Taken(entry.body["value"], at)
            case "fair_list":
                round.close_list(at)
            case "fair_open" if entry.seat is not None:
                round.openings[entry.seat] = Taken(entry.body["value"], at)
            case "fair_deal":
                assert round.digest is not None
                opened = {
                    seat: taken.value
                    for seat, taken in round.openings.items()
                    if seat in round.commitments
                }
                self.deal_key = fair.deal_key(round.secret, round.digest, opened)
                round.ended = at

    # What comes next

    def next_entries(
        self,
        setup: Setup,
        seats: list[Seat],
        secret: Secrets,
        due: Due,
        sent: list[Entry],
        now: float,
    ) -> tuple[list[Entry], FairState]:
        """Return what follows from entries that were just sent, with all the server adds to them.

        Also returns the state after them. Nothing is added while devices have time left.
        """
        after = deepcopy(self)
        for entry in sent:
            after.apply(entry, setup)
        entries = list(sent)
        while after.deal_key is None:
            found = after.next_entry(seats, secret, due)
            if found is None:
                break
            entry = replace(found, at=now)
            after.apply(entry, setup)
            entries.append(entry)
        return entries, after

    def next_entry(self, seats: list[Seat], secret: Secrets, due: Due) -> Entry | None:
        """Return the entry by which the server goes on, or nothing while it waits."""
        round = self.round
        if round is None:
            return self.new_round(seats, secret)
        if round.digest is None:
            late = due(round.began, round.uncommitted, "commit")
            return Entry("fair_list", None) if not round.uncommitted or late else None
        if not round.unopened:
            return Entry("fair_deal", None)
        if due(round.listed or 0, round.unopened, "open"):
            return self.new_round(seats, secret)
        return None

    def new_round(self, seats: list[Seat], secret: Secrets) -> Entry:
        """Begin a round, without those who have withheld an opening before."""
        withheld = {seat for round in self.rounds for seat in round.unopened}
        left_out: dict[str, LeftOut] = {}
        asked, bots = [], {}
        for at, seat in enumerate(seats):
            if seat.kind == "bot":
                bots[str(at)] = secret()
            elif at in withheld:
                left_out[str(at)] = "withheld"
            elif seat.fair and not seat.left:
                asked.append(at)
            else:
                left_out[str(at)] = "no_device"
        body = {"round": len(self.rounds) + 1, "value": secret(), "asked": asked}
        return Entry("fair_round", None, {**body, "left_out": left_out, "bots": bots})

    # What devices send

    def committed(self, command: FairCommit) -> list[Entry]:
        """Take a seat's commitment, once."""
        round = self.open_round(command.round)
        if command.seat not in round.asked or command.seat in round.left_out:
            raise Refused("fair_not_asked")
        if (before := round.commitments.get(command.seat)) is not None:
            if before.value != command.commitment:
                raise Refused("fair_changed")
            return []
        if round.digest is not None:
            raise NotOwed("fair_too_late")
        others = [round.server, *(taken.value for taken in round.commitments.values())]
        if command.commitment in others:
            raise Refused("fair_copied")
        return [Entry("fair_commit", command.seat, {"value": command.commitment})]

    def opened(self, command: FairOpen) -> list[Entry]:
        """Take a seat's secret, if it is the one that it has committed to."""
        round = self.open_round(command.round)
        if command.seat not in round.commitments:
            raise Refused("fair_not_asked")
        if (before := round.openings.get(command.seat)) is not None:
            if before.value != command.secret:
                raise Refused("fair_changed")
            return []
        if round.ended is not None or command.digest != round.digest:
            raise NotOwed("fair_too_late")
        if round.commitment(command.seat, command.secret) != round.commitments[command.seat].value:
            raise Refused("fair_mismatch")
        return [Entry("fair_open", command.seat, {"value": command.secret})]

    def open_round(self, number: int) -> Round:
        """Return the last round, if it is the one that is meant."""
        if not self.rounds or self.rounds[-1].number != number:
            raise NotOwed("fair_too_late")
        return self.rounds[-1]

    def receipt(self, command: FairCommit | FairOpen) -> Receipt | None:
        """Return the receipt for what a device sent, if that was taken."""
        number = command.round
        round = self.rounds[number - 1] if 0 < number <= len(self.rounds) else None
        if round is None:
            return None
        step: Step = "commit" if isinstance(command, FairCommit) else "open"
        taken = (round.commitments if step == "commit" else round.openings).get(command.seat)
        value = command.commitment if isinstance(command, FairCommit) else command.secret
        if taken is None or taken.value != value:
            return None
        return self.receipt_of(round, command.seat, step)

    def receipt_of(self, round: Round, seat: int, step: Step) -> Receipt:
        """Return the receipt for what was taken from a seat."""
        value, at = (round.commitments if step == "commit" else round.openings)[seat]
        bound = round.server if step == "commit" else round.digest or ""
        signed = (round.table, round.number, seat, step, value, bound, at)
        return Receipt(*signed, sign(self.private, fair.receipt_text(*signed)))

    # What is shown

    def info(self) -> FairDeal:
        """Return what everybody may know before the end: no secret of anybody."""
        return FairDeal(self.public, [round.info() for round in self.rounds])

    def file(self, setup: Setup) -> fair.FairFile:
        """Return the companion of the record, after the end."""
        rounds = [self.round_in_file(round, setup) for round in self.rounds]
        return file_of(setup, key=self.public, rounds=rounds)

    def round_in_file(self, round: Round, setup: Setup) -> fair.RoundInFile:
        seats = [self.seat_in_file(round, seat, setup) for seat in round.seats]
        end = "again" if round.again else "stopped" if round.ended is None else "dealt"
        return fair.RoundInFile(
            round.number,
            round.server,
            round.secret,
            round.began,
            seats,
            round.digest,
            round.listed,
            end,  # type: ignore[arg-type]
            round.ended,
        )

    def seat_in_file(self, round: Round, seat: int, setup: Setup) -> fair.SeatInFile:
        commitment, opening = round.commitments.get(seat), round.openings.get(seat)
        person = setup.seats[seat] == "person"

        def receipt(step: Step) -> str | None:
            return self.receipt_of(round, seat, step).signature if person else None

        return fair.SeatInFile(
            seat,
            commitment and commitment.value,
            commitment and commitment.at,
            receipt("commit") if commitment else None,
            opening and opening.value,
            opening and opening.at,
            receipt("open") if opening else None,
            round.left_out.get(seat),
        )


def milliseconds(at: float) -> int:
    """Return a time in milliseconds since 1970."""
    return round(at * 1000)


def setup_of(row: TableRow, seats: list[Seat]) -> Setup:
    """Return what a table's deal is made for."""
    kinds = [f"bot:{seat.bot}" if seat.kind == "bot" else "person" for seat in seats]
    return Setup(row.id, row.game, row.rules_version, kinds, row.options)


def file_of(setup: Setup, **parts: Any) -> fair.FairFile:
    """Return a companion file for a table."""
    table, game, rules, seats, options = setup
    return fair.FairFile(fair.FORMAT, table, game, rules, list(seats), dict(options), **parts)
