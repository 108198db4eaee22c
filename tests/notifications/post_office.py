"""A push service, a webhook and a mail server on this machine, which keep what they get."""

from __future__ import annotations

import asyncio
import email
import email.policy
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from email.message import EmailMessage
from typing import Any, NamedTuple

import h11
import msgspec
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec

from filature.notifications.push import CURVE, Subscription, decoded, decrypt, encoded, point

AUTH = encoded(b"sixteen bytes!!!")


class Delivery(NamedTuple):
    """A request that came in."""

    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Browser:
    """A subscription, and the key that only its browser has."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.subscription = Subscription(endpoint, encoded(point(self.key.public_key())), AUTH)

    def read(self, delivery: Delivery) -> Any:
        """Decrypt a message as the browser does."""
        return msgspec.json.decode(decrypt(delivery.body, self.key, decoded(AUTH)))


class PostOffice:
    """Takes HTTP requests and e-mails; `answers` says how, by the path."""

    def __init__(self) -> None:
        self.deliveries: list[Delivery] = []
        self.letters: list[EmailMessage] = []
        self.answers: dict[str, int] = {}
        self.refused_addresses: set[str] = set()
        self.came = asyncio.Condition()
        self.port = self.mail_port = 0

    def address(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def at(self, path: str) -> list[Delivery]:
        """Return what came to an address."""
        return [delivery for delivery in self.deliveries if delivery.path == path]

    async def note(self, came: list[Any], what: Any) -> None:
        async with self.came:
            came.append(what)
            self.came.notify_all()

    async def wait_for(self, count: int) -> None:
        """Wait until so many messages have come in all."""
        async with asyncio.timeout(30), self.came:
            await self.came.wait_for(lambda: len(self.deliveries) + len(self.letters) >= count)

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take one request."""
        connection = h11.Connection(h11.SERVER)
        path, headers, body = "", {}, b""
        while not isinstance(event := connection.next_event(), h11.EndOfMessage):
            if event is h11.NEED_DATA:
                received = await reader.read(65536)
                if not received:  # its sender has died
                    writer.close()
                    return
                connection.receive_data(received)
            elif isinstance(event, h11.Request):
                path = event.target.decode()
                headers = {name.decode(): value.decode() for name, value in event.headers}
            elif isinstance(event, h11.Data):
                body += bytes(event.data)
        await self.note(self.deliveries, Delivery(path, headers, body))
        status = self.answers.get(path, 201)
        answer = h11.Response(status_code=status, headers=[("content-length", "0")])
        writer.write(connection.send(answer) + connection.send(h11.EndOfMessage()))
        with suppress(ConnectionError):
            await writer.drain()
        writer.close()

    # The mail server's side, as aiosmtpd calls it

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address in self.refused_addresses:
            return "550 no such person"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        letter = email.message_from_bytes(content, policy=email.policy.default)
        await self.note(self.letters, letter)
        return "250 taken"


@asynccontextmanager
async def post_office() -> AsyncIterator[PostOffice]:
    """Have one for a while."""
    office = PostOffice()
    loop = asyncio.get_running_loop()
    http = await asyncio.start_server(office.handle, "127.0.0.1", 0)
    mail = await loop.create_server(lambda: SMTP(office, loop=loop), "127.0.0.1", 0)
    office.port = http.sockets[0].getsockname()[1]
    office.mail_port = mail.sockets[0].getsockname()[1]
    try:
        yield office
    finally:
        http.close()
        mail.close()
