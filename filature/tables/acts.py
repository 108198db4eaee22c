"""What somebody may do at a table beside deciding: each act is checked here and becomes lines.

An act that may not be done is refused in words; nothing has changed then.
"""

from __future__ import annotations

import unicodedata
from collections import deque

from filature.core import messages as m
from filature.core.events import Viewer
from filature.core.refusals import Refused
from filature.games import bots_of
from filature.tables.clock import EXTENSION
from filature.tables.store import Entry
from filature.tables.table import Table

LONGEST_NAME = 24
LONGEST_TEXT = 300
TALK_AT_ONCE, TALK_WITHIN = 5, 10.0
"""How often one may say something, or make a sign, in how many seconds."""

BOT_NAMES = ("Marcel", "Suzanne", "Lucien", "Simone", "Gaston", "Paulette", "Fernand", "Colette")
"""What bots are called at a table, in this order; that they are bots is always said beside it."""

STAND_IN = "agent"
"""The level of the bot that decides for somebody who is away."""


def readable(text: str) -> str:
    """Return a text with its spaces in order, or refuse one that cannot be shown."""
    spaced = " ".join(text.split())
    if any(unicodedata.category(letter).startswith("C") for letter in spaced):
        raise Refused("name_unreadable")
    return spaced


def clean_name(name: str) -> str:
    """Return a name fit to be shown, or refuse it."""
    spaced = readable(name)
    if not spaced:
        raise Refused("name_missing")
    if len(spaced) > LONGEST_NAME:
        raise Refused("name_too_long", limit=LONGEST_NAME)
    return spaced


def bot_name(taken: list[str]) -> str:
    """Return a name for a bot that nobody at the table has."""
    return next((name for name in BOT_NAMES if name not in taken), f"Agent {len(taken) + 1}")


def stand_in(game: str) -> str:
    """Return the bot that decides for somebody who is away."""
    return STAND_IN if STAND_IN in bots_of(game) else "ref-random"


class Acts:
    """The acts of everybody at one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.talked: dict[Viewer, deque[float]] = {}

    def lines(self, viewer: Viewer, act: m.Act) -> list[Entry]:
        """Return what an act becomes in the log, or refuse it."""
        table = self.table
        if isinstance(act, m.Talk):
            return self.talk(viewer, act)
        if viewer < 0:
            raise Refused("not_seated")
        match act:
            case m.Command(id, decision, action):
                back = [Entry("back", viewer)] if table.seats[viewer].stand_in else []
                return [*back, *table.decide(viewer, id, decision, action)]
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
                return [Entry("back", viewer, command=id)]
            case m.Leave(id):
                return self.leave(viewer, id)
            case m.Fill() | m.Clear() | m.Mute():
                return self.of_host(viewer, act)
        raise AssertionError(act)

    def undo(self, seat: int, id: str) -> list[Entry]:
        """Take back one's own last decision: only while nobody has learned anything from it."""
        if self.table.phase != "playing":
            raise Refused("not_playing")
        if self.table.sealed_choice(seat) is None:
            raise Refused("cannot_undo")
        return [Entry("retract", seat, command=id)]

    # Talk

    def not_too_often(self, viewer: Viewer) -> None:
        now = self.table.sources.now()
        times = self.talked.setdefault(viewer, deque(maxlen=TALK_AT_ONCE))
        if len(times) == TALK_AT_ONCE and now - times[0] < TALK_WITHIN:
            raise Refused("too_often", seconds=round(TALK_WITHIN))
        times.append(now)

    def talk(self, viewer: Viewer, act: m.Talk) -> list[Entry]:
        text = readable(act.text)
        if not text:
            raise Refused("nothing_said")
        if len(text) > LONGEST_TEXT:
            raise Refused("too_long", limit=LONGEST_TEXT)
        if viewer >= 0 and self.table.seats[viewer].muted:
            raise Refused("muted")
        if not self.table.may_talk(viewer):
            raise Refused("no_talk_now")
        name = clean_name(act.name or "?") if viewer < 0 else None
        self.not_too_often(viewer)
        if viewer >= 0:
            return [Entry("say", viewer, {"text": text}, act.id)]
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
        self.not_too_often(seat)
        body = {"to": act.to, "signal": act.signal, "at": act.at}
        return [Entry("signal", seat, body, act.id)]

    # Time and absence

    def extend(self, seat: int, id: str) -> list[Entry]:
        time = self.table.time
        if self.table.phase != "playing" or seat not in self.table.owing:
            raise Refused("not_asked")
        if time.pace.kind == "none":
            raise Refused("no_clock")
        if not time.extensions[seat]:
            raise Refused("no_more_time")
        return [Entry("extend", seat, {"seconds": EXTENSION}, id)]

    def absent(self, seat: int, act: m.Absent) -> list[Entry]:
        """Somebody is away: wait, let a bot decide, or (when all who are here agree) stop."""
        table = self.table
        if table.phase != "playing":
            raise Refused("not_playing")
        if act.wish == "wait":
            return [Entry("wish_stop", seat, {"on": False}, act.id)] if seat in table.stops else []
        if act.seat not in table.absent() or act.seat == seat:
            raise Refused("not_absent")
        if act.wish == "bot":
            bot = stand_in(table.row.game)
            return [Entry("stand_in", act.seat, {"bot": bot}, act.id)]
        wish = [Entry("wish_stop", seat, {"on": True}, act.id)]
        here = {at for at in table.persons() if at not in table.absent()}
        stop = here <= table.stops | {seat}
        return [*wish, Entry("stop", None)] if stop else wish

    def leave(self, seat: int, id: str) -> list[Entry]:
        """Leave: the seat is free before the start; later the others decide how to go on."""
        table = self.table
        alone = table.persons() == [seat]
        if table.phase == "gathering":
            gone = [Entry("free", seat, command=id)]
        elif table.phase == "playing":
            if table.seats[seat].left:
                return []
            gone = [Entry("leave", seat, command=id)]
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
        if isinstance(act, m.Mute):
            if meant.kind != "person":
                raise Refused("no_such_seat")
            return [Entry("mute", act.seat, {"on": act.on}, act.id)]
        if table.phase != "gathering":
            raise Refused("already_started")
        if isinstance(act, m.Clear):
            if meant.kind == "empty":
                return []
            return [Entry("free", act.seat, command=act.id)]
        if meant.kind != "empty":
            raise Refused("table_full")
        if act.bot not in bots_of(table.row.game):
            raise Refused("unknown_bot", bots=list(bots_of(table.row.game)))
        taken = [s.name for s in table.seats if s.name]
        body = {"bot": act.bot, "name": bot_name(taken), "token": None}
        return [Entry("sit", act.seat, body, act.id)]
