"""One game in its course: the truth, and the stream of what each viewer is sent of it.

For every viewer there is one stream: what it is told, numbered from 1 without gaps, and how things
stood then. A message is added to a viewer's stream when that viewer is told something or its own
position has changed, so the numbers count nothing hidden. Tables send these streams to people and
bots; the arena sends them to bots that are programs of their own.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

import msgspec

from filature.core.events import CHANCE, Event, Started, Viewer, remember, told_to
from filature.core.game import Game
from filature.core.knowledge import Move
from filature.core.messages import Decision, EventMessage, Position, Say, Waiting

KEPT_MESSAGES = 16
"""How many messages of a stream are kept whole; a client further behind is sent a welcome."""


class Stream:
    """What one viewer has been sent."""

    __slots__ = ("fleeting", "knowledge", "messages", "position", "told")

    def __init__(self) -> None:
        self.knowledge: list[Event] = []
        """What the viewer was told by the game and has not been made to forget."""
        self.told: list[list[Event]] = []
        """What each message told, for one who comes back."""
        self.fleeting: set[int] = set()
        """The messages that told something to be forgotten at the next decision."""
        self.messages: deque[bytes] = deque(maxlen=KEPT_MESSAGES)
        self.position: Position | None = None

    @property
    def seq(self) -> int:
        """The number of the last message."""
        return len(self.told)

    def message(self, seq: int) -> bytes | None:
        """Return a whole message if it is still kept."""
        at = seq - 1 - (self.seq - len(self.messages))
        return self.messages[at] if at >= 0 else None

    def says(self, have: int) -> list[list[Say]]:
        """Return what was told after message `have`, as the wire carries it."""
        return [[said(event) for event in told] for told in self.told[have:]]

    def add(self, told: list[Event], position: Position, actor: int) -> bool:
        """Add the next message, unless it would tell nothing new."""
        if actor != CHANCE:
            self.forget()
        self.knowledge = remember(self.knowledge, actor, told)
        if not told and position == self.position:
            return False
        if any(event.fleeting for event in told):
            self.fleeting.add(len(self.told))
        self.told.append(told)
        self.position = position
        message = EventMessage(self.seq, self.says(self.seq - 1)[0], position)
        self.messages.append(msgspec.json.encode(message))
        return True

    def forget(self) -> None:
        """Drop what was told once only from what is sent again."""
        for at in self.fleeting:
            self.told[at] = [event for event in self.told[at] if not event.fleeting]
        self.fleeting.clear()


def said(event: Event) -> Say:
    """Return an event as the wire carries it; what is fleeting is marked, to be let go."""
    say: Say = msgspec.to_builtins(event)
    return {**say, "fleeting": True} if event.fleeting else say


class Course:
    """A game from its beginning to its end, as its viewers are sent it."""

    def __init__(self, game: Game[Any, Any], viewers: Sequence[Viewer]) -> None:
        self.game = game
        self.state: Any = None
        """The truth; nothing before the game has begun."""
        self.history: list[tuple[int, Move]] = []
        self.asked: list[int] = [0] * game.seats
        """How many decisions each seat has been asked for; the number names the last of them."""
        self.owing: tuple[int, ...] = ()
        self.streams: dict[Viewer, Stream] = {viewer: Stream() for viewer in viewers}

    def begin(self) -> None:
        """Begin the game: everybody is told so, and the first decisions are owed."""
        self.state = self.game.new()
        self.number_decisions(acted=None)
        self.publish([Started()], CHANCE)

    def go_on(self, actor: int, move: Move) -> list[Event]:
        """Play a move and add it to the streams; a refused one changes nothing."""
        events = self.game.play(self.state, actor, move)
        self.history.append((actor, move))
        self.number_decisions(acted=actor)
        self.publish(events, actor)
        return events

    def number_decisions(self, acted: int | None) -> None:
        """Give every decision newly owed a number that counts this seat's decisions alone."""
        owing = tuple(seat for seat in self.game.to_act(self.state) if seat != CHANCE)
        for seat in owing:
            if seat not in self.owing or seat == acted:
                self.asked[seat] += 1
        self.owing = owing

    def publish(self, events: list[Event], actor: int) -> None:
        """Add to each viewer's stream what that viewer is told and sees."""
        for viewer, stream in self.streams.items():
            if stream.add(told_to(viewer, events), self.position(viewer), actor):
                self.wake(viewer)

    def wake(self, viewer: Viewer) -> None:
        """Let who watches a viewer's stream know that it has gone on."""

    # What goes out: a viewer's own, and nothing else

    def position(self, viewer: Viewer) -> Position:
        """Return how things stand for one viewer."""
        view = self.game.view(self.state, viewer)
        return Position(
            view=msgspec.to_builtins(view),
            sheet=self.game.sheet(view),
            decisions=[self.decision(viewer)] if viewer in self.owing else [],
            waiting=[Waiting(seat, self.game.asked(self.state, seat)) for seat in self.owing],
            outcome=self.game.outcome(self.state),
        )

    def decision(self, seat: int) -> Decision:
        """Return the decision that a seat owes."""
        asked = self.game.asked(self.state, seat)
        return Decision(str(self.asked[seat]), asked, self.game.factored(self.state, seat))
