"""The built client, the words that it reads, and the headers that every response carries."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from filature.core.languages import LANGUAGES
from filature.core.words import word_file
from filature.games import catalogue, folder, lesson_of
from filature.web.covers import covers
from filature.web.hosts import host_of

STATIC = files("filature.web").joinpath("static")

TYPES = {
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml",
    "png": "image/png",
    "woff2": "font/woff2",
    "json": "application/json",
    "webmanifest": "application/manifest+json",
    "ftl": "text/plain; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
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
    """Serve the one page; what it shows depends on the address and on the viewer."""
    return index(request)


async def case_page(request: Request) -> Response:
    """Serve the page of a case; of a game that there is not, it is a page, too."""
    return index(request, 200 if request.path_params["game"] in catalogue() else 404)


async def unknown_page(request: Request) -> Response:
    """Serve a page that says, to people, that there is none here."""
    if "text/html" not in request.headers.get("accept", ""):
        raise HTTPException(404)
    return index(request, 404)


def index(request: Request, status: int = 200) -> Response:
    """Serve the page as it is for everybody."""
    response = file(request, STATIC.joinpath("index.html"))
    if response.status_code == 200:
        response.status_code = status
    return response


async def static(request: Request) -> Response:
    """Serve a file of the built client, and nothing outside it."""
    path: str = request.path_params["path"]
    if any(name in ("", ".", "..") or "\\" in name for name in path.split("/")):
        raise HTTPException(404)
    hashed = path.startswith("assets/")
    caching = "public, max-age=31536000, immutable" if hashed else "no-cache"
    return file(request, STATIC.joinpath(*path.split("/")), caching)


async def service_worker(request: Request) -> Response:
    """Serve the script that shows the page without a network; it must be at the root."""
    return file(request, STATIC.joinpath("sw.js"))


async def description(request: Request) -> Response:
    """Serve the OpenAPI or the AsyncAPI document."""
    return file(request, files("filature.web").joinpath(request.url.path.lstrip("/")))


async def words(request: Request) -> Response:
    """Serve the words of a game, or those that all games share, in one language."""
    language, game = language_of(request), request.path_params.get("game")
    if game is not None and game not in catalogue():
        raise HTTPException(404)
    place = files("filature.core") if game is None else folder(game)
    return file(request, word_file(place, language))


async def cover_words(request: Request) -> Response:
    """Serve the covers of all games in one language."""
    return public(request, covers(language_of(request)), "json")


async def lesson(request: Request) -> Response:
    """Serve the lesson of a game: the same positions for everybody."""
    id = request.path_params["game"]
    found = lesson_of(id) if id in catalogue() else None
    if found is None:
        raise HTTPException(404)
    return public(request, msgspec.json.encode(found), "json")


async def lesson_words(request: Request) -> Response:
    """Serve the words of a game's lesson in one language."""
    language, game = language_of(request), request.path_params["game"]
    if game not in catalogue():
        raise HTTPException(404)
    return file(request, word_file(folder(game).joinpath("lessons"), language))


def language_of(request: Request) -> str:
    language: str = request.path_params["language"]
    if language not in LANGUAGES:
        raise HTTPException(404)
    return language


def file(request: Request, place: Traversable, caching: str = "no-cache") -> Response:
    """Serve one file of the package."""
    try:
        found = place.is_file()
    except OSError:  # a name that no file can have
        found = False
    if not found:
        raise HTTPException(404)
    return public(request, place.read_bytes(), place.name.rpartition(".")[2], caching)


def public(request: Request, content: bytes, ending: str, caching: str = "no-cache") -> Response:
    """Serve what is the same for everybody, compressed where the client accepts it and it helps.

    Nothing else is ever compressed: the size of a compressed response tells something about its
    content. A client that has it already gets 304.
    """
    kind = TYPES.get(ending, "application/octet-stream")
    gzipped = ending not in ("woff2", "png") and "gzip" in request.headers.get(
        "accept-encoding", ""
    )
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    headers["etag"] = tag(content, "gzip" if gzipped else "")
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if gzipped:
        headers["content-encoding"] = "gzip"
        content = compressed(content)
    return Response(content, media_type=kind, headers=headers)


@lru_cache(maxsize=256)
def compressed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)


@lru_cache(maxsize=512)
def tag(content: bytes, coding: str) -> str:
    """Return the ETag of a content in a coding."""
    return f'"{sha256(content).hexdigest()[:20]}{coding}"'


STRICT_TRANSPORT = "max-age=31536000"
"""A year, for this name alone: what else its owner serves at names below it is not ours to say."""


class ProtectingHeaders:
    """Adds `HEADERS` to every response; what is not public is never cached.

    Where the server is reached by TLS alone, browsers are told to come by TLS alone from then on
    (HSTS). Not as `localhost`: it would count for all that the visitor's own machine serves.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["app"].state.service.secure and not at_localhost(scope):
                    headers["strict-transport-security"] = STRICT_TRANSPORT
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, sending if scope["type"] == "http" else send)


def at_localhost(scope: Scope) -> bool:
    return host_of(Headers(scope=scope).get("host", "")) == "localhost"


ROUTES: list[BaseRoute] = [
    Route("/", page),
    Route("/games", page),
    Route("/me", page),
    Route("/circles", page),
    Route("/circle/{circle}", page),
    Route("/circle/{circle}/event/{event}", page),
    Route("/replay", page),
    Route("/debrief", page),
    Route("/cases", page),
    Route("/cases/{game}", case_page),
    Route("/cases/{game}/{number:int}", case_page),
    Route("/static/{path:path}", static),
    Route("/sw.js", service_worker),
    Route("/openapi.json", description),
    Route("/asyncapi.json", description),
    Route("/words/{language}.ftl", words),
    Route("/words/{language}/covers.json", cover_words),
    Route("/words/{language}/{game}.ftl", words),
    Route("/words/{language}/{game}/lesson.ftl", lesson_words),
    Route("/lessons/{game}.json", lesson),
]

LAST: list[BaseRoute] = [Route("/{path:path}", unknown_page)]
"""For all addresses that nothing else has."""
