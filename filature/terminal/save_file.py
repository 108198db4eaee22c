"""Saved games: a first line of the terminal's own data, then the game's record so far.

The record may be unfinished, as records may; `tail -n +2 FILE | filature verify -` checks it. The
whole file is no record, because a record holds nothing but the game, and the terminal needs more:
who sits where, the seed with which the game goes on, the language, the notes, why bots chose, and a
choice that was made while others at the same decision had not yet chosen (`pending`: a record has
only what is complete). The first line also says how many lines follow and their SHA-256: a save
that was cut is known as such.

The file holds the whole truth: do not read it if you want to play on.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

from filature.core import record
from filature.core.languages import preferred
from filature.core.refusals import Refused
from filature.games import bots_of, catalogue, game_class
from filature.terminal.match import Match, MatchSetup, Reason

FORMAT = "filature-terminal/1"


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision, as a record's line has it."""

    seat: int
    action: dict[str, Any]


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a saved game."""

    format: str
    game: str
    rules_version: int
    seat: int
    bots: list[str | None]
    seed: str
    measured: bool
    language: str
    notes: list[str]
    reasons: list[Reason]
    pending: list[Step]
    lines: int
    sha256: str


class BadSave(Exception):
    """A file is no save that can be taken up; `id` and `arguments` are the words that say why."""

    def __init__(self, id: str, **arguments: Any) -> None:
        self.id = id
        self.arguments = arguments
        super().__init__(id)


@dataclass(frozen=True)
class Save:
    """A saved game as read."""

    match: Match
    language: str
    notes: list[str]


def written(match: Match, language: str, notes: list[str]) -> bytes:
    """Put a game into the form in which it is saved."""
    setup, game, history = match.setup, match.game, match.session.history
    body = record.write(game, setup.players, history, match.session.outcome).encode()
    kept = len(record.in_seat_order(game, history))
    head = Head(
        format=FORMAT,
        game=game.id,
        rules_version=game.rules_version,
        seat=setup.seat,
        bots=list(setup.bots),
        seed=setup.seed,
        measured=setup.measured,
        language=language,
        notes=notes,
        reasons=match.reasons,
        pending=[Step(seat, game.to_record(seat, move)) for seat, move in history[kept:]],
        lines=body.count(b"\n"),
        sha256=hashlib.sha256(body).hexdigest(),
    )
    return msgspec.json.encode(head) + b"\n" + body


def save(path: Path, content: bytes) -> None:
    """Write a file as a whole: what stood there stays until the new one is complete."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


def new_path(game: str) -> Path:
    """Return a new place in the person's data folder."""
    folder = Path(platformdirs.user_data_dir("filature", appauthor=False)) / "saved"
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    number = 1
    path = folder / f"{stem}.jsonl"
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.jsonl"
    return path


def read(content: bytes) -> Save:
    """Take a saved game up, or say why that cannot be."""
    first, _, body = content.partition(b"\n")
    head = read_head(first)
    if head.game not in catalogue():
        raise BadSave("terminal-unknown-game", game=head.game)
    if head.rules_version != game_class(head.game).rules_version:
        raise BadSave("terminal-other-rules", of=head.game)
    if body.count(b"\n") != head.lines or hashlib.sha256(body).hexdigest() != head.sha256:
        raise BadSave("terminal-cut")
    for bot in head.bots:
        if bot is not None and bot not in bots_of(head.game):
            raise BadSave("terminal-unknown-bot", bot=bot)
    return replayed(head, body)


def read_head(line: bytes) -> Head:
    """Read the first line; tell one that is cut from one that never was ours."""
    ours = f'{{"format":"{FORMAT}"'.encode()
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.DecodeError:
        cut = line.startswith(ours)
        raise BadSave("terminal-cut" if cut else "terminal-not-a-save") from None
    if head.format != FORMAT:
        raise BadSave("terminal-not-a-save")
    return head


def replayed(head: Head, body: bytes) -> Save:
    try:
        found = record.read(body, game_class)
        game = found.game
        game.check_maxima()
        fitting = len(head.bots) == game.seats and 0 <= head.seat < game.seats
        alone = [seat for seat, bot in enumerate(head.bots) if bot is None]
        if not fitting or alone != [head.seat]:
            raise BadSave("terminal-cut")
        setup = MatchSetup(game, head.seat, head.bots, head.seed, head.measured)
        match = Match(setup, found.history, head.reasons)
        for step in head.pending:
            match.apply(step.seat, game.from_record(step.action))
    except record.BadRecord as bad:
        raise BadSave("terminal-unplayable", line=bad.line + 1, of=head.game, say=bad.say) from None
    except Refused as refused:
        raise BadSave("terminal-unplayable", line=1, of=head.game, say=refused.say) from None
    language = preferred([head.language])
    return Save(match, language, list(head.notes))
