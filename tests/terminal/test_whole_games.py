"""Whole games of every game, in French, by a scripted person who goes by what is printed."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from filature.core.events import told_to
from filature.games import catalogue, words_of
from filature.terminal import save_file
from filature.testing.words import HOLES
from tests.setups import slow_unless
from tests.terminal.program import OnTerminal, Program, play_at_random

GAMES = list(catalogue())


def told_in_french(path: Path) -> list[str]:
    """Return every sentence that the person must have been told, from the truth in the save."""
    match = save_file.read(path.read_bytes()).match
    game, seat = match.game, match.seat
    words, names = words_of(game.id, "fr"), match.setup.names("Vous")
    state = game.new()
    return [
        words.say("told", msgspec.to_builtins(event), seat, names)
        for actor, move in match.session.history
        for event in told_to(seat, game.play(state, actor, move))
    ]


def reads_well(program: Program, path: Path, in_order: bool) -> None:
    """No sentence is missing, not even one of two that are alike, and no line has holes.

    A record has simultaneous decisions in the order of seats; the person is asked first.
    """
    told, said = told_in_french(path), program.said
    spoken = iter(said)
    for sentence in told if in_order else ():
        assert sentence in spoken, f"never said, or not in its place: {sentence}"
    assert not Counter(told) - Counter(said)
    for line in said:
        assert HOLES.search(line.replace("ref-random", "")) is None, line
    assert any("La partie est finie" in line for line in said)


@pytest.mark.parametrize("game", slow_unless(["double_agent"], GAMES))
def test_a_whole_game_is_played_in_french_through_a_pipe(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with Program(game, "--seed", "1", "--save", str(path), folder=tmp_path) as program:
        play_at_random(program, 1)
        assert program.end() == 0
        reads_well(program, path, in_order=True)
        assert all(line.strip() for line in program.said)


@pytest.mark.parametrize("game", slow_unless(["agents_secrets"], GAMES))
def test_a_whole_game_is_played_in_french_on_a_terminal(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    seat = str(min(catalogue()[game].seat_counts) - 1)
    arguments = (game, "--seed", "2", "--seat", seat, "--save", str(path))
    with OnTerminal(*arguments, folder=tmp_path) as program:
        play_at_random(program, 2, lambda said: said[-1].startswith("Encore une partie"))
        assert program.answer("scores") is not None
        program.send("non")
        assert program.end() == 0
        reads_well(program, path, in_order=False)


def test_another_game_begins_where_one_is_wanted(tmp_path: Path) -> None:
    with OnTerminal(GAMES[0], "--seed", "3", folder=tmp_path) as program:
        play_at_random(program, 3, lambda said: said[-1].startswith("Encore une partie"))
        began = program.answer("o")
        assert began is not None
        assert began[1].startswith(words_of(GAMES[0], "fr").text("name"))


def test_the_same_seed_and_the_same_answers_give_the_same_game(tmp_path: Path) -> None:
    seen = []
    for _ in range(2):
        with Program(GAMES[0], "--seed", "s", folder=tmp_path) as program:
            play_at_random(program, 5)
            program.end()
            seen.append(program.said)
    assert seen[0] == seen[1]
