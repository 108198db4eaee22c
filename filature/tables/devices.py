"""Which person a device acts for: itself alone, or somebody who signed in with a passkey.

A device is known by the hash of its token. What belongs to somebody (seats, channels, memberships)
is kept under a holder: the device's own hash, or the id of the person whose device it is.
"""

from __future__ import annotations

from collections.abc import Callable

from filature.tables.store import Store

SELECT_CHANGED = "select token_hash, holder, changed from devices where changed >= $1"
LINK = (
    "insert into devices (token_hash, holder, name, created, used, changed)"
    " values ($1, $2, $3, $4, $4, $4) on conflict (token_hash) do update"
    " set holder = excluded.holder, name = excluded.name, used = excluded.used,"
    " changed = excluded.changed"
)

OVERLAP = 60.0
"""By how many seconds the clocks of two processes may differ."""


class Devices:
    """The devices that act for somebody, as this process knows them."""

    name = "looking for devices"
    every = 2.0

    def __init__(self, store: Store) -> None:
        self.store = store
        self.holders: dict[str, str] = {}
        self.latest = -OVERLAP
        """When the last change known here was made."""
        self.seen: set[str] = set()
        """The devices of somebody that were used since this was last written down."""
        self.lost: Callable[[], None] = lambda: None
        """Called when a device no longer acts for somebody: its open pages must hear of it."""

    def holder(self, hashed: str) -> str:
        """Return for whom the device with this hash of its token acts."""
        holder = self.holders.get(hashed)
        if holder is None:
            return hashed
        self.seen.add(hashed)
        return holder

    async def load(self) -> None:
        """Read what has changed since the last time."""
        for hashed, holder, changed in await self.store.fetch(
            SELECT_CHANGED, self.latest - OVERLAP
        ):
            self.note(hashed, holder)
            self.latest = max(self.latest, changed)

    async def run(self) -> None:
        """Follow other processes."""
        if self.store.shared:
            await self.load()

    async def link(self, hashed: str, holder: str, name: str, now: float) -> None:
        """Let a device act for somebody from now on; for itself, where `holder` is its own hash."""
        await self.store.fetch(LINK, hashed, holder, name, self.moment(now))
        self.note(hashed, holder)
        await self.store.announce("devices")

    def moment(self, now: float) -> float:
        """Return when a change is made: never before one that others know of, who ask by time."""
        self.latest = max(self.latest, now)
        return self.latest

    def note(self, hashed: str, holder: str) -> None:
        before = self.holders.pop(hashed, None)
        if holder != hashed:
            self.holders[hashed] = holder
        if before not in (None, holder):
            self.lost()
