"""One game as it is being played, step by step, for tools that are not Filature's.

A `Playing` holds the truth and hands out what adapters may show: for each viewer its knowledge and
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
from filature.core.events import CHANCE, SPECTATOR, Event, Viewer, remember, told_to
from filature.core.game import Game, Outcome
from filature.core.knowledge import Knowledge, Move
from filature.core.legal import Json
from filature.games import game_class

AnyGame = Game[Any, Any]
Step = tuple[int, Move]

NOBODY = -4
"""The actor of a game that is over."""

LONGEST = 5000
"""How many decisions a game may have where nobody says otherwise: some have no end by themselves,
if nobody ever guesses right."""


class Unsuited(ValueError):
    """A game that other people's tools cannot be given, and why."""


def suited(rules: AnyGame) -> AnyGame:
    """Return a game if it says what other people's tools must know before it begins."""
    if not rules.decision_codes or not rules.chance_codes:
        raise Unsuited(f"{rules.id} does not say how many codes decisions and chance take")
    return rules


def returns(rules: AnyGame, outcome: Outcome | None) -> list[float]:
    """Return what an ended game is worth to each seat.

    A victory is worth 1, a defeat −1 / (seats − 1), a shared victory as much as an even draw among
    those who share it: with two seats 1, −1 and 0. The sum is 0 unless nobody at the table has won;
    a game that was cut short is worth 0 to all.
    """
    if outcome is None:
        return [0.0] * rules.seats
    others = rules.seats - 1
    share = 1 / len(outcome.winners) if outcome.winners else 0.0
    won, lost = (rules.seats * share - 1) / others, -1 / others
    return [won if seat in outcome.winners else lost for seat in range(rules.seats)]


class Playing:
    """A game in play. Lists in it are replaced, never changed, so that copies share them."""

    __slots__ = ("drawn", "history", "longest", "rules", "state", "steps", "told")

    def __init__(self, rules: AnyGame, longest: int = LONGEST) -> None:
        self.rules = rules
        self.longest = longest
        self.state = rules.new()
        self.history: list[Step] = []
        self.drawn: tuple[int, ...] = ()
        """The pieces of the chance outcome that is being drawn."""
        self.steps = 0
        """How many decisions were made."""
        self.told: dict[Viewer, list[Event]] = {
            viewer: [] for viewer in (*range(rules.seats), SPECTATOR)
        }

    def clone(self) -> Playing:
        """Copy it; nothing that changes is shared."""
        new = Playing.__new__(Playing)
        new.rules = self.rules
        new.longest = self.longest
        new.state = self.state.clone()
        new.history = self.history
        new.drawn = self.drawn
        new.steps = self.steps
        new.told = self.told.copy()
        return new

    def __deepcopy__(self, memo: object) -> Playing:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        rules = self.rules
        setup = (rules.id, rules.seats, rules.chosen_options, self.longest)
        return replayed, (setup, self.history, self.drawn)

    # Who must act, and what they may do

    @property
    def actor(self) -> int:
        """The seat to decide next, `CHANCE`, or `NOBODY`."""
        if self.steps >= self.longest:
            return NOBODY
        waiting = self.rules.to_act(self.state)
        return min(waiting) if waiting else NOBODY

    @property
    def cut_short(self) -> bool:
        """Whether the game was ended for its length alone."""
        return self.steps >= self.longest and bool(self.rules.to_act(self.state))

    def legal(self, seat: int) -> list[int]:
        """Return what a seat may decide now, rising; nothing unless it is the one asked."""
        if seat != self.actor:
            return []
        legal = self.rules.legal(self.state, seat)
        return sorted([legal.nth(at) for at in range(len(legal))])

    def chance(self) -> list[tuple[int, float]]:
        """Return what chance may do next, by number, with probabilities."""
        outcomes = self.rules.outcomes(self.state)
        if outcomes is not None:
            return [(at, odds) for at, (_, odds) in enumerate(outcomes)]
        return self.drawing().next(self.drawn)

    def drawing(self) -> Drawing:
        drawing = self.rules.drawing(self.state)
        if drawing is None:
            raise Unsuited(f"{self.rules.id} neither lists what chance may do nor draws it")
        return drawing

    def numbers(self, actor: int, move: Move) -> list[int]:
        """Return the numbers that stand for a step of the game's own history, due now."""
        if actor != self.actor or self.drawn:
            raise ValueError(f"{actor} is not to act now")
        if actor != CHANCE:
            assert type(move) is int
            return [move]
        outcomes = self.rules.outcomes(self.state)
        if outcomes is not None:
            return [next(at for at, (outcome, _) in enumerate(outcomes) if outcome == move)]
        return self.drawing().pieces(move)

    # Going on

    def go_on(self, number: int) -> None:
        """Let the one who must act do what a number stands for; refused if it is not legal."""
        actor = self.actor
        if actor != CHANCE:
            self.play(actor, number)
            self.steps += 1
            return
        outcomes = self.rules.outcomes(self.state)
        if outcomes is not None:
            self.play(CHANCE, outcomes[number][0])
            return
        drawing = self.drawing()
        drawn = (*self.drawn, number)
        if not drawing.next(drawn):
            self.play(CHANCE, drawing.move(drawn))
            drawn = ()
        self.drawn = drawn

    def play(self, actor: int, move: Move) -> None:
        """Play a move of the game's own, and tell every viewer what it is told."""
        events = self.rules.play(self.state, actor, move)
        self.history = [*self.history, (actor, move)]
        for viewer, known in self.told.items():
            self.told[viewer] = remember(known, actor, told_to(viewer, events))

    def settle(self, rng: Random) -> None:
        """Let chance do all that is due before a seat must decide."""
        while self.actor == CHANCE:
            self.play(CHANCE, self.rules.chance(self.state, rng))

    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.state)

    # What may be shown

    def knowledge(self, viewer: Viewer) -> Knowledge:
        """Return all that a viewer knows."""
        return self.rules.knowledge(viewer, self.told[viewer])

    def view(self, viewer: Viewer) -> Json:
        """Return what a viewer sees, as JSON has it."""
        return msgspec.to_builtins(self.rules.view(self.state, viewer))


def replayed(
    setup: tuple[str, int, dict[str, Json], int], history: Sequence[Step], drawn: tuple[int, ...]
) -> Playing:
    """Play a history again: what a pickled game comes back by."""
    id, seats, options, longest = setup
    playing = Playing(game_class(id)(seats, options), longest)
    for actor, move in history:
        playing.play(actor, move)
        playing.steps += actor != CHANCE
    playing.drawn = drawn
    return playing
