"""Make the stored tables of the present version anew, for `test_stored_tables.py`.

    python -m tests.tables.storing

Once for each version that is released, and again while a version is not: the newest files in
`stored/` are those of the present schema, named by its number. They hold tables of all five games,
gathering, in play, over and stopped, of a circle, with a pace in days and played on from a finished
game; talk, notes, passkeys, channels, a recovery code, and somebody who was erased. The JSON has
for each table the record so far and the SHA-256 of the welcome that every viewer is sent.
"""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from filature.core.messages import Command
from filature.games import catalogue
from filature.tables import sql
from filature.tables.backups import back_up
from filature.tables.hosting import Hosting
from filature.tables.lobby import Lobby
from filature.tables.seat import token_hash
from filature.tables.store import Store
from filature.tables.stores import store_named
from filature.tables.table import Table
from tests.asgi_client import AsgiClient
from tests.owndata.devices import Device, server
from tests.owndata.lives import Lives
from tests.postgres import postgres
from tests.tables.restoring import tool

STORED = Path(__file__).parent / "stored"
NOW = f"tables-schema{len(sql.MIGRATIONS)}"
DAYS = {"pace": {"kind": "days", "seconds": 3 * 86400}}
REST = {"zone": "Europe/Paris", "start": 22, "end": 7}


def digest_of(table: Table, viewer: int) -> str:
    """Return the hash of a viewer's welcome, without the table's name, which 0.1 did not have."""
    fields = msgspec.json.decode(msgspec.json.encode(table.welcome(viewer, 0, [])))
    assert fields["table"].pop("name")
    return hashlib.sha256(msgspec.json.encode(fields)).hexdigest()


async def fill(client: AsgiClient, lobby: Lobby) -> list[Device]:
    """Have people play; return their devices."""
    lives = Lives(client, lobby, 7)
    await lives.run(4)
    devices = [device for person in lives.people for device in person.devices]
    ada, bob, eve = (Device(client, name) for name in ("Aïcha", "Bob", "Eve"))
    rng = Random(1)
    for game, kind in sorted(catalogue().items()):
        seats: list[dict[str, str]] = [{"kind": "person"}] * kind.seat_counts[0]
        bots = [{"kind": "person"}, *[{"kind": "bot", "bot": "ref-random"}] * (len(seats) - 1)]
        playing = await ada.open(game, seats)
        guests = [bob, *(Device(client, f"Guest {n}") for n in range(len(seats) - 2))]
        for guest in guests:
            await guest.sit(playing)
        devices += guests
        await play(lobby, playing["table"], rng, 9)
        await ada.act(playing["table"], type="say", id="said", text="Bonsoir")
        await eve.ask(
            "POST",
            f"/tables/{playing['table']}/command",
            {"type": "say", "id": "w", "text": "Psst", "name": "Eve"},
            invite=playing["invite"],
        )
        over = await bob.open(game, bots, settings={"delay": 2})
        await play(lobby, over["table"], rng, 5000)
        lobby.environment.time += 3600  # type: ignore[attr-defined]
        if game in ("agent_hunter", "spies_vs_spies"):
            slow = await ada.open(game, bots, settings=DAYS, rest=REST)
            await play(lobby, slow["table"], rng, 2)
        wish = {"step": 4, "seat": 0, "name": "Bob", "bot": "ref-random"}
        await bob.post(f"/tables/{over['table']}/branch", wish)
    await ada.post("/mine/vacation", {"id": "v", "until": lobby.environment.now() + 5 * 86400})
    stopped = await eve.open(seats=[{"kind": "person"}, {"kind": "bot", "bot": "ref-random"}])
    await eve.act(stopped["table"], type="leave", id="leave")
    await eve.open("kryptos", [{"kind": "person"}] * 3)
    circle = (await ada.post("/circles", {"name": "Jeudi", "member": "Aïcha", "token": True}))[
        "circle"
    ]
    table = {"game": "agent_hunter", "name": "Aïcha", "seats": [{"kind": "person"}] * 2}
    await ada.post(f"/circles/{circle}/tables", {"table": table})
    await eve.post("/me/erase", {"sure": True})
    return [*devices, ada, bob]


async def play(lobby: Lobby, id: str, rng: Random, decisions: int) -> None:
    """Decide evenly at random for everybody."""
    table = await lobby.table(id)
    for number in range(decisions):
        while tasks := list(lobby.bot_runner.tasks.values()):
            await asyncio.gather(*tasks)
        owed = [at for at in table.session.pending if table.state.bot_for(at) is None]
        if table.state.phase != "playing" or not owed:
            return
        lobby.environment.time += 1  # type: ignore[attr-defined]
        seat = rng.choice(owed)
        decision = table.session.decision(seat)
        action = decision.legal.nth(rng.randrange(len(decision.legal)))
        device = next(iter(table.state.seats[seat].tokens))
        await table.execute(seat, Command(f"stored-{number}", decision.id, action), device)


async def expected_of(lobby: Lobby, devices: list[Device]) -> dict[str, Any]:
    """Return what each table must be when it is opened again."""
    tables = []
    while tasks := list(lobby.bot_runner.tasks.values()):
        await asyncio.gather(*tasks)
    for one in await lobby.store.every():
        lobby.unload(one.row.id)
        table = await lobby.table(one.row.id)
        held = {
            str(seat): device.token
            for device in devices
            for seat in table.state.seats_of(lobby.devices.holder(token_hash(device.token)))
        }
        tables.append(
            {
                "id": one.row.id,
                "game": one.row.game,
                "phase": table.state.phase,
                "lines": table.state.lines,
                "tokens": held,
                "record": table.state.record() if table.state.phase != "gathering" else None,
                "viewers": {
                    str(viewer): [stream.seq, digest_of(table, viewer)]
                    for viewer, stream in table.streams.items()
                },
            }
        )
    return {"now": lobby.environment.now(), "tables": tables}


async def made(store: Store, journal: Path) -> dict[str, Any]:
    async with server(store, Hosting(erasures=str(journal))) as (client, lobby):
        return await expected_of(lobby, await fill(client, lobby))


def dump(address: str) -> str:
    """Return a database as statements that any client can run."""
    command = [tool("pg_dump"), "--no-owner", "--inserts", address]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    # Commands of psql's own, which newer versions of pg_dump write.
    lines = [line for line in text.splitlines() if not line.startswith(("\\", "--"))]
    return "\n".join(line for line in lines if line.strip()) + "\n"


def main() -> int:
    expected = {}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite3"
        expected["sqlite"] = asyncio.run(made(store_named(str(path)), Path(folder) / "one"))
        target = STORED / f"{NOW}.sqlite3"
        target.unlink(missing_ok=True)
        back_up(str(path), str(target))
        target.chmod(0o644)
        with closing(sqlite3.connect(target)) as file:
            file.execute("pragma journal_mode=delete")
            file.execute("vacuum")
        with postgres() as running, running.database() as address:
            store = store_named(address)
            expected["postgres"] = asyncio.run(made(store, Path(folder) / "other"))
            (STORED / f"{NOW}.sql").write_text(dump(address), encoding="utf-8")
    text = msgspec.json.format(msgspec.json.encode(expected), indent=1)
    (STORED / f"{NOW}.json").write_bytes(text + b"\n")
    print(f"{NOW}: {len(expected['sqlite']['tables'])} tables")
    return 0


if __name__ == "__main__":
    sys.exit(main())
