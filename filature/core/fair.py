"""Fair deals: how chance outcomes follow from the secrets of the server and of all seats' devices.

Pure functions of texts: commitments, the list of them, the key of a deal, the random stream of each
chance outcome, and what a receipt signs. `docs/fair.md` states each of them to the byte; so do the
test vectors in `tests/core/test_fair.py`.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Mapping, MutableSequence, Sequence
from functools import lru_cache
from random import Random
from typing import Annotated, Any, Literal, NamedTuple, NoReturn

import msgspec

FORMAT: Literal["filature-fair/1"] = "filature-fair/1"
DEVICE_FORMAT: Literal["filature-fair-device/1"] = "filature-fair-device/1"

ANSWER_WITHIN = 3.0
"""How many seconds a device has for its commitment, and again for its opening."""

COME_WITHIN = 2.0
"""The same for the commitment of a device that is not connected."""

CODE_ITERATIONS = 250_000
"""How slow a spoken code is to compute: `docs/fair.md` says what two lists with one code cost."""

Hex32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}(?!\n)$")]
"""32 bytes in hexadecimal digits: a secret, a commitment, a digest, a public key."""

Signature = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{128}(?!\n)$")]
Code = Annotated[str, msgspec.Meta(pattern="^[0-9]{4}( [0-9]{4}){3}(?!\n)$")]
Name = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_:-]{1,64}(?!\n)$")]
Count = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]

LeftOut = Literal["no_device", "no_commitment", "withheld"]
"""Why a seat does not contribute: no device of it said that it would; it sent no commitment in
time; it had withheld its opening in an earlier round."""

Step = Literal["commit", "open"]


class Setup(NamedTuple):
    """What a deal is made for."""

    table: str
    game: str
    rules: int
    seats: Sequence[str]
    """`person` or `bot:NAME`, for each seat."""
    options: Mapping[str, Any]


def text_of(*lines: object) -> bytes:
    """Return lines of ASCII, each with its line feed."""
    return "".join(f"{line}\n" for line in lines).encode("ascii")


def digest(*lines: object) -> str:
    """Return the SHA-256 of some lines."""
    return hashlib.sha256(text_of(*lines)).hexdigest()


def options_text(options: Mapping[str, Any]) -> str:
    """Return options as JSON without spaces, keys in order, ASCII alone."""
    return json.dumps(options, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def server_commitment(setup: Setup, round: int, secret: str) -> str:
    """Return the server's commitment to its secret of a round, at this table alone."""
    return digest(
        f"{FORMAT} server",
        setup.table,
        setup.game,
        setup.rules,
        " ".join(setup.seats),
        options_text(setup.options),
        round,
        secret,
    )


def seat_commitment(table: str, round: int, seat: int, server: str, secret: str) -> str:
    """Return a seat's commitment to its secret, made when the server's commitment was known."""
    return digest(f"{FORMAT} seat", table, round, seat, server, secret)


def list_digest(table: str, round: int, server: str, seats: Sequence[str]) -> str:
    """Return the digest of all commitments: for each seat its commitment, or why it has none."""
    return digest(f"{FORMAT} list", table, round, server, *seats)


@lru_cache(maxsize=512)
def spoken_code(table: str, lists: tuple[str, ...]) -> str:
    """Return the digits of the lists of all rounds, which people compare aloud.

    Whoever was shown the same lists has the same digits. It takes a good part of a second.
    """
    name = f"{FORMAT} code"
    text, salt = text_of(name, table, *lists), text_of(name)
    derived = hashlib.pbkdf2_hmac("sha256", text, salt, CODE_ITERATIONS)
    digits = f"{int.from_bytes(derived, 'big') % 10**16:016}"
    return " ".join(digits[at : at + 4] for at in range(0, 16, 4))


def deal_key(server_secret: str, listed: str, openings: Mapping[int, str]) -> bytes:
    """Return the key of a deal: of the server's secret, the list and all opened secrets."""
    opened = (f"{seat} {openings[seat]}" for seat in sorted(openings))
    message = text_of(f"{FORMAT} deal", listed, *opened)
    return hmac.digest(bytes.fromhex(server_secret), message, "sha256")


class SharedDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which deal several tables of an event play: one of each round."""

    event: Name
    round: Count


def shared_commitment(shared: SharedDeal, setup: Setup, seed: str) -> str:
    """Return the server's commitment to the seed of a deal that several tables play.

    It is the same at all of them: neither the table nor who sits there is part of it.
    """
    return digest(
        f"{FORMAT} shared",
        shared.event,
        shared.round,
        setup.game,
        setup.rules,
        len(setup.seats),
        options_text(setup.options),
        seed,
    )


def shared_key(seed: str, commitment: str) -> bytes:
    """Return the key of a deal that several tables play."""
    return hmac.digest(bytes.fromhex(seed), text_of(f"{FORMAT} shared deal", commitment), "sha256")


class FairRandom(Random):
    """The random stream of one chance outcome of a deal, counted from 0.

    Its bytes are HMAC-SHA256 of a counter, under the deal's key. What games draw with is written
    out here, so that it stays the same whatever later Pythons do.
    """

    def __init__(self, key: bytes, outcome: int) -> None:
        super().__init__(0)
        self.key = key
        self.outcome = outcome
        self.blocks = 0
        self.left = b""

    def randbytes(self, n: int) -> bytes:
        """Return the next bytes of the stream."""
        while len(self.left) < n:
            message = text_of(f"{FORMAT} chance", self.outcome, self.blocks)
            self.left += hmac.digest(self.key, message, "sha256")
            self.blocks += 1
        taken, self.left = self.left[:n], self.left[n:]
        return taken

    def getrandbits(self, k: int) -> int:
        """Return the first k bits of as many bytes as they need."""
        size = (k + 7) // 8
        return int.from_bytes(self.randbytes(size), "big") >> (size * 8 - k)

    def random(self) -> float:
        """Return 53 bits as a fraction."""
        return self.getrandbits(53) / 2**53

    def _randbelow(self, n: int) -> int:
        """Return a number below n, each as likely as the others: what is too large is redrawn."""
        bits = n.bit_length()
        drawn = self.getrandbits(bits)
        while drawn >= n:
            drawn = self.getrandbits(bits)
        return drawn

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Exchange each place, from the last to the second, with one that is not behind it."""
        for at in range(len(x) - 1, 0, -1):
            other = self._randbelow(at + 1)
            x[at], x[other] = x[other], x[at]

    def seed(self, *args: Any, **kwargs: Any) -> None:
        """Do nothing: the key is the seed."""

    def getstate(self) -> NoReturn:
        raise NotImplementedError

    def setstate(self, state: Any) -> NoReturn:
        raise NotImplementedError


# Receipts


class Receipt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The server's signed word that it has taken a seat's commitment or opening.

    `bound` is what the device had been shown before: the server's commitment, or the digest of the
    list. `at` is in milliseconds since 1970.
    """

    table: Name
    round: Count
    seat: Count
    step: Step
    value: Hex32
    bound: Hex32
    at: Count
    signature: Signature

    def signed_text(self) -> bytes:
        """Return what the signature is of."""
        return receipt_text(
            self.table, self.round, self.seat, self.step, self.value, self.bound, self.at
        )


def receipt_text(
    table: str, round: int, seat: int, step: Step, value: str, bound: str, at: int
) -> bytes:
    """Return what a receipt signs."""
    return text_of(f"{FORMAT} receipt", table, round, seat, step, value, bound, at)


# The companion of a record


class FairPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a companion file: an unknown field is refused."""


class SeatInFile(FairPart, frozen=True):
    """What one seat did in a round. Times are in milliseconds since 1970."""

    seat: Count
    commitment: Hex32 | None = None
    committed: Count | None = None
    commit_receipt: Signature | None = None
    secret: Hex32 | None = None
    opened: Count | None = None
    open_receipt: Signature | None = None
    left_out: LeftOut | None = None


class RoundInFile(FairPart, frozen=True):
    """One round: commitments, their list, and openings; `again` where a seat withheld its own.

    A game that was stopped may have ended in the middle of one (`stopped`).
    """

    round: Count
    commitment: Hex32
    secret: Hex32
    began: Count
    seats: list[SeatInFile]
    digest: Hex32 | None
    listed: Count | None
    end: Literal["dealt", "again", "stopped"]
    ended: Count | None


class SharedInFile(FairPart, frozen=True):
    """The deal that the tables of an event share: the server's own, seats contribute nothing."""

    deal: SharedDeal
    commitment: Hex32
    secret: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}(?!\n)$")]


class FairFile(FairPart, frozen=True):
    """`GET /api/tables/TABLE/fair`: all that proves how chance came about, after the end."""

    format: Literal["filature-fair/1"]
    table: Name
    game: Name
    rules: Count
    seats: list[Name]
    options: dict[str, Any]
    key: Hex32 | None = None
    rounds: list[RoundInFile] = []
    shared: SharedInFile | None = None
    code: Code | None = None
    """The spoken code of `lists`; files of older versions have none."""

    @property
    def setup(self) -> Setup:
        return Setup(self.table, self.game, self.rules, self.seats, self.options)

    @property
    def lists(self) -> tuple[str, ...]:
        """The digests of the lists of all rounds."""
        return digests_of(self.rounds)


def with_code(file: FairFile) -> FairFile:
    """Return a companion file with its spoken code, if it has a list. It takes a while."""
    code = spoken_code(file.table, file.lists) if file.lists else None
    return msgspec.structs.replace(file, code=code)


def written_file(file: FairFile) -> bytes:
    """Return a companion file as text."""
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"


# What a device keeps


class AnnouncedRound(FairPart, frozen=True):
    """A round as a device was shown it while it took place."""

    round: Count
    commitment: Hex32
    digest: Hex32 | None = None
    seats: list[str] = []
    """For each seat its commitment, or why it has none; empty before the list was shown."""


class SentValue(FairPart, frozen=True):
    """What a device has sent for a seat, and the receipt if it got one."""

    round: Count
    seat: Count
    step: Step
    value: Hex32
    receipt: Receipt | None = None


class RefusedValue(FairPart, frozen=True):
    """What a device has sent for a seat and the server refused, by the name of the refusal."""

    round: Count
    seat: Count
    step: Step
    value: Hex32
    error: Name


class DeviceFile(FairPart, frozen=True):
    """What one device, of a seat or of a spectator, has kept of a deal."""

    format: Literal["filature-fair-device/1"]
    table: Name
    key: Hex32 | None = None
    rounds: list[AnnouncedRound] = []
    sent: list[SentValue] = []
    shared: Hex32 | None = None
    """The commitment of a deal that several tables share."""
    refused: list[RefusedValue] = []
    """Files of older versions have none."""

    @property
    def lists(self) -> tuple[str, ...]:
        """The digests of the lists that the device was shown."""
        return digests_of(self.rounds)


def digests_of(rounds: Sequence[RoundInFile | AnnouncedRound]) -> tuple[str, ...]:
    """Return the digests of lists, in the order of their rounds."""
    digests = {one.round: one.digest for one in rounds}
    return tuple(digest for _, digest in sorted(digests.items()) if digest is not None)
