"""Which addresses of the Internet a server may connect to for somebody else.

Whoever chooses a webhook or brings a push subscription names a host that this server will connect
to. It must not become their way into the network that the server stands in.
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

NOT_PUBLIC_V4 = tuple(
    map(
        ip_network,
        (
            "0.0.0.0/8",  # this network
            "10.0.0.0/8",  # private
            "100.64.0.0/10",  # behind a provider's translation
            "127.0.0.0/8",  # loopback
            "169.254.0.0/16",  # link-local; metadata of clouds
            "168.63.129.16/32",  # metadata of a cloud
            "172.16.0.0/12",  # private
            "192.0.0.0/24",  # protocol assignments
            "192.0.2.0/24",  # documentation
            "192.31.196.0/24",  # AS112
            "192.52.193.0/24",  # AMT
            "192.88.99.0/24",  # 6to4 relays
            "192.168.0.0/16",  # private
            "192.175.48.0/24",  # AS112
            "198.18.0.0/15",  # benchmarks
            "198.51.100.0/24",  # documentation
            "203.0.113.0/24",  # documentation
            "224.0.0.0/4",  # multicast
            "240.0.0.0/4",  # reserved, broadcast
        ),
    )
)
PUBLIC_V6 = ip_network("2000::/3")
"""All that has been given out so far. Loopback, mapped, unique local, link-local, multicast and
unspecified addresses lie outside."""
NOT_PUBLIC_V6 = tuple(
    map(
        ip_network,
        (
            "2001::/23",  # protocol assignments, among them Teredo and ORCHID
            "2001:db8::/32",  # documentation
            "2002::/16",  # 6to4, which holds an IPv4 address
            "2620:4f:8000::/48",  # AS112
            "3fff::/20",  # documentation
        ),
    )
)
NAT64 = ip_network("64:ff9b::/96")
"""IPv4 addresses as a server with IPv6 alone reaches them: as public as what they hold."""


def is_public(address: str) -> bool:
    """Tell whether an address is one that everybody on the Internet could connect to."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    if isinstance(found, IPv4Address):
        return not any(found in network for network in NOT_PUBLIC_V4)
    if found.scope_id is not None:
        return False
    if found in NAT64:
        return is_public(str(IPv4Address(int(found) & 0xFFFFFFFF)))
    return found in PUBLIC_V6 and not any(found in network for network in NOT_PUBLIC_V6)


def is_loopback(address: str) -> bool:
    """Tell whether an address is this machine; tests connect to nothing else."""
    found = ip_address(address)
    return isinstance(found, IPv4Address | IPv6Address) and found.is_loopback
