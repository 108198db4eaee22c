"""Table state, projected from its log: seats, clocks, talk, absences, and the game's session.

Everything durable about a table is here, made from its log entries in order and from nothing else:
two processes that have read the same entries hold the same state. No I/O, and nothing about who is
connected.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from copy import copy
from math import ceil

import msgspec

from filature.core import fair, record
from filature.core.events import CHANCE, Event
from filature.core.messages import Branch, FairDeal, OfCircle, Phase, Rest, Say
from filature.core.refusals import Refused
from filature.core.session import GameSession, Step
from filature.games import catalogue, game_class
from filature.tables.clock import DAY, TableClock
from filature.tables.events import (
    CameBack,
    Extended,
    Left,
    OnVacation,
    Said,
    Signal,
    SpectatorsSaid,
    StandIn,
    Stopped,
    TimeUp,
    TookBack,
)
from filature.tables.fair import FairState, file_of, setup_of
from filature.tables.seat import Seat
from filature.tables.store import Entry, Summary, TableRow
from filature.tables.table_bots import asked, stand_in

MOST_UNHEARD = 200
"""How many of the spectators' texts are kept for the seats until the end: the last ones."""

FORGOTTEN = "…"
"""What is shown for a text that the operator has blanked."""

MOVES = ("chance", "decide")
"""The entries that are moves of the game."""

SAID_BYTES = 150
"""About what an entry takes, beside its text."""
SEAT_TALK, SPECTATORS_TALK = 256 * 1024, 1024 * 1024
"""How many bytes a table keeps of what a seat says, and all spectators together."""
MOST_COMMANDS = 5000
"""How many commands of a seat a table keeps, beside decisions and talk."""

FAIR = ("fair_round", "fair_commit", "fair_list", "fair_open", "fair_deal")
"""The entries of a fair deal, once there is one."""

OF_THE_GAME = ("decide", "fair_commit", "fair_open")
"""The entries from commands of which a game has no more than it needs."""

Author = int | str | None
"""Who sent a command: a seat, a spectator by name, or an unnamed spectator."""


class KeptOfSeats:
    """How much of a log is whose, beside decisions: none of it ends with the game's own length."""

    def __init__(self) -> None:
        self.talk: Counter[int | None] = Counter()
        """The bytes of what was said and of signs, by seat; of all spectators under None."""
        self.commands: Counter[Author] = Counter()
        """The other commands, by who sent them."""

    def count(self, entry: Entry) -> None:
        """Count one entry."""
        if entry.kind in ("say", "signal"):
            self.talk[entry.seat] += SAID_BYTES + len((entry.body.get("text") or "").encode())
        elif entry.command is not None and entry.kind not in OF_THE_GAME:
            self.commands[written_by(entry)[0]] += 1

    def check_talk(self, seat: int | None) -> None:
        """Refuse more talk than a table keeps."""
        if self.talk[seat] >= (SPECTATORS_TALK if seat is None else SEAT_TALK):
            raise Refused("talk_full")

    def check_commands(self, seat: int) -> None:
        """Refuse more commands than a table keeps."""
        if self.commands[seat] >= MOST_COMMANDS:
            raise Refused("commands_full", limit=MOST_COMMANDS)


class TableState:
    """The state of one table."""

    def __init__(self, row: TableRow) -> None:
        kind = game_class(row.game)
        self.row = row
        self.session = GameSession(kind.stored(row.seats, row.options), range(row.seats))
        self.closed = kind.rules_version != row.rules_version
        """The rules have changed since this table was created: its game is not replayed."""
        self.phase: Phase = "closed" if self.closed else "gathering"
        self.seats = [Seat() for _ in range(row.seats)]
        self.lines = 0
        """How many log entries are applied."""
        self.kept = KeptOfSeats()
        """How much everybody has added to the log, beside decisions."""
        self.commands: set[tuple[Author, str | None]] = set()
        """The commands that were executed: by whom, and the client's own ids."""
        self.clock = TableClock(row.settings.pace, row.seats)
        self.late: set[int] = set()
        """The seats whose time is up: a bot makes their current decision."""
        self.missed = [0] * row.seats
        """How often in a row the time of each seat was up."""
        self.stops: dict[int, int] = {}
        """The seats that wish to stop, and because of whose absence."""
        self.stopped = False
        self.settings = row.settings
        """How the table is run now: the host may have changed the pace of the bots."""
        self.rematch: str | None = None
        """The table at which the same people play again."""
        self.branch: Branch | msgspec.UnsetType = msgspec.UNSET
        """The finished game that is played on here."""
        self.circle: OfCircle | msgspec.UnsetType = msgspec.UNSET
        """The circle that the table belongs to."""
        self.deal: str | None = None
        """The secret seed of a deal that other tables play too; it is told when it is opened."""
        self.shared: fair.SharedDeal | None = None
        """Which deal of an event that is, where the server is committed to it."""
        self.fair: FairState | None = None
        """The table's own fair deal."""
        self.opened = False
        """Every table of the deal is over."""
        self.ended_at: float | None = None
        """When the game came to its end or was stopped."""
        self.reasons: dict[int, Say] = {}
        """Why bots chose, by index of the history: shown after the end."""
        self.unheard: deque[SpectatorsSaid] = deque(maxlen=MOST_UNHEARD)
        """What spectators have said, which the seats are told after the end."""
        self.raw: list[Entry] = []
        """The game's log of a closed table."""

    # Projection

    def step_of(self, entry: Entry) -> Step | None:
        """Play an entry's move on a clone, if it has one."""
        if entry.kind not in MOVES or self.closed:
            return None
        actor = CHANCE if entry.seat is None else entry.seat
        return self.session.try_move(actor, self.session.game.from_record(entry.body["action"]))

    def apply(self, entry: Entry, step: Step | None = None) -> list[Event]:
        """Project one log entry; return what it tells the table beside the game's own events.

        `step` is the entry's move, accepted by the rules.
        """
        self.lines += 1
        self.kept.count(entry)
        if entry.command is not None:
            self.commands.add(written_by(entry))
        if self.closed and entry.kind in (*MOVES, "retract", "time_up", "extend"):
            self.raw.append(entry)
            return []
        if step is not None:
            self.apply_move(entry, step)
            return []
        if entry.kind in FAIR and self.fair is not None:
            self.fair.apply(entry, self.setup)
            return []
        if entry.seat is not None:
            self.seats[entry.seat].apply(entry)
            return self.apply_to_seat(entry.seat, entry)
        match entry.kind:
            case "say":
                name, text = entry.body.get("name", FORGOTTEN), entry.body["text"] or FORGOTTEN
                self.unheard.append(SpectatorsSaid(name, text))
                return [Said(None, name, text)]
            case "stop":
                self.stopped = True
                self.ended_at = entry.at
                self.phase = "closed" if self.closed else "sealed" if self.sealed else "left"
                self.session.stop()
                self.late.clear()
                return [Stopped()]
            case "again":
                self.rematch = entry.body["table"]
            case "branch":
                self.branch = msgspec.convert(entry.body, Branch)
            case "circle":
                self.circle = msgspec.convert(entry.body, OfCircle)
            case "deal":
                self.deal = entry.body["seed"]
                if "of" in entry.body:
                    self.shared = msgspec.convert(entry.body["of"], fair.SharedDeal)
            case "fair":
                self.fair = FairState(entry.body["key"])
            case "open":
                self.opened = True
                if self.phase == "sealed":
                    self.phase = "left" if self.stopped else "over"
        return []

    def apply_move(self, entry: Entry, step: Step) -> None:
        """Project a move of the game."""
        session = self.session
        if "why" in entry.body:
            self.reasons[len(session.history)] = entry.body["why"]
        if step.actor >= 0 and step.actor not in self.late:
            self.missed[step.actor] = 0
        self.late.discard(step.actor)
        session.adopt(step)
        self.clock.owe(session.pending, entry.at, step.actor)
        self.clock.pause(session.game.pause_after(step.events), entry.at)
        if not session.game.to_act(session.state):
            self.phase = "sealed" if self.sealed else "over"
            self.ended_at = entry.at

    def apply_to_seat(self, at: int, entry: Entry) -> list[Event]:
        """Project an entry about a seat, beyond the seat itself."""
        body, seat, session = entry.body, self.seats[at], self.session
        match entry.kind:
            case "sit":
                if body.get("rest") is not None:
                    self.clock.set_rest(at, msgspec.convert(body["rest"], Rest), entry.at)
                if not self.closed and all(seat.kind != "empty" for seat in self.seats):
                    self.phase = "playing"
                    session.start()
                    self.clock.owe(session.pending, entry.at, None)
            case "free":
                self.clock.set_rest(at, None, entry.at)
                self.commands = {done for done in self.commands if done[0] != at}
            case "retract":
                undone = session.undo(at)
                self.reasons = {
                    n - (n > undone): why for n, why in self.reasons.items() if n != undone
                }
                self.clock.undo(at, entry.at)
                return [TookBack(at)]
            case "say" if not seat.muted:
                # A blanked text keeps its place: streams are numbered.
                return [Said(at, seat.name or "", body["text"] or FORGOTTEN)]
            case "signal" if body["signal"] is not None and not seat.muted:
                open = session.game.signs() == "open"
                return [Signal(at, body["to"], body["signal"], body.get("at"), open)]
            case "extend":
                self.clock.extend(at, body["seconds"])
                return [Extended(at, body["seconds"])]
            case "time_up":
                self.late.add(at)
                self.missed[at] += 1
                return [TimeUp(at)]
            case "leave":
                self.stops.pop(at, None)
                return [Left(at)]
            case "stand_in":
                return [StandIn(at, body["bot"])]
            case "back":
                self.late.discard(at)
                self.missed[at] = 0
                self.stops = {who: about for who, about in self.stops.items() if about != at}
                return [CameBack(at)]
            case "rest":
                rest = body["rest"]
                self.clock.set_rest(at, rest and msgspec.convert(rest, Rest), entry.at)
            case "vacation":
                self.clock.set_vacation(at, body["until"], entry.at)
                return [OnVacation(at, ceil((body["until"] - entry.at) / DAY))]
            case "bot_pace":
                self.settings = msgspec.structs.replace(self.settings, bot_pace=body["pace"])
            case "wish_stop":
                self.stops.pop(at, None)
                if body["about"] is not None:
                    self.stops[at] = body["about"]
        return []

    # Fair deals

    @property
    def setup(self) -> fair.Setup:
        """What the table's deal is made for."""
        return setup_of(self.row, self.seats)

    @property
    def deal_pending(self) -> bool:
        """Whether chance waits for the secrets of a fair deal."""
        return self.fair is not None and self.fair.deal_key is None

    @property
    def deal_key(self) -> bytes | None:
        """The key of all chance outcomes, of the table's own fair deal or of an event's."""
        if self.fair is not None:
            return self.fair.deal_key
        if self.shared is None or self.deal is None:
            return None
        commitment = fair.shared_commitment(self.shared, self.setup, self.deal)
        return fair.shared_key(self.deal, commitment)

    def fair_info(self) -> FairDeal | msgspec.UnsetType:
        """Return what everybody may know of the fair deal before the end."""
        if self.fair is not None:
            return self.fair.info()
        if self.shared is None or self.deal is None:
            return msgspec.UNSET
        return FairDeal(shared=fair.shared_commitment(self.shared, self.setup, self.deal))

    def fair_file(self) -> fair.FairFile:
        """Return the companion of the record: never for anybody at a running table."""
        if self.fair is not None:
            return self.fair.file(self.setup)
        if self.shared is None or self.deal is None:
            raise Refused("not_fair")
        commitment = fair.shared_commitment(self.shared, self.setup, self.deal)
        return file_of(self.setup, shared=fair.SharedInFile(self.shared, commitment, self.deal))

    # What follows from it

    @property
    def sealed(self) -> bool:
        """Whether other tables still play the same deal, for all that this one knows."""
        return self.deal is not None and not self.opened

    def check_ended(self) -> None:
        """Refuse what is for finished games alone."""
        if self.sealed:
            raise Refused("deal_sealed")
        if not self.ended:
            raise Refused("not_over_yet")

    @property
    def ended(self) -> bool:
        """Whether the game was played to its end or stopped."""
        return self.phase in ("over", "left")

    @property
    def host(self) -> int:
        """The seat that runs the table: the first person who has not left."""
        return next(iter(self.persons()), 0)

    def persons(self) -> list[int]:
        """Return the seats of persons who have not left."""
        return [at for at, s in enumerate(self.seats) if s.kind == "person" and not s.left]

    @property
    def stand_in(self) -> str:
        """The bot that decides for somebody who is away."""
        return stand_in(self.row.game)

    def bot_for(self, seat: int) -> str | None:
        """Return the bot that decides for a seat now, if one does."""
        holder = self.seats[seat]
        if holder.stand_in or seat in self.late:
            return self.stand_in
        return holder.bot and asked(self.row.game, holder.bot)

    def summary(self, entries: Sequence[Entry] = (), over: bool = False) -> Summary:
        """Return what lists show of the table once these entries are applied.

        `over`: the game is over then.
        """
        seats, phase = self.seats, self.phase
        if any(entry.kind not in MOVES for entry in entries):
            seats = [copy(seat) for seat in seats]
            for entry in entries:
                if entry.seat is not None:
                    seats[entry.seat].apply(entry)
                elif entry.kind == "stop":
                    phase = "sealed" if self.sealed else "left"
                elif entry.kind == "open" and phase == "sealed":
                    phase = "left" if self.stopped else "over"
        taken = sum(seat.kind != "empty" for seat in seats)
        if phase == "gathering" and taken == len(seats):
            phase = "playing"
        if phase == "playing" and over:
            phase = "sealed" if self.sealed else "over"
        host = next((s.name for s in seats if s.kind == "person" and not s.left), None)
        return Summary(phase, host or "", taken)

    def record(self) -> str:
        """Return the record of everything so far: never for anybody at a running table."""
        names = [f"bot:{seat.bot}" if seat.bot else seat.name or "" for seat in self.seats]
        session = self.session
        if self.closed:
            moves = [(entry.seat, entry.body["action"]) for entry in without_undone(self.raw)]
            return record.write_raw(self.row.game, self.row.options, names, moves)
        outcome = None if self.stopped or session.state is None else session.outcome
        return record.write(session.game, names, session.history, outcome)

    def seats_of(self, holder: str | None) -> list[int]:
        """Return the seats that somebody holds."""
        if not holder:
            return []
        return [at for at, seat in enumerate(self.seats) if seat.held_by(holder)]

    def signed(self, by: int, id: str, about: int | None = None) -> str:
        """Return a client's id as the log keeps it, unique for each seat that an entry is about.

        A client's ids have no space. Where an entry is about another seat, or somebody else sat
        here before, the id names its author.
        """
        sitting = self.seats[by].sittings
        own = about is None or about == by
        return id if own and sitting == 1 else f"{by}.{sitting} {id}"


def rules_changed(game: str, version: int) -> bool:
    """Tell whether tables that began under a version of the rules are closed now."""
    known = catalogue().get(game)
    return known is None or known.rules_version != version


def written_by(entry: Entry) -> tuple[Author, str | None]:
    """Return who sent the command that an entry is from, and its id; see `TableState.signed`."""
    assert entry.command is not None
    author, _, id = entry.command.rpartition(" ")
    if author:
        return int(author.partition(".")[0]), id
    return (entry.body.get("name") if entry.seat is None else entry.seat), id


def without_undone(log: list[Entry]) -> list[Entry]:
    """Return the moves of a log, without those that were undone."""
    kept: list[Entry] = []
    for entry in log:
        if entry.kind == "retract":
            at = max(n for n, e in enumerate(kept) if e.seat == entry.seat)
            del kept[at]
        elif entry.kind in MOVES:
            kept.append(entry)
    return kept
