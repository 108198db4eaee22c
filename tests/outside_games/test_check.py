"""`python -m filature.testing GAME`, as the author of a game calls it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

from filature.core.game import Outcome
from filature.testing import suite
from filature.testing.words import message_ids
from tests.outside_games.liars.rules import Liars, State

HERE = Path(__file__).parent


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """Return a folder of games of its own, with Liars in it."""
    copytree(HERE / "liars", tmp_path / "liars", ignore=lambda *_: {"__pycache__"})
    return tmp_path


def check(place: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "filature.testing", *arguments],
        env={**os.environ, "FILATURE_GAMES": str(place)},
        capture_output=True,
        text=True,
        check=False,
    )


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_a_game_that_conforms(place: Path) -> None:
    done = check(place, "liars", "--games", "3")
    assert (done.returncode, done.stdout) == (0, "liars conforms.\n"), done


def test_a_game_that_leaks_is_told_in_a_line(place: Path) -> None:
    change(
        place / "liars" / "view.py",
        "return self if viewer in (self.seat, TRUTH) else Answered(self.seat, None)",
        "return self",
    )
    done = check(place, "liars", "--games", "3")
    assert done.returncode == 1
    assert done.stdout.count("\n") == 1
    assert "is told what seat 1 chose by the sealed event answered: told[0].doubt: " in done.stdout


def test_words_that_cannot_be_read_are_told_with_their_line(place: Path) -> None:
    """Said by the suite itself where the game's folder is not loaded as one from outside."""
    words = place / "liars" / "en.ftl"
    change(words, "line-card = ", "line card = ")
    lines = words.read_text(encoding="utf-8").splitlines()
    line = 1 + next(at for at, text in enumerate(lines) if text.startswith("line card"))
    with pytest.raises(AssertionError, match=rf"en\.ftl:{line}: cannot read 'line card = "):
        message_ids(place / "liars", "en")


def test_a_fault_of_the_rules_names_the_set_up() -> None:
    class ForgetsTheEnd(Liars):
        def outcome(self, state: State) -> Outcome | None:
            return None

    with pytest.raises(AssertionError, match=r"^liars, 3 seats \{'rounds': 1\}: "):
        suite.check(ForgetsTheEnd(3, {"rounds": 1}), games=1)


def test_a_game_that_fails_is_told_with_its_line(place: Path) -> None:
    rules = place / "liars" / "rules.py"
    change(rules, "state.high = move == HIGH\n", "state.high = moves == HIGH\n")
    lines = rules.read_text(encoding="utf-8").splitlines()
    line = next(at for at, text in enumerate(lines, 1) if "moves == HIGH" in text)
    done = check(place, "liars", "--games", "3")
    assert done.returncode == 1
    assert done.stdout.startswith(f"{rules}:{line}: NameError: ")
    assert "Traceback" not in done.stderr


def test_a_game_that_is_not_there(place: Path) -> None:
    done = check(place, "lairs")
    assert done.returncode == 2
    assert "there is no game 'lairs'" in done.stderr
    assert "liars" in done.stderr
