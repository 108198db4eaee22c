"""What can be seen of a server from outside, as a visitor: nothing is left behind at it.

Each check is one function; `from_outside` runs them in order.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from email.utils import parsedate_to_datetime
from ipaddress import ip_network
from typing import Any

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.typing import Origin

from filature.commands.deployment.finding import Finding, ok, warning, wrong
from filature.commands.deployment.site import WITHIN, Site, Unreachable, why
from filature.core.messages import PROTOCOL, Hello
from filature.notifications.addresses import is_public
from filature.notifications.push import decoded
from filature.web.guards import MISDIRECTED
from filature.web.request_context import COOKIE, HOST_COOKIE

INVENTED = "192.0.2.77"
"""An address that nobody has (RFC 5737), for a client that lies about its own."""
FOREIGN = "https://elsewhere.invalid"
NO_TABLE = "filature-doctor"
"""The id of a table that there is not."""
JSON = {"content-type": "application/json"}
EVERY_CODING = "gzip, br, zstd, deflate"
LONG_NAME = "x" * 4000
"""Made-up field, which the refusal repeats: proxies compress long answers alone."""
SKEW_SEEN, SKEW_WRONG = 5.0, 60.0
"""How many seconds two clocks may differ; a `Date` has whole seconds, and the way takes time."""
EXPIRES_SOON = 14.0
"""The days that a certificate should be valid for."""
CLOSED_WITHIN = 2.0

NGINX_HOST = "nginx: proxy_set_header Host $http_host; Caddy does so by itself"
NGINX_FOR = (
    "nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; Caddy does so by itself"
)
NGINX_SOCKET = (
    "nginx: proxy_http_version 1.1, and the headers Upgrade and Connection, as in deploy/nginx.conf"
)


def from_outside(site: Site) -> Iterator[Finding]:
    """Check a server as a visitor reaches it; nothing more where it does not answer."""
    try:
        answer = site.ask("GET", "/healthz")
    except Unreachable as problem:
        advice = "check the name, the firewall, and whether proxy and server run"
        yield wrong("address", f"{site.origin} does not answer: {problem}", advice)
        return
    if answer.status == MISDIRECTED:
        advice = f'set origin = "{site.origin}" in the settings file'
        text = f"Filature is there, but does not answer under the name {site.host}"
        yield wrong("Host", text, f"{advice}; behind a proxy, start it with --behind-proxy")
        return
    if answer.status != 200 or answer.json() != {"ok": True}:
        advice = "check to which address and port the proxy forwards, and whether Filature runs"
        text = f"what answers at {site.origin} is not Filature (status {answer.status})"
        yield wrong("address", text, advice)
        return
    yield ok("address", f"Filature answers at {site.origin}")
    for check in CHECKS:
        try:
            yield from check(site)
        except Unreachable as problem:
            name = check.__name__.replace("_", " ")
            yield wrong(name, f"not answered: {problem}", "look into the proxy's log")


def certificate(site: Site) -> Iterator[Finding]:
    """TLS, and for how long."""
    if not site.secure:
        if site.on_this_machine:
            text = "none, but the address is of this machine alone"
            yield warning("TLS", text, "check the address that people use, with https")
        else:
            text = "none: everybody on the way reads tokens and cards"
            yield wrong("TLS", text, "put a proxy with TLS in front, as in docs/host.md")
        return
    days = (site.certificate_until() - time.time()) / 86400
    text = f"the certificate is accepted, for {days:.0f} days more"
    if days < EXPIRES_SOON:
        yield warning("TLS", text, "see to its renewal")
    else:
        yield ok("TLS", text)


def plain_http(site: Site) -> Iterator[Finding]:
    """People who do not type https are sent there."""
    if not site.secure:
        return
    try:
        answer = site.ask_plainly(site.plain_port, "/")
    except Unreachable:
        yield ok("plain HTTP", "not served")
        return
    target = answer.headers.get("location", "")
    if 300 <= answer.status < 400 and target.startswith("https://"):
        yield ok("plain HTTP", "leads to https")
    elif answer.status < 300:
        text = "pages are served without TLS: who is on the way reads them"
        yield wrong("plain HTTP", text, "have the proxy redirect to https")
    else:
        text = f"answered with status {answer.status}"
        yield warning("plain HTTP", text, "better redirect to https: many type the name alone")


def host_header(site: Site) -> Iterator[Finding]:
    """The proxy forwards `Host`, by which pages of other sites are told apart."""
    body, origin = b"{}", {"origin": site.origin, **JSON}
    seen = site.ask("GET", "/connection").json()
    host = seen.get("host", "?") if isinstance(seen, dict) else "?"
    refused = site.ask("POST", "/api/recover", origin, body).problem() == "foreign_origin"
    if host == site.authority:
        yield ok("Host", "forwarded")
    else:
        text = f"not forwarded: the server sees {host} instead of {site.authority}"
        yield wrong("Host", f"{text}, and refuses what people do" if refused else text, NGINX_HOST)
    if refused and host == site.authority:
        text = f"pages at {site.origin} are refused: the server takes its address for another"
        advice = f'with TLS start it with --behind-proxy, and set origin = "{site.origin}"'
        yield wrong("Origin", text, f"{advice} in the settings file")
        return
    foreign = site.ask("POST", "/api/recover", {**origin, "origin": FOREIGN}, body)
    if foreign.problem() == "foreign_origin":
        yield ok("Origin", "pages of other sites are refused")
    else:
        text = "a page of another site may act for visitors: the proxy changes Origin or Host"
        yield wrong("Origin", text, "have the proxy forward both as they come")


def client_address(site: Site) -> Iterator[Finding]:
    """The server limits by the client's own address, which no client can choose."""
    about = "client address"
    seen = site.ask("GET", "/connection").json()
    lying = site.ask("GET", "/connection", {"x-forwarded-for": INVENTED}).json()
    if not isinstance(seen, dict) or not isinstance(lying, dict) or "address" not in seen:
        text = "the server does not say which one it sees (/connection)"
        yield warning(about, text, "forward that path, or upgrade: servers before 1.0 lack it")
        return
    if not seen["behind_proxy"]:
        if not site.secure:
            yield ok(about, f"{seen['address']}, without a proxy")
            return
        text = "the server does not know of its proxy: all visitors are one address to it"
        yield wrong(about, text, "start it with --behind-proxy")
    elif lying["address"] == INVENTED:
        text = "visitors can choose theirs: the server believes an X-Forwarded-For that they send"
        advice = f"have the proxy add its client as the last one. {NGINX_FOR}."
        yield wrong(about, text, f"{advice} Nobody may reach the server past the proxy")
    elif not seen["forwarded"]:
        text = f"all visitors are {seen['address']} to the server: there is no X-Forwarded-For"
        yield wrong(about, text, NGINX_FOR)
    elif public(site) and not is_public(network_of(seen["address"])):
        text = f"the server sees {seen['address']}, which is no address of the Internet"
        advice = "if you are not in that network yourself, another proxy stands before this one:"
        yield warning(about, text, f"{advice} it must be the one whose client is added last")
    else:
        yield ok(about, f"the server sees {seen['address']}, and believes no other")


def public(site: Site) -> bool:
    return any(is_public(address) for address in site.addresses())


def network_of(address: str) -> str:
    """Return an address of what the server limits by: an address, or a network of IPv6."""
    try:
        return str(ip_network(address, strict=False).network_address)
    except ValueError:
        return address


async def greet(site: Site) -> tuple[bool, Any]:
    """Open a socket and say hello; return whether it is compressed, and what is answered."""
    async with (
        asyncio.timeout(2 * WITHIN),
        connect(
            f"{'wss' if site.secure else 'ws'}://{site.authority}/api/tables/{NO_TABLE}/live",
            origin=Origin(site.origin),
            ssl=site.tls if site.secure else None,
            open_timeout=WITHIN,
            close_timeout=CLOSED_WITHIN,
            proxy=None,
        ) as socket,
    ):
        await socket.send(msgspec.json.encode(Hello(PROTOCOL)).decode())
        async with asyncio.timeout(WITHIN):
            answer = await socket.recv()
        return bool(socket.protocol.extensions), msgspec.json.decode(answer)


def sockets(site: Site) -> Iterator[Finding]:
    """A WebSocket passes in both directions, as it is."""
    try:
        compressed, told = asyncio.run(greet(site))
    except InvalidStatus as refused:
        status = refused.response.status_code
        text = f"the handshake is answered with status {status}: the proxy does not forward it"
        yield wrong("WebSocket", text, NGINX_SOCKET)
        return
    except (OSError, WebSocketException, msgspec.DecodeError) as error:
        text = f"opened, but nothing passes: {why(error)}"
        yield wrong("WebSocket", text, NGINX_SOCKET)
        return
    kind = told.get("say", {}).get("type")
    if kind == "foreign_origin":
        yield wrong("WebSocket", "refused as of another site", "see Host and Origin above")
    elif kind != "no_such_table":
        yield wrong("WebSocket", "the answer is not Filature's", "forward /api as it is")
    elif compressed:
        text = "compressed by the proxy: sizes tell what is in messages"
        yield wrong("WebSocket", text, "turn permessage-deflate off in the proxy")
    else:
        yield ok("WebSocket", "opened, and answered what was sent")


def compression(site: Site) -> Iterator[Finding]:
    """Nothing that is for one viewer alone is compressed: its size would tell what is in it."""
    headers = {**JSON, "accept-encoding": EVERY_CODING}
    body = msgspec.json.encode({LONG_NAME: True})
    asked = [site.ask("POST", "/api/recover", headers, body), site.ask("GET", "/api/me", headers)]
    codings = {answer.headers.get("content-encoding", "identity") for answer in asked}
    if codings <= {"identity"}:
        yield ok("compression", "off for what is not the same for everybody")
    else:
        text = f"private answers are compressed ({', '.join(sorted(codings - {'identity'}))})"
        advice = "nginx: gzip off; Caddy: no `encode`; a CDN: no compression of /api"
        yield wrong("compression", f"{text}: their sizes tell what is in them", advice)


def caching(site: Site) -> Iterator[Finding]:
    """Nothing that is for one viewer alone is kept on the way."""
    answer = site.ask("GET", "/api/me")
    if "no-store" in answer.headers.get("cache-control", ""):
        yield ok("caching", "forbidden for what is not the same for everybody")
    else:
        text = "the header Cache-Control of private answers is lost on the way"
        yield wrong("caching", text, "have the proxy leave it; turn its cache off for /api")


def operators_pages(site: Site) -> Iterator[Finding]:
    """What operators read is not for everybody."""
    for path in ("/metrics", "/status"):
        status = site.ask("GET", path).status
        if status in (401, 403, 404):
            yield ok(path, "not open to visitors")
        elif status == 200 and path == "/metrics" and site.on_this_machine and not site.secure:
            yield ok(path, "open to this machine alone")
        elif status == 200 and path == "/metrics":
            text = "open to everybody: with few tables, the counters tell when somebody was refused"
            yield wrong(path, text, "have the proxy answer 404, as in deploy/Caddyfile")
        elif status == 200:
            text = "open from here"
            advice = "well if this machine is an operator's; else have the proxy answer 404"
            yield warning(path, text, advice)
        else:
            text = f"answered with status {status}"
            yield warning(path, text, "have the proxy answer 404, as in deploy/Caddyfile")


def cookie(site: Site) -> Iterator[Finding]:
    """The cookie that holds seats is kept from scripts, from plain HTTP and from other hosts."""
    answer = site.ask("POST", "/api/me/sign-in/options", JSON, b"")
    given = answer.headers.get_all("set-cookie") or []
    ours = [one for one in given if one.partition("=")[0] in (COOKIE, HOST_COOKIE)]
    if answer.problem() == "no_passkeys_here":
        text = "not seen: at this address browsers allow no passkeys"
        yield warning("cookie", text, "use a name with https, not an address")
        return
    if not ours:
        text = f"none was given (status {answer.status})"
        yield wrong("cookie", text, "have the proxy leave the header Set-Cookie as it is")
        return
    yield cookie_flags(site, ours[0])
    yield from passkeys(site, answer.json())


def cookie_flags(site: Site, given: str) -> Finding:
    name = given.partition("=")[0]
    flags = {part.strip().lower() for part in given.split(";")[1:]}
    wanted = {"httponly", "path=/", *({"secure"} if site.secure else ())}
    missing = sorted(wanted - flags)
    if not {"samesite=lax", "samesite=strict"} & flags:
        missing.append("samesite=lax")
    if site.secure and name != HOST_COOKIE:
        text = f"it is called {name}: any neighbouring name may plant one"
        return wrong("cookie", text, "start the server with --behind-proxy")
    if missing or any(flag.startswith("domain=") for flag in flags):
        text = (
            f"without {', '.join(missing)}" if missing else "given to other hosts as well (Domain)"
        )
        return wrong("cookie", text, "have the proxy leave the header Set-Cookie as it is")
    return ok("cookie", "kept from scripts, plain HTTP and other hosts")


def passkeys(site: Site, options: object) -> Iterator[Finding]:
    """Passkeys are made for the name under which people are here."""
    try:
        name = options["options"]["rpId"]  # type: ignore[index]
    except (KeyError, TypeError):
        return
    if name == site.host:
        yield ok("passkeys", f"for {name}")
    else:
        text = f"for {name}, and people are at {site.host}: no browser will make one"
        yield wrong("passkeys", text, f'set origin = "{site.origin}" in the settings file')


def past_the_proxy(site: Site) -> Iterator[Finding]:
    """Nobody reaches the server except through its proxy."""
    if site.on_this_machine or not site.secure:
        return
    try:
        found = site.ask_plainly(site.inner_port, "/healthz").json() == {"ok": True}
    except Unreachable:
        found = False
    if found:
        text = f"port {site.inner_port} is open: who uses it chooses an address, and has no TLS"
        yield wrong("past the proxy", text, "listen on 127.0.0.1 or in an inner network alone")
    else:
        yield ok("past the proxy", f"port {site.inner_port} is not open")


def clock(site: Site) -> Iterator[Finding]:
    """Server and this machine have the same time."""
    date = site.ask("GET", "/healthz").headers.get("date")
    try:
        skew = parsedate_to_datetime(date or "").timestamp() - time.time()
    except ValueError:
        yield warning("clock", "the answers carry no Date", "have the proxy leave it")
        return
    advice = "synchronise both machines (NTP: systemd-timesyncd, chrony): games have deadlines"
    text = f"the server's differs from this machine's by {abs(skew):.0f} seconds"
    if abs(skew) < SKEW_SEEN:
        yield ok("clock", "the server's agrees with this machine's")
    elif abs(skew) < SKEW_WRONG:
        yield warning("clock", text, advice)
    else:
        yield wrong("clock", text, advice)


def notifications(site: Site) -> Iterator[Finding]:
    """The server offers what it was set up for, with a key for push."""
    found = site.ask("GET", "/api/notifications").json()
    if not isinstance(found, dict) or "offered" not in found:
        text = "the server does not say what it offers"
        yield wrong("notifications", text, "forward /api as it is, and look into the server's log")
        return
    if not found["offered"]:
        yield ok("notifications", "switched off in the settings")
        return
    try:
        good = len(decoded(found["key"] or "")) == 65
    except ValueError:
        good = False
    if good:
        yield ok("notifications", f"offered: {', '.join(found['offered'])}")
    else:
        text = "the server's key for push is missing or unusable"
        yield wrong("notifications", text, "look into `server_keys` in the store")


CHECKS: tuple[Callable[[Site], Iterator[Finding]], ...] = (
    certificate,
    plain_http,
    host_header,
    client_address,
    sockets,
    compression,
    caching,
    operators_pages,
    cookie,
    past_the_proxy,
    clock,
    notifications,
)
