"""A deployed server as its visitors reach it: requests and sockets, with the errors in words."""

from __future__ import annotations

import http.client
import socket
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from ipaddress import ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

WITHIN = 10.0
"""The seconds after which a server counts as silent."""
LONGEST_ANSWER = 4 * 1024 * 1024


class Unreachable(Exception):
    """The server did not answer; the text says why."""


class NotAnAddress(Exception):
    """This is not the address of a server; the text says why."""


class Answer(NamedTuple):
    """An answer over HTTP."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes

    def json(self) -> Any:
        """Return the body's value, or nothing where it is not JSON."""
        try:
            return msgspec.json.decode(self.body)
        except msgspec.DecodeError:
            return None

    def problem(self) -> str:
        """Return the type of the refusal that Filature answers with, or nothing."""
        found = self.json()
        say = found.get("error", found.get("say")) if isinstance(found, dict) else None
        return str(say.get("type", "")) if isinstance(say, dict) else ""


@dataclass(frozen=True)
class Site:
    """The address of a server.

    `plain_port` is where people arrive who do not type `https`; `inner_port` is where Filature
    itself listens unless told otherwise.
    """

    scheme: str
    host: str
    port: int
    plain_port: int = 80
    inner_port: int = 8765

    @classmethod
    def parse(cls, url: str) -> Site:
        """Take an address apart, or say why it is none."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError as error:
            raise NotAnAddress(f"{url}: {error}") from None
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise NotAnAddress(f"{url} is no address such as https://games.example.org")
        if parts.path.strip("/") or parts.query or parts.fragment or parts.username is not None:
            raise NotAnAddress(f"{url}: a server is at the root of its name, without a path")
        return cls(parts.scheme, parts.hostname, port or usual_port(parts.scheme))

    @property
    def secure(self) -> bool:
        return self.scheme == "https"

    @property
    def authority(self) -> str:
        """The `Host` that a browser sends."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == usual_port(self.scheme) else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        return f"{self.scheme}://{self.authority}"

    @cached_property
    def tls(self) -> ssl.SSLContext:
        return ssl.create_default_context()

    def addresses(self) -> list[str]:
        """Return the addresses that the name leads to."""
        try:
            found = socket.getaddrinfo(self.host, self.port, type=socket.SOCK_STREAM)
        except OSError:
            return []
        return sorted({str(address[4][0]) for address in found})

    @property
    def on_this_machine(self) -> bool:
        """Whether the name leads to this machine alone: then nothing is known of the outside."""
        found = self.addresses()
        return bool(found) and all(ip_address(one.split("%")[0]).is_loopback for one in found)

    def ask(
        self,
        method: str,
        path: str,
        headers: Mapping[str, str] | None = None,
        body: bytes | None = None,
    ) -> Answer:
        """Make a request, or say why there is no answer. No redirect is followed."""
        return request(self, self.port, self.secure, method, path, headers or {}, body)

    def ask_plainly(self, port: int, path: str) -> Answer:
        """Make a request without TLS, to another port."""
        return request(self, port, False, "GET", path, {}, None)

    def certificate_until(self) -> float:
        """Return when the certificate ends, in seconds since 1970."""
        with (
            socket.create_connection((self.host, self.port), WITHIN) as plain,
            self.tls.wrap_socket(plain, server_hostname=self.host) as secured,
        ):
            certificate = secured.getpeercert() or {}
        return ssl.cert_time_to_seconds(str(certificate["notAfter"]))


def usual_port(scheme: str) -> int:
    return 443 if scheme == "https" else 80


def request(
    site: Site,
    port: int,
    secure: bool,
    method: str,
    path: str,
    headers: Mapping[str, str],
    body: bytes | None,
) -> Answer:
    connection = (
        http.client.HTTPSConnection(site.host, port, timeout=WITHIN, context=site.tls)
        if secure
        else http.client.HTTPConnection(site.host, port, timeout=WITHIN)
    )
    try:
        connection.request(method, path, body, {"user-agent": "Filature-doctor", **headers})
        answer = connection.getresponse()
        return Answer(answer.status, answer.headers, answer.read(LONGEST_ANSWER))
    except (OSError, http.client.HTTPException) as error:
        raise Unreachable(why(error)) from None
    finally:
        connection.close()


def why(error: BaseException) -> str:
    """Say why a connection failed."""
    match error:
        case ssl.SSLCertVerificationError():
            return f"its certificate is not accepted ({error.verify_message})"
        case ssl.SSLError():
            return "it does not speak TLS there"
        case socket.gaierror():
            return "no such name is known"
        case TimeoutError():
            return f"no answer within {WITHIN:.0f} seconds"
        case ConnectionRefusedError():
            return "nothing listens there"
        case http.client.HTTPException():
            return "it does not speak HTTP there"
        case OSError():
            return error.strerror or str(error) or type(error).__name__
    return str(error) or type(error).__name__
