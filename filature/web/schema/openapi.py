"""The OpenAPI document of the HTTP API."""

from __future__ import annotations

from typing import Any

from filature import __version__
from filature.core import messages as m
from filature.web.schema.components import Schema, components, reference


def document() -> Schema:
    """Return the OpenAPI document of the HTTP API."""
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Filature",
            "version": __version__,
            "description": "Play at tables over plain HTTP. What is told has a `type`.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": {
            "/api/games": {"get": games_operation()},
            "/api/tables": {
                "get": operation("listed", "Tables that anybody may join or watch.", m.Listings),
                "post": operation(
                    "create", "Set up a table and sit down.", m.Seated, m.NewTable, 201
                ),
            },
            "/api/mine": {"get": operation("mine", "Tables at which you sit.", m.Listings)},
            "/api/recover": {
                "post": operation(
                    "recover", "Hold a seat here, by its code.", m.Seated, m.Recover, 201
                )
            },
            "/api/tables/{table}/sit": table_path(
                {"post": operation("sit", "Take an empty seat.", m.Seated, m.Sit, 201)}
            ),
            "/api/tables/{table}/again": table_path(
                {"post": operation("again", "Seat the same people again.", m.Successor)}
            ),
            "/api/tables/{table}/command": table_path(
                {"post": operation("command", "Decide, or do something else.", m.Ack, "Act")},
                SEAT,
                INVITE,
            ),
            "/api/tables/{table}/next": table_path(
                {"get": operation("next", "Wait for what is after what you have.", m.Welcome)},
                query("have", {"type": "integer", "minimum": 0, "maximum": 999_999_999}),
                SEAT,
                INVITE,
            ),
            "/api/tables/{table}/record": table_path({"get": record_operation()}, INVITE),
            "/api/tables/{table}/replay": table_path(
                {"get": operation("replay", "A finished game, step by step.", m.Replay)},
                query("as", {"type": "string", "pattern": "^([0-6]|spectator|truth)$"}),
                query("from", {"type": "integer", "minimum": 0, "maximum": 999_999_999}),
                INVITE,
            ),
            "/api/tables/{table}/understand": table_path(
                {
                    "post": operation(
                        "understand", "What a typed line would mean.", m.Understanding, m.Typed
                    )
                },
                SEAT,
            ),
            "/api/tables/{table}/notebook": table_path(
                {"get": operation("notebook", "What can be known from your seat.", m.Notebook)},
                SEAT,
            ),
            "/api/tables/{table}/note": table_path(
                {
                    "get": operation("note", "Your seat's pencil marks.", m.Note),
                    "put": operation("write_note", "Keep your pencil marks.", m.Note, m.Note),
                },
                SEAT,
            ),
            "/api/tables/{table}/code": table_path(
                {"post": operation("code", "A code that moves your seat.", m.RecoveryCode)}, SEAT
            ),
        },
        "components": {
            "schemas": components(),
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": "filature",
                    "description": "`__Host-filature` where the server stands behind TLS.",
                },
            },
        },
        "security": [{}, {"token": []}, {"cookie": []}],
    }


def content(kind: Any) -> Schema:
    return {"content": {"application/json": {"schema": reference(kind)}}}


def operation(id: str, summary: str, answer: Any, body: Any = None, status: int = 200) -> Schema:
    """Return one operation: what it takes, what it answers, and that it may refuse in words."""
    result: Schema = {
        "operationId": id,
        "summary": summary,
        "responses": {
            str(status): {"description": "Done.", **content(answer)},
            "4XX": {"description": "Refused; nothing changed.", **content(m.Problem)},
        },
    }
    if body is not None:
        result["requestBody"] = {"required": True, **content(body)}
    return result


def games_operation() -> Schema:
    result = operation("games", "Which games there are.", m.Games)
    result["responses"]["304"] = {"description": "Nothing has changed since the `etag` named."}
    return result


def record_operation() -> Schema:
    result = operation("record", "The record of a finished game.", m.Problem)
    result["responses"]["200"]["content"] = {"application/jsonl": {"schema": {"type": "string"}}}
    return result


def query(name: str, schema: Schema) -> Schema:
    return {"name": name, "in": "query", "schema": schema}


def table_path(operations: Schema, *parameters: Schema) -> Schema:
    table = {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}
    return {**operations, "parameters": [table, *parameters]}


INVITE = query("invite", {"type": "string"})
SEAT = query("as", {"type": "integer", "minimum": 0, "maximum": 6})
"""As which seat a device that holds several asks."""
