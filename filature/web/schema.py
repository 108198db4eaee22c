"""The wire, told to other languages: OpenAPI for HTTP, AsyncAPI for the socket, TypeScript types.

`python -m filature.web.schema` writes all three from `core/messages.py`; with `--check` it says
which of them are stale.
"""

from __future__ import annotations

import json
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import msgspec

from filature import __version__
from filature.core import messages as m

ROOT = Path(str(files("filature.web")))
OPENAPI = ROOT / "openapi.json"
ASYNCAPI = ROOT / "asyncapi.json"
TYPESCRIPT = ROOT / "client" / "src" / "generated" / "wire.ts"

Schema = dict[str, Any]

BODIES: tuple[Any, ...] = (
    m.NewTable,
    m.Sit,
    m.Seated,
    m.Successor,
    m.Games,
    m.Listings,
    m.RecoveryCode,
    m.Recover,
    m.Note,
    m.Typed,
    m.Understanding,
    m.Notebook,
    m.Replay,
    m.Problem,
    *get_args(m.FromServer),
    *get_args(m.FromClient),
)


def components() -> dict[str, Schema]:
    """Return the JSON Schema of every message and of all that they are made of."""
    _, schemas = msgspec.json.schema_components(BODIES, ref_template="#/components/schemas/{name}")
    acts = [reference(kind) for kind in get_args(m.Act)]
    return dict(sorted({**schemas, "Act": {"oneOf": acts}}.items()))


# OpenAPI


def openapi() -> Schema:
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


def reference(kind: Any) -> Schema:
    name = kind if isinstance(kind, str) else kind.__name__
    return {"$ref": f"#/components/schemas/{name}"}


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


# AsyncAPI


def asyncapi() -> Schema:
    """Return the AsyncAPI document of the socket."""
    schemas = {name: json.loads(json.dumps(schema)) for name, schema in components().items()}
    kinds = (*get_args(m.FromClient), *get_args(m.FromServer))
    channel = {"$ref": "#/channels/live"}
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Filature, live", "version": __version__, "license": {"name": "MIT"}},
        "channels": {
            "live": {
                "address": "/api/tables/{table}/live",
                "parameters": {"table": {"description": "The table's public name."}},
                "messages": {
                    kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"}
                    for kind in kinds
                },
            }
        },
        "operations": {
            "say": {
                "action": "receive",
                "channel": channel,
                "messages": [channel_message(kind) for kind in get_args(m.FromClient)],
            },
            "hear": {
                "action": "send",
                "channel": channel,
                "messages": [channel_message(kind) for kind in get_args(m.FromServer)],
            },
        },
        "components": {
            "messages": {
                kind.__name__: {"payload": reference(kind), "summary": first_line(kind)}
                for kind in kinds
            },
            "schemas": schemas,
        },
    }


def channel_message(kind: Any) -> Schema:
    return {"$ref": f"#/channels/live/messages/{kind.__name__}"}


def first_line(kind: Any) -> str:
    return (kind.__doc__ or "").strip().splitlines()[0]


# TypeScript


def typescript() -> str:
    """Return the client's types."""
    parts = [
        "// Made from core/messages.py by `python -m filature.web.schema`: do not edit.\n",
        f"export const PROTOCOL = {m.PROTOCOL};\n",
        "export type Json = unknown;",
        "export type Say = { type: string; [field: string]: Json };",
        "export type RecordAction = { type: string; [field: string]: Json };\n",
    ]
    for name, schema in components().items():
        if name != "Act":
            parts.append(interface(name, schema))
    unions = (("FromServer", m.FromServer), ("FromClient", m.FromClient), ("Act", m.Act))
    for name, union in unions:
        kinds = " | ".join(kind.__name__ for kind in get_args(union))
        parts.append(f"export type {name} = {kinds};\n")
    return "\n".join(parts)


SAYS = {("Ack", "error"), ("Notice", "say"), ("EventMessage", "say"), ("Welcome", "say")}
SAYS |= {("Problem", "error"), ("ReplayStep", "say"), ("ReplayStep", "why")}
ACTIONS = {("Command", "action"), ("Alternative", "fixed"), ("Draft", "fixed")}


def interface(name: str, schema: Schema) -> str:
    """Return one exported interface."""
    kind = getattr(m, name, None)
    told = isinstance(kind, type) and issubclass(kind, m.Told)
    required = schema["properties"] if told else schema.get("required", [])
    lines = [f"/** {schema['description'].splitlines()[0]} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for field, part in schema["properties"].items():
        text = written(part)
        if (name, field) in SAYS:
            text = text.replace("{ [key: string]: Json }", "Say")
        if (name, field) in ACTIONS:
            text = "RecordAction"
        if (name, field) == ("Understanding", "actions"):
            text = "RecordAction[]"
        optional = "" if field in required else "?"
        lines.append(f"  {field}{optional}: {text};")
    return "\n".join(lines) + "\n}\n"


def written(schema: Schema) -> str:
    """Return a JSON Schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(written(kind) for kind in schema["anyOf"])
    match schema.get("type"):
        case "array":
            return f"({written(schema.get('items', {}))})[]"
        case "object":
            inner = schema.get("additionalProperties", {})
            return f"{{ [key: string]: {written(inner)} }}"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null":
            return str(schema["type"])
    return "Json"


def generated() -> dict[Path, str]:
    """Return what every generated file should hold."""
    return {
        OPENAPI: json.dumps(openapi(), indent=1) + "\n",
        ASYNCAPI: json.dumps(asyncapi(), indent=1) + "\n",
        TYPESCRIPT: typescript(),
    }


def stale() -> list[Path]:
    """Return the generated files that are not as they should be."""
    return [
        path
        for path, text in generated().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]


def main() -> int:
    """Write the generated files, or with `--check` say which are stale."""
    if "--check" in sys.argv[1:]:
        for path in stale():
            print(f"stale: {path.name}; run make types")
        return 1 if stale() else 0
    for path, text in generated().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
