"""Real proxies with the files of `deploy/`: the doctor finds nothing wrong, and no log a secret."""

from __future__ import annotations

import dataclasses
import os
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from filature.commands.deployment.from_outside import from_outside
from filature.commands.deployment.site import Site, Unreachable
from tests.commands.faulty_proxy import certificate
from tests.serving import Server, free_port, serving

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return certificate(tmp_path_factory.mktemp("tls"))


@pytest.fixture(autouse=True)
def trusted(files: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(files[0]))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("proxied"), proxied=True) as running:
        yield running


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
        text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
        text = text.replace("listen 80", f"listen 127.0.0.1:{plain}").replace(
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
        findings = list(from_outside(site))
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
