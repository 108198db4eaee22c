"""Kryptos: who wins the race, from the points and the turns that are left.

A seat that hits at every turn reaches the target at once with all others that do, so what decides
is who misses, and of equals the one earliest in turn order. The model: each further turn brings a
seat 3 points with its chance to hit (`USUAL` where nothing better is known), else, with the second
attempt paid, 2 with the same chance, else it costs 1.
"""

from __future__ import annotations

from collections.abc import Sequence

from filature.games.kryptos.thinking.reading import Reading

USUAL = 0.8
Spread = dict[int, float]
"""How likely a seat is to have so many points."""


def turns_left(reading: Reading, scores: Sequence[int]) -> list[int]:
    """Count the turns that each seat still has after the one that is going on, if nobody misses."""
    game = reading.game
    done_in_round = reading.turns % game.seats + 1
    waits = [reading.place_in_turn(seat) < done_in_round for seat in range(game.seats)]
    if reading.reached or max(scores) >= game.target_score:
        rounds = 0
    else:
        needs = [-(-(game.target_score - score) // 3) for score in scores]
        rounds = min(need - 1 + waited for need, waited in zip(needs, waits, strict=True))
    return [rounds + (not waited) for waited in waits]


def spread(score: int, turns: int, hits: float) -> Spread:
    """Return how many points a seat will have after so many turns, the next with this chance."""
    reached = {score: 1.0}
    for turn in range(turns):
        hit = hits if turn == 0 else USUAL
        after: Spread = {}
        for points, chance in reached.items():
            for gain, share in ((3, hit), (2, (1 - hit) * hit), (-1, (1 - hit) * (1 - hit))):
                after[points + gain] = after.get(points + gain, 0.0) + chance * share
        reached = after
    return reached


def winning(
    reading: Reading, scores: Sequence[int], seat: int, hits: Sequence[float] | None = None
) -> float:
    """Return how likely a seat is to win once the turn that is going on has brought these scores.

    `hits` are the chances of all seats to hit at their next turns.
    """
    seats = range(reading.game.seats)
    turns = turns_left(reading, scores)
    next_hits = hits or [USUAL] * len(seats)
    spreads = [spread(scores[s], turns[s], next_hits[s]) for s in seats]
    place = reading.place_in_turn(seat)
    total = 0.0
    for points, chance in spreads[seat].items():
        beats_all = chance
        for other in seats:
            if other != seat:
                beaten = points + (reading.place_in_turn(other) > place)
                below = [share for score, share in spreads[other].items() if score < beaten]
                beats_all *= sum(below)
        total += beats_all
    return total
