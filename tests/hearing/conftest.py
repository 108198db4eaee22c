"""What needs Orca is skipped, in words, where there is none."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.hearing.games import Case, Result, hear
from tests.hearing.session import missing
from tests.serving import Server, serving

RATE = 100.0

Hear = Callable[..., Result]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("tables")) as server:
        yield server


@pytest.fixture
def orca(server: Server, tmp_path: Path) -> Hear:
    """Returns what hears a case with Orca; see `hear`."""

    def run(case: Case, **more: Any) -> Result:
        if lost := missing(case.browser, languages=[case.language]):
            pytest.skip(f"not heard with a screen reader: this machine has no {', no '.join(lost)}")
        return hear(case, server.url, tmp_path / "session", **{"rate": RATE, **more})

    return run
