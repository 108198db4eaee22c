"""Kryptos: cases. Which card is certain, which guess tells most, which guess wins.

The levels: each hand by itself (its order, its colours, the numbers seen); all hands together, so
that every number is somewhere; also the guesses that were wrong; also what turning up a card in the
advanced set-up told of the hand (R10).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache, cached_property
from typing import Any

import msgspec

from filature.core.cases import CaseSecret
from filature.core.events import Event
from filature.core.game import Game
from filature.core.knowledge import Knowledge
from filature.core.measures import entropy
from filature.core.messages import Say
from filature.core.notebook import Secret
from filature.core.puzzles import BEHAVIOUR, MISSES, ONE_HAND, Puzzle, Setup, Value
from filature.games.kryptos import events
from filature.games.kryptos.notebook import reasons
from filature.games.kryptos.state import GUESS, SECOND_ATTEMPT
from filature.games.kryptos.thinking.info_state import InfoState
from filature.games.kryptos.thinking.posterior import Counts, exact_counts
from filature.games.kryptos.thinking.public_state import Spot

MOST_HIDDEN = 16
"""With more cards face down there are too many deals for a case."""


def heard(event: Event, level: int) -> Event | None:
    """Return what a level of reasoning makes of an event."""
    match event:
        case events.Guessed(right=False) if level < MISSES:
            return None
        case events.Revealed() if level < BEHAVIOUR:
            return msgspec.structs.replace(event, dropped=0)
    return event


class KryptosPuzzle(Puzzle):
    """A seat's knowledge of the hands."""

    kinds = ("certain", "question", "win")
    setups = (
        Setup(3, {}),
        Setup(4, {}),
        Setup(4, {"setup": "advanced"}),
        Setup(3, {"setup": "advanced", "target_score": 9}),
        Setup(5, {}),
        Setup(5, {"setup": "advanced"}),
        Setup(3, {"target_score": 12}),
        Setup(6, {"setup": "advanced"}),
    )
    most_worlds = 2000

    def __init__(self, game: Game[Any, Any], knowledge: Knowledge) -> None:
        super().__init__(game, knowledge)
        self.info = InfoState(knowledge)
        self.counted = cache(self.counts)

    @cached_property
    def spots(self) -> list[Spot]:
        """The cards face down in the hands of others."""
        info = self.info
        return [
            (seat, position)
            for seat in range(info.game.seats)
            if seat != self.seat
            for position in info.positions_down(seat)
        ]

    def counts(self, level: int) -> tuple[int, Counts]:
        """Count the deals by what is where; one hand by itself, each place has its own total."""
        told = [seen for event in self.knowledge.told if (seen := heard(event, level))]
        info = InfoState(msgspec.structs.replace(self.knowledge, told=told))
        if level > ONE_HAND:
            return exact_counts(info)
        found: Counts = {}
        for seat in {seat for seat, _ in self.spots}:
            _, places = info.public.count_hand(seat, info.hand)
            for position, there in zip(info.public.places[seat], places, strict=True):
                found[seat, position] = there
        return 0, found

    def promising(self) -> bool:
        return self.info.dealt and len(self.spots) <= MOST_HIDDEN

    def count(self) -> int:
        return self.counted(BEHAVIOUR)[0]

    # Certain

    @cached_property
    def secrets(self) -> list[CaseSecret]:
        numbers: list[int | str] = [*self.info.unseen_numbers()]
        return [
            CaseSecret("card", {"seat": seat, "position": position}, "card", numbers)
            for seat, position in self.spots
        ]

    def left(self, level: int) -> list[Collection[Value]]:
        there = self.counted(level)[1]
        return [[number for number, ways in there[spot].items() if ways] for spot in self.spots]

    def value(self, state: Any, secret: int) -> Value:
        seat, position = self.spots[secret]
        card: int = state.cards[seat * self.info.game.hand_size + position]
        return card

    def reasons(self, secret: int) -> list[Say]:
        one = self.secrets[secret]
        left = list(self.left(BEHAVIOUR)[secret])
        hidden = Secret(one.type, one.args, one.field, left, left, 100)
        return [{"type": r.type, **r.args} for r in reasons(self.knowledge, hidden)]

    # Question

    def quiet(self) -> bool:
        """Tell whether no guess can end the game: by the round's end or by the last card."""
        info = self.info
        last = (self.seat + 1) % info.game.seats == info.first
        near = info.target_reached or info.scores[self.seat] + 3 >= info.game.target_score
        return len(self.spots) > 1 and not (last and near)

    def bits(self, level: int) -> dict[int, float]:
        """A guess is right or wrong, and tells no more than that."""
        game, there = self.info.game, self.counted(level)[1]
        found = dict.fromkeys(self.decisions(), 0.0)
        for seat, position in self.spots:
            ways = there[seat, position]
            total = sum(ways.values())
            first = (seat * game.hand_size + position) * game.numbers
            for number, right in ways.items():
                if first + number - 1 in found:
                    found[first + number - 1] = entropy([right, total - right])
        return found

    def alike(self, move: int) -> Any:
        """Where a card can be one of two numbers, naming either asks the same."""
        secret = self.guessed(move)
        if secret is None or len(self.left(BEHAVIOUR)[secret]) != 2:
            return move
        number = move % self.info.game.numbers + 1
        return ("either", secret) if number in self.left(BEHAVIOUR)[secret] else move

    # Win

    def candidates(self) -> Iterable[int]:
        """Only what is certain to be right, or asks for nothing, can be sure to win."""
        game = self.info.game
        if self.present.phase not in (GUESS, SECOND_ATTEMPT):
            return
        for (seat, position), left in zip(self.spots, self.left(BEHAVIOUR), strict=True):
            if len(left) == 1:
                (number,) = left
                yield (seat * game.hand_size + position) * game.numbers + int(number) - 1

    def guessed(self, move: int) -> int | None:
        """Return the secret that a guess names, if the decision is one."""
        game = self.info.game
        slot = move // game.numbers
        spot = divmod(slot, game.hand_size)
        return self.spots.index(spot) if spot in self.spots else None

    def obvious(self, winning: Collection[int]) -> bool:
        """Tell whether the game is won without a right guess, too."""
        game, state = self.info.game, self.present.clone()
        (seat, position), number = self.spots[0], self.own_number()
        if number is not None:
            wrong = (seat * game.hand_size + position) * game.numbers + number - 1
            game.play(state, self.seat, wrong)
        if state.phase == SECOND_ATTEMPT and self.seat in state.to_act:
            game.play(state, self.seat, game.stop_code)
        outcome = game.outcome(state)
        return outcome is not None and self.seat in outcome.winners

    def own_number(self) -> int | None:
        """Return a number face down in the seat's own hand: naming it is always wrong."""
        up = self.info.up[self.seat].values()
        return next((card for card in self.info.hand if card not in up), None)

    def win_level(self, move: int) -> int:
        secret = self.guessed(move)
        if secret is None:
            return ONE_HAND
        return min(at for at in range(BEHAVIOUR + 1) if len(self.left(at)[secret]) == 1)

    def proof(self, move: int) -> list[Say]:
        secret = self.guessed(move)
        return [] if secret is None else self.reasons(secret)


PUZZLE = KryptosPuzzle
