"""The API does what its own documents say: no more, no less, and never an error of its own."""

from __future__ import annotations

import atexit
import json
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import settings
from schemathesis.python import asgi
from schemathesis.specs.openapi.checks import positive_data_acceptance
from schemathesis.specs.openapi.definitions import OPENAPI_31
from starlette.applications import Starlette
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from filature.core import messages as m
from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.web import schema
from filature.web.app import create_app
from filature.web.limits import Limits
from tests.tables.party import AtOnce, ByHand

DOCUMENT = schema.openapi.document()
METHODS = {"GET", "PUT", "POST", "DELETE", "PATCH"}


def application() -> Starlette:
    environment = ByHand()
    # Schemathesis stops and starts the application between operations: the store must last.
    folder = tempfile.TemporaryDirectory()
    atexit.register(folder.cleanup)
    store = SqliteStore(Path(folder.name) / "tables.sqlite3")
    lobby = Lobby(store, environment, AtOnce())
    app = create_app(lobby, limits=Limits(environment.monotonic, 1e9))
    app.state.service.longest_poll = 0.0
    return app


APP: Any = application()
API = schemathesis.openapi.from_asgi("/openapi.json", APP)


@pytest.fixture(scope="module")
def places() -> Iterator[list[tuple[str, str | None]]]:
    """Set up tables that gather, play and are over; return each with a token that knows it."""
    persons = [{"kind": "person"}, {"kind": "person"}]
    with asgi.get_client(APP) as client:

        def post(path: str, body: Any, token: str | None = None) -> Any:
            headers = {"authorization": f"Bearer {token}"} if token else {}
            answer = client.post(f"http://testserver/api/{path}", json=body, headers=headers)
            return answer.json()

        found: list[tuple[str, str | None]] = []
        for name in ("gathering", "playing", "left"):
            new = {"game": "agent_hunter", "name": "Ada", "seats": persons, "token": True}
            ada = post("tables", {**new, "settings": {"listed": name == "playing"}})
            found.append((ada["table"], ada["token"]))
            if name != "gathering":
                wish = {"name": "Bob", "invite": ada["invite"], "token": True}
                bob = post(f"tables/{ada['table']}/sit", wish)
                found += [(ada["table"], bob["token"]), (ada["table"], "x" * 40)]
            if name == "left":
                for seated in (ada, bob):
                    leave = {"type": "leave", "id": "l"}
                    post(f"tables/{ada['table']}/command", leave, seated["token"])
        yield [*found, ("nowhere", None)]


@API.parametrize()
@settings(max_examples=settings().max_examples // 3)
def test_every_answer_is_as_documented(
    case: schemathesis.Case[Any], places: list[tuple[str, str | None]]
) -> None:
    """Also at tables that there are, for those who sit at them.

    Whether a game has so many seats, a table this seat, and so on, no schema can say: refusals of
    requests that have the right form are as documented, too.
    """
    number = zlib.crc32(repr((case.body, case.query, case.path_parameters)).encode())
    table, token = places[number % len(places)]
    if "table" in case.path_parameters and number % 8:
        case.path_parameters["table"] = table
    if token is not None:
        case.headers["authorization"] = f"Bearer {token}"
    case.call_and_validate(excluded_checks=[positive_data_acceptance])


def routes(found: list[BaseRoute], before: str = "") -> Iterator[tuple[str, set[str]]]:
    for route in found:
        if isinstance(route, Mount):
            yield from routes(list(route.routes), before + route.path)
        elif isinstance(route, Route):
            ways = route.methods or {way for way in METHODS if hasattr(route.endpoint, way.lower())}
            yield before + route.path, ways - {"HEAD"}


def documented() -> dict[str, set[str]]:
    return {
        path: {name.upper() for name in operations if name.upper() in METHODS}
        for path, operations in DOCUMENT["paths"].items()
    }


def test_every_route_is_documented_and_the_other_way_round() -> None:
    served = {path: ways for path, ways in routes(APP.routes) if path.startswith("/api/")}
    assert served == documented()
    sockets = [
        before + route.path
        for mount in APP.routes
        if isinstance(mount, Mount)
        for before, route in ((mount.path, route) for route in mount.routes)
        if isinstance(route, WebSocketRoute)
    ]
    assert sockets == [c["address"] for c in schema.asyncapi.document()["channels"].values()]


@pytest.mark.parametrize("path", list(documented()))
def test_a_method_that_is_not_documented_is_refused(path: str) -> None:
    known = documented()[path]
    with asgi.get_client(APP) as client:
        for method in {*METHODS, "OPTIONS", "TRACE", "BREW"} - known:
            address = f"http://testserver{path.replace('{table}', 'x')}"
            answer = client.request(method, address)
            assert answer.status_code == 405
            allowed = {name.strip() for name in answer.headers["allow"].split(",")}
            assert allowed - {"HEAD"} == known
            assert answer.json() == {"error": {"type": "not_found"}}


@pytest.mark.parametrize(
    "path", ["/api/", "/api/x", "/api/tables/", "/api/tables/a/b", "/api/tables/x/sit/y"]
)
def test_an_address_that_is_not_documented_is_not_there(path: str) -> None:
    with asgi.get_client(APP) as client:
        answer = client.get(f"http://testserver{path}", allow_redirects=False)
        assert (answer.status_code, answer.json()) == (404, {"error": {"type": "not_found"}})


# The documents themselves


def test_the_openapi_document_is_valid() -> None:
    jsonschema_rs.validator_for(OPENAPI_31).validate(DOCUMENT)
    assert unresolved(DOCUMENT, DOCUMENT) == []


def test_the_asyncapi_document_is_valid() -> None:
    """By the structure that AsyncAPI 3 asks for; no validator of it is at hand in Python."""
    document = schema.asyncapi.document()
    assert document["asyncapi"] == "3.0.0"
    assert {"title", "version"} <= set(document["info"])
    assert set(document) <= {"asyncapi", "id", "info", "servers", "defaultContentType"} | {
        "channels",
        "operations",
        "components",
    }
    for channel in document["channels"].values():
        assert set(channel) <= {"address", "messages", "parameters", "title", "description"}
        assert "{table}" in channel["address"]
        assert set(channel["parameters"]) == {"table"}
    messages = set(document["channels"]["live"]["messages"])
    for operation in document["operations"].values():
        assert operation["action"] in ("send", "receive")
        assert set(operation) <= {"action", "channel", "messages", "summary", "description"}
        assert all(at(document, ref["$ref"]) for ref in operation["messages"])
    sides = [
        {ref["$ref"].rpartition("/")[2] for ref in document["operations"][name]["messages"]}
        for name in ("say", "hear")
    ]
    assert sides[0] | sides[1] == messages
    assert [len(get_args(side)) for side in (m.FromClient, m.FromServer)] == [*map(len, sides)]
    for message in document["components"]["messages"].values():
        assert set(message) <= {"payload", "summary", "name", "title", "description"}
        assert message["summary"]
    assert unresolved(document, document) == []


def test_every_message_is_read_by_its_own_schema() -> None:
    """What a client sends by the document is what the server reads."""
    shared = {"$defs": json.loads(json.dumps(DOCUMENT["components"]["schemas"]))}
    text = json.dumps(shared).replace("#/components/schemas/", "#/$defs/")
    acts = jsonschema_rs.validator_for({**json.loads(text), "$ref": "#/$defs/Act"})
    assert acts.is_valid({"type": "undo", "id": "x"})
    for wrong in ({"type": "undo"}, {"type": "undo", "id": ""}, {"type": "undo", "id": "a b"}):
        assert not acts.is_valid(wrong)
    assert not acts.is_valid({"type": "undo", "id": "x" * 65})
    assert not acts.is_valid({"type": "undo", "id": "x", "more": 1})


def unresolved(document: Any, part: Any) -> list[str]:
    """Return the references in a part of a document that lead nowhere."""
    if isinstance(part, dict):
        here = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        lost = [ref for ref in here if at(document, ref) is None]
        return lost + [ref for inner in part.values() for ref in unresolved(document, inner)]
    if isinstance(part, list):
        return [ref for inner in part for ref in unresolved(document, inner)]
    return []


def at(document: Any, ref: str) -> Any:
    """Return what a reference leads to, or nothing."""
    found = document
    for name in ref.removeprefix("#/").split("/"):
        found = found.get(name) if isinstance(found, dict) else None
    return found
