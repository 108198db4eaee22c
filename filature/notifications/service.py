"""What a server does about notifications: choosing channels, trying them, confirming, feeds."""

from __future__ import annotations

import asyncio
from hashlib import sha256

import msgspec

from filature.core import notifications as n
from filature.core.languages import LANGUAGES
from filature.core.refusals import NotAllowed, Refused
from filature.notifications import feed, mail, quiet, sql
from filature.notifications.channels import ChannelRow, Channels, Target, feed_path
from filature.notifications.dispatcher import MAIL_EVERY, Dispatcher
from filature.notifications.notice import Notice, trial_notice
from filature.notifications.outbound import Outbound
from filature.notifications.sender import Sender
from filature.tables.lobby import Lobby

MOST_CHANNELS = 10
"""How many channels somebody may have."""


class NoSuchChannel(Refused):
    """There is no such channel, or no longer; or its link leads nowhere any more."""

    status = 404


class Notifications:
    """The notifications of one process."""

    def __init__(self, lobby: Lobby, outbound: Outbound | None = None) -> None:
        self.lobby = lobby
        self.hosting = lobby.hosting
        self.environment = lobby.environment
        self.channels = Channels(lobby.store)
        inner = self.hosting.inner_endpoints
        self.sender = Sender(
            self.channels, self.hosting, self.environment, outbound or Outbound(inner)
        )
        self.origin = self.hosting.origin.rstrip("/") if self.hosting.origin else None
        self.dispatcher = Dispatcher(
            self.channels,
            self.environment,
            self.sender.send,
            self.origin,
            self.hosting.notify_after,
        )
        if self.hosting.notifications:
            lobby.chores.add(self.dispatcher)

    async def open(self) -> None:
        """Make the server's key at the first start."""
        self.dispatcher.closed = False
        if self.hosting.notifications:
            await self.channels.server_key()

    async def close(self) -> None:
        """Send nothing more."""
        await self.dispatcher.close()

    def offered(self) -> list[n.ChannelKind]:
        """Return what may be chosen here."""
        if not self.hosting.notifications:
            return []
        offered: list[n.ChannelKind] = ["push", "webhook", "feed"]
        if self.hosting.mail is not None and self.origin is not None:
            offered.insert(1, "mail")
        return offered

    async def of(self, holder: str | None) -> n.Notifications:
        """Return what somebody has chosen."""
        offered = self.offered()
        key = (await self.channels.server_key()).public if offered else None
        if holder is None:
            return n.Notifications(offered, key, True, None, [])
        turns, quiet_hours = await self.channels.settings(holder)
        channels = [channel.told() for channel in await self.channels.of(holder)]
        return n.Notifications(offered, key, turns, quiet_hours, channels)

    async def write_settings(self, holder: str, wish: n.WhenToNotify) -> n.Notifications:
        """Keep when somebody wants to be told."""
        hours = None if wish.quiet is None else quiet.checked(wish.quiet)
        await self.channels.write_settings(holder, wish.turns, hours)
        return await self.of(holder)

    # Choosing

    async def choose(self, holder: str, wish: n.NewChannel, origin: str) -> n.Channel:
        """Add a channel and try it at once; one that does not take the trial is not added."""
        kind = kind_of(wish.target)
        if kind not in self.offered():
            raise NotAllowed("channel_off")
        if wish.language not in LANGUAGES:
            raise Refused("no_language")
        new = self.new_row(holder, kind, wish, origin)
        self.sender.check_target(new)
        known = await self.channels.of(holder)
        old = next((row for row in known if row.kind == kind and same_place(row, new)), None)
        if old is None and len(known) >= MOST_CHANNELS:
            raise Refused("too_many_channels", limit=MOST_CHANNELS)
        if old is not None:
            new = msgspec.structs.replace(new, id=old.id, sent=old.sent)
        if old is not None and kind == "mail" and old.state == "open":
            new = msgspec.structs.replace(new, state="open", secret=old.secret)
        elif kind == "mail":
            await self.ask_by_mail(new)
        elif kind != "feed":
            await self.sender.send(new, await self.trial(new))
        await self.channels.keep(new)
        return new.told()

    def new_row(
        self, holder: str, kind: n.ChannelKind, wish: n.NewChannel, origin: str
    ) -> ChannelRow:
        return ChannelRow(
            id=self.environment.message_id(),
            holder=holder,
            kind=kind,
            target=target_of(wish.target),
            language=wish.language,
            origin=self.origin or origin,
            secret=self.environment.token(),
            state="unconfirmed" if kind == "mail" else "open",
            failure=None,
            created=self.environment.now(),
            sent=0.0,
        )

    async def ask_by_mail(self, channel: ChannelRow) -> None:
        """Ask at an address whether messages are wanted; whoever asks, once an hour."""
        store, now = self.channels.store, self.environment.now()
        hashed = sha256(channel.target.address.lower().encode()).hexdigest()
        if not await store.fetch(sql.ASK_BY_MAIL, hashed, now, now - MAIL_EVERY):
            raise Refused("mail_asked")
        try:
            await self.sender.ask_by_mail(channel, self.environment.message_id())
        except Refused:
            await store.fetch(sql.NOT_ASKED, hashed, now)
            raise

    async def trial(self, channel: ChannelRow) -> Notice:
        waiting = len(await self.channels.owed_by(channel.holder))
        id = self.environment.message_id()
        return trial_notice(id, waiting, channel.language, self.origin or channel.origin)

    async def try_all(self, holder: str) -> n.Trials:
        """Send a trial by each channel, and say how it went."""
        if not self.hosting.notifications:
            raise NotAllowed("channel_off")
        chosen = [row for row in await self.channels.of(holder) if row.kind != "feed"]
        return n.Trials(list(await asyncio.gather(*map(self.answer_of, chosen))))

    async def answer_of(self, channel: ChannelRow) -> n.TrialAnswer:
        try:
            await self.try_one(channel)
        except Refused as refused:
            return n.TrialAnswer(channel.id, dict(refused.say))
        return n.TrialAnswer(channel.id, None)

    async def try_one(self, channel: ChannelRow) -> None:
        now = self.environment.now()
        if channel.state == "unconfirmed":
            raise Refused("mail_unconfirmed")
        if channel.kind == "mail" and now < channel.sent + MAIL_EVERY:
            raise Refused("mail_hour")
        await self.sender.send(channel, await self.trial(channel))
        await self.channels.store.fetch(sql.NOTE_SENT, channel.id, now)

    async def remove(self, holder: str, id: str) -> n.Notifications:
        """Remove a channel; what waited for it is not sent."""
        if "\0" in id or not await self.channels.delete(id, holder):
            raise NoSuchChannel("no_such_channel")
        return await self.of(holder)

    # Links in e-mails, and feeds: whoever has the secret

    async def confirm(self, secret: str) -> n.LetterAnswer:
        """Let messages be sent to an e-mail address."""
        return await self.by_letter(sql.CONFIRM, secret)

    async def leave(self, secret: str) -> n.LetterAnswer:
        """Send nothing more to an e-mail address."""
        return await self.by_letter(sql.LEAVE, secret)

    async def by_letter(self, statement: str, secret: str) -> n.LetterAnswer:
        found = [] if "\0" in secret else await self.channels.store.fetch(statement, secret)
        if not found:
            raise NoSuchChannel("no_such_channel")
        return n.LetterAnswer(msgspec.json.decode(found[0][0], type=Target).address)

    async def feed(self, secret: str, form: str) -> str:
        """Return a feed: `atom` or `ics`."""
        found = await self.channels.by_secret(secret, "feed")
        if found is None or not self.hosting.notifications:
            raise NoSuchChannel("no_such_channel")
        turns = await self.channels.owed_by(found.holder)
        origin = self.origin or found.origin
        if form == "ics":
            return feed.calendar(turns, found.language, origin)
        own, now = feed_path(secret), self.environment.now()
        return feed.atom(turns, found.language, origin, own, now)


def kind_of(target: n.NewPush | n.NewMail | n.NewWebhook | n.NewFeed) -> n.ChannelKind:
    match target:
        case n.NewPush():
            return "push"
        case n.NewMail():
            return "mail"
        case n.NewWebhook():
            return "webhook"
        case n.NewFeed():
            return "feed"


def target_of(target: n.NewPush | n.NewMail | n.NewWebhook | n.NewFeed) -> Target:
    match target:
        case n.NewPush():
            return Target(target.endpoint, target.p256dh, target.auth)
        case n.NewMail():
            return Target(mail.checked(target.address))
        case n.NewWebhook():
            return Target(target.address, form=target.form)
        case n.NewFeed():
            return Target()


def same_place(one: ChannelRow, other: ChannelRow) -> bool:
    return one.kind == "feed" or one.target.address.lower() == other.target.address.lower()
