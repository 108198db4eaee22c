"""Kryptos: `ref-one-hand`, exactly as `docs/reference-bots.md` says."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from filature.bots.player import Budget, Choice, Question, random_choice
from filature.games.kryptos.known_cards import ASIDE
from filature.games.kryptos.thinking.info_state import InfoState

ENOUGH = Fraction(1, 3)
"""The share from which it pays for a second attempt."""


class OneHand:
    """Counts each other hand on its own, and names what has the highest share.

    It reveals at random. For each hand it counts the ways to fill its face-down positions in rising
    order with unseen numbers, matching that hand's colours, the refuted guesses and R10; it ignores
    the other hands.
    """

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        if question.asked not in ("guess", "second_attempt"):
            return random_choice(question, rng, "at_random")
        best, named = self.highest_share(InfoState(question.knowledge))
        chance = round(100 * best)
        if question.asked == "second_attempt" and best < ENOUGH:
            return Choice({"type": "stop"}, {"type": "not_worth_it", "chance": chance})
        target, position, value = named[rng.randrange(len(named))]
        action = {"type": "guess", "target": target, "position": position, "value": value}
        return Choice(action, {"type": "hand_alone", "chance": chance})

    def highest_share(self, info: InfoState) -> tuple[Fraction, list[tuple[int, int, int]]]:
        """Return the highest share, and every card and value that has it."""
        best = Fraction(0)
        named: list[tuple[int, int, int]] = []
        public = info.public
        for target in public.holders:
            if target in (info.seat, ASIDE):
                continue
            total, places = public.count_hand(target, info.hand)
            for position, there in zip(public.places[target], places, strict=True):
                most = max(there.values())
                share = Fraction(most, total)
                if share > best:
                    best, named = share, []
                if share == best:
                    named += [(target, position, n) for n, ways in there.items() if ways == most]
        return best, named
