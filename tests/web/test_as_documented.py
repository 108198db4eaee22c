"""The API does what its own documents say: no more, no less, and never an error of its own."""

from __future__ import annotations

import atexit
import json
import re
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
from starlette.routing import Mount, Route, WebSocketRoute

from filature.core import messages as m
from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.web import schema
from filature.web.app import create_app
from filature.web.limits import Limits
from tests.fake_environment import FakeEnvironment, InstantWorkers

DOCUMENT = schema.openapi.document()
METHODS = {"GET", "PUT", "POST", "DELETE", "PATCH"}


def application() -> Starlette:
    environment = FakeEnvironment()
    # Schemathesis stops and starts the application between operations: the store must last.
    folder = tempfile.TemporaryDirectory()
    atexit.register(folder.cleanup)
    store = SqliteStore(Path(folder.name) / "tables.sqlite3")
    lobby = Lobby(store, environment, InstantWorkers())
    limits = Limits(environment.monotonic, 1e9)
    app = create_app(lobby, limits=limits, hosts=["testserver"])
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


def served() -> tuple[dict[str, set[str]], list[str]]:
    """Return the paths of the API with their methods, and those of sockets."""
    (mount,) = [route for route in APP.routes if isinstance(route, Mount)]
    methods = {
        mount.path + route.path: set(
            route.methods or [way for way in METHODS if hasattr(route.endpoint, way.lower())]
        )
        - {"HEAD"}
        for route in mount.routes
        if isinstance(route, Route)
    }
    sockets = [mount.path + r.path for r in mount.routes if isinstance(r, WebSocketRoute)]
    return methods, sockets


def documented() -> dict[str, set[str]]:
    return {
        path: {name.upper() for name in operations if name.upper() in METHODS}
        for path, operations in DOCUMENT["paths"].items()
    }


def test_every_route_is_documented_and_the_other_way_round() -> None:
    channels = schema.asyncapi.document()["channels"].values()
    assert served() == (documented(), [channel["address"] for channel in channels])


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
    assert unresolved(DOCUMENT) == []


def record(*names: str, **fields: Any) -> dict[str, Any]:
    """Return the schema of an object with all of these fields, and no others."""
    properties = {**{name: {} for name in names}, **fields}
    return {"required": list(properties), "properties": properties, "additionalProperties": False}


ASYNCAPI = record(
    asyncapi={"const": "3.0.0"},
    info={"required": ["title", "version"]},
    channels={
        "additionalProperties": record(
            "messages", address={"pattern": "[{]table[}]"}, parameters=record("table")
        )
    },
    operations={
        "additionalProperties": record("channel", "messages", action={"enum": ["send", "receive"]})
    },
    components=record(
        "schemas", messages={"additionalProperties": record("payload", summary={"minLength": 1})}
    ),
)
"""The structure that AsyncAPI 3 asks for; no validator of it is at hand in Python."""


def test_the_asyncapi_document_is_valid() -> None:
    document = schema.asyncapi.document()
    jsonschema_rs.validator_for(ASYNCAPI).validate(document)
    assert unresolved(document) == []
    sides = [
        [ref["$ref"].rpartition("/")[2] for ref in document["operations"][name]["messages"]]
        for name in ("say", "hear")
    ]
    kinds = [[kind.__name__ for kind in get_args(side)] for side in (m.FromClient, m.FromServer)]
    assert sides == kinds
    assert set(document["channels"]["live"]["messages"]) == {*kinds[0], *kinds[1]}


def test_every_message_is_read_by_its_own_schema() -> None:
    """What a client sends by the document is what the server reads."""
    text = json.dumps({"$defs": DOCUMENT["components"]["schemas"], "$ref": "#/$defs/Act"})
    acts = jsonschema_rs.validator_for(text.replace("#/components/schemas/", "#/$defs/"))
    undo = {"type": "undo", "id": "x"}
    assert acts.is_valid(undo)
    for wrong in ({"id": ""}, {"id": "a b"}, {"id": "x" * 65}, {"more": 1}, {"id": None}):
        assert not acts.is_valid({**undo, **wrong})
    assert not acts.is_valid({"type": "undo"})


def unresolved(document: Any) -> list[str]:
    """Return the references of a document that lead nowhere."""
    lost = []
    for ref in set(re.findall(r'"\$ref": "#/([^"]+)"', json.dumps(document))):
        found = document
        for name in ref.split("/"):
            found = found.get(name, {})
        if not found:
            lost.append(ref)
    return lost
