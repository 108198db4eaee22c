"""The AsyncAPI document of the socket."""

from __future__ import annotations

from typing import Any, get_args

from filature import __version__
from filature.core import messages as m
from filature.web.schema.components import Schema, components, first_line, reference


def document() -> Schema:
    """Return the AsyncAPI document of the socket."""
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
            "schemas": components(),
        },
    }


def channel_message(kind: Any) -> Schema:
    return {"$ref": f"#/channels/live/messages/{kind.__name__}"}
