"""Kryptos: who wins, from the points and the turns that are left.

Seats that hit on every turn reach the target in the same round, so who misses decides, and of
equals the one earliest in turn order. The model: each further turn brings a seat 3 points with its
probability to hit (`USUAL` by default), else, with the second attempt paid, 2 with the same
probability, else it costs 1.
"""

from __future__ import annotations

from collections.abc import Sequence

from filature.games.kryptos.thinking.info_state import InfoState

USUAL = 0.8
FAR = 12
"""A target that nobody reaches within so many rounds is taken to be so many away: until then most
cards are turned up, and what a turn costs to look at must not grow with an option."""
Spread = dict[int, float]
"""How likely a seat is to have so many points."""


def turns_left(info: InfoState, scores: Sequence[int]) -> list[int]:
    """Count the turns that each seat has after the current one, if nobody misses."""
    game = info.game
    done_in_round = info.turns % game.seats + 1
    waits = [info.place_in_turn(seat) < done_in_round for seat in range(game.seats)]
    if info.target_reached or max(scores) >= game.target_score:
        rounds = 0
    else:
        needs = [-(-(game.target_score - score) // 3) for score in scores]
        rounds = min(need - 1 + waited for need, waited in zip(needs, waits, strict=True))
        rounds = min(rounds, FAR)
    return [rounds + (not waited) for waited in waits]


def spread(score: int, turns: int, hits: float) -> Spread:
    """Return how many points a seat will have after so many turns; `hits` is for the next."""
    reached = {score: 1.0}
    for turn in range(turns):
        hit = hits if turn == 0 else USUAL
        after: Spread = {}
        for points, chance in reached.items():
            for gain, share in ((3, hit), (2, (1 - hit) * hit), (-1, (1 - hit) * (1 - hit))):
                after[points + gain] = after.get(points + gain, 0.0) + chance * share
        reached = after
    return reached


def win_probability(
    info: InfoState, scores: Sequence[int], seat: int, hits: Sequence[float] | None = None
) -> float:
    """Return how likely a seat wins if the current turn ends with these scores.

    `hits` are the probabilities of all seats to hit on their next turns.
    """
    seats = range(info.game.seats)
    turns = turns_left(info, scores)
    next_hits = hits or [USUAL] * len(seats)
    spreads = [spread(scores[s], turns[s], next_hits[s]) for s in seats]
    place = info.place_in_turn(seat)
    total = 0.0
    for points, chance in spreads[seat].items():
        beats_all = chance
        for other in seats:
            if other != seat:
                beaten = points + (info.place_in_turn(other) > place)
                below = [share for score, share in spreads[other].items() if score < beaten]
                beats_all *= sum(below)
        total += beats_all
    return total
