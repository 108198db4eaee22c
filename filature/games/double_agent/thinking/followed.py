"""Double Agent: what a seat is told, followed event by event, for `encoder.py`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from filature.core.events import Event, Over
from filature.games.double_agent import events
from filature.games.double_agent.lookup import ARRANGEMENTS
from filature.games.double_agent.rules import FIRST_TURNS, DoubleAgent
from filature.games.double_agent.state import COUNT, DARK, HAND, START

KINDS, TIP = 14, 7
BACKS = ("2", "3", "4", "5", "0/7", "?")
ZERO_SEVEN, UNKNOWN = 4, 5
UNSEEN = -1
"""The kind of a document that is not known."""
DOCUMENT_HINT = (-6, -2, 3, 8, 0, 0)
PULL_HINT, PUSH_HINT = 6, 4


class Laid:
    """A document: its kind, or `UNSEEN`; its back; whether a tip has shown it."""

    __slots__ = ("back", "kind", "seen")

    def __init__(self, kind: int, back: int) -> None:
        self.kind, self.back, self.seen = kind, back, False


class Tally(NamedTuple):
    """How often each token is at each place, in all and weighed."""

    even: list[list[int]]
    number: int
    weighed: list[list[int]]
    total: int


class Known:
    """What is told of one seat; what is known of a token follows it (`now`)."""

    def __init__(self) -> None:
        self.columns: list[list[Laid]] = [[] for _ in range(COUNT)]
        self.arrangements: list[tuple[int, ...]] = list(ARRANGEMENTS)
        """Those of its tokens that agree with what the other seat was told."""
        self.now = list(range(COUNT))
        self.hints = [0] * COUNT
        self.pulled = [False] * COUNT
        self.pushed = [0] * COUNT
        self.asked = [False] * COUNT
        self.exchanged = [False] * COUNT
        self.last = -1
        self.last_at: set[int] = set()
        self.hand_size = self.pile_size = 0
        self.hand_backs = [0] * len(BACKS)
        self.points = self.cards = 0
        self.counted: tuple[tuple[int, ...], Tally] | None = None

    def keep(self, agents: Iterable[int], total: int) -> None:
        """Keep the arrangements with this sum at some agents."""
        places = [self.now[agent] for agent in agents]
        self.arrangements = [
            one for one in self.arrangements if sum([one[at] for at in places]) == total
        ]

    def tally(self) -> Tally:
        """Add up the arrangements, evenly and weighed by what the seat's acts hint at."""
        key = (len(self.arrangements), *self.hints)
        if self.counted is None or self.counted[0] != key:
            weights = self.weights()
            if self.counted is not None and self.counted[1].number == len(weights):
                even = self.counted[1].even
            else:
                even = add_up(self.arrangements, [1] * len(weights))
            self.counted = (
                key,
                Tally(even, len(weights), add_up(self.arrangements, weights), sum(weights)),
            )
        return self.counted[1]

    def weights(self) -> list[int]:
        """Weigh the arrangements: the more their tokens agree with the hints, the more."""
        m, n, o, p, q, r = self.hints
        points = [
            m * a + n * b + o * c + p * d + q * e + r * f for a, b, c, d, e, f in self.arrangements
        ]
        best = max(points)
        return [((32 - (best - n) % 16) << 7) >> min((best - n) // 16, 30) for n in points]


def add_up(arrangements: Sequence[Sequence[int]], weights: Sequence[int]) -> list[list[int]]:
    """Add up weights by place and token."""
    first, second, third, fourth, fifth, sixth = sums = [[0] * 6 for _ in range(COUNT)]
    for (a, b, c, d, e, f), weight in zip(arrangements, weights, strict=True):
        first[a] += weight
        second[b] += weight
        third[c] += weight
        fourth[d] += weight
        fifth[e] += weight
        sixth[f] += weight
    return [row[1:] for row in sums]


class Followed:
    """What one seat knows of a game, agents in the order of the rules."""

    def __init__(self, game: DoubleAgent, seat: int) -> None:
        self.game, self.seat = game, seat
        self.values = [card.value for card in game.deck]
        self.back_of = [BACKS.index(card.back) for card in game.deck]
        self.copies = [card.copies[seat] for card in game.deck]
        self.order = range(COUNT) if seat == 0 else range(COUNT - 1, -1, -1)
        """The agents in this seat's own order."""
        self.phase = "loyalty"
        self.mover = self.first = -1
        self.turns = 0
        self.tokens = [0] * COUNT
        self.placed = False
        self.dealt = False
        self.live = [True] * COUNT
        self.activated = [False] * COUNT
        self.pawns = list(START)
        self.counters = [0] * COUNT
        self.sides = (Known(), Known())
        self.own, self.other = self.sides[seat], self.sides[1 - seat]
        self.hand = [0] * KINDS
        self.pile = list(self.copies)
        self.rest = [card.copies[1 - seat] for card in game.deck]
        """The other's cards whose place is not known: not those laid with a number on the back."""

    def read(self, event: Event) -> None:
        """Learn from one event."""
        match event:
            case events.Loyalty(seat, tokens):
                if seat == self.seat and tokens is not None:
                    self.placed, self.tokens = True, list(tokens)
            case events.Dealt(seat, cards, backs, pile):
                self.deal(seat, cards, backs or {}, pile)
            case events.FirstPlayer(seat):
                self.phase, self.first, self.mover, self.dealt = "turn", seat, seat, True
            case events.Document(seat, id, back, agent):
                self.lay(seat, id, BACKS.index(back), agent)
            case events.Delivers(agent, tokens):
                self.live[agent], self.counters[agent] = False, 0
                for known, token in zip(self.sides, tokens, strict=True):
                    known.keep((agent,), token)
            case events.Revealed(seat, agent, cards):
                self.see(seat, agent, cards)
                self.sides[seat].columns[agent] = []
            case events.Taken(seat, _, _, _, _, cards, points):
                self.sides[seat].points += points
                self.sides[seat].cards += len(cards)
            case events.Influence(seat, agent):
                self.pull(seat, agent)
            case events.Drew(seat, id, back, pile):
                self.draw(seat, id, back, pile)
            case Over():
                self.phase = "over"
            case _:
                self.read_action(event)

    def read_action(self, event: Event) -> None:
        """Learn from a card played as an action."""
        match event:
            case events.Tip(seat, id, agent, documents):
                self.play(seat, id, (agent,))
                self.sides[seat].asked[agent] = True
                if documents is not None:
                    self.see(1 - seat, agent, documents)
                for laid in self.sides[1 - seat].columns[agent]:
                    laid.seen = True
            case events.Crosscheck(seat, id, agents, total):
                self.play(seat, id, agents)
                for agent in agents:
                    self.sides[seat].asked[agent] = True
                if total is None:
                    total = sum([self.tokens[agent] for agent in agents])
                self.sides[1 - seat].keep(agents, total)
            case events.Nosy(seat, id, agent):
                self.play(seat, id, (agent,))
                self.counters[agent] += 1
            case events.Pressed(seat, id, moves):
                self.play(seat, id, [agent for agent, _ in moves])
                known = self.sides[seat]
                for agent, steps in moves:
                    toward = steps if seat else -steps
                    self.pawns[agent] += steps
                    known.pushed[known.now[agent]] += toward
                    known.hints[known.now[agent]] += PUSH_HINT * toward
            case events.Turncoat(seat, id, agents):
                self.play(seat, id, agents)
                self.exchange(seat, *agents)
            case events.Courier(seat, id, origin, index, to):
                self.play(seat, id, (origin, to))
                known = self.sides[seat]
                laid = known.columns[origin].pop(index)
                known.columns[to].append(laid)
                known.hints[known.now[origin]] -= DOCUMENT_HINT[laid.back]
                known.hints[known.now[to]] += DOCUMENT_HINT[laid.back]
            case events.Wasted(seat, id):
                self.play(seat, id, ())

    def kind(self, id: str) -> int:
        """Return the kind of a card."""
        return self.game.lookup.cards[id].kind

    def deal(
        self, seat: int, cards: Sequence[str] | None, backs: dict[str, int], pile: int
    ) -> None:
        known = self.sides[seat]
        known.hand_size, known.pile_size = HAND, pile
        known.hand_backs = [backs.get(back, 0) for back in BACKS]
        if seat == self.seat:
            for id in cards or ():
                self.hand[self.kind(id)] += 1
                self.pile[self.kind(id)] -= 1

    def draw(self, seat: int, id: str | None, back: str | None, pile: int) -> None:
        """A card is drawn: at the latest then the turn has ended."""
        if self.phase == "influence":
            self.end_turn()
        known = self.sides[seat]
        known.hand_size += 1
        known.pile_size = pile
        if back is not None:
            known.hand_backs[BACKS.index(back)] += 1
        if seat == self.seat and id is not None:
            self.hand[self.kind(id)] += 1
            self.pile[self.kind(id)] -= 1

    def leave_hand(self, seat: int, kind: int, back: int) -> None:
        """A card leaves a hand; its turn ends, unless a pawn is still to be pulled."""
        known = self.sides[seat]
        known.hand_size -= 1
        known.hand_backs[back] -= 1
        if seat == self.seat:
            self.hand[kind] -= 1
        elif kind != UNSEEN:
            self.rest[kind] -= 1
        if self.turns < FIRST_TURNS:
            self.phase = "influence"
        else:
            self.end_turn()

    def lay(self, seat: int, id: str | None, back: int, agent: int) -> None:
        """A document is laid; a number on its back tells what it is."""
        known = self.sides[seat]
        kind = self.kind(id) if id is not None else back if back < ZERO_SEVEN else UNSEEN
        known.columns[agent].append(Laid(kind, back))
        known.hints[known.now[agent]] += DOCUMENT_HINT[back]
        known.last, known.last_at = back, {agent}
        self.leave_hand(seat, kind, back)

    def play(self, seat: int, id: str, agents: Iterable[int]) -> None:
        """A card is played as an action."""
        kind = self.kind(id)
        known = self.sides[seat]
        known.last, known.last_at = len(BACKS) + kind - TIP, set(agents)
        self.leave_hand(seat, kind, UNKNOWN)

    def see(self, seat: int, agent: int, cards: Sequence[str]) -> None:
        """This seat sees the documents of a seat at an agent."""
        for laid, id in zip(self.sides[seat].columns[agent], cards, strict=True):
            if laid.kind == UNSEEN:
                laid.kind = self.kind(id)
                self.rest[laid.kind] -= 1

    def exchange(self, seat: int, one: int, two: int) -> None:
        """Two tokens of a seat are exchanged."""
        known, tokens = self.sides[seat], self.tokens
        known.now[one], known.now[two] = known.now[two], known.now[one]
        known.exchanged[one] = known.exchanged[two] = True
        if seat == self.seat:
            tokens[one], tokens[two] = tokens[two], tokens[one]

    def pull(self, seat: int, agent: int) -> None:
        """A pawn is pulled."""
        known = self.sides[seat]
        self.pawns[agent] = min(max(self.pawns[agent] + (1 if seat else -1), 0), 3)
        self.activated[agent] = True
        known.pulled[known.now[agent]] = True
        known.hints[known.now[agent]] += PULL_HINT
        self.end_turn()

    def end_turn(self) -> None:
        self.phase = "turn"
        self.turns += 1
        self.mover = 1 - self.mover

    # What can be seen at once

    def free(self, agent: int) -> bool:
        """Tell whether an agent may still take a document with a `?` on its back."""
        laid = self.own.columns[agent] + self.other.columns[agent]
        return self.live[agent] and all(one.back != UNKNOWN for one in laid)

    def lean(self, agent: int) -> int:
        """Return a pawn's space, counted from this seat's own dark one."""
        return abs(DARK[self.seat] - self.pawns[agent])
