"""The pages of `docs/`: their links lead somewhere, and what they show is run as printed.

On each page, in order and in one empty folder: a block after a line with a file's name alone is
written to that file; other `python` blocks are run; of `sh` blocks every line is run. A `text` or
`json` block right after an `sh` block says what is printed, line for line, with `…` for lines left
out. A block that is only to be looked at is `text` or `json` after a sentence.
`http://127.0.0.1:8765` is a server that is started for the page. `a-new-game.md` has a test of its
own.
"""

from __future__ import annotations

import os
import re
import runpy
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote

import pytest

from filature.games import catalogue
from tests.run_command import run_command
from tests.serving import serving

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.glob("**/*.md"))
RULES = sorted(ROOT.glob("filature/games/*/RULES.md"))
TEXTS = [*PAGES, *RULES, *sorted(ROOT.glob("*.md"))]
SERVER = "http://127.0.0.1:8765"

FENCE = re.compile(r"^```(\w+)[^\n]*\n(.*?)^```$", re.S | re.M)
NAMED = re.compile(r"\*\*`([\w./-]+)`\*\*\s*\Z")
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")


class Block(NamedTuple):
    """A block of code: its language, the text, its file's name, what is said to be printed."""

    language: str
    text: str
    name: str | None
    printed: list[str] | None


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text(encoding="utf-8")
    found = list(FENCE.finditer(text))
    after: int | None = None
    for at, block in enumerate(found):
        if at == after:
            continue
        name = NAMED.search(text[: block.start()])
        printed = None
        if block[1] == "sh" and at + 1 < len(found):
            follows = found[at + 1]
            if follows[1] in ("text", "json") and not text[block.end() : follows.start()].strip():
                printed, after = follows[2].splitlines(), at + 1
        yield Block(block[1], block[2], name[1] if name else None, printed)


def anchors(page: Path) -> set[str]:
    """Return the names of a page's headings, as the site makes them."""
    titles = re.findall(r"^#+ (.*)$", FENCE.sub("", page.read_text(encoding="utf-8")), re.M)
    plain = (re.sub(r"[^\w\s-]", "", title).strip().lower() for title in titles)
    return {re.sub(r"[-\s]+", "-", title) for title in plain}


@pytest.mark.parametrize("page", TEXTS, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(FENCE.sub("", page.read_text(encoding="utf-8"))):
        if re.match(r"https?:|mailto:", link):
            continue
        path, _, anchor = unquote(link).partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), f"{page.name}: {link}"
        if anchor:
            assert anchor in anchors(target), f"{page.name}: {link}"


def test_every_page_is_reached_from_the_contents() -> None:
    contents = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    shown = [str(page.relative_to(DOCS)) for page in PAGES]
    for page in [*shown, *(f"rules/{page.parent.name}.md" for page in RULES)]:
        assert f": {page}\n" in contents, f"not in the nav of mkdocs.yml: {page}"


def test_the_site_links_the_rules_of_the_games_both_ways() -> None:
    """They lie in the games' folders; on the site, in `rules/` beside the pages of docs/."""
    assert len(RULES) == len(catalogue())
    hook = runpy.run_path(str(ROOT / "setup" / "docs_games.py"))
    shown = {f"rules/{page.parent.name}.md" for page in RULES}
    for page in RULES:
        links = LINK.findall(hook["for_site"](page.read_text(encoding="utf-8")))
        assert links
        for link in links:
            assert (DOCS / "rules" / link.partition("#")[0]).resolve() in PAGES, link
    page = DOCS / "rules.md"
    linked = LINK.findall(hook["to_site"](page.read_text(encoding="utf-8"), page))
    assert shown <= set(linked)


def test_the_site_has_no_link_to_files_outside_the_documentation() -> None:
    """mkdocs warns of such links, and its warnings are errors in `make docs`."""
    to_site = runpy.run_path(str(ROOT / "setup" / "docs_games.py"))["to_site"]
    left = []
    for page in PAGES:
        for link in LINK.findall(to_site(page.read_text(encoding="utf-8"), page)):
            path = link.partition("#")[0]
            if path and not re.match(r"https?:|mailto:|rules/", link):
                left += [link] if DOCS not in (page.parent / path).resolve().parents else []
    assert left == []
    assert to_site("[`a.py`](../examples/a.py), [b](b.md)", DOCS / "c.md") == "`a.py`, [b](b.md)"


ELSEWHERE = ("a-new-game.md", "api.md", "host.md", "study.md")
"""Pages with a test of their own, or that need a machine of their own."""

RUN = [page for page in PAGES if page.name not in ELSEWHERE]
RUN = [page for page in RUN if any(block.language in ("python", "sh") for block in blocks(page))]


@pytest.mark.parametrize("page", RUN, ids=lambda page: page.name)
def test_what_a_page_shows_is_so(page: Path, tmp_path: Path) -> None:
    place = tmp_path / "place"
    place.mkdir()
    (place / "examples").symlink_to(ROOT / "examples")
    tools = tmp_path / "tools"
    tools.mkdir()
    for name, command in (("filature", '-m filature.cli "$@"'), ("python", '"$@"')):
        (tools / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {command}\n')
        (tools / name).chmod(0o755)
    environment = {
        **os.environ,
        "PATH": f"{tools}:{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT),
        "XDG_DATA_HOME": str(tmp_path / "data"),
    }
    shown = list(blocks(page))
    if any(SERVER in block.text for block in shown if block.language == "sh"):
        with serving(tmp_path) as server:
            run(shown, place, environment, server.url)
    else:
        run(shown, place, environment, SERVER)


def run(shown: list[Block], place: Path, environment: dict[str, str], server: str) -> None:
    for block in shown:
        if block.name:
            (place / block.name).write_text(block.text, encoding="utf-8")
            continue
        if block.language == "python":
            command = [sys.executable, "-c", block.text]
        elif block.language == "sh":
            command = ["sh", "-e", "-c", runnable(block.text).replace(SERVER, server)]
        else:
            continue
        output = run_command(*command, cwd=place, env=environment)
        if block.printed is not None:
            printed = iter(output.splitlines())
            for line in block.printed:
                assert line in ("", "…") or line in printed, f"not printed: {line}\n{output}"


def runnable(commands: str) -> str:
    """Leave Node's commands out where Node is not there."""
    if shutil.which("node"):
        return commands
    return "\n".join(line for line in commands.splitlines() if "node " not in line)
