"""Endpoints are untrusted: every known way to an inner address is refused before a connection."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.core.refusals import Refused
from filature.notifications import outbound
from filature.notifications.addresses import is_public
from filature.notifications.outbound import BadEndpoint, Outbound, Undelivered
from tests.notifications.certificates import certificate

USUAL = Outbound()
PUBLIC = "93.184.215.14"

FORMS = {
    # a number that a resolver reads as 127.0.0.1 or 169.254.169.254
    "dotted": "https://127.0.0.1/",
    "short": "https://127.1/",
    "decimal": "https://2130706433/",
    "octal": "https://0177.0.0.1/",
    "hexadecimal": "https://0x7f000001/",
    "hexadecimal by parts": "https://0x7f.0.0.0x1/",
    "overflowing": "https://4429185025/",
    "zero": "https://0/",
    "a number at the end of a name": "https://a.b.c.1/",
    "metadata of clouds": "https://169.254.169.254/latest/meta-data/",
    "private": "https://192.168.1.1/",
    "public, but an address": f"https://{PUBLIC}/",
    # IPv6
    "loopback of IPv6": "https://[::1]/",
    "unspecified of IPv6": "https://[::]/",
    "mapped": "https://[::ffff:127.0.0.1]/",
    "mapped in hexadecimal": "https://[::ffff:7f00:1]/",
    "compatible": "https://[::127.0.0.1]/",
    "NAT64": "https://[64:ff9b::7f00:1]/",
    "6to4": "https://[2002:7f00:1::]/",
    "link-local with a zone": "https://[fe80::1%25eth0]/",
    "unique local": "https://[fd00::1]/",
    # names without a resolver
    "localhost": "https://localhost/",
    "localhost with a dot": "https://localhost./",
    "a full name with a dot": "https://hooks.example./",
    "a name of the local network": "https://router/",
    "empty": "https:///path",
    "a dot alone": "https://./",
    "a label with a hyphen first": "https://-x.example/",
    # signs that other programs read as such
    "circled digits": "https://\u2460\u2461\u2466.\u24ea.\u24ea.\u2460/",
    "full-width stop": "https://127\u30020\u30020\u30021/",
    "letters that fold to localhost": "https://\u24db\u24de\u24d2\u24d0\u24db\u24d7\u24de\u24e2\u24e3/",
    "IDN": "https://b\u00fccher.example/",
    "percent": "https://%6c%6f%63%61%6c%68%6f%73%74/",
    # who is who
    "userinfo": "https://hooks.example@127.0.0.1/",
    "userinfo with a password": "https://user:secret@hooks.example/",
    "userinfo hidden by a fragment": "https://127.0.0.1#@hooks.example/",
    "backslash": "https://127.0.0.1\\@hooks.example/",
    "backslash before the path": "https://hooks.example\\@127.0.0.1/",
    "space": "https://hooks.example /",
    "line feed": "https://hooks.example/\r\nHost: 127.0.0.1",
    "tab": "https://hooks.exa\tmple/",
    # schemes and ports
    "http": "http://hooks.example/",
    "file": "file:///etc/passwd",
    "gopher": "gopher://hooks.example/",
    "none": "//hooks.example/",
    "ssh": "https://hooks.example:22/",
    "smtp": "https://hooks.example:25/",
    "a database": "https://hooks.example:5432/",
    "no port": "https://hooks.example:0/",
    "a port too large": "https://hooks.example:65979/",
    "two ports": "https://hooks.example:443:80/",
    "too long": f"https://hooks.example/{'x' * 1100}",
}

INNER = [
    *("127.0.0.1", "127.255.255.254", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255"),
    *("192.168.0.1", "169.254.169.254", "100.64.0.1", "100.127.255.255", "192.0.0.192"),
    *("198.18.0.1", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255"),
    *(
        "192.0.2.1",
        "198.51.100.1",
        "203.0.113.1",
        "192.88.99.1",
        "168.63.129.16",
        "100.100.100.200",
    ),
    *("::", "::1", "::ffff:127.0.0.1", "::ffff:93.184.215.14", "::127.0.0.1", "fe80::1"),
    *("fe80::1%eth0", "2606:4700::1111%1", "fc00::1", "fd00:ec2::254", "fec0::1", "ff02::1"),
    *("2001::1", "2001:0:7f00:1::", "2001:db8::1", "2001:20::1", "2002:7f00:1::", "3fff::1"),
    *("2002:a00:1::", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::1", "100::1"),
    *("5f00::1", "4000::1"),
]


class Lookups:
    """A resolver that gives its answers in turn, and counts."""

    def __init__(self, *answers: Sequence[str]) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    async def __call__(self, host: str, port: int) -> Sequence[str]:
        self.asked.append(host)
        return self.answers[min(len(self.asked), len(self.answers)) - 1]


@pytest.fixture
def connected(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """Note where connections go, and let none be made."""
    made: list[tuple[Any, ...]] = []

    async def refuse(host: str, port: int, **how: Any) -> None:
        made.append((host, port, how.get("server_hostname")))
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", refuse)
    return made


def post(out: Outbound, address: str) -> outbound.Answer:
    return asyncio.run(out.post(address, b"{}", {"content-type": "application/json"}))


@pytest.mark.parametrize("address", FORMS.values(), ids=FORMS.keys())
def test_an_address_of_this_form_is_refused(address: str, connected: list[Any]) -> None:
    names = Lookups(["127.0.0.1"])
    with pytest.raises(BadEndpoint):
        post(Outbound(resolve=names), address)
    assert not names.asked
    assert not connected


@pytest.mark.parametrize("inner", INNER)
@pytest.mark.parametrize("beside", [(), (PUBLIC,)])
def test_a_name_that_leads_inside_is_refused(
    inner: str, beside: tuple[str, ...], connected: list[Any]
) -> None:
    """Also where it has a public address besides."""
    with pytest.raises(BadEndpoint) as refused:
        post(Outbound(resolve=Lookups([*beside, inner])), "https://hooks.example/")
    assert refused.value.say["type"] == "endpoint_inner"
    assert not connected


@pytest.mark.parametrize("address", [PUBLIC, "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])
def test_the_connection_goes_to_the_address_that_was_checked(
    address: str, connected: list[Any]
) -> None:
    """A second look-up, which would lead inside, is never made."""
    names = Lookups([address], ["127.0.0.1"])
    with pytest.raises(Undelivered):
        post(Outbound(resolve=names), "https://hooks.example/")
    assert names.asked == ["hooks.example"]
    assert connected == [(address, 443, "hooks.example")]


def test_a_name_that_moves_inside_is_refused_the_next_time(connected: list[Any]) -> None:
    out = Outbound(resolve=Lookups([PUBLIC], ["10.0.0.1"]))
    with pytest.raises(Undelivered):
        post(out, "https://hooks.example/")
    with pytest.raises(BadEndpoint):
        post(out, "https://hooks.example/")
    assert len(connected) == 1


@given(st.ip_addresses(v=4))
def test_an_embedded_address_is_as_public_as_itself(address: Any) -> None:
    number = int(address)
    assert not is_public(f"::ffff:{address}")
    assert not is_public(f"::{address}")
    assert not is_public(f"2002:{number >> 16:x}:{number & 0xFFFF:x}::1")
    assert is_public(f"64:ff9b::{number >> 16:x}:{number & 0xFFFF:x}") == is_public(str(address))
    if not address.is_global:
        assert not is_public(str(address))


@given(st.ip_addresses(v=6))
def test_what_python_calls_inner_is_inner(address: Any) -> None:
    if not address.is_global or address.is_multicast or address.is_reserved:
        assert not is_public(str(address))


@given(st.text(max_size=40))
def test_whatever_is_typed_is_an_endpoint_or_a_refusal(text: str) -> None:
    for address in (text, f"https://{text}", f"https://hooks.example/{text}"):
        try:
            endpoint = USUAL.parse(address)
        except Refused:
            continue
        assert endpoint.scheme == "https"
        assert endpoint.host.isascii()
        assert endpoint.port in outbound.PORTS
        assert all("!" <= letter <= "~" for letter in endpoint.target)


# Real connections, on this machine


@asynccontextmanager
async def serving(answer: bytes, tls: ssl.SSLContext | None = None) -> AsyncIterator[int]:
    """Answer every connection with these bytes; and none at all where there are none."""

    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        if answer:
            writer.write(answer)
            await writer.drain()
            writer.close()
        else:
            await reader.read()

    server = await asyncio.start_server(handle, "127.0.0.1", 0, ssl=tls)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


def exchanged(answer: bytes, within: float = 5.0) -> outbound.Answer:
    async def running() -> outbound.Answer:
        async with serving(answer) as port:
            out = Outbound(inner=True, within=within)
            return await out.post(f"http://127.0.0.1:{port}/x?y", b"{}", {})

    return asyncio.run(running())


def test_a_redirect_is_an_answer_and_not_followed() -> None:
    answer = exchanged(
        b"HTTP/1.1 307 Moved\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n"
    )
    assert answer.status == 307
    with pytest.raises(Undelivered) as refused:
        outbound.check(answer)
    assert refused.value.say["type"] == "endpoint_redirects"


def test_a_long_answer_is_not_read_to_its_end() -> None:
    answer = exchanged(b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * 10_000_000)
    assert len(answer.body) == outbound.LONGEST_ANSWER


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        (b"", "endpoint_silent"),
        (b"SSH-2.0-OpenSSH\r\n\r\n", "endpoint_nonsense"),
        (b"HTTP/1.1 200 OK\r\nx: " + b"x" * 100_000, "endpoint_nonsense"),
        (b"HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nx", "endpoint_nonsense"),
    ],
)
def test_what_does_not_answer_is_told_in_words(answer: bytes, problem: str) -> None:
    with pytest.raises(Undelivered) as refused:
        exchanged(answer, 0.2)
    assert refused.value.say["type"] == problem


@pytest.mark.parametrize(
    ("name", "problem"), [("hooks.example", None), ("other.example", "endpoint_certificate")]
)
def test_the_certificate_must_be_for_the_name(
    tmp_path: Path, name: str, problem: str | None
) -> None:
    """The connection goes to an address, and the name is what is checked and sent."""
    server, client = certificate(tmp_path, "hooks.example")

    async def running() -> int:
        ok = b"HTTP/1.1 204 OK\r\n\r\n"
        async with serving(ok, server) as port:
            out = Outbound(inner=True, resolve=Lookups(["127.0.0.1"]), tls=client)
            return (await out.post(f"https://{name}:{port}/", b"{}", {})).status

    if problem is None:
        assert asyncio.run(running()) == 204
    else:
        with pytest.raises(Undelivered) as refused:
            asyncio.run(running())
        assert refused.value.say["type"] == problem


def test_tests_reach_this_machine_and_no_other_inner_one() -> None:
    with pytest.raises(BadEndpoint):
        post(Outbound(inner=True, resolve=Lookups(["10.0.0.1"])), "http://hooks.example/")


@pytest.mark.parametrize(("status", "gone"), [(404, True), (410, True), (500, False), (403, False)])
def test_only_what_is_gone_counts_as_gone(status: int, gone: bool) -> None:
    with pytest.raises(Undelivered) as refused:
        outbound.check(outbound.Answer(status, {"retry-after": "120"}, b""))
    assert refused.value.gone is gone
    assert refused.value.after == 120
