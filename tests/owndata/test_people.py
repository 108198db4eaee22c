"""Passkeys and devices: every seat belongs to exactly whom it should, whatever was done before."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.owndata.relying_party import relying_party
from filature.tables.hosting import Hosting
from filature.tables.lobby import Lobby
from filature.tables.seat import token_hash
from filature.tables.stores import store_named
from tests.asgi_client import AsgiClient
from tests.owndata.devices import ORIGIN, Device, server
from tests.owndata.soft_authenticator import SoftPasskey

Test = Callable[[AsgiClient, Lobby], Awaitable[None]]


def serve(test: Test, **how: Any) -> None:
    async def running() -> None:
        async with server(**how) as (client, lobby):
            await test(client, lobby)

    asyncio.run(running())


class Model:
    """Who should hold what: seats by table, the person for whom each device acts."""

    def __init__(self, devices: int) -> None:
        self.acting: list[int | None] = [None] * devices
        self.held: dict[str, set[str]] = {}
        self.people = 0
        self.passkeys: list[tuple[int, SoftPasskey] | None] = []

    def holder(self, device: int) -> str:
        person = self.acting[device]
        return f"device {device}" if person is None else f"person {person}"

    def link(self, device: int, person: int) -> None:
        before = f"device {device}"
        for holders in self.held.values():
            if before in holders:
                holders.remove(before)
                holders.add(f"person {person}")
        self.acting[device] = person

    def tables(self, device: int) -> set[str]:
        return {table for table, holders in self.held.items() if self.holder(device) in holders}


STEPS = st.lists(
    st.tuples(
        st.sampled_from(["open", "sit", "register", "sign_in", "sign_out", "remove", "forget"]),
        st.integers(0, 2),
        st.integers(0, 5),
    ),
    max_size=14,
)


@given(STEPS)
def test_every_seat_belongs_to_whom_it_should(steps: list[tuple[str, int, int]]) -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        devices = [Device(client, f"D{at}") for at in range(3)]
        model, tables = Model(3), list[Any]()
        for what, at, number in steps:
            lobby.environment.time += 1  # type: ignore[attr-defined]
            await step(model, devices, tables, what, at, number)
            for n, device in enumerate(devices):
                assert await device.tables() == model.tables(n), (what, at, number)
                assert (await device.me())["signed_in"] == (model.acting[n] is not None)
        await rebuilt(lobby, devices, model)

    serve(test)


async def step(
    model: Model, devices: list[Device], tables: list[Any], what: str, at: int, number: int
) -> None:
    """Do one thing, with the devices and with the model."""
    device = devices[at]
    match what:
        case "open":
            table = await device.open(seats=[{"kind": "person"}] * 4, game="kryptos")
            tables.append(table)
            model.held[table["table"]] = {model.holder(at)}
        case "sit" if tables:
            table = tables[number % len(tables)]
            wish = {"name": f"{device.name}{number}", "invite": table["invite"], "token": True}
            await device.ask("POST", f"/tables/{table['table']}/sit", wish)
            model.held[table["table"]].add(model.holder(at))
        case "register":
            passkey = await device.register()
            person = model.acting[at]
            if person is None:
                model.people += 1
                person = model.people
                model.link(at, person)
            model.passkeys.append((person, passkey))
        case "sign_in" if model.passkeys:
            found = model.passkeys[number % len(model.passkeys)]
            if found is not None:
                answer = await device.sign_in(found[1])
                assert answer.status == 200, answer
                model.link(at, found[0])
        case "sign_out":
            await device.post("/me/sign-out")
            model.acting[at] = None
        case "remove":
            others = (await device.me())["devices"]
            if others:
                gone = others[number % len(others)]
                await device.post("/me/devices/remove", {"id": gone["id"]})
                model.acting[int(gone["name"][1:])] = None
        case "forget":
            own = [n for n, one in enumerate(model.passkeys) if one and one[0] == model.acting[at]]
            if own:
                index = own[number % len(own)]
                chosen = model.passkeys[index]
                assert chosen is not None
                id = chosen[1].made_id
                answer = await device.ask("POST", "/me/passkeys/remove", {"id": id})
                assert (answer.status == 200) == (len(own) > 1), answer
                if len(own) > 1:
                    model.passkeys[index] = None
                    refused = await device.sign_in(chosen[1])
                    assert refused.json()["error"]["type"] == "unknown_passkey"


async def rebuilt(lobby: Lobby, devices: list[Device], model: Model) -> None:
    """Check that the logs alone say the same: a process that starts now knows as much."""
    lobby.tables.clear()
    for n, device in enumerate(devices):
        holder = lobby.devices.holder(token_hash(device.token))
        for table in model.held:
            seats = (await lobby.table(table)).state.seats_of(holder)
            assert bool(seats) == (table in model.tables(n)), (table, device.name, seats)


def test_a_device_that_is_removed_loses_its_socket_at_once() -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        one, two = Device(client, "One"), Device(client, "Two")
        table = (await one.open())["table"]
        passkey = await one.register()
        assert (await two.sign_in(passkey)).status == 200
        socket = await two.connect(table)
        assert msgspec.json.decode(socket.take()[0])["you"] == 0
        other = next(d for d in (await one.me())["devices"] if not d["this"])
        await one.post("/me/devices/remove", {"id": other["id"]})
        await socket.drain(2)
        assert socket.code == 4403
        assert (await two.ask("GET", f"/tables/{table}/note")).status == 403
        assert (await one.ask("GET", f"/tables/{table}/note")).status == 200

    serve(test)


def test_a_seat_keeps_its_open_page_when_its_device_gets_a_passkey() -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        one = Device(client, "One")
        table = (await one.open())["table"]
        socket = await one.connect(table)
        socket.take()
        await one.register()
        await socket.drain(2)
        told = [msgspec.json.decode(text) for text in socket.take()]
        assert socket.code is None
        assert all(message.get("you", 0) == 0 for message in told)

    serve(test)


def test_seats_of_both_devices_are_at_both() -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        one, two = Device(client, "One"), Device(client, "Two")
        first, second = (await one.open())["table"], (await two.open())["table"]
        await two.sign_in(await one.register())
        assert await one.tables() == await two.tables() == {first, second}

    serve(test)


def test_with_a_lost_passkey_another_is_added_and_the_lost_one_goes() -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        one, two = Device(client, "One"), Device(client, "Two")
        table = (await one.open())["table"]
        lost = await one.register()
        new = await one.register()
        await one.post("/me/passkeys/remove", {"id": lost.made_id})
        refused = await two.sign_in(lost)
        assert refused.json()["error"]["type"] == "unknown_passkey"
        assert (await two.sign_in(new)).status == 200
        assert await two.tables() == {table}
        kept = await one.ask("POST", "/me/passkeys/remove", {"id": new.made_id})
        assert kept.json()["error"]["type"] == "last_passkey"

    serve(test)


def test_with_nothing_left_a_recovery_code_still_brings_a_seat_back() -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        one, two = Device(client, "One"), Device(client, "Two")
        table = (await one.open())["table"]
        await one.register()
        code = (await one.post(f"/tables/{table}/code"))["code"]
        await two.post("/recover", {"code": code, "move": True, "token": True})
        assert await two.tables() == {table}
        assert await one.tables() == set()

    serve(test)


def test_a_challenge_is_answered_once_soon_and_by_its_device() -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        one, two = Device(client, "One"), Device(client, "Two")
        passkey = await one.register()
        options = (await two.post("/me/sign-in/options"))["options"]
        wish = {"credential": passkey.answer(options)}
        assert (await one.ask("POST", "/me/sign-in", wish)).status == 403
        assert (await two.ask("POST", "/me/sign-in", wish)).status == 200
        assert (await two.ask("POST", "/me/sign-in", wish)).status == 403
        options = (await two.post("/me/sign-in/options"))["options"]
        lobby.environment.time += 301  # type: ignore[attr-defined]
        late = {"credential": passkey.answer(options)}
        assert (await two.ask("POST", "/me/sign-in", late)).status == 403

    serve(test)


def test_an_answer_for_another_site_or_by_another_key_is_refused() -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        one = Device(client, "One")
        passkey = await one.register()
        forged = SoftPasskey(ORIGIN)
        forged.id, forged.user, forged.count = passkey.id, passkey.user, passkey.count
        assert (await Device(client, "Two").sign_in(forged)).status == 403
        passkey.origin = "https://elsewhere.example"
        assert (await Device(client, "Two").sign_in(passkey)).status == 403
        passkey.origin, passkey.count = ORIGIN, 0
        assert (await Device(client, "Two").sign_in(passkey)).status == 403
        passkey.count = 9
        assert (await Device(client, "Two").sign_in(passkey)).status == 200

    serve(test)


@pytest.mark.parametrize(
    "credential",
    [{}, {"id": 3}, {"response": None}, {"response": {"clientDataJSON": "%%%"}}, {"id": "x" * 99}],
)
def test_what_is_no_answer_at_all_is_refused(credential: Any) -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        one = Device(client, "One")
        for path in ("/me/sign-in", "/me/passkeys"):
            answer = await one.ask("POST", path, {"credential": credential})
            assert answer.status == 403, answer

    serve(test)


@pytest.mark.parametrize(
    ("origin", "site"),
    [
        ("https://play.example", "play.example"),
        ("https://play.example:8443", "play.example"),
        ("http://localhost:8000", "localhost"),
        ("http://play.example", None),
        ("https://192.0.2.7", None),
        ("https://[2001:db8::1]", None),
        ("http://127.0.0.1:8000", None),
        ("", None),
    ],
)
def test_passkeys_need_https_or_this_machine_and_a_name(origin: str, site: str | None) -> None:
    found = relying_party(origin)
    assert (found and found.id) == site


def test_the_operators_address_is_the_site_of_passkeys() -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        options = (await Device(client, "One").post("/me/passkeys/options"))["options"]
        assert options["rp"]["id"] == "play.example"

    serve(test, hosting=Hosting(origin="https://play.example"))


def test_passkeys_are_asked_for_only_so_often() -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        one = Device(client, "One")
        statuses = [(await one.ask("POST", "/me/sign-in/options", {})).status for _ in range(30)]
        assert statuses.count(200) == 20
        assert set(statuses) == {200, 429}

    serve(test, limits=1)


def test_two_processes_know_of_a_device_within_seconds(database: str) -> None:
    async def test() -> None:
        async with (
            server(store_named(database)) as (here, _),
            server(store_named(database)) as (there, _),
        ):
            one, two = Device(here, "One"), Device(there, "Two")
            table = (await one.open())["table"]
            passkey = await one.register()
            assert (await two.sign_in(passkey)).status == 200
            assert await two.tables() == {table}
            socket = await two.connect(table)
            gone = next(d for d in (await one.me())["devices"] if not d["this"])
            await one.post("/me/devices/remove", {"id": gone["id"]})
            async with asyncio.timeout(10):
                while socket.code is None:
                    socket.wakeup.clear()
                    await socket.wakeup.wait()
            assert socket.code == 4403

    asyncio.run(test())


def test_what_a_crash_left_with_the_device_is_handed_over() -> None:
    async def test(client: AsgiClient, lobby: Lobby) -> None:
        one = Device(client, "One")
        table = (await one.open())["table"]
        device = (await lobby.store.fetch("select token_hash from holders"))[0][0]
        await lobby.devices.link(device, "ab" * 32, "One", lobby.environment.now())
        assert await one.tables() == set()
        await client.app.state.service.people.run()
        assert await one.tables() == {table}

    serve(test)
