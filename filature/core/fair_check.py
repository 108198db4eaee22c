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
from filature.core.fair import (
    AnnouncedRound,
    DeviceFile,
    FairFile,
    FairRandom,
    RoundInFile,
    SeatInFile,
    SentValue,
)
from filature.core.record import Record
from filature.core.signing import signed_by

T = TypeVar("T", FairFile, DeviceFile)

SLACK = 1
"""By how many milliseconds rounding may shorten a time."""


class Fault(NamedTuple):
    """Something that is wrong: a name for programs, and words."""

    name: str
    words: str


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
    if not faults:
        wrong, outcomes = chance_faults(record, file)
        faults += wrong
        notes = notes_of(file)
    for device in devices:
        faults += device_faults(file, device)
        notes += device_notes(file, device)
    if not devices:
        notes.append(
            "no device's file was given: what the server announced before the deal is not compared"
        )
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
    last = file.rounds[-1] if file.rounds else None
    if last is None or last.end != "dealt" or last.digest is None:
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
                words = "withheld its opening, and everybody else committed anew"
                notes.append(f"round {one.round}: seat {seat.seat} {words}")
    if file.rounds:
        last = file.rounds[-1].seats
        given = [str(s.seat) for s in last if s.secret and file.seats[s.seat] == "person"]
        notes.append(f"devices that contributed: seats {', '.join(given)}" if given else NOBODY)
        why = {"no_device": "no device", "no_commitment": "no answer", "withheld": "withheld"}
        notes += [f"left out: seat {s.seat} ({why[s.left_out]})" for s in last if s.left_out]
    return notes


NOBODY = "no device contributed: the server could choose this deal"


# What devices have kept


def device_faults(file: FairFile, device: DeviceFile) -> Iterator[Fault]:
    """Check the file against what one device was shown, sent, and was given receipts for."""
    if device.table != file.table:
        words = f"the device's file is about table {device.table}, not {file.table}"
        yield Fault("another_table", words)
        return
    if file.shared is not None:
        if device.key or device.rounds or device.sent:
            words = "the server calls the deal shared, and had asked devices to contribute to it"
            yield Fault("called_shared", words)
        elif device.shared not in (None, file.shared.commitment):
            words = "the shared deal is not the one that was announced to the device"
            yield Fault("announced_otherwise", words)
        return
    if device.shared is not None:
        words = "a shared deal was announced to the device, and the file has another one"
        yield Fault("announced_otherwise", words)
    if device.key is not None and device.key != file.key:
        yield Fault("another_key", "the key of receipts is not the one announced to the device")
        return
    rounds = {one.round: one for one in file.rounds}
    for announced in device.rounds:
        yield from announced_faults(rounds.get(announced.round), announced)
    for sent in device.sent:
        yield from sent_faults(file, rounds.get(sent.round), sent)


def announced_faults(one: RoundInFile | None, announced: AnnouncedRound) -> Iterator[Fault]:
    """Check that a round stands in the file as the device was shown it."""
    number = announced.round
    if one is None:
        words = f"round {number} was announced to the device and is not in the file"
        yield Fault("round_hidden", words)
        return
    if announced.commitment != one.commitment:
        words = f"round {number}: the server's commitment is not the one announced to the device"
        yield Fault("announced_otherwise", words)
    lines = [seat.commitment or seat.left_out or "" for seat in one.seats]
    listed = announced.digest is not None
    if listed and (announced.digest != one.digest or (announced.seats or lines) != lines):
        words = f"round {number}: the list of commitments is not the one announced to the device"
        yield Fault("announced_otherwise", words)


def sent_faults(file: FairFile, one: RoundInFile | None, sent: SentValue) -> Iterator[Fault]:
    """Check that what the server has signed for is in the file."""
    receipt = sent.receipt
    if receipt is None:
        return
    who = f"round {sent.round}: seat {sent.seat}"
    same = (receipt.table, receipt.round, receipt.seat, receipt.step, receipt.value)
    meant = (file.table, sent.round, sent.seat, sent.step, sent.value)
    if same != meant or not signed_by(file.key or "", receipt.signed_text(), receipt.signature):
        yield Fault("forged_receipt", f"{who}: the receipt is not signed by this table's server")
        return
    seat = one.seats[sent.seat] if one is not None and sent.seat < len(one.seats) else None
    if seat is None:
        yield Fault("round_hidden", f"{who}: the server signed for a round that is not in the file")
        return
    value = seat.commitment if sent.step == "commit" else seat.secret
    what = "commitment" if sent.step == "commit" else "secret"
    if value is None:
        words = f"{who}: the server signed for the {what} and calls it missing"
        yield Fault("contribution_dropped", words)
    elif value != sent.value:
        yield Fault("contribution_changed", f"{who}: the {what} in the file is another")
    elif receipt.at != (seat.committed if sent.step == "commit" else seat.opened):
        words = f"{who}: the {what} has another time in the file than the server signed"
        yield Fault("times", words)


def device_notes(file: FairFile, device: DeviceFile) -> list[str]:
    """Say what a device cannot vouch for: the server may have left it out, or the network."""
    if not (device.key or device.rounds or device.shared):
        return ["the device was shown nothing of this deal, so its file proves nothing"]
    notes = [
        f"round {sent.round}: seat {sent.seat} sent its"
        f" {'commitment' if sent.step == 'commit' else 'secret'} and got no receipt:"
        " nothing proves who lost it"
        for sent in device.sent
        if sent.receipt is None
    ]
    last = file.rounds[-1].seats if file.rounds else []
    sent_secrets = {(sent.seat, sent.value) for sent in device.sent if sent.step == "open"}
    dealt = {(seat.seat, seat.secret) for seat in last}
    for seat in sorted({sent.seat for sent in device.sent}):
        if not any(one[0] == seat for one in sent_secrets & dealt):
            notes.append(f"seat {seat}: what this device sent is not in the deal")
    return notes
