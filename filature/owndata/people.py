"""People: somebody with a passkey, whose devices hold all their seats together.

Registering the first passkey makes a person with an id of their own; what the device held is
theirs from then on. Signing in with a passkey lets another device act for the person, and brings
along what that device held. A device that signs out, or is removed, keeps nothing.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from hashlib import sha256
from typing import Any

from webauthn.helpers import bytes_to_base64url

from filature.core.own_data import Device, Passkey, PasskeyMade, PasskeyShown
from filature.core.refusals import NoSuchTable, NotAllowed, Refused
from filature.owndata.relying_party import SECONDS, RelyingParty, challenge_of, id_of
from filature.owndata.rows import ROWS
from filature.tables.error_log import log_and_go_on
from filature.tables.lobby import Lobby
from filature.tables.names import clean_name
from filature.tables.server_commands import HandOver
from filature.tables.store import Conflict

MOST_PASSKEYS = 20
LONG = 24
"""Names of devices and passkeys are as long as those of people at most."""

RECENT = 3600.0
"""For how many seconds it is looked whether a device that signed in has left something behind."""

PUT_CHALLENGE = "insert into challenges (challenge, device, holder, until) values ($1, $2, $3, $4)"
VOID_CHALLENGES = "delete from challenges where until < $1"
TAKE_CHALLENGE = (
    "delete from challenges where challenge = $1 and device = $2 returning holder, until"
)
PUT_PASSKEY = (
    "insert into passkeys (id, holder, site, public_key, sign_count, name, created, used)"
    " values ($1, $2, $3, $4, $5, $6, $7, $7)"
)
SELECT_PASSKEY = "select holder, public_key, sign_count from passkeys where id = $1 and site = $2"
USED_PASSKEY = "update passkeys set sign_count = $2, used = $3 where id = $1"
SELECT_PASSKEYS = (
    "select id, name, created, used from passkeys where holder = $1 order by created, id"
)
RENAME_PASSKEY = "update passkeys set name = $3 where holder = $1 and id = $2 returning id"
REMOVE_PASSKEY = "delete from passkeys where holder = $1 and id = $2 returning id"
SELECT_DEVICES = (
    "select token_hash, name, created, used from devices"
    " where holder = $1 and token_hash <> $1 order by created, token_hash"
)
RENAME_DEVICE = "update devices set name = $2 where token_hash = $1"
SELECT_RECENT = (
    "select token_hash, holder from devices where holder <> token_hash and changed >= $1"
)
SELECT_SEATS = "select table_id, seat from holders where token_hash = $1 order by table_id, seat"
SELECT_LEFT_BEHIND = (
    "select distinct devices.token_hash, devices.holder from devices"
    " join holders on holders.token_hash = devices.token_hash"
    " where devices.holder <> devices.token_hash"
)

FOR_SIGNING_IN = ""
"""The holder of a challenge that any passkey may answer."""


def device_id(hashed: str) -> str:
    """Return the id by which a device is named on the page: its token's hash stays here."""
    return sha256(f"device {hashed}".encode()).hexdigest()[:20]


def label(name: str, otherwise: str) -> str:
    """Return what a device or a passkey is called, cut to the length of a name."""
    try:
        return clean_name(" ".join(name.split())[:LONG].strip() or otherwise)
    except Refused:
        return otherwise


class People:
    """The people of a server, their passkeys and their devices."""

    name = "bringing seats to their people"
    every = 60.0

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.devices = lobby.devices
        self.now = lobby.environment.now

    # Passkeys

    async def start_registration(
        self, site: RelyingParty, device: str, name: str
    ) -> dict[str, Any]:
        """Return the options for a new passkey, of this device's person or of a new one."""
        holder = self.devices.holder(device)
        known = await self.passkeys(holder)
        if len(known) >= MOST_PASSKEYS:
            raise Refused("too_many_passkeys", limit=MOST_PASSKEYS)
        person = holder if holder != device else secrets.token_hex(32)
        challenge = await self.new_challenge(device, person)
        return site.registration(challenge, person, name, [one.id for one in known])

    async def finish_registration(self, site: RelyingParty, device: str, wish: PasskeyMade) -> None:
        """Keep a new passkey, and let this device act for its person."""
        challenge, person = await self.take_challenge(device, wish.credential)
        if person == FOR_SIGNING_IN or self.devices.holder(device) not in (device, person):
            raise NotAllowed("bad_passkey")
        made = site.made(wish.credential, challenge)
        now, name = self.now(), label(wish.name, "Passkey")
        kept = (made.id, person, site.id, made.public_key, made.sign_count, name, now)
        try:
            await self.store.fetch(PUT_PASSKEY, *kept)
        except Conflict:
            raise NotAllowed("bad_passkey") from None
        if self.devices.holder(device) == device:
            await self.link(device, person, wish.device)

    async def start_sign_in(self, site: RelyingParty, device: str) -> dict[str, Any]:
        """Return the options for any passkey of this site."""
        return site.authentication(await self.new_challenge(device, FOR_SIGNING_IN))

    async def finish_sign_in(self, site: RelyingParty, device: str, wish: PasskeyShown) -> None:
        """Let this device act for the person whose passkey answers."""
        challenge, purpose = await self.take_challenge(device, wish.credential)
        id = id_of(wish.credential)
        found = await self.store.fetch(SELECT_PASSKEY, id, site.id)
        if purpose != FOR_SIGNING_IN or not found:
            raise NotAllowed("unknown_passkey")
        person, public_key, sign_count = found[0]
        count = site.shown(wish.credential, challenge, public_key, sign_count)
        await self.store.fetch(USED_PASSKEY, id, count, self.now())
        await self.link(device, person, wish.device)

    async def new_challenge(self, device: str, holder: str) -> str:
        """Return a challenge that this device may answer once, soon, at any process."""
        challenge = bytes_to_base64url(secrets.token_bytes(32))
        now = self.now()
        await self.store.transact(
            [
                (VOID_CHALLENGES, (now,)),
                (PUT_CHALLENGE, (challenge, device, holder, now + SECONDS)),
            ]
        )
        return challenge

    async def take_challenge(self, device: str, credential: dict[str, Any]) -> tuple[str, str]:
        """Return the challenge that is answered, and for whom it was; then it is void."""
        challenge = challenge_of(credential)
        found = await self.store.fetch(TAKE_CHALLENGE, challenge, device)
        if not found or found[0][1] < self.now():
            raise NotAllowed("bad_passkey")
        return challenge, str(found[0][0])

    async def passkeys(self, holder: str) -> list[Passkey]:
        """Return somebody's passkeys, the oldest first."""
        return [Passkey(*row) for row in await self.store.fetch(SELECT_PASSKEYS, holder)]

    async def rename_passkey(self, holder: str, id: str, name: str) -> None:
        """Call a passkey something else."""
        if not await self.store.fetch(RENAME_PASSKEY, holder, id, clean_name(name)):
            raise Refused("no_such_passkey")

    async def remove_passkey(self, holder: str, id: str) -> None:
        """Forget a passkey; never the last one, which alone brings a person's seats back."""
        known = [one.id for one in await self.passkeys(holder)]
        if id not in known:
            raise Refused("no_such_passkey")
        if len(known) == 1:
            raise Refused("last_passkey")
        await self.store.fetch(REMOVE_PASSKEY, holder, id)

    # Devices

    async def known_devices(self, holder: str, this: str | None) -> list[Device]:
        """Return the devices that act for somebody."""
        return [
            Device(device_id(hashed), name, created, used, hashed == this)
            for hashed, name, created, used in await self.store.fetch(SELECT_DEVICES, holder)
        ]

    async def rename_device(self, holder: str, id: str, name: str) -> None:
        """Call a device something else."""
        await self.store.fetch(RENAME_DEVICE, await self.hash_of(holder, id), clean_name(name))

    async def remove_device(self, holder: str, id: str) -> None:
        """Sign a device out: it keeps nothing, and its open pages lose the seats."""
        await self.sign_out(await self.hash_of(holder, id))

    async def hash_of(self, holder: str, id: str) -> str:
        """Return the hash of a device of somebody's, by its id."""
        for hashed, *_ in await self.store.fetch(SELECT_DEVICES, holder):
            if device_id(hashed) == id:
                return str(hashed)
        raise Refused("no_such_device")

    async def sign_out(self, device: str) -> None:
        """Let a device act for itself alone again."""
        if self.devices.holder(device) != device:
            await self.devices.link(device, device, "", self.now())

    async def link(self, device: str, person: str, name: str) -> None:
        """Let a device act for a person, to whom all goes that was the device's own."""
        await self.devices.link(device, person, label(name, "Filature"), self.now())
        await self.hand_over(device, person)

    async def hand_over(self, source: str, target: str) -> None:
        """Give somebody all that was another's: rows, then seats, each by its table's log."""
        moves = [(text, (source, target)) for rows in ROWS for text in rows.move]
        if moves:
            await self.store.transact(moves)
        for id, seat in await self.store.fetch(SELECT_SEATS, source):
            with log_and_go_on("a seat cannot be handed over"), suppress(NoSuchTable):
                table = await self.lobby.table_now(id)
                await table.execute(seat, HandOver(source, target))

    async def run(self) -> None:
        """Hand over what was left behind: by a crash, or where another process knew it late."""
        recent = await self.store.fetch(SELECT_RECENT, self.now() - RECENT)
        behind = await self.store.fetch(SELECT_LEFT_BEHIND)
        for device, person in {(row[0], row[1]) for row in (*recent, *behind)}:
            await self.hand_over(device, person)
