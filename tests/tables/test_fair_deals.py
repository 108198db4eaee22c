"""Fair deals at tables: all secrets go into chance, nobody stalls, and everything can be proved."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.core import messages as m
from filature.core.events import SPECTATOR
from filature.core.fair_check import NOBODY
from filature.core.refusals import Refused
from filature.games import catalogue
from filature.tables.lobby import Lobby
from filature.tables.stores import store_named
from filature.tables.table import Table
from tests.fake_environment import FakeEnvironment, InstantWorkers
from tests.tables.fair_devices import Device, take, verdict
from tests.tables.table_driver import TableDriver, applied

GAMES = sorted(catalogue())


class FairTable(TableDriver):
    """A table with a fair deal, at which every person has a device that contributes."""

    def __init__(self, game: str, seats: str, salt: str = "", **settings: Any) -> None:
        super().__init__(game, seats, fair=True, **settings)
        persons = [at for at, kind in enumerate(seats) if kind == "p"]
        self.devices = {at: self.device((at,), salt) for at in persons}
        self.spectator = self.device(())
        for at in persons:
            self.connect(at)

    def device(self, seats: tuple[int, ...], salt: str = "") -> Device:
        def send(command: m.FairCommit | m.FairOpen) -> m.Ack:
            ack = take(self.table, command, self.run)
            self.run_bots()
            return ack

        return Device(self.table.row.id, seats, send, salt + str(seats))

    def react(self, *only: int) -> None:
        """Let devices look at the table until none of them does anything any more."""
        for _ in range(4):
            for at, device in [(-1, self.spectator), *self.devices.items()]:
                if not only or at in only or at < 0:
                    device.react(self.table.info(at if at >= 0 else SPECTATOR).fair)

    def play(self, seed: int = 0) -> None:
        """Play at random to the end, and let the spectator's device look at it."""
        rng = Random(seed)
        self.run_bots()
        while self.phase() == "playing":
            seat = rng.choice(self.table.session.pending)
            applied(self, seat, self.command(seat, rng.randrange(10**6)))
        self.spectator.react(self.table.info(SPECTATOR).fair)

    @property
    def dealt(self) -> bool:
        return not self.table.state.deal_pending


def seats_for(game: str, kinds: str) -> str:
    """Return as many seats as the game wants at least, the first of them a person's."""
    count = catalogue()[game].seat_counts[0]
    return ("p" + kinds + "bbbbbb")[:count]


@given(st.sampled_from(GAMES), st.text("pb", max_size=3), st.integers(0, 9999))
def test_whole_games_are_proved_to_players_and_spectators(game: str, kinds: str, seed: int) -> None:
    with FairTable(game, seats_for(game, kinds), salt=str(seed)) as driver:
        assert not driver.dealt
        driver.react()
        assert driver.dealt
        driver.play(seed)
        found = verdict(driver.table, driver.spectator, *driver.devices.values())
        assert found.faults == []
        record = driver.table.record()
        assert found.outcomes == record.count('"seat": null')
        assert found.outcomes
