"""What is measured: which bots, in which seats, over which deals, and what came of it."""

from __future__ import annotations

import msgspec

from filature.bots.player import Budget
from filature.core.legal import Json
from filature.games import AnyGame, game_class


class Contest(msgspec.Struct, frozen=True):
    """All that a result depends on. How many processes play, and where, is no part of it."""

    game: str
    seats: int
    options: dict[str, Json]
    bots: list[str]
    deals: int
    budget: int | None
    """Iterations a decision; nothing where time is measured instead."""
    seed: str
    timeout: float
    """Seconds a decision, for bots that are programs of their own."""
    milliseconds: float | None = None
    """Milliseconds a decision, the same for every bot, instead of iterations."""
    control_variates: bool = False
    """Whether the luck of random events is judged (see `arena/control_variates.py`)."""

    def set_up(self) -> AnyGame:
        """Return the game as set up."""
        return game_class(self.game)(self.seats, self.options)

    @property
    def spending(self) -> Budget:
        """What a bot may spend on one decision."""
        return Budget(self.budget, self.milliseconds)

    @property
    def unit(self) -> str:
        """What budgets are counted in."""
        return "iterations" if self.milliseconds is None else "milliseconds"

    @property
    def spent(self) -> str:
        """The budget in words."""
        number = self.budget if self.milliseconds is None else f"{self.milliseconds:g}"
        return f"{number} {self.unit} a decision"

    @property
    def labels(self) -> list[str]:
        """The bots by name, told apart by number where two have the same."""
        return [
            name if self.bots.count(name) == 1 else f"{name} ({self.bots[: at + 1].count(name)})"
            for at, name in enumerate(self.bots)
        ]

    @property
    def seatings(self) -> list[list[int]]:
        """Which bot sits where, in every game of a deal: by seat, the bot's place in the list.

        With a bot for each seat the line-up is rotated; of two bots in a game of more seats the
        first goes through every seat and the second has all the others.
        """
        seats = range(self.seats)
        if len(self.bots) == self.seats:
            return [[(seat - turn) % self.seats for seat in seats] for turn in seats]
        if len(self.bots) == 2:
            return [[int(seat != turn) for seat in seats] for turn in seats]
        raise ValueError(f"{len(self.bots)} bots for {self.seats} seats")


class Forfeit(msgspec.Struct, frozen=True):
    """A game that a bot lost because it could not go on, and why, in words."""

    bot: int
    seat: int
    why: str


class Game(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game of a deal. `winners` are seats, without those that forfeited.

    `corrections` are those for luck, by kind and bot, where they were asked for.
    """

    seating: list[int]
    winners: list[int]
    scores: list[int]
    reason: str
    forfeits: list[Forfeit]
    corrections: dict[str, list[float]] = {}


class Deal(msgspec.Struct, frozen=True):
    """One deal with all its games.

    `times` counts each bot's decisions by how long they took, `processor` by how much processor
    time; an outside bot has none there, because its processes are not measured.
    """

    number: int
    games: list[Game]
    times: list[dict[int, int]]
    processor: list[dict[int, int]] = []


def winners_left(winners: list[int], seats: int, forfeited: set[int]) -> list[int]:
    """Return who has won when some seats forfeited.

    A victory of forfeited seats alone falls to all who did not forfeit; nobody's stays nobody's.
    """
    left = [seat for seat in winners if seat not in forfeited]
    if left or not winners:
        return left
    return [seat for seat in range(seats) if seat not in forfeited]
