"""The server's own commands: they take the same way as those of clients (`Table.execute`)."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

import msgspec

from filature.core import messages as m
from filature.core.legal import RecordAction
from filature.core.session import Step
from filature.tables.store import Entry


class ServerCommand(msgspec.Struct, frozen=True):
    """A command of the server itself, for the seat that it is executed as. It has no id."""

    id: ClassVar[None] = None


class BotDecision(ServerCommand, frozen=True):
    """A bot's answer for its seat."""

    decision: str
    action: RecordAction
    reason: m.Say | None


class DrawChance(ServerCommand, frozen=True):
    """Chance makes the moves that it must make."""


class AdvanceDeal(ServerCommand, frozen=True):
    """A fair deal goes on: a round begins, or devices have had their time."""


class EndTime(ServerCommand, frozen=True):
    """The seat's time is up."""


class SubstituteBot(ServerCommand, frozen=True):
    """A bot decides for the seat's person, who is away."""


class ComeBack(ServerCommand, frozen=True):
    """The seat's person has connected, and decides again."""


class StopGame(ServerCommand, frozen=True):
    """The operator stops the game, if it is not over."""


class OpenDeal(ServerCommand, frozen=True):
    """Every table of the deal is over: this one shows how it ended."""


class TakeSeat(ServerCommand, frozen=True):
    """Somebody sits down at the first empty seat."""

    name: str
    holder: str
    rest: m.Rest | None = None
    fair: bool = False


class IssueCode(ServerCommand, frozen=True):
    """The seat gets a recovery code, in the place of an older one."""

    hashed: str


class HoldSeat(ServerCommand, frozen=True):
    """A recovery code brings the seat to one device more, or `move`s it there."""

    code: str
    holder: str
    move: bool


class HandOver(ServerCommand, frozen=True):
    """The seat is another's from now on: of the person for whom its device now acts."""

    source: str
    target: str


class Vacate(ServerCommand, frozen=True):
    """The seat's person goes for good, and has all that is theirs erased."""


class NameRematch(ServerCommand, frozen=True):
    """The same people play again at another table."""

    table: str


Command = m.Act | ServerCommand


class Change(NamedTuple):
    """What a command becomes: log entries, and the moves among them, as played on clones."""

    entries: list[Entry]
    steps: list[Step] = []
