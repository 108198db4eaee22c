"""Double Agent: what a seat knows, as the numbers that networks read (see `kernel.py`).

Agents are kept in the order of the rules; actions and observations have them in the seat's own
order, which for seat 1 begins at the other end of the line.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from filature.bots.network import flags, one_hot
from filature.core.events import Event
from filature.core.kernel import ONE
from filature.core.knowledge import Move
from filature.games.double_agent.lookup import (
    ARRANGEMENTS,
    DOUBLE_SHIFTS,
    PAIRS,
    RIDES,
    SHIFTS,
    Ride,
)
from filature.games.double_agent.rules import DoubleAgent
from filature.games.double_agent.state import COUNT, NEIGHBOURS, TOKENS
from filature.games.double_agent.thinking.followed import (
    BACKS,
    KINDS,
    TIP,
    UNKNOWN,
    UNSEEN,
    ZERO_SEVEN,
    Followed,
)

PERSONAL, TRAPPED = 5, 6
CROSSCHECK, NOSY, PRESSURE, BLACKMAIL, TURNCOAT, COURIER = range(8, 14)
SLOTS = 5
LAYS, TIPS, COUNTERS, CHECKS, EXCHANGES, RIDING, WASTE = 25, 109, 115, 121, 127, 133, 139
PUSHES, DOUBLES, NAMED, PLACES = 140, 152, 164, 170
"""The first action of each group, as in the kernel."""


class Encoder(Followed):
    """Follows what a seat is told, and puts it into numbers as the kernel does.

    `read` every event, then ask for `legal` actions and the `observation`, and `take` an action,
    until `move` has a decision.
    """

    def __init__(self, game: DoubleAgent, seat: int) -> None:
        super().__init__(game, seat)
        self.taken: tuple[int, ...] = ()

    def read(self, event: Event) -> None:
        """Learn from one event."""
        self.taken = ()
        super().read(event)

    # What may be done

    @property
    def owes(self) -> bool:
        """Whether this seat must act now."""
        if self.phase == "loyalty":
            return not self.placed
        return self.phase != "over" and self.mover == self.seat

    def steps(self, at: int, count: int) -> list[int]:
        """Return the ways in which a pawn can be moved: 0 toward oneself, 1 away."""
        lean = self.lean(self.order[at])
        return [way for way, can in enumerate((lean >= count, lean + count <= 3)) if can]

    def legal(self) -> list[int]:
        """Return the actions that this seat may take now, rising."""
        if not self.owes:
            return []
        order, taken = self.order, self.taken
        if self.phase == "loyalty":
            left = list(TOKENS)
            for action in taken:
                left.remove(action % 5 + 1)
            return [5 * len(taken) + token - 1 for token in sorted(set(left))]
        live = [at for at in range(COUNT) if self.live[order[at]]]
        if self.phase == "influence":
            return [NAMED + at for at in live if not self.activated[order[at]]]
        if taken:
            return self.legal_next(live)
        free = [at for at in range(COUNT) if self.free(order[at])]
        found: list[int] = []
        for kind in range(KINDS):
            if self.hand[kind]:
                agents = free if self.back_of[kind] == UNKNOWN else live
                found += [LAYS + COUNT * kind + at for at in agents]
        for kind, first, agents in (
            (TIP, TIPS, live),
            (NOSY, COUNTERS, live),
            (CROSSCHECK, CHECKS, live[:-1]),
            (TURNCOAT, EXCHANGES, live[:-1]),
        ):
            if self.hand[kind]:
                found += [first + at for at in agents]
        if self.hand[COURIER]:
            rides = [RIDING + at for at in live if self.slots(at)]
            found += rides or [WASTE]
        if self.hand[PRESSURE]:
            found += [PUSHES + 2 * at + way for at in live for way in self.steps(at, 1)]
        if self.hand[BLACKMAIL]:
            found += [
                DOUBLES + 2 * at + way
                for at in live
                for way in self.steps(at, 2 if at == live[-1] else 1)
            ]
        return found

    def legal_next(self, live: list[int]) -> list[int]:
        """Return the actions that may follow those taken, in a turn."""
        first = self.taken[0]
        if CHECKS <= first < RIDING:
            return [NAMED + at for at in live if at > (first - CHECKS) % COUNT]
        if first >= DOUBLES:
            begun, way = divmod(first - DOUBLES, 2)
            again = [PUSHES + 2 * begun + way] if way in self.steps(begun, 2) else []
            later = [at for at in live if at > begun]
            return again + [PUSHES + 2 * at + way for at in later for way in self.steps(at, 1)]
        begun = first - RIDING
        if len(self.taken) == 1:
            return [PLACES + slot for slot in self.slots(begun)]
        laid = self.own.columns[self.order[begun]][self.taken[1] - PLACES]
        return [
            NAMED + at
            for at in live
            if at != begun and (laid.back != UNKNOWN or self.free(self.order[at]))
        ]

    def slots(self, at: int) -> list[int]:
        """Return the places of own documents at an agent that a courier can move."""
        anywhere = any(self.free(agent) for agent in range(COUNT))
        column = self.own.columns[self.order[at]]
        return [slot for slot, laid in enumerate(column) if laid.back != UNKNOWN or anywhere]

    def take(self, action: int) -> None:
        """Take an action; several may make one decision."""
        self.taken = (*self.taken, action)

    @property
    def move(self) -> Move | None:
        """The decision that the actions taken make, as the engine has it."""
        taken, lookup, order = self.taken, self.game.lookup, self.order
        if not taken:
            return None
        if self.phase == "loyalty":
            if len(taken) < COUNT - 1:
                return None
            tokens = self.partial_tokens()
            tokens[order[-1]] = sum(TOKENS) - sum(tokens)
            return lookup.loyalties + ARRANGEMENTS.index(tuple(tokens))
        first, last = taken[0], taken[-1]
        if self.phase == "influence":
            return lookup.influences + order[first - NAMED]
        if first < TIPS:
            kind, at = divmod(first - LAYS, COUNT)
            return kind * COUNT + order[at]
        if first < CHECKS:
            kind, at = (TIP, first - TIPS) if first < COUNTERS else (NOSY, first - COUNTERS)
            return lookup.first_way[kind] + order[at]
        if first == WASTE:
            return lookup.first_way[COURIER] + len(RIDES)
        if PUSHES <= first < DOUBLES:
            return lookup.first_way[PRESSURE] + SHIFTS.index((self.shift(first - PUSHES),))
        if len(taken) == 1 or last >= PLACES:
            return None
        if first >= DOUBLES:
            (a, s), (b, t) = sorted((self.shift(first - DOUBLES), self.shift(last - PUSHES)))
            moves = ((a, s + t),) if a == b else ((a, s), (b, t))
            return lookup.first_way[BLACKMAIL] + DOUBLE_SHIFTS.index(moves)
        named = order[last - NAMED]
        if first >= RIDING:
            ride = Ride(order[first - RIDING], taken[1] - PLACES, named)
            return lookup.first_way[COURIER] + RIDES.index(ride)
        kind = CROSSCHECK if first < EXCHANGES else TURNCOAT
        one, two = sorted((order[(first - CHECKS) % COUNT], named))
        return lookup.first_way[kind] + PAIRS.index((one, two))

    def shift(self, number: int) -> tuple[int, int]:
        """Return an agent and signed steps as in a record."""
        at, away = divmod(number, 2)
        return self.order[at], 1 if bool(away) != bool(self.seat) else -1

    def push(self, agent: int, steps: int) -> int:
        """Return the number of a shift, by its direction alone."""
        return 2 * self.order[agent] + ((steps > 0) != bool(self.seat))

    def actions(self, move: int) -> list[int]:
        """Return the actions that make a decision of the engine's."""
        lookup, order = self.game.lookup, self.order
        if move < lookup.first_action:
            kind, agent = divmod(move, COUNT)
            return [LAYS + kind * COUNT + order[agent]]
        if move >= lookup.loyalties:
            tokens = ARRANGEMENTS[move - lookup.loyalties]
            return [5 * at + tokens[order[at]] - 1 for at in range(COUNT - 1)]
        if move >= lookup.influences:
            return [NAMED + order[move - lookup.influences]]
        card, way = lookup.actions[move - lookup.first_action]
        kind = card.kind
        if way is None:
            return [WASTE]
        chosen: Any = way
        match kind:
            case 7 | 9:
                return [(TIPS if kind == TIP else COUNTERS) + order[chosen]]
            case 8 | 12:
                one, two = sorted(order[agent] for agent in chosen)
                return [(CHECKS if kind == CROSSCHECK else EXCHANGES) + one, NAMED + two]
            case 10:
                return [PUSHES + self.push(*chosen[0])]
            case 11:
                twice = chosen * 2 if len(chosen) == 1 else chosen
                first, last = sorted(self.push(*shift) for shift in twice)
                return [DOUBLES + first, PUSHES + last]
        return [RIDING + order[chosen.origin], PLACES + chosen.place, NAMED + order[chosen.to]]

    def partial_tokens(self) -> list[int]:
        """Return this seat's tokens, with those being placed."""
        if self.phase != "loyalty" or self.placed:
            return self.tokens[:]
        tokens = [0] * COUNT
        for at, action in enumerate(self.taken):
            tokens[self.order[at]] = action % 5 + 1
        return tokens

    # What the network reads

    def observation(self) -> list[int]:
        """Return what this seat knows, agents in its own order."""
        tokens, own, other, order = self.partial_tokens(), self.own, self.other, self.order
        columns = [own.columns[agent] + other.columns[agent] for agent in range(COUNT)]
        beside = [any(not self.live[near] for near in NEIGHBOURS[a]) for a in range(COUNT)]
        missing = [
            4 + self.counters[agent] - beside[agent] - len(columns[agent]) if live else 0
            for agent, live in enumerate(self.live)
        ]
        numbers: list[int] = []
        for agent in order:
            numbers += one_hot(tokens[agent] - 1 if self.live[agent] else -1, 5)
        for agent in order:
            numbers += one_hot(self.lean(agent) if self.live[agent] else -1, 4)
        numbers += flags(self.live[agent] for agent in order)
        numbers += flags(self.free(agent) for agent in order)
        numbers += flags(self.activated[agent] for agent in order)
        numbers += flags(missing[agent] == 1 for agent in order)
        numbers += flags(missing[agent] == 2 for agent in order)
        numbers += flags(missing[agent] == 1 and not beside[agent] for agent in order)
        numbers += flags(agent in other.last_at for agent in order)
        numbers += flags(other.pulled[other.now[agent]] for agent in order)
        numbers += flags(other.asked[agent] for agent in order)
        numbers += flags(other.exchanged[agent] for agent in order)
        numbers += self.asked()
        numbers += flags((self.dealt and self.first == self.seat, self.game.backs_visible))
        numbers += one_hot(other.last, len(BACKS) + KINDS - TIP)
        numbers += one_hot(self.live.count(False), COUNT)
        numbers += self.loyalties(tokens)
        numbers += [10 * len(columns[agent]) for agent in order]
        numbers += [32 * self.counters[agent] for agent in order]
        numbers += self.own_documents() + self.other_documents()
        numbers += [max(-127, min(2 * other.hints[other.now[agent]], 127)) for agent in order]
        numbers += [16 * other.pushed[other.now[agent]] for agent in order]
        places = [own.now[agent] for agent in order]
        numbers += [16 * (own.pushed[place] + own.pulled[place]) for place in places]
        return numbers + self.cards() + self.progress() + self.courier_places()

    def asked(self) -> list[int]:
        """Return what this seat is asked, and what it has chosen of a decision."""
        taken = self.taken
        placing = self.phase == "loyalty"
        chosen = way = slot = pending = -1
        if placing:
            chosen = len(taken) if self.owes else -1
        elif taken:
            first = taken[0]
            if first >= DOUBLES:
                pending = 2
                chosen, way = divmod(first - DOUBLES, 2)
            else:
                chosen = (first - CHECKS) % COUNT
                pending = 0 if first < EXCHANGES else 1 if first < RIDING else 2 + len(taken)
                slot = taken[1] - PLACES if len(taken) > 1 else -1
        return [
            *flags((self.owes, placing, self.phase == "influence", self.phase == "over")),
            *one_hot(pending, 5),
            *one_hot(chosen, COUNT),
            *one_hot(way, 2),
            *one_hot(slot, SLOTS),
        ]

    def loyalties(self, tokens: Sequence[int]) -> list[int]:
        """Return what the other's tokens may be, what this seat would take, what its own seem."""
        order, tally = self.order, self.other.tally()
        shares: list[int] = []
        takes: list[list[list[int]]] = []
        for sums, total in ((tally.even, tally.number), (tally.weighed, tally.total)):
            rows = [sums[self.other.now[a]] if self.live[a] else [0] * 5 for a in order]
            shares += [ONE * part // total for row in rows for part in row]
            takes.append(
                [
                    [
                        ONE * sum(row[: max(bound, 0)]) // total
                        for bound in self.bounds(agent, tokens)
                    ]
                    for agent, row in zip(order, rows, strict=True)
                ]
            )
        own = self.own.tally()
        seem = [sum([(t + 1) * n for t, n in enumerate(row)]) for row in own.weighed]
        return [
            *shares,
            *(row[self.lean(agent)] for agent, row in zip(order, takes[0], strict=True)),
            *(share for row in takes[1] for share in row),
            *(12 * seem[self.own.now[a]] // own.total if self.live[a] else 0 for a in order),
        ]

    def bounds(self, agent: int, tokens: Sequence[int]) -> list[int]:
        """Return up to which token of the other this seat takes an agent, by the pawn's space."""
        if not self.dealt:
            return [0] * 4
        ahead = tokens[agent] + sum([laid.kind == PERSONAL for laid in self.own.columns[agent]])
        ahead -= sum([laid.kind == PERSONAL for laid in self.other.columns[agent]])
        return [ahead + 1 - space for space in range(4)]

    def own_documents(self) -> list[int]:
        """Return for each agent what own documents are worth, and what the other sees of them."""
        columns = [self.own.columns[agent] for agent in self.order]
        values = [[self.values[laid.kind] for laid in column] for column in columns]
        backs = [[laid.back for laid in column] for column in columns]
        kinds = [[laid.kind for laid in column] for column in columns]
        unseen = [
            [laid for laid in column if laid.back >= ZERO_SEVEN and not laid.seen]
            for column in columns
        ]
        return [
            *(min(4 * sum(row), 127) for row in values),
            *(9 * max(row, default=0) for row in values),
            *(16 * row.count(ZERO_SEVEN) for row in backs),
            *flags(PERSONAL in row for row in kinds),
            *flags(TRAPPED in row for row in kinds),
            *flags(UNKNOWN in row for row in backs),
            *(12 * len(row) for row in backs),
            *(16 * len(row) for row in unseen),
        ]

    def other_documents(self) -> list[int]:
        """Return for each agent the other's documents: backs, and what they may be worth."""
        columns = [self.other.columns[agent] for agent in self.order]
        rest = self.rest
        zero_seven, unknown = sum(rest[ZERO_SEVEN:TIP]), sum(rest[TIP:])
        worth = [count * value for count, value in zip(rest, self.values, strict=True)]
        numbers = [
            30 * sum([laid.back == back for laid in column])
            for back in range(len(BACKS))
            for column in columns
        ]
        value: list[int] = []
        personal: list[int] = []
        trapped: list[int] = []
        hidden: list[int] = []
        for column in columns:
            known = [laid.kind for laid in column if laid.kind != UNSEEN]
            backs = [laid.back for laid in column if laid.kind == UNSEEN]
            few, any_ = backs.count(ZERO_SEVEN), backs.count(UNKNOWN)
            likely = 4 * few * sum(worth[ZERO_SEVEN:TIP]) // max(zero_seven, 1)
            likely += 4 * any_ * sum(worth[TIP:]) // max(unknown, 1)
            value.append(min(4 * sum([self.values[kind] for kind in known]) + likely, 127))
            for kind, row in ((PERSONAL, personal), (TRAPPED, trapped)):
                row.append(ONE * known.count(kind) + ONE * few * rest[kind] // max(zero_seven, 1))
            hidden.append(16 * len(backs))
        return numbers + value + personal + trapped + hidden

    def cards(self) -> list[int]:
        """Return the cards in hand, in the pile, the other's not placed, its hand's backs."""
        numbers = [32 * n for row in (self.hand, self.pile, self.rest) for n in row]
        visible = self.game.backs_visible
        numbers += [12 * n if visible else 0 for n in self.other.hand_backs]
        numbers += [12 * self.own.hand_size, 12 * self.other.hand_size]
        numbers += [3 * self.own.pile_size, 3 * self.other.pile_size]
        return numbers if self.dealt else [0] * len(numbers)

    def progress(self) -> list[int]:
        """Return points, cards taken, turns, and how many pawns each may still pull."""
        own, other = self.own, self.other
        done = [(self.turns + (self.first == seat)) // 2 for seat in (self.seat, 1 - self.seat)]
        return [
            min(own.points, 127),
            min(other.points, 127),
            max(-127, min(4 * (own.points - other.points), 127)),
            4 * own.cards,
            4 * other.cards,
            min(2 * self.turns, 127),
            *(21 * max(3 - turns, 0) if self.dealt else 0 for turns in done),
        ]

    def courier_places(self) -> list[int]:
        """Return the documents among which a courier chooses."""
        values, special = [0] * SLOTS, [0] * SLOTS
        taken = self.taken
        if self.phase == "turn" and len(taken) == 1 and RIDING <= taken[0] < WASTE:
            for slot, laid in enumerate(self.own.columns[self.order[taken[0] - RIDING]]):
                values[slot] = 9 * self.values[laid.kind]
                marks = {PERSONAL: ONE, TRAPPED: -ONE}
                special[slot] = marks.get(laid.kind, 32 if laid.back == UNKNOWN else 0)
        return values + special


def supports(game: DoubleAgent) -> bool:
    """Tell whether networks know a set-up: those with the deck of `RULES.md`."""
    return game.options["deck"] is None
