"""The journal of erasures, outside the store: what was erased is erased again after a restore.

A line holds the hash of a holder's id and a time, nothing else: it says that somebody was erased
who can be recognised only where their id is still kept, in an older back-up.
"""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

import msgspec

from filature.tables.sqlite import IN_MEMORY, SqliteStore
from filature.tables.store import CannotKeep, Store, StoreDown
from filature.tables.stores import default_store, is_shared


def digest(holder: str) -> str:
    """Return what the journal holds of a holder's id."""
    return sha256(f"erased {holder}".encode()).hexdigest()


class Line(msgspec.Struct, frozen=True):
    """One erasure."""

    holder: str
    at: float


class Journal:
    """A file to which lines are added, each durable before anything is erased."""

    def __init__(self, path: Path | None) -> None:
        self.path = path

    def read(self) -> dict[str, float]:
        """Return when each holder was erased; a line that a crash cut off is left out."""
        if self.path is None or not self.path.exists():
            return {}
        found: dict[str, float] = {}
        try:
            text = self.path.read_bytes()
        except OSError as error:
            raise CannotKeep(f"cannot read {self.path}: {error.strerror}") from None
        for line in text.splitlines():
            try:
                one = msgspec.json.decode(line, type=Line)
            except msgspec.DecodeError:
                continue
            found[one.holder] = one.at
        return found

    def add(self, holders: dict[str, float]) -> None:
        """Add erasures; returns once they are on the disk."""
        if self.path is None or not holders:
            return
        lines = [msgspec.json.encode(Line(holder, at)) for holder, at in holders.items()]
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(self.path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
            with open(descriptor, "ab") as file:
                # The first line break ends a line that a crash cut off.
                file.write(b"\n" + b"\n".join(lines) + b"\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise StoreDown(f"cannot write {self.path}: {error.strerror}") from None


def journal_of(store: Store, named: str | None) -> Journal:
    """Return the journal of a store; `named` is where the operator wants it."""
    if named is not None:
        return Journal(Path(named))
    if isinstance(store, SqliteStore):
        return Journal(None if store.path == IN_MEMORY else Path(f"{store.path}.erasures"))
    file = default_store()
    folder = Path(file).parent if not is_shared(file) else Path()
    return Journal(folder / "erasures")
