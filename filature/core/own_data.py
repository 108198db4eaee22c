"""The messages about oneself: passkeys, devices, what is kept, and erasing it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from filature.core.messages import Strict, Told

Label = Annotated[str, msgspec.Meta(max_length=80)]
"""What somebody calls a device or a passkey."""


OwnId = Annotated[str, msgspec.Meta(max_length=1400, pattern=r"^[!-~]+(?!\n)$")]
"""The id of a device or a passkey: visible ASCII characters."""


class NewPasskey(Strict, frozen=True):
    """Somebody wants a passkey. `name` is shown by their own device when it asks which one."""

    name: Label = ""


class Ceremony(Told, frozen=True):
    """What the browser is given to ask for a passkey: WebAuthn's options, as JSON."""

    options: dict[str, Any]


class PasskeyMade(Strict, frozen=True):
    """A passkey that the browser has made, as WebAuthn's JSON; and what this device is called."""

    credential: dict[str, Any]
    name: Label = ""
    device: Label = ""


class PasskeyShown(Strict, frozen=True):
    """The answer of a passkey, as WebAuthn's JSON; and what this device is called."""

    credential: dict[str, Any]
    device: Label = ""


class Named(Strict, frozen=True):
    """A passkey or a device, by its id, and what it is to be called."""

    id: OwnId
    name: Label


class Chosen(Strict, frozen=True):
    """A passkey or a device, by its id."""

    id: OwnId


class Passkey(Told, frozen=True):
    """One passkey; times are in seconds since 1970."""

    id: str
    name: str
    created: float
    used: float


class Device(Told, frozen=True):
    """A device that is signed in; `this`: the one that asks."""

    id: str
    name: str
    created: float
    used: float
    this: bool


class KeptPart(Told, frozen=True):
    """How much of one kind is kept of somebody; `type` has words."""

    type: str
    count: int


class Retention(Told, frozen=True):
    """After how many days the server deletes something by itself; 0 is never."""

    type: str
    days: int


class OwnData(Told, frozen=True):
    """What is kept of the caller, and by which devices and passkeys it is reached.

    `passkeys_here`: this address can have passkeys (HTTPS or localhost, and a name).
    """

    signed_in: bool
    passkeys_here: bool
    passkeys: list[Passkey]
    devices: list[Device]
    kept: list[KeptPart]
    retention: list[Retention]


class Erase(Strict, frozen=True):
    """Erase everything; `sure` says that the person was asked."""

    sure: bool


class Erased(Told, frozen=True):
    """What was erased: at how many tables."""

    tables: int
