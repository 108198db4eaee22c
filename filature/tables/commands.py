"""What can be asked of a table: each command is validated here and becomes log entries.

A command that is refused changes nothing.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Any, Literal

import msgspec

from filature.core import messages as m
from filature.core.events import CHANCE, COVERED, Viewer
from filature.core.fair import ANSWER_WITHIN, COME_WITHIN, FairRandom
from filature.core.refusals import NotAllowed, NotOwed, Refused
from filature.core.session import Step
from filature.tables.clock import DAY
from filature.tables.environment import Environment
from filature.tables.fair import milliseconds
from filature.tables.names import bot_name, clean_name, clean_text, readable_name, same_name
from filature.tables.presence import Presence
from filature.tables.rest import check_rest
from filature.tables.server_commands import (
    AdvanceDeal,
    BotDecision,
    Change,
    ComeBack,
    Command,
    DrawChance,
    EndTime,
    HandOver,
    HoldSeat,
    IssueCode,
    NameRematch,
    OpenDeal,
    ServerCommand,
    StopGame,
    SubstituteBot,
    TakeSeat,
    Vacate,
)
from filature.tables.state import Author, TableState
from filature.tables.store import Entry
from filature.tables.table_bots import check_bot
from filature.tables.table_time import TableTime

TALK_AT_ONCE, TALK_WITHIN = 5, 10.0
"""How many texts or signs somebody may send, in how many seconds."""

ACTS_AT_ONCE = 20
"""How many other commands, beside decisions, a seat may send in as many seconds: everybody is told
of most of them, and all of them are kept for ever."""

MOST_TALKERS = 500
"""For how many people the last commands are remembered."""


def spectator_of(command: Command) -> Author:
    """Return which spectator sends a command: they are told apart by the names they take."""
    return readable_name(command.name or "?") if isinstance(command, m.Talk) else None


Times = OrderedDict[Author, deque[tuple[float, str]]]
"""When everybody's last commands came, and their ids."""


class CommandValidator:
    """Validates the commands at one table."""

    def __init__(
        self, state: TableState, presence: Presence, environment: Environment, time: TableTime
    ) -> None:
        self.state = state
        self.presence = presence
        self.environment = environment
        self.time = time
        self.talked: Times = OrderedDict()
        self.acted: Times = OrderedDict()

    def validate(self, viewer: Viewer, command: Command, holder: str | None = None) -> Change:
        """Return what a command becomes in the log, or refuse it."""
        if isinstance(command, m.Talk):
            return Change(self.talk(viewer, command, holder))
        if isinstance(command, ServerCommand):
            return self.validate_of_server(viewer, command)
        if viewer < 0:
            raise Refused("not_seated")
        if isinstance(command, m.Command):
            return self.decide(viewer, command)
        if not isinstance(command, m.Gesture):
            self.limit(self.acted, viewer, command.id, ACTS_AT_ONCE)
            self.state.kept.check_commands(viewer)
        match command:
            case m.Undo(id):
                return Change(self.undo(viewer, id))
            case m.Gesture():
                return Change(self.signal(viewer, command))
            case m.Extend(id):
                return Change(self.extend(viewer, id))
            case m.Absent():
                return Change(self.absent(viewer, command))
            case m.Back(id):
                seat = self.state.seats[viewer]
                if not (seat.stand_in or seat.left):
                    raise Refused("not_away")
                return Change([Entry("back", viewer, command=self.state.signed(viewer, id))])
            case m.Leave(id):
                return Change(self.leave(viewer, id))
            case m.SetRest():
                return Change(self.set_rest(viewer, command))
            case m.Vacation():
                return Change(self.take_vacation(viewer, command))
            case m.SetBotPace():
                return Change(self.set_bot_pace(viewer, command))
            case m.FairCommit() | m.FairOpen():
                return self.contribute(viewer, command)
            case m.Fill() | m.Clear() | m.Mute():
                return Change(self.by_host(viewer, command))
        raise AssertionError(command)

    def validate_of_server(self, viewer: Viewer, command: ServerCommand) -> Change:
        """Return what a command of the server becomes; nothing where it is out of date."""
        state = self.state
        playing = state.phase == "playing"
        match command:
            case BotDecision() if self.state.bot_for(viewer) is not None:
                return self.decide(viewer, command)
            case DrawChance() if playing and not state.deal_pending:
                return self.draw_chance([])
            case AdvanceDeal() if playing and state.deal_pending:
                return self.advance_deal([])
            case EndTime() if playing and self.time_is_up(viewer):
                return Change([Entry("time_up", viewer)])
            case SubstituteBot() if playing and self.needs_substitute(viewer):
                return Change([Entry("stand_in", viewer, {"bot": state.stand_in})])
            case ComeBack() if playing and state.seats[viewer].stand_in:
                return Change([Entry("back", viewer)])
            case StopGame() if state.phase in ("gathering", "playing"):
                return Change([Entry("stop", None)])
            case OpenDeal() if state.sealed and state.phase in ("sealed", "closed"):
                return Change([Entry("open", None)])
            case TakeSeat():
                return Change(self.take_seat(command))
            case IssueCode(hashed):
                return Change([Entry("code", viewer, {"hash": hashed})])
            case HoldSeat(code, holder, move):
                if state.seats[viewer].code != code:
                    raise NotAllowed("bad_code")  # Somebody else sits there since.
                return Change([Entry("hold", viewer, {"token": holder, "move": move})])
            case HandOver(source, target) if state.seats[viewer].held_by(source):
                body = {"token": target, "move": False, "from": source}
                return Change([Entry("hold", viewer, body)])
            case Vacate():
                return Change(self.vacate(viewer))
            case NameRematch(table) if state.rematch is None:
                return Change([Entry("again", None, {"table": table})])
        return Change([])

    # Decisions

    def decide(self, seat: int, command: m.Command | BotDecision) -> Change:
        """Play a decision on a clone, with the chance that follows it."""
        state, session = self.state, self.state.session
        if state.phase != "playing":
            raise NotOwed("not_playing")
        number = str(session.decision_numbers[seat])
        if seat not in session.pending or command.decision != number:
            raise NotOwed("not_asked")
        game, holder = session.game, state.seats[seat]
        step = session.try_move(seat, game.from_record(command.action))
        body: dict[str, Any] = {"action": game.to_record(seat, step.move)}
        entries: list[Entry] = []
        if isinstance(command, m.Command):
            if holder.stand_in or holder.left:
                entries.append(Entry("back", seat))
            entries.append(Entry("decide", seat, body, state.signed(seat, command.id)))
        else:
            if command.reason is not None:
                body["why"] = command.reason
            entries.append(Entry("decide", seat, body))
        if state.deal_pending or not game.is_chance(step.state):
            return Change(entries, [step])
        chance = self.draw_chance([step])
        return Change(entries + chance.entries, chance.steps)

    def draw_chance(self, steps: list[Step], key: bytes | None = None) -> Change:
        """Let chance act for as long as it must, after some steps; `key` is of a fair deal.

        Fair deals, and those that several tables play, count chance alone: how people play changes
        nothing.
        """
        session, key = self.state.session, key or self.state.deal_key
        drawn = sum(actor == CHANCE for actor, _ in session.history)
        game, entries = session.game, []
        state = steps[-1].state if steps else session.state
        while game.is_chance(state):
            if key is not None:
                at = drawn + sum(step.actor == CHANCE for step in steps)
                move = game.chance(state, FairRandom(key, at))
            else:
                move = self.environment.draw(game, state, *self.chance_seed(steps, drawn))
            steps.append(session.try_move(CHANCE, move, state))
            entries.append(Entry("chance", None, {"action": game.to_record(CHANCE, move)}))
            state = steps[-1].state
        return Change(entries, steps)

    def chance_seed(self, steps: list[Step], drawn: int) -> tuple[int | str | None, int]:
        """Return the seed of the next chance outcome, if it has one, and its number."""
        history, deal = self.state.session.history, self.state.deal
        if deal is None:
            return self.state.row.settings.seed, len(history) + len(steps)
        return deal, drawn + sum(step.actor == CHANCE for step in steps)

    # Fair deals

    def contribute(self, seat: int, command: m.FairCommit | m.FairOpen) -> Change:
        """Take a seat's commitment or opening, with what follows from it."""
        fair = self.state.fair
        if fair is None or self.state.phase != "playing":
            raise NotOwed("not_playing")
        if isinstance(command, m.FairCommit):
            taken = fair.committed(command)
        else:
            taken = fair.opened(command)
        if not taken:
            return Change([])
        id = self.state.signed(seat, command.id)
        return self.advance_deal([msgspec.structs.replace(taken[0], command=id)])

    def advance_deal(self, sent: list[Entry]) -> Change:
        """Bring a fair deal on as far as it comes now; once it is made, let chance act."""
        state, now = self.state, self.time.now()
        assert state.fair is not None
        sent = [msgspec.structs.replace(entry, at=now) for entry in sent]
        secret, due = self.environment.secret, self.device_time_is_up
        entries, after = state.fair.next_entries(state.setup, state.seats, secret, due, sent, now)
        if after.deal_key is None:
            return Change(entries)
        chance = self.draw_chance([], after.deal_key)
        return Change(entries + chance.entries, chance.steps)

    def device_time_is_up(
        self, since: int, seats: list[int], step: Literal["commit", "open"]
    ) -> bool:
        """Tell whether devices have had their time, those that are not connected less of it."""
        passed = milliseconds(self.time.now()) - since
        if step == "commit" and not any(self.presence.present(seat) for seat in seats):
            return passed >= COME_WITHIN * 1000
        return passed >= ANSWER_WITHIN * 1000

    def undo(self, seat: int, id: str) -> list[Entry]:
        """Undo the seat's last decision: only while nobody has learned anything from it."""
        if self.state.phase != "playing":
            raise NotOwed("not_playing")
        if seat not in self.state.session.undoable:
            raise Refused("cannot_undo")
        return [Entry("retract", seat, command=self.state.signed(seat, id))]

    # Seats

    def take_seat(self, command: TakeSeat) -> list[Entry]:
        """Sit down, once for each holder."""
        state = self.state
        if state.seats_of(command.holder):
            return []
        if any(same_name(command.name, other.name) for other in state.seats):
            raise Refused("name_taken")
        if state.phase != "gathering":
            raise Refused("table_full")
        at = next(at for at, seat in enumerate(state.seats) if seat.kind == "empty")
        body: dict[str, Any] = {"bot": None, "name": command.name, "token": command.holder}
        if command.fair:
            body["fair"] = True
        if command.rest is not None and state.clock.days:
            check_rest(command.rest)
            body["rest"] = msgspec.to_builtins(command.rest)
        return [Entry("sit", at, body)]

    def leave(self, seat: int, id: str) -> list[Entry]:
        """Leave: the seat is free before the start; later the others decide how to go on.

        Where nobody is left the game is stopped. Where bots stand in for all others, they do for
        those who left too, so that the game comes to its end unless somebody comes back.
        """
        state = self.state
        persons = state.persons()
        alone = persons == [seat]
        id = state.signed(seat, id)
        if state.phase == "gathering":
            gone = [Entry("free", seat, command=id)]
        elif state.phase == "playing":
            if state.seats[seat].left:
                raise Refused("already_left")
            gone = [Entry("leave", seat, command=id)]
            if not alone and all(state.seats[at].stand_in for at in persons if at != seat):
                body = {"bot": state.stand_in}
                for at, other in enumerate(state.seats):
                    if (other.left or at == seat) and not other.stand_in:
                        gone.append(Entry("stand_in", at, body))
                return gone
        else:
            raise NotOwed("not_playing")
        return [*gone, Entry("stop", None)] if alone else gone

    def vacate(self, seat: int) -> list[Entry]:
        """Leave for good: a bot decides from now on; where nobody is left the game is stopped."""
        state = self.state
        alone = not set(state.persons()) - {seat}
        if state.phase == "gathering":
            gone = [Entry("free", seat)]
        elif state.phase == "playing":
            gone = [] if state.seats[seat].left else [Entry("leave", seat)]
            if not alone and not state.seats[seat].stand_in:
                gone.append(Entry("stand_in", seat, {"bot": state.stand_in}))
        else:
            return []
        return [*gone, Entry("stop", None)] if alone else gone

    def by_host(self, seat: int, command: m.Fill | m.Clear | m.Mute) -> list[Entry]:
        """Fill or clear another seat before the start, or mute its person."""
        state = self.state
        if seat != state.host:
            raise Refused("not_host")
        if command.seat not in range(len(state.seats)) or command.seat == seat:
            raise Refused("no_such_seat")
        other = state.seats[command.seat]
        id = state.signed(seat, command.id, command.seat)
        if isinstance(command, m.Mute):
            if other.kind != "person":
                raise Refused("no_such_seat")
            return [Entry("mute", command.seat, {"on": command.on}, id)]
        if state.phase != "gathering":
            raise Refused("already_started")
        if isinstance(command, m.Clear):
            if other.kind == "empty":
                raise Refused("seat_empty")
            return [Entry("free", command.seat, command=id)]
        if other.kind != "empty":
            raise Refused("table_full")
        check_bot(state.row.game, command.bot, self.environment.reference_bots)
        taken = [s.name for s in state.seats if s.name]
        body = {"bot": command.bot, "name": bot_name(taken), "token": None}
        return [Entry("sit", command.seat, body, id)]

    def set_bot_pace(self, seat: int, command: m.SetBotPace) -> list[Entry]:
        """Let bots decide faster or slower from now on."""
        if seat != self.state.host:
            raise Refused("not_host")
        id = self.state.signed(seat, command.id)
        return [Entry("bot_pace", seat, {"pace": command.pace}, id)]

    # Talk

    def limit(self, done: Times, author: Author, id: str, most: int) -> None:
        """Count a command, once however often it is tried, or refuse it."""
        now = self.environment.monotonic()
        times = done.pop(author, None) or deque(maxlen=most)
        done[author] = times
        while len(done) > MOST_TALKERS:
            done.popitem(last=False)
        if times and times[-1][1] == id:
            return
        if len(times) == most and now - times[0][0] < TALK_WITHIN:
            raise Refused("too_often", seconds=round(TALK_WITHIN))
        times.append((now, id))

    def may_talk(self, viewer: Viewer) -> bool:
        """Tell whether a viewer may say something now."""
        state = self.state
        if viewer < 0 or state.phase != "playing":
            return True
        return state.session.game.may_talk(state.session.state) and not state.seats[viewer].muted

    def talk(self, viewer: Viewer, command: m.Talk, holder: str | None) -> list[Entry]:
        """Say something. Who a spectator is, is kept for erasing alone, and shown to nobody."""
        if viewer == COVERED:
            raise Refused("nobody_looks")
        text = clean_text(command.text)
        if viewer >= 0 and self.state.seats[viewer].muted:
            raise Refused("muted")
        if not self.may_talk(viewer):
            raise Refused("no_talk_now")
        self.state.kept.check_talk(viewer if viewer >= 0 else None)
        if viewer >= 0:
            self.limit(self.talked, viewer, command.id, TALK_AT_ONCE)
            return [Entry("say", viewer, {"text": text}, self.state.signed(viewer, command.id))]
        name = clean_name(command.name or "?")
        if any(same_name(name, seat.name) for seat in self.state.seats):
            raise Refused("name_taken")
        self.limit(self.talked, name, command.id, TALK_AT_ONCE)
        by = {} if holder is None else {"by": holder}
        return [Entry("say", None, {"text": text, "name": name, **by}, command.id)]

    def signal(self, seat: int, command: m.Gesture) -> list[Entry]:
        """Make a sign to another seat; a look is at a third."""
        state, game = self.state, self.state.session.game
        seats = range(len(state.seats))
        if state.phase != "playing":
            raise NotOwed("not_playing")
        if game.signs() == "none" or command.signal not in game.signals:
            raise Refused("no_such_signal")
        if command.to not in seats or command.to == seat:
            raise Refused("no_such_seat")
        if (command.signal == "look") != (command.at is not None) or (
            command.at is not None and command.at not in seats
        ):
            raise Refused("no_such_seat")
        if state.seats[seat].muted:
            raise Refused("muted")
        state.kept.check_talk(seat)
        self.limit(self.talked, seat, command.id, TALK_AT_ONCE)
        body = {"to": command.to, "signal": command.signal, "at": command.at}
        return [Entry("signal", seat, body, state.signed(seat, command.id))]

    # Time and absence

    def time_is_up(self, seat: int) -> bool:
        """Tell whether a seat's clock has run out, and no bot decides for it yet."""
        state = self.state
        if seat not in state.session.pending or self.state.bot_for(seat) is not None:
            return False
        if state.clock.days and (state.row.settings.away == "ask" or state.missed[seat]):
            return False  # The others choose what happens; or a bot stands in from now on.
        return self.is_late(seat)

    def is_late(self, seat: int) -> bool:
        """Tell whether a seat's clock has run out."""
        left = self.state.clock.left(seat, self.time.now())
        return left is not None and left <= 0

    def needs_substitute(self, seat: int) -> bool:
        """Tell whether a bot is to decide for a seat from now on, because its person is away.

        With a pace in days: who lets the time run out twice in a row.
        """
        state = self.state
        if state.row.settings.away != "bot" or state.bot_for(seat) is not None:
            return False
        if self.presence.is_away(seat):
            return True
        return state.clock.days and bool(state.missed[seat]) and self.is_late(seat)

    def set_rest(self, seat: int, command: m.SetRest) -> list[Entry]:
        """Have other hours of rest."""
        state = self.state
        if not state.clock.days:
            raise Refused("no_days")
        if command.rest is not None:
            check_rest(command.rest)
        rest = None if command.rest is None else msgspec.to_builtins(command.rest)
        return [Entry("rest", seat, {"rest": rest}, state.signed(seat, command.id))]

    def take_vacation(self, seat: int, command: m.Vacation) -> list[Entry]:
        """Let one's own clock stand still until a moment, for so many days a game at the most."""
        state, now = self.state, self.time.now()
        if state.phase != "playing":
            raise NotOwed("not_playing")
        if not state.clock.days:
            raise Refused("no_days")
        clock = state.clock
        until = now if command.until is None else float(command.until)
        left = clock.vacation_left[seat] + max(0.0, clock.vacation[seat] - now)
        if not now <= until <= now + left:  # also where it is no number
            raise Refused("vacation_bounds", days=int(left / DAY))
        if until == now and clock.vacation[seat] <= now:
            raise Refused("no_vacation")
        return [Entry("vacation", seat, {"until": until}, state.signed(seat, command.id))]

    def extend(self, seat: int, id: str) -> list[Entry]:
        """Ask for more time."""
        state = self.state
        if state.phase != "playing" or seat not in state.session.pending or seat in state.late:
            raise NotOwed("not_asked")
        if state.clock.pace.kind == "none":
            raise Refused("no_clock")
        if not state.clock.extensions[seat]:
            raise Refused("no_more_time")
        return [Entry("extend", seat, {"seconds": state.clock.extension}, state.signed(seat, id))]

    def absent(self, seat: int, command: m.Absent) -> list[Entry]:
        """Somebody is away: wait, let a bot decide, or (when all who are here agree) stop."""
        state = self.state
        if state.phase != "playing":
            raise NotOwed("not_playing")
        own = state.signed(seat, command.id)
        if command.wish == "wait":
            return [Entry("wish_stop", seat, {"about": None}, own)]
        absent = self.presence.absent()
        if command.seat not in absent or command.seat == seat:
            raise Refused("not_absent")
        if command.wish == "bot":
            body = {"bot": state.stand_in}
            signed = state.signed(seat, command.id, command.seat)
            return [Entry("stand_in", command.seat, body, signed)]
        wish = [Entry("wish_stop", seat, {"about": command.seat}, own)]
        persons = state.persons()
        away = {at for at in persons if state.seats[at].stand_in or at in absent}
        # A wish counts for as long as the one it was about is still away.
        agreed = {who for who, about in state.stops.items() if about in absent}
        everybody = {*persons} - away <= agreed | {seat}
        return [*wish, Entry("stop", None)] if everybody else wish
