"""JSON in the bodies of requests and responses."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from filature.web.request_context import BadMessage

LONGEST_BODY = 64 * 1024

T = TypeVar("T")


class TooLarge(BadMessage):
    """The request body exceeds the size limit."""

    status = 413


def json_response(value: Any, status: int = 200) -> Response:
    return encoded_response(msgspec.json.encode(value), status)


def encoded_response(json: bytes, status: int = 200) -> Response:
    return Response(json, status, media_type="application/json")


async def read_body(request: Request, kind: type[T], longest: int = LONGEST_BODY) -> T:
    """Read a request's body strictly."""
    body = bytearray()
    async for piece in request.stream():
        body += piece
        if len(body) > longest:
            raise TooLarge(f"more than {longest} bytes")
    try:
        return msgspec.json.decode(bytes(body), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(str(error)) from None
