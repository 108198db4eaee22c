"""The messages about being told that it is one's turn: channels, quiet hours, trials."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from filature.core.messages import Say, Strict, Told

ChannelKind = Literal["push", "mail", "webhook", "feed"]
WebhookForm = Literal["json", "discord", "slack", "matrix", "ntfy"]
Hour = Annotated[int, msgspec.Meta(ge=0, le=23)]


class NewPush(Strict, frozen=True, tag_field="kind", tag="push"):
    """A browser that has subscribed with the server's key."""

    endpoint: str
    p256dh: str
    auth: str


class NewMail(Strict, frozen=True, tag_field="kind", tag="mail"):
    """An e-mail address; nothing but one message to confirm it is sent before that is done."""

    address: str


class NewWebhook(Strict, frozen=True, tag_field="kind", tag="webhook"):
    """An address that takes messages in some form."""

    address: str
    form: WebhookForm = "json"


class NewFeed(Strict, frozen=True, tag_field="kind", tag="feed"):
    """An address at which programs may read where it is your turn; a new one replaces the old."""


class NewChannel(Strict, frozen=True):
    """`POST /api/notifications/channels`: choose a channel. It is tried at once."""

    target: NewPush | NewMail | NewWebhook | NewFeed
    language: str


class Channel(Told, frozen=True):
    """A channel that you chose.

    `state`: `unconfirmed` until the link in the first e-mail was followed. `failure` says why the
    last message could not be sent.
    """

    id: str
    kind: ChannelKind
    form: WebhookForm | None
    address: str
    """Of a feed: the path to which `.atom` and `.ics` are added."""
    language: str
    state: Literal["open", "unconfirmed"]
    failure: Say | None


class QuietHours(Strict, frozen=True):
    """From which hour to which nothing is sent, in which time zone; what waits is sent after."""

    first: Hour
    last: Hour
    zone: str


class WhenToNotify(Strict, frozen=True):
    """`PUT /api/notifications`: when you want to be told."""

    turns: bool
    """Tell me when it is my turn, at tables that are played over days."""
    quiet: QuietHours | None


class Notifications(Told, frozen=True):
    """What this server can send, and what you chose."""

    offered: list[ChannelKind]
    """Empty where the host has switched messages off."""
    key: str | None
    """The key with which a browser subscribes to push messages."""
    turns: bool
    quiet: QuietHours | None
    channels: list[Channel]


class TrialAnswer(Told, frozen=True):
    """How a trial went: `failure` says why the message was not taken."""

    channel: str
    failure: Say | None


class Trials(Told, frozen=True):
    """`POST /api/notifications/trial`: a trial by each of your channels."""

    answers: list[TrialAnswer]


class ByLetter(Strict, frozen=True):
    """`POST /api/notifications/confirm` and `/leave`: the secret of a link in an e-mail."""

    secret: str


class LetterAnswer(Told, frozen=True):
    """The e-mail address that was confirmed, or that gets nothing more."""

    address: str
