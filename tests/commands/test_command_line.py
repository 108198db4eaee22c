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
from filature.core.languages import LANGUAGES
from filature.games import catalogue, game_class
from tests.setups import SETUPS

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


def written(folder: Path, game: str, seats: int = 2) -> Path:
    """Write the record of a random game."""
    path = folder / "game.jsonl"
    path.write_text(play_evenly(game_class(game)(seats), "s").record, encoding="utf-8")
    return path


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_what_is_simulated_verifies(game: str, seats: int, tmp_path: Path, capsys: Capture) -> None:
    arguments = ["simulate", game, "--seats", str(seats), "--seed", "7", "--games", "3"]
    assert main([*arguments, "--out", str(tmp_path)]) == 0
    assert main(["verify", str(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert all(line.startswith("ok ") for line in lines)


@pytest.mark.parametrize("game", list(catalogue()))
def test_the_same_seed_gives_the_same_record_in_any_process(game: str, capsys: Capture) -> None:
    assert main(["simulate", game, "--seed", "s"]) == 0
    here = capsys.readouterr()
    there = called("simulate", game, "--seed", "s", PYTHONHASHSEED="2", TZ="Asia/Tokyo")
    assert there == (0, here.out, here.err)
    assert main(["simulate", game, "--seed", "t"]) == 0
    assert capsys.readouterr().out != here.out


@pytest.mark.parametrize("game", list(catalogue()))
def test_bots_named_play_like_bots_unnamed_and_are_named_in_the_record(
    game: str, capsys: Capture
) -> None:
    assert main(["simulate", game, "--seed", "1", "--bots", "ref-random"]) == 0
    text = capsys.readouterr().out.encode()
    found = record.read(text, game_class)
    assert found.outcome is not None
    assert found.players == ["bot:ref-random"] * found.game.seats


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_a_record_is_told_in_words_to_every_viewer(
    game: str, seats: int, language: str, tmp_path: Path, capsys: Capture
) -> None:
    path = written(tmp_path, game, seats)
    for viewer in [*map(str, range(seats)), "spectator", "truth"]:
        assert main(["show", str(path), "--as", viewer, "--lang", language]) == 0
        told = capsys.readouterr().out
        assert len(told.splitlines()) > 5
        assert not any(mark in told for mark in ("{", "}", "None", "$"))


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_views_are_the_same_for_worlds_that_the_viewer_cannot_tell_apart(
    game: str, seats: int, tmp_path: Path, capsys: Capture
) -> None:
    """Non-interference through the door of `filature views`, on unfinished records."""
    table = game_class(game)(seats, {})
    rng = Random(3)
    for number in range(2):
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
    assert main(["views", str(written(tmp_path, "agent_hunter")), "--as", "0"]) == 0
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
    good = written(tmp_path.parent, "agent_hunter").read_bytes()
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
        ["simulate", "agent_hunter", "--seed", "\udcff"],
        ["simulate", "agent_hunter", "--option", "turn_limit=--5"],
        ["simulate", "agent_hunter", "--option", "turn_limit=" + "9" * 5000],
        ["simulate", "double_agent", "--seats", "3"],
        ["simulate", "double_agent", "--option", "deck=" + "x" * 5000],
        ["verify", "no-such-file"],
        ["verify", "x" * 5000],
        ["show", "no-such-file"],
        *(["serve", "--limits", factor] for factor in ("0", "-1", "nan", "inf", "1e-9")),
        *(["serve", "--bot-pause", pause] for pause in ("-1", "nan", "inf")),
        ["serve", "--port", "65536"],
        ["serve", "--workers", "0"],
    ],
)
def test_wrong_use_is_said_in_a_line_with_status_2(arguments: list[str], capsys: Capture) -> None:
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1
    assert captured.err.startswith("filature: ")


@pytest.mark.parametrize("viewer", ["-1", "7", "٣", "9" * 5000, ""])
def test_a_viewer_who_is_not_there_is_wrong_use(
    viewer: str, tmp_path: Path, capsys: Capture
) -> None:
    file = str(written(tmp_path, "agent_hunter"))
    for command in ("show", "views"):
        assert main([command, file, f"--as={viewer}"]) == 2
        assert "--as wants a seat from 0 to 1" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["double_agent", "--seats", "3"], "This game is for 2 players"),
        (
            ["kryptos", "--option", "setup=free"],
            "The option “setup” must be one of: basic, advanced",
        ),
        (["kryptos", "--option", "bribe=1"], "The option “bribe” must be one of: false, true"),
    ],
)
def test_a_set_up_is_refused_with_what_may_be_written_instead(
    arguments: list[str], said: str, capsys: Capture
) -> None:
    assert main(["simulate", *arguments]) == 2
    assert capsys.readouterr().err == f"filature: {said}\n"


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("reason", "tired", "“reason” should be bases_fallen"),
        ("winners", [], "“winners” should be [0]"),
        ("scores", [0, 0], "“scores” should be [5, 0]"),
    ],
)
def test_a_wrong_outcome_is_told_with_what_the_line_should_hold(
    field: str, value: object, said: str, tmp_path: Path, capsys: Capture
) -> None:
    assert main(["simulate", "agent_hunter", "--seed", "4"]) == 0
    *lines, last = capsys.readouterr().out.splitlines()
    outcome = json.loads(last)
    outcome["outcome"][field] = value
    file = tmp_path / "game.jsonl"
    file.write_text("\n".join([*lines, json.dumps(outcome)]))
    assert main(["verify", str(file)]) == 1
    assert said in capsys.readouterr().out


CARD = '{"id": "a", "name": {"fr": "x", "en": "x"}, "value": 1, "back": "?", "copies": 5, %s}'


@pytest.mark.parametrize(
    ("rest", "said"),
    [
        (
            '"effect": null, "source": "us"',
            "Card “a”: the source must be one of: rulebook, inferred, house",
        ),
        ('"effect": "bomb", "source": "house"', "There are: personal, trapped, tip, crosscheck"),
        ('"effect": null, "source": "house", "id": "b"', "The field “id” is there twice"),
        ('"effect": null, "source": "\\ud800"', "this file is not readable JSON"),
        ('"effect": NaN, "source": "house"', "this file is not readable JSON"),
    ],
)
def test_a_deck_file_is_read_as_strictly_as_a_record(
    rest: str, said: str, tmp_path: Path, capsys: Capture
) -> None:
    deck = tmp_path / "deck.json"
    deck.write_text(f'{{"cards": [{CARD % rest}]}}')
    assert main(["simulate", "double_agent", "--option", f"deck={deck}"]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("name", ["x" * 5000, "\x1b[2J\nok other.jsonl", "{ $x }", "\x00"])
def test_whatever_a_record_names_is_answered_in_one_line(
    name: str, tmp_path: Path, capsys: Capture
) -> None:
    good = written(tmp_path.parent, "agents_secrets").read_text().splitlines()
    header = json.loads(good[0])
    spoilt = [
        [json.dumps(header | {"game": name})],
        [json.dumps(header | {"options": {name: 1}})],
        [json.dumps(header | {"options": {"agents": [name]}})],
        [json.dumps(header | {name: 1})],
        [good[0], json.dumps({"seat": None, "action": {"type": name}})],
        [good[0], json.dumps({"seat": None, "action": {"type": "agents", "in_play": [name]}})],
    ]
    for at, lines in enumerate(spoilt):
        (tmp_path / f"{at}.jsonl").write_text("\n".join(lines))
    assert main(["verify", str(tmp_path)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in said] == ["BAD"] * len(spoilt)


def test_names_of_any_length_and_kind_are_told(tmp_path: Path, capsys: Capture) -> None:
    file = written(tmp_path, "agents_secrets")
    first, *lines = file.read_text().splitlines()
    header = json.loads(first) | {"players": ["x" * 5000, "A\nB\x1b"]}
    file.write_text("\n".join([json.dumps(header), *lines]))
    assert main(["show", str(file)]) == 0
    said = capsys.readouterr().out
    assert "x" * 5000 in said
    assert "A B" in said
    assert "\x1b" not in said


def test_names_from_right_to_left_do_not_turn_a_line(tmp_path: Path, capsys: Capture) -> None:
    file = written(tmp_path, "agent_hunter")
    first, *lines = file.read_text().splitlines()
    header = json.loads(first) | {"players": ["עדה 1", "Zoé"]}
    file.write_text("\n".join([json.dumps(header), *lines]))
    assert main(["show", str(file)]) == 0
    said = capsys.readouterr().out
    assert said.count("עדה 1") == said.count("\u2068עדה 1\u2069") > 1
    assert "\u2068Zoé" not in said


@pytest.mark.parametrize("digits", [22, 30, 400, 4200])
def test_numbers_of_any_size_are_told(digits: int, tmp_path: Path, capsys: Capture) -> None:
    """The sum of two numbers that Python reads may have more digits than it writes."""
    file = written(tmp_path, "agents_secrets")
    lines = file.read_text().splitlines()
    in_play = json.loads(lines[1])["action"]["in_play"]
    at = next(n for n, line in enumerate(lines) if '"move"' in line)
    move = json.loads(lines[at])
    move["action"]["steps"] = dict.fromkeys(in_play, 10**digits)
    file.write_text("\n".join([*lines[:at], json.dumps(move)]))
    assert main(["verify", str(file)]) == 1
    assert f"line {at + 1}: A die gives 1 to 6 points" in capsys.readouterr().out


def test_a_folder_named_like_a_record_is_not_read_as_one(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "old.jsonl").mkdir()
    written(tmp_path / "old.jsonl", "agent_hunter")
    assert main(["verify", str(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("ok ")


def test_closed_or_narrow_channels_leave_no_traceback(tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text("{}")
    python = f"{sys.executable} -m filature.cli"
    for command, status in (
        (f"{python} verify - <&-", 2),
        (f"{python} verify {bad} >&-", 1),
        (f"PYTHONIOENCODING=ascii {python} verify {bad}", 1),
    ):
        done = subprocess.run(command, shell=True, capture_output=True, check=False)
        assert done.returncode == status, command
        assert b"Traceback" not in done.stderr, command


@pytest.mark.parametrize(
    "command", ["games", "play", "simulate", "arena", "verify", "show", "views", "serve", "doctor"]
)
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
    assert all(set(entry["names"]) == set(LANGUAGES) for entry in listed)


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


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full on this system")
def test_a_full_disk_is_said_in_words() -> None:
    for arguments in (["games"], ["simulate", "kryptos", "--seed", "1"]):
        with Path("/dev/full").open("w") as full:
            done = subprocess.run(
                [sys.executable, "-m", "filature.cli", *arguments],
                stdout=full,
                stderr=subprocess.PIPE,
                text=True,
                check=False,
            )
        assert done.returncode == 1
        assert done.stderr == "filature: No space left on device\n"


def test_the_arena_loads_nothing_of_a_server() -> None:
    """Where matches are played there may be a copy of the sources and a few packages alone."""
    loaded = "import sys; from filature.cli import main; main(['arena', '--all', '--list'])"
    server = "{'starlette', 'uvicorn', 'asyncpg', 'webauthn', 'cryptography'}"
    code = f"{loaded}; assert not {server} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
