"""`filature serve`: tables for browsers and bots."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import threading
import webbrowser
from contextlib import suppress
from typing import Any

import uvicorn

from filature.tables.house import House
from filature.tables.sources import Sources
from filature.tables.stores import CannotKeep, default_store, store_named
from filature.web.app import create_app
from filature.web.limits import Limits


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "serve",
        help="serve tables to browsers and bots",
        description="Serve tables to browsers and bots. Ctrl-C stops; nothing played is lost.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="address (default: %(default)s)")
    parser.add_argument(
        "--port", type=int, default=8765, help="port; 0 picks a free one (default: %(default)s)"
    )
    parser.add_argument(
        "--store",
        metavar="FILE|URL",
        help="what keeps the tables: an SQLite file, or postgresql://… (default: a file in your"
        " data folder)",
    )
    parser.add_argument(
        "--behind-proxy",
        action="store_true",
        help="a proxy with TLS stands in front and says who is asking (X-Forwarded-For)",
    )
    parser.add_argument(
        "--bot-pause",
        type=float,
        default=1.0,
        metavar="SECONDS",
        help="how long bots take to answer, about, however fast they think (default: %(default)s)",
    )
    parser.add_argument(
        "--limits",
        type=float,
        default=1.0,
        metavar="FACTOR",
        help="how much more than usual one address may ask for (default: %(default)s)",
    )
    parser.add_argument(
        "--open", action="store_true", help="open the page in a browser, where there is one"
    )
    parser.set_defaults(command=run)


def run(options: argparse.Namespace) -> int:
    """Serve until ctrl-C."""
    name: str = options.store or default_store()
    try:
        store = store_named(name)
    except CannotKeep as problem:
        print(f"filature: {problem}", file=sys.stderr)
        return 1
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    house = House(store, Sources(options.bot_pause))
    config = uvicorn.Config(
        create_app(
            house,
            secure=options.behind_proxy,
            proxied=options.behind_proxy,
            limits=Limits(house.sources.monotonic, options.limits),
        ),
        host=options.host,
        port=options.port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=64 * 1024,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    try:
        listener = config.bind_socket()
    except SystemExit:
        print(f"filature: cannot listen on {options.host}:{options.port}", file=sys.stderr)
        return 1
    host, port = listener.getsockname()[:2]
    address = f"http://{'localhost' if host == '127.0.0.1' else host}:{port}/"
    print(f"Filature is at {address}", flush=True)
    print(f"Tables are kept in {name}. Ctrl-C stops.", flush=True)
    if options.open:
        threading.Timer(0.5, open_browser, [address]).start()
    with suppress(KeyboardInterrupt):
        asyncio.run(uvicorn.Server(config).serve(sockets=[listener]))
    print("Filature has stopped.", flush=True)
    return 0


def open_browser(address: str) -> None:
    """Open the page where there is a graphical browser; the address is printed in any case."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return
    if not isinstance(browser, webbrowser.GenericBrowser) or isinstance(
        browser, webbrowser.BackgroundBrowser
    ):
        browser.open(address)
