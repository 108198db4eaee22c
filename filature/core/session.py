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

    __slots__ = (
        "decision_numbers",
        "game",
        "history",
        "knowledge",
        "pending",
        "state",
        "to_act",
        "undoable",
    )

    def __init__(self, game: Game[Any, Any], viewers: Iterable[Viewer] = ()) -> None:
        self.game = game
        self.state: Any = None
        """The truth; None before the start."""
        self.history: list[tuple[int, Move]] = []
        self.to_act: tuple[int, ...] = ()
        """Who must act now: seats, chance, or nobody once the game is over."""
        self.pending: tuple[int, ...] = ()
        """The seats that owe a decision."""
        self.decision_numbers: list[int] = [0] * game.seats
        """How many decisions each seat has been asked for; the number names the last of them."""
        self.undoable: dict[int, int] = {}
        """The seats that can undo their last decision, and where it is in the history: others were
        told that it was made and nothing more, and learned nothing since."""
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
        self.adopt(Step(actor, move, events, self.state))
        return events

    def draw_chance(self, rng: Random) -> list[Event]:
        """Let chance make the one move that it must make now."""
        return self.apply(CHANCE, self.game.chance(self.state, rng))

    def play_out(self, decide: Callable[[int], Move], dealing: Random) -> Self:
        """Play to the end: `decide` answers for a seat, chance draws from `dealing`."""
        while self.to_act:
            actor = self.to_act[0]
            self.apply(
                actor,
                self.game.chance(self.state, dealing) if actor == CHANCE else decide(actor),
            )
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
        """Apply a move that the rules have accepted; nothing may have been applied since."""
        actor, move, events, self.state = step
        if actor == CHANCE or [event for event in events if not event.sealed]:
            self.undoable.clear()
        else:
            self.undoable[actor] = len(self.history)
        self.history.append((actor, move))
        self.number_decisions(acted=actor)
        for viewer, known in self.knowledge.items():
            self.knowledge[viewer] = remember(known, actor, told_to(viewer, events))

    def stop(self) -> None:
        """End the game early: nobody owes a decision any more."""
        self.pending = ()

    def number_decisions(self, acted: int | None) -> None:
        """Give every new decision a number that counts this seat's decisions alone."""
        before, self.to_act = self.pending, self.game.to_act(self.state)
        self.pending = self.to_act if self.to_act != (CHANCE,) else ()
        for seat in self.pending:
            if seat == acted or seat not in before:
                self.decision_numbers[seat] += 1

    def undo(self, seat: int) -> int:
        """Undo a seat's last decision, which is `undoable`; return where it was in the history."""
        at = self.undoable[seat]
        again = GameSession(self.game, self.knowledge).start()
        for actor, move in (*self.history[:at], *self.history[at + 1 :]):
            again.apply(actor, move)
        self.state, self.history, self.undoable = again.state, again.history, again.undoable
        # Fleeting events stay forgotten: the undone decision came after them.
        self.knowledge = {
            viewer: [event for event in known if not event.fleeting]
            for viewer, known in again.knowledge.items()
        }
        self.number_decisions(acted=seat)
        return at

    # How the game stands

    @property
    def is_over(self) -> bool:
        """Whether nobody must act any more."""
        return not self.to_act

    @property
    def is_chance(self) -> bool:
        """Whether chance must act now."""
        return self.to_act == (CHANCE,)

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
