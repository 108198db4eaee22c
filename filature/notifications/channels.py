"""Channels: how somebody wants to be told, as they are kept."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from filature.core.messages import Say
from filature.core.notifications import Channel, ChannelKind, QuietHours, WebhookForm
from filature.notifications import sql
from filature.notifications.notice import OwedTurn
from filature.notifications.push import ServerKey, Subscription
from filature.tables.error_log import log_and_go_on
from filature.tables.store import Store

VAPID = "vapid"


class Target(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the messages of a channel go; which fields it has depends on the kind."""

    address: str = ""
    p256dh: str = ""
    auth: str = ""
    form: WebhookForm | None = None

    @property
    def subscription(self) -> Subscription:
        return Subscription(self.address, self.p256dh, self.auth)


class ChannelRow(msgspec.Struct, frozen=True):
    """A channel as it is kept."""

    id: str
    holder: str
    kind: ChannelKind
    target: Target
    language: str
    origin: str
    """The address of this server, as the person reached it."""
    secret: str
    """Opens the feed, confirms an e-mail address, and stops messages to it."""
    state: Literal["open", "unconfirmed"]
    failure: Say | None
    created: float
    sent: float
    """When the last message was taken."""

    def values(self) -> tuple[Any, ...]:
        """Return the values of `sql.CHANNEL`."""
        return (
            self.id,
            self.holder,
            self.kind,
            msgspec.json.encode(self.target).decode(),
            self.language,
            self.origin,
            self.secret,
            self.state,
            failure_text(self.failure),
            self.created,
            self.sent,
        )

    def told(self) -> Channel:
        """Return the channel as its owner sees it."""
        address = feed_path(self.secret) if self.kind == "feed" else self.target.address
        return Channel(
            self.id,
            self.kind,
            self.target.form,
            address,
            self.language,
            self.state,
            self.failure,
        )


def feed_path(secret: str) -> str:
    return f"/feeds/{secret}"


def failure_text(failure: Say | None) -> str | None:
    return None if failure is None else msgspec.json.encode(failure).decode()


def read_channel(found: Any) -> ChannelRow:
    """Read a row of `sql.CHANNEL`."""
    id, holder, kind, body, language, origin, secret, state, failure, created, sent = found
    target = msgspec.json.decode(body, type=Target)
    problem = None if failure is None else msgspec.json.decode(failure)
    return ChannelRow(
        id, holder, kind, target, language, origin, secret, state, problem, created, sent
    )


def read_quiet(text: str | None) -> QuietHours | None:
    return None if text is None else msgspec.json.decode(text, type=QuietHours)


class Channels:
    """The channels of everybody, in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.key: ServerKey | None = None

    async def server_key(self) -> ServerKey:
        """Return the server's key, made at the first start; the same in all processes."""
        if self.key is None:
            await self.store.fetch(sql.KEEP_KEY, VAPID, ServerKey.new().kept())
            (found,) = await self.store.fetch(sql.SELECT_KEY, VAPID)
            self.key = ServerKey.load(found[0])
        return self.key

    async def of(self, holder: str) -> list[ChannelRow]:
        """Return somebody's channels, the oldest first."""
        channels: list[ChannelRow] = []
        for row in await self.store.fetch(sql.SELECT_CHANNELS, holder):
            with log_and_go_on("a channel cannot be read"):
                channels.append(read_channel(row))
        return channels

    async def load(self, id: str) -> ChannelRow | None:
        found = await self.store.fetch(sql.SELECT_CHANNEL, id)
        return read_channel(found[0]) if found else None

    async def by_secret(self, secret: str, kind: ChannelKind) -> ChannelRow | None:
        """Return the channel that a secret opens."""
        if "\0" in secret:
            return None
        found = await self.store.fetch(sql.SELECT_BY_SECRET, secret, kind)
        return read_channel(found[0]) if found else None

    async def keep(self, channel: ChannelRow) -> None:
        """Keep a channel, or what has changed of it."""
        await self.store.fetch(sql.KEEP_CHANNEL, *channel.values())

    async def delete(self, id: str, holder: str) -> bool:
        return bool(await self.store.fetch(sql.DELETE_CHANNEL, id, holder))

    async def settings(self, holder: str) -> tuple[bool, QuietHours | None]:
        """Return whether somebody wants to be told of turns, and their quiet hours."""
        found = await self.store.fetch(sql.SELECT_SETTINGS, holder)
        return (bool(found[0][0]), read_quiet(found[0][1])) if found else (True, None)

    async def write_settings(self, holder: str, turns: bool, quiet: QuietHours | None) -> None:
        text = None if quiet is None else msgspec.json.encode(quiet).decode()
        statements: list[tuple[str, tuple[Any, ...]]] = [
            (sql.WRITE_SETTINGS, (holder, int(turns), text))
        ]
        if not turns:
            statements.append((sql.UNQUEUE, (holder,)))
        await self.store.transact(statements)

    async def owed_by(self, holder: str) -> list[OwedTurn]:
        """Return the decisions that somebody owes, the most urgent first."""
        return [OwedTurn(*row) for row in await self.store.fetch(sql.OWED_BY, holder)]
