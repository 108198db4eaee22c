"""A broken game from outside is told with its file and line, and stops nothing else."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from types import ModuleType
from typing import Any
from urllib.request import urlopen

import pytest

from filature import games
from filature.arena.match import play_evenly
from filature.games.loading import Loaded, load_games, misnamed_folders
from filature.tables.error_log import log_error
from tests.outside_games.liars.rules import Liars

HERE = Path(__file__).parent
Break = Callable[[Path], str]
"""Breaks a game in a folder; returns what must be said of it."""


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """Return a folder of games of its own, with Liars in it."""
    copytree(HERE / "liars", tmp_path / "games" / "liars", ignore=lambda *_: {"__pycache__"})
    return tmp_path / "games"


def filature(
    place: str | Path, *arguments: str, said: str = "", status: int = 0
) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "filature.cli", *arguments],
        env={**os.environ, "FILATURE_GAMES": str(place)},
        input=said,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == status, done
    assert "Traceback" not in done.stdout + done.stderr
    return done


def syntax_error(game: Path) -> str:
    return added(game / "rules.py", "\ndef broken(:\n")


def exception_at_import(game: Path) -> str:
    return f"{added(game / 'view.py', chr(10) + '1 / 0' + chr(10))}: ZeroDivisionError: division by"


def exit_at_import(game: Path) -> str:
    return f"{added(game / 'rules.py', chr(10) + 'raise SystemExit(3)' + chr(10))}: SystemExit: 3"


def no_game(game: Path) -> str:
    (game / "__init__.py").write_text("", encoding="utf-8")
    return f"{game}/__init__.py: it has no GAME"


def no_package(game: Path) -> str:
    (game / "__init__.py").unlink()
    return f"{game}/__init__.py: it has no GAME"


def something_else(game: Path) -> str:
    (game / "__init__.py").write_text("GAME = 7\n", encoding="utf-8")
    return f"{game}/__init__.py: its GAME is no Game"


def another_id(game: Path) -> str:
    rules = game / "rules.py"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(text.replace('id = "liars"', 'id = "lairs"'), encoding="utf-8")
    return f"{rules}: its id is 'lairs', not that of its folder"


def bad_words(game: Path) -> str:
    return added(game / "en.ftl", "\ntold answered = Somebody answers\n") + ": not a Fluent message"


def words_in_no_encoding(game: Path) -> str:
    (game / "fr.ftl").write_bytes(b"name = Menteurs \xe9\n")
    return f"{game}/fr.ftl: 'utf-8' codec can't decode"


def no_words(game: Path) -> str:
    (game / "en.ftl").unlink()
    return f"{game}: it has no en.ftl"


def no_name(game: Path) -> str:
    (game / "fr.ftl").write_text("tagline = Rien\n", encoding="utf-8")
    return f"{game}/fr.ftl: there is no message name"


def broken_bots(game: Path) -> str:
    (game / "bot.py").write_text("from nowhere import BOTS\n", encoding="utf-8")
    return f"{game}/bot.py:1: ModuleNotFoundError: "


def no_bots(game: Path) -> str:
    (game / "bot.py").write_text("", encoding="utf-8")
    return f"{game}/bot.py: it has no BOTS"


def added(file: Path, text: str) -> str:
    """Add a line after an empty one to a file; return the file with the number of that line."""
    before = file.read_text(encoding="utf-8")
    file.write_text(before + text, encoding="utf-8")
    return f"{file}:{before.count(chr(10)) + 2}"


BREAKS = (
    syntax_error,
    exception_at_import,
    exit_at_import,
    no_game,
    no_package,
    something_else,
    another_id,
    bad_words,
    words_in_no_encoding,
    no_words,
    no_name,
    broken_bots,
    no_bots,
)


def loaded(place: Path, monkeypatch: pytest.MonkeyPatch, *more: Path) -> Loaded:
    """Load the games of folders as those of a package of their own."""
    package = ModuleType(f"games_in_{place.parent.name}")
    package.__path__ = [str(place)]
    monkeypatch.setitem(sys.modules, package.__name__, package)
    return load_games(package.__name__, ["nothing ships", str(place), *map(str, more)])


@pytest.mark.parametrize("broken", BREAKS)
def test_a_broken_game_is_told_with_its_place_and_the_next_is_loaded(
    broken: Break, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    next_one = place / "poseurs"
    copytree(place / "liars", next_one)
    another_name = (next_one / "rules.py").read_text(encoding="utf-8").replace("liars", "poseurs")
    (next_one / "rules.py").write_text(another_name, encoding="utf-8")
    told = f"the game liars cannot be loaded: {broken(place / 'liars')}"
    good, found = loaded(place, monkeypatch)
    assert list(good) == ["poseurs"]
    assert [str(one)[: len(told)] for one in found] == [told]


def test_an_honest_game_is_listed_and_nothing_is_said(place: Path) -> None:
    listed = filature(place, "games")
    assert "liars: Liars" in listed.stdout
    assert "cannot be loaded" not in listed.stdout
    assert listed.stderr == ""


def test_a_broken_game_stops_no_other_command(place: Path) -> None:
    told = syntax_error(place / "liars")
    played = filature(place, "play", "kryptos", "--seed", "1", said="quit\n")
    assert played.stderr.count("filature: the game liars cannot be loaded: ") == 1
    assert told in played.stderr
    known = json.loads(filature(place, "games", "--json").stdout)
    assert "kryptos" in [game["id"] for game in known]
    assert told in filature(place, "simulate", "liars", status=2).stderr


def test_the_doctor_calls_it_broken(place: Path) -> None:
    told = syntax_error(place / "liars")
    said = filature(place, "doctor", status=1).stdout
    assert f"BROKEN   the game liars cannot be loaded: {told}" in said
    assert "ok       game kryptos" in said
    assert "Everything that is needed is there." not in said


def test_the_doctor_finds_a_game_in_one_language_well(place: Path) -> None:
    said = filature(place, "doctor").stdout
    assert "ok       game liars: bots ref-random, ref-search" in said
    assert "game liars: no words in fr, de; English is shown" in said
    assert "Everything that is needed is there." in said


def test_a_game_of_the_same_name_as_another_is_told(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copytree(place, place.parent / "other")
    good, (found,) = loaded(place, monkeypatch, place.parent / "other")
    assert list(good) == ["liars"]
    assert str(found).endswith(f"{place.parent}/other/liars: there is one in {place} already")


@pytest.mark.parametrize(
    ("named", "told"),
    [
        ("", "FILATURE_GAMES: an empty name is no folder"),
        ("{games}:", "FILATURE_GAMES: an empty name is no folder"),
        ("{games}/absent", "FILATURE_GAMES: there is no folder {games}/absent"),
        ("{games}/liars/rules.py", "FILATURE_GAMES: {games}/liars/rules.py is no folder"),
        (
            "{games}/liars",
            "FILATURE_GAMES: {games}/liars is a game itself; name the folder that it is in: "
            "{games}",
        ),
        ("{games}/..", "FILATURE_GAMES: {games}/.. holds no game"),
    ],
)
def test_a_mistaken_folder_is_told(
    named: str, told: str, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FILATURE_GAMES", named.format(games=place).replace(":", os.pathsep))
    (found,) = misnamed_folders()
    assert str(found).startswith(told.format(games=place))


def test_folders_that_hold_games_are_not_mistaken(
    place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FILATURE_GAMES", f"{place}{os.pathsep}{HERE}")
    assert misnamed_folders() == []
    monkeypatch.delenv("FILATURE_GAMES")
    assert misnamed_folders() == []


def test_commands_tell_a_mistaken_folder_and_go_on(place: Path) -> None:
    absent = place / "absent"
    told = f"FILATURE_GAMES: there is no folder {absent}"
    assert f"\n{told}\n" in filature(absent, "games").stdout
    assert f"filature: {told}\n" in filature(absent, "simulate", "kryptos").stderr
    assert f"BROKEN   {told}\n" in filature(absent, "doctor", status=1).stdout


def test_a_folder_named_from_here_is_found(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(HERE.parents[1]))
    monkeypatch.chdir(place.parent)
    assert "liars: Liars" in filature("games", "games").stdout
    told = exception_at_import(place / "liars")
    assert told in filature("games", "games").stdout


def test_a_missing_text_is_told_with_its_file(place: Path, tmp_path: Path) -> None:
    record = tmp_path / "record.jsonl"
    record.write_text(play_evenly(Liars(2), "1").record, encoding="utf-8")
    words = place / "liars" / "en.ftl"
    text = words.read_text(encoding="utf-8")
    words.write_text(text.replace("told-claimed =", "told-clamed ="), encoding="utf-8")
    said = filature(place, "show", str(record), status=1).stderr
    assert said == f"filature: there is no message told-claimed in {words}\n"
    words.write_text(text.replace("Doubting: { $doubting }", "{ $doubters }"), encoding="utf-8")
    said = filature(place, "show", str(record), status=1).stderr
    assert said.startswith(f"filature: the message told-resolved of {words} cannot be put together")
    assert "doubters" in said
    words.write_text(text.replace("option-rounds =", "option-around ="), encoding="utf-8")
    listed = filature(place, "games").stdout
    assert f"liars: there is no message option-rounds in {words}" in listed
    assert "spies_vs_spies: " in listed


def test_a_server_starts_without_a_broken_game_and_logs_it_once(place: Path) -> None:
    told = syntax_error(place / "liars")
    command = [sys.executable, "-m", "filature.cli", "serve", "--port", "0"]
    command += ["--store", str(place.parent / "tables.sqlite3"), "--log-format", "json"]
    environment = {**os.environ, "FILATURE_GAMES": str(place)}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        with urlopen(f"{address}words/en/covers.json", timeout=60) as answer:
            covers = json.load(answer)
        server.send_signal(signal.SIGTERM)
        _, errors = server.communicate(timeout=60)
    assert "kryptos" in covers
    assert "liars" not in covers
    (line,) = errors.splitlines()
    logged = json.loads(line)
    assert logged["event"] == "not every game is served"
    assert told in logged["words"]


def test_an_error_in_play_is_logged_with_the_games_file_and_line(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(HERE)])
    canary: Any = "CANARY"
    try:
        Liars(2).play(canary, 0, 1)
    except AttributeError as error:
        log_error("unexpected error", error)
    lines = (HERE / "liars" / "rules.py").read_text(encoding="utf-8").splitlines()
    line = 1 + next(at for at, text in enumerate(lines) if "if not state.to_act:" in text)
    assert f"AttributeError at liars/rules.py:{line} play < test_broken_games.py:" in caplog.text
    assert "CANARY" not in caplog.text


def test_an_error_in_play_ends_a_command_in_words(place: Path) -> None:
    rules = place / "liars" / "rules.py"
    text = rules.read_text(encoding="utf-8")
    start = "    def play("
    assert start in text
    head, body = text.split(start)
    name, rest = body.split(":\n", 1)
    rules.write_text(f"{head}{start}{name}:\n        raise ZeroDivisionError('here')\n{rest}")
    said = filature(place, "simulate", "liars", status=1).stderr
    assert "an error of the program: ZeroDivisionError: here" in said
    assert f"at {rules}:" in said
