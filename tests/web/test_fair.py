"""Fair deals over the wire: requests, receipts, the companion file, and who gets what when."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from filature.cli import main
from filature.core import fair
from filature.core import messages as m
from filature.core.signing import signed_by
from tests.asgi_client import AsgiSocket
from tests.circles.circle_driver import CircleDriver, play
from tests.circles.circle_driver import run as run_circle
from tests.tables.fair_devices import Device
from tests.web.asgi_table import AsgiTable, bearer, persons, received, run

Seated = dict[str, Any]


async def fair_table(table: AsgiTable, game: str = "agents_secrets") -> list[Seated]:
    """Open a table for two whose devices contribute."""
    table.lobby.environment.fair = True
    await table.open(game=game, fair=True)
    wish = {"name": "Eve", "invite": table.ada["invite"], "token": True, "fair": True}
    eve = (await table.client.request("POST", f"{table.address}/sit", wish)).json()
    return [table.ada, eve]


def device_at(table: AsgiTable, seat: int | None) -> tuple[Device, list[Any]]:
    """Return a device, and what it wants to send."""
    wants: list[Any] = []

    def send(command: m.FairCommit | m.FairOpen) -> m.Ack:
        wants.append(command)
        return m.Ack(command.id, "applied")

    seats = () if seat is None else (seat,)
    return Device(table.ada["table"], seats, send, str(seat)), wants


async def contribute(
    table: AsgiTable,
    people: list[Seated],
    post: Callable[[Seated, Any], Awaitable[Any]],
) -> list[Device]:
    """Have the devices of all people contribute, each by what it is shown."""
    found = [device_at(table, person["seat"]) for person in people]
    for _ in range(3):
        for person, (device, wants) in zip(people, found, strict=True):
            shown = await table.client.request(
                "GET", f"{table.address}/next", None, bearer(person), have=0
            )
            info = msgspec.convert(shown.json()["table"]["fair"], m.FairDeal)
            device.react(info)
            while wants:
                command = wants.pop()
                ack = await post(person, msgspec.to_builtins(command))
                assert ack["result"] == "applied"
                receipt = msgspec.convert(ack["receipt"], fair.Receipt)
                assert signed_by(info.key or "", receipt.signed_text(), receipt.signature)
                key = (command.round, command.seat, receipt.step)
                device.sent[key] = msgspec.structs.replace(device.sent[key], receipt=receipt)
    return [device for device, _ in found]


def test_programs_contribute_over_http_and_prove_the_deal_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def test(table: AsgiTable) -> None:
        people = await fair_table(table)

        async def post(person: Seated, act: Any) -> Any:
            url = f"{table.address}/command"
            return (await table.client.request("POST", url, act, bearer(person))).json()

        devices = await contribute(table, people, post)
        early = await table.client.request("GET", f"{table.address}/fair", None, bearer(table.ada))
        assert early.status == 409
        for person in people:
            assert await table.act(person, type="leave", id="l") == "applied"
        stranger = await table.client.request("GET", f"{table.address}/fair")
        assert stranger.status == 403
        for what, name in (("record", "game.jsonl"), ("fair", "game.fair.json")):
            given = await table.client.request(
                "GET", f"{table.address}/{what}", invite=table.ada["invite"]
            )
            assert given.status == 200
            (tmp_path / name).write_bytes(given.body)
        for at, device in enumerate(devices):
            (tmp_path / f"device{at}.json").write_bytes(msgspec.json.encode(device.file()))

    run(test)
    record, file = str(tmp_path / "game.jsonl"), tmp_path / "game.fair.json"
    receipts = [f"--receipt={tmp_path / f'device{at}.json'}" for at in (0, 1)]
    assert main(["verify", "--fair", record, str(file), *receipts]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith(f"ok {record} fair: ")
    assert "devices that contributed: seats 0, 1" in printed
    assert "device of seat 1: nobody could choose this deal, as far as that device's" in printed
    whole = msgspec.json.decode(file.read_bytes())
    assert f"   code: {whole['code']}\n" in printed
    assert main(["verify", "--fair", record, str(file)]) == 0
    assert "no device's file was given" in (said := capsys.readouterr().out)
    assert "nobody could choose" not in said
    code = whole.pop("code")
    file.write_bytes(msgspec.json.encode(whole))
    assert main(["verify", "--fair", record, str(file)]) == 0
    assert f"   code: {code} (none was stored)\n" in capsys.readouterr().out
    file.write_bytes(msgspec.json.encode({**whole, "code": "1234 5678 9012 3456"}))
    assert main(["verify", "--fair", record, str(file)]) == 1
    assert "the code in the file is not that of its lists" in capsys.readouterr().out
    whole["rounds"][0]["secret"] = "00" * 32
    file.write_bytes(msgspec.json.encode(whole))
    assert main(["verify", "--fair", record, str(file), *receipts]) == 1
    assert "BAD" in (said := capsys.readouterr().out)
    assert "the server's secret is not the one that it has committed to" in said
    file.write_text("{}")
    assert main(["verify", "--fair", record, str(file)]) == 1
    assert "missing required field" in capsys.readouterr().out
    assert main(["verify", "--fair", record]) == 2
    assert main(["verify", "--receipt", record, record]) == 2
    assert main(["verify", "--fair", record, str(file), "--receipt", record]) == 2


def test_sockets_are_asked_and_given_receipts_and_spectators_are_shown_the_same() -> None:
    async def test(table: AsgiTable) -> None:
        people = await fair_table(table)
        sockets: dict[int, AsgiSocket] = {}
        for person in people:
            sockets[person["seat"]] = await table.connect(person)
        watching = await table.connect(None, invite=table.ada["invite"])

        async def post(person: Seated, act: Any) -> Any:
            socket = sockets[person["seat"]]
            socket.take()
            socket.send(act)
            await socket.drain(2)
            return next(one for one in received(socket) if one["type"] == "ack")

        await contribute(table, people, post)
        await watching.drain(2)
        shown = [one["table"]["fair"] for one in received(watching) if "table" in one]
        phases = [one["rounds"][-1]["phase"] for one in shown if one["rounds"]]
        assert phases[0] == "commit"
        assert phases[-1] == "dealt"
        # One message when the list stands and one when it is dealt, for whatever devices send.
        assert len(phases) <= 4
        for socket in (*sockets.values(), watching):
            await socket.close()

    run(test)


def test_nobody_contributes_for_a_seat_that_they_do_not_hold() -> None:
    async def test(table: AsgiTable) -> None:
        ada, _ = await fair_table(table)
        act = {"type": "fair_commit", "id": "x", "seat": 1, "round": 1, "commitment": "ab" * 32}
        url = f"{table.address}/command"
        for headers in (bearer(ada), {"authorization": "Bearer " + "z" * 40}, {}):
            answer = await table.client.request("POST", url, act, headers, invite=ada["invite"])
            assert answer.json()["error"]["type"] == "not_seated"
        wrong = {**act, "seat": -1}
        assert (await table.client.request("POST", url, wrong, bearer(ada))).status == 422
        wrong = {**act, "seat": 0, "commitment": "no"}
        assert (await table.client.request("POST", url, wrong, bearer(ada))).status == 422

    run(test)


def test_a_table_without_a_fair_deal_has_no_companion() -> None:
    async def test(table: AsgiTable) -> None:
        table.lobby.environment.fair = True
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "ref-random"}]
        await table.open(seats=seats, settings={"seed": 4})
        assert await table.act(table.ada, type="leave", id="m") == "applied"
        answer = await table.client.request("GET", f"{table.address}/fair", None, bearer(table.ada))
        assert (answer.status, answer.json()["error"]["type"]) == (409, "not_fair")

    run(test)


def test_tables_of_an_event_play_the_deal_to_which_the_server_was_committed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written: list[str] = []

    async def test(circle: CircleDriver) -> None:
        circle.environment.fair = True
        await circle.found("Bea", "Cia", "Dan")
        event = await circle.plan("Bea", "Cia", "Dan", kind="swiss", rounds=1)
        await circle.begin(event)
        tables = await circle.tables_of(event)
        announced = [table.info(0).fair for table in tables]
        for table, deal in zip(tables, announced, strict=True):
            assert isinstance(deal, m.FairDeal)
            assert table.state.deal is not None
            seed = table.state.deal.encode()
            assert seed not in msgspec.json.encode(table.welcome(0, 0, []))
            device = Device(table.row.id, (0,), nothing_to_send)
            device.react(deal)
            name = tmp_path / f"{table.row.id}.device.json"
            name.write_bytes(msgspec.json.encode(device.file()))
        assert len({msgspec.json.encode(deal) for deal in announced}) == 1
        with pytest.raises(Exception, match="deal sealed"):
            tables[0].fair_file()
        for at, table in enumerate(tables):
            await play(table, Random(at))
        await circle.advance(1)
        for table in tables:
            names = [tmp_path / f"{table.row.id}{end}" for end in (".jsonl", ".fair.json")]
            names[0].write_text(table.record(), encoding="utf-8")
            names[1].write_bytes(fair.written_file(table.fair_file()))
            written.extend(map(str, names))

    def nothing_to_send(command: m.FairCommit | m.FairOpen) -> m.Ack:
        raise AssertionError(command)

    run_circle(test)
    assert len(written) == 4
    receipts = [f"--receipt={name}" for name in tmp_path.glob("*.device.json")]
    assert main(["verify", "--fair", *written, *receipts]) == 0
    assert "the server chose it alone" in capsys.readouterr().out
    other = msgspec.json.decode(Path(written[1]).read_bytes())
    other["shared"]["secret"] = "00" * 16
    Path(written[1]).write_bytes(msgspec.json.encode(other))
    assert main(["verify", "--fair", *written, *receipts]) == 1
    assert "is not the one that was committed to" in capsys.readouterr().out


def test_a_table_of_persons_is_not_held_up_by_devices_that_say_nothing() -> None:
    async def test(table: AsgiTable) -> None:
        table.lobby.environment.fair = True
        await table.open(game="agents_secrets", seats=persons(2))
        await table.sit("Eve")
        shown = await table.client.request(
            "GET", f"{table.address}/next", None, bearer(table.ada), have=0
        )
        deal = shown.json()["table"]["fair"]
        assert deal["rounds"][0]["phase"] == "dealt"
        assert [seat["left_out"] for seat in deal["rounds"][0]["seats"]] == ["no_device"] * 2

    run(test)
