"""The walkthrough of `docs/a-new-game.md`, followed to the letter."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tests.serving import serving
from tests.web.chromium import CHROMIUM, launch
from tests.web.keyboard_player import KeyboardPlayer

WALKTHROUGH = Path(__file__).parent.parent / "docs" / "a-new-game.md"
FILE = re.compile(r"\*\*`([\w./]+)`\*\*\n\n```\w+\n(.*?)```", re.S)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """Write the files that the walkthrough shows."""
    for name, content in FILE.findall(WALKTHROUGH.read_text(encoding="utf-8")):
        path = tmp_path / "my-games" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return tmp_path / "my-games"


def run(place: Path, *command: str, said: str | None = None) -> str:
    done = subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "FILATURE_GAMES": str(place)},
        input=said,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_new_game_conforms(place: Path) -> None:
    assert "Three cups conforms." in run(place, str(place / "check.py"))


def test_the_new_game_is_in_the_catalogue_and_its_records_replay(place: Path) -> None:
    assert "three_cups" in run(place, "-m", "filature.cli", "games")
    record = run(place, "-m", "filature.cli", "simulate", "three_cups", "--seed", "1")
    assert run(place, "-m", "filature.cli", "verify", "-", said=record).startswith("ok")


def test_the_new_game_is_played_in_the_terminal(place: Path) -> None:
    play = ["-m", "filature.cli", "play", "three_cups", "--lang", "en", "--seed", "1"]
    said = run(place, *play, "--option", "rounds=2", said="cup 2\ncup 1\nquit\n")
    assert "You hide the ball under cup 2." in said
    assert "The game is over" in said


@pytest.mark.browser
def test_the_new_game_is_played_in_the_browser_on_the_generic_board(
    place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not Path(CHROMIUM).exists():
        if os.environ.get("CI"):
            pytest.fail("no Chromium: browser not tested")
        pytest.skip("no Chromium on this machine: browser not tested")
    monkeypatch.setenv("FILATURE_GAMES", str(place))
    with serving(tmp_path) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_context(locale="en-GB", reduced_motion="reduce").new_page()
        page.goto(server.url)
        player = KeyboardPlayer(page, seed=1)
        player.pick_game("three_cups")
        player.activate("#play-bot")
        page.wait_for_selector("#decision, #ask")
        while not player.over:
            if player.asked:
                player.decide()
            else:
                page.wait_for_timeout(20)
        assert "all rounds are played" in page.inner_text("main")
        browser.close()
