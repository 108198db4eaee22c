"""One table in the memory of a process: how it changes, and the only ways out of it.

What lasts about it is the fold of its log (`state.py`); here are who is there just now, and the
order in which everything is done: tried out first, written to the log, and only then folded and
acknowledged (`change`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from filature.bots.player import Question
from filature.core.events import CHANCE, DELAYED, Viewer
from filature.core.knowledge import Knowledge
from filature.core.legal import RecordAction
from filature.core.messages import PROTOCOL, Clocks, Decision, Player, Say, TableInfo, Welcome
from filature.core.refusals import Refused
from filature.core.streams import decision
from filature.core.words import LANGUAGES
from filature.tables.environment import Environment
from filature.tables.presence import STILL_HERE, Presence
from filature.tables.state import TableState
from filature.tables.store import Conflict, Entry, Kept, Store, Summary

GRACE = 60.0
"""After how many seconds away the others may decide, at a table that keeps time."""

IDLE = 120.0
"""After how long the others may decide about somebody who is here and does nothing."""


class NoSuchTable(Refused):
    """There is no table of this name, or no longer."""

    status = 404
    close_code = 4404


class Table(TableState):
    """One table in the memory of this process."""

    def __init__(
        self, kept: Kept, store: Store, environment: Environment, in_passing: bool = True
    ) -> None:
        self.store = store
        self.environment = environment
        self.lock = asyncio.Lock()
        self.version = 0
        """Counts the changes of `info`."""
        self.presence = Presence(environment.now, self.changed)
        self.gone = False
        """The table has been deleted."""
        self.loaded = environment.now()
        super().__init__(kept.row, kept.log, in_passing)
        self.shown_absent = self.absent()
        names = {language: dict(self.game.names(language)) for language in LANGUAGES}
        self.called = names if any(names.values()) else {}
        """What the options call some values, in each language."""

    # Making changes

    def apply_entry(self, entry: Entry) -> None:
        """Fold in a line that is new, and let those who are here know."""
        before = self.phase
        self.fold(entry)
        if entry.kind in ("leave", "stand_in", "back"):
            self.shown_absent = self.absent()
        if entry.kind not in ("chance", "decide", "say", "signal") or self.phase != before:
            self.changed()

    def signed(self, by: int, id: str, about: int | None = None) -> str:
        """Return a client's id as the log keeps it: once only for each seat that a line is about.

        A client's ids have no space. Where a line is about another's seat, or somebody else sat
        here before, it is said whose id it is.
        """
        sitting = self.seats[by].sittings
        own = about is None or about == by
        return id if own and sitting == 1 else f"{by}.{sitting} {id}"

    async def change(self, make: Callable[[], list[Entry]]) -> None:
        """Try something out, write it, then fold it: in this order, never another.

        Where another process has written first, its lines are folded in and it is tried again.
        """
        async with self.lock:
            while True:
                try:
                    entries = make()
                except Refused:
                    # Refused for how the table was: perhaps another process has moved it on.
                    if not (self.store.shared and await self.read_on()):
                        raise
                    continue
                if not entries:
                    return
                now = self.environment.now()
                entries = [msgspec.structs.replace(entry, at=now) for entry in entries]
                try:
                    summary = self.summary_after(entries)
                    await self.store.append(self.row.id, self.lines, entries, summary)
                except Conflict:
                    if not await self.read_on():
                        raise
                else:
                    for entry in entries:
                        self.apply_entry(entry)
                    return

    def summary_after(self, entries: list[Entry]) -> Summary:
        """Return what lists will show once these entries are folded in."""
        phase, taken = self.phase, self.summary.taken
        persons = {at: self.seats[at].name for at in self.persons()}
        for entry in entries:
            at = -1 if entry.seat is None else entry.seat
            if entry.kind == "sit":
                taken += 1
                if not entry.body["bot"]:
                    persons[at] = entry.body["name"]
            elif entry.kind == "free":
                taken -= 1
                persons.pop(at, None)
            elif entry.kind == "leave":
                persons.pop(at, None)
            elif entry.kind == "back":
                persons[at] = self.seats[at].name
            elif entry.kind == "stop":
                phase = "left"
        if phase == "gathering" and taken == len(self.seats):
            phase = "playing"
        if phase == "playing" and entries[-1].kind in ("decide", "chance") and self.tried_over:
            phase = "over"
        host = persons[min(persons)] if persons else None
        return Summary(phase, host or "", taken)

    tried_over = False
    """What was tried out last has ended the game."""

    async def catch_up(self) -> None:
        """Fold in what another process has written."""
        async with self.lock:
            await self.read_on()

    async def read_on(self) -> bool:
        """Fold in the lines that are new in the store; tell whether there were any."""
        kept = await self.store.load(self.row.id, self.lines)
        if kept is None:
            self.gone = True
            self.changed()
            raise NoSuchTable("no_such_table")
        for entry in kept.log:
            self.apply_entry(entry)
        return bool(kept.log)

    async def draw_pending_chance(self) -> None:
        """Let chance act where it must, durably; called whenever the table is taken up."""
        if self.phase == "playing" and self.game.is_chance(self.state):
            await self.change(self.pending_chance)

    def pending_chance(self) -> list[Entry]:
        if self.phase != "playing":
            return []
        return self.draw(self.state.clone(), len(self.history))

    def draw(self, state: Any, at: int) -> list[Entry]:
        """Play chance on a state for as long as it is chance's turn; return the log's lines."""
        entries: list[Entry] = []
        while self.game.is_chance(state):
            move = self.environment.draw(
                self.game, state, self.row.settings.seed, at + len(entries)
            )
            self.game.play(state, CHANCE, move)
            action = self.game.to_record(CHANCE, move)
            entries.append(Entry("chance", None, {"action": action}))
        self.tried_over = not self.game.to_act(state)
        return entries

    def decide(
        self,
        seat: int,
        decision: str,
        action: RecordAction,
        command: str | None = None,
        why: Say | None = None,
    ) -> list[Entry]:
        """Play a decision on a clone, with the chance that follows it. A bot's has no id."""
        if self.phase != "playing":
            raise Refused("not_playing")
        if seat not in self.pending or decision != str(self.decision_numbers[seat]):
            raise Refused("not_asked")
        state = self.state.clone()
        move = self.game.from_record(action)
        self.game.play(state, seat, move)
        body: dict[str, Any] = {"action": self.game.to_record(seat, move)}
        if why is not None:
            body["why"] = why
        return [Entry("decide", seat, body, command), *self.draw(state, len(self.history) + 1)]

    # What goes out: a viewer's own, and nothing else

    def decision(self, seat: int) -> Decision:
        """Return the decision that a seat owes."""
        return decision(self.session, seat)

    def question(self, seat: int) -> Question:
        """Return what a bot in this seat is asked: its knowledge and its legal set."""
        decision = self.decision(seat)
        return Question(self.knowledge(seat), decision.asked, decision.legal)

    def knowledge(self, seat: int) -> Knowledge:
        """Return what a seat knows."""
        return self.session.knowledge_of(seat)

    def info(self, viewer: Viewer) -> TableInfo:
        """Return what a viewer may know about the table itself."""
        seated = viewer >= 0
        behind = viewer == DELAYED
        # For whom a bot stands in, delayed spectators hear late: it would tell whose turn it is.
        players = [
            Player(
                at,
                seat.kind,
                seat.name,
                seat.bot,
                seat.kind == "bot" or self.presence.present(at),
                seat.stand_in and not (behind and self.phase == "playing"),
                seat.left,
                seat.muted,
            )
            for at, seat in enumerate(self.seats)
        ]
        signs = seated and self.phase == "playing" and self.game.signs() != "none"
        return TableInfo(
            id=self.row.id,
            game=self.row.game,
            options=self.row.options,
            phase=self.phase,
            players=players,
            invite=self.row.invite if seated else None,
            again=self.again if seated else None,
            settings=self.row.settings,
            host=self.host,
            talk=self.may_talk(viewer),
            signals=list(self.game.signals) if signs else [],
            absent=list(self.shown_absent) if self.phase == "playing" and not behind else [],
            stops=sorted(self.stops),
            watching=self.presence.watching(),
            names=self.called,
        )

    def may_talk(self, viewer: Viewer) -> bool:
        """Tell whether a viewer may say something now."""
        if viewer < 0 or self.phase != "playing":
            return True
        return self.game.may_talk(self.state) and not self.seats[viewer].muted

    def welcome(self, viewer: Viewer, have: int, seats: list[int]) -> Welcome:
        """Return where a viewer stands, with all that it was told after what it has."""
        stream = self.streams[viewer]
        if not 0 <= have <= stream.seq:
            have = 0
        return Welcome(
            protocol=PROTOCOL,
            table=self.info(viewer),
            you=viewer if viewer >= 0 else None,
            seq=stream.seq,
            say=stream.says(have),
            position=stream.encoded,
            seats=seats,
            clocks=self.clocks(viewer),
        )

    def clocks(self, viewer: Viewer) -> Clocks | None:
        """Return the clocks as they stand; they would tell delayed spectators whose turn it is."""
        if self.phase != "playing" or viewer == DELAYED:
            return None
        return self.time.clocks(self.environment.now())

    def record(self) -> str:
        """Return the record, which is the whole truth: only when nothing is secret any more."""
        if self.phase not in ("over", "left", "closed"):
            raise Refused("not_over_yet")
        return self.truth()

    # Who is away

    def absent(self) -> list[int]:
        """Return the persons about whom the others may decide now."""
        if self.phase != "playing":
            return []
        return [at for at in self.persons_and_left() if self.is_absent(at)]

    def persons_and_left(self) -> list[int]:
        return [at for at, seat in enumerate(self.seats) if seat.kind == "person"]

    def is_absent(self, at: int) -> bool:
        """Tell whether the others may decide about a seat: its person left, is away, or idle."""
        if self.seats[at].stand_in:
            return False
        return self.is_away(at) or self.is_idle(at)

    def is_away(self, at: int) -> bool:
        """Tell whether a seat's person has left, or has been away for longer than a moment.

        Whoever has not come back yet to a table just taken up again is not away for that.
        """
        if self.seats[at].left:
            return True
        if self.presence.present(at):
            return False
        away = self.environment.now() - max(self.presence.seen.get(at, self.loaded), self.loaded)
        return away >= (STILL_HERE if self.time.pace.kind == "none" else GRACE)

    def is_idle(self, at: int) -> bool:
        """Tell whether somebody who is here lets the others wait, where no clock runs."""
        since = self.time.since[at]
        if self.time.pace.kind != "none" or since is None or not self.presence.present(at):
            return False
        return self.environment.now() - max(since, self.presence.came.get(at, self.loaded)) >= IDLE

    def refresh_presence(self) -> None:
        """Take note of who has gone since the last look, and let the others know."""
        persons = [
            (self.presence.present(at), self.is_absent(at)) for at in self.persons_and_left()
        ]
        state = (persons, self.presence.watching())
        if state != self.last_look:
            self.last_look = state
            self.shown_absent = self.absent()
            self.changed()

    last_look: tuple[list[tuple[bool, bool]], int] | None = None
    """How the last look round found everybody."""

    def wake(self, viewer: Viewer) -> None:
        """Wake the connections that follow a viewer's stream."""
        for watcher in self.presence.watchers:
            if watcher.viewer == viewer:
                watcher.wakeup.set()

    def changed(self) -> None:
        """Let everybody know that the table itself has changed."""
        self.version += 1
        for watcher in self.presence.watchers:
            watcher.wakeup.set()
