"""One Chromium for the tests of a file, one server for all tests."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.serving import Server, serving
from tests.web.chromium import CHROMIUM, launch

expect.set_options(timeout=20_000)
"""Milliseconds for which something is waited for: nothing is said of speed by it."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if not Path(CHROMIUM).exists():
        if os.environ.get("CI"):
            pytest.fail("no Chromium: browser not tested")
        pytest.skip("no Chromium on this machine: browser not tested")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("tables")) as server:
        yield server
