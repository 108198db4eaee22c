"""One game in its course: the truth, and the stream of what each viewer is sent of it.

For every viewer there is one stream: what it is told, numbered from 1 without gaps, and how things
stood then. A message is added to a viewer's stream when that viewer is told something or its own
position has changed, so the numbers count nothing hidden. Tables send these streams to people and
bots; the arena sends them to bots that are programs of their own.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, cast

import msgspec

from filature.core.events import CHANCE, SPECTATOR, Event, Started, Viewer, remember, told_to
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
        self.told: list[tuple[Event, ...]] = []
        """What each message told, for one who comes back."""
        self.fleeting: set[int] = set()
        """The messages that told something to be forgotten at the next decision."""
        self.messages: deque[bytes] = deque(maxlen=KEPT_MESSAGES)
        self.position: msgspec.Raw | None = None
        """How things stand, as it is sent: one string costs less to keep than all that is in it."""

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

    def add(self, told: list[Event], position: Position, actor: int, known: bool = True) -> bool:
        """Add the next message, unless it would tell nothing new.

        What is not `known` is an affair of the table, not of the game.
        """
        if actor != CHANCE:
            self.forget()
        self.knowledge = remember(self.knowledge, actor, told if known else [])
        stands = written(position)
        if not told and stands == self.position:
            return False
        if any(event.fleeting for event in told):
            self.fleeting.add(len(self.told))
        self.position = stands
        self.add_message(told)
        return True

    def add_in_passing(self, told: list[Event], actor: int, known: bool) -> None:
        """Add a message of which it will never be asked how things stood then."""
        if actor != CHANCE:
            self.forget()
        self.knowledge = remember(self.knowledge, actor, told if known else [])
        if any(event.fleeting for event in told):
            self.fleeting.add(len(self.told))
        self.told.append(tuple(told))

    def tell(self, told: list[Event]) -> bool:
        """Add a message about the table's own affairs: it adds nothing to what is known."""
        if not told:
            return False
        self.add_message(told)
        return True

    def add_message(self, told: list[Event]) -> None:
        self.told.append(tuple(told))
        say = [said(event) for event in told]
        message = EventMessage(self.seq, say, passed_on(self.position))
        self.messages.append(msgspec.json.encode(message))

    def without(self, unheard: Callable[[Event], bool]) -> Stream:
        """Return the stream of one who was told the same, less some affairs of the table."""
        other = Stream()
        other.knowledge = list(self.knowledge)
        other.position = self.position
        for at, told in enumerate(self.told):
            heard = tuple(event for event in told if not unheard(event))
            if told and not heard:
                continue
            if at in self.fleeting:
                other.fleeting.add(len(other.told))
            other.told.append(heard)
        return other

    def forget(self) -> None:
        """Drop what was told once only from what is sent again."""
        for at in self.fleeting:
            self.told[at] = tuple(event for event in self.told[at] if not event.fleeting)
        self.fleeting.clear()


def written(position: Position) -> msgspec.Raw:
    """Return a position as it is sent."""
    return msgspec.Raw(msgspec.json.encode(position))


def passed_on(position: msgspec.Raw | None) -> Position | None:
    """Put a written position in the place of one: the encoder passes it on as it is."""
    return cast("Position | None", position)


def said(event: Event) -> Say:
    """Return an event as the wire carries it.

    What is fleeting is marked, to be let go; and so is what others are not told, to be read aloud
    only to those who wish it.
    """
    say: Say = msgspec.to_builtins(event)
    if event.fleeting:
        say["fleeting"] = True
    if event.told(SPECTATOR) != event:
        say["private"] = True
    return say


class GameSession:
    """A game from its beginning to its end, as its viewers are sent it."""

    def __init__(self, game: Game[Any, Any], viewers: Sequence[Viewer]) -> None:
        self.game = game
        self.state: Any = None
        """The truth; nothing before the game has begun."""
        self.history: list[tuple[int, Move]] = []
        self.decision_numbers: list[int] = [0] * game.seats
        """How many decisions each seat has been asked for; the number names the last of them."""
        self.pending: tuple[int, ...] = ()
        self.sealed: list[bool] = []
        """For each step of the history: it told others that it was made, and nothing more."""
        self.streams: dict[Viewer, Stream] = {viewer: Stream() for viewer in viewers}

    def start(self) -> None:
        """Begin the game: everybody is told so, and the first decisions are owed."""
        self.state = self.game.new()
        self.number_decisions(acted=None)
        self.publish([Started()], CHANCE)

    def apply(self, actor: int, move: Move) -> list[Event]:
        """Play a move and add it to the streams; a refused one changes nothing."""
        events = self.game.play(self.state, actor, move)
        self.history.append((actor, move))
        self.sealed.append(actor != CHANCE and all(event.sealed for event in events))
        self.number_decisions(acted=actor)
        self.publish(events, actor)
        return events

    def sealed_choice(self, seat: int) -> int | None:
        """Return where a seat's last decision stands in the history, if it can be taken back.

        It can while it is sealed, and so is all that came after it.
        """
        for at in reversed(range(len(self.history))):
            if not self.sealed[at]:
                return None
            if self.history[at][0] == seat:
                return at
        return None

    def undo(self, seat: int, said: list[Event]) -> None:
        """Go on as if a seat had not made its last, sealed decision, and say so."""
        at = self.sealed_choice(seat)
        assert at is not None
        del self.history[at], self.sealed[at]
        self.state, _ = self.game.replay(self.history)
        for viewer, stream in self.streams.items():
            stream.knowledge = [Started(), *self.game.replay_told(self.history, viewer)]
        self.number_decisions(acted=seat)
        self.publish(said, seat, known=False)

    def number_decisions(self, acted: int | None) -> None:
        """Give every decision newly owed a number that counts this seat's decisions alone."""
        pending = tuple(seat for seat in self.game.to_act(self.state) if seat != CHANCE)
        for seat in pending:
            if seat not in self.pending or seat == acted:
                self.decision_numbers[seat] += 1
        self.pending = pending

    def publish(self, events: list[Event], actor: int, known: bool = True) -> None:
        """Add to each viewer's stream what that viewer is told and sees."""
        for viewer, stream in self.streams.items():
            if stream.add(told_to(viewer, events), self.position(viewer), actor, known):
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
            decisions=[self.decision(viewer)] if viewer in self.pending else [],
            waiting=[Waiting(seat, self.game.asked(self.state, seat)) for seat in self.pending],
            outcome=self.game.outcome(self.state),
            undo=viewer >= 0 and self.sealed_choice(viewer) is not None,
        )

    def decision(self, seat: int) -> Decision:
        """Return the decision that a seat owes."""
        asked = self.game.asked(self.state, seat)
        return Decision(
            str(self.decision_numbers[seat]), asked, self.game.factored(self.state, seat)
        )
