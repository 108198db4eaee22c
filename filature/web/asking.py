"""Who is asking: from which site, with which token, about which table."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from filature.core.refusals import Refused
from filature.tables.house import House
from filature.tables.table import Table
from filature.web.limits import Limits
from filature.web.metrics import Metrics

LONGEST_POLL = 25.0
"""After how many seconds a long-poll is answered though nothing is new."""

COOKIE = "filature"
"""The cookie that holds a browser's token. One browser has one, for all its seats."""


class Service:
    """All that a request is answered with."""

    def __init__(
        self, house: House, secure: bool, proxied: bool, limits: Limits, metrics: Metrics
    ) -> None:
        self.house = house
        self.secure = secure
        self.proxied = proxied
        self.limits = limits
        self.metrics = metrics
        self.longest_poll = LONGEST_POLL


class ForeignOrigin(Refused):
    """A request comes from another site's page."""


def check_origin(connection: HTTPConnection) -> None:
    """A browser says which site a request comes from; it must be this one."""
    origin = connection.headers.get("origin")
    if origin is not None and origin.split("://")[-1] != connection.headers.get("host"):
        raise ForeignOrigin("foreign_origin")


def token_of(connection: HTTPConnection) -> str | None:
    """Return the bearer token of a bot, or the cookie of a browser."""
    return bearer_of(connection) or connection.cookies.get(COOKIE)


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
            return forwarded
    return connection.client.host if connection.client else "?"


async def table_of(connection: HTTPConnection) -> Table:
    """Return the table that the address names."""
    return await service_of(connection).house.table_now(connection.path_params["table"])
