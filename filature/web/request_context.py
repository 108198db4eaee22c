"""Who makes a request: from which site and address, with which token, about which table."""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from time import perf_counter

import msgspec
from starlette.requests import HTTPConnection

from filature.circles.circles import Circles
from filature.circles.events import Events
from filature.circles.page import CirclePages
from filature.core.events import Viewer
from filature.core.messages import Ack, Act, Command, FairCommit, FairOpen, Gesture, Talk
from filature.core.refusals import NoSuchTable, NotAllowed, Refused
from filature.notifications.service import Notifications
from filature.owndata.eraser import Eraser
from filature.owndata.journal import journal_of
from filature.owndata.kept import Kept
from filature.owndata.people import People
from filature.owndata.retention import RetentionChore
from filature.tables.hosting import origin_of
from filature.tables.lobby import Lobby
from filature.tables.seat import token_hash
from filature.tables.table import Table
from filature.web.hosts import host_of
from filature.web.limits import Limits
from filature.web.operator.metrics import Metrics

ENTRY_BYTES = 200
"""About what an entry of a log takes in the store, beside what somebody says in it."""

ROW_BYTES = 1000
"""The same for what is kept beside tables: a membership, a channel, a passkey."""

TABLE_BYTES = 4000
"""The same for a new table."""

LONGEST_POLL = 25.0
"""After how many seconds a long-poll is answered although nothing is new."""

WITH_PORT = re.compile(r"(?:\[(?P<v6>[^\]]*)\]|(?P<v4>[\d.]+))(?::\d+)?")
"""An address as some proxies write it, with a port."""

COOKIE = "filature"
"""The cookie that holds a browser's token. One browser has one, for all its seats."""

HOST_COOKIE = f"__Host-{COOKIE}"
"""Its name where the server is reached by HTTPS alone. Browsers accept a cookie of such a name only
from this very host, by HTTPS. So nobody on the way or at a neighbouring address can plant a token
that they know, and hold the seats of the person who sits down with it."""


class ForeignOrigin(Refused):
    """The request comes from another site's page."""

    status = 403


class BadMessage(Refused):
    """A message or a parameter does not have the documented form."""

    status = 422
    close_code = 4400

    def __init__(self, problem: str) -> None:
        super().__init__("bad_message", problem=problem)


class Service:
    """Everything that requests are answered with."""

    def __init__(
        self,
        lobby: Lobby,
        secure: bool,
        proxied: bool,
        limits: Limits,
        metrics: Metrics,
        networked: bool = False,
        status_token: str | None = None,
    ) -> None:
        self.lobby = lobby
        self.status_token = status_token
        self.people = People(lobby)
        self.eraser = Eraser(
            lobby.store,
            journal_of(lobby.store, lobby.hosting.erasures),
            lobby.table_now,
            lobby.environment.now,
            lobby.devices,
            lobby.environment.monotonic,
        )
        lobby.chores.add(self.people)
        self.notifications = Notifications(lobby)
        self.kept = Kept(lobby)
        self.retention = RetentionChore(lobby, self.eraser)
        lobby.chores.add(self.eraser)
        lobby.chores.add(self.retention)
        self.secure = secure
        self.proxied = proxied
        self.limits = limits
        self.metrics = metrics
        self.networked = networked
        self.circles = Circles(lobby)
        self.events = Events(self.circles)
        self.circle_pages = CirclePages(self.circles, self.events)
        self.longest_poll = LONGEST_POLL
        self.cookie = HOST_COOKIE if secure else COOKIE


class Caller:
    """The client that makes a request or has opened a socket."""

    def __init__(self, connection: HTTPConnection) -> None:
        self.connection = connection
        self.service: Service = connection.app.state.service
        self.lobby: Lobby = self.service.lobby
        self.limits: Limits = self.service.limits
        self.invite = connection.query_params.get("invite")

    @cached_property
    def bearer(self) -> str | None:
        """The bearer token of a bot."""
        kind, _, token = self.connection.headers.get("authorization", "").partition(" ")
        return token.strip() or None if kind.lower() == "bearer" else None

    @cached_property
    def token(self) -> str | None:
        """The bearer token of a bot, or the cookie of a browser."""
        return self.bearer or self.connection.cookies.get(self.service.cookie)

    @cached_property
    def hashed_token(self) -> str | None:
        """What is kept of the token."""
        return token_hash(self.token) if self.token else None

    @property
    def holder(self) -> str | None:
        """Under what this caller's seats and all that is theirs are kept; see `Devices`.

        Asked each time: while a socket is open its device may come to act for somebody else.
        """
        hashed = self.hashed_token
        return self.lobby.devices.holders.get(hashed, hashed) if hashed else None

    def holder_of(self, token: str) -> str:
        """Return the same for a token that this caller is about to have."""
        return self.lobby.devices.holder(token_hash(token))

    @cached_property
    def address(self) -> str:
        """The client's address; behind a proxy the last one of the last line.

        A proxy adds its client to the line that the client has sent, or as a line of its own after
        it; whatever comes before may be invented.
        """
        connection = self.connection
        if self.service.proxied:
            lines = connection.headers.getlist("x-forwarded-for")
            forwarded = lines[-1].rpartition(",")[2].strip() if lines else ""
            if forwarded:
                return household(forwarded)
        return household(connection.client.host) if connection.client else "?"

    @property
    def asked_origin(self) -> str:
        """The address of this server as the caller has written it."""
        secure = self.service.secure or self.connection.scope["scheme"] in ("https", "wss")
        host = self.connection.headers.get("host", "")
        return f"{'https' if secure else 'http'}://{host}"

    @property
    def own_origin(self) -> str:
        """The origin of this server's own pages, for this caller.

        It is the one in the settings. A server without a proxy may be asked under other names of
        its own as well; where the settings tell none, it is where the caller asks.
        """
        origin = self.lobby.hosting.origin
        asked = self.asked_origin
        if origin is not None:
            same = host_of(asked.partition("//")[2]) == host_of(origin.partition("//")[2])
            if self.service.proxied or same:
                return origin
        return asked

    def keep(self, size: int) -> None:
        """Count so many bytes that are about to be kept for good, or refuse them."""
        self.lobby.room.check()
        self.limits.kept.take(self.address, size)

    def check_origin(self) -> None:
        """Refuse a browser that comes from another site's page: by scheme, host and port."""
        for given in self.connection.headers.getlist("origin"):
            try:
                foreign = origin_of(given) != origin_of(self.own_origin)
            except ValueError:
                foreign = True
            if foreign:
                raise ForeignOrigin("foreign_origin")

    def number(self, name: str, default: str = "") -> int:
        """Read a whole number from the query."""
        text = self.connection.query_params.get(name, default)
        if not text.isascii() or not text.isdigit() or len(text) > 9:
            raise BadMessage(name)
        return int(text)

    async def table(self) -> Table:
        """Return the table that the path names."""
        return await self.lobby.table_now(self.connection.path_params["table"])

    def held_seats(self, table: Table) -> list[int]:
        """Return the seats that this client holds now."""
        return table.state.seats_of(self.holder)

    def viewer(self, table: Table) -> Viewer:
        """Return as whom this client sees a table; `as` names one of several seats."""
        named = "as" in self.connection.query_params
        return self.viewer_as(table, self.number("as") if named else None)

    def viewer_as(self, table: Table, seat: int | None) -> Viewer:
        """Return as whom this client sees a table, if it wants to see it as this seat."""
        return self.lobby.viewer(table, self.holder, self.invite, seat)

    def seat(self, table: Table) -> int:
        """Return the seat for which something is asked: the only one held, or `as`."""
        viewer = self.viewer(table)
        if viewer < 0:
            raise NotAllowed("not_seated")
        return viewer

    async def execute(self, table: Table, viewer: Viewer, command: Act) -> Ack:
        """Execute a command to its end, even if the client disconnects, and measure it."""
        start = perf_counter()
        try:
            if viewer < 0 and isinstance(command, Talk):
                self.limits.talk.take(self.address)
            if isinstance(command, Talk | Gesture):
                self.keep(ENTRY_BYTES + len(msgspec.json.encode(command)))
            elif not isinstance(command, Command | FairCommit | FairOpen):
                self.limits.kept.take(self.address, ENTRY_BYTES)
            if isinstance(command, FairCommit | FairOpen):
                # A device contributes for each seat that it holds, whoever is looking.
                viewer = self.viewer_as(table, command.seat)
            if viewer >= 0:
                table.asker = self.address
            work = table.execute(viewer, command, self.holder)
            ack = Ack(command.id, await self.lobby.run_to_completion(work))
            if isinstance(command, FairCommit | FairOpen):
                ack = with_receipt(ack, table, command)
        except NoSuchTable:
            raise
        except Refused as refused:
            ack = Ack(command.id, "refused", dict(refused.say))
        self.service.metrics.acks[ack.result] += 1
        self.service.metrics.act_seconds.observe(perf_counter() - start)
        return ack


def with_receipt(ack: Ack, table: Table, command: FairCommit | FairOpen) -> Ack:
    """Return the answer to a commitment or an opening with the receipt for it."""
    fair = table.state.fair
    receipt = None if fair is None else fair.receipt(command)
    return ack if receipt is None else msgspec.structs.replace(ack, receipt=receipt)


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """Return the key by which an address is limited: itself, or its network for IPv6.

    A client with one IPv6 address has all that share its first half. Some proxies add a port, which
    differs for every connection.
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
