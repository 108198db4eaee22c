"""Saved games: left, cut, taken up again; ctrl-C and the end of the input lose nothing."""

from __future__ import annotations

import os
import re
import shlex
import signal
from pathlib import Path
from random import Random

import pytest

from filature.cli import main
from filature.core import record
from filature.games import catalogue, game_class
from filature.terminal import save_file
from filature.terminal.match import Match
from tests.terminal.program import OnTerminal, Program, offered, play_at_random
from tests.terminal.test_sessions import at_a_decision

GAMES = list(catalogue())
Capture = pytest.CaptureFixture[str]


def saved(game: str, path: Path, decisions: int = 3) -> bytes:
    """Save a game after some decisions, with a note."""
    session = at_a_decision(game, decisions)
    content = save_file.written(session.match, "fr", ["Bob ment"])
    save_file.save(path, content)
    return content


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_game_is_taken_up_where_it_was_left(game: str, tmp_path: Path) -> None:
    session = at_a_decision(game, 3)
    found = save_file.read(save_file.written(session.match, "fr", ["Bob ment"]))
    assert found.language == "fr"
    assert found.notes == ["Bob ment"]
    assert found.match.setup.seed == session.match.setup.seed
    assert found.match.view == session.match.view
    assert found.match.legal == session.match.legal
    assert sorted(map(str, found.match.told)) == sorted(map(str, session.match.told))


def test_a_game_goes_on_as_if_it_had_never_been_left(tmp_path: Path) -> None:
    whole = tmp_path / "whole.jsonl"
    with Program(GAMES[0], "--seed", "4", "--save", str(whole), folder=tmp_path) as program:
        play_at_random(program, 1)
        assert program.end() == 0
    path, rng, rounds = tmp_path / "parts.jsonl", Random(1), 0
    arguments: tuple[str, ...] = (GAMES[0], "--seed", "4", "--save", str(path))
    while True:
        rounds += 1
        with Program(*arguments, folder=tmp_path) as program:
            said = program.until_asked()
            for _ in range(25):
                if said is None:
                    break
                answer = rng.choice(offered(said))
                said = program.answer(answer)
            if said is None:
                break
            # Leave only between decisions: half a decision is not kept.
            while not any(line.startswith("Vous choisissez") for line in said or [""]):
                if said is None:
                    break
                said = program.answer(rng.choice(offered(said)))
            if said is None:
                break
            assert program.answer("quitter") is not None
            program.send("oui")
            assert program.end() == 0
        arguments = ("--resume", str(path))
    assert rounds > 1
    records = [one.read_bytes().partition(b"\n")[2] for one in (whole, path)]
    assert records[0] == records[1]


def test_a_choice_that_others_have_not_yet_joined_is_kept() -> None:
    for game in GAMES:
        session = at_a_decision(game, 0)
        match = session.match
        while not match.is_over and len(match.game.to_act(match.session.state)) < 2:
            match.decide(match.legal.nth(0))
            for _ in match.advance():
                pass
        if match.is_over:
            continue
        match.decide(match.legal.nth(len(match.legal) - 1))
        if match.game.to_act(match.session.state)[0] < 0:
            continue
        found = save_file.read(save_file.written(match, "fr", [])).match
        assert found.view == match.view
        assert found.session.history == match.session.history
        return


@pytest.mark.parametrize("game", GAMES)
def test_the_record_in_a_save_is_a_record(game: str, tmp_path: Path) -> None:
    content = saved(game, tmp_path / "save.jsonl")
    assert record.read(content.partition(b"\n")[2], game_class).outcome is None


@pytest.mark.parametrize("game", GAMES)
def test_a_save_that_was_cut_anywhere_is_known_as_such(game: str, tmp_path: Path) -> None:
    content = saved(game, tmp_path / "save.jsonl")
    for length in [*range(0, len(content), 37), len(content) - 1]:
        with pytest.raises(save_file.BadSave):
            save_file.read(content[:length])
    changed = content[:-20] + bytes([content[-20] ^ 1]) + content[-19:]
    with pytest.raises(save_file.BadSave):
        save_file.read(changed)


def test_what_cannot_be_taken_up_is_said_in_words_and_left_alone(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "save.jsonl"
    good = saved(GAMES[0], path)
    version = f'"rules_version":{game_class(GAMES[0]).rules_version}'.encode()
    cases = {
        good[: len(good) // 2]: "incomplète",
        b"": "n\u2019est pas une partie sauvée",
        b"\xff\xfe": "n\u2019est pas une partie sauvée",
        b'{"format":"filature/1"}\n': "n\u2019est pas une partie sauvée",
        good.replace(version, b'"rules_version":999'): "autre version des règles",
        good.replace(f'"{GAMES[0]}"'.encode(), b'"nim"', 1): "jeu inconnu",
        good.replace(b'"ref-random"', b'"deep-blue"', 1): "robot inconnu",
    }
    for content, words in cases.items():
        path.write_bytes(content)
        assert main(["play", "--resume", str(path), "--lang", "fr"]) == 1
        captured = capsys.readouterr()
        assert words in captured.err
        assert not captured.out
        assert path.read_bytes() == content
    assert main(["play", "--resume", str(tmp_path / "none"), "--lang", "fr"]) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["nim"],
        [GAMES[0], "--seat", "9"],
        [GAMES[0], "--bots", "deep-blue"],
        [GAMES[0], "--seats", "99"],
        [GAMES[0], "--save", "."],
        [GAMES[0], "--resume", "x"],
    ],
)
def test_wrong_use_is_said_in_words(arguments: list[str], capsys: Capture) -> None:
    assert main(["play", *arguments]) == 2
    assert capsys.readouterr().err.startswith("filature: ")


def resume_command(said: list[str]) -> list[str]:
    """Return the arguments with which the program says that the game can be taken up."""
    told = next(line for line in reversed(said) if "--resume" in line)
    return shlex.split(re.sub(r"^.*filature play ", "", told))


def test_ctrl_c_saves_and_says_where(tmp_path: Path) -> None:
    with OnTerminal(GAMES[0], "--seed", "6", folder=tmp_path) as program:
        said = program.until_asked()
        for _ in range(8):
            assert said is not None
            said = program.answer(Random(1).choice(offered(said)))
        os.write(program.input, b"\x03")
        assert program.end() == 130
        arguments = resume_command(program.said)
    assert tmp_path in Path(arguments[1]).parents
    with Program(*arguments, folder=tmp_path) as program:
        said = program.until_asked()
        assert said is not None
        assert "Partie reprise." in said
        program.close()
        assert program.end() == 0


def test_the_end_of_the_input_saves_and_says_where(tmp_path: Path) -> None:
    with Program(GAMES[0], folder=tmp_path) as program:
        program.until_asked()
        program.close()
        assert program.end() == 0
        arguments = resume_command(program.said)
    match: Match = save_file.read(Path(arguments[1]).read_bytes()).match
    assert match.game.id == GAMES[0]


def test_a_signal_to_end_saves(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with Program(GAMES[0], "--save", str(path), folder=tmp_path) as program:
        program.until_asked()
        program.process.send_signal(signal.SIGTERM)
        assert program.end() == 128 + signal.SIGTERM
    assert save_file.read(path.read_bytes())


def test_leaving_asks_once_and_saves_nothing_where_that_is_wanted(tmp_path: Path) -> None:
    with Program(GAMES[0], folder=tmp_path / "data") as program:
        program.until_asked()
        assert program.answer("quitter") is not None
        assert program.answer("peut-être") is not None
        program.send("n")
        assert program.end() == 0
    assert not (tmp_path / "data").exists()


def test_where_nothing_can_be_saved_the_data_folder_serves(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    impossible = tmp_path / "file" / "game.jsonl"
    with Program(GAMES[0], "--save", str(impossible), folder=tmp_path / "data") as program:
        program.until_asked()
        program.close()
        assert program.end() == 0
        assert any("Impossible de sauver" in line for line in program.said)
        assert Path(resume_command(program.said)[1]).exists()
