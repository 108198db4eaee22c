"""`filature serve`: tables for browsers and bots."""

from __future__ import annotations

import argparse
import asyncio
import signal
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from types import FrameType
from typing import Any, get_args

import uvicorn

from filature.commands.garbage import GarbageCollector, avoid_pauses
from filature.commands.logs import Format, log_to_stderr
from filature.commands.output import DEFAULT, usage_error
from filature.commands.supervisor import Serve, Supervisor, listeners
from filature.games import broken_games
from filature.games.loading import misnamed_folders
from filature.jobs.scheduler import Scheduler
from filature.jobs.sharing import SharedRunner, share
from filature.tables.backups import back_up_before_migration
from filature.tables.environment import Environment
from filature.tables.error_log import log_event
from filature.tables.hosting import Hosting, read_hosting, status_token
from filature.tables.lobby import Lobby
from filature.tables.store import CannotKeep, shown
from filature.tables.stores import default_store, is_shared, store_named
from filature.tables.workers import Workers
from filature.web.app import create_app
from filature.web.connections import protocols
from filature.web.limits import Limits
from filature.web.open_connections import OpenConnections, raise_file_limit, room_for_connections
from filature.web.operator.metrics import memory
from filature.web.reach import home_address

MOST_WORKERS = 64
SMALLEST_FACTOR, LARGEST_FACTOR = 0.1, 1_000_000
LONGEST_PAUSE = 60
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104
HERE = ("127.0.0.1", *EVERYWHERE)
"""Addresses under which this machine finds the server as `localhost`."""


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "serve",
        help="serve tables to browsers and bots",
        description="Serve tables to browsers and bots. Ctrl-C stops; nothing played is lost.",
    )
    add = parser.add_argument
    add("--host", default="127.0.0.1", help=f"address {DEFAULT}")
    lan = "let phones and computers of your home network in: the same as --host 0.0.0.0"
    add("--lan", action="store_const", const="0.0.0.0", dest="host", help=lan)  # noqa: S104
    add("--port", type=int, default=8765, help=f"port; 0 picks a free one {DEFAULT}")
    add_store(parser)
    shared = "how many processes share the work; more than one needs PostgreSQL"
    add("--workers", type=int, default=1, metavar="N", help=f"{shared} {DEFAULT}")
    proxy = "a proxy with TLS stands in front and says who is asking (X-Forwarded-For)"
    add("--behind-proxy", action="store_true", help=proxy)
    pause = (
        "how long bots take to answer, at least, however fast they think; with less than the"
        " default one may see whether they had to think"
    )
    add("--bot-pause", type=float, default=1.0, metavar="SECONDS", help=f"{pause} {DEFAULT}")
    more = "how much more than usual one address may ask for"
    add("--limits", type=float, default=1.0, metavar="FACTOR", help=f"{more} {DEFAULT}")
    config = "settings of this server (TOML): its public address, mail, what is kept how long"
    add("--config", metavar="FILE", help=f"{config}; see docs/host.md")
    lines = "how warnings and errors are written to standard error: as text, or as JSON lines"
    add("--log-format", choices=get_args(Format), default="text", help=f"{lines} {DEFAULT}")
    add("--open", action="store_true", help="open the page in a browser, where there is one")
    parser.set_defaults(command=run)


def add_store(parser: argparse.ArgumentParser) -> None:
    """Add the option that names the store."""
    parser.add_argument(
        "--store",
        metavar="FILE|URL",
        help="what keeps the tables: an SQLite file, or postgresql://USER@HOST/DATABASE"
        " (default: $FILATURE_STORE, or else a file in your data folder)",
    )


def run(options: argparse.Namespace) -> int:
    """Serve until ctrl-C or SIGTERM."""
    options.store = options.store or default_store()
    if not 1 <= options.workers <= MOST_WORKERS:
        usage_error(f"--workers: from 1 to {MOST_WORKERS}")
    if not 0 <= options.port < 2**16:
        usage_error(f"--port: from 0 to {2**16 - 1}")
    if not SMALLEST_FACTOR <= options.limits <= LARGEST_FACTOR:
        usage_error(f"--limits: from {SMALLEST_FACTOR} to {LARGEST_FACTOR}")
    if not 0 <= options.bot_pause <= LONGEST_PAUSE:
        usage_error(f"--bot-pause: from 0 to {LONGEST_PAUSE} seconds")
    if options.workers > 1 and not is_shared(options.store):
        usage_error(
            "an SQLite file serves one process. For --workers keep the tables in PostgreSQL:"
            " --store postgresql://USER@HOST/DATABASE"
        )
    try:
        options.hosting = read_hosting(options.config) if options.config else Hosting()
        options.status_token = status_token(options.hosting)
        check_backup(options.store, options.hosting)
        asyncio.run(try_store(options.store))
        sockets = listeners(options.host, options.port, options.workers)
    except CannotKeep as problem:
        print(f"filature: {problem}", file=sys.stderr)
        return 1
    except OSError as error:
        where = f"{options.host}:{options.port}"
        print(f"filature: cannot listen on {where}: {error.strerror}", file=sys.stderr)
        return 1
    host, port = sockets[0].getsockname()[:2]
    address = f"http://{'localhost' if host in HERE else host}:{port}/"
    print(f"Filature is at {address}", flush=True)
    print(network_note(host, port), flush=True)
    print(f"Tables are kept in {shown(options.store)}. Ctrl-C stops.", flush=True)
    log_to_stderr(options.log_format)
    for trouble in (*misnamed_folders(), *broken_games()):
        log_event("not every game is served", trouble)
    if options.open:
        threading.Timer(0.5, open_browser, [address]).start()
    if options.workers == 1:
        status = serve(options, sockets[0])
    else:
        with private_folder() as folder:
            children: list[Serve] = [partial(serve, listener=one) for one in sockets]
            if folder is not None:
                options.bots_socket = f"{folder}/bots"
                children.append(schedule)
            status = Supervisor(children, options).run()
    if status == 0:
        print("Filature has stopped.", flush=True)
    return status


@contextmanager
def private_folder() -> Iterator[str | None]:
    """Make a folder for sockets that nobody else can open, where the system has such sockets.

    Elsewhere each process has bot processes of its own.
    """
    if not hasattr(socket, "AF_UNIX") or sys.platform == "win32":
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="filature-") as folder:
        yield folder


def network_note(host: str, port: int) -> str:
    """Say how other devices reach this server, or how they could."""
    if host in EVERYWHERE:
        address = home_address()
        where = f"http://{address}:{port}/" if address else "no home network found"
        return f"For other devices of your home network: {where}"
    if host in HERE:
        return "This machine alone can open it; --lan lets your home network in."
    return "Other devices reach it at the same address."


def check_backup(store: str, hosting: Hosting) -> None:
    """Refuse back-ups that this store cannot have; back up one that is about to be migrated."""
    if hosting.backup is None:
        return
    if is_shared(store):
        raise CannotKeep(
            "[backup] copies an SQLite file; a PostgreSQL database is backed up with its own"
            " pg_dump (see docs/host.md): leave [backup] out"
        )
    made = back_up_before_migration(store, hosting.backup, time.time())
    if made is not None:
        print(f"{store} is of an older version: it is copied to {made} first", flush=True)


async def try_store(name: str) -> None:
    """Bring the store up to date, or say in words why it cannot be used."""
    store = store_named(name)
    await store.open()
    await store.close()


def serve(options: argparse.Namespace, listener: socket.socket) -> int:
    """Serve from this process until it is told to stop."""
    log_to_stderr(options.log_format)
    try:
        with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=fast_loop()) as runner:
            runner.run(serve_until_told(options, listener))
    except CannotKeep as problem:
        print(f"filature: {problem}", file=sys.stderr)
        return 1
    return 0


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return what makes the faster event loop, where the system has it."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def serve_until_told(options: argparse.Namespace, listener: socket.socket) -> None:
    environment = Environment(options.bot_pause)
    lobby = Lobby(store_named(options.store), environment, workers_of(options), options.hosting)
    settings = options.hosting.limits
    limits = Limits(lobby.environment.monotonic, options.limits, settings)
    app = create_app(
        lobby,
        secure=options.behind_proxy,
        proxied=options.behind_proxy,
        limits=limits,
        networked=options.host in EVERYWHERE,
        workers=options.workers,
        status_token=options.status_token,
        hosts=[options.host],
    )
    room, backlog = room_for_connections(raise_file_limit(), settings.connections_in_all)
    # Behind a proxy all connections are of one address: the proxy's.
    each = None if options.behind_proxy else limits.tcp
    config = uvicorn.Config(
        app,
        **protocols(settings, OpenConnections(each, room, time.monotonic)),
        backlog=backlog,
        ws_per_message_deflate=False,
        ws_max_size=64 * 1024,
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        # `web.request_context` alone reads the client's address, and trusts proxies if told so:
        # by default uvicorn believes whatever comes from this machine, tunnels included.
        proxy_headers=False,
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)

    def end(number: int, frame: FrameType | None) -> None:
        server.should_exit = True

    # The server itself hears SIGTERM once it serves, and raises it again when it has stopped: that
    # is to be no death. Before it serves, it is to stop all the same.
    signal.signal(signal.SIGTERM, end)
    await lobby.open()
    avoid_pauses()
    metrics = app.state.service.metrics
    collector = GarbageCollector(metrics.asked, memory, lambda: metrics.sockets, time.monotonic)
    collecting = asyncio.create_task(collector.run())
    try:
        await server.serve(sockets=[listener])
    finally:
        collecting.cancel()


def workers_of(options: argparse.Namespace) -> Workers:
    """Return what has bots think: its own bot processes, or those that all processes share."""
    path: str | None = getattr(options, "bots_socket", None)
    return Workers() if path is None else Workers(partial(SharedRunner, path))


def schedule(options: argparse.Namespace) -> int:
    """Have the bot processes of all server processes, until told to stop."""
    log_to_stderr(options.log_format)
    with suppress(KeyboardInterrupt):
        asyncio.run(schedule_until_told(options.bots_socket))
    return 0


async def schedule_until_told(path: str) -> None:
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    await share(path, Scheduler(), stop.wait())


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
