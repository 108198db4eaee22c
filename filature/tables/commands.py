"""What somebody may do at a table beside deciding: each act is checked here and becomes lines.

An act that may not be done is refused in words; nothing has changed then.
"""

from __future__ import annotations

from collections import OrderedDict, deque

from filature.core import messages as m
from filature.core.events import COVERED, Viewer
from filature.core.refusals import Refused
from filature.games import bots_of
from filature.tables.clock import EXTENSION
from filature.tables.names import bot_name, clean_name, clean_text, readable
from filature.tables.state import Author
from filature.tables.store import Entry
from filature.tables.table import Table

TALK_AT_ONCE, TALK_WITHIN = 5, 10.0
"""How often one may say something, or make a sign, in how many seconds."""

ACTS_AT_ONCE = 20
"""How often a seat may do anything else beside deciding, in as many seconds: everybody is told of
most of it, and all of it is kept for ever."""

MOST_TALKERS = 500
"""Of how many it is remembered when they last said something."""

STAND_IN = "agent"
"""The level of the bot that decides for somebody who is away."""


def stand_in(game: str) -> str:
    """Return the bot that decides for somebody who is away."""
    return STAND_IN if STAND_IN in bots_of(game) else "ref-random"


def spectator_name(act: m.Talk) -> str:
    """Return what a spectator who says something is called."""
    return clean_name(act.name or "?")


def author_of(viewer: Viewer, act: m.Act) -> Author:
    """Return by whom something is asked; spectators are told apart by the names they take."""
    if viewer >= 0:
        return viewer
    return readable(act.name or "?") if isinstance(act, m.Talk) else None


Times = OrderedDict[Author, deque[tuple[float, str]]]
"""When everybody did something last, and by which ids."""


class Commands:
    """The acts of everybody at one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.talked: Times = OrderedDict()
        self.acted: Times = OrderedDict()

    def validate(self, viewer: Viewer, act: m.Act) -> list[Entry]:
        """Return what an act becomes in the log, or refuse it."""
        table = self.table
        if isinstance(act, m.Talk):
            return self.talk(viewer, act)
        if viewer < 0:
            raise Refused("not_seated")
        if not isinstance(act, m.Command | m.Gesture):
            self.not_too_often(self.acted, viewer, act.id, ACTS_AT_ONCE)
        match act:
            case m.Command(id, decision, action):
                seat = table.seats[viewer]
                back = [Entry("back", viewer)] if seat.stand_in or seat.left else []
                id = table.signed(viewer, id)
                return [*back, *table.decide(viewer, decision, action, id)]
            case m.Undo(id):
                return self.undo(viewer, id)
            case m.Gesture():
                return self.signal(viewer, act)
            case m.Extend(id):
                return self.extend(viewer, id)
            case m.Absent():
                return self.absent(viewer, act)
            case m.Back(id):
                seat = table.seats[viewer]
                if not (seat.stand_in or seat.left):
                    raise Refused("not_away")
                return [Entry("back", viewer, command=table.signed(viewer, id))]
            case m.Leave(id):
                return self.leave(viewer, id)
            case m.Fill() | m.Clear() | m.Mute():
                return self.of_host(viewer, act)
        raise AssertionError(act)

    def undo(self, seat: int, id: str) -> list[Entry]:
        """Take back one's own last decision: only while nobody has learned anything from it."""
        if self.table.phase != "playing":
            raise Refused("not_playing")
        if self.table.session.undoable(seat) is None:
            raise Refused("cannot_undo")
        return [Entry("retract", seat, command=self.table.signed(seat, id))]

    # Talk

    def not_too_often(self, done: Times, author: Author, id: str, most: int) -> None:
        """Count an act, once however often it is tried, or refuse it."""
        now = self.table.environment.now()
        times = done.pop(author, None) or deque(maxlen=most)
        done[author] = times
        while len(done) > MOST_TALKERS:
            done.popitem(last=False)
        if times and times[-1][1] == id:
            return
        if len(times) == most and now - times[0][0] < TALK_WITHIN:
            raise Refused("too_often", seconds=round(TALK_WITHIN))
        times.append((now, id))

    def talk(self, viewer: Viewer, act: m.Talk) -> list[Entry]:
        if viewer == COVERED:
            raise Refused("nobody_looks")
        text = clean_text(act.text)
        if viewer >= 0 and self.table.seats[viewer].muted:
            raise Refused("muted")
        if not self.table.may_talk(viewer):
            raise Refused("no_talk_now")
        if viewer >= 0:
            self.not_too_often(self.talked, viewer, act.id, TALK_AT_ONCE)
            return [Entry("say", viewer, {"text": text}, self.table.signed(viewer, act.id))]
        name = spectator_name(act)
        self.not_too_often(self.talked, name, act.id, TALK_AT_ONCE)
        return [Entry("say", None, {"text": text, "name": name}, act.id)]

    def signal(self, seat: int, act: m.Gesture) -> list[Entry]:
        table = self.table
        if table.phase != "playing":
            raise Refused("not_playing")
        if table.game.signs() == "none" or act.signal not in table.game.signals:
            raise Refused("no_such_signal")
        others = [at for at in range(len(table.seats)) if at != seat]
        if act.to not in others:
            raise Refused("no_such_seat")
        if (act.signal == "look") != (act.at is not None) or (
            act.at is not None and act.at not in range(len(table.seats))
        ):
            raise Refused("no_such_seat")
        if table.seats[seat].muted:
            raise Refused("muted")
        self.not_too_often(self.talked, seat, act.id, TALK_AT_ONCE)
        body = {"to": act.to, "signal": act.signal, "at": act.at}
        return [Entry("signal", seat, body, table.signed(seat, act.id))]

    # Time and absence

    def extend(self, seat: int, id: str) -> list[Entry]:
        time = self.table.time
        table = self.table
        if table.phase != "playing" or seat not in table.pending or seat in table.late:
            raise Refused("not_asked")
        if time.pace.kind == "none":
            raise Refused("no_clock")
        if not time.extensions[seat]:
            raise Refused("no_more_time")
        return [Entry("extend", seat, {"seconds": EXTENSION}, table.signed(seat, id))]

    def absent(self, seat: int, act: m.Absent) -> list[Entry]:
        """Somebody is away: wait, let a bot decide, or (when all who are here agree) stop."""
        table = self.table
        if table.phase != "playing":
            raise Refused("not_playing")
        own = table.signed(seat, act.id)
        if act.wish == "wait":
            return [Entry("wish_stop", seat, {"about": None}, own)]
        absent = table.absent()
        if act.seat not in absent or act.seat == seat:
            raise Refused("not_absent")
        if act.wish == "bot":
            bot = stand_in(table.row.game)
            signed = table.signed(seat, act.id, act.seat)
            return [Entry("stand_in", act.seat, {"bot": bot}, signed)]
        wish = [Entry("wish_stop", seat, {"about": act.seat}, own)]
        away = {at for at in table.persons() if table.seats[at].stand_in or at in absent}
        here = {*table.persons()} - away
        # A wish counts for as long as the one it was about is still away.
        agreed = {who for who, about in table.stops.items() if about in absent}
        return [*wish, Entry("stop", None)] if here <= agreed | {seat} else wish

    def leave(self, seat: int, id: str) -> list[Entry]:
        """Leave: the seat is free before the start; later the others decide how to go on.

        Where nobody is left the game is stopped; where bots stand in for all others, they do for
        those who left too, so that the game comes to its end unless somebody is back.
        """
        table = self.table
        alone = table.persons() == [seat]
        id = table.signed(seat, id)
        if table.phase == "gathering":
            gone = [Entry("free", seat, command=id)]
        elif table.phase == "playing":
            if table.seats[seat].left:
                raise Refused("already_left")
            gone = [Entry("leave", seat, command=id)]
            if not alone and all(table.seats[at].stand_in for at in table.persons() if at != seat):
                bot = stand_in(table.row.game)
                return [*gone, *(Entry("stand_in", at, {"bot": bot}) for at in table.left(seat))]
        else:
            raise Refused("not_playing")
        return [*gone, Entry("stop", None)] if alone else gone

    # The host

    def of_host(self, seat: int, act: m.Fill | m.Clear | m.Mute) -> list[Entry]:
        table = self.table
        if seat != table.host:
            raise Refused("not_host")
        if act.seat not in range(len(table.seats)) or act.seat == seat:
            raise Refused("no_such_seat")
        meant = table.seats[act.seat]
        id = table.signed(seat, act.id, act.seat)
        if isinstance(act, m.Mute):
            if meant.kind != "person":
                raise Refused("no_such_seat")
            return [Entry("mute", act.seat, {"on": act.on}, id)]
        if table.phase != "gathering":
            raise Refused("already_started")
        if isinstance(act, m.Clear):
            if meant.kind == "empty":
                raise Refused("seat_empty")
            return [Entry("free", act.seat, command=id)]
        if meant.kind != "empty":
            raise Refused("table_full")
        if act.bot not in bots_of(table.row.game):
            raise Refused("unknown_bot", bots=list(bots_of(table.row.game)))
        taken = [s.name for s in table.seats if s.name]
        body = {"bot": act.bot, "name": bot_name(taken), "token": None}
        return [Entry("sit", act.seat, body, id)]
