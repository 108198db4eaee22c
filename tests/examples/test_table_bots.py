"""The example bots play at a real server to the end of a game, also when it is killed meanwhile."""

from __future__ import annotations

import json
import re
import runpy
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from filature.core.legal import Choice
from filature.games import catalogue
from tests.serving import Server, serving
from tests.setups import slow_unless

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = [sys.executable, str(EXAMPLES / "table_bot.py")]
NODE = shutil.which("node")
JAVASCRIPT = [NODE or "node", str(EXAMPLES / "table_bot.mjs")]
WITHOUT_NODE = "Node is not there: the example bot in JavaScript was not tried"

SHORT: dict[str, dict[str, Any]] = {
    "agent_hunter": {"turn_limit": 10},
    "agents_secrets": {"goal": 12, "report_at": 6},
    "kryptos": {"target_score": 3},
    "spies_vs_spies": {"rounds": 1, "question_limit": 3},
}
KILLED = "double_agent"


def node_is_new_enough() -> bool:
    if NODE is None:
        return False
    said = subprocess.run([NODE, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)", said)
    return found is not None and int(found[1]) >= 20


WITH_NODE = node_is_new_enough()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("examples")) as server:
        yield server


class Bot:
    """An example bot in a process of its own."""

    def __init__(self, program: list[str], server: Server, *more: str) -> None:
        self.process = subprocess.Popen(
            [*program, "--server", server.url, *more],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def ended(self) -> tuple[int, str]:
        said, _ = self.process.communicate(timeout=120)
        return self.process.returncode, said.strip().rpartition("\n")[2]

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


def play(server: Server, game: str, programs: list[list[str]]) -> tuple[str, list[str]]:
    """Have bots play a game, one program a seat; return its table and how each saw it end."""
    options = json.dumps(SHORT.get(game, {}))
    new = ["--game", game, "--seats", str(len(programs)), "--options", options, "--name", "P0"]
    host = Bot(programs[0], server, *new)
    bots = [host]
    try:
        _, table, invite = host.line().split()
        for seat, program in enumerate(programs[1:], 1):
            bots.append(Bot(program, server, "--name", f"P{seat}", "--join", table, invite))
        if game == KILLED:
            while decisions(server, table) < 10:
                time.sleep(0.02)
            server.kill()
            server.start()
        ends = [bot.ended() for bot in bots]
        assert [code for code, _ in ends] == [0] * len(bots), ends
        return table, [said for _, said in ends]
    finally:
        for bot in bots:
            bot.kill()


def decisions(server: Server, table: str) -> int:
    with sqlite3.connect(f"file:{server.store}?mode=ro", uri=True) as kept:
        count = kept.execute(
            "select count(*) from log where table_id = ? and kind = 'decide'", (table,)
        )
        return int(count.fetchone()[0])


@pytest.mark.parametrize("game", slow_unless([KILLED, "spies_vs_spies"], catalogue()))
def test_the_bots_finish_a_table_of_every_game(server: Server, game: str) -> None:
    """One in Python sets it up; the others are in JavaScript where Node is there."""
    seats = catalogue()[game].seat_counts[0]
    others = JAVASCRIPT if WITH_NODE else PYTHON
    table, ends = play(server, game, [PYTHON, *[others] * (seats - 1)])
    outcomes = [json.loads(end) for end in ends]
    assert all(outcome == outcomes[0] for outcome in outcomes)
    assert {"winners", "scores", "reason"} <= set(outcomes[0])
    kept = sqlite3.connect(server.store)
    commands = kept.execute(
        "select seat, command from log where table_id = ? and kind = 'decide'", (table,)
    ).fetchall()
    assert len(set(commands)) == len(commands)
    (phase,) = kept.execute("select phase from tables where id = ?", (table,)).fetchone()
    assert phase == "over"


@pytest.mark.skipif(not WITH_NODE, reason=WITHOUT_NODE)
def test_the_bot_in_javascript_sets_up_a_table_too(server: Server) -> None:
    _, ends = play(server, "agent_hunter", [JAVASCRIPT, PYTHON])
    assert json.loads(ends[0]) == json.loads(ends[1])


@pytest.mark.parametrize("program", [PYTHON, JAVASCRIPT], ids=["python", "javascript"])
def test_help_says_how_a_bot_is_used(program: list[str]) -> None:
    if program is JAVASCRIPT and not WITH_NODE:
        pytest.skip(WITHOUT_NODE)
    shown = subprocess.run([*program, "--help"], capture_output=True, text=True, check=True)
    assert "--join TABLE INVITATION" in shown.stdout


@pytest.mark.parametrize("program", [PYTHON, JAVASCRIPT], ids=["python", "javascript"])
def test_a_refusal_ends_a_bot_with_the_reason(server: Server, program: list[str]) -> None:
    if program is JAVASCRIPT and not WITH_NODE:
        pytest.skip(WITHOUT_NODE)
    code, said = Bot(program, server, "--join", "nowhere", "x").ended()
    assert code == 1
    assert "no_such_table" in said


def test_the_bots_need_nothing_but_the_standard_library() -> None:
    for name in ("table_bot.py", "evenly.py"):
        text = (EXAMPLES / name).read_text(encoding="utf-8")
        imports = re.findall(r"^(?:from|import) (\w+)", text, re.M)
        assert set(imports) <= {*sys.stdlib_module_names, "evenly"}
    for name in ("table_bot.mjs", "evenly.mjs", "bot.mjs"):
        text = (EXAMPLES / name).read_text(encoding="utf-8")
        imports = re.findall(r'from "([^"]+)"', text)
        assert all(source.startswith(("node:", "./")) for source in imports)


def test_what_is_drawn_is_legal_and_every_legal_action_is_drawn() -> None:
    """The factored form, drawn from in the examples' way, for every kind of choice."""
    example = runpy.run_path(str(EXAMPLES / "evenly.py"))
    draw, size = example["draw"], example["size"]
    for choice in (
        {"kind": "one", "of": ["a", "b"]},
        {"kind": "pick", "count": 2, "of": [1, 2, 3]},
        {"kind": "subset", "count": 2, "of": [1, 2, 3, 4]},
        {"kind": "arrange", "of": [1, 1, 2]},
        {"kind": "split", "total": 3, "over": ["a", "b"]},
        {"kind": "assign", "keys": ["a", "b"], "to": [1, 2]},
    ):
        meant = msgspec.convert(choice, Choice)
        assert size(choice) == len(meant)
        drawn = {json.dumps(draw(choice)) for _ in range(400)}
        assert len(drawn) == len(meant)
        assert all(json.loads(one) in meant for one in drawn)


def test_a_server_prints_nothing_of_what_is_played_at_it(server: Server) -> None:
    table, _ = play(server, "agent_hunter", [PYTHON, PYTHON])
    printed = server.stop()
    server.start()
    assert printed.strip().endswith("Filature has stopped.")
    assert table not in printed
    assert not re.search(r"^(DEBUG|INFO|WARNING|ERROR|CRITICAL)", printed, re.M)
