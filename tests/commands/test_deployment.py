"""`filature doctor --url`: a real server behind a proxy that is right, or wrong in each way."""

from __future__ import annotations

import dataclasses
import http.client
import os
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
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
from filature.commands.deployment.site import NotAnAddress, Site, Unreachable
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


# Real proxies, with the files of deploy/

PROXIES = {"caddy": "Caddyfile", "nginx": "nginx.conf"}


@contextmanager
def real_proxy(name: str, upstream: int, files: tuple[Path, Path], folder: Path) -> Iterator[int]:
    """Run a real proxy with the file of deploy/, its ports and certificate replaced."""
    program = shutil.which(name)
    if program is None:
        pytest.skip(f"{name} is not installed")
    port, plain = free_port(), free_port()
    text = (ROOT / "deploy" / PROXIES[name]).read_text(encoding="utf-8")
    own = folder / PROXIES[name]
    if name == "caddy":
        text = text.replace("reverse_proxy", f"tls {files[0]} {files[1]}\n\treverse_proxy", 1)
        assert "\n{\n" in text
        text = text.replace("\n{\n", "\n{\n\tadmin off\n\tauto_https disable_redirects\n", 1)
        own.write_text(text)
        command = [program, "run", "--adapter", "caddyfile", "--config", str(own)]
    else:
        text = text.replace("listen 443 ssl", f"listen {port} ssl")
        text = text.replace("listen 80", f"listen {plain}").replace(
            "127.0.0.1:8765", f"127.0.0.1:{upstream}"
        )
        text = text.replace("games.example.org", "localhost")
        for kind, file in zip(("fullchain.pem", "privkey.pem"), files, strict=True):
            text = text.replace(f"/etc/letsencrypt/live/localhost/{kind}", str(file))
        places = "".join(
            f"{kind}_temp_path {folder}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        own.write_text(
            f"daemon off;\npid {folder}/pid;\nerror_log {folder}/log;\nevents {{}}\nhttp {{\n"
            f"{places}{text}\n}}\n"
        )
        command = [program, "-p", str(folder), "-e", f"{folder}/log", "-c", str(own)]
    variables = {
        "FILATURE_HOST": f"https://localhost:{port}",
        "FILATURE_UPSTREAM": f"127.0.0.1:{upstream}",
        "FILATURE_OPERATORS": "192.0.2.0/24",
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    with (folder / "said").open("wb") as said:
        running = subprocess.Popen(
            command, env={**os.environ, **variables}, stdout=said, stderr=subprocess.STDOUT
        )
    try:
        site = Site.parse(f"https://localhost:{port}")
        for _ in range(100):
            try:
                site.ask("GET", "/healthz")
                break
            except Unreachable:
                assert running.poll() is None, (folder / "said").read_text()
                time.sleep(0.1)
        yield port
    finally:
        running.terminate()
        running.wait(20)


@pytest.mark.parametrize("name", PROXIES)
def test_the_proxies_files_have_nothing_wrong(
    name: str, server: Server, files: tuple[Path, Path], tmp_path: Path
) -> None:
    with real_proxy(name, server.port, files, tmp_path) as port:
        site = dataclasses.replace(Site.parse(f"https://localhost:{port}"), plain_port=free_port())
        findings = checked(site)
    assert [finding for finding in findings if finding.state != "ok"] == []


SECRET = "SeCrEtOfAnAddress"
SECRET_PATHS = [
    f"/t/none?i={SECRET}",
    f"/api/tables/none/next?invite={SECRET}",
    f"/circle/none?i={SECRET}",
    f"/feeds/{SECRET}.ics",
    f"/notifications/confirm/{SECRET}",
    f"/notifications/leave/{SECRET}",
]


@pytest.mark.parametrize("name", PROXIES)
def test_the_proxies_log_no_secret_of_an_address(
    name: str, server: Server, files: tuple[Path, Path], tmp_path: Path
) -> None:
    """Neither of requests that are answered, nor of those that Filature is not there to answer,
    nor where it hangs up."""
    hanging, stop = hanging_up()
    for number, upstream in enumerate((server.port, free_port(), hanging)):
        folder = tmp_path / str(number)
        folder.mkdir()
        with real_proxy(name, upstream, files, folder) as port:
            site = Site.parse(f"https://localhost:{port}")
            statuses = {site.ask("GET", path).status for path in SECRET_PATHS}
            assert statuses & {502} if number else not statuses & {502}
        written = [path.read_bytes() for path in folder.rglob("*") if path.is_file()]
        assert written
        assert not [text for text in written if SECRET.encode() in text]
    stop()


def hanging_up() -> tuple[int, Callable[[], None]]:
    """Have a server that reads requests and answers nothing; return its port, and how to end it."""
    listener = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        with suppress(OSError):
            while True:
                connection, _ = listener.accept()
                connection.recv(65536)
                connection.close()

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    return listener.getsockname()[1], lambda: listener.shutdown(socket.SHUT_RDWR)
