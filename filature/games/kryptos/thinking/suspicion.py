"""Kryptos: what the guesses of the others give away of their own hands.

A seat that names a number at a position thinks it likely there. Two weights on deals follow:

- It seldom holds that number itself: a deal in which it does weighs `BLUFF` times as much.
- It probably holds some of the numbers that could also be there. If without the guesser's hand the
  number n is there with the share s (the named hand counted alone, with what was public before the
  guess), a deal in which the guesser holds n weighs (1 - s) to the power -`KEEN`; s is taken as
  `CERTAIN` at most.

Both count less for a seat that mostly guesses wrong: the logarithms are multiplied by its trust,
(right guesses + 3) / (all guesses + 4). Where no guess of another seat bears on an unseen number,
there is no evidence and all deals weigh the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log

from filature.games.kryptos.thinking.info_state import InfoState, PastGuess

BLUFF = 0.02
KEEN = 1.5
CERTAIN = 0.95


def trust(right: int, guesses: int) -> float:
    return (right + 3) / (guesses + 4)


def trusts(info: InfoState) -> dict[int, float]:
    """Return how far to trust the guesses of each other seat that has made some."""
    made: dict[int, list[int]] = {}
    for guess in info.guesses:
        if guess.seat != info.seat:
            counts = made.setdefault(guess.seat, [0, 0])
            counts[0] += guess.right
            counts[1] += 1
    return {seat: trust(right, guesses) for seat, (right, guesses) in made.items()}


def suspicions(
    info: InfoState, guesses: Iterable[PastGuess] | None = None
) -> dict[tuple[int, int], float]:
    """Return, for a seat and a number, how much a deal weighs in which that seat holds it.

    What is not named weighs 1. Empty: there is no evidence. With `guesses` only these count.
    """
    trusted = trusts(info)
    public, own = info.public, set(info.hand)
    open_numbers = public.unseen - own
    logs: dict[tuple[int, int], float] = {}
    for guess in info.guesses if guesses is None else guesses:
        if guess.seat == info.seat or guess.seat not in public.holders:
            continue
        target, position = guess.spot
        faith = trusted[guess.seat]
        if guess.number in open_numbers:
            key = guess.seat, guess.number
            logs[key] = logs.get(key, 0.0) + faith * log(BLUFF)
        total, places = guess.public.count_hand(target, () if target == info.seat else own)
        there = places[guess.public.places[target].index(position)]
        for number, ways in there.items():
            if number != guess.number and number in open_numbers:
                key = guess.seat, number
                share = min(CERTAIN, ways / total)
                logs[key] = logs.get(key, 0.0) - faith * KEEN * log(1 - share)
    return {key: exp(weight) for key, weight in logs.items()}
