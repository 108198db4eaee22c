"""The examples in the README are run, and must print what the README says they print."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


class MarkdownParser(doctest.DocTestParser):
    """Reads examples between fences, which would pass for output otherwise."""

    def parse(self, string: str, name: str = "<string>") -> list[str | doctest.Example]:
        return super().parse(re.sub(r"^```.*$", "", string, flags=re.MULTILINE), name)


def test_the_examples_in_the_readme_run_as_printed() -> None:
    result = doctest.testfile(
        str(README), module_relative=False, parser=MarkdownParser(), encoding="utf-8"
    )
    assert result.attempted > 0
    assert result.failed == 0
