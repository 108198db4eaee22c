"""Back-ups of an SQLite store: made by hand or by the server itself, kept for a while, put back.

A copy is made of one moment, verified, and gets its name only once it is whole and on the disk. A
PostgreSQL database is backed up by its own tools.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from filature.tables import sql
from filature.tables.error_log import log_event
from filature.tables.hosting import Backup
from filature.tables.sqlite import locked, refuse_foreign, why_not
from filature.tables.store import CannotKeep

DAY = 86400.0
NAME = re.compile(r"filature-(\d{4}-\d\d-\d\dT\d{6})Z\.sqlite3")
TIME = "%Y-%m-%dT%H%M%S"

SPARE = 64 * 2**20
"""How many bytes a back-up leaves free on its disk, at the least: the store may be there, too."""

TRY_AGAIN = 900.0
"""After how many seconds a back-up that failed is tried again."""


# Copying


def back_up(path: str, target: str) -> None:
    """Copy a file as it is at one moment, also while a server uses it; or say why not.

    The copy has its name only once it is whole and verified.
    """
    if Path(target).exists():
        raise CannotKeep(f"{target} is there already")
    part = f"{target}.part"
    source = f"{Path(path).absolute().as_uri()}?mode=ro"
    try:
        # Never into a file that is there already: it may be somebody else's, or lead elsewhere.
        Path(part).unlink(missing_ok=True)
        check_room(path, Path(target).absolute().parent)
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        try:
            with (
                closing(sqlite3.connect(source, uri=True)) as file,
                closing(sqlite3.connect(part)) as copy,
            ):
                file.backup(copy)
                # One file, which can also be read where nothing may be written beside it.
                copy.execute("pragma journal_mode=delete")
                check_integrity(copy, path)
            with open(part, "rb+") as written:
                os.fsync(written.fileno())
            os.replace(part, target)
            sync_folder(Path(target).absolute().parent)
        finally:
            Path(part).unlink(missing_ok=True)
    except sqlite3.Error as error:
        raise CannotKeep(why_not(path, error)) from None
    except OSError as error:
        raise CannotKeep(f"cannot write {target}: {error.strerror}") from None


def check_integrity(file: sqlite3.Connection, name: str) -> None:
    """Refuse a file whose pages or references are damaged."""
    (found,) = file.execute("pragma integrity_check(1)").fetchone()
    if found != "ok":
        raise CannotKeep(f"{name} is damaged: {found}")
    if file.execute("pragma foreign_key_check").fetchone() is not None:
        raise CannotKeep(f"{name} is damaged: it names tables that are not there")


def check_room(path: str, folder: Path) -> None:
    """Refuse to fill a disk: the copy and `SPARE` must fit."""
    needed = sum(file.stat().st_size for file in files_of(path) if file.exists()) + SPARE
    free = shutil.disk_usage(folder).free
    if free < needed:
        raise CannotKeep(
            f"too little room in {folder}: {needed >> 20} MiB are needed, {free >> 20} are free"
        )


def files_of(path: str) -> tuple[Path, Path]:
    """Return a store's file and its write-ahead log."""
    return Path(path), Path(f"{path}-wal")


def sync_folder(folder: Path) -> None:
    """Make the names in a folder durable, where the system can."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


# Keeping some


def kept_times(times: Iterable[float], now: float, daily: int, weekly: int) -> set[float]:
    """Return which back-ups are kept: all of the last day, the newest of each of so many days and
    weeks (of those that have any), and the newest one in any case. Days and weeks are UTC's.
    """
    newest_first = sorted(set(times), reverse=True)
    kept = {at for at in newest_first if at > now - DAY} | set(newest_first[:1])
    for most, period in ((daily, day_of), (weekly, week_of)):
        newest: dict[tuple[int, ...], float] = {}
        for at in newest_first:
            newest.setdefault(period(at), at)
        kept |= set(list(newest.values())[:most])
    return kept


def day_of(at: float) -> tuple[int, ...]:
    return datetime.fromtimestamp(at, UTC).timetuple()[:3]


def week_of(at: float) -> tuple[int, ...]:
    return datetime.fromtimestamp(at, UTC).isocalendar()[:2]


def name_at(at: float) -> str:
    """Return what a back-up of a moment is called."""
    return f"filature-{datetime.fromtimestamp(at, UTC).strftime(TIME)}Z.sqlite3"


def back_ups_in(folder: Path) -> dict[float, Path]:
    """Return the back-ups of a folder by their moments; files of other names are nobody's."""
    paths = folder.iterdir() if folder.is_dir() else ()
    return {at: path for path in paths if (at := moment_of(path.name)) is not None}


def moment_of(name: str) -> float | None:
    """Return the moment of a back-up by its name, if it is one."""
    named = NAME.fullmatch(name)
    try:
        moment = datetime.strptime(named[1], TIME) if named else None
    except ValueError:
        return None
    return moment.replace(tzinfo=UTC).timestamp() if moment else None


class BackupChore:
    """Backs the store up into a folder again and again, and deletes old back-ups there."""

    name = "backing up"
    every = 60.0

    def __init__(self, path: str, settings: Backup, now: Callable[[], float]) -> None:
        self.path = path
        self.settings = settings
        self.folder = Path(settings.folder)
        self.now = now
        self.failures = 0
        self.not_before = 0.0
        """When it is tried again, after a failure."""

    def last(self) -> float | None:
        """Return the moment of the newest back-up.

        One from the future, by a clock that was set back since, does not put the next one off.
        """
        now = self.now()
        return max((at for at in back_ups_in(self.folder) if at <= now), default=None)

    async def run(self) -> None:
        """Back up if it is time to."""
        now, last = self.now(), self.last()
        waiting = last is not None and now < last + self.settings.every_hours * 3600
        if waiting or 0 < self.not_before - now <= TRY_AGAIN:
            return
        try:
            await asyncio.to_thread(self.make)
        except CannotKeep as problem:
            self.failures += 1
            self.not_before = now + TRY_AGAIN
            log_event("a back-up failed", problem)

    def make(self) -> None:
        """Back up now, then delete what is kept no longer; or say why not."""
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise CannotKeep(f"cannot use {self.folder}: {error.strerror}") from None
        now = self.now()
        back_up(self.path, str(self.folder / name_at(now)))
        self.prune(now)

    def prune(self, now: float) -> None:
        """Delete the back-ups that are kept no longer."""
        found, settings = back_ups_in(self.folder), self.settings
        kept = kept_times(found, now, settings.keep_daily, settings.keep_weekly)
        for at in found.keys() - kept:
            try:
                found[at].unlink(missing_ok=True)
            except OSError as error:
                raise CannotKeep(f"cannot delete {found[at]}: {error.strerror}") from None


def back_up_before_migration(path: str, settings: Backup, now: float) -> Path | None:
    """Back up a store that is about to be migrated: the only way back to an older version."""
    if not Path(path).is_file() or version_of(path) in (0, len(sql.MIGRATIONS)):
        return None
    chore = BackupChore(path, settings, lambda: now)
    chore.make()
    return chore.folder / name_at(now)


def version_of(path: str) -> int:
    """Return how many migrations a file has had, or say why it is no store that can be used."""
    try:
        with closing(sqlite3.connect(f"{Path(path).absolute().as_uri()}?mode=ro", uri=True)) as f:
            return refuse_foreign(f, path)
    except sqlite3.Error as error:
        raise CannotKeep(why_not(path, error)) from None


# Putting one back


class Restoring:
    """A back-up that is about to take the place of a store, which no server may use meanwhile.

    Entering makes a working copy beside the store, checked and of a known version; `replace` puts
    it in the store's place. Without that, everything stays as it was.
    """

    def __init__(self, file: str, store: str) -> None:
        self.file = file
        self.store = store
        self.copy = f"{store}.restoring"

    def __enter__(self) -> Restoring:
        if not Path(self.file).is_file():
            raise CannotKeep(f"there is no file {self.file}")
        if Path(self.store).exists() and os.path.samefile(self.file, self.store):
            raise CannotKeep(f"{self.file} is the store itself")
        if version_of(self.file) == 0:
            raise CannotKeep(f"{self.file} holds no tables of Filature's")
        try:
            Path(self.store).absolute().parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CannotKeep(f"cannot write {self.store}: {error.strerror}") from None
        self.lock = locked(self.store)
        try:
            self.forget_copy()
            back_up(self.file, self.copy)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *error: object) -> None:
        self.forget_copy()
        self.lock.close()

    def forget_copy(self) -> None:
        for ending in ("", "-wal", "-shm", ".lock"):
            with suppress(OSError):
                Path(f"{self.copy}{ending}").unlink(missing_ok=True)

    def replace(self, now: float) -> Path | None:
        """Put the copy in the store's place; return where the replaced file is, if there was one.

        At every moment one of the two is there under the store's name.
        """
        moment = datetime.fromtimestamp(now, UTC).strftime(TIME)
        aside = Path(f"{self.store}.replaced-{moment}Z")
        try:
            there = Path(self.store).exists()
            if there:
                empty_wal(self.store)
                os.link(self.store, aside)
            # A write-ahead log of the file before must never be taken for one of the copy.
            for ending in ("-wal", "-shm"):
                if Path(f"{self.store}{ending}").exists():
                    os.replace(f"{self.store}{ending}", f"{aside}{ending}")
            os.replace(self.copy, self.store)
            sync_folder(Path(self.store).absolute().parent)
        except OSError as error:
            raise CannotKeep(f"cannot replace {self.store}: {error.strerror}") from None
        return aside if there else None


def empty_wal(path: str) -> None:
    """Write what is in the write-ahead log into the file, if it can still be read."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(path)) as file:
        file.execute("pragma wal_checkpoint(truncate)")
