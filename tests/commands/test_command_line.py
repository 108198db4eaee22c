"""The command line, as a person or a program calls it, for every game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from filature.arena.match import play_evenly
from filature.cli import main
from filature.core import record
from filature.core.events import SPECTATOR
from filature.games import catalogue, game_class

GAMES = [(id, seats) for id, game in catalogue().items() for seats in game.seat_counts]
Capture = pytest.CaptureFixture[str]


def called(*arguments: str, input: bytes = b"", **environment: str) -> tuple[int, str, str]:
    """Call `filature` as a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "filature.cli", *arguments],
        input=input,
        capture_output=True,
        env={**os.environ, **environment},
        check=False,
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_is_simulated_verifies(game: str, seats: int, tmp_path: Path, capsys: Capture) -> None:
    arguments = ["simulate", game, "--seats", str(seats), "--seed", "7", "--games", "3"]
    assert main([*arguments, "--out", str(tmp_path)]) == 0
    assert main(["verify", str(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert all(line.startswith("ok ") for line in lines)


@pytest.mark.parametrize("game", list(catalogue()))
def test_the_same_seed_gives_the_same_record_in_any_process(game: str) -> None:
    first = called("simulate", game, "--seed", "s", PYTHONHASHSEED="1")
    second = called("simulate", game, "--seed", "s", PYTHONHASHSEED="2", TZ="Asia/Tokyo")
    assert first == second
    assert first[0] == 0
    assert called("simulate", game, "--seed", "t")[1] != first[1]


@pytest.mark.parametrize("game", list(catalogue()))
def test_bots_named_play_like_bots_unnamed_and_are_named_in_the_record(
    game: str, capsys: Capture
) -> None:
    assert main(["simulate", game, "--seed", "1", "--bots", "ref-random"]) == 0
    text = capsys.readouterr().out.encode()
    found = record.read(text, game_class)
    assert found.outcome is not None
    assert found.players == ["bot:ref-random"] * found.game.seats


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_record_is_told_in_words_to_every_viewer(
    game: str, seats: int, language: str, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(play_evenly(game_class(game)(seats, {}), "words").record, encoding="utf-8")
    for viewer in [*map(str, range(seats)), "spectator", "truth"]:
        assert main(["show", str(path), "--as", viewer, "--lang", language]) == 0
        told = capsys.readouterr().out
        assert len(told.splitlines()) > 5
        assert not any(mark in told for mark in ("{", "}", "None", "$"))


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_views_are_the_same_for_worlds_that_the_viewer_cannot_tell_apart(
    game: str, seats: int, tmp_path: Path, capsys: Capture
) -> None:
    """Non-interference through the door of `filature views`, on unfinished records."""
    table = game_class(game)(seats, {})
    rng = Random(3)
    for number in range(3):
        whole = play_evenly(table, f"views {number}").history
        for viewer in [*range(seats), SPECTATOR]:
            truth = whole[: rng.randrange(len(whole) // 3, len(whole))]
            truth = record.in_seat_order(table, truth)
            knowledge = table.knowledge(viewer, table.replay_told(truth, viewer))
            world = table.sample_world(knowledge, rng)
            name = "spectator" if viewer == SPECTATOR else str(viewer)
            printed = []
            for history in (truth, world.history):
                path = tmp_path / "part.jsonl"
                path.write_text(record.write(table, ["P"] * seats, history, None), "utf-8")
                assert main(["views", str(path), "--as", name]) == 0
                printed.append(capsys.readouterr().out)
            assert printed[0] == printed[1]


def test_views_give_the_legal_set_only_where_a_decision_is_owed(
    tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(play_evenly(game_class("agent_hunter")(2, {}), "x").record, encoding="utf-8")
    assert main(["views", str(path), "--as", "0"]) == 0
    for line in map(json.loads, capsys.readouterr().out.splitlines()):
        assert ("legal" in line) == (0 in line["view"]["to_act"])
        assert line["told"]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=st.binary(max_size=300))
def test_whatever_a_file_holds_verify_answers_in_words(
    text: bytes, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "any.jsonl"
    path.write_bytes(text)
    assert main(["verify", str(path)]) == 1
    assert capsys.readouterr().out.startswith(f"BAD {path} line ")


def test_verify_says_which_are_bad_and_reads_standard_input(tmp_path: Path) -> None:
    good = play_evenly(game_class("agent_hunter")(2, {}), "x").record.encode()
    (tmp_path / "bad.jsonl").write_bytes(good.replace(b'"winners": [', b'"winners": [7, '))
    status, out, _ = called("verify", "-", str(tmp_path), input=good)
    assert status == 1
    assert out.splitlines()[0] == "ok -"
    assert out.splitlines()[1].startswith(f"BAD {tmp_path / 'bad.jsonl'} line ")


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "chess"],
        ["simulate", "agent_hunter", "--seats", "3"],
        ["simulate", "agent_hunter", "--option", "speed=1"],
        ["simulate", "agent_hunter", "--option", "turn_limit"],
        ["simulate", "agent_hunter", "--option", "turn_limit=fast"],
        ["simulate", "agent_hunter", "--bots", "nobody"],
        ["simulate", "agent_hunter", "--bots", "ref-random,ref-random,ref-random"],
        ["simulate", "agent_hunter", "--games", "2"],
        ["simulate", "agent_hunter", "--games", "0", "--out", "x"],
        ["verify", "no-such-file"],
        ["show", "no-such-file"],
    ],
)
def test_wrong_use_is_said_in_a_line_with_status_2(arguments: list[str], capsys: Capture) -> None:
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1
    assert captured.err.startswith("filature: ")


COMMANDS = ["games", "simulate", "arena", "verify", "show", "views", "serve", "doctor"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    assert "usage: filature" in capsys.readouterr().out


def test_the_games_are_listed_for_people_and_for_programs(capsys: Capture) -> None:
    assert main(["games", "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert all(id in told for id in catalogue())
    assert main(["games", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [entry["id"] for entry in listed] == list(catalogue())
    assert all(set(entry["names"]) == {"fr", "en"} for entry in listed)


def test_the_doctor_says_what_is_there_and_what_is_missing(capsys: Capture) -> None:
    assert main(["doctor"]) == 0
    said = capsys.readouterr().out
    assert all(f"game {id}" in said for id in catalogue())
    assert "Everything that is needed is there." in said


def test_the_doctor_finds_a_store_that_cannot_be_written(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr("filature.commands.doctor.os.access", lambda *_: False)
    assert main(["doctor"]) == 1
    assert "MISSING  the right to write" in capsys.readouterr().out
