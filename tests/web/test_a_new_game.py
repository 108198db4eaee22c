"""The walkthrough of `docs/a-new-game.md`, followed to the letter."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.run_command import run_command
from tests.serving import serving
from tests.web.chromium import visit
from tests.web.keyboard_player import KeyboardPlayer, play

WALKTHROUGH = Path(__file__).parents[2] / "docs" / "a-new-game.md"
FILE = re.compile(r"\*\*`([\w./]+)`\*\*\n\n```\w+\n(.*?)```", re.S)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """Write the files that the walkthrough shows."""
    for name, content in FILE.findall(WALKTHROUGH.read_text(encoding="utf-8")):
        path = tmp_path / "my-games" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return tmp_path / "my-games"


def run(place: Path, *command: str, said: str = "") -> str:
    environment = {**os.environ, "FILATURE_GAMES": str(place)}
    return run_command(sys.executable, *command, env=environment, said=said)


def test_the_new_game_conforms(place: Path) -> None:
    assert "Three cups conforms." in run(place, str(place / "check.py"))


def test_a_leak_in_it_is_told_as_the_walkthrough_says(place: Path) -> None:
    view = place / "three_cups" / "view.py"
    text = view.read_text(encoding="utf-8")
    view.write_text(re.sub(r"return self if viewer in .* else Hidden.*", "return self", text))
    environment = {**os.environ, "FILATURE_GAMES": str(place)}
    done = subprocess.run(
        [sys.executable, "-m", "filature.testing", "three_cups"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert f"```text\n{done.stdout}```" in WALKTHROUGH.read_text(encoding="utf-8")


def test_the_new_game_is_in_the_catalogue_and_its_records_replay(place: Path) -> None:
    assert "three_cups" in run(place, "-m", "filature.cli", "games")
    record = run(place, "-m", "filature.cli", "simulate", "three_cups", "--seed", "1")
    assert run(place, "-m", "filature.cli", "verify", "-", said=record).startswith("ok")


def test_the_new_game_is_played_in_the_terminal(place: Path) -> None:
    play = ["-m", "filature.cli", "play", "three_cups", "--lang", "en", "--seed", "1"]
    bot = ["--bots", "ref-search", "--option", "rounds=2"]
    said = run(place, *play, *bot, said="cup 2\ncup 1\nquit\n")
    assert "You hide the ball under cup 2." in said
    assert "The game is over" in said


@pytest.mark.slow
@pytest.mark.browser
def test_the_new_game_is_played_in_the_browser_on_the_generic_board(
    place: Path, tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FILATURE_GAMES", str(place))
    with serving(tmp_path) as server:
        player = KeyboardPlayer(visit(browser, server.url, "en-GB"), seed=1)
        player.play_game("three_cups")
        play(player)
        assert "all rounds are played" in player.page.inner_text("main")
