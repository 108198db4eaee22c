"""The whole chain with real parts: from the API to a push service, a mail server and a webhook."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any
from xml.etree import ElementTree

import pytest

from filature.notifications.dispatcher import Dispatcher
from filature.tables.hosting import Hosting, Mail
from filature.tables.lobby import Lobby
from filature.tables.seat import token_hash
from filature.tables.sqlite import SqliteStore
from filature.web.app import create_app
from filature.web.limits import Limits
from tests.asgi_client import AsgiClient, Response
from tests.fake_environment import FakeEnvironment, InstantWorkers
from tests.notifications.owing import PAUSE, START, answer, owe, seat
from tests.notifications.post_office import Browser, PostOffice, post_office
from tests.notifications.test_push import signed_by

ORIGIN = "https://play.example"
TOKEN = "a" * 40
HOLDER = token_hash(TOKEN)
ATOM = "{http://www.w3.org/2005/Atom}"


class Chain:
    """A server, and somebody who chooses channels."""

    def __init__(self, client: AsgiClient, lobby: Lobby, office: PostOffice) -> None:
        self.client = client
        self.store = lobby.store
        self.environment = lobby.environment
        self.office = office
        self.dispatcher: Dispatcher = client.app.state.service.notifications.dispatcher

    async def ask(self, method: str, path: str, body: Any = None) -> Response:
        headers = {"authorization": f"Bearer {TOKEN}"}
        return await self.client.request(method, f"/api/notifications{path}", body, headers)

    async def choose(self, language: str = "fr", **target: Any) -> Any:
        answered = await self.ask("POST", "/channels", {"target": target, "language": language})
        return answered.json()

    async def owe(self, table: str, decision: int = 1) -> None:
        await owe(self.store, table, 0, decision, self.environment.now())

    async def later(self, seconds: float = PAUSE) -> None:
        assert isinstance(self.environment, FakeEnvironment)
        self.environment.time += seconds
        await self.dispatcher.once()


@asynccontextmanager
async def chain(**hosting: Any) -> AsyncIterator[Chain]:
    environment = FakeEnvironment()
    environment.time = START
    async with post_office() as office:
        mail = Mail("127.0.0.1", "filature@play.example", office.mail_port, tls="none")
        settings = {"origin": ORIGIN, "inner_endpoints": True, "mail": mail, **hosting}
        lobby = Lobby(SqliteStore(":memory:"), environment, InstantWorkers(), Hosting(**settings))
        app = create_app(lobby, limits=Limits(environment.monotonic, 1e9))
        async with AsgiClient(app) as client:
            for table in ("one", "two"):
                await seat(lobby.store, table, [HOLDER, "other"])
            yield Chain(client, lobby, office)


def run(test: Callable[[Chain], Awaitable[None]], **hosting: Any) -> None:
    async def running() -> None:
        async with chain(**hosting) as here:
            await test(here)

    asyncio.run(running())


def header(answer: Response, name: bytes) -> bytes | None:
    return dict(answer.headers).get(name)


def test_a_browser_reads_what_only_it_can_read() -> None:
    async def test(here: Chain) -> None:
        browser = Browser(here.office.address("/push/1"))
        keys = browser.subscription
        chosen = await here.choose(
            kind="push", endpoint=keys.endpoint, p256dh=keys.p256dh, auth=keys.auth
        )
        assert chosen["state"] == "open"
        trial, *_ = here.office.at("/push/1")
        assert browser.read(trial)["title"] == "Filature\u00a0: un essai"

        await here.owe("one")
        await here.later()
        _, told = here.office.at("/push/1")
        said = browser.read(told)
        assert said == {
            "id": told.headers["topic"],
            "title": "C’est à vous de jouer",
            "text": said["text"],
            "link": f"{ORIGIN}/t/one",
            "waiting": 1,
        }
        assert said["text"].startswith("Kryptos, table ")
        assert len(told.headers["topic"]) <= 32
        assert told.headers["content-encoding"] == "aes128gcm"
        assert int(told.headers["ttl"]) > 0
        scheme, token, key = told.headers["authorization"].replace(",", "").split(" ")
        shown = (await here.ask("GET", "")).json()
        assert (scheme, key) == ("vapid", f"k={shown['key']}")
        signed_by(token.removeprefix("t="), shown["key"])
        assert len({len(delivery.body) for delivery in here.office.deliveries}) == 1

        here.office.answers["/push/1"] = 410
        await here.owe("two")
        await here.later()
        assert (await here.ask("GET", "")).json()["channels"] == []

    run(test)


def test_an_email_is_wanted_before_it_is_sent_and_stopped_by_one_click() -> None:
    async def test(here: Chain) -> None:
        chosen = await here.choose("de", kind="mail", address=" Ann@Example.ORG ")
        assert (chosen["state"], chosen["address"]) == ("unconfirmed", "Ann@example.org")
        (asked,) = here.office.letters
        text = asked.get_content()
        await here.owe("one")
        await here.later()
        assert len(here.office.letters) == 1
        again = await here.choose("de", kind="mail", address="ann@example.org")
        assert again["error"]["type"] == "mail_asked"
        assert (await here.ask("POST", "/trial")).json()["answers"][0]["failure"] == {
            "type": "mail_unconfirmed"
        }

        link = next(line for line in text.splitlines() if line.startswith(ORIGIN))
        secret = link.rpartition("/")[2]
        page = await here.client.request("GET", f"/notifications/confirm/{secret}")
        assert page.status == 200
        assert b"no-store" in (header(page, b"cache-control") or b"")
        await here.later(1)
        assert len(here.office.letters) == 1
        confirmed = await here.ask("POST", "/confirm", {"secret": secret})
        assert confirmed.json() == {"address": "Ann@example.org"}

        await here.later(1)
        _, told = here.office.letters
        assert told["To"] == "Ann@example.org"
        assert told["From"] == "Filature <filature@play.example>"
        assert told["Subject"] == "Du bist am Zug"
        assert told["Message-ID"].endswith("@play.example>")
        assert told["Auto-Submitted"] == "auto-generated"
        assert f"{ORIGIN}/t/one" in told.get_content()
        leave = told["List-Unsubscribe"].strip("<>")
        assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        path = leave.removeprefix(ORIGIN)
        assert (await here.client.request("GET", path)).status == 200
        assert len((await here.ask("GET", "")).json()["channels"]) == 1
        for _ in range(2):
            left = await here.client.request("POST", path, b"List-Unsubscribe=One-Click")
            assert left.status == 200
        assert (await here.ask("GET", "")).json()["channels"] == []

    run(test)


def test_an_address_that_the_mail_server_refuses_is_not_kept() -> None:
    async def test(here: Chain) -> None:
        here.office.refused_addresses.add("nobody@example.org")
        refused = await here.choose(kind="mail", address="nobody@example.org")
        assert refused["error"]["type"] == "mail_refused"
        assert (await here.ask("GET", "")).json()["channels"] == []
        here.office.refused_addresses.clear()
        again = await here.choose(kind="mail", address="nobody@example.org")
        assert again["state"] == "unconfirmed"
        for address in ("", "ann", "ann@localhost", "a@b@c.de", "ann@example.org\nBcc: x@y.de"):
            refused = await here.choose(kind="mail", address=address)
            assert refused["error"]["type"] == "mail_form"

    run(test)


@pytest.mark.parametrize(
    ("form", "path", "told"),
    [
        ("discord", "/hook", {"content", "allowed_mentions"}),
        ("slack", "/hook", {"text"}),
        ("matrix", "/hook", {"text", "username"}),
        ("ntfy", "/", {"topic", "title", "message", "click", "sequence_id"}),
        ("json", "/hook", {"id", "type", "title", "text", "link", "waiting", "tables"}),
    ],
)
def test_a_webhook_gets_the_form_that_it_takes(form: str, path: str, told: set[str]) -> None:
    async def test(here: Chain) -> None:
        await here.choose("en", kind="webhook", address=here.office.address("/hook"), form=form)
        await here.owe("one")
        await here.owe("two")
        await here.later()
        trial, turn = here.office.at(path)
        assert trial.headers["content-type"] == turn.headers["content-type"] == "application/json"
        assert trial.json().keys() == turn.json().keys() == told
        assert trial.headers["idempotency-key"] != turn.headers["idempotency-key"]
        said = " ".join(str(value) for value in turn.json().values())
        assert "You are awaited: Kryptos, table" in said
        assert f"{ORIGIN}/games" in said
        if form == "ntfy":
            assert turn.json()["topic"] == "hook"
            assert turn.json()["sequence_id"] == turn.headers["idempotency-key"]

    run(test)


def test_an_endpoint_that_does_not_take_the_trial_is_not_kept() -> None:
    async def test(here: Chain) -> None:
        here.office.answers["/hook"] = 403
        address = here.office.address("/hook")
        refused = await here.choose(kind="webhook", address=address)
        assert refused["error"] == {"type": "endpoint_refuses", "status": 403}
        assert (await here.ask("GET", "")).json()["channels"] == []
        here.office.answers.clear()
        await here.choose(kind="webhook", address=address)
        await here.choose("de", kind="webhook", address=address)
        (kept,) = (await here.ask("GET", "")).json()["channels"]
        assert kept["language"] == "de"
        here.office.answers["/hook"] = 500
        (tried,) = (await here.ask("POST", "/trial")).json()["answers"]
        assert tried == {
            "channel": kept["id"],
            "failure": {"type": "endpoint_refuses", "status": 500},
        }
        left = await here.ask("DELETE", f"/channels/{kept['id']}")
        assert left.json()["channels"] == []
        assert (await here.ask("DELETE", f"/channels/{kept['id']}")).status == 404

    run(test)


def test_inner_endpoints_are_refused_unless_a_test_says_otherwise() -> None:
    async def test(here: Chain) -> None:
        refused = await here.choose(kind="webhook", address=here.office.address("/hook"))
        assert refused["error"]["type"] == "endpoint_https"
        assert not here.office.deliveries

    run(test, inner_endpoints=False)


def test_a_feed_tells_its_reader_and_nobody_else() -> None:
    async def test(here: Chain) -> None:
        chosen = await here.choose("en", kind="feed")
        await here.owe("one")
        atom = await here.client.request("GET", f"{chosen['address']}.atom")
        assert b"private" in (header(atom, b"cache-control") or b"")
        assert b"noindex" in (header(atom, b"x-robots-tag") or b"")
        (entry,) = ElementTree.fromstring(atom.body).iter(f"{ATOM}entry")
        link = entry.find(f"{ATOM}link")
        assert link is not None
        assert link.get("href") == f"{ORIGIN}/t/one"
        calendar = (await here.client.request("GET", f"{chosen['address']}.ics")).body
        assert calendar.count(b"BEGIN:VEVENT\r\n") == 1
        assert all(len(line) <= 75 for line in calendar.split(b"\r\n"))
        assert b"DTSTART:20270116T080000Z" in calendar

        await answer(here.store, "one", 0, 1)
        atom = await here.client.request("GET", f"{chosen['address']}.atom")
        assert b"<entry>" not in atom.body

        renewed = await here.choose("en", kind="feed")
        assert renewed["address"] != chosen["address"]
        for address in (chosen["address"], "/feeds/guess"):
            lost = await here.client.request("GET", f"{address}.atom")
            assert lost.status == 404
        assert (await here.client.request("GET", f"{renewed['address']}.pdf")).status == 404

    run(test)


def test_one_switch_turns_everything_off() -> None:
    async def test(here: Chain) -> None:
        shown = (await here.ask("GET", "")).json()
        assert (shown["offered"], shown["key"]) == ([], None)
        refused = await here.choose(kind="feed")
        assert refused["error"]["type"] == "channel_off"
        assert (await here.ask("POST", "/trial")).status == 403

    run(test, notifications=False)


def test_without_a_mail_server_or_an_address_of_its_own_nobody_is_offered_email() -> None:
    async def test(here: Chain) -> None:
        assert (await here.ask("GET", "")).json()["offered"] == ["push", "webhook", "feed"]
        refused = await here.choose(kind="mail", address="ann@example.org")
        assert refused["error"]["type"] == "channel_off"

    run(test, mail=None)
    run(test, origin=None)


def test_quiet_hours_are_kept_where_there_is_such_a_place() -> None:
    async def test(here: Chain) -> None:
        quiet = {"first": 22, "last": 8, "zone": "Europe/Paris"}
        kept = (await here.ask("PUT", "", {"turns": True, "quiet": quiet})).json()
        assert kept["quiet"] == quiet
        for wrong in ("Mars/Phobos", "../etc/passwd", "", "\0"):
            refused = await here.ask("PUT", "", {"turns": True, "quiet": {**quiet, "zone": wrong}})
            assert refused.json()["error"]["type"] == "no_time_zone"

    run(test)


def test_a_browser_without_a_seat_is_given_a_token_to_choose_with() -> None:
    async def test(here: Chain) -> None:
        body = {"target": {"kind": "feed"}, "language": "fr"}
        chosen = await here.client.request("POST", "/api/notifications/channels", body)
        cookie = (header(chosen, b"set-cookie") or b"").decode().partition(";")[0]
        shown = await here.client.request("GET", "/api/notifications", headers={"cookie": cookie})
        assert [one["kind"] for one in shown.json()["channels"]] == ["feed"]
        assert (await here.ask("GET", "")).json()["channels"] == []

    run(test)


def test_somebody_has_so_many_channels_and_no_more() -> None:
    async def test(here: Chain) -> None:
        for n in range(10):
            await here.choose(kind="webhook", address=here.office.address(f"/hook{n}"))
        refused = await here.choose(kind="webhook", address=here.office.address("/hook"))
        assert refused["error"]["type"] == "too_many_channels"
        again = await here.choose(kind="webhook", address=here.office.address("/hook3"))
        assert again["state"] == "open"

    run(test)


@pytest.mark.parametrize("here_now", [True, False])
def test_who_is_at_the_table_is_not_called(here_now: bool) -> None:
    """At a real table: the turn comes from its log, and the socket says who is there."""

    async def test(here: Chain) -> None:
        lobby: Lobby = here.client.app.state.service.lobby
        await here.choose("en", kind="webhook", address=here.office.address("/hook"))
        own = {"authorization": f"Bearer {TOKEN}"}
        new = {
            "game": "agent_hunter",
            "name": "Ann",
            "seats": [{"kind": "person"}, {"kind": "person"}],
            "settings": {"pace": {"kind": "days", "seconds": 86400}},
            "token": True,
        }
        seated = (await here.client.request("POST", "/api/tables", new, own)).json()
        address = f"/api/tables/{seated['table']}"
        socket = here.client.connect(f"{address}/live", own) if here_now else None
        if socket is not None:
            socket.send({"type": "hello", "protocol": 1, "have": 0})
            await socket.drain(2)
        wish = {"name": "Bob", "invite": seated["invite"], "token": True}
        await here.client.request("POST", f"{address}/sit", wish)
        await lobby.tick_table(await lobby.table(seated["table"]))
        await here.later()
        turns = [one.json() for one in here.office.at("/hook") if one.json()["type"] == "turn"]
        links = [[table["link"] for table in turn["tables"]] for turn in turns]
        assert links == ([] if here_now else [[f"{ORIGIN}/t/{seated['table']}"]])
        if socket is not None:
            await socket.close()

    run(test)
