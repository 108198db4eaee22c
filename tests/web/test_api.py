"""The HTTP API and the socket, from outside: what is given, what is refused, and to whom."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from filature.games.agent_hunter.rules import AgentHunter
from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.web.app import create_app

PERSONS = [{"kind": "person"}, {"kind": "person"}]
NEW = {"game": "agent_hunter", "name": "Ada", "seats": PERSONS, "token": True}
PLACE = {"type": "place", "agents": [1, 2, 3]}


@pytest.fixture
def client() -> Iterator[TestClient]:
    with TestClient(application(":memory:")) as client:
        yield client


def application(store: str | Path, secure: bool = False) -> Starlette:
    return create_app(Lobby(SqliteStore(store)), secure, hosts=["testserver"])


def bearer(seated: dict[str, Any]) -> dict[str, str]:
    return {"authorization": f"Bearer {seated['token']}"}


def two_seated(client: TestClient, **new: Any) -> tuple[str, list[dict[str, Any]]]:
    """Set up a table with two persons; return its address and what each was answered."""
    ada = client.post("/api/tables", json={**NEW, **new}).json()
    address = f"/api/tables/{ada['table']}"
    wish = {"invite": ada["invite"], "name": "Bob", "token": True}
    return address, [ada, client.post(f"{address}/sit", json=wish).json()]


def command(id: str, decision: str, action: Any) -> dict[str, Any]:
    return {"type": "command", "id": id, "decision": decision, "action": action}


def decide(
    client: TestClient, address: str, seated: dict[str, Any], id: str, decision: str, action: Any
) -> dict[str, Any]:
    """Send a decision; return the ack."""
    given = command(id, decision, action)
    answer = client.post(f"{address}/command", json=given, headers=bearer(seated))
    ack: dict[str, Any] = answer.json()
    return ack


def welcome(client: TestClient, address: str, seated: dict[str, Any], have: int = 0) -> Any:
    return client.get(f"{address}/next?have={have}", headers=bearer(seated)).json()


def error(answer: Any) -> str:
    name: str = answer.json()["error"]["type"]
    return name


def test_the_game_begins_when_every_seat_is_taken(client: TestClient) -> None:
    ada = client.post("/api/tables", json=NEW).json()
    address = f"/api/tables/{ada['table']}"
    with client.websocket_connect(f"{address}/live", headers=bearer(ada)) as socket:
        socket.send_json({"type": "hello", "protocol": 1})
        assert socket.receive_json()["table"]["phase"] == "gathering"
        client.post(f"{address}/sit", json={"invite": ada["invite"], "name": "Bob", "token": True})
        messages = [socket.receive_json(), socket.receive_json()]
    assert {message["type"] for message in messages} == {"table", "event"}
    event = next(message for message in messages if message["type"] == "event")
    assert event["say"] == [{"type": "started"}]
    assert event["position"]["decisions"][0]["asked"] == "place"


def test_a_command_is_applied_once_and_answered_each_time(client: TestClient) -> None:
    address, (ada, _) = two_seated(client)
    acks = [decide(client, address, ada, "a", "1", PLACE) for _ in range(2)]
    assert [ack["result"] for ack in acks] == ["applied", "duplicate"]


@pytest.mark.parametrize(
    ("decision", "action", "refusal"),
    [
        ("2", PLACE, "not_asked"),
        ("0", PLACE, "not_asked"),
        ("1", {"type": "place", "agents": [1, 1, 2]}, "agent_twice"),
        ("1", {"type": "place", "agents": [1, 2]}, "place_count"),
        ("1", {"type": "place", "agents": [1, 2, True]}, "action_form"),
        ("1", {"type": "place", "agents": [1, 2, 3], "x": 1}, "action_form"),
        ("1", {"type": "attack", "from": "hand", "agent": 1, "target": 1}, "wrong_moment"),
        ("1", {}, "action_lacks"),
    ],
)
def test_a_refused_command_says_why_and_changes_nothing(
    client: TestClient, decision: str, action: Any, refusal: str
) -> None:
    address, (ada, bob) = two_seated(client)
    welcome(client, address, bob)
    before = [welcome(client, address, seated) for seated in (ada, bob)]
    ack = decide(client, address, ada, "a", decision, action)
    assert (ack["result"], ack["error"]["type"]) == ("refused", refusal)
    assert before == [welcome(client, address, seated) for seated in (ada, bob)]


def test_a_refused_command_id_may_be_used_again(client: TestClient) -> None:
    address, (ada, _) = two_seated(client)
    decide(client, address, ada, "a", "1", {})
    assert decide(client, address, ada, "a", "1", PLACE)["result"] == "applied"


def test_nobody_plays_without_a_seat(client: TestClient) -> None:
    address, _ = two_seated(client)
    for headers in ({}, {"authorization": "Bearer guess"}, {"authorization": "Basic x"}):
        answer = client.post(f"{address}/command", json=command("a", "1", PLACE), headers=headers)
        assert (answer.status_code, error(answer)) == (403, "not_seated")


def test_a_private_table_is_seen_only_with_a_seat_or_the_invitation(client: TestClient) -> None:
    address, (ada, _) = two_seated(client)
    assert client.get(f"{address}/next").status_code == 403
    assert client.get(f"{address}/next?invite=wrong").status_code == 403
    seen = client.get(f"{address}/next?invite={ada['invite']}").json()
    assert (seen["you"], seen["table"]["invite"]) == (None, None)
    assert all(desk["hand"] is None for desk in seen["position"]["view"]["desks"])


def test_a_spectator_with_a_socket_cannot_decide(client: TestClient) -> None:
    address, (ada, _) = two_seated(client)
    with client.websocket_connect(f"{address}/live") as socket:
        socket.send_json({"type": "hello", "protocol": 1, "invite": ada["invite"]})
        assert socket.receive_json()["you"] is None
        socket.send_json(command("a", "1", PLACE))
        while (answer := socket.receive_json())["type"] != "ack":
            pass
        assert answer["error"] == {"type": "not_seated"}


def test_sitting_down_twice_gives_the_same_seat(client: TestClient) -> None:
    address, (ada, bob) = two_seated(client)
    wish = {"invite": ada["invite"], "name": "Bob", "token": True}
    again = client.post(f"{address}/sit", json=wish, headers=bearer(bob))
    assert (again.json()["seat"], bob["seat"]) == (1, 1)
    third = client.post(f"{address}/sit", json={**wish, "name": "Chloé"})
    assert error(third) == "table_full"


@pytest.mark.parametrize(
    ("change", "status", "refusal"),
    [
        ({"game": "chess"}, 422, "unknown_game"),
        ({"seats": [{"kind": "person"}]}, 422, "seats"),
        ({"seats": [{"kind": "bot", "bot": "recruit"}] * 2}, 409, "no_person"),
        ({"seats": [{"kind": "person"}, {"kind": "bot", "bot": "x"}]}, 409, "unknown_bot"),
        ({"options": {"speed": 1}}, 422, "unknown_option"),
        ({"options": {"turn_limit": 0}}, 422, "option_too_small"),
        ({"options": {"turn_limit": 7.0}}, 422, "option_not_integer"),
        ({"options": {"agents": 3}}, 422, "too_few_agents"),
        ({"name": " "}, 409, "name_missing"),
        ({"name": "x" * 25}, 409, "name_too_long"),
        ({"name": "a\u202eb"}, 409, "name_unreadable"),
        ({"unknown": 1}, 422, "bad_message"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(
    client: TestClient, change: dict[str, Any], status: int, refusal: str
) -> None:
    answer = client.post("/api/tables", json={**NEW, **change})
    assert (answer.status_code, error(answer)) == (status, refusal)


def test_a_browser_is_given_a_cookie_that_scripts_cannot_read_and_no_token(
    client: TestClient,
) -> None:
    answer = client.post("/api/tables", json={**NEW, "token": False})
    assert answer.json()["token"] is None
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_behind_tls_nobody_else_can_plant_a_cookie() -> None:
    """A planted token that its planter knows would give away the seats of the next person."""
    planted, wish = "p" * 43, {**NEW, "token": False}
    app = application(":memory:", secure=True)
    with TestClient(app, base_url="https://testserver") as client:
        answer = client.post("/api/tables", json=wish, headers={"cookie": f"filature={planted}"})
        assert answer.status_code == 201
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-filature=")
        assert planted not in cookie
        assert "secure" in cookie.lower()
        assert "path=/" in cookie.lower()
        assert "domain" not in cookie.lower()
        assert len(client.get("/api/mine").json()["tables"]) == 1


def test_a_page_of_another_site_is_refused(client: TestClient) -> None:
    foreign = {"origin": "https://elsewhere.example"}
    assert error(client.post("/api/tables", json=NEW, headers=foreign)) == "foreign_origin"
    own = {"origin": "http://testserver"}
    assert client.post("/api/tables", json=NEW, headers=own).status_code == 201


def test_a_table_begun_under_other_rules_is_closed_not_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = tmp_path / "tables.sqlite3"
    with TestClient(application(store)) as client:
        address, (ada, _) = two_seated(client)
    monkeypatch.setattr(AgentHunter, "rules_version", AgentHunter.rules_version + 1)
    with TestClient(application(store)) as client:
        assert client.get(f"{address}/next?have=-1", headers=bearer(ada)).status_code == 422
        with client.websocket_connect(f"{address}/live", headers=bearer(ada)) as socket:
            socket.send_json({"type": "hello", "protocol": 1})
            assert socket.receive_json()["table"]["phase"] == "closed"
        ack = decide(client, address, ada, "a", "1", PLACE)
        assert ack["error"]["type"] == "not_playing"


def test_a_client_that_comes_back_gets_what_it_missed_and_nothing_twice(
    client: TestClient,
) -> None:
    address, (ada, bob) = two_seated(client)
    for seated in (ada, bob):
        decide(client, address, seated, "p", "1", PLACE)
    whole = welcome(client, address, ada)
    types = [say[0]["type"] for say in whole["say"]]
    assert types == ["started", "placed", "placed", "first_player"]
    for have in range(whole["seq"]):
        assert welcome(client, address, ada, have)["say"] == whole["say"][have:]


def test_frames_that_cannot_be_read_close_the_socket_with_words(client: TestClient) -> None:
    address, (ada, _) = two_seated(client)
    for frame in ("", "x", "[]", '{"type":"hello"}', '{"type":"nothing"}', '{"type":"ping"}'):
        with client.websocket_connect(f"{address}/live", headers=bearer(ada)) as socket:
            socket.send_text(frame)
            assert socket.receive_json()["say"]["type"] == "bad_message"
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert closed.value.code == 4400


def test_a_table_that_does_not_exist_is_said_not_to(client: TestClient) -> None:
    assert error(client.get("/api/tables/nowhere/next")) == "no_such_table"
    with client.websocket_connect("/api/tables/nowhere/live") as socket:
        socket.send_json({"type": "hello", "protocol": 1})
        assert socket.receive_json()["say"] == {"type": "no_such_table"}


def test_every_answer_carries_the_protecting_headers(client: TestClient) -> None:
    for path in ("/", "/api/games", "/nowhere", "/t/x", "/words/fr.ftl"):
        headers = client.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_nothing_outside_the_built_client_is_served(client: TestClient) -> None:
    for path in ("../app.py", "%2e%2e/app.py", "..%2fapp.py", "assets/../../app.py", ""):
        assert client.get(f"/static/{path}").status_code == 404
    assert client.get("/words/xx.ftl").status_code == 404
    assert client.get("/words/fr/nothing.ftl").status_code == 404


def test_a_name_that_no_file_can_have_is_not_found(client: TestClient) -> None:
    assert client.get(f"/static/{'a' * 300}").status_code == 404
