"""One table: its truth, and the only ways out of it.

The truth is the fold of the log (`apply`). What a viewer is sent of it is its stream
(`core/course.py`). Whatever somebody does is tried out first, written to the log, and only then
folded and acknowledged (`change`).
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from filature.bots.player import Question
from filature.core import record
from filature.core.course import Course, Stream, passed_on, written
from filature.core.events import CHANCE, SPECTATOR, TRUTH, Event, Started, Viewer, told_to
from filature.core.knowledge import Knowledge
from filature.core.legal import RecordAction
from filature.core.messages import (
    PROTOCOL,
    Clocks,
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
from filature.tables.affairs import COVERED, DELAYED
from filature.tables.clock import TimeKeeper
from filature.tables.presence import STILL_HERE, Presence
from filature.tables.seat import Seat
from filature.tables.sources import Sources
from filature.tables.store import Conflict, Entry, Kept, Store, Summary, TableRow

GRACE = 60.0
"""After how many seconds away the others may decide, at a table that keeps time."""

IDLE = 120.0
"""After how long the others may decide about somebody who is here and does nothing."""

REPLAY_STEPS = 50

MOST_UNHEARD = 200
"""How much of what spectators say is kept for the seats until the end: the last of it."""

FORGOTTEN = "…"
"""What is left of something said that was not to be kept any longer."""


class NoSuchTable(Refused):
    """There is no table of this name, or no longer."""


class NothingTold(Exception):
    """A step of the log tells some viewer nothing: the log cannot be read in passing."""


class Table(Course):
    """One table in the memory of this process."""

    def __init__(self, kept: Kept, store: Store, sources: Sources, in_passing: bool = True) -> None:
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
        self.unheard: deque[affairs.SpectatorsSaid] = deque(maxlen=MOST_UNHEARD)
        """What spectators have said, which the seats hear after the end."""
        self.held_back: deque[tuple[list[Event], Position, int, bool] | list[Event]] = deque()
        """What delayed spectators will be told: moves, and the table's affairs between them."""
        self.moves_behind = 0
        """How many moves are held back."""
        self.version = 0
        """Counts the changes of `info`."""
        self.presence = Presence(sources.now, self.changed)
        self.gone = False
        """The table has been deleted."""
        self.shown_absent: list[int] = []
        self.raw: list[Entry] = []
        """The log of a table that is closed, whose rules are no longer known."""
        self.closed = kind.rules_version != row.rules_version
        """The rules have changed since this table began: it is never replayed wrongly."""
        self.loaded = sources.now()
        self.in_passing = in_passing and not row.settings.delay
        """The log is read from its beginning: how things stood on the way is left out."""
        try:
            for entry in kept.log:
                self.apply(entry)
        except NothingTold:
            Table.__init__(self, kept, store, sources, in_passing=False)
        if self.in_passing:
            self.arrive()

    # The log and its fold

    def arrive(self) -> None:
        """See how things stand once the whole log has been read."""
        self.in_passing = False
        for viewer, stream in self.streams.items():
            stream.position = None if self.state is None else written(self.position(viewer))
            stream.messages.clear()

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

    def apply(self, entry: Entry) -> None:
        """Fold one durable line of the log into the state and the streams."""
        before = self.phase
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
            self.apply_of_seat(entry.seat, self.seats[entry.seat], entry)
        if entry.kind in ("leave", "stand_in", "back"):
            self.shown_absent = self.absent()
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
                seat.sittings += 1
                self.cover()
                if self.full and not self.closed:
                    self.begin()
                    self.time.owe(self.owing, entry.at, None)
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
                undone = self.sealed_choice(at)
                assert undone is not None
                self.take_back(at, [affairs.TookBack(at)])
                self.reasons = {
                    n - (n > undone): why for n, why in self.reasons.items() if n != undone
                }
                self.time.take_back(at, entry.at)
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
                self.stops.pop(at, None)
                self.tell(affairs.Left(at))
            case "stand_in":
                seat.stand_in = True
                self.tell(affairs.StandIn(at, body["bot"]))
            case "back":
                seat.stand_in = seat.left = False
                self.late.discard(at)
                self.stops = {who: about for who, about in self.stops.items() if about != at}
                self.tell(affairs.CameBack(at))
            case "wish_stop":
                self.stops.pop(at, None)
                if body["about"] is not None:
                    self.stops[at] = body["about"]

    def fold_move(self, actor: int, entry: Entry) -> None:
        self.go_on(actor, self.game.from_record(entry.body["action"]))
        self.time.owe(self.owing, entry.at, actor)
        if self.phase == "over":
            self.after_the_end()

    def fold_talk(self, entry: Entry) -> None:
        # What has been forgotten since still has its place: streams are numbered.
        text = entry.body["text"] or FORGOTTEN
        if entry.seat is not None:
            if not self.seats[entry.seat].muted:
                self.tell(affairs.Said(entry.seat, self.seats[entry.seat].name or "", text))
            return
        name = entry.body.get("name", FORGOTTEN)
        self.tell(affairs.Said(None, name, text))
        heard = affairs.SpectatorsSaid(name, text)
        if self.phase in ("over", "left"):
            self.tell_seats([heard])
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
        self.tell_seats(list(self.unheard))
        self.unheard.clear()

    def cover(self) -> None:
        """Begin the stream of a covered device as soon as one device holds several seats."""
        tokens = [token for seat in self.seats for token in seat.tokens]
        if COVERED not in self.streams and len(set(tokens)) < len(tokens):
            self.streams[COVERED] = self.streams[SPECTATOR].without(by_spectator)

    # Making changes

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
        if seat not in self.owing or decision != str(self.asked[seat]):
            raise Refused("not_asked")
        state = self.state.clone()
        move = self.game.from_record(action)
        self.game.play(state, seat, move)
        body: dict[str, Any] = {"action": self.game.to_record(seat, move)}
        if why is not None:
            body["why"] = why
        return [Entry("decide", seat, body, command), *self.draw(state, len(self.history) + 1)]

    # What goes out: a viewer's own, and nothing else

    def publish(self, events: list[Event], actor: int, known: bool = True) -> None:
        """Add to each viewer's stream what that viewer is told and sees."""
        for viewer, stream in self.streams.items():
            told = told_to(without_secrets(viewer), events)
            if self.in_passing:
                if not told:
                    # Whether this is a message depends on how things stood before and stand now.
                    raise NothingTold
                stream.add_in_passing(told, actor, known)
            elif viewer == DELAYED:
                self.held_back.append((told, self.position(viewer), actor, known))
                self.moves_behind += 1
                while self.moves_behind > self.row.settings.delay:
                    self.release()
            elif stream.add(told, self.position(viewer), actor, known):
                self.wake(viewer)

    def release(self) -> None:
        """Let delayed spectators see one move more, and what happened before the next one."""
        move = self.held_back.popleft()
        assert isinstance(move, tuple)
        self.moves_behind -= 1
        if self.streams[DELAYED].add(*move):
            self.wake(DELAYED)
        while self.held_back and isinstance(self.held_back[0], list):
            affair = self.held_back.popleft()
            assert isinstance(affair, list)
            self.tell_one(DELAYED, affair)

    def tell(self, affair: Event) -> None:
        """Tell every viewer about an affair of the table.

        Delayed spectators hear each other at once, and the table when they see it.
        """
        for viewer in self.streams:
            told = told_to(viewer, [affair])
            if viewer == DELAYED and self.held_back and told and not by_spectator(affair):
                self.held_back.append(told)
            else:
                self.tell_one(viewer, told)

    def tell_seats(self, told: Sequence[Event]) -> None:
        """Tell those who are at the table, and not the spectators."""
        for viewer in self.streams:
            if viewer >= 0 or viewer == COVERED:
                self.tell_one(viewer, list(told))

    def tell_one(self, viewer: Viewer, told: list[Event]) -> None:
        if self.streams[viewer].tell(told):
            self.wake(viewer)

    def position(self, viewer: Viewer) -> Position:
        """Return how things stand for one viewer; of a stopped game everybody sees everything."""
        if self.stopped:
            viewer = TRUTH
        return super().position(without_secrets(viewer))

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
                seat.kind == "bot" or self.presence.present(at),
                seat.stand_in,
                seat.left,
                seat.muted,
            )
            for at, seat in enumerate(self.seats)
        ]
        seated = viewer >= 0
        behind = viewer == DELAYED
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
            position=passed_on(stream.position),
            seats=seats,
            clocks=self.clocks(viewer),
        )

    def clocks(self, viewer: Viewer) -> Clocks | None:
        """Return the clocks as they stand; they would tell delayed spectators whose turn it is."""
        if self.phase != "playing" or viewer == DELAYED:
            return None
        return self.time.clocks(self.sources.now())

    def stream(self, viewer: Viewer) -> Stream:
        return self.streams[viewer]

    def record(self) -> str:
        """Return the record, which is the whole truth: only when nothing is secret any more."""
        if self.phase not in ("over", "left", "closed"):
            raise Refused("not_over_yet")
        return self.truth()

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
        away = self.sources.now() - max(self.presence.seen.get(at, self.loaded), self.loaded)
        return away >= (STILL_HERE if self.time.pace.kind == "none" else GRACE)

    def is_idle(self, at: int) -> bool:
        """Tell whether somebody who is here lets the others wait, where no clock runs."""
        since = self.time.since[at]
        if self.time.pace.kind != "none" or since is None or not self.presence.present(at):
            return False
        return self.sources.now() - max(since, self.presence.came.get(at, self.loaded)) >= IDLE

    def look_round(self) -> None:
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
                watcher.news.set()

    def changed(self) -> None:
        """Let everybody know that the table itself has changed."""
        self.version += 1
        for watcher in self.presence.watchers:
            watcher.news.set()


Author = int | str | None
"""Who asked for something: a seat, a spectator by name, or nobody who could be told apart."""


def written_by(entry: Entry) -> tuple[Author, str]:
    """Return who asked for a line of the log, and by which id of their own; see `Table.signed`."""
    assert entry.command is not None
    author, _, id = entry.command.rpartition(" ")
    if author:
        return int(author.partition(".")[0]), id
    return (entry.body.get("name") if entry.seat is None else entry.seat), id


def without_secrets(viewer: Viewer) -> Viewer:
    """Return as whom a viewer sees the game: those who hold no seat all see the same."""
    return SPECTATOR if viewer in (DELAYED, COVERED) else viewer


def by_spectator(event: Event) -> bool:
    """Tell whether something was said by a spectator."""
    return isinstance(event, affairs.Said) and event.person is None


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
