"""What devices have kept of a fair deal, against its companion file: what it proves, and to whom.

A device's file is its word about what it was shown and what it sent; its receipts are the server's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from filature.core.fair import (
    AnnouncedRound,
    DeviceFile,
    FairFile,
    RefusedValue,
    RoundInFile,
    SentValue,
    Step,
    spoken_code,
)
from filature.core.signing import signed_by


class Fault(NamedTuple):
    """Something that is wrong: a name for programs, and words."""

    name: str
    words: str


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
    if one is None or sent.seat >= len(one.seats):
        yield Fault("round_hidden", f"{who}: the server signed for a round that is not in the file")
        return
    seat, what = one.seats[sent.seat], NAMES[sent.step]
    value = value_in(one, sent)
    if value is None:
        words = f"{who}: the server signed for the {what} and calls it missing"
        yield Fault("contribution_dropped", words)
    elif value != sent.value:
        yield Fault("contribution_changed", f"{who}: the {what} in the file is another")
    elif receipt.at != (seat.committed if sent.step == "commit" else seat.opened):
        words = f"{who}: the {what} has another time in the file than the server signed"
        yield Fault("times", words)
    if receipt.bound != (one.commitment if sent.step == "commit" else one.digest):
        shown = "commitment of its own" if sent.step == "commit" else "list of commitments"
        words = f"{who}: the server signed for another {shown} than the file has"
        yield Fault("signed_otherwise", words)


NAMES: dict[Step, str] = {"commit": "commitment", "open": "secret"}


def value_in(one: RoundInFile | None, sent: SentValue | RefusedValue) -> str | None:
    """Return what a round in the file has where a device sent something."""
    if one is None or sent.seat >= len(one.seats):
        return None
    seat = one.seats[sent.seat]
    return seat.commitment if sent.step == "commit" else seat.secret


def device_notes(file: FairFile, device: DeviceFile) -> list[str]:
    """Say what became of contributions that the server gave no receipt for, or refused.

    Nobody can prove whether the server or the network lost them, or who else sent another.
    """
    if not (device.key or device.rounds or device.shared):
        return ["the device was shown nothing of this deal, so its file proves nothing"]
    rounds = {one.round: one for one in file.rounds}
    taken = {(one.round, one.seat, one.step) for one in device.sent if one.receipt is not None}
    refused = [one for one in device.refused if (one.round, one.seat, one.step) not in taken]
    known = {(one.round, one.seat, one.step, one.value) for one in refused}
    notes = []
    for one in refused:
        what = f"the server refused this device's {NAMES[one.step]} ({one.error})"
        fate = fate_of(one, value_in(rounds.get(one.round), one))
        notes.append(f"round {one.round}: seat {one.seat}: {what}; {fate}")
    for sent in device.sent:
        if sent.receipt is None and (sent.round, sent.seat, sent.step, sent.value) not in known:
            what = f"this device's {NAMES[sent.step]} got no receipt"
            fate = fate_of(sent, value_in(rounds.get(sent.round), sent))
            notes.append(f"round {sent.round}: seat {sent.seat}: {what}; {fate}")
    if dealt_in(file) is not None:
        sent_for = {sent.seat for sent in device.sent} | {one.seat for one in refused}
        missing = sorted(sent_for.difference(seats_inside(file, device)))
        notes += [f"seat {seat}: what this device sent is not in the deal" for seat in missing]
    return notes


def fate_of(sent: SentValue | RefusedValue, value: str | None) -> str:
    """Say what the file has in the place of something that a device sent."""
    if value is None:
        return "none is in the file, and nothing proves who lost it"
    if value == sent.value:
        return "it stands in the file all the same"
    return "replaced by another in the file, of the server's or of another device of that seat"


def dealt_in(file: FairFile) -> RoundInFile | None:
    """Return the round whose secrets made the deal, if it was made."""
    last = file.rounds[-1] if file.rounds else None
    return last if last is not None and last.end == "dealt" else None


def seats_inside(file: FairFile, device: DeviceFile) -> list[int]:
    """Return the seats for which this device's own secrets are in the deal that was played."""
    last = dealt_in(file)
    if last is None:
        return []
    opened = {(one.round, one.seat, one.value) for one in device.sent if one.step == "open"}
    return [one.seat for one in last.seats if (last.round, one.seat, one.secret) in opened]


def proved(file: FairFile, device: DeviceFile) -> list[str]:
    """Say what is proved to somebody who trusts this device, and under which assumption."""
    last = dealt_in(file)
    if last is None:
        return []
    if last.digest not in device.lists:
        return ["a device was not shown the list of this deal: nothing is proved to it"]
    if inside := seats_inside(file, device):
        seats = f"seat{'s' * (len(inside) > 1)} {', '.join(map(str, inside))}"
        return [f"device of {seats}: nobody could choose this deal, {ASSUMED}"]
    return [f"a device without a part in the deal: the server kept to its list; {TRUSTED}"]


ASSUMED = (
    "as far as that device's program was not made by the host and the others show the same code"
)
TRUSTED = (
    "nobody could choose the deal as far as a device that contributed is honest and shows the"
    " same code"
)


def code_notes(file: FairFile, devices: Sequence[DeviceFile]) -> list[str]:
    """Say the code of the lists, and that of a device that was shown others."""
    if not file.lists:
        return []
    stored = "" if file.code else " (none was stored)"
    notes = [f"code: {spoken_code(file.table, file.lists)}{stored}"]
    for device in devices:
        if device.table == file.table and device.lists not in ((), file.lists):
            code = spoken_code(file.table, device.lists)
            notes.append(f"a device was shown other lists, with the code {code}")
    return notes
