"""How much the property tests try, in which order, and the stores that tests of tables run over.

FILATURE_TESTS chooses: `fast` by default, `more` in `make test-all`, `full` for very many.
"""

import gc
import os
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.postgres import Postgres, Unavailable, postgres
from tests.setups import left_to_test_all
from tests.web.chromium import SHARED

slow_is_meant = [
    HealthCheck.too_slow,
    HealthCheck.data_too_large,
    HealthCheck.function_scoped_fixture,
]
for profile, examples in {"fast": 10, "more": 30, "full": 400}.items():
    settings.register_profile(
        profile,
        max_examples=examples,
        deadline=None,
        derandomize=profile != "full",
        database=None,
        suppress_health_check=slow_is_meant,
    )
settings.load_profile(os.environ.get("FILATURE_TESTS", "fast"))

# Compiling kernels takes longer than playing with them here.
os.environ.setdefault("XLA_FLAGS", "--xla_backend_optimization_level=0")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect garbage seldom, and never among what was imported and collected: that lasts."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what only `make test-all` runs, and put files of browser tests first.

    These take longest, and then Chromium is started once.
    """
    left = left_to_test_all()
    for item in items:
        if item.nodeid in left or item.nodeid.partition("[")[0] in left:
            item.add_marker(pytest.mark.slow)
    tests = Counter(item.path for item in items)
    others = Counter(item.path for item in items if not in_browser(item))
    items.sort(key=lambda item: (others[item.path] / tests[item.path], not in_browser(item)))


def pytest_runtest_setup(item: pytest.Item) -> None:
    if not in_browser(item):
        SHARED.stop()


def in_browser(item: pytest.Item) -> bool:
    return item.get_closest_marker("browser") is not None


def pytest_sessionfinish() -> None:
    SHARED.stop()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """A PostgreSQL; where there is none, the tests that need it are skipped and say why."""
    server = postgres()
    try:
        running = server.__enter__()
    except Unavailable as reason:
        pytest.skip(str(reason))
    try:
        yield running
    finally:
        server.__exit__(None, None, None)


@pytest.fixture
def database(postgres_server: Postgres) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    with postgres_server.database() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The name of an empty store of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    address: str = request.getfixturevalue("database")
    return address
