"""What each viewer is sent of a game: numbered messages, made from told events and views.

A viewer's stream holds what it was told, numbered from 1 without gaps, and its current position. A
message is added when that viewer is told something or its own position has changed, so the numbers
count nothing hidden. Tables send these streams to people and bots; the arena sends them to bots
that are programs.

Only what somebody follows is encoded, and only then is a position made as soon as it changes. Of
other streams the numbers and what was told are kept up to date, and the position is made when it is
asked for.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
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
from filature.core.game import Game, Outcome
from filature.core.knowledge import Move
from filature.core.messages import EventMessage, PatchMessage, Position, Say, Waiting
from filature.core.patches import changes_of_position
from filature.core.session import GameSession
from filature.core.sharing import Memory, memory, public

KEPT_MESSAGES = 16
"""How many messages of a stream are kept; a client further behind is sent a welcome."""

LONG_PATCH = 2048
"""A patch of more bytes is compared with the whole message, and the shorter one is sent. Others are
not, so that most whole messages need not be encoded; and what is sent with patches must not depend
on whether somebody follows without them."""

Look = Callable[[], Position]

ENCODER = msgspec.json.Encoder()

NOTHING: list[Any] = []
"""Always the same empty list, so that it is seen at once that nothing has changed."""


class Message(msgspec.Struct, frozen=True, gc=False):
    """A message as it is sent: with the whole position, and to those who wish for patches."""

    whole: bytes | None
    patch: bytes | None


class Stream:
    """What one viewer has been sent; `eyes` is as whom that viewer sees the game."""

    __slots__ = ("_position", "eyes", "fleeting", "followers", "look", "messages", "seq", "told")

    def __init__(self, eyes: Viewer) -> None:
        self.eyes = eyes
        self.seq = 0
        """The number of the last message."""
        self.told: list[tuple[Event, ...]] = []
        """What each message told, for a client that reconnects."""
        self.fleeting: set[int] = set()
        """The messages that told something to be forgotten at the next decision."""
        self.messages: deque[Message] = deque(maxlen=KEPT_MESSAGES)
        """The last messages, of those since somebody follows."""
        self.followers = [0, 0]
        """How many follow the stream with whole positions, and how many with patches."""
        self._position: Position | None = None
        self.look: Look | None = None
        """Makes the position when it is asked for: most are not, where nobody follows."""

    @property
    def position(self) -> Position | None:
        """How things stand for the viewer since the last message; nothing before the start."""
        if self.look is not None:
            self.position = self.look()
        return self._position

    @position.setter
    def position(self, position: Position | None) -> None:
        self._position = position
        self.look = None

    @property
    def has_position(self) -> bool:
        """Whether the position is there, without making it."""
        return self._position is not None and self.look is None

    def settle(self) -> None:
        """Make the position now, if it is still to be made."""
        self.position = self.position

    # Those who follow

    @property
    def followed(self) -> bool:
        """Whether anybody follows: then every message is encoded as it is added."""
        wholes, patches = self.followers
        return bool(wholes or patches)

    def follow(self, patches: bool = False) -> None:
        """Have messages from now on, with whole positions or with patches of the one before."""
        self.settle()
        self.followers[patches] += 1

    @contextmanager
    def following(self, patches: bool) -> Iterator[None]:
        """Follow for a while."""
        self.follow(patches)
        try:
            yield
        finally:
            self.followers[patches] -= 1

    def message(self, seq: int, patches: bool = False) -> bytes | None:
        """Return a message for one who follows, if it is still kept."""
        at = seq - 1 - (self.seq - len(self.messages))
        if at < 0:
            return None
        return self.messages[at].patch if patches else self.messages[at].whole

    def says(self, have: int) -> list[list[Say]]:
        """Return what was told after message `have`, as the wire carries it."""
        return [[said(event) for event in told] for told in self.told[have:]]

    # New messages

    def add(self, told: list[Event], position: Position | Look | None) -> bool:
        """Add the next message, unless it would tell nothing new.

        Where it tells something and nobody follows, a way to look will do for the position.
        """
        if callable(position):
            self.look = position
            self.append(told, None)
            return True
        before = self._position if self.look is None else self.position
        if not told and position == before:
            return False
        self._position, self.look = position, None
        self.append(told, before)
        return True

    def tell(self, told: list[Event]) -> bool:
        """Add a message after which things stand as before, unless it tells nothing."""
        if told:
            self.append(told, self._position)
        return bool(told)

    def append(self, told: list[Event], before: Position | None) -> None:
        """Count the next message, and encode it for those who follow.

        A patch, where it is asked for and shorter, depends on the viewer's positions before and
        now, and on nothing else.
        """
        for event in told:
            if event.fleeting:
                self.fleeting.add(self.seq)
        self.told.append(tuple(told))
        self.seq += 1
        wholes, patches = self.followers
        if not wholes and not patches:
            self.messages.clear()
            return
        say, now = [said(event) for event in told], self._position
        whole = patch = None
        if patches and before is not None and now is not None:
            patch = ENCODER.encode(PatchMessage(self.seq, say, changes_of_position(before, now)))
        long = patch is None or len(patch) > LONG_PATCH
        if wholes or long:
            whole = ENCODER.encode(EventMessage(self.seq, say, now))
            if patch is None or (long and len(whole) <= len(patch)):
                patch = whole
        self.messages.append(Message(whole, patch))

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
                other.append(heard, None)
        other.position = self.position
        return other


def said(event: Event) -> Say:
    """Return an event as the wire carries it, made once for all viewers who are told the same one.

    Fleeting events are marked, to be forgotten; so are those that others are not told in full, to
    be read aloud only to those who wish it.
    """
    shared = memory.get()
    if shared is not None and (kept := shared.once.get((said, id(event)))) is not None:
        say: Say = kept[1]
        return say
    say = msgspec.to_builtins(event)
    if event.fleeting:
        say["fleeting"] = True
    if event.told(SPECTATOR) != event:
        say["private"] = True
    if shared is not None:
        shared.once[said, id(event)] = event, say
    return say


class Delayed(NamedTuple):
    """What delayed spectators will be sent of one move, and of the table until the next one."""

    told: list[Event]
    position: Position
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
        self.memory = Memory()
        """The parts of views that were last published."""

    # The game

    def start(self) -> None:
        """Publish that the game has started."""
        self.publish([Started()], CHANCE)

    def publish(self, events: list[Event], actor: int) -> None:
        """Add to each viewer's stream what that viewer is told and sees after a move."""
        with self.memory:
            for viewer, stream in self.items():
                told = told_to(stream.eyes, events)
                if viewer == DELAYED:
                    seen = position(self.session, self.eyes(stream))
                    self.held_back.append(Delayed(told, seen, actor, []))
                else:
                    self.add(viewer, told, actor)
            while len(self.held_back) > self.delay:
                self.release()

    def add(
        self, viewer: Viewer, told: list[Event], actor: int, seen: Position | None = None
    ) -> None:
        """Add a message to one stream: how things stand now, unless another position is seen.

        A seat's decision makes fleeting events forgotten.
        """
        stream = self[viewer]
        if stream.fleeting and actor != CHANCE:
            stream.forget()
        if seen is not None or stream.followed or not told:
            added = stream.add(told, seen or position(self.session, self.eyes(stream)))
        else:
            added = stream.add(told, lambda: position(self.session, self.eyes(stream)))
        if added:
            self.wake(viewer)

    def release(self) -> None:
        """Show delayed spectators one move more, and what happened before the next one."""
        move = self.held_back.popleft()
        self.add(DELAYED, move.told, move.actor, move.position)
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

    def freeze(self, event: Event) -> None:
        """Tell an event, and show the present, in which nobody owes anything any more, until more
        is published. Delayed spectators go on seeing what they saw."""
        with Memory():
            for viewer, stream in self.items():
                told = told_to(viewer, [event])
                if viewer == DELAYED and self.held_back:
                    self.held_back[-1].later.append(told)
                    continue
                seen = position(self.session, stream.eyes)
                nothing_owed = msgspec.structs.replace(seen, decisions=[], waiting=[], undo=False)
                self.add(viewer, told, CHANCE, nothing_owed)

    # The table

    def tell(self, event: Event, at_once: bool = False) -> None:
        """Tell every viewer about something that is not part of the game.

        Delayed spectators are told `at_once`, or when they have seen the moves before it.
        """
        with Memory():
            for viewer in self:
                told = told_to(viewer, [event])
                if viewer == DELAYED and self.held_back and not at_once:
                    self.held_back[-1].later.append(told)
                else:
                    self.tell_one(viewer, told)

    def tell_one(self, viewer: Viewer, told: list[Event]) -> None:
        """Tell one viewer about something that is not part of the game."""
        if self[viewer].tell(told):
            self.wake(viewer)

    def fork(self, viewer: Viewer, other: Viewer, unheard: Callable[[Event], bool]) -> None:
        """Start a viewer's stream as a copy of another's, without some events."""
        self[viewer] = self[other].without(unheard)

    def eyes(self, stream: Stream) -> Viewer:
        """Return as whom the viewer of a stream sees the game now."""
        return TRUTH if self.revealed else stream.eyes

    def expect(self, events: list[Event]) -> None:
        """Prepare for the events of the next move, before it is applied to the session.

        Whether a viewer who is told nothing gets a message depends on how its position changes, so
        that position is needed as it is before the move.
        """
        if self.session.state is None:
            return
        for stream in self.values():
            if not stream.has_position and not told_to(stream.eyes, events):
                stream.position = position(self.session, self.eyes(stream))


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
    game, state = session.game, session.state
    view = game.view(state, viewer)
    waiting, outcome = standing(session, state)
    return Position(
        # The encoder writes a struct as it would write the same fields in a dict.
        view=cast("dict[str, Any]", view),
        sheet=game.sheet(view),
        decisions=[session.decision(viewer)] if viewer in session.pending else NOTHING,
        waiting=waiting,
        outcome=outcome,
        undo=viewer in session.undoable,
    )


@public
def standing(session: GameSession, state: Any) -> tuple[list[Waiting], Outcome | None]:
    """Return who owes a decision and how the game ended, as everybody is told."""
    game = session.game
    waiting = [Waiting(seat, game.asked(state, seat)) for seat in session.pending]
    return waiting, game.outcome(state)
