"""Who is asking: from which site, with which token, about which table."""

from __future__ import annotations

import re
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.requests import HTTPConnection

from filature.core.refusals import Refused
from filature.tables.lobby import Lobby
from filature.tables.table import Table
from filature.web.limits import Limits
from filature.web.metrics import Metrics

LONGEST_POLL = 25.0
"""After how many seconds a long-poll is answered though nothing is new."""

WITH_PORT = re.compile(r"(?:\[(?P<v6>[^\]]*)\]|(?P<v4>[\d.]+))(?::\d+)?")
"""An address as proxies write it that name the port."""

COOKIE = "filature"
"""The cookie that holds a browser's token. One browser has one, for all its seats."""

HOST_COOKIE = f"__Host-{COOKIE}"
"""Its name where the server is reached by HTTPS alone. Browsers take a cookie of such a name only
from this very host, by HTTPS: nobody else, on the way or at a neighbouring address, can plant one
whose token they know, and so hold the seats of whoever sits down with it."""


class Service:
    """All that a request is answered with."""

    def __init__(
        self, lobby: Lobby, secure: bool, proxied: bool, limits: Limits, metrics: Metrics
    ) -> None:
        self.lobby = lobby
        self.secure = secure
        self.proxied = proxied
        self.limits = limits
        self.metrics = metrics
        self.longest_poll = LONGEST_POLL
        self.cookie = HOST_COOKIE if secure else COOKIE


class ForeignOrigin(Refused):
    """A request comes from another site's page."""


def check_origin(connection: HTTPConnection) -> None:
    """A browser says which site a request comes from; it must be this one."""
    origin = connection.headers.get("origin")
    if origin is not None and origin.split("://")[-1] != connection.headers.get("host"):
        raise ForeignOrigin("foreign_origin")


def token_of(connection: HTTPConnection) -> str | None:
    """Return the bearer token of a bot, or the cookie of a browser."""
    return bearer_of(connection) or connection.cookies.get(service_of(connection).cookie)


def bearer_of(connection: HTTPConnection) -> str | None:
    """Return the bearer token of a bot."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() or None if kind.lower() == "bearer" else None


def service_of(connection: HTTPConnection) -> Service:
    """Return what a request is answered with."""
    service: Service = connection.app.state.service
    return service


def address_of(connection: HTTPConnection) -> str:
    """Return the address that asks; behind a proxy the last one that the proxy has added."""
    if service_of(connection).proxied:
        forwarded = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        if forwarded:
            return household(forwarded)
    return household(connection.client.host) if connection.client else "?"


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """Return by what an address is limited: itself, or its network where one has very many.

    Whoever has one IPv6 address has all that share its first half. Some proxies name a port too,
    which is another one for every connection.
    """
    named = WITH_PORT.fullmatch(address)
    try:
        found = ip_address(named["v6"] or named["v4"] if named else address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found) >> 64 << 64, 64)))


async def table_of(connection: HTTPConnection) -> Table:
    """Return the table that the address names."""
    return await service_of(connection).lobby.table_now(connection.path_params["table"])
