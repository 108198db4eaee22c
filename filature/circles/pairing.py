"""Who sits where in each round of an event: round robin, Swiss, or pods.

Pure functions of who plays and of the rounds before. `docs/circles.md` has the rules; a bot is
`None`. Nobody ever has two seats in a round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, permutations
from random import Random

import msgspec

Table = list[int | None]
"""By seat: a member, or a bot."""

MOST_STEPS = 50_000
"""How many partial pairings are looked at for one without repeats."""

EXCHANGES = 2000
"""How many exchanges between pods are tried."""


class Round(msgspec.Struct, frozen=True):
    """Who plays with whom in a round, and who rests."""

    tables: list[Table]
    byes: list[int] = []


Rounds = Sequence[Round]


def met(rounds: Rounds) -> Counter[frozenset[int]]:
    """Count how often each two people have sat at the same table."""
    return Counter(
        frozenset(pair)
        for round in rounds
        for table in round.tables
        for pair in combinations([one for one in table if one is not None], 2)
    )


def byes(rounds: Rounds) -> Counter[int]:
    """Count how often each has rested."""
    return Counter(one for round in rounds for one in round.byes)


def seat_counts(rounds: Rounds) -> Counter[tuple[int, int]]:
    """Count how often each has had each seat."""
    return Counter(
        (one, seat)
        for round in rounds
        for table in round.tables
        for seat, one in enumerate(table)
        if one is not None
    )


# Round robin


def rounds_of_robin(players: int, cycles: int) -> int:
    """Return how many rounds a round robin takes."""
    return (players + players % 2 - 1) * cycles


def round_robin(players: Sequence[int], number: int) -> Round:
    """Return a round (from 0) of the circle method; from the second cycle on seats are changed.

    The last place stands still and is a bye where their number is odd. Each other place is first
    against as many as it is second against, so seats differ by one at most.
    """
    places: list[int | None] = [*players, *([None] if len(players) % 2 else [])]
    turning = len(places) - 1
    cycle, turn = divmod(number, turning)
    pairs = [
        (places[(turn + k) % turning], places[(turn - k) % turning])
        for k in range(1, turning // 2 + 1)
    ]
    still = (places[turning], places[turn])
    pairs.append(still if turn % 2 else still[::-1])
    tables: list[Table] = []
    resting: list[int] = []
    for pair in pairs:
        seated = [one for one in pair if one is not None]
        if len(seated) == 2:
            tables.append(list(pair[::-1] if cycle % 2 else pair))
        else:
            resting += seated
    return Round(tables, resting)


# Swiss


def most_swiss_rounds(players: int) -> int:
    """Return how many rounds a Swiss can have: half as many as people, so that nobody meets twice.

    Somebody who has met fewer than half of the others leaves enough of them for a pairing without
    repeats (Dirac's condition).
    """
    return max(1, (players + players % 2) // 2)


def swiss(standing: Sequence[int], rounds: Rounds) -> Round:
    """Return the next round of a Swiss: near in the standing, never twice while that is possible.

    `standing` is from the first to the last. With an odd number the last of those with the fewest
    byes rests. Of a pair, who had the first seat less often gets it.
    """
    seen, rests = met(rounds), byes(rounds)
    lead = {one: first_seats(one, rounds) for one in standing}
    resting: list[int | None] = [None]
    if len(standing) % 2:
        fewest = min(rests[one] for one in standing)
        resting = [one for one in reversed(standing) if rests[one] == fewest]
    again = {pair for pair, times in seen.items() if times}
    unfair = {
        frozenset(pair)
        for pair in combinations(standing, 2)
        if abs(sum(lead[one] for one in pair)) > 3
    }
    for ruled_out in (again | unfair, again, set[frozenset[int]]()):
        for rest in resting:
            pairs = matching([one for one in standing if one != rest], ruled_out, seen)
            if pairs is not None:
                tables = [seated(one, other, lead, rounds) for one, other in pairs]
                return Round(tables, [] if rest is None else [rest])
    raise AssertionError("with repeats everybody can be paired")


def first_seats(one: int, rounds: Rounds) -> int:
    """Return how much oftener somebody had the first seat than the second."""
    counts = seat_counts(rounds)
    return counts[one, 0] - counts[one, 1]


def seated(one: int, other: int, lead: dict[int, int], rounds: Rounds) -> Table:
    """Return a pair by seats: first who was first less often, or who was second the last time."""
    if lead[one] != lead[other]:
        return [one, other] if lead[one] < lead[other] else [other, one]
    for round in reversed(rounds):
        before = {who: seat for table in round.tables for seat, who in enumerate(table)}
        if before.get(one) != before.get(other):
            return [one, other] if before.get(one) == 1 or before.get(other) == 0 else [other, one]
    return [one, other]


def matching(
    people: Sequence[int],
    ruled_out: set[frozenset[int]],
    seen: Counter[frozenset[int]],
) -> list[tuple[int, int]] | None:
    """Return a pairing of all without the pairs ruled out: from the first on, with the nearest of
    those met least often.

    Dead ends are remembered by who is left. None: there is none, or none within `MOST_STEPS`.
    """
    dead: set[tuple[int, ...]] = set()

    def paired(left: tuple[int, ...]) -> list[tuple[int, int]] | None:
        if not left:
            return []
        if left in dead or len(dead) > MOST_STEPS:
            return None
        one, rest = left[0], left[1:]
        for other in sorted(rest, key=lambda who: seen[frozenset((one, who))]):
            if frozenset((one, other)) not in ruled_out:
                found = paired(tuple(who for who in rest if who != other))
                if found is not None:
                    return [(one, other), *found]
        dead.add(left)
        return None

    return paired(tuple(people))


# Pods


def pods(players: Sequence[int], seats: int, rounds: Rounds, rng: Random) -> Round:
    """Return the next round of pods: as few as seat all, as full as each other, bots in the rest.

    Drawn at random, then exchanged between pods while that makes fewer meet again. Within a pod
    everybody gets the seat that they had least.
    """
    count = -(-len(players) // seats)
    order = list(players)
    rng.shuffle(order)
    groups = [order[at::count] for at in range(count)]
    seen = met(rounds)

    def cost(group: Iterable[int]) -> int:
        return sum(seen[frozenset(pair)] ** 2 for pair in combinations(group, 2))

    for _ in range(EXCHANGES if count > 1 and seen else 0):
        one, other = rng.sample(groups, 2)
        a, b = rng.randrange(len(one)), rng.randrange(len(other))
        before = cost(one) + cost(other)
        one[a], other[b] = other[b], one[a]
        if cost(one) + cost(other) > before:
            one[a], other[b] = other[b], one[a]
    counts = seat_counts(rounds)
    return Round([pod(group, seats, counts, rng) for group in groups])


def pod(group: list[int], seats: int, counts: Counter[tuple[int, int]], rng: Random) -> Table:
    """Seat a pod: the seats that its people had least, bots in those left over."""

    def cost(chosen: Sequence[int]) -> int:
        return sum((counts[one, seat] + 1) ** 2 for one, seat in zip(group, chosen, strict=True))

    ways = list(permutations(range(seats), len(group)))
    rng.shuffle(ways)
    best = min(ways, key=cost)
    table: Table = [None] * seats
    for one, seat in zip(group, best, strict=True):
        table[seat] = one
    return table
