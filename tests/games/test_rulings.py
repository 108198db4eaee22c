"""The rulings of the games' pages: each is cited by a test, and no other is cited anywhere.

`docs/rules.md` says how rulings are cited, in a game's folders and elsewhere.
A test cites a ruling by its name, its docstring or a comment in it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from filature.games import catalogue

ROOT = Path(__file__).parents[2]
GAMES = list(catalogue())
PLACES = ("benchmarks", "deploy", "docs", "examples", "filature", "setup", "tests")
LEFT_OUT = {"__pycache__", "node_modules", "static", "playthroughs"}
WRITTEN = {".css", ".ftl", ".js", ".json", ".md", ".py", ".sh", ".svelte", ".toml", ".ts", ".yml"}
MARKS = {"rulebook", "inferred", "house"}

RULING = re.compile(r"^- \*\*(R\d+)\*\* \(([^)]*)\) \S", re.M)
BEGUN = re.compile(r"^- \*\*R\d+\*\*", re.M)
CITED = re.compile(r"(?:(?<!\w)(\w+) )?(?<![A-Za-z0-9])(R\d+)(?![A-Za-z0-9])")

Ruling = tuple[str, str]
"""A game's id, and the number."""


def rulings(page: str) -> dict[str, set[str]]:
    """Return the marks of each ruling of a page."""
    return {ruling: set(re.findall(r"\*(\w+)\*", marks)) for ruling, marks in RULING.findall(page)}


def page_of(game: str) -> str:
    return (ROOT / "filature" / "games" / game / "RULES.md").read_text(encoding="utf-8")


def home_of(file: Path) -> str | None:
    """Return the game in whose folder a file is."""
    parts = file.parts
    at_home = len(parts) > 3 and parts[:2] in (("filature", "games"), ("tests", "games"))
    return parts[2] if at_home and parts[2] in GAMES else None


def citations(text: str, home: str | None) -> Iterator[tuple[str | None, str]]:
    """Find the rulings that a text cites; no game where the text does not say of which."""
    for named, ruling in CITED.findall(text):
        yield named if named in GAMES else home, ruling


def wrong_citations(text: str, file: Path, known: set[Ruling]) -> list[str]:
    """Say which citations of a file name no ruling."""
    return [
        f"{file}: {game or 'of which game?'} {ruling}"
        for game, ruling in citations(text, home_of(file))
        if (game, ruling) not in known
    ]


def cited_by_tests(source: str, home: str | None) -> set[tuple[str | None, str]]:
    """Return what the tests of a module cite; what else stands in the module does not count."""
    lines = source.splitlines()
    return {
        cited
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test_")
        for cited in citations("\n".join(lines[node.lineno - 1 : node.end_lineno]), home)
    }


def files() -> list[Path]:
    """List all files in which something is written for people."""
    found = [
        file
        for place in PLACES
        for file in (ROOT / place).rglob("*")
        if file.suffix in WRITTEN and not LEFT_OUT & set(file.relative_to(ROOT).parts)
    ]
    return sorted([*found, *ROOT.glob("*.md")])


KNOWN = {(game, ruling) for game in GAMES for ruling in rulings(page_of(game))}


@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_numbered_without_a_gap_and_marked(game: str) -> None:
    page = page_of(game)
    found = rulings(page)
    assert list(found) == [f"R{number}" for number in range(1, len(found) + 1)]
    assert len(BEGUN.findall(page)) == len(found), "a ruling has no marks"
    assert [ruling for ruling, marks in found.items() if not marks or marks - MARKS] == []


def test_every_ruling_that_is_cited_is_on_its_games_page() -> None:
    wrong = []
    seen = 0
    for file in files():
        text = file.read_text(encoding="utf-8")
        seen += len(list(citations(text, None)))
        wrong += wrong_citations(text, file.relative_to(ROOT), KNOWN)
    assert wrong == []
    assert seen > len(KNOWN)


def test_every_ruling_is_cited_by_a_test() -> None:
    cited: set[tuple[str | None, str]] = set()
    for file in (ROOT / "tests").rglob("test_*.py"):
        cited |= cited_by_tests(file.read_text(encoding="utf-8"), home_of(file.relative_to(ROOT)))
    assert sorted(KNOWN - cited) == []


# What these tests find. The numbers are put together, so that this file cites none of them.


@pytest.mark.parametrize(
    ("file", "text", "wrong"),
    [
        ("filature/games/kryptos/rules.py", "# {}1", False),
        ("filature/games/kryptos/rules.py", "# {}99", True),
        ("filature/games/kryptos/board/words.ts", "// see {}99.", True),
        ("filature/games/kryptos/en.ftl", "# ({}99)", True),
        ("tests/games/kryptos/test_rules.py", "def test_{}99_is_so() -> None:", True),
        ("tests/games/kryptos/test_rules.py", "def test_{}1_is_so() -> None:", False),
        ("docs/bots.md", "(kryptos {}1)", False),
        ("docs/bots.md", "(kryptos {}99)", True),
        ("docs/bots.md", "({}1)", True),
        ("docs/bots.md", "kryptos {}1, {}2", True),
        ("tests/games/test_options.py", "# kryptos {}1", False),
        ("tests/games/test_options.py", "# {}1", True),
        ("docs/bots.md", "SECP256{0}1 and {0}2D2", False),
    ],
)
def test_a_citation_of_no_ruling_is_found(file: str, text: str, wrong: bool) -> None:
    assert (
        bool(wrong_citations(text.replace("{0}", "{}").replace("{}", "R"), Path(file), KNOWN))
        is wrong
    )


@pytest.mark.parametrize(
    ("source", "cites"),
    [
        ("def test_{}7_holds() -> None:\n    pass", True),
        ('def test_it() -> None:\n    """{}7: so."""', True),
        ("def test_it() -> None:\n    pass  # {}7", True),
        ("class TestIt:\n    async def test_it(self) -> None:\n        # {}7\n        pass", True),
        ('"""The rulings up to {}7."""', False),
        ("# {}7\n\n\ndef test_it() -> None:\n    pass", False),
        ("def helper() -> None:\n    pass  # {}7", False),
    ],
)
def test_only_a_test_counts_as_a_test_that_cites(source: str, cites: bool) -> None:
    assert (("kryptos", "R" + "7") in cited_by_tests(source.replace("{}", "R"), "kryptos")) is cites


@pytest.mark.parametrize(
    "line", ["- **{}1** A rule.", "- **{}1** () A rule.", "- **{}1** (*guess*) A."]
)
def test_a_ruling_without_its_mark_is_found(line: str) -> None:
    page = line.replace("{}", "R")
    assert BEGUN.search(page)
    assert not any(marks and marks <= MARKS for marks in rulings(page).values())
