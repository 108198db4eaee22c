"""All that a viewer's channels are sent, in every form, as texts that can be compared.

The viewer's device has one channel of each kind. Nothing leaves the process: the bytes are those
that would be sent, before web push encrypts them, as no two encryptions are alike.
"""

from __future__ import annotations

from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from starlette.applications import Starlette

from filature.notifications import mail, webhook
from filature.notifications.channels import ChannelRow, Target
from filature.notifications.notice import Notice
from filature.notifications.push import CURVE, ServerKey, encrypt
from filature.notifications.sender import push_content
from filature.notifications.service import Notifications
from filature.tables.hosting import Mail
from tests.asgi_client import AsgiClient
from tests.notifications.owing import channel
from tests.notifications.test_push import AUTH, BROWSER_PUBLIC

SETTINGS = Mail("mail.example", "filature@play.example")
KEY = ServerKey(ec.derive_private_key(7, CURVE))


class ViewerMailbox:
    """The channels of one device, and what came by them."""

    def __init__(self, app: Starlette, holder: str | None) -> None:
        self.notifications: Notifications = app.state.service.notifications
        self.notifications.channels.key = KEY
        self.notifications.dispatcher.pause = 0.0
        self.notifications.dispatcher.send = self.take
        self.holder = holder
        self.came: list[str] = []

    async def open(self) -> None:
        """Choose a channel of each kind."""
        if self.holder is None:
            return
        store = self.notifications.channels.store
        keys = Target("https://push.example/", BROWSER_PUBLIC, AUTH)
        for kind, target in (("push", keys), ("mail", Target("ann@example.org"))):
            await channel(store, self.holder, kind, target, id=kind)
        for kind in ("webhook", "feed"):
            await channel(store, self.holder, kind, id=kind)

    async def take(self, row: ChannelRow, notice: Notice) -> None:
        """Note what would be sent."""
        match row.kind:
            case "push":
                content = push_content(notice)
                length = len(encrypt(content, row.target.subscription))
                self.came.append(f"{content.decode()} in {length} bytes")
            case "webhook":
                self.came += [
                    str(webhook.request(form, row.target.address, notice)) for form in webhook.FORMS
                ]
            case "mail":
                letter = mail.turn_letter(
                    SETTINGS, row.origin, notice, row.target.address, row.secret, "de", 0.0
                )
                self.came.append(letter.as_string())

    async def new(self, client: AsgiClient) -> list[Any]:
        """Have sent what is due; return it, with what the feeds say now."""
        await self.notifications.dispatcher.once()
        came, self.came = self.came, []
        if self.holder is None:
            return came
        feeds = [
            await client.request("GET", f"/feeds/secret-feed.{form}") for form in ("atom", "ics")
        ]
        return [*came, *(feed.body.decode() for feed in feeds)]
