"""Options above their maximum, on the command line: kept games open, new ones are refused."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from filature.cli import main
from filature.core import record
from filature.core.session import GameSession
from filature.games import catalogue, game_class
from filature.terminal.match import Match, MatchSetup
from filature.terminal.save_file import BadSave, read, written

Capture = pytest.CaptureFixture[str]
HUGE = 10**30
OPTIONS = [(id, name) for id, game in catalogue().items() for name in game.once_unbounded]
every_option = pytest.mark.parametrize(("id", "name"), OPTIONS)


def maximum_of(id: str, name: str) -> int:
    (option,) = (one for one in game_class(id).options_offered if one.name == name)
    assert option.maximum is not None
    return option.maximum


def kept(id: str, name: str, folder: Path) -> Path:
    """Write the beginning of a game far above the maximum."""
    kind = game_class(id)
    game = kind.stored(min(kind.seat_counts), {name: HUGE})
    session, rng = GameSession(game).start(), Random(2)
    while session.to_act and len(session.history) < 30:
        if session.is_chance:
            session.draw_chance(rng)
        else:
            seat = session.pending[0]
            session.apply(seat, session.random_move(seat, rng))
    path = folder / "kept.jsonl"
    path.write_text(
        record.write(game, ["P"] * game.seats, session.history, session.outcome), "utf-8"
    )
    return path


@every_option
def test_a_record_above_a_maximum_is_verified_and_shown(
    id: str, name: str, tmp_path: Path, capsys: Capture
) -> None:
    path = kept(id, name, tmp_path)
    assert main(["verify", str(path)]) == 0
    for viewer in ("truth", "spectator", "1"):
        assert main(["show", str(path), "--as", viewer]) == 0
        assert main(["views", str(path), "--as", viewer.replace("truth", "0")]) == 0
    assert capsys.readouterr().err == ""


@every_option
def test_a_record_above_a_maximum_is_not_debriefed(
    id: str, name: str, tmp_path: Path, capsys: Capture
) -> None:
    assert main(["debrief", str(kept(id, name, tmp_path))]) == 1
    said = capsys.readouterr()
    assert not said.out
    assert name in said.err
    assert "Traceback" not in said.err


@every_option
@pytest.mark.parametrize("command", ["simulate", "play", "arena"])
@pytest.mark.parametrize("above", [1, HUGE, 10**600])
def test_a_new_game_above_a_maximum_is_refused_and_the_maximum_named(
    id: str, name: str, command: str, above: int, capsys: Capture
) -> None:
    highest = maximum_of(id, name)
    bots = ["--bots", "recruit,novice"] if command == "arena" else []
    assert main([command, id, *bots, "--option", f"{name}={highest + above}"]) == 2
    assert f"must be at most {highest}" in capsys.readouterr().err.replace(",", "")


@every_option
def test_the_list_of_games_says_the_range(id: str, name: str, capsys: Capture) -> None:
    assert main(["games"]) == 0
    listed = f"\n{capsys.readouterr().out}".partition(f"\n{id}:")[2].splitlines()
    line = next(line for line in listed if line.startswith(f"  option {name}:"))
    assert f"to {maximum_of(id, name)})" in line
    assert main(["games", "--json"]) == 0
    (game,) = (one for one in json.loads(capsys.readouterr().out) if one["id"] == id)
    (option,) = (one for one in game["options"] if one["name"] == name)
    assert option["maximum"] == maximum_of(id, name)


@every_option
def test_a_saved_game_above_a_maximum_is_not_taken_up(id: str, name: str) -> None:
    """Bots would have to play it; its record stays readable."""
    kind = game_class(id)
    game = kind.stored(min(kind.seat_counts), {name: HUGE})
    setup = MatchSetup(game, 0, [None, *["novice"] * (game.seats - 1)], "seed", measured=True)
    with pytest.raises(BadSave) as refused:
        read(written(Match(setup), "en", []))
    assert refused.value.arguments["say"]["type"] == "beyond_maximum"
