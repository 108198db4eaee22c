"""Under which names a server answers where no proxy decides that: those that are its own.

A page of another site can have its own name lead to this machine (DNS rebinding). For the browser
it is then of the same site as whatever answers here: it could read `/metrics` and make tables. Such
a request carries that name as `Host`. An address in numbers cannot be rebound.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address

AUTHORITY = re.compile(r"(?P<host>\[[^\s/?#@\[\]]*\]|[^\s/?#@:\[\]]+)(?::\d*)?")
"""A host and perhaps a port, as in `Host` and in an origin."""


def host_of(authority: str) -> str:
    """Return the host in lower case and without its port; nothing where it has no such form."""
    found = AUTHORITY.fullmatch(authority)
    return found["host"].lower().removesuffix(".") if found else ""


def is_address(host: str) -> bool:
    """Tell whether a host is an address in numbers; those of IPv6 stand in brackets."""
    try:
        if host.startswith("["):
            IPv6Address(host[1:-1])
        else:
            IPv4Address(host)
    except ValueError:
        return False
    return True


def names_of_this_machine() -> set[str]:
    """Return what this machine is called, by itself and in its home network."""
    own = socket.gethostname().lower()
    short = own.partition(".")[0]
    return {"localhost"} | ({own, short, f"{short}.local"} if short else set())


class OwnHosts:
    """The names under which a server answers, and every address in numbers."""

    def __init__(self, more: Iterable[str] = ()) -> None:
        self.names = names_of_this_machine() | ({host_of(name) for name in more} - {""})

    def __contains__(self, authority: str) -> bool:
        host = host_of(authority)
        return host in self.names or is_address(host)
