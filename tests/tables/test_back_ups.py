"""Back-ups that the server makes by itself: whole, owner-only, as many as are wanted, no more."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
from collections import namedtuple
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from filature.commands.serve import check_backup
from filature.tables import backups, sql
from filature.tables.backups import DAY, BackupChore, back_ups_in, kept_times, name_at
from filature.tables.hosting import Backup, Hosting, read_hosting
from filature.tables.lobby import Lobby
from filature.tables.sqlite import SqliteStore
from filature.tables.store import CannotKeep
from tests.fake_environment import FakeEnvironment

START = 1_700_000_000.0
GAPS = st.lists(st.floats(60, 12 * DAY), max_size=60)


@given(GAPS, st.integers(0, 8), st.integers(0, 6))
def test_deleting_along_the_way_loses_nothing_that_would_be_kept_at_the_end(
    gaps: list[float], daily: int, weekly: int
) -> None:
    now, made, left = START, {START}, {START}
    for gap in gaps:
        now += gap
        made.add(now)
        left = kept_times(left | {now}, now, daily, weekly)
        assert left == kept_times(made, now, daily, weekly)
        assert now in left
        recent = {at for at in made if at > now - DAY}
        assert recent <= left
        assert len(left - recent) <= daily + weekly + 1
        days = sorted({backups.day_of(at) for at in made})[-daily:] if daily else []
        weeks = sorted({backups.week_of(at) for at in made})[-weekly:] if weekly else []
        assert set(days) <= {backups.day_of(at) for at in left}
        assert set(weeks) <= {backups.week_of(at) for at in left}


@given(st.floats(0, 4e9))
def test_the_name_of_a_back_up_tells_its_moment(at: float) -> None:
    assert backups.moment_of(name_at(at)) == int(at)
    assert backups.moment_of(f"x{name_at(at)}") is None


async def with_store(path: Path, work: Callable[[BackupChore, FakeEnvironment], object]) -> None:
    """Have an open store that is backed up into a folder beside it."""
    environment = FakeEnvironment()
    environment.time = START
    settings = Backup(str(path / "copies" / "here"), every_hours=6, keep_daily=2, keep_weekly=1)
    store = SqliteStore(path / "tables.sqlite3")
    lobby = Lobby(store, environment, hosting=Hosting(backup=settings))
    await lobby.open()
    try:
        assert lobby.backups is not None
        assert lobby.backups in lobby.chores.chores
        result = work(lobby.backups, environment)
        if asyncio.iscoroutine(result):
            await result
    finally:
        await lobby.close()


def test_a_store_is_backed_up_when_it_is_time_and_old_ones_go(tmp_path: Path) -> None:
    async def work(chore: BackupChore, environment: FakeEnvironment) -> None:
        other = chore.folder / "filature-notes.sqlite3"
        made = []
        for minute in range(0, 5 * 24 * 60, 30):
            environment.time = START + minute * 60
            before = chore.last()
            await chore.run()
            if chore.last() != before:
                made.append(minute / 60)
            other.touch()
        assert made == [6.0 * number for number in range(20)]
        kept = back_ups_in(chore.folder)
        assert set(kept) == kept_times(kept, environment.time, 2, 1)
        assert 4 <= len(kept) <= 8
        for copy in kept.values():
            assert stat.S_IMODE(copy.stat().st_mode) == 0o600
            with sqlite3.connect(copy) as file:
                assert file.execute("pragma user_version").fetchone() == (len(sql.MIGRATIONS),)
        assert stat.S_IMODE(chore.folder.stat().st_mode) == 0o700
        assert other.exists()
        assert chore.failures == 0

    asyncio.run(with_store(tmp_path, work))


def test_a_full_disk_is_not_filled_and_nothing_is_deleted_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    usage = namedtuple("usage", "total used free")

    async def work(chore: BackupChore, environment: FakeEnvironment) -> None:
        await chore.run()
        first = back_ups_in(chore.folder)
        monkeypatch.setattr(shutil, "disk_usage", lambda _: usage(10**9, 10**9, backups.SPARE))
        environment.time += 40 * DAY
        for _ in range(5):
            await chore.run()
        assert back_ups_in(chore.folder) == first
        assert [path.name for path in chore.folder.iterdir()] == [name_at(START)]
        assert chore.failures == 1  # not tried again at once
        assert "too little room" in caplog.text
        monkeypatch.undo()
        environment.time += backups.TRY_AGAIN
        await chore.run()
        assert chore.last() == environment.time

    asyncio.run(with_store(tmp_path, work))


def test_a_clock_that_was_set_back_does_not_put_back_ups_off(tmp_path: Path) -> None:
    async def work(chore: BackupChore, environment: FakeEnvironment) -> None:
        environment.time = START + 900 * DAY
        await chore.run()
        environment.time = START
        await chore.run()
        environment.time += 60
        await chore.run()
        assert set(back_ups_in(chore.folder)) == {START, START + 900 * DAY}

    asyncio.run(with_store(tmp_path, work))


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_may_not_be_written_is_said_to_be_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(chore: BackupChore, environment: FakeEnvironment) -> None:
        chore.folder.mkdir(parents=True, mode=0o500)
        await chore.run()
        assert chore.failures == 1

    asyncio.run(with_store(tmp_path, work))
    assert "a back-up failed: cannot write" in caplog.text


def test_settings_of_back_ups_are_read_and_refused_in_words(tmp_path: Path) -> None:
    file = tmp_path / "filature.toml"
    file.write_text('[backup]\nfolder = "/srv/copies"\nkeep_daily = 3\n')
    assert read_hosting(str(file)).backup == Backup("/srv/copies", 24, 3, 4)
    for wrong in ("every_hours = 0", "keep_weekly = -1", 'folder = ""\nkeep = 3'):
        file.write_text(
            f'[backup]\nfolder = "x"\n{wrong}\n'.replace('folder = "x"\nfolder', "folder")
        )
        with pytest.raises(CannotKeep, match=r"backup|filature.toml"):
            read_hosting(str(file))
    with pytest.raises(CannotKeep, match="pg_dump"):
        check_backup("postgresql://host/x", Hosting(backup=Backup("x")))


def test_a_store_is_backed_up_before_it_is_migrated(tmp_path: Path) -> None:
    store, folder = tmp_path / "tables.sqlite3", tmp_path / "copies"
    shutil.copyfile(Path(__file__).parent / "stored" / "tables-0.1.sqlite3", store)
    hosting = Hosting(backup=Backup(str(folder)))
    check_backup(str(store), hosting)
    (copy,) = back_ups_in(folder).values()
    with sqlite3.connect(copy) as file:
        assert file.execute("pragma user_version").fetchone() == (2,)
    asyncio.run(opened(store))
    check_backup(str(store), hosting)
    assert list(back_ups_in(folder).values()) == [copy]
    check_backup(str(tmp_path / "new.sqlite3"), hosting)
    assert list(back_ups_in(folder).values()) == [copy]


async def opened(path: Path) -> None:
    store = SqliteStore(path)
    await store.open()
    await store.close()
