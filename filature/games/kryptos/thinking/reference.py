"""Kryptos: `ref-one-hand`, the reference opponent."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from filature.bots.player import Budget, Choice, Question
from filature.games.kryptos.thinking.reading import Reading
from filature.games.kryptos.worlds import ASIDE

ENOUGH = Fraction(1, 3)
"""The share at which it buys the second attempt."""


class OneHand:
    """Counts each other hand on its own, and names what has the highest share.

    It reveals at random. For each hand it counts the ways to fill its face-down positions in rising
    order with numbers not seen anywhere, matching that hand's colours and what is known not to be
    there (public misses, R10), and ignores the other hands.
    """

    def choose(self, question: Question, budget: Budget, rng: Random) -> Choice:
        legal = question.legal
        if question.asked not in ("guess", "second_attempt"):
            return Choice(legal.nth(rng.randrange(len(legal))), {"type": "at_random"})
        best, named = self.highest_share(Reading(question.knowledge))
        percent = round(100 * best)
        if question.asked == "second_attempt" and best < ENOUGH:
            return Choice({"type": "stop"}, {"type": "not_worth_it", "chance": percent})
        target, position, value = named[rng.randrange(len(named))]
        action = {"type": "guess", "target": target, "position": position, "value": value}
        return Choice(action, {"type": "hand_alone", "chance": percent})

    def highest_share(self, reading: Reading) -> tuple[Fraction, list[tuple[int, int, int]]]:
        """Return the highest share, and every card and value that has it."""
        best = Fraction(0)
        named: list[tuple[int, int, int]] = []
        table = reading.table
        for target in table.holders:
            if target in (reading.seat, ASIDE):
                continue
            total, places = table.alone(target, reading.hand)
            for position, there in zip(table.places[target], places, strict=True):
                most = max(there.values())
                share = Fraction(most, total)
                if share > best:
                    best, named = share, []
                if share == best:
                    named += [(target, position, n) for n, ways in there.items() if ways == most]
        return best, named
