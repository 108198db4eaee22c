"""Double Agent: the truth of one game."""

from __future__ import annotations

Cards = tuple[str, ...]
Delivery = tuple[int, int, tuple[int, int], tuple[int, int], int, Cards, Cards, Cards, Cards, int]
"""Agent, who took, tokens, loyalties, the pawn's space, documents of both, left, taken, points."""

Answer = tuple[int, int, str, tuple[int, ...], tuple[str, ...] | int]
"""Turn, who asked, `tip` or `crosscheck`, about which agents, and the answer."""


class State:
    """The truth of one game. A column is `seat * 6 + agent`; cards in columns are their names."""

    __slots__ = (
        "acting",
        "activated",
        "answers",
        "columns",
        "counters",
        "deliveries",
        "first",
        "hands",
        "live",
        "needed",
        "open",
        "out",
        "pawns",
        "phase",
        "piles",
        "seat",
        "seen",
        "tokens",
        "turns",
    )

    phase: int
    acting: tuple[int, ...]
    first: int
    seat: int
    """Whose turn it is, or -1."""
    turns: int
    """Turns completed, of both seats together."""
    live: int
    """The agents that have not delivered."""
    open: int
    """Those of them without a document whose back is `?`, which can still take one."""
    pawns: int
    activated: int
    counters: int
    """The +1 counters not yet placed."""
    seen: int
    """The documents that a tip has shown to the opponent: bit `column * 5 + place`."""
    needed: list[int]
    """How many documents make each agent deliver."""
    tokens: list[tuple[int, ...] | None]
    hands: list[int]
    piles: list[list[int]]
    """The kinds of the cards to draw, the top one last: it is taken off without a copy."""
    columns: list[tuple[str, ...]]
    out: tuple[tuple[int, str], ...]
    """The cards played as actions, with who played them."""
    answers: tuple[Answer, ...]
    deliveries: tuple[Delivery, ...]

    def pile(self, seat: int) -> tuple[int, ...]:
        """Return the kinds of the cards that a seat has to draw, top first."""
        return tuple(self.piles[seat][::-1])

    def clone(self) -> State:
        """Copy the state; nothing mutable is shared."""
        new = State.__new__(State)
        new.phase = self.phase
        new.acting = self.acting
        new.first = self.first
        new.seat = self.seat
        new.turns = self.turns
        new.live = self.live
        new.open = self.open
        new.pawns = self.pawns
        new.activated = self.activated
        new.counters = self.counters
        new.seen = self.seen
        new.needed = self.needed[:]
        new.tokens = self.tokens[:]
        new.hands = self.hands[:]
        new.piles = [self.piles[0][:], self.piles[1][:]]
        new.columns = self.columns[:]
        new.out = self.out
        new.answers = self.answers
        new.deliveries = self.deliveries
        return new
