"""The list of what is left to `make test-all` names tests that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.setups import left_to_test_all

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("line", sorted(left_to_test_all()))
def test_what_is_left_to_test_all_is_there(line: str) -> None:
    file, _, name = line.partition("[")[0].partition("::")
    assert re.search(rf"^def {name}\(", (ROOT / file).read_text(encoding="utf-8"), flags=re.M)
