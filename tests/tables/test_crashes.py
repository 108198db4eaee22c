"""A server killed in the middle of anything loses nothing acknowledged and does nothing twice."""

from __future__ import annotations

import sqlite3
import threading
import time
from pathlib import Path
from random import Random

from filature.core import record
from filature.games import game_class
from tests.serving import Guest, serving

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
