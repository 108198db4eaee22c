"""A server killed in the middle of anything loses nothing acknowledged and does nothing twice."""

from __future__ import annotations

import sqlite3
import threading
import time
from pathlib import Path
from random import Random

import pytest

from filature.core import record
from filature.games import game_class
from tests.serving import Guest, Server, serving

KILLS = 4


def test_every_acknowledged_decision_is_kept_exactly_once_through_kills(tmp_path: Path) -> None:
    """SIGKILL at random moments under play; both players come back by themselves."""
    rng = Random(7)
    with serving(tmp_path) as server:
        ada = Guest.host(server, [{"kind": "person"}, {"kind": "person"}], seed=1)
        guests = [ada, ada.join("Bob", seed=2)]
        players = [threading.Thread(target=play_out, args=(guest,)) for guest in guests]
        for player in players:
            player.start()
        for _ in range(KILLS):
            time.sleep(rng.uniform(0.02, 0.12))
            server.kill()
            server.start()
        for player in players:
            player.join(timeout=60)
            assert not player.is_alive()
        text = ada.client.get(ada.address("record")).content
    kept = sqlite3.connect(server.store).execute(
        "select seat, command from log where kind = 'decide' order by n"
    )
    commands = [(seat, command) for seat, command in kept]
    assert len(set(commands)) == len(commands)
    for seat, guest in enumerate(guests):
        assert [command for s, command in commands if s == seat] == guest.acknowledged
    assert ada.told[-1]["type"] == "over"
    assert record.read(text, game_class).outcome is not None


def play_out(guest: Guest) -> None:
    while not guest.step():
        pass


def test_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    """A bot that owed a decision when the server died answers once it is back."""
    with serving(tmp_path) as server:
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "ref-random"}]
        guest = Guest.host(server, seats, seed=3, options={"turn_limit": 1})
        guest.step()
        server.kill()
        server.start()
        play_out(guest)
        assert guest.outcome is not None
        assert "Filature has stopped." in server.stop()
        server.start()


@pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="reads /proc, which only Linux has"
)
def test_no_worker_outlives_a_killed_server(tmp_path: Path) -> None:
    """A server that dies at once leaves no bot thinking for nobody."""
    with serving(tmp_path) as server:
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "ref-random"}]
        guest = Guest.host(server, seats, seed=3, options={"turn_limit": 1})
        play_out(guest)
        workers = children(server)
        assert workers
        server.kill()
        deadline = time.monotonic() + 10
        while any(Path(f"/proc/{worker}").exists() for worker in workers):
            assert time.monotonic() < deadline, "a worker is still there"
            time.sleep(0.05)
        server.start()


def children(server: Server) -> list[str]:
    """Return the processes that a server has started (Linux)."""
    assert server.process is not None
    task = Path(f"/proc/{server.process.pid}/task")
    return [pid for thread in task.iterdir() for pid in (thread / "children").read_text().split()]
