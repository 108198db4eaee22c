"""Spies vs Spies: cases. Whose target is certain, which question tells most, whom to point at.

What a question tells is counted in bits about the seat's own target: that is what a mission needs.
The levels: one other hand, as far as it was shown, beside one's own; two of them together; all
three. Nothing is refused in this game, and whatever others do, the rules allow in every deal: so
there is no further level.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import cache, cached_property
from itertools import combinations, product
from typing import Any

from filature.core.cases import CaseSecret
from filature.core.game import Game
from filature.core.knowledge import Knowledge
from filature.core.measures import entropy
from filature.core.messages import Say
from filature.core.puzzles import BEHAVIOUR, MISSES, Puzzle, Setup, Value, leading
from filature.games.spies_vs_spies.actions import POINTS, QUESTIONS, others
from filature.games.spies_vs_spies.deals import CARDS, CATEGORIES, PLAYERS, deal_number, deals
from filature.games.spies_vs_spies.thinking.info_state import InfoState
from filature.games.spies_vs_spies.worlds import orders_with

Hands = tuple[int, ...]
"""Other players, of whose cards those shown are looked at."""


class SpiesPuzzle(Puzzle):
    """A seat's knowledge of the deal."""

    kinds = ("certain", "question", "win")
    setups = (
        Setup(4, {}),
        Setup(3, {"target_score": 3}),
        Setup(4, {"question_limit": 12}),
        Setup(3, {}),
        Setup(3, {"target_score": 5}),
        Setup(3, {"rounds": 1}),
    )
    most_worlds = 216 * 27

    def __init__(self, game: Game[Any, Any], knowledge: Knowledge) -> None:
        super().__init__(game, knowledge)
        self.info = InfoState(knowledge)
        self.everybody = tuple([player for player in range(PLAYERS) if player != self.seat])
        self.agreeing = cache(self.deals_with)

    def deals_with(self, hands: Hands) -> list[int]:
        """List the deals that agree with the seat's own cards and those seen of some players."""
        known = [
            tuple(
                [
                    self.info.hands[player][at] - 4 * at
                    if player in (*hands, self.seat) and self.info.hands[player][at] >= 0
                    else -1
                    for player in range(PLAYERS)
                ]
            )
            for at in range(len(CATEGORIES))
        ]
        return [deal_number(orders) for orders in product(*map(orders_with, known))]

    def groups(self, level: int) -> Sequence[Hands]:
        """Return the hands that a level looks at together, in every way."""
        return list(combinations(self.everybody, min(level, MISSES) + 1))

    def first_level(self, solves: Any) -> int:
        """Return the first level at which some hands together are enough."""
        return next((at for at in range(BEHAVIOUR) if any(map(solves, self.groups(at)))), BEHAVIOUR)

    def count(self) -> int:
        if not self.info.is_dealt:
            return 0
        pointings: int = 3 ** len(self.info.pointed)
        return len(self.agreeing(self.everybody)) * pointings

    # Certain

    @cached_property
    def secrets(self) -> list[CaseSecret]:
        return [
            CaseSecret("target", {"seat": player}, "target", [*others(player)])
            for player in range(PLAYERS)
        ]

    def targets(self, hands: Hands) -> list[Collection[Value]]:
        found = [deals()[number].targets for number in self.agreeing(hands)]
        return [sorted({targets[player] for targets in found}) for player in range(PLAYERS)]

    def left(self, level: int) -> list[Collection[Value]]:
        """Return what some hands of a level leave of each target, the fewest of all."""
        by_group = [self.targets(hands) for hands in self.groups(level)]
        return [min(some, key=len) for some in zip(*by_group, strict=True)]

    def value(self, state: Any, secret: int) -> Value:
        number: int = state.deal
        return deals()[number].targets[secret]

    def reasons(self, secret: int) -> list[Say]:
        """Name the cards seen without which more would be possible."""
        seen = [
            (player, card)
            for player, hand in enumerate(self.info.hands)
            for card in hand
            if card >= 0
        ]

        def left(cards: Collection[tuple[int, int]]) -> set[int]:
            known = [[-1] * PLAYERS for _ in CATEGORIES]
            for player, card in cards:
                known[card // 4][player] = card % 4
            return {
                deals()[deal_number(orders)].targets[secret]
                for orders in product(*(orders_with(tuple(cards)) for cards in known))
            }

        goal, kept = left(seen), seen
        for one in seen:
            without = [other for other in kept if other != one]
            if left(without) == goal:
                kept = without
        return [
            {
                "type": "mine" if player == self.seat else "shown",
                "seat": player,
                "card": CARDS[card],
            }
            for player, card in kept
        ]

    # Question

    def quiet(self) -> bool:
        phase: str = self.present.phase
        return phase == "turn"

    def gains(self, hands: Hands) -> dict[int, float]:
        """Return by how many bits each decision makes the seat's own target clearer."""
        possible = [deals()[number] for number in self.agreeing(hands)]
        before = entropy(Counter([deal.targets[self.seat] for deal in possible]).values())
        told: dict[tuple[int, str], float] = {}
        found = {}
        for move in self.decisions():
            if move >= len(QUESTIONS):
                found[move] = 0.0
                continue
            player, category, _ = QUESTIONS[move]
            if (player, category) not in told:
                at = CATEGORIES.index(category)
                parts: dict[int, Counter[int]] = {}
                for deal in possible:
                    card = deal.hands[player][at]
                    parts.setdefault(card, Counter())[deal.targets[self.seat]] += 1
                after = sum(
                    part.total() / len(possible) * entropy(part.values()) for part in parts.values()
                )
                told[player, category] = max(0.0, before - after)
            found[move] = told[player, category]
        return found

    def bits(self, level: int) -> dict[int, float]:
        return self.gains(self.groups(level)[0] if level < MISSES else self.everybody)

    def alike(self, move: int) -> Any:
        """Which card one shows for an objective tells oneself nothing."""
        return QUESTIONS[move][:2] if move < len(QUESTIONS) else move

    def question_level(self, best: Collection[int]) -> int:
        return self.first_level(
            lambda hands: set(leading(self.gains(hands), self.alike)[0]) == set(best)
        )

    # Win

    def candidates(self) -> Iterable[int]:
        return self.decisions() if self.present.phase == "point" else ()

    def obvious(self, winning: Collection[int]) -> bool:
        return len(winning) > 1

    def win_level(self, move: int) -> int:
        def solves(hands: Hands) -> bool:
            for number in self.agreeing(hands):
                state = self.present.clone()
                state.deal = number
                for pointed in product(*(others(seat) for seat in self.info.pointed)):
                    for seat, target in zip(self.info.pointed, pointed, strict=True):
                        state.pointed[seat] = target
                    if not self.wins(state, move):
                        return False
            return True

        return self.first_level(solves)

    def proof(self, move: int) -> list[Say]:
        sure = [move - POINTS] == list(self.left(BEHAVIOUR)[self.seat])
        return self.reasons(self.seat) if sure else []


PUZZLE = SpiesPuzzle
