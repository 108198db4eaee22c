"""One table: its truth, and the only ways out of it.

The truth is the fold of the log; what each viewer is sent of it is its stream (`core/course.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

from filature.bots.player import Question
from filature.core import record
from filature.core.course import Course
from filature.core.events import CHANCE, SPECTATOR, Started, Viewer
from filature.core.legal import RecordAction
from filature.core.messages import PROTOCOL, Ack, Player, TableInfo, Welcome
from filature.core.refusals import Refused
from filature.games import game_class
from filature.tables.sources import Sources
from filature.tables.store import Entry, Kept, SeatRow, Store, TableRow


class Table(Course):
    """One table in the memory of this process."""

    def __init__(self, kept: Kept, store: Store, sources: Sources) -> None:
        kind = game_class(kept.row.game)
        viewers: tuple[Viewer, ...] = (*range(len(kept.seats)), SPECTATOR)
        super().__init__(kind(len(kept.seats), kept.row.options), viewers)
        self.row: TableRow = kept.row
        self.seats: list[SeatRow] = kept.seats
        self.store = store
        self.sources = sources
        self.lock = asyncio.Lock()
        self.version = 0
        """Counts the changes of `info`."""
        self.watchers: set[Watcher] = set()
        self.again: str | None = kept.row.again
        self.closed = kind.rules_version != kept.row.rules_version
        """The rules have changed since this table began: it is never replayed wrongly."""
        self.commands: set[tuple[int, str]] = set()
        if self.full and not self.closed:
            self.begin()
            for entry in kept.log:
                self.apply(entry)

    # The log and its fold

    @property
    def full(self) -> bool:
        """Tell whether every seat is taken: then the game has begun."""
        return all(seat.kind != "empty" for seat in self.seats)

    @property
    def phase(self) -> Literal["gathering", "playing", "over", "closed"]:
        """Where the table stands."""
        if self.closed:
            return "closed"
        if self.state is None:
            return "gathering"
        return "playing" if self.game.to_act(self.state) else "over"

    def apply(self, entry: Entry) -> None:
        """Fold one durable line of the log into the state and the streams."""
        actor = CHANCE if entry.seat is None else entry.seat
        self.go_on(actor, self.game.from_record(entry.action))
        if entry.command is not None:
            self.commands.add((actor, entry.command))

    async def settle(self) -> None:
        """Let chance act where it must, durably; called whenever the table is taken up."""
        async with self.lock:
            if self.phase == "playing":
                await self.write(self.draw(self.state.clone()))

    def draw(self, state: Any) -> list[Entry]:
        """Play chance on a state for as long as it is chance's turn; return the log's lines."""
        entries = []
        while self.game.is_chance(state):
            move = self.sources.draw(self.game, state)
            self.game.play(state, CHANCE, move)
            entries.append(Entry("chance", None, self.game.to_record(CHANCE, move)))
        return entries

    async def write(self, entries: list[Entry]) -> None:
        """Make entries durable, then fold them: in this order, never the other."""
        if entries:
            await self.store.append(self.row.id, len(self.history), entries, self.sources.now())
            for entry in entries:
                self.apply(entry)

    # Commands

    async def command(self, seat: int, id: str, decision: str, action: RecordAction) -> Ack:
        """Carry out a decision once; answer when it is durable, or refuse it in words."""
        async with self.lock:
            if (seat, id) in self.commands:
                return Ack(id, "duplicate")
            try:
                entries = self.try_out(seat, id, decision, action)
            except Refused as refused:
                return Ack(id, "refused", dict(refused.say))
            await self.write(entries)
            return Ack(id, "applied")

    def try_out(self, seat: int, id: str, decision: str, action: RecordAction) -> list[Entry]:
        """Play a decision on a clone, with the chance that follows it."""
        if self.phase != "playing":
            raise Refused("not_playing")
        if seat not in self.owing or decision != str(self.asked[seat]):
            raise Refused("not_asked")
        state = self.state.clone()
        move = self.game.from_record(action)
        self.game.play(state, seat, move)
        said = Entry("decide", seat, self.game.to_record(seat, move), id)
        return [said, *self.draw(state)]

    # What goes out: a viewer's own, and nothing else

    def question(self, seat: int) -> Question:
        """Return what a bot in this seat is asked: its knowledge and its legal set."""
        told = [event for event in self.streams[seat].knowledge if not isinstance(event, Started)]
        knowledge = self.game.knowledge(seat, told)
        decision = self.decision(seat)
        return Question(knowledge, decision.asked, decision.legal)

    def info(self, viewer: Viewer) -> TableInfo:
        """Return what a viewer may know about the table itself."""
        present = self.present()
        players = [
            Player(at, seat.kind, seat.name, seat.bot, seat.kind == "bot" or at in present)
            for at, seat in enumerate(self.seats)
        ]
        return TableInfo(
            id=self.row.id,
            game=self.row.game,
            options=self.row.options,
            phase=self.phase,
            players=players,
            invite=self.row.invite if viewer != SPECTATOR else None,
            again=self.again if viewer != SPECTATOR else None,
        )

    def welcome(self, viewer: Viewer, have: int) -> Welcome:
        """Return where a viewer stands, with all that it was told after what it has."""
        stream = self.streams[viewer]
        if not 0 <= have <= stream.seq:
            have = 0
        return Welcome(
            protocol=PROTOCOL,
            table=self.info(viewer),
            you=viewer if viewer != SPECTATOR else None,
            seq=stream.seq,
            say=stream.says(have),
            position=stream.position,
        )

    def record(self) -> str:
        """Return the record, which is the whole truth: only when the game is over."""
        if self.phase != "over":
            raise Refused("not_over_yet")
        names = [f"bot:{seat.bot}" if seat.bot else seat.name or "" for seat in self.seats]
        return record.write(self.game, names, self.history, self.game.outcome(self.state))

    # Who is watching

    @contextmanager
    def watch(self, viewer: Viewer) -> Iterator[Watcher]:
        """Be woken whenever something is there for a viewer, and be seen to be here."""
        watcher = Watcher(viewer)
        newly_here = viewer not in self.present()
        self.watchers.add(watcher)
        if newly_here:
            self.changed()
        try:
            yield watcher
        finally:
            self.watchers.discard(watcher)
            if viewer not in self.present():
                self.changed()

    def present(self) -> set[Viewer]:
        """Return the viewers that have a connection now."""
        return {watcher.viewer for watcher in self.watchers}

    def wake(self, viewer: Viewer) -> None:
        """Wake the connections that follow a viewer's stream."""
        for watcher in self.watchers:
            if watcher.viewer == viewer:
                watcher.news.set()

    def changed(self) -> None:
        """Let everybody know that the table itself has changed."""
        self.version += 1
        for watcher in self.watchers:
            watcher.news.set()


class Watcher:
    """One connection that follows a viewer's stream."""

    __slots__ = ("news", "viewer")

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.news = asyncio.Event()
