"""Whether a finished game's chance came about as its companion file says, and as devices saw it.

Nothing here trusts the server: what it opened must match what it committed to, what it left out
must match the receipts that it gave, and every chance outcome of the record is derived again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

import msgspec

from filature.core import fair
from filature.core.events import CHANCE
from filature.core.fair import DeviceFile, FairFile, FairRandom, RoundInFile, SeatInFile
from filature.core.fair_devices import Fault, dealt_in, device_faults, device_notes, proved
from filature.core.record import Record
from filature.core.signing import signed_by

T = TypeVar("T", FairFile, DeviceFile)

SLACK = 1
"""By how many milliseconds rounding may shorten a time."""


class Verdict(NamedTuple):
    """What was found: faults, how many outcomes were derived again, and what to know beside."""

    faults: list[Fault]
    outcomes: int
    notes: list[str]


class Unreadable(Exception):
    """A file does not have the right form; the text says why."""


def read(text: bytes, kind: type[T]) -> T:
    """Read a companion file, or what a device has kept, strictly."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Unreadable(str(error)) from None


def check(record: Record, file: FairFile, devices: Sequence[DeviceFile] = ()) -> Verdict:
    """Check a record and its companion, against what devices have kept."""
    faults = [*setup_faults(record, file)]
    outcomes, notes = 0, []
    if not faults:
        faults += shared_faults(file) if file.shared else round_faults(file)
        if file.code is not None and file.code != fair.with_code(file).code:
            faults.append(Fault("code_changed", "the code in the file is not that of its lists"))
    if not faults:
        wrong, outcomes = chance_faults(record, file)
        faults += wrong
        notes = notes_of(file)
    for device in devices:
        faults += device_faults(file, device)
        notes += device_notes(file, device)
    if not faults:
        notes += (note for device in devices for note in proved(file, device))
    if not devices:
        notes.append(UNSEEN)
    return Verdict(faults, outcomes, notes)


def check_shared(files: Sequence[FairFile]) -> list[Fault]:
    """Check that tables which share a deal of an event were dealt the same."""
    seen: dict[tuple[str, int], str] = {}
    faults = []
    for file in files:
        if file.shared is None:
            continue
        deal = (file.shared.deal.event, file.shared.deal.round)
        if seen.setdefault(deal, file.shared.commitment) != file.shared.commitment:
            words = f"table {file.table} played another deal than the other tables of its round"
            faults.append(Fault("another_shared_deal", words))
    return faults


# The file and the record


def setup_faults(record: Record, file: FairFile) -> Iterator[Fault]:
    """Check that the file is about this record's game."""
    game = record.game
    if file.game != game.id or len(file.seats) != game.seats:
        yield Fault("another_game", "the file is about another game, or other seats")
        return
    if file.rules != game.rules_version:
        words = f"the game was played by version {file.rules} of its rules, not by this one"
        yield Fault("other_rules", words)
    if dict(file.options) != dict(game.chosen_options):
        yield Fault("other_options", "the file is for other options than the record")
    for seat, (kind, name) in enumerate(zip(file.seats, record.players, strict=True)):
        bot = name if name.startswith("bot:") else "person"
        if kind != bot:
            yield Fault("other_seats", f"seat {seat} is {kind} in the file and {bot} in the record")


def shared_faults(file: FairFile) -> Iterator[Fault]:
    """Check a deal that several tables share."""
    shared = file.shared
    if shared is None or file.rounds:
        yield Fault("two_deals", "the file has a shared deal and rounds of its own")
        return
    if fair.shared_commitment(shared.deal, file.setup, shared.secret) != shared.commitment:
        words = "the opened secret of the shared deal is not the one that was committed to"
        yield Fault("server_secret_changed", words)


def round_faults(file: FairFile) -> Iterator[Fault]:
    """Check all rounds: each in itself, and one against the other."""
    if file.key is None:
        yield Fault("no_key", "the file has no key of receipts")
        return
    withheld: set[int] = set()
    secrets: set[str] = set()
    end = 0
    for number, one in enumerate(file.rounds, start=1):
        if one.round != number:
            yield Fault("round_missing", f"round {number} is not in the file")
            return
        yield from RoundCheck(file, one, withheld).faults()
        opened = [one.secret, *(seat.secret for seat in one.seats if seat.secret)]
        if len({*opened}) < len(opened) or secrets & {*opened}:
            yield Fault("secret_twice", f"round {number}: a secret is used twice")
        secrets |= {*opened}
        if one.began < end:
            yield Fault("times", f"round {number} began before the one before had ended")
        end = one.ended or one.began
        if (one.end == "again") != (number < len(file.rounds)):
            words = f"round {number} ended as {one.end!r}, which does not fit what follows"
            yield Fault("round_end", words)
        withheld |= {s.seat for s in one.seats if s.commitment and not s.secret}


class RoundCheck:
    """Checks one round; `withheld` are the seats that withheld an opening in one before."""

    def __init__(self, file: FairFile, round: RoundInFile, withheld: set[int]) -> None:
        self.file = file
        self.round = round
        self.withheld = withheld

    def fault(self, name: str, words: str) -> Fault:
        return Fault(name, f"round {self.round.round}: {words}")

    def faults(self) -> Iterator[Fault]:
        file, one = self.file, self.round
        if fair.server_commitment(file.setup, one.round, one.secret) != one.commitment:
            words = "the server's secret is not the one that it has committed to, for this table"
            yield self.fault("server_secret_changed", words)
        if [seat.seat for seat in one.seats] != list(range(len(file.seats))):
            words = "the seats do not stand once each and in their order"
            yield self.fault("seats_out_of_order", words)
            return
        commitments = [one.commitment, *(s.commitment for s in one.seats if s.commitment)]
        if len({*commitments}) < len(commitments):
            yield self.fault("commitment_copied", "two have the same commitment")
        for seat in one.seats:
            yield from self.seat_faults(seat)
        yield from self.list_faults()
        yield from self.end_faults()

    def seat_faults(self, seat: SeatInFile) -> Iterator[Fault]:
        """Check what a seat contributed, or that it was left out for a reason that can be."""
        one, who, bot = self.round, f"seat {seat.seat}", self.is_bot(seat)
        if (seat.commitment is None) == (seat.left_out is None) and one.digest is not None:
            words = f"{who} must have a commitment, or a reason why it was left out"
            yield self.fault("seat_unclear", words)
        if seat.left_out is not None:
            if bot:
                yield self.fault("bot_left_out", f"{who} is a bot's and was left out")
            if (seat.left_out == "withheld") != (seat.seat in self.withheld):
                words = f"{who} was left out as {seat.left_out!r}, which the rounds before belie"
                yield self.fault("left_out_wrongly", words)
            early = one.listed is not None and one.listed - one.began + SLACK
            if seat.left_out == "no_commitment" and early and early < fair.COME_WITHIN * 1000:
                words = f"{who} was left out before its time for a commitment was up"
                yield self.fault("closed_early", words)
        elif seat.seat in self.withheld:
            words = f"{who} contributes again after it had withheld its opening"
            yield self.fault("left_out_wrongly", words)
        if seat.secret is not None:
            made = fair.seat_commitment(
                self.file.table, one.round, seat.seat, one.commitment, seat.secret
            )
            if made != seat.commitment:
                words = f"the secret of {who} is not the one that it has committed to"
                yield self.fault("opening_mismatch", words)
        yield from self.receipt_faults(seat)
        if not bot and not self.in_order(seat):
            yield self.fault("times", f"the times of {who} do not fit those of the round")

    def receipt_faults(self, seat: SeatInFile) -> Iterator[Fault]:
        """Check the receipts that a person's device was given."""
        if self.is_bot(seat):
            return
        one = self.round
        bound = {"commit": one.commitment, "open": one.digest or ""}
        for step, value, at, signature in (
            ("commit", seat.commitment, seat.committed, seat.commit_receipt),
            ("open", seat.secret, seat.opened, seat.open_receipt),
        ):
            if value is None:
                continue
            text = fair.receipt_text(
                self.file.table,
                one.round,
                seat.seat,
                step,  # type: ignore[arg-type]
                value,
                bound[step],
                at or 0,
            )
            if signature is None or not signed_by(self.file.key or "", text, signature):
                words = f"the receipt of seat {seat.seat} ({step}) is not signed by the key"
                yield self.fault("receipt_in_file", words)

    def list_faults(self) -> Iterator[Fault]:
        """Check the digest of all commitments."""
        one = self.round
        if (one.digest is None) != (one.listed is None):
            yield self.fault("times", "the list of commitments and its time go together")
        if one.digest is None:
            if one.end != "stopped" or any(s.secret and not self.is_bot(s) for s in one.seats):
                yield self.fault("no_list", "there is no list of commitments")
            return
        lines = [seat.commitment or seat.left_out or "" for seat in one.seats]
        if fair.list_digest(self.file.table, one.round, one.commitment, lines) != one.digest:
            yield self.fault("list_changed", "the list of commitments is not that of its digest")

    def end_faults(self) -> Iterator[Fault]:
        """Check that the round ended as it should have."""
        one = self.round
        if one.end != "stopped" and one.ended is None:
            yield self.fault("times", "there is no time at which it ended")
        unopened = [seat for seat in one.seats if seat.commitment and not seat.secret]
        if any(self.is_bot(seat) for seat in unopened):
            yield self.fault("bot_withheld", "a bot's seat did not open its secret")
        if one.end == "dealt" and unopened:
            words = "the deal was made without an opening of every commitment"
            yield self.fault("dealt_early", words)
        if one.end == "again":
            if not unopened:
                yield self.fault("again_for_nothing", "dealt again though nobody withheld")
            elif (one.ended or 0) - (one.listed or 0) + SLACK < fair.ANSWER_WITHIN * 1000:
                words = "dealt again before the time for openings was up"
                yield self.fault("closed_early", words)

    def in_order(self, seat: SeatInFile) -> bool:
        """Tell whether a device's commitment came before the list, and its opening after it."""
        one = self.round
        times = [one.began, seat.committed, one.listed, seat.opened, one.ended]
        known = [time for time in times if time is not None]
        has = (seat.committed is None, seat.opened is None)
        return known == sorted(known) and has == (seat.commitment is None, seat.secret is None)

    def is_bot(self, seat: SeatInFile) -> bool:
        return self.file.seats[seat.seat] != "person"


def chance_faults(record: Record, file: FairFile) -> tuple[list[Fault], int]:
    """Derive every chance outcome again; return where it is another, and how many there are."""
    key = key_of(file)
    game, state = record.game, record.game.new()
    outcomes = 0
    for line, (actor, move) in enumerate(record.history, start=2):
        if actor == CHANCE:
            if key is None:
                words = f"line {line}: chance was drawn before the deal was made"
                return [Fault("drawn_early", words)], outcomes
            if game.chance(state, FairRandom(key, outcomes)) != move:
                words = f"line {line}: chance outcome {outcomes} is not the one that was dealt"
                return [Fault("another_outcome", words)], outcomes
            outcomes += 1
        game.play(state, actor, move)
    return [], outcomes


def key_of(file: FairFile) -> bytes | None:
    """Return the key of the deal, if it was made."""
    if file.shared is not None:
        return fair.shared_key(file.shared.secret, file.shared.commitment)
    last = dealt_in(file)
    if last is None or last.digest is None:
        return None
    opened = {s.seat: s.secret for s in last.seats if s.commitment and s.secret}
    return fair.deal_key(last.secret, last.digest, opened)


def notes_of(file: FairFile) -> list[str]:
    """Say who contributed, who was left out and why, and how often it was dealt again."""
    if file.shared is not None:
        return ["several tables share this deal: the server chose it alone, before it was played"]
    notes = []
    for one in file.rounds:
        for seat in one.seats:
            if one.end == "again" and seat.commitment and not seat.secret:
                notes.append(f"round {one.round}: seat {seat.seat} {AGAIN}")
    if file.rounds:
        last = file.rounds[-1].seats
        given = [str(s.seat) for s in last if s.secret and file.seats[s.seat] == "person"]
        notes.append(f"devices that contributed: seats {', '.join(given)}" if given else NOBODY)
        why = {"no_device": "no device", "no_commitment": "no answer", "withheld": "withheld"}
        notes += [f"left out: seat {s.seat} ({why[s.left_out]})" for s in last if s.left_out]
    return notes


NOBODY = "no device contributed: the server could choose this deal"
UNSEEN = (
    "no device's file was given: what the server announced before the deal is not compared, and"
    " nothing shows that it did not choose the deal"
)
AGAIN = (
    "withheld its opening, and everybody else committed anew; the server, which knew the first"
    " deal, can have preferred another"
)
