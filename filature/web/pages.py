"""Pages: the built client, the words that it reads, and the headers that every answer carries."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from filature.core.words import LANGUAGES
from filature.games import catalogue, folder
from filature.web.covers import covers

STATIC = files("filature.web").joinpath("static")

TYPES = {
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml",
    "woff2": "font/woff2",
    "json": "application/json",
    "webmanifest": "application/manifest+json",
    "ftl": "text/plain; charset=utf-8",
}

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none';"
        " object-src 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
}


async def page(request: Request) -> Response:
    """Answer the one page; what it shows depends on the address and on who is looking."""
    return file(request, STATIC.joinpath("index.html"), "no-cache")


async def static(request: Request) -> Response:
    """Answer a file of the built client, and nothing outside it."""
    place = STATIC
    for name in request.path_params["path"].split("/"):
        if name in ("", ".", "..") or "\\" in name:
            raise HTTPException(404)
        place = place.joinpath(name)
    hashed = request.path_params["path"].startswith("assets/")
    return file(request, place, "public, max-age=31536000, immutable" if hashed else "no-cache")


async def service_worker(request: Request) -> Response:
    """Answer the script that shows a page without a network; it must lie at the root."""
    return file(request, STATIC.joinpath("sw.js"), "no-cache")


async def description(request: Request) -> Response:
    """Answer a description of the API, for programs."""
    return file(request, files("filature.web").joinpath(request.url.path.lstrip("/")), "no-cache")


async def shared_words(request: Request) -> Response:
    """Give the words that all games share, in one language."""
    return words(request, files("filature.core"), request.path_params["language"])


async def game_words(request: Request) -> Response:
    """Answer the words of a game in one language."""
    game = request.path_params["game"]
    if game not in catalogue():
        raise HTTPException(404)
    return words(request, folder(game), request.path_params["language"])


async def cover_words(request: Request) -> Response:
    """Answer what stands on the covers of all games in one language."""
    if request.path_params["language"] not in LANGUAGES:
        raise HTTPException(404)
    return public(request, covers(request.path_params["language"]), "json")


def words(request: Request, place: Traversable, language: str) -> Response:
    if language not in LANGUAGES:
        raise HTTPException(404)
    return file(request, place.joinpath(f"{language}.ftl"), "no-cache")


def file(request: Request, place: Traversable, caching: str) -> Response:
    """Answer one file of the package."""
    try:
        found = place.is_file()
    except OSError:  # a name that no file can have
        found = False
    if not found:
        raise HTTPException(404)
    return public(request, place.read_bytes(), place.name.rpartition(".")[2], caching)


def public(request: Request, content: bytes, ending: str, caching: str = "no-cache") -> Response:
    """Answer what is the same for everybody, compressed where that is understood and helps.

    Nothing else is ever compressed: the size of a compressed answer tells something about its
    content. Whoever has it already is told so.
    """
    kind = TYPES.get(ending, "application/octet-stream")
    squeezed = ending != "woff2" and "gzip" in request.headers.get("accept-encoding", "")
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    headers["etag"] = tag(content, "gzip" if squeezed else "")
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if squeezed:
        headers["content-encoding"] = "gzip"
        content = compressed(content)
    return Response(content, media_type=kind, headers=headers)


@lru_cache(maxsize=256)
def compressed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)


@lru_cache(maxsize=512)
def tag(content: bytes, coding: str) -> str:
    """Return what tells this content, in this coding, from any other."""
    return f'"{sha256(content).hexdigest()[:20]}{coding}"'


class ProtectingHeaders:
    """Adds `HEADERS` to every response; what is not public is never cached."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, sending if scope["type"] == "http" else send)


ROUTES: list[BaseRoute] = [
    Route("/", page),
    Route("/t/{table}", page),
    Route("/t/{table}/replay", page),
    Route("/g/{game}", page),
    Route("/static/{path:path}", static),
    Route("/sw.js", service_worker),
    Route("/openapi.json", description),
    Route("/asyncapi.json", description),
    Route("/words/{language}.ftl", shared_words),
    Route("/words/{language}/covers.json", cover_words),
    Route("/words/{language}/{game}.ftl", game_words),
]
