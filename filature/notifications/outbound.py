"""Requests to endpoints that somebody else has named: webhooks and push services.

An endpoint is untrusted. It is reached by HTTPS alone, under a name that is looked up once; all
addresses of that name must be public, and the connection goes to one of these very addresses, so
that a second look-up with another answer changes nothing. The certificate must be for the name. No
redirect is followed. Time and size are small.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

import h11

from filature.core.refusals import Refused
from filature.notifications.addresses import is_loopback, is_public

WITHIN = 10.0
"""The seconds that a request may take in all, from the look-up to the answer."""
LONGEST_ADDRESS = 1024
LONGEST_ANSWER = 16 * 1024
PORTS = (443, 8443)

FORM = re.compile(
    r"(?P<scheme>https?)://"
    r"(?P<host>[a-z0-9.-]+|\[[0-9a-f:.]+\])"
    r"(?::(?P<port>[0-9]{1,5}))?"
    r"(?P<target>(?:/[!-\"$-\[\]^_`a-z{|}~]*)?(?:\?[!-\"$-\[\]^_`a-z{|}~]*)?)",
    re.IGNORECASE,
)
"""An address as this program reads it: letters of ASCII, no user, no fragment, no backslash. What
other programs would read differently is not an address at all."""
LABEL = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?")
LAST_LABEL = re.compile(r"[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?")
"""The last part of a name begins with a letter: every other form is one of a number, which
resolvers read as an IPv4 address, decimal, octal or hexadecimal."""

Resolve = Callable[[str, int], Awaitable[Sequence[str]]]


class BadEndpoint(Refused):
    """The address of an endpoint may not be used."""

    status = 422


class Undelivered(Refused):
    """An endpoint could not be reached, or did not take a message."""

    status = 424

    gone = False
    """Whether it never will: there is no such endpoint any more."""
    after = 0.0
    """How many seconds it asks to be left alone."""


class Endpoint(NamedTuple):
    """An address, taken apart."""

    scheme: str
    host: str
    port: int
    target: str

    @property
    def authority(self) -> str:
        usual = 443 if self.scheme == "https" else 80
        return self.host if self.port == usual else f"{self.host}:{self.port}"

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.authority}"


class Answer(NamedTuple):
    """What an endpoint answered."""

    status: int
    headers: Mapping[str, str]
    body: bytes


async def look_up(host: str, port: int) -> list[str]:
    """Return all addresses of a name."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
    return [str(address[4][0]) for address in found]


class Outbound:
    """Connects to endpoints. `inner`: to this machine too, and without TLS, for tests alone."""

    def __init__(
        self,
        inner: bool = False,
        resolve: Resolve = look_up,
        tls: ssl.SSLContext | None = None,
        within: float = WITHIN,
    ) -> None:
        self.inner = inner
        self.resolve = resolve
        self.within = within
        if tls is not None:
            self.tls = tls

    @cached_property
    def tls(self) -> ssl.SSLContext:
        """The authorities that this system trusts."""
        return ssl.create_default_context()

    def parse(self, address: str) -> Endpoint:
        """Take an address apart, or refuse its form."""
        if len(address) > LONGEST_ADDRESS:
            raise BadEndpoint("endpoint_long", limit=LONGEST_ADDRESS)
        found = FORM.fullmatch(address)
        if found is None:
            raise BadEndpoint("endpoint_form")
        scheme, host = found["scheme"].lower(), found["host"].lower()
        if scheme != "https" and not self.inner:
            raise BadEndpoint("endpoint_https")
        if not self.inner and not is_name(host):
            raise BadEndpoint("endpoint_name")
        port = int(found["port"] or (443 if scheme == "https" else 80))
        if not self.inner and port not in PORTS:
            raise BadEndpoint("endpoint_port")
        target = found["target"]
        return Endpoint(
            scheme, host.strip("[]"), port, target if target[:1] == "/" else f"/{target}"
        )

    async def addresses(self, endpoint: Endpoint) -> Sequence[str]:
        """Return the addresses of an endpoint's name, or refuse it if one of them is not public."""
        try:
            found = await self.resolve(endpoint.host, endpoint.port)
        except (OSError, UnicodeError):
            raise Undelivered("endpoint_unknown") from None
        if not found:
            raise Undelivered("endpoint_unknown")
        for address in found:
            if not (is_public(address) or (self.inner and is_loopback(address))):
                raise BadEndpoint("endpoint_inner")
        return found

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Send a request and return the answer to it, or say why there is none."""
        endpoint = self.parse(address)
        try:
            async with asyncio.timeout(self.within):
                reader, writer = await self.connect(endpoint, await self.addresses(endpoint))
                try:
                    return await exchange(reader, writer, endpoint, body, headers)
                finally:
                    writer.transport.abort()
        except TimeoutError:
            raise Undelivered("endpoint_silent", seconds=round(self.within)) from None
        except ssl.SSLError:
            raise Undelivered("endpoint_certificate") from None
        except h11.RemoteProtocolError:
            raise Undelivered("endpoint_nonsense") from None
        except OSError:
            raise Undelivered("endpoint_unreachable") from None

    async def connect(
        self, endpoint: Endpoint, addresses: Sequence[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to the first of these addresses that answers, and to no other."""
        secure = endpoint.scheme == "https"
        for at, address in enumerate(addresses):
            try:
                return await asyncio.open_connection(
                    address,
                    endpoint.port,
                    ssl=self.tls if secure else None,
                    server_hostname=endpoint.host if secure else None,
                    limit=LONGEST_ANSWER,
                )
            except ssl.SSLError:
                raise
            except OSError:
                if at == len(addresses) - 1:
                    raise
        raise Undelivered("endpoint_unknown")


def is_name(host: str) -> bool:
    """Tell whether a host is a full name, and no number in whatever form."""
    *first, last = host.split(".")
    return (
        bool(first)
        and len(host) <= 253
        and all(LABEL.fullmatch(label) for label in first)
        and LAST_LABEL.fullmatch(last) is not None
    )


async def exchange(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    endpoint: Endpoint,
    body: bytes,
    headers: Mapping[str, str],
) -> Answer:
    """Send one request over a connection and read the answer, as far as it is not too long."""
    connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=LONGEST_ANSWER)
    sent = {
        "host": endpoint.authority,
        "content-length": str(len(body)),
        "user-agent": "Filature",
        "connection": "close",
        **headers,
    }
    request = h11.Request(method="POST", target=endpoint.target, headers=list(sent.items()))
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(connection.send(part) or b"")
    await writer.drain()
    status, content = 0, b""
    answered: dict[str, str] = {}
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(LONGEST_ANSWER))
        elif isinstance(event, h11.Response):
            status = event.status_code
            answered = {name.decode(): value.decode("latin-1") for name, value in event.headers}
        elif isinstance(event, h11.Data):
            content += event.data
            if len(content) > LONGEST_ANSWER:
                return Answer(status, answered, content[:LONGEST_ANSWER])
        elif isinstance(event, h11.EndOfMessage | h11.ConnectionClosed):
            return Answer(status, answered, content)


def check(answer: Answer) -> None:
    """Refuse an answer that does not say that a message was taken."""
    if 200 <= answer.status < 300:
        return
    if 300 <= answer.status < 400:
        raise Undelivered("endpoint_redirects")
    refused = Undelivered("endpoint_refuses", status=answer.status)
    refused.gone = answer.status in (404, 410)
    after = answer.headers.get("retry-after", "")
    if after.isascii() and after.isdigit():
        refused.after = float(after[:6])
    raise refused
