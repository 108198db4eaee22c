"""The built client brings the licences of all programs and fonts in it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx2 as httpx

import filature
from tests.serving import Server

WEB = Path(filature.__file__).parent / "web"
CLIENT = WEB / "client"
GAMES = Path(filature.__file__).parent / "games"
IMPORT = re.compile(
    r"""^\s*(?:import|\}) [^"';]*from "([^."$][^"]*)"|^import "([^."$][^"]*)"|"""
    r"""url\("([^."#][^"]*)"\)""",
    re.M,
)
ENTRY = re.compile(r"^-{72}\n\n(\S+) (\S+) \(([\w.-]+)\)\n\n", re.M)


def notices() -> dict[str, tuple[str, str]]:
    """Return the packages of the notices, each with its version and the text of its licence."""
    text = (WEB / "static" / "notices.txt").read_text(encoding="utf-8")
    found = list(ENTRY.finditer(text))
    ends = [one.start() for one in found[1:]] + [len(text)]
    return {one[1]: (one[2], text[one.end() : end]) for one, end in zip(found, ends, strict=True)}


def imported() -> set[str]:
    """Return the packages that the sources of the client import, or take a font from."""
    found: set[str] = set()
    places = [*(CLIENT / "src").rglob("*"), *GAMES.rglob("*")]
    for path in places:
        if path.suffix in (".ts", ".svelte", ".css"):
            for names in IMPORT.findall(path.read_text(encoding="utf-8")):
                parts = next(filter(None, names)).split("/")
                found.add("/".join(parts[: 2 if parts[0].startswith("@") else 1]))
    return found


def test_every_package_that_the_client_imports_is_in_the_notices() -> None:
    """Whatever these bring along, a test of the client's finds in the build itself."""
    found = imported()
    assert {"svelte", "@fluent/bundle", "@fontsource/special-elite"} <= found
    assert found <= set(notices())


def test_each_has_the_version_of_the_lock_file_and_a_text() -> None:
    lock = json.loads((CLIENT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name, (version, text) in notices().items():
        assert lock[f"node_modules/{name}"]["version"] == version, "make client"
        assert "Copyright" in text or "Licensor" in text
        assert len(text) > 500


def test_they_are_served_as_text_and_the_page_links_to_them(server: Server) -> None:
    path = "/static/notices.txt"
    answer = httpx.get(f"{server.url}{path}")
    assert (answer.status_code, answer.headers["content-type"]) == (
        200,
        "text/plain; charset=utf-8",
    )
    page = CLIENT / "src" / "owndata" / "OwnDataPage.svelte"
    assert f'href="{path}"' in page.read_text(encoding="utf-8")
