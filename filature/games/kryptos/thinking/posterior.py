"""Kryptos: what a seat makes of the public state and its own hand."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from random import Random

from filature.games.kryptos.counting.colour_pool import ColourPool
from filature.games.kryptos.counting.deal_sampler import DealSampler
from filature.games.kryptos.counting.holder import Holder
from filature.games.kryptos.counting.joint_counter import JointCounter, TooManyStates, Weights
from filature.games.kryptos.counting.steps import ARRAYS, Places
from filature.games.kryptos.known_cards import ASIDE
from filature.games.kryptos.thinking.info_state import InfoState
from filature.games.kryptos.thinking.public_state import PublicState, Spot

Probabilities = dict[Spot, dict[int, float]]
"""For each card face down, how likely each number is."""
Counts = dict[Spot, dict[int, int]]
"""For each card face down, in how many deals each number is there."""
Unseen = dict[int, list[int]]
"""The cards face down of each holder, rising."""
Suspicions = Mapping[tuple[int, int], float]
"""For a seat and a number, a weight for all deals in which that seat holds it."""

MOST_STATES = 250_000
"""Beyond so many states the joint count is given up (some deals with six seats)."""
MOST_COUNTED = 600_000
"""The same where only an exact count will do."""
MOST_IN_ARRAYS = 3_000_000
"""The same with states in arrays."""
FEW_FACE_UP, MANY_FACE_UP = {0: -1, 1: -1, 2: -1, 3: -1, 4: -1, 5: 6}, 12
"""With so many holders, or more, and at most so many cards face up among them, one `DealSampler`
for each hand is quicker than a joint count, unless that is done in arrays."""
MANY_IN_ALL = 3_000
"""From so many states on several hands are counted faster at once."""
DRAWS = 300
"""How many deals are drawn for an estimate."""


def others_of(public: PublicState, seat: int) -> tuple[list[int], list[Holder], list[int]]:
    """Return who else holds unseen cards, what is known of each, and the index of those aside."""
    others = [holder for holder in public.holders if holder != seat]
    loose = [at for at, other in enumerate(others) if other == ASIDE]
    return others, [public.holders[other] for other in others], loose


def as_shares(
    public: PublicState, others: Sequence[int], total: int, places: Places
) -> Probabilities:
    """Turn counts of deals, by holder and place, into probabilities of the cards in hands."""
    return {
        (other, position): {n: ways / total for n, ways in there.items()}
        for other, found in zip(others, places, strict=True)
        if other != ASIDE
        for position, there in zip(public.places[other], found, strict=True)
    }


class Posterior:
    """The exact probabilities for a seat that holds a hand, or for a spectator."""

    def __init__(
        self,
        public: PublicState,
        seat: int,
        hand: Iterable[int] = (),
        suspicions: Suspicions | None = None,
        limit: int | None = MOST_STATES,
    ) -> None:
        """Raise `TooManyStates` beyond `limit` states."""
        self.public = public
        self.others, holders, loose = others_of(public, seat)
        weights: Weights = {
            (self.others.index(other), number): weight
            for (other, number), weight in (suspicions or {}).items()
            if other in self.others
        }
        unseen = public.unseen.difference(hand)
        self.counter = JointCounter(unseen, holders, loose, weights).climb(limit)

    @cached_property
    def probabilities(self) -> Probabilities:
        """How likely each number is at each position of the others' hands."""
        return as_shares(self.public, self.others, self.counter.total, self.counter.places())

    def sample(self, rng: Random) -> Unseen:
        """Draw the unseen cards of the others."""
        return dict(zip(self.others, self.counter.sample(rng), strict=True))


def probabilities_by_hand(
    public: PublicState, seat: int, hands: Sequence[Sequence[int]], states: int
) -> list[Probabilities]:
    """Return the probabilities for a seat with each of several hands, as `Posterior` has them.

    `states` is about how many there are to count for each: where they are many in all, they are
    counted at once.
    """
    if not ARRAYS or len(hands) * states < MANY_IN_ALL:
        return one_by_one(public, seat, hands)
    from filature.games.kryptos.counting.hands_counter import HandsCounter

    others, holders, loose = others_of(public, seat)
    counter = HandsCounter(public.unseen, holders, loose, hands)
    if not counter.fits:
        return one_by_one(public, seat, hands)
    return [
        as_shares(public, others, total, places)
        for total, places in zip(*counter.places(), strict=True)
    ]


def one_by_one(
    public: PublicState, seat: int, hands: Sequence[Sequence[int]]
) -> list[Probabilities]:
    """Return the same, with one count for each hand."""
    return [Posterior(public, seat, hand, limit=None).probabilities for hand in hands]


def exact_counts(info: InfoState) -> tuple[int, Counts]:
    """Count the deals, and those with each number at each place, however long it takes."""
    public, seat = info.public, info.seat
    others = {other: holder for other, holder in public.holders.items() if other != seat}
    try:
        total, places = joint_counts(public.unseen.difference(info.hand), others)
    except TooManyStates:
        sampler = DealSampler(public.unseen.difference(info.hand), list(others.values()))
        total = sampler.count
        places = {other: sampler.places(at) for at, other in enumerate(others)}
    return total, {
        (other, position): there
        for other, at in public.places.items()
        if other != seat
        for position, there in zip(at, places[other], strict=True)
    }


def joint_counts(
    unseen: Collection[int], others: Mapping[int, Holder]
) -> tuple[int, dict[int, list[dict[int, int]]]]:
    """Count all hands at once, those of which only the colours are known as one holder."""
    apart = {other: holder for other, holder in others.items() if holder.face_up or holder.barred}
    pool = ColourPool({other: holder for other, holder in others.items() if other not in apart})
    at = len(apart)
    counter = JointCounter(unseen, [*apart.values(), Holder(pool.room)], loose=(at,))
    face_up = sum(len(holder.face_up) for holder in apart.values())
    few = FEW_FACE_UP.get(len(apart) + bool(pool.members), MANY_FACE_UP)
    if face_up <= few and not counter.in_arrays:
        raise TooManyStates
    counter.climb(MOST_IN_ARRAYS if counter.in_arrays else MOST_COUNTED)
    places = dict(zip(apart, counter.places(followed=at), strict=False))
    divisions = pool.divisions()
    if divisions != 1:
        for hand in places.values():
            hand[:] = [{n: deals * divisions for n, deals in there.items()} for there in hand]
    for member in pool.members:
        if member != ASIDE:
            places[member] = pool.places(member, counter.taken)
    return counter.total * divisions, places


def estimate(info: InfoState, suspicions: Suspicions, rng: Random) -> Probabilities:
    """Estimate the probabilities from deals drawn evenly, and weighed."""
    public = info.public
    others = {other: holder for other, holder in public.holders.items() if other != info.seat}
    sampler = DealSampler(public.unseen.difference(info.hand), list(others.values()))
    sums: Probabilities = {(s, p): {} for s in others if s != ASIDE for p in public.places[s]}
    total = 0.0
    for _ in range(DRAWS):
        unseen = dict(zip(others, sampler.sample(rng), strict=True))
        weight = 1.0
        for (other, number), factor in suspicions.items():
            if number in unseen.get(other, ()):
                weight *= factor
        total += weight
        for (seat, position), there in sums.items():
            number = unseen[seat][public.places[seat].index(position)]
            there[number] = there.get(number, 0.0) + weight
    return {
        spot: {n: weight / total for n, weight in sorted(there.items())}
        for spot, there in sums.items()
    }


def each_hand(info: InfoState, suspicions: Suspicions) -> Probabilities:
    """Return about how likely each number is, each hand counted on its own, and weighed: rougher
    than `estimate`, and far quicker."""
    public = info.public
    found: Probabilities = {}
    for other, positions in public.places.items():
        if other != info.seat:
            _, places = public.count_hand(other, info.hand)
            for position, there in zip(positions, places, strict=True):
                weights = {n: ways * suspicions.get((other, n), 1.0) for n, ways in there.items()}
                total = sum(weights.values())
                found[other, position] = {n: weight / total for n, weight in weights.items()}
    return found
