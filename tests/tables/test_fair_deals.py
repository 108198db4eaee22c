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


@pytest.mark.parametrize("game", GAMES)
def test_every_secret_changes_the_deal_and_the_same_secrets_give_the_same(game: str) -> None:
    """Seat 0's secret, seat 1's, and the server's each count; nothing else does."""

    def dealt(salts: tuple[str, str], server: int = 0) -> list[str]:
        with FairTable(game, seats_for(game, "p")) as driver:
            driver.environment.made += server
            driver.devices[0].salt, driver.devices[1].salt = salts
            driver.react()
            key = driver.table.state.deal_key
            assert key is not None
            return [key.hex(), driver.table.row.id]

    first = dealt(("a", "b"))
    assert dealt(("a", "b")) == first
    others = [dealt(("c", "b")), dealt(("a", "c"))]
    assert {other[1] for other in others} == {first[1]}
    assert len({first[0], *(other[0] for other in others)}) == 3


@pytest.mark.parametrize("game", ["kryptos", "agent_hunter"])
def test_a_seat_that_never_answers_is_left_out_and_does_not_stall(game: str) -> None:
    with FairTable(game, seats_for(game, "p")) as driver:
        driver.react(0)
        assert not driver.dealt
        driver.advance(3.0)
        driver.react(0)
        assert driver.dealt
        driver.play()
        found = verdict(driver.table, driver.spectator, driver.devices[0])
        assert found.faults == []
        assert "left out: seat 1 (no answer)" in found.notes


def test_a_device_that_is_not_connected_has_less_time() -> None:
    with FairTable("agents_secrets", "pp") as driver:
        driver.disconnect(1)
        driver.environment.time += 10  # Nobody is seen any more.
        driver.table.presence.seen.clear()
        state = driver.table.state
        assert state.fair is not None
        began = state.fair.rounds[0].began
        driver.environment.time = began / 1000 + 1.9
        driver.react(0)
        driver.disconnect(0)
        driver.table.presence.seen.clear()
        driver.advance(0.0)
        assert state.fair.rounds[0].digest is None
        driver.advance(0.1)
        assert state.fair.rounds[0].digest is not None


def test_a_seat_that_withholds_its_opening_has_everybody_commit_anew_without_it() -> None:
    with FairTable("kryptos", "ppp") as driver:
        driver.devices[1].opens = False
        driver.react()
        assert not driver.dealt
        fair = driver.table.state.fair
        assert fair is not None
        first = fair.rounds[0]
        driver.advance(3.0)
        assert len(fair.rounds) == 2
        driver.react()
        assert driver.dealt
        second = fair.rounds[1]
        assert second.secret != first.secret
        assert second.openings[0].value != first.openings[0].value
        assert second.left_out == {1: "withheld"}
        info = driver.table.info(SPECTATOR).fair
        assert isinstance(info, m.FairDeal)
        assert [one.phase for one in info.rounds] == ["again", "dealt"]
        assert info.rounds[0].withheld == [1]
        driver.play()
        found = verdict(driver.table, driver.spectator, *driver.devices.values())
        assert found.faults == []
        assert any(note.startswith("round 1: seat 1 withheld") for note in found.notes)


def test_all_may_withhold_and_the_game_still_begins() -> None:
    with FairTable("kryptos", "pppp") as driver:
        for device in driver.devices.values():
            device.opens = False
        for _ in range(8):
            driver.react()
            driver.advance(3.0)
        assert driver.dealt
        assert driver.table.state.fair is not None
        assert len(driver.table.state.fair.rounds) == 2
        driver.play()
        found = verdict(driver.table, driver.spectator)
        assert found.faults == []
        assert NOBODY in found.notes


def test_devices_that_know_nothing_of_it_are_not_waited_for() -> None:
    """An older client sits down without `fair`: the game begins at once."""
    with TableDriver("agents_secrets", "pp") as driver:
        driver.environment.fair = True
        new = m.NewTable(
            "agents_secrets", "Ada", [m.NewSeat("person"), m.NewSeat("bot", "ref-random")]
        )
        seated = driver.run(driver.lobby.create(new, driver.tokens[0]))
        table = driver.run(driver.lobby.table(seated.table))
        assert not table.state.deal_pending
        assert table.session.history
        info = table.info(0).fair
        assert isinstance(info, m.FairDeal)
        assert info.rounds[0].seats[0].left_out == "no_device"


def test_decisions_before_the_first_chance_wait_for_the_deal() -> None:
    """In Agent Hunter both place agents first; who begins is drawn when all secrets are open."""
    with FairTable("agent_hunter", "pp") as driver:
        driver.decide(0)
        driver.decide(1)
        assert driver.table.session.is_chance
        driver.react()
        assert not driver.table.session.is_chance
        driver.play()
        assert verdict(driver.table, *driver.devices.values()).faults == []


def test_a_choice_can_be_undone_while_chance_waits_for_the_deal() -> None:
    with FairTable("agent_hunter", "pp") as driver:
        driver.decide(0)
        driver.decide(1)
        applied(driver, 0, m.Undo("u"))
        driver.react()
        assert driver.dealt
        assert driver.table.session.pending == (0,)
        driver.decide(0, 5)
        assert not driver.table.session.is_chance
        driver.play()
        assert verdict(driver.table, *driver.devices.values()).faults == []


def test_practice_tables_branches_and_older_tables_go_on_as_before() -> None:
    with TableDriver("agents_secrets", "pb") as driver:
        driver.environment.fair = True
        seats = [m.NewSeat("person"), m.NewSeat("bot", "ref-random")]
        new = m.NewTable("agents_secrets", "Ada", seats, settings=m.Settings(seed=7), fair=True)
        seated = driver.run(driver.lobby.create(new, driver.tokens[0]))
        table = driver.run(driver.lobby.table(seated.table))
        assert table.state.fair is None
        assert table.info(0).fair is msgspec.UNSET
        again = driver.run(driver.lobby.load(driver.table.row.id))
        assert again.state.fair is None
        with pytest.raises(Refused, match="not over yet"):
            again.fair_file()


def test_the_same_people_again_have_a_new_deal_to_which_their_devices_contribute() -> None:
    with FairTable("agents_secrets", "pp") as driver:
        driver.react()
        driver.play()
        again = driver.run(driver.lobby.again(driver.table, driver.tokens[0]))
        driver.table = driver.run(driver.lobby.table(again.table))
        driver.devices = {at: driver.device((at,)) for at in (0, 1)}
        driver.spectator = driver.device(())
        driver.react()
        assert driver.dealt
        driver.play()
        assert verdict(driver.table, driver.spectator, *driver.devices.values()).faults == []


def test_one_device_contributes_for_all_seats_that_it_holds() -> None:
    with FairTable("kryptos", "phh") as driver:
        driver.devices = {0: driver.device((0, 1, 2))}
        driver.react()
        assert driver.dealt
        state = driver.table.state.fair
        assert state is not None
        assert sorted(state.rounds[0].openings) == [0, 1, 2]


def test_a_stopped_game_opens_what_there_was() -> None:
    with FairTable("agents_secrets", "pp") as driver:
        driver.react(0)
        applied(driver, 0, m.Leave("l1"))
        applied(driver, 1, m.Leave("l2"))
        assert driver.phase() == "left"
        found = verdict(driver.table, driver.spectator, driver.devices[0])
        assert found.faults == []
        assert found.outcomes == 0


@pytest.mark.parametrize("withheld", [False, True])
def test_a_crash_at_any_moment_loses_nothing(withheld: bool) -> None:
    """After each entry of the log the table loads to the same, and goes on to a fair end."""
    with FairTable("agents_secrets", "pp") as driver:
        driver.devices[1].opens = not withheld
        for _ in range(3):
            driver.react()
            driver.advance(3.0)
        driver.react()
        driver.play()
        kept = driver.run(driver.store.load(driver.table.row.id))
        assert kept is not None
        last = max(n for n, entry in enumerate(kept.log) if entry.kind.startswith("fair"))
        whole = driver.load(kept)
        assert whole.fair_file() == driver.table.fair_file()
        for size in range(3, last + 1):
            part = Table(
                msgspec.structs.replace(kept, log=kept.log[:size]),
                driver.store,
                driver.environment,
            )
            if part.state.phase == "playing":
                for entry in kept.log[size : last + 1]:
                    part.apply(entry)
                assert part.state.deal_key == driver.table.state.deal_key


def test_a_device_goes_on_after_the_server_has_died_between_the_phases() -> None:
    with FairTable("agents_secrets", "pp") as driver:
        driver.react(0)
        for _ in range(2):
            driver.lobby.unload(driver.table.row.id)
            driver.table = driver.run(driver.lobby.table(driver.table.row.id))
            assert not driver.dealt
            device = driver.devices[1]
            device.react(driver.table.info(1).fair)
        driver.react()
        assert driver.dealt
        driver.play()
        assert verdict(driver.table, driver.spectator, *driver.devices.values()).faults == []


def test_what_others_see_before_the_end_does_not_depend_on_somebodys_secret() -> None:
    """Beside the commitments, which are stated, no byte before the deal differs."""

    def shown(salt: str) -> list[bytes]:
        with FairTable("agent_hunter", "pp") as driver:
            driver.devices[1].salt = salt
            found = []
            for at in (1, 0, 1, 0):
                driver.devices[at].react(driver.table.info(at).fair)
                commitment = next(iter(driver.devices[1].sent.values())).value
                for viewer in (0, SPECTATOR):
                    sent = msgspec.json.encode(driver.table.welcome(viewer, 0, []))
                    known = b'"digest":"'
                    where = sent.find(known)
                    digest = sent[where + len(known) :][:64] if where >= 0 else b"-"
                    secret = driver.devices[1].secret(1, 1).encode()
                    assert secret not in sent
                    found.append(sent.replace(commitment.encode(), b"").replace(digest, b""))
            assert driver.dealt
            return found

    assert shown("one") == shown("two")


def test_a_running_table_tells_nobody_a_secret() -> None:
    with FairTable("kryptos", "ppb") as driver:
        secrets: set[str] = set()
        for _ in range(4):
            for device in driver.devices.values():
                device.react(driver.table.info(0).fair)
                state = driver.table.state
                assert state.fair is not None
                secrets.add(state.fair.private)
                for one in state.fair.rounds:
                    secrets |= {one.secret, *(taken.value for taken in one.openings.values())}
                if state.deal_key is not None:
                    secrets.add(state.deal_key.hex())
                for sent in driver.all_welcomes().values():
                    assert not [secret for secret in secrets if secret.encode() in sent]
        assert len(secrets) == 6
        with pytest.raises(Refused, match="not over yet"):
            driver.table.fair_file()


def test_two_processes_bring_one_deal_on(database: str) -> None:
    """Each device talks to a process of its own; the deal is the same at both."""

    async def play() -> None:
        lobbies = []
        for _ in range(2):
            environment = FakeEnvironment()
            environment.fair = True
            lobbies.append(Lobby(store_named(database), environment, InstantWorkers()))
            await lobbies[-1].open()
        try:
            seats = [m.NewSeat("person"), m.NewSeat("person")]
            new = m.NewTable("agents_secrets", "Ada", seats, fair=True)
            seated = await lobbies[0].create(new, "token-of-ada")
            tables = [await lobby.table(seated.table) for lobby in lobbies]
            await lobbies[1].sit(tables[1], "token-of-eve", seated.invite, "Eve", fair=True)
            commands: list[m.FairCommit | m.FairOpen] = []
            devices = []
            for at in (0, 1):

                def send(command: m.FairCommit | m.FairOpen) -> m.Ack:
                    commands.append(command)
                    return m.Ack(command.id, "applied")

                devices.append(Device(seated.table, (at,), send, str(at)))
            for _ in range(4):
                for at, table in enumerate(tables):
                    await table.catch_up()
                    devices[at].react(table.info(at).fair)
                    while commands:
                        command = commands.pop()
                        await table.execute(at, command)
                        assert table.state.fair is not None
                        assert table.state.fair.receipt(command) is not None
            for table in tables:
                await table.catch_up()
            keys = {table.state.deal_key for table in tables}
            assert len(keys) == 1
            assert None not in keys
            assert tables[0].session.history == tables[1].session.history
        finally:
            for lobby in lobbies:
                await lobby.close()

    asyncio.run(play())
