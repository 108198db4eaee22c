"""Who is asking: from which site, with which token, about which table."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from filature.core.refusals import Refused
from filature.tables.house import House
from filature.tables.table import Table

COOKIE = "filature"
"""The cookie that holds a browser's token. One browser has one, for all its seats."""


class ForeignOrigin(Refused):
    """A request comes from another site's page."""


def check_origin(connection: HTTPConnection) -> None:
    """A browser says which site a request comes from; it must be this one."""
    origin = connection.headers.get("origin")
    if origin is not None and origin.split("://")[-1] != connection.headers.get("host"):
        raise ForeignOrigin("foreign_origin")


def token_of(connection: HTTPConnection) -> str | None:
    """Return the bearer token of a bot, or the cookie of a browser."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return token.strip()
    return connection.cookies.get(COOKIE)


async def table_of(connection: HTTPConnection) -> Table:
    """Return the table that the address names."""
    house: House = connection.app.state.house
    return await house.table(connection.path_params["table"])
