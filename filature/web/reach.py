"""Who can open the address at which somebody sees this server.

A link to `localhost` opens nothing on a phone. Where the server listens to the whole network and
the caller sits at its own machine, the page shows the machine's address in the network instead.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address

from filature.core.messages import Reach
from filature.web.request_context import Caller

ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has: to find the way out of this machine, nothing is sent."""


def home_address() -> str | None:
    """Return the address of this machine in its home network, if it is in one."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(ELSEWHERE)
            found = ip_address(probe.getsockname()[0])
    except OSError:
        return None
    # Only addresses of private networks: one that the whole world reaches wants TLS.
    return str(found) if found.is_private and not found.is_loopback else None


def reach_of(caller: Caller) -> Reach:
    """Return who can open the caller's address.

    The address in the network is told at this machine alone: elsewhere it is in the browser's
    address bar already, or it is nobody's business.
    """
    service, connection = caller.service, caller.connection
    host, _, port = connection.headers.get("host", "").rpartition(":")
    if service.proxied or host not in ("localhost", "127.0.0.1", "[::1]") or not port.isdigit():
        return Reach("anybody")
    if connection.client is None or not ip_address(connection.client.host).is_loopback:
        return Reach("anybody")
    address = home_address() if service.networked else None
    return Reach("network", f"http://{address}:{port}") if address else Reach("machine")
