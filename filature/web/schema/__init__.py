"""Descriptions of the wire for other languages, generated from the message and game types.

`python -m filature.web.schema` writes the OpenAPI and AsyncAPI documents, the client's message
types, and the types of each game's view, events and actions for its board.
"""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

from filature.games import catalogue, folder
from filature.web.schema import asyncapi, openapi, typescript

ROOT = Path(str(files("filature.web")))
OPENAPI = ROOT / "openapi.json"
ASYNCAPI = ROOT / "asyncapi.json"
TYPESCRIPT = ROOT / "client" / "src" / "generated" / "wire.ts"


def generated() -> dict[Path, str]:
    """Return what every generated file should hold; a game without a board needs no types."""
    boards = {id: Path(str(folder(id))) / "board" for id in catalogue()}
    return {
        OPENAPI: json.dumps(openapi.document(), indent=1) + "\n",
        ASYNCAPI: json.dumps(asyncapi.document(), indent=1) + "\n",
        TYPESCRIPT: typescript.wire_types(),
        **{
            board / "generated.ts": typescript.game_types(catalogue()[id])
            for id, board in boards.items()
            if board.is_dir()
        },
    }


def stale() -> list[Path]:
    """Return the generated files whose content is out of date."""
    return [
        path
        for path, text in generated().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]
