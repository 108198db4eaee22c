"""One game from its start to its end: the stepping loop of tables, arena, terminal and tests.

A session holds the truth: the state and the history of moves. It knows nothing of how viewers are
told; `core/streams.py` makes what each viewer is sent from a session's events and views.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, NamedTuple, Self

from filature.core.events import CHANCE, Event, Viewer, remember, told_to
from filature.core.game import Game, Outcome
from filature.core.knowledge import Knowledge, Move
from filature.core.messages import Decision


class Step(NamedTuple):
    """A move that the rules have accepted, and the state after it."""

    actor: int
    move: Move
    events: list[Event]
    state: Any


class GameSession:
    """One game, stepped move by move.

        session = GameSession(game, viewers=range(game.seats)).start()
        session.play_out(lambda seat: choose(session.knowledge_of(seat)), rng)
        print(session.outcome)

    `viewers` are those whose knowledge is kept. A session without any steps faster.
    """

    __slots__ = ("decision_numbers", "game", "history", "knowledge", "pending", "sealed", "state")

    def __init__(self, game: Game[Any, Any], viewers: Iterable[Viewer] = ()) -> None:
        self.game = game
        self.state: Any = None
        """The truth; None before the start."""
        self.history: list[tuple[int, Move]] = []
        self.pending: tuple[int, ...] = ()
        """The seats that owe a decision."""
        self.decision_numbers: list[int] = [0] * game.seats
        """How many decisions each seat has been asked for; the number names the last of them."""
        self.sealed: list[bool] = []
        """For each move of the history: others were told that it was made, and nothing more."""
        self.knowledge: dict[Viewer, list[Event]] = {viewer: [] for viewer in viewers}
        """What each viewer was told and has not forgotten. The lists are replaced, never changed:
        a caller may keep them."""

    # Stepping

    def start(self) -> Self:
        """Start the game."""
        self.state = self.game.new()
        self.number_decisions(acted=None)
        return self

    def apply(self, actor: int, move: Move) -> list[Event]:
        """Play a move and return what happened, in full; a refused move changes nothing."""
        events = self.game.play(self.state, actor, move)
        self.advance(actor, move, events)
        return events

    def draw_chance(self, rng: Random) -> list[Event]:
        """Let chance make the one move that it must make now."""
        return self.apply(CHANCE, self.game.chance(self.state, rng))

    def play_out(self, decide: Callable[[int], Move], dealing: Random) -> Self:
        """Play to the end: `decide` answers for a seat, chance draws from `dealing`."""
        while not self.is_over:
            if self.is_chance:
                self.draw_chance(dealing)
            else:
                seat = self.pending[0]
                self.apply(seat, decide(seat))
        return self

    def random_move(self, seat: int, rng: Random) -> Move:
        """Draw one of a seat's legal decisions, evenly."""
        legal = self.game.legal(self.state, seat)
        return legal.nth(rng.randrange(len(legal)))

    def try_move(self, actor: int, move: Move, state: Any = None) -> Step:
        """Return what a move would do, now or after an earlier try; the session stays as it is."""
        after = (self.state if state is None else state).clone()
        return Step(actor, move, self.game.play(after, actor, move), after)

    def adopt(self, step: Step) -> None:
        """Apply a move that was tried; nothing may have been applied since."""
        self.state = step.state
        self.advance(step.actor, step.move, step.events)

    def stop(self) -> None:
        """End the game early: nobody owes a decision any more."""
        self.pending = ()

    def advance(self, actor: int, move: Move, events: list[Event]) -> None:
        """Take note of a move that the state has made."""
        self.history.append((actor, move))
        sealed = actor != CHANCE
        for event in events:
            if not event.sealed:
                sealed = False
                break
        self.sealed.append(sealed)
        self.number_decisions(acted=actor)
        for viewer, known in self.knowledge.items():
            self.knowledge[viewer] = remember(known, actor, told_to(viewer, events))

    def number_decisions(self, acted: int | None) -> None:
        """Give every new decision a number that counts this seat's decisions alone."""
        to_act = self.game.to_act(self.state)
        pending = to_act if to_act != (CHANCE,) else ()
        for seat in pending:
            if seat == acted or seat not in self.pending:
                self.decision_numbers[seat] += 1
        self.pending = pending

    # Undo

    def undoable(self, seat: int) -> int | None:
        """Return where a seat's last decision is in the history, if it can be undone.

        It can while it is sealed, and so is all that came after it.
        """
        for at in reversed(range(len(self.history))):
            if not self.sealed[at]:
                return None
            if self.history[at][0] == seat:
                return at
        return None

    def undo(self, seat: int) -> int:
        """Undo a seat's last, sealed decision; return where it was in the history."""
        at = self.undoable(seat)
        assert at is not None
        del self.history[at], self.sealed[at]
        self.state, events = self.game.replay(self.history)
        for viewer in self.knowledge:
            self.knowledge[viewer] = [
                told
                for step in events
                for told in told_to(viewer, step)
                if not told.fleeting  # the undone decision has made everybody forget it
            ]
        self.number_decisions(acted=seat)
        return at

    # How the game stands

    @property
    def is_over(self) -> bool:
        """Whether nobody must act any more."""
        return not self.game.to_act(self.state)

    @property
    def is_chance(self) -> bool:
        """Whether chance must act now."""
        return self.game.is_chance(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.game.outcome(self.state)

    def decision(self, seat: int) -> Decision:
        """Return the decision that a seat owes."""
        game, state = self.game, self.state
        number = str(self.decision_numbers[seat])
        return Decision(number, game.asked(state, seat), game.factored(state, seat))

    def knowledge_of(self, viewer: Viewer) -> Knowledge:
        """Return all that a viewer knows: what a bot in its seat is given."""
        return self.game.knowledge(viewer, self.knowledge[viewer])
