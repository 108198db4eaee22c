"""The icons for home screens: the manifest names files that are there, of the size it says."""

from __future__ import annotations

import struct

from starlette.testclient import TestClient

from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.web.app import create_app


def test_every_icon_is_served_in_its_size() -> None:
    with TestClient(
        create_app(Lobby(SqliteStore(":memory:"))), base_url="http://localhost"
    ) as client:
        manifest = client.get("/static/filature.webmanifest").json()
        purposes = {(icon["purpose"], icon["sizes"]) for icon in manifest["icons"]}
        assert {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")} <= purposes
        pictures = [(icon["src"], icon["sizes"]) for icon in manifest["icons"]]
        for path, sizes in [*pictures, ("/static/apple-touch-icon.png", "180x180")]:
            answer = client.get(path)
            assert answer.status_code == 200
            if sizes != "any":
                assert answer.headers["content-type"] == "image/png"
                assert size_of(answer.content) == tuple(map(int, sizes.split("x")))
        assert '"/static/apple-touch-icon.png"' in client.get("/").text


def size_of(png: bytes) -> tuple[int, int]:
    """Read width and height of a PNG picture from its first block."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height
