"""What each viewer is sent of a game: numbered messages, made from told events and views.

A viewer's stream holds what it was told, numbered from 1 without gaps, and its current position. A
message is added when that viewer is told something or its own position has changed, so the numbers
count nothing hidden. Tables send these streams to people and bots; the arena sends them to bots
that are programs.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, NamedTuple, cast

import msgspec

from filature.core.events import (
    CHANCE,
    DELAYED,
    SPECTATOR,
    TRUTH,
    Event,
    Started,
    Viewer,
    told_to,
)
from filature.core.game import Game
from filature.core.knowledge import Move
from filature.core.messages import EventMessage, Position, Say, Waiting
from filature.core.session import GameSession

KEPT_MESSAGES = 16
"""How many messages of a stream are kept whole; a client further behind is sent a welcome."""


class Stream:
    """What one viewer has been sent; `eyes` is as whom that viewer sees the game."""

    __slots__ = ("_position", "eyes", "fleeting", "look", "messages", "seq", "told")

    def __init__(self, eyes: Viewer) -> None:
        self.eyes = eyes
        self.seq = 0
        """The number of the last message."""
        self.told: list[tuple[Event, ...]] = []
        """What each message told, for a client that reconnects."""
        self.fleeting: set[int] = set()
        """The messages that told something to be forgotten at the next decision."""
        self.messages: deque[bytes] = deque(maxlen=KEPT_MESSAGES)
        self._position: msgspec.Raw | None = None
        self.look: Callable[[], msgspec.Raw] | None = None
        """Makes the position when it is asked for: after a log was read, most never are."""

    @property
    def position(self) -> msgspec.Raw | None:
        """The current position, encoded: one string costs less to keep than all that is in it."""
        if self.look is not None:
            self.position = self.look()
        return self._position

    @position.setter
    def position(self, position: msgspec.Raw | None) -> None:
        self._position = position
        self.look = None

    @property
    def has_position(self) -> bool:
        """Whether the position is there, without making it."""
        return self._position is not None and self.look is None

    def message(self, seq: int) -> bytes | None:
        """Return a whole message if it is still kept."""
        at = seq - 1 - (self.seq - len(self.messages))
        return self.messages[at] if at >= 0 else None

    def says(self, have: int) -> list[list[Say]]:
        """Return what was told after message `have`, as the wire carries it."""
        return [[said(event) for event in told] for told in self.told[have:]]

    def add(self, told: list[Event], position: msgspec.Raw | None, whole: bool = True) -> bool:
        """Add the next message, unless it would tell nothing new.

        One that is not `whole` is kept only as what it told.
        """
        if not told and position == self.position:
            return False
        if any(event.fleeting for event in told):
            self.fleeting.add(self.seq)
        self.told.append(tuple(told))
        self.seq += 1
        self.position = position
        if whole:
            message = EventMessage(self.seq, [said(event) for event in told], self.encoded)
            self.messages.append(msgspec.json.encode(message))
        return True

    @property
    def encoded(self) -> Position | None:
        """The encoded position in the place of one: the encoder copies it as it is."""
        return cast("Position | None", self.position)

    def forget(self) -> None:
        """Drop fleeting events from what a reconnecting client is told."""
        for at in self.fleeting:
            self.told[at] = tuple(event for event in self.told[at] if not event.fleeting)
        self.fleeting.clear()

    def without(self, unheard: Callable[[Event], bool]) -> Stream:
        """Return the stream of a viewer who was told the same, except some events."""
        other = Stream(self.eyes)
        for told in self.told:
            heard = [event for event in told if not unheard(event)]
            if heard or not told:
                other.position = None if heard else self.position
                other.add(heard, None, whole=False)
        other.position = self.position
        return other


def said(event: Event) -> Say:
    """Return an event as the wire carries it.

    Fleeting events are marked, to be forgotten; so are those that others are not told in full, to
    be read aloud only to those who wish it.
    """
    say: Say = msgspec.to_builtins(event)
    if event.fleeting:
        say["fleeting"] = True
    if event.told(SPECTATOR) != event:
        say["private"] = True
    return say


class Delayed(NamedTuple):
    """What delayed spectators will be sent of one move, and of the table until the next one."""

    told: list[Event]
    position: msgspec.Raw
    actor: int
    later: list[list[Event]]


class Streams(dict[Viewer, Stream]):
    """The streams of all viewers of one session.

    `wake` is called with each viewer whose stream has a new message. The stream of `DELAYED`, if
    it is among the viewers, stays `delay` moves behind.
    """

    def __init__(
        self,
        session: GameSession,
        viewers: Iterable[Viewer],
        wake: Callable[[Viewer], None] = lambda viewer: None,
        delay: int = 0,
    ) -> None:
        super().__init__(
            (viewer, Stream(SPECTATOR if viewer == DELAYED else viewer)) for viewer in viewers
        )
        self.session = session
        self.wake = wake
        self.delay = delay
        self.held_back: deque[Delayed] = deque()
        self.revealed = False
        """Everybody sees everything: the game was stopped."""
        self.frozen = False
        """The game is over, and how is not shown yet."""
        self.replaying = False
        """A log is being read: messages and positions on the way are left out."""

    # The game

    def start(self) -> None:
        """Publish that the game has started."""
        self.publish([Started()], CHANCE)

    def publish(self, events: list[Event], actor: int) -> None:
        """Add to each viewer's stream what that viewer is told and sees after a move."""
        for viewer, stream in self.items():
            told = told_to(stream.eyes, events)
            seen = None if self.replaying and told else self.position(stream)
            if viewer == DELAYED and seen is not None:
                self.held_back.append(Delayed(told, seen, actor, []))
            else:
                self.add(viewer, told, seen, actor)
        while len(self.held_back) > self.delay:
            self.release()

    def add(
        self, viewer: Viewer, told: list[Event], position: msgspec.Raw | None, actor: int = CHANCE
    ) -> None:
        """Add a message to one stream; a seat's decision makes fleeting events forgotten."""
        stream = self[viewer]
        if actor != CHANCE and stream.fleeting:
            stream.forget()
        if stream.add(told, position, not self.replaying):
            self.wake(viewer)

    def release(self) -> None:
        """Show delayed spectators one move more, and what happened before the next one."""
        move = self.held_back.popleft()
        self.add(DELAYED, move.told, move.position, move.actor)
        for told in move.later:
            self.tell_one(DELAYED, told)

    def reveal(self, events: list[Event]) -> None:
        """Show everything to everybody from now on, and publish why."""
        self.revealed = True
        self.publish(events, CHANCE)

    def end(self) -> None:
        """Hold nothing back any more."""
        while self.held_back:
            self.release()

    def freeze(self) -> None:
        """Keep showing the present, in which nobody owes anything any more, whatever comes."""
        for stream in self.values():
            seen = position(self.session, stream.eyes)
            nothing_owed = msgspec.structs.replace(seen, decisions=[], waiting=[], undo=False)
            stream.position = msgspec.Raw(msgspec.json.encode(nothing_owed))
        self.frozen = True

    def thaw(self) -> None:
        """Show what comes again."""
        self.frozen = False

    # The table

    def tell(self, event: Event, at_once: bool = False) -> None:
        """Tell every viewer about something that is not part of the game.

        Delayed spectators are told `at_once`, or when they have seen the moves before it.
        """
        for viewer in self:
            told = told_to(viewer, [event])
            if viewer == DELAYED and self.held_back and not at_once:
                self.held_back[-1].later.append(told)
            else:
                self.tell_one(viewer, told)

    def tell_one(self, viewer: Viewer, told: list[Event]) -> None:
        """Tell one viewer about something that is not part of the game."""
        self.add(viewer, told, self[viewer].position)

    def fork(self, viewer: Viewer, other: Viewer, unheard: Callable[[Event], bool]) -> None:
        """Start a viewer's stream as a copy of another's, without some events."""
        self[viewer] = self[other].without(unheard)

    def position(self, stream: Stream) -> msgspec.Raw:
        """Return how things stand for one viewer, encoded."""
        seen = position(self.session, TRUTH if self.revealed else stream.eyes)
        return msgspec.Raw(msgspec.json.encode(seen))

    # Reading a log

    def expect(self, events: list[Event]) -> None:
        """Prepare for the events of the next move, while replaying or soon after.

        Whether a viewer who is told nothing gets a message depends on how its position changes, so
        that position is needed as it is before the move.
        """
        if self.session.state is None:
            return
        for stream in self.values():
            if not stream.has_position and not told_to(stream.eyes, events):
                stream.position = self.position(stream)

    def finish_replay(self) -> None:
        """Have the positions up to date, once the whole log is read, for those who ask for them."""
        if self.replaying and self.session.state is not None and not self.frozen:
            for stream in self.values():
                stream.look = partial(self.position, stream)
        self.replaying = False


def told_along(
    game: Game[Any, Any], history: Iterable[tuple[int, Move]], viewer: Viewer
) -> list[list[Say]]:
    """Return what a viewer was told along a history and has not forgotten, a list for each move
    that told it something."""
    state = game.new()
    found: list[list[Event]] = []
    for actor, move in history:
        told = told_to(viewer, game.play(state, actor, move))
        if actor != CHANCE:
            found = [[event for event in step if not event.fleeting] for step in found]
        found.append(told)
    return [[said(event) for event in step] for step in found if step]


def position(session: GameSession, viewer: Viewer) -> Position:
    """Return how things stand for one viewer."""
    game, state, pending = session.game, session.state, session.pending
    view = game.view(state, viewer)
    return Position(
        view=msgspec.to_builtins(view),
        sheet=game.sheet(view),
        decisions=[session.decision(viewer)] if viewer in pending else [],
        waiting=[Waiting(seat, game.asked(state, seat)) for seat in pending],
        outcome=game.outcome(state),
        undo=viewer in session.undoable,
    )
