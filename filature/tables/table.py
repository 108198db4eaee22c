"""One table in the memory of a process: how it changes, and what viewers are shown of it.

A table has a state projected from its log, the streams of its viewers, who is present, and a store.
`execute` is the one way in which it changes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Literal

import msgspec

from filature.core.events import COVERED, DELAYED, SPECTATOR, Event, Viewer
from filature.core.fair import FairFile
from filature.core.languages import LANGUAGES
from filature.core.messages import PROTOCOL, Clocks, Player, TableInfo, Welcome
from filature.core.refusals import NoSuchTable, NotAllowed, Refused
from filature.core.session import Step
from filature.core.streams import Streams
from filature.jobs.asker import asker
from filature.tables import erasing
from filature.tables.commands import CommandValidator, spectator_of
from filature.tables.environment import Environment
from filature.tables.events import Said, Sealed
from filature.tables.owed_turns import turns_of
from filature.tables.presence import Presence
from filature.tables.server_commands import AdvanceDeal, Command, DrawChance
from filature.tables.state import MOVES, TableState
from filature.tables.store import Conflict, Entry, Kept, Store
from filature.tables.table_names import table_name
from filature.tables.table_time import TableTime

UNSEEN = ("chance", "decide", "say", "signal", "fair_commit", "fair_open")
"""The entries that change nothing in what `info` shows, unless the phase changes."""


class Table:
    """One table. `notify` is called with the table after each change made here."""

    def __init__(
        self,
        kept: Kept,
        store: Store,
        environment: Environment,
        notify: Callable[[Table], None] = lambda table: None,
    ) -> None:
        self.row = row = kept.row
        self.store = store
        self.environment = environment
        self.notify = notify
        self.lock = asyncio.Lock()
        self.version = 0
        """Counts the changes of `info`."""
        self.turns_seen: dict[int, int] = {}
        """The last decision of each seat that was seen here to be owed, with a pace in days."""
        self.gone = False
        """The table has been deleted."""
        self.asker = asker.get()
        """The address for which its bots work: of who decided here last, at first of who came."""
        self.generation = 0
        """Counts how often the table was loaded anew: streams of before are void."""
        self.time = TableTime(environment, row.settings.pace.kind == "days")
        self.presence = Presence(
            TableState(row), environment.monotonic, self.time.now, self.changed
        )
        self.begin()
        names = {language: dict(self.session.game.names(language)) for language in LANGUAGES}
        self.option_names = names if any(names.values()) else {}
        """What the options call some values, in each language."""
        self.load(kept.log)

    def begin(self) -> None:
        """Have a state and streams to which nothing has happened yet."""
        row, delay = self.row, self.row.settings.delay
        self.state = self.presence.state = TableState(row)
        self.session = self.state.session
        self.validator = CommandValidator(self.state, self.presence, self.environment, self.time)
        viewers = [*range(row.seats), SPECTATOR, *([DELAYED] if delay else [])]
        self.streams = Streams(self.session, viewers, self.presence.wake, delay)
        self.held_back: tuple[Step | None, list[Event]] | None = None
        """How the game ended, while that is not shown: its last move, or why it was stopped."""

    def load(self, log: list[Entry]) -> None:
        """Apply the log; nobody follows the streams yet, so positions on the way are left out."""
        for entry in log:
            self.apply(entry)
        self.presence.shown_absent = self.presence.absent()

    def break_cycles(self) -> None:
        """Drop the references to itself, so that it is freed without a garbage collection.

        The server collects seldom, because all tables wait meanwhile.
        """
        for stream in self.streams.values():
            stream.settle()
        self.presence.changed = lambda: None

    # Changes

    async def execute(
        self, viewer: Viewer, command: Command, holder: str | None = None
    ) -> Literal["applied", "duplicate"]:
        """Execute a command, once; return when it is durable and published, or raise `Refused`.

        With a holder, it must still hold the viewer's seat: it may have been lost, and taken by
        somebody else, while the command waited.
        """
        async with self.lock:
            while True:
                state = self.state
                try:
                    # 1. Authorise
                    if holder is not None and viewer >= 0 and viewer not in state.seats_of(holder):
                        raise NotAllowed("not_seated")
                    author = viewer if viewer >= 0 else spectator_of(command)
                    if (author, command.id) in state.commands:
                        return "duplicate"
                    # 2. Validate on a clone, with the chance that follows
                    change = self.validator.validate(viewer, command, holder)
                except Refused:
                    # Perhaps another process has moved the table on, and it is no longer refused.
                    if not (self.store.shared and await self.read_on()):
                        raise
                    continue
                if not change.entries:
                    return "applied"
                # 3. Append; where another process was first, start again with its entries applied
                now = self.time.now()
                entries = [msgspec.structs.replace(entry, at=now) for entry in change.entries]
                over = bool(change.steps) and not self.session.game.to_act(change.steps[-1].state)
                summary = state.summary(entries, over)
                try:
                    also = turns_of(state, entries, change.steps)
                    await self.store.append(self.row.id, state.lines, entries, summary, also)
                except Conflict:
                    if not await self.read_on():
                        raise
                    continue
                # 4. Apply and 5. publish
                steps = iter(change.steps)
                for entry in entries:
                    self.apply(entry, next(steps) if entry.kind in MOVES else None)
                break
        # 6. Notify
        if self.session.is_chance or self.state.deal_pending:
            await self.go_on()
        self.notify(self)
        return "applied"

    async def go_on(self) -> None:
        """Bring a fair deal on, and let chance act where it must: after the start or a crash."""
        if self.state.phase == "playing":
            if self.state.deal_pending:
                await self.execute(SPECTATOR, AdvanceDeal())
            elif self.session.is_chance:
                await self.execute(SPECTATOR, DrawChance())

    def apply(self, entry: Entry, step: Step | None = None) -> None:
        """Apply a durable log entry and publish what it tells; `step` is its move, if validated."""
        state, streams, phase = self.state, self.streams, self.state.phase
        self.time.note(entry.at)
        if step is None:
            step = state.step_of(entry)
        if step is not None:
            streams.expect(step.events)
        sealing = state.sealed and self.is_end(entry, step)
        if sealing:
            streams.freeze(Sealed())
        told = state.apply(entry, step)
        if sealing:
            self.held_back = (step, told)
        elif entry.kind == "open":
            self.publish_held_back()
        elif step is not None:
            streams.publish(step.events, step.actor)
        elif told:
            self.publish(entry, told)
        if entry.kind in ("sit", "hold"):
            self.follow_covered_device()
        if state.phase != phase and state.phase == "playing":
            streams.start()
        if (entry.kind == "stop" or state.ended) and not state.sealed:
            self.publish_after_end()
        if entry.kind in ("leave", "stand_in", "back"):
            self.presence.shown_absent = self.presence.absent()
        if entry.kind not in UNSEEN or state.phase != phase:
            self.changed()

    def publish(self, entry: Entry, told: list[Event]) -> None:
        """Publish what happened at the table, beside the game's own events."""
        if entry.kind == "retract" and entry.seat is not None:
            self.streams.publish(told, entry.seat)
        elif entry.kind != "stop":
            for event in told:
                self.streams.tell(event, at_once=by_spectator(event))
        elif self.session.state is not None:
            self.streams.reveal(told)

    def is_end(self, entry: Entry, step: Step | None) -> bool:
        """Tell whether the game ends with an entry."""
        if step is None:
            return entry.kind == "stop" and not self.state.closed
        return not self.session.game.to_act(step.state)

    def publish_held_back(self) -> None:
        """Publish how the game ended, now that every table of its deal is over."""
        if self.held_back is not None:
            step, told = self.held_back
            self.held_back = None
            if step is not None:
                self.streams.publish(step.events, step.actor)
            elif self.session.state is not None:
                self.streams.reveal(told)

    def publish_after_end(self) -> None:
        """Publish what was held back: moves for delayed spectators, their talk for the seats."""
        self.streams.end()
        unheard: list[Event] = list(self.state.unheard)
        if unheard:
            self.state.unheard.clear()
            for viewer in self.streams:
                if viewer >= 0 or viewer == COVERED:
                    self.streams.tell_one(viewer, unheard)

    def follow_covered_device(self) -> None:
        """Start the stream of a covered device as soon as one device holds several seats."""
        tokens = [token for seat in self.state.seats for token in seat.tokens]
        if COVERED not in self.streams and len(set(tokens)) < len(tokens):
            self.streams.fork(COVERED, SPECTATOR, by_spectator)

    async def catch_up(self) -> None:
        """Apply what another process has written."""
        async with self.lock:
            await self.read_on()

    async def read_on(self) -> bool:
        """Apply the entries that are new in the store; tell whether there were any."""
        kept = await self.store.load(self.row.id, self.state.lines)
        if kept is None:
            self.gone = True
            self.changed()
            raise NoSuchTable("no_such_table")
        if any(entry.kind == "erase" for entry in kept.log):
            await self.reload()
        else:
            for entry in kept.log:
                self.apply(entry)
        return bool(kept.log)

    async def erase(self, holders: Collection[str]) -> bool:
        """Erase what somebody has left in the log; tell whether there was anything.

        The lines are written anew in the transaction of the entry that says so; by that entry
        every process loads the table anew, so that nothing erased stays in any stream.
        """
        async with self.lock:
            while True:
                await self.read_on()
                kept = await self.store.load(self.row.id)
                if kept is None or len(kept.log) != self.state.lines:
                    continue
                found = erasing.of_log(kept.log, self.row.seats, holders)
                if not found:
                    return False
                now = self.time.now()
                entries = [msgspec.structs.replace(entry, at=now) for entry in found.entries]
                summary, lines = self.state.summary(entries), found.statements(self.row.id)
                with suppress(Conflict):
                    await self.store.append(self.row.id, self.state.lines, entries, summary, lines)
                    await self.reload()
                    return True

    async def reload(self) -> None:
        """Load the table anew from its log."""
        kept = await self.store.load(self.row.id)
        if kept is None:
            return
        self.begin()
        self.load(kept.log)
        self.generation += 1
        self.changed()

    def changed(self) -> None:
        """Wake everybody, because the table itself has changed."""
        self.version += 1
        for watcher in self.presence.watchers:
            watcher.wakeup.set()

    # What viewers are shown

    def info(self, viewer: Viewer) -> TableInfo:
        """Return what a viewer may know about the table itself."""
        state, game, row = self.state, self.session.game, self.row
        playing, seated, delayed = state.phase == "playing", viewer >= 0, viewer == DELAYED
        # Delayed spectators learn late for whom a bot stands in: it would tell whose turn it is.
        players = [
            Player(
                at,
                seat.kind,
                seat.name,
                seat.bot,
                seat.kind == "bot" or self.presence.present(at),
                seat.stand_in and not (delayed and playing),
                seat.left,
                seat.muted,
            )
            for at, seat in enumerate(state.seats)
        ]
        return TableInfo(
            id=row.id,
            game=row.game,
            options=row.options,
            phase=state.phase,
            players=players,
            invite=row.invite if seated and not state.sealed else None,
            again=state.rematch if seated else None,
            settings=state.settings,
            host=state.host,
            talk=self.validator.may_talk(viewer),
            signals=list(game.signals) if seated and playing and game.signs() != "none" else [],
            absent=list(self.presence.shown_absent) if playing and not delayed else [],
            stops=sorted(state.stops),
            watching=self.presence.watching(),
            names=self.option_names,
            name=table_name(row.id),
            branch=state.branch,
            circle=state.circle,
            fair=state.fair_info(),
        )

    def welcome(self, viewer: Viewer, have: int, seats: list[int]) -> Welcome:
        """Return where a viewer stands, with everything it was told after message `have`."""
        stream = self.streams[viewer]
        if not 0 <= have <= stream.seq:
            have = 0
        return Welcome(
            protocol=PROTOCOL,
            table=self.info(viewer),
            you=viewer if viewer >= 0 else None,
            seq=stream.seq,
            say=stream.says(have),
            position=stream.position,
            seats=seats,
            clocks=self.clocks(viewer),
        )

    def clocks(self, viewer: Viewer) -> Clocks | None:
        """Return the clocks; they would tell delayed spectators whose turn it is."""
        if self.state.phase != "playing" or viewer == DELAYED:
            return None
        return self.state.clock.clocks(self.time.now())

    def record(self) -> str:
        """Return the record, which is the whole truth: only when nothing is secret any more."""
        if self.state.phase != "closed" or self.state.sealed:
            self.state.check_ended()
        return self.state.record()

    def fair_file(self) -> FairFile:
        """Return the record's companion, which opens all secrets: as soon as the record may be."""
        if self.state.phase != "closed" or self.state.sealed:
            self.state.check_ended()
        return self.state.fair_file()


def by_spectator(event: Event) -> bool:
    """Tell whether something was said by a spectator."""
    return isinstance(event, Said) and event.person is None
