"""The committed build of the browser client is that of its sources, which insert no HTML."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import filature

PACKAGE = Path(filature.__file__).parent
CLIENT = PACKAGE / "web" / "client"
FOLDERS = ("src", "public", "scripts")
FILES = (
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
    "offline.html",
    "filature.webmanifest",
)


def hidden(path: Path, below: Path) -> bool:
    return any(part.startswith(".") for part in path.relative_to(below).parts)


def test_the_build_names_the_sources_it_was_made_from() -> None:
    """The algorithm stands in `client/scripts/sources-hash.mjs`; `make client` builds anew."""
    found = [
        path
        for folder in FOLDERS
        for path in (CLIENT / folder).rglob("*")
        if path.is_file() and not hidden(path, CLIENT)
    ]
    found += [CLIENT / name for name in FILES]
    found.append(PACKAGE / "core" / "languages.json")
    found += (PACKAGE / "games").glob("[!.]*/Board.svelte")
    found += [
        path
        for folder in (PACKAGE / "games").glob("[!.]*/board")
        for path in folder.rglob("*")
        if path.is_file() and not hidden(path, folder)
    ]
    named = {path.relative_to(PACKAGE).as_posix(): path for path in found}
    whole = hashlib.sha256()
    for name in sorted(named, key=str.encode):
        whole.update(name.encode() + b"\0" + named[name].read_bytes() + b"\0")
    built = (PACKAGE / "web" / "static" / "SOURCES.sha256").read_text()
    assert built == whole.hexdigest() + "\n", "the build is stale: make client"


def test_no_address_of_a_registry_is_in_the_lock_file() -> None:
    assert '"resolved"' not in (CLIENT / "package-lock.json").read_text()


def test_the_client_never_inserts_html() -> None:
    """What somebody calls themselves is text everywhere."""
    sources = [
        path
        for place in (CLIENT / "src", PACKAGE / "games")
        for kind in ("*.svelte", "*.ts")
        for path in place.rglob(kind)
    ]
    assert len(sources) > 100
    doors = re.compile(r"\{@html|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write\b")
    assert not [path.name for path in sources if doors.search(path.read_text(encoding="utf-8"))]
