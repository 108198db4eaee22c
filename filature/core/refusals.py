"""What the program answers when something cannot be done: a name, arguments, and words for them.

A refusal never holds anything that its reader may not know, and never changes anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar


class Refused(Exception):
    """Something was asked that cannot be done; `say` is the message that tells why.

    `say["type"]` names the words `refusal-…` in the Fluent files of the game or the application;
    the other entries are its arguments.
    """

    status: int = 409
    """The HTTP status of a request that is refused for this."""
    close_code: ClassVar[int] = 4403
    """The code that a socket is closed with for this."""

    def __init__(self, type: str, /, **arguments: Any) -> None:
        self.say: Mapping[str, Any] = {"type": type, **arguments}
        super().__init__(plain(self.say))


class IllegalAction(Refused):
    """The rules do not allow this action now."""


class NotOwed(Refused):
    """This cannot be decided now: this seat owes no such decision."""


class NotAllowed(Refused):
    """This needs a seat at the table, or its invitation."""

    status = 403


class NoSuchTable(Refused):
    """There is no table of this name, or no longer."""

    status = 404
    close_code = 4404


class BadOption(Refused):
    """A game cannot be set up like this."""

    status = 422


class BadAction(Refused):
    """This is not the form of an action of this game."""


def plain(say: Mapping[str, Any]) -> str:
    """Put a message into bare English, for programmers and for records."""
    arguments = ", ".join(f"{name} {value!r}" for name, value in say.items() if name != "type")
    name = str(say["type"]).replace("_", " ")
    return f"{name} ({arguments})" if arguments else name


def check_range(field: str, value: int, limit: int) -> int:
    """Return a value from 0 to `limit` - 1; refuse any other, naming the field."""
    if not 0 <= value < limit:
        raise BadAction("out_of_range", field=field, limit=limit - 1)
    return value
