"""Double Agent: what can be deduced from a knowledge, and what can only be suspected.

**Certainty** follows from the rules alone. Tokens: every way that agrees with the sums told, the
tokens shown and the exchanges by `turncoat` is as likely as any other. Cards: every way to put the
unknown cards, each copy distinct, into the unknown places is as likely as any other
(`worlds` says why). So the shares below are exact, by counting: a place with a given back holds
each card of that back in proportion to the copies not yet seen.

`worlds` counts the distinct presents that `Game.worlds` would list, draw piles in order; `bits` is
the uncertainty over them, where a present counts as often as there are deals behind it.

**Suspicion** is about tokens, and comes from the model of `suspicion`: how a seat's documents and
pawns would have drawn it, with the parameters stated there. Without evidence it says so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import comb, factorial, log2, prod

import msgspec

from filature.core.knowledge import Knowledge
from filature.games.double_agent.rules import DoubleAgent
from filature.games.double_agent.state import COUNT
from filature.games.double_agent.thinking import suspicion as model
from filature.games.double_agent.worlds import (
    HiddenCards,
    SeatKnowledge,
    Tokens,
    possible_tokens,
    read_seats,
)

Shares = dict[str, float]
"""How likely each card is; they sum to 1."""


class DocumentBelief(msgspec.Struct, frozen=True):
    """A document not yet delivered: its back, and what it may be."""

    back: str
    cards: Shares


class HandBelief(msgspec.Struct, frozen=True):
    """One card that a hand may hold: how many copies are expected, and the chance of any."""

    card: str
    expected: float
    any: float


class SideBelief(msgspec.Struct, frozen=True):
    """What can be deduced of one seat. Lists are by agent; tokens are those now at the agents."""

    seat: int
    ways: int
    """How many arrangements of the loyalty tokens are left, of 360."""
    tokens: list[dict[int, float]]
    documents: list[list[DocumentBelief]]
    hand: list[HandBelief]
    worlds: int
    bits: float


class Certainty(msgspec.Struct, frozen=True):
    """What the rules alone imply."""

    worlds: int
    bits: float
    sides: list[SideBelief]


class SuspectedSide(msgspec.Struct, frozen=True):
    """What the acts of a seat suggest about its tokens; without evidence, nothing is listed."""

    seat: int
    evidence: bool
    tokens: list[dict[int, float]] = []
    bits: float | None = None
    """The uncertainty about the tokens that is left if the model is right."""


class Suspicion(msgspec.Struct, frozen=True):
    """What the model of how players act suggests, and its parameters."""

    evidence: bool
    sides: list[SuspectedSide]
    parameters: dict[str, float]


class Belief(msgspec.Struct, frozen=True):
    """What a viewer can believe: certainty and suspicion, never mixed."""

    viewer: int
    certainty: Certainty
    suspicion: Suspicion


def believe(knowledge: Knowledge) -> Belief:
    """Work out what a viewer can believe."""
    game = DoubleAgent(knowledge.seats, knowledge.options)
    sides, suspected = [], []
    for seat, known in enumerate(read_seats(game, knowledge)):
        ways = possible_tokens(known)
        sides.append(side_belief(game, known, seat, ways))
        suspected.append(suspected_side(game, knowledge, known, seat, ways))
    certainty = Certainty(
        prod(side.worlds for side in sides), sum(side.bits for side in sides), sides
    )
    parameters = {
        "taste": model.TASTE,
        "pull": model.PULL,
        "want": model.WANT,
        "slip": model.SLIP,
    }
    evidence = any(side.evidence for side in suspected)
    return Belief(knowledge.viewer, certainty, Suspicion(evidence, suspected, parameters))


def side_belief(
    game: DoubleAgent, known: SeatKnowledge, seat: int, ways: Sequence[Tokens]
) -> SideBelief:
    tokens = shares_now(known, ways, [1 / len(ways)] * len(ways))
    if not known.dealt:
        return SideBelief(
            seat, len(ways), tokens, [[] for _ in range(COUNT)], [], len(ways), log2(len(ways))
        )
    cards = Places(game, known, seat)
    return SideBelief(
        seat=seat,
        ways=len(ways),
        tokens=tokens,
        documents=[cards.column(agent) for agent in range(COUNT)],
        hand=cards.hand(),
        worlds=len(ways) * cards.count(),
        bits=log2(len(ways)) + cards.bits(),
    )


def shares_now(
    known: SeatKnowledge, ways: Sequence[Tokens], weights: list[float]
) -> list[dict[int, float]]:
    """Return how likely each token is now at each agent; nothing before they are placed."""
    if not known.chosen:
        return []
    found: list[dict[int, float]] = []
    for first in known.now:
        here: dict[int, float] = {}
        for way, weight in zip(ways, weights, strict=True):
            here[way[first]] = here.get(way[first], 0.0) + weight
        found.append(dict(sorted(here.items())))
    return found


def suspected_side(
    game: DoubleAgent,
    knowledge: Knowledge,
    known: SeatKnowledge,
    seat: int,
    ways: Sequence[Tokens],
) -> SuspectedSide:
    if len(ways) < 2:
        return SuspectedSide(seat, False)
    weights = model.weigh(game, knowledge.told, seat, ways)
    if max(weights) - min(weights) < 1e-9:
        return SuspectedSide(seat, False)
    return SuspectedSide(seat, True, shares_now(known, ways, weights), model.bits(weights))


class Places:
    """The places of a seat's cards: what each may hold, and in how many ways they can be filled.

    Of each back, n places on the table are not known, and the copies not known are shared out
    among them, the hand and the draw pile. Where backs in the hand are visible, so many of that
    back are in the hand; else the hand is any of the cards that are not on the table.
    """

    def __init__(self, game: DoubleAgent, known: SeatKnowledge, seat: int) -> None:
        self.known = known
        self.hidden = hidden = HiddenCards(game, known, seat)
        self.hand_known = hidden.hand is not None
        self.rest: dict[str, Counter[str]] = {}
        """The copies whose places are not known, by back."""
        piled = known.pile is not None
        for card, copies in (Counter() if piled else hidden.rest).items():
            self.rest.setdefault(hidden.back_of[card], Counter())[card] = copies
        self.laid = Counter(known.played_backs[at] for at in hidden.documents)
        self.sizes = {back: cards.total() for back, cards in self.rest.items()}
        self.free = sum(self.sizes.values()) - self.laid.total()
        """How many unknown cards are in the hand or the draw pile."""

    def column(self, agent: int) -> list[DocumentBelief]:
        """Return what the documents of the seat at an agent may be."""
        known = self.known
        return [
            DocumentBelief(known.played_backs[at], self.likely(known.played[at], at))
            for at in known.columns[agent]
        ]

    def likely(self, card: str | None, at: int) -> Shares:
        if card is not None:
            return {card: 1.0}
        cards = self.rest[self.known.played_backs[at]]
        return {one: copies / cards.total() for one, copies in cards.items()}

    def hand(self) -> list[HandBelief]:
        """Return which cards the hand may hold."""
        if self.hidden.hand is not None:
            held = Counter(self.hidden.hand)
            return [HandBelief(card, float(n), 1.0) for card, n in held.items()]
        found = []
        for back, cards in self.rest.items():
            for card, copies in cards.items():
                chances = self.held(back, copies)
                expected = sum(n * chance for n, chance in enumerate(chances))
                if expected:
                    found.append(HandBelief(card, float(expected), float(1 - chances[0])))
        return found

    def held(self, back: str, copies: int) -> list[Fraction]:
        """Return the chance of each number of copies in the hand, of a card with that back."""
        if self.hand_known:
            return [Fraction(1)]
        size = self.sizes[back]
        if self.hidden.hand_backs is not None:
            return drawn(size, copies, self.hidden.hand_backs[back])
        chances = [Fraction(0)] * (copies + 1)
        for off, chance in enumerate(drawn(size, copies, size - self.laid[back])):
            if not chance:
                continue
            for n, part in enumerate(drawn(self.free, off, self.hidden.hand_size)):
                chances[n] += chance * part
        return chances

    # Counting

    def count(self) -> int:
        """Count the distinct ways: documents by place, the hand without order, the pile in order.

        Of a kind with c copies, d on the table, h in the hand, p in the pile: `1 / (d! p!)` of the
        orders of table and pile are distinct. Summed for all kinds by how many are in the hand.
        """
        if self.hand_known and not self.rest:
            return 1
        backs = self.hidden.hand_backs
        by_hand = {0: Fraction(1)}
        for back, cards in self.rest.items():
            ways = self.ways_of_back(back, cards)
            if backs is not None:
                ways = {backs[back]: ways.get(backs[back], Fraction(0))}
            by_hand = product_of(by_hand, ways)
        size = 0 if self.hand_known else self.hidden.hand_size
        total = by_hand.get(size, Fraction(0)) * factorial(self.free - size)
        assert total.denominator == 1
        return total.numerator

    def ways_of_back(self, back: str, cards: Counter[str]) -> dict[int, Fraction]:
        """Return, by how many cards of a back are in the hand, the sum over its kinds."""
        split = {(0, 0): Fraction(1)}
        for copies in cards.values():
            after: dict[tuple[int, int], Fraction] = {}
            for (laid, held), ways in split.items():
                for d in range(copies + 1):
                    for h in range(1 if self.hand_known else copies - d + 1):
                        part = ways / (factorial(d) * factorial(copies - d - h))
                        key = laid + d, held + h
                        after[key] = after.get(key, Fraction(0)) + part
            split = after
        laid = self.laid[back]
        return {h: ways * factorial(laid) for (d, h), ways in split.items() if d == laid}

    def bits(self) -> float:
        """Return the uncertainty over the distinct ways, each as likely as the deals behind it.

        All ways to place copies are equally likely; a present with h of c copies in the hand has
        `c! / h!` of them behind it for that card.
        """
        if not self.rest:
            return 0.0
        backs = self.hidden.hand_backs
        physical = 1
        for back, size in self.sizes.items():
            physical *= factorial(size) // factorial(size - self.laid[back])
            if backs is not None:
                physical *= comb(size - self.laid[back], backs[back])
        size = 0 if self.hand_known else self.hidden.hand_size
        if not self.hand_known and backs is None:
            physical *= comb(self.free, size)
        physical *= factorial(self.free - size)
        found = log2(physical)
        for back, cards in self.rest.items():
            for copies in cards.values():
                for n, chance in enumerate(self.held(back, copies)):
                    found -= float(chance) * log2(factorial(copies) // factorial(n))
        return max(0.0, found)


def drawn(size: int, copies: int, taken: int) -> list[Fraction]:
    """Return the chance of each number of copies among so many cards taken from `size`."""
    total = comb(size, taken)
    return [
        Fraction(comb(copies, n) * comb(size - copies, taken - n), total)
        if n <= taken
        else Fraction(0)
        for n in range(copies + 1)
    ]


def product_of(one: dict[int, Fraction], two: dict[int, Fraction]) -> dict[int, Fraction]:
    found: dict[int, Fraction] = {}
    for a, x in one.items():
        for b, y in two.items():
            found[a + b] = found.get(a + b, Fraction(0)) + x * y
    return found
