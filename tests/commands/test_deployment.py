"""`filature doctor --url`: a real server behind a proxy that is right, or wrong in each way."""

from __future__ import annotations

import dataclasses
import http.client
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partialmethod
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.cli import main
from filature.commands.deployment import from_outside as outside
from filature.commands.deployment.finding import Finding
from filature.commands.deployment.from_outside import from_outside
from filature.commands.deployment.site import NotAnAddress, Site
from tests.commands.faulty_proxy import Fault, FaultyProxy, certificate, faulty_proxy, server_tls
from tests.serving import Server, free_port, serving

ROOT = Path(__file__).parent.parent.parent
Capture = pytest.CaptureFixture[str]

FOUND_BY: dict[Fault, set[str]] = {
    "host lost": {"Host", "WebSocket"},
    "origin changed": {"Origin"},
    "no forwarded-for": {"client address"},
    "forwarded-for believed": {"client address"},
    "sockets refused": {"WebSocket"},
    "sockets deaf": {"WebSocket"},
    "sockets compressed": {"WebSocket"},
    "answers compressed": {"compression"},
    "caching": {"caching"},
    "metrics open": {"/metrics"},
    "cookie lost": {"cookie"},
    "cookie insecure": {"cookie"},
    "cookie for the domain": {"cookie"},
    "late": {"clock"},
}
"""Each fault, and what the doctor then calls wrong."""

TOGETHER: list[tuple[Fault, Fault]] = [
    ("host lost", "origin changed"),  # the one hides the other
    ("no forwarded-for", "forwarded-for believed"),
    ("sockets refused", "sockets deaf"),
    ("cookie lost", "cookie insecure"),
    ("host lost", "cookie lost"),  # without a name there are no passkeys, and no cookie for them
    ("host lost", "cookie insecure"),
    ("host lost", "cookie for the domain"),
    ("cookie lost", "cookie for the domain"),
]
"""Faults that cannot be there, or not be seen, at the same time."""


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return certificate(tmp_path_factory.mktemp("tls"))


@pytest.fixture(autouse=True)
def trusted(files: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the certificate accepted, and no test wait long for a socket that is deaf."""
    monkeypatch.setenv("SSL_CERT_FILE", str(files[0]))
    monkeypatch.delenv("FILATURE_STORE", raising=False)
    monkeypatch.setattr(outside, "WITHIN", 0.5)
    monkeypatch.setattr(outside, "CLOSED_WITHIN", 0.1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("proxied"), proxied=True) as running:
        yield running


@pytest.fixture(scope="module")
def proxy(server: Server, files: tuple[Path, Path]) -> Iterator[FaultyProxy]:
    with faulty_proxy(server.port, server_tls(files)) as running:
        yield running


@contextmanager
def misconfigured(proxy: FaultyProxy, *faults: Fault) -> Iterator[None]:
    proxy.faults = frozenset(faults)
    try:
        yield
    finally:
        proxy.faults = frozenset()


def site_of(proxy: FaultyProxy) -> Site:
    return dataclasses.replace(
        Site.parse(f"https://localhost:{proxy.port}"), plain_port=free_port()
    )


def checked(site: Site) -> list[Finding]:
    return list(from_outside(site))


def of_state(findings: list[Finding], state: str) -> set[str]:
    return {finding.about for finding in findings if finding.state == state}


# From outside


def test_a_right_deployment_has_nothing_wrong(proxy: FaultyProxy) -> None:
    findings = checked(site_of(proxy))
    assert {finding.state for finding in findings} == {"ok"}
    assert of_state(findings, "ok") >= set().union(*FOUND_BY.values())


def test_every_fault_is_known_to_the_test() -> None:
    assert set(FOUND_BY) == set(get_args(Fault))


@given(faults=st.sets(st.sampled_from(get_args(Fault))))
def test_what_is_called_wrong_is_exactly_what_is_misconfigured(
    proxy: FaultyProxy, faults: set[Fault]
) -> None:
    for first, second in TOGETHER:
        if {first, second} <= faults:
            faults = faults - {second}
    if "metrics open" in faults:
        # Filature refuses the page itself, unless nothing says that a proxy is in front.
        faults = faults - {"forwarded-for believed"}
        faults.add("no forwarded-for")
    with misconfigured(proxy, *faults):
        findings = checked(site_of(proxy))
    assert of_state(findings, "wrong") == set().union(*(FOUND_BY[fault] for fault in faults))
    assert all(finding.advice for finding in findings if finding.state != "ok")


@pytest.mark.parametrize("fault", get_args(Fault))
def test_each_fault_is_found_alone(proxy: FaultyProxy, fault: Fault) -> None:
    also: list[Fault] = ["no forwarded-for"] if fault == "metrics open" else []
    with misconfigured(proxy, fault, *also):
        assert FOUND_BY[fault] <= of_state(checked(site_of(proxy)), "wrong")


def test_a_server_that_knows_neither_its_proxy_nor_its_name_is_found(
    tmp_path: Path, files: tuple[Path, Path]
) -> None:
    config = tmp_path / "settings.toml"
    config.write_text('origin = "https://elsewhere.example"\n')
    with (
        serving(tmp_path, config=config) as server,
        faulty_proxy(server.port, server_tls(files)) as proxy,
    ):
        found = of_state(checked(site_of(proxy)), "wrong")
    assert found == {"client address", "cookie", "passkeys", "Origin", "WebSocket"}


def test_a_server_at_home_without_a_proxy_has_nothing_wrong(tmp_path: Path) -> None:
    """`/metrics` is for this machine, and this machine asks."""
    with serving(tmp_path) as running:
        findings = checked(Site.parse(running.url))
    assert of_state(findings, "wrong") == set()
    assert "/metrics" in of_state(findings, "ok")


def test_pages_without_tls_are_found_and_a_redirect_is_well(
    proxy: FaultyProxy, server: Server
) -> None:
    with faulty_proxy(server.port) as plain:
        site = dataclasses.replace(site_of(proxy), plain_port=plain.port)
        assert "plain HTTP" in of_state(checked(site), "wrong")


def test_a_port_past_the_proxy_is_found(
    proxy: FaultyProxy, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Site, "on_this_machine", False)
    site = dataclasses.replace(site_of(proxy), inner_port=server.port)
    assert of_state(checked(site), "wrong") == {"past the proxy"}
    closed = dataclasses.replace(site, inner_port=free_port())
    assert "past the proxy" in of_state(checked(closed), "ok")


def test_an_address_before_another_proxy_is_warned_of(
    proxy: FaultyProxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Site, "addresses", lambda site: ["203.1.1.1"])
    assert of_state(checked(site_of(proxy)), "warning") == {"client address"}


def test_a_certificate_that_is_refused_or_ends_soon_is_said_in_words(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = certificate(tmp_path, days=5)
    with faulty_proxy(server.port, server_tls(other)) as proxy:
        (found,) = checked(site_of(proxy))
        assert found.state == "wrong"
        assert "certificate is not accepted" in found.text
        monkeypatch.setenv("SSL_CERT_FILE", str(other[0]))
        assert of_state(checked(site_of(proxy)), "warning") == {"TLS"}


def test_what_does_not_answer_is_said_in_words(capsys: Capture) -> None:
    port = free_port()
    assert main(["doctor", "--url", f"https://localhost:{port}"]) == 1
    said = capsys.readouterr().out
    assert "nothing listens there" in said
    assert "1 check: 1 wrong" in said


def test_a_server_that_does_not_know_its_name_is_told_apart_from_another_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as running:
        monkeypatch.setattr(
            "http.client.HTTPConnection.request", partialmethod(asking_as, "games.example.org")
        )
        (found,) = checked(Site.parse(running.url))
    assert (found.state, found.about) == ("wrong", "Host")
    assert "origin = " in found.advice


REQUEST = http.client.HTTPConnection.request


def asking_as(
    connection: http.client.HTTPConnection,
    host: str,
    method: str,
    path: str,
    body: bytes | None,
    headers: dict[str, str],
) -> None:
    """Make a request as if a name led to this machine."""
    REQUEST(connection, method, path, body, {**headers, "host": host})


def test_something_else_than_filature_is_recognised(files: tuple[Path, Path]) -> None:
    with faulty_proxy(free_port(), server_tls(files)) as proxy:
        (found,) = checked(site_of(proxy))
    assert (found.state, found.about) == ("wrong", "address")


def test_the_command_prints_its_findings_and_its_status(
    proxy: FaultyProxy, capsys: Capture
) -> None:
    url = f"https://localhost:{proxy.port}"
    assert main(["doctor", "--url", url]) == 0
    assert " 0 wrong" in capsys.readouterr().out
    with misconfigured(proxy, "host lost"):
        assert main(["doctor", "--url", url]) == 1
    said = capsys.readouterr().out
    assert "WRONG    Host: not forwarded" in said
    assert "-> nginx: proxy_set_header Host $http_host" in said


# Addresses

NAMES = st.from_regex(r"[a-z][a-z0-9]{0,8}(\.[a-z]{2,5}){1,2}", fullmatch=True)


@given(
    scheme=st.sampled_from(["http", "https"]),
    host=NAMES | st.just("[::1]") | st.just("127.0.0.1"),
    port=st.none() | st.integers(1, 65535),
    slash=st.sampled_from(["", "/"]),
)
def test_the_origin_of_a_site_is_what_a_browser_sends(
    scheme: str, host: str, port: int | None, slash: str
) -> None:
    usual = {"http": 80, "https": 443}[scheme]
    named = "" if port is None else f":{port}"
    site = Site.parse(f"{scheme}://{host}{named}{slash}")
    shown = "" if port in (None, usual) else f":{port}"
    assert site.origin == f"{scheme}://{host}{shown}"
    assert site.port == (port or usual)


@given(text=st.text(max_size=40))
def test_a_text_is_a_site_or_refused_in_words(text: str) -> None:
    with suppress(NotAnAddress):
        assert Site.parse(text).host


def test_a_wrong_url_is_a_usage_error(capsys: Capture) -> None:
    assert main(["doctor", "--url", "games.example.org"]) == 2
    assert "https://games.example.org" in capsys.readouterr().err
