"""Records that somebody opens: read strictly, and shown step by step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from filature.core import record
from filature.core.events import CHANCE, SPECTATOR, TRUTH, Event, Started, Viewer, told_to
from filature.core.knowledge import Move
from filature.core.languages import LANGUAGES
from filature.core.messages import OpenedRecord, RecordReplay, Replay, ReplayStep, Say
from filature.core.refusals import Refused
from filature.core.session import GameSession
from filature.core.streams import position
from filature.debrief.finished_game import FinishedGame
from filature.games import AnyGame, game_class

REPLAY_STEPS = 50

NO_REASONS: Mapping[int, Say] = {}


class UnreadableRecord(Refused):
    """A record is not what the rules allow: its `line`, and `why` as the message of a refusal.

    `game` is the game whose words the reason needs, where the first line names one.
    """

    status = 422


def open_record(wish: RecordReplay) -> OpenedRecord:
    """Verify a record and return some of its steps; nothing of it is kept."""
    read = read_record(wish.record)
    game = read.game
    names = {language: dict(game.names(language)) for language in LANGUAGES}
    return OpenedRecord(
        game=game.id,
        players=read.players,
        names=names if any(names.values()) else {},
        finished=read.outcome is not None,
        replay=steps(game, read.history, viewer_named(wish.viewer, game.seats), wish.start),
    )


def read_record(text: str) -> record.Record:
    """Read a record, or refuse it with what is wrong."""
    encoded = text.encode("utf-8", "surrogatepass")
    try:
        return record.read(encoded, game_class)
    except record.BadRecord as bad:
        game = record.game_named(encoded)
        raise UnreadableRecord(
            "unreadable_record", line=bad.line, why=dict(bad.say), game=game
        ) from None


def finished_record(text: str) -> FinishedGame:
    """Read a record as a finished game."""
    read = read_record(text)
    return FinishedGame.of(read.game, read.history, read.outcome)


def viewer_named(name: str, seats: int) -> Viewer:
    """Read as whom a finished game is to be replayed."""
    if name in ("spectator", "truth"):
        return SPECTATOR if name == "spectator" else TRUTH
    if name not in map(str, range(seats)):
        raise Refused("no_such_seat")
    return int(name)


def steps(
    game: AnyGame,
    history: Sequence[tuple[int, Move]],
    viewer: Viewer,
    start: int,
    reasons: Mapping[int, Say] = NO_REASONS,
) -> Replay:
    """Replay a history; return the steps from one on, as a viewer saw them."""
    session = GameSession(game).start()
    shown = []
    for at, (actor, move) in enumerate([(CHANCE, None), *history]):
        events: list[Event] = [Started()] if move is None else session.apply(actor, move)
        if start <= at < start + REPLAY_STEPS:
            say = [msgspec.to_builtins(event) for event in told_to(viewer, events)]
            seen = msgspec.structs.replace(position(session, viewer), decisions=[], undo=False)
            shown.append(ReplayStep(actor if actor >= 0 else None, say, seen, reasons.get(at - 1)))
    return Replay(viewer if viewer >= 0 else None, shown, len(history) + 1)
