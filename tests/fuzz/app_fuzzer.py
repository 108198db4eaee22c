"""Messages and requests that no real client sends, thrown at the application without a network.

Tables of every game are set up and played at, correctly and otherwise: valid messages, the same
ones corrupted, repeated, out of order and by the wrong people, and noise. Each must be answered as
documented or close its socket with the right code; a refusal may change nothing; nothing may be
logged as an error; and at the end every table, rebuilt from its log, must be the same.
"""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from collections import Counter
from dataclasses import dataclass
from random import Random
from sqlite3 import Connection
from typing import Any

import msgspec

from filature.core import messages as m
from filature.games import catalogue
from filature.tables.lobby import Lobby
from filature.tables.my_games import LOOKED
from filature.tables.sqlite import SqliteStore, run
from filature.tables.table import Table
from filature.web.app import create_app
from filature.web.limits import Limits
from filature.web.live import LONGEST_MESSAGE, decoder
from tests.asgi_client import AsgiClient, AsgiSocket
from tests.fake_environment import FakeEnvironment, InstantWorkers
from tests.fuzz.failures import check, run_and_check_logs
from tests.fuzz.mutations import Mutator

FRAMES_A_SOCKET = 25


@dataclass
class Visitor:
    """Somebody who may know a table: by a token, by its invitation, or not at all."""

    table: str
    token: str | None
    invite: str | None
    seats: list[int]

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"} if self.token else {}


class CountingStore(SqliteStore):
    """Counts what is written, except how far somebody has looked: that follows every socket."""

    looked = 0

    async def fetch(self, statement: str, *values: Any) -> list[Any]:
        def look(connection: Connection) -> list[Any]:
            before = connection.total_changes
            rows = run(connection, statement, values).fetchall()
            self.looked += connection.total_changes - before
            return rows

        return await (self.do(look) if statement == LOOKED else super().fetch(statement, *values))

    async def writes(self) -> int:
        """Return how many rows were written."""
        return await self.do(lambda connection: connection.total_changes - self.looked)


class AppFuzzer:
    """One lobby, and all that is thrown at it."""

    def __init__(self, seed: str, tally: Counter[str]) -> None:
        self.rng = Random(seed)
        self.tally = tally
        self.environment = FakeEnvironment()
        self.store = CountingStore(":memory:")
        self.lobby = Lobby(self.store, self.environment, InstantWorkers())
        self.tight = self.rng.random() < 0.1
        """The limits are those of a real server: some things are refused for coming too often."""
        self.limits = Limits(self.environment.monotonic, 1 if self.tight else 1e9)
        app = create_app(self.lobby, limits=self.limits)
        app.state.service.longest_poll = 0.0
        self.chores, self.lobby.chores.chores = self.lobby.chores.chores, []
        """What the server does by itself: done between requests, so that nobody is blamed."""
        self.client = AsgiClient(app)
        self.mutator = Mutator(self.rng)
        self.visitors: list[Visitor] = []
        self.sent: list[str] = []

    async def run(self, count: int, only: str | None) -> None:
        """Throw so many frames and requests."""
        async with self.client:
            for id in catalogue():
                await self.set_up(id)
            await self.set_up_circle()
            done = 0
            while done < count:
                steps = (0.0, 0.01) if self.tight else (0.0, 0.01, 0.01, 0.1, 1.0)
                self.environment.time += self.rng.choice(steps)
                if self.rng.random() < 0.005:
                    self.environment.time += self.rng.choice((9.0, 70.0, 700.0))
                if only != "requests" and (only == "frames" or self.rng.random() < 0.5):
                    done += await self.socket(min(FRAMES_A_SOCKET, count - done))
                else:
                    await self.request()
                    done += 1
                if self.rng.random() < 0.01:
                    for table in list(self.lobby.tables.values()):
                        await self.lobby.tick_table(table)
                    for chore in self.chores:
                        await chore.run()
            await self.check_rebuilt()

    async def set_up(self, game: str) -> None:
        """Have a table of a game, with somebody at each seat, a stranger and a spectator."""
        kind = catalogue()[game]
        few = kind.seat_counts[0]
        count = few if self.rng.random() < 0.9 else self.rng.choice(kind.seat_counts)
        seats = [self.rng.choice(["person", "person", "here", "bot"]) for _ in range(count)]
        seats[0] = "person"
        settings = {
            "listed": self.rng.random() < 0.2,
            "pace": self.rng.choice(
                [{}, {"kind": "move", "seconds": 60}, {"kind": "days", "seconds": 86400}]
            ),
            "away": self.rng.choice(["ask", "bot"]),
            "delay": self.rng.choice([0, 0, 2]),
        }
        new = {
            "game": game,
            "name": "Ada",
            "seats": [
                {"kind": seat, "name": f"P{at}", "bot": "ref-random" if seat == "bot" else None}
                for at, seat in enumerate(seats)
            ],
            "settings": settings,
            "token": True,
        }
        host = (await self.client.request("POST", "/api/tables", new)).json()
        table, invite = host["table"], host["invite"]
        here = [at for at, seat in enumerate(seats) if seat == "here"]
        self.visitors.append(Visitor(table, host["token"], invite, [0, *here]))
        persons = [at for at, kind in enumerate(seats) if kind == "person" and at]
        if self.rng.random() < 0.3:
            # A seat stays empty.
            persons = persons[:-1]
        for seat in persons:
            wish = {"name": f"P{seat}", "invite": invite, "token": True}
            sat = (await self.client.request("POST", f"/api/tables/{table}/sit", wish)).json()
            self.visitors.append(Visitor(table, sat["token"], invite, [sat["seat"]]))
        self.visitors.append(Visitor(table, None, invite, []))
        self.visitors.append(Visitor(table, "stranger" * 6, None, []))

    async def set_up_circle(self) -> None:
        """Have a circle of some of those who sit somewhere, with an event that has begun."""
        self.circle, self.event = "", ""
        for at, visitor in enumerate([one for one in self.visitors if one.seats][:6]):
            headers, name = visitor.headers, f"M{at}"
            if not at:
                new = {"name": "Le jeudi", "member": name}
                made = await self.client.request("POST", "/api/circles", new, headers)
                self.circle = made.json()["circle"]
                address = f"/api/circles/{self.circle}"
                page = (await self.client.request("GET", address, None, headers)).json()
                planned = await self.client.request("POST", f"{address}/events", EVENT, headers)
                self.event = planned.json()["id"]
                change = f"{address}/events/{self.event}/change"
                continue
            wish = {"name": name, "invite": page["invite"] if at % 3 else None}
            await self.client.request("POST", f"{address}/join", wish, headers)
            await self.client.request("POST", change, {"come": True, "begin": at == 5}, headers)
        founder = self.visitors[0].headers
        await self.client.request("POST", change, {"begin": True}, founder)

    # Sockets

    async def socket(self, count: int) -> int:
        """Open a socket and send frames until it is closed; return how many."""
        visitor = self.rng.choice(self.visitors)
        name = visitor.table if self.rng.random() < 0.97 else self.mutator.word()
        if "/" in name or not name:
            # There is no such address: the server does not even take the call.
            name = "nowhere"
        await self.wait_for_bots()
        socket = self.client.connect(f"/api/tables/{name}/live", visitor.headers)
        sent = 0
        try:
            while sent < count and socket.code is None:
                frame = self.frame(visitor, first=sent == 0)
                sent += 1
                await self.send(socket, visitor, frame, first=sent == 1)
        finally:
            await socket.close()
        self.tally["frames"] += sent
        return sent

    def frame(self, visitor: Visitor, first: bool) -> str | bytes:
        """Return a frame: right, wrong, or noise."""
        if first and self.rng.random() < 0.9:
            hello = {"type": "hello", "protocol": 1, "have": self.rng.choice((0, 0, 1, 7, 10**6))}
            if visitor.invite and self.rng.random() < 0.9:
                hello["invite"] = visitor.invite
            return self.mutator.text(hello, 0.03)
        if self.sent and self.rng.random() < 0.1:
            return self.rng.choice(self.sent)
        return self.mutator.frame(self.act(visitor))

    def act(self, visitor: Visitor) -> dict[str, Any]:
        """Return something that a client could do."""
        rng = self.rng
        id = rng.choice((self.mutator.id(), "same"))
        table = self.lobby.tables.get(visitor.table)
        owed = [at for at in visitor.seats if table is not None and at in table.session.pending]
        seat = rng.choice(owed or visitor.seats or [0])
        if table is not None and owed and rng.random() < 0.7:
            decision = table.session.decision(seat)
            action = decision.legal.nth(rng.randrange(len(decision.legal)))
            return {"type": "command", "id": id, "decision": decision.id, "action": action}
        acts: dict[str, dict[str, Any]] = {
            "command": {"decision": str(rng.randrange(5)), "action": {"type": "place"}},
            "undo": {},
            "say": {"text": self.mutator.word(), "name": rng.choice((None, "Zoé"))},
            "signal": {"to": rng.randrange(-1, 5), "signal": rng.choice(("wink", "look"))},
            "extend": {},
            "absent": {"seat": rng.randrange(4), "wish": rng.choice(("bot", "stop", "wait"))},
            "back": {},
            "leave": {},
            "fill": {"seat": rng.randrange(4), "bot": "ref-random"},
            "clear": {"seat": rng.randrange(4)},
            "rest": {"rest": rng.choice([None, {"zone": "Asia/Kabul", "start": 22, "end": 7}, {}])},
            "vacation": {"until": rng.choice([None, 0, 1e5, 1e300, -1, "x"])},
            "bot_pace": {"pace": rng.choice(["fast", "normal", "slow", "never"])},
            "mute": {"seat": rng.randrange(4), "on": rng.random() < 0.5},
        }
        # Leaving ends tables: it is done more seldom.
        kind = rng.choice([kind for kind in acts if kind != "leave" or rng.random() < 0.3])
        return {"type": kind, "id": id, **acts[kind]}

    async def send(
        self, socket: AsgiSocket, visitor: Visitor, frame: str | bytes, first: bool
    ) -> None:
        """Send one frame, and see that it is answered as it must be."""
        before = await self.store_writes()
        if not first:
            socket.take()
        if self.rng.random() < 0.05:
            message = self.mutator.look(visitor.seats)
            frame = msgspec.json.encode(message).decode()
        socket.send(frame)
        if isinstance(frame, str) and len(self.sent) < 500:
            self.sent.append(frame)
        await socket.drain()
        heard = [msgspec.json.decode(text) for text in socket.take()]
        ends = self.allowed_ends(frame, first)
        acks = [message["result"] for message in heard if message["type"] == "ack"]
        self.tally.update([f"closed {socket.code}" if socket.code else "answered", *acks])
        allowed = socket.code in ends or (self.tight and socket.code == 4429)
        check(allowed, f"{frame!r:.200} ended with {socket.code}, not {ends}")
        if socket.code is not None:
            said = heard and heard[-1]["type"] == "notice"
            check(said, f"{frame!r:.200} closed the socket ({socket.code}) without a word: {heard}")
        # A client that comes as a seat for which a bot stood in is back: that is an entry too.
        may_change = "applied" in acks or any(message["type"] == "welcome" for message in heard)
        unchanged = await self.store_writes() == before
        check(may_change or unchanged, f"{frame!r:.200} was refused and changed something")

    def allowed_ends(self, frame: str | bytes, first: bool) -> set[int | None]:
        """Return how a frame may end: the close codes, or nothing for a socket that stays open."""
        try:
            readable = isinstance(frame, str) and len(frame) <= LONGEST_MESSAGE
            message = decoder.decode(frame) if readable else None
        except (msgspec.DecodeError, RecursionError):
            message = None
        if message is None:
            return {4400, 4403, 4404} if first else {4400}
        if first:
            return {None, 4403, 4404} if isinstance(message, m.Hello) else {4400, 4404}
        # A seat may have been taken away, and then the socket with it.
        return {4400} if isinstance(message, m.Hello) else {None, 4403}

    # Requests

    async def request(self) -> None:
        """Make a request, and see that it is answered as it must be."""
        rng, mutator = self.rng, self.mutator
        visitor = rng.choice(self.visitors)
        what, method, body = rng.choice(REQUESTS)
        if body == "act":
            body = self.act(visitor)
        elif isinstance(body, dict) and "invite" in body:
            body = {**body, "invite": visitor.invite}
        path = what.replace("{table}", visitor.table if rng.random() < 0.95 else mutator.word())
        path = path.replace("{circle}", self.circle if rng.random() < 0.95 else mutator.word())
        path = path.replace("{event}", self.event if rng.random() < 0.95 else mutator.word())
        if rng.random() < 0.05:
            path += mutator.word()
        if rng.random() < 0.05:
            method = rng.choice(("GET", "PUT", "POST", "DELETE", "PATCH", "OPTIONS", "BREW"))
        content = b"" if body is None else mutator.body(body)
        query: dict[str, Any] = {}
        if rng.random() < 0.5 and visitor.invite:
            query["invite"] = visitor.invite
        for name in ("as_", "have", "from", "season"):
            if rng.random() < 0.3:
                query[name] = mutator.number()
        headers = dict(visitor.headers)
        if rng.random() < 0.1:
            headers[rng.choice(("authorization", "origin", "cookie", "x"))] = mutator.header_value()
        before = await self.store_writes()
        answer = await self.client.request(method, path, content, headers, **query)
        self.tally["requests"] += 1
        self.tally[f"HTTP {answer.status}"] += 1
        asked = f"{method} {path} {content!r:.200} {query}"
        check(answer.status < 500, f"{asked} was answered {answer.status}")
        if answer.status >= 400:
            # An address outside the API is refused by a page.
            is_page = dict(answer.headers).get(b"content-type", b"").startswith(b"text/html")
            said = is_page or "error" in answer.json()
            check(said, f"{asked} was refused without a reason")
            unchanged = await self.store_writes() == before
            check(unchanged, f"{asked} was refused and changed something")
        seated = answer.json() if answer.status == 201 else {}
        if "seat" in seated and len(self.visitors) < 60:
            new = Visitor(seated["table"], seated["token"], seated["invite"], [seated["seat"]])
            self.visitors.append(new)

    # What must be true

    async def store_writes(self) -> int:
        """Return how many rows were written, once bots and debriefs have written what is theirs."""
        await self.wait_for_bots()
        making = [job.task for job in self.lobby.debriefs.jobs.values() if job.task is not None]
        await asyncio.gather(*making)
        return await self.store.writes()

    async def wait_for_bots(self) -> None:
        """Let the bots answer all that they were asked: what they write is nobody's doing."""
        while self.lobby.bot_runner.tasks:
            await asyncio.gather(*self.lobby.bot_runner.tasks.values())

    async def check_rebuilt(self) -> None:
        """Check that every table is the same when rebuilt from its log."""
        await self.wait_for_bots()
        for table in list(self.lobby.tables.values()):
            kept = await self.store.load(table.row.id)
            assert kept is not None, "a table is not in the store"
            again = Table(kept, self.store, self.environment)
            for viewer, stream in table.streams.items():
                other = again.streams[viewer]
                mine = msgspec.json.encode((stream.says(0), stream.position))
                same = mine == msgspec.json.encode((other.says(0), other.position))
                check(same, f"the log of a {table.row.game} makes another stream for {viewer}")
            self.tally["tables rebuilt"] += 1


ANSWER = b'{"type":"webauthn.get","challenge":"AAAA","origin":"http://localhost"}'
CREDENTIAL = {
    "id": "AAAA",
    "rawId": "AAAA",
    "type": "public-key",
    "response": {
        "clientDataJSON": urlsafe_b64encode(ANSWER).decode().rstrip("="),
        "authenticatorData": "AAAA",
        "signature": "AAAA",
        "userHandle": "AAAA",
    },
}
QUIET = {"first": 22, "last": 8, "zone": "Europe/Paris"}
WEBHOOK = {"kind": "webhook", "address": "https://127.0.0.1/", "form": "ntfy"}
EVENT = {
    "name": "Jeudi",
    "game": "agent_hunter",
    "seats": 2,
    "kind": "swiss",
    "rounds": 2,
    "pace": {"kind": "move", "seconds": 60},
    "bot": "ref-random",
}
NEW = {"game": "kryptos", "name": "Zoé", "seats": [{"kind": "person"}] * 3, "token": True}
REQUESTS: tuple[tuple[str, str, Any], ...] = (
    ("/api/games", "GET", None),
    ("/api/tables", "GET", None),
    ("/api/tables", "POST", NEW),
    ("/api/mine", "GET", None),
    ("/api/mine/rest", "POST", {"id": "r", "rest": {"zone": "UTC", "start": 1, "end": 5}}),
    ("/api/mine/vacation", "POST", {"id": "v", "until": 5000.0}),
    ("/api/replays", "POST", {"record": '{"format": "filature/1"}', "viewer": "1", "start": 3}),
    ("/api/debriefs", "POST", {"record": '{"format": "filature/1"}'}),
    ("/api/tries", "POST", {"record": '{"format": "filature/1"}', "step": 1, "action": None}),
    ("/api/branches", "POST", {"record": "", "step": 1, "seat": 0, "name": "Zoé"}),
    ("/api/cases", "GET", None),
    ("/api/cases/kryptos/1", "GET", None),
    ("/api/cases/kryptos/1/answer", "POST", {"secret": 0, "value": 4, "example": 1}),
    ("/api/recover", "POST", {"code": "abcde-fghij", "move": True, "token": True}),
    ("/api/tables/{table}/sit", "POST", {"name": "Zoé", "invite": None, "token": True}),
    ("/api/tables/{table}/again", "POST", None),
    *[("/api/tables/{table}/command", "POST", "act")] * 8,
    *[("/api/tables/{table}/next", "GET", None)] * 4,
    ("/api/tables/{table}/record", "GET", None),
    ("/api/tables/{table}/replay", "GET", None),
    ("/api/tables/{table}/debrief", "GET", None),
    ("/api/tables/{table}/try", "POST", {"step": 3, "action": {"type": "pass"}}),
    ("/api/tables/{table}/branch", "POST", {"step": 2, "seat": 1, "name": "Zoé", "world": "known"}),
    ("/api/tables/{table}/understand", "POST", {"text": "place 1 2 3, hat, ?"}),
    ("/api/tables/{table}/notebook", "GET", None),
    ("/api/tables/{table}/note", "GET", None),
    ("/api/tables/{table}/note", "PUT", {"marks": {"a": [1, "?", None, {"b": 0.5}]}}),
    ("/api/tables/{table}/code", "POST", None),
    ("/api/me", "GET", None),
    ("/api/me/passkeys/options", "POST", {"name": "Zoé"}),
    ("/api/me/passkeys", "POST", {"credential": CREDENTIAL, "name": "Clef", "device": "Ici"}),
    ("/api/me/passkeys/rename", "POST", {"id": "AAAA", "name": "Clef"}),
    ("/api/me/passkeys/remove", "POST", {"id": "AAAA"}),
    ("/api/me/sign-in/options", "POST", None),
    ("/api/me/sign-in", "POST", {"credential": CREDENTIAL, "device": "Ici"}),
    ("/api/me/sign-out", "POST", None),
    ("/api/me/devices/rename", "POST", {"id": "AAAA", "name": "Ici"}),
    ("/api/me/devices/remove", "POST", {"id": "AAAA"}),
    ("/api/notifications", "GET", None),
    ("/api/notifications", "PUT", {"turns": True, "quiet": QUIET}),
    ("/api/notifications/channels", "POST", {"target": WEBHOOK, "language": "fr"}),
    ("/api/notifications/channels", "POST", {"target": {"kind": "feed"}, "language": "en"}),
    ("/api/notifications/channels/AAAA", "DELETE", None),
    ("/api/notifications/trial", "POST", None),
    ("/api/notifications/confirm", "POST", {"secret": "AAAA"}),
    ("/api/notifications/leave", "POST", {"secret": "AAAA"}),
    ("/notifications/leave/AAAA", "POST", None),
    ("/feeds/AAAA.atom", "GET", None),
    ("/api/circles", "GET", None),
    ("/api/circles", "POST", {"name": "Lundi", "member": "Zoé", "token": True}),
    *[("/api/circles/{circle}", "GET", None)] * 2,
    ("/api/circles/{circle}/join", "POST", {"name": "Zoé", "invite": None, "token": True}),
    ("/api/circles/{circle}/change", "POST", {"name": "Jeudi", "accept": 4, "season_days": 30}),
    ("/api/circles/{circle}/change", "POST", {"remove": 3, "league": True, "end_season": True}),
    ("/api/circles/{circle}/me", "POST", {"name": "Zoé", "league": True}),
    ("/api/circles/{circle}/me", "POST", {"leave": True}),
    ("/api/circles/{circle}/tables", "POST", {"table": NEW}),
    ("/api/circles/{circle}/tables/{table}/sit", "POST", {}),
    ("/api/circles/{circle}/events", "POST", {**EVENT, "starts": 5000.0}),
    ("/api/circles/{circle}/events/{event}", "GET", None),
    ("/api/circles/{circle}/events/{event}/change", "POST", {"come": True, "begin": True}),
    ("/api/circles/{circle}/events/{event}/change", "POST", {"come": False}),
    ("/api/me/export", "GET", None),
    ("/api/me/erase", "POST", {"sure": True}),
    ("/words/fr.ftl", "GET", None),
    ("/words/en/covers.json", "GET", None),
    ("/t/{table}", "GET", None),
    ("/healthz", "GET", None),
)


def run_round(seed: str, count: int, only: str | None, tally: Counter[str]) -> None:
    """Run one round; raise whatever is wrong with it."""
    run_and_check_logs(AppFuzzer(seed, tally).run(count, only))
