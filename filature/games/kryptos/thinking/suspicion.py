"""Kryptos: what the guesses of the others give away of their own hands.

Whoever names a number at a place thinks it likely there. Two things follow, as weights on deals:

- It seldom holds that number itself: a deal in which it does weighs `BLUFF` times as much.
- It probably holds some of the numbers that would else compete for that place. If the number n is
  there with the share s, as far as somebody can tell who does not see the guesser's hand (that hand
  counted alone, with the table before the guess), a deal in which the guesser holds n weighs
  (1 - s) to the power -`KEEN`; s is taken as `CERTAIN` at most.

Both count less for somebody who mostly guesses wrong: the logarithms are multiplied by its trust,
(right guesses + 3) / (all guesses + 4). Where nobody else has named anything, or nothing that is
still unseen hangs on it, there is no evidence and all deals weigh the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log

from filature.games.kryptos.thinking.reading import Named, Reading

BLUFF = 0.02
KEEN = 1.5
CERTAIN = 0.95


def trust(right: int, guesses: int) -> float:
    return (right + 3) / (guesses + 4)


def trusts(reading: Reading) -> dict[int, float]:
    """Return how far the guesses of each other seat that has made some are to be taken at word."""
    made: dict[int, list[int]] = {}
    for guess in reading.guesses:
        if guess.seat != reading.seat:
            counts = made.setdefault(guess.seat, [0, 0])
            counts[0] += guess.right
            counts[1] += 1
    return {seat: trust(right, guesses) for seat, (right, guesses) in made.items()}


def suspicions(
    reading: Reading, guesses: Iterable[Named] | None = None
) -> dict[tuple[int, int], float]:
    """Return, for a seat and a number, how much a deal weighs in which that seat holds it.

    What is not named weighs 1. Empty: there is no evidence. With `guesses` only these count.
    """
    trusted = trusts(reading)
    table, own = reading.table, set(reading.hands.get(reading.seat, ()))
    open_numbers = table.unseen - own
    logs: dict[tuple[int, int], float] = {}
    for guess in reading.guesses if guesses is None else guesses:
        if guess.seat == reading.seat or guess.seat not in table.holders:
            continue
        target, position = guess.spot
        faith = trusted[guess.seat]
        if guess.number in open_numbers:
            key = guess.seat, guess.number
            logs[key] = logs.get(key, 0.0) + faith * log(BLUFF)
        total, places = guess.table.alone(target, () if target == reading.seat else own)
        there = places[guess.table.places[target].index(position)]
        for number, ways in there.items():
            if number != guess.number and number in open_numbers:
                key = guess.seat, number
                share = min(CERTAIN, ways / total)
                logs[key] = logs.get(key, 0.0) - faith * KEEN * log(1 - share)
    return {key: exp(weight) for key, weight in logs.items()}
