"""`filature serve`: tables for browsers and bots."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Any

import platformdirs
import uvicorn

from filature.tables.house import House
from filature.tables.sources import Sources
from filature.tables.sqlite import SqliteStore
from filature.web.app import create_app


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
        type=Path,
        metavar="FILE",
        help="the SQLite file that keeps the tables (default: in your data folder)",
    )
    parser.add_argument(
        "--bot-pause",
        type=float,
        default=1.0,
        metavar="SECONDS",
        help="how long bots take to answer, about, however fast they think (default: %(default)s)",
    )
    parser.add_argument(
        "--open", action="store_true", help="open the page in a browser, where there is one"
    )
    parser.set_defaults(command=run)


def run(options: argparse.Namespace) -> int:
    """Serve until ctrl-C."""
    path: Path = options.store or default_store()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"filature: cannot use {path.parent}: {error.strerror}", file=sys.stderr)
        return 1
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    config = uvicorn.Config(
        create_app(House(SqliteStore(path), Sources(options.bot_pause))),
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
    print(f"Tables are kept in {path}. Ctrl-C stops.", flush=True)
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


def default_store() -> Path:
    """Return where tables are kept unless said otherwise."""
    return Path(platformdirs.user_data_dir("filature", appauthor=False)) / "tables.sqlite3"
