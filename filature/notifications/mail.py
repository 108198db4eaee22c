"""E-mail: the notice itself, and the message that asks whether somebody wants it."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from urllib.parse import urlsplit

import aiosmtplib

from filature.core.refusals import Refused
from filature.notifications.notice import Notice, notice_words
from filature.notifications.outbound import Undelivered
from filature.tables.hosting import Mail

LONG_LINES = SMTP.clone(max_line_length=998)
"""How a message is written. Links in headers are not broken, or nobody could follow them."""
WITHIN = 20.0
"""The seconds after which the host's mail server counts as silent."""
LONGEST = 254
FORM = re.compile(
    r"(?P<user>[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*)"
    r"@(?P<domain>(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?)",
    re.IGNORECASE,
)


class BadAddress(Refused):
    """This is no e-mail address that messages could be sent to."""

    status = 422


def checked(address: str) -> str:
    """Return an e-mail address as it is kept, or refuse it."""
    address = address.strip()
    found = FORM.fullmatch(address)
    if found is None or len(address) > LONGEST or len(found["user"]) > 64:
        raise BadAddress("mail_form")
    return f"{found['user']}@{found['domain'].lower()}"


def letter(settings: Mail, origin: str, id: str, to: str, now: float) -> EmailMessage:
    """Return a message without its text.

    The `Message-ID` comes from the notice's id: whoever gets it twice sees one message.
    """
    message = EmailMessage(policy=SMTP)
    message["From"] = Address("Filature", addr_spec=settings.sender)
    message["To"] = Address(addr_spec=to)
    message["Date"] = format_datetime(datetime.fromtimestamp(now, UTC))
    message["Message-ID"] = f"<{id}@{urlsplit(origin).hostname or 'filature.invalid'}>"
    message["Auto-Submitted"] = "auto-generated"
    return message


def turn_letter(
    settings: Mail, origin: str, notice: Notice, to: str, secret: str, language: str, now: float
) -> EmailMessage:
    """Return the e-mail of a notice, which its reader can stop with one click."""
    words = notice_words(language)
    message = letter(settings, origin, notice.id, to, now)
    leave = leave_link(origin, secret)
    message["Subject"] = notice.title
    message["List-Unsubscribe"] = f"<{leave}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    paragraphs = [
        notice.text,
        words.text("notice-open", {"link": notice.link}),
        words.text("mail-why"),
        words.text("mail-leave", {"link": leave}),
    ]
    message.set_content("\n\n".join(paragraphs) + "\n", cte="quoted-printable")
    return message


def confirmation_letter(
    settings: Mail, origin: str, id: str, to: str, secret: str, language: str, now: float
) -> EmailMessage:
    """Return the e-mail that asks whether somebody wants any others."""
    words = notice_words(language)
    message = letter(settings, origin, id, to, now)
    message["Subject"] = words.text("mail-confirm-subject")
    paragraphs = [
        words.text("mail-confirm", {"origin": origin}),
        f"{origin}/notifications/confirm/{secret}",
        words.text("mail-confirm-else"),
    ]
    message.set_content("\n\n".join(paragraphs) + "\n", cte="quoted-printable")
    return message


def leave_link(origin: str, secret: str) -> str:
    return f"{origin}/notifications/leave/{secret}"


async def send(settings: Mail, message: EmailMessage) -> None:
    """Give a message to the host's mail server, or say why it was not taken."""
    try:
        await aiosmtplib.send(
            message.as_bytes(policy=LONG_LINES),
            sender=settings.sender,
            recipients=[message["To"].addresses[0].addr_spec],
            hostname=settings.host,
            port=settings.port,
            username=settings.user,
            password=settings.password,
            use_tls=settings.tls == "tls",
            start_tls=settings.tls == "starttls",
            timeout=WITHIN,
        )
    except aiosmtplib.SMTPRecipientsRefused:
        raise Undelivered("mail_refused") from None
    except (aiosmtplib.SMTPException, OSError):
        raise Undelivered("mail_down") from None
