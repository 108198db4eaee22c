"""The page `docs/study.md`: every block is run, and must print what the page says it prints."""

from __future__ import annotations

import doctest
import re
import shlex
from importlib.util import find_spec
from pathlib import Path

import pytest

from filature.cli import main
from tests.test_readme import MarkdownParser

PAGE = Path(__file__).parents[2] / "docs" / "study.md"
PARTS = dict(
    part.split("\n", 1) for part in re.split("^## ", PAGE.read_text("utf-8"), flags=re.M)[1:]
)
NEEDED = {"OpenSpiel": "pyspiel", "PettingZoo": "pettingzoo", "Many games at once": "jax"}


@pytest.mark.parametrize("heading", PARTS)
def test_the_blocks_of_a_part_run_as_printed(
    heading: str, capsys: pytest.CaptureFixture[str]
) -> None:
    needed = NEEDED.get(heading)
    if needed and find_spec(needed) is None:
        pytest.skip(f"{needed} is not installed here")
    blocks = 0
    for block in re.findall(r"^```sh\n(.*?)^```", PARTS[heading], flags=re.M | re.S):
        for line in block.splitlines():
            command, *arguments = shlex.split(line)
            assert command == "filature"
            assert main(arguments) == 0
            blocks += 1
    page = MarkdownParser().get_doctest(PARTS[heading], {}, heading, str(PAGE), 0)
    result = doctest.DocTestRunner().run(page)
    assert result.failed == 0, capsys.readouterr().out
    assert result.attempted + blocks > 0
