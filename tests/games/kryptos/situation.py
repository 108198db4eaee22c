"""A game of Kryptos with chosen hands, and random games that come to an end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from filature.bots.player import Question
from filature.core.events import CHANCE, SPECTATOR, Event, Viewer
from filature.core.knowledge import Move
from filature.games.kryptos.actions import Guess
from filature.games.kryptos.rules import Kryptos
from filature.games.kryptos.state import GUESS, SECOND_ATTEMPT, State
from filature.games.kryptos.thinking.info_state import InfoState
from filature.games.kryptos.view import CardView, KryptosView
from filature.testing import Moment, random_game
from filature.testing.random_games import Step
from tests.games import situation
from tests.games.cases import Case
from tests.games.kryptos.independent_rules import IndependentRules

EVERY_THIRD = [
    [1, 4, 7, 10, 13, 16, 19, 22, 25, 28],
    [2, 5, 8, 11, 14, 17, 20, 23, 26, 29],
    [3, 6, 9, 12, 15, 18, 21, 24, 27, 30],
]
"""Hands for three seats that are hard to tell apart."""


def often_right(skill: float) -> Step:
    """Choose at random, but guess right as often as `skill` says, and stop now and then."""

    def step(game: Kryptos, state: State, to_act: tuple[int, ...], rng: Random) -> tuple[int, Move]:
        actor = to_act[0]
        if actor == CHANCE:
            return actor, game.chance(state, rng)
        if state.phase in (GUESS, SECOND_ATTEMPT) and rng.random() < skill:
            right = [spot for spot in cards_down(game, state) if spot[0] != actor]
            if right:
                return actor, game.encode(Guess(*rng.choice(right)))
        if state.phase == SECOND_ATTEMPT and rng.random() < 0.5:
            return actor, game.stop_code
        legal = game.legal(state, actor)
        return actor, legal.nth(rng.randrange(len(legal)))

    return step


def cards_down(game: Kryptos, state: State) -> list[tuple[int, int, int]]:
    """List the seat, the position and the number of every card face down."""
    return [
        (seat, position, game.hand(state, seat)[position])
        for seat in range(game.seats)
        for position in game.positions_down(state, seat)
    ]


def random_moments(game: Kryptos, seed: int, skill: float = 0.6) -> list[Moment]:
    """Play one game in which guesses are right as often as `skill` says."""
    return random_game(game, seed, step=often_right(skill))


def same_scores(game: Kryptos, state: State, rules: IndependentRules) -> None:
    assert state.scores == rules.points


CASE = Case(
    setups=(
        (3, {"target_score": 3}),
        (3, {"setup": "advanced", "bribe": True, "target_score": 5}),
        (3, {"target_score": 100}),
        (4, {"bribe": True, "target_score": 6}),
        (4, {"setup": "advanced", "mystery": True, "target_score": 3}),
        (5, {"setup": "advanced", "bribe": True, "target_score": 3}),
        (5, {"mystery": True, "target_score": 4}),
        (6, {"setup": "advanced", "bribe": True, "target_score": 3}),
    ),
    learned=lambda game, state, actor, action, viewer: action,
    random_step=often_right(0.6),
    listed_setups=((3, {"target_score": 1000}),),
    independent_rules=lambda game: IndependentRules(game.seats, **game.options),
    compare=same_scores,
)


def blocks(game: Kryptos) -> list[list[int]]:
    """Deal the numbers in order: seat 0 holds the lowest, and the highest are aside."""
    size = game.hand_size
    return [list(range(at + 1, at + size + 1)) for at in range(0, game.slots, size)]


class Situation(situation.Situation[Kryptos, KryptosView]):
    """The cards are dealt and, by default, each seat has turned up its two lowest."""

    def __init__(
        self,
        seats: int = 3,
        first: int = 0,
        hands: Sequence[Sequence[int]] | None = None,
        reveals: Sequence[int] | None = None,
        **options: Any,
    ) -> None:
        super().__init__(Kryptos(seats, options))
        dealt = [list(hand) for hand in hands or blocks(self.game)]
        aside = sorted(set(range(1, self.game.numbers + 1)).difference(*dealt))
        self.play(CHANCE, type="first_player", first=first)
        self.play(CHANCE, type="deal", hands=dealt, aside=aside)
        for position in [0] * seats + [1] * seats if reveals is None else reveals:
            self.play(self.acting, type="reveal", position=position)

    @property
    def acting(self) -> int:
        return self.game.to_act(self.state)[0]

    def guess(self, seat: int, target: int, position: int, value: int) -> list[Event]:
        return self.play(seat, type="guess", target=target, position=position, value=value)

    def right(self, seat: int, target: int, position: int | None = None) -> list[Event]:
        """Guess right, by default at the lowest card still face down."""
        if position is None:
            position = self.down(target)[0]
        return self.guess(seat, target, position, self.game.hand(self.state, target)[position])

    def wrong(self, seat: int, target: int) -> list[Event]:
        """Guess wrong at the lowest card still face down."""
        position = self.down(target)[0]
        card = self.game.hand(self.state, target)[position]
        return self.guess(seat, target, position, next(n for n in self.view().not_up if n != card))

    def miss(self, seat: int, target: int) -> None:
        """Guess wrong and end the turn, without paying."""
        self.wrong(seat, target)
        if self.waiting == ((seat,), "second_attempt"):
            self.play(seat, type="stop")

    def cards(self, seat: int, viewer: Viewer = SPECTATOR) -> list[CardView]:
        return self.view(viewer).hands[seat].cards

    def down(self, seat: int) -> list[int]:
        return [at for at, card in enumerate(self.cards(seat)) if not card.up]

    @property
    def scores(self) -> list[int]:
        return [hand.points for hand in self.view().hands]

    def question(self, seat: int) -> Question:
        told = self.knowledge(seat).told
        return situation.question(self.game, self.state, seat, told)

    def info(self, seat: int) -> InfoState:
        return InfoState(self.knowledge(seat))
