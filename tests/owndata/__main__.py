"""Let many people live and be erased, and scan every byte: python -m tests.owndata --lives 200.

One of three people at each store is erased. What is scanned: every file of an SQLite store, a fresh
back-up of it and an older one that was restored; every dump of a PostgreSQL database.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import subprocess
import tempfile
from collections import Counter
from pathlib import Path

from filature.tables.backups import back_up
from filature.tables.hosting import Hosting
from filature.tables.stores import store_named
from tests.owndata.devices import server
from tests.owndata.lives import Lives, found
from tests.owndata.test_erasing import erase, files, live_and_erase
from tests.postgres import postgres


async def sqlite_life(seed: int, tally: Counter[str]) -> None:
    """Live in an SQLite file; erase; back up; restore an older back-up, and start."""
    with tempfile.TemporaryDirectory() as folder:
        path, copy = Path(folder) / "tables.sqlite3", Path(folder) / "copy"
        async with server(store_named(str(path))) as (client, lobby):
            lives = await live_and_erase(client, lobby, seed, lambda: files(path))
            back_up(str(path), str(copy))
            tally["left in a fresh back-up"] += len(found(copy.read_bytes(), lives.people[0]))
            tally["tables"] += len(lives.tables)
            older = Path(folder) / "older"
            back_up(str(path), str(older))
            yan = lives.people[1]
            held = found(older.read_bytes(), yan)
            await erase(yan)
            await client.app.state.service.eraser.run()
            tally["left in the files"] += len(found(files(path), yan))
        restore(older, path)
        async with server(store_named(str(path))):
            pass
        tally["in an older back-up"] += len(held)
        tally["left of it after a restore"] += len(found(files(path), yan))
        tally["lives"] += 1


def restore(older: Path, path: Path) -> None:
    for ending in ("", "-wal", "-shm"):
        Path(f"{path}{ending}").unlink(missing_ok=True)
    shutil.copy(older, path)


async def postgres_life(address: str, seed: int, tally: Counter[str], journal: Path) -> None:
    """Live in a PostgreSQL database; erase; dump."""
    async with server(store_named(address), Hosting(erasures=str(journal))) as (client, lobby):
        lives = Lives(client, lobby, seed)
        await lives.run(3)
        zoe = lives.people[0]
        tally["in the dump before"] += len(found(dumped(address), zoe))
        await erase(zoe)
        lobby.environment.time += 1000  # type: ignore[attr-defined]
        await client.app.state.service.eraser.run()
        tally["left in the dump"] += len(found(dumped(address), zoe))
        tally["tables"] += len(lives.tables)
        tally["lives"] += 1


def dumped(address: str) -> bytes:
    return subprocess.run(["pg_dump", address], capture_output=True, check=True).stdout


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lives", type=int, default=100)
    parser.add_argument("stores", nargs="*", default=["sqlite", "postgres"])
    options = parser.parse_args()
    if "sqlite" in options.stores:
        tally: Counter[str] = Counter()
        for seed in range(options.lives):
            asyncio.run(sqlite_life(seed, tally))
        print("SQLite:", ", ".join(f"{what} {count}" for what, count in tally.items()))
    if "postgres" in options.stores:
        tally = Counter()
        with tempfile.TemporaryDirectory() as folder, postgres() as running:
            for seed in range(options.lives):
                with running.database() as address:
                    asyncio.run(postgres_life(address, seed, tally, Path(folder) / f"{seed}"))
        print("PostgreSQL:", ", ".join(f"{what} {count}" for what, count in tally.items()))


if __name__ == "__main__":
    main()
