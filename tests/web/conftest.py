"""One Chromium and one server for all tests of a worker; what a test opened is closed after it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.serving import Server, serving
from tests.web.chromium import CHROMIUM, SHARED

expect.set_options(timeout=20_000)
"""Milliseconds for which something is waited for: nothing is said of speed by it."""


@pytest.fixture(scope="module")
def chromium() -> Browser:
    if not Path(CHROMIUM).exists():
        if os.environ.get("CI"):
            pytest.fail("no Chromium: browser not tested")
        pytest.skip("no Chromium on this machine: browser not tested")
    return SHARED.started()


@pytest.fixture
def browser(chromium: Browser) -> Iterator[Browser]:
    before = chromium.contexts
    yield chromium
    for context in chromium.contexts:
        if context not in before:
            context.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("tables")) as server:
        yield server
