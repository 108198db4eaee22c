"""A server killed in the middle of anything loses nothing acknowledged and does nothing twice."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import time
from argparse import Namespace
from pathlib import Path
from random import Random

import pytest

from filature.cli import main
from filature.commands.serve import serve_until_told
from filature.commands.supervisor import listener
from filature.tables.hosting import Hosting
from filature.tables.lobby import Lobby
from tests.serving import Guest, Server, serving
from tests.setups import slow_unless
from tests.tables.crashing import Players, play_out

KILLS = 2
"""`make crash` kills hundreds of times."""

only_linux = pytest.mark.skipif(
    not Path("/proc/self/task").exists(), reason="reads /proc, which only Linux has"
)


# In `make test` PostgreSQL is killed with two processes, below.
@pytest.mark.parametrize("store", slow_unless(["sqlite"], ["sqlite", "postgres"]), indirect=True)
def test_every_acknowledged_decision_is_kept_exactly_once_through_kills(store: str) -> None:
    """SIGKILL at random moments under play; all players come back by themselves."""
    rng = Random(7)
    with serving(store, proxied=True) as server:
        players = Players(server, tables=2, rng=rng)
        for _ in range(KILLS):
            time.sleep(rng.uniform(0.02, 0.12))
            server.kill()
            server.start()
        assert players.finish() == []


@only_linux
def test_of_two_processes_one_may_die_at_any_moment(database: str) -> None:
    """Players whose every request may be answered by either process; each process is killed."""
    rng = Random(8)
    with serving(database, workers=2, proxied=True) as server:
        players = Players(server, tables=2, rng=rng)
        for _ in range(KILLS):
            time.sleep(rng.uniform(0.1, 0.5))
            server.kill_one()
        assert players.finish() == []
        assert "Filature has stopped." in server.stop(signal.SIGTERM)
        assert server.process is not None
        assert server.process.returncode == 0


@pytest.mark.parametrize("store", slow_unless(["sqlite"], ["sqlite", "postgres"]), indirect=True)
def test_a_bot_goes_on_after_a_restart(store: str) -> None:
    """A bot that owed a decision when the server died answers once it is back."""
    with serving(store) as server:
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "recruit"}]
        guest = Guest.host(server, seats, seed=3, options={"turn_limit": 1})
        guest.step()
        server.kill()
        server.start()
        play_out(guest)
        assert guest.outcome is not None
        assert "Filature has stopped." in server.stop()


@only_linux
def test_no_worker_outlives_a_killed_server(tmp_path: Path) -> None:
    """A server that dies at once leaves no bot thinking for nobody."""
    with serving(tmp_path) as server:
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "recruit"}]
        guest = Guest.host(server, seats, seed=3, options={"turn_limit": 1})
        play_out(guest)
        workers = server.children()
        assert workers
        server.kill()
        wait_for_the_end_of(workers)


@only_linux
@pytest.mark.parametrize("how", slow_unless([signal.SIGKILL], [signal.SIGKILL, signal.SIGSTOP]))
def test_bot_processes_that_end_or_hang_cost_no_decision(tmp_path: Path, how: int) -> None:
    with serving(tmp_path) as server:
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "recruit"}]
        guest = Guest.host(server, seats, seed=3, options={"turn_limit": 3})
        hurt = 0
        while guest.outcome is None:
            for process in server.children() if hurt < 3 else []:
                os.kill(process, how)
                hurt += 1
            guest.step()
            time.sleep(0.05)
        assert hurt


@only_linux
def test_a_server_stops_soon_whatever_its_bot_processes_do(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "recruit"}]
        guest = Guest.host(server, seats, seed=3)
        while not server.children():
            guest.step()
            time.sleep(0.05)
        hung = server.children()
        for process in hung:
            os.kill(process, signal.SIGSTOP)
        if guest.pending is not None:
            guest.step()
        time.sleep(0.3)
        began = time.monotonic()
        assert "Filature has stopped." in server.stop(signal.SIGTERM)
        assert time.monotonic() - began < 5
        wait_for_the_end_of(hung)


@only_linux
def test_no_process_outlives_its_killed_parent(database: str) -> None:
    with serving(database, workers=2) as server:
        children = server.children()
        assert len(children) == 3  # two that serve, one that schedules for their bots
        assert server.process is not None
        server.process.kill()
        server.process.wait()
        wait_for_the_end_of(children)


@only_linux
@pytest.mark.parametrize("seconds", slow_unless([0.4], [0.4, 0.8, 1.2, 1.6]))
def test_no_process_outlives_a_parent_killed_while_it_starts(database: str, seconds: float) -> None:
    server = Server(database, workers=2)
    server.launch()
    time.sleep(seconds)
    children = server.children()
    assert server.process is not None
    server.process.kill()
    server.process.wait()
    wait_for_the_end_of(children)


def test_a_server_told_to_stop_while_it_opens_its_store_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Lobby.open

    async def open_and_be_told(lobby: Lobby) -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        await opened(lobby)

    monkeypatch.setattr(Lobby, "open", open_and_be_told)
    store = str(tmp_path / "tables.sqlite3")
    options = Namespace(
        store=store,
        bot_pause=0.0,
        behind_proxy=False,
        limits=1.0,
        hosting=Hosting(),
        host="127.0.0.1",
        workers=1,
        status_token=None,
    )
    before, collecting = signal.getsignal(signal.SIGTERM), gc.get_threshold()
    try:
        with listener("127.0.0.1", 0) as socket:
            asyncio.run(asyncio.wait_for(serve_until_told(options, socket), 30))
    finally:
        signal.signal(signal.SIGTERM, before)
        gc.set_threshold(*collecting)
        gc.unfreeze()


def wait_for_the_end_of(processes: list[int]) -> None:
    deadline = time.monotonic() + 20
    while any(Path(f"/proc/{process}").exists() for process in processes):
        assert time.monotonic() < deadline, "a process is still there"
        time.sleep(0.05)


def test_several_processes_are_refused_on_sqlite_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = str(tmp_path / "tables.sqlite3")
    assert main(["serve", "--workers", "2", "--store", name]) == 2
    assert "an SQLite file serves one process" in capsys.readouterr().err
    assert main(["serve", "--workers", "0", "--store", name]) == 2


def test_a_store_that_is_in_use_is_refused_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path) as server:
        assert main(["serve", "--port", "0", "--store", server.store]) == 1
        assert "another Filature is using" in capsys.readouterr().err
        other = Server(tmp_path / "other")
        assert main(["serve", "--port", str(server.port), "--store", other.store]) == 1
        assert "cannot listen on" in capsys.readouterr().err
