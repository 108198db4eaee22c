"""What other programs show of a link that somebody sends: the game, and who invites to it.

Only the holder of the invitation is told the host's name, and nothing else about the table. Such a
page is not the same for everybody: it is neither compressed nor cached.
"""

from __future__ import annotations

from html import escape

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from filature.core.languages import LANGUAGES, preferred
from filature.core.refusals import NoSuchTable, Refused
from filature.games import catalogue, folder, words_of
from filature.tables.lobby import invited
from filature.tables.store import StoreDown
from filature.tables.table import Table
from filature.web import pages
from filature.web.request_context import Caller

CARD = ("1200", "630")
"""Width and height of the pictures, `card-LANGUAGE.png` in a game's folder."""


async def table_page(request: Request) -> Response:
    """Serve the page of a table; one that there is not is a page, too."""
    caller = Caller(request)
    try:
        caller.limits.requests.take(caller.address)
        table = await caller.table()
    except NoSuchTable:
        return pages.index(request, 404)
    except (Refused, StoreDown):
        return pages.index(request)
    if not invited(table, request.query_params.get("i")):
        return pages.index(request)
    return preview(request, table.row.game, host_of(table))


async def game_page(request: Request) -> Response:
    """Serve the page of a game; one that there is not is a page, too."""
    game: str = request.path_params["game"]
    return preview(request, game, None) if game in catalogue() else pages.index(request, 404)


def host_of(table: Table) -> str | None:
    """Return the name of the person who invites to a table, if one is there."""
    seat = table.state.seats[table.state.host]
    return seat.name if seat.kind == "person" else None


def preview(request: Request, game: str, host: str | None) -> Response:
    """Serve the page with what a preview of its link says."""
    language = language_of(request)
    words = words_of(game, language)
    message = "preview-game" if host is None else "preview-invitation"
    title = words.text(message, {"game": words.text("name"), "host": host or ""})
    told = {
        "og:type": "website",
        "og:site_name": "Filature",
        "og:title": title,
        "og:description": words.text("tagline"),
        "og:locale": language,
    }
    if folder(game).joinpath(f"card-{language}.png").is_file():
        told |= {
            "og:image": f"{Caller(request).asked_origin}/cards/{game}/{language}.png",
            "og:image:type": "image/png",
            "og:image:width": CARD[0],
            "og:image:height": CARD[1],
            "og:image:alt": title,
            "twitter:card": "summary_large_image",
        }
    tags = "".join(
        f'<meta property="{name}" content="{escape(content)}" />' for name, content in told.items()
    )
    html = pages.STATIC.joinpath("index.html").read_text(encoding="utf-8")
    html = html.replace("</head>", f"{tags}</head>", 1)
    return Response(html, media_type=pages.TYPES["html"])


def language_of(connection: HTTPConnection) -> str:
    """Return the first language that the caller prefers and there are words for."""
    wanted = connection.headers.get("accept-language", "").split(",")
    return preferred((tag.partition(";")[0] for tag in wanted), LANGUAGES[0])


async def card(request: Request) -> Response:
    """Serve the picture of a game for previews of links."""
    game, language = request.path_params["game"], pages.language_of(request)
    if game not in catalogue():
        raise HTTPException(404)
    return pages.file(request, folder(game).joinpath(f"card-{language}.png"))


ROUTES: list[BaseRoute] = [
    Route("/t/{table}", table_page),
    Route("/t/{table}/replay", table_page),
    Route("/t/{table}/debrief", table_page),
    Route("/g/{game}", game_page),
    Route("/g/{game}/lesson", game_page),
    Route("/cards/{game}/{language}.png", card),
]
