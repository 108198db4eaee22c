"""Hosts, as requests and origins name them."""

from __future__ import annotations

import re

AUTHORITY = re.compile(r"(?P<host>\[[^\s/?#@\[\]]*\]|[^\s/?#@:\[\]]+)(?::\d*)?")
"""A host and perhaps a port, as in `Host` and in an origin."""


def host_of(authority: str) -> str:
    """Return the host in lower case and without its port; nothing where it has no such form."""
    found = AUTHORITY.fullmatch(authority)
    return found["host"].lower().removesuffix(".") if found else ""
