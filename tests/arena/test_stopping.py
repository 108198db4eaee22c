"""A contest that is stopped loses nothing that was finished, and goes on where it stood."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Generator, Sequence
from pathlib import Path

import pytest

from filature.arena import executors
from filature.arena.contest import Contest, Deal
from filature.arena.deal import games_of_deal
from filature.cli import main
from filature.commands import arena
from tests.arena.contests import without_timings

Capture = pytest.CaptureFixture[str]
ARGUMENTS = ["arena", "agent_hunter", "--bots", "ref-random,ref-random", "--deals", "6"]

SLOW = """
import time
class Slow:
    def choose(self, question, budget, rng):
        from filature.bots.player import Choice
        time.sleep(0.01)
        return Choice(question.legal.nth(rng.randrange(len(question.legal))))
"""


def read(file: Path) -> object:
    everything = json.loads(file.read_bytes())
    everything.pop("timings")
    return everything


def here(contest: Contest, deals: Sequence[int], jobs: int) -> Generator[Deal, None, None]:
    """Play in this process, last deals first."""
    for number in reversed(deals):
        yield games_of_deal(contest, number)


def interrupted(contest: Contest, deals: Sequence[int], jobs: int) -> Generator[Deal, None, None]:
    yield from here(contest, deals[:2], jobs)
    raise KeyboardInterrupt


def test_ctrl_c_keeps_what_is_finished_and_the_same_command_goes_on(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, stopped = tmp_path / "whole.json", tmp_path / "stopped.json"
    part = tmp_path / "stopped.json.part"
    monkeypatch.setattr(arena, "run_locally", here)
    assert main([*ARGUMENTS, "--json", str(whole)]) == 0
    expected = without_timings(capsys.readouterr().out)

    monkeypatch.setattr(arena, "run_locally", interrupted)
    assert main([*ARGUMENTS, "--json", str(stopped)]) == 130
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "stopped after 2 of 6 deals" in captured.err
    assert str(part) in captured.err
    assert not stopped.exists()
    assert len(part.read_bytes().splitlines()) == 3

    with part.open("ab") as cut_off:
        cut_off.write(b'{"number": 4, "games": [')
    monkeypatch.setattr(arena, "run_locally", here)
    assert main([*ARGUMENTS, "--json", str(stopped)]) == 0
    captured = capsys.readouterr()
    assert "2 of 6 deals taken up" in captured.err
    assert without_timings(captured.out) == expected
    assert read(stopped) == read(whole)
    assert not part.exists()


def test_deals_of_another_contest_are_not_taken_up(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "x.json"
    monkeypatch.setattr(arena, "run_locally", interrupted)
    assert main([*ARGUMENTS, "--json", str(file)]) == 130
    kept = (tmp_path / "x.json.part").read_bytes()
    capsys.readouterr()
    for other in (["--seed", "2"], ["--deals", "7"], ["--budget", "9"], ["--option", "small=yes"]):
        if main([*ARGUMENTS, *other, "--json", str(file)]) == 2:
            assert len(capsys.readouterr().err.splitlines()) == 1
            assert (tmp_path / "x.json.part").read_bytes() == kept
        else:
            pytest.fail(f"taken up with {other}")
    (tmp_path / "x.json.part").write_bytes(b"something else\n")
    assert main([*ARGUMENTS, "--json", str(file)]) == 2
    assert (tmp_path / "x.json.part").read_bytes() == b"something else\n"


def started(folder: Path, *more: str) -> subprocess.Popen[str]:
    """Start a contest with a slow bot, in a process group of its own."""
    (folder / "slow.py").write_text(SLOW)
    bots = f"{folder / 'slow.py'}:Slow,ref-random"
    arguments = ["arena", "agent_hunter", "--bots", bots, "--deals", "3", "--jobs", "2"]
    arguments += ["--json", str(folder / "x.json")]
    # In the background of a shell, the processes that tests start would ignore ctrl-C.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return subprocess.Popen(
            [sys.executable, "-m", "filature.cli", *arguments, *more],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
    finally:
        signal.signal(signal.SIGINT, before)


def wait_for_lines(part: Path, lines: int) -> None:
    until = time.monotonic() + 60
    while not part.exists() or part.read_bytes().count(b"\n") < lines:
        assert time.monotonic() < until
        time.sleep(0.02)


def running_with(words: str) -> list[int]:
    """Return the processes whose command line holds these words."""
    found = []
    for place in Path("/proc").iterdir():
        if place.name.isdigit():
            try:
                command = (place / "cmdline").read_bytes().decode("utf-8", "replace")
            except OSError:
                continue
            if words in command:
                found.append(int(place.name))
    return found


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="looks at /proc")
def test_a_killed_contest_leaves_nobody_running_and_goes_on(tmp_path: Path) -> None:
    first = started(tmp_path)
    wait_for_lines(tmp_path / "x.json.part", 2)
    first.kill()
    first.communicate()
    until = time.monotonic() + 20
    while running_with(str(tmp_path)):
        assert time.monotonic() < until
        time.sleep(0.05)
    second = started(tmp_path)
    out, err = second.communicate(timeout=120)
    assert second.returncode == 0
    assert "deals taken up" in err
    assert "slow.py:Slow" in out
    assert (tmp_path / "x.json").exists()
    assert not (tmp_path / "x.json.part").exists()


def test_ctrl_c_on_a_terminal_stops_everybody_with_words(tmp_path: Path) -> None:
    # More deals than can be over before the signal comes, on however busy a machine.
    contest = started(tmp_path, "--deals", "200")
    wait_for_lines(tmp_path / "x.json.part", 2)
    os.killpg(contest.pid, signal.SIGINT)
    out, err = contest.communicate(timeout=30)
    assert contest.returncode == 130
    assert out == ""
    assert "Traceback" not in err
    assert "filature: stopped after" in err
    assert "the same command goes on" in err


def test_a_worker_that_dies_is_told_in_words(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(executors, "play_deal", dying)
    assert main([*ARGUMENTS, "--json", str(tmp_path / "x.json"), "--jobs", "1"]) == 1
    assert "has died" in capsys.readouterr().err


def dying(contest: bytes, number: int) -> bytes:
    os._exit(7)
