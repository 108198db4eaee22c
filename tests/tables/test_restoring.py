"""A back-up made under load is restored whole; `python -m tests.tables.restoring` does more."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.postgres import Unavailable
from tests.setups import slow_unless
from tests.tables.restoring import round_trip, tool


@pytest.mark.parametrize("store", slow_unless(["sqlite"], ["sqlite", "postgres"]), indirect=True)
def test_a_back_up_made_under_load_is_restored_and_played_on(store: str, tmp_path: Path) -> None:
    if store.startswith("postgresql:"):
        try:
            tool("pg_restore")
        except Unavailable as reason:
            pytest.skip(str(reason))
    result = round_trip(store, tmp_path, tables=2, seconds=0.3, rng=Random(3))
    assert result.problems == []
    assert result.acknowledged
    assert result.played_on
