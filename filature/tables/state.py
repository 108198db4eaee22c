"""What the log of one table amounts to: its truth, and the stream of every viewer.

All that lasts about a table is here, made from the lines of its log in their order (`fold`) and
from nothing else; two processes that have read the same lines hold the same. What a viewer is sent
of it is its stream (`core/session.py`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any

from filature.core import record
from filature.core.events import CHANCE, COVERED, DELAYED, SPECTATOR, Event, Viewer
from filature.core.knowledge import Move
from filature.core.messages import Phase, Say
from filature.core.session import GameSession
from filature.core.streams import Streams
from filature.games import game_class
from filature.tables.clock import TimeKeeper
from filature.tables.events import (
    CameBack,
    Extended,
    Left,
    Said,
    Signal,
    SpectatorsSaid,
    StandIn,
    Stopped,
    TimeUp,
    TookBack,
)
from filature.tables.seat import Seat
from filature.tables.store import Entry, Summary, TableRow

MOST_UNHEARD = 200
"""How much of what spectators say is kept for the seats until the end: the last of it."""

FORGOTTEN = "…"
"""What is left of something said that was not to be kept any longer."""


class TableState:
    """One table as its log tells it."""

    def __init__(self, row: TableRow, log: Iterable[Entry], in_passing: bool) -> None:
        kind = game_class(row.game)
        viewers: list[Viewer] = [*range(row.seats), SPECTATOR]
        if row.settings.delay:
            viewers.append(DELAYED)
        self.game = kind(row.seats, row.options)
        self.session = GameSession(self.game, range(row.seats))
        self.streams = Streams(self.session, viewers, self.wake, row.settings.delay)
        self.row = row
        self.seats = [Seat() for _ in range(row.seats)]
        self.lines = 0
        """How many lines of the log are folded in."""
        self.commands: set[tuple[Author, str]] = set()
        """What was carried out already: by whom, and by which of their own ids."""
        self.time = TimeKeeper(row.settings.pace, row.seats)
        self.late: set[int] = set()
        """The seats whose time is up: a bot makes their present decision."""
        self.stops: dict[int, int] = {}
        """The seats that wish to stop, and because of whose absence."""
        self.stopped = False
        self.again: str | None = None
        self.reasons: dict[int, Say] = {}
        """Why bots chose, by line of the history: shown after the end."""
        self.unheard: deque[SpectatorsSaid] = deque(maxlen=MOST_UNHEARD)
        """What spectators have said, which the seats hear after the end."""
        self.raw: list[Entry] = []
        """The log of a table that is closed, whose rules are no longer known."""
        self.closed = kind.rules_version != row.rules_version
        """The rules have changed since this table began: it is never replayed wrongly."""
        self.streams.replaying = in_passing and not row.settings.delay
        for entry in log:
            self.fold(entry)
        if self.streams.replaying:
            self.streams.finish_replay()

    def wake(self, viewer: Viewer) -> None:
        """Wake the connections that follow a viewer's stream."""

    @property
    def state(self) -> Any:
        """The state of the game."""
        return self.session.state

    @property
    def history(self) -> list[tuple[int, Move]]:
        """The moves made."""
        return self.session.history

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return self.session.pending

    @property
    def decision_numbers(self) -> list[int]:
        """The number of each seat's decision."""
        return self.session.decision_numbers

    @property
    def full(self) -> bool:
        """Tell whether every seat is taken: then the game begins."""
        return all(seat.kind != "empty" for seat in self.seats)

    @property
    def phase(self) -> Phase:
        """Where the table stands."""
        if self.closed:
            return "closed"
        if self.stopped:
            return "left"
        if self.state is None:
            return "gathering"
        return "playing" if self.game.to_act(self.state) else "over"

    @property
    def host(self) -> int:
        """The seat of whoever runs the table: the first person who is still there."""
        there = (
            at for at, seat in enumerate(self.seats) if seat.kind == "person" and not seat.left
        )
        return next(there, 0)

    @property
    def summary(self) -> Summary:
        """What lists show of the table."""
        taken = sum(seat.kind != "empty" for seat in self.seats)
        host = self.seats[self.host].name if self.persons() else None
        return Summary(self.phase, host or "", taken)

    def persons(self) -> list[int]:
        """Return the seats of persons who have not left."""
        return [at for at, s in enumerate(self.seats) if s.kind == "person" and not s.left]

    def left(self, leaving: int) -> list[int]:
        """Return the seats for which nobody decides, once one more has left."""
        return [
            at
            for at, seat in enumerate(self.seats)
            if (seat.left or at == leaving) and not seat.stand_in
        ]

    def fold(self, entry: Entry) -> None:
        """Fold one durable line of the log into the state and the streams."""
        self.lines += 1
        if entry.command is not None:
            self.commands.add(written_by(entry))
        if self.closed and entry.kind in ("chance", "decide", "retract", "time_up", "extend"):
            self.raw.append(entry)
            return
        if entry.seat is None:
            if entry.kind == "chance":
                self.fold_move(CHANCE, entry)
            elif entry.kind == "say":
                self.fold_talk(entry)
            elif entry.kind == "stop":
                self.fold_stop()
            elif entry.kind == "again":
                self.again = entry.body["table"]
        else:
            self.fold_of_seat(entry.seat, self.seats[entry.seat], entry)

    def fold_of_seat(self, at: int, seat: Seat, entry: Entry) -> None:
        """Fold a line that is about one seat."""
        body = entry.body
        match entry.kind:
            case "sit":
                seat.kind = "bot" if body["bot"] else "person"
                seat.name, seat.bot = body["name"], body["bot"]
                seat.tokens = [body["token"]] if body["token"] else []
                seat.code = None
                seat.sittings += 1
                self.cover()
                if self.full and not self.closed:
                    self.session.start()
                    self.streams.start()
                    self.time.owe(self.pending, entry.at, None)
            case "hold":
                kept = [] if body["move"] else [t for t in seat.tokens if t != body["token"]]
                seat.tokens = [*kept, body["token"]]
                seat.code = None
                self.cover()
            case "code":
                seat.code = body["hash"]
            case "free":
                seat.free()
                self.commands = {done for done in self.commands if done[0] != at}
            case "decide":
                if "why" in body:
                    self.reasons[len(self.history)] = body["why"]
                self.late.discard(at)
                self.fold_move(at, entry)
            case "retract":
                undone = self.session.undo(at)
                self.streams.publish([TookBack(at)], at)
                self.reasons = {
                    n - (n > undone): why for n, why in self.reasons.items() if n != undone
                }
                self.time.take_back(at, entry.at)
            case "say":
                self.fold_talk(entry)
            case "signal":
                if body["signal"] is not None and not seat.muted:
                    open = self.game.signs() == "open"
                    self.tell(Signal(at, body["to"], body["signal"], body.get("at"), open))
            case "mute":
                seat.muted = body["on"]
            case "extend":
                self.time.extend(at, body["seconds"])
                self.tell(Extended(at, body["seconds"]))
            case "time_up":
                self.late.add(at)
                self.tell(TimeUp(at))
            case "leave":
                seat.left = True
                self.stops.pop(at, None)
                self.tell(Left(at))
            case "stand_in":
                seat.stand_in = True
                self.tell(StandIn(at, body["bot"]))
            case "back":
                seat.stand_in = seat.left = False
                self.late.discard(at)
                self.stops = {who: about for who, about in self.stops.items() if about != at}
                self.tell(CameBack(at))
            case "wish_stop":
                self.stops.pop(at, None)
                if body["about"] is not None:
                    self.stops[at] = body["about"]

    def fold_move(self, actor: int, entry: Entry) -> None:
        step = self.session.try_move(actor, self.game.from_record(entry.body["action"]))
        if self.streams.replaying:
            self.streams.expect(step.events)
        self.session.adopt(step)
        self.streams.publish(step.events, actor)
        self.time.owe(self.pending, entry.at, actor)
        if self.phase == "over":
            self.after_the_end()

    def fold_talk(self, entry: Entry) -> None:
        # What has been forgotten since still has its place: streams are numbered.
        text = entry.body["text"] or FORGOTTEN
        if entry.seat is not None:
            if not self.seats[entry.seat].muted:
                self.tell(Said(entry.seat, self.seats[entry.seat].name or "", text))
            return
        name = entry.body.get("name", FORGOTTEN)
        self.tell(Said(None, name, text))
        heard = SpectatorsSaid(name, text)
        if self.phase in ("over", "left"):
            self.tell_seats([heard])
        else:
            self.unheard.append(heard)

    def fold_stop(self) -> None:
        self.stopped = True
        self.session.stop()
        self.late.clear()
        if self.state is not None:
            self.streams.reveal([Stopped()])
        self.after_the_end()

    def after_the_end(self) -> None:
        """Nothing is held back any more."""
        self.streams.end()
        self.tell_seats(list(self.unheard))
        self.unheard.clear()

    def cover(self) -> None:
        """Begin the stream of a covered device as soon as one device holds several seats."""
        tokens = [token for seat in self.seats for token in seat.tokens]
        if COVERED not in self.streams and len(set(tokens)) < len(tokens):
            self.streams.fork(COVERED, SPECTATOR, by_spectator)

    def tell(self, event: Event) -> None:
        """Tell every viewer about something that happened at the table."""
        self.streams.tell(event, at_once=by_spectator(event))

    def tell_seats(self, told: Sequence[Event]) -> None:
        """Tell those who are at the table, and not the spectators."""
        for viewer in self.streams:
            if viewer >= 0 or viewer == COVERED:
                self.streams.tell_one(viewer, list(told))

    def truth(self) -> str:
        """Return the record of all that has happened so far: never to anybody at the table."""
        names = [f"bot:{seat.bot}" if seat.bot else seat.name or "" for seat in self.seats]
        if self.closed:
            return record.write_raw(
                self.row.game,
                self.row.options,
                names,
                [(e.seat, e.body["action"]) for e in decided(self.raw)],
            )
        outcome = None if self.stopped or self.state is None else self.game.outcome(self.state)
        return record.write(self.game, names, self.history, outcome)


Author = int | str | None
"""Who asked for something: a seat, a spectator by name, or nobody who could be told apart."""


def written_by(entry: Entry) -> tuple[Author, str]:
    """Return who asked for a line of the log, and by which id of their own; see `Table.signed`."""
    assert entry.command is not None
    author, _, id = entry.command.rpartition(" ")
    if author:
        return int(author.partition(".")[0]), id
    return (entry.body.get("name") if entry.seat is None else entry.seat), id


def by_spectator(event: Event) -> bool:
    """Tell whether something was said by a spectator."""
    return isinstance(event, Said) and event.person is None


def decided(log: list[Entry]) -> list[Entry]:
    """Return the chance outcomes and decisions of a log, without those that were taken back."""
    kept: list[Entry] = []
    for entry in log:
        if entry.kind == "retract":
            at = max(n for n, e in enumerate(kept) if e.seat == entry.seat)
            del kept[at]
        elif entry.kind in ("chance", "decide"):
            kept.append(entry)
    return kept
