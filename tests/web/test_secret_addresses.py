"""Which addresses hold a secret is told, and none of them is logged."""

from __future__ import annotations

import re
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx2 as httpx
import pytest
from starlette.routing import Route
from websockets.sync.client import connect

import filature
from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.web.app import create_app
from tests.asgi_client import encoded
from tests.serving import Server

PACKAGE = Path(filature.__file__).parent
SECURITY = PACKAGE.parent / "SECURITY.md"

SECRET_QUERIES = {"i", "invite"}
PLAIN_QUERIES = {"as", "day", "from", "have", "language", "season"}
"""Which seat, which day, from where on…: they open nothing."""
READ = re.compile(
    r"""(?:query_params|query)(?:\.get\(|\[)"(\w+)"|\.number\("(\w+)"|"(\w+)" in \S*quer"""
)


def documented() -> str:
    """Return what is told of addresses that hold a secret."""
    text = SECURITY.read_text(encoding="utf-8")
    return text.partition("**Addresses that hold a secret**")[2].partition("\n- **")[0]


def test_every_query_that_the_server_reads_is_known_to_be_secret_or_not() -> None:
    found: set[str] = set()
    for path in (PACKAGE / "web").rglob("*.py"):
        for names in READ.findall(path.read_text(encoding="utf-8")):
            found |= set(names) - {""}
    assert found == SECRET_QUERIES | PLAIN_QUERIES


def test_every_address_that_holds_a_secret_is_told() -> None:
    told = documented()
    for name in SECRET_QUERIES:
        assert f"?{name}=…" in told
    routes = create_app(Lobby(SqliteStore(":memory:"))).routes
    paths = [route.path for route in routes if isinstance(route, Route)]
    secret = [path for path in paths if "{secret}" in path]
    assert len(secret) == 3
    for path in secret:
        assert path.replace("{secret}", "…").partition("…")[0] + "…" in told
    # Other parts of a path are labels: tables, circles, games, files.
    labels = {name for path in paths for name in re.findall(r"\{(\w+)", path)} - {"secret"}
    assert labels == {"circle", "event", "form", "game", "language", "number", "path", "table"}


SECRET = "SeCrEtOfAnAddress"
PATHS = [
    f"/t/none?i={SECRET}",
    f"/t/{SECRET}/replay?i={SECRET}",
    f"/circle/none?i={SECRET}",
    f"/api/circles/none?i={SECRET}",
    f"/api/tables/none/next?invite={SECRET}",
    f"/api/tables/{SECRET}/next?invite={SECRET}&have={SECRET}",
    f"/feeds/{SECRET}.ics",
    f"/notifications/confirm/{SECRET}",
    f"/notifications/leave/{SECRET}",
    f"/nowhere/{SECRET}",
]


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("store", ["there", "broken"])
def test_a_server_logs_no_path_and_no_address(tmp_path: Path, form: str, store: str) -> None:
    """Whether requests are answered, refused, wrong, or fail."""
    server = Server(tmp_path, more=["--log-format", form])
    server.start()
    if store == "broken":
        with closing(sqlite3.connect(server.store, isolation_level=None)) as file:
            for table in ("holders", "tables", "channels", "circles"):
                file.execute(f"drop table if exists {table}")
    with httpx.Client(base_url=server.url) as client:
        statuses = {client.get(path).status_code for path in PATHS}
        statuses |= {client.post(path, content=b"{").status_code for path in PATHS}
    assert 404 in statuses
    assert (503 in statuses) is (store == "broken")
    address = f"ws://127.0.0.1:{server.port}/api/tables/none/live?invite={SECRET}"
    with connect(address) as live:
        live.send(encoded({"type": "hello", "protocol": 1, "invite": SECRET}).decode())
        live.recv(timeout=20)
    for wrong in (f"GET /{SECRET}\r\n\r\n", f"GET /{SECRET} HTTP/1.1\r\n{SECRET}\r\n\r\n"):
        with socket.create_connection(("127.0.0.1", server.port)) as raw:
            raw.sendall(wrong.encode())
            raw.recv(1000)
    printed = server.stop()
    assert ("store does not answer" in printed or "StoreDown" in printed) is (store == "broken")
    assert SECRET not in printed
    assert "127.0.0.1" not in printed
