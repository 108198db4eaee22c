"""A game session that other people's tools step, one number at a time.

A `Stepper` holds the truth and hands out what adapters may show: for each viewer its knowledge and
its view, and nothing made from anything else. It asks for one thing at a time:

- **Seats that decide simultaneously are asked one after the other, in seat order.** What the first
  chose is told to nobody before all have chosen, so this changes nothing but the order.
- **Chance is a number.** Where a game lists its outcomes, the number is the outcome's place in that
  list; where it cannot, the outcome is drawn in pieces (`core/drawing.py`), several numbers in a
  row, each with its exact probability. Nothing is sampled out of sight, so every history can be
  walked, written down and played again.
- **A seat's decision is the game's own number for it**, with one meaning for the whole set-up.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from filature.core.drawing import Drawing
from filature.core.events import CHANCE, SPECTATOR, Viewer
from filature.core.game import Outcome
from filature.core.knowledge import Move
from filature.core.legal import Json
from filature.core.session import GameSession
from filature.games import AnyGame, game_class

Step = tuple[int, Move]

NOBODY = -4
"""The actor of a game that is over."""

LONGEST = 5000
"""How many decisions a game may have where nobody says otherwise: some have no end by themselves,
if nobody ever guesses right."""


class UnsupportedGame(ValueError):
    """A game that other people's tools cannot be given, and why."""


def check_supported(game: AnyGame) -> AnyGame:
    """Return a game if it says what other people's tools must know before it begins."""
    if not game.decision_codes or not game.chance_codes:
        raise UnsupportedGame(f"{game.id} does not say how many codes decisions and chance take")
    return game


def returns(game: AnyGame, outcome: Outcome | None) -> list[float]:
    """Return what an ended game is worth to each seat.

    A victory is worth 1, a defeat −1 / (seats − 1), a shared victory as much as an even draw among
    those who share it: with two seats 1, −1 and 0. The sum is 0 unless nobody at the table has won;
    a game that was cut short is worth 0 to all.
    """
    if outcome is None:
        return [0.0] * game.seats
    others = game.seats - 1
    share = 1 / len(outcome.winners) if outcome.winners else 0.0
    won, lost = (game.seats * share - 1) / others, -1 / others
    return [won if seat in outcome.winners else lost for seat in range(game.seats)]


class Stepper(GameSession):
    """A game that has started, stepped by numbers."""

    __slots__ = ("drawn", "longest", "steps")

    def __init__(self, game: AnyGame, longest: int = LONGEST) -> None:
        super().__init__(game, (*range(game.seats), SPECTATOR))
        self.longest = longest
        self.drawn: tuple[int, ...] = ()
        """The pieces of the chance outcome that is being drawn."""
        self.steps = 0
        """How many decisions were made."""
        self.start()

    def clone(self) -> Stepper:
        """Copy it; nothing that changes is shared."""
        new = Stepper.__new__(Stepper)
        for name in (*GameSession.__slots__, *Stepper.__slots__):
            value = getattr(self, name)
            setattr(new, name, value.copy() if isinstance(value, list | dict) else value)
        new.state = self.state.clone()
        return new

    def __deepcopy__(self, memo: object) -> Stepper:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.game
        setup = (game.id, game.seats, game.chosen_options, self.longest)
        return replayed, (setup, self.history, self.drawn)

    # Who must act, and what they may do

    @property
    def actor(self) -> int:
        """The seat to decide next, `CHANCE`, or `NOBODY`."""
        if self.steps >= self.longest:
            return NOBODY
        return min(self.game.to_act(self.state), default=NOBODY)

    @property
    def cut_short(self) -> bool:
        """Whether the game was ended for its length alone."""
        return self.steps >= self.longest and not self.is_over

    def legal(self, seat: int) -> list[int]:
        """Return what a seat may decide now, rising; nothing unless it is the one asked."""
        if seat != self.actor:
            return []
        legal = self.game.legal(self.state, seat)
        return sorted([legal.nth(at) for at in range(len(legal))])

    def chance(self) -> list[tuple[int, float]]:
        """Return what chance may do next, by number, with probabilities."""
        outcomes = self.game.outcomes(self.state)
        if outcomes is not None:
            return [(at, odds) for at, (_, odds) in enumerate(outcomes)]
        return self.drawing().next(self.drawn)

    def drawing(self) -> Drawing:
        drawing = self.game.drawing(self.state)
        if drawing is None:
            raise UnsupportedGame(f"{self.game.id} neither lists what chance may do nor draws it")
        return drawing

    def numbers(self, actor: int, move: Move) -> list[int]:
        """Return the numbers that stand for a step of the game's own history, due now."""
        if actor != self.actor or self.drawn:
            raise ValueError(f"{actor} is not to act now")
        if actor != CHANCE:
            assert type(move) is int
            return [move]
        outcomes = self.game.outcomes(self.state)
        if outcomes is not None:
            return [next(at for at, (outcome, _) in enumerate(outcomes) if outcome == move)]
        return self.drawing().pieces(move)

    # Stepping

    def step(self, number: int) -> None:
        """Let the one who must act do what a number stands for; refused if it is not legal."""
        actor = self.actor
        if actor != CHANCE:
            self.apply(actor, number)
            self.steps += 1
            return
        outcomes = self.game.outcomes(self.state)
        if outcomes is not None:
            self.apply(CHANCE, outcomes[number][0])
            return
        drawing = self.drawing()
        drawn = (*self.drawn, number)
        if not drawing.next(drawn):
            self.apply(CHANCE, drawing.move(drawn))
            drawn = ()
        self.drawn = drawn

    def draw_pending_chance(self, rng: Random) -> None:
        """Let chance do all that is due before a seat must decide."""
        while self.actor == CHANCE:
            self.draw_chance(rng)

    def view(self, viewer: Viewer) -> Json:
        """Return what a viewer sees, as JSON has it."""
        return msgspec.to_builtins(self.game.view(self.state, viewer))


def replayed(
    setup: tuple[str, int, dict[str, Json], int], history: Sequence[Step], drawn: tuple[int, ...]
) -> Stepper:
    """Play a history again: what a pickled game comes back by."""
    id, seats, options, longest = setup
    stepper = Stepper(game_class(id)(seats, options), longest)
    for actor, move in history:
        stepper.apply(actor, move)
        stepper.steps += actor != CHANCE
    stepper.drawn = drawn
    return stepper
