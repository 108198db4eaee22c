"""One table: its truth, and the only ways out of it.

The truth is the fold of the log (`apply`). What a viewer is sent of it is its stream
(`core/course.py`). Whatever somebody does is tried out first, written to the log, and only then
folded and acknowledged (`change`).
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from filature.bots.player import Question
from filature.core import record
from filature.core.course import Course, Stream
from filature.core.events import CHANCE, SPECTATOR, TRUTH, Event, Started, Viewer, told_to
from filature.core.knowledge import Knowledge
from filature.core.legal import RecordAction
from filature.core.messages import (
    PROTOCOL,
    Phase,
    Player,
    Position,
    Replay,
    ReplayStep,
    Say,
    TableInfo,
    Welcome,
)
from filature.core.refusals import Refused
from filature.games import game_class
from filature.tables import affairs
from filature.tables.clock import TimeKeeper
from filature.tables.seat import Seat
from filature.tables.sources import Sources
from filature.tables.store import Conflict, Entry, Kept, Store, Summary, TableRow

DELAYED: Viewer = -4
"""The stream of spectators at a table that lets them see everything some moves later."""

STILL_HERE = 8.0
"""For how many seconds somebody whose connection broke is still shown as present."""

GRACE = 60.0
"""After how many seconds away the others may decide, at a table that keeps time."""

IDLE = 120.0
"""After how long the others may decide about somebody who is here and does nothing."""

REPLAY_STEPS = 50


class Table(Course):
    """One table in the memory of this process."""

    def __init__(self, kept: Kept, store: Store, sources: Sources) -> None:
        row = kept.row
        kind = game_class(row.game)
        viewers: list[Viewer] = [*range(row.seats), SPECTATOR]
        if row.settings.delay:
            viewers.append(DELAYED)
        super().__init__(kind(row.seats, row.options), viewers)
        self.row: TableRow = row
        self.store = store
        self.sources = sources
        self.lock = asyncio.Lock()
        self.seats = [Seat() for _ in range(row.seats)]
        self.lines = 0
        """How many lines of the log are folded in."""
        self.commands: set[tuple[int | None, str]] = set()
        self.time = TimeKeeper(row.settings.pace, row.seats)
        self.late: set[int] = set()
        """The seats whose time is up: a bot makes their present decision."""
        self.stops: set[int] = set()
        """The seats that wish to stop."""
        self.stopped = False
        self.again: str | None = None
        self.reasons: dict[int, Say] = {}
        """Why bots chose, by line of the history: shown after the end."""
        self.unheard: list[affairs.SpectatorsSaid] = []
        """What spectators have said, which the seats hear after the end."""
        self.held_back: deque[tuple[list[Event], Position, int, bool]] = deque()
        """What delayed spectators will be told."""
        self.version = 0
        """Counts the changes of `info`."""
        self.watchers: set[Watcher] = set()
        self.seen: dict[Viewer, float] = {}
        """When each viewer was last seen, here or by another process."""
        self.shown_absent: list[int] = []
        self.raw: list[Entry] = []
        """The log of a table that is closed, whose rules are no longer known."""
        self.closed = kind.rules_version != row.rules_version
        """The rules have changed since this table began: it is never replayed wrongly."""
        self.used = sources.now()
        for entry in kept.log:
            self.apply(entry)

    # The log and its fold

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
        return Summary(self.phase, self.seats[self.host].name or "", taken)

    def persons(self) -> list[int]:
        """Return the seats of persons who have not left."""
        return [at for at, s in enumerate(self.seats) if s.kind == "person" and not s.left]

    def apply(self, entry: Entry) -> None:
        """Fold one durable line of the log into the state and the streams."""
        before = self.phase
        self.lines += 1
        if entry.command is not None:
            self.commands.add((entry.seat, entry.command))
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
            self.apply_of_seat(entry.seat, self.seats[entry.seat], entry)
        if entry.kind not in ("chance", "decide", "say", "signal") or self.phase != before:
            self.changed()

    def apply_of_seat(self, at: int, seat: Seat, entry: Entry) -> None:
        """Fold a line that is about one seat."""
        body = entry.body
        match entry.kind:
            case "sit":
                seat.kind = "bot" if body["bot"] else "person"
                seat.name, seat.bot = body["name"], body["bot"]
                seat.tokens = [body["token"]] if body["token"] else []
                if self.full and not self.closed:
                    self.begin()
                    self.time.owe(self.owing, entry.at, None)
            case "hold":
                seat.tokens = [*([] if body["move"] else seat.tokens), body["token"]]
            case "free":
                seat.free()
            case "decide":
                if "why" in body:
                    self.reasons[len(self.history)] = body["why"]
                self.late.discard(at)
                self.fold_move(at, entry)
            case "retract":
                undone = self.sealed_choice(at)
                assert undone is not None
                self.take_back(at, [affairs.TookBack(at)])
                self.reasons = {n - (n > undone): why for n, why in self.reasons.items()}
                self.time.owe(self.owing, entry.at, at)
            case "say":
                self.fold_talk(entry)
            case "signal":
                if body["signal"] is not None and not seat.muted:
                    open = self.game.signs() == "open"
                    self.tell(affairs.Signal(at, body["to"], body["signal"], body.get("at"), open))
            case "mute":
                seat.muted = body["on"]
            case "extend":
                self.time.extend(at, body["seconds"])
                self.tell(affairs.Extended(at, body["seconds"]))
            case "time_up":
                self.late.add(at)
                self.tell(affairs.TimeUp(at))
            case "leave":
                seat.left = True
                self.stops.discard(at)
                self.tell(affairs.Left(at))
            case "stand_in":
                seat.stand_in = True
                self.tell(affairs.StandIn(at, body["bot"]))
            case "back":
                seat.stand_in = seat.left = False
                self.late.discard(at)
                self.tell(affairs.CameBack(at))
            case "wish_stop":
                self.stops = self.stops | {at} if body["on"] else self.stops - {at}

    def fold_move(self, actor: int, entry: Entry) -> None:
        self.go_on(actor, self.game.from_record(entry.body["action"]))
        self.time.owe(self.owing, entry.at, actor)
        if self.phase == "over":
            self.after_the_end()

    def fold_talk(self, entry: Entry) -> None:
        text = entry.body["text"]
        if text is None:
            return
        if entry.seat is not None:
            if not self.seats[entry.seat].muted:
                self.tell(affairs.Said(entry.seat, self.seats[entry.seat].name or "", text))
            return
        self.tell(affairs.Said(None, entry.body["name"], text))
        heard = affairs.SpectatorsSaid(entry.body["name"], text)
        if self.phase in ("over", "left"):
            for seat in range(self.game.seats):
                self.tell_one(seat, [heard])
        else:
            self.unheard.append(heard)

    def fold_stop(self) -> None:
        self.stopped = True
        self.owing = ()
        self.late.clear()
        if self.state is not None:
            self.publish([affairs.Stopped()], CHANCE, known=False)
        self.after_the_end()

    def after_the_end(self) -> None:
        """Nothing is held back any more."""
        while self.held_back:
            self.release()
        for seat in range(self.game.seats):
            self.tell_one(seat, list(self.unheard))
        self.unheard.clear()

    # Making changes

    async def change(self, make: Callable[[], list[Entry]]) -> None:
        """Try something out, write it, then fold it: in this order, never another.

        Where another process has written first, its lines are folded in and it is tried again.
        """
        async with self.lock:
            while True:
                entries = make()
                if not entries:
                    return
                now = self.sources.now()
                entries = [msgspec.structs.replace(entry, at=now) for entry in entries]
                try:
                    summary = self.summary_after(entries)
                    await self.store.append(self.row.id, self.lines, entries, summary)
                except Conflict:
                    if not await self.read_on():
                        raise
                else:
                    for entry in entries:
                        self.apply(entry)
                    return

    def summary_after(self, entries: list[Entry]) -> Summary:
        """Return what lists will show once these entries are folded in."""
        now = self.summary
        phase, taken = now.phase, now.taken
        for entry in entries:
            if entry.kind == "sit":
                taken += 1
            elif entry.kind == "free":
                taken -= 1
            elif entry.kind == "stop":
                phase = "left"
        if phase == "gathering" and taken == len(self.seats):
            phase = "playing"
        if phase == "playing" and entries[-1].kind in ("decide", "chance") and self.tried_over:
            phase = "over"
        return Summary(phase, now.host, taken)

    tried_over = False
    """What was tried out last has ended the game."""

    async def catch_up(self) -> None:
        """Fold in what another process has written."""
        async with self.lock:
            await self.read_on()

    async def read_on(self) -> bool:
        kept = await self.store.load(self.row.id, self.lines)
        if kept is None:
            return False
        for entry in kept.log:
            self.apply(entry)
        return bool(kept.log)

    async def settle(self) -> None:
        """Let chance act where it must, durably; called whenever the table is taken up."""
        if self.phase == "playing" and self.game.is_chance(self.state):
            await self.change(self.settling)

    def settling(self) -> list[Entry]:
        if self.phase != "playing":
            return []
        return self.draw(self.state.clone(), len(self.history))

    def draw(self, state: Any, at: int) -> list[Entry]:
        """Play chance on a state for as long as it is chance's turn; return the log's lines."""
        entries: list[Entry] = []
        while self.game.is_chance(state):
            move = self.sources.draw(self.game, state, self.row.settings.seed, at + len(entries))
            self.game.play(state, CHANCE, move)
            action = self.game.to_record(CHANCE, move)
            entries.append(Entry("chance", None, {"action": action}))
        self.tried_over = not self.game.to_act(state)
        return entries

    def decide(
        self, seat: int, id: str, decision: str, action: RecordAction, why: Say | None = None
    ) -> list[Entry]:
        """Play a decision on a clone, with the chance that follows it."""
        if self.phase != "playing":
            raise Refused("not_playing")
        if seat not in self.owing or decision != str(self.asked[seat]):
            raise Refused("not_asked")
        state = self.state.clone()
        move = self.game.from_record(action)
        self.game.play(state, seat, move)
        body: dict[str, Any] = {"action": self.game.to_record(seat, move)}
        if why is not None:
            body["why"] = why
        return [Entry("decide", seat, body, id), *self.draw(state, len(self.history) + 1)]

    # What goes out: a viewer's own, and nothing else

    def publish(self, events: list[Event], actor: int, known: bool = True) -> None:
        """Add to each viewer's stream what that viewer is told and sees."""
        for viewer, stream in self.streams.items():
            told = told_to(viewer, events)
            if viewer == DELAYED:
                self.held_back.append((told, self.position(viewer), actor, known))
                while len(self.held_back) > self.row.settings.delay:
                    self.release()
            elif stream.add(told, self.position(viewer), actor, known):
                self.wake(viewer)

    def release(self) -> None:
        """Let delayed spectators see one move more."""
        if self.streams[DELAYED].add(*self.held_back.popleft()):
            self.wake(DELAYED)

    def tell(self, affair: Event) -> None:
        """Tell every viewer about an affair of the table."""
        for viewer in self.streams:
            self.tell_one(viewer, told_to(viewer, [affair]))

    def tell_one(self, viewer: Viewer, told: list[Event]) -> None:
        if self.streams[viewer].tell(told):
            self.wake(viewer)

    def position(self, viewer: Viewer) -> Position:
        """Return how things stand for one viewer; of a stopped game everybody sees everything."""
        if self.stopped:
            viewer = TRUTH
        return super().position(SPECTATOR if viewer == DELAYED else viewer)

    def question(self, seat: int) -> Question:
        """Return what a bot in this seat is asked: its knowledge and its legal set."""
        decision = self.decision(seat)
        return Question(self.knowledge(seat), decision.asked, decision.legal)

    def knowledge(self, seat: int) -> Knowledge:
        """Return what a seat knows."""
        told = [event for event in self.streams[seat].knowledge if not isinstance(event, Started)]
        return self.game.knowledge(seat, told)

    def info(self, viewer: Viewer) -> TableInfo:
        """Return what a viewer may know about the table itself."""
        players = [
            Player(
                at,
                seat.kind,
                seat.name,
                seat.bot,
                seat.kind == "bot" or self.present(at),
                seat.stand_in,
                seat.left,
                seat.muted,
            )
            for at, seat in enumerate(self.seats)
        ]
        seated = viewer >= 0
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
            absent=list(self.shown_absent),
            stops=sorted(self.stops),
            watching=sum(watcher.viewer < 0 for watcher in self.watchers),
        )

    def may_talk(self, viewer: Viewer) -> bool:
        """Tell whether a viewer may say something now."""
        if viewer < 0 or self.phase != "playing":
            return True
        return self.game.may_talk(self.state) and not self.seats[viewer].muted

    def welcome(self, viewer: Viewer, have: int, seats: list[int]) -> Welcome:
        """Return where a viewer stands, with all that it was told after what it has."""
        stream = self.stream(viewer)
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
            clocks=self.time.clocks(self.sources.now()) if self.phase == "playing" else None,
        )

    def stream(self, viewer: Viewer) -> Stream:
        return self.streams[viewer]

    def record(self) -> str:
        """Return the record, which is the whole truth: only when nothing is secret any more."""
        if self.phase not in ("over", "left", "closed"):
            raise Refused("not_over_yet")
        names = [f"bot:{seat.bot}" if seat.bot else seat.name or "" for seat in self.seats]
        if self.closed:
            return record.write_raw(
                self.row.game,
                self.row.options,
                names,
                [(e.seat, e.body["action"]) for e in decided(self.raw)],
            )
        outcome = None if self.stopped else self.game.outcome(self.state)
        return record.write(self.game, names, self.history, outcome)

    def replay(self, viewer: Viewer, start: int) -> Replay:
        """Return steps of a finished game as somebody saw it, or as it truly was."""
        if self.phase not in ("over", "left") or self.state is None:
            raise Refused("not_over_yet")
        course = Course(self.game, [viewer])
        steps = []
        for at, (actor, move) in enumerate([(CHANCE, None), *self.history]):
            events: list[Event] = [Started()]
            if move is None:
                course.begin()
            else:
                events = course.go_on(actor, move)
            if start <= at < start + REPLAY_STEPS:
                say = [msgspec.to_builtins(event) for event in told_to(viewer, events)]
                position = course.position(viewer)
                shown = msgspec.structs.replace(position, decisions=[], undo=False)
                why = self.reasons.get(at - 1)
                steps.append(ReplayStep(actor if actor >= 0 else None, say, shown, why))
        return Replay(viewer if viewer >= 0 else None, steps, len(self.history) + 1)

    # Who is watching

    @contextmanager
    def watch(self, viewer: Viewer) -> Iterator[Watcher]:
        """Be woken whenever something is there for a viewer, and be seen to be here."""
        watcher = Watcher(viewer)
        newly_here = not self.present(viewer)
        self.watchers.add(watcher)
        self.used = self.seen[viewer] = self.sources.now()
        if newly_here:
            self.changed()
        try:
            yield watcher
        finally:
            self.watchers.discard(watcher)
            self.used = self.seen[viewer] = self.sources.now()
            self.last_look = None

    def connected(self) -> set[Viewer]:
        """Return the viewers that have a connection to this process now."""
        return {watcher.viewer for watcher in self.watchers}

    def present(self, viewer: Viewer) -> bool:
        """Tell whether a viewer is here, or was a moment ago."""
        if any(watcher.viewer == viewer for watcher in self.watchers):
            return True
        return self.sources.now() - self.seen.get(viewer, -STILL_HERE) < STILL_HERE

    def absent(self) -> list[int]:
        """Return the persons about whom the others may decide now."""
        if self.phase != "playing":
            return []
        return [at for at in self.persons_and_left() if self.is_absent(at)]

    def persons_and_left(self) -> list[int]:
        return [at for at, seat in enumerate(self.seats) if seat.kind == "person"]

    def is_absent(self, at: int) -> bool:
        """Tell whether the others may decide about a seat: its person left, is away, or idle."""
        seat = self.seats[at]
        if seat.stand_in:
            return False
        if seat.left:
            return True
        now = self.sources.now()
        timed = self.time.pace.kind != "none"
        if not self.present(at):
            return not timed or now - self.seen.get(at, self.used) >= GRACE
        return not timed and self.time.owed_for(at, now) >= IDLE

    def look_round(self) -> None:
        """Take note of who has gone since the last look, and let the others know."""
        state = [(self.present(at), self.is_absent(at)) for at in self.persons_and_left()]
        if state != self.last_look:
            self.last_look = state
            self.shown_absent = self.absent()
            self.changed()

    last_look: list[tuple[bool, bool]] | None = None
    """How the last look round found everybody."""

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
