"""A game played through the ASGI application, and every byte that one viewer receives.

The game follows a history. Around it people talk, signal, write notes, undo choices, ask for codes
and try what is not allowed. `variant` changes only what the viewer may not know, so two plays that
differ in nothing else must give the viewer the same bytes.
"""

from __future__ import annotations

import asyncio
import hashlib
from random import Random
from typing import Any, Literal, NamedTuple

import msgspec

from filature.core.events import CHANCE, SPECTATOR, Viewer
from filature.core.knowledge import Knowledge, Move
from filature.core.messages import Notebook
from filature.games import AnyGame
from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.tables.workers import Workers
from filature.web.app import create_app
from filature.web.limits import Limits
from tests.asgi_client import AsgiClient, AsgiSocket, Response, encoded
from tests.tables.in_memory import Scripted

History = list[tuple[int, Move]]

Place = Literal["seat", "spectator", "delayed", "covered", "shared"]
"""Where the viewer is: at a seat of its own; watching; watching some moves behind; at a device
that holds several seats, while nobody looks; or as one of several at such a device, in turn."""

DELAY = 3
TALK = ("Bonsoir", "Hm.", "À toi", "Ah !")
TYPED = ("1 2 3", "hat", "P1 accessory", "passe", "?")
SPECTATOR_TALK = (("Il a le 3", "C'est la base 2 !"), ("Non", "Peut-être bien que oui"))
NO_LIMIT = 1e9


class Case(NamedTuple):
    """Who is given something, and where that viewer is."""

    viewer: Viewer
    place: Place

    @property
    def at_table(self) -> bool:
        """Tell whether the viewer belongs to the table, and so does not hear spectators."""
        return self.place in ("seat", "covered", "shared")


class VariantEnvironment(Scripted):
    """Ids and chance from a script; tokens and codes that differ with the variant."""

    def __init__(self, history: History, case: Case, variant: int) -> None:
        super().__init__(history)
        self.case = case
        self.variant = variant
        self.time = 0.0
        self.codes = 0

    def now(self) -> float:
        return self.time

    def monotonic(self) -> float:
        return self.time

    def token(self) -> str:
        return f"CANARY-token-{super().token()}-{self.variant}-".ljust(40, "x")

    def code(self) -> str:
        self.codes += 1
        return f"CANARY-code-{self.codes}-{self.variant}"


class FingerprintWorkers(Workers):
    """A notebook that is a fingerprint of the knowledge it was made from."""

    async def believe(self, knowledge: Knowledge) -> Notebook:
        return Notebook({"of": hashlib.sha256(encoded(knowledge)).hexdigest()}, [])


class ViewerTranscript:
    """One play, and what the viewer is given of it."""

    def __init__(self, game: AnyGame, case: Case, variant: int, seed: int) -> None:
        self.game = game
        self.case = case
        self.variant = variant
        self.rng = Random(seed)
        """What happens at the table beside the game: the same whatever the variant."""
        self.given: list[str] = []
        self.acts = 0
        self.tokens: dict[int, str] = {}
        self.invite = ""
        self.address = ""
        self.looking: int | None = None
        pick = self.rng.random() < 0.5
        self.pace = {"kind": "move", "seconds": 3600} if pick else {"kind": "none", "seconds": 0}
        viewer = max(case.viewer, 0)
        other = 0 if viewer else 1
        self.shared_seats = (
            sorted({viewer, other, 0}) if case.place in ("covered", "shared") else []
        )
        """The seats of the shared device."""
        self.neighbour = next((seat for seat in self.shared_seats if seat != viewer), None)

    def own(self, seat: int) -> bool:
        """Tell whether a seat's affairs are the viewer's own."""
        return seat == self.case.viewer

    # The play

    async def play(self, history: History) -> list[str]:
        """Play a history; return all that the viewer was given, in order."""
        environment = VariantEnvironment(history, self.case, self.variant)
        self.lobby = Lobby(SqliteStore(":memory:"), environment, FingerprintWorkers())
        app = create_app(self.lobby, limits=Limits(environment.monotonic, NO_LIMIT))
        app.state.service.longest_poll = 0.0
        async with AsgiClient(app) as self.client:
            await self.seat_everybody()
            socket = self.client.connect(f"{self.address}/live", self.headers())
            socket.send(self.hello(0))
            await self.record_socket(socket)
            spectator = self.client.connect(f"{self.address}/live")
            spectator.send(self.hello(0))
            await spectator.drain()
            state = self.game.new()
            for actor, move in history:
                if actor != CHANCE:
                    environment.time += 1
                    await self.lobby.tick_table(await self.table())
                    await self.side_activity(state, spectator)
                    await self.maybe_undo(state, actor)
                    await self.decide(actor, self.game.to_record(actor, move))
                    await self.switch_viewer(socket)
                    await self.record_socket(socket)
                    await self.probe_endpoints()
                self.game.play(state, actor, move)
            await self.record_socket(socket)
            await self.reconnect_from_everywhere()
            await socket.close()
            await spectator.close()
        return self.given

    async def seat_everybody(self) -> None:
        seats: list[dict[str, Any]] = []
        for seat in range(self.game.seats):
            here = seat in self.shared_seats and seat > 0
            seats.append({"kind": "here", "name": f"P{seat}"} if here else {"kind": "person"})
        new = {
            "game": self.game.id,
            "name": "P0",
            "seats": seats,
            "options": self.game.chosen_options,
            "settings": {
                "pace": self.pace,
                "delay": DELAY if self.case.place == "delayed" else 0,
            },
            "token": True,
        }
        seated = (await self.client.request("POST", "/api/tables", new)).json()
        self.invite, self.address = seated["invite"], f"/api/tables/{seated['table']}"
        for seat in (0, *self.shared_seats):
            self.tokens[seat] = seated["token"]
        for seat in range(self.game.seats):
            if seat not in self.tokens:
                wish = {"name": f"P{seat}", "invite": self.invite, "token": True}
                sat = await self.client.request("POST", f"{self.address}/sit", wish)
                self.tokens[seat] = sat.json()["token"]

    def headers(self, seat: int | None = None) -> dict[str, str]:
        """Return the viewer's own headers, or those of a seat."""
        if seat is None:
            if not self.case.at_table:
                return {}
            seat = self.shared_seats[0] if self.shared_seats else self.case.viewer
        return {"authorization": f"Bearer {self.tokens[seat]}"}

    def hello(self, have: int) -> dict[str, Any]:
        return {"type": "hello", "protocol": 1, "have": have, "invite": self.invite}

    async def ask(self, seat: int, act: dict[str, Any]) -> dict[str, Any]:
        """Do something as a seat that is not the viewer's, or whose answer does not matter."""
        self.acts += 1
        act = {"id": f"a{self.acts}", **act}
        wish = {"as_": seat} if seat in self.shared_seats else {}
        path = f"{self.address}/command"
        answer = await self.client.request("POST", path, act, self.headers(seat), **wish)
        if self.own(seat):
            self.given.append(shown(answer))
        ack: dict[str, Any] = answer.json()
        return ack

    async def decide(self, seat: int, action: dict[str, Any]) -> None:
        number = str((await self.table()).decision_numbers[seat])
        ack = await self.ask(seat, {"type": "command", "decision": number, "action": action})
        assert ack["result"] == "applied", ack

    async def table(self) -> Any:
        return await self.lobby.table(self.address.rpartition("/")[2])

    # What happens beside the game

    async def side_activity(self, state: Any, spectator: AsgiSocket) -> None:
        """Let people do what they do; what the viewer may not know of it depends on the variant."""
        variant = self.variant
        seats = range(self.game.seats)
        seat, other = self.rng.sample(seats, 2)
        what = self.rng.randrange(8)
        if self.game.signs() != "none" and self.rng.random() < 0.4:
            what = 2
        match what:
            case 0:
                await self.ask(seat, {"type": "say", "text": self.rng.choice(TALK)})
            case 1:
                pair = self.rng.choice(SPECTATOR_TALK)
                text = pair[variant] if self.case.at_table else pair[0]
                self.acts += 1
                spectator.send({"type": "say", "id": f"s{self.acts}", "text": text, "name": "Zoé"})
                await spectator.drain()
            case 2 if self.game.signs() != "none":
                hidden = self.game.signs() == "discreet" and self.case.viewer not in (seat, other)
                signs = ("wink", "cough") if hidden else ("wink", "wink")
                await self.ask(seat, {"type": "signal", "to": other, "signal": signs[variant]})
            case 3 if not self.own(seat):
                notes = {"marks": {"CANARY-note": ["?" * (1 + variant * 50)]}}
                await self.client.request(
                    "PUT", f"{self.address}/note", notes, self.headers(seat), **self.as_(seat)
                )
            case 4 if not self.own(seat):
                await self.client.request(
                    "POST", f"{self.address}/code", None, self.headers(seat), **self.as_(seat)
                )
            case 5 if not self.own(seat):
                wrong = ({"type": "place"}, {"type": "attack", "CANARY-try": 7})[variant]
                await self.ask(seat, {"type": "command", "decision": "0", "action": wrong})
            case 6:
                await self.ask(seat, {"type": "extend"})
            case 7:
                tab = self.client.connect(f"{self.address}/live", self.headers(seat))
                tab.send(self.hello(0))
                await tab.drain()
                await tab.close()

    def as_(self, seat: int) -> dict[str, int]:
        return {"as_": seat} if seat in self.shared_seats else {}

    async def maybe_undo(self, state: Any, actor: int) -> None:
        """Let a seat make a sealed choice, whichever the variant says, and take it back."""
        if self.rng.random() < 0.5:
            return
        legal = self.game.legal(state, actor)
        nth = self.rng.randrange(10**9) + (0 if self.own(actor) else self.variant)
        tried = state.clone()
        move = legal.nth(nth % len(legal))
        sealed = all(event.sealed for event in self.game.play(tried, actor, move))
        if not sealed or self.game.is_chance(tried):
            return
        await self.decide(actor, self.game.to_record(actor, move))
        ack = await self.ask(actor, {"type": "undo"})
        assert ack["result"] == "applied", ack

    # What the viewer is given

    async def switch_viewer(self, socket: AsgiSocket) -> None:
        """At a shared device: another looks, or nobody. A sign of what was decided may be due."""
        if self.case.place != "shared":
            return
        assert self.neighbour is not None
        await self.record_socket(socket)
        self.looking = self.rng.choice([None, self.case.viewer, self.neighbour])
        if self.looking is not None and self.rng.random() < 0.5:
            # What is asked just before somebody else looks is answered before.
            own = self.seen_by_neighbour * self.variant
            bad = {"type": "command", "id": f"t{own}", "decision": "0", "action": {}}
            socket.send(bad)
        socket.send({"type": "look", "seat": self.looking})

    async def record_socket(self, socket: AsgiSocket) -> None:
        """Take down what came by the socket, but what was sent while the neighbour was looking."""
        await socket.drain(2)
        for text in socket.take():
            message = msgspec.json.decode(text)
            if message["type"] == "welcome":
                self.seen_by_neighbour = (
                    self.case.place == "shared" and message["you"] == self.neighbour
                )
            if not self.seen_by_neighbour:
                self.given.append(text)

    seen_by_neighbour = False

    async def probe_endpoints(self) -> None:
        """Try every door that the viewer has, and some that it has not."""
        table = await self.table()
        wish = self.as_(self.case.viewer) if self.case.place == "shared" else {}
        viewer = self.lobby.viewer(
            table, self.bearer(), self.invite, wish.get("as_") if wish else None
        )
        seq = table.streams[viewer].seq
        gets: list[tuple[str, dict[str, Any]]] = [
            ("next", {"have": 0, **wish}),
            ("next", {"have": self.rng.randrange(seq + 2), **wish}),
            ("record", {}),
            ("replay", {"as_": self.rng.choice(["truth", "spectator", "0", "1"])}),
            ("notebook", wish),
            ("note", wish),
        ]
        strangers = [
            s for s in range(self.game.seats) if s not in (*self.shared_seats, self.case.viewer)
        ]
        if strangers:
            stranger = self.rng.choice(strangers)
            gets += [(what, {"as_": stranger}) for what in ("next", "notebook", "note")]
        for what, asked in gets:
            path = f"{self.address}/{what}"
            answer = await self.client.request(
                "GET", path, None, self.headers(), invite=self.invite, **asked
            )
            self.given.append(shown(answer))
        self.acts += 1
        for wrong in (
            {"type": "command", "decision": "0", "action": {"type": "place"}},
            {"type": "command", "decision": str(self.acts), "action": {}},
            {"type": "signal", "to": 9, "signal": "wink"},
            {"type": "absent", "seat": max(self.case.viewer, 0), "wish": "bot"},
            {"type": "clear", "seat": 1},
            {"type": "back"},
        ):
            act = {"id": f"d{self.acts}", **wrong}
            path = f"{self.address}/command"
            answer = await self.client.request(
                "POST", path, act, self.headers(), invite=self.invite, **wish
            )
            assert b"applied" not in answer.body, answer
            self.given.append(shown(answer))
        typed = {"text": self.rng.choice(TYPED)}
        path = f"{self.address}/understand"
        self.given.append(
            shown(await self.client.request("POST", path, typed, self.headers(), **wish))
        )
        for path in (f"{self.address}/again", "/api/recover"):
            body = {"code": "guess"} if path.endswith("recover") else None
            self.given.append(shown(await self.client.request("POST", path, body, self.headers())))
        self.given.append(
            shown(await self.client.request("GET", "/api/mine", None, self.headers()))
        )
        self.given.append(
            shown(await self.client.request("GET", "/api/tables", None, self.headers()))
        )

    def bearer(self) -> str | None:
        return self.headers().get("authorization", "").partition(" ")[2] or None

    async def reconnect_from_everywhere(self) -> None:
        """Come back with every number of the stream that one could have."""
        table = await self.table()
        viewer = self.lobby.viewer(table, self.bearer(), self.invite)
        for have in range(table.streams[viewer].seq + 2):
            socket = self.client.connect(f"{self.address}/live", self.headers())
            socket.send(self.hello(have))
            if self.case.place == "shared":
                socket.send({"type": "look", "seat": self.case.viewer})
            await socket.drain()
            self.given += socket.take()
            await socket.close()


def shown(answer: Response) -> str:
    """Return an answer as a text: its status, its headers, its body."""
    headers = sorted((name.decode(), value.decode()) for name, value in answer.headers)
    return f"{answer.status} {headers} {answer.body.decode()}"


def transcript(game: AnyGame, history: History, case: Case, variant: int, seed: int) -> list[str]:
    """Play a history; return all that the viewer was given."""
    return asyncio.run(ViewerTranscript(game, case, variant, seed).play(history))


def cases(game: AnyGame) -> list[Case]:
    """Return every viewer at every place where it can be."""
    seats = range(game.seats)
    return [
        *(Case(seat, "seat") for seat in seats),
        Case(SPECTATOR, "spectator"),
        Case(SPECTATOR, "delayed"),
        Case(SPECTATOR, "covered"),
        *(Case(seat, "shared") for seat in seats),
    ]
