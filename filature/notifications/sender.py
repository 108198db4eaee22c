"""Sending one notice by one channel."""

from __future__ import annotations

import msgspec

from filature.notifications import mail, webhook
from filature.notifications.channels import ChannelRow, Channels
from filature.notifications.notice import Notice
from filature.notifications.outbound import BadEndpoint, Outbound, check
from filature.notifications.push import encrypt, read_keys
from filature.tables.environment import Environment
from filature.tables.hosting import Hosting, Mail

PUSH_SECONDS = 24 * 3600
"""How long a push service keeps a message for a browser that is not reached."""


class Sender:
    """Sends notices; a refusal says why one was not taken."""

    def __init__(
        self, channels: Channels, hosting: Hosting, environment: Environment, outbound: Outbound
    ) -> None:
        self.channels = channels
        self.hosting = hosting
        self.environment = environment
        self.outbound = outbound

    async def send(self, channel: ChannelRow, notice: Notice) -> None:
        """Send a notice, or raise `Undelivered` or `BadEndpoint`."""
        match channel.kind:
            case "push":
                await self.send_push(channel, notice)
            case "webhook":
                form = channel.target.form or "json"
                where, body, headers = webhook.request(form, channel.target.address, notice)
                check(await self.outbound.post(where, body, headers))
            case "mail":
                await self.send_mail(channel, notice)
            case "feed":
                pass

    def check_target(self, channel: ChannelRow) -> None:
        """Refuse a channel to which nothing can be sent, whatever the answer would be."""
        if channel.kind in ("push", "webhook"):
            self.outbound.parse(channel.target.address)
        if channel.kind == "push":
            read_keys(channel.target.subscription)

    async def send_push(self, channel: ChannelRow, notice: Notice) -> None:
        """Send a notice to a browser. `Topic`: it replaces an earlier copy of itself."""
        subscription = channel.target.subscription
        endpoint = self.outbound.parse(subscription.endpoint)
        key = await self.channels.server_key()
        headers = {
            "authorization": key.authorization(
                endpoint.origin, self.contact(channel), self.environment.now()
            ),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(PUSH_SECONDS),
            "topic": notice.id,
            "urgency": "normal",
        }
        body = encrypt(push_content(notice), subscription)
        check(await self.outbound.post(subscription.endpoint, body, headers))

    async def send_mail(self, channel: ChannelRow, notice: Notice) -> None:
        settings, origin = self.mail_settings()
        now, to = self.environment.now(), channel.target.address
        await mail.send(
            settings,
            mail.turn_letter(settings, origin, notice, to, channel.secret, channel.language, now),
        )

    async def ask_by_mail(self, channel: ChannelRow, id: str) -> None:
        """Ask whether messages are wanted at an e-mail address."""
        settings, origin = self.mail_settings()
        now, to = self.environment.now(), channel.target.address
        await mail.send(
            settings,
            mail.confirmation_letter(
                settings, origin, id, to, channel.secret, channel.language, now
            ),
        )

    def mail_settings(self) -> tuple[Mail, str]:
        """Return the host's mail server and address; links in e-mails come from nobody else."""
        if self.hosting.mail is None or self.hosting.origin is None:
            raise BadEndpoint("mail_off")
        return self.hosting.mail, self.hosting.origin.rstrip("/")

    def contact(self, channel: ChannelRow) -> str:
        """Return whom a push service may write to about this server."""
        if self.hosting.mail is not None:
            return f"mailto:{self.hosting.mail.sender}"
        return channel.origin if channel.origin.startswith("https:") else "mailto:host@localhost"


def push_content(notice: Notice) -> bytes:
    """Return what the service worker reads (`client/public/sw.js`)."""
    return msgspec.json.encode(
        {
            "id": notice.id,
            "title": notice.title,
            "text": notice.text,
            "link": notice.link,
            "waiting": notice.waiting,
        }
    )
