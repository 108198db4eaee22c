"""People who play, talk and write notes at many tables: a store full of what is theirs."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from filature.tables.lobby import Lobby
from filature.tables.seat import token_hash
from tests.asgi_client import AsgiClient
from tests.owndata.devices import Device

GAMES = ("agent_hunter", "double_agent")
"""Those that are over soonest when somebody plays at random."""


class Person:
    """Somebody with up to two devices, and everything of theirs that must be found or not."""

    def __init__(self, client: AsgiClient, mark: str, rng: Random) -> None:
        self.mark = mark
        self.rng = rng
        self.devices = [Device(client, f"{mark}{at}") for at in range(2)]
        self.signed_in = False
        self.marks: set[str] = {token_hash(one.token) for one in self.devices}
        """Hashes, names, texts, notes and addresses of theirs."""
        self.count = 0

    def device(self) -> Device:
        return self.rng.choice(self.devices)

    def word(self, kind: str) -> str:
        """Return a text that nobody else writes."""
        self.count += 1
        text = f"{kind}{self.mark}{self.count}q"
        self.marks.add(text)
        return text


class Lives:
    """What people do, in an order that a seed gives."""

    def __init__(self, client: AsgiClient, lobby: Lobby, seed: int) -> None:
        self.client = client
        self.lobby = lobby
        self.rng = Random(seed)
        self.people = [Person(client, mark, self.rng) for mark in ("Zoe", "Yan", "Xia")]
        self.tables: list[Any] = []
        self.acts = 0

    async def run(self, steps: int) -> None:
        """Do so many things, of which the first are always done."""
        first = ["open", "join", "watch", "note", "sign_in", "finish", "code", "channel", "circle"]
        kinds = [*first, "open", "join", "play", "play", "finish", "recover"]
        for what in (*first, *(self.rng.choice(kinds) for _ in range(steps))):
            self.lobby.environment.time += 1  # type: ignore[attr-defined]
            for person in self.people:
                await getattr(self, what)(person)

    async def open(self, person: Person) -> None:
        game = self.rng.choice(GAMES)
        other = self.rng.choice([{"kind": "person"}, {"kind": "bot", "bot": "ref-random"}])
        wish = {"game": game, "name": person.word("N"), "seats": [{"kind": "person"}, other]}
        settings = {"listed": True, "pace": {"kind": "none", "seconds": 0}}
        seated = await person.device().post(
            "/tables", {**wish, "settings": settings, "token": True}
        )
        self.tables.append(seated)

    async def join(self, person: Person) -> None:
        table = self.rng.choice(self.tables)
        wish = {"name": person.word("J"), "invite": table["invite"], "token": True}
        await person.device().ask("POST", f"/tables/{table['table']}/sit", wish)
        await self.say(person, table["table"])

    async def watch(self, person: Person) -> None:
        """Say something at a table, most often as a spectator."""
        await self.say(person, self.rng.choice(self.tables)["table"])

    async def say(self, person: Person, table: str) -> None:
        self.acts += 1
        act = {"text": person.word("T"), "name": person.word("S")}
        await person.device().act(table, type="say", id=f"a{self.acts}", **act)

    async def note(self, person: Person) -> None:
        for table in self.tables:
            note = {"marks": {person.word("M"): ["?"]}}
            await person.device().ask("PUT", f"/tables/{table['table']}/note", note)

    async def code(self, person: Person) -> None:
        await person.device().ask("POST", f"/tables/{self.rng.choice(self.tables)['table']}/code")

    async def recover(self, person: Person) -> None:
        """Bring a seat from one device to the other."""
        table = self.rng.choice(self.tables)["table"]
        answer = await person.devices[0].ask("POST", f"/tables/{table}/code")
        if answer.status == 200:
            wish = {"code": answer.json()["code"], "move": self.rng.random() < 0.5, "token": True}
            await person.devices[1].ask("POST", "/recover", wish)

    async def sign_in(self, person: Person) -> None:
        """Get a passkey on one device, and sign in with it on the other."""
        if person.signed_in or self.rng.random() < 0.4:
            return
        person.signed_in = True
        passkey = await person.devices[0].register()
        await person.devices[1].sign_in(passkey)
        person.marks |= {passkey.made_id, passkey.user.hex()}

    async def channel(self, person: Person) -> None:
        """Have a row of another package; its own API is tried by its own tests."""
        hashed = token_hash(person.devices[0].token)
        holder = self.lobby.devices.holder(hashed)
        id = f"{person.mark}{self.rng.random()}"
        body = f'{{"address":"{person.word("C")}@play.example"}}'
        values = (id, holder, "mail", body, "fr", "", id, "open", None, 1.0, 1.0)
        marks = ", ".join(f"${n + 1}" for n in range(len(values)))
        await self.lobby.store.fetch(f"insert into channels values ({marks})", *values)
        await self.lobby.store.fetch(
            "insert into notification_settings values ($1, 1, null)"
            " on conflict (holder) do nothing",
            holder,
        )

    async def circle(self, person: Person) -> None:
        """Found a circle, or join the one that there is, under a name of one's own."""
        found = await self.lobby.store.fetch("select id, invite from circles")
        name = person.word("K")
        if not found:
            wish = {"name": "Lundi", "member": name, "token": True}
            await person.devices[0].post("/circles", wish)
            return
        wish = {"name": name, "invite": found[0][1], "token": True}
        await person.devices[0].ask("POST", f"/circles/{found[0][0]}/join", wish)

    async def play(self, person: Person, most: int = 4) -> None:
        """Make some decisions."""
        for seated in self.tables:
            table = await self.lobby.table_now(seated["table"])
            for device in person.devices:
                holder = self.lobby.devices.holder(token_hash(device.token))
                for _ in range(most):
                    seats = table.state.seats_of(holder)
                    owed = [at for at in seats if at in table.session.pending]
                    if table.state.phase != "playing" or not owed:
                        break
                    decision = table.session.decision(owed[0])
                    action = decision.legal.nth(self.rng.randrange(len(decision.legal)))
                    self.acts += 1
                    act = {"decision": decision.id, "action": action, "id": f"a{self.acts}"}
                    body = {"type": "command", **act}
                    path = f"/tables/{seated['table']}/command"
                    answer = await device.ask("POST", path, body, as_=owed[0])
                    assert answer.json()["result"] == "applied", answer
                    await self.wait_for_bots()

    async def finish(self, person: Person) -> None:
        """Play on until nobody present owes a decision, as often as a game is long."""
        for _ in range(12):
            for one in self.people:
                await self.play(one, 8)

    async def wait_for_bots(self) -> None:
        while tasks := list(self.lobby.bot_runner.tasks.values()):
            for task in tasks:
                await task


def found(content: bytes, person: Person) -> set[str]:
    """Return what of somebody stands in some bytes."""
    return {mark for mark in person.marks if mark.encode() in content}


def plain(record: str) -> str:
    """Return a record without the names of its players."""
    return re.sub(r'"players": *\[[^\]]*\]', '"players":[]', record)
