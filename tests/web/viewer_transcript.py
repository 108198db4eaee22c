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
from filature.tables.seat import token_hash
from filature.tables.sqlite import SqliteStore
from filature.tables.workers import Workers
from filature.web.app import create_app
from filature.web.limits import Limits
from tests.asgi_client import AsgiClient, AsgiSocket, Response, encoded
from tests.fake_environment import FakeEnvironment
from tests.notifications.viewer_mailbox import ViewerMailbox
from tests.patch_client import PatchClient

History = list[tuple[int, Move]]

Place = Literal["seat", "spectator", "delayed", "covered", "shared"]
"""Where the viewer is: at a seat of its own; watching; watching some moves behind; at a device
that holds several seats, while nobody looks; or as one of several at such a device, in turn."""

DELAY = 3
TALK = ("Bonsoir", "Hm.", "À toi", "Ah !")
PACES = (
    {"kind": "move", "seconds": 3600},
    {"kind": "none", "seconds": 0},
    {"kind": "days", "seconds": 86400},
)
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


class VariantEnvironment(FakeEnvironment):
    """Ids and chance from a script; tokens and codes that differ with the variant."""

    def __init__(self, history: History, variant: int) -> None:
        super().__init__(history=history)
        self.variant = variant

    def token(self) -> str:
        return f"CANARY-token-{super().token()}-{self.variant}-".ljust(40, "x")

    def code(self) -> str:
        return f"CANARY-{super().code()}-{self.variant}"


class FingerprintWorkers(Workers):
    """A notebook that is a fingerprint of the knowledge it was made from."""

    async def believe(self, knowledge: Knowledge, table: str = "") -> Notebook:
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
        self.pace = self.rng.choice(PACES)
        viewer = max(case.viewer, 0)
        shared = case.place in ("covered", "shared")
        self.shared_seats = sorted({viewer, 0 if viewer else 1, 0}) if shared else []
        """The seats of the shared device."""
        self.neighbour = next((seat for seat in self.shared_seats if seat != viewer), None)
        self.seen_by_neighbour = False
        self.patches = self.rng.random() < 0.5
        """The viewer's socket asks for patches."""
        self.patch_client = PatchClient()

    # The play

    async def play(self, history: History) -> list[str]:
        """Play a history; return all that the viewer was given, in order."""
        environment = VariantEnvironment(history, self.variant)
        self.lobby = Lobby(SqliteStore(":memory:"), environment, FingerprintWorkers())
        app = create_app(self.lobby, limits=Limits(environment.monotonic, NO_LIMIT))
        app.state.service.longest_poll = 0.0
        async with AsgiClient(app) as self.client:
            await self.seat_everybody()
            self.mailbox = ViewerMailbox(app, self.holder())
            await self.mailbox.open()
            socket = self.connect(self.headers(), patches=self.patches)
            await self.record_socket(socket)
            # Whether others ask for patches is theirs to know.
            spectator = self.connect({}, patches=bool(self.variant))
            await spectator.drain()
            rivals = [seat for seat in self.tokens if self.tokens[seat] not in str(self.headers())]
            others = [self.connect(self.headers(seat), patches=True) for seat in rivals[:1]]
            state = self.game.new()
            for actor, move in history:
                if actor != CHANCE:
                    environment.time += 1
                    await self.lobby.tick_table(await self.table())
                    await self.side_activity(spectator)
                    await self.maybe_undo(state, actor)
                    await self.decide(actor, self.game.to_record(actor, move))
                    await self.take_messages()
                    await self.switch_viewer(socket)
                    await self.record_socket(socket)
                    await self.probe_endpoints()
                self.game.play(state, actor, move)
            await self.record_socket(socket)
            await self.reconnect_from_everywhere()
            for one in (socket, spectator, *others):
                await one.close()
        return self.given

    async def seat_everybody(self) -> None:
        seats = [
            {"kind": "here", "name": f"P{seat}"}
            if seat in self.shared_seats
            else {"kind": "person"}
            for seat in range(1, self.game.seats)
        ]
        delay = DELAY if self.case.place == "delayed" else 0
        new = {
            "game": self.game.id,
            "name": "P0",
            "seats": [{"kind": "person"}, *seats],
            "options": self.game.chosen_options,
            "settings": {"pace": self.pace, "delay": delay},
            "token": True,
        }
        circle = {"name": "Le jeudi", "member": "P0", "token": True}
        founded = (await self.client.request("POST", "/api/circles", circle)).json()
        founder = {"authorization": f"Bearer {founded['token']}"}
        self.circle = f"/api/circles/{founded['circle']}"
        opened = await self.client.request("POST", f"{self.circle}/tables", {"table": new}, founder)
        seated = opened.json()
        self.invite, self.address = seated["invite"], f"/api/tables/{seated['table']}"
        self.tokens = dict.fromkeys((0, *self.shared_seats), seated["token"])
        for seat in range(self.game.seats):
            if seat not in self.tokens:
                wish = {"name": f"P{seat}", "invite": self.invite, "token": True}
                sat = await self.client.request("POST", f"{self.address}/sit", wish)
                self.tokens[seat] = sat.json()["token"]
        link = (await self.client.request("GET", self.circle, None, founder)).json()["invite"]
        for seat in range(1, self.game.seats):
            wish = {"name": f"P{seat}", "invite": link}
            await self.client.request("POST", f"{self.circle}/join", wish, self.headers(seat))
        wish = {"name": "Zoé", "invite": link, "token": True}
        joined = (await self.client.request("POST", f"{self.circle}/join", wish)).json()
        self.member = {"authorization": f"Bearer {joined['token']}"}
        """Of somebody in the circle who has no seat here."""

    def headers(self, seat: int | None = None) -> dict[str, str]:
        """Return the headers of a seat, or the viewer's own."""
        if seat is None and not self.case.at_table:
            return {}
        if seat is None:
            seat = self.shared_seats[0] if self.shared_seats else self.case.viewer
        return {"authorization": f"Bearer {self.tokens[seat]}"}

    def holder(self) -> str | None:
        """Return under what the viewer's device keeps what is its own."""
        token = self.headers().get("authorization", "").partition(" ")[2]
        return token_hash(token) if token else None

    def connect(self, headers: dict[str, str], have: int = 0, patches: bool = False) -> AsgiSocket:
        socket = self.client.connect(f"{self.address}/live", headers)
        hello = {"type": "hello", "protocol": 1, "have": have, "invite": self.invite}
        socket.send({**hello, "patches": patches})
        return socket

    async def request(self, seat: int, method: str, what: str, body: Any = None) -> Any:
        """Make a request about the table as a seat; return the response."""
        wish = {"as_": seat} if seat in self.shared_seats else {}
        path = f"{self.address}/{what}"
        return await self.client.request(method, path, body, self.headers(seat), **wish)

    async def act(self, seat: int, **act: Any) -> dict[str, Any]:
        """Do something as a seat; the viewer is given the answer to its own commands alone."""
        self.acts += 1
        answer = await self.request(seat, "POST", "command", {"id": f"a{self.acts}", **act})
        if seat == self.case.viewer:
            self.given.append(shown(answer))
        ack: dict[str, Any] = answer.json()
        return ack

    async def decide(self, seat: int, action: dict[str, Any]) -> None:
        number = str((await self.table()).session.decision_numbers[seat])
        ack = await self.act(seat, type="command", decision=number, action=action)
        assert ack["result"] == "applied", ack

    async def table(self) -> Any:
        return await self.lobby.table(self.address.rpartition("/")[2])

    # What happens beside the game

    async def side_activity(self, spectator: AsgiSocket) -> None:
        """Let people do what they do; what the viewer may not know of it depends on the variant."""
        variant, signs = self.variant, self.game.signs()
        seat, other = self.rng.sample(range(self.game.seats), 2)
        own = seat == self.case.viewer
        what = self.rng.randrange(8)
        if signs != "none" and self.rng.random() < 0.4:
            what = 2
        match what:
            case 0:
                await self.act(seat, type="say", text=self.rng.choice(TALK))
            case 1:
                text = self.rng.choice(SPECTATOR_TALK)[variant if self.case.at_table else 0]
                self.acts += 1
                spectator.send({"type": "say", "id": f"s{self.acts}", "text": text, "name": "Zoé"})
                await spectator.drain()
            case 2 if signs != "none":
                hidden = signs == "discreet" and self.case.viewer not in (seat, other)
                signal = "cough" if hidden and variant else "wink"
                await self.act(seat, type="signal", to=other, signal=signal)
            case 3 if not own:
                notes = {"marks": {"CANARY-note": ["?" * (1 + variant * 50)]}}
                await self.request(seat, "PUT", "note", notes)
            case 4 if not own:
                await self.request(seat, "POST", "code")
            case 5 if not own:
                wrong = ({"type": "place"}, {"type": "attack", "CANARY-try": 7})[variant]
                await self.act(seat, type="command", decision="0", action=wrong)
            case 6:
                await self.act(seat, type="extend")
            case 7:
                tab = self.connect(self.headers(seat))
                await tab.drain()
                await tab.close()

    async def maybe_undo(self, state: Any, actor: int) -> None:
        """Let a seat make a sealed choice that depends on the variant, and take it back."""
        if self.rng.random() < 0.5:
            return
        legal = self.game.legal(state, actor)
        nth = self.rng.randrange(10**9) + (0 if actor == self.case.viewer else self.variant)
        tried = state.clone()
        move = legal.nth(nth % len(legal))
        sealed = all(event.sealed for event in self.game.play(tried, actor, move))
        if sealed and not self.game.is_chance(tried):
            await self.decide(actor, self.game.to_record(actor, move))
            ack = await self.act(actor, type="undo")
            assert ack["result"] == "applied", ack

    # What the viewer is given

    async def take_messages(self) -> None:
        """Take down what the viewer's channels are sent of its turns, and what feeds say."""
        self.given += await self.mailbox.new(self.client)

    async def switch_viewer(self, socket: AsgiSocket) -> None:
        """At a shared device: another looks, or nobody. A sign of what was decided may be due."""
        if self.case.place != "shared":
            return
        assert self.neighbour is not None
        await self.record_socket(socket)
        looking = self.rng.choice([None, self.case.viewer, self.neighbour])
        if looking is not None and self.rng.random() < 0.5:
            # What is asked just before somebody else looks is answered before.
            id = f"t{self.seen_by_neighbour * self.variant}"
            socket.send({"type": "command", "id": id, "decision": "0", "action": {}})
        socket.send({"type": "look", "seat": looking})

    async def record_socket(self, socket: AsgiSocket) -> None:
        """Take down what came by the socket, but what was sent while the neighbour was looking."""
        await socket.drain(2)
        for text in socket.take():
            message = msgspec.json.decode(text)
            if message["type"] == "welcome":
                shared = self.case.place == "shared"
                self.seen_by_neighbour = shared and message["you"] == self.neighbour
            if not self.seen_by_neighbour:
                self.given.append(text)
                self.patch_client.receive(message)

    async def give(self, method: str, path: str, body: Any = None, **query: Any) -> None:
        """Make a request as the viewer, and take down the response."""
        response = await self.client.request(method, path, body, self.headers(), **query)
        assert b"applied" not in response.body, response
        self.given.append(shown(response))

    async def probe_endpoints(self) -> None:
        """Try every address that the viewer may ask, and some that it may not."""
        wish = {"as_": self.case.viewer} if self.case.place == "shared" else {}
        here = {"invite": self.invite, **wish}
        seq = await self.last_number(wish.get("as_"))
        await self.give("GET", f"{self.address}/next", have=0, **here)
        whole = msgspec.json.decode(self.given[-1][self.given[-1].index("{") :])
        if self.case.place != "shared" and whole["seq"] == self.patch_client.seq:
            assert self.patch_client.bytes == msgspec.json.encode(whole["position"])
        await self.give("GET", f"{self.address}/next", have=self.rng.randrange(seq + 2), **here)
        await self.give("GET", f"{self.address}/record", invite=self.invite)
        replayed = self.rng.choice(["truth", "spectator", "0", "1"])
        await self.give("GET", f"{self.address}/replay", invite=self.invite, as_=replayed)
        step, seat = self.rng.randrange(1, 9), self.rng.randrange(self.game.seats)
        branch = {"step": step, "seat": seat, "name": "Ada"}
        await self.give("GET", f"{self.address}/debrief", invite=self.invite)
        await self.give("POST", f"{self.address}/try", {"step": step}, invite=self.invite)
        await self.give("POST", f"{self.address}/branch", branch, invite=self.invite)
        for what in ("notebook", "note"):
            await self.give("GET", f"{self.address}/{what}", **here)
        own = (*self.shared_seats, self.case.viewer)
        if strangers := [seat for seat in range(self.game.seats) if seat not in own]:
            stranger = self.rng.choice(strangers)
            for what in ("next", "notebook", "note"):
                path = f"{self.address}/{what}"
                await self.give("GET", path, invite=self.invite, as_=stranger)
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
            await self.give("POST", f"{self.address}/command", act, **here)
        typed = {"text": self.rng.choice(TYPED)}
        await self.give("POST", f"{self.address}/understand", typed, **wish)
        await self.give("POST", f"{self.address}/again")
        await self.give("POST", "/api/recover", {"code": "guess"})
        for path in (
            "/api/mine",
            "/api/mine/games",
            "/api/me",
            "/api/me/export",
            "/api/notifications",
            "/api/tables",
        ):
            await self.give("GET", path)
        headers = self.headers() or self.member
        for path in (self.circle, "/api/circles"):
            answer = await self.client.request("GET", path, None, headers)
            assert answer.status == 200, answer
            self.given.append(shown(answer))

    async def last_number(self, seat: int | None = None) -> int:
        """Return the number of the last message of the viewer's stream."""
        table = await self.table()
        token = self.headers().get("authorization", "").partition(" ")[2]
        viewer = self.lobby.viewer(table, token_hash(token), self.invite, seat)
        seq: int = table.streams[viewer].seq
        return seq

    async def reconnect_from_everywhere(self) -> None:
        """Come back with every number of the stream that the client could have."""
        for have in range(await self.last_number() + 2):
            socket = self.connect(self.headers(), have)
            if self.case.place == "shared":
                socket.send({"type": "look", "seat": self.case.viewer})
            await socket.drain()
            self.given += socket.take()
            await socket.close()


def shown(response: Response) -> str:
    """Return a response as a text: its status, its headers, its body."""
    headers = sorted((name.decode(), value.decode()) for name, value in response.headers)
    return f"{response.status} {headers} {response.body.decode(errors='backslashreplace')}"


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
